"""The rules of the coin duel."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick, poll, roll
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from coin_duel.rules import clauses as C
from coin_duel.rules.state import BID, DEAL, DICE, DIE, LEADER, RANKS, REROLL, SHOW, TARGET, Facts, State


def setup(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Coins, hidden cards, the first leader."""
    for rank in range(RANKS):
        s.bag[rank] = f.copies
    s.left = f.copies * RANKS
    for seat in range(f.players):
        s.coins[seat] = f.coins
        emit(log, C.SETUP_COINS, seat, NOBODY, f.coins, EVERYONE)
        draw_card(f, s, r, log, seat, C.SETUP_DEAL)
    s.leader = ask(f, s, r, LEADER, CHANCE, 0, f.players - 1, C.SETUP_LEADER)
    s.first = s.leader
    emit(log, C.SETUP_LEADER, s.leader, NOBODY, 0, EVERYONE)


def step(f: Facts, s: State, r: Replies, log: Log) -> None:
    """One round: bids, a duel, the next leader."""
    challenger = bidding(f, s, r, log)
    target = choose_target(f, s, r, log, challenger)
    total = throw(f, s, r, log, challenger)
    needed = f.needed + defence(f, s, r, log, target)
    winner = target
    clause = C.DUEL_LOST
    if total >= needed:
        winner = challenger
        clause = C.DUEL_WON
    s.coins[winner] += s.pot
    emit(log, clause, winner, NOBODY, s.pot, EVERYONE)
    s.pot = 0
    s.leader = (s.leader + 1) % f.players
    finish(f, s, log)


def bidding(f: Facts, s: State, r: Replies, log: Log) -> int:
    """Everybody bids in secret; the challenger is the highest bidder from the leader on."""
    poll(f, s, r, BID, (1 << f.players) - 1, 0, f.top_bid, C.BID_SECRET, s.bids)
    best = s.leader
    for k in range(f.players):
        seat = (s.leader + k) % f.players
        paid = min(s.bids[seat], s.coins[seat])
        s.coins[seat] -= paid
        s.pot += paid
        emit(log, C.BID_REVEAL, seat, NOBODY, s.bids[seat], EVERYONE)
        if s.bids[seat] > s.bids[best]:
            best = seat
    emit(log, C.BID_HIGHEST, best, NOBODY, s.bids[best], EVERYONE)
    return best


def choose_target(f: Facts, s: State, r: Replies, log: Log, challenger: int) -> int:
    """The challenger picks an opponent."""
    for seat in range(f.players):
        if seat != challenger:
            offer(r, seat)
    target = pick(f, s, r, TARGET, challenger, C.DUEL_TARGET)
    emit(log, C.DUEL_TARGET, challenger, target, 0, EVERYONE)
    return target


def throw(f: Facts, s: State, r: Replies, log: Log, challenger: int) -> int:
    """Roll, and roll again what the challenger likes."""
    roll(f, s, r, DIE, (1 << DICE) - 1, 1, f.faces, C.DUEL_ROLL, s.dice)
    emit(log, C.DUEL_ROLL, challenger, NOBODY, total_of(s), EVERYONE)
    for _ in range(f.rerolls):
        again = ask(f, s, r, REROLL, challenger, 0, (1 << DICE) - 1, C.DUEL_REROLL)
        if again == 0:
            return total_of(s)
        roll(f, s, r, DIE, again, 1, f.faces, C.DUEL_ROLL, s.dice)
        emit(log, C.DUEL_REROLL, challenger, NOBODY, total_of(s), EVERYONE)
    return total_of(s)


def total_of(s: State) -> int:
    """What the dice show together."""
    return s.dice[0] + s.dice[1] + s.dice[2]


def defence(f: Facts, s: State, r: Replies, log: Log, target: int) -> int:
    """The target may show a card for its rank, and then draws another."""
    if ask(f, s, r, SHOW, target, 0, 1, C.DUEL_SHOW) == 0:
        return 0
    rank = s.card[target]
    s.shown += 1
    emit(log, C.DUEL_SHOW, target, NOBODY, rank, EVERYONE)
    s.card[target] = 0
    s.bag[rank - 1] += 1
    s.left += 1
    draw_card(f, s, r, log, target, C.DUEL_NEW_CARD)
    return rank


def draw_card(f: Facts, s: State, r: Replies, log: Log, seat: int, clause: int) -> None:
    """Draw a card from the bag that only `seat` sees."""
    at = ask(f, s, r, DEAL, CHANCE, 0, s.left - 1, clause)
    rank = 0
    while at >= s.bag[rank]:
        at -= s.bag[rank]
        rank += 1
    s.bag[rank] -= 1
    s.left -= 1
    s.card[seat] = rank + 1
    emit(log, clause, seat, NOBODY, rank + 1, 1 << seat)


def finish(f: Facts, s: State, log: Log) -> None:
    """End the game after the last round, or when somebody is broke."""
    for seat in range(f.players):
        if s.coins[seat] == 0:
            s.over = C.END_BROKE
            emit(log, C.END_BROKE, seat, NOBODY, 0, EVERYONE)
    if s.over == 0 and s.step >= f.rounds:
        s.over = f.end_clause
        emit(log, f.end_clause, NOBODY, NOBODY, 0, EVERYONE)
    if s.over == 0:
        return
    most = 0
    for seat in range(f.players):
        most = max(most, s.coins[seat])
    for seat in range(f.players):
        if s.coins[seat] == most:
            s.winners |= 1 << seat


def redeal(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Deal anew what `seat` may not know: the others' cards, from those and the bag."""
    for other in range(f.players):
        if other != seat:
            s.bag[s.card[other] - 1] += 1
            s.left += 1
    for other in range(f.players):
        if other != seat:
            draw_card(f, s, r, log, other, C.SETUP_DEAL)
