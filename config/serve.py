"""Runs the embedded site: one web server and one worker, watched by this small process.

    python -m config.serve

PORT (8000) and LUDOLEX_DATA (./var) say where. Ctrl-C and SIGTERM stop both; a worker or server that dies is started again.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from django.core.exceptions import ImproperlyConfigured

from config import env

BASE = Path(__file__).resolve().parent.parent
PATIENCE = 2.4
"""Seconds between asking a child to stop and making it."""
PR_SET_PDEATHSIG = 1
START = 60
"""Seconds to wait for the first answer."""
ROOT_WARNING = "You're running the worker with superuser privileges"
"""How Celery's complaint begins when there is only root, as in a container."""
RESTARTS = 5
"""So many deaths within a minute mean that something is wrong for good."""


@dataclass
class Child:
    """A process that is kept running."""

    name: str
    command: list[str]
    process: subprocess.Popen[bytes] | None = None
    deaths: list[float] = field(default_factory=list)

    def start(self) -> None:
        """Start it in a session of its own: Ctrl-C at the terminal comes to us, and we stop it in order."""
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            self.command,
            cwd=BASE,
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            preexec_fn=_die_with_parent,  # this process has one thread, so running code in the child is safe
        )

    def revive(self) -> bool:
        """Start it again if it died; False if it keeps dying."""
        if self.process is None or self.process.poll() is None:
            return True
        now = time.monotonic()
        self.deaths = [t for t in self.deaths if now - t < 60] + [now]
        if len(self.deaths) > RESTARTS:
            print(f"{self.name} keeps stopping (status {self.process.returncode}); see the messages above.", file=sys.stderr, flush=True)
            return False
        print(f"{self.name} stopped (status {self.process.returncode}); starting it again.", file=sys.stderr, flush=True)
        self.tell(signal.SIGKILL)  # what it had started would hold the port or its work
        self.start()
        return True

    def tell(self, number: int) -> None:
        """Send a signal to it and everything it started."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, number)


def _die_with_parent() -> None:
    """On Linux: be told to stop when this watcher is killed outright, so that nothing is left behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def main() -> int:
    """Serve until told to stop; the exit status is 0 for a clean stop."""
    port = env.integer("PORT", 8000, low=1, high=65535)
    host = env.text("HOST", "0.0.0.0")  # noqa: S104 - the phones round the table must reach it
    if not _free(host, port):
        print(f"Port {port} is taken. Stop what uses it, or choose another: PORT={port + 1} make run", file=sys.stderr)
        return 1
    stopping: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.append(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # under nohup it stays when the terminal goes
        signal.signal(signal.SIGHUP, stop)
    children = [Child("The server", _server(host, port)), Child("The worker", _worker())]
    for child in children:
        child.start()
    try:
        return _watch(children, port, stopping)
    finally:
        _stop(children)


def _watch(children: list[Child], port: int, stopping: list[int]) -> int:
    told, begun = False, time.monotonic()
    while not stopping:
        if not told and _answers(port):
            _welcome(port)
            told = True
        if not told and time.monotonic() - begun > START:
            print("The server does not answer; see the messages above.", file=sys.stderr)
            return 1
        if not all(child.revive() for child in children):
            return 1
        time.sleep(0.2)
    return 0


def _stop(children: list[Child]) -> None:
    """Ask both to stop, and make them when they are slow: nothing that matters lives in a process."""
    for child in children:
        if child.process is not None and child.process.poll() is None:
            child.process.terminate()  # the first of its group alone: it stops its own in order
    limit = time.monotonic() + PATIENCE
    for child in children:
        if child.process is None:
            continue
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.process.wait(max(0.1, limit - time.monotonic()))
        child.tell(signal.SIGKILL)
        child.process.wait()


def _server(host: str, port: int) -> list[str]:
    # Streams would hold the server open for ever: after two seconds its process is stopped.
    return [
        sys.executable, "-m", "granian", "--interface", "asgi", "--host", host, "--port", str(port), "--workers", "1",
        "--workers-kill-timeout", "2", "--no-ws", "--log-level", "warning", "config.asgi:application",
    ]  # fmt: skip


def _worker() -> list[str]:
    number = str(env.integer("SIM_WORKERS", 1, low=1, high=64))
    return [
        *(sys.executable, "-W", f"ignore:{ROOT_WARNING}", "-m", "celery", "--quiet", "-A", "config", "worker", "--loglevel", "warning"),
        # The timetable is kept in memory: a file of it breaks when the worker is killed while writing it.
        *("--beat", "--scheduler", "celery.beat:Scheduler", "--concurrency", number, "--without-gossip", "--without-mingle"),
    ]


def _free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        return error.code == 503
    except OSError:
        return False


def _welcome(port: int) -> None:
    print(f"\nLudolex is open at http://localhost:{port}/", flush=True)
    if address := _network_address():
        print(f"Phones in the same network: http://{address}:{port}/", flush=True)
    if not env.text("EMAIL_URL"):
        data = Path(env.text("LUDOLEX_DATA", str(BASE / "var"))).resolve()
        print(f"Mail is not sent but kept in {data / 'mail'} (EMAIL_URL sends it).", flush=True)
    print("Ctrl-C stops it; everything is kept.", flush=True)


def _network_address() -> str:
    """This machine's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address.startswith(("127.", "0.")) else address


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ImproperlyConfigured as nonsense:
        sys.exit(str(nonsense))
