"""Puts the browser's device and the viewer on each request, and sends the device's cookie when one was made."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from apps.accounts.viewer import DEVICE_AGE, DEVICE_COOKIE, device_of, device_sign, viewer_of


class ViewerMiddleware:
    """`request.device` (or None) and `request.viewer`; needs the session and authentication before it.

    The viewer is looked up when somebody asks: what does not depend on the viewer (the API, which knows tokens only) does not vary by cookie.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle one request."""
        request.device = device_of(request.COOKIES)  # type: ignore[attr-defined]
        request.device_is_new = False  # type: ignore[attr-defined]
        request.viewer = SimpleLazyObject(lambda: viewer_of(request))  # type: ignore[attr-defined]
        response = self.get_response(request)
        if request.device_is_new:  # type: ignore[attr-defined]
            cookie = device_sign(request.device)  # type: ignore[attr-defined]
            response.set_cookie(DEVICE_COOKIE, cookie, max_age=DEVICE_AGE, httponly=True, samesite="Lax", secure=request.is_secure())
        return response
