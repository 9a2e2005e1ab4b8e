"""What the pages of a campaign share: whose languages, who may look, what stands on the page of a ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import prefetch_related_objects
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from apps.accounts.permissions import may
from apps.accounts.services import device_keep
from apps.accounts.viewer import Viewer
from apps.campaigns.book import Follows, rows_of, said_all, senseless_numbers
from apps.campaigns.errors import Invalid, LedgerError, Stale
from apps.campaigns.forms import has_seats, seats_of
from apps.campaigns.ledgers import ledger_of, obsolete_in
from apps.campaigns.messages import told
from apps.campaigns.models import Campaign
from apps.campaigns.queries import NextGame, campaign_find, next_game, open_proposals, seats_as_last_time
from apps.campaigns.services import may_decide, rules_preview
from apps.campaigns.shapes import consequence_to_json, decision_from_json
from apps.campaigns.story import Standing, Story
from apps.campaigns.words import Clause, Speaker, Spoken
from apps.campaigns.writing import speaks_for, story_of
from apps.library.asking import rulebook_address
from apps.library.words import reader_langs
from apps.packs import registry
from apps.packs.contract import Decision

SHOWN = 40
"""So many entries stand on the page of a ledger before the reader asks for all."""


def viewer_of(request: HttpRequest) -> Viewer:
    """Who looks."""
    viewer: Viewer = request.viewer  # type: ignore[attr-defined]
    return viewer


def keeper_of(request: HttpRequest) -> Viewer:
    """Who writes: without an account, this browser is remembered."""
    if viewer_of(request).user_id is None:
        device_keep(request=request)
    return viewer_of(request)


def campaign_or_404(request: HttpRequest, key: str) -> Campaign:
    """The campaign behind a link; a closed one is as good as none."""
    campaign = campaign_find(key, viewer_of(request))
    if campaign is None:
        raise Http404
    return campaign


def private(response: HttpResponse) -> HttpResponse:
    """A page of a campaign is for who has the link."""
    response["Cache-Control"] = "private, no-store"
    return response


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision still open, in words, with its options."""

    id: str
    question: Spoken
    by: str
    clause: Clause | None
    options: list[tuple[str, Spoken]]
    optional: bool
    mine: bool


@dataclass(frozen=True, slots=True)
class Place:
    """A member in the plan of the next game: the seat (0: stays away) and what is settled for it."""

    member: str
    name: str
    seat: int
    settled: list[Follows]


def asked_of(campaign: Campaign, viewer: Viewer, speaker: Speaker, slug: str, decisions: Sequence[Decision]) -> list[Asked]:
    """Open decisions as forms."""
    keeper = may(viewer, "own", campaign)
    asked = []
    for decision in decisions:
        options = [(value, speaker.message(slug, words)) for value, words in decision.options]
        mine = keeper or may_decide(viewer, campaign, decision)
        question = speaker.question(slug, decision.key, decision.by)
        clause = speaker.clause(decision.clause)
        asked.append(Asked(decision.id, question, speaker.name(decision.by), clause, options, decision.optional, mine))
    return asked


def places_of(story: Story, speaker: Speaker, plan: NextGame) -> tuple[list[Place], list[Follows]]:
    """The plan of the next game: who sits where with what, and what is settled for all."""
    ledger, values = ledger_of(story.pack)
    seats = [member for member, _ in plan.people]
    settled = ledger.settled(values, plan.state.given, plan.selection, seats)
    said = said_all([{"pack": story.pack, **consequence_to_json(one)} for one in settled], speaker)
    of_member = {member: [f for f, one in zip(said, settled, strict=True) if one.member == member] for member in seats}
    away = [member for member in story.present() if member not in seats]
    places = [Place(member, speaker.name(member), seats.index(member) + 1, of_member[member]) for member in seats]
    places += [Place(member, speaker.name(member), 0, []) for member in away]
    return places, [f for f, one in zip(said, settled, strict=True) if one.member is None]


