"""The dead: how they come, how they move, and how they break barricades."""

from __future__ import annotations

from apps.engine.ask import Log, Replies, ask, emit
from apps.engine.contract import EVERYONE, NOBODY
from apps.games.dead_of_night.rules import clauses as C
from apps.games.dead_of_night.rules.combat import land
from apps.games.dead_of_night.rules.ground import burns_beside, closed, front_of, hidden, is_alive, players_at, set_edge
from apps.games.dead_of_night.rules.harm import may_enter
from apps.games.dead_of_night.rules.kinds import LEAN
from apps.games.dead_of_night.rules.people import die_roll
from apps.games.dead_of_night.rules.state import BARRED, Facts, State

FAR = 1000


def in_play(f: Facts, s: State) -> int:
    """How many zombies are on the map."""
    count = 0
    for square in range(f.squares):
        count += s.zombies[square]
    return count


def put_zombies(f: Facts, s: State, log: Log, square: int, count: int, clause: int) -> int:
    """Zombies come onto a square, as far as there are figures and room; says how many. `clause` tells of it, if it is not 0."""
    if s.vehicle[square] or s.fire[square] or players_at(f, s, square):
        return 0
    count = min(count, f.crowd - s.zombies[square], f.zombie_figures - in_play(f, s))
    if count <= 0:
        return 0
    s.zombies[square] += count
    if clause:
        emit(log, clause, NOBODY, NOBODY, count, EVERYONE)
    return count


def enter(f: Facts, s: State, log: Log) -> None:
    """New zombies on the entry spaces."""
    count = 0
    for square in range(f.squares):
        if f.entry[square]:
            count += put_zombies(f, s, log, square, f.per_entry, 0)
    if count:
        emit(log, C.ZOMBIES_ENTER, NOBODY, NOBODY, count, EVERYONE)


def ask_lean(f: Facts, s: State, r: Replies) -> None:
    """Whose turn it is settles once which ways the dead prefer of those equally short."""
    if not s.asked and in_play(f, s):
        s.asked = 1
        s.lean = ask(f, s, r, LEAN, s.seat, 0, 7, C.ZOMBIES_ORDER)


def barred_way(f: Facts, s: State, square: int, way: int) -> int:
    """The edge with a barricade on the way from a square in a direction, -1 if there is none. Round a corner one goes where there is none."""
    if way < 4:
        return 4 * square + way if s.edge[4 * square + way] & BARRED else -1
    return -1 if (s.link[square] >> way) & 1 else 4 * square + ((way - 4) & 3)


def survey(f: Facts, s: State, only: int) -> int:
    """Fill `far` with each square's steps to the nearest player of `only`, as the dead go; `queue` has the squares in that order. Says how many."""
    for square in range(f.squares):
        s.far[square] = FAR
        s.touch[square] = 0
    end = 0
    for seat in range(f.players):
        if (only >> seat) & 1 and is_alive(s, seat):
            end = begin_at(s, s.at[seat], end)
            if s.riding[seat]:
                end = begin_at(s, front_of(f, s, s.riding[seat] - 1), end)
    for at in range(end):
        for way in range(8):
            if (s.link[s.queue[at]] >> way) & 1:
                s.touch[f.near[8 * s.queue[at] + way]] = 1
    at = 0
    while at < end:
        here = s.queue[at]
        at += 1
        away = s.far[here] + 1
        creep, way = s.creep[here], 0
        if away > 1 and not passable(f, s, here):
            continue  # the dead may come out of such a square, but none goes through
        while creep:
            if creep & 1:
                other = f.near[8 * here + way]
                if s.far[other] == FAR:
                    s.far[other] = away
                    s.queue[end] = other
                    end += 1
            creep >>= 1
            way += 1
        other = f.stairs[here]
        if other >= 0 and s.far[other] == FAR:
            s.far[other] = away
            s.queue[end] = other
            end += 1
    return end


def begin_at(s: State, square: int, end: int) -> int:
    """Begin a survey at a square, once; says how many squares it begins at."""
    if s.far[square] == 0:
        return end
    s.far[square] = 0
    s.queue[end] = square
    return end + 1


def passable(f: Facts, s: State, square: int) -> bool:
    """Whether a zombie would go over a square."""
    return s.vehicle[square] == 0 and not closed(f, s, square) and not hidden(f, s, square) and not burns_beside(f, s, square)


def move_all(f: Facts, s: State, r: Replies, log: Log, only: int) -> None:
    """Every zombie takes a step towards the nearest player (of `only`), the nearest zombies first."""
    end, moved = survey(f, s, only), 0
    for at in range(end):
        square = s.queue[at]
        if s.zombies[square] and s.far[square] and not s.touch[square]:
            for _ in range(s.zombies[square]):
                other = next_square(f, s, square)
                if other < 0:
                    break
                came = s.zombies[square]
                if may_enter(f, s, r, log, NOBODY, square, other) and s.zombies[square] == came:
                    s.zombies[square] -= 1
                    land(f, s, log, other)
                    moved += 1
                if s.zombies[square] <= 0:
                    break
    if moved:
        emit(log, C.ZOMBIES_STEPS, NOBODY, NOBODY, moved, EVERYONE)


def next_square(f: Facts, s: State, square: int) -> int:
    """Where a zombie goes next, -1 for nowhere."""
    away = s.far[square] - 1
    for turn in range(8):
        way = (turn + s.lean) & 7
        if (s.creep[square] >> way) & 1:
            other = f.near[8 * square + way]
            if s.far[other] == away and barred_way(f, s, square, way) < 0 and has_room(f, s, other):
                return other
    other = f.stairs[square]
    if other >= 0 and s.far[other] == away and has_room(f, s, other):
        return other
    return -1


def has_room(f: Facts, s: State, square: int) -> bool:
    """Whether one zombie more may go to a square now."""
    return s.far[square] > 0 and s.zombies[square] < f.crowd and passable(f, s, square) and players_at(f, s, square) == 0


def rush(f: Facts, s: State, r: Replies, log: Log) -> None:
    """The dead who stand before a barricade try to break it."""
    if s.barricades == 0:
        return
    for square in range(f.squares):
        if s.zombies[square] and s.far[square] < FAR and not s.touch[square]:
            for side in range(4):
                if s.edge[4 * square + side] & BARRED and s.zombies[square] and s.far[f.near[8 * square + side]] == s.far[square] - 1:
                    result = die_roll(f, s, r, C.ZOMBIES_BARRICADE) + f.rush_more * (s.zombies[square] - 1)
                    emit(log, C.ZOMBIES_BARRICADE, NOBODY, NOBODY, result, EVERYONE)
                    if result >= f.rush:
                        unbar(f, s, square, side)


def unbar(f: Facts, s: State, square: int, side: int) -> None:
    """A barricade is off the map."""
    s.barricades -= 1
    set_edge(f, s, square, side, s.edge[4 * square + side] & ~BARRED)
