"""The fields of `Facts` for a selection: the pack's numbers, the readings chosen, and what a campaign has settled beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.state import CHARACTERS, ROLES, SEATS

NUMBERS = {
    "limit_steps": "step-limit",
    "dice": "dice",
    "faces": "die-faces",
    "arrows": "arrow-tokens",
    "sheriff_bullets": "sheriff-bullets",
    "rerolls": "rerolls",
    "arrow_loss": "arrow-loss",
    "dynamite_limit": "dynamite-limit",
    "dynamite_loss": "dynamite-loss",
    "shot_loss": "shot-loss",
    "near": "shot-near",
    "far": "shot-far",
    "close": "close-quarters",
    "beer_gain": "beer-gain",
    "gatling_limit": "gatling-limit",
    "gatling_loss": "gatling-loss",
    "bart_arrows": "bart-arrows",
    "gringo_arrows": "gringo-arrows",
    "jesse_life": "jesse-life",
    "jesse_gain": "jesse-gain",
    "jourdonnais_loss": "jourdonnais-loss",
    "kit_arrows": "kit-arrows",
    "duke_rerolls": "duke-rerolls",
    "pedro_arrows": "pedro-arrows",
    "rose_reach": "rose-reach",
    "sid_gain": "sid-gain",
    "slab_loss": "slab-loss",
    "suzy_gain": "suzy-gain",
    "sam_gain": "sam-gain",
    "willy_gatling": "willy-gatling",
    "bullets": "legacy-bullets",
}
"""Fields that are a fact of the pack."""

READINGS = {
    "dynamite_death_resolves": ("dynamite-death", "resolve"),
    "attack_death_resolves": ("attack-death", "resolve"),
    "last_arrow_kills": ("table-kills", "last-arrow"),
    "hunter_wins": ("three-lost-target", "hunter-wins"),
    "active_wins": ("three-all-dead", "active-wins"),
    "arrow_before_discard": ("gatling-gringo", "arrow-first"),
    "gringo_once_a_turn": ("gringo-arrows", "turn"),
    "gringo_dead_silent": ("gringo-dying", "nothing"),
    "sam_dying_gains": ("sam-dying", "gain"),
    "rose_around": ("rose-around", "around"),
    "bullet_below_cap": ("extra-bullet-cap", "keeps"),
}
"""Fields that are 1 when this alternative of a reading is taken, else 0."""


def facts(values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
    """The fields of `Facts`; ValueError names what is wrong with the part of the set-up that is given."""
    fields: dict[str, Any] = {field: values[fact] for field, fact in NUMBERS.items()}
    fields |= {field: int(selection.reading(id_) == alternative) for field, (id_, alternative) in READINGS.items()}
    fields |= given_fields(selection)
    fields["players"] = selection.players
    fields["limit_clause"] = C.HOUSE_STEP_LIMIT
    fields["roles"] = role_cards(values, selection.players)
    fields["life"] = [0, *(values["life"][character] for character in CHARACTERS[1:])]
    return fields


def role_cards(values: Mapping[str, Any], players: int) -> list[int]:
    """The role cards for this number of players, the sheriff first."""
    counts = values["roles"][str(players)]
    return [number for number, role in enumerate(ROLES) for _ in range(counts.get(role, 0))]


def given_fields(selection: Any) -> dict[str, Any]:
    """What a campaign has settled: `sheriff` and `extra_bullet` (seats), `characters` and `draws` (seat to character).

    A seat among `characters` gets that character; one among `draws` draws anew and cannot get the one it gives up.
    """
    if not isinstance(selection.given, Mapping):
        raise ValueError("given takes an object")
    given = dict(selection.given)
    players = selection.players
    fixed = _characters("characters", given.pop("characters", None), players)
    draws = _characters("draws", given.pop("draws", None), players)
    sheriff = _seat("sheriff", given.pop("sheriff", None), players)
    bullet = _seat("extra_bullet", given.pop("extra_bullet", None), players)
    if given:
        raise ValueError(f"given has no field {min(given)!r}")
    held = [character for character in fixed if character]
    if len(set(held)) < len(held):
        raise ValueError("characters gives one character to two seats")
    draws = [0 if fixed[seat] else old for seat, old in enumerate(draws)]
    return {"sheriff_seat": sheriff, "bullet_seat": bullet, "fixed": fixed, "draws": draws}


def _seat(field: str, value: Any, players: int) -> int:
    """The seat plus one, 0 for none."""
    if value is None:
        return 0
    if isinstance(value, bool) or not str(value).isdecimal() or int(value) >= players:
        raise ValueError(f"{field} takes a seat below {players}, not {value!r}")
    return int(value) + 1


def _characters(field: str, value: Any, players: int) -> list[int]:
    """Character numbers by seat, 0 for none."""
    found = [0] * SEATS
    if value is None:
        return found
    if not isinstance(value, Mapping):
        raise ValueError(f"{field} takes seats with their characters")
    for seat, character in value.items():
        if character not in CHARACTERS[1:]:
            raise ValueError(f"{field} names an unknown character {character!r}")
        found[_seat(field, seat, players) - 1] = CHARACTERS.index(character)
    return found
