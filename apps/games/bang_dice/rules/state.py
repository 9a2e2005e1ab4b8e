"""What a game of BANG! dice consists of: roles, faces, phases, the state and the facts, all as whole numbers.

Seats count from 0, clockwise. Where a field names a seat and zero must mean "none", it holds the seat plus one.
"""

from __future__ import annotations

from typing import Annotated

from apps.engine.record import Ints, Record

SEATS = 8
DECK = 25
"""The characters, numbered from 1."""
RAGE = 19
"""The kinds of rage cards, numbered from 1; as many as there are cards, for a deck of a group's own."""
HAND = 18
"""So many rage cards one player may hold at most: all of them."""
RESULTS = 41
"""Dice, and behind them the symbols of revealed rage cards."""

SHERIFF, DEPUTY, OUTLAW, RENEGADE = 1, 2, 3, 4
ROLES = ("", "sheriff", "deputy", "outlaw", "renegade")

ARROW, DYNAMITE, NEAR, FAR, BEER, GATLING, WHISKEY, DUEL = 1, 2, 3, 4, 5, 6, 7, 8
FACES = ("", "arrow", "dynamite", "near-shot", "far-shot", "beer", "gatling", "whiskey", "duel")

KINDS_OF_BONES = 3
"""Boneyard cards show no hand, one or two."""

WOUNDS = (BEER, NEAR, FAR, DYNAMITE)
"""The kinds of wound tokens, by the symbol on them; the bit of a kind is its face."""

BART, JACK, JANET, GRINGO, JESSE, JOURDONNAIS, KIT, DUKE = 1, 2, 3, 4, 5, 6, 7, 8
PAUL, PEDRO, ROSE, SID, SLAB, SUZY, SAM, WILLY = 9, 10, 11, 12, 13, 14, 15, 16
BELLE, CHUCK, GREG, HERB, PAT, PIXIE, HEALER, SEAN = 17, 18, 19, 20, 21, 22, 23, 24
CHARACTERS = (
    "",
    "bart-cassidy",
    "black-jack",
    "calamity-janet",
    "el-gringo",
    "jesse-jones",
    "jourdonnais",
    "kit-carlson",
    "lucky-duke",
    "paul-regret",
    "pedro-ramirez",
    "rose-doolan",
    "sid-ketchum",
    "slab-the-killer",
    "suzy-lafayette",
    "vulture-sam",
    "willy-the-kid",
    "belle-star",
    "chuck-wengam",
    "greg-digger",
    "herb-hunter",
    "pat-brennan",
    "pixie-pete",
    "sam-the-healer",
    "sean-mallory",
)

BEGIN, ROLL, RESOLVE, FIGHT = 0, 1, 2, 3
"""Phases: a turn is about to begin, dice are about to be rolled, the final dice are about to be resolved, a duel is being fought."""

STANDS, FELL, GHOST = 0, 1, 2
"""The roller: on his feet, eliminated in his own turn, or eliminated while a reading has his dice resolve all the same."""


