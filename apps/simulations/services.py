"""Writes: an experiment is checked, created with its blocks, cancelled, resumed, sent again when its worker is gone."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as defaulted
from datetime import timedelta
from typing import Any, cast

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from kombu.exceptions import OperationalError

from apps.accounts import permissions
from apps.accounts.viewer import Viewer
from apps.campaigns.shapes import selection_to_json
from apps.packs import registry
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.models import PackVersion
from apps.simulations.models import Block, Experiment

logger = logging.getLogger(__name__)

SEEDS = 2**32


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one field, and the clause that says so where there is one."""

    code: str
    field: str
    clause: str | None = None
    args: Mapping[str, Any] = defaulted(default_factory=dict)


class Invalid(Exception):
    """An experiment that cannot be run; nothing was created."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(f"{fault.field}: {fault.code}" for fault in faults))
        self.faults = tuple(faults)


def experiment_create(
    *,
    selection: Selection,
    policies: Sequence[str],
    trials: object,
    seed: object = None,
    against: Experiment | None = None,
    viewer: Viewer,
    device: Any = None,
    faults: Sequence[Fault] = (),
) -> Experiment:
    """Check and start an experiment. `policies` has one name for all seats or one for each; no `seed` means a random one.

    With `against`, seed and number of games are the other's, so that the same games are compared. `faults` were found before by whoever read
    the selection; they are told together with what else is wrong.
    """
    if against is not None:
        trials, seed = against.trials, against.seed
    completed, found = _checked(selection, policies, trials, seed, against)
    told = {(fault.code, fault.field): fault for fault in (*faults, *found)}
    if told or completed is None:
        raise Invalid(list(told.values()))
    pack = registry.pack(selection.pack)
    games, start = cast(int, trials), secrets.randbelow(SEEDS) if seed is None else cast(int, seed)
    names = list(policies) * completed.players if len(policies) == 1 else list(policies)
    with transaction.atomic():
        experiment = Experiment.objects.create(
            pack=pack.slug,
            pack_version=PackVersion.objects.filter(slug=pack.slug).order_by("-number").first(),
            rules=pack.rules_version,
            selection=selection_to_json(completed),
            policies=names,
            seed=start,
            trials=games,
            against=against,
            owner_user_id=viewer.user_id,
            owner_device_id=viewer.device_id if device is None else device.pk,
        )
        Block.objects.bulk_create(_blocks(experiment, settings.SIM_BLOCK_GAMES))
        transaction.on_commit(lambda: _send(experiment))
    return experiment


def _blocks(experiment: Experiment, size: int) -> list[Block]:
    starts = enumerate(range(0, experiment.trials, size))
    return [Block(experiment=experiment, number=n, first=first, count=min(size, experiment.trials - first)) for n, first in starts]


def _checked(
    selection: Selection, policies: Sequence[str], trials: object, seed: object, against: Experiment | None
) -> tuple[Selection | None, list[Fault]]:
    """The completed selection, and everything that is wrong."""
    pack = registry.packs().get(selection.pack)
    if pack is None or pack.rules is None or pack.players_module is None:
        return None, [Fault("no_engine", "pack")]
    checked = selections.check(pack, selection)
    faults = [Fault(f.code, f.field, f.clause, f.args) for f in checked.faults]
    faults += _unplayable(pack, checked.selection)
    faults += _number_faults("trials", trials, 1, settings.SIM_MAX_GAMES)
    if seed is not None:
        faults += _number_faults("seed", seed, 0, SEEDS - 1)
    known = pack.players_module.POLICIES
    faults += [Fault("unknown_policy", "policies", args={"value": name}) for name in dict.fromkeys(policies) if name not in known]
    if len(policies) not in (1, checked.selection.players):
        faults.append(Fault("wrong_number", "policies", args={"needed": checked.selection.players}))
    if against is not None and (against.pack != pack.slug or against.rules != pack.rules_version):
        faults.append(Fault("not_comparable", "against"))
    if Experiment.objects.filter(stage__in=Experiment.OPEN).count() >= settings.SIM_MAX_WAITING:
        faults.append(Fault("too_busy", "", args={"most": settings.SIM_MAX_WAITING}))
    return checked.selection, faults


def _unplayable(pack: Any, selection: Selection) -> list[Fault]:
    """Modules and readings chosen that the engine does not play yet."""
    faults = [
        Fault("no_engine_for_module", "modules", module.clause, {"value": module.id})
        for module in pack.modules
        if module.id in selection.modules and not module.engine
    ]
    for reading in pack.readings:
        if not reading.engine and selection.readings.get(reading.id, reading.default) != reading.default:
            faults.append(Fault("no_engine_for_reading", f"reading_{reading.id}", reading.clause, {"value": reading.id}))
    return faults


def _number_faults(name: str, value: object, low: int, high: int) -> list[Fault]:
    if type(value) is not int:
        return [Fault("not_a_number", name)]
    if not low <= value <= high:
        return [Fault("out_of_range", name, args={"low": low, "high": high})]
    return []


def experiment_cancel(*, experiment: Experiment, viewer: Viewer) -> bool:
    """Stop an experiment; workers see it before their next block. What was played stays. False if it was over already."""
    permissions.require(viewer, "own", experiment)
    stopped = Experiment.objects.filter(pk=experiment.pk, stage__in=Experiment.OPEN)
    return bool(stopped.update(stage=Experiment.Stage.CANCELLED, finished=timezone.now()))


def experiment_resume(*, experiment: Experiment, viewer: Viewer) -> bool:
    """Go on with a cancelled experiment. False if it was not cancelled."""
    permissions.require(viewer, "own", experiment)
    with transaction.atomic():
        cancelled = Experiment.objects.filter(pk=experiment.pk, stage=Experiment.Stage.CANCELLED)
        resumed = bool(cancelled.update(stage=Experiment.Stage.WAITING, finished=None, alive=None, sent=timezone.now()))
        if resumed:
            transaction.on_commit(lambda: _send(experiment))
    return resumed


def experiments_resend() -> int:
    """Send again every open experiment that no worker has been heard of for the length of a lease. Says how many."""
    stale = timezone.now() - timedelta(seconds=settings.SIM_LEASE_SECONDS)
    silent = Q(alive=None) | Q(alive__lt=stale)
    lost = list(Experiment.objects.filter(silent, stage__in=Experiment.OPEN, sent__lt=stale))
    Experiment.objects.filter(pk__in=[e.pk for e in lost]).update(sent=timezone.now())
    for experiment in lost:
        _send(experiment)
    return len(lost)


def _send(experiment: Experiment) -> None:
    """Put an experiment into the queue: once for every worker that may share it. A queue that is down is left to the sweeper."""
    from apps.simulations.tasks import experiment_run

    copies = min(settings.SIM_WORKERS, -(-experiment.trials // settings.SIM_BLOCK_GAMES))
    try:
        for _ in range(copies):
            experiment_run.delay(experiment.key)
    except (OSError, OperationalError):
        logger.exception("experiment %s could not be queued", experiment.key)
