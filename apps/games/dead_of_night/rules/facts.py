"""The fields of `Facts` for a selection: the map of the scenario, the pack's numbers, the readings chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.maps import map_facts
from apps.games.dead_of_night.rules.state import (
    BOTTLE,
    CAN,
    CARS,
    CRASH,
    CYLINDER,
    DRAUGHT,
    EVENTS,
    EXTINGUISHER,
    ITEMS,
    KEYS,
    KINDS_OF_EVENT,
    MATCHES,
    MOLOTOV,
    RAIN,
    SCENARIOS,
)

NUMBERS = {
    "limit_steps": "step-limit",
    "low_cards": "low-cards",
    "faces": "die-faces",
    "start_energy": "start-energy",
    "start_ammunition": "start-ammunition",
    "energy_limit": "energy-limit",
    "rest_gain": "rest-gain",
    "kit_gain": "first-aid-gain",
    "snack_gain": "snack-gain",
    "actions": "actions",
    "interrupt_cost": "interrupt-cost",
    "interrupts": "interrupts",
    "fights": "fights-per-square",
    "hands": "hands",
    "stored_limit": "stored-limit",
    "box_ammunition": "box-ammunition",
    "gun_ammunition": "gun-ammunition",
    "extinguish": "extinguish-tokens",
    "per_entry": "zombies-per-entry",
    "zombie_steps": "zombie-steps",
    "zombie_figures": "zombie-figures",
    "barricade_tokens": "barricade-tokens",
    "rush": "barricade-rush",
    "rush_more": "rush-per-zombie",
    "crowd": "zombies-per-square",
    "per_zombie": "per-zombie",
    "per_helper": "per-helper",
    "kill": "combat-kill",
    "above_kill": "combat-above",
    "knock": "combat-knock-low",
    "hurt": "combat-hurt-low",
    "hurt_loss": "combat-loss",
    "grab_loss": "grab-loss",
    "bite_turns": "bite-turns",
    "near_adjacent": "ranged-adjacent",
    "near_close": "ranged-near",
    "close_squares": "ranged-near-squares",
    "ranged_hit": "ranged-hit",
    "ranged_killed": "ranged-killed",
    "shot": "shot-ammunition",
    "break_barricade": "object-barricade",
    "break_inner": "object-inner-wall",
    "break_outer": "object-outer-wall",
    "break_cylinder": "object-canister",
    "rival_loss": "rival-loss",
    "blast": "blast-radius",
    "molotov_attack": "molotov-attack",
    "molotov_loss": "molotov-loss",
    "fire_loss": "fire-loss",
    "spread": "spread-tokens",
    "collapse_roll": "collapse-roll",
    "wire_starts": "hot-wire-start-high",
    "wire_fails": "hot-wire-fail-high",
    "turn_squares": "turn-squares",
    "wreck_high": "wreck-high",
    "score_zombie": "score.zombie",
    "score_escape": "score.escape",
    "score_alive": "score.alive",
    "score_dawn": "dawn-points",
    "find_items": "find-items",
    "wind_gain": "wind-gain",
    "rounds_gain": "rounds-gain",
    "stumble": "stumble-actions",
    "scream": "scream-squares",
    "grave": "grave-zombies",
    "draught": "draught-tokens",
    "rain": "rain-tokens",
}
"""Fields that are a fact of the pack; a dot leads into a table."""

BEGINNINGS = {"last-car": "car", "till-dawn": "dawn", "burning-house": "burning"}

READINGS = {
    "exactly": ("object-threshold", "exactly"),
    "attack_everybody": ("zombie-attack", "everybody"),
    "attack_nobody": ("zombie-attack", "nobody"),
    "kit_delays": ("bite-kit", "delay"),
    "both_explode": ("exploding-object", "both"),
    "blast_stopped": ("blast-walls", "stopped"),
    "blast_active": ("blast-owner", "active"),
    "fire_around": ("fire-walls", "around"),
    "petrol_used": ("molotov-petrol", "used"),
    "miss_burns": ("molotov-miss", "fire"),
    "only_canister": ("molotov-square", "canister"),
    "one_fire": ("fire-count", "one"),
    "fire_still": ("dead-lighter", "still"),
    "spread_may": ("spread-duty", "may"),
    "spread_empty": ("spread-players", "empty"),
    "no_end_loss": ("fire-loss", "enter"),
    "any_move": ("fire-leave", "any-move"),
    "through_doors": ("next-room", "doors"),
    "tokens_go": ("burnt-room", "go"),
    "anybody_saves": ("burning-passengers", "anybody"),
    "collapse_kills": ("collapse-inside", "dead"),
    "one_step": ("collapse-chain", "one-step"),
    "roll_once": ("entry-rolls", "turn"),
    "owner_rolls": ("entry-roller", "fire-owner"),
    "single_token": ("double-damage", "single"),
    "burnt_same": ("burnt-damaged", "same"),
    "wired_dry": ("hot-wire-fuel", "not-needed"),
    "speed_turn": ("speed", "turn"),
    "must_shift": ("turning", "must"),
    "running_moves": ("moving-vehicle", "running"),
    "wreck_by_capacity": ("wreck-roll", "capacity"),
}
"""Fields that are 1 when this alternative of a reading is taken, else 0."""

FIRE_ITEMS = (BOTTLE, CYLINDER, EXTINGUISHER, MATCHES)
FIRE_EVENTS = range(DRAUGHT, RAIN + 2)


def facts(values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
    """The fields of `Facts`; ValueError if part of the set-up is given, for no rule settles any of it beforehand."""
    if selection.given:
        raise ValueError(f"given has no field {min(selection.given)!r}")
    name = selection.options["scenario"]
    fire = int(name == "burning-house" or selection.options.get("fire") == "with")
    vehicles = int(name == "last-car" or selection.options.get("vehicles") == "with")
    fields: dict[str, Any] = {field: _fact(values, fact) for field, fact in NUMBERS.items()}
    fields |= {field: int(selection.reading(id_) == alternative) for field, (id_, alternative) in READINGS.items()}
    fields |= map_facts(name, selection.reading("adjacent-room") == "door")
    fields |= _cards(values, fire, vehicles, name) | _beginning(values, name)
    return fields | {
        "players": selection.players,
        "limit_clause": C.ENDING_STEP_LIMIT,
        "scenario": SCENARIOS.index(name),
        "with_fire": fire,
        "with_vehicles": vehicles,
        "deck_size": values["event-deck-size"][str(selection.players)],
    }


def _fact(values: Mapping[str, Any], path: str) -> Any:
    """The value of a fact, or of an entry of it."""
    found: Any = values
    for part in path.split("."):
        found = found[part]
    return found


def _cards(values: Mapping[str, Any], fire: int, vehicles: int, name: str) -> dict[str, Any]:
    """Item cards one by one (Molotov cocktails and the keys of the event deck at the end), events by number, vehicles."""
    kinds: list[int] = []
    for item, id_ in enumerate(ITEMS[1:MOLOTOV], 1):
        left_out = (item in FIRE_ITEMS and not fire) or (item == KEYS and not vehicles) or (item == CAN and not fire and not vehicles)
        kinds += [] if left_out else [item] * values["items"][id_]
    kinds += [MOLOTOV] * values["molotov-cards"] * fire
    kinds += [KEYS] * values["events"]["keys-card"] * (name == "last-car")
    events = [0] + [values["events"][id_] for id_ in EVENTS[1:KINDS_OF_EVENT]]
    events[CRASH] *= vehicles
    for event in FIRE_EVENTS:
        events[event] *= fire
    taken = values["hands-taken"]
    both = (CYLINDER, ITEMS.index("fire-axe"), ITEMS.index("shotgun"))
    return {
        "cards": len(kinds),
        "kind": kinds,
        "hands_for": [0, *(taken["both"] if item in both else taken["one"] for item in range(1, MOLOTOV + 1))],
        "attack": [0, *(values["attack"].get(id_, 0) for id_ in ITEMS[1:])],
        "events": events,
        "symbols": [0, *(values["event-symbols"][id_] for id_ in EVENTS[1:])],
        "capacity": [values["vehicle"][car]["capacity"] for car in CARS],
        "speed": [values["vehicle"][car]["speed"] for car in CARS],
    }


def _beginning(values: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What a scenario begins with."""
    stem = BEGINNINGS[name]
    return {
        "start_zombies": values[f"{stem}-zombies"],
        "start_items": values[f"{stem}-items"],
        "start_barricades": values["dawn-barricades"] if name == "till-dawn" else 0,
        "start_fires": values["burning-tokens"] if name == "burning-house" else 0,
    }
