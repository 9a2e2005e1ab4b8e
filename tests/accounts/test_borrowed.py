"""Sentences of others that our catalogues translate: they are what Django and allauth say, and our words reach the reader."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from django.utils.translation import gettext, override

from apps.accounts import borrowed

HOMES = ("allauth/locale", "django/contrib/auth/locale", "django/conf/locale")


def theirs() -> set[str]:
    """Every sentence that Django and allauth can say, in English."""
    found: set[str] = set()
    for home in HOMES:
        package, _, rest = home.partition("/")
        spec = find_spec(package)
        assert spec and spec.origin
        with (Path(spec.origin).parent / rest / "en" / "LC_MESSAGES" / "django.po").open("rb") as file:
            found |= {str(m.id[0] if isinstance(m.id, (list, tuple)) else m.id) for m in read_po(file)}
    return found


def test_each_borrowed_sentence_is_one_of_theirs() -> None:
    plain = [str(s) for s in (*borrowed.LABELS, *borrowed.REFUSALS, *borrowed.ADVICE) if isinstance(s, str)]
    assert len(plain) > 20 and set(plain) <= theirs()


@pytest.mark.parametrize(("language", "words"), [("pt", "Senha"), ("es", "Contraseña"), ("pl", "Hasło"), ("ru", "Пароль"), ("cs", "Heslo")])
def test_a_password_is_called_as_on_the_rest_of_the_site(language: str, words: str) -> None:
    with override(language):
        assert gettext("Password") == words
