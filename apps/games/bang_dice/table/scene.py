"""What the board shows: who sits where, their bullets and arrows, how far away they are, the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from unicodedata import combining, east_asian_width

from apps.engine.contract import CHANCE, UNKNOWN, Due
from apps.games.bang_dice.rules.dice import all_dice, duel_dice
from apps.games.bang_dice.rules.seats import bits, lives, next_living
from apps.games.bang_dice.rules.state import BEGIN, BELLE, CHARACTERS, DYNAMITE, FACES, FIGHT, JACK, ROLES, SHERIFF
from apps.packs.contract import Message

PLACES: Mapping[int, tuple[tuple[int, int], ...]] = {
    3: ((200, 310), (84, 66), (316, 66)),
    4: ((200, 310), (58, 175), (200, 40), (342, 175)),
    5: ((200, 310), (58, 222), (112, 50), (288, 50), (342, 222)),
    6: ((200, 310), (58, 250), (58, 100), (200, 40), (342, 100), (342, 250)),
    7: ((200, 310), (58, 277), (58, 166), (122, 44), (278, 44), (342, 166), (342, 277)),
    8: ((200, 310), (58, 286), (58, 175), (58, 64), (200, 40), (342, 64), (342, 175), (342, 286)),
}
"""Where the seats lie on a board of 400 by 350, clockwise from the one at the bottom, by number of players."""

DIE_PITCH = 33
WIDE = 11
"""So many bullets fit on one line of a seat."""


def scene(f: Any, seen: Any, due: Sequence[Due], seat: int | None, names: Sequence[str]) -> Mapping[str, Any]:
    """What the template draws for `seat`, which sits at the bottom."""
    asked = {d.seat for d in due if d.seat != CHANCE}
    return {
        "seats": [_seat(f, seen, number, seat, names, asked) for number in range(f.players)],
        "dice": _dice(f, seen, any(d.kind in ("shot", "beer", "duel") for d in due)),
        "symbols": _symbols(f, seen),
        "duel": _duel(f, seen, seat, names),
        "boneyard": {"hands": seen.hands, "living": bits(seen.alive)} if f.undead and not seen.outbreak else None,
        "outbreak": bool(seen.outbreak),
        "pile": seen.pile,
        "rerolls": seen.rerolls,
        "rolled": bool(seen.dice[0]),
        "turn": shortened(names[seen.seat], 165),
        "turns": seen.turns,
        "over": bool(seen.over),
    }


def _seat(f: Any, s: Any, number: int, me: int | None, names: Sequence[str], asked: set[int]) -> dict[str, Any]:
    x, y = PLACES[f.players][(number - (me or 0)) % f.players]
    group = "posse" if s.character[number] >= BELLE else "characters"
    role = ROLES[s.role[number]] if s.role[number] != UNKNOWN and (s.shown >> number) & 1 else ""
    character = CHARACTERS[s.character[number]]
    alive = lives(s, number)
    return {
        "number": number,
        "name": names[number],
        "short": shortened(names[number], 76 if role else 100),
        "x": x,
        "y": y,
        "character": Message(f"card_{character}"),
        "ability": Message(f"{group}_{character}"),
        "clause": f"bang-dice/{group}/{character}",
        "life": s.life[number],
        "cap": s.cap[number],
        "bullets": _bullets(s.life[number], s.cap[number]),
        "arrows": _row(s.arrows[number], 10, 9),
        "arrow_count": s.arrows[number],
        "role": role,
        "role_name": Message(f"role_{role}") if role else "",
        "star": s.role[number] == SHERIFF and bool(role),
        "dead": not alive,
        "turn": number == s.seat and not s.over,
        "asked": number in asked,
        "me": number == me,
        "won": bool(s.over and (s.winners >> number) & 1),
        "undead": "zombie-master" if s.master == number + 1 else "zombie" if (s.zombies >> number) & 1 else "",
        "cards": s.rage_n[number],
        "wounds": _wounds(s.wounds[number]),
        **_distance(f, s, me, number),
    }


def _distance(f: Any, s: Any, me: int | None, number: int) -> dict[str, Any]:
    """Seats away from `me`, over the living."""
    if me is None or me == number or not lives(s, me) or not lives(s, number):
        return {"distance": None}
    one, other = steps(f, s, me, number), steps(f, s, number, me)
    return {"distance": min(one, other), "clockwise": one, "back": other}


def shortened(name: str, most: int) -> str:
    """A name that fits into `most` units of the board; the template cuts off what a font draws wider still."""
    if sum(map(_width, name)) <= most:
        return name
    kept = most - _width("…")
    for end, sign in enumerate(name):
        kept -= _width(sign)
        if kept < 0:
            return name[:end].rstrip() + "…"
    return name


def _width(sign: str) -> float:
    """How wide a sign of a name is at most, about, in the bold type of the plates: fonts differ, so take a wide one."""
    if combining(sign):
        return 0
    if east_asian_width(sign) in "WF":
        return 14.5
    if sign in "mwMW@%…":
        return 14.3
    return 5.6 if sign in " iljtfrI.,:;'’|!()-" else 10.5 if sign.isupper() else 8.8


def steps(f: Any, s: Any, seat: int, target: int) -> int:
    """Living seats from `seat` on to `target`, clockwise, `target` included."""
    count = 0
    while seat != target:
        seat = next_living(f, s, seat)
        count += 1
    return count


def _wounds(held: int) -> list[dict[str, Any]]:
    """The wound tokens in front of a seat, side by side."""
    faces = [face for face in range(len(FACES)) if (held >> face) & 1]
    return [{"x": x, "face": FACES[face], "name": Message(f"icon_{FACES[face]}")} for x, face in zip(_row(len(faces), 17, 9), faces, strict=True)]


def _duel(f: Any, s: Any, me: int | None, names: Sequence[str]) -> dict[str, Any] | None:
    """The duel that is being fought: between which seats, and who throws."""
    if s.phase != FIGHT or not s.opponent or s.over:
        return None
    (x1, y1), (x2, y2) = (PLACES[f.players][(number - (me or 0)) % f.players] for number in (s.seat, s.opponent - 1))
    return {
        "x1": x1, "y1": y1, "x2": x2, "y2": y2, "x": (x1 + x2) // 2, "y": (y1 + y2) // 2,
        "challenger": names[s.seat], "opponent": names[s.opponent - 1], "thrower": names[s.thrower],
    }  # fmt: skip


def _bullets(life: int, cap: int) -> list[dict[str, Any]]:
    """Bullets side by side, the lost ones hollow."""
    shown = max(cap, life)
    pitch = 9 if shown <= WIDE else 99 // shown
    return [{"x": x, "full": i < life} for i, x in enumerate(_row(shown, pitch, 99))]


def _row(count: int, pitch: int, most: int) -> list[int]:
    """Offsets of `count` things side by side around a middle."""
    shown = min(count, most)
    return [(2 * i - shown + 1) * pitch // 2 for i in range(shown)]


def _dice(f: Any, s: Any, asked: bool) -> list[dict[str, Any]]:
    """The dice of this turn as they lie; before the first roll they are blank. `asked`: one of them waits for its target."""
    mine, black = all_dice(f, s), duel_dice(f, s)
    shown = [die for die in range(f.dice) if (mine >> die) & 1]
    return [
        {
            "x": 200 + x,
            "face": FACES[s.dice[die]],
            "name": Message(f"icon_{FACES[s.dice[die]]}") if s.dice[die] else "",
            "locked": s.dice[die] == DYNAMITE and s.character[s.seat] != JACK,
            "black": bool((black >> die) & 1),
            "now": asked and die == s.die,
            "blank": s.phase == BEGIN or not s.dice[die],
        }
        for x, die in zip(_row(len(shown), DIE_PITCH, f.dice), shown, strict=True)
    ]


def _symbols(f: Any, s: Any) -> list[dict[str, Any]]:
    """What revealed rage cards add to the dice of this turn."""
    faces = [face for face in s.dice[f.dice : f.dice + s.extra] if face]
    return [
        {"x": 200 + x, "face": FACES[face], "name": Message(f"icon_{FACES[face]}")} for x, face in zip(_row(len(faces), 22, 99), faces, strict=True)
    ]
