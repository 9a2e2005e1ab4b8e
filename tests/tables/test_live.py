"""Streams: who may listen, the first message, and news from other processes; and two presses at once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Thread
from typing import Any, TypeVar

import pytest
from asgiref.sync import sync_to_async
from django.db import connection, connections

from apps.accounts.models import Device
from apps.accounts.viewer import DEVICE_COOKIE, Viewer, device_sign
from apps.tables import live, services
from apps.tables.models import Table
from apps.tables.news import announce
from apps.tables.refusals import Refused
from tests.tables.conftest import plan, viewer
from tests.tables.test_play import easy, first_due

T = TypeVar("T")


def in_a_loop(listen: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run it in a thread of its own: a browser test before this one keeps an event loop in the tests' thread."""

    async def patiently() -> T:
        try:
            return await asyncio.wait_for(listen(), 20)
        finally:
            await sync_to_async(connections.close_all)()  # else the database of the tests cannot be taken away

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, patiently()).result()


@pytest.mark.django_db
def test_only_who_may_look_may_listen(lobby: Table, anna: Viewer, zoe: Viewer) -> None:
    def cookies(who: Viewer) -> dict[str, str]:
        return {DEVICE_COOKIE: device_sign(Device.objects.get(pk=who.device_id))}

    assert live.version_for(lobby.key, cookies(zoe)) == lobby.version
    services.table_change(key=lobby.key, viewer=anna, open_=False)
    services.table_start(key=lobby.key, viewer=anna, fill=True)
    assert live.version_for(lobby.key, cookies(zoe)) is None
    assert live.version_for(lobby.key, {}) is None
    assert live.version_for(lobby.key, cookies(anna)) is not None
    for key in ("nothinghere", "\x00", "x" * 300):
        assert live.version_for(key, cookies(anna)) is None


def answers(source: Callable[[list[str]], list[tuple[str, int]]]) -> Any:
    """A database that is not there."""

    async def ask(question: object, keys: list[str]) -> list[tuple[str, int]]:
        return source(keys)

    return ask


def test_a_stream_says_the_present_version_first_and_each_newer_one_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"t": 7, "other": 1}
    monkeypatch.setattr(live, "ask", answers(lambda keys: [(k, now[k]) for k in keys]))
    monkeypatch.setattr(live, "POLL", 0.01)

    async def listen() -> list[str]:
        watch, heard = live.Watch(), []
        stream = watch.versions_of("t", 7)
        async for message in stream:
            heard.append(str(message.data))
            assert message.event == "version"
            if len(heard) == 3:
                break
            now["t"] += 1
        await stream.aclose()
        await asyncio.sleep(0.05)
        assert not watch.waiting and watch.task is not None and watch.task.done()
        return heard

    assert in_a_loop(listen) == ["7", "8", "9"]


def test_a_watch_outlives_trouble_with_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def versions(keys: list[str]) -> list[tuple[str, int]]:
        calls.append(keys)
        if len(calls) == 1:
            raise OSError("the database is away")
        return [(k, 5) for k in keys]

    monkeypatch.setattr(live, "ask", answers(versions))
    monkeypatch.setattr(live, "POLL", 0.01)
    monkeypatch.setattr(live, "PAUSE", 0.01)

    async def listen() -> str:
        stream = live.Watch().versions_of("t", 4)
        await anext(stream)
        newer = await asyncio.wait_for(anext(stream), 5)
        await stream.aclose()
        return str(newer.data)

    assert in_a_loop(listen) == "5"


@pytest.mark.django_db(transaction=True)
def test_of_two_presses_at_once_none_is_lost_and_none_counts_twice() -> None:
    anna, bruno = viewer(), viewer()
    table = services.table_create(viewer=anna, selection=plan(4), name="Anna")
    services.seat_take(key=table.key, viewer=bruno, name="Bruno")
    table = services.table_start(key=table.key, viewer=anna, fill=True)
    who, due = first_due(table, anna, bruno)
    gate, results = Barrier(2), []

    def press(act: Any) -> None:
        gate.wait()
        try:
            act()
            results.append("done")
        except Refused as refused:
            results.append(refused.code)
        finally:
            connection.close()

    def answer() -> None:
        services.table_answer(key=table.key, viewer=who, answers={due["token"]: easy(due)})

    threads = [Thread(target=press, args=(answer,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == ["done", "stale"]
    assert table.entries.filter(parent=table.head, kind="answer").count() == 1


@pytest.mark.django_db(transaction=True)
def test_two_people_sitting_down_at_once_get_two_seats() -> None:
    anna = viewer()
    table = services.table_create(viewer=anna, selection=plan(5), name="Anna")
    guests = [viewer() for _ in range(4)]
    gate = Barrier(len(guests))

    def sit(guest: Viewer) -> None:
        gate.wait()
        try:
            services.seat_take(key=table.key, viewer=guest)
            services.table_note(key=table.key, viewer=guest, text="here")
        finally:
            connection.close()

    threads = [Thread(target=sit, args=(g,)) for g in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {s.device_id for s in table.seats.all()} == {anna.device_id, *(g.device_id for g in guests)}
    assert sorted(table.entries.values_list("number", flat=True)) == [1, 2, 3, 4]
    table.refresh_from_db()
    assert table.version == 9


@pytest.mark.redis
@pytest.mark.django_db(transaction=True)
def test_news_travel_over_redis_from_process_to_process(settings: Any) -> None:
    settings.REDIS_URL = os.environ["REDIS_TEST_URL"]
    anna = viewer()
    table = services.table_create(viewer=anna, selection=plan(4), name="Anna")

    async def listen() -> list[str]:
        stream = live.Watch().versions_of(table.key, table.version)
        heard = [str((await anext(stream)).data)]
        news = asyncio.create_task(anext(stream))
        for _ in range(20):
            await asyncio.sleep(0.1)
            await asyncio.to_thread(announce, table.key, table.version + 1)
            if news.done():
                break
        heard.append(str((await asyncio.wait_for(news, 5)).data))
        await stream.aclose()
        return heard

    assert in_a_loop(listen) == [str(table.version), str(table.version + 1)]
