"""Settings: every variable is documented, read with its type, and refused with a word when it is nonsense."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import env

BASE = Path(__file__).resolve().parent.parent.parent
READS = re.compile(r'env\.(?:text|integer|flag|words)\(\s*"([A-Z_]+)"')


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python with settings of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in {"SECRET_KEY", "DATABASE_URL", "REDIS_URL"}}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=BASE,
        env={**kept, "DJANGO_SETTINGS_MODULE": "config.settings", **environment},
        capture_output=True,
        text=True,
    )


def show(expression: str, **environment: str) -> str:
    """What an expression over the settings is."""
    done = run(f"from django.conf import settings as s; print({expression})", **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_variable_stands_in_the_table_and_the_table_has_no_other() -> None:
    read = {name for path in (BASE / "config").glob("*.py") for name in READS.findall(path.read_text())}
    table = (BASE / "CONTRIBUTING.md").read_text().partition("## Settings")[2]
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", table, re.MULTILINE)) == read


def test_the_environment_is_read_in_one_place_only() -> None:
    places = {
        path.name
        for folder in ("config", "apps")
        for path in (BASE / folder).rglob("*.py")
        if re.search(r"os\.(environ\[|environ\.get|getenv)", path.read_text())
    }
    assert places <= {"env.py"}


@pytest.mark.parametrize("raw", ["ten", "-1", "70000", "1.5"])
def test_a_number_that_is_none_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, raw: str) -> None:
    monkeypatch.setenv("PORT", raw)
    with pytest.raises(ImproperlyConfigured, match="PORT takes a whole number"):
        env.integer("PORT", 8000, low=1, high=65535)


@pytest.mark.parametrize(("raw", "value"), [("1", True), ("Yes", True), ("off", False), ("false", False), ("", True)])
def test_a_yes_or_no_is_read(monkeypatch: pytest.MonkeyPatch, raw: str, value: bool) -> None:
    monkeypatch.setenv("DEBUG", raw)
    assert env.flag("DEBUG", True) is value


def test_a_yes_or_no_that_is_neither_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBUG", "perhaps")
    with pytest.raises(ImproperlyConfigured, match="DEBUG takes yes or no"):
        env.flag("DEBUG", False)


def test_an_empty_variable_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOLEX_DATA", "")
    assert env.text("LUDOLEX_DATA", "here") == "here"


def test_the_secret_is_made_once_and_is_for_the_owner_only(tmp_path: Path) -> None:
    first = show("s.SECRET_KEY", LUDOLEX_DATA=str(tmp_path))
    assert len(first) > 50
    assert show("s.SECRET_KEY", LUDOLEX_DATA=str(tmp_path)) == first
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert show("s.SECRET_KEY", LUDOLEX_DATA=str(tmp_path), SECRET_KEY="mine") == "mine"


def test_everything_is_embedded_unless_said_otherwise(tmp_path: Path) -> None:
    said = show(
        "s.DATABASES['default']['ENGINE'], s.CELERY_BROKER_URL, s.CACHES['default']['BACKEND'], s.DATABASES['default']['OPTIONS']['transaction_mode']",
        LUDOLEX_DATA=str(tmp_path),
    )
    assert "sqlite3" in said and "filesystem" in said and "DatabaseCache" in said and "IMMEDIATE" in said


def test_servers_are_used_when_named(tmp_path: Path) -> None:
    said = show(
        "[s.DATABASES['default'][k] for k in ('ENGINE','NAME','USER','PASSWORD','HOST','PORT')], s.CELERY_BROKER_URL, s.CACHES['default']['BACKEND']",
        LUDOLEX_DATA=str(tmp_path),
        DATABASE_URL="postgresql://al%40ice:p%3Aw@db.example:5433/ludo",
        REDIS_URL="redis://queue.example:6379/2",
    )
    assert "postgresql', 'ludo', 'al@ice', 'p:w', 'db.example', '5433'" in said
    assert "redis://queue.example:6379/2" in said and "RedisCache" in said


def test_a_web_process_never_loads_the_compiler(tmp_path: Path) -> None:
    done = run(
        "import sys, config.asgi, config.wsgi; print(sorted({m.partition('.')[0] for m in sys.modules} & {'numba', 'numpy', 'llvmlite'}))",
        LUDOLEX_DATA=str(tmp_path),
    )
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_two_copies_on_one_machine_do_not_take_each_others_cookies(tmp_path: Path) -> None:
    names = "s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME, s.DEVICE_COOKIE_NAME"
    one, other = (show(names, LUDOLEX_DATA=str(tmp_path / folder)) for folder in "ab")
    assert not set(one[1:-1].split(", ")) & set(other[1:-1].split(", "))
    assert show(names, LUDOLEX_DATA=str(tmp_path / "a")) == one
