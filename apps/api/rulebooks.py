"""Composed rulebooks: the rules for a selection. Read by anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView
from apps.api.library import sources_json
from apps.api.problems import fault, refused
from apps.api.schema import described
from apps.library.asking import Asked, Remark, asked, remarks
from apps.library.components import ComponentGroup
from apps.library.models import Game
from apps.library.names import names_of
from apps.library.queries import game_get
from apps.library.rulebook import Book, BookRule, Origin, Taken, book
from apps.packs.contract import Selection
from apps.packs.selection import NAMES
from apps.packs.texts import Said

PARAMETERS = [
    OpenApiParameter("players", int, description="How many play; the fewest if left out."),
    OpenApiParameter("product", str, many=True, description="Boxes beside those that are always needed."),
    OpenApiParameter("module", str, many=True, description="Modules; what they need is added."),
    OpenApiParameter("mode", str, description="The way to play; the first if left out."),
    OpenApiParameter("option.{id}", str, description="The value of an option."),
    OpenApiParameter("reading.{id}", str, description="The alternative taken of a disputed rule."),
]


class Rulebook(ApiView):
    """The rulebook of one selection."""

    known: ClassVar[frozenset[str]] = frozenset(NAMES)

    @described(None, "Rulebook", "rulebooks", "The rules composed for a selection", parameters=PARAMETERS, operation="rulebook")
    def get(self, request: Request, slug: str) -> Response:
        """Clauses in reading order with origin, reasons and what they replace; set-up; components; what was completed."""
        game = game_get(slug)
        if game is None:
            raise problems.not_found(slug, "slug")
        data = request.GET.copy()
        data.pop("lang", None)
        ask, names = asked(game, data), names_of(slug, self.langs)
        told = remarks(ask, names, self.langs)
        if told["refused"]:
            raise refused([_fault(ask, at, remark) for at, remark in enumerate(told["refused"])])
        return Response(rulebook_json(game, ask, told, book(game, ask.selection, self.langs, names), self.langs))

    def ignored(self, request: Request) -> list[str]:
        """Options and disputed rules have names of their own."""
        return [name for name in super().ignored(request) if not name.startswith(("option.", "reading."))]


def _fault(ask: Asked, at: int, remark: Remark) -> dict[str, Any]:
    given = ask.checked.faults[at]
    row = fault(remark.code, remark.field, remark.words, given.clause, given.args.get("value"))
    if remark.clause:
        row["quote"] = {"text": remark.clause.text, "lang": remark.clause.lang}
    return row


def rulebook_json(game: Game, ask: Asked, told: dict[str, list[Remark]], made: Book, langs: Sequence[str]) -> dict[str, Any]:
    """Everything that the page of the rulebook says."""
    return {
        "game": game.slug,
        "selection": selection_json(ask.selection),
        "canonical": f"/api/v1/rulebooks/{game.slug}/?{ask.canonical}",
        "url": f"/{langs[0]}/games/{game.slug}/rulebook/?{ask.canonical}",
        "notes": [
            {"what": kind, "kind": r.code, "text": r.words, "clause": r.clause.id if r.clause else None}
            for kind in ("added", "dropped")
            for r in told[kind]
        ],
        "clauses": [rule_json(rule) for rule in made.rules],
        "setup": [rule.row.id for rule in made.setup],
        "components": [group_json(group) for group in made.components],
        "sources": sources_json(game, langs),
        "licence": game.licence,
        "version": {"number": game.version.number, "digest": game.version.digest, "rules": game.version.rules},
    }


def selection_json(selection: Selection) -> dict[str, Any]:
    """A completed selection."""
    return {
        "players": selection.players,
        "products": list(selection.products),
        "modules": list(selection.modules),
        "mode": selection.mode,
        "options": dict(selection.options),
        "readings": dict(selection.readings),
    }


def rule_json(rule: BookRule) -> dict[str, Any]:
    """A clause at its place."""
    row, clause = rule.row, rule.row.clause
    return {
        "id": clause.id,
        "number": clause.number,
        "kind": clause.kind,
        "depth": clause.depth,
        "lang": row.lang or None,
        "title": row.title,
        "text": row.text,
        "stale": row.stale,
        "origin": [_origin(origin) for origin in rule.origins],
        "because": list(rule.because),
        "replaces": [rule_json(old) for old in rule.folded],
        "replaces_elsewhere": [old.id for old in rule.elsewhere],
        "reading": _taken(rule.taken) if rule.taken else None,
        "components": [component.id for component in rule.components],
        "table": clause.table,
        "url": f"/go/{clause.id}/",
    }


def _origin(origin: Origin) -> dict[str, Any]:
    return {"kind": origin.kind, "id": origin.id, "name": _said(origin.title)}


def _taken(taken: Taken) -> dict[str, Any]:
    return {
        "id": taken.reading.id,
        "question": _said(taken.reading.question),
        "taken": {"id": taken.alternative.id, "text": _said(taken.alternative.name)},
        "others": [{"id": other.id, "text": _said(other.name)} for other in taken.others],
        "default": taken.reading.default,
    }


def group_json(group: ComponentGroup) -> dict[str, Any]:
    """Components that belong together, with their numbers."""
    return {
        "id": group.id,
        "kind": group.kind,
        "name": _said(group.title),
        "count": group.count,
        "items": [{"id": item.id, "name": _said(item.title), "count": item.count, "clause": item.clause} for item in group.items],
    }


def _said(words: Said) -> dict[str, str] | None:
    return None if words.missing else {"text": words.text, "lang": words.lang}
