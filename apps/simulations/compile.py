"""The compiled gear: a pack's linked rules and policies through numba. Workers only; nothing else imports this module.

Signatures come from annotations and specialisation is switched off, or every literal argument would be compiled anew. The compiler's cache knows a
function by its own code only, whatever it calls, so its folder is named by the digest of everything that can be linked into it.
"""

from __future__ import annotations

import hashlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba import int64, types
from numba.extending import lower_cast

from apps.engine import ask, auto, record
from apps.engine.link import Program, link
from apps.engine.record import Record
from apps.simulations import batch

LOG_ROWS = 4096
LENGTHS = 1024


@lower_cast(types.NestedArray, types.Array)  # type: ignore[misc]
def _field_to_array(context: Any, builder: Any, fromty: Any, toty: Any, value: Any) -> Any:
    """A record's field handed to a function that takes Ints: both are held alike, numba merely lacks the step."""
    return value


def record_dtype(cls: type[Record]) -> np.dtype[Any]:
    """The NumPy twin of a record class."""
    return np.dtype([(name, np.int64, (n,)) if n else (name, np.int64) for name, n in cls.fields().items()], align=True)


def record_array(source: Record) -> Any:
    """One NumPy record with the values of `source`."""
    array = np.zeros(1, record_dtype(type(source)))
    for name in source.fields():
        array[name][0] = getattr(source, name)
    return array


def record_from(cls: type[Any], row: Any) -> Any:
    """The record that a NumPy record stands for."""
    return cls(**{name: [int(v) for v in row[name]] if n else int(row[name]) for name, n in cls.fields().items()})


class Compiled:
    """One pack's program, compiled; `logging` also compiles the variant that writes events."""

    def __init__(self, rules: ModuleType, players: ModuleType, cache: Path | None, *, boundscheck: bool = False, logging: bool = False) -> None:
        self.rules, self.players = rules, players
        self.digest = sources_digest([rules, players])
        if cache is not None:
            folder = cache / f"{rules.__name__.split('.')[-2]}-{self.digest[:16]}{'-checked' if boundscheck else ''}"
            folder.mkdir(parents=True, exist_ok=True)
            numba.config.CACHE_DIR = str(folder)
        self._options = {"cache": cache is not None, "nogil": True, "boundscheck": boundscheck}
        self.program = self._compile(["play_run", "play_pairs"], types.none)
        if logging:
            self.program |= self._compile(["play_logged"], int64[:, ::1])

    def _compile(self, names: Sequence[str], log: Any) -> Program:
        kinds = {
            "int": int64,
            "bool": types.boolean,
            "None": types.void,
            "Ints": int64[::1],
            "f": numba.from_dtype(record_dtype(self.rules.Facts)),
            "s": numba.from_dtype(record_dtype(self.rules.State)),
            "r": int64[::1],
            "log": log,
        }
        kinds |= {"f2": kinds["f"]}
        entries = {name: getattr(batch, name) for name in names}

        def wrap(clone: FunctionType) -> Any:
            inner = {} if clone.__name__ in entries else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
            return numba.njit(**self._options, **inner)(clone)

        program = link(self.rules, self.players, entries, wrap, {ask.emit: auto.emit_rows})
        for dispatcher in program.order:
            dispatcher.compile(signature(dispatcher.py_func, kinds))
            dispatcher.disable_compile()
        return program

    def run(self, facts: Record, policies: Sequence[int], seed: int, first: int, count: int) -> Tallies:
        """Play games `first` to `first + count - 1` and add them up."""
        f, s, r = record_array(facts), np.zeros(1, record_dtype(self.rules.State)), _replies(policies)
        counts, lengths = np.zeros(len(self.rules.TALLY), np.int64), np.zeros(LENGTHS, np.int64)
        self.program["play_run"](f[0], s[0], s.view(np.int64), r, seed, first, count, counts, lengths)
        return Tallies(count, [int(v) for v in counts], [int(v) for v in lengths])

    def run_pairs(
        self, facts: Record, policies: Sequence[int], facts2: Record, policies2: Sequence[int], seed: int, first: int, count: int
    ) -> list[tuple[int, int]]:
        """Of each tally, over the same games under both variants: the sum of differences (second less first) and of their squares."""
        f, f2, s = record_array(facts), record_array(facts2), np.zeros(1, record_dtype(self.rules.State))
        counts, one, two = np.zeros((3, len(self.rules.TALLY)), np.int64)
        pairs = np.zeros(2 * len(counts), np.int64)
        self.program["play_pairs"](
            f[0], s[0], s.view(np.int64), _replies(policies), f2[0], _replies(policies2), seed, first, count, counts, one, two, pairs
        )
        return [(int(pairs[2 * i]), int(pairs[2 * i + 1])) for i in range(len(counts))]

    def log(self, facts: Record, policies: Sequence[int], seed: int, game: int) -> tuple[Any, list[tuple[int, ...]], list[int]]:
        """One game: its last state, its event rows, and the words of both generators."""
        f, s, r = record_array(facts), np.zeros(1, record_dtype(self.rules.State)), _replies(policies)
        log = np.zeros((LOG_ROWS, 5), np.int64)
        self.program["play_logged"](f[0], s[0], r, seed, game, log)
        if log[0, 0] >= LOG_ROWS:
            raise OverflowError(f"game {game} has {log[0, 0]} events")
        rows = [tuple(int(v) for v in row) for row in log[1 : log[0, 0] + 1]]
        return record_from(self.rules.State, s[0]), rows, [int(v) for v in r[: auto.OFFERED]]


@dataclass
class Tallies:
    """What a run of games came to: how many games, the pack's tallies, and games by number of turns."""

    games: int
    counts: list[int]
    lengths: list[int] = field(default_factory=list)


def signature(function: Any, kinds: dict[str, Any]) -> Any:
    """The compiled signature of a function, from its annotations; the kit's `Any` goes by the parameter's name."""
    notes = dict(function.__annotations__)
    result = notes.pop("return", "None")
    arguments = [kinds[name] if name in ("f", "s", "r", "log", "f2", "r2") and note != "Ints" else kinds[note] for name, note in notes.items()]
    return kinds[result](*arguments)


def sources_digest(packages: Sequence[ModuleType]) -> str:
    """A digest of all code that linking may reach, and of the compiler."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for module in (auto, ask, record, batch, sys.modules[__name__], *packages):
        for part in _modules(module):
            digest.update(inspect.getsource(part).encode())
    return digest.hexdigest()


def _modules(module: ModuleType) -> Iterator[ModuleType]:
    yield module
    for info in pkgutil.iter_modules(getattr(module, "__path__", []), module.__name__ + "."):
        __import__(info.name)
        yield from _modules(sys.modules[info.name])


def _replies(policies: Sequence[int]) -> Any:
    r = np.zeros(auto.WORDS, np.int64)
    r[auto.POLICY : auto.POLICY + len(policies)] = policies
    return r
