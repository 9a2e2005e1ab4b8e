"""The orchard, planted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.library.orchard import plant


@pytest.fixture
def planted(db: Any) -> None:
    """The made-up pack is loaded."""
    plant()
