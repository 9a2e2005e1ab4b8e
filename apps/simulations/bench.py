"""What is measured, and how: games per second of CPU time in every gear, compiling, memory, beside a loop that never changes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from apps.engine.conformance import Subject, play_straight, play_table
from apps.packs import selection as selections
from apps.packs.contract import Selection
from apps.packs.registry import Pack

SECONDS = 2.0
REFERENCE = "plain Python loop of the reference"


@dataclass(frozen=True)
class Figure:
    """One line of the table. `ratio` is the value divided by that of what it is compared with."""

    name: str
    value: float
    unit: str
    compared_with: str
    ratio: float | None

    def to_json(self) -> dict[str, Any]:
        """For bench.json."""
        return {name: round(v, 4) if isinstance(v, float) else v for name, v in asdict(self).items()}


def reference() -> float:
    """Turns per CPU-second of a loop of whole numbers: what this machine is worth today, the best of three."""

    def turn(count: int) -> int:
        x = 1
        for i in range(count):
            x = (x * 5 + i) & 0xFFFFFF
        return x

    return max(rate(lambda: turn(200_000), 0.4) for _ in range(3)) * 200_000


def rate(work: Callable[[], object], seconds: float = SECONDS) -> float:
    """How often `work` is done per CPU-second."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        work()
        done += 1
    return done / spent


def usual(pack: Pack) -> Subject:
    """The usual game of a pack, with as many players as it is mostly for."""
    players = min(max(5, pack.players.low), pack.players.high)
    return Subject(pack.slug, pack.game(selections.check(pack, Selection(pack.slug, players)).selection), pack.players_module)


def python_figures(pack: Pack, loop: float) -> Iterator[Figure]:
    """The two gears in plain Python, everybody with the pack's last (cleverest) policy."""
    subject = usual(pack)
    program, number = subject.straight(), iter(range(10**9))
    policies = [len(subject.players.POLICIES) - 1] * subject.game.facts.players
    straight = rate(lambda: play_straight(subject, program, policies, 1, next(number)))
    yield Figure(f"{pack.slug}: Python, straight", straight, "games/CPU-s", REFERENCE, straight / loop)
    table = rate(lambda: play_table(subject, policies, 1, next(number)))
    yield Figure(f"{pack.slug}: Python, step by step as at a table", table, "games/CPU-s", "straight", table / straight)
    yield from compiled_figures(pack, subject, loop, straight)


def compiled_figures(pack: Pack, subject: Subject, loop: float, straight: float) -> Iterator[Figure]:
    """Compiling with nothing cached, and games of every policy."""
    from apps.simulations.compile import Compiled

    with tempfile.TemporaryDirectory(prefix="ludolex-bench-") as folder:
        start = time.process_time()
        compiled = Compiled(pack.rules, pack.players_module, Path(folder))
        compiled.part("play_run")
        yield Figure(
            f"{pack.slug}: compiling, nothing cached", time.process_time() - start, "CPU-s", "budget of 60", (time.process_time() - start) / 60
        )
        for policy, name in enumerate(subject.players.POLICIES):
            policies = [policy] * subject.game.facts.players
            first = iter(range(0, 10**9, 20_000))
            games = 20_000 * rate(lambda: compiled.run(subject.game.facts, policies, 1, next(first), 20_000))  # noqa: B023 - used at once
            yield Figure(f"{pack.slug}: compiled, policy {name}", games, "games/CPU-s", "Python, straight", games / straight)
        yield from wanted_figures(pack, compiled)
        yield Figure(f"{pack.slug}: compiled, against the loop", games, "games/CPU-s", REFERENCE, games / loop)


def wanted_figures(pack: Pack, compiled: Any) -> Iterator[Figure]:
    """What a pack's rules promise in `BENCH`: rows of `players`, `unit` ("games", or what `length` counts) and how many are `wanted` per CPU-second.

    A row may name `modules`, `options` and `mode`, and a `policy`; otherwise all seats have the last one.
    """
    names = list(pack.players_module.POLICIES)
    for row in getattr(pack.rules, "BENCH", ()):
        players, unit = row["players"], row["unit"]
        chosen = Selection(pack.slug, players, modules=row.get("modules", ()), options=row.get("options", {}), mode=row.get("mode"))
        facts = pack.game(selections.check(pack, chosen).selection).facts
        policies = [names.index(row.get("policy", names[-1]))] * players
        start = time.process_time()
        tallies = compiled.run(facts, policies, 1, 0, 20_000)
        done = tallies.games if unit == "games" else sum(length * games for length, games in enumerate(tallies.lengths))
        speed = done / (time.process_time() - start)
        what = "".join(f", {name}" for name in row.get("modules", ()))
        yield Figure(f"{pack.slug}: {unit} of {players}{what}", speed, f"{unit}/CPU-s", f"{row['wanted']:,} wanted", speed / row["wanted"])


