"""What all tests share: the database of this run, the marks, the browser, the live site."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from config.messages import compile_all

CHROMIUM = next((p for name in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(name))), None)
CHROMIUM_ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
DATABASE_FIXTURES = {"db", "transactional_db", "live_server", "site", "django_db_setup", "django_db_serialized_rollback"}


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make golden` writes golden games instead of comparing."""
    parser.addoption("--golden-write", action="store_true", help="write the golden games anew")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogues once (not in every process of a parallel run)."""
    if not hasattr(config, "workerinput"):
        compile_all()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what touches the database, so that the second run repeats exactly that; skip nothing silently."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if item.get_closest_marker("django_db") or fixtures & DATABASE_FIXTURES:
            item.add_marker(pytest.mark.database)
        if fixtures & {"compiled", "compiled_of"}:
            item.add_marker(pytest.mark.timeout(900))  # compiling takes a minute of a quiet processor, and others may wait for it
        if fixtures & {"page", "browser", "context", "new_context"}:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, for Playwright."""
    assert CHROMIUM, "Chromium is needed for browser tests (Debian's package: chromium)"
    return {"executable_path": CHROMIUM, "args": CHROMIUM_ARGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """English, a phone's width unless a test says otherwise, no motion."""
    return {"locale": "en-GB", "viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}


@pytest.fixture
def loaded(db: Any) -> None:
    """Every pack loaded: done once for the session, again after a test that emptied the tables."""
    from apps.packs.models import PackVersion

    if not PackVersion.objects.exists():
        _load_packs()


@pytest.fixture
def site(live_server: Any, transactional_db: Any) -> str:
    """A running site with every pack loaded: its address."""
    from django.core.cache import cache

    _load_packs()
    cache.clear()
    return str(live_server.url)


@pytest.fixture
def viewer_cast(db: Any) -> dict[str, Any]:
    """Alice owns things, Bob is let in, Charlie is an outsider."""
    from apps.accounts.models import User

    return {name: User.objects.create_user(f"{name}@example.org", "correct horse", name=name.capitalize()) for name in ("alice", "bob", "charlie")}


@pytest.fixture
def alice(viewer_cast: dict[str, Any]) -> Any:
    """The owner."""
    return viewer_cast["alice"]


@pytest.fixture
def bob(viewer_cast: dict[str, Any]) -> Any:
    """A member."""
    return viewer_cast["bob"]


@pytest.fixture
def charlie(viewer_cast: dict[str, Any]) -> Any:
    """An outsider."""
    return viewer_cast["charlie"]


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """Load the packs once into the test database: every test in a transaction finds them there."""
    with django_db_blocker.unblock():
        _load_packs()
    yield
    with django_db_blocker.unblock():
        _hang_up()


def _hang_up() -> None:
    """A server thread that a browser test left may still hold a session; PostgreSQL would then keep the database."""
    from django.db import connection

    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            cursor.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


def _load_packs() -> None:
    from django.core.management import call_command

    with open(os.devnull, "w") as nowhere:
        call_command("createcachetable", verbosity=0)
        call_command("packs", "load", stdout=nowhere)


@pytest.fixture(scope="session")
def compiled_of(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """compiled_of(rules, players, "play_run", …): a pack's compiled rules. Each part is compiled once for all processes of a test run."""
    from apps.simulations.compile import Compiled

    root = tmp_path_factory.getbasetemp()
    folder = (root.parent if os.environ.get("PYTEST_XDIST_WORKER") else root) / "compiled"
    folder.mkdir(exist_ok=True)
    made: dict[str, Any] = {}

    def of(rules: Any, players: Any, *parts: str) -> Any:
        name = rules.__name__
        compiled = made.setdefault(name, Compiled(rules, players, folder))
        with (folder / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            for part in parts:
                compiled.part(part)
        return compiled

    return of
