"""Worker processes: each runs one job at a time, within a deadline.

A process that overruns or dies is killed and replaced; only the caller of that job notices.
A pool is shared fairly: each client has at most one job running and a few waiting.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from meadhall.server import jobs

X = TypeVar("X")

START = 60.0
"""Seconds that a process may take to start and load the games."""


class JobTimeout(Exception):
    """A job took too long, or its turn did not come."""


class WorkerDied(Exception):
    """The process died during a job."""


class Crowded(Exception):
    """A client has too many jobs waiting."""


class Worker:
    """A process that runs jobs one by one."""

    def __init__(self, games: str) -> None:
        """The process starts with the first job."""
        self._games = games
        self._lock = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a job is running, so that another one would have to wait."""
        return self._lock.locked()

    async def run(self, limit: float, job: Callable[..., X], *args: Any) -> X:
        """Run a job within ``limit`` seconds, after waiting at most four times as long."""
        try:
            async with asyncio.timeout(4 * limit + START):
                await self._lock.acquire()
        except TimeoutError:
            raise JobTimeout from None
        try:
            pool = await self._ready()
            return await self._within(limit, pool, job, *args)
        finally:
            self._lock.release()

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._pool is not None:
            # Also one that is still starting, which would be waited for at the end.
            processes = [*(self._pool._processes or {}).values()]
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, started if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), jobs.init_worker)
            await self._within(START, self._pool, jobs.ready, self._games)
        return self._pool

    async def _within(
        self, limit: float, pool: ProcessPoolExecutor, job: Callable[..., X], *args: Any
    ) -> X:
        # Not wait_for: in Python 3.11 it returns the result if it is cancelled at the moment that
        # arrives, and a table's task that was cancelled would go on.
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(limit):
                return await loop.run_in_executor(pool, job, *args)
        except TimeoutError:
            self.close()
            raise JobTimeout from None
        except BrokenProcessPool:
            self.close()
            raise WorkerDied from None


class WorkerPool:
    """Several workers, of which one client can occupy only one at a time."""

    def __init__(self, games: str, size: int, waiting: int) -> None:
        """Have so many workers; a client may have so many jobs running or waiting."""
        self._workers = [Worker(games) for _ in range(size)]
        self._free = [*self._workers]
        self._available = asyncio.Semaphore(size)
        self._waiting = waiting
        self._jobs: Counter[str] = Counter()
        self._locks: dict[str, asyncio.Lock] = {}

    async def run(self, client: str, limit: float, job: Callable[..., X], *args: Any) -> X:
        """Run a job of a client within ``limit`` seconds; raises ``Crowded`` if it has too many."""
        if self._jobs[client] >= self._waiting:
            raise Crowded
        async with self._turn(client), self._available:
            worker = self._free.pop()
            try:
                return await worker.run(limit, job, *args)
            finally:
                self._free.append(worker)

    def close(self) -> None:
        """Kill all processes."""
        for worker in self._workers:
            worker.close()

    @asynccontextmanager
    async def _turn(self, client: str) -> AsyncIterator[None]:
        """Wait until no other job of this client is running."""
        lock = self._locks.setdefault(client, asyncio.Lock())
        self._jobs[client] += 1
        try:
            async with lock:
                yield
        finally:
            self._jobs[client] -= 1
            if not self._jobs[client]:
                del self._jobs[client], self._locks[client]
