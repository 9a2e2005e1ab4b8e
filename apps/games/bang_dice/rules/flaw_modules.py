"""Whether tokens, rage cards and the boneyard of a state from outside can be as it says."""

from __future__ import annotations

from apps.games.bang_dice.rules.state import HAND, RAGE, SEATS, WOUNDS, Facts, State


def flaw_of_wounds(f: Facts, s: State) -> str:
    """Every token is in the pile or in front of somebody, nobody has two of a kind."""
    kinds = sum(1 << face for face in WOUNDS)
    if any(held & ~kinds or held < 0 for held in s.wounds) or any(s.wounds[f.players :]):
        return "wounds"
    for face, tokens in enumerate(f.wound_tokens):
        held = sum(wounds >> face & 1 for wounds in s.wounds)
        if s.wound_pile[face] < 0 or s.wound_pile[face] + held + s.wound_aside[face] != (tokens if f.duels else 0):
            return "wound_pile"
    return ""


def flaw_of_rage(f: Facts, s: State) -> str:
    """Every card is in the pile, among the discards, revealed, or held."""
    if any(not 0 <= n <= HAND for n in s.rage_n) or any(s.rage_n[f.players :]):
        return "rage_n"
    counts = [s.rage_pile[card] + s.rage_out[card] + s.revealed[card] for card in range(RAGE)]
    for place, card in enumerate(s.rage):
        held = place % HAND < s.rage_n[place // HAND]
        if not (0 < card < RAGE if held else card == 0):
            return "rage"
        counts[card] += 1 if held else 0
    if min(*s.rage_pile, *s.rage_out, *s.revealed) < 0 or counts != (f.rage_cards if f.rage else [0] * RAGE):
        return "rage_pile"
    if s.chooser or any(s.pair):
        return "pair"
    return "" if s.rage_left == sum(s.rage_pile) else "rage_left"


def flaw_of_undead(f: Facts, s: State) -> str:
    """The cards of the boneyard before an outbreak, the two sides after it."""
    everybody = (1 << f.players) - 1
    if s.outbreak not in (0, f.undead) or s.due not in (0, f.undead):
        return "outbreak"
    if not s.outbreak:
        cards = f.bone if f.undead else [0, 0, 0]
        if s.zombies or s.master or s.survivors:
            return "zombies"
        if s.bone[0] + s.bone_aside != cards[0] or any(not 0 <= left <= most for left, most in zip(s.bone, cards, strict=True)):
            return "bone"
        return "" if s.hands == sum(hands * (cards[hands] - s.bone[hands]) for hands in (1, 2)) else "hands"
    master = 1 << (s.master - 1) if 0 < s.master <= SEATS else 0
    if any(s.bone) or s.hands or s.bone_aside or s.due:
        return "bone"
    if s.zombies & s.survivors or master & (s.zombies | s.survivors) or s.zombies | s.survivors | master != everybody:
        return "zombies"
    return "" if s.alive & s.survivors and s.alive & (s.zombies | master) else "alive"
