"""What tests of simulations share: packs with the coin duel among them, a queue that only notes, small blocks, a worker at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from apps.accounts.viewer import Viewer
from apps.packs import registry
from apps.packs.contract import Selection
from apps.packs.reader import read_pack
from apps.simulations import services, tasks, work
from apps.simulations.compile import Compiled
from apps.simulations.models import Experiment
from tests import coin


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The coin duel and a copy of it under another name: nothing here is about any real game."""
    pack = read_pack(coin.FOLDER / "coin_duel", "coin_duel")
    known = {pack.slug: pack, "corrected": replace(pack, slug="corrected", rules_version=2)}
    monkeypatch.setattr(registry, "packs", lambda: known)
    monkeypatch.setattr("apps.simulations.forms.packs", lambda: known)
    return known


@pytest.fixture(autouse=True)
def blocks(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of ten games, and workers that stay with an experiment to its end."""
    settings.SIM_BLOCK_GAMES = 10
    monkeypatch.setattr(work, "SLICE_SECONDS", 600.0)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys that were put into the queue."""
    keys: list[str] = []
    monkeypatch.setattr(tasks.experiment_run, "delay", keys.append)
    return keys


@pytest.fixture(scope="session")
def native(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    """The compiled coin duel."""
    folder: Path = tmp_path_factory.mktemp("compiled")
    return Compiled(coin.rules, coin.players, folder)


@pytest.fixture
def play(native: Compiled) -> Callable[..., bool]:
    """Work on an experiment as a worker does; with `runner`, in another way."""

    def at_work(experiment: Experiment, runner: Any = native) -> bool:
        return work.experiment_work(key=experiment.key, make=lambda pack: runner, known=lambda slug: True)

    return at_work


@pytest.fixture
def ask(db: Any, sent: list[str], django_capture_on_commit_callbacks: Any) -> Iterator[Callable[..., Experiment]]:
    """Create an experiment of the coin duel."""

    def created(players: int = 3, trials: object = 35, seed: object = 7, policies: tuple[str, ...] = ("random",), **rest: Any) -> Experiment:
        parts = {name: rest.pop(name) for name in ("modules", "readings", "pack") if name in rest}
        selection = Selection(parts.pop("pack", "coin-duel"), players, **parts)
        rest.setdefault("viewer", Viewer())
        with django_capture_on_commit_callbacks(execute=True):
            return services.experiment_create(selection=selection, policies=policies, trials=trials, seed=seed, **rest)

    yield created
