"""The ASGI application: routing between sockets, the HTTP API and the client's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from meadhall.server.addresses import lan_url
from meadhall.server.context import Context
from meadhall.server.exceptions import ApiError, NotFound
from meadhall.server.messages import TextInfo
from meadhall.server.middleware import Middleware, Receive, Scope, Send
from meadhall.server.routes import common, games, hints, lessons, me, replays, tables
from meadhall.server.schemas import Addresses, Health
from meadhall.server.settings import Settings
from meadhall.server.sockets import Sockets
from meadhall.server.staticfiles import StaticFiles


@get("/health", summary="Whether it is up", responses=common.errors())
async def health(context: common.AppContext) -> Response[Health]:
    """How busy it is."""
    problem = context.problem()
    figures = version(), len(context.registry.rooms), context.connections
    if problem is None:
        return Response(Health("ok", *figures))
    told = TextInfo(f"refused-{problem}", {})
    return Response(Health("failing", *figures, told), status_code=503)


@get("/addresses", summary="Where it can be reached", responses=common.errors())
async def addresses(context: common.AppContext) -> Addresses:
    """The address for friends in the same network, to be put into invitations."""
    return Addresses(lan_url(context.settings.host, context.settings.port))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: common.HttpRequest, context: common.AppContext) -> Response[str]:
    """Figures for Prometheus; by default for this machine only."""
    client = request.client
    if not (context.settings.public_metrics or (client and client.host in LOOPBACK)):
        raise NotFound("page")
    text = context.metrics.text(
        len(context.registry.rooms), context.connections, context.store.commits
    )
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", include_in_schema=False)
async def schema(request: common.HttpRequest) -> dict[str, Any]:
    """This interface, described by itself."""
    return request.app.openapi_schema.to_schema()


LOOPBACK = ("127.0.0.1", "::1")


def version() -> str:
    """The version of the program."""
    return str(import_module("meadhall").__version__)


def api(context: Context) -> Litestar:
    """Everything over HTTP except the client's files."""
    handlers = [
        health,
        addresses,
        schema,
        *me.HANDLERS,
        *games.HANDLERS,
        *tables.HANDLERS,
        *hints.HANDLERS,
        *lessons.HANDLERS,
        *replays.HANDLERS,
    ]

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    return Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), metrics],
        lifespan=[lifespan],
        state=State({"context": context}),
        dependencies={
            "context": Provide(common.provide_context, sync_to_thread=False),
            "guest": Provide(common.provide_guest),
            "person": Provide(common.provide_person),
            "address": Provide(common.provide_address, sync_to_thread=False),
        },
        exception_handlers={
            ApiError: common.handle_api_error,
            HTTPException: common.handle_http_exception,
            RecursionError: common.handle_too_deep,
            Exception: common.handle_exception,
        },
        request_max_body_size=context.settings.limits.upload,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4
        ),
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=version(),
            path="/openapi",  # what Litestar serves there is never asked: see ``_is_api``
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


class Application:
    """What uvicorn runs: sockets, HTTP and the client's files, behind the middleware."""

    def __init__(self, settings: Settings) -> None:
        """Make a context, which opens and closes with uvicorn's lifespan."""
        self.context = Context(settings)
        self._sockets = Sockets(self.context)
        self._api = api(self.context)
        self._static = StaticFiles(settings.static)
        self._middleware = Middleware(self.context, self._route)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a socket, or the lifespan."""
        await self._middleware(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "lifespan" or _is_api(scope["path"]):
            await self._api(scope, receive, send)
        else:
            await self._static(scope, receive, send)


def _is_api(path: str) -> bool:
    return path.startswith("/api/") or path in ("/api", "/metrics")
