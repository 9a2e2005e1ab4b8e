"""Long counts: random games of every mix of modules and every number of players, looked at after every step.

A pack's `rules.lawful` says what must hold. What is looked for: a law broken, a game that the limit on steps had to end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from apps.engine import conformance
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.registry import Pack
from apps.simulations.tasks import runner

SEED = 1


@dataclass(frozen=True)
class Soaked:
    """What became of the games of one selection."""

    selection: Selection
    policy: str
    games: int
    broken: int
    unended: int
    steps: int

    @property
    def good(self) -> bool:
        """Whether every game kept the laws and ended by itself."""
        return not self.broken and not self.unended


def mixes(pack: Pack) -> list[Selection]:
    """Every set of modules that the engine plays, in every way to play, with every number of players it allows; each once."""
    playable = [module.id for module in pack.modules if module.engine]
    found: dict[str, Selection] = {}
    for players in range(pack.players.low, pack.players.high + 1):
        for mode in pack.modes or (None,):
            for number in range(1 << len(playable)):
                chosen = tuple(id_ for place, id_ in enumerate(playable) if number >> place & 1)
                checked = selections.check(pack, Selection(pack.slug, players, modules=chosen, mode=mode))
                if checked.ok:
                    found.setdefault(selections.canonical(pack, checked.selection), checked.selection)
    return list(found.values())


def look_closely(pack: Pack, games: int) -> tuple[int, int]:
    """Play `games` of all the mixes in turn, at every place of each: that nothing a seat meets depends on what it may not know, and that the
    compiled gear plays the same game. How many places and how many changes of hidden things there were; `Broken` where it does not hold.
    """
    compiled, chosen, names = runner(pack), mixes(pack), list(pack.players_module.POLICIES)
    places = changes = 0
    for number in range(games):
        selection = chosen[number % len(chosen)]
        policies = [(number // len(chosen) + seat * (number % 3)) % len(names) for seat in range(selection.players)]
        subject = conformance.Subject(selections.canonical(pack, selection), pack.game(selection), pack.players_module)
        program = subject.straight()
        for look, words in conformance.looks(subject, policies, SEED, number):
            changes += conformance.check_secrets(subject, program, look, words, places)
            places += 1
        state, rows, words = compiled.log(subject.game.facts, policies, SEED, number)
        straight = conformance.play_straight(subject, program, policies, SEED, number)
        conformance.check_equal(subject, straight, conformance.Played(state, rows, words, []), f"game {number}")
    return places, changes


def soak(pack: Pack, games: int) -> Iterator[Soaked]:
    """Play `games` in all, the mixes and the policies taking equal parts."""
    compiled, names, chosen = runner(pack), list(pack.players_module.POLICIES), mixes(pack)
    part = -(-games // (len(chosen) * len(names)))
    for selection in chosen:
        facts = pack.game(selection).facts
        for number, name in enumerate(names):
            broken, unended, steps = compiled.watch(facts, [number] * selection.players, SEED, part)
            yield Soaked(selection, name, part, broken, unended, steps)
