"""A pack's words as safe HTML: escaped, icon tokens drawn, glossary terms linked. Done once, when a pack is loaded.

Links begin with `lang:/`, because a text can be read on the pages of another language; `localise` puts the page's language there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from django.templatetags.static import static
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from apps.packs.spec import Pack

ICON = re.compile(r":([a-z][a-z0-9-]*):")
PARAGRAPH = re.compile(r"\n\s*\n")
TAG = re.compile(r"(<[^>]*>)")
WORD = re.compile(r"[^\W_]+")
ARTICLE = re.compile(r"^[^\W\d_]{1,3} ")
"""A little word between an icon and its name: `:drugs: de drogas`."""
SENTENCE_ENDS = (".", "!", "?")
LONGEST_TERM = 80
"""Letters behind an icon in which its name is looked for."""


def localise(html: str, lang: str) -> SafeString:
    """The stored HTML with its links leading to the pages of `lang`."""
    return mark_safe(html.replace('href="lang:/', f'href="/{lang}/'))


def clause_address(clause_id: str) -> str:
    """The page of a clause without the language."""
    slug, _, path = clause_id.partition("/")
    return f"games/{slug}/rules/{path}/"


def icons_file(slug: str) -> str:
    """Where a pack keeps its icons, as a static file."""
    return f"{slug}/icons.svg"


def icon_html(icons: str, name: str, label: str) -> str:
    """One symbol with its name for those who cannot see it; without a label it is decoration."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="icon" {said} focusable="false"><use href="{escape(static(icons))}#{escape(name)}"/></svg>'


class Glossary:
    """The terms of one language: finds them in any of their forms, the longest first."""

    def __init__(self, forms: Mapping[str, Collection[str]]) -> None:
        self._concepts: dict[str, str] = {}
        self._forms = {concept: {form.casefold() for form in said} for concept, said in forms.items()}
        for concept, said in forms.items():
            for form in said:
                self._concepts.setdefault(form.casefold(), concept)
        longest = sorted((f for f in self._concepts if f), key=lambda f: (-len(f), f))
        # A hyphen belongs to the word: "roll" is not found in "re-roll".
        self._pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE) if longest else None

    def same(self, form: str) -> Collection[str]:
        """All forms of the concept that has this one, in small letters."""
        return self._forms.get(self._concepts.get(form.casefold(), ""), ())

    def find(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Start, end and concept of every term in a text, none inside another."""
        for match in self._pattern.finditer(text) if self._pattern else ():
            concept = self._concepts.get(match[0].casefold())
            if concept:
                yield match.start(), match.end(), concept


class Renderer:
    """Renders one language of a pack. `addresses` leads from a concept to the page that explains it."""

    def __init__(self, pack: Pack, lang: str, addresses: Mapping[str, str]) -> None:
        self.lang = lang
        self._icons = icons_file(pack.slug)
        self._texts = pack.texts
        self._addresses = addresses
        terms = pack.texts.terms(lang)
        self._about = {term: pack.texts.say(lang, f"term_{term}", "about").text for term in terms}
        self.glossary = Glossary({term: set(cases.values()) for term, cases in terms.items()})

    def icon_name(self, icon: str) -> str:
        """What an icon is called; empty for one that the pack does not know."""
        return self._texts.say(self.lang, f"icon_{icon}").text

    def html(self, text: str, *, own: Collection[str] = ()) -> str:
        """Safe HTML; `own` are the concepts defined right here, which are marked and not linked. A term is linked where it first stands."""
        seen: set[str] = set()
        parts = [self._line(" ".join(part.split()), own, seen) for part in PARAGRAPH.split(text.strip()) if part.strip()]
        return parts[0] if len(parts) == 1 else "".join(f"<p>{part}</p>" for part in parts)

    def plain(self, text: str) -> str:
        """The text with icons said in words, on one line: several in a row as a list, one behind the end of a sentence in brackets."""
        return " ".join(ICON.sub(lambda m: "" if self._is_said(text, m) else self._in_words(text, m), text).split())

    def concepts(self, text: str) -> Counter[str]:
        """How often each concept of the glossary is spoken of; an icon with a concept's name counts too."""
        found = Counter(concept for _, _, concept in self.glossary.find(text))
        found.update(icon for icon in ICON.findall(text) if icon in self._about)
        return found

    def _in_words(self, text: str, icon: re.Match[str]) -> str:
        name = self.icon_name(icon[1])
        if not name:
            return icon[0]
        if ICON.match(text[icon.end() :].lstrip()):
            return f"{name},"
        before = text[: icon.start()].rstrip()
        if before and not before.endswith(SENTENCE_ENDS):
            return name
        return f"{name[0].upper()}{name[1:]}" if text[icon.end() :].strip() else f"({name})"

    def _is_said(self, text: str, icon: re.Match[str]) -> bool:
        """Whether the icon's name stands right behind it in words, in any of its cases, so that it need not be said twice."""
        name, behind = self.icon_name(icon[1]).casefold(), text[icon.end() : icon.end() + LONGEST_TERM].lstrip()
        return bool(name) and (self._begins(behind, name) or self._begins(ARTICLE.sub("", behind), name))

    def _begins(self, text: str, name: str) -> bool:
        if text.casefold().startswith(name):
            return True
        start, end, _concept = next(self.glossary.find(text), (1, 1, ""))
        return start == 0 and any(f" {name} " in f" {form} " for form in self.glossary.same(text[:end]))

    def _line(self, text: str, own: Collection[str], seen: set[str]) -> str:
        made, at = [], 0
        for match in ICON.finditer(text):
            made += [self._linked(text[at : match.start()], own, seen), self._icon(match[1], said=self._is_said(text, match))]
            at = match.end()
        return "".join([*made, self._linked(text[at:], own, seen)])

    def _icon(self, icon: str, *, said: bool) -> str:
        name = self.icon_name(icon)
        return icon_html(self._icons, icon, "" if said else name) if name else f'<span class="missing-icon">:{escape(icon)}:</span>'

    def _linked(self, text: str, own: Collection[str], seen: set[str]) -> str:
        made: list[str] = []
        at = 0
        for start, end, concept in self.glossary.find(text):
            if concept not in seen:
                seen.add(concept)
                made += [escape(text[at:start]), self._term(escape(text[start:end]), concept, own)]
                at = end
        return "".join([*made, escape(text[at:])])

    def _term(self, word: str, concept: str, own: Collection[str]) -> str:
        if concept in own:
            return f"<dfn>{word}</dfn>"
        return f'<a class="term" href="lang:/{escape(self._addresses[concept])}" title="{escape(self._about[concept])}">{word}</a>'
