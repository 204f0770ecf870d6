"""Real clients for a real server: people with cookies, and sockets that fold what they hear.

Timeouts here only end a test that hangs; nothing passes because some time has gone by.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.core.patches import changed
from meadhall.server.app import Application
from meadhall.server.serve import config, listen
from meadhall.server.settings import NO_LIMITS, Settings

LONG = 60.0

Json = Any

X = TypeVar("X")

_ids = count(1)


class Server:
    """A server in a thread of this process, on a free port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        settings = {"games": "server.toys", "pace": 0, "limits": NO_LIMITS, **settings}
        self.settings = Settings(data=data, **settings)
        self.application = Application(self.settings)
        self.context = self.application.context
        self.listener = listen("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self._uvicorn = uvicorn.Server(config(self.application))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),))

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._uvicorn.serve([self.listener])

    def run(self, work: Callable[[], X]) -> X:
        """Do something in the server's own thread."""

        async def working() -> X:
            return work()

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(working(), self._loop).result(LONG)

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.005)
        return self

    def __exit__(self, *_: object) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(LONG)
        self.listener.close()
        assert not self._thread.is_alive(), "the server did not end"


class Reply:
    """What came back over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.cookies = response.headers.get_all("Set-Cookie") or []
        self.body = response.read()

    @property
    def json(self) -> Json:
        return json.loads(self.body)


class Guest:
    """Somebody with a cookie, or without one yet."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.cookie = ""
        if name is not None:
            assert self.post("/api/me", {"name": name}).status == 201

    def who(self) -> dict[str, str]:
        """The headers that say who this is."""
        return {"Cookie": self.cookie} if self.cookie else {}

    def ask(
        self, method: str, path: str, form: Json = None, headers: dict[str, str] | None = None
    ) -> Reply:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONG)
        told = self.who()
        body = None
        if form is not None:
            told["Content-Type"] = "application/json"
            body = form if isinstance(form, (bytes, str)) else json.dumps(form)
        try:
            line.request(method, path, body, told | (headers or {}))
            reply = Reply(line.getresponse())
        finally:
            line.close()
        for cookie in reply.cookies:
            self.cookie = cookie.partition(";")[0]
        return reply

    def get(self, path: str) -> Reply:
        return self.ask("GET", path)

    def post(self, path: str, form: Json = None) -> Reply:
        return self.ask("POST", path, form)

    def make(self, *seats: str, game: str = "toy", **more: Json) -> Json:
        """A new table; a seat is ``me``, ``open``, ``hotseat`` or the level of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "hotseat") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        reply = self.post("/api/tables", {"game": game, "seats": kinds, **more})
        assert reply.status == 201, reply.body
        return reply.json

    def join(self, table: Json) -> Json:
        reply = self.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        assert reply.status == 200, reply.body
        return reply.json

    def line(self, table: Json | str, **query: Json) -> Line:
        """A socket at a table."""
        name = table if isinstance(table, str) else table["id"]
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{name}?{asked}"
        return Line(
            connect(
                url,
                additional_headers=self.who(),
                max_size=None,
                compression=None,
                ping_interval=None,  # pings draw from `random`, which hypothesis watches
            )
        )


class Line:
    """An open socket, with what a client knows from it."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(opening)
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.table: Json = None
        self.state: Json = None
        self.view: Json = None
        self.log: list[Json] = []
        self.chat: list[Json] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # -- hearing ---------------------------------------------------------------------

    def take(self, timeout: float = LONG) -> Json:
        """The next message, taken in as a client would."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "state":
            self._fold(message)
        return message

    def _fold(self, state: Json) -> None:
        if state["base"] is None:
            self.view = state["view"]
        else:
            assert state["base"] == self.state["n"], "a state over one that was never sent"
            self.view = changed(self.view, state["view"])
        log = state["log"]
        assert log["start"] <= len(self.log), "lines of the log are missing"
        self.log = self.log[: log["start"]] + log["lines"]
        self.state = state

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Take messages up to the first that is wanted."""
        while True:
            message = self.take()
            if wanted(message):
                return message

    def next(self, kind: str) -> Json:
        """The next message of this type."""
        return self.until(lambda message: bool(message["type"] == kind))

    def seen_from(self, seat: int | None) -> Json:
        """The next state that is for this seat."""
        return self.until(lambda m: bool(m["type"] == "state" and m["seat"] == seat))

    def reply(self, name: str) -> Json:
        """The acknowledgement or refusal of a message."""
        return self.until(lambda m: m["type"] in ("ack", "refused") and m["id"] == name)

    def arrive(self) -> Self:
        """Take what is sent to who comes: the table, and the state if there is one."""
        self.next("table")
        if self.table["status"] != "gathering":
            self.next("state")
        return self

    def closed(self) -> int:
        """Take everything up to the end; the close code."""
        try:
            while True:
                self.take()
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else end.rcvd.code

    # -- saying ----------------------------------------------------------------------

    def say(self, kind: str, **fields: Json) -> str:
        """Send a message; gives its id."""
        name = fields.pop("id", None) or f"m{next(_ids)}"
        if kind in ("sit", "show", "resume"):
            self.socket.send(json.dumps({"type": kind, **fields}))
        else:
            self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def answer(self, option: Json = None, at: int = 0, **fields: Json) -> Json:
        """Answer what is asked, with the first option unless one is said; gives the reply."""
        asked = self.state["asked"][at]
        chosen = asked["options"][0]["option"] if option is None else option
        told = {"n": self.state["n"], "seat": asked["seat"], "question": asked["name"]}
        return self.reply(self.say("answer", **(told | {"option": chosen} | fields)))

    def play_out(self) -> None:
        """Answer with the first option wherever this one is asked, up to the end."""
        while self.state["result"] is None:
            if not self.state["asked"]:
                self.take()
                continue
            reply = self.answer()
            if reply["type"] == "ack":
                self.settle(reply["n"])
            else:
                assert "stale" == reply["code"], "only another who was quicker is a reason"

    def undo(self, **fields: Json) -> Json:
        told = {"n": self.state["n"], "seat": self.state["seat"]}
        return self.reply(self.say("undo", **(told | fields)))

    def settle(self, n: int) -> Json:
        """Take messages until state ``n`` is there."""
        while self.state is None or self.state["n"] < n:
            self.take()
        return self.state


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
