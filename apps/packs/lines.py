"""YAML with the line of every node, so that a fault can say where it is."""

from __future__ import annotations

from typing import Any

import yaml


class Map(dict[str, Any]):
    """A mapping that knows its line and those of its keys."""

    line: int = 1
    lines: dict[str, int]


class Rows(list[Any]):
    """A list that knows its line and those of its parts."""

    line: int = 1
    lines: list[int]


class _Loader(yaml.SafeLoader):
    """Makes Map and Rows, keys always text; a key given twice is an error."""


def _map(loader: _Loader, node: yaml.MappingNode) -> Map:
    made = Map()
    made.line, made.lines = node.start_mark.line + 1, {}
    for key_node, value_node in node.value:
        key = str(loader.construct_object(key_node, deep=True))
        if key in made:
            raise yaml.YAMLError(f"line {key_node.start_mark.line + 1}: {key!r} stands twice")
        made[key] = loader.construct_object(value_node, deep=True)
        made.lines[key] = key_node.start_mark.line + 1
    return made


def _rows(loader: _Loader, node: yaml.SequenceNode) -> Rows:
    made = Rows(loader.construct_object(child, deep=True) for child in node.value)
    made.line, made.lines = node.start_mark.line + 1, [child.start_mark.line + 1 for child in node.value]
    return made


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _map)
_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_SEQUENCE_TAG, _rows)


def read_lines(text: str) -> Any:
    """Parse YAML text; yaml.YAMLError names the line."""
    return yaml.load(text, Loader=_Loader)  # noqa: S506 - a SafeLoader
