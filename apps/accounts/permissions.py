"""The one place that says who may read, write, decide or own a thing; pages, the API and streams all ask here.

A thing answers `access()`. What it means in words: whoever owns it may do everything; members may read, write and decide; whoever
has the link of an open thing may read and decide what falls to them; a public thing may be read by anybody. A token may do no more
than its scopes say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol

from django.core.exceptions import PermissionDenied

from apps.accounts.models import READ, WRITE
from apps.accounts.viewer import Viewer

Action = Literal["read", "write", "decide", "own"]


@dataclass(frozen=True, slots=True)
class Access:
    """Whose a thing is: its owner, its members, and whether the link or anybody may open it."""

    owner_id: int | None = None
    owner_device_id: int | None = None
    public: bool = False
    link_open: bool = False
    member_user_ids: frozenset[int] = field(default_factory=frozenset)
    member_device_ids: frozenset[int] = field(default_factory=frozenset)


class Thing(Protocol):
    """Something with an owner."""

    def access(self) -> Access:
        """Whose it is."""


class Forbidden(PermissionDenied):
    """The viewer may not do this; `action` is what was asked for. Pages answer 403."""

    def __init__(self, action: str) -> None:
        super().__init__(action)
        self.action = action


def may(viewer: Viewer, action: Action, thing: Thing) -> bool:
    """Whether `viewer` may `read`, `write` (add to it), `decide` (what falls to a member) or `own` (settings, deleting) a thing."""
    if viewer.scopes is not None and (READ if action == "read" else WRITE) not in viewer.scopes:
        return False
    access = thing.access()
    if _is(viewer, access.owner_id, access.owner_device_id):
        return True
    if action == "own":
        return False
    if viewer.user_id in access.member_user_ids or viewer.device_id in access.member_device_ids:
        return True
    return {"read": access.public or access.link_open, "decide": access.link_open}.get(action, False)


def require(viewer: Viewer, action: Action, thing: Thing) -> None:
    """Raise Forbidden unless `viewer` may."""
    if not may(viewer, action, thing):
        raise Forbidden(action)


def _is(viewer: Viewer, user_id: int | None, device_id: int | None) -> bool:
    return (user_id is not None and viewer.user_id == user_id) or (device_id is not None and viewer.device_id == device_id)
