"""What the tests of BANG! dice share."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The rules, each part compiled once."""
    from apps.games.bang_dice import players, rules
    from apps.simulations.compile import Compiled

    return Compiled(rules, players, tmp_path_factory.mktemp("compiled"))
