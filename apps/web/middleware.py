"""An id for every request, and a line in the log when it has been answered; addresses that no database can look for are not found."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence

from django.http import Http404, HttpRequest, HttpResponse

from apps.web.logs import request_id

log = logging.getLogger("ludolex.requests")
OURS = re.compile(r"[A-Za-z0-9-]{8,64}")


class RequestLogMiddleware:
    """Takes the proxy's X-Request-Id if it looks like one, answers with it, and logs method, path, status and milliseconds."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle one request."""
        given = request.headers.get("X-Request-Id", "")
        token = request_id.set(given if OURS.fullmatch(given) else secrets.token_hex(8))
        start = time.monotonic()
        try:
            response = self.get_response(request)
            response["X-Request-Id"] = request_id.get()
            milliseconds = round((time.monotonic() - start) * 1000, 1)
            fields = {"method": request.method, "path": request.path, "status": response.status_code, "ms": milliseconds}
            log.info("answered", extra={"fields": fields})
            return response
        finally:
            request_id.reset(token)


class CleanAddressMiddleware:
    """An address with a zero byte leads nowhere: databases refuse to look for one."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Handle one request."""
        return self.get_response(request)

    def process_view(self, request: HttpRequest, view: Callable[..., HttpResponse], args: Sequence[object], kwargs: Mapping[str, object]) -> None:
        """Look at what the address holds. The API's patterns take no zero byte; what it does not know it refuses in its own shape."""
        if not request.path.startswith("/api/") and any(isinstance(part, str) and "\x00" in part for part in (*args, *kwargs.values())):
            raise Http404
