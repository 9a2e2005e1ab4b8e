"""The ledger as a page reads it: one row an entry, each game with what followed from it, what was struck out and by what."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from apps.campaigns.chain import canonical
from apps.campaigns.ledgers import consequences_in, obsolete_in, plain
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.story import Line, Story
from apps.campaigns.telling import Change, Telling, changes_between, tell
from apps.campaigns.words import Clause, Speaker, Spoken

AFTERTHOUGHTS = (Entry.Kind.CORRECTION, Entry.Kind.RECOMPUTE)
"""Kinds of entries that may take back what followed before."""


@dataclass(frozen=True, slots=True)
class Follows:
    """A consequence in words; `struck` if it was once written and no longer holds."""

    text: Spoken
    clause: Clause | None
    icon: str
    pack: str
    member: str
    struck: bool


@dataclass(slots=True)
class Row:
    """One entry of the timeline."""

    number: int
    kind: str
    at: datetime
    author: str
    reason: str
    told: Telling
    now: Telling | None
    struck: bool
    void: bool
    corrected_by: int | None
    corrects: int | None
    changes: list[Change]
    undone: bool
    about: int | None
    follows: list[Follows]
    effects: list[Follows]
    senseless: bool
    versions: list[tuple[str, int, int]]

    void_correction: bool = False

    @property
    def in_force(self) -> Telling:
        """What counts: the correction's words, else its own."""
        return self.now or self.told

    @property
    def initials(self) -> str:
        """What stands on the seal of a game: the first letters of its winners."""
        winners = self.in_force.winners
        return "".join(name[:1].upper() for name in winners) if len(winners) < 3 else f"{winners[0][:1].upper()}+{len(winners) - 1}"

    @property
    def correctable(self) -> bool:
        """Whether a correction of this entry makes sense."""
        return self.kind in ("game", "decision", "note") or (self.kind == "correction" and not self.void and self.corrects != 1)


def rows_of(campaign: Campaign, story: Story, speaker: Speaker, numbers: Container[int] | None = None) -> list[Row]:
    """The timeline, oldest first: all of it, or the entries with these numbers."""
    entries = list(campaign.entries.order_by("number"))
    wanted = range(1, len(entries) + 1) if numbers is None else numbers
    follows = _follows(campaign, entries, speaker, wanted)
    senseless = set(obsolete_in(campaign.state))
    lines = zip(entries, story.lines, strict=True)
    return [_row(entry, line, story, speaker, follows, senseless) for entry, line in lines if entry.number in wanted]


def senseless_numbers(campaign: Campaign, story: Story) -> set[int]:
    """The numbers of the decisions in force that no longer make sense."""
    senseless = set(obsolete_in(campaign.state))
    return {taken.entry for taken in story.decisions if taken.id in senseless}


def _row(entry: Entry, line: Line, story: Story, speaker: Speaker, follows: Mapping[str, list[Follows]], senseless: set[str]) -> Row:
    payload = entry.payload
    told = tell(entry.kind, payload, story, speaker)
    corrects = payload["corrects"] if entry.kind == Entry.Kind.CORRECTION else None
    changed = line.struck and line.standing is not None and entry.kind != Entry.Kind.CORRECTION
    now = tell(entry.kind, line.standing or {}, story, speaker) if changed else None
    return Row(
        number=entry.number,
        kind=entry.kind,
        at=datetime.fromisoformat(entry.at),
        author=speaker.words(entry.author),
        reason=speaker.words(entry.reason),
        told=told,
        now=now,
        struck=line.struck,
        void=line.standing is None,
        corrected_by=line.corrected_by,
        corrects=corrects,
        changes=changes_between(told, now) if now else [],
        undone=corrects is not None and line.standing is None,
        about=payload.get("about") if entry.kind == Entry.Kind.NOTE else None,
        follows=follows.get(str(entry.number), []),
        effects=_effects(entry, speaker) if entry.kind in AFTERTHOUGHTS else [],
        senseless=entry.kind == Entry.Kind.DECISION and line.standing is not None and payload["decision"] in senseless,
        void_correction=corrects is not None and payload["void"],
        versions=[(slug, v["content"], v["rules"]) for slug, v in sorted(entry.versions.items())],
    )


def _follows(campaign: Campaign, entries: Sequence[Entry], speaker: Speaker, wanted: Container[int]) -> dict[str, list[Follows]]:
    """What holds after each game, then what held until a correction or newer rules took it back."""
    holding = consequences_in(campaign.state)
    taken_back = [one for entry in entries if entry.kind in AFTERTHOUGHTS for one in entry.consequences.get("removed", ())]
    found: dict[str, list[Follows]] = {}
    seen = {canonical(one): True for one in holding}
    for one in taken_back:
        seen.setdefault(canonical(one), False)
    for text, holds in seen.items():
        one = json.loads(text)
        if int(one["after"]) in wanted:
            found.setdefault(one["after"], []).append(_said(one, speaker, struck=not holds))
    return found


def _effects(entry: Entry, speaker: Speaker) -> list[Follows]:
    """What a correction, or newer rules, took back and put in its place."""
    changed = entry.consequences
    gone = [_said(one, speaker, struck=True) for one in changed.get("removed", ())]
    return gone + [_said(one, speaker, struck=False) for one in changed.get("added", ())]


def said_all(rows: Sequence[Mapping[str, Any]], speaker: Speaker, *, struck: bool = False) -> list[Follows]:
    """Consequences out of a preview, in words."""
    return [_said(one, speaker, struck=struck) for one in rows]


def _said(one: Mapping[str, Any], speaker: Speaker, *, struck: bool) -> Follows:
    bare = plain(one)
    return Follows(
        text=speaker.consequence(one["pack"], bare),
        clause=speaker.clause(bare.clause),
        icon=bare.icon,
        pack=one["pack"],
        member=speaker.name(bare.member),
        struck=struck,
    )
