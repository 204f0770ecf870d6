"""Who may talk to the server at all: the first thing that every request meets.

1. The name in ``Host`` must be one of ours: a strange name that leads here is an attempt to
   reach this server from a page elsewhere (DNS rebinding).
2. Whatever changes something, and every socket, must come from our own pages if it comes
   from a browser (``Origin``, ``Sec-Fetch-Site``), and be JSON if it has a body.
3. Nobody may ask too much.
4. Every reply tells the browser to be strict.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from meadhall.server.house import House
from meadhall.server.limits import neighbourhood
from meadhall.server.settings import Settings
from meadhall.server.trouble import NotAllowed, SlowDown, Trouble

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws://{host} wss://{host}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Styles may stand in the page because transitions are written there; scripts may not."""


class Guard:
    """Lets through what may come in."""

    def __init__(self, house: House, inner: Application) -> None:
        """Guard this application."""
        self._house = house
        self._inner = inner
        self._settings = house.settings
        self._names = own_names(house.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or socket, and pass it on."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        scope["meadhall"] = headers
        if scope["type"] == "http":
            send = self._strict(send, headers)
        try:
            self._check(scope, headers)
        except Trouble as trouble:
            await refuse(scope, send, trouble)
        else:
            await self._inner(scope, receive, send)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if name_of(host) not in self._names and not is_address(name_of(host)):
            raise Trouble(421, "misdirected", "this server does not go by that name")
        socket = scope["type"] == "websocket"
        if socket or scope["method"] not in SAFE:
            self._check_origin(host, headers)
        if not socket and scope["method"] not in SAFE:
            self._check_body(scope, headers)
        if not socket and not self._house.requests.take(address_of(scope)):
            raise SlowDown

    def _check_origin(self, host: str, headers: dict[str, str]) -> None:
        origin = headers.get("origin")
        if origin is not None and origin in self._settings.origins:
            return
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise NotAllowed("this came from another site", "cross-site")
        if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            raise NotAllowed("this came from another site", "cross-site")

    def _check_body(self, scope: Scope, headers: dict[str, str]) -> None:
        limits = self._settings.limits
        length = headers.get("content-length")
        if length is None and "transfer-encoding" not in headers:
            return
        most = limits.upload if scope["path"] == "/api/records" else limits.body
        if length is not None and (not length.isdecimal() or int(length) > most):
            raise Trouble(413, "too-long", f"a request may have up to {most} bytes", bytes=most)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if length != "0" and kind != "application/json":
            raise Trouble(415, "not-json", "the body must be application/json")

    def _strict(self, send: Send, headers: dict[str, str]) -> Send:
        """Add the headers that make browsers strict, and count the replies."""
        policy = POLICY.format(host=headers.get("host", "localhost"))

        async def strict(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._house.metrics.count("requests_total", f'status="{message["status"]}"')
                added = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
                added.append((b"content-security-policy", policy.encode("latin-1", "replace")))
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        return strict


def own_names(settings: Settings) -> frozenset[str]:
    """The names under which this server may be reached; addresses always may."""
    machine = socket.gethostname().lower()
    own = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
    return frozenset(own | {name.lower() for name in settings.names})


def name_of(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def is_address(name: str) -> bool:
    """Whether this is an IP address: no stranger can make one lead here."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    """Whose request this is, as far as limits go."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


async def refuse(scope: Scope, send: Send, trouble: Trouble) -> None:
    """Say why not: as a problem in JSON, or by not opening the socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    body = msgspec.json.encode(trouble.problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send(
        {"type": "http.response.start", "status": trouble.problem.status, "headers": headers}
    )
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
