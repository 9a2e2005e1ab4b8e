"""The fields of `Facts` for a selection: the pack's numbers, the readings chosen, and what a campaign has settled beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.state import CHARACTERS, FACES, RAGE, ROLES, SEATS

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
    "duel_dice": "duel-dice",
    "whiskey_gain": "whiskey-gain",
    "duel_loss": "duel-loss",
    "rage_limit": "rage-limit",
    "zombie_dice": "zombie-dice",
    "chuck_cost": "chuck-cost",
    "herb_limit": "herb-limit",
    "healer_gain": "healer-gain",
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
    "shots_apart": ("duel-shots", "near-first"),
    "whiskey_lays_aside": ("whiskey-token", "aside"),
    "whiskey_first": ("whiskey-cancel", "gone"),
    "surplus_hits": ("surplus-duel", "again"),
    "fallen_challenges": ("challenger-falls", "resolve"),
    "bart_may_duel": ("bart-duel", "allowed"),
    "gringo_mute_in_duels": ("gringo-duel", "nothing"),
    "wounds_are_owed": ("empty-stack", "owed"),
    "wounds_cancel_cards": ("token-rage", "cards-too"),
    "suzy_after_tokens": ("token-suzy", "cancelled"),
    "losses_net": ("rage-losses", "net"),
    "cards_burn_last": ("rage-dynamite", "last"),
    "abilities_of_dice": ("rage-abilities", "dice-only"),
    "chuck_may_die": ("chuck-last-point", "allowed"),
    "pat_reveals_first": ("pat-reveal", "reveal-first"),
    "bone_from_sheriff": ("boneyard-order", "sheriff"),
    "nearest_to_ended": ("nearest-renegade", "ended"),
    "second_counts": ("second-renegade-life", "counted"),
    "second_keeps": ("second-renegade-cards", "keep"),
    "master_limited": ("master-limits", "zombie"),
}
"""Fields that are 1 when this alternative of a reading is taken, else 0."""


DUEL_KILLS = ("winner", "challenger", "nobody")
"""By whose hand somebody dies who loses a duel, by number."""

MODULE_OF: tuple[tuple[str, ...] | None, ...] = (
    None,
    *[()] * 16,
    *[("posse",)] * 2,
    *[("posse", "duels")] * 2,
    *[("posse", "rage")] * 2,
    *[("posse", "duels")] * 2,
)
"""The modules that a character needs, by number."""


def facts(values: Mapping[str, Any], selection: Any) -> Mapping[str, Any]:
    """The fields of `Facts`; ValueError names what is wrong with the part of the set-up that is given."""
    fields: dict[str, Any] = {field: values[fact] for field, fact in NUMBERS.items()}
    fields |= {field: int(selection.reading(id_) == alternative) for field, (id_, alternative) in READINGS.items()}
    fields |= given_fields(selection)
    fields["players"] = selection.players
    fields["limit_clause"] = C.HOUSE_STEP_LIMIT
    fields["roles"] = role_cards(values, selection.players)
    life = {**values["life"], **values["posse-life"]}
    fields["life"] = [0, *(life[character] for character in CHARACTERS[1:])]
    fields["duel_kills"] = DUEL_KILLS.index(selection.reading("duel-kill"))
    return fields | module_fields(values, selection.modules) | rage_fields(values)


def module_fields(values: Mapping[str, Any], modules: Sequence[str]) -> dict[str, Any]:
    """Which modules are in play, and what they bring."""
    sides = [face for face, name in enumerate(FACES) for _ in range(values["duel-faces"].get(name, 0))]
    return {
        "duels": int("duels" in modules),
        "rage": int("rage" in modules),
        "undead": int("undead" in modules),
        "deck": sum(1 << number for number, module in enumerate(MODULE_OF) if module is not None and set(module) <= set(modules)),
        "duel_faces": sides,
        "wound_tokens": [values["wound-tokens"].get(name, 0) for name in FACES],
        "bone": [values["boneyard-cards"][card] for card in sorted(values["boneyard-hands"], key=values["boneyard-hands"].get)],
    }


def rage_fields(values: Mapping[str, Any]) -> dict[str, Any]:
    """The rage deck: how many of each kind of card there are, and the symbols on it, four bits each."""
    cards, symbols = [0] * RAGE, [0] * RAGE
    for number, (card, count) in enumerate(values["rage-deck"].items(), 1):
        cards[number], symbols[number] = count, FACES.index(card)
    return {"rage_cards": cards, "rage_symbols": symbols}


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