WORKER = """
import os, sys, time
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
import django
django.setup()
from apps.packs import registry
from apps.simulations.bench import wanted_game
from apps.simulations.tasks import runner
pack = registry.pack(sys.argv[1])
compiled, (facts, policies) = runner(pack), wanted_game(pack)
compiled.run(facts, policies, 1, 0, 100)
print("READY", flush=True)
sys.stdin.readline()
games, start, processor = 0, time.perf_counter(), time.process_time()
while (spent := time.perf_counter() - start) < float(sys.argv[2]):
    compiled.run(facts, policies, 1, games, 2000)
    games += 2000
print("GAMES", games / spent, games / (time.process_time() - processor), flush=True)
"""
"""What a process does that plays as a worker does: blocks of the promised game, from a common start."""


def wanted_game(pack: Pack) -> tuple[Any, list[int]]:
    """Facts and policies of the first game that a pack's rules make a promise of, or of the usual one."""
    row = next(iter(getattr(pack.rules, "BENCH", ())), None)
    if row is None:
        return sample(pack.slug)
    chosen = Selection(pack.slug, row["players"], modules=row.get("modules", ()), options=row.get("options", {}), mode=row.get("mode"))
    facts = pack.game(selections.check(pack, chosen).selection).facts
    return facts, [len(pack.players_module.POLICIES) - 1] * row["players"]


def worker_figures(pack: Pack, seconds: float = SECONDS) -> Iterator[Figure]:
    """What a second worker adds: by the clock, which needs a machine with nothing else to do, and by processor time, which does not."""
    (one, one_cpu), (two, two_cpu) = at_once(pack.slug, 1, seconds), at_once(pack.slug, 2, seconds)
    yield Figure(f"{pack.slug}: two workers, by the clock", two, "games/s", "one worker, 1.8 wanted", two / one)
    yield Figure(f"{pack.slug}: two workers, each at its own pace", two_cpu, "games/CPU-s", "one worker, 1.8 wanted", two_cpu / one_cpu)


def at_once(slug: str, workers: int, seconds: float) -> tuple[float, float]:
    """Games that so many processes play together in a second of the clock, and each in a second of processor time, added up."""
    command = [sys.executable, "-c", WORKER, slug, str(seconds)]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(workers)]  # noqa: S603 - our own words
    try:
        for process in processes:
            _line(process, "READY")
        for process in processes:
            print(file=process.stdin, flush=True)
        told = [_line(process, "GAMES").split() for process in processes]
        return sum(float(clock) for _, clock, _ in told), sum(float(cpu) for _, _, cpu in told)
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def _line(process: subprocess.Popen[str], word: str) -> str:
    """The next line of a process that begins with a word."""
    for line in process.stdout or ():
        if line.startswith(word):
            return line
    raise RuntimeError(f"a worker process ended without a word of {word}")


def memory_figures(pack: Pack) -> Iterator[Figure]:
    """What a web process and a worker hold, each measured in a process of its own."""
    web = _megabytes("from config.wsgi import application; import django.urls; django.urls.get_resolver().url_patterns")
    yield Figure("memory of a web process", web, "MB", "", None)
    worker = _megabytes(
        "import django; django.setup(); from apps.packs import registry; from apps.simulations import tasks; "
        f"tasks.runner(registry.pack({pack.slug!r})).run(*__import__('apps.simulations.bench', fromlist=['x']).sample({pack.slug!r}), 1, 0, 1000)"
    )
    yield Figure("memory of a worker with compiled rules", worker, "MB", "web process", worker / web)


def sample(slug: str) -> tuple[Any, list[int]]:
    """Facts and policies of the usual game."""
    from apps.packs import registry

    subject = usual(registry.pack(slug))
    return subject.game.facts, [0] * subject.game.facts.players


def _megabytes(code: str) -> float:
    """The greatest resident memory of a fresh process that runs `code`."""
    told = "import os; os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'config.settings'); " + code
    told += "; print('MEMORY', next(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    line = next(line for line in done.stdout.splitlines() if line.startswith("MEMORY"))
    return int(line.split()[1]) / 1024
