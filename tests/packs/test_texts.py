"""Words: plurals, cases, fallback, facts, messages inside messages."""

from __future__ import annotations

import pytest

from apps.packs.contract import Message
from apps.packs.texts import Texts

FILES = {
    "en": {"text/en.ftl": "apples = { $n ->\n    [one] { $n } apple\n   *[other] { $n } apples\n    }\nonly = Only here\nsays = { $who } says { $what }\n    .title = Talk\nlimit = At most { $limit }.\n"},
    "cs": {"text/cs.ftl": "apples = { $n ->\n    [one] { $n } jablko\n    [few] { $n } jablka\n   *[other] { $n } jablek\n    }\nsays = { $who } říká { $what }\n"},
    "ru": {"text/ru.ftl": "apples = { $n ->\n    [one] { $n } яблоко\n    [few] { $n } яблока\n   *[many] { $n } яблок\n    }\n"},
    "pl": {"text/pl.ftl": "apples = { $n ->\n    [one] { $n } jabłko\n    [few] { $n } jabłka\n   *[many] { $n } jabłek\n    }\n"},
    "es": {"text/es.ftl": "apples = { $n ->\n    [one] { $n } manzana\n   *[other] { $n } manzanas\n    }\n"},
    "pt": {"text/pt.ftl": "apples = { $n ->\n    [one] { $n } maçã\n   *[other] { $n } maçãs\n    }\n"},
}  # fmt: skip
TEXTS = Texts(FILES, {"limit": 3})


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("en", 1, "1 apple"), ("en", 2, "2 apples"), ("cs", 1, "1 jablko"), ("cs", 3, "3 jablka"), ("cs", 5, "5 jablek"),
        ("ru", 21, "21 яблоко"), ("ru", 22, "22 яблока"), ("ru", 11, "11 яблок"), ("pl", 22, "22 jabłka"), ("pl", 12, "12 jabłek"),
        ("es", 1, "1 manzana"), ("pt", 0, "0 maçã"), ("pt", 2, "2 maçãs"),
    ],
)  # fmt: skip
def test_plurals_are_those_of_the_language(lang: str, n: int, said: str) -> None:
    assert TEXTS.say(lang, "apples", args={"n": n}).text == said


def test_what_is_missing_falls_back_to_the_next_language_and_says_so() -> None:
    assert (TEXTS.say(["ru", "cs"], "says", args={"who": "Anna", "what": "ahoj"}).lang) == "cs"
    said = TEXTS.say("ru", "only")
    assert (said.text, said.lang, said.missing) == ("Only here", "en", False)


def test_what_no_language_has_is_empty_and_missing_never_a_key() -> None:
    said = TEXTS.say("cs", "nothing")
    assert (said.text, said.missing) == ("", True)


def test_facts_are_variables_and_messages_are_said_inside_messages() -> None:
    assert TEXTS.say("en", "limit").text == "At most 3."
    inner = Message("apples", {"n": 2})
    assert TEXTS.say("cs", "says", args={"who": "Anna", "what": inner}).text == "Anna říká 2 jablka"


def test_no_invisible_marks_come_with_the_words() -> None:
    text = TEXTS.say("en", "says", args={"who": "Anna", "what": "hi"}).text
    assert text.isprintable()


def test_the_digest_changes_with_the_english_and_not_with_its_note() -> None:
    other = Texts({"en": {"f": "a = One\n    .of = x\n"}}, {})
    same = Texts({"en": {"f": "# a comment\na = One\n"}}, {})
    changed = Texts({"en": {"f": "a = Two\n"}}, {})
    assert other.digest("a") == same.digest("a") != changed.digest("a")
