"""What all routes share: who asks, what may go wrong, and how that is said."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from meadhall.server.forms import Problem
from meadhall.server.guard import address_of
from meadhall.server.house import House
from meadhall.server.limits import Buckets
from meadhall.server.logs import fault
from meadhall.server.people import Person
from meadhall.server.sockets import COOKIE
from meadhall.server.trouble import SlowDown, Trouble

Asked = Request[Any, Any, Any]

TheHouse = NamedDependency[House]
Somebody = NamedDependency[Person]
"""Who asks; a request from nobody is refused."""
Anybody = NamedDependency[Person | None]
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
}

CODES = {400: "malformed", 404: "not-found", 405: "method", 413: "too-long", 415: "not-json"}


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a route may reply with; malformed or too many requests always can be."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, 400, 429})
    }


def provide_house(request: Asked) -> House:
    """The server that a request came to."""
    house: House = request.app.state.house
    return house


async def provide_guest(request: Asked) -> Person | None:
    """Who asks, if the cookie says."""
    house: House = request.app.state.house
    return await house.people.find(request.cookies.get(COOKIE))


async def provide_person(request: Asked) -> Person:
    """Who asks; somebody must."""
    person = await provide_guest(request)
    if person is None:
        raise Trouble(401, "who", "make a guest first: POST /api/me")
    return person


def provide_address(request: Asked) -> str:
    """Where the request came from, as far as limits go."""
    return address_of(request.scope)


def take(buckets: Buckets, key: str) -> None:
    """Count a request against a limit."""
    if not buckets.take(key):
        raise SlowDown


def tell_trouble(_: Asked, trouble: Trouble) -> Response[Problem]:
    """What a request got wrong."""
    problem = trouble.problem
    return Response(problem, status_code=problem.status, headers={"cache-control": "no-store"})


def tell_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar found wrong with a request."""
    code = CODES.get(error.status_code, "malformed")
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{each.get('key', 'body')}: {each['message']}" for each in extra]
    told = tell_trouble(
        request, Trouble(error.status_code, code, "; ".join([error.detail, *details]))
    )
    told.headers.update(error.headers or {})
    return told


def tell_fault(request: Asked, _: Exception) -> Response[Problem]:
    """A fault of ours: noted, and admitted."""
    fault("request-broken", method=request.method, path=request.scope["path"])
    house: House = request.app.state.house
    house.metrics.count("faults_total")
    return tell_trouble(request, Trouble(500, "broken", "that went wrong on our side"))
