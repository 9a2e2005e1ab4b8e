"""`packs coverage`: what stands behind every clause; events and tests come from the record of what engines cite while tests run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from apps.packs import registry
from apps.packs.coverage import Covered, covered, read_record, shortcomings
from apps.packs.folders import pack_folders
from apps.packs.reader import read_pack
from apps.packs.selection import parse
from apps.packs.spec import Pack
from tests.coin import coin_game
from tests.packs.tiny import word_list
from tests.recording import Recorder, merge, watch

BASE = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "cs", "pl")
SHIPPED = sorted(folder.name for package, folder in pack_folders().items() if package.startswith("apps.games."))
"""The folders of this project's packs, without those that a machine has beside them."""


def rows(pack: Pack, record: Path | None = None) -> dict[str, Covered]:
    found = covered(pack, LANGUAGES, read_record(record) if record else None)
    return {row.clause.removeprefix("word-list/"): row for row in found}


def test_a_clause_shows_languages_facts_cards_and_codes() -> None:
    row = rows(word_list())["play/verbs"]
    assert (row.codes, row.languages, row.missing) == (("WL-4",), ("en", "cs"), ("pl",))
    assert (row.facts, row.cards, row.events, row.tests) == (("points",), ("words/run",), 0, ())
    assert rows(word_list())["play/noun"].facts == ("points",)


def test_an_outgrown_translation_is_not_up_to_date_and_not_missing(tmp_path: Path) -> None:
    from apps.packs.accepting import accept

    accept(word_list(tmp_path, ("pack.yaml", "slug: word-list", "slug: word-list")), "cs", "*")
    row = rows(word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))["play/silence"]
    assert (row.languages, row.behind) == (("en",), ("cs",))


def test_what_may_not_be_is_named(tmp_path: Path) -> None:
    pack = word_list(
        tmp_path,
        ("codes.yaml", "  - WL-7\n", "  - WL-7\n  - WL-70\n"),
        ("facts.yaml", "  copies: {", "  unused: {value: 7, source: H}\n  copies: {"),
        ("text/cs.ftl", "play_clock = Na začátku tahu otočte přesýpací hodiny.\n", "play_clock =\n"),
    )
    found = {(f.file, f.id, f.reason) for f in shortcomings(pack, covered(pack, ("en", "cs"), None))}
    assert found == {
        ("codes.yaml", "WL-70", "no clause and no reading states this code"),
        ("facts.yaml", "unused", "an unused fact: no text, card or rule reads it"),
        ("outline.yaml", "word-list/play/clock", "has no words in cs"),
    }


@pytest.mark.parametrize("folder", SHIPPED)
def test_every_clause_is_in_every_language_the_pack_calls_complete_every_code_has_its_clause_every_fact_is_used(folder: str) -> None:
    pack = read_pack(pack_folders()[f"apps.games.{folder}"], f"apps.games.{folder}")
    assert set(pack.languages) == {code for code, _name in settings.LANGUAGES}
    found = shortcomings(pack, covered(pack, pack.complete, None))
    assert [f"{fault.file}:{fault.line} {fault.id}: {fault.reason}" for fault in found] == []


# The record


def test_what_a_game_and_a_selection_cite_is_noted_under_the_test_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder()
    watch(recorder, monkeypatch)
    recorder.begin("one")
    look = coin_game().setup()
    recorder.begin("two")
    parse(word_list(), {"players": "9", "module": "rhymes"})
    noted = recorder.to_json()
    assert any(clause == due.clause and asked for due in look.due for clause, (_events, asked) in noted["one"].items())
    assert all(clause.startswith("coin-duel/") for clause in noted["one"])
    assert set(noted["two"]) == {"word-list/play/players", "word-list/play/rhymes"}


