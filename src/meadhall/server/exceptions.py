"""Errors that a request is answered with, by code; their texts are in text/server.*.ftl."""

from __future__ import annotations

from meadhall.core import Arg, BadWriting
from meadhall.server.messages import TextInfo
from meadhall.server.schemas import FaultInfo, Problem

RETRY_SECONDS = 5
"""When a client that was too fast may come again."""


class ApiError(Exception):
    """A request that was refused and changed nothing."""

    def __init__(self, status: int, code: str, detail: str, **args: Arg) -> None:
        """Give the HTTP status, the code, and the arguments of the text ``refused-CODE``."""
        super().__init__(detail)
        self.headers = {"cache-control": "no-store"}
        self.problem = Problem(status, code, TextInfo(f"refused-{code}", args), detail)


class NotFound(ApiError):
    """404: no such thing."""

    def __init__(self, what: str) -> None:
        """Say what was looked for."""
        super().__init__(404, "not-found", f"there is no such {what}")


class NotAllowed(ApiError):
    """403: not for this person."""

    def __init__(self, detail: str, code: str = "not-allowed") -> None:
        """Say why not."""
        super().__init__(403, code, detail)


class Conflict(ApiError):
    """409: not in the present state."""

    def __init__(self, code: str, detail: str, **args: Arg) -> None:
        """Say what stands in the way."""
        super().__init__(409, code, detail, **args)


class InvalidText(ApiError):
    """400: a text written for a game that cannot be played."""

    def __init__(self, bad: BadWriting) -> None:
        """List its faults."""
        super().__init__(400, "writing", str(bad))
        self.problem.faults = [
            FaultInfo(fault.line, fault.key, fault.word, [*fault.expected]) for fault in bad.faults
        ]


class TooManyRequests(ApiError):
    """429: over a rate limit."""

    def __init__(self) -> None:
        """Answer with the code ``slow-down``."""
        super().__init__(429, "slow-down", "too many requests; wait a little")
        self.headers["retry-after"] = str(RETRY_SECONDS)
