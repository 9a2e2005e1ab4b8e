"""The environment of a test run: a data folder of its own, and the database of this run.

A plugin (`-p tests.environment` in pyproject.toml), because Django's settings are read before any conftest.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest

KEPT = Path(os.environ.get("LUDOLEX_DATA") or Path(__file__).resolve().parent.parent / "var").resolve()
"""The data folder of whoever started the run: what outlives it goes there."""
MEMORY = "/dev/shm"
"""Where the system has it, in memory: databases of tests need not outlive anything, and a slow disk cannot fail them."""
DATA = Path(tempfile.mkdtemp(prefix="ludolex-tests-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
os.environ["LUDOLEX_DATA"] = str(DATA)
os.environ.pop("REDIS_URL", None)
os.environ["DATABASE_URL"] = os.environ.get("TEST_DATABASE_URL", "")
os.environ.setdefault("SECRET_KEY", "a key for tests only, long enough to please")
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")  # Playwright keeps an event loop in the tests' own thread


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the data folder away."""
    shutil.rmtree(DATA, ignore_errors=True)
