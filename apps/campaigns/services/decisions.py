"""Taking the decisions that the rules leave open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.ledgers import ledger_state, plan_for
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.shapes import words_to_json
from apps.campaigns.story import Story
from apps.campaigns.writing import append, locked, speaks_for
from apps.packs.contract import Decision


@transaction.atomic
def decision_take(
    *,
    campaign: Campaign,
    viewer: Viewer,
    decision: str,
    value: str,
    present: Sequence[str] | None = None,
    version: int | None = None,
) -> Entry:
    """Decide what the rules leave open: only whose decision it is, or the keeper; `present` are those who play the next game."""
    require(viewer, "read", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    slug, asked = open_decision(ledger.story, decision, present)
    require(viewer, "decide" if may_decide(viewer, ledger.campaign, asked) else "own", campaign)
    return append(ledger, Entry.Kind.DECISION, decision_payload(slug, asked, value))


def decision_payload(slug: str, asked: Decision, value: str) -> dict[str, Any]:
    """A decision as an entry tells it, with the words of the option chosen. Invalid if there is no such option."""
    words = dict(asked.options).get(value)
    if words is None:
        raise Invalid([Fault("unknown_option", "value", clause=asked.clause, args={"value": value})])
    return {
        "pack": slug,
        "decision": asked.id,
        "key": asked.key,
        "clause": asked.clause,
        "by": asked.by,
        "value": value,
        "words": words_to_json(words),
    }


def may_decide(viewer: Viewer, campaign: Campaign, decision: Decision) -> bool:
    """Whether a viewer speaks for the member who decides; the group's decisions are any member's."""
    members = [member for member in campaign.members.all() if member.active and decision.by in (None, member.ident)]
    return any(speaks_for(viewer, member) for member in members)


def open_decision(story: Story, id_: str, present: Sequence[str] | None) -> tuple[str, Decision]:
    """The pack and the decision with this id, if it is open."""
    seats = story.present() if present is None else tuple(one for one in dict.fromkeys(present) if one in story.members)
    for slug in story.packs():
        for asked in ledger_state(story, slug, seats, plan_for(story, slug, seats)).decisions:
            if asked.id == id_:
                return slug, asked
    taken = any(one.id == id_ for one in story.decisions)
    raise Invalid([Fault("already_decided" if taken else "unknown_decision", "decision")])
