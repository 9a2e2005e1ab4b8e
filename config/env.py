"""Typed readers of environment variables that fail loudly on nonsense."""

from __future__ import annotations

import os

from django.core.exceptions import ImproperlyConfigured


def text(name: str, default: str = "") -> str:
    """A string; an empty one counts as not given."""
    return os.environ.get(name) or default


def integer(name: str, default: int, *, low: int = 0, high: int = 2**31) -> int:
    """A whole number from `low` to `high`."""
    raw = os.environ.get(name, "")
    if not raw:
        return default
    try:
        value = int(raw)
    except ValueError:
        raise ImproperlyConfigured(f"{name} takes a whole number, not {raw!r}") from None
    if not low <= value <= high:
        raise ImproperlyConfigured(f"{name} takes a whole number from {low} to {high}, not {value}")
    return value


def flag(name: str, default: bool) -> bool:
    """A yes or no: 1/0, true/false, yes/no."""
    raw = os.environ.get(name, "").lower()
    if not raw:
        return default
    if raw in {"1", "true", "yes", "on"}:
        return True
    if raw in {"0", "false", "no", "off"}:
        return False
    raise ImproperlyConfigured(f"{name} takes yes or no, not {raw!r}")


def words(name: str, default: list[str]) -> list[str]:
    """A list, separated by commas."""
    raw = os.environ.get(name, "")
    return [part.strip() for part in raw.split(",") if part.strip()] if raw else default
