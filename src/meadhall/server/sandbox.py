"""Where what strangers wrote for a game is read and played first: it cannot hold up others there.

1. A new text is read in a worker process, within a budget of processor time.
2. Each answer at a table with such a text is tried there on a copy of the table; only one that
   stays within the budget is then carried out by the server itself, where it takes as long.
3. The events of such a table are played there before it is loaded.
4. Its bots think there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from meadhall.core import BadWriting, Game, Option, Setting
from meadhall.server import jobs
from meadhall.server.exceptions import ApiError, InvalidText, TooManyRequests
from meadhall.server.play import Play
from meadhall.server.queries import Event, TableRow
from meadhall.server.settings import Settings
from meadhall.server.workers import Crowded, JobTimeout, WorkerDied, WorkerPool

X = TypeVar("X")


class OverBudget(Exception):
    """A text or an answer takes more than it may."""


class Sandbox:
    """A worker process for what strangers wrote."""

    def __init__(self, settings: Settings) -> None:
        """The process starts when it is needed."""
        self._settings = settings
        self._pool = WorkerPool(settings.games, 1, settings.limits.jobs)

    async def run(self, client: str, limit: float, job: Callable[..., X], *args: Any) -> X:
        """Run a job for a client, such as a table."""
        return await self._pool.run(client, limit, job, *args)

    async def check_text(
        self, client: str, game: Game[Any], text: str, seats: int, options: Mapping[str, Setting]
    ) -> None:
        """Refuse a text that has faults or takes too long to be read or set up."""
        limits = self._settings.limits
        asked = self._settings.games, game.id, text, seats, dict(options), limits.read_seconds / 2
        try:
            found = await self.run(client, limits.read_seconds, jobs.check_writing, *asked)
        except (JobTimeout, WorkerDied):
            found = "over-budget"
        except Crowded:
            raise TooManyRequests from None
        if found == "over-budget":
            raise ApiError(400, "over-budget", "this text takes too long to be read")
        if found:
            raise InvalidText(BadWriting([*found]))

    async def try_answer(self, table_id: str, play: Play, answer: tuple[int, str, Option]) -> None:
        """Raise ``OverBudget`` for an answer that takes more than it may."""
        limits, game = self._settings.limits, play.game
        options, snapshot = play.saga.record.options, game.snapshot(play.table)
        which = game.id, game.version
        asked = self._settings.games, which, options, snapshot, answer, limits.answer_seconds
        await self._try(table_id, jobs.try_answer, *asked)

    async def try_events(self, row: TableRow, events: list[Event]) -> None:
        """Raise ``OverBudget`` for a table that takes too long to be loaded."""
        seconds = self._settings.limits.read_seconds / 2
        which, record = (row.game, row.rules), (row.seats, row.key)
        asked = self._settings.games, which, record, row.options, events, seconds
        await self._try(row.id, jobs.try_events, *asked)

    async def _try(self, client: str, job: Callable[..., str | None], *args: Any) -> None:
        try:
            found = await self.run(client, self._settings.limits.read_seconds, job, *args)
        except (JobTimeout, WorkerDied, Crowded):
            raise OverBudget from None
        if found is not None:
            raise OverBudget

    def close(self) -> None:
        """Kill the process."""
        self._pool.close()
