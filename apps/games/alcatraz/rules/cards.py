"""Blackmail: playing a card, what each does, and putting cards back under the deck."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.deck import lay_under
from apps.games.alcatraz.rules.goods import gain_cash, hand_over, has_slot, items_of
from apps.games.alcatraz.rules.ground import all_tiles, enterable, roomy, shift_guard
from apps.games.alcatraz.rules.kinds import (
    ANOTHER,
    BACK,
    CARD,
    CHIEF_TO,
    DEBT_GIVE,
    DEBT_TAKE,
    GO,
    GUARD_FROM,
    GUARD_TO,
    HELD,
    LOOT,
    NOTHING,
    NOWHERE,
    PAWN,
)
from apps.games.alcatraz.rules.location import has_effect, open_tasks
from apps.games.alcatraz.rules.offers import offer_bits
from apps.games.alcatraz.rules.places import move_task, use_location
from apps.games.alcatraz.rules.sets import seat_after
from apps.games.alcatraz.rules.sides import LOOK_FILE, begin_look
from apps.games.alcatraz.rules.state import (
    ANONYMOUS_NOTE,
    BORROWED_FILE,
    CHANGE_OF_PLANS,
    DOUBLE_SHIFT,
    FORCED_FAVOUR,
    FRIENDLY_GUARD,
    HIDDEN_STASH,
    HUSH_MONEY,
    LOOKOUT,
    LOOSE_TALK,
    OFF_DUTY,
    OLD_DEBT,
    PEEK,
    PUT_BACK,
    TIP_OFF,
    TRANSFER,
    TUNNELS,
    TWO_VOICES,
    Facts,
    State,
)
from apps.games.alcatraz.rules.usage import entry_cost, open_uses


def playable(f: Facts, s: State, seat: int, card: int) -> bool:
    """Whether a blackmail card would have its effect."""
    if card in (HIDDEN_STASH, HUSH_MONEY, OLD_DEBT, LOOSE_TALK):
        return marks_of(f, s, seat, card) != 0
    if card in (LOOKOUT, FORCED_FAVOUR, TRANSFER):
        return pawns_of(f, s, seat, card) != 0
    if card == ANONYMOUS_NOTE:
        return note_sources(f, s) != 0
    if card == BORROWED_FILE:
        return s.deck_n > 0
    if card == CHANGE_OF_PLANS:
        return open_tasks(f, s) != 0
    if card == OFF_DUTY:
        return s.off_duty == 0
    if card == FRIENDLY_GUARD:
        return s.friendly == 0
    return True


def marks_of(f: Facts, s: State, seat: int, card: int) -> int:
    """The prisoners from whom a card can take something."""
    found = 0
    for other in range(f.players):
        if other == seat:
            continue
        if card == HUSH_MONEY:
            fits = s.cash[other] > 0 and s.cash[seat] < f.cash_max
        elif card == LOOSE_TALK:
            fits = s.hand_n[other] > 0
        elif card == OLD_DEBT:
            fits = items_of(s, other) != 0 and items_of(s, seat) != 0
        else:
            fits = items_of(s, other) != 0 and has_slot(f, s, seat)
        if fits:
            found |= 1 << other
    return found


def pawns_of(f: Facts, s: State, seat: int, card: int) -> int:
    """The prisoners whose pawn a card can use."""
    found = 0
    for other in range(f.players):
        if card == TRANSFER:
            if elsewhere(f, s, other):
                found |= 1 << other
        elif other != seat:
            if card == LOOKOUT:
                if enterable(f, s, s.near[s.place[other]]):
                    found |= 1 << other
            elif favour_open(f, s, seat, s.place[other], s.points - f.action_cost):
                found |= 1 << other
    return found


def elsewhere(f: Facts, s: State, seat: int) -> int:
    """The prisoners on other tiles than `seat`."""
    mask = 0
    for other in range(f.players):
        if s.place[other] != s.place[seat]:
            mask |= 1 << other
    return mask


def favour_open(f: Facts, s: State, seat: int, tile: int, points: int) -> bool:
    """Whether `seat` can use the location of another prisoner with these points."""
    if not has_effect(f, s, seat, tile):
        return False
    if tile == TUNNELS and s.side[tile]:
        return open_uses(f, s, seat, points) != 0
    return entry_cost(f, s, tile) <= points


def note_sources(f: Facts, s: State) -> int:
    """The tiles from which a guard can be written away to some other tile with room."""
    found, room = 0, roomy(f, s, all_tiles(f))
    for tile in range(f.tiles):
        if s.guards[tile] and room & ~(1 << tile):
            found |= 1 << tile
    return found


def play_card(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Choose a card that can be played, or think better of it; then do what it says."""
    seat = s.seat
    offer(r, NOTHING)
    for card in range(1, f.blackmail + 1):
        if (s.hand[seat] >> card) & 1 and playable(f, s, seat, card):
            offer(r, card)
    card = pick(f, s, r, CARD, seat, C.BLACKMAIL_PLAY)
    if card == NOTHING:
        s.balked = 1
        return
    s.points -= f.action_cost
    s.hand[seat] &= ~(1 << card)
    s.hand_n[seat] -= 1
    s.played |= 1 << card
    if card == TWO_VOICES:
        s.voice = seat + 1
    else:
        s.pile |= 1 << card
    emit(log, C.ACTIONS_BLACKMAIL, seat, NOBODY, card, EVERYONE)
    do_card(f, s, r, log, seat, card)


