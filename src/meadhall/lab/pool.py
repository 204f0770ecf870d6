"""Tasks shared by several processes, with the results in the order of the tasks.

A task is coarse (whole games) and its result depends on nothing else, so the number of
processes changes how long a run takes and nothing more. Processes are spawned, not forked,
so that they behave alike on every system.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

X = TypeVar("X")
Y = TypeVar("Y")

CHUNKS_PER_JOB = 8
"""Enough that all processes end at about the same time, few enough to cost nothing."""

MOST_IN_CHUNK = 50
"""So that a long run still reports its progress."""


def chunks(count: int, jobs: int) -> list[range]:
    """The numbers below ``count`` in runs of neighbours, for so many processes."""
    size = max(1, min(MOST_IN_CHUNK, count // (max(1, jobs) * CHUNKS_PER_JOB)))
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def run(work: Callable[[X], Y], tasks: Sequence[X], jobs: int) -> Iterator[Y]:
    """Run all tasks and yield their results in order.

    With one job everything runs in this process. Otherwise ``work`` must be a module-level
    function, and tasks and results must pickle.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context) as pool:
        futures = [pool.submit(work, task) for task in tasks]
        try:
            for future in futures:
                yield future.result()
        finally:
            for future in futures:
                future.cancel()
