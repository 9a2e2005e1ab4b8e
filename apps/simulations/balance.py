"""Whether a pack's own values make a whole game of it: how often everybody wins, what is never used, which seat is worse off.

A pack's `rules` name the tallies to look at in `BALANCE`: `success` (the share of games won together; with `each` it is counted of each
player, and the share is of them), `never` (tallies of which each must come up at least once) and `seats` (one tally a seat, which must
not be far apart).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.simulations.tasks import runner

SUCCESS = (0.2, 0.8)
SEATS = 1.5


@dataclass(frozen=True)
class Finding:
    """One line of the report, and whether it is as it should be."""

    name: str
    told: str
    good: bool


def middle_policy(pack: Pack) -> int:
    """The number of the policy in the middle of the pack's list: neither the weakest nor the sharpest."""
    return len(pack.players_module.POLICIES) // 2


def report(pack: Pack, games: int, policy: int | None = None) -> Iterator[Finding]:
    """Play `games` of each size, everybody with the same policy, and judge."""
    policy = middle_policy(pack) if policy is None else policy
    used = dict.fromkeys(pack.rules.BALANCE["never"], 0)
    for players in range(pack.players.low, pack.players.high + 1):
        facts = pack.game(selections.check(pack, Selection(pack.slug, players)).selection).facts
        tallies = runner(pack).run(facts, [policy] * players, 1, 0, games)
        counts = dict(zip(pack.rules.TALLY, tallies.counts, strict=True))
        yield from _of_size(pack.rules.BALANCE, counts, players, games)
        for name in used:
            used[name] += counts[name]
    never = sorted(name for name, count in used.items() if not count)
    yield Finding("never used", ", ".join(never) or "nothing", not never)
    rarest = min(used, key=lambda name: used[name])
    yield Finding("used least", f"{rarest} ({used[rarest]} games)", bool(used[rarest]))


def _of_size(balance: Mapping[str, Any], counts: Mapping[str, int], players: int, games: int) -> Iterator[Finding]:
    share = counts[balance["success"]] / (games * (players if balance.get("each") else 1))
    yield Finding(f"{players} players: {balance['success']}", f"{share:.1%}", SUCCESS[0] <= share <= SUCCESS[1])
    seats = [counts[name] for name in balance["seats"][:players]]
    apart = max(seats) / min(seats) if min(seats) else float("inf")
    told = f"{' '.join(str(seat) for seat in seats)}: {apart:.2f} times"
    yield Finding(f"{players} players: {balance['seats'][0].rpartition('-')[0]} by seat", told, apart <= SEATS)
