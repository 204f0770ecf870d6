"""Structured logs: one JSON object a line, and never a secret.

Events have a fixed name and plain fields. Query strings, cookies, tokens, keys of games and
chat are never logged.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

_log = logging.getLogger("meadhall")


class JsonLines(logging.Formatter):
    """Log records as JSON, one a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event and its fields; with the traceback of an error."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        told["event"] = record.getMessage()
        told.update(getattr(record, "fields", {}))
        if record.name != "meadhall":
            told["logger"] = record.name
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_event(event: str, **fields: Any) -> None:
    """Log an event."""
    _log.info(event, extra={"fields": fields})


def log_warning(event: str, **fields: Any) -> None:
    """Log a problem that was handled and is not a fault of the server."""
    _log.warning(event, extra={"fields": fields})


def log_exception(event: str, **fields: Any) -> None:
    """Log a fault of the server, with the traceback of the current exception."""
    _log.error(event, extra={"fields": fields}, exc_info=True)


def configure_logging(level: str, stream: TextIO | None = None) -> None:
    """Log from this level on to a stream, by default to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
