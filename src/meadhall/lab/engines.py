"""Engines: what carries out the batches of a run. Here, in other processes, or on a Ray cluster.

An engine is given tasks and yields results as they are done, each with the number of its task. It
holds only a few at a time, so that memory does not grow with the number of games. A worker that
is lost takes nothing with it: what it was doing is done again, and as a batch follows from its
task alone, the results are the same.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from meadhall.lab.errors import LabError

X = TypeVar("X")
Y = TypeVar("Y")

AHEAD = 2
"""Tasks handed out for each worker, so that none waits for the next."""

TRIES = 5
"""How many times the workers may be lost before a run gives up."""

Done = Iterator[tuple[int, Y]]


class Engine(Protocol):
    """Carries out tasks."""

    def run(self, work: Callable[[X], Y], tasks: Sequence[X]) -> Done[Y]:
        """The results as they are done, each with the number of its task."""
        ...


class Local:
    """Processes of this machine; with one job, this process."""

    def __init__(self, jobs: int) -> None:
        """So many processes."""
        self.jobs = jobs

    def run(self, work: Callable[[X], Y], tasks: Sequence[X]) -> Done[Y]:
        """Run all tasks; if a process dies, those that were out are run again."""
        if self.jobs <= 1:
            for number, task in enumerate(tasks):
                yield number, work(task)
            return
        left = [*range(len(tasks))]
        for _ in range(TRIES):
            done: set[int] = set()
            try:
                for number, result in self._pool(work, tasks, left):
                    done.add(number)
                    yield number, result
                return
            except BrokenProcessPool:
                left = [number for number in left if number not in done]
        raise LabError("lab-workers-lost", tries=TRIES)

    def _pool(self, work: Callable[[X], Y], tasks: Sequence[X], left: Sequence[int]) -> Done[Y]:
        context = multiprocessing.get_context("spawn")
        waiting = iter(left)
        with ProcessPoolExecutor(min(self.jobs, len(left) or 1), mp_context=context) as pool:
            out: dict[Future[Y], int] = {}
            try:
                while True:
                    while len(out) < self.jobs * AHEAD:
                        number = next(waiting, None)
                        if number is None:
                            break
                        out[pool.submit(work, tasks[number])] = number
                    if not out:
                        return
                    finished, _ = wait(out, return_when=FIRST_COMPLETED)
                    for future in sorted(finished, key=out.__getitem__):
                        number = out.pop(future)
                        yield number, future.result()
            finally:
                for future in out:
                    future.cancel()


class OnRay:
    """A Ray cluster: one of its own on this machine, or one by its address (extra ``ray``)."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        """Connect to ``ray://…``, or start a cluster here with so many processors."""
        try:
            import ray
        except ImportError:
            raise LabError("lab-extra", extra="ray", package="ray") from None
        self._ray: Any = ray
        self._started = not ray.is_initialized()
        if self._started:
            self._start(address, jobs)

    def _start(self, address: str | None, jobs: int | None) -> None:
        import logging

        settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address is None:
            settings |= {"include_dashboard": False, "num_cpus": jobs}
        try:
            # Without "local" Ray would join a cluster that it finds on this machine.
            self._ray.init(address or "local", **settings)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise LabError("lab-ray", address=address or "ray", why=why) from None

    def run(self, work: Callable[[X], Y], tasks: Sequence[X]) -> Done[Y]:
        """Run all tasks on the cluster; Ray does those of lost workers again."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(work)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(range(len(tasks)))
        out: dict[Any, int] = {}
        try:
            while True:
                while len(out) < workers * AHEAD:
                    number = next(waiting, None)
                    if number is None:
                        break
                    out[remote.remote(tasks[number])] = number
                if not out:
                    return
                finished, _ = ray.wait([*out], num_returns=1)
                for reference in finished:
                    number = out.pop(reference)
                    yield number, self._result(reference)
        finally:
            for reference in out:
                ray.cancel(reference, force=True)
            if self._started:
                ray.shutdown()

    def _result(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.WorkerCrashedError:
            raise LabError("lab-workers-lost", tries=TRIES) from None
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, LabError) else error from None


def engine(on: str, jobs: int | None) -> Engine:
    """The engine by its name: ``local``, ``ray``, or the address of a cluster."""
    if on == "local":
        return Local(jobs or 1)
    if on == "ray":
        return OnRay(None, jobs)
    if on.startswith("ray://"):
        return OnRay(on)
    raise LabError("lab-engine", said=on)
