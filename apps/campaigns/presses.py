"""Small forms on the page of a ledger: notes, decisions, members. A refusal shows the page again, with what was typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from apps.campaigns import services
from apps.campaigns.errors import LedgerError
from apps.campaigns.forms import version_of, whole
from apps.campaigns.models import Campaign
from apps.campaigns.pages import campaign_or_404, campaign_page, keeper_of, viewer_of


def _pressed(request: HttpRequest, campaign: Campaign, call: Callable[[], Any], anchor: str) -> HttpResponse:
    try:
        call()
    except LedgerError as error:
        return campaign_page(request, campaign, error=error, typed=request.POST.dict())
    return redirect(f"{campaign.get_absolute_url()}{_planned(request)}#{anchor}")


def _planned(request: HttpRequest) -> str:
    """The plan of the next game that the page showed, kept in the address."""
    seats = request.POST.getlist("seat")
    return "?" + "&".join(f"seat={seat}" for seat in seats if seat.isalnum()) if seats else ""


@require_POST
def note(request: HttpRequest, key: str) -> HttpResponse:
    """Write a note."""
    one = campaign_or_404(request, key)
    about = whole(request.POST.get("about"))

    def call() -> None:
        services.note_add(
            campaign=one,
            viewer=viewer_of(request),
            text=request.POST.get("text", ""),
            about=about if isinstance(about, int) else None,
            version=version_of(request.POST),
        )

    return _pressed(request, one, call, "timeline")


@require_POST
def decide(request: HttpRequest, key: str) -> HttpResponse:
    """Take a decision."""
    one = campaign_or_404(request, key)

    def call() -> None:
        services.decision_take(
            campaign=one,
            viewer=viewer_of(request),
            decision=request.POST.get("decision", ""),
            value=request.POST.get("value", ""),
            present=request.POST.getlist("seat") or None,
            version=version_of(request.POST),
        )

    return _pressed(request, one, call, "next")


@require_POST
def join(request: HttpRequest, key: str) -> HttpResponse:
    """A new member."""
    one = campaign_or_404(request, key)
    name = request.POST.get("name", "")
    return _pressed(request, one, lambda: services.member_join(campaign=one, viewer=viewer_of(request), name=name), "members")


@require_POST
def member(request: HttpRequest, key: str, member: str) -> HttpResponse:
    """A member leaves, returns, is renamed, is claimed by this browser, or is forgotten."""
    one = campaign_or_404(request, key)
    do, name = request.POST.get("do", ""), request.POST.get("name", "")

    def call() -> None:
        if do == "claim":
            services.member_claim(campaign=one, viewer=keeper_of(request), member=member)
        elif do == "erase":
            services.person_erase(campaign=one, viewer=viewer_of(request), member=member)
        else:
            services.member_change(campaign=one, viewer=viewer_of(request), member=member, do=do, name=name)

    return _pressed(request, one, call, "members")
