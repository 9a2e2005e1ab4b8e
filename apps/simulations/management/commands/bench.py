"""`manage.py bench`: measures every pack with an engine, prints a table and writes bench.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from apps.simulations.bench import REFERENCE, Figure, memory_figures, python_figures, reference, worker_figures
from apps.simulations.forms import playable


class Command(BaseCommand):
    """Packs may add figures of their own: `bench()` in their `players` module yields (name, value, unit, compared with, ratio)."""

    help = __doc__ or ""

    def add_arguments(self, parser: CommandParser) -> None:
        """Where to write."""
        parser.add_argument("--out", default="bench.json", help="the file to write (bench.json)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure, print, write."""
        loop = reference()
        figures = [self._told(Figure("reference loop", loop, "turns/CPU-s", "", None))]
        for pack in playable():
            for figure in python_figures(pack, loop):
                figures.append(self._told(figure))
            for figure in worker_figures(pack):
                figures.append(self._told(figure))
            for row in getattr(pack.players_module, "bench", tuple)():
                figures.append(self._told(Figure(*row)))
        for figure in memory_figures(playable()[0]):
            figures.append(self._told(figure))
        Path(options["out"]).write_text(json.dumps([f.to_json() for f in figures], indent=1) + "\n", encoding="utf-8")

    def _told(self, figure: Figure) -> Figure:
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:,.1f}"
        against = f"{figure.ratio:.3g} x {figure.compared_with}" if figure.ratio is not None and figure.compared_with != REFERENCE else ""
        self.stdout.write(f"{figure.name:<52}{value:>14} {figure.unit:<12} {against}")
        return figure
