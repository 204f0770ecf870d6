"""One person and three konungs at a live table, with a load of other tables beside it.

1. A server in a process of its own, with its usual worker processes for bots and no pace.
2. At one table a person answers at once whatever they are asked; the bots think as long as they
   may.
3. Beside it people play at other tables at a steady rate, as in ``bench.py``.

Told are the times until the person's moves and those of the others were acknowledged, and how long
the bots took to decide, as a share of what they may (``bot_thinking_share`` of the server's
metrics): from their turn to their answer, waiting for a process included. What is decided while the
processes of the bots start is left out.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import re
import tempfile
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from meadhall.server.bench import BEGIN, Api, Figures, Load, Table, server
from meadhall.server.usage import cpu_of

BUCKET = re.compile(r'meadhall_bot_thinking_share_bucket\{le="([^"]+)"\} (\d+)')
FALLBACK = re.compile(r"meadhall_bot_fallbacks_total\{.*\} (\d+)")

LATE = 1.1
"""A bot that takes more than this share of its budget is late."""

WARM_UP = 4
"""Decisions of bots before anything is measured: their processes start meanwhile."""


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    game: str
    level: str
    bots: int
    seconds: float
    sockets: int
    """People at the other tables, four to a table; 0 leaves them out."""
    rate: float
    """Moves due a second at all of the other tables together."""


class Alone(Table):
    """A table of one person with bots, opened anew when its game is over."""

    def __init__(self, load: Load, person: str, plan: Plan) -> None:
        """This person plays."""
        super().__init__(load, [person])
        self.plan = plan

    def opened(self) -> str:
        """A new table; gives its id."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": self.plan.level}] * self.plan.bots]
        with closing(Api(self.load.port)) as api:
            form = {"game": self.plan.game, "seats": seats, "spectators": False}
            return str(api.post("/api/tables", form, self.people[0])[0]["id"])

    def again(self) -> str:
        """The next table, after a game."""
        return self.opened()


async def measure(port: int, pid: int, plan: Plan) -> dict[str, Any]:
    """Play for a while; the figures as plain data."""
    beside, alone = Load(port, plan.game, seed=1), Load(port, plan.game, seed=2)
    alone.paced = False
    with closing(Api(port)) as api:
        groups = [[api.guest() for _ in range(4)] for _ in range(plan.sockets // 4)]
        places = [(Table(beside, people), api.table(plan.game, people)) for people in groups]
        mine = Alone(alone, api.guest(), plan)
    places.append((mine, mine.opened()))
    playing = [asyncio.create_task(table.play(table_id)) for table, table_id in places]
    async with asyncio.timeout(BEGIN):
        for table, _ in places:
            await table.begun.wait()
    async with asyncio.timeout(BEGIN):
        while thinking(port).decided < WARM_UP:
            await asyncio.sleep(0.2)
    warm = thinking(port)
    pacing = asyncio.create_task(beside.pace(plan.rate)) if groups else None
    beside.figures = Figures(plan.sockets, len(groups), plan.rate, seconds=plan.seconds)
    alone.figures = Figures(1, 1, 0.0, seconds=plan.seconds)
    before = cpu_of(pid)
    await asyncio.sleep(plan.seconds)
    spent = cpu_of(pid) - before
    told = _told(plan, alone.figures, beside.figures, spent, thinking(port).since(warm))
    for load in (beside, alone):
        load.figures = None
        load.over.set()
    if pacing is not None:
        pacing.cancel()
    for table, _ in places:
        table.done.set()
    _, late = await asyncio.wait(playing, timeout=30)
    for task in late:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return told


def _told(
    plan: Plan, person: Figures, others: Figures, server_cpu: float, thought: Thinking
) -> dict[str, Any]:
    return {
        "game": plan.game,
        "level": plan.level,
        "bots": plan.bots,
        "seconds": plan.seconds,
        "server_cpu_share": round(server_cpu / plan.seconds, 2),
        "person": _waits(person),
        "others": _waits(others),
        "bots_decided": thought.decided,
        "bots_p50_share_at_most": thought.share_at(0.50),
        "bots_p99_share_at_most": thought.share_at(0.99),
        "bots_late": thought.later_than(LATE),
        "bots_failed": thought.failed,
    }


def _waits(figures: Figures) -> dict[str, float]:
    return {
        "moves": figures.moves,
        "refused": figures.refused,
        "p50_ms": round(figures.wait(0.50), 1),
        "p99_ms": round(figures.wait(0.99), 1),
        "worst_ms": round(figures.wait(1.0), 1),
    }


@dataclass(frozen=True)
class Thinking:
    """How many decisions of bots took at most each share of their budget, and how many failed."""

    within: dict[float, int]
    failed: int

    @property
    def decided(self) -> int:
        """All decisions."""
        return max(self.within.values(), default=0)

    def since(self, before: Thinking) -> Thinking:
        """What was added after an earlier moment."""
        within = {bound: n - before.within.get(bound, 0) for bound, n in self.within.items()}
        return Thinking(within, self.failed - before.failed)

    def share_at(self, quantile: float) -> float | None:
        """The lowest bound within which this part of the decisions lies; None without any."""
        wanted = quantile * self.decided
        return next((bound for bound, n in self.within.items() if wanted and n >= wanted), None)

    def later_than(self, share: float) -> int:
        """How many took longer."""
        return self.decided - self.within.get(share, 0)


def thinking(port: int) -> Thinking:
    """What the server's metrics say of the bots now."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as line:
        line.request("GET", "/metrics")
        text = line.getresponse().read().decode()
    within = {float(bound): int(count) for bound, count in BUCKET.findall(text)}
    return Thinking(within, sum(int(count) for count in FALLBACK.findall(text)))


def run(plan: Plan, folder: str | None = None) -> dict[str, Any]:
    """Start a server, let everybody play, and give the figures."""
    gc.freeze()
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        server(data, "--pace", "0") as (pid, port),
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        return runner.run(measure(port, pid, plan))
