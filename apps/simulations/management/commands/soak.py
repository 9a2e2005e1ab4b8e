"""`manage.py soak [SLUG …]`: long counts of random and clever games, every mix of modules, looked at after every step."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.packs import registry
from apps.packs import selection as selections
from apps.simulations.soak import look_closely, soak


class Command(BaseCommand):
    """Exit status 1 if a game broke a law of its pack or did not end by itself."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """Which packs, how many games."""
        parser.add_argument("slugs", nargs="*", metavar="slug")
        parser.add_argument("--closely", type=int, default=0, metavar="N", help="also look for secrets that leak in N games of each pack (0)")
        parser.add_argument("--games", type=int, default=1_000_000, help="games of each pack (1000000)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print."""
        unknown = set(options["slugs"]) - set(registry.packs())
        if unknown:
            raise CommandError(f"there is no {', '.join(sorted(unknown))}")
        bad = 0
        for slug, pack in registry.packs().items():
            if (options["slugs"] and slug not in options["slugs"]) or not hasattr(pack.rules, "lawful"):
                continue
            games = steps = 0
            for found in soak(pack, options["games"]):
                games, steps = games + found.games, max(steps, found.steps)
                if not found.good:
                    bad += 1
                    what = f"{selections.canonical(pack, found.selection)} {found.policy}"
                    self.stdout.write(f"! {slug} {what}: {found.broken} broke a law, {found.unended} did not end")
            if options["closely"]:
                places, changes = look_closely(pack, options["closely"])
                self.stdout.write(f"{slug}: nothing leaks at {places:,} places of {options['closely']:,} games, {changes:,} changes tried")
            self.stdout.write(f"{slug}: {games:,} games looked at after every step; the longest took {steps:,} steps")
        if bad:
            raise CommandError(f"{bad} selection(s) with faults")
