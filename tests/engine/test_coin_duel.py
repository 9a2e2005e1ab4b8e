"""The pack that tests play with keeps the rules for packs itself."""

from __future__ import annotations

from apps.packs.check import check_pack
from apps.packs.reader import read_pack
from tests.coin import FOLDER


def test_the_coin_duel_has_no_faults():
    assert list(check_pack(read_pack(FOLDER / "coin_duel", "coin_duel"))) == []
