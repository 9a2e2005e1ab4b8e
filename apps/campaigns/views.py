"""Pages of campaigns: yours, a new one, the ledger, its story to print, games typed in or proposed, corrections, newer rules."""

from __future__ import annotations

import json
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.text import slugify
from django.views.decorators.http import require_GET, require_http_methods

from apps.accounts.permissions import require
from apps.campaigns import services
from apps.campaigns.book import rows_of, said_all
from apps.campaigns.errors import Fault, Invalid, LedgerError
from apps.campaigns.forms import names_of, plan_from, selection_from, version_of
from apps.campaigns.gameforms import GameForm, correction_page, game_page, game_posted, proposal_page
from apps.campaigns.messages import told
from apps.campaigns.pages import (
    campaign_or_404,
    campaign_page,
    keeper_of,
    private,
    standings_of,
    status_of,
    viewer_of,
)
from apps.campaigns.planning import choices
from apps.campaigns.queries import DEMO, campaign_find, campaigns_of
from apps.campaigns.words import Speaker
from apps.campaigns.writing import story_of
from apps.library.words import reader_langs

LARGEST_FILE = 20_000_000


@require_GET
def index(request: HttpRequest) -> HttpResponse:
    """The viewer's campaigns."""
    campaigns = list(campaigns_of(viewer_of(request)).prefetch_related("members")[:100])
    langs = reader_langs(request)
    shelf = [{"campaign": one, "game": Speaker(one, langs).game_name(one.pack)} for one in campaigns]
    return private(render(request, "campaigns/index.html", {"shelf": shelf, "demo": None if shelf else campaign_find(DEMO, viewer_of(request))}))


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Open a campaign."""
    data = request.POST if request.method == "POST" else request.GET
    error = None
    if request.method == "POST":
        try:
            campaign = services.campaign_create(
                viewer=keeper_of(request),
                name=data.get("name", ""),
                members=names_of(data),
                selection=selection_from(data, players=len(names_of(data))),
                counters=[one.strip() for one in data.get("counters", "").split(",") if one.strip()],
                link_open="closed" not in data,
            )
            return redirect(campaign)
        except Invalid as invalid:
            error = invalid
    context = {
        **choices(data, reader_langs(request), started=request.method == "POST"),
        "typed": data,
        "names": (data.getlist("members") + [""] * 8)[: max(8, len(data.getlist("members")))],
        "errors": told(error, Speaker(None, reader_langs(request)), data.get("pack", "")) if error else [],
    }
    return private(render(request, "campaigns/new.html", context, status=status_of(error)))


@require_GET
def campaign(request: HttpRequest, key: str) -> HttpResponse:
    """The ledger."""
    return campaign_page(request, campaign_or_404(request, key))


@require_GET
def story(request: HttpRequest, key: str) -> HttpResponse:
    """The whole story, oldest first, to read aloud or to print."""
    one = campaign_or_404(request, key)
    speaker = Speaker(one, reader_langs(request))
    told_story = story_of(one)
    context = {
        "campaign": one,
        "game": speaker.game_name(one.pack),
        "rows": [row for row in rows_of(one, told_story, speaker) if not (row.void and row.kind == "note")],
        "standings": standings_of(told_story, speaker),
        "counters": told_story.counters,
    }
    return private(render(request, "campaigns/story.html", context))


@require_GET
def export(request: HttpRequest, key: str) -> HttpResponse:
    """The ledger as a file."""
    one = campaign_or_404(request, key)
    data = services.campaign_export(campaign=one, viewer=viewer_of(request))
    response = JsonResponse(data, json_dumps_params={"ensure_ascii": False, "indent": 1})
    response["Content-Disposition"] = f'attachment; filename="{slugify(one.name) or "campaign"}.ludolex.json"'
    return private(response)


@require_http_methods(["GET", "POST"])
def take_in(request: HttpRequest) -> HttpResponse:
    """Take in an exported ledger."""
    error: LedgerError | None = None
    if request.method == "POST":
        try:
            one, entries = services.campaign_import(viewer=keeper_of(request), data=_uploaded(request))
            return render(request, "campaigns/imported.html", {"campaign": one, "entries": entries})
        except LedgerError as refused:
            error = refused
    context = {"errors": told(error, Speaker(None, reader_langs(request)), "") if error else []}
    return private(render(request, "campaigns/import.html", context, status=status_of(error)))


def _uploaded(request: HttpRequest) -> Any:
    file = request.FILES.get("file")
    if file is None:
        raise Invalid([Fault("required", "file")])
    if file.size is None or file.size > LARGEST_FILE:
        raise Invalid([Fault("too_long", "file", args={"high": LARGEST_FILE})])
    try:
        return json.loads(file.read())
    except (ValueError, RecursionError):
        raise Invalid([Fault("not_json", "file")]) from None


@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest, key: str) -> HttpResponse:
    """Name and plan of the campaign, its link, its members."""
    one = campaign_or_404(request, key)
    require(viewer_of(request), "own", one)
    error: LedgerError | None = None
    current = story_of(one)
    data: Any = request.POST if request.method == "POST" else plan_from(one.name, current.selection)
    if request.method == "POST":
        try:
            services.campaign_change(
                campaign=one,
                viewer=viewer_of(request),
                name=data.get("name", ""),
                selection=selection_from(data, players=len(current.present())),
                link_open="closed" not in data,
                version=version_of(data),
                reason=data.get("reason", ""),
            )
            return redirect(one)
        except LedgerError as refused:
            error = refused
    one.refresh_from_db()
    speaker = Speaker(one, reader_langs(request))
    context = {
        "campaign": one,
        **choices(data, reader_langs(request), started=True),
        "typed": data,
        "closed": "closed" in data if request.method == "POST" else not one.link_open,
        "members": [(member, speaker.name(member.ident)) for member in one.members.all()],
        "errors": told(error, speaker, one.pack) if error else [],
    }
    return private(render(request, "campaigns/settings.html", context, status=status_of(error)))


@require_http_methods(["GET", "POST"])
def game(request: HttpRequest, key: str) -> HttpResponse:
    """Write down a game that was played away from Ludolex."""
    one = campaign_or_404(request, key)
    require(viewer_of(request), "write", one)
    form = GameForm(request, one)
    if request.method == "POST":
        return game_posted(request, one, form)
    return game_page(request, one, form)


@require_http_methods(["GET", "POST"])
def proposal(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """A game that a closed table proposes: see what would follow, confirm it or put it aside."""
    one = campaign_or_404(request, key)
    require(viewer_of(request), "write", one)
    row = get_object_or_404(one.proposals, pk=number)
    return proposal_page(request, one, row)


@require_http_methods(["GET", "POST"])
def correct(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """Correct an entry, or take a correction back."""
    one = campaign_or_404(request, key)
    require(viewer_of(request), "write", one)
    line = story_of(one).line(number)
    if line is None:
        raise Http404
    return correction_page(request, one, line)


@require_http_methods(["GET", "POST"])
def rules(request: HttpRequest, key: str) -> HttpResponse:
    """What newer rules would change; accept it."""
    one = campaign_or_404(request, key)
    require(viewer_of(request), "own", one)
    error: LedgerError | None = None
    if request.method == "POST":
        try:
            services.rules_recompute(campaign=one, viewer=viewer_of(request), reason=request.POST.get("reason", ""), version=version_of(request.POST))
            return redirect(one)
        except LedgerError as refused:
            error = refused
    one.refresh_from_db()
    speaker = Speaker(one, reader_langs(request))
    preview = services.rules_preview(one)
    context = {
        "campaign": one,
        "preview": preview,
        "added": said_all(preview["added"], speaker) if preview else [],
        "removed": said_all(preview["removed"], speaker) if preview else [],
        "errors": told(error, speaker, one.pack) if error else [],
    }
    return private(render(request, "campaigns/rules.html", context, status=status_of(error)))