def test_tests_that_run_again_replace_what_was_noted_of_them(tmp_path: Path) -> None:
    record = tmp_path / "coverage.json"
    merge(record, {"a": {"word-list/play/noun": [2, 1]}, "b": {"word-list/play/noun": [1, 0]}})
    merge(record, {"a": {"word-list/play/hand": [3, 0]}, "c": {}})
    found = rows(word_list(), record)
    assert (found["play/noun"].events, found["play/noun"].tests) == (1, ("b",))
    assert (found["play/hand"].events, found["play/hand"].tests) == (3, ("a",))


def test_a_clause_that_was_renamed_keeps_its_tests(tmp_path: Path) -> None:
    merge(tmp_path / "coverage.json", {"a": {"word-list/play/doing": [2, 0]}})
    assert rows(word_list(), tmp_path / "coverage.json")["play/verbs"].events == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"made": "x", "tests": []}', '{"made": "x", "tests": {"a": {"b": 3}}}'])
def test_a_record_that_is_none_is_no_record(tmp_path: Path, text: str) -> None:
    (tmp_path / "coverage.json").write_text(text, encoding="utf-8")
    assert read_record(tmp_path / "coverage.json") is None
    assert read_record(tmp_path / "nothing.json") is None


@pytest.mark.slow
def test_a_parallel_run_writes_one_record(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "tests/engine/test_coin_duel.py", "tests/engine/test_game.py", "-n", "2", "-q"]
    env = {**os.environ, "LUDOLEX_DATA": str(tmp_path), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=BASE, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    tests = json.loads((tmp_path / "coverage.json").read_text(encoding="utf-8"))["tests"]
    assert any(test.startswith("tests/engine/test_game.py::") for test in tests)
    assert any(events for clauses in tests.values() for events, _asked in clauses.values())


# The command


def run(monkeypatch: pytest.MonkeyPatch, site: Any, tmp_path: Path, pack: Pack, *options: str) -> tuple[str, str]:
    """What the command says, and why it fails."""
    monkeypatch.setattr(registry, "packs", lambda: {pack.slug: pack})
    site.LUDOLEX_DATA = tmp_path
    site.LANGUAGES = [("en", "English"), ("cs", "Czech")]
    out = StringIO()
    try:
        call_command("packs", "coverage", pack.slug, *options, stdout=out)
    except CommandError as error:
        return out.getvalue(), str(error)
    return out.getvalue(), ""


def test_without_a_record_it_says_so_and_fails_for_nothing(monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path) -> None:
    said, failed = run(monkeypatch, settings, tmp_path, word_list())
    assert (failed, "No record of the tests yet" in said) == ("", True)
    line = next(line for line in said.splitlines() if line.startswith("play/verbs "))
    assert line.split() == ["play/verbs", "en", "cs", "1", "1", "?", "?"]


def test_with_a_record_it_counts_and_programs_get_it_whole(monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path) -> None:
    merge(tmp_path / "coverage.json", {"tests/x.py::test_a": {"word-list/play/verbs": [4, 1]}})
    said, _ = run(monkeypatch, settings, tmp_path, word_list())
    line = next(line for line in said.splitlines() if line.startswith("play/verbs "))
    assert line.split()[-2:] == ["4", "1"]
    whole, failed = run(monkeypatch, settings, tmp_path, word_list(), "--json")
    body = json.loads(whole)
    row = next(r for r in body["packs"]["word-list"]["clauses"] if r["clause"] == "word-list/play/verbs")
    assert (row["events"], row["tests"], row["cards"], failed) == (4, ["tests/x.py::test_a"], ["words/run"], "")
    assert body["record"]


def test_a_missing_language_makes_it_fail(monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path) -> None:
    pack = word_list(tmp_path, ("text/cs.ftl", "play_clock = Na začátku tahu otočte přesýpací hodiny.\n", "play_clock =\n"))
    said, failed = run(monkeypatch, settings, tmp_path, pack)
    assert failed == "1 shortcoming(s)"
    assert "word-list/play/clock: has no words in cs" in said
