"""Reference data: games, modules, clauses, glossary, readings, search. Read by anybody."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from django.db.models import Prefetch, QuerySet
from django.http import HttpResponse
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api import problems
from apps.api.base import ApiView, cursor_of, cursor_text, link, page_size, paged
from apps.api.problems import Problem
from apps.api.schema import described
from apps.library.conditions import scope_words
from apps.library.models import Citation, Clause, ClauseText, Game, Module, OldAddress, Option, Reading, Term
from apps.library.names import names_by_game, names_of
from apps.library.search.pages import why_ignored
from apps.library.search.results import Hit, search
from apps.library.shapes import Names
from apps.library.words import best, pick

PARTS = ("products", "modules", "options", "modes")
GAME = OpenApiParameter("game", str, description="Only of this game (its slug).")


def said(words: Any, langs: Sequence[str], key: str = "name") -> dict[str, str] | None:
    """Words with the language that they are really in; None if no language has them."""
    text = pick(words, langs, key)
    return None if text.missing else {"text": text.text, "lang": text.lang}


def of_game(queryset: Any, request: Request) -> Any:
    """Only rows of `?game=`; an unknown game is a problem."""
    slug = request.GET.get("game")
    if slug is None:
        return queryset
    if not Game.objects.filter(slug=slug[:64]).exists():
        raise problems.not_found(slug, "game")
    return queryset.filter(game_id=slug)


def filtered(queryset: Any, request: Request, name: str, allowed: Iterable[str], *, field: str = "") -> Any:
    """Only rows whose field (of the parameter's name) has the value of the parameter; a value that does not exist is a problem."""
    value = request.GET.get(name)
    if value is None:
        return queryset
    if value not in allowed:
        detail = _("%(name)s takes one of: %(allowed)s.") % {"name": name, "allowed": ", ".join(allowed)}
        raise Problem(400, "unknown_value", detail, parameter=name)
    return queryset.filter(**{field or name: value})


class Games(ApiView):
    """The games on the shelf."""

    @described(None, "list", "games", "Games", operation="games_list")
    def get(self, request: Request) -> Response:
        """The games on the shelf."""
        body = paged(request, Game.objects.select_related("version").defer("version__content").prefetch_related(*PARTS), "slug")
        body["results"] = [game_json(game, self.langs) for game in body["results"]]
        return Response(body)


class GameDetail(ApiView):
    """One game."""

    @described(None, "Game", "games", "One game")
    def get(self, request: Request, slug: str) -> Response:
        """One game."""
        game = Game.objects.select_related("version").defer("version__content").prefetch_related(*PARTS).filter(slug=slug).first()
        if game is None:
            raise problems.not_found(slug, "slug")
        return Response(game_json(game, self.langs, whole=True))


def sources_json(game: Game, langs: Sequence[str]) -> list[dict[str, Any]]:
    """Where the rules of a game are known from."""
    return [{"id": s["id"], "weight": s["weight"], "title": said(s["words"], langs)} for s in game.sources]


def game_json(game: Game, langs: Sequence[str], *, whole: bool = False) -> dict[str, Any]:
    """A game; `whole` brings its facts and sources."""
    row: dict[str, Any] = {
        "id": game.slug,
        "name": said(game.words, langs),
        "about": said(game.words, langs, "about"),
        "unofficial": said(game.words, langs, "unofficial"),
        "players": {"min": game.players_low, "max": game.players_high},
        "languages": game.languages,
        "complete_languages": game.complete,
        "playable": game.playable,
        "licence": game.licence,
        "version": {"number": game.version.number, "digest": game.version.digest, "rules": game.version.rules},
        "products": [{"id": p.name, "required": p.required, "name": said(p.words, langs)} for p in game.products.all()],
        "modules": [m.name for m in game.modules.all()],
        "options": [option_json(o, langs) for o in game.options.all()],
        "modes": [{"id": m.name, "name": said(m.words, langs), "about": said(m.words, langs, "about")} for m in game.modes.all()],
        "url": f"/games/{game.slug}/",
    }
    if whole:
        row |= {"facts": game.facts, "sources": sources_json(game, langs)}
    return row


def option_json(option: Option, langs: Sequence[str]) -> dict[str, Any]:
    """A switch with its values."""
    return {
        "id": option.name,
        "name": said(option.words, langs),
        "about": said(option.words, langs, "about"),
        "values": [{"id": value, "name": said(option.words, langs, f"={value}")} for value in option.values],
        "default": option.default,
        "clause": option.clause_id,
        "product": option.product_id,
        "module": option.module_id,
        "when": option.when,
    }


class Modules(ApiView):
    """Parts of the rules that a group may take or leave."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "cursor", "page_size"})

    @described(None, "list", "modules", "Modules", parameters=[GAME], operation="modules_list")
    def get(self, request: Request) -> Response:
        """Modules of all games."""
        body = paged(request, of_game(Module.objects.all(), request), "id")
        body["results"] = [module_json(module, self.langs) for module in body["results"]]
        return Response(body)


class ModuleDetail(ApiView):
    """One module."""

    @described(None, "Module", "modules", "One module")
    def get(self, request: Request, id: str) -> Response:
        """One module."""
        module = Module.objects.filter(id=id).first()
        if module is None:
            raise problems.not_found(id)
        return Response(module_json(module, self.langs))


def module_json(module: Module, langs: Sequence[str]) -> dict[str, Any]:
    """A module."""
    span = {"min": module.players_low, "max": module.players_high} if module.players_low is not None else None
    return {
        "id": module.id,
        "game": module.game_id,
        "number": module.number,
        "name": said(module.words, langs),
        "about": said(module.words, langs, "about"),
        "product": module.product_id,
        "requires": [f"{module.game_id}/{name}" for name in module.requires],
        "needs_one": [f"{module.game_id}/{name}" for name in module.needs_one],
        "excludes": [f"{module.game_id}/{name}" for name in module.excludes],
        "players": span,
        "clause": module.clause_id,
        "playable": module.playable,
    }


class Clauses(ApiView):
    """Clauses in reading order, game by game."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "kind", "cursor", "page_size"})

    @described(
        None,
        "list",
        "clauses",
        "Clauses",
        operation="clauses_list",
        parameters=[GAME, OpenApiParameter("kind", str, enum=list(Clause.Kind.values), description="Only of this kind.")],
    )
    def get(self, request: Request) -> Response:
        """Clauses, ordered by id."""
        rows = filtered(of_game(clause_rows(), request), request, "kind", Clause.Kind.values)
        body = paged(request, rows, "id")
        names = names_by_game(sorted({c.game_id for c in body["results"]}), self.langs)
        body["results"] = [clause_json(clause, self.langs, names.get(clause.game_id)) for clause in body["results"]]
        return Response(body)


class ClauseDetail(ApiView):
    """One clause. Its id is its path; an id that it used to have is answered with the present one."""

    @described(None, "Clause", "clauses", "One clause")
    def get(self, request: Request, id: str) -> HttpResponse:
        """One clause with everything that cites it."""
        id = id.strip("/")
        clause = clause_rows().filter(id=id).first()
        if clause is not None:
            return Response(clause_json(clause, self.langs, names_of(clause.game_id, self.langs), whole=True))
        old = OldAddress.objects.filter(old=id).first()
        if old is None:
            raise problems.not_found(id)
        query = f"?{request.GET.urlencode()}" if request.GET else ""
        return Response({"moved": old.clause_id}, status=301, headers={"Location": f"/api/v1/clauses/{old.clause_id}/{query}"})


def clause_rows() -> QuerySet[Clause]:
    """Clauses with their words, readings and citations: a fixed number of queries for any number of rows."""
    return Clause.objects.prefetch_related(
        "texts", "readings", "terms", Prefetch("citations", queryset=Citation.objects.order_by("kind", "order", "source"))
    )


def clause_json(clause: Clause, langs: Sequence[str], names: Names | None, *, whole: bool = False) -> dict[str, Any]:
    """A clause in the reader's language."""
    texts: dict[str, ClauseText] = {text.lang: text for text in clause.texts.all()}
    lang = best(langs, texts)
    text = texts[lang] if lang else None
    by: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for citation in clause.citations.all():
        by[citation.kind].append({"id": citation.source, "name": said(citation.words, langs), "url": f"/{citation.address}"})
    row: dict[str, Any] = {
        "id": clause.id,
        "game": clause.game_id,
        "number": clause.number,
        "kind": clause.kind,
        "parent": clause.parent_id,
        "lang": text.lang if text else None,
        "title": text.title if text else "",
        "text": text.text if text else "",
        "stale": text.stale if text else False,
        "differs": text.differs if text else False,
        "languages": sorted(texts),
        "module": clause.module_id,
        "product": clause.product_id,
        "when": clause.when,
        "applies": scope_words(clause.scope, names.called) if names else [],
        "codes": clause.codes,
        "sources": clause.sources,
        "reading": next((r.id for r in clause.readings.all()), None),
        "defines": [term.id for term in clause.terms.all()],
        "url": f"/go/{clause.id}/",
    }
    if whole:
        row |= {
            "html": text.html.replace("lang:/", f"/{text.lang}/") if text else "",
            "event": text.event if text else "",
            "table": clause.table,
            "cited_by": dict(by),
        }
    return row


class Readings(ApiView):
    """Disputed rules with their alternatives."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "cursor", "page_size"})

    @described(None, "list", "readings", "Readings", parameters=[GAME], operation="readings_list")
    def get(self, request: Request) -> Response:
        """Disputed rules."""
        body = paged(request, of_game(Reading.objects.all(), request), "id")
        body["results"] = [reading_json(reading, self.langs) for reading in body["results"]]
        return Response(body)


class ReadingDetail(ApiView):
    """One disputed rule."""

    @described(None, "Reading", "readings", "One reading")
    def get(self, request: Request, id: str) -> Response:
        """One disputed rule."""
        reading = Reading.objects.filter(id=id).first()
        if reading is None:
            raise problems.not_found(id)
        return Response(reading_json(reading, self.langs))


def reading_json(reading: Reading, langs: Sequence[str]) -> dict[str, Any]:
    """A reading with its alternatives."""
    return {
        "id": reading.id,
        "game": reading.game_id,
        "clause": reading.clause_id,
        "question": said(reading.words, langs),
        "why": said(reading.words, langs, "why"),
        "default": reading.default,
        "alternatives": [
            {"id": a["id"], "stated_by": a["stated_by"], "text": said(reading.words, langs, f"={a['id']}")} for a in reading.alternatives
        ],
        "codes": reading.codes,
        "playable": reading.playable,
    }


class Glossary(ApiView):
    """The concepts of the games."""

    known: ClassVar[frozenset[str]] = frozenset({"game", "cursor", "page_size"})

    @described(None, "list", "glossary", "Glossary", parameters=[GAME], operation="glossary_list")
    def get(self, request: Request) -> Response:
        """Concepts, ordered by id."""
        body = paged(request, of_game(Term.objects.prefetch_related("forms"), request), "id")
        body["results"] = [term_json(term, self.langs) for term in body["results"]]
        return Response(body)


class TermDetail(ApiView):
    """One concept."""

    @described(None, "Term", "glossary", "One concept")
    def get(self, request: Request, id: str) -> Response:
        """One concept with its forms in every language."""
        term = Term.objects.prefetch_related("forms").filter(id=id).first()
        if term is None:
            raise problems.not_found(id)
        return Response(term_json(term, self.langs))


def term_json(term: Term, langs: Sequence[str]) -> dict[str, Any]:
    """A concept; `forms` by language and case, `also` other words for it by language."""
    forms: dict[str, dict[str, str]] = defaultdict(dict)
    for form in term.forms.all():
        if not form.case.startswith(form.ALSO):
            forms[form.lang][form.case] = form.form
    return {
        "id": term.id,
        "game": term.game_id,
        "name": said(term.words, langs),
        "about": said(term.words, langs, "about"),
        "clause": term.clause_id,
        "forms": dict(forms),
        "also": {lang: words["also"] for lang, words in sorted(term.words.items()) if words.get("also")},
    }


class Search(ApiView):
    """Search in everything, in any language; nothing found is an empty list."""

    limit = "search"
    known: ClassVar[frozenset[str]] = frozenset({"q", "cursor", "page_size"})

    @described(None, "list", "search", "Search", parameters=[OpenApiParameter("q", str, description="What to look for.", required=False)])
    def get(self, request: Request) -> Response:
        """Search; `ignored` names the parts of the query that were not used."""
        size, start = page_size(request), cursor_of(request)
        offset = 0
        if start is not None:
            if not isinstance(start, list) or len(start) != 2 or start[0] != "at" or type(start[1]) is not int or not 0 <= start[1] < 10**6:
                raise Problem(400, "bad_cursor", _("This cursor is not one of ours; begin without one."), parameter="cursor")
            offset = start[1]
        found = search(request.GET.get("q", ""), langs=self.langs, offset=offset, limit=size)
        ahead, back = offset + size < found.total, max(0, offset - size)
        ignored = zip(found.query.ignored, why_ignored(found.query.ignored), strict=True)
        return Response(
            {
                "count": found.total,
                "next": link(request, cursor_text(["at", offset + size])) if ahead else None,
                "previous": link(request, cursor_text(["at", back])) if offset else None,
                "results": [hit_json(hit) for hit in found.hits],
                "ignored": [{"text": text, "why": part.why, "reason": reason} for part, (text, reason) in ignored],
                "near": [{"word": word, "instead": list(words)} for word, words in found.near],
                "partly": found.partly,
                "more": found.more,
                "without": [{"filter": part.raw, "count": count} for part, count in found.without],
            }
        )


def hit_json(hit: Hit) -> dict[str, Any]:
    """One result, the words that matched between « and »."""
    return {
        "kind": hit.kind,
        "id": hit.subject,
        "game": hit.game,
        "lang": hit.lang,
        "title": hit.plain_title,
        "text": hit.plain_text,
        "marked": "".join(f"«{text}»" if is_hit else text for text, is_hit in hit.text),
        "path": hit.trail,
        "found_in": hit.found_in or hit.lang,
        "url": f"/{hit.lang}/{hit.address}",
    }
