"""Rows made of a pack when it is loaded: what translators have to do, and what changed since the version before."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise

from django.conf import settings

from apps.packs import history
from apps.packs.agreement import as_json
from apps.packs.models import ClauseChange, PackVersion, TranslationItem, TranslationState, VersionWords
from apps.packs.shaping import PackError
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH
from apps.packs.translations import STATES, Report, report

log = logging.getLogger(__name__)

BATCH = 500
REMEMBERED = 16
_made: dict[str, bytes] = {}


# What translators have to do


def project_translations(pack: Pack, version: PackVersion) -> None:
    """The state of every language of the site."""
    reports = [report(pack, lang) for lang, _name in settings.LANGUAGES if lang != ENGLISH]
    owners = text_owners(pack)
    TranslationState.objects.filter(slug=pack.slug).delete()
    TranslationState.objects.bulk_create([_state(pack, made) for made in reports])
    TranslationItem.objects.filter(slug=pack.slug).delete()
    TranslationItem.objects.bulk_create([row for made in reports for row in _items(pack, made, owners)], batch_size=BATCH)


def _state(pack: Pack, made: Report) -> TranslationState:
    counts = {state: sum(item.state == state for item in made.items) for state in STATES}
    return TranslationState(
        id=f"{pack.slug}/{made.lang}", slug=pack.slug, lang=made.lang, begun=made.begun, total=made.total, current=made.current, counts=counts
    )


def _items(pack: Pack, made: Report, owners: dict[str, str]) -> Iterator[TranslationItem]:
    for order, item in enumerate(made.items):
        name = f"{item.key}.{item.attr}" if item.attr else item.key
        yield TranslationItem(
            id=f"{pack.slug}/{made.lang}/{item.state}/{name}",
            slug=pack.slug,
            lang=made.lang,
            state=item.state,
            order=order,
            key=item.key,
            attr=item.attr,
            clause=owners.get(item.key, ""),
            file=item.file,
            line=item.line,
            english=item.english,
            text=item.text,
            findings=[as_json(f) for f in item.findings],
        )


def text_owners(pack: Pack) -> dict[str, str]:
    """The clause that a text belongs to: its own words, those of its reading, of the terms that it defines, of cards that cite it."""
    found: dict[str, str] = {}
    for deck in pack.decks:
        found.update((f"card_{item.id}", item.clause) for item in deck.items if item.clause)
    for module in pack.modules:
        found[f"module_{module.id}"] = module.clause
    for option in pack.options:
        found.update((key, option.clause) for key in (f"option_{option.id}", *(f"option_{option.id}_{value}" for value in option.values)))
    for reading in pack.readings:
        found.update((key, reading.clause) for key in (f"reading_{reading.id}", *(f"reading_{reading.id}_{a.id}" for a in reading.alternatives)))
    for clause in pack.clauses.values():
        found.update((f"term_{term}", clause.id) for term in clause.defines)
        found[clause.key] = clause.id
    return {key: id_ for key, id_ in found.items() if id_ in pack.clauses}


def differing_clauses(pack: Pack, lang: str) -> frozenset[str]:
    """The clauses of which something in this language differs from its English."""
    if lang == ENGLISH:
        return frozenset()
    owners = text_owners(pack)
    return frozenset(owners[item.key] for item in report(pack, lang).items if item.state == "differs" and item.key in owners)


# What changed


def project_history(pack: Pack, version: PackVersion) -> None:
    """Every stored version ready to be compared, and what each changed. Versions that came before this application could are made up for."""
    versions = _with_words(pack, list(PackVersion.objects.filter(slug=pack.slug).order_by("number").defer("content")))
    pairs = list(pairwise(versions))
    wanted = {(a.pk, b.pk) for a, b in pairs}
    known = set(ClauseChange.objects.filter(slug=pack.slug).order_by().values_list("before", "after").distinct())
    for before, after in known - wanted:
        ClauseChange.objects.filter(before=before, after=after).delete()
    for one, other in pairs:
        if (one.pk, other.pk) not in known:
            _changes(pack.slug, one, other)


def _with_words(pack: Pack, versions: Sequence[PackVersion]) -> list[PackVersion]:
    """The versions that can be compared, their words made where they are not there yet."""
    there = set(VersionWords.objects.filter(version__slug=pack.slug).values_list("version", flat=True))
    for version in versions:
        if version.pk not in there and (data := _packed(pack, version)):
            VersionWords.objects.create(version=version, content=data)
            there.add(version.pk)
    return [version for version in versions if version.pk in there]


def _packed(pack: Pack, version: PackVersion) -> bytes:
    """The words of a version, compressed; made once in a process. Nothing for one whose files today's reader refuses."""
    if version.digest not in _made:
        try:
            content = history.snapshot(pack if version.digest == pack.digest else version.pack())
        except PackError as error:
            log.warning("version %s of %s cannot be compared: %s", version.number, version.slug, error)
            return b""
        if len(_made) >= REMEMBERED:
            _made.pop(next(iter(_made)))
        _made[version.digest] = zlib.compress(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(), 6)
    return _made[version.digest]


def _changes(slug: str, before: PackVersion, after: PackVersion) -> None:
    one, other = (VersionWords.objects.get(version=version).snapshot() for version in (before, after))
    rows = [
        ClauseChange(
            slug=slug,
            before=before,
            after=after,
            order=order,
            clause=change.new or change.old,
            old=change.old,
            number=change.number,
            old_number=change.old_number,
            what=list(change.what),
            words=change.words,
            references=change.references,
            anew=change.anew,
        )
        for order, change in enumerate(history.compare(one, other))
    ]
    ClauseChange.objects.bulk_create(rows, batch_size=BATCH)
