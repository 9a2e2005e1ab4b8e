"""What several services share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from apps.campaigns.drafts import GameDraft, draft_completed, draft_faults, draft_payload
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.story import Story
from apps.campaigns.writing import Ledger
from apps.packs import registry
from apps.packs import selection as selections
from apps.packs.contract import Selection

MOST_MEMBERS = 40
LONGEST_NAME = 40
LONGEST_TITLE = 120
LONGEST_NOTE = 20_000


def clean_name(text: str) -> str:
    """A name as it is kept: printable, single spaces."""
    return " ".join("".join(c for c in text if c.isprintable()).split())


def note_keep(ledger: Ledger, text: str) -> str:
    """Store a note of the writer's and answer its digest; nothing for no words."""
    if len(text) > LONGEST_NOTE:
        raise Invalid([Fault("too_long", "text", args={"high": LONGEST_NOTE})])
    return ledger.keep(text)


def note_required(ledger: Ledger, text: str) -> str:
    """The same where there must be words."""
    digest = note_keep(ledger, text)
    if not digest:
        raise Invalid([Fault("required", "text")])
    return digest


def opening_faults(name: str, members: Sequence[str]) -> list[Fault]:
    """What is wrong with the names of a new campaign."""
    faults = [] if name else [Fault("required", "name")]
    if len(name) > LONGEST_TITLE:
        faults.append(Fault("too_long", "name", args={"high": LONGEST_TITLE}))
    if not members:
        faults.append(Fault("required", "members"))
    if len(members) > MOST_MEMBERS:
        faults.append(Fault("too_many", "members", args={"high": MOST_MEMBERS}))
    lowered = [member.casefold() for member in members]
    for member in members:
        if len(member) > LONGEST_NAME:
            faults.append(Fault("too_long", "members", args={"value": member, "high": LONGEST_NAME}))
    for member in sorted({m for m in members if lowered.count(m.casefold()) > 1}):
        faults.append(Fault("name_taken", "members", args={"value": member}))
    return faults


def selection_settled(selection: Selection | None, players: int) -> tuple[Selection, list[Fault]]:
    """A campaign's selection, completed. Its number of players is whoever comes, so only the rest is judged."""
    if selection is None or not selection.pack:
        return Selection("", players), []
    pack = registry.packs().get(selection.pack)
    if pack is None:
        return selection, [Fault("unknown_pack", "pack", args={"pack": selection.pack})]
    checked = selections.check(pack, selection)
    faults = [Fault(f.code, f.field, clause=f.clause, args=dict(f.args)) for f in checked.faults if f.field != "players"]
    return checked.selection, faults


def game_payload(story: Story, draft: GameDraft) -> dict[str, Any]:
    """The payload of a sound game; Invalid names everything wrong with another."""
    completed, faults = draft_completed(draft)
    faults = faults or draft_faults(story, completed)
    if faults:
        raise Invalid(faults)
    return draft_payload(completed)
