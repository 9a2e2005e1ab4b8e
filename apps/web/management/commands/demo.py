"""`manage.py demo`: make what is missing of the demo campaign and the demo table. Doing it again changes nothing."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from apps.web.demo import demo_make


class Command(BaseCommand):
    """Makes the demo."""

    help = "Make a demo campaign with several closed games and a demo table in play, if they are not there."

    def handle(self, *args: Any, **options: Any) -> None:
        """Make it and say where it is."""
        campaign, table = demo_make()
        if campaign is None or table is None:
            self.stdout.write("demo: no game here can be played yet")
            return
        self.stdout.write(f"demo: campaign /en/c/{campaign.key}/ and table /en/t/{table.key}/")
