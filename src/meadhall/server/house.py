"""Everything that a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from contextlib import suppress
from itertools import count

from meadhall.server.hall import Hall
from meadhall.server.limits import Buckets
from meadhall.server.logs import fault, note
from meadhall.server.metrics import Metrics
from meadhall.server.people import People
from meadhall.server.settings import Settings, open_folder
from meadhall.server.store import Store
from meadhall.server.workers import Worker

YOUNG, OLD = 0, 2
"""Which things are looked through for such as only hold on to each other."""

FULL_SWEEP = 8
"""How many sweeps there are to one that looks through all: that takes long at many tables."""


class House:
    """The parts of a server, and what it allows whom."""

    def __init__(self, settings: Settings) -> None:
        """Open the data folder; ``open`` and ``close`` start and stop the rest."""
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(open_folder(settings.data))
        self.people = People(self.store)
        self.hall = Hall(settings, self.store, self.metrics)
        self.clerk = Worker(settings.shelf)
        """Reads records and shows replays."""
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tables = Buckets(limits.tables)
        self.links = Buckets(limits.links)
        self.uploads = Buckets(limits.uploads)
        self.frames = Buckets(limits.frames)
        self.sockets = Buckets(limits.sockets)
        self.open_sockets: Counter[str] = Counter()
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return self.open_sockets.total()

    async def open(self) -> None:
        """Start what runs by itself."""
        self._sweeper = asyncio.create_task(self._sweep())
        note("open", data=str(self.settings.data), games=self.hall.shelf.ids)

    async def close(self) -> None:
        """Stop everything, and leave the data in order."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await self.hall.close()
        self.clerk.close()
        await asyncio.to_thread(self.store.close)
        note("closed")

    async def _sweep(self) -> None:
        """Put tables away that nobody looks at, and free what only holds on to itself."""
        for sweep in count(1):
            await asyncio.sleep(max(self.settings.idle / 4, 0.05))
            try:
                self.hall.put_away(self.settings.idle)
                gc.collect(YOUNG if sweep % FULL_SWEEP else OLD)
            except Exception:
                fault("sweep")
