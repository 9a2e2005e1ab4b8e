"""A turn: begin, roll and roll again, resolve the final dice in order. Each call of `step` plays one of these."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick, roll
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.arrows import take_rolled_arrows
from apps.games.bang_dice.rules.beer import count_beers, give_life, pour_beers
from apps.games.bang_dice.rules.dice import all_dice, burning, duel_dice, lit, packed, results, rolled
from apps.games.bang_dice.rules.duels import drink_whiskeys, open_duel, throw
from apps.games.bang_dice.rules.gatling import resolve_gatling
from apps.games.bang_dice.rules.hits import forget_hits, shed_arrows
from apps.games.bang_dice.rules.kinds import REROLL, ROLL_DIE, ROLL_DUEL_DIE
from apps.games.bang_dice.rules.life import lose, settle
from apps.games.bang_dice.rules.rage import carry_card, discard_revealed, draw_for_losses
from apps.games.bang_dice.rules.reveal import reveal_rage
from apps.games.bang_dice.rules.seats import is_limited, lives, plays_as
from apps.games.bang_dice.rules.shots import shoot
from apps.games.bang_dice.rules.special import turn_dice
from apps.games.bang_dice.rules.state import (
    ARROW,
    BEGIN,
    DUKE,
    DYNAMITE,
    FELL,
    GHOST,
    JACK,
    PAT,
    RESOLVE,
    ROLL,
    SID,
    STANDS,
    Facts,
    State,
)  # fmt: skip
from apps.games.bang_dice.rules.undead import break_out, draw_for_fallen, next_turn, shuffle_back, visit_boneyard
from apps.games.bang_dice.rules.wounds import cancel_results, heal_wounds


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Play on from one resting place to the next."""
    if s.phase == BEGIN:
        begin_turn(f, s, r, log)
    elif s.phase == ROLL:
        roll_dice(f, s, r, log)
    elif s.phase == RESOLVE:
        resolve(f, s, r, log)
    else:
        duel(f, s, r, log)


def begin_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Take up the dice, after what comes before them: the dead rise, cards are carried and revealed, life is given."""
    clear_table(f, s)
    if s.due:
        break_out(f, s, r, log, s.ended if f.nearest_to_ended else s.seat)
    if not lives(s, s.seat):
        visit_boneyard(f, s, r, log)
        if not lives(s, s.seat):
            pass_on(f, s, r, log)
            return
    s.turns += 1
    s.phase, s.rerolls, s.again = ROLL, f.rerolls, all_dice(f, s)
    emit(log, C.TURN_ORDER, s.seat, NOBODY, s.turns, EVERYONE)
    if plays_as(s, s.seat, DUKE):
        s.rerolls += f.duke_rerolls
    if plays_as(s, s.seat, SID):
        give_life(f, s, r, log)
    if f.rage:
        bring_rage(f, s, r, log)


def clear_table(f: Facts, s: State) -> None:
    """Nothing of the turn before stays."""
    for result in range(results(f, s)):
        s.dice[result] = 0
        s.chosen[result] = 0
    for seat in range(f.players):
        s.turn_lost[seat] = 0
    s.roller, s.stung, s.extra, s.void = STANDS, 0, 0, 0
    s.opponent, s.thrower, s.challenged, s.used, s.wounded = 0, 0, 0, 0, 0
    if f.undead:
        s.fallen_before = s.fallen_n


def bring_rage(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Pat Brennan carries a card first; then the player's own are revealed."""
    if plays_as(s, s.seat, PAT) and not f.pat_reveals_first:
        carry_card(f, s, r, log)
    reveal_rage(f, s, r, log)
    if s.over:
        return
    if not lives(s, s.seat):
        emit(log, C.RAGE_LAST_ARROW, s.seat, NOBODY, 0, EVERYONE)
        end_turn(f, s, r, log)
    elif plays_as(s, s.seat, PAT) and f.pat_reveals_first:
        carry_card(f, s, r, log)


