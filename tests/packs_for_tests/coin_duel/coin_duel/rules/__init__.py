"""The engine of the coin duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.engine.contract import UNKNOWN
from apps.engine.record import Ints
from coin_duel.rules import clauses as C
from coin_duel.rules.clauses import CLAUSES
from coin_duel.rules.play import redeal, setup, step
from coin_duel.rules.state import KINDS, RANKS, SEATS, TARGET, Facts, State

__all__ = [
    "CLAUSES",
    "KINDS",
    "TALLY",
    "TALLY_OF",
    "Facts",
    "State",
    "facts",
    "flaw",
    "lawful",
    "length",
    "mask",
    "redeal",
    "setup",
    "step",
    "tally",
    "why_not",
]

TALLY = ("leader_wins", "shared", "broke", "cards_shown")
TALLY_OF: dict[str, str] = {}


def facts(values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
    """The fields of `Facts` for a selection."""
    long = selection.has("long")
    rounds = values["rounds"]["long" if long else "short"]
    return {
        "players": selection.players,
        "limit_steps": 100,
        "limit_clause": C.END_LIMIT,
        "coins": values["coins"],
        "top_bid": values["top-bid"],
        "copies": values["copies"],
        "faces": values["faces"],
        "needed": values["needed"],
        "rounds": rounds,
        "end_clause": C.END_LONG if long else C.END_ROUNDS,
        "rerolls": 2 if selection.reading("rerolls") == "twice" else 1,
    }


def mask(f: Any, s: Any, seat: int) -> None:
    """Others' cards and the bag are hidden."""
    for rank in range(RANKS):
        s.bag[rank] = UNKNOWN
    for other in range(SEATS):
        if other != seat and other < f.players:
            s.card[other] = UNKNOWN


def why_not(f: Any, s: Any, kind: int, seat: int, value: int) -> int:
    """The clause that forbids an answer."""
    if kind == TARGET and value == seat:
        return C.DUEL_NOT_YOURSELF
    return 0


def flaw(f: Any, s: Any) -> str:
    """The field that makes a state impossible."""
    if not (0 <= s.leader < f.players and 0 <= s.first < f.players):
        return "leader"
    if s.step == 0 or s.over:
        return ""
    dealt = s.card[: f.players]
    if min(dealt) < 1 or max(dealt) > RANKS or any(s.card[f.players :]):
        return "card"
    if any(s.bag[rank] + dealt.count(rank + 1) != f.copies for rank in range(RANKS)) or s.left != sum(s.bag):
        return "bag"
    return "" if min(s.coins) >= 0 <= s.pot else "coins"


def lawful(f: Facts, s: State) -> bool:
    """Coins and cards are all there."""
    coins = s.pot
    for seat in range(f.players):
        coins += s.coins[seat]
    for rank in range(RANKS):
        cards = s.bag[rank]
        for seat in range(f.players):
            cards += 1 if s.card[seat] == rank + 1 else 0
        if cards != f.copies:
            return False
    return coins == f.coins * f.players


def tally(f: Facts, s: State, counts: Ints) -> None:
    """Count what this game adds to the tallies, in the order of TALLY."""
    counts[0] += s.winners >> s.first & 1
    if s.winners & (s.winners - 1):
        counts[1] += 1
    if s.over == C.END_BROKE:
        counts[2] += 1
    counts[3] += s.shown


def length(f: Facts, s: State) -> int:
    """How many rounds were played."""
    return s.step - 1
