"""A run: a plan carried out into a folder, which can be stopped and goes on where it was.

    plan.json              what is played, and by which program
    batches/00017.json.gz  a batch that is done; gone when the run is finished
    records/A/00340.saga   the record of each game, unless the plan wants none
    *.parquet              the results, once all is played (meadhall.lab.parquet)
    run.json               how long it took, session by session

A batch appears under its name only when it is whole and on disk, so whatever stops a run (a key,
a full disk, the power) costs the batches under way and nothing more. One that is damaged is
played again.
"""

from __future__ import annotations

import errno
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import meadhall
from meadhall.lab import parquet
from meadhall.lab.batches import Batch, play_batch
from meadhall.lab.engines import Engine
from meadhall.lab.errors import LabError
from meadhall.lab.plans import Plan

FORMAT = 1
"""The version of a run's folder."""

Advance = Callable[[int], None]
"""Told how many games more are done."""


class Run:
    """A plan and the folder of its results."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Nothing is touched before ``carry_out``."""
        self.plan = plan
        self.folder = folder
        self.batches = plan.batches()
        self.mended = 0
        """Batches that were found damaged and are played again."""

    # -- carrying out ----------------------------------------------------------------

    def carry_out(self, engine: Engine, advance: Advance, note: dict[str, Any]) -> dict[str, Any]:
        """Play what is not played yet and write the results; says how this session went."""
        parquet.arrow()  # what is missing is said before anything is played
        with self._guarded(), _alone(self.folder):
            self._claim()
            if self.finished:
                advance(self.plan.total)
                return {"games": 0, "seconds": 0.0, "cpu_seconds": 0.0, **note}
            return self._play(engine, advance, note)

    def _play(self, engine: Engine, advance: Advance, note: dict[str, Any]) -> dict[str, Any]:
        start, cpu, games = perf_counter(), 0.0, 0
        left = []
        for number, (_, numbers) in enumerate(self.batches):
            if self._is_done(number):
                advance(len(numbers))
            else:
                left.append(number)
        tasks = [(self.plan, *self.batches[number]) for number in left]
        for at, batch in engine.run(play_batch, tasks):
            self._keep(left[at], batch)
            cpu += batch.cpu
            games += len(batch.games)
            advance(len(batch.games))
        told = {
            "games": games,
            "seconds": round(perf_counter() - start, 3),
            "cpu_seconds": round(cpu, 3),
            **note,
        }
        self._finish(told)
        return told

    def _claim(self) -> None:
        """Make the folder this plan's own; one that holds another run is refused."""
        self._batch_path(0).parent.mkdir(parents=True, exist_ok=True)
        path = self.folder / "plan.json"
        head = {"format": FORMAT, "meadhall": meadhall.__version__, "digest": self.plan.digest}
        if path.exists():
            known = plan_data(self.folder)
            if known["digest"] != self.plan.digest:
                raise LabError("lab-other-plan", folder=str(self.folder))
        text = json.dumps({**head, "plan": self.plan.data()}, indent=1, ensure_ascii=False)
        put(path, text.encode())

    def _keep(self, number: int, batch: Batch) -> None:
        """Write a batch: first its records, then itself, which vouches for them."""
        if batch.records:
            folder = self.folder / "records" / self.plan.arms[batch.arm].name
            folder.mkdir(parents=True, exist_ok=True)
            for at, record in enumerate(batch.records, batch.start):
                put(folder / f"{at:05}.saga", record.encode(), sync=False)
        told = {**asdict(batch), "records": []}
        packed = gzip.compress(json.dumps(told, ensure_ascii=False).encode(), 6, mtime=0)
        put(self._batch_path(number), packed)

    def _finish(self, told: dict[str, Any]) -> None:
        """Write the results of all batches, and only then take the batches away."""
        sources = self._sources()
        parquet.write_all(self.folder, self._read_all(), sources, self.plan.decisions)
        path = self.folder / "run.json"
        sessions = json.loads(path.read_text("utf-8"))["sessions"] if path.exists() else []
        put(path, json.dumps({"sessions": [*sessions, told]}, indent=1).encode())
        for number in range(len(self.batches)):
            self._batch_path(number).unlink(missing_ok=True)

    # -- what is there -----------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether all is played and written."""
        return (self.folder / "run.json").exists()

    def _batch_path(self, number: int) -> Path:
        return self.folder / "batches" / f"{number:05}.json.gz"

    def _is_done(self, number: int) -> bool:
        """Whether a batch is there and whole."""
        if not self._batch_path(number).exists():
            return False
        try:
            self._read(number)
        except (EOFError, OSError, ValueError, TypeError, KeyError, zlib.error):
            self.mended += 1
            return False
        return True

    def _read(self, number: int) -> Batch:
        batch = Batch(**json.loads(gzip.decompress(self._batch_path(number).read_bytes())))
        arm, numbers = self.batches[number]
        if (batch.arm, batch.start, len(batch.games)) != (arm, numbers.start, len(numbers)):
            raise ValueError("another batch")
        return batch

    def _read_all(self) -> Iterator[Batch]:
        return map(self._read, range(len(self.batches)))

    def _sources(self) -> list[str]:
        """All sources of score, in the order in which they are met."""
        met: dict[str, None] = {}
        for batch in self._read_all():
            for row in batch.seats:
                met.update(dict.fromkeys(row[-1]))
        return [*met]

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Say in a sentence that the disk is full or closed; all that was done is kept."""
        try:
            yield
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
            key = "lab-disk-full" if full else "lab-cannot-write"
            raise LabError(key, folder=str(self.folder), why=error.strerror or str(error)) from None


def plan_data(folder: Path) -> dict[str, Any]:
    """What a run's folder says of its plan; a LabError if it is no such folder."""
    try:
        told: dict[str, Any] = json.loads((folder / "plan.json").read_text("utf-8"))
        if told["format"] != FORMAT or not told["plan"]["arms"] or not told["digest"]:
            raise ValueError
    except FileNotFoundError:
        raise LabError("lab-no-run", folder=str(folder)) from None
    except (OSError, ValueError, KeyError, TypeError):
        raise LabError("lab-broken", path=str(folder / "plan.json"), what="damaged") from None
    return told


def put(path: Path, data: bytes, sync: bool = True) -> None:
    """Write a file that is either whole or not there."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep a second run out of the folder; the system drops the lock with the process."""
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LabError("lab-busy", folder=str(folder)) from None
        except OSError:
            pass  # a file system without locks: go on without one
        yield
