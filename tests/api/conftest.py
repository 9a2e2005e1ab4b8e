"""A client for each of the cast: Alice and Bob with tokens, a token for reading only, and somebody without any."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from apps.accounts.models import READ, WRITE
from apps.accounts.services import token_create
from apps.api.limits import COUNTER, RATES, Limit

GAME = "bang-dice"


class Caller:
    """Sends JSON with a token."""

    def __init__(self, token: str | None = None) -> None:
        self.client = Client(raise_request_exception=True)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, /, **headers: str) -> Any:
        """Read."""
        return self.client.get(f"/api/v1/{path}", headers={**self.headers, **{k.replace("_", "-"): v for k, v in headers.items()}})

    def post(self, path: str, body: Any = None, /, **headers: str) -> Any:
        """Write."""
        named = {**self.headers, **{k.replace("_", "-"): v for k, v in headers.items()}}
        return self.client.post(f"/api/v1/{path}", data={} if body is None else body, content_type="application/json", headers=named)


@pytest.fixture(autouse=True)
def _wide_limits(db: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    # A period of a day: a count that begins anew at the turn of a minute tells the cache, and tests that count queries would count that.
    monkeypatch.setattr(Limit, "THROTTLE_RATES", dict.fromkeys(RATES, "1000000/day"))
    cache.clear()
    COUNTER.forget()


@pytest.fixture
def anybody(loaded: None) -> Caller:
    """Nobody in particular."""
    return Caller()


@pytest.fixture
def as_alice(loaded: None, alice: Any) -> Caller:
    """Alice, who may write."""
    return Caller(token_create(user=alice, name="all", scopes=[READ, WRITE])[1])


@pytest.fixture
def as_bob(loaded: None, bob: Any) -> Caller:
    """Bob, who may write."""
    return Caller(token_create(user=bob, name="all", scopes=[READ, WRITE])[1])


@pytest.fixture
def as_reader(loaded: None, alice: Any) -> Caller:
    """Alice's token for reading."""
    return Caller(token_create(user=alice, name="read")[1])
