"""Beer, and the gift with which Sid Ketchum begins his turn."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit, offer, pick
from apps.engine.contract import EVERYONE
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.dice import counted, results, shows
from apps.games.bang_dice.rules.kinds import DRINK, GIFT
from apps.games.bang_dice.rules.life import gain
from apps.games.bang_dice.rules.seats import lives, plays_as
from apps.games.bang_dice.rules.state import BEER, JESSE, SEATS, Facts, State


def count_beers(f: Facts, s: State) -> None:
    """The beers of the final dice; Slab the Killer may have spent one before they are poured."""
    s.beers = counted(f, s, BEER)


def pour_beers(f: Facts, s: State, r: Replies, log: Log) -> None:
    """One player of the roller's choice for each beer."""
    # Whether Jesse Jones is in need is settled once, before the first beer.
    needy = plays_as(s, s.seat, JESSE) and s.life[s.seat] <= f.jesse_life
    left = s.beers
    for die in range(results(f, s)):
        if shows(s, die, BEER) and left:
            left -= 1
            s.die = die
            pour_beer(f, s, r, log, needy)


def pour_beer(f: Facts, s: State, r: Replies, log: Log, needy: bool) -> None:
    """One beer."""
    offer_living(f, s, r)
    target = pick(f, s, r, DRINK, s.seat, C.BEER_HEAL)
    s.chosen[s.die] = target + 1
    s.aid[SEATS * s.seat + target] += 1
    if needy and target == s.seat and (s.die < f.dice or not f.abilities_of_dice):
        emit(log, C.CHARACTERS_JESSE_JONES, s.seat, target, gain(f, s, target, f.jesse_gain), EVERYONE)
        return
    gained = gain(f, s, target, f.beer_gain)
    emit(log, C.BEER_HEAL if gained else C.BEER_WASTED, s.seat, target, gained, EVERYONE)


def give_life(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Sid Ketchum lets somebody gain before he rolls."""
    offer_living(f, s, r)
    target = pick(f, s, r, GIFT, s.seat, C.CHARACTERS_SID_KETCHUM)
    s.aid[SEATS * s.seat + target] += 1
    emit(log, C.CHARACTERS_SID_KETCHUM, s.seat, target, gain(f, s, target, f.sid_gain), EVERYONE)


def offer_living(f: Facts, s: State, r: Replies) -> None:
    """Everybody still in the game."""
    for seat in range(f.players):
        if lives(s, seat):
            offer(r, seat)
