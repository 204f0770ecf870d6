"""Nothing acknowledged is ever lost: restarts, tables put away, kill -9 in the midst of play."""

from __future__ import annotations

import gc
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall import GAMES
from meadhall.core import Answer, Dice, Saga, key_from
from meadhall.server.bot_loop import bot_to_move
from server.clients import LONG, Guest, Json, Line, Server
from server.conftest import Opener


def test_a_table_resumes_where_it_was_after_a_restart(open_server: Opener, data: Path) -> None:
    with Server(data) as before:
        astrid, bjorn = Guest(before.port, "Astrid"), Guest(before.port, "Bjorn")
        table = astrid.make("me", "open")
        bjorn.join(table)
        with astrid.line(table) as first, bjorn.line(table) as second:
            first.arrive()
            second.arrive()
            first.say("chat", text="Skål!")
            told = {"n": 1, "seat": 0, "question": "Aside", "option": "fool"}
            first.reply(first.say("answer", id="fool", **told))
            second.settle(2)
            second.answer()
            first.settle(3)
            state, view, log = first.state, first.view, first.log
    after = open_server()
    astrid.port = bjorn.port = after.port
    with astrid.line(table) as back:
        back.arrive()
        assert (view, log) == (back.view, back.log)
        same = ("n", "waiting", "asked", "asides", "answered", "undo", "result")
        assert {key: state[key] for key in same} == {key: back.state[key] for key in same}
        assert "Skål!" == back.next("chat")["lines"][0]["text"]
        repeated = back.reply(back.say("answer", id="fool", **told))
        assert {"type": "ack", "id": "fool", "n": 2} == repeated
        assert "ack" == back.answer()["type"]


def test_undo_is_open_after_a_restart_as_before(open_server: Opener, data: Path) -> None:
    with Server(data) as before:
        astrid = Guest(before.port, "Astrid")
        table = astrid.make("me", "open", "open")
        for name in ("Bjorn", "Carl"):
            Guest(before.port, name).join(table)
        with astrid.line(table) as line:
            line.arrive()
            told = {"seat": 0, "question": "Aside", "option": "fool"}
            line.reply(line.say("answer", n=1, **told))
            line.settle(2)
            line.undo()
            line.settle(3)
            line.reply(line.say("answer", n=3, **told))
            assert "" == line.settle(4)["undo"]
    astrid.port = open_server().port
    with astrid.line(table) as back:
        back.arrive()
        assert (4, "", [1, 0, 0]) == (back.state["n"], back.state["undo"], back.view["points"])
        assert 5 == back.undo()["n"]
        back.settle(5)
        assert [0, 0, 0] == back.view["points"]


def test_a_table_nobody_looks_at_is_put_away_and_comes_back(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "open")
    Guest(server.port, "Bjorn").join(table)
    registry = server.context.registry
    with astrid.line(table) as line:
        line.arrive()
        line.answer()
        line.settle(2)
        assert 0 == registry.unload_idle(0), "somebody looks at it"
        view = line.view
    while server.context.connections:
        threading.Event().wait(0.005)
    server.run(lambda: registry.unload_idle(0))
    assert {} == registry.rooms
    with astrid.line(table) as back:
        assert view == back.arrive().view
        assert 2 == back.state["n"]


class Ring:
    """Something that nobody but itself holds on to."""

    def __init__(self) -> None:
        self.me = self


@contextmanager
def nobody_looks() -> Iterator[None]:
    """Python does not look for rings by itself, as in a server that runs for people."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def wait_until_freed(ring: weakref.ref[Ring]) -> None:
    start = monotonic()
    while ring() is not None:
        assert monotonic() < start + LONG, "nobody found it"
        threading.Event().wait(0.005)


def test_what_only_holds_on_to_itself_is_freed_by_the_sweep(open_server: Opener) -> None:
    with nobody_looks():
        young = weakref.ref(Ring())
        assert young() is not None
        open_server(idle=0)
        wait_until_freed(young)


def test_what_was_old_when_it_came_loose_is_freed_by_a_full_sweep(open_server: Opener) -> None:
    ring = Ring()
    loose = weakref.ref(ring)
    with nobody_looks():
        gc.collect()
        del ring
        gc.collect(0)
        assert loose() is not None, "it is not among the young"
        open_server(idle=0)
        wait_until_freed(loose)


def test_bots_finish_their_turn_before_a_table_is_put_away(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random", "random")
    room = server.context.registry.rooms[table["id"]]
    while bot_to_move(room) is not None:
        server.run(lambda: server.context.registry.unload_idle(0))
        assert table["id"] in server.context.registry.rooms or bot_to_move(room) is None
    with astrid.line(table) as line:
        line.arrive()
    assert [0] == astrid.get("/api/tables").json["mine"][0]["waiting"]


# -- kill -9 ---------------------------------------------------------------------------


@contextmanager
def process(data: Path, games: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that can be killed, and its port."""
    paths = [path for path in sys.path if path]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    run = [sys.executable, "-m", "server.run", str(data), games]
    server = subprocess.Popen(run, stdout=subprocess.PIPE, text=True, env=environ)
    assert server.stdout is not None
    try:
        yield server, int(server.stdout.readline())
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


