"""How far the languages of the games are, and the texts that need a look. Read by anybody."""

from __future__ import annotations

from typing import Any, ClassVar

from django.conf import settings
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView, paged
from apps.api.library import GAME, filtered
from apps.api.schema import described
from apps.library.models import Game
from apps.packs.models import TranslationItem, TranslationState
from apps.packs.texts import ENGLISH

CODES = tuple(code for code, _name in settings.LANGUAGES if code != ENGLISH)
TO = OpenApiParameter("to", str, enum=list(CODES), description="Only of this language.")
STATE = OpenApiParameter("state", str, enum=list(TranslationItem.State.values), description="Only of this kind.")


def asked_for(queryset: Any, request: Request) -> Any:
    """Only rows of `?game=` and `?to=`; what does not exist is a problem."""
    slug = request.GET.get("game")
    if slug is not None and not Game.objects.filter(slug=slug[:64]).exists():
        raise problems.not_found(slug, "game")
    rows = filtered(queryset, request, "to", CODES, field="lang")
    return rows if slug is None else rows.filter(slug=slug)


class Translations(ApiView):
    """Every language of every game: texts, those up to date, those that need a look."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "to", "cursor", "page_size"})

    @described(None, "list", "translations", "How far the languages are", operation="translations_list", parameters=[GAME, TO])
    def get(self, request: Request) -> Response:
        """Languages of games, ordered by id; a language without a file is not `begun`."""
        body = paged(request, asked_for(TranslationState.objects.all(), request), "id")
        body["results"] = [state_json(row) for row in body["results"]]
        return Response(body)


def state_json(row: TranslationState) -> dict[str, Any]:
    """One language of a game."""
    counts = {state: row.counts.get(state, 0) for state in TranslationItem.State.values}
    if not row.begun:
        counts["missing"] = row.total
    return {
        "id": row.id,
        "game": row.slug,
        "to": row.lang,
        "begun": row.begun,
        "total": row.total,
        "current": row.current,
        **counts,
        "url": f"/games/{row.slug}/translations/?to={row.lang}",
    }


class Findings(ApiView):
    """Texts that are missing, stale, differ from their English, or may have lost a negation."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "to", "state", "cursor", "page_size"})

    @described(None, "list", "translations", "Texts that need a look", operation="findings_list", parameters=[GAME, TO, STATE])
    def get(self, request: Request) -> Response:
        """Texts, ordered by id; `findings` say what differs and where it stands in both texts."""
        rows = filtered(asked_for(TranslationItem.objects.all(), request), request, "state", TranslationItem.State.values)
        body = paged(request, rows, "id")
        body["results"] = [item_json(row) for row in body["results"]]
        return Response(body)


def item_json(row: TranslationItem) -> dict[str, Any]:
    """A text with its English."""
    return {
        "id": row.id,
        "game": row.slug,
        "to": row.lang,
        "state": row.state,
        "key": row.key,
        "attribute": row.attr or None,
        "file": row.file,
        "line": row.line,
        "clause": row.clause or None,
        "english": row.english,
        "text": row.text,
        "findings": [_finding(row, finding) for finding in row.findings],
    }


def _finding(row: TranslationItem, finding: dict[str, Any]) -> dict[str, Any]:
    return {
        "kind": finding["kind"],
        "unsure": row.state == TranslationItem.State.UNSURE,
        "english": [{"start": a, "end": b, "text": row.english[a:b]} for a, b in finding["english"]],
        "translation": [{"start": a, "end": b, "text": row.text[a:b]} for a, b in finding["translation"]],
        "placeholders": finding["names"],
    }
