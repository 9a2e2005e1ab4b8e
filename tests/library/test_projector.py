"""A pack becomes rows, and stays the same rows."""

from __future__ import annotations

import pytest

from apps.library.models import Citation, Clause, ClauseText, Game, Module, OldAddress, Reading, Term, TermForm
from apps.library.search.models import SearchDocument, SearchPart, SearchPosting, SearchWord
from apps.packs.services import pack_load
from tests.library.orchard import EN, OUTLINE, orchard, plant

pytestmark = pytest.mark.django_db


def test_every_clause_is_a_row_in_reading_order_with_its_place() -> None:
    plant()
    rows = list(Clause.objects.filter(game="orchard").order_by("order").values_list("path", "number", "depth", "end"))
    assert rows == [
        ("picking", "1", 0, 5), ("picking/apple", "1.1", 1, 2), ("picking/basket", "1.2", 1, 3), ("picking/wasp", "1.3", 1, 4),
        ("picking/wild", "1.4", 1, 5), ("frost", "2", 0, 8), ("frost/scope", "2.1", 1, 7), ("frost/late", "2.2", 1, 8),
    ]  # fmt: skip


def test_a_clause_knows_its_module_box_conditions_and_sources() -> None:
    plant()
    late, apple = Clause.objects.get(id="orchard/frost/late"), Clause.objects.get(id="orchard/picking/apple")
    assert (late.module_id, late.product_id, late.scope) == (
        "orchard/frost",
        "orchard/winter",
        [{"module": "frost"}, {"players": {"min": 4, "max": 6}}],
    )
    assert (apple.module_id, apple.product_id, apple.sources) == (None, "orchard/base", ["B"])
    assert Clause.objects.get(id="orchard/picking/wasp").sources == ["A", "B"]


def test_words_are_kept_in_every_language_that_has_them() -> None:
    plant()
    texts = {t.lang: t for t in ClauseText.objects.filter(clause="orchard/picking/apple")}
    assert sorted(texts) == ["cs", "en", "es"]
    assert texts["cs"].text == "Vezměte si ze stromu jablko jablko; do košíku se vejdou 3."
    assert texts["en"].title == "Taking <b>one</b> apple" and "<b>" not in texts["en"].html
    assert texts["en"].event == "A takes … apples from B." and texts["cs"].event == ""
    assert texts["cs"].stale and not texts["en"].stale


def test_citations_say_what_cites_replaces_defines_and_shows_a_clause() -> None:
    plant()
    rows = set(Citation.objects.filter(clause="orchard/picking/apple").values_list("kind", "source"))
    assert rows == {
        ("cites", "orchard/picking/wasp"), ("replaces", "orchard/frost/late"), ("term", "orchard/apple"), ("card", "orchard/trees/quince"),
    }  # fmt: skip


def test_a_table_of_the_facts_has_headings_in_words() -> None:
    plant()
    table = Clause.objects.get(id="orchard/picking/basket").table
    assert table is not None
    assert table["rows"] == ["2", "3"] and table["cells"] == [[1, 4], [2, 3]]
    assert table["words"]["en"] == {"": "Players", "red": "red ones", "green": "green ones"}


def test_loading_twice_changes_no_row() -> None:
    pack = plant()
    models = (Game, Module, Clause, ClauseText, Reading, Term, TermForm, Citation, OldAddress, SearchPart, SearchWord)
    before = [sorted(m.objects.values_list("pk", flat=True)) for m in models]
    postings = sorted(SearchPosting.objects.values_list("word", "part", "lang", "data"))
    pack_load(pack=pack, again=True)
    assert [sorted(m.objects.values_list("pk", flat=True)) for m in models] == before
    assert sorted(SearchPosting.objects.values_list("word", "part", "lang", "data")) == postings != []


def test_what_stays_keeps_its_key_and_what_is_gone_goes() -> None:
    plant()
    key = ClauseText.objects.get(clause="orchard/picking/wasp", lang="en").pk
    plant(outline=OUTLINE.replace("    - {id: wild, kind: example, cites: [picking/wasp]}\n", ""), text_en=EN.replace("picking_wild", "ui_wild"))
    assert ClauseText.objects.get(clause="orchard/picking/wasp", lang="en").pk == key
    assert not Clause.objects.filter(id="orchard/picking/wild").exists()
    assert not SearchDocument.objects.filter(subject="orchard/picking/wild").exists()


def test_old_ids_lead_to_new_ones() -> None:
    plant()
    assert OldAddress.objects.get(old="orchard/insects/wasp").clause_id == "orchard/picking/wasp"


def test_a_broken_load_leaves_everything_as_it_was() -> None:
    plant()
    broken = orchard(outline=OUTLINE.replace("id: apple, kind", "id: appel, kind"), cards="decks: [{id: x, kind: card, product: nowhere, items: []}]")
    count = Clause.objects.count()
    from django.db import IntegrityError, transaction

    with pytest.raises(IntegrityError), transaction.atomic():
        pack_load(pack=broken)
        transaction.get_connection().check_constraints()
    assert Clause.objects.count() == count and Clause.objects.filter(id="orchard/picking/apple").exists()
