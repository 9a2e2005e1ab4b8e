"""The words of Alcatraz at a table: every question, button, event and place on the map can be said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from apps.engine import conformance as conf
from apps.packs.contract import Message
from tests.games.alcatraz.position import game_of, subject_of

NAMES = ("Ada", "Bo", "Cyril", "Dora", "Emil")
TOKEN = re.compile(r":([a-z][a-z0-9-]*):")
MANY = ("certain-escape", "plan-g", "different-prison", "convicted")


def said(pack: Any, thing: Any, **more: Any) -> str:
    """A message in English, which must be whole."""
    if not isinstance(thing, Message):
        return str(thing)
    found = pack.texts.say(("en",), thing.key, thing.attr, {**thing.args, **more})
    assert not found.missing and found.text and "{" not in found.text, (thing, found)
    return str(found.text)


def walk(pack: Any, thing: Any) -> None:
    """Say every message in a nest of lists and maps."""
    if isinstance(thing, Message):
        said(pack, thing)
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, (list, tuple)) else ():
        walk(pack, part)


@pytest.mark.parametrize(("players", "modules"), [(3, ()), (4, MANY), (5, MANY), (5, ())])
def test_a_table_can_say_everything_that_happens_and_is_asked(players: int, modules: tuple[str, ...]):
    subject, pack = subject_of(players, modules), game_of(players).pack
    page = pack.table
    for number in range(3):
        for look, _ in conf.looks(subject, [(number + seat) % 4 for seat in range(players)], 3, number):
            for due in look.due:
                seen = subject.game.view(look, due.seat)
                if due.seat < 0:
                    continue
                said(pack, page.question(subject.game.facts, seen, due))
                labels = [
                    (page.seat_in(subject.game.facts, seen, due, v), said(pack, page.label(subject.game.facts, seen, due, v))) for v in due.options
                ]
                assert len(set(labels)) == len(labels), (due, labels)
                walk(pack, page.secrets(subject.game.facts, seen, due.seat))
            walk(pack, page.scene(subject.game.facts, subject.game.view(look, 0), look.due, 0, NAMES))
            for event in look.events:
                words = {"actor": "Ada", "target": "Bo", "value": event.value, **page.event_args(subject.game.facts, event)}
                key = event.clause.partition("/")[2].replace("/", "_")
                found = pack.texts.say(("en",), key, "event", words)
                assert not found.missing and "{" not in found.text and "$" not in found.text, (event, found)


def test_every_symbol_of_an_event_or_button_is_drawn():
    pack = game_of(3).pack
    drawn = set(re.findall(r'id="([a-z0-9-]+)"', (pack.folder / "static" / "alcatraz" / "icons.svg").read_text()))
    assert set(TOKEN.findall((pack.folder / "text" / "en.ftl").read_text())) - drawn == set()
