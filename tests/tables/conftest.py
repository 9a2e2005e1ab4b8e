"""A named cast around a table: Anna made it, Bruno and Cleo came by the link, Zoe only watches."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from apps.accounts.models import Device, new_secret
from apps.accounts.viewer import Viewer
from apps.packs import registry, selection
from apps.packs.contract import Selection
from apps.tables import play, services
from apps.tables.models import Table

SLUG = "bang-dice"


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice and deals in every run; at a real table they come from the system's generator."""
    lot = Random(20)
    monkeypatch.setattr(play, "secrets", SimpleNamespace(choice=lot.choice, randbits=lot.getrandbits))


def viewer() -> Viewer:
    """Somebody without an account, on a browser of their own."""
    return Viewer(device_id=Device.objects.create(key=new_secret()).pk)


@pytest.fixture
def anna(db: Any) -> Viewer:
    """The host."""
    return viewer()


@pytest.fixture
def bruno(db: Any) -> Viewer:
    """A guest."""
    return viewer()


@pytest.fixture
def cleo(db: Any) -> Viewer:
    """Another guest."""
    return viewer()


@pytest.fixture
def zoe(db: Any) -> Viewer:
    """A spectator."""
    return viewer()


def plan(players: int = 5, **more: Any) -> Selection:
    """A checked selection."""
    return selection.check(registry.pack(SLUG), Selection(SLUG, players, **more)).selection


@pytest.fixture
def lobby(anna: Viewer) -> Table:
    """A table for four, Anna on its first seat."""
    return services.table_create(viewer=anna, selection=plan(4), name="Anna")


@pytest.fixture
def playing(lobby: Table, anna: Viewer, bruno: Viewer) -> Table:
    """Anna and Bruno play; computers have the two other seats."""
    services.seat_take(key=lobby.key, viewer=bruno, name="Bruno")
    return services.table_start(key=lobby.key, viewer=anna, fill=True)
