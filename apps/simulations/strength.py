"""How strong a pack's policies are: each against each of the others, over the same games played both ways.

A policy is tried in one seat after the other among players who all have another policy, and every game is played again with that seat like
the rest. What the seat wins more by is the policy's strength against them; games are paired, so that luck falls out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.simulations.stats import Estimate, mean, wilson
from apps.simulations.tasks import runner

SEED = 1


@dataclass(frozen=True)
class Match:
    """`policy` in one seat among `others`: games, how often the seat won, how often with the policy of the others, and the paired difference."""

    policy: str
    others: str
    games: int
    wins: Estimate
    alike: Estimate
    gain: Estimate

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)

    @property
    def clearly(self) -> str:
        """ "better" or "worse" where the interval of the difference leaves zero out, else ""."""
        return "better" if self.gain.low > 0 else "worse" if self.gain.high < 0 else ""


def matches(pack: Pack, chosen: Selection, games: int) -> Iterator[Match]:
    """Every policy against every other, `games` in all for each pair, the seats taking equal parts."""
    compiled, facts = runner(pack), pack.game(chosen).facts
    names, seats = list(pack.players_module.POLICIES), range(chosen.players)
    part = -(-games // chosen.players)
    for number, policy in enumerate(names):
        for other, others in enumerate(names):
            if number == other:
                continue
            ours = theirs = apart = 0
            for seat in seats:
                usual = [other] * chosen.players
                tried = [number if at == seat else other for at in seats]
                won, usually, differed = compiled.run_seat((facts, tried), (facts, usual), SEED + seat, part, seat)
                ours, theirs, apart = ours + won, theirs + usually, apart + differed
            of = part * chosen.players
            yield Match(policy, others, of, wilson(ours, of), wilson(theirs, of), mean(ours - theirs, apart, of))
