"""Log lines as JSON objects."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request being answered; every line logged meanwhile carries it."""


class JsonFormatter(logging.Formatter):
    """One object a line: time, level, logger, message, request, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)
