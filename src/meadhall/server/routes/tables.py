"""Tables: creating, joining, leaving, ending, rematch, record."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from meadhall.server import seating
from meadhall.server.context import Context
from meadhall.server.exceptions import Conflict, NotAllowed, NotFound
from meadhall.server.games import own_messages
from meadhall.server.guests import Person
from meadhall.server.messages import TableInfo
from meadhall.server.queries import LessonMark
from meadhall.server.room import OVER, Room
from meadhall.server.routes.common import (
    Address,
    AppContext,
    CurrentPerson,
    InPath,
    check_new_table,
    errors,
)
from meadhall.server.schemas import (
    Join,
    Language,
    Leave,
    NewSeat,
    NewTable,
    Openness,
    PlayNow,
    Reseat,
    Tables,
)

PLAIN = "text/plain; charset=utf-8"


@get("/tables", summary="Tables of interest to me", responses=errors(401))
async def tables(context: AppContext, person: CurrentPerson) -> Tables:
    """Mine, with whose turn it is; listed ones of others; finished ones."""
    return await context.registry.list(person)


@post("/tables", summary="Make a table", responses=errors(401, 404, 409, 413, 415, 507))
async def make(
    context: AppContext, person: CurrentPerson, address: Address, data: JSONBody[NewTable]
) -> TableInfo:
    """It begins at once if no seat is open."""
    await check_new_table(context, person, address)
    return await _shown(context, person, await context.registry.create(person, data))


@post("/play", summary="Play now", responses=errors(401, 404, 409, 413, 415, 507))
async def play(
    context: AppContext, person: CurrentPerson, address: Address, data: JSONBody[PlayNow]
) -> TableInfo:
    """A table against bots, with the middle number of seats and the usual options."""
    await check_new_table(context, person, address)
    sizes = context.registry.game(data.game).seats
    others = [NewSeat("bot", data.bot)] * (sizes[len(sizes) // 2] - 1)
    form = NewTable(data.game, [NewSeat("me"), *others], seal=data.seal)
    mark = None if data.lesson is None else LessonMark(data.lesson, None)
    return await _shown(context, person, await context.registry.create(person, form, mark))


def _check_can_view(room: Room, person: Person, invite: str | None = None) -> None:
    """Refuse who may not see this table."""
    if not room.can_view(person, invite):
        raise NotAllowed("this table is not for spectators")


async def _shown(context: Context, person: Person, table_id: str) -> TableInfo:
    async with context.registry.hold(table_id) as room:
        return room.info(person)


@get("/tables/{table_id:str}", summary="A table", responses=errors(401, 403, 404))
async def table(
    context: AppContext,
    person: CurrentPerson,
    table_id: InPath,
    invite: FromQuery[str | None] = None,
) -> TableInfo:
    """What I may know of it, the invitation in hand or not."""
    async with context.registry.hold(table_id) as room:
        _check_can_view(room, person, invite)
        return room.info(person)


@get(
    "/tables/{table_id:str}/words",
    media_type=PLAIN,
    summary="Messages of its own",
    responses=errors(401, 403, 404),
)
async def words(
    context: AppContext,
    person: CurrentPerson,
    table_id: InPath,
    language: FromQuery[Language] = "en",
    invite: FromQuery[str | None] = None,
) -> str:
    """For a client's catalogue: texts of past rules, names in what was written for the table."""
    async with context.registry.hold(table_id) as room:
        _check_can_view(room, person, invite)
        game, options = room.game, room.row.options
    told = None if game is None else await to_thread(own_messages, game, options, language)
    if told is None:
        raise NotFound("text")
    return told


CHANGES = errors(401, 403, 404, 409, 413, 415)


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a seat", responses=CHANGES)
async def join(
    context: AppContext, person: CurrentPerson, table_id: InPath, data: JSONBody[Join]
) -> TableInfo:
    """The game begins when the last open seat is taken."""
    async with context.registry.hold(table_id) as room, room.lock:
        await seating.join(room, person, data)
        return room.info(person)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave", responses=CHANGES)
async def leave(
    context: AppContext, person: CurrentPerson, table_id: InPath, data: JSONBody[Leave]
) -> TableInfo:
    """My seat is open to others then, or a bot plays on."""
    async with context.registry.hold(table_id) as room, room.lock:
        await seating.leave(room, person, data)
        return room.info(person)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Seat a bot", responses=CHANGES)
async def reseat(
    context: AppContext,
    person: CurrentPerson,
    table_id: InPath,
    seat: FromPath[int],
    data: JSONBody[Reseat],
) -> TableInfo:
    """As host: a bot on an open seat, or a bot's seat made open."""
    async with context.registry.hold(table_id) as room, room.lock:
        await seating.reseat(room, person, seat, data, context.settings.usual_bot)
        return room.info(person)


@patch("/tables/{table_id:str}", summary="Open or close it to strangers", responses=CHANGES)
async def set_access(
    context: AppContext, person: CurrentPerson, table_id: InPath, data: JSONBody[Openness]
) -> TableInfo:
    """As host: whether it is listed, and whether spectators may watch."""
    async with context.registry.hold(table_id) as room, room.lock:
        await seating.set_access(room, person, data)
        return room.info(person)


ENDS = errors(401, 403, 404, 409)


@post("/tables/{table_id:str}/abandon", status_code=200, summary="End it", responses=ENDS)
async def abandon(context: AppContext, person: CurrentPerson, table_id: InPath) -> TableInfo:
    """As host: nobody plays here any more."""
    async with context.registry.hold(table_id) as room, room.lock:
        await seating.abandon(room, person)
        return room.info(person)


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Again", responses=ENDS)
async def rematch(
    context: AppContext,
    person: CurrentPerson,
    address: Address,
    table_id: InPath,
    seal: Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")] = None,
) -> TableInfo:
    """The same options at a new table, where who asks takes their old seats."""
    async with context.registry.hold(table_id) as room, room.lock:
        if room.row.rematch is None:
            await check_new_table(context, person, address)
        again = await seating.rematch(context.registry, room, person, seal)
    return await _shown(context, person, again)


@delete("/tables/{table_id:str}", summary="Delete it", responses=ENDS)
async def remove(context: AppContext, person: CurrentPerson, table_id: InPath) -> None:
    """As host: for good, with its record. A game that others are playing is abandoned first."""
    async with context.registry.hold(table_id) as room, room.lock:
        seating.check_delete(room, person)
        await context.registry.delete(room)


@get("/tables/{table_id:str}/record", media_type=PLAIN, summary="Its record", responses=ENDS)
async def record(context: AppContext, person: CurrentPerson, table_id: InPath) -> Response[str]:
    """The record of a game that is over; before that it would tell every secret."""
    return as_file(table_id, await record_of(context, person, table_id))


async def record_of(context: Context, person: Person, table_id: str) -> str:
    """The text of a record, for who may have it."""
    async with context.registry.hold(table_id) as room, room.lock:
        _check_can_view(room, person)
        if room.row.status not in OVER:
            raise Conflict("not-over", "a record is secret while the game goes on")
        return await room.record_text()


def as_file(name: str, text: str) -> Response[str]:
    """A record to be saved."""
    headers = {"content-disposition": f'attachment; filename="{name}.saga"'}
    return Response(text, media_type=PLAIN, headers=headers)


HANDLERS = [
    tables,
    make,
    play,
    table,
    words,
    join,
    leave,
    reseat,
    set_access,
    abandon,
    rematch,
    remove,
    record,
]
