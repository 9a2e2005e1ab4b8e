"""What the templates of tables and of packs' boards need: a pack's words, icons inside text, links to clauses."""

from __future__ import annotations

from typing import Any

from django import template
from django.http import HttpRequest

from apps.library.words import reader_langs
from apps.packs.registry import Pack
from apps.packs.spec import clause_key
from apps.tables.words import clause_url as url_of_clause
from apps.tables.words import with_icons

register = template.Library()


@register.simple_tag(takes_context=True)
def pack_words(context: template.Context, pack: Pack, key: str, **args: Any) -> str:
    """Words of the pack in the reader's language, icons drawn."""
    langs = _languages(context)
    return with_icons(pack.texts.say(langs, key, None, args).text, pack, langs)


@register.simple_tag(takes_context=True)
def plain_words(context: template.Context, pack: Pack, key: str, **args: Any) -> str:
    """Words of the pack for an attribute: icons are left out."""
    return pack.texts.say(_languages(context), key, None, args).text


@register.simple_tag(takes_context=True)
def icons(context: template.Context, text: str, pack: Pack) -> str:
    """A text with its icons drawn."""
    return with_icons(text, pack, _languages(context))


@register.filter
def clause_url(clause: str) -> str:
    """A clause's page."""
    return url_of_clause(clause)


@register.filter
def dots(count: int) -> list[int]:
    """Places of `count` dots around the middle of a board."""
    return [200 + (2 * i - count + 1) * 7 for i in range(count)]


def _languages(context: template.Context) -> tuple[str, ...]:
    request: HttpRequest = context["request"]
    return reader_langs(request)


@register.simple_tag(takes_context=True)
def pack_name(context: template.Context, pack: Pack) -> str:
    """The game's name."""
    return pack.texts.say(_languages(context), "game").text


@register.simple_tag(takes_context=True)
def clause_title(context: template.Context, clause: str, pack: Pack) -> str:
    """A clause's title."""
    return pack.texts.say(_languages(context), clause_key(clause), "title").text or clause.rpartition("/")[2]


@register.simple_tag(takes_context=True)
def pack_icon(context: template.Context, pack: Pack, name: str) -> str:
    """One icon of the pack."""
    return with_icons(f":{name}:", pack, _languages(context))
