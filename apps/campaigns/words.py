"""A ledger's words in the reader's language: members by name, what follows and what is asked, clauses quoted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from apps.campaigns.generic import HIGHEST_SCORE
from apps.campaigns.ledgers import ledger_of
from apps.campaigns.models import Campaign
from apps.packs import registry
from apps.packs.contract import Consequence, DetailField, Message, Selection
from apps.packs.spec import text_key


@dataclass(frozen=True, slots=True)
class Spoken:
    """Words with the language that they are really in."""

    text: str
    lang: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause quoted: its sentence, its title, its page."""

    id: str
    url: str
    title: Spoken
    sentence: Spoken


class Speaker:
    """Says things about one campaign (None: about none yet) to a reader of `langs` (best first)."""

    def __init__(self, campaign: Campaign | None, langs: Sequence[str]) -> None:
        self.langs = list(langs)
        self.names: dict[str, str] = {m.ident: m.name for m in campaign.members.all()} if campaign else {}
        self.texts: dict[str, str] = dict(campaign.words.values_list("digest", "text")) if campaign else {}
        self.packs = registry.packs()
        self.quoted: dict[str, Clause | None] = {}

    def name(self, member: str | None) -> str:
        """A member's name, or what stands for an erased one."""
        if member is None:
            return ""
        if member not in self.names:
            return member.removeprefix("?")
        return self.names[member] or _("Member %(number)s") % {"number": member.removeprefix("m")}

    def words(self, digest: str | None) -> str:
        """A name or note that an entry refers to; a dash where it was erased."""
        return self.texts.get(digest, "") or "—" if digest else ""

    def say(self, slug: str, key: str, args: Mapping[str, Any] | None = None, attr: str | None = None) -> Spoken:
        """Words of a pack."""
        pack = self.packs.get(slug)
        if pack is None:
            return Spoken(key, "und")
        said = pack.texts.say(self.langs, key, attr, args or {})
        return Spoken(said.text, said.lang)

    def game_name(self, slug: str) -> Spoken:
        """What a game is called."""
        return self.say(slug, "game") if slug else Spoken(_("a game without a pack"), self.langs[0])

    def message(self, slug: str, words: Message | str) -> Spoken:
        """A message, or a member's name by id."""
        if isinstance(words, Message):
            return self.say(slug, words.key, words.args, words.attr)
        return Spoken(self.name(words), self.langs[0])

    def option(self, slug: str, words: Message | str) -> Spoken:
        """An option of a decision."""
        return self.message(slug, words)

    def consequence(self, slug: str, one: Consequence) -> Spoken:
        """What follows, as a sentence."""
        value: Any = one.value if one.value is not None else ""
        if one.value_is == "member":
            value = self.name(str(one.value))
        elif one.value_is == "text":
            value = Message(str(one.value))
        return self.say(slug, f"ledger_{one.key}", {"member": self.name(one.member), "value": value})

    def question(self, slug: str, key: str, by: str | None) -> Spoken:
        """What is asked of whom."""
        return self.say(slug, f"ledger_{key}", {"member": self.name(by)})

    def clause(self, id_: str) -> Clause | None:
        """A clause to quote; None if its pack is not here."""
        if id_ not in self.quoted:
            slug, _sep, path = id_.partition("/")
            pack = self.packs.get(slug)
            if pack is None or id_ not in pack.clauses:
                self.quoted[id_] = None
            else:
                key = text_key(path)
                url = reverse("library:clause", args=[slug, path])
                self.quoted[id_] = Clause(id_, url, self.say(slug, key, attr="title"), self.say(slug, key))
        return self.quoted[id_]

    # What a result consists of

    def field(self, slug: str, spec: DetailField) -> str:
        """The name of a field of a result."""
        if slug and slug in self.packs:
            return self.say(slug, f"ledger_{spec.key}").text
        return {"score": _("Score")}.get(spec.key, spec.key)

    def detail(self, slug: str, spec: DetailField, value: Any) -> str:
        """The value of a field; empty where there is nothing worth saying."""
        if value is None or value == "":
            return ""
        if spec.members:
            return self.name(str(value))
        for option, words in spec.options:
            if option == value:
                return self.message(slug, words).text
        return "" if value == 0 and spec.low != -HIGHEST_SCORE else str(value)

    def fields(self, selection: Selection) -> list[DetailField]:
        """The fields of a result for this selection."""
        ledger, values = ledger_of(selection.pack)
        return list(ledger.fields(values, selection))
