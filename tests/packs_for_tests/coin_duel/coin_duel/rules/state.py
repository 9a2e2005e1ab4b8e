"""What there is to know about a coin duel, and the kinds of its questions."""

from __future__ import annotations

from typing import Annotated

from apps.engine.contract import Kind
from apps.engine.record import Ints, Record

SEATS = 6
RANKS = 4
DICE = 3

DEAL, LEADER, BID, TARGET, DIE, REROLL, SHOW = 1, 2, 3, 4, 5, 6, 7

KINDS = {
    DEAL: Kind("deal", "draw", secret=True),
    LEADER: Kind("leader", "draw"),
    BID: Kind("bid", "number", secret=True),
    TARGET: Kind("target", "pick"),
    DIE: Kind("die", "die"),
    REROLL: Kind("reroll", "subset"),
    SHOW: Kind("show", "number"),
}


class Facts(Record):
    """The numbers of the game for one selection."""

    players: int
    limit_steps: int
    limit_clause: int
    coins: int
    top_bid: int
    copies: int
    faces: int
    needed: int
    rounds: int
    end_clause: int
    rerolls: int


class State(Record):
    """A coin duel under way; `card` holds 1 to RANKS, `bag` how many cards of each rank are left."""

    step: int
    over: int
    winners: int
    first: int
    leader: int
    pot: int
    shown: int
    left: int
    coins: Annotated[Ints, 6]
    card: Annotated[Ints, 6]
    bids: Annotated[Ints, 6]
    bag: Annotated[Ints, 4]
    dice: Annotated[Ints, 3]
