"""Who is looking: an account, a browser without one, or nobody in particular."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.core.signing import BadSignature, Signer
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

from apps.accounts.models import Device, User

DEVICE_COOKIE: str = settings.DEVICE_COOKIE_NAME
DEVICE_AGE = 400 * 24 * 3600
"""Seconds that a browser keeps its device, the most that browsers allow."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who asks. `scopes` is None on pages (everything the person may do) and the token's scopes on the API."""

    user_id: int | None = None
    device_id: int | None = None
    scopes: frozenset[str] | None = None


ANYBODY = Viewer()


def device_sign(device: Device) -> str:
    """The cookie's text for a device."""
    return Signer(salt="device").sign(device.key)


def device_of(cookies: Mapping[str, str]) -> Device | None:
    """The device that the cookies name, if the signature is ours."""
    text = cookies.get(DEVICE_COOKIE)
    if not text:
        return None
    try:
        key = Signer(salt="device").unsign(text)
    except BadSignature:
        return None
    return Device.objects.filter(key=key).first()


def viewer_of(request: HttpRequest) -> Viewer:
    """The viewer of a page."""
    device = getattr(request, "device", None)
    return Viewer(request.user.pk if request.user.is_authenticated else None, device.pk if device else None)


def viewer_from_cookies(cookies: Mapping[str, str]) -> Viewer:
    """The viewer that a browser's cookies stand for, where there is no Django request (streams)."""
    device = device_of(cookies)
    return Viewer(_user_id(cookies.get(settings.SESSION_COOKIE_NAME)), device.pk if device else None)


def _user_id(session_key: str | None) -> int | None:
    if not session_key:
        return None
    session = import_module(settings.SESSION_ENGINE).SessionStore(session_key)
    if SESSION_KEY not in session or session.get(BACKEND_SESSION_KEY) not in settings.AUTHENTICATION_BACKENDS:
        return None
    user = User.objects.filter(pk=session[SESSION_KEY], is_active=True).first()
    if user is None or not constant_time_compare(session.get(HASH_SESSION_KEY, ""), user.get_session_auth_hash()):
        return None
    return user.pk
