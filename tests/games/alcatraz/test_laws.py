"""Alcatraz: what no game may lose or double is seen when it is."""

from __future__ import annotations

from typing import Any

import pytest

from apps.engine import conformance
from apps.games.alcatraz.rules.laws import lawful
from tests.games.alcatraz.position import subject_of


@pytest.mark.parametrize(("field", "place"), [("supply", 1), ("stock", 2), ("guards", 0), ("guards_in", None), ("deck_n", None), ("hand_n", 1)])
def test_a_thing_too_many_or_too_few_breaks_a_law(field: str, place: int | None) -> None:
    subject = subject_of(4, ())
    looks = [look for look, _ in conformance.looks(subject, [2] * 4, 1, 1) if look.position.state.step > 30]  # type: ignore[attr-defined]
    f: Any = subject.game.facts
    s: Any = looks[0].position.state.copy()
    assert lawful(f, s)
    for change in (1, -1):
        s = looks[0].position.state.copy()
        if place is None:
            setattr(s, field, getattr(s, field) + change)
        else:
            getattr(s, field)[place] += change
        assert not lawful(f, s), (field, change)
