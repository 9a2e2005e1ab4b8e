"""The plan of a table: read from a form, a campaign or the table itself, and offered with everything that may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import QueryDict

from apps.accounts.viewer import Viewer
from apps.campaigns.queries import campaign_find, next_game
from apps.campaigns.shapes import selection_from_json
from apps.packs import registry, selection
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.packs.selection import Fault
from apps.tables.forms import key_in
from apps.tables.models import Table

USUAL = 5
"""So many players are proposed, if the game is for so many."""


@dataclass
class Plan:
    """What a new table would be."""

    pack: Pack
    selection: Selection
    dice: str = Table.Dice.SERVER
    name: str = ""
    campaign: dict[str, Any] = field(default_factory=dict)
    """For `table_create`: the campaign and who sits where."""
    title: str = ""
    """The campaign's name."""
    waits: bool = False
    """Whether the campaign has yet to decide something without which the game cannot be laid out."""
    faults: Sequence[Fault] = ()
    """What was wrong with the form; the selection stands for what was meant."""


def plan_of(pack: Pack, data: QueryDict, viewer: Viewer, table: Table | None = None) -> Plan:
    """The plan that a form sends; what it leaves out is as usual, or as the table has it."""
    plan = Plan(pack, _start(pack, table), table.dice if table else Table.Dice.SERVER)
    key = key_in(data, "campaign")
    campaign = campaign_find(key, viewer) if key else None
    if campaign is not None and table is None:
        coming = next_game(campaign, data.getlist("member") or None)
        if coming.selection.pack == pack.slug:
            plan.selection, plan.title = coming.selection, campaign.name
            plan.campaign = {"campaign": campaign, "members": coming.people}
            plan.waits = bool(coming.waits_for)
    elif "players" in data:
        chosen = selection.parse(pack, data)
        plan.selection = replace(chosen.selection, given=plan.selection.given if table else {})
        plan.faults = chosen.faults
    plan.dice = data.get("dice") or plan.dice
    plan.name = data.get("name", "").strip()
    return plan


def _start(pack: Pack, table: Table | None) -> Selection:
    if table is not None:
        return selection_from_json(table.selection)
    players = min(max(USUAL, pack.players.low), pack.players.high)
    return selection.check(pack, Selection(pack.slug, players)).selection


def choices(plan: Plan, langs: Sequence[str]) -> dict[str, Any]:
    """Everything that may be chosen, in words."""
    pack, chosen = plan.pack, plan.selection

    def say(key: str, attr: str | None = None) -> str:
        said = pack.texts.say(langs, key, attr)
        return "" if said.missing and attr else said.text

    return {
        "players": [{"value": n, "on": n == chosen.players} for n in range(pack.players.low, pack.players.high + 1)],
        "modules": [
            {"id": m.id, "name": say(f"module_{m.id}"), "about": say(f"module_{m.id}", "about"), "on": chosen.has(m.id)}
            for m in pack.modules
            if m.engine
        ],
        "readings": [
            {
                "id": r.id,
                "name": say(f"reading_{r.id}"),
                "why": say(f"reading_{r.id}", "why"),
                "clause": r.clause,
                "options": [
                    {"value": a.id, "name": say(f"reading_{r.id}_{a.id}"), "on": chosen.readings.get(r.id, r.default) == a.id} for a in r.alternatives
                ],
            }
            for r in pack.readings
            if r.engine
        ],
        "dice_choices": [{"value": v, "name": label, "on": v == plan.dice} for v, label in Table.Dice.choices],
        "has_dice": any(kind.form == "die" for kind in pack.rules.KINDS.values()),
    }


def policies(pack: Pack, langs: Sequence[str]) -> list[dict[str, str]]:
    """The computer players of a pack."""
    return [{"value": p, "name": pack.texts.say(langs, f"policy_{p}").text} for p in pack.players_module.POLICIES]


def shelf(tables: Iterable[Table], langs: Sequence[str]) -> list[dict[str, Any]]:
    """Tables for a list: the game's name, who sits there."""
    packs: Mapping[str, Pack] = registry.packs()
    return [
        {
            "table": t,
            "game": packs[t.pack].texts.say(langs, "game").text if t.pack in packs else t.pack,
            "names": [s.name for s in t.seats.all() if s.name],
        }
        for t in tables
    ]
