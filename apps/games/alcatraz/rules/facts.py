"""The fields of `Facts` for a selection: the pack's numbers, the readings chosen, the variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.games.alcatraz.rules import clauses as C
from apps.games.alcatraz.rules.state import (
    BASE_TILES,
    EFFECT_FIELDS,
    ITEMS,
    KINDS_OF_ITEM,
    LOCATIONS,
    NUMBERS_EACH,
    SENTENCES,
    TASK_CARDS,
    TILES,
)

NUMBERS = {
    "limit_steps": "step-limit",
    "talk_minutes": "talk-minutes",
    "block_rows": "start-block.rows",
    "block_columns": "start-block.columns",
    "touching": "touching",
    "guards_start": "guards-start",
    "guard_entering": "guard-entering",
    "guard_cap": "guard-cap",
    "guard_fatal": "guard-fatal",
    "slots": "item-slots",
    "stamina_start": "stamina-start",
    "cash_start": "cash-start",
    "stamina_max": "stamina-max",
    "cash_max": "cash-max",
    "scapegoat_points": "scapegoat-points",
    "action_cost": "action-cost",
    "steal_take": "steal-take",
    "riot_guards": "riot-guards",
    "bribe_cash": "bribe-cash",
    "bribe_guards": "bribe-guards",
    "effort_stamina": "effort-stamina",
    "effort_points": "effort-points",
    "efforts_turn": "efforts-turn",
    "offers_turn": "offers-turn",
    "free_uses": "free-uses",
    "slow": "influence.slow",
    "stop": "influence.stop",
    "full": "influence.full",
    "extra": "influence-extra",
    "tasks_open": "tasks-open",
    "rewards": "rewards-drawn",
    "plan_markers": "wood.plan-marker",
    "blackmail_start": "blackmail-start",
    "blackmail_hand": "blackmail-hand",
    "stash_take": "blackmail-effects.hidden-stash.take",
    "hush_cash": "blackmail-effects.hush-money.cash",
    "lookout_steps": "blackmail-effects.lookout.steps",
    "note_guards": "blackmail-effects.anonymous-note.guards",
    "file_look": "blackmail-effects.borrowed-file.look",
    "plans_tasks": "blackmail-effects.change-of-plans.tasks",
    "debt_give": "blackmail-effects.old-debt.give",
    "debt_take": "blackmail-effects.old-debt.take",
    "shift_points": "blackmail-effects.double-shift.points",
    "voices": "blackmail-effects.two-voices.votes",
    "tip_steps": "security-blackmail-effects.tip-off.steps",
    "talk_take": "security-blackmail-effects.loose-talk.take",
    "ringleader_guards": "sentence-effects.ringleader.guards",
    "smuggler_slots": "sentence-effects.smuggler.slots",
    "bookmaker_cash": "sentence-effects.bookmaker.cash",
    "forger_cash": "sentence-effects.forger.cash",
    "forger_items": "sentence-effects.forger.items",
    "brawler_points": "sentence-effects.brawler.points",
    "informer_draw": "sentence-effects.informer.draw",
    "informer_back": "sentence-effects.informer.back",
    "chief_own": "chief-influence.own",
    "chief_near": "chief-influence.near",
    "influence_limit": "influence-limit",
    "payment": "payment",
    "lighthouse_look": "lighthouse.look",
    "lighthouse_draw": "lighthouse.draw",
    "lighthouse_top": "lighthouse.top",
    "counters_gained": "counters-gained",
}
"""Fields that are a fact of the pack; a dot leads into a table."""

READINGS = {
    "together": ("start-draw", "together"),
    "overflow_lost": ("guard-overflow", "lost"),
    "overflow_neighbour": ("guard-overflow", "neighbour"),
    "ladder": ("scapegoat-ladder", "ladder"),
    "riot_pushes": ("riot-direction", "push"),
    "bribe_ignores": ("bribe-effect", "ignore"),
    "full_open": ("full-tile", "open"),
    "used_under": ("used-tasks", "under"),
    "round_end": ("success-moment", "round-end"),
    "stays_seat_order": ("who-stays", "seat-order"),
    "stays_vote": ("who-stays", "vote"),
    "markers_counted": ("marker-shortage", "counted"),
    "sucker_before": ("sucker-phase", "before-chief"),
    "first_redraw": ("first-both", "redraw"),
    "must_vote": ("sucker-abstains", "must-vote"),
    "tie_next": ("outgoing-scapegoat", "next-player"),
    "sucker_gives_up": ("sucker-blackmail", "gives-up"),
    "sentence_silent": ("sucker-sentence", "silent"),
    "sucker_idle": ("sucker-tasks", "may-not"),
    "chief_counts": ("chief-counts", "counts"),
    "chief_free": ("free-marks", "chief-too"),
    "tunnels_free": ("free-marks", "tunnels-too"),
    "edges_only": ("chiefs-room-neighbours", "edges"),
    "lighthouse_closed": ("lighthouse-short", "closed"),
    "tunnels_open": ("tunnels-closed", "open"),
    "target_only": ("tunnels-guards", "target-only"),
    "tunnels_only": ("tunnels-guards", "tunnels-only"),
    "drawn_only": ("plan-g-reward", "drawn-only"),
    "fewest_of_all": ("plan-g-stays", "fewest-of-all"),
    "touch_exactly": ("touching", "exactly"),
    "free_choice": ("who-lays", "free-choice"),
}
"""Fields that are 1 when this alternative of a reading is taken, else 0."""

SIDES = (("silver", "copper"), ("plain", "payment"))


def facts(values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
    """The fields of `Facts`; ValueError if part of the set-up is given, for no rule settles any of it beforehand."""
    if selection.given:
        raise ValueError(f"given has no field {min(selection.given)!r}")
    fields: dict[str, Any] = {field: _fact(values, fact) for field, fact in NUMBERS.items()}
    fields |= {field: int(selection.reading(id_) == alternative) for field, (id_, alternative) in READINGS.items()}
    fields |= _prison(values, selection) | _cards(values, selection)
    fields["players"] = selection.players
    fields["limit_clause"] = C.HOUSE_STEP_LIMIT
    as_three = selection.players == values["five-players"] and selection.reading("points-five") == "as-three"
    fields["points"] = values["action-points"]["3" if as_three else str(selection.players)]["points"]
    security = fields["security"]
    many = selection.players == values["five-players"] or selection.reading("sucker-players") == "always"
    fields["sucker"] = int(security and many)
    fields["certain"] = int(selection.has("certain-escape"))
    fields["plan_g"] = int(selection.has("plan-g"))
    fields["convicted"] = int(security and (selection.has("convicted") or selection.reading("sentences-boxed") == "dealt"))
    return fields


def _fact(values: Mapping[str, Any], path: str) -> Any:
    """The value of a fact, or of an entry of it."""
    found: Any = values
    for part in path.split("."):
        found = found[part]
    return found


def _prison(values: Mapping[str, Any], selection: Any) -> dict[str, Any]:
    """What depends on the boxes: the tiles, the grid, the numbers of the locations' sides."""
    security = "maximum-security" in selection.products
    grid = values["grid-security" if security else "grid"]
    items = values["item-tokens"]
    return {
        "security": int(security),
        "different": int(selection.has("different-prison")),
        "tiles": TILES if security else BASE_TILES,
        "rows": grid["rows"],
        "columns": grid["columns"],
        "number": [values["tile-numbers"][name] for name in LOCATIONS],
        "stock": [values["stocks"].get(name, {}).get(side, 0) for name in LOCATIONS for side in SIDES[0]],
        "fx": _effects(values["effects"]),
        "items": [0, *(items[name] for name in ITEMS[1:KINDS_OF_ITEM])],
    }


def _effects(effects: Mapping[str, Mapping[str, int]]) -> list[int]:
    """The numbers of each side of each location, side by side."""
    found = []
    for name in LOCATIONS:
        for side in SIDES[0]:
            numbers = effects.get(f"{name}-{side}", {})
            found += [numbers.get(field, 0) for field in EFFECT_FIELDS]
    assert len(found) == 2 * TILES * NUMBERS_EACH
    return found


def _cards(values: Mapping[str, Any], selection: Any) -> dict[str, Any]:
    """Tasks with their letters and items, and how many cards of the other kinds there are."""
    security = "maximum-security" in selection.products
    tasks = [values["tasks"][name] for name in TASK_CARDS]
    need = [task.get(item, 0) for task in tasks for item in ("", *ITEMS[1:KINDS_OF_ITEM])]
    return {
        "letter": ["ABCDEF".index(task["letter"]) for task in tasks],
        "need": need,
        "removed": values["pile-removed"] if selection.has("certain-escape") else 0,
        "blackmail": values["cards"]["blackmail"] + (values["more-cards"]["blackmail"] if security else 0),
        "sentences": len(SENTENCES) - 1,
    }
