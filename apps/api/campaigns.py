"""Ledgers over the API: read with ETag, written with the version that was seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, is_dataclass
from datetime import datetime
from typing import Any, ClassVar

from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from apps.accounts.permissions import Forbidden, may
from apps.api import problems
from apps.api.base import ApiView, cursor_of, page_size, paged, paged_list
from apps.api.bodies import valid
from apps.api.positions import SelectionIn, selection_checked
from apps.api.schema import described
from apps.api.writing import once, version_wanted
from apps.campaigns import services
from apps.campaigns.book import Row, rows_of
from apps.campaigns.drafts import GameDraft
from apps.campaigns.models import Campaign
from apps.campaigns.queries import campaigns_of, next_game
from apps.campaigns.shapes import selection_to_json
from apps.campaigns.words import Speaker
from apps.campaigns.writing import story_of
from apps.packs.contract import Decision, SeatResult, Selection


class CampaignIn(serializers.Serializer[Any]):
    """A new campaign; without a selection it is one of games without a pack."""

    name = serializers.CharField(max_length=120)
    members = serializers.ListField(child=serializers.CharField(max_length=60), min_length=1, max_length=99)
    selection = SelectionIn(allow_null=True, default=None)
    counters = serializers.ListField(child=serializers.CharField(max_length=40), default=list, max_length=20)
    link_open = serializers.BooleanField(default=True)


class SeatResultIn(serializers.Serializer[Any]):
    """How a game went for one member."""

    member = serializers.CharField(max_length=16)
    won = serializers.BooleanField()
    details = serializers.DictField(default=dict)


class GameIn(serializers.Serializer[Any]):
    """A game played, to be written into the ledger."""

    selection = SelectionIn(allow_null=True, default=None)
    seats = SeatResultIn(many=True)
    ended_by = serializers.CharField(max_length=255, allow_null=True, default=None)
    details = serializers.DictField(default=dict)
    played = serializers.CharField(max_length=32, default="", allow_blank=True)
    version = serializers.IntegerField(min_value=0, allow_null=True, default=None)


class CorrectionIn(serializers.Serializer[Any]):
    """A correction of an earlier entry: another game, another value, another text, or none at all (`void`)."""

    reason = serializers.CharField(max_length=500)
    game = GameIn(allow_null=True, default=None)
    value = serializers.CharField(max_length=200, allow_null=True, default=None)
    text = serializers.CharField(max_length=5000, allow_null=True, default=None)
    void = serializers.BooleanField(default=False)
    version = serializers.IntegerField(min_value=0, allow_null=True, default=None)


class DecisionIn(serializers.Serializer[Any]):
    """A decision that the ledger waits for."""

    decision = serializers.CharField(max_length=200)
    value = serializers.CharField(max_length=200)
    present = serializers.ListField(child=serializers.CharField(max_length=16), allow_null=True, default=None)
    version = serializers.IntegerField(min_value=0, allow_null=True, default=None)


class NoteIn(serializers.Serializer[Any]):
    """A note, about an entry or none."""

    text = serializers.CharField(max_length=5000)
    about = serializers.IntegerField(min_value=1, allow_null=True, default=None)
    version = serializers.IntegerField(min_value=0, allow_null=True, default=None)


class LedgerApi(ApiView):
    """A view of one ledger."""

    private = True
    found: Campaign | None = None
    """The campaign that the request is about, for the words of errors."""

    def campaign(self, key: str) -> Campaign:
        """The campaign if the viewer may read it. One that is closed to the viewer is not told apart from none."""
        campaign = Campaign.objects.select_related("owner").filter(key=key, version__gt=0).first()
        if campaign is None or not may(self.viewer, "read", campaign):
            raise problems.not_found(key, "key")
        self.found = campaign
        return campaign

    def write(self, request: Request, key: str, action: Callable[[Campaign], Any]) -> Response:
        """Write once, then show the ledger."""

        def both() -> tuple[int, dict[str, Any]]:
            action(self.campaign(key))
            return 201, campaign_json(self.campaign(key), self.langs)

        self.campaign(key)
        return once(self, request, both)


class Campaigns(LedgerApi):
    """Your campaigns, and a new one."""

    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    @described(None, "list", "campaigns", "Your campaigns", token=True, operation="campaigns_list")
    def get(self, request: Request) -> Response:
        """Campaigns that you keep or belong to, the newest first."""
        if self.viewer.user_id is None:
            raise Forbidden("read")
        body = paged(request, campaigns_of(self.viewer), "-id")
        body["results"] = [
            {"key": c.key, "name": c.name, "game": c.pack or None, "version": c.version, "url": f"/c/{c.key}/"} for c in body["results"]
        ]
        return Response(body)

    @described(CampaignIn, "Campaign", "campaigns", "Open a campaign", token=True, status=201)
    def post(self, request: Request) -> Response:
        """Open a campaign; you keep its ledger."""
        data = valid(CampaignIn, request)

        def write() -> tuple[int, dict[str, Any]]:
            selection = selection_checked(data["selection"], self.langs)[1] if data["selection"] else None
            campaign = services.campaign_create(
                viewer=self.viewer,
                name=data["name"],
                members=data["members"],
                selection=selection,
                counters=data["counters"],
                link_open=data["link_open"],
            )
            return 201, campaign_json(campaign, self.langs)

        return once(self, request, write)


class CampaignDetail(LedgerApi):
    """One campaign."""

    @described(None, "Campaign", "campaigns", "One campaign: what follows, what is to decide, the next game")
    def get(self, request: Request, key: str) -> Response:
        """What the ledger has come to."""
        return Response(campaign_json(self.campaign(key), self.langs))


class Entries(LedgerApi):
    """The ledger, entry by entry."""

    known: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    @described(None, "list", "campaigns", "Entries of the ledger, oldest first", operation="entries_list")
    def get(self, request: Request, key: str) -> Response:
        """Entries of the ledger, oldest first; struck ones stay."""
        page_size(request), cursor_of(request)
        campaign = self.campaign(key)
        rows = rows_of(campaign, story_of(campaign), Speaker(campaign, self.langs))
        body = paged_list(request, rows, lambda row: row.number)
        body["results"] = [row_json(row) for row in body["results"]]
        return Response(body)


class GamesPlayed(LedgerApi):
    """Writing a game."""

    @described(GameIn, "Campaign", "campaigns", "Write a game into the ledger", token=True, status=201)
    def post(self, request: Request, key: str) -> Response:
        """Write a game into the ledger."""
        data = valid(GameIn, request)
        version = version_wanted(request, data["version"])
        return self.write(request, key, lambda c: services.game_record(campaign=c, viewer=self.viewer, draft=self.draft(c, data), version=version))

    def draft(self, campaign: Campaign, data: dict[str, Any]) -> GameDraft:
        """The game as the ledger takes it."""
        return draft_from(campaign, data, self.langs)


def draft_from(campaign: Campaign, data: dict[str, Any], langs: tuple[str, ...]) -> GameDraft:
    """A game as the ledger takes it; without a selection it was played as the campaign plans its next game."""
    seats = tuple(SeatResult(seat["member"], seat["won"], seat["details"]) for seat in data["seats"])
    if data["selection"]:
        selection: Selection = selection_checked(data["selection"], langs)[1]
    else:
        selection = next_game(campaign, [seat.member for seat in seats]).selection
    return GameDraft(selection, seats, data["ended_by"], data["details"], data["played"])


class Corrections(LedgerApi):
    """Correcting an entry."""

    @described(CorrectionIn, "Campaign", "campaigns", "Correct an entry", token=True, status=201)
    def post(self, request: Request, key: str, number: int) -> Response:
        """Correct an entry: it stays, struck out, and what follows is told anew."""
        data = valid(CorrectionIn, request)
        version = version_wanted(request, data["version"])

        def write(campaign: Campaign) -> None:
            if not campaign.entries.filter(number=number).exists():
                raise problems.not_found(str(number), "number")
            draft = draft_from(campaign, data["game"], self.langs) if data["game"] else None
            services.entry_correct(
                campaign=campaign,
                viewer=self.viewer,
                number=number,
                reason=data["reason"],
                draft=draft,
                value=data["value"],
                text=data["text"],
                void=data["void"],
                version=version,
            )

        return self.write(request, key, write)


class Decisions(LedgerApi):
    """Deciding."""

    @described(DecisionIn, "Campaign", "campaigns", "Take a decision that the ledger waits for", token=True, status=201)
    def post(self, request: Request, key: str) -> Response:
        """Take a decision that the ledger waits for."""
        data = valid(DecisionIn, request)
        version = version_wanted(request, data.pop("version"))
        return self.write(request, key, lambda c: services.decision_take(campaign=c, viewer=self.viewer, version=version, **data))


class Notes(LedgerApi):
    """Notes."""

    @described(NoteIn, "Campaign", "campaigns", "Add a note", token=True, status=201)
    def post(self, request: Request, key: str) -> Response:
        """Add a note."""
        data = valid(NoteIn, request)
        version = version_wanted(request, data.pop("version"))
        return self.write(request, key, lambda c: services.note_add(campaign=c, viewer=self.viewer, version=version, **data))


class Export(LedgerApi):
    """The whole ledger, for keeping or moving."""

    @described(None, "Export", "campaigns", "The whole ledger")
    def get(self, request: Request, key: str) -> Response:
        """The whole ledger; importing it gives the same timeline and state."""
        return Response(services.campaign_export(campaign=self.campaign(key), viewer=self.viewer))


class LedgerIn(serializers.Serializer[Any]):
    """A ledger as it was exported; its chain and state are checked on import."""

    format = serializers.CharField(max_length=60, required=False)


class Import(LedgerApi):
    """An exported ledger."""

    @described(LedgerIn, "Campaign", "campaigns", "Import a ledger", token=True, status=201)
    def post(self, request: Request) -> Response:
        """Import a ledger; importing it twice changes nothing."""

        def write() -> tuple[int, dict[str, Any]]:
            campaign, added = services.campaign_import(viewer=self.viewer, data=request.data)
            return 201, campaign_json(campaign, self.langs) | {"entries_added": added}

        return once(self, request, write)


def campaign_json(campaign: Campaign, langs: tuple[str, ...]) -> dict[str, Any]:
    """What a ledger has come to."""
    speaker = Speaker(campaign, langs)
    following = next_game(campaign)
    return {
        "key": campaign.key,
        "name": campaign.name,
        "game": campaign.pack or None,
        "version": campaign.version,
        "link_open": campaign.link_open,
        "members": [{"id": m.ident, "name": speaker.name(m.ident), "active": m.active} for m in campaign.members.order_by("id")],
        "consequences": [plain(c) | {"said": plain(speaker.consequence(campaign.pack, c))} for c in following.state.consequences],
        "decisions": [decision_json(speaker, campaign.pack, d) for d in following.state.decisions],
        "obsolete_decisions": list(following.state.obsolete),
        "next": selection_to_json(following.selection) | {"members": [{"id": i, "name": n} for i, n in following.people]},
        "url": f"/c/{campaign.key}/",
    }


def decision_json(speaker: Speaker, slug: str, decision: Decision) -> dict[str, Any]:
    """A decision that the ledger waits for."""
    return {
        "id": decision.id,
        "by": decision.by,
        "clause": decision.clause,
        "optional": decision.optional,
        "question": plain(speaker.question(slug, decision.key, decision.by)),
        "options": [{"value": value, "said": plain(speaker.message(slug, words))} for value, words in decision.options],
    }


def row_json(row: Row) -> dict[str, Any]:
    """One entry of the ledger."""
    data: dict[str, Any] = plain(row)
    return data


def plain(value: Any) -> Any:
    """Dataclasses and lazy words as JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(part) for name, part in asdict(value).items()}
    if isinstance(value, dict):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(part) for part in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return value if value is None or isinstance(value, (int, float, bool, str)) else str(value)
