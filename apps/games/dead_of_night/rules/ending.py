"""How a night ends, and who wins it."""

from __future__ import annotations

from apps.engine.ask import Log, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.ground import is_alive, on_map
from apps.games.dead_of_night.rules.people import die
from apps.games.dead_of_night.rules.sets import bits
from apps.games.dead_of_night.rules.state import BURNING_HOUSE, TILL_DAWN, Facts, State


def judge(f: Facts, s: State, log: Log) -> None:
    """End the night if it is over: after an escape, or when the living are too few."""
    left = bits(on_map(s))
    if f.scenario == BURNING_HOUSE:
        if left == 0:
            finish(f, s, log, C.ENDING_SOLO if f.players == 1 else C.SCENARIOS_BURNING_HOUSE_GOAL, 0)
    elif s.escaped:
        finish(f, s, log, C.ENDING_ESCAPE, 0)
    elif f.players == 1:
        if left == 0:
            finish(f, s, log, C.ENDING_SOLO, 0)
    elif left <= 1:
        finish(f, s, log, C.ENDING_LAST_PLAYER, 0)


def end_card(f: Facts, s: State, log: Log) -> None:
    """The End card: sunrise, or the roof comes down."""
    if f.scenario == BURNING_HOUSE:
        for seat in range(f.players):
            if is_alive(s, seat) and f.room[s.at[seat]]:
                die(f, s, log, seat, C.SCENARIOS_BURNING_HOUSE_GOAL)
    finish(f, s, log, C.ENDING_END_CARD, 1)


def finish(f: Facts, s: State, log: Log, clause: int, dawn: int) -> None:
    """Count points; the most win, the living before the dead."""
    best = -1
    for seat in range(f.players):
        points = f.score_zombie * s.kills[seat]
        if (s.escaped >> seat) & 1:
            points += f.score_escape
        if (s.living >> seat) & 1:
            points += f.score_alive
            if dawn and f.scenario == TILL_DAWN and is_alive(s, seat) and (f.lair >> f.room[s.at[seat]]) & 1:
                points += f.score_dawn
                emit(log, C.SCENARIOS_TILL_DAWN_BONUS, NOBODY, seat, f.score_dawn, EVERYONE)
        s.points[seat] = points
        emit(log, C.SCORE_WINNER, NOBODY, seat, points, EVERYONE)
        best = max(best, 2 * points + ((s.living >> seat) & 1))
    s.winners = 0
    for seat in range(f.players):
        if 2 * s.points[seat] + ((s.living >> seat) & 1) == best and (f.players > 1 or (s.living >> seat) & 1):
            s.winners |= 1 << seat
    s.over = clause
    emit(log, clause, NOBODY, NOBODY, s.turn, EVERYONE)
