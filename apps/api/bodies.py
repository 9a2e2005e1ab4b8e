"""Bodies of requests, checked."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.request import Request


def valid(serializer: type[serializers.Serializer[Any]], request: Request) -> dict[str, Any]:
    """The body checked against a serializer; a problem names each field that is wrong."""
    checked = serializer(data=request.data)
    checked.is_valid(raise_exception=True)
    return dict(checked.validated_data)
