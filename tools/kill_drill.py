"""Kills a server with SIGKILL amid play, again and again, and looks for lost moves.

    python tools/kill_drill.py --kills 1000

People play at several tables; each acknowledged answer is written down here. After each kill the
server is started anew on the same data, everybody comes back, and every answer that was
acknowledged since the kill before is sent again under its old id: it must be acknowledged with
the same state as before, and the table must stand at that state or a later one. A lost move is
printed and is an exit code of 1.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from meadhall.server.bench import Api
from meadhall.server.ws_client import HandshakeRefused, WebSocketClient, connect

REPLY = 30.0
"""Seconds to wait for a reply before something counts as lost."""


@dataclass
class Totals:
    """What happened so far."""

    kills: int = 0
    answers: int = 0
    repeated: int = 0
    lost: list[str] = field(default_factory=list)


class Server:
    """A server in another process that can be killed."""

    def __init__(self, folder: str) -> None:
        program = "from meadhall.cli import main; main()"
        told = ["serve", "--no-open", "--no-limits", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *told, "--log", "error"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError("the server did not start")
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


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


async def drill(kills: int, game: str, tables: int, seats: int, seed: int) -> Totals:
    """Play, kill, start anew, check, and play on."""
    chance, totals = random.Random(seed), Totals()
    with tempfile.TemporaryDirectory() as folder:
        all_tables = [Table(game, chance) for _ in range(tables)]
        server = await asyncio.to_thread(Server, folder)
        try:
            for table in all_tables:
                await asyncio.to_thread(table.open, server.port, seats)
            while totals.kills < kills:
                for table in all_tables:
                    await table.come(server.port, totals)
                await asyncio.sleep(chance.uniform(0.0, 0.6))
                await asyncio.to_thread(server.kill)
                totals.kills += 1
                server = await asyncio.to_thread(Server, folder)
                if totals.kills % 50 == 0:
                    print(f"{totals.kills} kills, {totals.answers} answers", flush=True)
            for table in all_tables:
                await table.come(server.port, totals)
        finally:
            with suppress(HandshakeRefused):
                server.kill()
    return totals


def main() -> int:
    """Run the drill and tell what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--game", default="midgard")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    told = asyncio.run(drill(asked.kills, asked.game, asked.tables, asked.seats, asked.seed))
    print(
        f"{told.kills} kills, {told.answers:,} acknowledged answers, {told.repeated:,} sent again,"
        f" {len(told.lost)} lost"
    )
    for lost in told.lost[:10]:
        print(lost)
    return 1 if told.lost else 0


if __name__ == "__main__":
    sys.exit(main())
