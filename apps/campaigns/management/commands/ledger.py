"""`manage.py ledger verify`: work out every chain and state anew, and name what does not hold."""

from __future__ import annotations

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import connection

from apps.campaigns import triggers
from apps.campaigns.models import Campaign
from apps.campaigns.verify import problems


class Command(BaseCommand):
    """Checks ledgers."""

    help = "Check the chain and the state of every campaign's ledger, and the triggers that guard them."

    def add_arguments(self, parser: CommandParser) -> None:
        """The one thing it can do, and for which campaigns."""
        parser.add_argument("what", choices=["verify"])
        parser.add_argument("keys", nargs="*", help="keys of campaigns (none: all)")

    def handle(self, *args: Any, what: str, keys: list[str], **options: Any) -> None:
        """Verify."""
        wrong = [f"trigger {name} is missing" for name in triggers.missing(connection)]
        campaigns = Campaign.objects.filter(version__gt=0).order_by("id")
        if keys:
            campaigns = campaigns.filter(key__in=keys)
        count = 0
        for campaign in campaigns:
            count += 1
            wrong += [f"{campaign.key}: {problem}" for problem in problems(campaign)]
        for line in wrong:
            self.stdout.write(line)
        self.stdout.write(f"{count} ledger{'' if count == 1 else 's'} checked, {len(wrong)} problem{'' if len(wrong) == 1 else 's'}")
        if wrong:
            sys.exit(1)
