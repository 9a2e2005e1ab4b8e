"""The compiled gear: what its cache depends on, indices, wrong annotations, and that no web process ever loads it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from apps.simulations import compile as compiling
from apps.simulations.compile import Compiled
from tests import coin


def test_batches_of_any_size_add_up_to_the_same(native: Compiled):
    facts = coin.coin_game(4).facts
    whole = native.run(facts, [1, 0, 1, 0], 5, 0, 500)
    parts = [native.run(facts, [1, 0, 1, 0], 5, first, 125) for first in (0, 125, 250, 375)]
    assert whole.counts == [sum(part.counts[i] for part in parts) for i in range(4)]
    assert whole.lengths == [sum(part.lengths[n] for part in parts) for n in range(len(whole.lengths))]


def test_tallies_are_those_of_the_same_games_in_python(native: Compiled):
    from apps.engine.conformance import play_straight

    subject, counts, lengths = coin.coin_subject(4), [0] * 4, 0
    program = subject.straight()
    for number in range(100):
        played = play_straight(subject, program, [1, 0, 1, 0], 5, number)
        program["tally"](subject.game.facts, played.state, counts)
        lengths += program["length"](subject.game.facts, played.state)
    tallies = native.run(subject.game.facts, [1, 0, 1, 0], 5, 0, 100)
    assert tallies.counts == counts
    assert sum(n * games for n, games in enumerate(tallies.lengths)) == lengths


def test_a_game_compiled_with_checked_indices_is_the_same(native: Compiled, tmp_path: Path):
    checked = Compiled(coin.rules, coin.players, tmp_path, checked=True)
    facts = coin.coin_game(5).facts
    assert checked.run(facts, [0] * 5, 3, 0, 200) == native.run(facts, [0] * 5, 3, 0, 200)


def test_a_checked_index_out_of_range_raises(tmp_path: Path):
    checked = Compiled(coin.rules, coin.players, tmp_path, checked=True)
    facts = coin.coin_game(5).facts
    facts.players = 9
    with pytest.raises(IndexError):
        checked.run(facts, [0] * 9, 3, 0, 1)


def test_facts_are_an_argument_and_not_compiled_in(native: Compiled):
    short, long = coin.coin_game(3).facts, coin.coin_game(3, modules=("long",)).facts
    lengths = [max(n for n, games in enumerate(native.run(f, [0] * 3, 1, 0, 500).lengths) if games) for f in (short, long)]
    assert lengths == [4, 8]


def test_the_cache_is_named_by_everything_that_can_be_linked(monkeypatch: pytest.MonkeyPatch):
    before = compiling.sources_digest(coin.rules)
    assert compiling.sources_digest(coin.rules) == before
    seen: list[str] = []
    read = compiling.inspect.getsource

    def changed(part: Any) -> str:
        seen.append(part.__name__)
        return read(part) + ("# changed" if part.__name__ == "coin_duel.rules.clauses" else "")

    monkeypatch.setattr(compiling.inspect, "getsource", changed)
    assert compiling.sources_digest(coin.rules) != before
    assert {"coin_duel.rules.state", "coin_duel.players", "apps.engine.auto", "apps.simulations.batch", "apps.simulations.native"} <= set(seen)
    monkeypatch.undo()
    monkeypatch.setattr(compiling.numba, "__version__", "0.0")
    assert compiling.sources_digest(coin.rules) != before


def test_the_second_time_it_comes_from_the_cache(tmp_path: Path):
    code = (
        "import sys, time; sys.path.insert(0, '.'); from tests import coin; from pathlib import Path; "
        "from apps.simulations.compile import Compiled; start = time.process_time(); "
        f"c = Compiled(coin.rules, coin.players, Path({str(tmp_path)!r})); c.part('play_run'); print('SPENT', time.process_time() - start)"
    )
    spent = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        spent.append(float(done.stdout.split()[-1]))
    assert spent[1] < spent[0] / 3


def test_an_annotation_without_a_compiled_type_is_named():
    def aim(f: Any, s: Any, name: str) -> None:
        """Words have no place in rules."""

    aim.__annotations__ = {"f": "Facts", "s": "State", "name": "str", "return": "None"}
    with pytest.raises(TypeError, match=r"aim: no compiled type for the annotation 'str'"):
        compiling.signature(aim, compiling._kinds(coin.rules, False))


def test_records_travel_to_words_and_back():
    state = coin.rules.State(step=3, coins=[1, 2, 3], dice=[6, 5, 4])
    assert compiling.record_from(coin.rules.State, compiling.flat(state).tolist()) == state


@pytest.mark.parametrize("application", ["config.wsgi", "config.asgi"])
def test_a_web_process_loads_neither_numba_nor_numpy(application: str):
    code = (
        f"import importlib, sys; importlib.import_module({application!r}); import django.urls; django.urls.get_resolver().url_patterns; "
        "import apps.simulations.tasks; print(sorted({name.split('.')[0] for name in sys.modules} & {'numba', 'numpy', 'llvmlite'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
