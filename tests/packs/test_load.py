"""Loading: stored whole, only when changed; ids stay; old versions can be read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from apps.library.models import Clause, ClauseText, Game, OldAddress
from apps.packs.models import PackVersion
from apps.packs.services import pack_load
from tests.packs.tiny import word_list

pytestmark = pytest.mark.django_db


def rows() -> list[tuple[str, int]]:
    return sorted(ClauseText.objects.filter(clause__game="word-list").values_list("clause_id", "pk"))


def test_loading_twice_makes_one_version_and_keeps_every_row() -> None:
    first = pack_load(pack=word_list())
    before = rows()
    second = pack_load(pack=word_list())
    assert (first.is_new, second.is_new, second.projected) == (True, False, False)
    assert PackVersion.objects.filter(slug="word-list").count() == 1
    assert before == rows() != []


def test_making_the_rows_again_keeps_their_keys() -> None:
    pack_load(pack=word_list())
    before = rows()
    assert pack_load(pack=word_list(), again=True).projected
    assert rows() == before


def test_a_changed_sentence_makes_a_new_version_and_keeps_all_ids(tmp_path: Path) -> None:
    pack_load(pack=word_list())
    before = rows()
    changed = word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet"))
    loaded = pack_load(pack=changed)
    assert (loaded.is_new, loaded.version.number) == (True, 2)
    assert rows() == before
    assert "keep quiet" in ClauseText.objects.get(clause="word-list/play/silence", lang="en").text


def test_an_old_version_can_be_read_again(tmp_path: Path) -> None:
    pack_load(pack=word_list())
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))
    old = PackVersion.objects.get(slug="word-list", number=1).pack()
    assert "say nothing" in old.texts.say("en", "play_silence").text
    assert old.digest == word_list().digest


def test_content_that_returns_is_a_version_of_its_own_and_no_number_changes_its_meaning(tmp_path: Path) -> None:
    first = pack_load(pack=word_list()).version
    pack_load(pack=word_list(tmp_path, ("text/en.ftl", "say nothing", "keep quiet")))
    back = pack_load(pack=word_list())
    assert (back.is_new, back.projected, back.version.number) == (True, True, 3)
    assert PackVersion.objects.get(slug="word-list", number=1) == first
    assert back.version.digest == first.digest
    assert Game.objects.get(slug="word-list").version == back.version


def test_a_clause_that_is_gone_is_gone_and_an_old_id_leads_on(tmp_path: Path) -> None:
    pack_load(pack=word_list())
    assert OldAddress.objects.get(old="word-list/play/doing").clause_id == "word-list/play/verbs"
    changed = word_list(tmp_path, ("outline.yaml", "    - {id: clock, kind: option, codes: [WL-7]}\n", ""))
    pack_load(pack=changed)
    assert not Clause.objects.filter(id="word-list/play/clock").exists()
    assert Clause.objects.filter(id="word-list/play/silence").exists()
