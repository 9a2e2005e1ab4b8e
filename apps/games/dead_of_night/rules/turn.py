"""From one resting place to the next."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, poll
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.actions import act
from apps.games.dead_of_night.rules.cards import draw_event, read_text
from apps.games.dead_of_night.rules.combat import attacked
from apps.games.dead_of_night.rules.dead import ask_lean, enter, move_all, rush
from apps.games.dead_of_night.rules.ending import end_card, judge
from apps.games.dead_of_night.rules.ground import is_alive, on_map
from apps.games.dead_of_night.rules.harm import blast, explodes, settle
from apps.games.dead_of_night.rules.kinds import INTERRUPT_NOW, NO, YES
from apps.games.dead_of_night.rules.people import die, lose, next_alive
from apps.games.dead_of_night.rules.setup import lay_out
from apps.games.dead_of_night.rules.spreading import find_blazes, spread
from apps.games.dead_of_night.rules.state import (
    ACT,
    ATTACKED,
    BETWEEN,
    CARD,
    DEAL,
    DRAUGHT,
    DRAUGHTS,
    END,
    END_CARD,
    FIRES,
    HAND,
    INTERRUPT,
    SCREAM,
    STORED,
    SYMBOLS,
    TEXT,
    VEHICLES,
    WALK,
    Facts,
    State,
)
from apps.games.dead_of_night.rules.walking import walk


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Play on from one resting place to the next."""
    if s.phase <= DEAL:
        lay_out(f, s, r, log)
        return
    if s.phase == ACT:
        if act(f, s, r, log, s.actor):
            s.phase = INTERRUPT if s.interrupting else END
        elif s.interrupting and s.phase == ACT and s.actions <= 0:
            s.phase = INTERRUPT
    elif s.phase == WALK:
        walk(f, s, r, log, s.actor)
    else:
        go_on(f, s, r, log)
    if not s.over:
        judge(f, s, log)
    if not s.over and s.phase in (ACT, WALK) and not is_alive(s, s.actor):
        s.phase = INTERRUPT if s.interrupting else END


