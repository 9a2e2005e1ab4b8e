"""Writing games: typed in, or proposed by a closed table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.drafts import GUEST, GameDraft, draft_of, draft_payload, fields_for
from apps.campaigns.ledgers import difference, snapshot, versions_of
from apps.campaigns.models import Campaign, Entry, Proposal
from apps.campaigns.services.common import game_payload, note_keep
from apps.campaigns.services.members import member_join
from apps.campaigns.story import Written, read
from apps.campaigns.writing import append, locked, story_of, written


@transaction.atomic
def game_record(*, campaign: Campaign, viewer: Viewer, draft: GameDraft, version: int | None = None, source: str = "", note: str = "") -> Entry:
    """Write a game that was played. The same `source` (a closed table) is written once, however often it is sent."""
    require(viewer, "write", campaign)
    if source:
        # Locked before looking, so that two who close one table at the same time write it once.
        Campaign.objects.select_for_update().get(pk=campaign.pk)
        earlier = Entry.objects.filter(campaign=campaign, source=source).first()
        if earlier is not None:
            return earlier
    ledger = locked(campaign, viewer=viewer, version=version)
    payload = game_payload(ledger.story, draft)
    return append(ledger, Entry.Kind.GAME, payload, source=source, reason=note_keep(ledger, note))


def game_preview(*, campaign: Campaign, draft: GameDraft, corrects: int | None = None) -> dict[str, Any]:
    """What would follow if this game were written (in the place of entry `corrects`, if given): consequences added and removed,
    decisions opened, decisions that lose their sense. Invalid if it cannot be written."""
    story = story_of(campaign)
    payload = game_payload(story, draft)
    new = Written(campaign.version + 1, "game", payload)
    if corrects is not None:
        new = Written(campaign.version + 1, "correction", {"corrects": corrects, "void": False, "payload": payload})
    state = snapshot(read([*written(campaign), new]))
    return {**difference(campaign.state, state), "state": state}


@transaction.atomic
def game_propose(*, campaign: Campaign, source: str, draft: GameDraft) -> Proposal:
    """A closed table proposes its game; a person confirms it. Closing the same table again finds the same proposal."""
    entry = Entry.objects.filter(campaign=campaign, source=source).first()
    proposal, _ = Proposal.objects.get_or_create(
        campaign=campaign,
        source=source,
        defaults={
            "payload": draft_payload(draft),
            "versions": versions_of([draft.selection.pack] if draft.selection.pack else []),
            "entry_number": entry.number if entry else None,
        },
    )
    return proposal


@transaction.atomic
def proposal_confirm(
    *, proposal: Proposal, viewer: Viewer, members: Mapping[str, str] | None = None, note: str = "", version: int | None = None
) -> Entry:
    """Write a proposed game. `members` tells who sat where the table knew a name only: a member's id, or empty for a new one."""
    campaign = proposal.campaign
    require(viewer, "write", campaign)
    Campaign.objects.select_for_update().get(pk=campaign.pk)
    proposal.refresh_from_db()
    if proposal.entry_number is not None:
        return Entry.objects.get(campaign=campaign, number=proposal.entry_number)
    if version is not None:
        locked(campaign, viewer=None, version=version)
    draft = _seated(campaign, viewer, draft_of(proposal.payload), members or {})
    entry = game_record(campaign=campaign, viewer=viewer, draft=draft, source=proposal.source, note=note)
    proposal.entry_number = entry.number
    proposal.put_aside = False
    proposal.save()
    return entry


@transaction.atomic
def proposal_put_aside(*, proposal: Proposal, viewer: Viewer) -> None:
    """Not for the ledger (a game broken off, a trial)."""
    require(viewer, "write", proposal.campaign)
    proposal.put_aside = proposal.entry_number is None
    proposal.save()


def _seated(campaign: Campaign, viewer: Viewer, draft: GameDraft, members: Mapping[str, str]) -> GameDraft:
    """The draft with members in the place of names that only the table knew."""
    people = {member.ident: member.name.casefold() for member in campaign.members.all()}
    known: dict[str, str] = {}
    for seat in draft.seats:
        name = seat.member.removeprefix(GUEST)
        ident = members.get(seat.member) or seat.member
        if ident not in people:
            ident = next((one for one, called in people.items() if called == name.casefold()), "")
        known[seat.member] = ident or member_join(campaign=campaign, viewer=viewer, name=name).ident
    named = [spec.id for spec in fields_for(story_of(campaign), draft.selection) if spec.members]
    seats = tuple(
        replace(
            seat,
            member=known[seat.member],
            details={k: known.get(v, v) if k in named and v is not None else v for k, v in seat.details.items()},
        )
        for seat in draft.seats
    )
    return replace(draft, seats=seats)