class Player(threading.Thread):
    """Plays at random until the line breaks, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: Json, chance: Random) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.chance = chance
        self.acknowledged: dict[str, Json] = {}
        self.first = threading.Event()

    def run(self) -> None:
        broken = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
        with suppress(*broken), self.guest.line(self.table) as line:
            line.arrive()
            self.play(line)
        self.first.set()

    def play(self, line: Line) -> None:
        while line.state["result"] is None:
            if not line.state["asked"]:
                line.take()
                continue
            asked = line.state["asked"][0]
            option = self.chance.choice(asked["options"])["option"]
            name = f"{self.name}-{line.state['n']}-{self.chance.random()}"
            reply = line.answer(option, id=name)
            if reply["type"] == "ack":
                self.acknowledged[name] = [asked["seat"], asked["name"], option]
                line.settle(reply["n"])
                self.first.set()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_nothing_acknowledged_is_missing_after_kill_nine(data: Path, seed: int) -> None:
    """Several tables, killed at a random moment, three times over; then all is compared."""
    chance = Random(seed)
    tables: list[Json] = []
    guests: list[list[Guest]] = []
    told: dict[str, Json] = {}
    for _ in range(3):
        with process(data, "meadhall") as (server, port):
            for group in guests:
                for guest in group:
                    guest.port = port
            group = [Guest(port, name) for name in ("Astrid", "Bjorn", "Carl")]
            table = group[0].make("me", "open", "open", game=GAMES[0])
            for guest in group[1:]:
                guest.join(table)
            tables.append(table)
            guests.append(group)
            players = [
                Player(guest, table, Random(chance.random()))
                for table, group in zip(tables, guests, strict=True)
                for guest in group
            ]
            for player in players:
                player.start()
            players[-1].first.wait(60)
            threading.Event().wait(chance.random())  # the moment of death, not a guess
            server.send_signal(signal.SIGKILL)
            for player in players:
                player.join(60)
                told |= player.acknowledged
    assert len(told) > 10
    check_nothing_is_missing(data, told)
    check_games_go_on(data, tables, guests)


def check_nothing_is_missing(data: Path, told: dict[str, Json]) -> None:
    with closing(sqlite3.connect(data / "meadhall.db")) as connection:
        assert "ok" == connection.execute("PRAGMA integrity_check").fetchone()[0]
        rows = connection.execute(
            "SELECT message, seat, question, json_extract(option, '$') FROM events"
        )
        stored = {message: [seat, name, option] for message, seat, name, option in rows}
        assert told == {name: stored.get(name) for name in told}
        counted = "SELECT table_id, count(*), max(number) FROM events GROUP BY table_id"
        for _, count, last in connection.execute(counted):
            assert count == last, "a gap in the events"


def check_games_go_on(data: Path, tables: list[Json], guests: list[list[Guest]]) -> None:
    """Every table opens, and the people see the log of the game that is stored."""
    with Server(data, games="meadhall") as server:
        for table, group in zip(tables, guests, strict=True):
            for seat, guest in enumerate(group):
                guest.port = server.port
                with guest.line(table) as line:
                    line.arrive()
                    assert seat == line.state["seat"]
                    assert line.state["asked"] or line.state["waiting"] != [seat]


def test_replayed_events_give_the_record_that_the_saga_reads(server: Server) -> None:
    """What is stored, undone answers included, is a record that replays to the same state."""
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    table = astrid.make("me", "open", options={"double": True})
    bjorn.join(table)
    chance = Dice(key_from("undo now and then"))
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        lines = (first, second)
        while first.state["result"] is None:
            for line in lines:
                if line.state["undo"] == "" and chance.below(3) == 0:
                    n = line.undo()["n"]
                    break
                if line.state["asked"]:
                    options = line.state["asked"][0]["options"]
                    n = line.answer(chance.pick(options)["option"])["n"]
                    break
            line.settle(n)
            for other in lines:
                pong = other.reply(other.say("ping"))
                other.settle(pong["n"])
        scores = first.state["result"]["scores"]
    text = astrid.get(f"/api/tables/{table['id']}/record").body.decode()
    saga: Saga[Json] = Saga.read(text, server.context.registry.games.game)
    result = saga.game.result(saga.table)
    assert result is not None
    assert scores == list(result.scores)
    assert all(isinstance(answer, Answer) for answer in saga.record.answers)
