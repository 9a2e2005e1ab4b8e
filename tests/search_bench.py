"""`make bench`, the part about search: `manage.py search bench` on SQLite and on a PostgreSQL of our own, both on one core.

python -m tests.search_bench [arguments for manage.py search bench]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from tests.run import BASE, find, folder, postgres


def measure(arguments: list[str], environment: dict[str, str]) -> int:
    """Measure on one database, in a data folder that is taken away again."""
    with tempfile.TemporaryDirectory(prefix="ludolex-bench-", dir=memory()) as data:
        settings = {**os.environ, "LUDOLEX_DATA": data, "DATABASE_URL": "", **environment}
        return subprocess.run([sys.executable, "manage.py", "search", "bench", *arguments], cwd=BASE, env=settings, check=False).returncode


def memory() -> str | None:
    """A folder in memory where the system has one: the disk shall not be measured."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def main(arguments: list[str]) -> int:
    """Measure on both; servers inherit the one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    status = measure(arguments, {})
    programs = {name: found for name in ("initdb", "postgres") if (found := find(name))}
    if len(programs) < 2:
        print("PostgreSQL is not installed: not measured.")
        return status
    with folder() as home, postgres(programs, home) as url:
        return status or measure(arguments, {"DATABASE_URL": url})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
