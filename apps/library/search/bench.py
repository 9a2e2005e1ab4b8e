"""Measuring search on a generated library: 200,000 clauses of made-up words, as common and as rare as words of rulebooks are."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

from django.db import connection

from apps.library.models import Game
from apps.library.search.index import Doc, index_write
from apps.library.search.results import search
from apps.packs.models import PackVersion

GAME = 4000
"""Clauses of one game."""
LANGS = ("en", "cs", "en", "es", "en", "pl", "en", "pt", "en", "ru")
"""The games' languages in turn: half of the library is English."""
VOCABULARY, TITLE, BODY = 6_000, 3, 25
ENDINGS = {"en": ("", "s", "ed"), "ru": ("", "а", "ов", "ом"), "": ("", "a", "os", "ami", "u")}
SYLLABLES = {"ru": ("ба", "ве", "ги", "до", "ку", "ла", "мо", "ни", "ро", "со", "ту", "фа")}
LATIN = ("ba", "che", "di", "fo", "gru", "ka", "lem", "mi", "nor", "pa", "ri", "stu", "tra", "ver", "vo", "za")
KINDS = ("rule", "rule", "rule", "example", "ruling", "setup")


@dataclass(frozen=True, slots=True)
class Tongue:
    """A made-up language: its words, and how likely each is, added up."""

    lang: str
    words: tuple[str, ...]
    chances: tuple[float, ...]

    def draw(self, dice: random.Random, count: int) -> list[str]:
        """So many words, each in some form."""
        endings = ENDINGS.get(self.lang, ENDINGS[""])
        return [word + dice.choice(endings) for word in dice.choices(self.words, cum_weights=self.chances, k=count)]


def tongue(lang: str, dice: random.Random) -> Tongue:
    """Words by syllables; the chance of a word falls with its place, as in any text."""
    syllables = SYLLABLES.get(lang, LATIN)
    words: dict[str, None] = {}
    while len(words) < VOCABULARY:
        words["".join(dice.choices(syllables, k=dice.choice((2, 3, 3, 4))))] = None
    return Tongue(lang, tuple(words), tuple(accumulate(1 / (place + 3.7) for place in range(VOCABULARY))))


def library_write(*, clauses: int, told: Callable[[str], None]) -> list[Doc]:
    """Write the library, game by game; some of its documents, to make queries of."""
    dice = random.Random(1)  # noqa: S311 - the same library every time
    tongues = {lang: tongue(lang, dice) for lang in dict.fromkeys(LANGS)}
    sample: list[Doc] = []
    begun = time.perf_counter()
    for place in range(-(-clauses // GAME)):
        slug = f"made-{place:03}"
        version = PackVersion.objects.create(slug=slug, digest=f"{place:064x}", number=1, rules=0, content=b"", shape="")
        Game.objects.create(slug=slug, version=version, accent="moss", players_low=2, players_high=4)
        docs = list(_docs(slug, tongues[LANGS[place % len(LANGS)]], dice, min(GAME, clauses - place * GAME)))
        index_write(game=slug, part="rules", layer=0, docs=docs)
        sample += dice.sample(docs, 40)
        if place % 10 == 9:
            told(f"{(place + 1) * GAME:,} clauses in {time.perf_counter() - begun:.0f} s")
    return sample


def _docs(slug: str, words: Tongue, dice: random.Random, count: int) -> Iterator[Doc]:
    for place in range(count):
        body = words.draw(dice, dice.randint(BODY - 12, BODY + 12))
        yield Doc(
            kind="clause",
            subject=f"{slug}/part-{place // 40}/clause-{place}",
            detail=dice.choice(KINDS),
            lang=words.lang,
            title=" ".join(words.draw(dice, TITLE)),
            body=f"{' '.join(body)} {dice.randint(1, 6)}-{dice.randint(7, 12)}",
            address=f"games/{slug}/rules/part-{place // 40}/clause-{place}/",
            rank=place,
            module=dice.choice(("", "", "north", "south")),
            trail=f"{slug} › {words.words[100 + place // 40]}",
            codes=f"MX-{place}",
            concepts={f"thing-{dice.randrange(40)}": 1},
        )


def queries(sample: Sequence[Doc], count: int) -> Iterator[tuple[str, str, str]]:
    """What is asked: a sort of query, the query, the reader's language; words are taken from documents, as people do."""
    dice = random.Random(2)  # noqa: S311 - the same queries every time
    makers: dict[str, Callable[[Doc, list[str]], str]] = {
        "one word": lambda doc, words: words[0],
        "two words": lambda doc, words: " ".join(words[:2]),
        "three words": lambda doc, words: " ".join(words[:3]),
        "a question of eight words": lambda doc, words: " ".join(words[:8]),
        "words of two clauses": lambda doc, words: f"{words[0]} {dice.choice(dice.choice(sample).body.split())}",
        "the beginning of a word": lambda doc, words: words[0][: max(3, len(words[0]) - 3)],
        "a slip of the finger": lambda doc, words: words[0][:2] + words[0][3:] + " " + words[1],
        "three words in quotes": lambda doc, words: '"' + " ".join(doc.body.split()[2:5]) + '"',
        "a word within a game": lambda doc, words: f"{words[0]} game:{doc.subject.partition('/')[0]}",
        "a word within a kind": lambda doc, words: f"{words[0]} kind:{doc.detail}",
        "a word without another": lambda doc, words: f"{words[0]} -{words[1]}",
        "a title": lambda doc, words: doc.title,
        "a band and a word": lambda doc, words: f"{doc.body.split()[-1]} {words[0]}",
    }
    for _ in range(count):
        for name, make in makers.items():
            doc = dice.choice(sample)
            words = doc.body.split()[:-1]
            dice.shuffle(words)
            yield name, make(doc, words), doc.lang


@dataclass(slots=True)
class Taken:
    """Milliseconds of queries of one sort, from what was typed to the page of results: by the clock, and of a processor's time."""

    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)


def measured(sample: Sequence[Doc], count: int) -> dict[str, Taken]:
    """What each sort of query takes; `all` is all of them."""
    asked, processor = list(queries(sample, count)), processor_clock()
    for _, text, lang in asked[:40]:
        search(text, langs=(lang, "en"))
    taken: dict[str, Taken] = defaultdict(Taken)
    for name, text, lang in asked:
        begun, used = time.perf_counter(), processor()
        search(text, langs=(lang, "en"))
        clock, busy = (time.perf_counter() - begun) * 1000, (processor() - used) * 1000
        for sort in (name, "all"):
            taken[sort].clock.append(clock)
            taken[sort].processor.append(busy)
    return {**{name: t for name, t in taken.items() if name != "all"}, "all": taken["all"]}


def processor_clock() -> Callable[[], float]:
    """Seconds of a processor's time so far, ours and those of the database server that works for us, if it runs here: what the clock would
    say on a machine that does nothing else."""
    if connection.vendor != "postgresql":
        return time.process_time
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        told = Path(f"/proc/{cursor.fetchone()[0]}/schedstat")
    if not told.exists():
        return time.perf_counter
    return lambda: time.process_time() + int(told.read_text().split()[0]) / 1e9


def quantile(values: Sequence[float], part: float) -> float:
    """The value that so large a part of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
