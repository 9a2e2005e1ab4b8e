"""The orchard, planted."""

from __future__ import annotations

from typing import Any

import pytest

from apps.library.models import Game
from tests.library.orchard import plant


@pytest.fixture
def planted(db: Any) -> None:
    """The made-up pack is loaded."""
    plant()


@pytest.fixture
def planted_alone(db: Any) -> None:
    """The made-up pack is all that there is, so that rarities are known."""
    Game.objects.all().delete()
    plant()
