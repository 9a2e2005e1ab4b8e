"""What a group lays out and reads for the buildings, ways to play and options of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import apps.games.flash_point
from apps.packs.conditions import holds
from apps.packs.contract import Selection
from apps.packs.reader import read_pack
from apps.packs.selection import Checked, check

PACK = read_pack(Path(apps.games.flash_point.__path__[0]))


def checked(*modules: str, mode: str = "experienced", **options: str) -> Checked:
    """A selection of four players, completed."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return check(PACK, Selection("flash-point", 4, modules=modules, mode=mode, options=chosen))


def in_force(selection: Selection, kind: str) -> set[str]:
    """The paths of the clauses of a kind whose conditions, and those above, hold."""
    found = set()
    for clause in PACK.clauses.values():
        chain = [c for c in PACK.clauses.values() if clause.path == c.path or clause.path.startswith(f"{c.path}/")]
        if clause.kind == kind and all(holds(c.when, selection) for c in chain):
            found.add(clause.path)
    return found


def laid_out(selection: Selection) -> set[str]:
    """The ids of what lies on the table."""
    decks = [d for d in PACK.decks if holds(d.when, selection) and d.product in selection.products]
    items = [i for d in decks for i in d.items]
    return {i.id for i in items if holds(i.when, selection) and (i.module is None or i.module in selection.modules)}


@pytest.mark.parametrize(
    ("modules", "step", "die"),
    [(("laboratory",), "setup/die", "black-die"), (("laboratory", "attic"), "setup/die-twelve", "twelve-die")],
)
def test_a_third_floor_takes_the_twelve_sided_die_and_two_floors_the_eight_sided(modules: tuple[str, ...], step: str, die: str) -> None:
    selection = checked(*modules).selection
    assert in_force(selection, "setup") & {"setup/die", "setup/die-twelve", "setup/die-twelve-basement"} == {step}
    assert laid_out(selection) & {"black-die", "twelve-die"} == {die}


@pytest.mark.parametrize("modules", [(), ("garage",), ("garage", "attic"), ("laboratory", "basement"), ("second-story-building", "attic")])
@pytest.mark.parametrize("mode", ["family", "experienced"])
def test_every_game_is_laid_on_exactly_one_building(modules: tuple[str, ...], mode: str) -> None:
    steps = in_force(checked(*modules, mode=mode).selection, "setup")
    buildings = {"setup/board-1", "setup/board-2", "setup/garage", "setup/laboratory", "setup/second-story"}
    assert len(steps & buildings) == 1


@pytest.mark.parametrize("floor", ["attic", "basement"])
def test_a_floor_without_a_building_is_refused_with_its_clause(floor: str) -> None:
    faults = checked(floor).faults
    assert [(f.code, f.clause) for f in faults] == [("needs_one", "flash-point/boards/attic-or-basement")]


@pytest.mark.parametrize(("one", "other"), [("garage", "laboratory"), ("attic", "basement")])
def test_two_sides_of_a_board_are_refused_together(one: str, other: str) -> None:
    assert "excluded" in {f.code for f in checked("garage", one, other).faults}


def test_the_family_game_lays_out_nothing_that_only_specialists_need() -> None:
    things = laid_out(checked("garage", mode="family").selection)
    assert not things & {"paramedic", "structural-engineer", "hazmat", "hot-spot", "heal-marker"}


@pytest.mark.parametrize(
    ("modules", "options", "absent"),
    [((), {"platform": "on"}, "platform"), (("garage",), {"spill": "on"}, "spill"), (("laboratory",), {"bridge": "on"}, "bridge")],
)
def test_an_option_that_does_not_fit_the_building_is_not_there(modules: tuple[str, ...], options: dict[str, Any], absent: str) -> None:
    assert absent not in checked(*modules, **options).selection.options


def test_the_equipment_leaks_instead_of_exploding_when_both_options_are_on() -> None:
    steps = in_force(checked("laboratory", explosive_objects="on", spill="on").selection, "setup")
    assert steps & {"setup/equipment", "setup/equipment-toxic", "setup/toxic"} == {"setup/equipment-toxic"}


@pytest.mark.parametrize("board", ["board-1", "board-2"])
def test_the_printed_layout_has_as_many_pieces_as_its_board(board: str) -> None:
    number = board[-1]
    layout, segments = PACK.values[f"layout-{number}"], PACK.values["segments"][board]
    count = {side: sum(len(row[side].split(", ")) for row in layout.values() if row[side] != "–") for side in next(iter(layout.values()))}
    outer = 2 * (PACK.values["rows"] + PACK.values["columns"]) - len(PACK.values[f"doorways-{number}"])
    assert count["walls-right"] + count["walls-below"] + outer == segments["walls"]
    assert count["doors-right"] + count["doors-below"] == segments["doors"]
    assert len(PACK.values[f"doorways-{number}"]) == segments["doorways"]
