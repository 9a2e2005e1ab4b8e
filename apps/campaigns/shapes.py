"""How the shapes that packs speak in are written as JSON, and read back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from apps.packs.contract import Consequence, Decision, GameResult, LedgerState, Message, SeatResult, Selection


def selection_to_json(selection: Selection) -> dict[str, Any]:
    """A selection as a JSON object."""
    return {
        "pack": selection.pack,
        "players": selection.players,
        "products": list(selection.products),
        "modules": list(selection.modules),
        "options": dict(selection.options),
        "mode": selection.mode,
        "readings": dict(selection.readings),
        "given": dict(selection.given),
    }


def selection_from_json(data: Mapping[str, Any]) -> Selection:
    """The selection that `selection_to_json` wrote; missing fields are empty."""
    return Selection(
        pack=str(data.get("pack") or ""),
        players=int(data.get("players") or 0),
        products=tuple(data.get("products") or ()),
        modules=tuple(data.get("modules") or ()),
        options=dict(data.get("options") or {}),
        mode=data.get("mode"),
        readings=dict(data.get("readings") or {}),
        given=dict(data.get("given") or {}),
    )


def game_from_payload(id_: str, payload: Mapping[str, Any]) -> GameResult:
    """The game that an entry's payload tells."""
    seats = tuple(SeatResult(seat["member"], bool(seat["won"]), dict(seat["details"])) for seat in payload["seats"])
    return GameResult(id_, selection_from_json(payload["selection"]), payload.get("ended_by"), seats, dict(payload.get("details") or {}))


def words_to_json(words: Message | str) -> Any:
    """A message, or a member's id, as JSON."""
    if isinstance(words, str):
        return words
    args = {name: words_to_json(value) if isinstance(value, Message) else value for name, value in words.args.items()}
    return {"key": words.key, "args": args, "attr": words.attr}


def words_from_json(data: Any) -> Message | str:
    """What `words_to_json` wrote."""
    if not isinstance(data, Mapping):
        return str(data)
    args = {name: words_from_json(value) if isinstance(value, Mapping) else value for name, value in data["args"].items()}
    return Message(data["key"], args, data["attr"])


def decision_to_json(decision: Decision) -> dict[str, Any]:
    """A decision still open, as JSON."""
    return {
        "id": decision.id,
        "key": decision.key,
        "clause": decision.clause,
        "by": decision.by,
        "options": [[value, words_to_json(words)] for value, words in decision.options],
        "optional": decision.optional,
    }


def decision_from_json(data: Mapping[str, Any]) -> Decision:
    """What `decision_to_json` wrote."""
    options = tuple((value, words_from_json(words)) for value, words in data["options"])
    return Decision(data["id"], data["key"], data["clause"], data["by"], options, data["optional"])


def consequence_to_json(consequence: Consequence) -> dict[str, Any]:
    """A consequence as JSON."""
    return asdict(consequence)


def consequence_from_json(data: Mapping[str, Any]) -> Consequence:
    """What `consequence_to_json` wrote."""
    return Consequence(**data)


def ledger_state_to_json(state: LedgerState) -> dict[str, Any]:
    """What a pack's ledger has come to, as JSON."""
    return {
        "consequences": [consequence_to_json(c) for c in state.consequences],
        "decisions": [decision_to_json(d) for d in state.decisions],
        "obsolete": list(state.obsolete),
        "given": dict(state.given),
    }


def ledger_state_from_json(data: Mapping[str, Any]) -> LedgerState:
    """What `ledger_state_to_json` wrote."""
    return LedgerState(
        consequences=tuple(consequence_from_json(c) for c in data["consequences"]),
        decisions=tuple(decision_from_json(d) for d in data["decisions"]),
        obsolete=tuple(data["obsolete"]),
        given=dict(data["given"]),
    )
