"""Reads: how far an experiment is, what its finished blocks come to, whose experiments there are."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Q, QuerySet, Sum

from apps.accounts.viewer import Viewer
from apps.packs import registry
from apps.simulations.models import Experiment
from apps.simulations.stats import Row, Tallies, rows


@dataclass(frozen=True)
class Progress:
    """Games and blocks played so far."""

    games: int
    trials: int
    blocks: int
    of_blocks: int

    @property
    def percent(self) -> int:
        """Rounded down: it says 100 when it is 100."""
        return 100 * self.games // self.trials


@dataclass(frozen=True)
class Result:
    """What the blocks played so far come to."""

    tallies: Tallies
    rows: list[Row]


def experiment_find(key: str) -> Experiment | None:
    """The experiment with this link."""
    return Experiment.objects.select_related("against", "pack_version").filter(key=key).first()


def experiments_of(viewer: Viewer) -> QuerySet[Experiment]:
    """The experiments of an account or a browser, the newest first."""
    mine = Q(pk=None)
    if viewer.user_id is not None:
        mine |= Q(owner_user=viewer.user_id)
    if viewer.device_id is not None:
        mine |= Q(owner_device=viewer.device_id)
    return Experiment.objects.filter(mine)


def progress(experiment: Experiment) -> Progress:
    """How far it is."""
    done = experiment.blocks.aggregate(
        games=Sum("count", filter=Q(done__isnull=False)), blocks=Count("id", filter=Q(done__isnull=False)), of_blocks=Count("id")
    )
    return Progress(done["games"] or 0, experiment.trials, done["blocks"], done["of_blocks"])


def result(experiment: Experiment) -> Result:
    """The sums of all finished blocks, and what they say."""
    parts = experiment.blocks.filter(done__isnull=False).order_by("number").values_list("tallies", flat=True)
    tallies = Tallies.added(part for part in parts if part)
    rules = registry.pack(experiment.pack).rules
    names = list(rules.TALLY) if tallies.counts else []
    of = {name: whole for name, whole in getattr(rules, "TALLY_OF", {}).items() if name in names}
    return Result(tallies, rows(names, of, tallies))
