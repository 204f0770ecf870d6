"""What views need is worked out in a process of its own; without it everything works as well."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from meadhall.core import Call, Record, key_from, memo
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import ChooseAction
from meadhall.server import precompute
from meadhall.server.play import Play, replay
from meadhall.server.precompute import Precompute
from server.odd_jobs import dies, hangs, raises, who
from server.orphans import wait_for_orphan
from tables import dice, random_step

LONG = 60.0


def run(work: Coroutine[Any, Any, None]) -> None:
    async def within() -> None:
        async with asyncio.timeout(LONG):
            await work

    asyncio.run(within())


class Asked:
    """A game at a table where these calls are slow."""

    def __init__(self, *calls: Call) -> None:
        self.game, self.table, self.calls = self, None, [*calls]

    def slow_calls(self, table: None) -> list[Call]:
        return self.calls


def start(process: Precompute, *calls: Call) -> asyncio.Future[None] | None:
    asked: Any = Asked(*calls)
    return process.start(asked)


async def ready(process: Precompute) -> None:
    """Wait until the process has started: before that nothing is given to it."""
    number = 0
    while (job := start(process, (who, (f"start {number}",)))) is None:
        number += 1
        await asyncio.sleep(0.01)
    await job


async def attacks_are_weighed_elsewhere() -> None:
    play = at_choice("elsewhere")
    process = Precompute(enabled=True)
    await ready(process)
    calls = GAME.slow_calls(play.table)
    assert calls
    assert not any(function.knows(args) for function, args in calls)
    job = process.start(play)
    assert job is not None
    await job
    for function, args in calls:
        assert function.knows(args)
        assert function(*args) == function.__wrapped__(*args)
    assert process.start(play) is None
    process.close()


def at_choice(seed: str) -> Play:
    """A game in which somebody with a party is about to choose an action."""
    play = replay(GAME, Record("valhalla", GAME.version, 4, key_from(seed), {}), [])
    chance = dice(seed)
    while not (isinstance(play.table.top, ChooseAction) and GAME.slow_calls(play.table)):
        random_step(play.table, chance)
    return play


def test_chances_of_attacks_come_from_the_process_and_are_the_same() -> None:
    run(attacks_are_weighed_elsewhere())


async def each_where_it_is_due() -> None:
    process = Precompute(enabled=True)
    await ready(process)
    job = start(process, (who, ("there",)), (raises, ()), (who, ("after",)))
    assert job is not None
    await job
    assert who("there") != os.getpid()
    assert not raises.knows(())
    assert who("after") == os.getpid()
    process.close()


def test_a_call_that_raises_is_left_to_the_view() -> None:
    run(each_where_it_is_due())


async def survives(call: Call) -> None:
    process = Precompute(enabled=True)
    await ready(process)
    job = start(process, call)
    assert job is not None
    await job
    assert not call[0].knows(call[1])
    await ready(process)
    process.close()


def test_a_process_that_dies_is_replaced() -> None:
    run(survives((dies, ())))


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompute, "LIMIT", 0.2)
    run(survives((hangs, ())))


async def never_waits(process: Precompute, *calls: Call) -> None:
    assert start(process, *calls) is None
    process.close()


@memo(10)
def local(number: int) -> int:
    return number


def test_nothing_is_waited_for_without_a_processor_to_spare() -> None:
    run(never_waits(Precompute(enabled=False), (local, (1,))))
    local(2)
    run(never_waits(Precompute(enabled=True), (local, (2,))))
    run(never_waits(Precompute(enabled=True)))


async def fills_up() -> None:
    process = Precompute(enabled=True)
    await ready(process)
    jobs = [start(process, (who, (f"full {at}",))) for at in range(precompute.MOST_WAITING)]
    assert None not in jobs
    assert start(process, (who, ("one more",))) is None
    process.close()
    assert all(job is not None and job.done() for job in jobs)


def test_what_would_come_too_late_is_not_asked_for() -> None:
    run(fills_up())


ORPHAN = """
import asyncio
from server.odd_jobs import hangs, who
from server.test_precompute import Precompute, ready, start

async def main():
    process = Precompute(enabled=True)
    await ready(process)
    await start(process, (who, ("child",)))
    start(process, (hangs, ()))
    print(who("child"), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_process_dies_with_the_server_whatever_it_is_doing(tmp_path: Path) -> None:
    wait_for_orphan(ORPHAN, tmp_path)
