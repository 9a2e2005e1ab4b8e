"""Pages of live tables: yours, a new one, one in play, its log, its QR code."""

from __future__ import annotations

import io

import segno
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods

from apps.accounts.permissions import may
from apps.library.words import reader_langs
from apps.packs import registry
from apps.tables import planning
from apps.tables.pages import errors_of, private, show, show_step, table_or_404
from apps.tables.people import guest, viewer_on
from apps.tables.queries import tables_of
from apps.tables.refusals import Refused
from apps.tables.services import table_create
from apps.tables.services.tables import refuse


@require_GET
def index(request: HttpRequest) -> HttpResponse:
    """The viewer's tables, and the games that can be played."""
    tables = tables_of(viewer_on(request)).prefetch_related("seats")[:50]
    games = [p for p in registry.packs().values() if p.rules and p.players_module]
    return private(render(request, "tables/index.html", {"tables": planning.shelf(tables, reader_langs(request)), "games": games}))


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    """The plan of a new table, filled in so that one press is enough."""
    pack = registry.packs().get(slug)
    if pack is None or not (pack.rules and pack.players_module):
        raise Http404
    plan = planning.plan_of(pack, request.POST if request.method == "POST" else request.GET, viewer_on(request))
    if request.method == "POST":
        try:
            refuse(pack, plan.faults)
            if plan.waits:
                raise Refused("undecided")
            table = table_create(viewer=guest(request), selection=plan.selection, dice=plan.dice, name=plan.name, **plan.campaign)
        except Refused as refused:
            return _new(request, plan, refused)
        return redirect("tables:table", key=table.key)
    return _new(request, plan, None)


def _new(request: HttpRequest, plan: planning.Plan, refused: Refused | None) -> HttpResponse:
    context = {
        "plan": plan,
        "pack": plan.pack,
        "refused": refused,
        "errors": errors_of(refused),
        "plan_choices": planning.choices(plan, reader_langs(request)),
        "campaign_key": (request.POST or request.GET).get("campaign", ""),
    }
    return private(render(request, "tables/new.html", context, status=422 if refused else 200))


@require_GET
def table(request: HttpRequest, key: str) -> HttpResponse:
    """A table: its lobby, the game, or how it ended."""
    return show(request, table_or_404(key))


@require_GET
def now(request: HttpRequest, key: str) -> HttpResponse:
    """The changing parts of a table's page."""
    return show(request, table_or_404(key), template="tables/_now.html")


@require_GET
def log(request: HttpRequest, key: str) -> HttpResponse:
    """The whole log of a table."""
    return show(request, table_or_404(key), log=None, template="tables/log.html")


@require_GET
def step(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """The table as it stood at one point of its log."""
    return show_step(request, table_or_404(key), number)


@require_GET
def qr(request: HttpRequest, key: str) -> HttpResponse:
    """A table's link as a QR code, black on white in any theme, as cameras like it."""
    if not may(viewer_on(request), "read", table_or_404(key)):
        raise Http404
    out = io.BytesIO()
    # Without a language: whoever follows it gets the page in their own.
    link = request.build_absolute_uri(f"/t/{key}/")
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, dark="#000", light="#fff", svgclass=None, lineclass=None)
    return private(HttpResponse(out.getvalue(), content_type="image/svg+xml"))
