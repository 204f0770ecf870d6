"""The person's own data, devices and personal links."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from meadhall.server import own_bots
from meadhall.server.exceptions import Conflict
from meadhall.server.routes.common import (
    Address,
    AppContext,
    CurrentPerson,
    CurrentPlayer,
    HttpRequest,
    OptionalPerson,
    errors,
    take,
)
from meadhall.server.schemas import AboutMe, Claim, Link, LinkInfo, Me
from meadhall.server.sockets import COOKIE

COOKIE_LIFE = 400 * 24 * 60 * 60
"""The longest that browsers keep a cookie; it is set anew whenever somebody comes."""


def _with_cookie(request: HttpRequest, me: Me, secret: str, status: int) -> Response[Me]:
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


@get("/me", responses=errors(401), summary="Who I am")
async def who(context: AppContext, player: CurrentPlayer) -> Me:
    """Who the server takes me for."""
    return await context.guests.about(player)


@post("/me", responses=errors(413, 415), summary="Be somebody")
async def be(
    request: HttpRequest,
    context: AppContext,
    guest: OptionalPerson,
    address: Address,
    data: JSONBody[AboutMe],
) -> Response[Me]:
    """Make a guest of somebody without a cookie; somebody with one is only changed."""
    if guest is not None:
        changed = await context.guests.update(guest, data)
        context.registry.update_person(changed)
        me = await context.guests.about(changed)
        return _with_cookie(request, me, request.cookies[COOKIE], 201)
    take(context.rates.guests, address)
    person, secret = await context.guests.create(data)
    return _with_cookie(request, await context.guests.about(person), secret, 201)


@patch("/me", responses=errors(401, 413, 415), summary="Change my name, language, colour")
async def change(context: AppContext, person: CurrentPerson, data: JSONBody[AboutMe]) -> Me:
    """Change what is given, also at the tables where I sit."""
    changed = await context.guests.update(person, data)
    context.registry.update_person(changed)
    return await context.guests.about(changed)


@post("/me/links", responses=errors(401), summary="Make a personal link")
async def make_link(context: AppContext, person: CurrentPerson, address: Address) -> Link:
    """A token with which another device becomes mine, once."""
    take(context.rates.links, address)
    return Link(*await context.guests.create_link(person))


@delete("/me/links", responses=errors(401), summary="Make my links void")
async def void_links(context: AppContext, person: CurrentPerson) -> None:
    """Links that were not used stop working."""
    await context.guests.void_links(person)


@post(
    "/me/claim/check",
    status_code=200,
    responses=errors(404, 413, 415),
    summary="Whose personal link it is",
)
async def check_link(
    context: AppContext, guest: OptionalPerson, address: Address, data: JSONBody[Claim]
) -> LinkInfo:
    """To be asked about before the link is used; it can still be used after this."""
    take(context.rates.links, address)
    person = await context.guests.find_link(data.token)
    has_tables = guest is not None and await context.guests.has_tables(guest)
    name = None if guest is None else guest.name
    return LinkInfo(person.name, person.colour, name, has_tables)


@post("/me/claim", responses=errors(404, 409, 413, 415), summary="Use a personal link")
async def claim(
    request: HttpRequest,
    context: AppContext,
    guest: OptionalPerson,
    address: Address,
    data: JSONBody[Claim],
) -> Response[Me]:
    """Become the person of the link on this device; who has tables here is not replaced."""
    take(context.rates.links, address)
    if guest is not None and await context.guests.has_tables(guest):
        linked = await context.guests.find_link(data.token)
        if linked.id != guest.id:
            raise Conflict("has-tables", "you have tables of your own on this device")
    person, secret = await context.guests.claim(data.token)
    return _with_cookie(request, await context.guests.about(person), secret, 201)


@delete("/me/devices", responses=errors(401), summary="Sign out my other devices")
async def sign_out(context: AppContext, person: CurrentPerson) -> None:
    """Only this device knows me from now on."""
    await context.guests.sign_out_others(person)
    context.registry.sign_out(person)


@delete("/me", responses=errors(401), summary="Delete me")
async def remove(context: AppContext, person: CurrentPerson) -> None:
    """My devices, links, records and name; games with others stay, without my name."""
    for bot in await own_bots.bots_of(context.store, person.id):
        await own_bots.revoke(context, person, bot.id)
    await context.registry.delete_person(person)
    context.guests.forget(person)


HANDLERS = [who, be, change, make_link, void_links, check_link, claim, sign_out, remove]
