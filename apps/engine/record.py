"""Records of ints with named fields: what a game's state and facts are made of.

A record class lists its fields as annotations: `int`, or `Annotated[Ints, n]` for n ints. The compiled gear makes a NumPy record
type of the same fields, so one source serves both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self, get_type_hints

Ints = list[int]


class Record:
    """A record of ints and fixed-length lists of ints, all zero when new."""

    def __init__(self, **values: Any) -> None:
        for name, length in self.fields().items():
            setattr(self, name, 0 if length == 0 else [0] * length)
        for name, value in values.items():
            self._put(name, value)

    @classmethod
    @cache
    def fields(cls) -> dict[str, int]:
        """The fields in order, each with its length; 0 means a single int."""
        hints = get_type_hints(cls, include_extras=True)
        return {name: _length(hint) for name, hint in hints.items()}

    @classmethod
    @cache
    def lists(cls) -> tuple[str, ...]:
        """The fields that are lists."""
        return tuple(name for name, length in cls.fields().items() if length)

    def _put(self, name: str, value: Any) -> None:
        fields = self.fields()
        if name not in fields:
            raise ValueError(f"{type(self).__name__} has no field {name!r}")
        length = fields[name]
        if length == 0:
            setattr(self, name, _int(name, value))
            return
        if not isinstance(value, (list, tuple)) or len(value) > length:
            raise ValueError(f"{name} takes at most {length} whole numbers")
        setattr(self, name, [_int(name, v) for v in value] + [0] * (length - len(value)))

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        values = self.__dict__.copy()
        for name in self.lists():
            values[name] = values[name][:]
        twin.__dict__ = values
        return twin

    def to_json(self) -> dict[str, Any]:
        """The documented notation: every field by name."""
        return {name: getattr(self, name) if not n else list(getattr(self, name)) for name, n in self.fields().items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read the notation; ValueError names the field that is wrong. Missing fields are zero."""
        if not isinstance(data, Mapping):
            raise ValueError(f"{cls.__name__} takes an object")
        return cls(**{str(k): v for k, v in data.items()})

    def to_line(self) -> str:
        """A one-line text form for tests and logs: fields that are not zero, `name:1/2/3`."""
        parts = []
        for name, length in self.fields().items():
            values = getattr(self, name) if length else [getattr(self, name)]
            while values and values[-1] == 0:
                values = values[:-1]
            if values:
                parts.append(f"{name}:{'/'.join(map(str, values))}")
        return " ".join(parts)

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Read what `to_line` wrote."""
        values: dict[str, Any] = {}
        for part in line.split():
            name, _, text = part.partition(":")
            numbers = [int(v) for v in text.split("/")]
            values[name] = numbers if cls.fields().get(name) else numbers[0]
        return cls(**values)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(self.to_line())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_line()})"


def _length(hint: Any) -> int:
    if hint is int:
        return 0
    return int(hint.__metadata__[0])


def _int(name: str, value: Any) -> int:
    if type(value) is not int or not -(2**31) <= value < 2**53:
        raise ValueError(f"{name} takes whole numbers, not {value!r}")
    return value
