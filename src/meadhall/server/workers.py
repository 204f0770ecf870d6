"""Other processes that work for the server, one errand at a time and within its time.

A process that takes too long or dies is replaced; nobody waits for it but who asked.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeVar

from meadhall.server import errands

X = TypeVar("X")

START = 60.0
"""Seconds that a process may take to start and load the games."""


class Overrun(Exception):
    """An errand took too long, or its turn did not come."""


class Lost(Exception):
    """The process that did an errand died."""


class Worker:
    """A process that does errands one by one."""

    def __init__(self, shelf: str) -> None:
        """The process starts when it is first needed."""
        self._shelf = shelf
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def do(self, limit: float, errand: Callable[..., X], *args: Any) -> X:
        """Do an errand within so many seconds, after at most four times as many of waiting."""
        try:
            async with asyncio.timeout(4 * limit + START):
                await self._turn.acquire()
        except TimeoutError:
            raise Overrun from None
        try:
            pool = await self._ready()
            return await self._within(limit, pool, errand, *args)
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            if self._pid:
                with suppress(ProcessLookupError):
                    os.kill(self._pid, signal.SIGKILL)
            self._pool, self._pid = None, 0

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, started if there is none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), errands.prepare)
            self._pid = await self._within(START, self._pool, errands.ready, self._shelf)
        return self._pool

    async def _within(
        self, limit: float, pool: ProcessPoolExecutor, errand: Callable[..., X], *args: Any
    ) -> X:
        # Not wait_for: in Python 3.11 it gives the result when it is cancelled just as that comes,
        # and a table that is told to end would play on.
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(limit):
                return await loop.run_in_executor(pool, errand, *args)
        except TimeoutError:
            self.close()
            raise Overrun from None
        except BrokenProcessPool:
            self.close()
            raise Lost from None