def roll_dice(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Roll, take the arrows, and decide whether to roll again."""
    clause = C.TURN_REROLL if s.dice[0] else first_roll(f, s)
    throw_dice(f, s, r, log, clause)
    emit(log, clause, s.seat, NOBODY, packed(f, s, s.again), EVERYONE)
    take_rolled_arrows(f, s, r, log, s.seat, rolled(f, s, ARROW, s.again))
    if s.over:
        return
    if not lives(s, s.seat):
        if goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, f.attack_death_resolves):
            s.phase = RESOLVE
        else:
            end_turn(f, s, r, log)
        return
    turn_dice(f, s, r, log)
    if s.over or not lives(s, s.seat):
        if not s.over:
            end_turn(f, s, r, log)
        return
    s.again = dice_to_roll_again(f, s, r, log)
    if s.again:
        s.rerolls -= 1
    else:
        s.phase = RESOLVE


def first_roll(f: Facts, s: State) -> int:
    """The clause of a first roll: with duel dice among them, or with the fewer dice of a zombie."""
    if is_limited(s, s.seat):
        return C.UNDEAD_ZOMBIES_DICE
    return C.DUELS_ROLL if f.duels else C.TURN_ROLL


def throw_dice(f: Facts, s: State, r: Replies, log: Log, clause: int) -> None:
    """White dice show what they roll; what a black one shows stands in the facts."""
    black = s.again & duel_dice(f, s)
    roll(f, s, r, ROLL_DIE, s.again & ~black, 1, f.faces, clause, s.dice)
    if black:
        roll(f, s, r, ROLL_DUEL_DIE, black, 1, f.faces, clause, s.cast)
        for die in range(f.dice):
            if (black >> die) & 1:
                s.dice[die] = f.duel_faces[s.cast[die] - 1]


def dice_to_roll_again(f: Facts, s: State, r: Replies, log: Log) -> int:
    """A bit mask of the dice that the player rolls again; 0 where he stands or must."""
    dynamites = burning(f, s)
    if dynamites >= f.dynamite_limit:
        emit(log, why_third(f, s, dynamites), s.seat, NOBODY, dynamites, EVERYONE)
        return 0
    if s.rerolls == 0:
        emit(log, C.TURN_LAST_ROLL, s.seat, NOBODY, packed(f, s, all_dice(f, s)), EVERYONE)
        return 0
    again = ask_again(f, s, r, free_dice(f, s))
    if again == 0:
        emit(log, C.TURN_STAND, s.seat, NOBODY, packed(f, s, all_dice(f, s)), EVERYONE)
        return 0
    lifted = rolled(f, s, DYNAMITE, again)
    if lifted:
        emit(log, C.CHARACTERS_BLACK_JACK, s.seat, NOBODY, lifted, EVERYONE)
    if s.rerolls <= f.duke_rerolls and plays_as(s, s.seat, DUKE):
        emit(log, C.CHARACTERS_LUCKY_DUKE, s.seat, NOBODY, 0, EVERYONE)
    return again


def why_third(f: Facts, s: State, dynamites: int) -> int:
    """The clause by which there are too many dynamites: those of the dice, or with a card, or with a wound token."""
    if rolled(f, s, DYNAMITE, all_dice(f, s)) >= f.dynamite_limit:
        return C.DYNAMITE_THIRD
    return C.RAGE_DYNAMITE if dynamites - ((s.wounds[s.seat] >> DYNAMITE) & 1) >= f.dynamite_limit else C.WOUNDS_DYNAMITE


def free_dice(f: Facts, s: State) -> int:
    """A bit mask of the dice that may be rolled again: dynamite is locked, but not for Black Jack."""
    if plays_as(s, s.seat, JACK):
        return all_dice(f, s)
    free = 0
    for die in range(f.dice):
        if s.dice[die] != DYNAMITE:
            free |= 1 << die
    return free & all_dice(f, s)


def ask_again(f: Facts, s: State, r: Replies, free: int) -> int:
    """Any set of the free dice."""
    if free == all_dice(f, s):
        return ask(f, s, r, REROLL, s.seat, 0, free, C.TURN_REROLL)
    again = 0
    offer(r, again)
    while again != free:
        # The next greater set within the free dice.
        again = (again - free) & free
        offer(r, again)
    return pick(f, s, r, REROLL, s.seat, C.TURN_REROLL)


def resolve(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The final dice: dynamite, bull's-eyes, beer, gatling. Arrows have had their effect."""
    explode(f, s, r, log)
    if goes_on(f, s, r, log, C.DYNAMITE_DEATH, f.dynamite_death_resolves):
        spend_wounds(f, s, r, log)
        count_beers(f, s)
        shoot(f, s, r, log)
        if goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, f.attack_death_resolves):
            pour_beers(f, s, r, log)
            resolve_gatling(f, s, r, log)
    if not s.over:
        goes_on(f, s, r, log, C.ARROWS_ROLLER_DIES, 0)
        if not open_duel(f, s, r, log):
            end_turn(f, s, r, log)


def spend_wounds(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Wound tokens against results, and whiskey; a reading takes whiskey first."""
    if f.whiskey_first:
        drink_whiskeys(f, s, r, log)
    cancel_results(f, s, r, log)
    if not f.whiskey_first:
        drink_whiskeys(f, s, r, log)


def duel(f: Facts, s: State, r: Replies, log: Log) -> None:
    """One throw; a duel decided makes room for the next one."""
    if throw(f, s, r, log) or s.over:
        return
    s.phase = RESOLVE
    goes_on(f, s, r, log, C.DUELS_CHALLENGER_FALLS, f.fallen_challenges)
    if not open_duel(f, s, r, log):
        end_turn(f, s, r, log)


def explode(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The third dynamite costs its roller a life point; nobody killed him if it was his last."""
    if s.roller != STANDS or lit(f, s) < f.dynamite_limit:
        return
    forget_hits(f, s)
    emit(log, C.DYNAMITE_LOSS, NOBODY, s.seat, lose(f, s, s.seat, f.dynamite_loss), EVERYONE)
    settle(f, s, r, log, NOBODY)
    if not s.over and lives(s, s.seat):
        emit(log, C.DYNAMITE_SURVIVED, s.seat, NOBODY, 0, EVERYONE)
        shed_arrows(f, s, r, log)


def goes_on(f: Facts, s: State, r: Replies, log: Log, clause: int, resolves: int) -> bool:
    """Whether the roller's dice still have effect; a roller just eliminated is told so under `clause`, once."""
    if s.over or s.roller == FELL:
        return False
    if s.roller == GHOST or lives(s, s.seat):
        return True
    emit(log, clause, s.seat, NOBODY, resolves, EVERYONE)
    s.roller = GHOST if resolves else FELL
    return resolves == 1


def end_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Tokens and cards of the turn go back, who was hurt badly draws, and so do the eliminated."""
    if f.rage:
        heal_wounds(f, s, r, log)
        discard_revealed(f, s, r, log)
        draw_for_losses(f, s, r, log)
    if f.undead and not s.outbreak and s.fallen_n > s.fallen_before:
        draw_for_fallen(f, s, r, log, s.fallen_before)
    pass_on(f, s, r, log)


def pass_on(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The turn passes to the next player."""
    shuffle_back(f, s, r, log)
    s.phase = BEGIN
    if f.undead:
        s.ended = s.seat
    s.seat = next_turn(f, s)
