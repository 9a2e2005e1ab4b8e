"""The published limits: how many requests each account, or each address without a token, may send.

Every process counts for itself and tells the shared cache in parts of a twentieth of the limit, so that a read does not cost a write.
With several processes a limit may be overstepped by as much for each; small limits are exact.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any

from django.core.cache import cache
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle
from rest_framework.views import APIView

RATES: Mapping[str, str] = {"read": "600/min", "search": "120/min", "write": "120/min", "play": "1200/min", "simulation": "30/hour"}
"""What each kind of request may come to."""
PARTS = 20
MANY = 10_000


@dataclass
class Tally:
    """What this process knows of one account in one period: the whole, and what the others have not been told."""

    ends: float
    whole: int = 0
    untold: int = 0


class Counter:
    """Counts in this process, and with the other processes through the cache."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.tallies: dict[str, Tally] = {}

    def count(self, key: str, limit: int, ends: float) -> int:
        """One more; how many there are in this period."""
        with self.lock:
            if len(self.tallies) > MANY:
                now = time.time()
                self.tallies = {name: tally for name, tally in self.tallies.items() if tally.ends > now}
            is_new = key not in self.tallies
            tally = self.tallies.setdefault(key, Tally(ends))
            tally.whole += 1
            tally.untold += 1
            if not is_new and tally.untold < max(1, limit // PARTS):
                return tally.whole
            telling, tally.untold = tally.untold, 0
        shared = int(cache.get(key, 0)) + telling
        cache.set(key, shared, timeout=max(1, int(ends - time.time()) + 1))
        with self.lock:
            tally.whole = max(tally.whole, shared + tally.untold)
            return tally.whole

    def forget(self) -> None:
        """Begin anew (tests)."""
        with self.lock:
            self.tallies.clear()


COUNTER = Counter()


class Limit(SimpleRateThrottle):
    """Counts requests by account or address; reading, searching, writing, playing and simulating apart."""

    THROTTLE_RATES: Any = dict(RATES)
    scope = "read"
    left = 0.0

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Count in the scope that the view and the method belong to."""
        self.scope = getattr(view, "limit", None) or ("read" if request.method in ("GET", "HEAD", "OPTIONS") else "write")
        limit, period = self.parse_rate(self.get_rate())
        if limit is None or period is None:
            return True
        now = time.time()
        ends = (now // period + 1) * period
        self.left = ends - now
        return COUNTER.count(f"{self.get_cache_key(request, view)}-{int(ends)}", limit, ends) <= limit

    def wait(self) -> float:
        """Seconds until the period ends."""
        return self.left

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """One counter for each account or address."""
        who = f"u{request.viewer.user_id}" if request.viewer.user_id else f"a{self.get_ident(request)}"  # type: ignore[attr-defined]
        return f"api-limit-{self.scope}-{who}"
