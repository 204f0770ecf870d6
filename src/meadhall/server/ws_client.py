"""A small WebSocket client for load tests: text messages and close codes, nothing more.

It implements just enough of RFC 6455 to talk to this server, and costs so little that the server
is what is measured when both share a machine.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


OnMessage = Callable[["WebSocketClient", bytes], None]
"""Called with every text message."""


class HandshakeRefused(Exception):
    """The server answered the handshake with another status than 101."""

    def __init__(self, status: int) -> None:
        """Keep the HTTP status."""
        super().__init__(f"the server answered {status}")
        self.status = status


class WebSocketClient(asyncio.Protocol):
    """One connection."""

    def __init__(self, on_message: OnMessage) -> None:
        """Call ``on_message`` with every text message."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        """The close code; 1006 if the connection broke."""
        self._on_message = on_message
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Start the closing handshake."""
        self._frame(CLOSE, (1000).to_bytes(2, "big"))

    def abort(self) -> None:
        """Drop the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    # -- asyncio.Protocol ------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so

    def connection_lost(self, exc: Exception | None) -> None:
        """Resolve the futures."""
        if not self.opened.done():
            self.opened.set_exception(HandshakeRefused(0))
        if not self.closed.done():
            self.closed.set_result(1006)

    def data_received(self, data: bytes) -> None:
        """Buffer bytes and handle complete frames."""
        self._buffer += data
        if not self.opened.done() and not self._handshake():
            return
        while self._next_frame():
            pass

    def upgrade(self, host: str, path: str, headers: dict[str, str]) -> None:
        """Send the request that opens the socket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        assert self._transport is not None
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))

    # -- inside ----------------------------------------------------------------------

    def _handshake(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            self.opened.set_exception(HandshakeRefused(status))
            self.abort()
            return False
        self._buffer[:] = rest
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> bool:
        """Handle the next frame; False if it is not complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self._on_message(self, payload)
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE and not self.closed.done():
            self.closed.set_result(int.from_bytes(payload[:2], "big") if payload else 1005)
            self.abort()
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        """Send a frame; a mask of zeros is a mask, and leaves the bytes as they are."""
        if self._transport is None or self._transport.is_closing():
            return
        length = len(payload)
        head = bytes([128 | kind])
        if length < 126:
            head += bytes([128 | length])
        elif length < 65536:
            head += bytes([128 | 126]) + length.to_bytes(2, "big")
        else:
            head += bytes([128 | 127]) + length.to_bytes(8, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


async def connect(
    host: str,
    port: int,
    path: str,
    on_message: OnMessage,
    headers: dict[str, str] | None = None,
) -> WebSocketClient:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: WebSocketClient(on_message), host, port)
    client.upgrade(f"{host}:{port}", path, headers or {})
    await client.opened
    return client
