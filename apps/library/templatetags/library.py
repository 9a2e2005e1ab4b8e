"""Tags of the library's pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from apps.library.rendering import clause_address, icon_html, localise
from apps.packs.texts import Said

register = template.Library()

_BADGE = '<span class="lang" title="{0}"><span aria-hidden="true">{1}</span><span class="visually-hidden">{0}</span></span>'

# Words of our own catalogue: Django's would put a Spanish name into a sentence that still stands in English.
LANG_NAMES = {
    "en": lambda: pgettext("language within a sentence", "English"),
    "cs": lambda: pgettext("language within a sentence", "Czech"),
    "es": lambda: pgettext("language within a sentence", "Spanish"),
    "pl": lambda: pgettext("language within a sentence", "Polish"),
    "pt": lambda: pgettext("language within a sentence", "Portuguese"),
    "ru": lambda: pgettext("language within a sentence", "Russian"),
}

KIND_NAMES = {
    "section": lambda: pgettext("kind of clause", "Section"),
    "rule": lambda: pgettext("kind of clause", "Rule"),
    "setup": lambda: pgettext("kind of clause", "Set-up"),
    "component": lambda: pgettext("kind of clause", "Component"),
    "example": lambda: pgettext("kind of clause", "Example"),
    "option": lambda: pgettext("kind of clause", "Option"),
    "erratum": lambda: pgettext("kind of clause", "Erratum"),
    "note": lambda: pgettext("kind of clause", "Note"),
    "ruling": lambda: pgettext("kind of clause", "Ruling"),
    "clause": lambda: pgettext("kind of result", "Clause"),
    "term": lambda: pgettext("kind of result", "Term"),
    "card": lambda: pgettext("kind of result", "Card"),
    "role": lambda: pgettext("kind of result", "Role"),
    "die": lambda: pgettext("kind of result", "Die"),
    "token": lambda: pgettext("kind of result", "Token"),
    "board": lambda: pgettext("kind of result", "Board"),
}


@register.filter
def kind_name(kind: str) -> str:
    """What a kind of clause, component or result is called."""
    return KIND_NAMES[kind]() if kind in KIND_NAMES else kind


@register.filter
def here(address: str) -> str:
    """An address without a language, on the pages of this one."""
    return f"/{get_language()}/{address}"


@register.filter
def clause_here(clause_id: str) -> str:
    """The page of a clause in this language."""
    return here(clause_address(clause_id))


@register.filter
def path_of(clause_id: str) -> str:
    """A clause's id without the game: its place on the rules page."""
    return clause_id.partition("/")[2]


@register.simple_tag
def hit_url(address: str, query: str) -> str:
    """The page of a search result, told what to mark."""
    page, sharp, place = address.partition("#")
    return f"/{get_language()}/{page}?q={quote(query)}{sharp}{place}"


@register.filter
def html(text: str) -> SafeString:
    """Our stored HTML with links in this language."""
    return localise(text, get_language() or "en")


@register.simple_tag
def lang_of(lang: str) -> SafeString:
    """The lang attribute of words that are not in the page's language."""
    return format_html(' lang="{}"', lang) if lang and lang != get_language() else SafeString("")


@register.simple_tag
def lang_badge(lang: str) -> SafeString:
    """A visible badge for words that are not in the page's language."""
    if not lang or lang == get_language():
        return SafeString("")
    name = _("Only in %(language)s") % {"language": lang_name(lang)}
    return format_html(_BADGE, name, lang)


@register.filter
def lang_name(lang: str) -> str:
    """What a language is called here, as it stands inside a sentence."""
    return LANG_NAMES[lang]() if lang in LANG_NAMES else lang


@register.simple_tag
def said(words: Said, badge: bool = True) -> SafeString:
    """Words with their language, and a badge if it is not the page's."""
    if words.lang == get_language() or not words.text:
        return format_html("{}", words.text)
    mark = format_html(" {}", lang_badge(words.lang)) if badge else ""
    return format_html('<span lang="{}">{}</span>{}', words.lang, words.text, mark)


@register.simple_tag
def marked(pieces: Iterable[tuple[str, bool]]) -> SafeString:
    """Pieces of text, the hits marked."""
    return format_html_join("", "{}", ((format_html("<mark>{}</mark>", text) if hit else text,) for text, hit in pieces))


@register.simple_tag
def differing(pieces: Iterable[tuple[str, bool]]) -> SafeString:
    """Pieces of a text, those marked that the text beside it does not have."""
    mark = _("differs from the other side")
    hit = '<mark class="differs">{0}<span class="visually-hidden"> ({1})</span></mark>'
    return format_html_join("", "{}", ((format_html(hit, text, mark) if differs else text,) for text, differs in pieces))


@register.simple_tag
def pack_icon(icons: str, name: str, label: str = "") -> SafeString:
    """A symbol of a pack's icon file; without a label it is decoration."""
    return SafeString(icon_html(icons, name, label)) if icons and name else SafeString("")


@register.simple_tag
def icon_href(icons: str, name: str) -> str:
    """Where a symbol is, for drawings of our own."""
    return f"{static(icons)}#{name}"


@register.inclusion_tag("library/_table.html")
def fact_table(table: dict[str, Any] | None, title: str) -> dict[str, Any]:
    """A fact drawn as a table, its headings in this language or else English."""
    if not table:
        return {"rows": []}
    words = {**table["words"].get("en", {}), **table["words"].get(get_language() or "en", {})}
    rows = [(words.get(str(row), row), cells) for row, cells in zip(table["rows"], table["cells"], strict=True)]
    columns = [words.get(str(c), c) for c in table["columns"] if c != ""]
    return {"rows": rows, "columns": columns, "corner": words.get("", ""), "title": title}
