"""Writes over the API: who may, and the same write sent twice is done once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _
from rest_framework.request import Request
from rest_framework.response import Response

from apps.accounts.models import WRITE
from apps.accounts.permissions import Forbidden
from apps.api.base import ApiView
from apps.api.models import KeptAnswer
from apps.api.problems import Problem

KEPT = timedelta(days=1)
"""How long an answer is kept for its key."""


def writer(view: ApiView) -> None:
    """Raise unless a token that may write was sent."""
    if view.viewer.user_id is None or WRITE not in (view.viewer.scopes or ()):
        raise Forbidden("write")


def once(view: ApiView, request: Request, write: Callable[[], tuple[int, dict[str, Any]]]) -> Response:
    """Do `write` (its status and body), unless this Idempotency-Key has been answered before; then give that answer again.

    The answer is kept in the same transaction as the write: either both are there or neither.
    """
    writer(view)
    key = request.headers.get("Idempotency-Key", "")
    if not key:
        return Response(*reversed(write()))
    if not 1 <= len(key) <= 100 or not key.isprintable():
        raise Problem(400, "bad_idempotency_key", _("Idempotency-Key takes 1 to 100 printable characters."), parameter="Idempotency-Key")
    who = f"u{view.viewer.user_id}"
    wanted = hashlib.sha256(f"{request.method} {request.path}\n".encode() + request.body).hexdigest()
    KeptAnswer.objects.filter(at__lt=timezone.now() - KEPT).delete()
    with transaction.atomic():
        kept, is_new = KeptAnswer.objects.select_for_update().get_or_create(who=who, key=key, defaults={"request": wanted, "status": 0, "body": {}})
        if kept.request != wanted:
            detail = _("This Idempotency-Key was used for another request.")
            raise Problem(422, "idempotency_key_reused", detail, parameter="Idempotency-Key")
        if is_new:
            kept.status, kept.body = write()
            kept.save()
            return Response(kept.body, status=kept.status)
    return Response(kept.body, status=kept.status, headers={"Idempotent-Replay": "true"})


def version_wanted(request: Request, field: int | None) -> int | None:
    """The version that a write expects: the body's `version`, or If-Match with a version in quotes."""
    given = request.headers.get("If-Match", "").strip().strip('"')
    if field is not None:
        return field
    if not given or given == "*":
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 9:
        raise Problem(400, "bad_version", _("If-Match takes the version that you have seen, in quotes."), parameter="If-Match")
    return int(given)
