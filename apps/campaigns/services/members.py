"""Who belongs to a campaign, whose browser speaks for whom, and forgetting a name."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Q

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.models import Campaign, Entry, Member, Words
from apps.campaigns.services.common import LONGEST_NAME, MOST_MEMBERS, clean_name
from apps.campaigns.story import Story
from apps.campaigns.writing import append, locked, speaks_for


@transaction.atomic
def member_join(*, campaign: Campaign, viewer: Viewer, name: str, version: int | None = None) -> Member:
    """A new member."""
    require(viewer, "write", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    name_check(ledger.campaign, name)
    ident = _next_ident(ledger.story)
    append(ledger, Entry.Kind.MEMBER, {"do": "join", "member": ident, "name": ledger.keep_name(clean_name(name), ident)})
    return Member.objects.get(campaign=campaign, ident=ident)


@transaction.atomic
def member_change(*, campaign: Campaign, viewer: Viewer, member: str, do: str, name: str = "", version: int | None = None) -> Entry:
    """A member leaves, returns or takes another name (`do` is leave, return or rename)."""
    require(viewer, "write", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    person = ledger.story.members.get(member)
    if person is None:
        raise Invalid([Fault("unknown_member", "member", member)])
    if {"leave": not person.active, "return": person.active, "rename": False}.get(do, True):
        raise Invalid([Fault("not_now", "do", member)])
    payload: dict[str, Any] = {"do": do, "member": member}
    if do == "rename":
        name_check(ledger.campaign, name, but=member)
        payload["name"] = ledger.keep_name(clean_name(name), member)
    return append(ledger, Entry.Kind.MEMBER, payload)


@transaction.atomic
def member_claim(*, campaign: Campaign, viewer: Viewer, member: str) -> Member:
    """This browser (or account) speaks for a member from now on, if nobody else does. Not in the log."""
    require(viewer, "decide", campaign)
    row = Member.objects.select_for_update().filter(campaign=campaign, ident=member).first()
    if row is None or (viewer.user_id is None and viewer.device_id is None):
        raise Invalid([Fault("unknown_member", "member", member)])
    if speaks_for(viewer, row):
        return row
    if row.user_id is not None or row.device_id is not None:
        raise Invalid([Fault("claimed", "member", member)])
    for other in Member.objects.select_for_update().filter(campaign=campaign):
        if speaks_for(viewer, other):
            other.user_id = other.device_id = None
            other.save()
    row.user_id, row.device_id = (viewer.user_id, None) if viewer.user_id is not None else (None, viewer.device_id)
    row.save()
    return row


@transaction.atomic
def person_erase(*, campaign: Campaign, viewer: Viewer, member: str) -> None:
    """Forget a member's name everywhere; the log keeps its digests and stays valid."""
    require(viewer, "own", campaign)
    ledger = locked(campaign, viewer=viewer)
    row = Member.objects.filter(campaign=campaign, ident=member).first()
    if row is None:
        raise Invalid([Fault("unknown_member", "member", member)])
    hers = Q(member=member) | Q(writer=member)
    if row.user_id is not None:
        hers |= Q(user_id=row.user_id)
    Words.objects.filter(hers, campaign=campaign).update(text="", salt="", user=None)
    row.name, row.user, row.device = "", None, None
    row.save()
    if row.active:
        append(ledger, Entry.Kind.MEMBER, {"do": "leave", "member": member})


def name_check(campaign: Campaign, name: str, but: str = "") -> None:
    """Invalid unless a member (other than `but`) may bear this name."""
    name = clean_name(name)
    if not name:
        raise Invalid([Fault("required", "name")])
    if len(name) > LONGEST_NAME:
        raise Invalid([Fault("too_long", "name", args={"high": LONGEST_NAME})])
    taken = [member.name.casefold() for member in campaign.members.all() if member.ident != but]
    if name.casefold() in taken:
        raise Invalid([Fault("name_taken", "name", args={"value": name})])
    if not but and len(taken) >= MOST_MEMBERS:
        raise Invalid([Fault("too_many", "members", args={"high": MOST_MEMBERS})])


def _next_ident(story: Story) -> str:
    numbers = [int(ident[1:]) for ident in story.members if ident[1:].isdigit()]
    return f"m{max(numbers, default=0) + 1}"


def account_forget(*, user_id: int) -> None:
    """An account goes: what it wrote and the names of the members it spoke for are emptied. Chains stay valid."""
    for member in Member.objects.filter(user_id=user_id):
        Words.objects.filter(campaign=member.campaign_id, member=member.ident).update(text="", salt="")
    Words.objects.filter(user_id=user_id).update(text="", salt="", user=None)
    Member.objects.filter(user_id=user_id).update(name="", user=None)
