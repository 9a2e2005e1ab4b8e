"""What the tests of BANG! dice share."""

from __future__ import annotations

from typing import Any

import pytest

from apps.games.bang_dice import players, rules


@pytest.fixture
def compiled(compiled_of: Any) -> Any:
    """The compiled rules."""
    return compiled_of(rules, players, "play_watched", "play_seat")
