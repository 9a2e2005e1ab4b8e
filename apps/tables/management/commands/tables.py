"""`manage.py tables verify [key …]`: replay the logs of tables and report what does not follow."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from apps.tables.models import Table
from apps.tables.verify import faults_of


class Command(BaseCommand):
    """Looks after live tables."""

    help = "verify: replay the logs of all tables, or of those whose keys are given"

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What the command takes."""
        parser.add_argument("action", choices=["verify"])
        parser.add_argument("keys", nargs="*")

    def handle(self, *args: Any, **options: Any) -> None:
        """Replay and report; the exit status tells whether all is well."""
        tables = Table.objects.order_by("pk")
        if options["keys"]:
            tables = tables.filter(key__in=options["keys"])
        wrong = 0
        for table in tables.iterator():
            faults = faults_of(table)
            wrong += bool(faults)
            for fault in faults:
                self.stderr.write(f"{table.key}: {fault}")
        self.stdout.write(f"{tables.count()} tables, {wrong} with faults")
        if wrong:
            raise CommandError("some tables do not replay")
