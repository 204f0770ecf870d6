"""What a hostile or broken client can do to others: nothing."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.server.limits import MOST_KEYS, Bucket, Buckets, network_of
from meadhall.server.messages import MOST_BYTES
from meadhall.server.settings import Limits, Rate
from server.clients import LONG, Guest, Json, Line, Server
from server.conftest import Opener


@pytest.mark.slow
def test_who_does_not_read_is_dropped_and_nobody_waits(open_server: Opener) -> None:
    """One of three never reads; the others get everything meanwhile."""
    server = open_server(limits=Limits(queue=32, messages=Rate(1e9, 10**9), chat=Rate(1e9, 10**9)))
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # soon full
    astrid, bjorn, carl = (Guest(server.port, name) for name in ("Astrid", "Bjorn", "Carl"))
    table = astrid.make("me", "open", "open")
    bjorn.join(table)
    carl.join(table)
    deaf = deaf_socket(carl, table)
    with astrid.line(table) as first, bjorn.line(table) as second:
        first.arrive()
        second.arrive()
        sent = 0
        while not server.context.metrics.value("dropped_connections_total", 'reason="4408"'):
            assert "ack" == first.reply(first.say("chat", text="x" * 500))["type"]
            sent += 1
            while len(second.chat) < sent:
                second.take()
        assert [*range(1, sent + 1)] == [line["number"] for line in second.chat]
        assert "ack" == first.answer()["type"]
        second.settle(2)
    deaf.close()
    with carl.line(table) as back:
        assert 2 == back.arrive().state["seat"]


def deaf_socket(guest: Guest, table: Json) -> socket.socket:
    """An open WebSocket with a small window that is never read from."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", guest.port))
    asked = [
        f"GET /ws/tables/{table['id']} HTTP/1.1",
        f"Host: 127.0.0.1:{guest.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    line.sendall(("\r\n".join(asked) + "\r\n\r\n").encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def test_too_many_messages_are_refused_then_the_line_is_closed(open_server: Opener) -> None:
    server = open_server(limits=Limits(messages=Rate(0, 5), patience=7))
    astrid = Guest(server.port, "Astrid")
    with astrid.line(astrid.make("me", "random")) as line:
        line.arrive()
        with suppress(ConnectionClosed):  # the server may hang up before the last one is sent
            for number in range(20):
                line.say("ping", id=str(number))
        assert 4429 == line.closed()
        acks = [m["id"] for m in line.heard if m["type"] == "ack"]
        refused = [(m["id"], m["code"]) for m in line.heard if m["type"] == "refused"]
        assert [str(number) for number in range(5)] == acks
        assert [(str(number), "slow-down") for number in range(5, 12)] == refused


def test_a_refused_message_can_be_sent_again_later(open_server: Opener) -> None:
    server = open_server(limits=Limits(chat=Rate(0, 1)))
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with astrid.line(table) as line:
        line.arrive()
        assert "ack" == line.reply(line.say("chat", text="one"))["type"]
        assert "slow-down" == line.reply(line.say("chat", id="two", text="two"))["code"]
    server.context.rates.chat = Buckets(Rate(0, 1))
    with astrid.line(table) as line:
        line.arrive()
        assert "ack" == line.reply(line.say("chat", id="two", text="two"))["type"]


def test_a_message_too_long_closes_the_line_and_harms_nobody(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with astrid.line(table) as line:
        line.arrive()
        line.say("chat", text="x" * MOST_BYTES)
        assert 1009 == line.closed()
    with astrid.line(table) as line:
        line.arrive()
        codes = []

        def parts() -> Iterator[str]:
            """Small parts, the last of which is too much; nothing is sent after it."""
            for number in range(MOST_BYTES // 1000 + 1):
                yield str(number) * 1000
            codes.append(line.closed())

        with suppress(ConnectionClosed):
            line.socket.send(parts())
        assert [1009] == codes
    with astrid.line(table) as line:
        assert "ack" == line.arrive().answer()["type"]


def test_connections_by_address_are_limited(open_server: Opener) -> None:
    server = open_server(limits=Limits(open_sockets=2))
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with astrid.line(table) as one, astrid.line(table) as two:
        one.arrive()
        two.arrive()
        assert 4429 == astrid.line(table).closed()
    while server.context.connections:
        threading.Event().wait(0.005)
    with astrid.line(table) as line:
        line.arrive()


@pytest.mark.parametrize(
    ("limit", "method", "path", "form"),
    [
        ("requests", "GET", "/api/health", None),
        ("guests", "POST", "/api/me", {}),
        ("tables", "POST", "/api/play", {"game": "toy"}),
        ("links", "POST", "/api/me/links", None),
        ("links", "POST", "/api/me/claim", {"token": "x"}),
        ("uploads", "POST", "/api/records", {"text": "x"}),
        ("frames", "GET", "/api/replays/~x/frames", None),
    ],
)
def test_requests_are_limited(
    open_server: Opener, limit: str, method: str, path: str, form: Json
) -> None:
    server = open_server()
    astrid = Guest(server.port, "Astrid")
    if limit == "guests":
        astrid.cookie = ""
    setattr(server.context.rates, limit, Buckets(Rate(0, 2)))
    seen = []
    for _ in range(3):
        if limit == "guests":
            astrid.cookie = ""
        seen.append(astrid.ask(method, path, form).status)
    assert 429 not in seen[:2]
    assert 429 == seen[2]


def test_a_body_too_long_is_refused_before_it_is_read(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    for path, length in (("/api/me", 70_000), ("/api/records", 1_200_000)):
        reply = astrid.post(path, "x" * length)
        assert (413, "too-long") == (reply.status, reply.json["code"])
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONG)
    headers = {"Content-Type": "application/json", "Cookie": astrid.cookie}
    chunks = (b"x" * 100_000 for _ in range(20))
    line.request("POST", "/api/records", chunks, headers, encode_chunked=True)
    assert 413 == line.getresponse().status
    line.close()


# -- units -----------------------------------------------------------------------------


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = Bucket(Rate(2, 3), lambda: now)
    assert [True, True, True, False] == [bucket.take() for _ in range(4)]
    now = 0.5
    assert [True, False] == [bucket.take() for _ in range(2)]
    now = 1000.0
    assert [True, True, True, False] == [bucket.take() for _ in range(4)]


def test_buckets_forget_who_asked_longest_ago() -> None:
    buckets = Buckets(Rate(0, 1), lambda: 0.0)
    assert buckets.take("first")
    assert not buckets.take("first")
    for number in range(MOST_KEYS):
        buckets.take(str(number))
    assert buckets.take("first")


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, expected: str) -> None:
    assert expected == network_of(address)


# -- fuzzing ---------------------------------------------------------------------------

WORDS = st.sampled_from(
    ["LayCard", "LaySecond", "Boast", "Aside", "card_1", "card_2", "fool", "pass", "m1", "", "é"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
TYPES = st.sampled_from(
    ["answer", "undo", "chat", "sit", "show", "resume", "pace", "ping", "state", "table", "x"]
)
FIELDS: Any = st.fixed_dictionaries(
    {"type": TYPES | VALUES},
    optional={
        "id": st.text(min_size=1, max_size=5) | VALUES,
        "n": st.integers(-1, 5) | VALUES,
        "seat": st.integers(0, 3) | VALUES,
        "question": WORDS | VALUES,
        "option": WORDS | st.integers(0, 3) | VALUES,
        "text": st.text(max_size=10) | VALUES,
        "plain": st.booleans() | VALUES,
        "ms": st.integers(-1, 6000) | VALUES,
    },
)
FRAMES = FIELDS.map(json.dumps) | st.text() | st.binary()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Line, Guest, Json]]:
    """A spectator's line: whatever is said on it, the game must not change."""
    with Server(tmp_path_factory.mktemp("fuzz")) as server:
        astrid, carl = Guest(server.port, "Astrid"), Guest(server.port, "Carl")
        table = astrid.make("me", "open")
        Guest(server.port, "Bjorn").join(table)
        with carl.line(table) as line:
            line.arrive()
            yield server, line, carl, table


@pytest.mark.slow
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=FRAMES)
def test_whatever_a_spectator_sends_no_game_changes(
    fuzzed: tuple[Server, Line, Guest, Json], frame: str | bytes
) -> None:
    server, line, _, table = fuzzed
    room = server.context.registry.rooms[table["id"]]
    assert room.play is not None
    before = room.play.game.state_hash(room.play.table)
    line.socket.send(frame)
    line.reply(line.say("ping"))
    assert (0, before) == (room.play.events, room.play.game.state_hash(room.play.table))
    assert 0 == server.context.metrics.value("faults_total")


@pytest.mark.slow
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, max_size=6))
def test_whatever_a_player_sends_only_legal_answers_count(
    fuzzed: tuple[Server, Line, Guest, Json], frames: list[str | bytes]
) -> None:
    server, _, carl, _ = fuzzed
    table = carl.make("me", "open")
    Guest(server.port, "Dagny").join(table)
    with carl.line(table) as line:
        line.arrive()
        for frame in frames:
            line.socket.send(frame)
        line.reply(line.say("ping"))
        acked = [message for message in line.heard if message["type"] == "ack"]
        room = server.context.registry.rooms[table["id"]]
        assert room.play is not None
        assert room.play.events <= len(acked)
    assert 0 == server.context.metrics.value("faults_total")


def test_garbage_instead_of_http_does_no_harm(server: Server) -> None:
    for garbage in (
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"\0" * 5000,
        b"PRI * HTTP/2.0\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
            line.sendall(garbage)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert 200 == Guest(server.port).get("/api/health").status


def test_a_handshake_without_the_rest_does_no_harm(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    with connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}",
        additional_headers={"Cookie": astrid.cookie},
    ) as line:
        line.socket.close()
    while server.context.connections:
        threading.Event().wait(0.005)
    assert 200 == astrid.get("/api/health").status
