"""Replays of finished tables and of uploaded records."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from meadhall.core import Arg, Text
from meadhall.server import expiry, jobs
from meadhall.server.bot_names import replay_names
from meadhall.server.context import Context
from meadhall.server.exceptions import ApiError, Conflict, NotAllowed, NotFound, TooManyRequests
from meadhall.server.guests import Person, new_id, now
from meadhall.server.replay_schemas import Chance, Frames, HouseChance, ReplayInfo, Upload
from meadhall.server.routes.common import Address, AppContext, CurrentPerson, InPath, errors, take
from meadhall.server.routes.tables import PLAIN, as_file, record_of
from meadhall.server.schemas import Language
from meadhall.server.workers import Crowded, JobTimeout, WorkerDied
from meadhall.text.errors import REASONS

X = TypeVar("X")

UPLOADED = "~"
"""The first character of ids of uploaded records; ids of tables never have it."""

MOST_FRAMES = 64


@post("/records", summary="Upload a record", responses=errors(401, 409, 413, 415, 507))
async def upload(
    context: AppContext, person: CurrentPerson, address: Address, data: JSONBody[Upload]
) -> ReplayInfo:
    """Play it to its end, and keep it as a replay."""
    take(context.rates.uploads, person.id)
    context.check_storage()
    mine = "SELECT count(*) FROM records WHERE person = ?"
    row = await context.store.read(lambda c: c.execute(mine, (person.id,)).fetchone())
    if row[0] >= context.settings.limits.own_records:
        raise Conflict("too-many-records", "you keep as many records as one person may")
    info = await _info(context, address, data.text, UPLOADED + new_id())
    await context.store.write(
        (
            "INSERT INTO records (id, person, text, info, created) VALUES (?, ?, ?, ?, ?)",
            (info.id, person.id, data.text, msgspec.json.encode(info).decode(), now()),
        )
    )
    return info


@get("/replays/{replay_id:str}", summary="A replay", responses=errors(401, 403, 404, 409))
async def replay(
    context: AppContext, person: CurrentPerson, address: Address, replay_id: InPath
) -> ReplayInfo:
    """What it is, and how many answers it has."""
    if replay_id.startswith(UPLOADED):
        info = msgspec.json.decode(await _stored(context, replay_id, "info"), type=ReplayInfo)
        if not info.called:  # stored before bots had names
            info.called = replay_names(replay_id, info.names, info.seats)
        return info
    text = await record_of(context, person, replay_id)
    return await _info(context, address, text, replay_id)


@get(
    "/replays/{replay_id:str}/record",
    media_type=PLAIN,
    summary="Its record",
    responses=errors(401, 403, 404, 409),
)
async def record(context: AppContext, person: CurrentPerson, replay_id: InPath) -> Response[str]:
    """The text that it is made from."""
    return as_file(replay_id.strip(UPLOADED), await text_of(context, person, replay_id))


@get(
    "/replays/{replay_id:str}/frames",
    summary="Some of its frames",
    responses=errors(401, 403, 404, 409),
)
async def frames(
    context: AppContext,
    person: CurrentPerson,
    address: Address,
    replay_id: InPath,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 16,
    seat: Annotated[str, QueryParameter(pattern=r"^([0-9]{1,2}|none|all)$")] = "none",
    plain: FromQuery[bool] = False,
) -> Frames:
    """How the table stood after each answer: for a seat, for spectators, or for all seats."""
    take(context.rates.frames, address)
    text = await text_of(context, person, replay_id)
    info = await replay.fn(context, person, address, replay_id)
    if start > info.answers or (seat.isdecimal() and int(seat) >= info.seats):
        raise NotFound("frame")
    seats: list[int | None] = [None]
    if seat == "all":
        seats = [*range(info.seats)]
    elif seat != "none":
        seats = [int(seat)]
    made = await run_job(context, address, jobs.frames, text, seats, start, count, plain)
    if isinstance(made, tuple):
        raise unreadable(*made)
    return msgspec.json.decode(made, type=Frames)


@get(
    "/replays/{replay_id:str}/chance",
    summary="How its dice fell",
    responses=errors(401, 403, 404, 409),
)
async def chance(
    context: AppContext, person: CurrentPerson, address: Address, replay_id: InPath
) -> Chance:
    """Every draw of the game, and the dice against expectation."""
    take(context.rates.frames, address)
    text = await text_of(context, person, replay_id)
    return await chance_of(context, address, text)


async def chance_of(context: Context, address: str, text: str) -> Chance:
    """How the dice of a record fell, read in a worker."""
    found = await run_job(context, address, jobs.chance, text)
    if isinstance(found, tuple):
        raise unreadable(*found)
    return msgspec.json.decode(found, type=Chance)


@get("/chance", summary="How the dice fall here", responses=errors(401))
async def house_chance(context: AppContext, person: CurrentPerson, address: Address) -> HouseChance:
    """Added up over the last finished games; asked again, further ones are counted."""
    take(context.rates.frames, address)

    async def read(table_id: str) -> Chance:
        async with context.registry.hold(table_id) as room, room.lock:
            text = await room.record_text()
        return await chance_of(context, address, text)

    return await context.house_chance.told(context.store, read)


@get(
    "/replays/{replay_id:str}/words",
    media_type=PLAIN,
    summary="Messages of its own",
    responses=errors(401, 403, 404, 409),
)
async def words(
    context: AppContext,
    address: Address,
    person: CurrentPerson,
    replay_id: InPath,
    language: FromQuery[Language] = "en",
) -> str:
    """For a client's catalogue: texts of past rules, names in what was written for the game."""
    text = await text_of(context, person, replay_id)
    told = await run_job(context, address, jobs.words, text, language)
    if told is None:
        raise NotFound("text")
    if isinstance(told, tuple):
        raise unreadable(*told)
    return told


