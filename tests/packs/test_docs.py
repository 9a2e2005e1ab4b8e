"""The page on packs holds what it says: its example is a pack without a fault, and every key of the reader stands on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apps.packs import reader, registry
from apps.packs.check import check_pack
from apps.packs.management.commands.packs import Command

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What stands under a heading."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_example_is_a_pack_without_a_fault(tmp_path: Path) -> None:
    blocks = re.findall(r"```\w+ file=(\S+)\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 8
    for name, text in blocks:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    pack = reader.read_pack(tmp_path)
    assert pack.slug == "picnic"
    assert check_pack(pack) == []


@pytest.mark.parametrize(
    ("heading", "keys"),
    [
        ("pack.yaml", reader.PACK_KEYS | reader.MODULE_KEYS | reader.OPTION_KEYS),
        ("facts.yaml", reader.FACT_KEYS | reader.READING_KEYS),
        ("outline.yaml", reader.CLAUSE_KEYS | set(reader.KINDS)),
        ("cards.yaml", reader.DECK_KEYS | reader.ITEM_KEYS | set(reader.DECK_KINDS)),
    ],
)
def test_every_key_of_a_file_stands_under_its_heading(heading: str, keys: set[str]) -> None:
    words = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", section(heading)))))
    assert keys <= words


def test_every_command_stands_on_the_page() -> None:
    verbs = [name.removeprefix("do_") for name in vars(Command) if name.startswith("do_")]
    assert verbs
    for verb in verbs:
        assert f"`manage.py packs {verb} " in section("Commands")


def test_the_readme_names_every_game_and_those_that_can_be_played() -> None:
    text = " ".join((Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8").replace("*", "").split())
    played = re.search(r"([^.]*) can be played at a table", text)
    assert played
    for pack in registry.packs().values():
        name = pack.texts.say("en", "game").text
        assert name in text
        assert (name.split()[0].strip(":") in played[1]) == bool(pack.rules), name
