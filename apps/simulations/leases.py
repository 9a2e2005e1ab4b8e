"""Who plays which block. A lease runs out unless its worker is heard of, so a killed worker holds nothing up, and what comes late does not count."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from apps.simulations.models import Block, Experiment
from apps.simulations.stats import Tallies


def block_lease(*, experiment: Experiment) -> Block | None:
    """The next block that nobody plays, leased to the caller; None if there is none or the experiment is no longer wanted."""
    while Experiment.objects.filter(pk=experiment.pk, stage__in=Experiment.OPEN).exists():
        now = timezone.now()
        free = Q(leased_until=None) | Q(leased_until__lt=now)
        block = experiment.blocks.filter(free, done=None).order_by("number").first()
        if block is None:
            return None
        token = secrets.token_hex(16)
        # Whoever changes the row first has it; the other finds it taken and looks again.
        if Block.objects.filter(free, pk=block.pk, done=None).update(token=token, leased_until=lease_end(now)):
            block.token = token
            return block
    return None


def block_extend(*, token: str) -> None:
    """The worker that holds `token` is still at it."""
    Block.objects.filter(token=token, done=None).update(leased_until=lease_end(timezone.now()))


def block_finish(*, block: Block, tallies: Tallies) -> bool:
    """Store what a block came to; False if the lease was lost, then nothing is stored and nothing is missing."""
    done = Block.objects.filter(pk=block.pk, token=block.token, done=None)
    return bool(done.update(tallies=tallies.to_json(), done=timezone.now(), leased_until=None))


def block_release(*, token: str) -> None:
    """Give a block back unplayed."""
    Block.objects.filter(token=token, done=None).update(leased_until=None, token="")


def lease_end(now: datetime) -> datetime:
    """When a lease taken or extended now runs out."""
    return now + timedelta(seconds=settings.SIM_LEASE_SECONDS)
