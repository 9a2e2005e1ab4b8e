"""The worker's side of an experiment. The compiler is imported when it is first needed, and in workers only."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from celery import shared_task
from celery.signals import worker_ready
from django.conf import settings

from apps.simulations.work import Runner, experiment_work

_runners: dict[str, Runner] = {}


@shared_task(name="simulations.run", ignore_result=True)
def experiment_run(key: str) -> None:
    """Play some blocks of an experiment, and go to the end of the queue if more are left."""
    if experiment_work(key=key, make=runner, known=_runners.__contains__):
        experiment_run.delay(key)


@shared_task(name="simulations.sweep", ignore_result=True)
def experiments_sweep() -> None:
    """Send again whatever lost its worker."""
    from apps.simulations.services import experiments_resend

    experiments_resend()


@worker_ready.connect
def sweep_at_start(**_: Any) -> None:
    """A worker that starts looks for what the last one left behind."""
    experiments_sweep.delay()


def runner(pack: Any) -> Runner:
    """The compiled games of a pack; the first call in a process compiles or reads the compiler's cache."""
    if pack.slug not in _runners:
        _runners[pack.slug] = _compiled(pack.rules, pack.players_module)
    return _runners[pack.slug]


@cache
def _compiled(rules: Any, players: Any) -> Any:
    from apps.simulations.compile import Compiled

    compiled = Compiled(rules, players, Path(settings.SIM_CACHE_DIR), checked=settings.SIM_BOUNDSCHECK)
    compiled.part("play_run")
    return compiled
