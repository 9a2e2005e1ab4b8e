"""What the tests of BANG! dice share."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def watched_games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The rules with their watchman, compiled once: games(facts, policies, seed, count) gives the tallies by name, and the longest game."""
    from apps.games.bang_dice import players
    from apps.simulations.compile import Compiled
    from tests.games.bang_dice import watched

    compiled = Compiled(watched, players, tmp_path_factory.mktemp("compiled"))

    def games(facts: Any, policies: list[int], seed: int, count: int) -> tuple[dict[str, int], int]:
        tallies = compiled.run(facts, policies, seed, 0, count)
        return dict(zip(watched.TALLY, tallies.counts, strict=True)), max(turns for turns, n in enumerate(tallies.lengths) if n)

    return games
