"""What a story comes to under the ledger rules of its packs: one JSON snapshot, the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from apps.campaigns import generic
from apps.campaigns.chain import canonical
from apps.campaigns.shapes import ledger_state_to_json
from apps.campaigns.story import Story
from apps.packs import registry
from apps.packs.contract import Consequence, LedgerState, Selection
from apps.packs.models import PackVersion


def ledger_of(slug: str) -> tuple[Any, Mapping[str, Any]]:
    """The ledger rules of a pack and its facts; the generic ones where there is no pack or it brings none."""
    pack = registry.packs().get(slug)
    if pack is None or pack.ledger is None:
        return generic, {}
    return pack.ledger, pack.values


def versions_of(slugs: Sequence[str]) -> dict[str, dict[str, int]]:
    """The versions of content and of rules in force for each of these packs."""
    packs = registry.packs()
    numbers: dict[str, int] = {}
    for slug, number in PackVersion.objects.filter(slug__in=slugs).order_by("number").values_list("slug", "number"):
        numbers[slug] = number
    return {slug: {"content": numbers.get(slug, 0), "rules": packs[slug].rules_version} for slug in slugs if slug in packs}


def plan_for(story: Story, slug: str, present: Sequence[str]) -> Selection:
    """What the next game of a pack is played with: the campaign's own selection, else that of the last game of the pack."""
    games = story.games_of(slug)
    selection = story.selection if slug == story.pack or not games else games[-1].selection
    return replace(selection, pack=slug, players=len(present), given={})


def ledger_state(story: Story, slug: str, present: Sequence[str], plan: Selection | None = None) -> LedgerState:
    """What follows in one pack when `present` play the next game."""
    games = story.games_of(slug)
    ids = {game.id for game in games}
    decisions = {taken.id: taken.value for taken in story.decisions if taken.id.partition(":")[0] in ids}
    ledger, values = ledger_of(slug)
    if ledger is generic:
        return replace(generic.EMPTY, obsolete=tuple(decisions))
    state: LedgerState = ledger.fold(values, games, decisions, plan or plan_for(story, slug, present), present)
    return state


def snapshot(story: Story) -> dict[str, Any]:
    """All that a story comes to when every active member plays the next game."""
    present = story.present()
    ids = {game.id for game in story.games}
    return {
        "packs": {slug: ledger_state_to_json(ledger_state(story, slug, present)) for slug in story.packs()},
        "orphans": [taken.id for taken in story.decisions if taken.id.partition(":")[0] not in ids],
        "members": [{"id": person.id, "active": person.active} for person in story.members.values()],
        "standings": [asdict(row) for row in story.standings],
    }


def consequences_in(state: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every consequence in a snapshot, each with its pack."""
    return [{"pack": slug, **one} for slug, book in state.get("packs", {}).items() for one in book["consequences"]]


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry changed, for its own record: consequences added and removed, decisions opened, decisions become obsolete."""
    old = {canonical(one): one for one in consequences_in(before)}
    new = {canonical(one): one for one in consequences_in(after)}
    asked = {d["id"] for book in before.get("packs", {}).values() for d in book["decisions"]}
    return {
        "added": [one for text, one in new.items() if text not in old],
        "removed": [one for text, one in old.items() if text not in new],
        "opened": [d["id"] for book in after["packs"].values() for d in book["decisions"] if d["id"] not in asked],
        "obsolete": [id_ for id_ in obsolete_in(after) if id_ not in obsolete_in(before)],
    }


def obsolete_in(state: Mapping[str, Any]) -> list[str]:
    """Ids of the decisions taken that no longer make sense."""
    return [*(id_ for book in state.get("packs", {}).values() for id_ in book["obsolete"]), *state.get("orphans", ())]


def plain(consequence: Mapping[str, Any]) -> Consequence:
    """A consequence out of `consequences_in`."""
    return Consequence(**{name: value for name, value in consequence.items() if name != "pack"})
