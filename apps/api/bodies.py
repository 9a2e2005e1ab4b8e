"""Bodies of requests: read within bounds, checked, and what nobody reads in them named."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.utils.translation import gettext as _
from rest_framework import exceptions, serializers
from rest_framework.parsers import BaseParser
from rest_framework.request import Request

from apps.api.problems import Problem


class JsonBody(BaseParser):
    """JSON of bounded size and depth whose texts every database takes."""

    media_type = "application/json"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Mapping[str, Any] | None = None) -> Any:
        """The value; a problem says what is wrong with it."""
        assert parser_context is not None
        try:
            data = json.loads(parser_context["request"]._request.body.decode("utf-8"), parse_constant=_no_number)
            clean = is_clean(data)
        except RequestDataTooBig:
            raise Problem(413, "too_large", _("That is more than the API takes at once.")) from None
        except RecursionError:
            raise exceptions.ParseError(_("This JSON is nested too deeply.")) from None
        except ValueError as error:
            raise exceptions.ParseError(_("This is not JSON: %(error)s") % {"error": error}) from None
        if not clean:
            raise bad_text("")
        return data


def bad_text(parameter: str) -> Problem:
    """A text that some database refuses."""
    return Problem(400, "bad_text", _("A text holds signs that are none (a zero byte, or half of a sign)."), parameter=parameter)


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def is_clean(value: Any) -> bool:
    """Whether no text in it holds what some database refuses."""
    if isinstance(value, str):
        return "\x00" not in value and not any("\ud800" <= sign <= "\udfff" for sign in value)
    if isinstance(value, dict):
        return all(is_clean(name) and is_clean(part) for name, part in value.items())
    if isinstance(value, list):
        return all(map(is_clean, value))
    return True


def valid(serializer: type[serializers.Serializer[Any]], request: Request) -> dict[str, Any]:
    """The body checked against a serializer; a problem names each field that is wrong. Fields that nobody reads are noted for the answer."""
    checked = serializer(data=request.data)
    if isinstance(request.data, dict):
        request.unread = sorted(set(_unread(checked, request.data)))  # type: ignore[attr-defined]
    checked.is_valid(raise_exception=True)
    return dict(checked.validated_data)


def _unread(serializer: serializers.Serializer[Any], data: Mapping[str, Any], where: str = "") -> Iterator[str]:
    for name, value in data.items():
        field = serializer.fields.get(name)
        if field is None:
            yield f"{where}{name}"
            continue
        inner = field.child if isinstance(field, serializers.ListSerializer) else field
        rows = value if isinstance(value, list) else [value]
        if isinstance(inner, serializers.Serializer):
            for row in rows:
                if isinstance(row, dict):
                    yield from _unread(inner, row, f"{where}{name}.")
