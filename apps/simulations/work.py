"""What a worker does with an experiment: lease a block, play it, store it, again; a heartbeat beside it keeps lease and experiment alive."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Protocol

from django.conf import settings
from django.db import connection
from django.utils import timezone

from apps.campaigns.shapes import selection_from_json
from apps.packs import registry
from apps.packs.contract import Selection
from apps.simulations.leases import block_extend, block_finish, block_lease, block_release
from apps.simulations.models import Block, Experiment
from apps.simulations.stats import Tallies

logger = logging.getLogger(__name__)

SLICE_SECONDS = 10.0
"""So long a worker stays with one experiment before it lets others have a turn."""


class Runner(Protocol):
    """Plays blocks: `apps.simulations.compile.Compiled`, or in tests something simpler."""

    def run(self, facts: Any, policies: Any, seed: int, first: int, count: int) -> Tallies:
        """Play games of one variant."""

    def run_pairs(self, facts: Any, policies: Any, other: Any, seed: int, first: int, count: int) -> Tallies:
        """Play games of two variants."""

    def run_seat(self, ours: Any, other: Any, seed: int, count: int, seat: int) -> tuple[int, int, int]:
        """Games that a seat won under ours and under another variant, and those that ended differently for it."""

    def log(self, facts: Any, policies: Any, seed: int, game: int) -> tuple[Any, list[tuple[int, ...]], list[int]]:
        """One game: its last state, its event rows, and the words of both generators."""

    def watch(self, facts: Any, policies: Any, seed: int, count: int) -> tuple[int, int, int]:
        """Games that broke a law, games that the limit ended, the most steps of one."""


Make = Callable[[Any], Runner]
"""Makes the runner of a pack; may take a minute."""


def experiment_work(*, key: str, make: Make, known: Callable[[str], bool]) -> bool:
    """Play blocks of an experiment for a while; True if more is left to do. `known` says whether a pack's runner is at hand."""
    experiment = Experiment.objects.select_related("against").filter(key=key, stage__in=Experiment.OPEN).first()
    if experiment is None:
        return False
    pack = registry.pack(experiment.pack)
    if pack.rules_version != experiment.rules or (experiment.against and experiment.against.rules != experiment.rules):
        experiment_fail(experiment=experiment, error="rules_changed")
        return False
    beat = Heartbeat(experiment)
    with beat.running():
        try:
            if not known(experiment.pack):
                _stage(experiment, Experiment.Stage.COMPILING, [Experiment.Stage.WAITING])
            left = _play_blocks(experiment, _player(pack, experiment, make(pack)), beat)
        except Exception:
            logger.exception("experiment %s failed", key)
            experiment_fail(experiment=experiment, error="broken")
            return False
    experiment_settle(experiment=experiment)
    return left


def _play_blocks(experiment: Experiment, play: Callable[[Block], Tallies], beat: Heartbeat) -> bool:
    until = monotonic() + SLICE_SECONDS
    while monotonic() < until:
        block = block_lease(experiment=experiment)
        if block is None:
            return False
        _stage(experiment, Experiment.Stage.RUNNING, [Experiment.Stage.WAITING, Experiment.Stage.COMPILING])
        beat.token = block.token
        try:
            block_finish(block=block, tallies=play(block))
        except Exception:
            block_release(token=block.token)
            raise
        finally:
            beat.token = ""
    return True


def _player(pack: Any, experiment: Experiment, runner: Runner) -> Callable[[Block], Tallies]:
    """What plays a block of this experiment."""
    facts, policies = variant(pack, experiment)
    if experiment.against is None:
        return lambda block: runner.run(facts, policies, experiment.seed, block.first, block.count)
    other = variant(pack, experiment.against)
    return lambda block: runner.run_pairs(facts, policies, other, experiment.seed, block.first, block.count)


def variant(pack: Any, experiment: Experiment) -> tuple[Any, list[int]]:
    """The facts and the policy numbers, one a seat, of an experiment."""
    selection: Selection = selection_from_json(experiment.selection)
    names = list(pack.players_module.POLICIES)
    return pack.game(selection).facts, [names.index(name) for name in experiment.policies]


def experiment_settle(*, experiment: Experiment) -> None:
    """Mark an experiment finished once every block is."""
    if not experiment.blocks.filter(done=None).exists() and _stage(experiment, Experiment.Stage.DONE, Experiment.OPEN):
        Experiment.objects.filter(pk=experiment.pk).update(finished=timezone.now())


def experiment_fail(*, experiment: Experiment, error: str) -> None:
    """Give an experiment up; `error` is a machine name."""
    Experiment.objects.filter(pk=experiment.pk, stage__in=Experiment.OPEN).update(stage=Experiment.Stage.FAILED, error=error, finished=timezone.now())


def _stage(experiment: Experiment, stage: str, before: Any) -> bool:
    return bool(Experiment.objects.filter(pk=experiment.pk, stage__in=before).update(stage=stage, alive=timezone.now()))


class Heartbeat:
    """Tells the database now and then that this worker lives, from a thread of its own: blocks are played without the interpreter's lock."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.token = ""
        self._stop = threading.Event()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Beat while the block of code runs."""
        Experiment.objects.filter(pk=self.experiment.pk).update(alive=timezone.now())
        thread = threading.Thread(target=self._beat, name="heartbeat", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._stop.set()
            thread.join()

    def _beat(self) -> None:
        try:
            while not self._stop.wait(settings.SIM_LEASE_SECONDS / 4):
                try:
                    Experiment.objects.filter(pk=self.experiment.pk).update(alive=timezone.now())
                    if self.token:
                        block_extend(token=self.token)
                except Exception:
                    logger.exception("a heartbeat was missed")
        finally:
            connection.close()
