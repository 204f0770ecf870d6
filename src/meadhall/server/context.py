"""The parts of a running server, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from contextlib import suppress
from itertools import count

from meadhall.server.guests import Guests
from meadhall.server.limits import RateLimits
from meadhall.server.logs import log_event, log_exception
from meadhall.server.metrics import Metrics
from meadhall.server.registry import TableRegistry
from meadhall.server.settings import Settings, open_folder
from meadhall.server.store import Store
from meadhall.server.workers import WorkerPool

YOUNGEST, ALL = 0, 2
"""Generations of the garbage collector."""

FULL_COLLECTION = 8
"""Every so many sweeps all generations are collected; that takes long with many tables."""


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
        self.open_sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self.open_sockets.total()

    async def open(self) -> None:
        """Start the background task."""
        self._sweeper = asyncio.create_task(self._sweep())
        log_event("open", data=str(self.settings.data), games=self.registry.games.ids)

    async def close(self) -> None:
        """Stop everything and close the database."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await self.registry.close()
        self.replay_workers.close()
        await asyncio.to_thread(self.store.close)
        log_event("closed")

    async def _sweep(self) -> None:
        """Unload idle tables and collect garbage, which is off otherwise (see ``serve.run``)."""
        for sweep in count(1):
            await asyncio.sleep(max(self.settings.idle / 4, 0.05))
            try:
                self.registry.unload_idle(self.settings.idle)
                gc.collect(YOUNGEST if sweep % FULL_COLLECTION else ALL)
            except Exception:
                log_exception("sweep")
