"""Refusals and faults as sentences of the interface."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from apps.campaigns.errors import Diverged, Fault, Invalid, LedgerError, RulesChanged, Stale
from apps.campaigns.words import Clause, Speaker
from apps.packs import selection as selections

WORDS: dict[str, str | Promise] = {
    "already_decided": gettext_lazy("This has been decided already; correct the entry if it was a mistake."),
    "bad_entry": gettext_lazy("Entry %(value)s of the file cannot be read."),
    "bad_words": gettext_lazy("Name or note %(value)s of the file is not what its digest says."),
    "broken_chain": gettext_lazy("The chain of the file is broken at entry %(value)s: somebody has changed it."),
    "cannot_correct": gettext_lazy("This kind of entry cannot be corrected in this way."),
    "cannot_void": gettext_lazy("This kind of entry cannot be struck out."),
    "claimed": gettext_lazy("Somebody else speaks for this member already."),
    "decision_overtaken": gettext_lazy("This decision no longer arises; it can only be struck out."),
    "member_twice": gettext_lazy("Nobody can sit on two seats."),
    "name_taken": gettext_lazy("There is a %(value)s already."),
    "no_seats": gettext_lazy("Say who played."),
    "not_an_export": gettext_lazy("This is not an exported campaign (%(value)s)."),
    "not_json": gettext_lazy("This is not JSON."),
    "not_a_date": gettext_lazy("%(value)s is not a day."),
    "not_a_number": gettext_lazy("%(value)s is not a whole number."),
    "not_now": gettext_lazy("That cannot be done with this member now."),
    "nothing_changes": gettext_lazy("That changes nothing."),
    "out_of_range": gettext_lazy("%(value)s is not between %(low)s and %(high)s."),
    "required": gettext_lazy("This is missing."),
    "state_does_not_follow": gettext_lazy("What the file says has come of its games does not follow from them."),
    "too_long": gettext_lazy("This is too long: at most %(high)s characters."),
    "too_many": gettext_lazy("These are too many: at most %(high)s."),
    "unknown_counter": gettext_lazy("This campaign counts no %(value)s."),
    "unknown_decision": gettext_lazy("This is not to be decided now."),
    "unknown_field": gettext_lazy("A result of this game has no %(value)s."),
    "unknown_entry": gettext_lazy("There is no such entry."),
    "unknown_member": gettext_lazy("There is no such member."),
    "unknown_option": gettext_lazy("There is no such option."),
    "unknown_pack": gettext_lazy("There is no game called %(pack)s here."),
    "void_already": gettext_lazy("This entry is struck out already."),
}

FIELDS: dict[str, str | Promise] = {
    "name": gettext_lazy("Name"),
    "members": gettext_lazy("Members"),
    "member": gettext_lazy("Member"),
    "text": gettext_lazy("Note"),
    "value": gettext_lazy("Decision"),
    "pack": gettext_lazy("Game"),
    "won": gettext_lazy("Won"),
    "counters": gettext_lazy("Counters"),
    "played": gettext_lazy("Played on"),
    "file": gettext_lazy("File"),
    "players": gettext_lazy("Players"),
    "modules": gettext_lazy("Modules"),
}


@dataclass(frozen=True, slots=True)
class Told:
    """A fault in words: where, what, and the clause that says so."""

    code: str
    field: str
    text: str
    clause: Clause | None = None


def told(error: LedgerError, speaker: Speaker, slug: str) -> list[Told]:
    """Every fault of a refusal in the reader's language; `slug` is the pack concerned."""
    if isinstance(error, Invalid):
        return [_fault(fault, speaker, slug) for fault in error.faults]
    return [Told(error.code, "", _whole(error))]


def _whole(error: LedgerError) -> str:
    if isinstance(error, Stale):
        return _("Somebody else wrote into the ledger meanwhile. Nothing of yours was written; see what is new, then send it again.")
    if isinstance(error, RulesChanged):
        return _("The rules were corrected since the last entry, and what follows would change. Accept that change first.")
    if isinstance(error, Diverged):
        return _("This campaign is here already and tells another story from entry %(number)s on. Nothing was taken in.") % {"number": error.number}
    return str(error)


def _fault(fault: Fault, speaker: Speaker, slug: str) -> Told:
    clause = speaker.clause(fault.clause) if fault.clause else None
    where = [speaker.name(fault.member), _field_name(fault.field, speaker, slug)]
    label = ", ".join(part for part in where if part)
    text = _words(fault, speaker, slug) or (clause.sentence.text if clause else fault.code)
    return Told(fault.code, fault.field, f"{label}: {text}" if label else text, clause)


def _words(fault: Fault, speaker: Speaker, slug: str) -> str:
    pack = speaker.packs.get(slug)
    if fault.key:
        return speaker.say(slug, f"ledger_{fault.key}", {"member": speaker.name(fault.member)}).text
    if pack is not None and (fault.code not in WORDS or "limit" in fault.args):
        return selections.fault_words(pack, selections.Fault(fault.code, fault.field, fault.clause, fault.args), speaker.langs)
    return str(WORDS.get(fault.code, "")) % {"pack": "", "value": "", "low": "", "high": "", **fault.args}


def _field_name(field: str, speaker: Speaker, slug: str) -> str:
    if field in FIELDS:
        return str(FIELDS[field])
    pack = speaker.packs.get(slug)
    said = pack.texts.say(speaker.langs, f"ledger_{field}") if pack else None
    return said.text if said is not None and not said.missing else ""
