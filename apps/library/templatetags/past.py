"""Tags of the pages that compare versions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

register = template.Library()

CHANGE_NAMES: dict[str, Callable[[], str]] = {
    "added": lambda: pgettext("change of a clause", "new"),
    "removed": lambda: pgettext("change of a clause", "gone"),
    "words": lambda: pgettext("change of a clause", "words"),
    "numbers": lambda: pgettext("change of a clause", "numbers"),
    "references": lambda: pgettext("change of a clause", "references"),
    "conditions": lambda: pgettext("change of a clause", "when it applies"),
    "table": lambda: pgettext("change of a clause", "table"),
    "kind": lambda: pgettext("change of a clause", "kind of clause"),
    "renamed": lambda: pgettext("change of a clause", "new id"),
    "moved": lambda: pgettext("change of a clause", "moved"),
    "renumbered": lambda: pgettext("change of a clause", "new number"),
}

REFERENCE_NAMES: dict[str, Callable[[], str]] = {
    "cites": lambda: pgettext("references of a clause", "refers to"),
    "replaces": lambda: pgettext("references of a clause", "replaces"),
    "defines": lambda: pgettext("references of a clause", "defines"),
    "reading": lambda: pgettext("references of a clause", "disputed rule"),
    "codes": lambda: pgettext("references of a clause", "short codes"),
}


@register.filter
def change_name(kind: str) -> str:
    """What a kind of change is called."""
    return CHANGE_NAMES[kind]() if kind in CHANGE_NAMES else kind


@register.filter
def reference_name(kind: str) -> str:
    """What a kind of reference is called."""
    return REFERENCE_NAMES[kind]() if kind in REFERENCE_NAMES else kind


@register.simple_tag
def diffed(pieces: Iterable[tuple[str, str]]) -> SafeString:
    """A text with what went struck out and what came underlined; a listener is told which is which."""
    names = {"del": _("gone:"), "ins": _("new:")}
    return format_html_join("", "{}", ((_piece(kind, text, names.get(kind, "")),) for kind, text in pieces))


def _piece(kind: str, text: str, name: str) -> SafeString:
    if kind == "same":
        return format_html("{}", text)
    heard = format_html('<span class="visually-hidden">{} </span>', name)
    return format_html("<del>{}{}</del>", heard, text) if kind == "del" else format_html("<ins>{}{}</ins>", heard, text)
