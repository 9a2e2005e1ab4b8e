"""The database itself refuses to change or delete an entry of a ledger: triggers, on both databases.

They are laid after every migration, because altering a table on SQLite drops them silently; the health page asks `missing`.
"""

from __future__ import annotations

from typing import Any

from django.apps import AppConfig
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

TABLE = "campaigns_entry"
NAMES = ("campaigns_entry_no_update", "campaigns_entry_no_delete")
WHY = "the ledger is append-only"

SQLITE = """
CREATE TRIGGER IF NOT EXISTS {name} BEFORE {event} ON {table} FOR EACH ROW
BEGIN SELECT RAISE(ABORT, '{why}'); END
"""

POSTGRESQL_FUNCTION = """
CREATE OR REPLACE FUNCTION campaigns_refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '{why}' USING ERRCODE = 'integrity_constraint_violation'; END $$
"""

POSTGRESQL = "CREATE OR REPLACE TRIGGER {name} BEFORE {event} ON {table} FOR EACH ROW EXECUTE FUNCTION campaigns_refuse()"


def lay(connection: BaseDatabaseWrapper) -> None:
    """Lay the triggers; laying them again does nothing."""
    with connection.cursor() as cursor:
        if TABLE not in connection.introspection.table_names(cursor):
            return
        if connection.vendor == "postgresql":
            cursor.execute(POSTGRESQL_FUNCTION.format(why=WHY))
        template = POSTGRESQL if connection.vendor == "postgresql" else SQLITE
        for name, event in zip(NAMES, ("UPDATE", "DELETE"), strict=True):
            cursor.execute(template.format(name=name, event=event, table=TABLE, why=WHY))


def lift(connection: BaseDatabaseWrapper) -> None:
    """Take the triggers away (tests empty their database with it)."""
    with connection.cursor() as cursor:
        for name in NAMES:
            cursor.execute(f"DROP TRIGGER IF EXISTS {name}" + (f" ON {TABLE}" if connection.vendor == "postgresql" else ""))


def missing(connection: BaseDatabaseWrapper) -> list[str]:
    """The names of the triggers that should be there and are not."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'")
        else:
            cursor.execute("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s", [TABLE])
        found = {row[0] for row in cursor.fetchall()}
    return [name for name in NAMES if name not in found]


def lay_after_migrate(sender: AppConfig, using: str, **kwargs: Any) -> None:
    """The receiver of `post_migrate`."""
    lay(connections[using])