def campaign_page(
    request: HttpRequest, campaign: Campaign, *, error: LedgerError | None = None, typed: Mapping[str, str] | None = None
) -> HttpResponse:
    """The page of a ledger; with what was refused, keeping what was typed."""
    viewer = viewer_of(request)
    campaign.refresh_from_db()
    prefetch_related_objects([campaign], "members")
    story = story_of(campaign)
    speaker = Speaker(campaign, reader_langs(request))
    seats = seats_of(request.GET, story) if has_seats(request.GET) else list(seats_as_last_time(story))
    plan = next_game(campaign, seats, story)
    places, for_all = places_of(story, speaker, plan)
    oldest = 1 if "all" in request.GET else max(1, campaign.version - SHOWN + 1)
    rows = rows_of(campaign, story, speaker, shown_numbers(story, oldest))
    asked = asked_of(campaign, viewer, speaker, story.pack, plan.state.decisions)
    pack = registry.packs().get(story.pack)
    context = {
        "campaign": campaign,
        "game": speaker.game_name(story.pack),
        "pack": pack,
        "modules": [speaker.say(story.pack, f"module_{one}") for one in story.selection.modules],
        "rows": rows[::-1],
        "standings": standings_of(story, speaker),
        "counters": story.counters,
        "scored": any(row.score for row in story.standings),
        "places": places,
        "for_all": for_all,
        "seat_numbers": range(1, len(places) + 1),
        "seats": seats,
        "must": [one for one in asked if not one.optional],
        "may": [one for one in asked if one.optional],
        "waits": bool(plan.waits_for),
        "can_play": pack is not None and pack.rules is not None and pack.players_module is not None,
        "elsewhere": _asked_elsewhere(campaign, viewer, speaker),
        "oldest": oldest,
        "senseless": rows_of(campaign, story, speaker, senseless_numbers(campaign, story)),
        "orphans": len(obsolete_in(campaign.state)),
        "proposals": open_proposals(campaign),
        "changed_rules": rules_preview(campaign) is not None,
        "rules_link": rulebook_address(pack, plan.selection) if pack and plan.people else "",
        "members": _members(campaign, viewer, speaker),
        "may_write": may(viewer, "write", campaign),
        "may_own": may(viewer, "own", campaign),
        "may_decide": may(viewer, "decide", campaign),
        "errors": told(error, speaker, story.pack) if error else [],
        "stale": error if isinstance(error, Stale) else None,
        "typed": typed or {},
    }
    return private(render(request, "campaigns/campaign.html", context, status=status_of(error)))


def shown_numbers(story: Story, oldest: int) -> set[int]:
    """The entries from `oldest` on, and the earlier ones that these are about."""
    late = story.lines[oldest - 1 :]
    about = {line.payload.get("corrects") or line.payload.get("about") for line in late if line.kind in ("correction", "note")}
    return {line.number for line in late} | {number for number in about if number}


def standings_of(story: Story, speaker: Speaker) -> list[tuple[Standing, str, list[int]]]:
    """Each member's sums, with the name and the counters in their order."""
    return [(row, speaker.name(row.member), [row.counters.get(one, 0) for one in story.counters]) for row in story.standings]


def _asked_elsewhere(campaign: Campaign, viewer: Viewer, speaker: Speaker) -> list[Asked]:
    """Decisions open in games of other packs than the campaign's own."""
    asked = []
    for slug, book in campaign.state.get("packs", {}).items():
        if slug != campaign.pack:
            asked += asked_of(campaign, viewer, speaker, slug, [decision_from_json(one) for one in book["decisions"]])
    return asked


def _members(campaign: Campaign, viewer: Viewer, speaker: Speaker) -> list[dict[str, Any]]:
    """The members with whether a browser speaks for them, and whether it is this one."""
    rows = []
    for member in campaign.members.all():
        claimed = member.user_id is not None or member.device_id is not None
        mine = speaks_for(viewer, member)
        rows.append({"id": member.ident, "name": speaker.name(member.ident), "active": member.active, "mine": mine, "claimed": claimed})
    return rows


def status_of(error: LedgerError | None) -> int:
    """The HTTP status of a refusal."""
    if error is None:
        return 200
    return 422 if isinstance(error, Invalid) else 409
