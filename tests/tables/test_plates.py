"""Names on the plates of the board stay on them."""

from __future__ import annotations

import re

import pytest

from apps.accounts.viewer import Viewer
from apps.games.bang_dice.table.scene import shortened
from apps.tables import services
from tests.tables.conftest import plan
from tests.tables.test_secrets import browser


@pytest.mark.parametrize(
    ("name", "told"),
    [("Anna", "Anna"), ("W" * 40, "WWWWW…"), ("i" * 40, "iiiiiiiiiiiiiii…"), ("Bartholomew von Stein", "Bartholome…"), ("龍" * 9, "龍龍龍龍龍…")],
)
def test_a_name_is_cut_by_its_width(name: str, told: str) -> None:
    assert shortened(name, 100) == told


@pytest.mark.django_db
def test_the_plate_cuts_off_what_is_wider_still(anna: Viewer) -> None:
    table = services.table_create(viewer=anna, selection=plan(8), name="W" * 40)
    services.table_start(key=table.key, viewer=anna, fill=True)
    page = browser(anna).get(f"/en/t/{table.key}/").content.decode()
    names = re.findall(r'<svg x="-48" y="-33" width="(79|101)" height="22"><text class="plate-name" y="16">([^<]+)</text></svg>', page)
    assert len(names) == 8 and names[0][1] == {"79": "WWWW…", "101": "WWWWW…"}[names[0][0]]
    assert max(map(len, re.findall(r'class="whose"[^>]*>([^<]+)<', page))) <= 12
