"""All writes of live tables: making and running a table, sitting down, answering, taking back."""

from apps.tables.services.answers import table_answer, table_go_on
from apps.tables.services.history import table_redo, table_undo, table_undo_agree, table_undo_decline
from apps.tables.services.seats import seat_give_to_computer, seat_name, seat_release, seat_take
from apps.tables.services.tables import table_change, table_close, table_create, table_note, table_start

__all__ = [
    "seat_give_to_computer",
    "seat_name",
    "seat_release",
    "seat_take",
    "table_answer",
    "table_change",
    "table_close",
    "table_create",
    "table_go_on",
    "table_note",
    "table_redo",
    "table_start",
    "table_undo",
    "table_undo_agree",
    "table_undo_decline",
]
