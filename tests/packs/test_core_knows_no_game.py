"""Nothing in the core names a game; a pack installed from elsewhere is a pack like any other."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from apps.packs import registry
from tests.packs.tiny import PACKS

BASE = Path(__file__).resolve().parents[2]
CORE = ("apps", "config", "templates", "static", "locale")
KINDS = {".py", ".html", ".txt", ".css", ".js", ".po", ".svg"}


def core_files() -> list[Path]:
    files = [p for part in CORE for p in (BASE / part).rglob("*") if p.suffix in KINDS]
    return [p for p in files if BASE / "apps" / "games" not in p.parents]


def test_no_file_of_the_core_names_a_game() -> None:
    names = set()
    for pack in registry.packs().values():
        names |= {pack.slug, pack.slug.replace("-", "_"), pack.texts.say("en", "game").text.split(":")[0]}
    pattern = re.compile("|".join(re.escape(name) for name in names), re.IGNORECASE)
    hits = [f"{p.relative_to(BASE)}: {m.group()}" for p in core_files() if (m := pattern.search(p.read_text(encoding="utf-8")))]
    assert hits == []


@pytest.mark.parametrize("name", ["coin_duel", "word_list"])
@pytest.mark.slow
def test_a_pack_installed_from_a_wheel_is_found_read_and_loaded(tmp_path: Path, name: str) -> None:
    wheels, target = tmp_path / "wheels", tmp_path / "site"
    source = tmp_path / name
    import shutil

    shutil.copytree(PACKS / name, source, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(wheels), str(source)], check=True)
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--target", str(target), *map(str, wheels.glob("*.whl"))], check=True)
    script = """
import django, json
django.setup()
from django.core.management import call_command
from io import StringIO
call_command("migrate", verbosity=0)
out = StringIO()
call_command("packs", "load", stdout=out)
from apps.packs import registry
from apps.library.models import Clause
slug = SLUG
pack = registry.pack(slug)
print(json.dumps({"loaded": out.getvalue(), "package": pack.package, "clauses": Clause.objects.filter(game=slug).count(), "rules": pack.rules is not None}))
"""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{target}{os.pathsep}{BASE}",
        "LUDOLEX_DATA": str(tmp_path / "var"),
        "DATABASE_URL": "",
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }
    slug = name.replace("_", "-")
    done = subprocess.run([sys.executable, "-c", script.replace("SLUG", repr(slug))], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.strip().splitlines()[-1])
    assert told["package"] == name
    assert told["clauses"] > 0
    assert told["rules"] == (name == "coin_duel")
    assert f"{slug}: new version 1" in told["loaded"]
