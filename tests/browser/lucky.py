"""The site as it is, but every table begins with the same luck: its dice, deals and computer players repeat from run to run.

Granian serves `tests.browser.lucky:application` for browser tests; at a real table chance comes from the system's generator.
"""

from __future__ import annotations

import os
from random import Random
from types import SimpleNamespace

from config.asgi import application

# The applications are loaded by now.
from apps.engine.contract import Look  # isort: skip
from apps.tables import play  # isort: skip

__all__ = ["application"]

SEED = int(os.environ.get("LUCK", "3"))
lot = Random(SEED)
begin = play.Play.start


def begin_anew(self: play.Play) -> Look:
    """Deal with fresh luck: no table's game depends on the tables before it."""
    lot.seed(SEED)
    return begin(self)


play.secrets = SimpleNamespace(choice=lot.choice, randbits=lot.getrandbits)  # type: ignore[assignment]
play.Play.start = begin_anew  # type: ignore[method-assign]
