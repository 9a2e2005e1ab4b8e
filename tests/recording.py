"""Records which clauses the engines cite while tests run: what `manage.py packs coverage` reads.

A plugin (`-p tests.recording` in pyproject.toml). Every event that a game tells, every question, refusal and ending, what a ledger concludes
and why a selection is refused or completed is noted under the test that ran. The record is a file in the data folder; tests that run again replace what was noted of them, under xdist too.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from apps.engine.game import Game
from apps.packs.contract import Consequence, Decision, ResultFault
from apps.packs.selection import Fault as SelectionFault
from apps.packs.selection import Note
from tests.environment import KEPT

Noted = dict[str, dict[str, list[int]]]
"""By test and clause: how many events cited it, and how often anything else did."""
SAYINGS = (Consequence, Decision, ResultFault, SelectionFault, Note)
"""What cites a clause outside of games: each of these has a `clause`."""
RECORD = KEPT / "coverage.json"


class Recorder:
    """What the engines cited, by the test that ran."""

    def __init__(self) -> None:
        self.test = ""
        self.tests: dict[str, tuple[Counter[str], Counter[str]]] = {}

    def begin(self, test: str) -> None:
        """Note what follows under this test."""
        self.test = test
        self.tests[test] = (Counter(), Counter())

    def note(self, clause: str | None, *, event: bool) -> None:
        """A clause was cited."""
        if clause and self.test in self.tests:
            self.tests[self.test][0 if event else 1][clause] += 1

    def to_json(self) -> Noted:
        """What was noted, for a file or another process."""
        return {
            test: {clause: [events[clause], asked[clause]] for clause in sorted({*events, *asked})} for test, (events, asked) in self.tests.items()
        }


def watch(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listen to every game, ledger and selection of this process."""
    events, due, refusal, outcome = Game._events, Game._due, Game._refusal, Game._outcome

    def told(self: Game, rows: Any) -> Any:
        made = events(self, rows)
        for event in made:
            recorder.note(event.clause, event=True)
        return made

    def cited(original: Any) -> Any:
        def call(self: Game, *args: Any) -> Any:
            made = original(self, *args)
            recorder.note(made.clause, event=False)
            return made

        return call

    monkeypatch.setattr(Game, "_events", told)
    for name, original in (("_due", due), ("_refusal", refusal), ("_outcome", outcome)):
        monkeypatch.setattr(Game, name, cited(original))
    for saying in SAYINGS:
        monkeypatch.setattr(saying, "__init__", _heard(saying.__init__, recorder))


def _heard(original: Any, recorder: Recorder) -> Any:
    def init(self: Any, *args: Any, **kwargs: Any) -> None:
        original(self, *args, **kwargs)
        recorder.note(self.clause, event=False)

    return init


def merge(path: Path, noted: Noted) -> None:
    """Replace in the record what it says of the tests that ran."""
    tests: Noted = json.loads(path.read_text(encoding="utf-8"))["tests"] if path.is_file() else {}
    tests = {test: clauses for test, clauses in {**tests, **noted}.items() if clauses}
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(f".{os.getpid()}")
    written.write_text(json.dumps({"made": datetime.now(UTC).isoformat(timespec="seconds"), "tests": tests}, sort_keys=True), encoding="utf-8")
    written.replace(path)


class Plugin:
    """The hooks of one process of a run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.recorder = Recorder()
        self.others: Noted = {}
        self.patch = pytest.MonkeyPatch()
        watch(self.recorder, self.patch)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what follows under this test."""
        self.recorder.begin(item.nodeid)
        yield
        self.recorder.test = ""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A process of a parallel run hands over what it noted."""
        self.others.update(getattr(node, "workeroutput", {}).get("cited", {}))

    def pytest_sessionfinish(self) -> None:
        """Hand over, or write down."""
        noted = self.recorder.to_json()
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["cited"] = noted
        elif noted or self.others:
            merge(RECORD, {**self.others, **noted})

    def pytest_unconfigure(self) -> None:
        """Listen no more."""
        self.patch.undo()


def pytest_configure(config: pytest.Config) -> None:
    """Listen from the beginning."""
    config.pluginmanager.register(Plugin(config), "ludolex-recording")
