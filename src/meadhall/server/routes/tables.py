"""Tables: made, found, joined, left, ended, played again."""

from __future__ import annotations

from litestar import Response, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from meadhall.server import seating
from meadhall.server.forms import (
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
from meadhall.server.house import House
from meadhall.server.messages import TableInfo
from meadhall.server.people import Person
from meadhall.server.room import OVER, Room
from meadhall.server.routes.common import InPath, Somebody, TheHouse, take, troubles
from meadhall.server.trouble import Conflict, NotAllowed, NotFound, Trouble

PLAIN = "text/plain; charset=utf-8"


@get("/tables", summary="Tables of interest to me", responses=troubles(401))
async def tables(house: TheHouse, person: Somebody) -> Tables:
    """Mine, with whose turn it is; listed ones of others; finished ones."""
    return await house.hall.list(person)


@post("/tables", summary="Make a table", responses=troubles(401, 404, 413, 415))
async def make(house: TheHouse, person: Somebody, data: JSONBody[NewTable]) -> TableInfo:
    """It begins at once if no seat is open."""
    take(house.tables, person.id)
    return await _shown(house, person, await house.hall.make(person, data))


@post("/play", summary="Play now", responses=troubles(401, 404, 413, 415))
async def play(house: TheHouse, person: Somebody, data: JSONBody[PlayNow]) -> TableInfo:
    """A table against bots, with the middle number of seats and the usual options."""
    take(house.tables, person.id)
    sizes = house.hall.game(data.game).seats
    others = [NewSeat("bot", data.bot)] * (sizes[len(sizes) // 2] - 1)
    form = NewTable(data.game, [NewSeat("me"), *others])
    return await _shown(house, person, await house.hall.make(person, form))


def _let_look(room: Room, person: Person, invite: str | None = None) -> None:
    """Refuse who may not see this table."""
    if not room.may_look(person, invite):
        raise NotAllowed("this table is not for spectators")


async def _shown(house: House, person: Person, table_id: str) -> TableInfo:
    async with house.hall.at(table_id) as room:
        return room.info(person)


@get("/tables/{table_id:str}", summary="A table", responses=troubles(401, 403, 404))
async def table(
    house: TheHouse, person: Somebody, table_id: InPath, invite: FromQuery[str | None] = None
) -> TableInfo:
    """What I may know of it, the invitation in hand or not."""
    async with house.hall.at(table_id) as room:
        _let_look(room, person, invite)
        return room.info(person)


@get(
    "/tables/{table_id:str}/words",
    media_type=PLAIN,
    summary="Names in what was written for it",
    responses=troubles(401, 403, 404),
)
async def words(
    house: TheHouse,
    person: Somebody,
    table_id: InPath,
    language: FromQuery[Language] = "en",
    invite: FromQuery[str | None] = None,
) -> str:
    """Messages for a client's catalogue, if the table is played with such a text."""
    async with house.hall.at(table_id) as room:
        _let_look(room, person, invite)
        told = None if room.game is None else room.game.words(room.row.options, language)
    if told is None:
        raise NotFound("text")
    return told


CHANGES = troubles(401, 403, 404, 409, 413, 415)


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a seat", responses=CHANGES)
async def join(
    house: TheHouse, person: Somebody, table_id: InPath, data: JSONBody[Join]
) -> TableInfo:
    """The game begins when the last open seat is taken."""
    async with house.hall.at(table_id) as room, room.lock:
        await seating.join(room, person, data)
        return room.info(person)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave", responses=CHANGES)
async def leave(
    house: TheHouse, person: Somebody, table_id: InPath, data: JSONBody[Leave]
) -> TableInfo:
    """My seat is open to others then, or a bot plays on."""
    async with house.hall.at(table_id) as room, room.lock:
        await seating.leave(room, person, data)
        return room.info(person)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Seat a bot", responses=CHANGES)
async def reseat(
    house: TheHouse, person: Somebody, table_id: InPath, seat: FromPath[int], data: JSONBody[Reseat]
) -> TableInfo:
    """As host: a bot on an open seat, or a bot's seat made open."""
    async with house.hall.at(table_id) as room, room.lock:
        await seating.reseat(room, person, seat, data)
        return room.info(person)


@patch("/tables/{table_id:str}", summary="Open or close it to strangers", responses=CHANGES)
async def open_to(
    house: TheHouse, person: Somebody, table_id: InPath, data: JSONBody[Openness]
) -> TableInfo:
    """As host: whether it is listed, and whether spectators may watch."""
    async with house.hall.at(table_id) as room, room.lock:
        await seating.open_to(room, person, data)
        return room.info(person)


ENDS = troubles(401, 403, 404, 409)


@post("/tables/{table_id:str}/abandon", status_code=200, summary="End it", responses=ENDS)
async def abandon(house: TheHouse, person: Somebody, table_id: InPath) -> TableInfo:
    """As host: nobody plays here any more."""
    async with house.hall.at(table_id) as room, room.lock:
        await seating.abandon(room, person)
        return room.info(person)


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Again", responses=ENDS)
async def rematch(house: TheHouse, person: Somebody, table_id: InPath) -> TableInfo:
    """The same people and options at a new table; all who ask get the same one."""
    async with house.hall.at(table_id) as room, room.lock:
        if room.row.rematch is None:
            take(house.tables, person.id)
        again = await seating.rematch(house.hall, room, person)
    return await _shown(house, person, again)


@get("/tables/{table_id:str}/record", media_type=PLAIN, summary="Its record", responses=ENDS)
async def record(house: TheHouse, person: Somebody, table_id: InPath) -> Response[str]:
    """The record of a game that is over; before that it would tell every secret."""
    return as_file(table_id, await record_of(house, person, table_id))


async def record_of(house: House, person: Person, table_id: str) -> str:
    """The text of a record, for who may have it."""
    async with house.hall.at(table_id) as room, room.lock:
        _let_look(room, person)
        if room.row.status not in OVER:
            raise Conflict("not-over", "a record is secret while the game goes on")
        text = room.record_text()
        if text is None:
            raise Trouble(409, "stuck", "this game needs rules that are not here")
        return text


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
    open_to,
    abandon,
    rematch,
    record,
]