class State(Record):
    """A game between two resting places."""

    step: int
    over: int
    winners: int

    # The turn
    phase: int
    seat: int
    turns: int
    rerolls: int
    again: int
    roller: int
    stung: int
    die: int
    beers: int
    dice: Annotated[Ints, 41]
    chosen: Annotated[Ints, 41]

    # The table
    pile: int
    alive: int
    shown: int
    star: int
    unused: int
    role: Annotated[Ints, 8]
    character: Annotated[Ints, 8]
    life: Annotated[Ints, 8]
    cap: Annotated[Ints, 8]
    arrows: Annotated[Ints, 8]

    # What is being resolved
    hits: Annotated[Ints, 8]
    lost: Annotated[Ints, 8]

    # What everybody saw
    attacks: int
    fallen_n: int
    fallen: Annotated[Ints, 16]
    killer: Annotated[Ints, 8]
    aim: Annotated[Ints, 64]
    aid: Annotated[Ints, 64]

    # What this turn holds besides: symbols of cards behind the dice, symbols without effect, life points lost
    fallen_before: int
    extra: int
    void: int
    cast: Annotated[Ints, 5]
    turn_lost: Annotated[Ints, 8]

    # Duels and wounds
    opponent: int
    thrower: int
    challenged: int
    used: int
    wounded: int
    wound_pile: Annotated[Ints, 9]
    wound_aside: Annotated[Ints, 9]
    wounds: Annotated[Ints, 8]
    wounds_owed: Annotated[Ints, 8]

    # Rage cards: the hand of a seat is a stretch of HAND cards, `rage_n` of them held
    rage_left: int
    rage_pile: Annotated[Ints, 19]
    rage_out: Annotated[Ints, 19]
    revealed: Annotated[Ints, 19]
    rage_n: Annotated[Ints, 8]
    rage: Annotated[Ints, 144]
    chooser: int
    pair: Annotated[Ints, 2]

    # The boneyard and what comes out of it
    bone: Annotated[Ints, 3]
    bone_aside: int
    hands: int
    due: int
    ended: int
    outbreak: int
    zombies: int
    limited: int
    master: int
    survivors: int


class Facts(Record):
    """The numbers, readings and givens that a game is played with."""

    players: int
    limit_steps: int
    limit_clause: int

    # The box
    roles: Annotated[Ints, 8]
    life: Annotated[Ints, 25]
    deck: int
    dice: int
    faces: int
    arrows: int

    # The modules in play, and what they bring
    duels: int
    rage: int
    undead: int
    duel_dice: int
    duel_faces: Annotated[Ints, 6]
    whiskey_gain: int
    duel_loss: int
    wound_tokens: Annotated[Ints, 9]
    rage_limit: int
    rage_cards: Annotated[Ints, 19]
    rage_symbols: Annotated[Ints, 19]
    bone: Annotated[Ints, 3]
    zombie_dice: int
    chuck_cost: int
    herb_limit: int
    healer_gain: int

    # The rules
    sheriff_bullets: int
    rerolls: int
    arrow_loss: int
    dynamite_limit: int
    dynamite_loss: int
    shot_loss: int
    near: int
    far: int
    close: int
    beer_gain: int
    gatling_limit: int
    gatling_loss: int

    # The characters
    bart_arrows: int
    gringo_arrows: int
    jesse_life: int
    jesse_gain: int
    jourdonnais_loss: int
    kit_arrows: int
    duke_rerolls: int
    pedro_arrows: int
    rose_reach: int
    sid_gain: int
    slab_loss: int
    suzy_gain: int
    sam_gain: int
    willy_gatling: int

    # Readings: 1 where the alternative that is not the default is taken
    dynamite_death_resolves: int
    attack_death_resolves: int
    last_arrow_kills: int
    hunter_wins: int
    active_wins: int
    arrow_before_discard: int
    gringo_once_a_turn: int
    gringo_dead_silent: int
    sam_dying_gains: int
    rose_around: int
    bullet_below_cap: int
    shots_apart: int
    whiskey_lays_aside: int
    whiskey_first: int
    surplus_hits: int
    fallen_challenges: int
    bart_may_duel: int
    gringo_mute_in_duels: int
    wounds_are_owed: int
    wounds_cancel_cards: int
    suzy_after_tokens: int
    losses_net: int
    cards_burn_last: int
    abilities_of_dice: int
    chuck_may_die: int
    pat_reveals_first: int
    bone_from_sheriff: int
    nearest_to_ended: int
    second_counts: int
    second_keeps: int
    master_limited: int
    duel_kills: int

    # What a campaign has settled beforehand
    sheriff_seat: int
    bullet_seat: int
    bullets: int
    fixed: Annotated[Ints, 8]
    draws: Annotated[Ints, 8]
