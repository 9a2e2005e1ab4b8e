"""Who asks: the viewer of a request, remembered from now on where there is something to remember."""

from __future__ import annotations

from django.http import HttpRequest

from apps.accounts.services import device_keep
from apps.accounts.viewer import Viewer


def viewer_on(request: HttpRequest) -> Viewer:
    """The viewer of a page."""
    viewer: Viewer = request.viewer  # type: ignore[attr-defined]
    return viewer


def guest(request: HttpRequest) -> Viewer:
    """The viewer, whose browser is remembered from now on if they have no account."""
    if not request.user.is_authenticated:
        device_keep(request=request)
    return viewer_on(request)


def known_as(request: HttpRequest) -> str:
    """What the person's account is called."""
    return str(request.user)[:40] if request.user.is_authenticated else ""
