"""Hunspell, the program: which words a language's dictionary does not know, and what it would write instead.

The program is asked rather than a library in Python: it reads the large affix dictionaries of Slavic languages in a tenth of a second.
Dictionaries come from the system (Debian's packages below), because most are under the GPL or LGPL, which our texts and code are not.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from functools import cache

DICTIONARIES = {"en": "en_GB", "cs": "cs_CZ", "es": "es_ES", "pl": "pl_PL", "pt": "pt_BR", "ru": "ru_RU"}
"""The dictionary that each language is checked with."""
PACKAGES = ("hunspell", "hunspell-en-gb", "hunspell-cs", "hunspell-es", "hunspell-pl", "hunspell-pt-br", "hunspell-ru")


class NoDictionary(RuntimeError):
    """The program or a dictionary is not on this machine; says which package brings it."""


def unknown(words: Iterable[str], lang: str) -> set[str]:
    """Those of the words that the dictionary of `lang` does not know. A word is letters and apostrophes."""
    asked = sorted(set(words))
    require(lang)
    return set(_run("-l", lang, asked).split()) if asked else set()


def suggestions(words: Iterable[str], lang: str) -> dict[str, list[str]]:
    """What the dictionary would write in place of each word that it does not know; the first three."""
    asked = sorted(set(words))
    require(lang)
    found: dict[str, list[str]] = {}
    # The caret keeps a word from being read as a command.
    for line in _run("-a", lang, [f"^{word}" for word in asked]).splitlines() if asked else ():
        if line.startswith("&"):
            word, _, rest = line[2:].partition(" ")
            found[word] = rest.partition(": ")[2].split(", ")[:3]
    return found


@cache
def has(lang: str) -> bool:
    """Whether the program and the dictionary are here."""
    return shutil.which("hunspell") is not None and lang in DICTIONARIES and _start("-a", lang, []).returncode == 0


def missing() -> list[str]:
    """The packages that bring what is not here."""
    by_lang = dict(zip(DICTIONARIES, PACKAGES[1:], strict=True))
    return [*(["hunspell"] if shutil.which("hunspell") is None else []), *(p for lang, p in by_lang.items() if not has(lang))]


def require(lang: str) -> None:
    """NoDictionary unless `lang` can be checked."""
    if not has(lang):
        raise NoDictionary(f"no spelling dictionary for {lang}; Debian's packages: {', '.join(missing()) or 'hunspell'}")


def _run(mode: str, lang: str, lines: list[str]) -> str:
    return _start(mode, lang, lines).stdout


def _start(mode: str, lang: str, lines: list[str]) -> subprocess.CompletedProcess[str]:
    command = [shutil.which("hunspell") or "hunspell", mode, "-i", "utf-8", "-d", DICTIONARIES[lang]]
    return subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, encoding="utf-8", check=False)  # noqa: S603
