"""What a game of BANG! dice consists of: roles, faces, phases, the state and the facts, all as whole numbers.

Seats count from 0, clockwise. Where a field names a seat and zero must mean "none", it holds the seat plus one.
"""

from __future__ import annotations

from typing import Annotated

from apps.engine.record import Ints, Record

SEATS = 8
DECK = 17
"""The characters, numbered from 1."""

SHERIFF, DEPUTY, OUTLAW, RENEGADE = 1, 2, 3, 4
ROLES = ("", "sheriff", "deputy", "outlaw", "renegade")

ARROW, DYNAMITE, NEAR, FAR, BEER, GATLING = 1, 2, 3, 4, 5, 6
FACES = ("", "arrow", "dynamite", "near-shot", "far-shot", "beer", "gatling")

BART, JACK, JANET, GRINGO, JESSE, JOURDONNAIS, KIT, DUKE = 1, 2, 3, 4, 5, 6, 7, 8
PAUL, PEDRO, ROSE, SID, SLAB, SUZY, SAM, WILLY = 9, 10, 11, 12, 13, 14, 15, 16
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
)

BEGIN, ROLL, RESOLVE = 0, 1, 2
"""Phases: a turn is about to begin, dice are about to be rolled, the final dice are about to be resolved."""

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
    dice: Annotated[Ints, 5]
    chosen: Annotated[Ints, 5]

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
    fallen: Annotated[Ints, 8]
    killer: Annotated[Ints, 8]
    aim: Annotated[Ints, 64]
    aid: Annotated[Ints, 64]


class Facts(Record):
    """The numbers, readings and givens that a game is played with."""

    players: int
    limit_steps: int
    limit_clause: int

    # The box
    roles: Annotated[Ints, 8]
    life: Annotated[Ints, 17]
    dice: int
    faces: int
    arrows: int

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

    # What a campaign has settled beforehand
    sheriff_seat: int
    bullet_seat: int
    bullets: int
    fixed: Annotated[Ints, 8]
    draws: Annotated[Ints, 8]
