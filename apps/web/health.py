"""What must be true for the site to be well; each check answers with nothing or with what is wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from apps.packs import registry
from apps.packs.models import PackVersion

log = logging.getLogger(__name__)

WORKER_SILENCE = timedelta(seconds=90)
"""After this long without a sign of life the worker is called missing."""


def database() -> str:
    """The database answers."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return ""


def migrations() -> str:
    """The tables are those of this version."""
    executor = MigrationExecutor(connection)
    waiting = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return f"{len(waiting)} migration(s) not applied" if waiting else ""


def packs() -> str:
    """Every pack that this process reads is loaded as it is."""
    newest = {v.slug: v.digest for v in PackVersion.objects.order_by("number").defer("content")}
    stale = [slug for slug, pack in registry.packs().items() if newest.get(slug) != pack.digest]
    return f"not loaded: {', '.join(stale)}" if stale else ""


def ledger() -> str:
    """The triggers that keep ledgers append-only are laid."""
    from apps.campaigns.triggers import missing

    gone = missing(connection)
    return f"triggers missing: {', '.join(gone)}" if gone else ""


def worker() -> str:
    """A worker has given a sign of life lately. Its absence stops simulations only."""
    from apps.web.models import WorkerSign

    newest = WorkerSign.objects.order_by("-at").first()
    if newest is None or timezone.now() - newest.at > WORKER_SILENCE:
        return "no worker has been heard lately"
    return ""


CHECKS: dict[str, Callable[[], str]] = {"database": database, "migrations": migrations, "packs": packs, "ledger": ledger, "worker": worker}
NEEDED = frozenset({"database", "migrations", "packs", "ledger"})
"""Without these the site is not well; the others only make it less."""


def report() -> tuple[bool, dict[str, str]]:
    """Whether all is well, and a word on every check ("ok" or what is wrong)."""
    words = {}
    for name, check in CHECKS.items():
        try:
            words[name] = check() or "ok"
        except Exception as error:
            log.exception("health check %s failed", name)
            words[name] = f"failed: {type(error).__name__}"
    return all(words[name] == "ok" for name in NEEDED), words
