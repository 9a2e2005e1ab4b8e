"""`make test`: finds (as root: installs) PostgreSQL, Redis, Chromium and spelling dictionaries, checks the code, runs every test on SQLite and again on
PostgreSQL what touches the database.

    python -m tests.run [arguments for pytest]
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from apps.packs import hunspell

BASE = Path(__file__).resolve().parent.parent
PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}
"""The programs that tests need, and Debian's packages of them."""
COMPANIONS = {"chromium": ["fonts-dejavu-core"]}
"""What a bare machine lacks beside a package: without any font a browser draws nothing."""
UNPRIVILEGED = "nobody"
LINT = (
    [sys.executable, "-m", "ruff", "format", "--check", "."],
    [sys.executable, "-m", "ruff", "check", "."],
    [sys.executable, "-m", "mypy"],
    [str(Path(sys.executable).parent / "lint-imports"), "--no-logo"],
    [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"],
    [sys.executable, "manage.py", "packs", "check"],
)


def find(program: str) -> str | None:
    """Where a program is; PostgreSQL keeps its own out of the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    # A wrapper of the same name may stand in the path: the real server is preferred.
    for folder in folders if program in ("postgres", "initdb") else ():
        if (folder / program).exists():
            return str(folder / program)
    names = (program, "chromium-browser", "google-chrome") if program == "chromium" else (program,)
    return next((path for name in names if (path := shutil.which(name))), None)


def missing_packages() -> list[str]:
    """Packages of the programs and dictionaries that are not here."""
    hunspell.has.cache_clear()
    return sorted({*(package for program, package in PACKAGES.items() if find(program) is None), *hunspell.missing()})


def ensure_programs() -> dict[str, str]:
    """Every program that tests need; installed with apt as root, otherwise named and the run stops."""
    missing = missing_packages()
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        wanted = [name for package in missing for name in (package, *COMPANIONS.get(package, ()))]
        print(f"Installing {', '.join(wanted)} …", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=environment)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted], check=False, env=environment, stdout=subprocess.DEVNULL
        )
    still = missing_packages()
    if still:
        sys.exit(f"The tests need these packages, which are not installed: {', '.join(still)}")
    return {program: find(program) or "" for program in PACKAGES}


def unprivileged(command: list[str]) -> list[str]:
    """The command as an unprivileged user when we are root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return command
    return ["setpriv", f"--reuid={UNPRIVILEGED}", "--regid=nogroup", "--clear-groups", *command]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until something listens at `port`."""
    for _ in range(300):
        if process.poll() is not None:
            sys.exit(f"A server did not start:\n{log.read_text()}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit(f"A server did not answer in time:\n{log.read_text()}")


@contextmanager
def server(command: list[str], port: int, log: Path, end: int) -> Iterator[None]:
    """A server for as long as the tests run; `end` is the signal that stops it."""
    with log.open("wb") as out:
        process = subprocess.Popen(unprivileged(command), stdout=out, stderr=out, stdin=subprocess.DEVNULL, cwd="/")
    try:
        wait_for(port, process, log)
        yield
    finally:
        process.send_signal(end)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def folder() -> Iterator[Path]:
    """A temporary folder that the unprivileged user may use."""
    path = Path(tempfile.mkdtemp(prefix="ludolex-servers-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(path, UNPRIVILEGED, "nogroup")
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def postgres(programs: dict[str, str], home: Path) -> Iterator[str]:
    """A PostgreSQL of our own: its address."""
    data, port = home / "postgres", free_port()
    made = subprocess.run(
        unprivileged([programs["initdb"], "-D", str(data), "-U", "ludolex", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]),
        capture_output=True, text=True, cwd="/",
    )  # fmt: skip
    if made.returncode:
        sys.exit(f"initdb failed:\n{made.stdout}{made.stderr}")
    command = [programs["postgres"], "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(home)]
    command += ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=200"]
    with server(command, port, home / "postgres.log", signal.SIGINT):
        yield f"postgresql://ludolex@127.0.0.1:{port}/postgres"


@contextmanager
def redis(programs: dict[str, str], home: Path) -> Iterator[str]:
    """A Redis of our own: its address."""
    port = free_port()
    command = [programs["redis-server"], "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(home)]
    with server(command, port, home / "redis.log", signal.SIGTERM):
        yield f"redis://127.0.0.1:{port}/0"


def pytest(environment: dict[str, str], arguments: list[str]) -> tuple[int, dict[str, int]]:
    """Run pytest, showing what it says; its status and the counts of its closing line."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *arguments], cwd=BASE, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    last = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        if re.search(r"\d+ (passed|failed|error)", line):
            last = line
    return process.wait(), {kind: int(n) for n, kind in re.findall(r"(\d+) (passed|failed|error|skipped)", last)}


def record() -> Path:
    """The record of what the engines cite: a whole run begins it anew, its two halves are merged into it."""
    return Path(os.environ.get("LUDOLEX_DATA") or BASE / "var").resolve() / "coverage.json"


def main(arguments: list[str]) -> int:
    """Check, then test on both databases; the exit status is that of the first thing that failed."""
    begun = time.monotonic()
    programs = ensure_programs()
    with tempfile.TemporaryDirectory(prefix="ludolex-lint-") as data:
        for command in LINT if not arguments else ():
            print("$", " ".join(Path(part).name if part.startswith("/") else part for part in command), flush=True)
            status = subprocess.run(command, cwd=BASE, env={**os.environ, "LUDOLEX_DATA": data}, check=False).returncode
            if status:
                return status
    if not arguments:
        record().unlink(missing_ok=True)
    counts: dict[str, int] = {}
    failed = 0
    with ExitStack() as stack:
        home = stack.enter_context(folder())
        services = {"REDIS_TEST_URL": stack.enter_context(redis(programs, home)), "TEST_DATABASE_URL": ""}
        url = stack.enter_context(postgres(programs, home))
        parallel = arguments or ["-n", "2", "--dist", "loadgroup", "-q"]
        for name, database, more in (("SQLite", "", []), ("PostgreSQL", url, ["-m", "database"])):
            print(f"== Tests on {name}", flush=True)
            status, found = pytest({**services, "TEST_DATABASE_URL": database}, [*parallel, *more])
            failed = failed or (0 if status == 5 and arguments else status)
            for kind, number in found.items():
                counts[kind] = counts.get(kind, 0) + number
    said = ", ".join(f"{counts[kind]} {kind}" for kind in ("failed", "passed", "skipped", "error") if counts.get(kind))
    print(f" {said or 'no tests ran'} in {time.monotonic() - begun:.2f}s ".center(100, "="))
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
