"""Rage cards: drawn after a bad turn, kept face down, revealed at the start of one's own."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit, offer, pick
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.kinds import CARRY_FROM, CARRY_TO, DRAW_RAGE, KEEP_RAGE, NONE, OWN_RAGE
from apps.games.bang_dice.rules.seats import bits, is_limited, lives, plays_as, seat_after
from apps.games.bang_dice.rules.state import HAND, PIXIE, RAGE, Facts, State


def lay_rage(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The draw pile of all cards, face down."""
    for card in range(RAGE):
        s.rage_pile[card] = f.rage_cards[card]
        s.rage_left += f.rage_cards[card]


def take_rage(f: Facts, s: State, r: Replies, log: Log, clause: int, seat: int) -> None:
    """`seat` draws a card because of `clause`, Pixie Pete two of which he keeps one."""
    if not lives(s, seat) or is_limited(s, seat):
        return
    card = draw_card(f, s, r, log)
    if card == 0:
        emit(log, C.RAGE_NONE_LEFT, NOBODY, seat, 0, EVERYONE)
        return
    emit(log, clause, seat, seat, s.turn_lost[seat], EVERYONE)
    if plays_as(s, seat, PIXIE):
        second = draw_card(f, s, r, log)
        if second:
            card = choose_card(f, s, r, log, seat, card, second)
    hold_card(s, seat, card)
    emit(log, C.RAGE_FACE_DOWN, NOBODY, seat, card, 1 << seat)


def draw_card(f: Facts, s: State, r: Replies, log: Log) -> int:
    """The kind of the card drawn from the pile, laid anew from the discards when it is empty; 0 if there is none at all."""
    if s.rage_left == 0:
        for card in range(RAGE):
            s.rage_pile[card] = s.rage_out[card]
            s.rage_left += s.rage_out[card]
            s.rage_out[card] = 0
        if s.rage_left == 0:
            return 0
        emit(log, C.RAGE_RESHUFFLE, NOBODY, NOBODY, s.rage_left, EVERYONE)
    drawn = ask(f, s, r, DRAW_RAGE, CHANCE, 0, s.rage_left - 1, C.RAGE_DECK)
    card = 0
    while drawn >= s.rage_pile[card]:
        drawn -= s.rage_pile[card]
        card += 1
    s.rage_pile[card] -= 1
    s.rage_left -= 1
    return card


def choose_card(f: Facts, s: State, r: Replies, log: Log, seat: int, one: int, other: int) -> int:
    """Pixie Pete keeps one of two cards and shuffles the other back; nobody else sees either."""
    s.chooser, s.pair[0], s.pair[1] = seat + 1, one, other
    offer(r, 0)
    offer(r, 1)
    kept = pick(f, s, r, KEEP_RAGE, seat, C.POSSE_PIXIE_PETE)
    s.chooser, s.pair[0], s.pair[1] = 0, 0, 0
    s.rage_pile[one if kept else other] += 1
    s.rage_left += 1
    emit(log, C.POSSE_PIXIE_PETE, NOBODY, seat, 2, EVERYONE)
    return other if kept else one


def hold_card(s: State, seat: int, card: int) -> None:
    """Lay a card face down in front of `seat`."""
    s.rage[HAND * seat + s.rage_n[seat]] = card
    s.rage_n[seat] += 1


def give_card(s: State, seat: int, place: int) -> int:
    """Take away the card at `place` of a hand; its kind."""
    card = s.rage[HAND * seat + place]
    s.rage_n[seat] -= 1
    s.rage[HAND * seat + place] = s.rage[HAND * seat + s.rage_n[seat]]
    s.rage[HAND * seat + s.rage_n[seat]] = 0
    return card


def carry_card(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Pat Brennan may carry one card from anybody to anybody else."""
    takers = s.alive & ~s.limited
    offer(r, NONE)
    for seat in range(f.players):
        if s.rage_n[seat] and takers & ~(1 << seat):
            offer(r, seat)
    giver = pick(f, s, r, CARRY_FROM, s.seat, C.POSSE_PAT_BRENNAN)
    if giver == NONE:
        return
    emit(log, C.POSSE_PAT_BRENNAN, s.seat, giver, 1, EVERYONE)
    for seat in range(f.players):
        if seat != giver and (takers >> seat) & 1:
            offer(r, seat)
    taker = pick(f, s, r, CARRY_TO, s.seat, C.POSSE_PAT_BRENNAN)
    card = give_card(s, giver, place_carried(f, s, r, giver))
    hold_card(s, taker, card)
    emit(log, C.POSSE_PAT_BRENNAN_UNSEEN, s.seat, taker, s.rage_n[taker], EVERYONE)
    emit(log, C.RAGE_FACE_DOWN, NOBODY, taker, card, 1 << taker)


def place_carried(f: Facts, s: State, r: Replies, giver: int) -> int:
    """Which card of a hand: his own he knows, another's he takes unseen."""
    if giver != s.seat:
        return ask(f, s, r, DRAW_RAGE, CHANCE, 0, s.rage_n[giver] - 1, C.POSSE_PAT_BRENNAN)
    for place in range(s.rage_n[giver]):
        offer(r, place)
    return pick(f, s, r, OWN_RAGE, s.seat, C.POSSE_PAT_BRENNAN)


def discard_revealed(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The cards revealed this turn go to the discards."""
    cards = 0
    for card in range(RAGE):
        cards += s.revealed[card]
        s.rage_out[card] += s.revealed[card]
        s.revealed[card] = 0
    if cards:
        emit(log, C.RAGE_DISCARD, s.seat, NOBODY, cards, EVERYONE)


def discard_hand(f: Facts, s: State, r: Replies, log: Log, seat: int) -> int:
    """All cards held by `seat` go to the discards; how many there were."""
    cards = s.rage_n[seat]
    while s.rage_n[seat]:
        s.rage_out[give_card(s, seat, s.rage_n[seat] - 1)] += 1
    return cards


def draw_for_losses(f: Facts, s: State, r: Replies, log: Log) -> None:
    """At the end of a turn everybody who lost enough life points in it draws, clockwise from the player whose turn it was."""
    seat = s.seat
    for _ in range(f.players):
        if s.turn_lost[seat] >= f.rage_limit:
            take_rage(f, s, r, log, C.RAGE_TWO_POINTS, seat)
        seat = seat_after(f, seat)


def held_by_others(f: Facts, s: State, seat: int) -> int:
    """A bit mask of the seats other than `seat` that hold cards."""
    mask = 0
    for other in range(f.players):
        if other != seat and s.rage_n[other]:
            mask |= 1 << other
    return mask


def redeal_rage(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Shuffle the cards that `seat` may not know with the pile, and lay as many anew."""
    others = held_by_others(f, s, seat)
    if not bits(others):
        return
    for other in range(f.players):
        if (others >> other) & 1:
            for place in range(s.rage_n[other]):
                s.rage_pile[s.rage[HAND * other + place]] += 1
                s.rage_left += 1
    for other in range(f.players):
        if (others >> other) & 1:
            for place in range(s.rage_n[other]):
                s.rage[HAND * other + place] = draw_card(f, s, r, log)
