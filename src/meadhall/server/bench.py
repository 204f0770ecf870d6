"""How many moves a server carries, measured from outside through real sockets.

The server runs in another process with a database of its own on disk; every move is committed
before it is acknowledged. Each socket is a person with one seat; whoever is asked answers at
random at once, or at a given rate over all. A table that is over begins anew.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.server.wire import Wire, dial

Person = str
"""A person here is the cookie."""


class Offer(Struct):
    """The part of an option that is needed to answer."""

    option: int | str


class Asked(Struct):
    """The part of a question that is needed to answer."""

    name: str
    options: list[Offer]


class Heard(Struct):
    """The parts of a message that are needed to play on."""

    type: str
    id: str | None = None
    n: int = 0
    asked: list[Asked] = []
    result: Any = None
    code: str = ""


_read = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured."""

    sockets: int
    tables: int
    seconds: float
    moves: int = 0
    refused: int = 0
    messages: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    server_cpu: float = 0.0
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

    def __init__(self, port: int, game: str, tables: int, rate: float, seed: int) -> None:
        """Answer at random from this seed; ``rate`` moves a second over all, 0 for no limit."""
        self.port = port
        self.game = game
        self.figures = Figures(0, tables, 0.0)
        self.chance = random.Random(seed)
        self.pause = tables / rate if rate else 0.0
        self.counting = False
        self.over = asyncio.Event()

    def count(self, wait: float) -> None:
        """A move was acknowledged after so many seconds."""
        if self.counting:
            self.figures.moves += 1
            self.figures.waits.append(wait)


class Table:
    """One table with its people, played over and over."""

    def __init__(self, load: Load, people: list[Person]) -> None:
        """These people play."""
        self.load = load
        self.people = people
        self.done = asyncio.Event()

    async def play(self, table_id: str) -> None:
        """Play until the load is over."""
        while not self.load.over.is_set():
            self.done.clear()
            players = [Player(self, person) for person in self.people]
            for player in players:
                await player.come(table_id)
            await self.done.wait()
            for player in players:
                player.wire.close()
            if not self.load.over.is_set():
                with closing(Api(self.load.port)) as api:
                    table_id = await asyncio.to_thread(api.table, self.load.game, self.people)


class Player:
    """One socket: answers whatever it is asked."""

    wire: Wire

    def __init__(self, table: Table, cookie: Person) -> None:
        """Sit at this table."""
        self.table = table
        self.load = table.load
        self.cookie = cookie
        self.sent = 0.0
        self.busy = False
        self.answers = 0

    async def come(self, table_id: str) -> None:
        """Open the socket."""
        path, headers = f"/ws/tables/{table_id}", {"Cookie": self.cookie}
        self.wire = await dial("127.0.0.1", self.load.port, path, self.heard, headers)

    def heard(self, wire: Wire, told: bytes) -> None:
        """Take a message, and answer if it asks."""
        self.wire = wire
        message = _read(told)
        if self.load.counting:
            self.load.figures.messages += 1
            self.load.figures.bytes += len(told)
        if message.type == "ack":
            self.load.count(perf_counter() - self.sent)
            self.busy = False
        elif message.type == "refused":
            self.load.figures.refused += self.load.counting
            self.busy = False
        elif message.type == "state":
            if message.result is not None or self.load.over.is_set():
                self.table.done.set()
            elif message.asked and not self.busy:
                self.busy = True
                self._later(message)

    def _later(self, message: Heard) -> None:
        if not self.load.pause:
            self.answer(message)
            return
        wait = self.load.chance.expovariate(1 / self.load.pause)
        asyncio.get_running_loop().call_later(wait, self.answer, message)

    def answer(self, message: Heard) -> None:
        """Answer what a state asks, at random."""
        self.answers += 1
        name, chance = str(self.answers), self.load.chance
        asked = message.asked[0]
        option = chance.choice(asked.options).option
        said = {"type": "answer", "id": name, "n": message.n, "seat": self.seat(), "option": option}
        said["question"] = asked.name
        self.sent = perf_counter()
        self.wire.send(msgspec.json.encode(said))

    def seat(self) -> int:
        """The seat of this person."""
        return self.table.people.index(self.cookie)


async def measure(
    port: int, pid: int, game: str, sockets: int, tables: int, seconds: float, rate: float
) -> Figures:
    """Let so many people play, warm up for a moment, and measure for so many seconds."""
    load = Load(port, game, tables, rate, seed=1)
    before = memory_of(pid)
    share = sockets // tables
    with closing(Api(port)) as api:
        groups = [[api.guest() for _ in range(share)] for _ in range(tables)]
        places = [(Table(load, people), api.table(game, people)) for people in groups]
    load.figures.sockets = share * tables
    playing = [asyncio.create_task(table.play(table_id)) for table, table_id in places]
    await asyncio.sleep(min(3.0, seconds / 2))
    load.figures.memory = (memory_of(pid) - before) / 1024 / tables
    load.counting, start, cpu = True, perf_counter(), cpu_of(pid)
    await asyncio.sleep(seconds)
    load.counting = False
    load.figures.seconds = perf_counter() - start
    load.figures.server_cpu = cpu_of(pid) - cpu
    load.over.set()
    for table, _ in places:
        table.done.set()
    done, late = await asyncio.wait(playing, timeout=10)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    return load.figures


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has in use."""
    with suppress(OSError), open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with suppress(OSError), open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def run(
    game: str, sockets: int, tables: int, seconds: float, rate: float, folder: str | None = None
) -> Figures:
    """Start a server, load it, and give the figures."""
    with tempfile.TemporaryDirectory(dir=folder) as data, server(data) as (pid, port):
        return asyncio.run(measure(port, pid, game, sockets, tables, seconds, rate))
