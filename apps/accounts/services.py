"""What can be done with accounts: tokens, devices, erasing."""

from __future__ import annotations

from collections.abc import Collection

from django.db import transaction
from django.dispatch import Signal
from django.http import HttpRequest
from django.utils import timezone

from apps.accounts.models import READ, SCOPES, ApiToken, Device, User, new_secret, token_digest

user_erasing = Signal()
"""Sent with `user` before an account goes, so that ledgers can forget its name."""


@transaction.atomic
def token_create(*, user: User, name: str, scopes: Collection[str] = (READ,)) -> tuple[ApiToken, str]:
    """A new token and its text, which is never shown again. ValueError for an unknown scope."""
    unknown = set(scopes) - set(SCOPES)
    if unknown:
        raise ValueError(f"unknown scope: {', '.join(sorted(unknown))}")
    text = "llx_" + new_secret()
    token = ApiToken(user=user, name=name, digest=token_digest(text), hint=text[:8], scopes=sorted(scopes))
    token.full_clean()
    token.save()
    return token, text


@transaction.atomic
def token_revoke(*, user: User, token_id: int) -> bool:
    """Take a token back; False if the user has no such token."""
    deleted, _ = ApiToken.objects.filter(user=user, pk=token_id).delete()
    return bool(deleted)


@transaction.atomic
def tokens_revoke_all(*, user: User) -> int:
    """Take every token of a user back, as when the password was lost; how many there were."""
    deleted, _ = ApiToken.objects.filter(user=user).delete()
    return deleted


def token_use(*, text: str) -> ApiToken | None:
    """The token with this text, its last use noted (to the minute), or None."""
    token = ApiToken.objects.select_related("user").filter(digest=token_digest(text), user__is_active=True).first()
    now = timezone.now()
    if token and (token.last_used is None or (now - token.last_used).total_seconds() > 60):
        ApiToken.objects.filter(pk=token.pk).update(last_used=now)
    return token


def device_keep(*, request: HttpRequest) -> Device:
    """The browser's device, made now if it has none; the answer will set its cookie."""
    device: Device | None = getattr(request, "device", None)
    if device is None:
        device = Device.objects.create(key=new_secret())
        request.device = device  # type: ignore[attr-defined]
        request.device_is_new = True  # type: ignore[attr-defined]
        from apps.accounts.viewer import viewer_of

        request.viewer = viewer_of(request)  # type: ignore[attr-defined]
    return device


@transaction.atomic
def user_erase(*, user: User) -> None:
    """Erase an account. Others' tables and ledgers keep their entries without it (their links to it become empty)."""
    user_erasing.send(sender=User, user=user)
    user.delete()
