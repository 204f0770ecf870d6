"""What all routes share: dependencies, rate limits, and exception handlers."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from meadhall.server.context import Context
from meadhall.server.exceptions import ApiError, Conflict, NotAllowed, TooManyRequests
from meadhall.server.guests import Person
from meadhall.server.limits import Buckets
from meadhall.server.logs import log_exception
from meadhall.server.middleware import address_of
from meadhall.server.own_bots import find_bot, token_in
from meadhall.server.schemas import Problem
from meadhall.server.sockets import COOKIE

HttpRequest = Request[Any, Any, Any]

AppContext = NamedDependency[Context]
CurrentPerson = NamedDependency[Person]
"""The person who makes the request, else 401."""
"""A bot of somebody's own gets 403."""
CurrentPlayer = NamedDependency[Person]
"""The same, or the bot whose token the request brings."""
OptionalPerson = NamedDependency[Person | None]
Address = NamedDependency[str]
InPath = FromPath[str]

MEANINGS = {
    400: "It cannot be done as asked.",
    401: "Nobody: make a guest first, with POST /api/me.",
    403: "Not for you.",
    404: "There is no such thing.",
    405: "Not in this way.",
    409: "Not as things stand.",
    413: "Too long.",
    415: "Not JSON.",
    421: "This server does not go by that name.",
    429: "Too many requests.",
    503: "No time for it now.",
    507: "Nothing new can be stored.",
}

CODES = {400: "malformed", 404: "not-found", 405: "method", 413: "too-long", 415: "not-json"}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route, for OpenAPI; 400 and 429 are always possible.

    Where people are asked for (401), bots of their own are refused (403).
    """
    told = {*statuses, 400, 429} | ({403} if 401 in statuses else set())
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted(told)
    }


def provide_context(request: HttpRequest) -> Context:
    """The server that a request came to."""
    context: Context = request.app.state.context
    return context


async def provide_guest(request: HttpRequest) -> Person | None:
    """The person of the request's cookie, or None."""
    context: Context = request.app.state.context
    person = await context.guests.find(request.cookies.get(COOKIE))
    if person is None or person.owner is not None:
        return None
    await context.guests.note_visit(person)
    return person


async def provide_person(request: HttpRequest) -> Person:
    """The person of the request's cookie, or 401."""
    if token_in(request.headers) is not None:
        raise NotAllowed("a bot may not do this", "people-only")
    person = await provide_guest(request)
    if person is None:
        raise ApiError(401, "who", "make a guest first: POST /api/me")
    return person


async def provide_player(request: HttpRequest) -> Person:
    """The bot of the request's token, or the person of its cookie, or 401."""
    context: Context = request.app.state.context
    token = token_in(request.headers)
    if token is None:
        return await provide_person(request)
    bot = await find_bot(context, token)
    if bot is None:
        raise ApiError(401, "bot-token", "this is not the token of a bot here")
    return bot


def provide_address(request: HttpRequest) -> str:
    """The address of the client, as the key of its limits."""
    return address_of(request.scope)


async def check_new_table(context: Context, person: Person, address: str) -> None:
    """Refuse a new table that is one too many for a person, an address or the server."""
    take(context.rates.tables, person.id)
    take(context.rates.address_tables, address)
    context.check_storage()
    mine = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('gathering', 'playing')"
    row = await context.store.read(lambda c: c.execute(mine, (person.id,)).fetchone())
    if row[0] >= context.settings.limits.own_tables:
        raise Conflict("too-many-tables", "you host as many tables as one person may")


def take(buckets: Buckets, key: str) -> None:
    """Take a token for a request, or answer 429."""
    if not buckets.take(key):
        raise TooManyRequests


def handle_api_error(_: HttpRequest, error: ApiError) -> Response[Problem]:
    """Answer with the problem of an ``ApiError``."""
    problem = error.problem
    return Response(problem, status_code=problem.status, headers=error.headers)


def handle_http_exception(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """Answer with the problem that Litestar found."""
    code = CODES.get(error.status_code, "malformed")
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{each.get('key', 'body')}: {each['message']}" for each in extra]
    told = handle_api_error(
        request, ApiError(error.status_code, code, "; ".join([error.detail, *details]))
    )
    told.headers.update(error.headers or {})
    return told


def handle_too_deep(request: HttpRequest, _: RecursionError) -> Response[Problem]:
    """Answer to JSON that nests deeper than anything we take."""
    return handle_api_error(request, ApiError(400, "malformed", "nested too deep"))


def handle_exception(request: HttpRequest, _: Exception) -> Response[Problem]:
    """Log a fault of the server and answer 500."""
    log_exception("request-broken", method=request.method, path=request.scope["path"])
    context: Context = request.app.state.context
    context.metrics.count("faults_total")
    return handle_api_error(request, ApiError(500, "broken", "that went wrong on our side"))
