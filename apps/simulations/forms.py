"""The form of a new experiment: what it offers, and what was filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from apps.packs import selection as selections
from apps.packs.registry import Pack, packs
from apps.packs.selection import Checked, fault_words
from apps.simulations.services import Fault

USUAL_PLAYERS = 5
USUAL_TRIALS = 100_000


@dataclass
class Plan:
    """A new experiment as a form has it; numbers that are none stay text, and the service refuses them by name."""

    pack: Pack
    checked: Checked
    policies: list[str]
    trials: object
    seed: object
    against: str
    each: bool
    typed: Mapping[str, str] = field(default_factory=dict)


def playable() -> list[Pack]:
    """The packs that can be simulated."""
    return [pack for pack in packs().values() if pack.rules is not None and pack.players_module is not None]


def plan_of(pack: Pack, data: QueryDict) -> Plan:
    """Read a form or a query; what is left out is as usual."""
    filled = data.copy()
    filled.setdefault("players", str(min(max(USUAL_PLAYERS, pack.players.low), pack.players.high)))
    checked = selections.parse(pack, filled)
    names = list(pack.players_module.POLICIES)
    each = bool(data.get("each"))
    policies = [data.get(f"policy-{seat}", "") or data.get("policy", names[-1]) for seat in range(checked.selection.players)] if each else []
    return Plan(
        pack=pack,
        checked=checked,
        policies=policies or [data.get("policy", names[-1])],
        trials=number(data.get("trials", str(USUAL_TRIALS))),
        seed=number(data.get("seed", "")),
        against=data.get("against", ""),
        each=each,
        typed={name: data.get(name, "") for name in ("trials", "seed")},
    )


def number(text: str) -> object:
    """The whole number that a text is, None for nothing, else the text itself."""
    cleaned = "".join(text.split()).replace("\u00a0", "").replace("\u202f", "")
    if not cleaned:
        return None
    return int(cleaned) if cleaned.isascii() and cleaned.removeprefix("-").isdigit() and len(cleaned) < 400 else text


def choices(plan: Plan, langs: Sequence[str]) -> dict[str, Any]:
    """Everything that may be chosen, in words."""
    pack, chosen = plan.pack, plan.checked.selection

    def say(key: str, attr: str | None = None) -> Any:
        return pack.texts.say(langs, key, attr)

    policies = [(name, say(f"policy_{name}"), say(f"policy_{name}", "about")) for name in pack.players_module.POLICIES]
    return {
        "players": [(n, n == chosen.players) for n in range(pack.players.low, pack.players.high + 1)],
        "modules": [(m.id, say(f"module_{m.id}"), m.id in chosen.modules) for m in pack.modules if m.engine],
        "policies": [(name, words, about, name == plan.policies[0]) for name, words, about in policies],
        "seats": [
            (seat, [(name, words, name == (plan.policies[seat] if plan.each else plan.policies[0])) for name, words, _about in policies])
            for seat in range(max(chosen.players, 0) if chosen.players <= pack.players.high else 0)
        ],
        "readings": [
            (r.id, say(f"reading_{r.id}"), r.clause, [(a.id, say(f"reading_{r.id}_{a.id}"), chosen.readings[r.id] == a.id) for a in r.alternatives])
            for r in pack.readings
            if r.engine
        ],
    }


def told(pack: Pack, faults: Sequence[Fault], langs: Sequence[str]) -> dict[str, dict[str, str | None]]:
    """What is wrong, by field: words and clause."""
    return {fault.field or "form": {"words": words_of(pack, fault, langs), "clause": fault.clause} for fault in reversed(faults)}


def words_of(pack: Pack, fault: Fault, langs: Sequence[str]) -> str:
    """A fault in the reader's language."""
    ours = {
        "no_engine": _("This game cannot be simulated: its pack has no engine."),
        "no_engine_for_module": _("The engine does not play the module “%(value)s” yet."),
        "no_engine_for_reading": _("The engine plays the disputed rule “%(value)s” in one way only."),
        "not_a_number": _("This takes a whole number."),
        "out_of_range": _("This takes a whole number from %(low)s to %(high)s."),
        "unknown_policy": _("There is no computer player “%(value)s” here."),
        "wrong_number": _("This takes one computer player for all seats, or one for each of the %(needed)s."),
        "not_comparable": _("The two cannot be compared: they are of different games or rules."),
        "too_busy": _("%(most)s simulations are waiting already; try again when some are finished."),
    }
    if fault.code in ours:
        return ours[fault.code] % dict(fault.args)
    return fault_words(pack, selections.Fault(fault.code, fault.field, fault.clause, fault.args), langs)
