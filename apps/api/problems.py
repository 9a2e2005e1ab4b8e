"""One shape for every error: `application/problem+json` with a machine code, the parameter, the clause, and all faults."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, JsonResponse
from django.utils.translation import gettext as _
from rest_framework import exceptions
from rest_framework.response import Response

from apps.accounts.permissions import Forbidden
from apps.campaigns import errors as ledger
from apps.campaigns.messages import told as ledger_told
from apps.campaigns.words import Speaker
from apps.packs import registry
from apps.simulations.forms import words_of
from apps.simulations.services import Invalid as BadExperiment
from apps.tables.refusals import Refused

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """An answer that is an error. `code` is for machines and never changes; `faults` lists every thing that is wrong."""

    def __init__(
        self, status: int, code: str, detail: str, *, parameter: str = "", clause: str = "", faults: Sequence[dict[str, Any]] = (), **more: Any
    ) -> None:
        super().__init__(code)
        self.status = status
        self.body: dict[str, Any] = {"type": f"/api/v1/docs/#error-{code}", "title": title(status), "status": status, "code": code, "detail": detail}
        self.body |= {name: value for name, value in {"parameter": parameter, "clause": clause, "faults": list(faults)}.items() if value}
        self.body |= more


def title(status: int) -> str:
    """The short name of a status."""
    return {
        400: _("The request cannot be read"),
        401: _("Who are you?"),
        403: _("Not allowed"),
        404: _("Not found"),
        405: _("Not with this method"),
        406: _("Not in that format"),
        409: _("Things have changed meanwhile"),
        412: _("Things have changed meanwhile"),
        413: _("Too large"),
        415: _("Send JSON"),
        422: _("Refused"),
        429: _("Too many requests"),
    }.get(status, _("Something broke"))


def not_found(what: str, parameter: str = "id") -> Problem:
    """404 for an unknown id."""
    return Problem(404, "not_found", _("There is no “%(what)s”.") % {"what": what[:200]}, parameter=parameter)


def fault(code: str, parameter: str, detail: str, clause: str | None = None, value: object = None) -> dict[str, Any]:
    """One thing that is wrong."""
    row: dict[str, Any] = {"code": code, "parameter": parameter, "detail": detail}
    if clause:
        row["clause"] = clause
    if value is not None:
        row["value"] = value if isinstance(value, (int, str, float, bool)) else repr(value)[:100]
    return row


def refused(faults: Sequence[dict[str, Any]], status: int = 422) -> Problem:
    """A problem of one or more faults; the first gives it its name."""
    first = faults[0]
    return Problem(status, first["code"], first["detail"], parameter=first["parameter"], clause=first.get("clause", ""), faults=faults)


def handle(error: Exception, context: dict[str, Any]) -> Response | None:
    """Turn what a view raised into a problem; None for a fault of ours, which becomes a 500."""
    problem = _problem(error, context)
    if problem is None:
        return None
    response = Response(problem.body, status=problem.status, content_type=MEDIA_TYPE)
    for name, value in getattr(error, "headers", {}).items():
        response[name] = value
    if isinstance(error, exceptions.Throttled):
        response["Retry-After"] = str(math.ceil(getattr(error, "wait", None) or 1))
    if isinstance(error, exceptions.NotAuthenticated | exceptions.AuthenticationFailed) or problem.status == 401:
        response["WWW-Authenticate"] = 'Bearer realm="api"'
    return response


def _problem(error: Exception, context: dict[str, Any]) -> Problem | None:
    match error:
        case Problem():
            return error
        case Refused():
            return _table(error)
        case ledger.LedgerError():
            return _ledger(error, context)
        case BadExperiment():
            return _experiment(error, context)
        case Forbidden() | PermissionDenied():
            viewer = getattr(context.get("request"), "viewer", None)
            if viewer is None or viewer.user_id is None:
                return Problem(401, "not_authenticated", _("Send a token that may do this: Authorization: Bearer …"))
            return Problem(403, "forbidden", _("This is not yours, or your token may not do that."))
        case Http404():
            return Problem(404, "not_found", _("There is nothing here."))
        case exceptions.APIException():
            return _framework(error)
    return None


def _framework(error: exceptions.APIException) -> Problem:
    if isinstance(error, exceptions.ValidationError):
        return refused(list(_validation(error.detail)), 400)
    code = {"error": "bad_request", "parse_error": "bad_json", "throttled": "too_many_requests"}.get(str(error.default_code), str(error.default_code))
    return Problem(error.status_code, code, str(error.detail))


def _validation(detail: Any, where: str = "") -> list[dict[str, Any]]:
    if isinstance(detail, dict):
        return [row for name, part in detail.items() for row in _validation(part, f"{where}.{name}" if where else str(name))]
    if isinstance(detail, list):
        return [row for part in detail for row in _validation(part, where)]
    return [fault(getattr(detail, "code", "invalid"), where, str(detail))]


def _table(error: Refused) -> Problem:
    late = dict.fromkeys(("stale", "seat_kept", "seat_taken", "table_full", "started"), 409)
    status = {**late, "not_your_seat": 403, "not_host": 403, "not_open": 403}.get(error.code, 422)
    parts = error.faults or (error,)
    rows = [fault(f.code, f.field, f.words, f.clause, f.value) for f in parts]
    problem = refused(rows, status)
    if error.since is not None:
        problem.body["seen"] = error.since
    return problem


def _ledger(error: ledger.LedgerError, context: dict[str, Any]) -> Problem:
    view = context["view"]
    campaign = getattr(view, "found", None)
    slug = campaign.pack if campaign else _game(context)
    told = ledger_told(error, Speaker(campaign, view.langs), slug)
    if isinstance(error, ledger.Invalid):
        return refused([fault(f.code, f.field, t.text, f.clause, f.args.get("value")) for f, t in zip(error.faults, told, strict=True)])
    if isinstance(error, ledger.Stale):
        return Problem(412, "stale", told[0].text, parameter="version", seen=error.seen, version=error.version)
    return Problem(409, error.code, told[0].text)


def _experiment(error: BadExperiment, context: dict[str, Any]) -> Problem:
    pack = registry.packs().get(_game(context)) or next(iter(registry.packs().values()))
    return refused([fault(f.code, f.field, words_of(pack, f, context["view"].langs), f.clause, f.args.get("value")) for f in error.faults])


def _game(context: dict[str, Any]) -> str:
    """The game that the request speaks of."""
    data = context["request"].data
    selection = data.get("selection") if isinstance(data, dict) else None
    return str(selection.get("game", "")) if isinstance(selection, dict) else ""


def unknown_address(request: HttpRequest, rest: str = "") -> JsonResponse:
    """404 for any address below /api/ that does not exist."""
    problem = Problem(404, "no_such_address", _("The API has no such address; /api/v1/docs/ lists all that there are."))
    return JsonResponse(problem.body, status=404, content_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})
