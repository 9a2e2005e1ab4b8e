"""The linker: what it binds, and what it refuses."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from apps.engine import ask, auto, link


def module(name: str, source: str, **names: Any) -> Any:
    made = ModuleType(name)
    made.__dict__.update(names)
    exec(compile("from __future__ import annotations\n" + source, name, "exec"), made.__dict__)
    return made


KIT = {"ask": ask.ask, "emit": ask.emit, "CHANCE": -1}


def test_ask_means_the_policy_in_a_linked_program_and_the_original_is_untouched():
    rules = module("lantern", "def light(f, s, r, log):\n    return ask(f, s, r, 1, 0, 3, 9, 1)", **KIT)
    players = module("folk", "def decide(f, s, r, kind, seat, low, high):\n    return high")
    program = link.link(rules, players, {"light": rules.light})
    assert program["light"](None, None, [0] * auto.WORDS, None) == 9
    with pytest.raises(ask.NeedReply):
        rules.light(None, None, ask.Replies([]), None)


def test_functions_of_the_same_name_in_two_modules_keep_apart():
    dusk = module("dusk", "def fear():\n    return 1\ndef go():\n    return fear()")
    dawn = module("dawn", "def fear():\n    return 2\ndef both():\n    return go() * 10 + fear()", go=dusk.go)
    assert link.link(dawn, None, {"both": dawn.both})["both"]() == 12


def test_callees_come_before_their_callers_and_recursion_links():
    rules = module("tree", "def leaf():\n    return 1\ndef climb(n):\n    return leaf() if n == 0 else climb(n - 1) + leaf()")
    program = link.link(rules, None, {"climb": rules.climb})
    assert [f.__name__ for f in program.order] == ["leaf", "climb"]
    assert program["climb"](4) == 5


def test_a_field_called_like_a_function_is_no_call():
    rules = module("path", "def step(s):\n    return s.setup\ndef setup(s):\n    return step(s)")
    assert [f.__name__ for f in link.link(rules, None, {"step": rules.step}).order] == ["step"]


def test_constants_of_modules_and_tuples_of_numbers_link():
    clauses = module("clauses", "WOUND = 7")
    rules = module("wounds", "COSTS = (1, 2)\ndef cost():\n    return C.WOUND + COSTS[1]", C=clauses)
    assert link.link(rules, None, {"cost": rules.cost})["cost"]() == 9


@pytest.mark.parametrize(
    "body, words",
    [
        ("return torch", "wood.walk uses 'torch', which neither its module nor the pack defines"),
        ("return BAG", "wood.walk uses 'BAG', a dict"),
        ("return C.light()", "wood.walk uses C.light, which is not a whole number: import functions by name"),
        ("return C.NOTHING", "wood.walk uses C.NOTHING"),
    ],
)
def test_what_cannot_be_linked_is_named(body: str, words: str):
    rules = module("wood", f"BAG = {{}}\ndef walk():\n    {body}", C=module("c", "def light():\n    return 1"))
    with pytest.raises(link.LinkError, match=words):
        link.link(rules, None, {"walk": rules.walk})


def test_what_hides_in_a_comprehension_is_found_too():
    rules = module("hill", "def climb():\n    return [torch for _ in range(3)]")
    with pytest.raises(link.LinkError, match="torch"):
        link.link(rules, None, {"climb": rules.climb})
