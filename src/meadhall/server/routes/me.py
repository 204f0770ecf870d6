"""Who I am: guests, their names, and their other devices."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from meadhall.server.forms import AboutMe, Claim, Link, Me
from meadhall.server.routes.common import (
    Address,
    Anybody,
    Asked,
    Somebody,
    TheHouse,
    take,
    troubles,
)
from meadhall.server.sockets import COOKIE

COOKIE_LIFE = 400 * 24 * 60 * 60
"""The longest that browsers keep a cookie; it is set anew whenever somebody comes."""


def _with_cookie(request: Asked, me: Me, secret: str, status: int) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_LIFE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me, status_code=status, cookies=[cookie])


@get("/me", responses=troubles(401), summary="Who I am")
async def who(house: TheHouse, person: Somebody) -> Me:
    """Who the server takes me for."""
    return await house.people.about(person)


@post("/me", responses=troubles(413, 415), summary="Be somebody")
async def be(
    request: Asked, house: TheHouse, guest: Anybody, address: Address, data: JSONBody[AboutMe]
) -> Response[Me]:
    """Make a guest of somebody without a cookie; somebody with one is only changed."""
    if guest is not None:
        changed = await house.people.change(guest, data)
        house.hall.renamed(changed)
        me = await house.people.about(changed)
        return _with_cookie(request, me, request.cookies[COOKIE], 201)
    take(house.guests, address)
    person, secret = await house.people.welcome(data)
    return _with_cookie(request, await house.people.about(person), secret, 201)


@patch("/me", responses=troubles(401, 413, 415), summary="Change my name, language, colour")
async def change(house: TheHouse, person: Somebody, data: JSONBody[AboutMe]) -> Me:
    """Change what is given, also at the tables where I sit."""
    changed = await house.people.change(person, data)
    house.hall.renamed(changed)
    return await house.people.about(changed)


@post("/me/links", responses=troubles(401), summary="Make a personal link")
async def make_link(house: TheHouse, person: Somebody, address: Address) -> Link:
    """A token with which another device becomes mine, once."""
    take(house.links, address)
    return Link(*await house.people.link(person))


@delete("/me/links", responses=troubles(401), summary="Make my links void")
async def void_links(house: TheHouse, person: Somebody) -> None:
    """Links that were not used stop working."""
    await house.people.void_links(person)


@post("/me/claim", responses=troubles(404, 413, 415), summary="Use a personal link")
async def claim(
    request: Asked, house: TheHouse, address: Address, data: JSONBody[Claim]
) -> Response[Me]:
    """Become the person of the link on this device."""
    take(house.links, address)
    person, secret = await house.people.claim(data.token)
    return _with_cookie(request, await house.people.about(person), secret, 201)


@delete("/me/devices", responses=troubles(401), summary="Sign out my other devices")
async def sign_out(house: TheHouse, person: Somebody) -> None:
    """Only this device knows me from now on."""
    await house.people.sign_out_others(person)
    house.hall.sign_out(person)


HANDLERS = [who, be, change, make_link, void_links, claim, sign_out]
