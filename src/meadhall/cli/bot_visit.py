"""A bot of one's own at a table on a server: the same ``decide``, over the socket.

The bot comes with its owner's token for it and the table's invitation (docs/protocol.md), takes an
open seat, or the one it has, and answers what it is asked. It is bound by the server's rates for
such bots, and sees what its seat sees; if the connection breaks it comes back.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from meadhall.core import Option
from meadhall.core.patches import changed
from meadhall.lab.errors import LabError
from meadhall.lab.positions import Asked, BadDecision, Decider, Position, decided

TRIES = 10
"""How often a lost connection is sought again before the bot gives up."""

FOR_GOOD = (4401, 4403, 4404)
"""Close codes that will be the same next time: no such token, not for it, no such table."""

PATIENCE = 15.0
"""Seconds to wait for the server's answer to a request."""

Sleep = Callable[[float], None]


@dataclass(slots=True)
class Visit:
    """A bot at a table."""

    url: str
    decider: Decider
    token: str
    invite: str | None = None
    seat: int | None = None
    sleep: Sleep = time.sleep
    decisions: int = 0
    name: str = field(init=False, default="")
    _base: str = field(init=False)
    _table: str = field(init=False)
    _game: str = field(init=False, default="")
    _view: Any = field(init=False, default=None)
    _n: int = field(init=False, default=-1)

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        words = [word for word in parts.path.split("/") if word]
        if parts.scheme not in ("http", "https") or len(words) != 2 or words[0] != "t":
            raise LabError("lab-bot-url", url=self.url)
        self._base = f"{parts.scheme}://{parts.netloc}"
        self._table = words[1]
        if self.invite is None:
            self.invite = next(iter(parse_qs(parts.query).get("invite", [])), None)

    # -- coming in ---------------------------------------------------------------------

    def sit_down(self) -> int:
        """Take a seat, unless the bot has one here; the number of the seat."""
        self.name = self._ask("/api/me")["name"]
        query = urlencode({"invite": self.invite}) if self.invite else ""
        info = self._ask(f"/api/tables/{self._table}?{query}")
        if not any(seat["yours"] for seat in info["seats"]):
            wanted = {"invite": self.invite, "seat": self.seat}
            info = self._ask(f"/api/tables/{self._table}/join", wanted)
        self._game = info["game"]
        self.seat = next(at for at, seat in enumerate(info["seats"]) if seat["yours"])
        return self.seat

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def _ask(self, path: str, form: Mapping[str, Any] | None = None) -> Any:
        body = None if form is None else json.dumps(form).encode()
        headers = {"Content-Type": "application/json", **self._headers}
        request = urllib.request.Request(self._base + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as error:
            try:
                why = json.loads(error.read())["detail"]
            except (ValueError, KeyError, TypeError):
                why = str(error.code)
            raise LabError("lab-bot-refused", url=self.url, why=why) from None
        except (OSError, ValueError) as error:
            raise LabError("lab-bot-unreachable", url=self._base, why=str(error)) from None

    # -- playing -----------------------------------------------------------------------

    def play(self) -> dict[str, Any]:
        """Answer what is asked until the game is over; its result."""
        lost = 0
        while True:
            before = self.decisions
            try:
                with self._connect() as socket:
                    found = self._play(socket)
                if found is not None:
                    return found
            except ConnectionClosed as end:
                if end.rcvd is not None and end.rcvd.code in FOR_GOOD:
                    why = str(end.rcvd.code)
                    raise LabError("lab-bot-refused", url=self.url, why=why) from None
            except (OSError, InvalidStatus):
                pass
            lost = 0 if self.decisions > before else lost + 1
            if lost >= TRIES:
                raise LabError("lab-bot-unreachable", url=self._base, why=f"{TRIES} tries")
            self.sleep(min(30.0, 0.5 * 2**lost))

    def _connect(self) -> ClientConnection:
        query = urlencode({"seat": self.seat})
        address = f"ws{self._base.removeprefix('http')}/ws/tables/{self._table}?{query}"
        headers = self._headers
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)

    def _play(self, socket: ClientConnection) -> dict[str, Any] | None:
        """Messages of one connection: the result, or None if it ended before."""
        for message in socket:
            told = json.loads(message)
            kind = told["type"]
            if kind == "state":
                if told["result"] is not None:
                    result: dict[str, Any] = told["result"]
                    return result
                self._take(socket, told)
            elif kind == "table" and told["status"] == "abandoned":
                raise LabError("lab-bot-abandoned", url=self.url)
            elif kind == "gone":
                raise LabError("lab-bot-gone", url=self.url, why=told["reason"])
            elif kind == "refused":
                self._refused(socket, told)
        return None

    def _take(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """A new state: lay it over the old view and decide what is asked."""
        if told["base"] is None:
            self._view = told["view"]
        elif told["base"] == self._n:
            self._view = changed(self._view, told["view"])
        else:
            socket.send(json.dumps({"type": "resume", "n": max(0, self._n)}))
            return
        self._n = told["n"]
        if told["asked"]:
            self._answer(socket, told)

    def _answer(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        questions = [_asked(each) for each in told["asked"]]
        questions += [_asked(each, aside=True) for each in told["asides"]]
        assert self.seat is not None
        position = Position(self._game, self.seat, self._view, questions)
        try:
            at, option = decided(position, self.decider.decide(position))
        except BadDecision as error:
            raise LabError("lab-bot-illegal", why=str(error), seed=self._table) from None
        self.decisions += 1
        self._send(socket, questions[at].name, option)

    def _send(self, socket: ClientConnection, question: str, option: Option) -> None:
        answer = {"type": "answer", "id": f"bot-{self.decisions}", "n": self._n}
        answer |= {"seat": self.seat, "question": question, "option": option}
        socket.send(json.dumps(answer))

    def _refused(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        if told["code"] == "slow-down":
            self.sleep(1.0)
            socket.send(json.dumps({"type": "resume", "n": max(0, self._n)}))
        elif told["code"] not in ("stale", "not-playing"):
            raise LabError("lab-bot-refused", url=self.url, why=told["code"])


def _asked(told: Mapping[str, Any], aside: bool = False) -> Asked:
    options = tuple(each["option"] for each in told["options"])
    return Asked(told["name"], told["kind"], told.get("args", {}), options, aside)
