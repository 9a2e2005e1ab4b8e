"""Those who try to live: energy, death, and what they carry."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit
from apps.engine.contract import CHANCE, EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.ground import is_alive
from apps.games.dead_of_night.rules.kinds import DIE, DRAW_ITEM
from apps.games.dead_of_night.rules.state import (
    AWAY,
    AXE,
    BAT,
    BOX_OF_AMMUNITION,
    DECK,
    DISCARD,
    HAND,
    LYING,
    MOLOTOV,
    NAIL_GUN,
    PISTOL,
    STORED,
    Facts,
    State,
)


def die_roll(f: Facts, s: State, r: Replies, clause: int) -> int:
    """A roll of the die."""
    return ask(f, s, r, DIE, CHANCE, 1, f.faces, clause)


def gain(f: Facts, s: State, seat: int, more: int) -> int:
    """Energy gained, up to the limit; says how much."""
    more = min(more, f.energy_limit - s.energy[seat])
    more = max(more, 0)
    s.energy[seat] += more
    return more


def lose(f: Facts, s: State, log: Log, seat: int, loss: int, clause: int, cause: int) -> None:
    """Energy lost; without any left one dies. `cause` is the seat that made it happen."""
    if not is_alive(s, seat):
        return
    loss = min(loss, s.energy[seat])
    s.energy[seat] -= loss
    emit(log, clause, cause, seat, loss, EVERYONE)
    if s.energy[seat] <= 0:
        die(f, s, log, seat, C.ENERGY_DEATH)


def die(f: Facts, s: State, log: Log, seat: int, clause: int) -> None:
    """A player is dead: the pawn goes, the items stay."""
    emit(log, clause, NOBODY, seat, s.at[seat], EVERYONE)
    s.living &= ~(1 << seat)
    s.energy[seat] = 0
    leave_map(f, s, log, seat)


def leave_map(f: Facts, s: State, log: Log, seat: int) -> None:
    """Whoever dies or escapes leaves the seat in a vehicle, items and fires behind."""
    if s.riding[seat]:
        car = s.riding[seat] - 1
        if s.driver[car] == seat + 1:
            s.driver[car] = 0
        s.riding[seat] = 0
    for card in range(f.cards):
        if s.place[card] in (HAND + seat, STORED + seat):
            s.place[card] = LYING + s.at[seat]
    heir = next_alive(f, s, seat)
    if f.fire_still or heir < 0:
        return
    passed = 0
    for square in range(f.squares):
        if s.fire[square] == seat + 1:
            s.fire[square] = heir + 1
            passed += 1
    if passed:
        emit(log, C.FIRE_DEAD_OWNER, seat, heir, passed, EVERYONE)


def next_alive(f: Facts, s: State, seat: int) -> int:
    """The next living player on the map in the order of play, -1 if there is none."""
    for step in range(1, f.players):
        other = (seat + step) % f.players
        if is_alive(s, other):
            return other
    return -1


# Items


def holds(f: Facts, s: State, seat: int, kind: int) -> int:
    """A card of a kind in the hands of a seat, -1 if there is none."""
    for card in range(f.cards):
        if s.place[card] == HAND + seat and f.kind[card] == kind:
            return card
    return -1


def has(f: Facts, s: State, seat: int, kind: int) -> int:
    """A card of a kind that a seat holds or has stored, -1 if there is none."""
    for card in range(f.cards):
        if s.place[card] in (HAND + seat, STORED + seat) and f.kind[card] == kind:
            return card
    return -1


def hands_full(f: Facts, s: State, seat: int) -> int:
    """How many hands hold something."""
    full = 0
    for card in range(f.cards):
        if s.place[card] == HAND + seat:
            full += f.hands_for[f.kind[card]]
    return full


def stored(f: Facts, s: State, seat: int) -> int:
    """How many items are stored."""
    count = 0
    for card in range(f.cards):
        if s.place[card] == STORED + seat:
            count += 1
    return count


def can_hold(f: Facts, s: State, seat: int, card: int) -> bool:
    """Whether there is a free hand (or two) for a card; ammunition needs none."""
    return f.kind[card] == BOX_OF_AMMUNITION or hands_full(f, s, seat) + f.hands_for[f.kind[card]] <= f.hands


def take(f: Facts, s: State, log: Log, seat: int, card: int) -> None:
    """A card comes into a hand, or onto the square if there is none free; ammunition is noted at once."""
    if f.kind[card] == BOX_OF_AMMUNITION:
        s.ammunition[seat] += f.box_ammunition
        s.place[card] = DISCARD
        s.used |= 1 << BOX_OF_AMMUNITION
        emit(log, C.ITEMS_AMMUNITION, seat, NOBODY, f.box_ammunition, EVERYONE)
    elif can_hold(f, s, seat, card):
        s.place[card] = HAND + seat
    else:
        s.place[card] = LYING + s.at[seat]


def use_up(f: Facts, s: State, card: int) -> None:
    """A card is used up."""
    s.used |= 1 << f.kind[card]
    s.place[card] = AWAY if f.kind[card] == MOLOTOV else DISCARD


def draw_item(f: Facts, s: State, r: Replies, log: Log, clause: int, one_hand: int) -> int:
    """The top card of the item deck, -1 if there is none at all. `one_hand`: cards that take both hands are dealt anew."""
    size = deck_size(f, s, one_hand)
    if size == 0 and not one_hand:
        for card in range(f.cards):
            if s.place[card] == DISCARD:
                s.place[card] = DECK
                size += 1
        if size:
            emit(log, C.ITEMS_SEARCH_EMPTY, NOBODY, NOBODY, size, EVERYONE)
    if size == 0:
        return -1
    drawn = ask(f, s, r, DRAW_ITEM, CHANCE, 0, size - 1, clause)
    for card in range(f.cards):
        if s.place[card] == DECK and (not one_hand or f.hands_for[f.kind[card]] <= 1):
            if drawn == 0:
                return card
            drawn -= 1
    return -1


def deck_size(f: Facts, s: State, one_hand: int) -> int:
    """How many cards the item deck has."""
    size = 0
    for card in range(f.cards):
        if s.place[card] == DECK and (not one_hand or f.hands_for[f.kind[card]] <= 1):
            size += 1
    return size


def best_weapon(f: Facts, s: State, seat: int, low: int, high: int) -> int:
    """The card in hand, of kinds `low` to `high`, that adds most; -1 for none."""
    found, best = -1, 0
    for card in range(f.cards):
        if s.place[card] == HAND + seat and low <= f.kind[card] <= high and f.attack[f.kind[card]] > best:
            found, best = card, f.attack[f.kind[card]]
    return found


def close_weapon(f: Facts, s: State, seat: int) -> int:
    """The best weapon for close combat in hand."""
    return best_weapon(f, s, seat, BAT, AXE)


def gun(f: Facts, s: State, seat: int) -> int:
    """The best weapon for shooting in hand."""
    return best_weapon(f, s, seat, PISTOL, NAIL_GUN)


def worth(f: Facts, s: State, card: int) -> int:
    """What a weapon adds; a card that is none adds nothing."""
    if card < 0:
        return 0
    s.used |= 1 << f.kind[card]
    return f.attack[f.kind[card]]


def rival_fight(f: Facts, s: State, r: Replies, log: Log, one: int, other: int, extra: int, clause: int) -> int:
    """Two players fight: 1 if `one` wins, -1 if `other` does, 0 for a tie. `extra` is the value of what `one` throws, 0 for a weapon in hand."""
    first = die_roll(f, s, r, clause) + (extra if extra else worth(f, s, close_weapon(f, s, one)))
    second = die_roll(f, s, r, clause) + worth(f, s, close_weapon(f, s, other))
    emit(log, clause, one, other, first - second, EVERYONE)
    if first == second:
        return 0
    loser = other if first > second else one
    if not extra:
        lose(f, s, log, loser, f.rival_loss, C.RIVALS_FIGHT, one if loser == other else other)
    elif loser == one:
        lose(f, s, log, loser, f.rival_loss, C.RIVALS_FIGHT, other)
    return 1 if first > second else -1
