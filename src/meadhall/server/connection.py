"""One open socket: what waits to be sent, and what was said on it.

1. Whatever is to be sent is put in a queue; one task, the pump, sends it in order. A client
   that does not read fills its queue and is dropped; nobody else waits for it.
2. Messages are taken one by one: the next is read when the one before is carried out.
3. A message is never cut off in the middle: a connection that is dropped finishes it first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from meadhall.core import Text
from meadhall.server.limits import Bucket
from meadhall.server.messages import ClientMessage, Gone, Refused, Told
from meadhall.server.people import Person
from meadhall.server.settings import Limits

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
Hear = Callable[["Connection", ClientMessage], Awaitable[None]]

TOO_SLOW, TOO_MANY, GOING_DOWN, SIGNED_OUT = 4408, 4429, 1001, 4401

LAST_WORDS = 5.0
"""Seconds that a client has to read why it was closed."""

_decode = msgspec.json.Decoder(ClientMessage).decode
_id = msgspec.json.Decoder(dict[str, Any]).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody looking at a table."""

    def __init__(
        self,
        person: Person,
        viewer: int | None,
        plain: bool,
        limits: Limits,
        invite: str | None = None,
    ) -> None:
        """Look from a seat, or as a spectator; ``plain`` wants words as well."""
        self.person = person
        self.invite = invite
        """The invitation that was shown at the door."""
        self.viewer = viewer
        self.plain = plain
        self.n = 0
        """The number of the state that was last sent."""
        self.closed: int | None = None
        """The code with which the server closes it, once it has to."""
        self._limits = limits
        self._queue: deque[str] = deque()
        self._news = asyncio.Event()
        self._bucket = Bucket(limits.messages)
        self.chat_bucket = Bucket(limits.chat)
        self._over = 0
        self._hearing = False
        self._reader: asyncio.Task[None] | None = None
        self._pump: asyncio.Task[None] | None = None

    # -- sending -------------------------------------------------------------------

    def push(self, message: str) -> None:
        """Send an encoded message, after those that wait."""
        if self.closed is not None:
            return
        if len(self._queue) >= self._limits.queue:
            self.drop(TOO_SLOW)
            return
        self._queue.append(message)
        self._news.set()

    def tell(self, message: Told) -> None:
        """Send a message."""
        self.push(_encode(message).decode())

    def refuse(self, message_id: str | None, code: str, **args: Any) -> None:
        """Say that a message was not carried out."""
        question, offered = args.pop("question", None), args.pop("offered", [])
        # Why undo is refused has its text in the core; all other codes have one of the server's.
        text = Text(code if code.startswith("undo-") else f"refused-{code}", args)
        self.tell(Refused(message_id, code, text, question, offered))

    def drop(self, code: int, reason: str | None = None) -> None:
        """Close the connection from our side, telling why if it still listens."""
        if self.closed is not None:
            return
        if reason is not None:
            self.tell(Gone(reason))
        self.closed = code
        self._news.set()
        if code == TOO_SLOW and self._pump is not None:
            self._pump.cancel()
        if self._reader is not None and not self._hearing:
            self._reader.cancel()

    # -- the life of a connection ------------------------------------------------------

    async def run(self, receive: Receive, send: Send, hear: Hear) -> None:
        """Serve the socket until one side has had enough."""
        self._pump = asyncio.create_task(self._send_all(send))
        self._reader = asyncio.create_task(self._read_all(receive, hear))
        await asyncio.wait({self._reader})
        if self.closed is not None:
            await asyncio.wait({self._pump}, timeout=LAST_WORDS)
        self._pump.cancel()
        with suppress(asyncio.CancelledError):
            await self._pump
        if not self._reader.cancelled():
            self._reader.result()

    async def _send_all(self, send: Send) -> None:
        queue = self._queue
        try:
            while True:
                while queue:
                    await send({"type": "websocket.send", "text": queue.popleft()})
                if self.closed is not None:
                    await send({"type": "websocket.close", "code": self.closed})
                    return
                self._news.clear()
                await self._news.wait()
        except OSError:  # the client is gone; the reader is told too
            return

    async def _read_all(self, receive: Receive, hear: Hear) -> None:
        while self.closed is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                self._hearing = True
                await self._take(event, hear)
                self._hearing = False

    async def _take(self, event: Any, hear: Hear) -> None:
        """Carry out what was received, if it is a message and not one too many."""
        text = event.get("text")
        if not self._bucket.take():
            self._over += 1
            if self._over > self._limits.patience:
                self.drop(TOO_MANY)
            else:
                self.refuse(_id_in(text), "slow-down")
            return
        try:
            message = _decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.refuse(_id_in(text), "malformed")
            return
        await hear(self, message)


def _id_in(text: str | None) -> str | None:
    """The id of a message that is wrong in other ways."""
    try:
        found = _id(text or "").get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
