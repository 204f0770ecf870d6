"""uvicorn's protocols with bounds on what a client can leave open or unread.

1. A request's headers and its body must each arrive in time, and its reply must be read in time,
   or the connection is closed.
2. An address may have so many connections open, and all of them together so many more. Trusted
   proxies are not counted: their clients are limited by the address that they forward.
3. Control frames of a socket are limited, and a client that does not read their replies is dropped.
4. Texts that sockets are given in one turn of the event loop are written at its end, those of one
   socket together (``write_text``): through ASGI each takes a task's turn, and a move sends five.
   A socket reads on until several messages wait; uvicorn alone stops reading after each one.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from struct import Struct
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

from meadhall.server.limits import Bucket, network_of
from meadhall.server.metrics import Metrics
from meadhall.server.settings import Settings

MOST_UNREAD = 1 << 20
"""Bytes that may wait in a socket's write buffer when a control frame comes."""

MOST_UNHANDLED = 8
"""Messages of a socket that may wait to be handled before it is not read any further."""

WRITE_TEXT = "meadhall.write_text"
"""The extension in the scope of a socket under which its ``write_text`` is found."""

TEXT = 0x80 | Opcode.TEXT
"""The first byte of a text in a single frame."""

_short, _long = Struct("!BBH").pack, Struct("!BBQ").pack

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class OpenConnections:
    """The open connections of a server, by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Start with none."""
        self.limits = settings.limits
        self._trusted = settings.proxies
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    def add(self, client: tuple[str, int] | None) -> str:
        """Count a connection; returns its key."""
        key = network_of(client[0]) if client else ""
        self._open[key] += 1
        return key

    def remove(self, key: str) -> None:
        """Count a connection that was closed."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def is_over(self, key: str) -> bool:
        """Whether there are too many connections, of all or of this address."""
        by_address = 0 if key in self._trusted else self._open[key]
        limits = self.limits
        return self._open.total() > limits.connections or by_address > limits.open_connections

    def drop(self, reason: str) -> None:
        """Count a connection that the server closes."""
        self._metrics.count("dropped_connections_total", f'reason="{reason}"')


class BoundedHttp(HttpToolsProtocol):
    """HTTP with deadlines for headers, bodies and reading, and a limit of connections."""

    opened: ClassVar[OpenConnections]
    _key: str | None = None
    _deadline: TimerHandle | None = None
    _unread: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and wait for the first request."""
        super().connection_made(transport)
        self._key = self.opened.add(self.client)
        if self.opened.is_over(self._key):
            self.opened.drop("crowded")
            transport.abort()
            return
        self._arm(self.opened.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        self._arm(None)
        self._stop_waiting()
        self._uncount()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins: its headers must follow in time."""
        super().on_message_begin()
        self._arm(self.opened.limits.header_seconds)

    def on_headers_complete(self) -> None:
        """The headers are there: the body must follow in time."""
        self._arm(self.opened.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._arm(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes over to the socket's protocol, which counts it."""
        self._arm(None)
        self._uncount()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Too much waits to be read by the client: it must read on in time."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.opened.limits.unread_seconds, self._give_up)

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        self.opened.drop("unread")
        self.transport.abort()

    def _uncount(self) -> None:
        if self._key is not None:
            self.opened.remove(self._key)
            self._key = None

    def _arm(self, seconds: float | None) -> None:
        """Set the deadline anew, or take it away."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        self.opened.drop("timeout")
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None before the first request
        if cycle is None or cycle.response_complete:
            self.transport.write(TIMED_OUT)
        self.transport.close()


class Outbox:
    """The sockets that have texts to write at the end of this turn of the event loop.

    Not at once: every write may wake the client at the other end, in the midst of other work.
    """

    def __init__(self) -> None:
        """Nobody writes yet."""
        self._sockets: list[BoundedWebSocket] = []

    def add(self, socket: BoundedWebSocket) -> None:
        """Let a socket write later in this turn."""
        if not self._sockets:
            socket.loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A socket with a limit of control frames, which writes texts without a task."""

    opened: ClassVar[OpenConnections]
    outbox: ClassVar[Outbox]
    _key: str | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        """Start with a full bucket for control frames."""
        super().__init__(*args, **more)
        self._control = Bucket(self.opened.limits.control_frames)
        self._frames: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._key = self.opened.add(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        if self._key is not None:
            self.opened.remove(self._key)
            self._key = None
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Start the application; its scope says how to write without ``send``."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**self.scope["extensions"], WRITE_TEXT: self.write_text}
            self.scope["extensions"] = extensions

    def write_text(self, text: bytes) -> bool:
        """Take a text to write; False if it cannot be written and must go through ``send``."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN or not self.handshake_complete:
            return False
        if not self._frames:
            self.outbox.add(self)
        length = len(text)
        if length < 126:
            head = bytes((TEXT, length))
        elif length < 1 << 16:
            head = _short(TEXT, 126, length)
        else:
            head = _long(TEXT, 127, length)
        self._frames += (head, text)
        return True

    def flush(self) -> None:
        """Write the texts that were taken."""
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Send a message of the application, after the texts that were taken before it."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Close the socket, after the texts that were taken."""
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; stop reading only when several wait."""
        paused, self.read_paused = self.read_paused, True  # else uvicorn would stop at once
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNHANDLED:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many or the replies are not read."""
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take a pong, unless there are too many."""
        if self._is_allowed():
            super().handle_pong(event)

    def _is_allowed(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._control.take() and self.transport.get_write_buffer_size() <= MOST_UNREAD:
            return True
        self.opened.drop("control-frames")
        self.transport.abort()
        return False


def protocols(
    settings: Settings, metrics: Metrics
) -> tuple[type[BoundedHttp], type[BoundedWebSocket]]:
    """The protocol classes for a server with these settings."""
    opened = OpenConnections(settings, metrics)
    http = type("Http", (BoundedHttp,), {"opened": opened})
    shared = {"opened": opened, "outbox": Outbox()}
    websocket = type("WebSocket", (BoundedWebSocket,), shared)
    return http, websocket