@delete("/replays/{replay_id:str}", summary="Delete it", responses=errors(401, 403, 404))
async def remove(context: AppContext, person: CurrentPerson, replay_id: InPath) -> None:
    """A record that I have uploaded; the replay of a table goes with the table."""
    if await _stored(context, replay_id, "person") != person.id:
        raise NotAllowed("this record is not yours")
    await context.store.write(*expiry.delete_record(replay_id))


async def text_of(context: Context, person: Person, replay_id: str) -> str:
    """The record of a replay, for who may have it."""
    if replay_id.startswith(UPLOADED):
        return await _stored(context, replay_id, "text")
    return await record_of(context, person, replay_id)


async def _stored(context: Context, replay_id: str, column: str) -> str:
    """A column of an uploaded record."""
    asked = f"SELECT {column} FROM records WHERE id = ?"
    row = await context.store.read(lambda c: c.execute(asked, (replay_id,)).fetchone())
    if row is None:
        raise NotFound("replay")
    return str(row[0])


async def _info(context: Context, address: str, text: str, replay_id: str) -> ReplayInfo:
    """Read a record in the worker; a fault in it is answered with its line."""
    most = context.settings.limits.record_answers
    found = await run_job(context, address, jobs.check, text, most)
    if isinstance(found, tuple):
        raise unreadable(*found)
    return msgspec.structs.replace(msgspec.json.decode(found, type=ReplayInfo), id=replay_id)


def unreadable(line: int, reason: str) -> ApiError:
    """The answer for a record that cannot be read, by its line."""
    return ApiError(400, "record", f"line {line}: {reason}", line=line, reason=_reason(reason))


async def run_job(context: Context, address: str, job: Callable[..., X], *args: Any) -> X:
    """Run a job on a record in a worker; one that takes too long is refused."""
    seconds, games = context.settings.limits.read_seconds, context.settings.games
    try:
        found = await context.replay_workers.run(address, seconds, job, games, *args)
    except Crowded:
        raise TooManyRequests from None
    except (JobTimeout, WorkerDied):
        raise ApiError(400, "record-long", "this record takes too long to be read") from None
    if found == "over-budget":
        raise ApiError(400, "record-long", "this record takes too long to be read")
    return found


def _reason(said: str) -> Arg:
    """The core's reason as a text where there is one."""
    for pattern, key in REASONS:
        if match := re.fullmatch(pattern, said):
            return Text(key, match.groupdict())
    return said


HANDLERS = [upload, replay, remove, record, frames, chance, house_chance, words]
