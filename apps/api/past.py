"""Versions of the rules, two of them compared, the history of a clause. Read by anybody."""

from __future__ import annotations

from typing import Any, ClassVar

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView, paged_list
from apps.api.schema import described
from apps.library import past
from apps.library.models import Clause, Game, OldAddress
from apps.library.queries import clauses_by_id


def game_or_404(slug: str) -> str:
    """The slug, or the problem that there is no such game."""
    if not Game.objects.filter(slug=slug).exists():
        raise problems.not_found(slug, "slug")
    return slug


class Versions(ApiView):
    """The versions of a game's rules."""

    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    @described(None, "list", "versions", "Versions of a game's rules", operation="versions_list")
    def get(self, request: Request, slug: str) -> Response:
        """Versions, the newest first; `changed` clauses say something else than in the version before."""
        body = paged_list(request, past.versions(game_or_404(slug)), lambda row: row.number)
        body["results"] = [version_json(slug, row) for row in body["results"]]
        return Response(body)


def version_json(slug: str, row: past.VersionRow) -> dict[str, Any]:
    """One version."""
    return {
        "number": row.number,
        "created": row.created.isoformat(),
        "digest": row.digest,
        "in_force": row.current,
        "changed": row.changed,
        "translated_anew": row.anew,
        "url": f"/games/{slug}/versions/{row.number}/",
    }


class VersionDetail(ApiView):
    """One version with the words of all its clauses."""

    @described(None, "Version", "versions", "One version with its words")
    def get(self, request: Request, slug: str, number: str) -> Response:
        """The clauses as the version had them, in reading order."""
        stored, words = _words(slug, number)
        clauses = past.clauses_of(words, self.langs, ())
        rows = [{"id": c.id, "number": c.number, "kind": c.kind, "lang": c.lang or None, "title": c.title, "text": c.text} for c in clauses]
        return Response({"game": slug, "number": stored.number, "created": stored.created.isoformat(), "digest": stored.digest, "clauses": rows})


def _words(slug: str, number: str) -> Any:
    found = past.words_of_version(game_or_404(slug), int(number))
    if found is None:
        raise problems.not_found(number, "number")
    return found


class Comparison(ApiView):
    """Two versions compared."""

    @described(None, "Comparison", "versions", "Two versions compared")
    def get(self, request: Request, slug: str, number: str, other: str) -> Response:
        """Every clause that is not just as it was; `matters` is false for those only moved, renumbered or renamed."""
        (before, one), (after, two) = (_words(slug, n) for n in sorted((number, other), key=int))
        made = past.comparison(one, two, self.langs, past.present_ids(slug))
        rows = [(row, True) for row in (*made.says, *made.elsewhere)] + [(row, False) for row in made.places]
        changes = [change_json(row, matters=matters) for row, matters in rows]
        return Response({"game": slug, "from": before.number, "to": after.number, "changes": changes})


def change_json(row: past.ChangeRow, *, matters: bool) -> dict[str, Any]:
    """What became of a clause, its words in the reader's language in pieces that stayed, went and came."""
    return {
        "id": row.id or None,
        "old_id": row.old or None,
        "number": row.number or None,
        "old_number": row.old_number or None,
        "title": row.title,
        "lang": row.lang or None,
        "what": list(row.what),
        "matters": matters,
        "words": {name: [[kind, text] for kind, text in pieces] for name, pieces in row.diffs},
        "changed_languages": sorted([*row.others, *([row.lang] if row.diffs else [])]),
        "references": {name: {"gone": list(gone), "new": list(came)} for name, gone, came in row.references},
    }


class History(ApiView):
    """The history of one clause, under whatever id it had."""

    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    @described(
        None, "list", "versions", "History of a clause", operation="history_list", parameters=[OpenApiParameter("id", str, OpenApiParameter.PATH)]
    )
    def get(self, request: Request, id: str) -> HttpResponse:
        """The versions in which the clause changed, the newest first."""
        id = id.strip("/")
        clause = Clause.objects.filter(id=id).first()
        if clause is None:
            old = OldAddress.objects.filter(old=id).first()
            if old is None:
                raise problems.not_found(id)
            return Response({"moved": old.clause_id}, status=301, headers={"Location": f"/api/v1/history/{old.clause_id}/"})
        row = clauses_by_id([id], self.langs)[0]
        body = paged_list(request, past.clause_history(clause, row.lang, row.title), lambda step: step.version.number)
        body["results"] = [
            {"version": step.version.number, "created": step.version.created.isoformat(), **change_json(step.row, matters=True)}
            for step in body["results"]
        ]
        return Response(body)