def do_card(f: Facts, s: State, r: Replies, log: Log, seat: int, card: int) -> None:
    """What a card does."""
    if card in (HIDDEN_STASH, HUSH_MONEY, OLD_DEBT, LOOSE_TALK):
        squeeze(f, s, r, log, seat, card)
    elif card in (LOOKOUT, FORCED_FAVOUR, TRANSFER):
        use_pawn(f, s, r, log, seat, card)
    elif card == ANONYMOUS_NOTE:
        write_note(f, s, r, log, seat)
    elif card == BORROWED_FILE:
        begin_look(s, seat, f.file_look, LOOK_FILE)
        emit(log, C.BLACKMAIL_BORROWED_FILE, seat, NOBODY, s.looks, EVERYONE)
    elif card == CHANGE_OF_PLANS:
        for _ in range(f.plans_tasks):
            move_task(f, s, r, log, seat, C.BLACKMAIL_CHANGE_OF_PLANS)
    elif card == TIP_OFF:
        tip_off(f, s, r, log, seat)
    else:
        change_turn(f, s, r, log, seat, card)


def change_turn(f: Facts, s: State, r: Replies, log: Log, seat: int, card: int) -> None:
    """Cards that change the rest of the turn or the next vote."""
    if card == FRIENDLY_GUARD:
        s.friendly = 1
        emit(log, C.BLACKMAIL_FRIENDLY_GUARD, seat, NOBODY, 0, EVERYONE)
    elif card == OFF_DUTY:
        s.off_duty = 1
        emit(log, C.SECURITY_BLACKMAIL_OFF_DUTY, seat, NOBODY, 0, EVERYONE)
    elif card == DOUBLE_SHIFT:
        s.points += f.shift_points
        emit(log, C.BLACKMAIL_DOUBLE_SHIFT, seat, NOBODY, f.shift_points, EVERYONE)
    else:
        emit(log, C.BLACKMAIL_TWO_VOICES, seat, NOBODY, f.voices, EVERYONE)


def squeeze(f: Facts, s: State, r: Replies, log: Log, seat: int, card: int) -> None:
    """Cards by which others lose something."""
    if card == HUSH_MONEY:
        collect(f, s, r, log, seat)
        return
    offer_bits(r, marks_of(f, s, seat, card))
    other = pick(f, s, r, PAWN, seat, C.BLACKMAIL_PLAY)
    if card == LOOSE_TALK:
        s.peek, s.todo = other + 1, s.todo | PEEK
        emit(log, C.SECURITY_BLACKMAIL_LOOSE_TALK, seat, other, 0, EVERYONE)
    elif card == OLD_DEBT:
        settle_debt(f, s, r, log, seat, other)
    else:
        for _ in range(f.stash_take):
            if items_of(s, other) and has_slot(f, s, seat):
                offer_bits(r, items_of(s, other))
                item = pick(f, s, r, LOOT, seat, C.BLACKMAIL_HIDDEN_STASH)
                hand_over(f, s, other, seat, item)
                emit(log, C.BLACKMAIL_HIDDEN_STASH, seat, other, item, EVERYONE)


