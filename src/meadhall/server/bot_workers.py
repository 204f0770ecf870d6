"""Bots at the server's tables: each decision is made in a worker process, within a time limit.

Whatever goes wrong (timeout, crash, an illegal answer), a random legal option is taken instead, so
that no table ever hangs.
"""

from __future__ import annotations

import secrets
from zlib import crc32

from meadhall.bots import NAMES
from meadhall.core import Option
from meadhall.server import jobs
from meadhall.server.logs import log_exception, log_warning
from meadhall.server.metrics import Metrics
from meadhall.server.play import Play
from meadhall.server.sandbox import Sandbox
from meadhall.server.settings import Settings
from meadhall.server.workers import Crowded, JobTimeout, Worker, WorkerDied

LEVELS = NAMES
"""The levels of bots, the weakest first."""

USUAL = NAMES[min(1, len(NAMES) - 1)]
"""The default level."""


class BotWorkers:
    """The worker processes of bots; a table's bots keep their plans in one of them."""

    def __init__(self, settings: Settings, metrics: Metrics, sandbox: Sandbox) -> None:
        """The processes start when they are needed; tables with written texts use the sandbox."""
        self._settings = settings
        self._metrics = metrics
        self._workers = [Worker(settings.games) for _ in range(settings.bot_workers)]
        self._sandbox = sandbox

    async def choose(
        self, table_id: str, play: Play, seat: int, level: str
    ) -> tuple[str, Option] | None:
        """The question's name and the option that a bot chooses; None if it failed."""
        worker = self._workers[crc32(table_id.encode()) % len(self._workers)]
        settings, game = self._settings, play.game
        options = play.saga.record.options
        which, snapshot = (game.id, game.version), game.snapshot(play.table)
        asked = settings.games, which, options, snapshot, table_id, seat, level
        try:
            if game.written(options) is not None:
                return await self._sandbox.run(table_id, settings.budget, jobs.choose, *asked)
            return await worker.run(settings.budget, jobs.choose, *asked)
        except (JobTimeout, Crowded):
            self.failed(table_id, seat, level, "overrun")
        except WorkerDied:
            self.failed(table_id, seat, level, "lost")
        except Exception:
            log_exception("bot-broken", table=table_id, seat=seat, level=level)
            self.failed(table_id, seat, level, "error")
        return None

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
