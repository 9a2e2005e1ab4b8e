"""The OpenAPI file, and a page made of it that lists every address."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request
from rest_framework.response import Response

from apps.api.base import MOST, PAGE, ApiView
from apps.api.codes import codes
from apps.api.limits import RATES
from apps.api.schema import ERRORS, described


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[misc]  # the library has no types
    """How a token is sent."""

    target_class = "apps.api.base.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        """A bearer token."""
        return {"type": "http", "scheme": "bearer"}


@cache
def openapi() -> dict[str, Any]:
    """The OpenAPI description of version 1."""
    from apps.api.urls import v1

    schema: dict[str, Any] = SchemaGenerator(patterns=v1).get_schema(public=True)
    schema["info"] = {
        "title": "Ludolex API",
        "version": "1.0.0",
        "description": "Rules, cards, tables, ledgers and odds. Errors are application/problem+json (RFC 9457).",
        "license": {"name": "Texts and drawings: CC BY 4.0", "url": "https://creativecommons.org/licenses/by/4.0/"},
    }
    schema["paths"] = {f"/api{path}": operations for path, operations in schema["paths"].items()}
    return schema


@require_safe
def openapi_file(request: HttpRequest) -> HttpResponse:
    """openapi.json."""
    response = JsonResponse(openapi())
    response["Cache-Control"] = "public, max-age=300"
    response["Access-Control-Allow-Origin"] = "*"
    return response


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """Every address with its parameters, the conventions, and the limits."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for path, operations in openapi()["paths"].items():
        for method, operation in operations.items():
            if method in ("get", "post", "put", "patch", "delete"):
                row = {"path": path, "method": method.upper(), "summary": operation.get("summary", ""), "text": operation.get("description", "")}
                row["parameters"] = [
                    p for p in operation.get("parameters", ()) if p["name"] not in ("lang", "cursor", "page_size", "Idempotency-Key")
                ]
                row["token"] = operation.get("security") == [{"token": []}]
                row["body"] = _body(operation)
                groups.setdefault(operation.get("tags", ["api"])[0], []).append(row)
    limits = [{"name": name, "rate": rate} for name, rate in RATES.items()]
    context = {"groups": groups, "limits": limits, "page": PAGE, "most": MOST, "errors": ERRORS, "codes": codes()}
    return render(request, "api/docs.html", context)


def _body(operation: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a request's body."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    schema = openapi()["components"]["schemas"].get(content.get("$ref", "").rpartition("/")[2], {})
    needed = set(schema.get("required", ()))
    return [{"name": n, "type": p.get("type") or "object", "required": n in needed} for n, p in schema.get("properties", {}).items()]


class Root(ApiView):
    """Where everything is."""

    @described(None, "Addresses", "api", "Where everything is", operation="root")
    def get(self, request: Request) -> Response:
        """The collections by name."""
        names = (
            "games",
            "modules",
            "clauses",
            "glossary",
            "readings",
            "decks",
            "cards",
            "search",
            "translations",
            "findings",
            "tables",
            "campaigns",
            "simulations",
        )
        rows: dict[str, str] = {name: f"/api/v1/{name}/" for name in names}
        rows |= {"positions": "/api/v1/positions/setup/", "openapi": "/api/v1/openapi.json", "docs": "/api/v1/docs/"}
        return Response(rows)
