"""Running the server with uvicorn, from its settings to a clean shutdown."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType

import uvicorn

from meadhall.server.addresses import is_unspecified, lan_url, url
from meadhall.server.app import Application
from meadhall.server.logs import log_event
from meadhall.server.messages import MOST_BYTES
from meadhall.server.protocols import protocols
from meadhall.server.settings import Settings

__all__ = ["address", "config", "is_unspecified", "lan_url", "listen", "run", "url"]

TRIES = 20
"""How many ports from the wanted one on are tried."""

SWITCH_SECONDS = 0.001
"""Python's thread switch interval: the database writer must not wait long for the lock."""

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

SHUTDOWN_SECONDS = 2
"""Seconds that open requests have to finish at shutdown."""

FORCED_SECONDS = 4.5
"""Seconds after which the process ends whatever it is doing; what was acknowledged is stored."""


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or on the next one that is free; port 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [port] if port == 0 else range(port, min(port + TRIES, 65535) + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(1024)
        except OSError:
            listener.close()
            if wanted in (0, min(port + TRIES - 1, 65535)):
                raise
            continue
        return listener
    raise AssertionError("the last port is tried or raises")


def config(application: Application) -> uvicorn.Config:
    """How uvicorn serves an application."""
    context = application.context
    http, websocket = protocols(context.settings, context.metrics)
    return uvicorn.Config(
        application,
        http=http,
        ws=websocket,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=[*context.settings.proxies],
    )


def run(settings: Settings, listener: socket.socket, at_start: Callable[[], None]) -> None:
    """Serve until the process gets a signal to stop."""
    host, port = address(listener)
    application = Application(replace(settings, host=host, port=port))
    sys.setswitchinterval(SWITCH_SECONDS)
    # Tables are many small objects without cycles, and collections would delay every move; the
    # context collects when it sweeps.
    gc.freeze()
    gc.disable()
    _Server(config(application), at_start).run([listener])


class _Server(uvicorn.Server):
    """A server that calls back when it is ready, and returns after a signal."""

    def __init__(self, config: uvicorn.Config, at_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._at_start = at_start
        self._ends = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._at_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down, and see to it that this does not take long."""
        super().handle_exit(sig, frame)
        if not self._ends:
            self._ends = True
            watchdog = threading.Timer(FORCED_SECONDS, _force_exit)
            watchdog.daemon = True
            watchdog.start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down on a signal; uvicorn would raise it again after that and be killed by it."""
        before = {each: signal.signal(each, self.handle_exit) for each in STOP_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _force_exit() -> None:
    log_event("forced-exit")
    os._exit(1)


def address(listener: socket.socket) -> tuple[str, int]:
    """The host and port that a socket listens on."""
    name = listener.getsockname()
    return str(name[0]), int(name[1])
