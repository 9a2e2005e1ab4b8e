"""What comes before the turns of a round: a new guard, the Chief's move, the Sucker, the vote."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, pick, poll
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.goods import gain_cash
from apps.games.alcatraz.rules.ground import all_tiles, chief_goes_to, has_room, roomy
from apps.games.alcatraz.rules.kinds import BALLOT, BREAK_TIE, FIRST, NEIGHBOUR, PLACE, SUCKER_BALLOT
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import all_seats, bits, candidates, is_sucker, nth_bit, seat_after, sentenced
from apps.games.alcatraz.rules.setup import restock
from apps.games.alcatraz.rules.state import BOOKMAKER, TURN, TWO_VOICES, VOTE, Facts, State


def begin_round(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The guards' phase, and the Sucker's."""
    s.round += 1
    s.phase = VOTE
    for _ in range(f.guard_entering):
        if not s.over:
            enter_guard(f, s, r, log)
    if s.over:
        return
    laid = restock(f, s)
    if laid:
        emit(log, C.ROUND_RESTOCK, NOBODY, NOBODY, laid, EVERYONE)
    if f.sucker and f.sucker_before:
        name_sucker(f, s, r, log)
    if s.chief:
        walk(f, s, r, log)
    if f.sucker and not f.sucker_before:
        name_sucker(f, s, r, log)


def enter_guard(f: Facts, s: State, r: Replies, log: Log) -> None:
    """One guard more, on a tile that has room."""
    tile = ask(f, s, r, PLACE, CHANCE, 0, f.tiles - 1, C.ROUND_GUARD)
    if not has_room(f, s, tile):
        tile = other_tile(f, s, r, log, tile)
    if tile < 0:
        return
    s.guards[tile] += 1
    s.guards_in += 1
    emit(log, C.ROUND_GUARD, NOBODY, NOBODY, tile, EVERYONE)
    counted = s.guards_in + (f.chief_own if f.chief_counts and s.chief else 0)
    if counted >= f.guard_fatal:
        s.over = C.ENDING_LOSS
        emit(log, C.ROUND_LAST_GUARD, NOBODY, NOBODY, s.guards_in, EVERYONE)
        emit(log, C.ENDING_LOSS, NOBODY, NOBODY, s.round, EVERYONE)


def other_tile(f: Facts, s: State, r: Replies, log: Log, tile: int) -> int:
    """Where a guard goes whose tile is full; -1 for nowhere. Drawing until a tile has room is drawing among those that have."""
    emit(log, C.ROUND_GUARD_OVERFLOW, NOBODY, NOBODY, tile, EVERYONE)
    room = roomy(f, s, s.near[tile] if f.overflow_neighbour else all_tiles(f))
    if f.overflow_lost or not room:
        return -1
    if f.overflow_neighbour:
        offer_bits(r, room)
        return pick(f, s, r, NEIGHBOUR, s.scapegoat - 1, C.ROUND_GUARD_OVERFLOW)
    return nth_bit(room, ask(f, s, r, PLACE, CHANCE, 0, bits(room) - 1, C.ROUND_GUARD_OVERFLOW))


def walk(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The Chief takes his step."""
    tile = chief_goes_to(f, s)
    higher = f.number[tile] > f.number[s.chief - 1]
    s.chief = tile + 1
    emit(log, C.CHIEF_HIGHER if higher else C.CHIEF_LOWEST, NOBODY, NOBODY, tile, EVERYONE)


def name_sucker(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The Sucker of this round: anybody at first, then the next to the left."""
    if s.sucker:
        s.sucker = 1 + seat_after(f, s.sucker - 1)
        emit(log, C.SUCKER_NEXT, NOBODY, s.sucker - 1, 0, EVERYONE)
        return
    mask = all_seats(f)
    if f.first_redraw:
        mask &= ~(1 << (s.scapegoat - 1))
    s.sucker = 1 + nth_bit(mask, ask(f, s, r, FIRST, CHANCE, 0, bits(mask) - 1, C.SUCKER_FIRST))
    emit(log, C.SUCKER_FIRST, NOBODY, s.sucker - 1, 0, EVERYONE)


# The vote


def vote(f: Facts, s: State, r: Replies, log: Log) -> None:
    """All vote at once, unseen; the most votes make the Scapegoat."""
    count_ballots(f, s, r, log)
    leaders, most = 0, 0
    for seat in range(f.players):
        votes = votes_for(f, s, seat)
        if votes > most:
            leaders, most = 0, votes
        if votes and votes == most:
            leaders |= 1 << seat
    elected = nth_bit(leaders, 0)
    if bits(leaders) > 1:
        elected = break_tie(f, s, r, log, leaders)
    s.in_a_row = s.in_a_row + 1 if s.scapegoat == elected + 1 else 1
    s.scapegoat = elected + 1
    emit(log, C.ROUND_ELECTED, NOBODY, elected, most, EVERYONE)
    if s.voice:
        s.voice = 0
        s.pile |= 1 << TWO_VOICES
    pay_bookmaker(f, s, r, log, elected)
    s.phase, s.seat, s.acted = TURN, elected, 0


def count_ballots(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Ask for the ballots, and open them together; the Sucker's stays in the fist until then."""
    standing = candidates(f, s)
    last = bits(standing) - 1
    voters = all_seats(f)
    hidden = 0
    if s.sucker:
        voters &= ~(1 << (s.sucker - 1))
        highest = last if f.must_vote else last + 1
        hidden = ask(f, s, r, SUCKER_BALLOT, s.sucker - 1, 0, highest, C.SUCKER_VOTES)
    poll(f, s, r, BALLOT, voters, 0, last, C.ROUND_VOTE, s.ballot)
    if s.sucker:
        s.ballot[s.sucker - 1] = hidden
    for seat in range(f.players):
        if s.ballot[seat] > last:
            s.ballot[seat] = 0
            emit(log, C.SUCKER_ABSTAIN, seat, NOBODY, 0, EVERYONE)
        else:
            s.ballot[seat] = 1 + nth_bit(standing, s.ballot[seat])
            emit(log, C.ROUND_VOTE, seat, s.ballot[seat] - 1, weight(f, s, seat), EVERYONE)


def weight(f: Facts, s: State, seat: int) -> int:
    """As how many votes the marker of `seat` counts."""
    return f.voices if s.voice == seat + 1 else 1


def votes_for(f: Facts, s: State, seat: int) -> int:
    """How many votes `seat` has."""
    votes = 0
    for voter in range(f.players):
        if s.ballot[voter] == seat + 1:
            votes += weight(f, s, voter)
    return votes


def break_tie(f: Facts, s: State, r: Replies, log: Log, leaders: int) -> int:
    """The old Scapegoat chooses one of those with the most votes."""
    chooser, clause = s.scapegoat - 1, C.ROUND_TIE
    if is_sucker(s, chooser):
        clause = C.SUCKER_OUTGOING_SCAPEGOAT
        if f.tie_next:
            chooser = seat_after(f, chooser)
    offer_bits(r, leaders)
    elected = pick(f, s, r, BREAK_TIE, chooser, clause)
    emit(log, clause, chooser, elected, 0, EVERYONE)
    return elected


def pay_bookmaker(f: Facts, s: State, r: Replies, log: Log, elected: int) -> None:
    """Whoever is in for betting earns by a right vote for another."""
    for seat in range(f.players):
        if sentenced(f, s, seat, BOOKMAKER) and s.ballot[seat] == elected + 1 and seat != elected:
            emit(log, C.CONVICTED_BOOKMAKER, NOBODY, seat, gain_cash(f, s, seat, f.bookmaker_cash), EVERYONE)
