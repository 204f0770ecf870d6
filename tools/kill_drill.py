"""Kills a server with SIGKILL amid play, again and again, and looks for lost moves.

    python tools/kill_drill.py --kills 1000 --houses 2

Each house is a server with a data folder of its own; several are drilled side by side. Their
processes are forked from one that has the program loaded, so that a start costs no imports: it
opens the folder, checks the database and loads its tables like any other.

People play at several tables; each acknowledged answer is written down here. After each kill the
server is started anew on the same data, everybody comes back, and every answer that was
acknowledged since the kill before is sent again under its old id: it must be acknowledged with
the same state as before, and the table must stand at that state or a later one. A lost move is
printed and is an exit code of 1.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from meadhall.server import serve
from meadhall.server.bench import Api
from meadhall.server.logs import configure_logging
from meadhall.server.settings import NO_LIMITS, Settings
from meadhall.server.ws_client import WebSocketClient, connect

REPLY = 60.0
"""Seconds to wait for a reply before something counts as lost."""

LONGEST = 0.6
"""Seconds that people play at most before the next kill."""

TELL_EVERY = 25
"""After so many kills the totals are printed."""

FORKS = multiprocessing.get_context("forkserver")


@dataclass
class Totals:
    """What happened so far."""

    kills: int = 0
    answers: int = 0
    repeated: int = 0
    lost: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills:,} kills, {self.answers:,} acknowledged answers,"
            f" {self.repeated:,} sent again, {len(self.lost)} lost"
        )


class Server:
    """A server in another process that can be killed."""

    def __init__(self, folder: str) -> None:
        here, there = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=serve_folder, args=(folder, there))
        self.process.start()
        there.close()
        try:
            self.port: int = here.recv()
        except EOFError:
            raise RuntimeError("the server did not start") from None
        finally:
            here.close()

    def kill(self) -> None:
        """Send SIGKILL, and wait until the process is gone."""
        self.process.kill()
        self.process.join()
        self.process.close()


def serve_folder(folder: str, ready: Connection) -> None:
    """Serve a data folder and say on which port; the new process does this."""
    configure_logging("error")
    listener = serve.listen("127.0.0.1", 0)
    port = serve.address(listener)[1]
    serve.run(Settings(Path(folder), limits=NO_LIMITS), listener, lambda: ready.send(port))


class Player:
    """A person at a table who answers at random whatever is asked."""

    def __init__(self, cookie: str, seat: int, chance: random.Random) -> None:
        self.cookie = cookie
        self.seat = seat
        self.chance = chance
        self.count = 0
        self.acked: dict[str, tuple[int, bytes]] = {}
        """By message id the state it led to and the message, since the last kill."""
        self.sent: dict[str, bytes] = {}
        self.checks: dict[str, asyncio.Future[int]] = {}
        self.n = 0
        self.over = False
        self.socket: WebSocketClient | None = None

    async def come(self, port: int, table: str) -> None:
        path, headers = f"/ws/tables/{table}?seat={self.seat}", {"Cookie": self.cookie}
        self.socket = await connect("127.0.0.1", port, path, self.on_message, headers)

    def on_message(self, socket: WebSocketClient, raw: bytes) -> None:
        told: Any = msgspec.json.decode(raw)
        if told["type"] == "ack":
            waiting = self.checks.pop(told["id"], None)
            if waiting is not None:
                waiting.set_result(told["n"])
            elif told["id"] in self.sent:
                self.acked[told["id"]] = told["n"], self.sent.pop(told["id"])
        elif told["type"] == "state":
            self.n = told["n"]
            self.over = told["result"] is not None
            if told["asked"] and not self.over:
                self.answer(socket, told)

    def answer(self, socket: WebSocketClient, state: Any) -> None:
        asked = state["asked"][0]
        self.count += 1
        said = {
            "type": "answer",
            "id": f"{self.seat}-{self.count}",
            "n": state["n"],
            "seat": self.seat,
            "question": asked["name"],
            "option": self.chance.choice(asked["options"])["option"],
        }
        self.sent[str(said["id"])] = msgspec.json.encode(said)
        socket.send(self.sent[str(said["id"])])

    async def check(self, before: dict[str, tuple[int, bytes]], totals: Totals) -> None:
        """Send every acknowledged answer again; it must still be known."""
        assert self.socket is not None
        for name, (n, message) in before.items():
            self.checks[name] = asyncio.get_running_loop().create_future()
            waiting = self.checks[name]
            self.socket.send(message)
            try:
                again = await asyncio.wait_for(waiting, REPLY)
            except TimeoutError:
                totals.lost.append(f"kill {totals.kills}: no reply to {message!r}")
                continue
            totals.repeated += 1
            if again != n or self.n < n:
                totals.lost.append(f"kill {totals.kills}: state {again} for {n}: {message!r}")
        totals.answers += len(before)


class Table:
    """A table with its people; a new one when it is over."""

    def __init__(self, game: str, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.cookies: list[str] = []
        self.players: list[Player] = []
        self.id = ""

    def open(self, port: int, seats: int) -> None:
        with closing(Api(port)) as api:
            self.cookies = self.cookies or [api.guest() for _ in range(seats)]
            self.id = api.table(self.game, self.cookies)
        self.players = [
            Player(cookie, seat, self.chance) for seat, cookie in enumerate(self.cookies)
        ]

    async def come(self, port: int, totals: Totals) -> None:
        for player in self.players:
            before, player.acked = player.acked, {}
            player.sent.clear()
            await player.come(port, self.id)
            await player.check(before, totals)
        if any(player.over for player in self.players):
            await asyncio.to_thread(self.open, port, len(self.cookies))
            for player in self.players:
                await player.come(port, self.id)


class House:
    """A data folder, its tables, and the server that is killed."""

    def __init__(self, folder: str, tables: list[Table], totals: Totals) -> None:
        self.folder = folder
        self.tables = tables
        self.totals = totals

    async def drill(self, kills: int, seats: int, chance: random.Random) -> None:
        """Play, kill, start anew, check, and play on."""
        server = await asyncio.to_thread(Server, self.folder)
        try:
            for table in self.tables:
                await asyncio.to_thread(table.open, server.port, seats)
            while self.totals.kills < kills:
                await self.come(server.port)
                await asyncio.sleep(chance.uniform(0.0, LONGEST))
                await asyncio.to_thread(server.kill)
                self.totals.kills += 1
                server = await asyncio.to_thread(Server, self.folder)
                if self.totals.kills % TELL_EVERY == 0:
                    print(self.totals, flush=True)
            await self.come(server.port)
        finally:
            server.kill()

    async def come(self, port: int) -> None:
        await asyncio.gather(*(table.come(port, self.totals) for table in self.tables))


async def drill(kills: int, houses: int, game: str, tables: int, seats: int, seed: int) -> Totals:
    """Drill several houses side by side until so many servers were killed."""
    totals = Totals()
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.TaskGroup() as group:
            for number in range(houses):
                chance = random.Random(f"{seed} {number}")
                sat = [Table(game, chance) for _ in range(tables)]
                house = House(f"{folder}/{number}", sat, totals)
                group.create_task(house.drill(kills, seats, chance))
    return totals


def main() -> int:
    """Run the drill and tell what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--houses", type=int, default=1)
    parser.add_argument("--game", default="midgard")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    loaded = ["meadhall.server.serve", "meadhall.server.bench", f"meadhall.games.{asked.game}"]
    FORKS.set_forkserver_preload(loaded)
    totals = asyncio.run(drill(**vars(asked)))
    print(f"{asked.game}: {totals}")
    for lost in totals.lost[:10]:
        print(lost)
    return 1 if totals.lost else 0


if __name__ == "__main__":
    sys.exit(main())
