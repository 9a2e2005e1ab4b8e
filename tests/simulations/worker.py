"""A worker in a process of its own, for tests that kill it: plays one experiment in plain Python, slowly, saying each block.

python -m tests.simulations.worker DATABASE KEY SECONDS
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

import django
from django.conf import settings


class Slow:
    """Plays blocks without a compiler, and rests after each."""

    def __init__(self, pack: Any, seconds: float) -> None:
        from apps.engine import conformance
        from tests import coin

        self.subject, self.seconds = coin.coin_subject(3), seconds
        self.program, self.play = self.subject.straight(), conformance.play_straight

    def run(self, facts: Any, policies: Any, seed: int, first: int, count: int) -> Any:
        """One block, which is leased by now."""
        from apps.simulations.stats import Tallies

        print("begins", first, flush=True)
        tallies = Tallies(count, [0] * 4, [0] * 4, [0] * 20)
        for game in range(first, first + count):
            one = [0] * 4
            played = self.play(self.subject, self.program, policies, seed, game)
            self.program["tally"](facts, played.state, one)
            tallies.counts = [a + b for a, b in zip(tallies.counts, one, strict=True)]
            tallies.squares = [a + b * b for a, b in zip(tallies.squares, one, strict=True)]
            tallies.lengths[self.program["length"](facts, played.state)] += 1
        time.sleep(self.seconds)
        print("played", first, flush=True)
        return tallies


def main(database: str, key: str, seconds: float) -> None:
    """Play until nothing is left to lease."""
    settings.DATABASES["default"]["NAME"] = database
    django.setup()
    from apps.packs import registry
    from apps.packs.reader import read_pack
    from apps.simulations.models import Experiment
    from apps.simulations.work import experiment_work
    from tests import coin

    pack = read_pack(coin.FOLDER / "coin_duel", "coin_duel")
    registry.packs = lambda: {pack.slug: pack}  # type: ignore[assignment]
    while Experiment.objects.filter(key=key, stage__in=Experiment.OPEN).exists():
        experiment_work(key=key, make=lambda pack: Slow(pack, seconds), known=lambda slug: True)
        time.sleep(0.1)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
