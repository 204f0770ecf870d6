"""A small WebSocket client for load and tests: text messages, close codes, nothing more.

It speaks just enough of RFC 6455 to talk to our own server, and costs so little that the
server is what is measured when both share a machine.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


Heard = Callable[["Wire", bytes], None]
"""What is called with every text message."""


class Refusal(Exception):
    """The server did not open the socket; ``status`` is what it said instead."""

    def __init__(self, status: int) -> None:
        """Keep the HTTP status."""
        super().__init__(f"the server answered {status}")
        self.status = status


class Wire(asyncio.Protocol):
    """One connection."""

    def __init__(self, heard: Heard) -> None:
        """Call ``heard`` with every text message."""
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        """The close code; 1006 if the line just broke."""
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    # -- for the user ----------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Close the connection in good order."""
        self._frame(CLOSE, (1000).to_bytes(2, "big"))

    def cut(self) -> None:
        """Let the line break."""
        if self._transport is not None:
            self._transport.abort()

    def stop_reading(self) -> None:
        """Read nothing more, like a client that hangs."""
        assert self._transport is not None
        self._transport.pause_reading()

    # -- for asyncio -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where to write."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell who waits."""
        if not self.opened.done():
            self.opened.set_exception(Refusal(0))
        if not self.closed.done():
            self.closed.set_result(1006)

    def data_received(self, data: bytes) -> None:
        """Take in bytes, and act on the frames that are complete."""
        self._buffer += data
        if not self.opened.done() and not self._handshake():
            return
        while self._take():
            pass

    def ask(self, host: str, path: str, headers: dict[str, str]) -> None:
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
            self.opened.set_exception(Refusal(status))
            self.cut()
            return False
        self._buffer[:] = rest
        self.opened.set_result(None)
        return True

    def _take(self) -> bool:
        """Act on the next frame; False if it is not complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, told = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self._heard(self, told)
        elif kind == PING:
            self._frame(PONG, told)
        elif kind == CLOSE and not self.closed.done():
            self.closed.set_result(int.from_bytes(told[:2], "big") if told else 1005)
            self.cut()
        return True

    def _frame(self, kind: int, told: bytes) -> None:
        """Send a frame; a mask of zeros is a mask, and leaves the bytes as they are."""
        if self._transport is None or self._transport.is_closing():
            return
        length = len(told)
        head = bytes([128 | kind])
        if length < 126:
            head += bytes([128 | length])
        elif length < 65536:
            head += bytes([128 | 126]) + length.to_bytes(2, "big")
        else:
            head += bytes([128 | 127]) + length.to_bytes(8, "big")
        self._transport.write(head + b"\0\0\0\0" + told)


async def dial(
    host: str,
    port: int,
    path: str,
    heard: Heard,
    headers: dict[str, str] | None = None,
) -> Wire:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), host, port)
    wire.ask(f"{host}:{port}", path, headers or {})
    await wire.opened
    return wire
