"""The words and drawings of BANG! The Dice Game: log sentences are whole, what is asked for is there, symbols are drawn and named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from apps.games.bang_dice import results
from apps.games.bang_dice.ledger import ICONS
from apps.games.bang_dice.rules.state import FACES, ROLES
from apps.packs.reader import read_pack

FOLDER = Path(results.__file__).parent
PACK = read_pack(FOLDER, "apps.games.bang_dice")
LANGUAGES = PACK.complete
SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {s.attrib["id"]: s for s in ElementTree.parse(FOLDER / "static" / "bang-dice" / "icons.svg").iter(f"{SVG}symbol")}
TOKEN = re.compile(r":([a-z][a-z0-9-]*):")
WORDS_OF_AN_EVENT = {"actor": "Anna", "target": "Bob", "role": "sheriff", "character": "Vulture Sam", "dice": ":beer: :arrow:", "face": ":near-shot:"}


def keys_of(file: str) -> Iterator[str]:
    """The `ledger_` keys that a module of the pack names, as far as they stand there as they are."""
    places = {"note": 1, "Consequence": 0, "Decision": 1, "ResultFault": 1, "DetailField": 1}
    for node in ast.walk(ast.parse((FOLDER / file).read_text())):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in places and len(node.args) > places[name]:
            for part in ast.walk(node.args[places[name]]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield f"ledger_{part.value}"
        if name == "Message" and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_log_sentence_is_whole_for_every_number(lang: str) -> None:
    language = PACK.texts.language(lang)
    assert language is not None
    for key, message in language.messages.items():
        if not any(a.id.name == "event" for a in message.attributes):
            continue
        pattern = language.bundle.get_message(key).attributes["event"]
        for value in (0, 1, 2, 5, 21):
            for flag in (0, 1):
                args = {**PACK.texts.variables, **WORDS_OF_AN_EVENT, "value": value, "own": flag, "by": flag, "to": flag}
                text, errors = language.bundle.format_pattern(pattern, args)
                assert not errors and "{" not in text and "  " not in text, (key, text, errors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_the_ledger_names_has_words(lang: str) -> None:
    keys = {*keys_of("ledger.py"), *keys_of("results.py")}
    assert len(keys) > 20
    assert [key for key in sorted(keys) if not PACK.texts.has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_computer_or_a_die_has_words_at_the_table(lang: str) -> None:
    buttons = ["ui_keep-all", "ui_target", "ui_bart_yes", "ui_bart_no", "ui_pedro_yes", "ui_pedro_no", "ui_kit_no", "ui_double_no"]
    names = [f"role_{role}" for role in ROLES[1:]] + [f"icon_{face}" for face in FACES[1:]]
    assert [key for key in buttons + names if not PACK.texts.has(lang, key)] == []


def test_every_symbol_that_words_cards_and_ledger_use_is_drawn() -> None:
    used = {*ICONS.values(), *FACES[1:], *ROLES[1:]}
    for deck in PACK.decks:
        for item in deck.items:
            used |= {*item.faces, *([item.icon] if item.icon else [])}
    for lang in LANGUAGES:
        for file in ("text", "terms"):
            used |= set(TOKEN.findall((FOLDER / file / f"{lang}.ftl").read_text()))
    assert used - set(SYMBOLS) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_has_a_name(lang: str) -> None:
    assert [name for name in SYMBOLS if not PACK.texts.has(lang, f"icon_{name}")] == []


def test_symbols_have_one_stroke_and_take_their_colour_from_the_text() -> None:
    widths = {symbol.attrib["stroke-width"] for symbol in SYMBOLS.values()}
    colours = {part.attrib.get(name, "none") for symbol in SYMBOLS.values() for part in symbol.iter() for name in ("fill", "stroke")}
    assert len(widths) == 1 and colours == {"none", "currentColor"}
    assert not any("stroke-width" in part.attrib or "style" in part.attrib for symbol in SYMBOLS.values() for part in list(symbol.iter())[1:])


@pytest.mark.parametrize(
    "form", ["šípů", "šípech", "šerifovi", "hvězdou", "pomocníkem šerifa", "bandity", "bodech života", "kulek", "tazích", "terčem 1"]
)
def test_a_czech_term_is_known_in_any_case(form: str) -> None:
    forms = {f.casefold() for cases in PACK.texts.terms("cs").values() for f in cases.values()}
    assert form in forms


def test_every_term_is_defined_by_a_clause() -> None:
    defined = {term for clause in PACK.clauses.values() for term in clause.defines}
    assert defined == set(PACK.texts.terms("en"))
