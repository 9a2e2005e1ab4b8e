"""People and games that the tests of campaigns share: Anna keeps the ledger, Bob belongs to it, Zuzka does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.accounts.models import Device, User
from apps.accounts.viewer import Viewer
from apps.campaigns import services
from apps.campaigns.drafts import GameDraft
from apps.campaigns.models import Campaign
from apps.packs import registry
from apps.packs.contract import SeatResult, Selection

GAME = "bang-dice"
NAMES = ("Anna", "Bob", "Cyril", "Dana", "Eva")
ANNA, BOB, CYRIL, DANA, EVA = "m1", "m2", "m3", "m4", "m5"
FIVE = (ANNA, BOB, CYRIL, DANA, EVA)
ROLES = {3: ("deputy", "outlaw", "renegade"), 5: ("sheriff", "deputy", "outlaw", "outlaw", "renegade")}

KILLED_BY_DANA: Mapping[str, str | None] = {ANNA: DANA}
KILLED_BY_CYRIL: Mapping[str, str | None] = {ANNA: CYRIL}
SHERIFF_WON: Mapping[str, str | None] = {CYRIL: ANNA, DANA: BOB, EVA: ANNA}
OUTLAWS = (CYRIL, DANA)
LAW = (ANNA, BOB)


def viewer(name: str = "Anna") -> Viewer:
    """Somebody with an account."""
    user, _ = User.objects.get_or_create(email=f"{name.lower()}@example.org", defaults={"name": name})
    return Viewer(user_id=user.pk)


def guest(key: str = "a phone") -> Viewer:
    """Somebody without an account."""
    device, _ = Device.objects.get_or_create(key=key)
    return Viewer(device_id=device.pk)


def plan(players: int = 5, modules: tuple[str, ...] = ("legacy",), **readings: str) -> Selection:
    """What the campaign is played with."""
    return Selection(GAME, players, modules=modules, readings=readings)


def campaign(keeper: Viewer | None = None, **changes: Any) -> Campaign:
    """A campaign of five."""
    wanted: dict[str, Any] = {"name": "Friday nights", "members": NAMES, "selection": plan(), **changes}
    return services.campaign_create(viewer=keeper or viewer(), **wanted)


def draft(
    out: Mapping[str, str | None] = KILLED_BY_DANA,
    won: Sequence[str] = OUTLAWS,
    members: Sequence[str] = FIVE,
    selection: Selection | None = None,
) -> GameDraft:
    """A game whose first member was sheriff (of three: deputy); `out` says who fell, in order, by whose hand."""
    characters = list(registry.pack(GAME).values["life"])
    fallen = list(out)
    seats = []
    for number, member in enumerate(members):
        details = {
            "role": ROLES[len(members)][number],
            "character": characters[number],
            "out": fallen.index(member) + 1 if member in out else 0,
            "by": out.get(member),
        }
        seats.append(SeatResult(member, member in won, details))
    return GameDraft(selection or plan(len(members)), tuple(seats))


def scores(points: Mapping[str, int], won: Sequence[str], counters: Mapping[str, Mapping[str, int]] | None = None) -> GameDraft:
    """A game without a pack."""
    told = {member: {"score": score, **({"counters": dict(counters[member])} if counters else {})} for member, score in points.items()}
    return GameDraft(Selection("", len(points)), tuple(SeatResult(m, m in won, details) for m, details in told.items()))


def consequences(campaign: Campaign) -> list[tuple[str, str | None, Any]]:
    """What follows, in short."""
    return [(c["key"], c["member"], c["value"]) for book in campaign.state["packs"].values() for c in book["consequences"]]


def given(campaign: Campaign) -> dict[str, Any]:
    """What is settled for the next game, by member."""
    found: dict[str, Any] = campaign.state["packs"][GAME]["given"]
    return found