def go_on(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The parts of a turn before and after its actions."""
    if s.phase == FIRES:
        spread_next(f, s, r, log)
    elif s.phase == CARD:
        card(f, s, r, log)
    elif s.phase == SYMBOLS:
        symbol(f, s, r, log)
    elif s.phase == TEXT:
        text(f, s, r, log)
    elif s.phase == DRAUGHTS:
        draught(f, s, r, log)
    elif s.phase == ATTACKED:
        attack(f, s, r, log)
    elif s.phase == END:
        end_turn(f, s, r, log)
    elif s.phase == BETWEEN:
        between(f, s, r, log)
    else:
        next_interrupt(f, s)


def begin_turn(f: Facts, s: State, log: Log) -> None:
    """A turn begins; what counted for the last is forgotten."""
    s.turn += 1
    s.actor = s.seat
    s.rolled, s.acted, s.gone, s.driven, s.owes, s.interrupting = 0, 0, 0, 0, 0, 0
    s.interrupts[s.seat] = 0
    s.actions = max(0, f.actions - s.debt[s.seat])
    s.debt[s.seat] = 0
    if s.dark == s.seat + 1:
        s.dark = 0
    for square in range(f.squares):
        s.fought[square] = 0
    for car in range(VEHICLES):
        s.moved[car] &= ~1
    emit(log, C.TURN_ORDER, s.seat, NOBODY, s.turn, EVERYONE)


def spread_next(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Begin the turn, or let one of the fires spread."""
    if s.fires_left == 0:
        begin_turn(f, s, log)
        s.asked = 0
        s.fires_left = 1
        s.blazes = 0
        if f.with_fire:
            find_blazes(f, s, s.seat)
    if s.fires_left <= s.blazes:
        number = s.fires_left
        s.fires_left += 1
        spread(f, s, r, log, s.seat, number, f.spread)
    if s.fires_left > s.blazes:
        s.fires_left = 0
        s.phase = CARD if is_alive(s, s.seat) else END


def card(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Draw the top event card."""
    s.card = draw_event(f, s, r)
    s.drawn |= 1 << s.card
    s.symbols = f.symbols[s.card]
    emit(log, C.TURN_CARD, s.seat, NOBODY, s.card, EVERYONE)
    if s.card == END_CARD:
        end_card(f, s, log)
        return
    s.phase = SYMBOLS if s.symbols else TEXT


def symbol(f: Facts, s: State, r: Replies, log: Log) -> None:
    """New zombies, and a step for all; then they try the barricades."""
    enter(f, s, log)
    ask_lean(f, s, r)
    for _ in range(f.zombie_steps):
        move_all(f, s, r, log, on_map(s))
    rush(f, s, r, log)
    s.symbols -= 1
    if s.symbols <= 0:
        s.phase = TEXT


def text(f: Facts, s: State, r: Replies, log: Log) -> None:
    """What is written on the card; players may have died meanwhile."""
    s.phase = ATTACKED
    if s.card == DRAUGHT:
        s.phase, s.spread_by, s.queue_at = DRAUGHTS, s.seat, 0
    elif is_alive(s, s.seat):
        if s.card == SCREAM:
            ask_lean(f, s, r)
        read_text(f, s, r, log, s.seat)


def draught(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Every fire gets tokens, laid by its owner; one owner after the other."""
    owner = (s.seat + s.queue_at) % f.players
    s.queue_at += 1
    if is_alive(s, owner):
        find_blazes(f, s, owner)
        for number in range(1, s.blazes + 1):
            spread(f, s, r, log, owner, number, f.draught)
    if s.queue_at >= f.players:
        s.queue_at = 0
        s.phase = ATTACKED


def attack(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The zombies in contact attack; then the actions begin."""
    if not f.attack_nobody:
        attacked(f, s, r, log, s.seat)
        if f.attack_everybody:
            for at in range(1, f.players):
                attacked(f, s, r, log, (s.seat + at) % f.players)
    s.phase = ACT
    seat = s.seat
    if not is_alive(s, seat):
        return
    s.owes = 1 if s.riding[seat] == 0 and s.fire[s.at[seat]] else 0
    if s.riding[seat] and s.driver[s.riding[seat] - 1] == 0:
        s.driver[s.riding[seat] - 1] = seat + 1
        emit(log, C.VEHICLES_DRIVER, seat, NOBODY, s.riding[seat] - 1, EVERYONE)


def end_turn(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Fire, cylinders in it, and bites."""
    seat = s.seat
    if is_alive(s, seat) and s.riding[seat] == 0 and s.fire[s.at[seat]] and not f.no_end_loss:
        lose(f, s, log, seat, f.fire_loss, C.FIRE_END_LOSS, NOBODY)
    if f.with_fire:
        for card in range(f.cards):
            bearer = (s.place[card] - HAND) % (STORED - HAND)
            carried = HAND <= s.place[card] < STORED + f.players and explodes(f, f.kind[card]) and bearer < f.players
            if carried and is_alive(s, bearer) and s.riding[bearer] == 0 and s.fire[s.at[bearer]]:
                emit(log, C.CANISTER_CARRIED, NOBODY, bearer, f.kind[card], EVERYONE)
                blast(f, s, r, log, card, s.at[bearer], s.seat if f.blast_active else s.fire[s.at[bearer]] - 1)
        settle(f, s, r, log)
    if s.bite[seat] and is_alive(s, seat):
        s.bite[seat] -= 1
        if s.bite[seat] == 0:
            die(f, s, log, seat, C.COMBAT_BITTEN)
    for car in range(VEHICLES):
        if s.driver[car] == seat + 1 and not s.moved[car] & 1:
            s.moved[car] = 0
    s.phase = BETWEEN


def between(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Between two turns the others may interrupt."""
    able = 0
    for seat in range(f.players):
        if seat != s.seat and is_alive(s, seat) and s.interrupts[seat] < f.interrupts and s.debt[seat] == 0:
            able |= 1 << seat
    s.wanting, s.queue_at = 0, 0
    if able:
        poll(f, s, r, INTERRUPT_NOW, able, NO, YES, C.TURN_INTERRUPT, s.dice)
        for seat in range(f.players):
            if (able >> seat) & 1 and s.dice[seat] == YES:
                s.wanting |= 1 << seat
            s.dice[seat] = 0
    s.phase = INTERRUPT


def next_interrupt(f: Facts, s: State) -> None:
    """The next who interrupts, in the order of play, or the next turn."""
    s.interrupting, s.gone, s.owes = 0, 0, 0
    while s.wanting and s.queue_at < f.players:
        s.queue_at += 1
        seat = (s.seat + s.queue_at) % f.players
        if (s.wanting >> seat) & 1:
            s.wanting &= ~(1 << seat)
            if is_alive(s, seat):
                s.actor, s.interrupting, s.actions, s.acted = seat, 1, 1, 0
                s.interrupts[seat] += 1
                s.phase = ACT
                return
    s.queue_at = 0
    after = next_alive(f, s, s.seat)
    if after >= 0:
        s.seat = after
    s.phase = FIRES