def collect(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """Everybody else who has Cash pays, beginning at the left, as far as the limit allows."""
    other = seat_after(f, seat)
    while other != seat:
        pays = f.hush_cash if f.hush_cash < s.cash[other] else s.cash[other]
        if pays:
            s.cash[other] -= pays
            gain_cash(f, s, seat, pays)
            emit(log, C.BLACKMAIL_HUSH_MONEY, seat, other, pays, EVERYONE)
        other = seat_after(f, other)


def settle_debt(f: Facts, s: State, r: Replies, log: Log, seat: int, other: int) -> None:
    """Give an item and take one."""
    theirs = items_of(s, other)
    for _ in range(f.debt_give):
        if items_of(s, seat):
            offer_bits(r, items_of(s, seat))
            item = pick(f, s, r, DEBT_GIVE, seat, C.BLACKMAIL_OLD_DEBT)
            hand_over(f, s, seat, other, item)
            emit(log, C.BLACKMAIL_OLD_DEBT, seat, other, item, EVERYONE)
    for _ in range(f.debt_take):
        # What was just given need not come back, if there was anything else.
        offer_bits(r, theirs & items_of(s, other))
        item = pick(f, s, r, DEBT_TAKE, seat, C.BLACKMAIL_OLD_DEBT)
        hand_over(f, s, other, seat, item)
        emit(log, C.BLACKMAIL_OLD_DEBT, other, seat, item, EVERYONE)


def use_pawn(f: Facts, s: State, r: Replies, log: Log, seat: int, card: int) -> None:
    """Cards that move or use other prisoners' pawns."""
    offer_bits(r, pawns_after_paying(f, s, seat, card))
    other = pick(f, s, r, PAWN, seat, C.BLACKMAIL_PLAY)
    if card == LOOKOUT:
        send(f, s, r, log, seat, other)
    elif card == FORCED_FAVOUR:
        emit(log, C.BLACKMAIL_FORCED_FAVOUR, seat, other, s.place[other], EVERYONE)
        use_location(f, s, r, log, seat, s.place[other])
    else:
        offer_bits(r, elsewhere(f, s, other))
        another = pick(f, s, r, ANOTHER, seat, C.SECURITY_BLACKMAIL_TRANSFER)
        here = s.place[other]
        s.place[other] = s.place[another]
        s.place[another] = here
        emit(log, C.SECURITY_BLACKMAIL_TRANSFER, other, another, 0, EVERYONE)


def pawns_after_paying(f: Facts, s: State, seat: int, card: int) -> int:
    """The same as `pawns_of`, when the card itself is paid for."""
    s.points += f.action_cost
    found = pawns_of(f, s, seat, card)
    s.points -= f.action_cost
    return found


def send(f: Facts, s: State, r: Replies, log: Log, seat: int, other: int) -> None:
    """The lookout's pawn is moved, step by step; after the first one may stop."""
    for i in range(f.lookout_steps):
        ways = enterable(f, s, s.near[s.place[other]])
        if not ways:
            return
        offer_bits(r, ways)
        if i:
            offer(r, NOWHERE)
        tile = pick(f, s, r, GO, seat, C.BLACKMAIL_LOOKOUT)
        if tile == NOWHERE:
            return
        s.place[other] = tile
        emit(log, C.BLACKMAIL_LOOKOUT, seat, other, tile, EVERYONE)


def write_note(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """A guard goes from any tile to any other that has room."""
    for _ in range(f.note_guards):
        if note_sources(f, s):
            offer_bits(r, note_sources(f, s))
            source = pick(f, s, r, GUARD_FROM, seat, C.BLACKMAIL_ANONYMOUS_NOTE)
            offer_bits(r, roomy(f, s, all_tiles(f) & ~(1 << source)))
            target = pick(f, s, r, GUARD_TO, seat, C.BLACKMAIL_ANONYMOUS_NOTE)
            shift_guard(s, source, target)
            emit(log, C.BLACKMAIL_ANONYMOUS_NOTE, seat, NOBODY, source + 16 * target, EVERYONE)


def tip_off(f: Facts, s: State, r: Replies, log: Log, seat: int) -> None:
    """The Chief takes a step in any direction."""
    for _ in range(f.tip_steps):
        offer_bits(r, s.around[s.chief - 1])
        s.chief = 1 + pick(f, s, r, CHIEF_TO, seat, C.SECURITY_BLACKMAIL_TIP_OFF)
        emit(log, C.SECURITY_BLACKMAIL_TIP_OFF, seat, NOBODY, s.chief - 1, EVERYONE)


# Hands


def take_card(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Loose talk: having looked at another's cards, take one of them."""
    seat, other = s.seat, s.peek - 1
    offer_bits(r, s.hand[other])
    card = pick(f, s, r, HELD, seat, C.SECURITY_BLACKMAIL_LOOSE_TALK)
    s.hand[other] &= ~(1 << card)
    s.hand_n[other] -= 1
    s.hand[seat] |= 1 << card
    s.hand_n[seat] += 1
    s.peek, s.todo = 0, s.todo & ~PEEK
    emit(log, C.SECURITY_BLACKMAIL_LOOSE_TALK, seat, other, card, (1 << seat) | (1 << other))
    s.drawer, s.backs = seat, 0
    if s.hand_n[seat] > f.blackmail_hand:
        s.todo |= PUT_BACK


def put_back(f: Facts, s: State, r: Replies, log: Log) -> None:
    """A card too many goes under the deck."""
    seat = s.drawer
    offer_bits(r, s.hand[seat])
    card = pick(f, s, r, BACK, seat, C.CONVICTED_INFORMER if s.backs else C.BLACKMAIL_HAND)
    s.backs -= 1 if s.backs else 0
    lay_under(s, seat, card)
    emit(log, C.BLACKMAIL_HAND, seat, NOBODY, -card, 1 << seat)
    if not owes_card(f, s):
        s.todo &= ~PUT_BACK


def owes_card(f: Facts, s: State) -> bool:
    """Whether `drawer` must put a card under the deck."""
    return (s.backs > 0 and s.hand_n[s.drawer] > 0) or s.hand_n[s.drawer] > f.blackmail_hand
