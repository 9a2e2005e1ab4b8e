"""The embedded site: one watcher, one server, one worker; started, told to stop, killed, started again."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parent.parent.parent
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("serve")]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(true: object, seconds: float = 60) -> None:
    """Wait for a condition."""
    limit = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.1)


def processes(folder: Path) -> set[int]:
    """Every process of this copy of the site: those with its data folder in their environment."""
    mark = f"LUDOLEX_DATA={folder}\0".encode()
    found = set()
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (path / "environ").read_bytes() and "Z" not in (path / "stat").read_text().rpartition(")")[2][:3]:
                found.add(int(path.name))
        except OSError:
            continue
    return found


class Copy:
    """A copy of the site in a data folder of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.environment = {
            **os.environ,
            "LUDOLEX_DATA": str(folder),
            "PORT": str(port),
            "HOST": "127.0.0.1",
            "DATABASE_URL": "",
            "REDIS_URL": "",
            "EMAIL_URL": "",
        }
        self.process: subprocess.Popen[str] | None = None
        self.said = folder / "said"

    def start(self) -> float:
        """Start it; the seconds until it said its address."""
        begun = time.monotonic()
        with self.said.open("w") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "config.serve"], cwd=BASE, env=self.environment, stdout=out, stderr=out, stdin=subprocess.DEVNULL, text=True
            )
        until(lambda: "Ludolex is open" in self.said.read_text() or self.process.poll() is not None)
        assert f"http://localhost:{self.port}/" in self.said.read_text(), self.said.read_text()
        return time.monotonic() - begun

    def stop(self, number: int) -> float:
        """Send it a signal; the seconds until it was gone."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(number)
        assert self.process.wait(20) == 0, self.said.read_text()
        return time.monotonic() - begun

    def get(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def children(self) -> dict[str, int]:
        """The server and the worker, by name."""
        assert self.process is not None
        found = {}
        for path in Path("/proc").glob("[0-9]*"):
            try:
                if int((path / "stat").read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                    found["worker" if b"celery" in (path / "cmdline").read_bytes() else "server"] = int(path.name)
            except OSError:
                continue
        return found


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with everything in it."""
    folder = tmp_path_factory.mktemp("site")
    environment = {**os.environ, "LUDOLEX_DATA": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}
    subprocess.run([sys.executable, "-m", "config.prepare", "--quiet"], cwd=BASE, env=environment, check=True)
    return folder


@pytest.fixture
def copy(prepared: Path) -> Iterator[Copy]:
    site = Copy(prepared, free_port())
    yield site
    for pid in processes(prepared):
        os.kill(pid, signal.SIGKILL)


def test_it_starts_without_a_terminal_serves_and_stops_with_a_stream_open(copy: Copy) -> None:
    copy.start()
    until(lambda: f"Mail is not sent but kept in {copy.folder / 'mail'}" in copy.said.read_text(), 5)
    status, health = copy.get("/healthz")
    assert status == 200 and json.loads(health)["checks"]["database"] == "ok"
    status, page = copy.get("/en/")
    table = re.search(r'"/en/t/([\w-]+)/"', page)
    assert table is not None
    with socket.create_connection(("127.0.0.1", copy.port), timeout=20) as stream:
        stream.sendall(f"GET /live/t/{table.group(1)} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        received = b""
        while b"event: version" not in received:
            received += stream.recv(4096)
        assert b"text/event-stream" in received
        assert copy.stop(signal.SIGTERM) < 3.5
    until(lambda: not processes(copy.folder), 5)
    assert copy.start() < 30
    assert copy.get(f"/en/t/{table.group(1)}/")[0] == 200
    assert copy.stop(signal.SIGINT) < 3.5
    assert "Traceback" not in copy.said.read_text()
    until(lambda: not processes(copy.folder), 5)


def test_a_worker_or_server_that_dies_is_started_again(copy: Copy) -> None:
    copy.start()
    for name in ("worker", "server"):
        before = copy.children()
        os.kill(before[name], signal.SIGKILL)
        until(lambda before=before, name=name: copy.children().get(name, before[name]) != before[name])
    assert f"The worker stopped (status -{int(signal.SIGKILL)}); starting it again." in copy.said.read_text()
    until(lambda: _answers(copy))
    copy.stop(signal.SIGTERM)
    until(lambda: not processes(copy.folder), 5)


def _answers(copy: Copy) -> bool:
    try:
        return copy.get("/healthz")[0] == 200
    except OSError:
        return False


def test_nothing_is_left_when_the_watcher_is_killed(copy: Copy) -> None:
    copy.start()
    assert copy.process is not None and len(processes(copy.folder)) >= 3
    copy.process.kill()
    copy.process.wait()
    until(lambda: not processes(copy.folder), 15)


def test_a_port_that_is_taken_is_named_with_a_way_out(copy: Copy) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", copy.port))
        other.listen()
        done = subprocess.run([sys.executable, "-m", "config.serve"], cwd=BASE, env=copy.environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert f"Port {copy.port} is taken" in done.stderr and f"PORT={copy.port + 1} make run" in done.stderr


def test_nonsense_in_the_environment_stops_the_start_with_a_word(copy: Copy) -> None:
    environment = {**copy.environment, "PORT": "eight thousand"}
    done = subprocess.run([sys.executable, "-m", "config.serve"], cwd=BASE, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and done.stderr == "PORT takes a whole number, not 'eight thousand'\n"
