"""Whether a state from outside can be one of this game at all."""

from __future__ import annotations

from collections.abc import Sequence

from apps.games.bang_dice.rules.dice import all_dice, duel_dice, results
from apps.games.bang_dice.rules.flaw_modules import flaw_of_rage, flaw_of_undead, flaw_of_wounds
from apps.games.bang_dice.rules.seats import bits
from apps.games.bang_dice.rules.state import (
    BEGIN,
    DECK,
    DUEL,
    FIGHT,
    GHOST,
    RESOLVE,
    RESULTS,
    ROLL,
    SEATS,
    SHERIFF,
    STANDS,
    Facts,
    State,
)  # fmt: skip


def flaw(f: Facts, s: State) -> str:
    """The name of a field that makes the state impossible, "" if there is none."""
    if s.step == 0:
        return "" if s == State() else "step"
    for check in (_of_the_ring, _of_players, _of_the_turn, _of_results, _of_memory, flaw_of_wounds, flaw_of_rage, flaw_of_undead):
        found = check(f, s)
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
    if not BEGIN <= s.phase <= (FIGHT if f.duels else RESOLVE):
        return "phase"
    if not STANDS <= s.roller <= GHOST or s.stung not in (0, 1):
        return "roller"
    if not 0 <= s.seat < f.players or not (s.alive >> s.seat & 1 or _plays_dead(f, s)):
        return "seat"
    if s.phase == FIGHT and not (0 <= s.opponent - 1 < f.players and s.alive >> (s.opponent - 1) & 1 and s.opponent - 1 != s.seat):
        return "opponent"
    if s.phase == FIGHT and s.thrower not in (s.seat, s.opponent - 1):
        return "thrower"
    if not 0 <= s.rerolls <= f.rerolls + f.duke_rerolls or not 0 <= s.again < 1 << f.dice:
        return "rerolls" if 0 <= s.again < 1 << f.dice else "again"
    if s.phase == ROLL and (s.again & all_dice(f, s) == 0 or any(s.dice[die] == 0 and not s.again >> die & 1 for die in _dice(f, s))):
        return "again"
    return ""


def _plays_dead(f: Facts, s: State) -> bool:
    """Whether it may be the turn of a player who does not live: a ghost's dice, or a visit to the boneyard."""
    return (s.phase == RESOLVE and s.roller == GHOST) or (s.phase == BEGIN and f.undead == 1 and not s.outbreak)


def _dice(f: Facts, s: State) -> Sequence[int]:
    """The dice of this turn."""
    return [die for die in range(f.dice) if all_dice(f, s) >> die & 1]


def _of_results(f: Facts, s: State) -> str:
    if not 0 <= s.extra <= RESULTS - f.dice or any(s.dice[results(f, s) :]):
        return "extra"
    black = duel_dice(f, s)
    for result, face in enumerate(s.dice[: results(f, s)]):
        if not (0 <= face <= DUEL if black >> result & 1 else 0 <= face <= f.faces):
            return "dice"
    if s.phase >= RESOLVE and any(s.dice[die] < 1 for die in _dice(f, s)):
        return "dice"
    if not 0 <= s.void < 1 << results(f, s):
        return "void"
    if not _within(s.turn_lost, -f.limit_steps, f.limit_steps) or not 0 <= s.fallen_before <= s.fallen_n:
        return "turn_lost"
    here = 1 << f.players
    return "" if 0 <= s.challenged < here and 0 <= s.wounded < here and 0 <= s.used < 1 << DECK and _within(s.chosen, 0, f.players) else "used"


def _of_memory(f: Facts, s: State) -> str:
    if not 0 <= s.fallen_n <= len(s.fallen) or not _within(s.fallen[: s.fallen_n], 1, f.players) or any(s.fallen[s.fallen_n :]):
        return "fallen"
    if not s.outbreak and sorted(s.fallen[: s.fallen_n]) != [seat + 1 for seat in range(f.players) if not s.alive >> seat & 1]:
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
