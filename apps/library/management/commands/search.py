"""`manage.py search bench` measures search on a generated library of 200,000 clauses, in a database of its own; `search quality` asks real
questions and says how often the right clause comes first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from apps.library.search import quality
from apps.library.search.bench import library_write, measured, quantile


class Command(BaseCommand):
    """Search: how quick it is, and how good."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """The verbs."""
        verbs = parser.add_subparsers(dest="verb", required=True)
        bench = verbs.add_parser("bench", help="time queries on a generated library")
        bench.add_argument("--clauses", type=int, default=200_000, help="how large the library is (200000)")
        bench.add_argument("--queries", type=int, default=60, help="queries of each sort (60)")
        bench.add_argument("--json", action="store_true", help="print JSON for programs")

        asked = verbs.add_parser("quality", help="ask real questions and say how often the right clause comes first")
        asked.add_argument("--half", choices=quality.HALVES, default="report", help="which questions to ask (report)")
        asked.add_argument("--write", action="store_true", help="write docs/search-quality.md")
        asked.add_argument("--each", action="store_true", help="say where the right clause stood for each question")

    def handle(self, *args: Any, **options: Any) -> None:
        """Do what the verb says."""
        getattr(self, f"do_{options['verb']}")(options)

    def do_quality(self, options: dict[str, Any]) -> None:
        """Ask the questions of one half."""
        if options["write"] and options["half"] != "report":
            raise CommandError("Only the half that was not tuned on is published.")
        answers = list(quality.asked(q for q in quality.questions() if q.half == options["half"]))
        for answer in answers if options["each"] else ():
            self.stdout.write(f"{answer.anywhere or '-':>3} {answer.within or '-':>3}  {answer.question.lang} {answer.question.question}")
        page = quality.report(answers)
        if options["write"]:
            (Path(settings.BASE_DIR) / quality.REPORT).write_text(page, encoding="utf-8")
        self.stdout.write(page)

    def do_bench(self, options: dict[str, Any]) -> None:
        """Fill a database beside the real one, ask, take it away again."""
        name = connection.settings_dict["NAME"]
        connection.creation.create_test_db(verbosity=0, autoclobber=True)
        try:
            sample = library_write(clauses=options["clauses"], told=self.stderr.write)
            if connection.vendor == "postgresql":
                with connection.cursor() as cursor:
                    cursor.execute("ANALYZE")
            taken = measured(sample, options["queries"])
        finally:
            connection.creation.destroy_test_db(name, verbosity=0)
        rows = {sort: (t.clock, t.processor) for sort, t in taken.items()}
        if options["json"]:
            figures = {
                sort: {"p50": round(quantile(clock, 0.5), 2), "p95": round(quantile(clock, 0.95), 2), "p95_cpu": round(quantile(cpu, 0.95), 2)}
                for sort, (clock, cpu) in rows.items()
            }
            self.stdout.write(json.dumps({"database": connection.vendor, "clauses": options["clauses"], "ms": figures}, indent=1))
            return
        heading = "".join(f"{name:>12}" for name in ("p50 ms", "p95 ms", "p50 CPU-ms", "p95 CPU-ms"))
        title = f"{options['clauses']:,} clauses, {connection.vendor}"
        self.stdout.write(f"{title:<32}{heading}")
        for sort, both in rows.items():
            cells = "".join(f"{quantile(times, part):>12.1f}" for times in both for part in (0.5, 0.95))
            self.stdout.write(f"{sort:<32}{cells}")
