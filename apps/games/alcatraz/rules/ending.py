"""Whether the escape succeeds, and who is left behind."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, pick, poll
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.kinds import SPARE, SPARE_TIE
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.sets import all_letters, all_seats, bits, nth_bit, seat_after
from apps.games.alcatraz.rules.state import Facts, State


def letters_without(f: Facts, s: State, left: int) -> int:
    """The letters that all but `left` (-1: nobody) have together."""
    mask = 0
    for seat in range(f.players):
        if seat != left:
            mask |= s.letters[seat]
    return mask


def spared(f: Facts, s: State) -> int:
    """A bit mask of those without whom every letter is there."""
    mask = 0
    for seat in range(f.players):
        if letters_without(f, s, seat) == all_letters():
            mask |= 1 << seat
    return mask


def judge(f: Facts, s: State, r: Replies, log: Log) -> None:
    """End the game if the plan is complete without somebody."""
    can_stay = spared(f, s)
    if not can_stay:
        if letters_without(f, s, -1) == all_letters():
            emit(log, C.ENDING_NOBODY_CAN_STAY, NOBODY, NOBODY, 0, EVERYONE)
        return
    stays = left_behind(f, s, r, log, can_stay)
    s.over = C.ENDING_SUCCESS
    s.winners = all_seats(f) & ~(1 << stays)
    emit(log, C.ENDING_SUCCESS, NOBODY, stays, s.round, EVERYONE)


def left_behind(f: Facts, s: State, r: Replies, log: Log, can_stay: int) -> int:
    """Who stays: the Scapegoat if he can be spared, else another; by a variant whoever has the fewest counters."""
    scapegoat = s.scapegoat - 1
    if f.plan_g:
        stays = fewest(f, s, all_seats(f) if f.fewest_of_all else can_stay, 1)
        emit(log, C.PLAN_G_STAYS, NOBODY, stays, s.counters[stays], EVERYONE)
        return stays
    if (can_stay >> scapegoat) & 1:
        emit(log, C.ENDING_SCAPEGOAT_STAYS, NOBODY, scapegoat, 0, EVERYONE)
        return scapegoat
    emit(log, C.ENDING_NEEDED_SCAPEGOAT, NOBODY, scapegoat, 0, EVERYONE)
    if f.stays_vote:
        stays = voted_out(f, s, r, log, can_stay)
    elif f.stays_seat_order:
        stays = first_left(f, s, can_stay)
    else:
        stays = fewest(f, s, can_stay, 0)
    emit(log, C.ENDING_OTHER_STAYS, NOBODY, stays, bits(s.letters[stays]), EVERYONE)
    return stays


def fewest(f: Facts, s: State, among: int, by_counters: int) -> int:
    """Of `among` the one with the fewest counters (then the Scapegoat), the fewest letters, first to the left of the Scapegoat."""
    best, found = -1, 0
    seat = s.scapegoat - 1
    for place in range(f.players):
        seat = seat_after(f, seat)
        if (among >> seat) & 1:
            worth = bits(s.letters[seat]) * 8 + place
            if by_counters:
                worth += s.counters[seat] * 1024 + (0 if s.scapegoat == seat + 1 else 512)
            if best < 0 or worth < best:
                best, found = worth, seat
    return found


def first_left(f: Facts, s: State, among: int) -> int:
    """Of `among` the first to the left of the Scapegoat."""
    seat = seat_after(f, s.scapegoat - 1)
    while not (among >> seat) & 1:
        seat = seat_after(f, seat)
    return seat


def voted_out(f: Facts, s: State, r: Replies, log: Log, among: int) -> int:
    """Those who are needed vote among the others; the Scapegoat breaks a tie."""
    voters = all_seats(f) & ~among
    poll(f, s, r, SPARE, voters, 0, bits(among) - 1, C.ENDING_OTHER_STAYS, s.ballot)
    leaders, most = 0, 0
    for at in range(bits(among)):
        votes = 0
        for voter in range(f.players):
            if (voters >> voter) & 1 and s.ballot[voter] == at:
                votes += 1
        if votes > most:
            leaders, most = 0, votes
        if votes and votes == most:
            leaders |= 1 << nth_bit(among, at)
    for voter in range(f.players):
        s.ballot[voter] = 1 + nth_bit(among, s.ballot[voter]) if (voters >> voter) & 1 else 0
    if bits(leaders) == 1:
        return nth_bit(leaders, 0)
    offer_bits(r, leaders)
    return pick(f, s, r, SPARE_TIE, s.scapegoat - 1, C.ENDING_OTHER_STAYS)
