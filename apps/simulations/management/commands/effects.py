"""`manage.py effects SLUG`: what each module and each disputed reading does to wins and to the length of games, in paired games."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from apps.packs import registry
from apps.simulations.effects import Effect, changes, measure


class Command(BaseCommand):
    """Prints a table; `--json` for programs. A difference that may be chance is left out of the table."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """Which pack, how many games, with how many players."""
        parser.add_argument("slug")
        parser.add_argument("--games", type=int, default=20_000, help="pairs of games for each difference (20000)")
        parser.add_argument("--players", type=int, action="append", help="players at the table; may be given again (all numbers)")
        parser.add_argument("--only", action="append", help="a module or reading; may be given again (all)")
        parser.add_argument("--policy", help="the policy of all seats (the last one of the pack)")
        parser.add_argument("--json", action="store_true", help="for programs")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print."""
        pack = registry.packs().get(options["slug"])
        if pack is None or pack.rules is None or pack.players_module is None:
            raise CommandError(f"there are no computer players of {options['slug']}")
        names = list(pack.players_module.POLICIES)
        if options["policy"] not in (None, *names):
            raise CommandError(f"no policy {options['policy']!r}; there is {', '.join(names)}")
        known = {module.id for module in pack.modules} | {reading.id for reading in pack.readings}
        if unknown := set(options["only"] or ()) - known:
            raise CommandError(f"there is no module or reading {', '.join(sorted(unknown))}")
        numbers = options["players"] or range(pack.players.low, pack.players.high + 1)
        if any(not pack.players.low <= number <= pack.players.high for number in numbers):
            raise CommandError(f"{pack.slug} is for {pack.players.low} to {pack.players.high} players")
        policy, found = names.index(options["policy"] or names[-1]), []
        for players in numbers:
            for change in changes(pack, players):
                if not options["only"] or change.id in options["only"]:
                    found.append(measure(pack, change, policy, options["games"]))
                    if not options["json"]:
                        self._told(found[-1])
        if options["json"]:
            self.stdout.write(json.dumps([effect.to_json() for effect in found], indent=1))

    def _told(self, effect: Effect) -> None:
        change, turns = effect.change, effect.turns
        clear = [row for row in effect.rows if row.apart and (row.apart.low > 0 or row.apart.high < 0)]
        shares = ", ".join(f"{r.name} {r.apart.value:+.1%}" if r.share else f"{r.name} {r.apart.value:+.2f}" for r in clear if r.apart)
        what = f"{change.kind} {change.id}{'=' if change.alternative else ''}{change.alternative}"
        length = f"{turns.value:+6.2f} turns ({turns.low:+.2f} … {turns.high:+.2f})"
        self.stdout.write(f"{change.selection.players} players  {what:<44}{length}  {shares or 'no clear difference'}")
