"""The application: the parts of the server put together, and what happens at start and end."""

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

from meadhall.server.forms import Health
from meadhall.server.guard import Guard, Receive, Scope, Send
from meadhall.server.house import House
from meadhall.server.routes import common, games, me, replays, tables
from meadhall.server.settings import Settings
from meadhall.server.site import Site
from meadhall.server.sockets import Sockets
from meadhall.server.trouble import Trouble


@get("/health", summary="Whether it is up", responses=common.troubles())
async def health(house: common.TheHouse) -> Health:
    """How busy it is."""
    return Health("ok", version(), len(house.hall.rooms), house.connections)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: common.TheHouse) -> Response[str]:
    """Figures for Prometheus."""
    text = house.metrics.text(len(house.hall.rooms), house.connections, house.store.commits)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", include_in_schema=False)
async def schema(request: common.Asked) -> dict[str, Any]:
    """This interface, described by itself."""
    return request.app.openapi_schema.to_schema()


def version() -> str:
    """The version of the program."""
    return str(import_module("meadhall").__version__)


def api(house: House) -> Litestar:
    """Everything over HTTP except the client's files."""
    handlers = [health, schema, *me.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *replays.HANDLERS]

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), metrics],
        lifespan=[life],
        state=State({"house": house}),
        dependencies={
            "house": Provide(common.provide_house, sync_to_thread=False),
            "guest": Provide(common.provide_guest),
            "person": Provide(common.provide_person),
            "address": Provide(common.provide_address, sync_to_thread=False),
        },
        exception_handlers={
            Trouble: common.tell_trouble,
            HTTPException: common.tell_http,
            Exception: common.tell_fault,
        },
        request_max_body_size=house.settings.limits.upload,
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
    """What uvicorn runs: sockets, HTTP, and the client's files, behind the guard."""

    def __init__(self, settings: Settings) -> None:
        """Open a house by these settings; it starts and ends with uvicorn's lifespan."""
        self.house = House(settings)
        self._sockets = Sockets(self.house)
        self._api = api(self.house)
        self._site = Site(settings.static)
        self._guard = Guard(self.house, self._lead)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a socket, or the lifespan."""
        await self._guard(scope, receive, send)

    async def _lead(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "lifespan" or _is_api(scope["path"]):
            await self._api(scope, receive, send)
        else:
            await self._site(scope, receive, send)


def _is_api(path: str) -> bool:
    return path.startswith("/api/") or path in ("/api", "/metrics")
