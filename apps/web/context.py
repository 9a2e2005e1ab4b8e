"""What every page is given."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import translate_url
from django.utils.translation import get_language, get_language_info


def site(request: HttpRequest) -> dict[str, Any]:
    """The languages with this page's address in each, and the theme chosen."""
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
        "theme": request.COOKIES.get("theme", "auto") if request.COOKIES.get("theme") in ("light", "dark") else "auto",
    }
