"""The start of a turn with rage cards: all that a player holds is revealed, and its arrows act at once."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.bang_dice.rules import clauses as C
from apps.games.bang_dice.rules.arrows import take_arrow
from apps.games.bang_dice.rules.rage import give_card
from apps.games.bang_dice.rules.seats import lives
from apps.games.bang_dice.rules.state import ARROW, RAGE, Facts, State


def reveal_rage(f: Facts, s: State, r: Replies, log: Log) -> None:
    """Turn up all cards held; arrows act at once, the other symbols join the results of this turn."""
    while s.rage_n[s.seat]:
        card = give_card(s, s.seat, s.rage_n[s.seat] - 1)
        s.revealed[card] += 1
        emit(log, C.RAGE_REVEAL, s.seat, NOBODY, card, EVERYONE)
    for card in range(RAGE):
        for _ in range(s.revealed[card]):
            add_symbols(f, s, r, log, f.rage_symbols[card])
            if s.over or not lives(s, s.seat):
                return


def add_symbols(f: Facts, s: State, r: Replies, log: Log, symbols: int) -> None:
    """The symbols of one card, four bits each."""
    while symbols:
        face = symbols & 15
        symbols >>= 4
        if face != ARROW:
            s.dice[f.dice + s.extra] = face
            s.extra += 1
        elif not s.over and lives(s, s.seat):
            take_arrow(f, s, r, log, C.RAGE_ARROWS, s.seat, NOBODY, s.seat)
