"""A table's words in the reader's language: names, messages of the pack, events as sentences, clauses as links."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from django.templatetags.static import static
from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from apps.engine.contract import Due, Event
from apps.packs.contract import Message
from apps.packs.registry import Pack
from apps.packs.spec import clause_key
from apps.tables import generic

ICON = re.compile(r":([a-z0-9]+(?:-[a-z0-9]+)*):")


class Words:
    """Says things about one table, to a reader of `langs` (best first)."""

    def __init__(self, pack: Pack, facts: Any, names: Sequence[str], langs: Sequence[str]) -> None:
        self.pack, self.facts, self.names, self.langs = pack, facts, list(names), list(langs)
        self.page: Any = pack.table or generic
        self.said: dict[str, dict[str, str]] = {}

    def say(self, words: Message | str | int, **args: Any) -> str:
        """A message in the reader's language; plain words stay as they are."""
        if not isinstance(words, Message):
            return str(words)
        return self.pack.texts.say(self.langs, words.key, words.attr, {**words.args, **args}).text

    def label(self, seen: Any, due: Due, value: int) -> str:
        """The words on the button that answers `due` with `value`; where it is a seat's number, they may use its name."""
        return self.say(self.page.label(self.facts, seen, due, value), name=self.name(value), value=value)

    def some(self, due: Due) -> str:
        """The words on the button that answers with what is ticked."""
        return self.say(Message(f"ui_{due.kind}_some")) or gettext("These")

    def said_all(self, thing: Any) -> Any:
        """The same nest of lists and maps with every message said."""
        if isinstance(thing, Message):
            return self.say(thing)
        if isinstance(thing, Mapping):
            return {k: self.said_all(v) for k, v in thing.items()}
        if isinstance(thing, (list, tuple)):
            return [self.said_all(v) for v in thing]
        return thing

    def name(self, seat: int) -> str:
        """What a seat's player is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def clause(self, id_: str) -> dict[str, str]:
        """A clause as a link."""
        if id_ not in self.said:
            key, title = clause_key(id_), ""
            said = self.pack.texts.say(self.langs, key, "title")
            title = id_.rpartition("/")[2] if said.missing else said.text
            self.said[id_] = {"id": id_, "title": title, "url": clause_url(id_)}
        return self.said[id_]

    def event(self, event: Event) -> dict[str, Any]:
        """An event as a sentence with its clause."""
        args: dict[str, int | str | Message] = {"actor": self.name(event.actor), "target": self.name(event.target), "value": event.value}
        args.update(self.page.event_args(self.facts, event))
        said = self.pack.texts.say(self.langs, clause_key(event.clause), "event", args)
        clause = self.clause(event.clause)
        text, lang = (clause["title"], self.langs[0]) if said.missing else (said.text, said.lang)
        return {"text": text, "lang": lang, "clause": clause, "actor": event.actor, "target": event.target, "value": event.value}


def clause_url(clause: str) -> str:
    """A clause's page."""
    slug, _, path = clause.partition("/")
    return reverse("library:clause", args=[slug, path])


def with_icons(text: str, pack: Pack, langs: Sequence[str]) -> SafeString:
    """A text, escaped, with its icon tokens drawn, each with its name in the reader's language."""
    sheet = static(f"{pack.slug}/icons.svg")

    def drawn(found: re.Match[str]) -> str:
        name = pack.texts.say(langs, f"icon_{found[1]}").text
        return format_html('<svg class="icon" role="img" aria-label="{}"><use href="{}#{}"/></svg>', name, sheet, found[1])

    return mark_safe(ICON.sub(drawn, str(conditional_escape(text))))
