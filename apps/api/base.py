"""What all views of the API share: who asks, in which language, caching, paging, limits."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.utils.translation.trans_real import parse_accept_lang_header
from rest_framework import exceptions
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.accounts.models import User
from apps.accounts.services import token_use
from apps.accounts.viewer import ANYBODY, Viewer
from apps.api import problems
from apps.api.bodies import JsonBody, bad_text, is_clean
from apps.api.limits import Limit
from apps.api.problems import Problem
from apps.packs import registry
from apps.packs.spec import Pack
from apps.packs.texts import ENGLISH

PAGE, MOST = 50, 200
"""Rows on a page, and the most that `page_size` may ask for."""


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer llx_…`. Cookies mean nothing here, so there is nothing to forge."""

    def authenticate(self, request: Request) -> tuple[User, Viewer] | None:
        """The token's user, and the viewer that the token stands for."""
        parts = get_authorization_header(request).split()
        if not parts:
            return None
        if parts[0].lower() != b"bearer" or len(parts) != 2:
            raise exceptions.AuthenticationFailed(_("Send the token as: Authorization: Bearer …"))
        token = token_use(text=parts[1].decode("latin-1"))
        if token is None:
            raise exceptions.AuthenticationFailed(_("This token is not known, or was revoked."))
        return token.user, Viewer(user_id=token.user_id, scopes=frozenset(token.scopes))

    def authenticate_header(self, request: Request) -> str:
        """Without a known token the answer is 401."""
        return 'Bearer realm="api"'


