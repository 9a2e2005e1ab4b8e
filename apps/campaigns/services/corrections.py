"""Corrections: the old entry stays, what follows is worked out anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from apps.accounts.permissions import require
from apps.accounts.viewer import Viewer
from apps.campaigns.drafts import GameDraft
from apps.campaigns.errors import Fault, Invalid
from apps.campaigns.models import Campaign, Entry
from apps.campaigns.services.common import game_payload, note_keep, note_required
from apps.campaigns.services.decisions import decision_payload, open_decision
from apps.campaigns.story import Line, read
from apps.campaigns.writing import Ledger, append, locked


@transaction.atomic
def entry_correct(
    *,
    campaign: Campaign,
    viewer: Viewer,
    number: int,
    reason: str,
    draft: GameDraft | None = None,
    value: str | None = None,
    text: str | None = None,
    void: bool = False,
    version: int | None = None,
) -> Entry:
    """Correct an entry: a game by another draft, a decision by another value, a note by other words; or void it, which undoes a
    correction. The old entry stays, later entries stay; what follows is worked out anew."""
    require(viewer, "write", campaign)
    ledger = locked(campaign, viewer=viewer, version=version)
    line = ledger.story.line(number)
    if line is None:
        raise Invalid([Fault("unknown_entry", "number")])
    if void:
        return _void(ledger, line, reason)
    return correction_append(ledger, number, _corrected(ledger, line, draft, value, text), reason)


def _void(ledger: Ledger, line: Line, reason: str) -> Entry:
    if line.kind not in {"game", "decision", "note", "correction"}:
        raise Invalid([Fault("cannot_void", "number")])
    if line.standing is None:
        raise Invalid([Fault("void_already", "number")])
    payload = {"corrects": line.number, "void": True, "payload": None}
    return append(ledger, Entry.Kind.CORRECTION, payload, reason=note_keep(ledger, reason))


def correction_append(ledger: Ledger, number: int, payload: Mapping[str, Any], reason: str) -> Entry:
    """Write a correction that puts another payload in an entry's place."""
    correction = {"corrects": number, "void": False, "payload": payload}
    return append(ledger, Entry.Kind.CORRECTION, correction, reason=note_keep(ledger, reason))


def _corrected(ledger: Ledger, line: Line, draft: GameDraft | None, value: str | None, text: str | None) -> dict[str, Any]:
    """The payload that takes the place of an entry's own."""
    if line.kind == "game" and draft is not None:
        payload = game_payload(ledger.story, draft)
    elif line.kind == "decision" and value is not None:
        payload = _other_value(ledger, line, value)
    elif line.kind == "note" and text is not None:
        payload = {**line.payload, "text": note_required(ledger, text)}
    else:
        raise Invalid([Fault("cannot_correct", "number")])
    if payload == line.standing:
        raise Invalid([Fault("nothing_changes", "number")])
    return payload


def _other_value(ledger: Ledger, line: Line, value: str) -> dict[str, Any]:
    """A decision taken anew: among the options that it had when it was taken, corrections of what came before applied."""
    before = [entry for entry in ledger.entries if entry.number < line.number or entry.kind == "correction"]
    try:
        slug, asked = open_decision(read(before), line.payload["decision"], None)
    except Invalid:
        raise Invalid([Fault("decision_overtaken", "number", clause=line.payload["clause"])]) from None
    return decision_payload(slug, asked, value)
