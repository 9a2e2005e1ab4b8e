"""Workers as processes: two share an experiment, one is killed in the middle of a block, and the counts are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection

from apps.simulations.models import Block, Experiment
from apps.simulations.queries import result

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]


def worker(experiment: Experiment, seconds: float = 0.0) -> subprocess.Popen[str]:
    name = str(connection.settings_dict["NAME"])
    command = [sys.executable, "-m", "tests.simulations.worker", name, experiment.key, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "SIM_LEASE_SECONDS": "2"})


def played_by(process: subprocess.Popen[str]) -> list[str]:
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return [line for line in out.splitlines() if line.startswith("played")]


def test_one_worker_two_workers_and_a_killed_one_come_to_the_same_counts(ask: Callable[..., Experiment], play: Callable[..., bool]):
    alone, shared, killed = (ask(trials=200) for _ in range(3))
    play(alone)

    two = [worker(shared, 0.05) for _ in range(2)]
    parts = [played_by(process) for process in two]
    assert all(parts) and sorted(int(line.split()[1]) for part in parts for line in part) == list(range(0, 200, 10))

    victim = worker(killed, 0.3)
    assert victim.stdout is not None
    # The fourth block has begun, so the third is written down and the fourth leased.
    for _ in range(7):
        victim.stdout.readline()
    victim.send_signal(signal.SIGKILL)
    victim.communicate()
    done = Block.objects.filter(experiment=killed, done__isnull=False).count()
    assert done == 3
    assert Block.objects.filter(experiment=killed, done=None).exclude(token="").count() == 1
    assert len(played_by(worker(killed))) == 20 - done

    assert {Experiment.objects.get(pk=e.pk).stage for e in (alone, shared, killed)} == {"done"}
    found: list[Any] = [result(e).tallies for e in (alone, shared, killed)]
    assert found[0].counts == found[1].counts == found[2].counts
    assert [n for n in found[0].lengths if n] == [n for n in found[1].lengths if n] == [n for n in found[2].lengths if n]
