"""Bots at the server's tables: each decision is thought out in another process.

Thinking has a hard limit of time. Whatever goes wrong with it (too long, a crash, an answer
that is not legal), a random legal option is taken instead, so that no table ever hangs.
"""

from __future__ import annotations

import secrets
from zlib import crc32

from meadhall.bots import NAMES
from meadhall.core import Option, find_question
from meadhall.server import errands
from meadhall.server.logs import fault, warn
from meadhall.server.metrics import Metrics
from meadhall.server.play import Play
from meadhall.server.settings import Settings
from meadhall.server.workers import Lost, Overrun, Worker

LEVELS = NAMES
"""The levels of bots, the weakest first."""

USUAL = NAMES[min(1, len(NAMES) - 1)]
"""The level where nobody says."""


class Thinkers:
    """Processes in which bots think; a table keeps to one of them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Have so many processes, which start when they are needed."""
        self._settings = settings
        self._metrics = metrics
        self._workers = [Worker(settings.shelf) for _ in range(settings.thinkers)]

    async def choose(
        self, table_id: str, play: Play, seat: int, level: str
    ) -> tuple[str, Option] | None:
        """What a bot wants to answer, by the question's name; None if it cannot say."""
        worker = self._workers[crc32(table_id.encode()) % len(self._workers)]
        settings, game = self._settings, play.game
        options = play.saga.record.options
        asked = settings.shelf, game.id, options, game.snapshot(play.table), table_id, seat, level
        try:
            return await worker.do(settings.budget, errands.choose, *asked)
        except Overrun:
            self.failed(table_id, seat, level, "overrun")
        except Lost:
            self.failed(table_id, seat, level, "lost")
        except Exception:
            fault("bot-broken", table=table_id, seat=seat, level=level)
            self.failed(table_id, seat, level, "error")
        return None

    def failed(self, table_id: str, seat: int, level: str, reason: str) -> None:
        """Note that a random move has to be made for a bot."""
        warn("bot-failed", table=table_id, seat=seat, level=level, reason=reason)
        self._metrics.count("bot_fallbacks_total", f'reason="{reason}"')

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.close()


def any_legal(play: Play, seat: int) -> tuple[str, Option]:
    """A random option of the question that a seat is asked."""
    question = next(each for each in play.table.questions() if each.seat == seat)
    return question.name, secrets.choice(play.table.options(question))


def is_legal(play: Play, seat: int, name: str, option: Option) -> bool:
    """Whether a seat may answer this now."""
    question = find_question(play.table, seat, name)
    return question is not None and option in play.table.options(question)
