"""Whether a state from outside can be one of this game at all."""

from __future__ import annotations

from collections.abc import Sequence

from apps.games.bang_dice.rules.seats import bits
from apps.games.bang_dice.rules.state import BEGIN, DECK, GHOST, RESOLVE, ROLL, SEATS, SHERIFF, STANDS, Facts, State


def flaw(f: Facts, s: State) -> str:
    """The name of a field that makes the state impossible, "" if there is none."""
    if s.step == 0:
        return "" if s == State() else "step"
    for found in (_of_the_ring(f, s), _of_players(f, s), _of_the_turn(f, s), _of_memory(f, s)):
        if found:
            return found
    return ""


def _of_the_ring(f: Facts, s: State) -> str:
    everybody = (1 << f.players) - 1
    if not 0 < s.step <= f.limit_steps or s.over or s.winners:
        return "step" if not s.over and not s.winners else "over"
    if not 0 <= s.alive <= everybody or bits(s.alive) < 2:
        return "alive"
    if not 0 <= s.shown <= everybody or everybody & ~s.alive & ~s.shown:
        return "shown"
    if s.arrows[f.players :] != [0] * (SEATS - f.players) or min(s.arrows) < 0:
        return "arrows"
    return "" if s.pile > 0 and s.pile + sum(s.arrows) == f.arrows else "pile"


def _of_players(f: Facts, s: State) -> str:
    here = range(f.players)
    if sorted(s.role[: f.players]) != sorted(f.roles[: f.players]):
        return "role"
    if s.star != (s.role.index(SHERIFF) + 1 if SHERIFF in s.role else 0):
        return "star"
    if not _within(s.character[: f.players], 1, DECK - 1) or len(set(s.character[: f.players])) < f.players:
        return "character"
    if any(not 0 < s.cap[seat] <= max(f.life) + f.sheriff_bullets + f.bullets for seat in here):
        return "cap"
    if any(not 0 <= s.life[seat] <= s.cap[seat] + f.bullets for seat in here):
        return "life"
    return "life" if any((s.life[seat] > 0) != bool(s.alive >> seat & 1) for seat in here) else ""


def _of_the_turn(f: Facts, s: State) -> str:
    if not BEGIN <= s.phase <= RESOLVE:
        return "phase"
    if not STANDS <= s.roller <= GHOST or s.stung not in (0, 1):
        return "roller"
    if not 0 <= s.seat < f.players or not (s.alive >> s.seat & 1 or (s.phase == RESOLVE and s.roller == GHOST)):
        return "seat"
    if not _within(s.dice, 0, f.faces) or (s.phase == RESOLVE and min(s.dice[: f.dice]) < 1):
        return "dice"
    if not 0 <= s.rerolls <= f.rerolls + f.duke_rerolls or not 0 <= s.again < 1 << f.dice:
        return "rerolls" if 0 <= s.again < 1 << f.dice else "again"
    if s.phase == ROLL and (s.again == 0 or any(s.dice[die] == 0 and not s.again >> die & 1 for die in range(f.dice))):
        return "again"
    return ""


def _of_memory(f: Facts, s: State) -> str:
    dead = f.players - bits(s.alive)
    fallen = s.fallen[:dead]
    if s.fallen_n != dead or sorted(fallen) != [seat + 1 for seat in range(f.players) if not s.alive >> seat & 1] or any(s.fallen[dead:]):
        return "fallen"
    if not _within(s.killer, 0, f.players):
        return "killer"
    if not _within(s.aim, 0, f.limit_steps * f.dice) or not _within(s.aid, 0, f.limit_steps * f.dice):
        return "aim"
    if not 0 <= s.unused < 1 << DECK:
        return "unused"
    return "" if min(s.turns, s.attacks) >= 0 else "turns"


def _within(values: Sequence[int], low: int, high: int) -> bool:
    return all(low <= value <= high for value in values)
