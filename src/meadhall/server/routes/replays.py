"""Games to be looked at again: finished tables, and records from elsewhere."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from meadhall.core import Arg, Text
from meadhall.server import errands
from meadhall.server.forms import Frames, Language, ReplayInfo, Upload
from meadhall.server.house import House
from meadhall.server.people import Person, new_id, now
from meadhall.server.routes.common import Address, InPath, Somebody, TheHouse, take, troubles
from meadhall.server.routes.tables import PLAIN, as_file, record_of
from meadhall.server.trouble import NotFound, Trouble
from meadhall.server.workers import Lost, Overrun
from meadhall.text.errors import REASONS

MARK = "~"
"""The ids of uploaded records begin with it, those of tables never do."""

READING = 20.0
"""Seconds that a record may take to be read."""

SHOWING = 10.0
"""Seconds that a row of frames may take to be made."""

MOST_FRAMES = 64


@post("/records", summary="Upload a record", responses=troubles(401, 413, 415))
async def upload(house: TheHouse, person: Somebody, data: JSONBody[Upload]) -> ReplayInfo:
    """Play it to its end, and keep it as a replay."""
    take(house.uploads, person.id)
    info = await _info(house, data.text, MARK + new_id())
    await house.store.write(
        (
            "INSERT INTO records (id, person, text, info, created) VALUES (?, ?, ?, ?, ?)",
            (info.id, person.id, data.text, msgspec.json.encode(info).decode(), now()),
        )
    )
    return info


@get("/replays/{replay_id:str}", summary="A replay", responses=troubles(401, 403, 404, 409))
async def replay(house: TheHouse, person: Somebody, replay_id: InPath) -> ReplayInfo:
    """What it is, and how many answers it has."""
    if replay_id.startswith(MARK):
        return msgspec.json.decode(await _stored(house, replay_id, "info"), type=ReplayInfo)
    return await _info(house, await record_of(house, person, replay_id), replay_id)


@get(
    "/replays/{replay_id:str}/record",
    media_type=PLAIN,
    summary="Its record",
    responses=troubles(401, 403, 404, 409),
)
async def record(house: TheHouse, person: Somebody, replay_id: InPath) -> Response[str]:
    """The text that it is made from."""
    return as_file(replay_id.strip(MARK), await _text(house, person, replay_id))


@get(
    "/replays/{replay_id:str}/frames",
    summary="Some of its frames",
    responses=troubles(401, 403, 404, 409),
)
async def frames(
    house: TheHouse,
    person: Somebody,
    address: Address,
    replay_id: InPath,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 16,
    seat: Annotated[str, QueryParameter(pattern=r"^([0-9]{1,2}|none|all)$")] = "none",
    plain: FromQuery[bool] = False,
) -> Frames:
    """How the table stood after each answer: for a seat, for spectators, or for all seats."""
    take(house.frames, address)
    text = await _text(house, person, replay_id)
    info = await replay.fn(house, person, replay_id)
    if start > info.answers or (seat.isdecimal() and int(seat) >= info.seats):
        raise NotFound("frame")
    seats: list[int | None] = [None]
    if seat == "all":
        seats = [*range(info.seats)]
    elif seat != "none":
        seats = [int(seat)]
    asked = house.settings.shelf, text, seats, start, count, plain
    try:
        made = await house.clerk.do(SHOWING, errands.frames, *asked)
    except (Overrun, Lost):
        raise Trouble(400, "record-long", "this record takes too long to be shown") from None
    return msgspec.json.decode(made, type=Frames)


@get(
    "/replays/{replay_id:str}/words",
    media_type=PLAIN,
    summary="Names in what was written for it",
    responses=troubles(401, 403, 404, 409),
)
async def words(
    house: TheHouse, person: Somebody, replay_id: InPath, language: FromQuery[Language] = "en"
) -> str:
    """Messages for a client's catalogue, if the game was played with such a text."""
    text = await _text(house, person, replay_id)
    try:
        told = await house.clerk.do(READING, errands.words, house.settings.shelf, text, language)
    except (Overrun, Lost):
        raise Trouble(400, "record-long", "this record takes too long to be read") from None
    if told is None:
        raise NotFound("text")
    return told


async def _text(house: House, person: Person, replay_id: str) -> str:
    if replay_id.startswith(MARK):
        return await _stored(house, replay_id, "text")
    return await record_of(house, person, replay_id)


async def _stored(house: House, replay_id: str, column: str) -> str:
    """A column of an uploaded record."""
    asked = f"SELECT {column} FROM records WHERE id = ?"
    row = await house.store.read(lambda c: c.execute(asked, (replay_id,)).fetchone())
    if row is None:
        raise NotFound("replay")
    return str(row[0])


async def _info(house: House, text: str, replay_id: str) -> ReplayInfo:
    """Read a record in another process; what is wrong with it is told by its line."""
    try:
        found = await house.clerk.do(READING, errands.check, house.settings.shelf, text)
    except (Overrun, Lost):
        raise Trouble(400, "record-long", "this record takes too long to be read") from None
    if isinstance(found, tuple):
        line, reason = found
        said = f"line {line}: {reason}"
        raise Trouble(400, "record", said, line=line, reason=_reason(reason))
    return msgspec.structs.replace(msgspec.json.decode(found, type=ReplayInfo), id=replay_id)


def _reason(said: str) -> Arg:
    """The core's reason as a text where there is one."""
    for pattern, key in REASONS:
        if match := re.fullmatch(pattern, said):
            return Text(key, match.groupdict())
    return said


HANDLERS = [upload, replay, record, frames, words]
