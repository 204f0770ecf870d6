"""A process that works out what the views of a table need, while the server does other things.

Games name such calls (``Game.slow_calls``): pure functions of plain values, whose results are put
where the views look for them. Nothing depends on it: what does not come back in time, because the
process is starting, busy or gone, is worked out when the view is built.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from meadhall.core import Call
from meadhall.server.children import settle_in
from meadhall.server.logs import log_warning
from meadhall.server.play import Play

MOST_WAITING = 32
"""Jobs given to the process and not done; further ones would come later than they are needed."""
LIMIT = 2.0
"""Seconds after which a process that does not answer is replaced."""

_FAULTS = (EOFError, OSError, pickle.PickleError)

Job = asyncio.Future[None]


class Precompute:
    """The process, and what it was asked for; it starts with the first call."""

    def __init__(self, *, enabled: bool) -> None:
        """Without a processor to spare it would only be in the way."""
        self._enabled = enabled
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._jobs: dict[int, tuple[list[Call], Job]] = {}
        self._ready = False
        self._count = 0

    def start(self, play: Play) -> Job | None:
        """Have what the views of a table need worked out; None if nothing is to be waited for.

        What it gives is done when the results are known, or will not come.
        """
        if not self._enabled or len(self._jobs) >= MOST_WAITING:
            return None
        calls = play.game.slow_calls(play.table)
        unknown = [call for call in calls if not call[0].knows(call[1])]
        if not unknown:
            return None
        if self._pipe is None:
            self._launch()
        if not self._ready or self._pipe is None:
            return None
        self._count += 1
        try:
            self._pipe.send((self._count, unknown))
        except _FAULTS:
            self.close()
            return None
        loop = asyncio.get_running_loop()
        job = loop.create_future()
        self._jobs[self._count] = unknown, job
        loop.call_later(LIMIT, self._overrun, self._count)
        return job

    def close(self) -> None:
        """Kill the process; nobody waits for it any longer."""
        if self._pipe is not None:
            asyncio.get_running_loop().remove_reader(self._pipe.fileno())
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None
        self._ready = False
        jobs, self._jobs = self._jobs, {}
        for _, job in jobs.values():
            if not job.done():
                job.set_result(None)

    # -- inside ------------------------------------------------------------------------

    def _launch(self) -> None:
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=serve_calls, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._receive)

    def _overrun(self, number: int) -> None:
        if number in self._jobs:
            log_warning("precompute-overrun")
            self.close()

    def _receive(self) -> None:
        """Take all that the process has sent: that it is ready, then results."""
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return
                self._take(*self._pipe.recv())
            except _FAULTS:
                log_warning("precompute-lost")
                self._enabled = self._ready  # one that cannot even start is not started again
                self.close()

    def _take(self, number: int, results: list[Any]) -> None:
        self._ready = True
        if number in self._jobs:
            calls, job = self._jobs.pop(number)
            for (function, args), result in zip(calls, results, strict=False):
                function.put(args, result)
            if not job.done():
                job.set_result(None)


def serve_calls(pipe: Connection) -> None:
    """Make calls as they come, until the server has gone."""
    settle_in()
    with suppress(*_FAULTS):
        pipe.send((0, ()))
        while True:
            number, calls = pipe.recv()
            pipe.send((number, _results(calls)))


def _results(calls: list[Call]) -> list[Any]:
    """The results as far as there are any: what raises here will raise in its view."""
    found: list[Any] = []
    with suppress(Exception):
        for function, args in calls:
            found.append(function(*args))
    return found


def processors() -> int:
    """How many processors the server may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
