"""Checks on every request and socket, before anything else sees them.

1. ``Host`` must be a known name or an IP address: any other name is an attempt to reach this
   server from a foreign page (DNS rebinding).
2. Requests that change something, and sockets, must come from our own pages if they come from a
   browser (``Origin``, ``Sec-Fetch-Site``); a body must be JSON and not too long.
3. Each address has a rate limit.
4. Every response gets security headers.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from meadhall.server.context import Context
from meadhall.server.exceptions import ApiError, NotAllowed, TooManyRequests
from meadhall.server.limits import network_of
from meadhall.server.settings import Settings

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
"""Inline styles are allowed because transitions need them; inline scripts are not."""


class Middleware:
    """Refuses bad requests and adds headers to responses."""

    def __init__(self, context: Context, inner: Application) -> None:
        """Wrap this application."""
        self._context = context
        self._inner = inner
        self._settings = context.settings
        self._names = own_names(context.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or socket and pass it on."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        scope["meadhall"] = headers
        if scope["type"] == "http":
            send = self._with_headers(send, headers)
        try:
            self._check(scope, headers)
        except ApiError as error:
            await refuse(scope, send, error)
        else:
            await self._inner(scope, receive, send)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if name_of(host) not in self._names and not is_address(name_of(host)):
            raise ApiError(421, "misdirected", "this server does not go by that name")
        socket = scope["type"] == "websocket"
        if socket or scope["method"] not in SAFE:
            self._check_origin(host, headers)
        if not socket and scope["method"] not in SAFE:
            self._check_body(scope, headers)
        if not socket and not self._context.rates.requests.take(address_of(scope)):
            raise TooManyRequests

    def _check_origin(self, host: str, headers: dict[str, str]) -> None:
        origin = headers.get("origin")
        if origin is not None and origin in self._settings.origins:
            return
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise NotAllowed("this came from another site", "cross-site")
        if origin is not None and _host_of(origin) != host.lower():
            raise NotAllowed("this came from another site", "cross-site")

    def _check_body(self, scope: Scope, headers: dict[str, str]) -> None:
        limits = self._settings.limits
        length = headers.get("content-length")
        if length is None and "transfer-encoding" not in headers:
            return
        most = limits.upload if scope["path"] == "/api/records" else limits.body
        if length is not None and (not length.isdecimal() or int(length) > most):
            raise ApiError(413, "too-long", f"a request may have up to {most} bytes", bytes=most)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if length != "0" and kind != "application/json":
            raise ApiError(415, "not-json", "the body must be application/json")

    def _with_headers(self, send: Send, headers: dict[str, str]) -> Send:
        """Add the security headers, and count responses by status."""
        policy = POLICY.format(host=headers.get("host", "localhost"))

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._context.metrics.count("requests_total", f'status="{message["status"]}"')
                added = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
                added.append((b"content-security-policy", policy.encode("latin-1", "replace")))
                given = message.get("headers", [])
                if all(name.lower() != b"cache-control" for name, _ in given):
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*given, *added]
            await send(message)

        return send_with_headers


def _host_of(origin: str) -> str | None:
    """The host and port of an ``Origin`` header; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def own_names(settings: Settings) -> frozenset[str]:
    """The accepted host names; IP addresses always are."""
    machine = socket.gethostname().lower()
    own = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
    return frozenset(own | {name.lower() for name in settings.names})


def name_of(host: str) -> str:
    """The name in a ``Host`` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def is_address(name: str) -> bool:
    """Whether this is an IP address, which DNS rebinding cannot forge."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    """The address of a client, as the key of its limits."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


async def refuse(scope: Scope, send: Send, error: ApiError) -> None:
    """Answer with a problem in JSON, or refuse the socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    body = msgspec.json.encode(error.problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in error.headers.items()),
    ]
    await send({"type": "http.response.start", "status": error.problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
