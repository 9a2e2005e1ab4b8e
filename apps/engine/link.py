"""Binds a pack's rules, its policies and the kit into one program that plays whole games without a table.

Rules import `ask`, `roll`, `emit` and the rest from `apps.engine.ask`. Linking clones every function that the entry points reach, module
by module, so that in the clones these names mean their namesakes in `apps.engine.auto`; the originals stay as they are. What a
clone may lean on is little, on purpose: other such functions, whole numbers, tuples of whole numbers, and modules that hold them
(`C.ARROW`). The compiler (`apps.simulations.compile`) hangs itself in through `Wrap`; without one the program is plain Python.
"""

from __future__ import annotations

import builtins
import dis
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

from apps.engine import ask, auto

AUTO: dict[Any, Any] = {
    ask.ask: auto.ask_auto,
    ask.offer: auto.offer_auto,
    ask.pick: auto.pick_auto,
    ask.roll: auto.roll_auto,
    ask.poll: auto.poll_auto,
}
"""What a function of the table is replaced by when nobody sits at one."""

Wrap = Callable[[FunctionType], Any]
"""Makes of a clone what its callers shall call."""


class LinkError(Exception):
    """Rules lean on something that cannot be linked; the message names function and name."""


class Program(dict[str, Any]):
    """The linked entry points by name; `order` lists the wrapped clones, callees before their callers (save in recursion)."""

    order: list[Any]


def link(
    rules: ModuleType | Any, players: ModuleType | Any, entries: Mapping[str, Any], wrap: Wrap | None = None, instead: Mapping[Any, Any] | None = None
) -> Program:
    """Link `entries` (name to function) with the rules and policies of one pack; `instead` adds to what AUTO replaces."""
    extern = {name: getattr(rules, name) for name in ("setup", "step", "tally", "length", "lawful") if hasattr(rules, name)}
    if players is not None:
        extern["decide"] = players.decide
    return _Linker(extern, {**AUTO, **(instead or {})}, wrap or (lambda clone: clone)).program(entries)


def bound(function: Any, **names: Any) -> Any:
    """A twin of `function` in which the global names given mean something else."""
    return FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


class _Linker:
    def __init__(self, extern: Mapping[str, Any], instead: Mapping[Any, Any], wrap: Wrap) -> None:
        self.extern, self.instead, self.wrap = extern, instead, wrap
        self.spaces: dict[str, dict[str, Any]] = {}
        self.done: dict[FunctionType, Any] = {}
        self.order: list[Any] = []

    def program(self, entries: Mapping[str, Any]) -> Program:
        program = Program({name: self.linked(function) for name, function in entries.items()})
        program.order = self.order
        return program

    def linked(self, function: Any) -> Any:
        """The wrapped clone of `function`, made once, after those of what it calls."""
        function = self.instead.get(function, function)
        if function in self.done:
            return self.done[function]
        space = self.spaces.setdefault(function.__module__, {"__builtins__": builtins, "__name__": function.__module__})
        clone = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        # A compiler's cache finds a function again by module and qualified name.
        clone.__module__, clone.__qualname__, clone.__annotations__ = function.__module__, function.__qualname__, function.__annotations__
        wrapped = self.done[function] = self.wrap(clone)
        for name, attributes in globals_of(function.__code__).items():
            if name not in space and not hasattr(builtins, name):
                space[name] = self.value(function, name, attributes)
        self.order.append(wrapped)
        return wrapped

    def value(self, function: FunctionType, name: str, attributes: set[str]) -> Any:
        """What the global `name` of `function` means in the linked program."""
        where = f"{function.__module__}.{function.__qualname__}"
        found = function.__globals__.get(name, self.extern.get(name))
        if found is None:
            raise LinkError(f"{where} uses {name!r}, which neither its module nor the pack defines")
        if isinstance(found, FunctionType):
            return self.linked(found)
        if isinstance(found, ModuleType):
            for attribute in attributes:
                if not _is_constant(getattr(found, attribute, None)):
                    raise LinkError(f"{where} uses {name}.{attribute}, which is not a whole number: import functions by name")
            return found
        if not _is_constant(found):
            raise LinkError(f"{where} uses {name!r}, a {type(found).__name__}: only functions, whole numbers and tuples of them link")
        return found


@cache
def globals_of(code: CodeType) -> Mapping[str, set[str]]:
    """The global names that a function reads, each with the attributes it takes from them."""
    found: dict[str, set[str]] = {}
    last: str | None = None
    for part in _instructions(code):
        if part.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            last = str(part.argval)
            found.setdefault(last, set())
        elif last is not None and part.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            found[last].add(str(part.argval))
            last = None
        else:
            last = None
    return found


def _instructions(code: CodeType) -> Iterator[dis.Instruction]:
    yield from dis.get_instructions(code)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _instructions(constant)


def _is_constant(value: Any) -> bool:
    return isinstance(value, int) or (isinstance(value, tuple) and all(isinstance(v, int) for v in value))
