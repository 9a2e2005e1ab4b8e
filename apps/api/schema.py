"""How views are described in the OpenAPI file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

LANG = OpenApiParameter("lang", str, description="Language of the words: en, cs, es, pl, pt or ru. Goes before Accept-Language.")
PAGING = [
    OpenApiParameter("page_size", int, description="Rows on a page, 1 to 200 (50)."),
    OpenApiParameter("cursor", str, description="Where to go on: take it from next or previous."),
]
PROBLEM = {
    "type": "object",
    "required": ["type", "title", "status", "code", "detail"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "code": {"type": "string"},
        "detail": {"type": "string"},
        "parameter": {"type": "string"},
        "clause": {"type": "string"},
        "faults": {"type": "array", "items": {"type": "object"}},
        "ignored": {"type": "array", "items": {"type": "string"}},
    },
}
OBJECT = {"type": "object", "additionalProperties": True}
LIST = {
    "type": "object",
    "required": ["count", "next", "previous", "results"],
    "properties": {
        "count": {"type": "integer"},
        "next": {"type": "string", "nullable": True},
        "previous": {"type": "string", "nullable": True},
        "results": {"type": "array", "items": OBJECT},
    },
}
ERRORS = {
    400: "The request cannot be read: broken JSON, a wrong type, an unknown language.",
    401: "A token is needed, or the one sent is not known.",
    403: "Not yours, or the token may not do that.",
    404: "An unknown id.",
    405: "Not with this method; Allow says which.",
    406: "Only JSON is served.",
    409: "Things have changed meanwhile.",
    412: "The version sent is not the present one.",
    413: "The body is larger than 2.5 MB.",
    415: "Send JSON.",
    422: "Refused: the faults are named, with the clause where a rule says so.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
}


def described(
    body: Any,
    returns: str,
    tag: str,
    summary: str,
    *,
    parameters: Sequence[OpenApiParameter] = (),
    status: int = 200,
    token: bool = False,
    operation: str | None = None,
) -> Callable[[Any], Any]:
    """Describe a method of a view. `returns` is "list" for a page of rows, else a word for what one object is."""
    good = OpenApiResponse(LIST if returns == "list" else OBJECT, description=returns)
    bad = {number: OpenApiResponse(PROBLEM, description=text) for number, text in ERRORS.items()}
    wanted = [LANG, *parameters, *(PAGING if returns == "list" else [])]
    if body is not None and token:
        wanted.append(OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, description="The same key does the same write once."))
    decorate: Callable[[Any], Any] = extend_schema(
        operation_id=operation,
        summary=summary,
        tags=[tag],
        request=body,
        parameters=wanted,
        responses={status: good, **bad},
        auth=[{"token": []}] if token else [{}],
    )
    return decorate
