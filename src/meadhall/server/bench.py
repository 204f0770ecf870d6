"""The load test: how many moves a server carries, measured through real sockets.

The server has a process and a database of its own; a move is committed before it is acknowledged.
Each socket is a person with one seat who answers at random; a table that is over begins anew.

1. At a rate: moves are due at random moments, so many a second over all tables. The time of a
   move runs from when it was due, so that waiting for a slow server or a slow load counts.
2. At full speed: whoever is asked answers at once; times are then the length of the queue.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import random
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any

import msgspec
from msgspec import Struct
from uvicorn.loops.auto import auto_loop_factory

from meadhall.server.usage import cpu_of, memory_of
from meadhall.server.ws_client import WebSocketClient, connect

Person = str  # the cookie of a guest


class Offer(Struct):
    """The part of an option that is needed to answer."""

    option: int | str


class Asked(Struct):
    """The part of a question that is needed to answer."""

    name: str
    options: list[Offer]


class Received(Struct):
    """The parts of a message that are needed to play on."""

    type: str
    id: str | None = None
    n: int = 0
    asked: list[Asked] = []
    result: Any = None
    code: str = ""


_read = msgspec.json.Decoder(Received).decode


@dataclass
class Figures:
    """What was measured."""

    sockets: int
    tables: int
    rate: float
    """Moves due a second; 0 for as many as can be."""
    seconds: float = 0.0
    moves: int = 0
    refused: int = 0
    messages: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    server_cpu: float = 0.0
    load_cpu: float = 0.0
    memory: float = 0.0
    """Kilobytes of the server's memory for each table, its sockets included."""

    def wait(self, share: float) -> float:
        """The time within which this share of the moves was acknowledged, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def told(self) -> dict[str, float]:
        """The figures by name."""
        return {
            "sockets": self.sockets,
            "tables": self.tables,
            "rate_asked": self.rate,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "p50_ms": round(self.wait(0.50), 1),
            "p95_ms": round(self.wait(0.95), 1),
            "p99_ms": round(self.wait(0.99), 1),
            "worst_ms": round(self.wait(1.0), 1),
            "refused": self.refused,
            "messages_per_second": round(self.messages / self.seconds, 1),
            "bytes_per_message": round(self.bytes / max(1, self.messages)),
            "server_cpu_share": round(self.server_cpu / self.seconds, 2),
            "load_cpu_share": round(self.load_cpu / self.seconds, 2),
            "server_ms_per_move": round(1000 * self.server_cpu / max(1, self.moves), 3),
            "kilobytes_per_table": round(self.memory, 1),
        }


@contextmanager
def server(folder: str, *options: str) -> Iterator[tuple[int, int]]:
    """A server in another process: its process id and its port."""
    program = "from meadhall.cli import main; main()"
    told = ["serve", "--no-open", "--no-limits", "--port", "0", "--data", folder, "--log", "error"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *told, *options], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError("the server did not start")
        yield process.pid, int(line.rstrip("/\n").rpartition(":")[2])
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


class Api:
    """The few requests that a load needs, one after the other on one connection."""

    def __init__(self, port: int) -> None:
        """Talk to the server on this port of this machine."""
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def close(self) -> None:
        """Hang up."""
        self._line.close()

    def post(self, path: str, form: Any, cookie: str = "") -> tuple[Any, str]:
        """Send a form; gives the reply and the cookie that came with it."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        self._line.request("POST", path, json.dumps(form), headers)
        reply = self._line.getresponse()
        told = json.loads(reply.read())
        if reply.status >= 400:
            raise RuntimeError(f"{path}: {told}")
        return told, (reply.getheader("Set-Cookie") or "").partition(";")[0]

    def guest(self) -> Person:
        """A new guest's cookie."""
        return self.post("/api/me", {})[1]

    def table(self, game: str, people: list[Person]) -> str:
        """A new table where these people sit in this order."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        form = {"game": game, "seats": seats, "spectators": False}
        made, _ = self.post("/api/tables", form, people[0])
        for person in people[1:]:
            self.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, person)
        return str(made["id"])


class Load:
    """Many people at many tables."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        """Answer at random from this seed."""
        self.port = port
        self.game = game
        self.chance = random.Random(seed)
        self.figures: Figures | None = None
        """What is being measured now."""
        self.paced = True
        """Whether moves wait until they are due."""
        self.asked: deque[Player] = deque()
        """Who waits for that, the longest first."""
        self.over = asyncio.Event()

    def ready(self, player: Player) -> None:
        """Somebody could answer now."""
        if self.paced:
            self.asked.append(player)
        else:
            player.answer(perf_counter())

    async def pace(self, rate: float) -> None:
        """Let moves be made at moments of chance, so many a second; ends by being cancelled."""
        due = perf_counter()
        while True:
            due += self.chance.expovariate(rate)
            while perf_counter() < due:
                await asyncio.sleep(due - perf_counter())
            while not self.asked:
                await asyncio.sleep(0.001)
            self.asked.popleft().answer(due)

    def hurry(self) -> None:
        """Let everybody answer at once from now on."""
        self.paced = False
        while self.asked:
            self.asked.popleft().answer(perf_counter())


class Table:
    """One table with its people, played over and over."""

    def __init__(self, load: Load, people: list[Person]) -> None:
        """These people play."""
        self.load = load
        self.people = people
        self.done = asyncio.Event()
        self.begun = asyncio.Event()

    async def play(self, table_id: str) -> None:
        """Play until the load is over."""
        while not self.load.over.is_set():
            self.done.clear()
            players = [Player(self, person, seat) for seat, person in enumerate(self.people)]
            for player in players:
                await player.come(table_id)
            self.begun.set()
            await self.done.wait()
            for player in players:
                await player.go()
            if not self.load.over.is_set():
                table_id = await asyncio.to_thread(self.again)

    def again(self) -> str:
        """A new table for the same people; its id."""
        with closing(Api(self.load.port)) as api:
            return api.table(self.load.game, self.people)


class Player:
    """One socket: answers whatever it is asked."""

    socket: WebSocketClient

    def __init__(self, table: Table, cookie: Person, seat: int) -> None:
        """Sit at this table."""
        self.table = table
        self.load = table.load
        self.cookie = cookie
        self.seat = seat
        self.due = 0.0
        self.busy = False
        self.answers = 0
        self.message: Received | None = None

    async def come(self, table_id: str) -> None:
        """Open the socket."""
        path, headers = f"/ws/tables/{table_id}", {"Cookie": self.cookie}
        self.socket = await connect("127.0.0.1", self.load.port, path, self.on_message, headers)

    async def go(self) -> None:
        """Close the socket, and wait for the end of it."""
        self.socket.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.socket.closed), GOING)
        self.socket.abort()

    def on_message(self, socket: WebSocketClient, told: bytes) -> None:
        """Take a message, and answer if it asks."""
        self.socket = socket
        message, figures = _read(told), self.load.figures
        if figures is not None:
            figures.messages += 1
            figures.bytes += len(told)
        if message.type == "ack":
            self.busy = False
            if figures is not None:
                figures.moves += 1
                figures.waits.append(perf_counter() - self.due)
        elif message.type == "refused":
            self.busy = False
            if figures is not None:
                figures.refused += 1
        elif message.type == "state":
            self.message = message
            if message.result is not None or self.load.over.is_set():
                self.table.done.set()
            elif message.asked and not self.busy:
                self.busy = True
                self.load.ready(self)

    def answer(self, due: float) -> None:
        """Answer what the last state asks, at random; the time runs from when that was due."""
        message = self.message
        assert message is not None
        self.answers += 1
        asked = message.asked[0]
        said = {
            "type": "answer",
            "id": str(self.answers),
            "n": message.n,
            "seat": self.seat,
            "question": asked.name,
            "option": self.load.chance.choice(asked.options).option,
        }
        self.due = due
        self.socket.send(msgspec.json.encode(said))


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    game: str
    sockets: int
    tables: int
    seconds: float
    """How long each measurement takes."""
    rate: float
    """Moves due a second in the first; 0 leaves it out."""


BEGIN = 60.0
"""Seconds within which everybody must have come to their table."""

GOING = 5.0
"""Seconds that the server has to say goodbye."""

WARM_UP = 3.0
"""Seconds before a measurement, at most half as long as that takes."""


async def measure(port: int, pid: int, plan: Plan) -> list[Figures]:
    """Let people play: first at the rate that is asked for, then at full speed."""
    load = Load(port, plan.game, seed=1)
    before = memory_of(pid)
    share = plan.sockets // plan.tables
    with closing(Api(port)) as api:
        groups = [[api.guest() for _ in range(share)] for _ in range(plan.tables)]
        places = [(Table(load, people), api.table(plan.game, people)) for people in groups]
    playing = [asyncio.create_task(table.play(table_id)) for table, table_id in places]
    async with asyncio.timeout(BEGIN):
        for table, _ in places:
            await table.begun.wait()
    memory = (memory_of(pid) - before) / 1024 / plan.tables
    measured = []
    if plan.rate:
        pacing = asyncio.create_task(load.pace(plan.rate))
        measured.append(await _watch(load, pid, plan, plan.rate, memory))
        pacing.cancel()
    load.hurry()
    measured.append(await _watch(load, pid, plan, 0.0, memory))
    load.over.set()
    for table, _ in places:
        table.done.set()
    _, late = await asyncio.wait(playing, timeout=30)
    for task in late:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return measured


async def _watch(load: Load, pid: int, plan: Plan, rate: float, memory: float) -> Figures:
    """Warm up for a moment, then measure, until there is something to tell."""
    await asyncio.sleep(min(WARM_UP, plan.seconds / 2))
    figures = Figures(plan.sockets, plan.tables, rate, memory=memory)
    load.figures, start = figures, perf_counter()
    server_cpu, load_cpu = cpu_of(pid), process_time()
    await asyncio.sleep(plan.seconds)
    async with asyncio.timeout(BEGIN):
        while not figures.moves:
            await asyncio.sleep(0.01)
    load.figures = None
    figures.seconds = perf_counter() - start
    figures.server_cpu = cpu_of(pid) - server_cpu
    figures.load_cpu = process_time() - load_cpu
    return figures


def run(plan: Plan, folder: str | None = None) -> list[Figures]:
    """Start a server, load it, and give the figures: at a rate, and at full speed."""
    gc.freeze()
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        server(data) as (pid, port),
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        return runner.run(measure(port, pid, plan))
