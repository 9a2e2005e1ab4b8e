"""Streams of table versions: `/live/t/<key>` says "version 9", first the present one, and nothing else.

One watcher per process asks the database for the versions of all tables being watched (or hears them over Redis) and wakes the streams.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import close_old_connections
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from apps.accounts.permissions import may
from apps.accounts.viewer import viewer_from_cookies
from apps.tables.models import Table
from apps.tables.news import CHANNEL

KEY = re.compile(r"[-\w]{1,16}", re.ASCII)
POLL = 0.25
"""Seconds between two looks at the database."""
PAUSE = 1.0
"""Seconds to wait after trouble."""
PING = 20
"""Seconds between two signs of life."""

log = logging.getLogger(__name__)


async def ask(question: Callable[..., Any], *args: Any) -> Any:
    """Ask the database in a thread of its own, where a connection that has grown old is opened anew."""

    def asked() -> Any:
        close_old_connections()
        return question(*args)

    return await sync_to_async(asked)()


class Watch:
    """The tables watched in this process, each with the streams that wait for it."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Queue[int]]] = {}
        self.versions: dict[str, int] = {}
        self.task: asyncio.Task[None] | None = None

    async def versions_of(self, key: str, first: int) -> AsyncIterator[ServerSentEvent]:
        """The present version, then each new one."""
        queue: asyncio.Queue[int] = asyncio.Queue()
        self.waiting.setdefault(key, set()).add(queue)
        self._wake()
        last = 0
        queue.put_nowait(max(first, self.versions.get(key, 0)))
        try:
            while True:
                version = await queue.get()
                if version > last:
                    last = version
                    yield ServerSentEvent(event="version", data=str(version))
        finally:
            self.waiting[key].discard(queue)
            if not self.waiting[key]:
                del self.waiting[key]
                self.versions.pop(key, None)

    def heard(self, key: str, version: int) -> None:
        """A table is at `version`: tell who waits for it."""
        if key in self.waiting and version > self.versions.get(key, 0):
            self.versions[key] = version
            for queue in self.waiting[key]:
                queue.put_nowait(version)

    def _wake(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """Watch as long as anybody waits; trouble with the source is waited out."""
        while self.waiting:
            try:
                await (self._listen() if getattr(settings, "REDIS_URL", "") else self._poll())
            except Exception:
                log.exception("watching tables failed; trying again")
                await asyncio.sleep(PAUSE)

    async def _poll(self) -> None:
        for key, version in await ask(versions_now, list(self.waiting)):
            self.heard(key, version)
        await asyncio.sleep(POLL)

    async def _listen(self) -> None:
        """Hear versions over Redis; whoever came before the subscription stood gets the present ones once more."""
        import redis.asyncio

        client: Any = redis.asyncio.Redis.from_url(settings.REDIS_URL)
        async with client, client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            for key, version in await ask(versions_now, list(self.waiting)):
                self.heard(key, version)
            while self.waiting:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
                if message:
                    with suppress(ValueError):
                        key, version = message["data"].decode().split()
                        self.heard(key, int(version))


def versions_now(keys: list[str]) -> list[tuple[str, int]]:
    """The present versions of some tables."""
    return list(Table.objects.filter(key__in=keys).values_list("key", "version"))


def version_for(key: str, cookies: dict[str, str]) -> int | None:
    """The present version, or None for who may not look (or where there is no such table)."""
    table = Table.objects.filter(key=key).first() if KEY.fullmatch(key) else None
    if table is None or not may(viewer_from_cookies(cookies), "read", table):
        return None
    return table.version


watch = Watch()


async def stream(request: Request) -> Response:
    """The stream of one table."""
    key = request.path_params["key"]
    first = await ask(version_for, key, dict(request.cookies))
    if first is None:
        problem = {"type": "about:blank", "title": "No such table, or not for you to see", "status": 404, "code": "not_found"}
        return Response(json.dumps(problem), 404, media_type="application/problem+json")
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return EventSourceResponse(watch.versions_of(key, first), ping=PING, headers=headers)


routes = [Route("/t/{key}", stream), Route("/t/{key}/", stream)]
