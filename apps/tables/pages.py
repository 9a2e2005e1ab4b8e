"""What all pages of a table share: who looks, in which languages, and how a table is shown to them."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render

from apps.accounts.permissions import may
from apps.campaigns.models import Campaign
from apps.campaigns.queries import campaigns_of
from apps.library.asking import rulebook_address
from apps.library.words import reader_langs
from apps.packs import registry
from apps.tables import planning
from apps.tables.forms import whole
from apps.tables.models import Table
from apps.tables.people import viewer_on
from apps.tables.queries import step_view, table_view
from apps.tables.refusals import Refused

FRAGMENT = "X-Fragment"
"""The header by which the page's script asks for the changing parts alone."""


def table_or_404(key: str) -> Table:
    """The table behind a link."""
    table = Table.objects.prefetch_related("seats").filter(key=key).first()
    if table is None:
        raise Http404
    return table


def show(request: HttpRequest, table: Table, refused: Refused | None = None, *, log: int | None = 30, template: str = "") -> HttpResponse:
    """The page of a table, or its changing parts, with what was refused."""
    if not may(viewer_on(request), "read", table):
        return private(render(request, "tables/private.html", {"table": table}, status=403))
    langs = reader_langs(request)
    view = table_view(table, viewer_on(request), langs, log=log, since=refused.since if refused else None)
    part = FRAGMENT in request.headers
    name = template or ("tables/_now.html" if part else "tables/table.html")
    return private(render(request, name, context_of(request, table, view, langs, refused), status=status_of(refused)))


def show_step(request: HttpRequest, table: Table, number: int) -> HttpResponse:
    """The page of one point of a table's log."""
    if not may(viewer_on(request), "read", table):
        return private(render(request, "tables/private.html", {"table": table}, status=403))
    view = step_view(table, viewer_on(request), reader_langs(request), number)
    if view is None:
        raise Http404
    page = registry.pack(table.pack).table
    context = {
        "table": table,
        "pack": registry.pack(table.pack),
        "view": view,
        "board": getattr(page, "TEMPLATE", "tables/_plain.html"),
        "players": getattr(page, "PLAYERS", ""),
        "style": getattr(page, "STYLE", ""),
    }
    return private(render(request, "tables/step.html", context))


def context_of(request: HttpRequest, table: Table, view: dict[str, Any], langs: tuple[str, ...], refused: Refused | None) -> dict[str, Any]:
    """What the templates need beside the view: templates of the pack, the link to share, what may be chosen, what was typed."""
    pack = registry.pack(table.pack)
    seats, page, errors = view["seats"], pack.table, errors_of(refused)
    for seat in seats:
        seat["policy_key"] = f"policy_{seat['policy']}"
    if view["due"]["dice"]:
        view["due"]["dice"]["rows"] = [
            {"token": t, "value": whole(request.POST.get(f"die:{t}")), "error": errors.get(t)} for t in view["due"]["dice"]["tokens"]
        ]
    plan = planning.plan_of(pack, QueryDict(), viewer_on(request), table)
    waiting = [s["name"] for s in seats if s["asked"] and not s["mine"]]
    return {
        "table": table,
        "pack": pack,
        "view": view,
        "refused": refused,
        "errors": errors,
        "sent": request.POST if refused else {},
        "board": getattr(page, "TEMPLATE", "tables/_plain.html"),
        "players": getattr(page, "PLAYERS", ""),
        "style": getattr(page, "STYLE", ""),
        "rules_link": rulebook_address(pack, plan.selection),
        "link": request.build_absolute_uri(f"/t/{table.key}/"),
        "local": request.get_host().rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]"),
        "plan_choices": planning.choices(plan, langs) if table.status == Table.Status.LOBBY else {},
        "policies": planning.policies(pack, langs),
        "free": [s for s in seats if s["kind"] == "empty"],
        "open": [s for s in seats if s["may_sit"]],
        "own": [s for s in seats if s["mine"]],
        "waiting": waiting,
        "unmanned": bool(view["mine"] or view["host"]) and bool(waiting) and all(s["kind"] == "computer" for s in seats if s["asked"]),
        "newest": view["log"][::-1],
        "campaigns": campaigns_for(request, table, view),
    }


def campaigns_for(request: HttpRequest, table: Table, view: dict[str, Any]) -> list[Campaign]:
    """The host's campaigns, to write a finished game into."""
    if table.status != Table.Status.OVER or not view["host"] or table.campaign_id:
        return []
    return list(campaigns_of(viewer_on(request))[:30])


def errors_of(refused: Refused | None) -> dict[str, Refused]:
    """Refusals by field."""
    if refused is None:
        return {}
    return {fault.field: fault for fault in (refused.faults or (refused,)) if fault.field}


def status_of(refused: Refused | None) -> int:
    """The HTTP status of a refusal."""
    if refused is None:
        return 200
    if refused.code in ("not_host", "not_your_seat", "not_open"):
        return 403
    return 409 if refused.code in ("stale", "started", "seat_kept", "seat_taken", "table_full", "closed", "game_over") else 422


def private(response: HttpResponse) -> HttpResponse:
    """A page of a table is nobody else's and never the same twice."""
    response["Cache-Control"] = "private, no-store"
    return response
