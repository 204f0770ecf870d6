"""One open socket: its send queue and its reader.

1. Messages to a client that reads are handed to its socket. Else they go into a bounded queue,
   and one task sends them in order. A client that does not read fills its queue and is dropped;
   nobody else waits for it.
2. Messages from the client are handled one by one: the next is read when the one before is done.
3. A handler is never cancelled: a connection that is dropped finishes its message first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from meadhall.core import Text
from meadhall.server.guests import Person
from meadhall.server.limits import Bucket
from meadhall.server.messages import ClientMessage, Gone, Outgoing, Refused
from meadhall.server.settings import Limits

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
Handler = Callable[["Connection", ClientMessage], Awaitable[None]]
WriteText = Callable[[bytes], bool]
"""Writes a text in this turn of the event loop, or returns False if it cannot be written."""

TOO_SLOW, TOO_MANY, GOING_DOWN, SIGNED_OUT = 4408, 4429, 1001, 4401

CLOSE_SECONDS = 5.0
"""Seconds that a client has to read what is queued when it is closed."""

_decode = msgspec.json.Decoder(ClientMessage).decode
_id = msgspec.json.Decoder(dict[str, Any]).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    """A client that views a table."""

    def __init__(
        self,
        person: Person,
        viewer: int | None,
        plain: bool,
        limits: Limits,
        invite: str | None = None,
    ) -> None:
        """View a table from a seat, or as a spectator; ``plain`` asks for descriptions in words."""
        self.person = person
        self.invite = invite
        """The invitation token that the client connected with."""
        self.viewer = viewer
        self.plain = plain
        self.n = 0
        """The number of the state that was last sent."""
        self.closed: int | None = None
        """The close code, once the server closes the connection."""
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._write_text: WriteText | None = None
        self._wakeup = asyncio.Event()
        self._bucket = Bucket(limits.messages)
        self._excess = 0
        self._handling = False
        self._reader: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None

    # -- sending -------------------------------------------------------------------

    def enqueue(self, message: bytes) -> None:
        """Write an encoded message, or queue it behind those that wait."""
        if self.closed is not None:
            return
        if not self._queue and self._write_text is not None and self._write_text(message):
            return
        if len(self._queue) >= self._limits.queue:
            self.drop(TOO_SLOW)
            return
        self._queue.append(message)
        self._wakeup.set()

    def send(self, message: Outgoing) -> None:
        """Queue a message."""
        self.enqueue(_encode(message))

    def refuse(self, message_id: str | None, code: str, **args: Any) -> None:
        """Tell the client that a message was refused."""
        question, offered = args.pop("question", None), args.pop("offered", [])
        why = args.pop("why", None)
        # The reasons against undo have their texts in the core, all other codes in the server's.
        text = Text(code if code.startswith("undo-") else f"refused-{code}", args)
        self.send(Refused(message_id, code, text, question, offered, why))

    def drop(self, code: int, reason: str | None = None) -> None:
        """Close the connection, giving the client the reason if there is one."""
        if self.closed is not None:
            return
        if reason is not None:
            self.send(Gone(reason))
        self.closed = code
        self._wakeup.set()
        if code == TOO_SLOW and self._sender is not None:
            self._sender.cancel()
        if self._reader is not None and not self._handling:
            self._reader.cancel()

    # -- running ---------------------------------------------------------------------

    async def run(
        self, receive: Receive, send: Send, handle: Handler, write_text: WriteText | None = None
    ) -> None:
        """Serve the socket until either side closes it."""
        self._write_text = write_text
        self._sender = asyncio.create_task(self._send_all(send))
        self._reader = asyncio.create_task(self._read_all(receive, handle))
        await asyncio.wait({self._reader})
        if self.closed is not None:
            await asyncio.wait({self._sender}, timeout=CLOSE_SECONDS)
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender
        if not self._reader.cancelled():
            self._reader.result()

    async def _send_all(self, send: Send) -> None:
        queue = self._queue
        try:
            while True:
                while queue:
                    # It stays in the queue meanwhile, so that nothing is written before it.
                    await send({"type": "websocket.send", "text": queue[0].decode()})
                    queue.popleft()
                if self.closed is not None:
                    await send({"type": "websocket.close", "code": self.closed})
                    return
                self._wakeup.clear()
                await self._wakeup.wait()
        except OSError:  # the client is gone; the reader notices too
            return

    async def _read_all(self, receive: Receive, handle: Handler) -> None:
        while self.closed is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                self._handling = True
                await self._receive(event, handle)
                self._handling = False

    async def _receive(self, event: Any, handle: Handler) -> None:
        """Decode one frame and handle it, unless it is malformed or over the limit."""
        text = event.get("text")
        if not self._bucket.take():
            self._excess += 1
            if self._excess > self._limits.patience:
                self.drop(TOO_MANY)
            else:
                self.refuse(_id_in(text), "slow-down")
            return
        try:
            message = _decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.refuse(_id_in(text), "malformed")
            return
        await handle(self, message)


def _id_in(text: str | None) -> str | None:
    """The id of a malformed message, if it has one."""
    try:
        found = _id(text or "").get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
