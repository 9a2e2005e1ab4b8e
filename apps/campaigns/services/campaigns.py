"""Opening a campaign, changing its plan, taking over newer rules."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Any

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.ledgers import difference, snapshot, versions_of
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.services.common import LONGEST_TITLE, clean_name, note_keep, opening_faults, selection_settled
from apps.campaigns.services.corrections import correction_append
from apps.campaigns.shapes import selection_to_json
from apps.campaigns.writing import append, locked, rules_changed, story_of
from apps.packs.contract import Selection


@transaction.atomic
def campaign_create(
    *,
    viewer: Viewer,
    name: str,
    members: Sequence[str],
    selection: Selection | None = None,
    counters: Sequence[str] = (),
    link_open: bool = True,
    key: str | None = None,
) -> Campaign:
    """Open a campaign: its name, the names of its members, and what it is played with (nothing: games without a pack)."""
    names = [clean_name(member) for member in members if clean_name(member)]
    faults = opening_faults(clean_name(name), names)
    chosen, more = selection_settled(selection, len(names))
    if faults or more:
        raise Invalid([*faults, *more])
    campaign = Campaign(owner_id=viewer.user_id, owner_device_id=viewer.device_id, link_open=link_open, name=clean_name(name))
    if viewer.user_id is not None:
        campaign.owner_device_id = None
    if key is not None:
        campaign.key = key
    campaign.save()
    ledger = locked(campaign, viewer=viewer)
    people = [{"id": f"m{i}", "name": ledger.keep_name(person, f"m{i}")} for i, person in enumerate(names, start=1)]
    payload = {
        "uid": uuid.uuid4().hex,
        "name": ledger.keep_name(clean_name(name)),
        "pack": chosen.pack,
        "selection": selection_to_json(chosen),
        "counters": [clean_name(counter) for counter in counters if clean_name(counter)],
        "members": people,
    }
    append(ledger, Entry.Kind.OPEN, payload)
    return ledger.campaign


@transaction.atomic
def campaign_change(
    *,
    campaign: Campaign,
    viewer: Viewer,
    name: str,
    selection: Selection | None,
    link_open: bool | None = None,
    version: int | None = None,
    reason: str = "",
) -> None:
    """Give the campaign another name or another selection (corrections of its opening), or open or close its link."""
    require(viewer, "own", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    opening = dict(ledger.story.lines[0].standing or {})
    chosen, faults = selection_settled(selection, len(ledger.story.present()))
    title = clean_name(name)
    if not title:
        faults = [Fault("required", "name"), *faults]
    if len(title) > LONGEST_TITLE:
        faults = [Fault("too_long", "name", args={"high": LONGEST_TITLE}), *faults]
    if faults:
        raise Invalid(faults)
    if link_open is not None and link_open != ledger.campaign.link_open:
        ledger.campaign.link_open = link_open
        ledger.campaign.save()
    if title != ledger.campaign.name:
        opening["name"] = ledger.keep_name(title)
    planned = {"pack": chosen.pack, "selection": {**selection_to_json(chosen), "players": opening["selection"]["players"]}}
    if {**opening, **planned} != ledger.story.lines[0].standing:
        correction_append(ledger, 1, {**opening, **planned}, reason)


@transaction.atomic
def rules_recompute(*, campaign: Campaign, viewer: Viewer, reason: str = "", version: int | None = None) -> Entry:
    """Take over what the newer rules of the packs make of this story."""
    require(viewer, "own", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    if not rules_changed(ledger.campaign, ledger.story):
        raise Invalid([Fault("nothing_changes", "versions")])
    now = versions_of(ledger.story.packs())
    payload = {"from": ledger.campaign.versions, "to": now}
    return append(ledger, Entry.Kind.RECOMPUTE, payload, reason=note_keep(ledger, reason))


def rules_preview(campaign: Campaign) -> dict[str, Any] | None:
    """What newer rules would change; None if nothing."""
    story = story_of(campaign)
    if not rules_changed(campaign, story):
        return None
    return {**difference(campaign.state, snapshot(story)), "from": campaign.versions, "to": versions_of(story.packs())}
