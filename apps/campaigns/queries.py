"""All that is read from a ledger: whose campaigns, the next game's set-up, the decisions it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.db.models import Q, QuerySet

from apps.accounts.permissions import may
from apps.accounts.viewer import Viewer
from apps.campaigns.ledgers import ledger_of, ledger_state, plan_for
from apps.campaigns.models import Campaign, Proposal
from apps.campaigns.story import Story
from apps.campaigns.writing import story_of
from apps.packs.contract import Decision, LedgerState, Selection

DEMO = "demo"
"""The key of the campaign that newcomers may look at."""


def campaigns_of(viewer: Viewer) -> QuerySet[Campaign]:
    """The campaigns that a viewer keeps or belongs to, the most recent first."""
    mine = Q(pk__in=[])
    if viewer.user_id is not None:
        mine |= Q(owner_id=viewer.user_id) | Q(members__user_id=viewer.user_id)
    if viewer.device_id is not None:
        mine |= Q(owner_device_id=viewer.device_id) | Q(members__device_id=viewer.device_id)
    return Campaign.objects.filter(mine, version__gt=0).distinct().order_by("-changed", "-id")


def campaign_find(key: str, viewer: Viewer) -> Campaign | None:
    """The campaign with this key, if the viewer may read it."""
    campaign = Campaign.objects.select_related("owner").prefetch_related("members").filter(key=key, version__gt=0).first()
    return campaign if campaign is not None and may(viewer, "read", campaign) else None


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game as the ledger has it: its selection with everything settled in it, and what is still to decide.

    `people` are (member id, name) in the order of the seats; `state` is what follows when exactly these play.
    """

    selection: Selection
    people: tuple[tuple[str, str], ...]
    state: LedgerState

    @property
    def waits_for(self) -> tuple[Decision, ...]:
        """The decisions without which the game cannot be laid out."""
        return tuple(decision for decision in self.state.decisions if not decision.optional)


def next_game(campaign: Campaign, present: Sequence[str] | None = None, story: Story | None = None) -> NextGame:
    """The next game when `present` (member ids in the order of their seats; None: all, as they sat last) play it."""
    story = story or story_of(campaign)
    seats = seats_as_last_time(story) if present is None else tuple(one for one in dict.fromkeys(present) if one in story.members)
    plan = plan_for(story, story.pack, seats)
    state = ledger_state(story, story.pack, seats, plan)
    ledger, _ = ledger_of(story.pack)
    names = {member.ident: member.name for member in campaign.members.all()}
    people = tuple((one, names.get(one, "") or one) for one in seats)
    return NextGame(replace(plan, given=dict(ledger.seating(state.given, seats))), people, state)


def next_selection(campaign: Campaign, present: Sequence[str] | None = None) -> Selection:
    """The selection of the next game, `given` by seat numbers and all."""
    return next_game(campaign, present).selection


def seats_as_last_time(story: Story) -> tuple[str, ...]:
    """The active members in the order in which they last sat, newcomers at the end."""
    active = story.present()
    last = [seat.member for seat in story.games[-1].seats] if story.games else []
    return tuple([one for one in last if one in active] + [one for one in active if one not in last])


def open_proposals(campaign: Campaign) -> list[Proposal]:
    """Games that closed tables propose and nobody has confirmed or put aside."""
    return list(campaign.proposals.filter(entry_number=None, put_aside=False))
