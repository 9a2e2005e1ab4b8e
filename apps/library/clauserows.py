"""Rows of clauses: their place in the tree, when they apply, their sources, their words, and what they cite."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from apps.library.models import Citation, Clause, ClauseText, Term
from apps.library.rendering import Renderer, clause_address
from apps.library.tables import table_of
from apps.packs.projection import differing_clauses
from apps.packs.spec import ClauseSpec, Option, Pack


class _Variables(Visitor):  # type: ignore[misc]
    """The variables of a pattern, those of the terms it uses left aside."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.append(node.id.name)


class ClauseMaker:
    """Makes the rows of one pack's clauses."""

    def __init__(self, pack: Pack, renderers: Mapping[str, Renderer]) -> None:
        self._pack = pack
        self._renderers = renderers
        self._ends = self._find_ends()

    def clauses(self) -> Iterator[Clause]:
        """Every clause in reading order."""
        pack = self._pack
        for clause in pack.clauses.values():
            scope = self._scope(clause)
            module = next((m for m in map(_module_of, reversed(scope)) if m and pack.module(m)), None)
            yield Clause(
                id=clause.id,
                game_id=pack.slug,
                parent_id=clause.parent,
                path=clause.path,
                kind=clause.kind,
                order=clause.order,
                end=self._ends[clause.id],
                depth=clause.depth,
                number=clause.number,
                when=dict(clause.when) if clause.when else None,
                scope=scope,
                module_id=f"{pack.slug}/{module}" if module else None,
                product_id=self._product(scope, module),
                codes=list(clause.codes),
                sources=self._sources(clause),
                table=table_of(pack, clause.table, list(self._renderers)) if clause.table else None,
            )

    def texts(self) -> Iterator[ClauseText]:
        """The words of every clause in every language that has them."""
        texts = self._pack.texts
        differing = {lang: differing_clauses(self._pack, lang) for lang in self._renderers}
        for clause in self._pack.clauses.values():
            for lang, renderer in self._renderers.items():
                has_text, has_title = texts.has(lang, clause.key), texts.has(lang, clause.key, "title")
                if not has_text and not has_title:
                    continue
                text = texts.say(lang, clause.key).text if has_text else ""
                title = texts.say(lang, clause.key, "title").text if has_title else text
                yield ClauseText(
                    clause_id=clause.id,
                    lang=lang,
                    title=renderer.plain(title)[:255],
                    text=renderer.plain(text) if has_title else "",
                    html=renderer.html(text, own=clause.defines) if has_title else "",
                    event=self._event(clause, lang),
                    stale=texts.is_stale(lang, clause.key),
                    differs=clause.id in differing[lang],
                )

    def citations(self, terms: Sequence[Term]) -> Iterator[Citation]:
        """Which clauses cite and replace which, and which terms they define."""
        for clause in self._pack.clauses.values():
            for kind, cited in ((Citation.Kind.CITES, clause.cites), (Citation.Kind.REPLACES, clause.replaces)):
                for id_ in dict.fromkeys(i for i in cited if i in self._pack.clauses):
                    yield Citation(
                        clause_id=id_, kind=kind, source=clause.id, order=clause.order,
                        address=clause_address(clause.id), words=self._titles(clause),
                    )  # fmt: skip
        for term in terms:
            if term.clause_id:
                yield Citation(
                    clause_id=term.clause_id, kind=Citation.Kind.TERM, source=term.id,
                    address=f"games/{self._pack.slug}/glossary/#{term.name}", words=term.words,
                )  # fmt: skip

    def _titles(self, clause: ClauseSpec) -> dict[str, dict[str, str]]:
        texts = self._pack.texts
        said = {lang: texts.say(lang, clause.key, "title").text for lang in self._renderers if texts.has(lang, clause.key, "title")}
        return {lang: {"name": self._renderers[lang].plain(title), "number": clause.number} for lang, title in said.items()}

    def _find_ends(self) -> dict[str, int]:
        """For every clause the order after its last descendant."""
        ends = {c.id: c.order + 1 for c in self._pack.clauses.values()}
        for clause in reversed(list(self._pack.clauses.values())):
            if clause.parent:
                ends[clause.parent] = max(ends[clause.parent], ends[clause.id])
        return ends

    def _scope(self, clause: ClauseSpec) -> list[Any]:
        above = self._scope(self._pack.clauses[clause.parent]) if clause.parent else []
        return [*above, dict(clause.when)] if clause.when else above

    def _product(self, scope: Sequence[Any], module: str | None) -> str | None:
        spec = self._pack.module(module) if module else None
        required = [p.id for p in self._pack.products if p.required]
        asked = [box for when in reversed(scope) for box in self._boxes(when) if box not in required]
        name = spec.product if spec else next(iter([*asked, *required]), None)
        return f"{self._pack.slug}/{name}" if name else None

    def _boxes(self, when: Mapping[str, Any]) -> list[str]:
        """The boxes without which a condition cannot hold; of alternatives those that all of them need."""
        return list(dict.fromkeys(box for kind, wanted in when.items() for box in self._boxes_of(kind, wanted)))

    def _boxes_of(self, kind: str, wanted: Any) -> list[str]:
        match kind:
            case "product":
                return [str(wanted)]
            case "module":
                spec = self._pack.module(str(wanted))
                return [spec.product] if spec else []
            case "option":
                return [box for option in self._pack.options if option.id in wanted for box in self._boxes_of_option(option)]
            case "all":
                return [box for part in wanted for box in self._boxes(part)]
            case "any":
                first, *others = [self._boxes(part) for part in wanted]
                return [box for box in first if all(box in other for other in others)]
        return []

    def _boxes_of_option(self, option: Option) -> list[str]:
        named = {"product": option.product, "module": option.module, "all": [option.when] if option.when else None}
        return self._boxes({kind: wanted for kind, wanted in named.items() if wanted})

    def _sources(self, clause: ClauseSpec) -> list[str]:
        """The sources of the facts in its words and table, and of its reading; in the pack's order."""
        english = self._pack.texts.language("en")
        variables = _Variables()
        if english and clause.key in english.messages and (value := english.messages[clause.key].value):
            variables.visit(value)
        facts = [f for f in self._pack.facts.values() if f.id == clause.table or any(v == f.id or v.startswith(f"{f.id}_") for v in variables.found)]
        found = {f.source for f in facts}
        reading = self._pack.reading(clause.reading) if clause.reading else None
        found |= {source for alternative in (reading.alternatives if reading else ()) for source in alternative.stated_by}
        return [s.id for s in self._pack.sources if s.id in found]

    def _event(self, clause: ClauseSpec, lang: str) -> str:
        """What a log says, with letters in place of names and an ellipsis in place of what only a game knows."""
        language = self._pack.texts.language(lang)
        message = language.messages.get(clause.key) if language else None
        attribute = next((a for a in message.attributes if a.id.name == "event"), None) if message else None
        if attribute is None:
            return ""
        variables = _Variables()
        variables.visit(attribute.value)
        people = dict(zip(("actor", "target"), string.ascii_uppercase, strict=False))
        args = {name: people.get(name, "…") for name in variables.found if name not in self._pack.texts.variables}
        return self._renderers[lang].plain(self._pack.texts.say(lang, clause.key, "event", args).text)


def _module_of(when: Mapping[str, Any]) -> str | None:
    """The module that a condition asks for, if it asks for one."""
    if "module" in when:
        return str(when["module"])
    return next((m for m in map(_module_of, when.get("all", ())) if m), None)
