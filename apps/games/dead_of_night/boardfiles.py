"""The maps of the scenarios as they are written down in `boards/`; `rules.maps` lays them out as whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

BOARDS = Path(__file__).parent / "boards"


@cache
def document(name: str) -> Mapping[str, Any]:
    """A map as it is written down."""
    found: Mapping[str, Any] = yaml.safe_load((BOARDS / f"{name}.yaml").read_text("utf-8"))
    return found