class ApiView(APIView):
    """A view of the API. `private` answers depend on who asks: they are not shared and vary by token."""

    authentication_classes = [TokenAuthentication]
    throttle_classes = [Limit]
    permission_classes = []
    parser_classes = [JsonBody]
    private = False
    known: ClassVar[frozenset[str]] = frozenset()
    """Query parameters that the view reads, beside `lang`."""

    viewer: Viewer
    langs: tuple[str, ...]

    def get_exception_handler(self) -> Any:
        """Errors are problems."""
        return problems.handle

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Settle the languages and the viewer before anything else can fail."""
        request.viewer = self.viewer = ANYBODY  # type: ignore[attr-defined]
        self.langs = languages(request)
        translation.activate(self.langs[0])
        if request.auth is not None:
            request.viewer = self.viewer = cast(Viewer, request.auth)  # type: ignore[attr-defined]
        super().initial(request, *args, **kwargs)
        _check_lang(request)
        for name in self.known - {"q"}:  # a search says itself what it does not use
            if not is_clean(request.GET.get(name, "")):
                raise bad_text(name)

    def finalize_response(self, request: Request, response: Any, *args: Any, **kwargs: Any) -> Any:
        """Name the language, what was ignored, and how long the answer keeps; answer 304 where the reader has it already."""
        response = super().finalize_response(request, response, *args, **kwargs)
        if not isinstance(response, Response):
            return response
        patch_vary_headers(response, ["Accept-Language", *(["Authorization"] if self.private else [])])
        if ignored := self.ignored(request):
            response["Ignored-Parameters"] = ", ".join(ignored)
            if response.status_code >= 400:
                response.data["ignored"] = ignored
        if "Content-Language" not in response:
            response["Content-Language"] = ", ".join(spoken(response.data)) or getattr(self, "langs", (ENGLISH,))[0]
        response["Cache-Control"] = self.keeping(request, response)
        if request.method in ("GET", "HEAD") and response.status_code == 200:
            return _with_etag(request, response)
        return response

    def ignored(self, request: Request) -> list[str]:
        """Names in the query and in the body that nobody reads."""
        names = [*sorted(set(request.query_params) - self.known - {"lang"}), *getattr(request, "unread", ())]
        return [name[:60] for name in names[:10] if name.isascii() and name.isprintable()]

    def keeping(self, request: Request, response: Response) -> str:
        """Who may keep the answer: nobody an error, only this reader what depends on the reader."""
        if response.status_code >= 400:
            return "no-store"
        return "private, no-cache" if self.private or request.method not in ("GET", "HEAD") else "public, max-age=60"


def _with_etag(request: Request, response: Response) -> HttpResponse:
    response.render()
    etag = f'"{hashlib.sha256(response.rendered_content).hexdigest()[:32]}"'
    response["ETag"] = etag
    given = [part.strip().removeprefix("W/") for part in request.headers.get("If-None-Match", "").split(",")]
    if etag in given or "*" in given:
        short = HttpResponse(status=304)
        del short["Content-Type"]  # there is no body
        for name in ("ETag", "Vary", "Cache-Control", "Content-Language"):
            if name in response:
                short[name] = response[name]
        return short
    return response


def languages(request: Request | HttpRequest) -> tuple[str, ...]:
    """`?lang=`, then what Accept-Language asks for by weight, then English; only languages that we have."""
    have = [code for code, _name in settings.LANGUAGES]
    asked = [request.GET.get("lang", "")]
    accepted = [code.partition("-")[0] for code, weight in parse_accept_lang_header(request.headers.get("Accept-Language", "")[:500]) if weight > 0]
    return tuple(dict.fromkeys(code for code in [*asked, *accepted, ENGLISH] if code in have))


def _check_lang(request: Request) -> None:
    asked = request.GET.get("lang")
    have = [code for code, _name in settings.LANGUAGES]
    if asked is not None and asked not in have:
        detail = _("There is no language “%(value)s”; there is %(have)s.") % {"value": asked[:40], "have": ", ".join(have)}
        raise Problem(400, "unknown_language", detail, parameter="lang")


def spoken(data: Any) -> list[str]:
    """The languages that the texts of an answer are really in."""
    found: dict[str, None] = {}

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("lang"), str):
                found[part["lang"]] = None
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(data)
    return sorted(found)


def pack_or_404(slug: str) -> Pack:
    """The pack, or the problem that there is none."""
    pack = registry.packs().get(slug)
    if pack is None:
        raise problems.not_found(slug, "game")
    return pack


def page_size(request: Request) -> int:
    """`page_size`, at most MOST."""
    raw = request.GET.get("page_size", str(PAGE))
    if not raw.isascii() or not raw.isdigit() or len(raw) > 6 or not int(raw):
        raise Problem(400, "bad_page_size", _("page_size takes a whole number from 1 to %(most)d.") % {"most": MOST}, parameter="page_size")
    return min(int(raw), MOST)


def cursor_of(request: Request) -> Any:
    """What `cursor` holds, or None at the beginning."""
    raw = request.GET.get("cursor")
    if raw is None:
        return None
    try:
        held = json.loads(base64.urlsafe_b64decode(raw.encode("ascii", "strict") + b"=="))
    except (ValueError, binascii.Error, UnicodeError, RecursionError):
        raise _bad_cursor() from None
    if not is_clean(held):
        raise _bad_cursor()
    return held


def cursor_text(value: Any) -> str:
    """A cursor for the reader to hand back."""
    return base64.urlsafe_b64encode(json.dumps(value, separators=(",", ":")).encode()).decode().rstrip("=")


def _bad_cursor() -> Problem:
    return Problem(400, "bad_cursor", _("This cursor is not one of ours; begin without one."), parameter="cursor")


def page(request: Request, rows: Iterable[Any], count: int, key: Any, size: int, start: Any) -> dict[str, Any]:
    """`{count, next, previous, results}` of rows already cut to `size` + 1 from `start`; `key` of a row is its place in the total order."""
    found = list(rows)
    more = len(found) > size
    found = found[:size]
    return {
        "count": count,
        "next": link(request, cursor_text(["after", key(found[-1])])) if more else None,
        "previous": link(request, cursor_text(["before", key(found[0])])) if start is not None and found else None,
        "results": found,
    }


def link(request: Request, cursor: str) -> str:
    """This address with another cursor."""
    query = request.GET.copy()
    query["cursor"] = cursor
    return request.build_absolute_uri(f"{request.path}?{query.urlencode()}")


def paged(request: Request, queryset: Any, order: str, key: Any | None = None) -> dict[str, Any]:
    """A page of a queryset in the total order of the unique field `order`. The results are rows for the view to say."""
    size, start = page_size(request), cursor_of(request)
    take = key or (lambda row: getattr(row, order))
    name = order.lstrip("-")
    down = order.startswith("-")
    count = queryset.count()
    rows = queryset.order_by(order)
    if start is None:
        return page(request, rows[: size + 1], count, take, size, None)
    if not isinstance(start, list) or len(start) != 2 or start[0] not in ("after", "before") or not isinstance(start[1], (int, str)):
        raise _bad_cursor()
    after = (start[0] == "after") != down
    try:
        part = queryset.filter(**{f"{name}__{'gt' if after else 'lt'}": start[1]})
        if start[0] == "after":
            return page(request, part.order_by(order)[: size + 1], count, take, size, start)
        back = list(part.order_by(name if down else f"-{name}")[: size + 1])
    except (ValueError, TypeError, OverflowError):
        raise _bad_cursor() from None
    rows_before = list(reversed(back[:size]))
    body = page(request, rows_before, count, take, size, start if len(back) > size else None)
    body["next"] = link(request, cursor_text(["after", take(rows_before[-1])])) if rows_before else None
    return body


def paged_list(request: Request, rows: Sequence[Any], key: Any) -> dict[str, Any]:
    """A page of a list that is in its total order already; a cursor is the key of a row."""
    size, start = page_size(request), cursor_of(request)
    keys = [key(row) for row in rows]
    if start is None:
        return page(request, rows[: size + 1], len(rows), key, size, None)
    if not isinstance(start, list) or len(start) != 2 or start[1] not in keys:
        raise _bad_cursor()
    at = keys.index(start[1])
    first = at + 1 if start[0] == "after" else max(0, at - size)
    end = first + size if start[0] == "after" else at
    return page(request, rows[first : end + 1], len(rows), key, max(1, end - first), start if first else None)
