"""`manage.py strength SLUG`: how strong the computer players of a pack are, each against each of the others, in paired games."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.packs import registry
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.simulations.strength import Match, matches


class Command(BaseCommand):
    """Prints a table; `--json` for programs."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """Which pack, how many games, with what."""
        parser.add_argument("slug")
        parser.add_argument("--games", type=int, default=10_000, help="paired games of each pair of policies (10000)")
        parser.add_argument("--players", type=int, help="players at the table (five, or as many as the game allows)")
        parser.add_argument("--module", action="append", default=[], help="a module in play; may be given again")
        parser.add_argument("--json", action="store_true", help="for programs")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print."""
        pack = registry.packs().get(options["slug"])
        if pack is None or pack.rules is None or pack.players_module is None:
            raise CommandError(f"there are no computer players of {options['slug']}")
        players = options["players"] or min(max(5, pack.players.low), pack.players.high)
        checked = selections.check(pack, Selection(pack.slug, players, modules=tuple(options["module"])))
        if not checked.ok:
            raise CommandError("; ".join(f"{fault.field}: {fault.code}" for fault in checked.faults))
        found = []
        for match in matches(pack, checked.selection, options["games"]):
            found.append(match)
            if not options["json"]:
                self._told(match)
        if options["json"]:
            self.stdout.write(json.dumps([match.to_json() for match in found], indent=1))

    def _told(self, match: Match) -> None:
        gain = match.gain
        told = f"{match.wins.value:7.1%} won, {match.alike.value:6.1%} alike: {gain.value:+.1%} ({gain.low:+.1%} … {gain.high:+.1%})"
        self.stdout.write(f"{match.policy:<14}among {match.others:<14}{told} {match.clearly}")
