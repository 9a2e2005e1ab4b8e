"""The compiled gear: a pack's linked rules and policies through numba. Workers only; nothing else imports this module.

Signatures come from annotations and specialisation is switched off, or every literal argument would be compiled anew. The compiler's cache knows a
function by its own code only, whatever it calls, so its folder is named by the digest of everything that can be linked into it. Nothing is
allocated and no references are counted in compiled rules.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba import int64, types

from apps.engine import ask, auto, record
from apps.engine.link import Program, link
from apps.engine.record import Record
from apps.simulations import batch, native
from apps.simulations.stats import Tallies

LOG_ROWS = 4096
LENGTHS = 1024
INLINE_BYTES = 300
"""Functions of less bytecode are copied into their callers."""
MANY_FUNCTIONS = 240
FEW_BYTES = 100
"""In a program of so many functions only the least are copied: compiling takes half the time, and games are no slower."""


class Compiled:
    """One pack's program, each part compiled when first needed; `checked` checks indices."""

    def __init__(self, rules: ModuleType, players: ModuleType, cache: Path | None, *, checked: bool = False) -> None:
        self.rules, self.players = rules, players
        self.digest = sources_digest(rules)
        self._folder = ""
        if cache is not None:
            folder = cache / f"{rules.__name__.split('.')[-2]}-{self.digest[:16]}{'-checked' if checked else ''}"
            folder.mkdir(parents=True, exist_ok=True)
            self._folder = str(folder)
        self._options = {"cache": cache is not None, "nogil": True, "error_model": "numpy", "_nrt": False}
        self._kinds = _kinds(rules, checked)
        self._parts: dict[str, Any] = {}

    def part(self, name: str) -> Any:
        """A function of `apps.simulations.batch`, compiled for this pack."""
        if name not in self._parts:
            self._parts[name] = self._compile(name, int64[:, ::1] if name == "play_logged" else types.none)
        return self._parts[name]

    def _compile(self, name: str, log: Any) -> Any:
        entries = {name: getattr(batch, name)}
        numba.config.CACHE_DIR = self._folder
        plain = link(self.rules, self.players, entries)
        sites = call_sites(plain)
        most = INLINE_BYTES if len(plain.order) < MANY_FUNCTIONS else FEW_BYTES

        def wrap(clone: FunctionType) -> Any:
            options = dict(self._options)
            if clone.__name__ not in entries:
                options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
                # A call costs more than most rules do; what is called from one place only does not even grow.
                if sites[clone.__code__] == 1 or len(clone.__code__.co_code) < most:
                    options["forceinline"] = True
            return numba.njit(**options)(clone)

        program = link(self.rules, self.players, entries, wrap, {ask.emit: auto.emit_rows})
        for dispatcher in program.order:
            dispatcher.compile(signature(dispatcher.py_func, {**self._kinds, "log": log}))
            dispatcher.disable_compile()
        return program[name]

    def run(self, facts: Record, policies: Sequence[int], seed: int, first: int, count: int) -> Tallies:
        """Play games `first` to `first + count - 1` and add them up."""
        (one, counts, squares), lengths = self._sums(3), _zeros(LENGTHS)
        self.part("play_run")(flat(facts), self._blank(), _replies(policies), seed, first, count, one, counts, squares, lengths)
        return Tallies(count, counts.tolist(), squares.tolist(), lengths.tolist())

    def run_pairs(self, facts: Record, policies: Sequence[int], other: tuple[Record, Sequence[int]], seed: int, first: int, count: int) -> Tallies:
        """The same, and how far each game's tallies are from those of the same game under another variant."""
        (one, two, counts, squares), lengths = self._sums(4), _zeros(LENGTHS)
        apart, apart_squares = _zeros(len(one) + 1), _zeros(len(one) + 1)
        self.part("play_pairs")(
            flat(facts), _replies(policies), flat(other[0]), _replies(other[1]), self._blank(), seed, first, count,
            one, two, counts, squares, lengths, apart, apart_squares,
        )  # fmt: skip
        (*differ, turns), (*differ_squares, turns_squares) = apart.tolist(), apart_squares.tolist()
        return Tallies(count, counts.tolist(), squares.tolist(), lengths.tolist(), differ, differ_squares, [turns, turns_squares])

    def run_seat(
        self, ours: tuple[Record, Sequence[int]], other: tuple[Record, Sequence[int]], seed: int, count: int, seat: int
    ) -> tuple[int, int, int]:
        """The same games under two variants: how many `seat` won under ours, under the other, and how many ended differently for it."""
        sums = _zeros(3)
        self.part("play_seat")(
            flat(ours[0]), _replies(ours[1]), flat(other[0]), _replies(other[1]), self._blank(), seed, 0, count, seat, sums
        )  # fmt: skip
        return int(sums[0]), int(sums[1]), int(sums[2])

    def watch(self, facts: Record, policies: Sequence[int], seed: int, count: int) -> tuple[int, int, int]:
        """Play `count` games and look after every step: games that broke a law, games that the limit ended, the most steps of one."""
        sums = _zeros(3)
        self.part("play_watched")(flat(facts), self._blank(), _replies(policies), seed, 0, count, sums)
        return int(sums[0]), int(sums[1]), int(sums[2])

    def log(self, facts: Record, policies: Sequence[int], seed: int, game: int) -> tuple[Any, list[tuple[int, ...]], list[int]]:
        """One game: its last state, its event rows, and the words of both generators."""
        s, r, log = self._blank(), _replies(policies), _zeros((LOG_ROWS, 5))
        self.part("play_logged")(flat(facts), s, r, seed, game, log)
        if log[0, 0] >= LOG_ROWS:
            raise OverflowError(f"game {game} has {log[0, 0]} events")
        rows = [tuple(row) for row in log[1 : log[0, 0] + 1].tolist()]
        return record_from(self.rules.State, s.tolist()), rows, r[: auto.OFFERED].tolist()

    def _sums(self, rows: int) -> Any:
        return _zeros((rows, len(self.rules.TALLY)))

    def _blank(self) -> Any:
        return flat(self.rules.State())


