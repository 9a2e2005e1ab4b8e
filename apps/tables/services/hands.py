"""Whose hand a seat's is: from the deal on, nobody sees a second one by changing seats.

Before the deal anybody sits down on any empty seat, and one device may hold several. From the deal on:

- Whoever leaves a seat, or is taken from it by the host, keeps it: they may sit down there again, even after a computer player.
- Nobody else may sit down there, neither the host nor somebody at the table nor a newcomer, who may be one of them in another
  browser. A computer player may go on; it tells nobody what it holds. Seats that computer players were dealt stay theirs.
- One exception: who played with computer players alone, and stood up themselves, leaves their seat to anybody (there is nobody
  else whose secrets could suffer).
"""

from __future__ import annotations

from collections.abc import Iterable

from apps.accounts.viewer import Viewer
from apps.tables.models import Seat, Table


def dealt(table: Table) -> bool:
    """Whether seats have hands."""
    return table.status != Table.Status.LOBBY


def keeps(seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer left this seat during the game."""
    if seat.kept_user_id is not None and seat.kept_user_id == viewer.user_id:
        return True
    return seat.kept_device_id is not None and seat.kept_device_id == viewer.device_id


def may_sit(table: Table, seats: Iterable[Seat], seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer may sit down on a seat where nobody sits."""
    if table.status == Table.Status.CLOSED or seat.is_human:
        return False
    if not dealt(table):
        return seat.is_empty
    alone = not any(s.is_human or s.is_kept for s in seats if s.number != seat.number)
    return keeps(seat, viewer) or (seat.is_empty and seat.left and alone)


def hand_keep(table: Table, seat: Seat, is_own: bool) -> None:
    """Note on a seat that a person is about to leave, by their own doing or the host's, whose its hand stays."""
    if dealt(table) and seat.is_human:
        seat.kept_user_id, seat.kept_device_id, seat.left = seat.user_id, seat.device_id, is_own
