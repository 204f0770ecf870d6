"""The parts of a running server, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from contextlib import suppress
from itertools import count

from meadhall.server import expiry
from meadhall.server.exceptions import ApiError
from meadhall.server.guests import Guests, now
from meadhall.server.house_chance import HouseCounts
from meadhall.server.limits import RateLimits
from meadhall.server.logs import log_event, log_exception
from meadhall.server.metrics import Metrics
from meadhall.server.registry import TableRegistry
from meadhall.server.settings import Settings, open_folder
from meadhall.server.store import Store
from meadhall.server.stories import Stories
from meadhall.server.workers import WorkerPool

YOUNGEST, ALL = 0, 2
"""Generations of the garbage collector."""

FULL_COLLECTION = 8
"""Every so many sweeps all generations are collected; that takes long with many tables."""


EXPIRE_SECONDS = 3600.0


class Context:
    """What handlers and routes work with."""

    def __init__(self, settings: Settings) -> None:
        """Open the data folder; ``open`` and ``close`` start and stop the rest."""
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(open_folder(settings.data))
        self.guests = Guests(self.store)
        self.registry = TableRegistry(settings, self.store, self.metrics)
        limits = settings.limits
        self.replay_workers = WorkerPool(settings.games, settings.replay_workers, limits.jobs)
        self.rates = RateLimits(limits)
        self.stories = Stories(settings, self.store)
        self.house_chance = HouseCounts()
        self.open_sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self._tasks: list[asyncio.Task[None]] = []

    def problem(self) -> str | None:
        """Why nothing new can be stored: the code of a text, or None."""
        limits = self.settings.limits
        return self.store.problem(limits.disk, limits.free_disk)

    def check_storage(self) -> None:
        """Refuse what is new while it cannot be stored."""
        problem = self.problem()
        if problem is not None:
            raise ApiError(507, problem, "nothing new can be stored")

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self.open_sockets.total()

    async def open(self) -> None:
        """Start the background task."""
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._expire())]
        log_event("open", data=str(self.settings.data), games=self.registry.games.ids)

    async def close(self) -> None:
        """Stop everything and close the database."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.registry.close()
        await self.stories.close()
        self.replay_workers.close()
        await asyncio.to_thread(self.store.close)
        log_event("closed")

    async def _expire(self) -> None:
        """Delete what has expired, every hour; not at start, so that old data can be looked at."""
        while True:
            await asyncio.sleep(EXPIRE_SECONDS)
            try:
                await self.expire(now())
            except Exception:
                log_exception("expire")

    async def expire(self, at: int) -> None:
        """Delete what has expired by now; tables in memory are in use."""
        wanted = self.settings.expiry
        idle = await self.store.read(lambda c: expiry.idle_tables(c, wanted, at))
        for table_id in idle:
            if table_id not in self.registry.rooms:
                await self.store.write(expiry.abandon_table(table_id, at))
        gone = await self.store.read(lambda c: expiry.expired_tables(c, wanted, at))
        for table_id in gone:
            if table_id not in self.registry.rooms:
                await self.store.write(*expiry.delete_table(table_id))
        await self.store.write(*expiry.expire_others(wanted, at))
        if idle or gone:
            log_event("expired", abandoned=len(idle), deleted=len(gone))

    async def _sweep(self) -> None:
        """Unload idle tables and collect garbage, which is off otherwise (see ``serve.run``)."""
        for sweep in count(1):
            await asyncio.sleep(max(self.settings.idle / 4, 0.05))
            try:
                self.registry.unload_idle(self.settings.idle)
                gc.collect(YOUNGEST if sweep % FULL_COLLECTION else ALL)
            except Exception:
                log_exception("sweep")
