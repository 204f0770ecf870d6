"""What strangers wrote, slow connections, floods: each has its bound, and nobody else waits."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from meadhall.server.settings import BadSetting, Expiry, Limits, Rate, changed, from_environment
from meadhall.server.workers import Crowded, WorkerPool
from server import odd_jobs
from server.clients import LONG, Guest, Json, Server
from server.conftest import Opener
from server.test_floods import deaf_socket

TESTS = Path(__file__).parent.parent


# -- what strangers wrote ----------------------------------------------------------------


def written(guest: Guest, text: str, *seats: str) -> Any:
    form = {"game": "toy", "seats": [{"kind": kind} for kind in seats], "writing": text}
    return guest.post("/api/tables", form)


@pytest.mark.slow
def test_a_text_that_is_never_read_is_refused_and_others_play_on(open_server: Opener) -> None:
    server = open_server(games="server.greedy_toys", limits=Limits(read_seconds=1.0))
    astrid, bjorn = Guest(server.port, "Astrid"), Guest(server.port, "Bjorn")
    refused: list[Json] = []
    writing = threading.Thread(
        target=lambda: refused.append(written(astrid, "read", "me", "hotseat"))
    )
    writing.start()
    table = bjorn.make("me", "hotseat")
    with bjorn.line(table, seat=0) as line:
        assert "ack" == line.arrive().answer()["type"]
    writing.join(LONG)
    assert (400, "over-budget") == (refused[0].status, refused[0].json["code"])
    assert [] == astrid.get("/api/tables").json["mine"]


@pytest.mark.slow
def test_an_answer_that_never_ends_is_refused_and_changes_nothing(open_server: Opener) -> None:
    server = open_server(games="server.greedy_toys")
    astrid = Guest(server.port, "Astrid")
    table = written(astrid, "play", "me", "hotseat").json
    with astrid.line(table, seat=0) as first, astrid.line(table, seat=1) as second:
        assert "ack" == first.arrive().answer()["type"]
        assert "over-budget" == second.arrive().answer()["code"]
        room = server.context.registry.rooms[table["id"]]
        assert room.play is not None
        assert 1 == room.play.events
        assert "ack" == first.reply(first.say("ping"))["type"]
        other = astrid.make("me", "hotseat")
        with astrid.line(other, seat=0) as line:
            assert "ack" == line.arrive().answer()["type"]


@pytest.mark.slow
def test_a_server_that_hangs_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """Its event loop never comes back; the watchdog does."""
    asked = [sys.executable, "-m", "server.run", str(tmp_path), "server.greedy_toys"]
    with subprocess.Popen(asked, cwd=TESTS, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        astrid = Guest(int(process.stdout.readline()), "Astrid")
        form = {"game": "endless", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        table = astrid.post("/api/tables", form).json
        deaf = deaf_socket(astrid, table)
        os.kill(process.pid, signal.SIGTERM)
        assert 1 == process.wait(LONG)
        deaf.close()


def test_a_client_has_only_one_worker_and_a_short_queue() -> None:
    """Six jobs of one client leave a worker for another."""

    async def crowd() -> tuple[int, str]:
        pool = WorkerPool("server.toys", 2, 3)
        try:
            jobs = [asyncio.create_task(pool.run("greedy", 60, odd_jobs.never)) for _ in range(6)]
            said = await pool.run("other", 60, odd_jobs.echo, "hello")
            await asyncio.sleep(0)
            refused = sum(isinstance(job.exception(), Crowded) for job in jobs if job.done())
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            return refused, said
        finally:
            pool.close()

    assert (3, "hello") == asyncio.run(crowd())


# -- connections --------------------------------------------------------------------------


def raw(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(LONG)
    return line


def everything(line: socket.socket) -> bytes:
    """What comes until the server closes."""
    found = b""
    while part := line.recv(4096):
        found += part
    return found


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ],
)
def test_half_open_connections_are_closed(open_server: Opener, sent: bytes) -> None:
    server = open_server(limits=Limits(header_seconds=0.2, body_seconds=0.2))
    with raw(server) as line:
        line.sendall(sent)
        assert everything(line)[:12] in (b"", b"HTTP/1.1 408")
    assert 200 == Guest(server.port).get("/api/health").status


def test_a_client_that_does_not_read_its_replies_is_dropped(
    open_server: Opener, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_bytes(b"x" * 1_000_000)
    server = open_server(limits=Limits(unread_seconds=0.2), static=tmp_path)
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(LONG)
        line.connect(("127.0.0.1", server.port))
        line.sendall(request * 50)
        last = monotonic() + LONG
        while not server.context.metrics.value("dropped_connections_total", 'reason="unread"'):
            assert monotonic() < last, "the connection was kept"
            threading.Event().wait(0.005)


def test_an_address_has_so_many_connections(open_server: Opener) -> None:
    server = open_server(limits=Limits(open_connections=3), proxies=())
    lines = [raw(server) for _ in range(3)]
    for line in lines:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"HTTP/1.1 200" == line.recv(12)
    with raw(server) as refused, suppress(ConnectionResetError):
        assert b"" == everything(refused)
    for line in lines:
        line.close()


def test_a_flood_of_pings_ends_the_socket(open_server: Opener) -> None:
    """Their pongs were never read and filled the memory."""
    server = open_server(limits=Limits(control_frames=Rate(0, 5)))
    astrid = Guest(server.port, "Astrid")
    with deaf_socket(astrid, astrid.make("me", "random")) as line:
        ping = bytes([0x89, 0x80 | 125]) + b"\0\0\0\0" + b"x" * 125
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(ping * 100_000)
    assert 1 == server.context.metrics.value("dropped_connections_total", 'reason="control-frames"')


def test_chat_is_limited_over_all_sockets_of_a_person(open_server: Opener) -> None:
    server = open_server(limits=Limits(chat=Rate(0, 3)))
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    said = []
    for _ in range(5):
        with astrid.line(table) as line:
            said.append(line.arrive().reply(line.say("chat", text="again"))["type"])
    assert ["ack", "ack", "ack", "refused", "refused"] == said


# -- settings -----------------------------------------------------------------------------


def test_limits_and_expiry_can_be_set_by_name() -> None:
    given = from_environment({"MEADHALL_LIMIT_CHAT": "2/5", "HOME": "/"}, "MEADHALL_LIMIT_")
    assert Limits(chat=Rate(2, 5), queue=64) == changed(Limits(), given | {"queue": "64"})
    assert Expiry(gathering=0.5) == changed(Expiry(), {"gathering": "0.5"})


@pytest.mark.parametrize(("name", "value"), [("chat", "many"), ("queue", "-1"), ("ale", "1")])
def test_a_limit_that_is_none_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        changed(Limits(), {name: value})
