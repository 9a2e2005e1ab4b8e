"""What every page is given."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import translate_url
from django.utils.translation import get_language, get_language_info, gettext, override

PROBE = "Skip to the text"
"""A string that stands on every page: a catalogue without words for it is still to be translated."""


def site(request: HttpRequest) -> dict[str, Any]:
    """The languages with this page's address in each, the theme chosen, and whether mail only goes to a folder."""
    here = request.get_full_path()
    languages = [
        {
            "code": code,
            "name": get_language_info(code)["name_local"].capitalize(),
            "url": translate_url(here, code),
            "current": code == get_language(),
        }
        for code, _ in settings.LANGUAGES
    ]
    return {
        "site_languages": languages,
        "languages_in_english": ", ".join(language["name"] for language in languages if in_english(language["code"])),
        "mail_folder": not settings.EMAIL_URL,
        "theme": request.COOKIES.get("theme", "auto") if request.COOKIES.get("theme") in ("light", "dark") else "auto",
    }


@cache
def in_english(code: str) -> bool:
    """Whether the interface shows English in this language, for want of a translation."""
    with override(code):
        return code != settings.LANGUAGE_CODE and gettext(PROBE) == PROBE
