"""What a request or message can get wrong, by its code; the texts are in text/*.ftl."""

from __future__ import annotations

from meadhall.core import Arg, BadWriting
from meadhall.server.forms import FaultInfo, Problem, Words


class Trouble(Exception):
    """A request that cannot be carried out, and changed nothing."""

    def __init__(self, status: int, code: str, detail: str, **args: Arg) -> None:
        """Give the HTTP status, the code, and the arguments of the text ``refused-CODE``."""
        super().__init__(detail)
        self.problem = Problem(status, code, Words(f"refused-{code}", args), detail)


class NotFound(Trouble):
    """There is nothing here by that name."""

    def __init__(self, what: str) -> None:
        """Say what was looked for."""
        super().__init__(404, "not-found", f"there is no such {what}")


class NotAllowed(Trouble):
    """It is there, but not for you."""

    def __init__(self, detail: str, code: str = "not-allowed") -> None:
        """Say why not."""
        super().__init__(403, code, detail)


class Conflict(Trouble):
    """It could be done, but not as things stand."""

    def __init__(self, code: str, detail: str, **args: Arg) -> None:
        """Say what stands in the way."""
        super().__init__(409, code, detail, **args)


class Faulty(Trouble):
    """A text that somebody wrote for a game, and that cannot be played."""

    def __init__(self, bad: BadWriting) -> None:
        """Say all that is wrong with it."""
        super().__init__(400, "writing", str(bad))
        self.problem.faults = [
            FaultInfo(fault.line, fault.key, fault.word, [*fault.expected]) for fault in bad.faults
        ]


class SlowDown(Trouble):
    """Too much was asked in too short a time."""

    def __init__(self) -> None:
        """There is nothing more to say."""
        super().__init__(429, "slow-down", "too many requests; wait a little")