def call_sites(program: Program) -> Counter[CodeType]:
    """In how many places of a program in plain Python each function is used."""
    sites: Counter[CodeType] = Counter()
    for function in program.order:
        for part in dis.get_instructions(function.__code__):
            used = function.__globals__.get(part.argval) if part.opname == "LOAD_GLOBAL" else None
            if isinstance(used, FunctionType):
                sites[used.__code__] += 1
    return sites


def flat(source: Record) -> Any:
    """The words of a record, field after field."""
    return np.array([w for v in source.to_json().values() for w in (v if isinstance(v, list) else [v])], np.int64)


def record_from(cls: type[Any], words: Sequence[int]) -> Any:
    """The record that these words stand for."""
    values, at = {}, 0
    for name, n in cls.fields().items():
        values[name] = list(words[at : at + n]) if n else words[at]
        at += max(n, 1)
    return cls(**values)


def _kinds(rules: Any, checked: bool) -> dict[str, Any]:
    """What annotations mean, and for parameters that the kit leaves open, what their names mean."""
    words = native.Words()
    return {
        "int": int64,
        "bool": types.boolean,
        "None": types.void,
        "Ints": words,
        "Sums": int64[::1],
        "f": native.fields_of(rules.Facts, checked=checked),
        "s": native.fields_of(rules.State, checked=checked),
        "r": native.Words(auto.WORDS, checked=True) if checked else words,
    }


def signature(function: Any, kinds: Mapping[str, Any]) -> Any:
    """The compiled signature of a function, from its annotations; f, s, r and log go by their names."""
    notes = dict(function.__annotations__)
    result = notes.pop("return", "None")
    try:
        named = [kinds[name] if name in ("f", "s", "r", "log") and note != "Sums" else kinds[note] for name, note in notes.items()]
        return kinds[result](*named)
    except KeyError as error:
        raise TypeError(f"{function.__module__}.{function.__qualname__}: no compiled type for the annotation {error}") from None


def sources_digest(rules: ModuleType) -> str:
    """A digest of all code that linking may reach, and of the compiler: the whole pack, as policies may lie anywhere in it."""
    pack = sys.modules[rules.__name__.rpartition(".")[0]]
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for module in (auto, ask, record, batch, native, sys.modules[__name__], pack):
        for part in _modules(module):
            digest.update(inspect.getsource(part).encode())
    return digest.hexdigest()


def _modules(module: ModuleType) -> Iterator[ModuleType]:
    yield module
    for info in pkgutil.iter_modules(getattr(module, "__path__", []), module.__name__ + "."):
        __import__(info.name)
        yield from _modules(sys.modules[info.name])


def _replies(policies: Sequence[int]) -> Any:
    r = _zeros(auto.WORDS)
    r[auto.POLICY : auto.POLICY + len(policies)] = policies
    return r


def _zeros(shape: int | tuple[int, ...]) -> Any:
    return np.zeros(shape, np.int64)
