"""`manage.py balance SLUG`: common success, what is never used, and differences between seats, over thousands of games."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.packs import registry
from apps.simulations.balance import report


class Command(BaseCommand):
    """Exit status 1 if a pack's own values do not make a whole game of it."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """Which pack, how many games, who plays."""
        parser.add_argument("slug")
        parser.add_argument("--games", type=int, default=10_000, help="games of each number of players (10000)")
        parser.add_argument("--policy", help="the policy of all seats (the middle one of the pack)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the findings."""
        pack = registry.packs().get(options["slug"])
        if pack is None or not hasattr(pack.rules, "BALANCE"):
            raise CommandError(f"{options['slug']} says nothing of its balance")
        names = list(pack.players_module.POLICIES)
        if options["policy"] not in (None, *names):
            raise CommandError(f"no policy {options['policy']!r}; there is {', '.join(names)}")
        policy = names.index(options["policy"]) if options["policy"] else None
        bad = 0
        for finding in report(pack, options["games"], policy):
            self.stdout.write(f"{'  ' if finding.good else '! '}{finding.name:<36}{finding.told}")
            bad += not finding.good
        if bad:
            raise CommandError(f"{bad} finding(s) out of balance")
