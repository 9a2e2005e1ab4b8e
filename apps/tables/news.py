"""Telling the streams that a table changed: over Redis where there is one; otherwise they watch the database."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.conf import settings

CHANNEL = "tables"


@cache
def _redis(url: str) -> Any:
    import redis

    return redis.Redis.from_url(url)


def announce(key: str, version: int) -> None:
    """Say that table `key` is now at `version`."""
    url = getattr(settings, "REDIS_URL", "")
    if url:
        _redis(url).publish(CHANNEL, f"{key} {version}")
