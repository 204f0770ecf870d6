"""What the server notes about itself: one JSON object a line, and never a secret.

Events have a fixed name and plain fields. Query strings, cookies, tokens, keys of games and
what people write to each other never go in.
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


def note(event: str, **fields: Any) -> None:
    """Note that something happened."""
    _log.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """Note that something went wrong outside, and was coped with."""
    _log.warning(event, extra={"fields": fields})


def fault(event: str, **fields: Any) -> None:
    """Note a fault of ours, with the traceback of the exception being handled."""
    _log.error(event, extra={"fields": fields}, exc_info=True)


def start_logs(level: str, stream: TextIO | None = None) -> None:
    """Send everything from this level on to a stream, the standard error by default."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
