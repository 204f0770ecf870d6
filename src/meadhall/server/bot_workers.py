"""Bots at the server's tables: each decision is made in a worker process, within a time limit.

A level that searches thinks as long as its budget says; while more tables think than there are
processes, each has its fair share of that. Whatever goes wrong (timeout, crash, an illegal
answer), a random legal option is taken instead, so that no table ever hangs.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar
from zlib import crc32

from meadhall.bots import ALL_NAMES, Advice
from meadhall.bots import LEVELS as ALL_LEVELS
from meadhall.core import Option
from meadhall.server import jobs
from meadhall.server.logs import log_exception, log_warning
from meadhall.server.metrics import Metrics
from meadhall.server.play import Play
from meadhall.server.sandbox import Sandbox
from meadhall.server.settings import Settings
from meadhall.server.workers import Crowded, JobTimeout, Worker, WorkerDied

X = TypeVar("X")

LEVELS = tuple(level.key for level in ALL_LEVELS)
"""The levels of bots that are offered, the weakest first."""

KNOWN = frozenset(ALL_NAMES)
"""The bots that may sit at a table: seats of older tables name some that are not offered."""

ADVISER = "jarl"
"""The level that gives hints."""

_BUDGETS = {level.key: level.budget.milliseconds or 0 for level in ALL_LEVELS}


class BotWorkers:
    """The worker processes of bots; a table's bots keep their plans in one of them."""

    def __init__(self, settings: Settings, metrics: Metrics, sandbox: Sandbox) -> None:
        """The processes start when they are needed; tables with written texts use the sandbox."""
        self._settings = settings
        self._metrics = metrics
        self._workers = [Worker(settings.games) for _ in range(settings.bot_workers)]
        self._sandbox = sandbox
        self._thinking = 0
        self._advised: set[tuple[str, int]] = set()

    def budget_ms(self, level: str) -> int:
        """Milliseconds that a bot of this level may search now; 0 if it uses no clock."""
        share = len(self._workers) / max(len(self._workers), self._thinking)
        return int(_BUDGETS.get(level, 0) * share)

    async def choose(
        self, table_id: str, play: Play, seat: int, level: str
    ) -> tuple[str, Option] | None:
        """The question's name and the option that a bot chooses; None if it failed."""
        try:
            about = table_id, seat, level, play.events
            return await self._think(table_id, play, level, jobs.choose, *about)
        except (JobTimeout, Crowded):
            self.failed(table_id, seat, level, "overrun")
        except WorkerDied:
            self.failed(table_id, seat, level, "lost")
        except Exception:
            log_exception("bot-broken", table=table_id, seat=seat, level=level)
            self.failed(table_id, seat, level, "error")
        return None

    async def advise(self, table_id: str, play: Play, seat: int) -> Advice:
        """What a jarl would do in a seat's place; ``Crowded`` while this seat is being advised."""
        if (table_id, seat) in self._advised:
            raise Crowded
        self._advised.add((table_id, seat))
        try:
            return await self._think(table_id, play, ADVISER, jobs.advise, seat)
        finally:
            self._advised.discard((table_id, seat))

    async def _think(
        self, table_id: str, play: Play, level: str, job: Callable[..., X], *about: Any
    ) -> X:
        """Run a job about a table in its worker; it gets the table, ``about``, and its budget."""
        settings, game = self._settings, play.game
        options = play.saga.record.options
        which, snapshot = (game.id, game.version), game.snapshot(play.table)
        self._thinking += 1
        try:
            milliseconds, start = self.budget_ms(level), perf_counter()
            limit = settings.budget + milliseconds / 1000
            asked = settings.games, which, options, snapshot, *about, milliseconds
            if game.written(options) is not None:
                return await self._sandbox.run(table_id, limit, job, *asked)
            found = await self._worker(table_id).run(limit, job, *asked)
            if milliseconds:
                self._metrics.observe_thinking(1000 * (perf_counter() - start) / milliseconds)
            return found
        finally:
            self._thinking -= 1

    def _worker(self, table_id: str) -> Worker:
        """The process that keeps the plans of a table's bots; a free one while that is busy."""
        home = self._workers[crc32(table_id.encode()) % len(self._workers)]
        if not home.is_busy:
            return home
        return next((worker for worker in self._workers if not worker.is_busy), home)

    def failed(self, table_id: str, seat: int, level: str, reason: str) -> None:
        """Log that a random move is made for a bot."""
        log_warning("bot-failed", table=table_id, seat=seat, level=level, reason=reason)
        self._metrics.count("bot_fallbacks_total", f'reason="{reason}"')

    def close(self) -> None:
        """Kill all processes."""
        for worker in self._workers:
            worker.close()


def any_legal(play: Play, seat: int) -> tuple[str, Option]:
    """A random option of the question that a seat is asked."""
    question = next(each for each in play.table.questions() if each.seat == seat)
    return question.name, secrets.choice(play.table.options(question))
