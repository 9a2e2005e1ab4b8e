"""What holds after every step of every game: nothing is lost or doubled, and nobody is half alive."""

from __future__ import annotations

from apps.engine.record import Ints
from apps.games.bang_dice.rules.seats import bits
from apps.games.bang_dice.rules.state import HAND, RAGE, Facts, State

WOUND_KINDS = 9


def lawful(f: Facts, s: State) -> bool:
    """Whether arrows, tokens and cards are all there and every player is as alive as his life points say."""
    return seats_lawful(f, s) and tokens_lawful(f, s) and rage_lawful(f, s) and boneyard_lawful(f, s)


def seats_lawful(f: Facts, s: State) -> bool:
    """Arrows are conserved, life points stay between none and the cap, exactly those who have some are in; no character is there twice."""
    arrows, dealt = s.pile, 0
    for seat in range(f.players):
        arrows += s.arrows[seat]
        if s.arrows[seat] < 0 or s.life[seat] < 0 or s.life[seat] > s.cap[seat] + f.bullets:
            return False
        if ((s.alive >> seat) & 1 == 1) != (s.life[seat] > 0):
            return False
        dealt |= 1 << s.character[seat]
    return arrows == f.arrows and s.pile > 0 and bits(dealt | s.unused) == bits(dealt) + bits(s.unused) and bits(dealt) == f.players


def tokens_lawful(f: Facts, s: State) -> bool:
    """Every wound token lies in the pile, aside or in front of somebody."""
    for face in range(WOUND_KINDS):
        tokens = s.wound_pile[face] + s.wound_aside[face]
        for seat in range(f.players):
            tokens += (s.wounds[seat] >> face) & 1
        if s.wound_pile[face] < 0 or s.wound_aside[face] < 0 or tokens != (f.wound_tokens[face] if f.duels else 0):
            return False
    return True


def rage_lawful(f: Facts, s: State) -> bool:
    """Every rage card is in the pile, discarded, revealed or held."""
    for card in range(1, RAGE):
        if s.rage_pile[card] < 0 or s.rage_out[card] < 0 or s.revealed[card] < 0:
            return False
        cards = s.rage_pile[card] + s.rage_out[card] + s.revealed[card] + held(f, s.rage, s.rage_n, card)
        if cards != (f.rage_cards[card] if f.rage else 0):
            return False
    return True


def held(f: Facts, rage: Ints, rage_n: Ints, card: int) -> int:
    """How many of this card all hands hold together."""
    cards = 0
    for seat in range(f.players):
        for place in range(rage_n[seat]):
            cards += 1 if rage[HAND * seat + place] == card else 0
    return cards


def boneyard_lawful(f: Facts, s: State) -> bool:
    """Before an outbreak the hands on the table are those of the cards that are gone; after it there are no cards."""
    if f.undead == 0:
        return s.hands == 0 and s.outbreak == 0
    if s.outbreak:
        return s.bone[0] + s.bone[1] + s.bone[2] + s.bone_aside + s.hands == 0
    if s.bone[0] + s.bone_aside != f.bone[0]:
        return False
    return s.hands == f.bone[1] - s.bone[1] + 2 * (f.bone[2] - s.bone[2])
