"""`manage.py packs check | load | accept | spell | coverage | clauses`: everything one does with packs from the command line."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from apps.packs import hunspell, registry, spelling
from apps.packs.accepting import accept
from apps.packs.check import check_pack
from apps.packs.check.faults import Fault
from apps.packs.clauses import write_clauses
from apps.packs.coverage import RECORD, Covered, Record, coverage_lines, covered, read_record, shortcomings
from apps.packs.folders import pack_folders
from apps.packs.services import pack_load
from apps.packs.shaping import PackError
from apps.packs.spec import Pack, text_key

INTERFACE = "interface"
"""What `spell` calls the catalogues of the interface among the packs."""


class Command(BaseCommand):
    """Check packs, load them into the database, accept translations, write clause numbers."""

    help = __doc__ or ""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The verbs."""
        verbs = parser.add_subparsers(dest="verb", required=True)
        check = verbs.add_parser("check", help="name every fault of every pack: file, line, id, reason")
        check.add_argument("slugs", nargs="*")
        check.add_argument("--json", action="store_true", help="one JSON list for programs")
        load = verbs.add_parser("load", help="store changed packs and make their rows")
        load.add_argument("slugs", nargs="*")
        load.add_argument("--again", action="store_true", help="make the rows anew although nothing changed")
        renew = verbs.add_parser("accept", help="note that a translation follows the present English")
        renew.add_argument("lang")
        renew.add_argument("ids", nargs="+", help="clause ids or text keys (slug:key); slug:* for every text that has no note yet")
        spell = verbs.add_parser("spell", help="name every word that neither dictionary nor glossary nor list of names knows")
        spell.add_argument("slugs", nargs="*", help=f"packs; {INTERFACE} for the catalogues of the interface")
        spell.add_argument("--lang", action="append", choices=list(hunspell.DICTIONARIES), help="only this language (may be repeated)")
        spell.add_argument("--suggest", action="store_true", help="say what the dictionary would write instead")
        spell.add_argument("--forms", action="store_true", help="look at the forms of the glossary, which otherwise count as known")
        coverage = verbs.add_parser("coverage", help="for every clause its languages, facts, cards, and what of the tests cites it")
        coverage.add_argument("slugs", nargs="*")
        coverage.add_argument("--json", action="store_true", help="one JSON object for programs")
        clauses = verbs.add_parser("clauses", help="write rules/clauses.py from the outline")
        clauses.add_argument("slug")

    def handle(self, *args: Any, **options: Any) -> None:
        """Run one verb."""
        getattr(self, f"do_{options['verb']}")(options)

    def do_check(self, options: dict[str, Any]) -> None:
        """Exit status 1 if there is any fault."""
        faults: list[tuple[str, Fault]] = []
        for slug, pack in self._readable(options["slugs"], faults).items():
            faults += [(slug, fault) for fault in check_pack(pack)]
        if options["json"]:
            self.stdout.write(json.dumps([{"pack": slug, **fault.to_json()} for slug, fault in faults], indent=1))
        else:
            for slug, fault in faults:
                self.stdout.write(f"{slug}/{fault.file}:{fault.line}: {fault.id}: {fault.reason}")
        if faults:
            raise CommandError(f"{len(faults)} fault(s)")
        if not options["json"]:
            self.stdout.write("no faults")

    def do_load(self, options: dict[str, Any]) -> None:
        """Say per pack what happened."""
        for pack in self._chosen(options["slugs"]):
            loaded = pack_load(pack=pack, again=options["again"])
            news = "new version" if loaded.is_new else "unchanged"
            self.stdout.write(f"{pack.slug}: {news} {loaded.version.number}{', rows made' if loaded.projected else ''}")

    def do_accept(self, options: dict[str, Any]) -> None:
        """Say what was renewed."""
        for id_ in options["ids"]:
            slug, key = self._key(id_)
            pack = self._chosen([slug])[0]
            try:
                renewed = accept(pack, options["lang"], key)
            except KeyError:
                raise CommandError(f"{options['lang']} has no text {key!r}") from None
            self.stdout.write(f"{slug}: {len(renewed)} renewed")
            registry.forget()

    def do_spell(self, options: dict[str, Any]) -> None:
        """Exit status 1 if there is an unknown word, or no dictionary to tell."""
        slugs, count = options["slugs"], 0
        packs = self._chosen([s for s in slugs if s != INTERFACE]) if not slugs or set(slugs) != {INTERFACE} else []
        try:
            for lang in options["lang"] or hunspell.DICTIONARIES:
                wrong = {pack.slug: spelling.pack_faults(pack, lang, forms=options["forms"]) for pack in packs}
                if not slugs or INTERFACE in slugs:
                    wrong[INTERFACE] = spelling.catalogue_faults(Path(settings.LOCALE_PATHS[0]), lang)
                better = hunspell.suggestions({w.text for words in wrong.values() for w in words}, lang) if options["suggest"] else {}
                for name, words in wrong.items():
                    self._say_words(name, words, better)
                    count += len(words)
        except hunspell.NoDictionary as error:
            raise CommandError(str(error)) from None
        if count:
            raise CommandError(f"{count} unknown word(s)")
        self.stdout.write("no unknown words")

    def _say_words(self, name: str, words: list[spelling.Word], better: dict[str, list[str]]) -> None:
        for word in words:
            file = word.file if name == INTERFACE else f"{name}/{word.file}"
            instead = f" ({', '.join(better[word.text])}?)" if word.text in better else ""
            self.stdout.write(f"{file}:{word.line}: {word.key}: {word.text}{instead}")

    def do_coverage(self, options: dict[str, Any]) -> None:
        """Exit status 1 if a code has no clause, a clause lacks a language, or a fact is unused."""
        record = read_record(Path(settings.LUDOLEX_DATA) / RECORD)
        packs = self._chosen(options["slugs"])
        rows = {pack.slug: covered(pack, [code for code, _name in settings.LANGUAGES], record) for pack in packs}
        faults = {pack.slug: shortcomings(pack, rows[pack.slug]) for pack in packs}
        if options["json"]:
            self.stdout.write(json.dumps(_coverage_json(record, rows, faults), ensure_ascii=False, indent=1))
        else:
            for line in coverage_lines(record, rows, faults):
                self.stdout.write(line)
        if count := sum(map(len, faults.values())):
            raise CommandError(f"{count} shortcoming(s)")

    def do_clauses(self, options: dict[str, Any]) -> None:
        """Say where they were written."""
        pack = self._chosen([options["slug"]])[0]
        self.stdout.write(f"wrote {write_clauses(pack).relative_to(pack.folder.parent)}")

    def _chosen(self, slugs: list[str]) -> list[Pack]:
        try:
            known = registry.packs()
        except PackError as error:
            raise CommandError(str(error)) from None
        for slug in slugs:
            if slug not in known:
                raise CommandError(f"no pack {slug!r}; there is {', '.join(known)}")
        return [known[slug] for slug in slugs or known]

    def _readable(self, slugs: list[str], faults: list[tuple[str, Fault]]) -> dict[str, Pack]:
        """The packs that can be read; those that cannot become faults."""
        from apps.packs.reader import read_pack

        found = {}
        for package, folder in pack_folders().items():
            try:
                pack = read_pack(folder, package)
            except PackError as error:
                faults.append((folder.name, Fault(error.file, error.line, "", error.reason)))
                continue
            if not slugs or pack.slug in slugs:
                found[pack.slug] = pack
        return found

    @staticmethod
    def _key(id_: str) -> tuple[str, str]:
        if ":" in id_:
            slug, _, key = id_.partition(":")
            return slug, key
        slug, _, path = id_.partition("/")
        return slug, text_key(path)


def _coverage_json(record: Record | None, rows: dict[str, list[Covered]], faults: dict[str, list[Fault]]) -> dict[str, Any]:
    return {
        "record": record.made if record else None,
        "packs": {
            slug: {"clauses": [row.to_json() for row in found], "shortcomings": [fault.to_json() for fault in faults[slug]]}
            for slug, found in rows.items()
        },
    }
