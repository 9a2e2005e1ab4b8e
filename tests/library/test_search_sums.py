"""The index against plain sums: on random libraries, search finds what adding up every weight of every document finds, on every database."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from apps.library.models import Game
from apps.library.search import find as finding
from apps.library.search import keys
from apps.library.search.closeness import looked_at_again
from apps.library.search.find import find
from apps.library.search.index import Doc, _weights, index_write
from apps.library.search.meaning import meanings
from apps.library.search.models import SearchForm, SearchPart, SearchPosting, SearchWord
from apps.packs.models import PackVersion

pytestmark = pytest.mark.django_db
WORDS = {
    "en": ["arrow", "arrows", "die", "dice", "fire", "fires", "door", "burning", "guard", "guards", "jam", "jammed"],
    "cs": ["šíp", "šípy", "oheň", "ohně", "dveře", "stráž", "strážný"],
}


def library(seed: int) -> dict[str, list[Doc]]:
    """Two games of random clauses in two languages, written to the index."""
    dice = random.Random(seed)
    Game.objects.all().delete()
    made: dict[str, list[Doc]] = {}
    for game in ("one", "two"):
        version = PackVersion.objects.create(slug=f"{game}-{seed}", digest=f"{game}{seed}".ljust(64, "0"), number=1, rules=0, content=b"", shape="")
        Game.objects.create(slug=game, version=version, accent="moss", players_low=2, players_high=4)
        made[game] = [doc for place in range(dice.randint(3, 12)) for doc in clause(game, place, dice)]
        index_write(game=game, part="rules", layer=0, docs=made[game])
    return made


def clause(game: str, place: int, dice: random.Random) -> list[Doc]:
    return [
        Doc(
            kind="clause", subject=f"{game}/{place}", detail=dice.choice(("rule", "example")), lang=lang, title=" ".join(dice.choices(words, k=2)),
            body=" ".join(dice.choices(words, k=dice.randint(1, 9))), address="", rank=place,
        )
        for lang, words in WORDS.items() if dice.random() < 0.8
    ]  # fmt: skip


def summed(made: dict[str, list[Doc]], query: list[str], lang: str) -> list[str]:
    """The subjects in their order, by adding up."""
    total = sum(len(docs) for docs in made.values())
    told = [m for m in meanings(query) if m.factors]
    scores: dict[str, dict[int, int]] = defaultdict(dict)
    for game, docs in made.items():
        for doc in docs:
            weights = {keys.number(key): weight for key, weight in _weights(game, doc, set()).items()}
            for place, meaning in enumerate(told):
                factor = finding.OWN if doc.lang == lang else finding.OTHER
                best = max((min(weights[key], 65_535) * part * factor for key, part in meaning.factors.items() if key in weights), default=0)
                if best > scores[doc.subject].get(place, 0):
                    scores[doc.subject][place] = best
    rows = []
    for subject, found in scores.items():
        if found:
            telling = sum(told[place].rarity(total) for place in found)
            weight = sum(value * told[place].rarity(total) for place, value in found.items())
            rows.append((-weight * telling * telling, subject.partition("/")[0], int(subject.partition("/")[2]), subject, len(found)))
    most = max((row[4] for row in rows), default=0)
    whole = sum(1 for row in rows if row[4] == len(query))
    least = len(query) if len(query) <= finding.STRICT and whole >= finding.ENOUGH else -(-most // 2)
    return [row[3] for row in sorted(rows) if row[4] >= least]


@pytest.mark.parametrize("seed", range(12))
def test_search_finds_what_adding_up_finds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "looked_at_again", lambda best, *_: list(best))
    made, dice = library(seed), random.Random(seed)
    for _ in range(12):
        lang = dice.choice(list(WORDS))
        query = list(dict.fromkeys(dice.choice(WORDS[dice.choice(list(WORDS))]) for _ in range(dice.randint(1, 4))))
        asked = finding.Query(text=" ".join(query), words=tuple(query))
        answer = find(asked, langs=(lang,), limit=100)
        assert finding.subjects_of(answer.found) == summed(made, query, lang), (query, lang)
        pages = [f for at in range(0, answer.total, 3) for f in find(asked, langs=(lang,), offset=at, limit=3).found]
        assert pages == list(answer.found)


def test_what_stands_as_it_was_typed_comes_first() -> None:
    Game.objects.all().delete()
    version = PackVersion.objects.create(slug="near", digest="0" * 64, number=1, rules=0, content=b"", shape="")
    Game.objects.create(slug="near", version=version, accent="moss", players_low=2, players_high=4)
    bodies = ["door beyond all the smoke and the long stairs a fire", "a fire door beyond all the smoke and the long stairs"]
    docs = [Doc("clause", f"near/{n}", "rule", "en", "Something", body, "", n) for n, body in enumerate(bodies)]
    index_write(game="near", part="rules", layer=0, docs=docs)
    found = find(finding.Query(text="fire door", words=("fire", "door")), langs=("en",))
    assert finding.subjects_of(found.found) == ["near/1", "near/0"]
    assert looked_at_again([], {}, [], {}, ("en",)) == []


def test_what_is_taken_away_leaves_nothing_behind() -> None:
    library(99)
    for game in ("one", "two"):
        index_write(game=game, part="rules", layer=0, docs=[])
    assert not SearchWord.objects.exists() and not SearchForm.objects.exists() and not SearchPosting.objects.exists()
    assert set(SearchPart.objects.values_list("documents", flat=True)) == {0}


def test_a_word_of_too_many_subjects_is_cut_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    library(3)
    asked = finding.Query(text="fire", words=("fire",))
    whole = find(asked, langs=("en",), limit=100)
    monkeypatch.setattr(finding, "CONSIDERED", 3)
    monkeypatch.setattr(finding, "KEYS", 1)
    some = find(asked, langs=("en",), limit=100)
    assert not whole.more and some.more and 0 < some.total < whole.total
    assert set(some.found) < set(whole.found)


def test_rules_of_the_game_being_read_come_before_others_that_answer_as_well() -> None:
    library(5)
    asked = finding.Query(text="fire", words=("fire",))
    first = [finding.subjects_of(find(asked, langs=("en",), here=here).found)[0].partition("/")[0] for here in ("one", "two")]
    assert first == ["one", "two"]
    assert find(asked, langs=("en",), here="two").total == find(asked, langs=("en",)).total
