"""A worker's sign of life, every half minute, for the health page."""

from __future__ import annotations

import logging
import os
import socket
import threading
from typing import Any

from celery.signals import worker_ready, worker_shutting_down
from django.db import DatabaseError, close_old_connections, connection
from django.utils import timezone

log = logging.getLogger(__name__)

EVERY = 30
"""Seconds between two signs."""

_stop = threading.Event()


@worker_ready.connect
def start_signs(**kwargs: Any) -> None:
    """The worker is up: begin."""
    _stop.clear()
    threading.Thread(target=_signs, name="signs", daemon=True).start()


@worker_shutting_down.connect
def stop_signs(**kwargs: Any) -> None:
    """The worker goes: be silent."""
    _stop.set()


def _signs() -> None:
    from apps.web.models import WorkerSign

    name = f"{socket.gethostname()}:{os.getpid()}"
    while not _stop.is_set():
        try:
            WorkerSign.objects.update_or_create(name=name, defaults={"at": timezone.now()})
        except DatabaseError:
            log.exception("no sign could be written")
        close_old_connections()
        _stop.wait(EVERY)
    connection.close()
