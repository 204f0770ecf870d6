"""The story of a replay, and what if: a new table that is played on from a moment of it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from litestar import get, post
from litestar.params import JSONBody

from meadhall.server import story_jobs
from meadhall.server.exceptions import Conflict, NotFound
from meadhall.server.guests import Person, new_id, now
from meadhall.server.messages import TableInfo
from meadhall.server.queries import Event, Origin, SeatRow, TableRow
from meadhall.server.registry import known_level
from meadhall.server.replay_schemas import StoryInfo, WhatIf
from meadhall.server.routes.common import (
    Address,
    AppContext,
    CurrentPerson,
    InPath,
    check_new_table,
    errors,
    take,
)
from meadhall.server.routes.replays import UPLOADED, replay, run_job, text_of, unreadable
from meadhall.server.routes.tables import check_over, shown

if TYPE_CHECKING:
    from meadhall.server.context import Context


@get(
    "/replays/{replay_id:str}/story",
    summary="Its story",
    responses=errors(401, 403, 404, 409),
)
async def story(context: AppContext, person: CurrentPerson, replay_id: InPath) -> StoryInfo:
    """Chances over time, turning points, choices and luck, if it has been told."""
    await _check(context, person, replay_id)
    return await context.stories.info(replay_id)


@post(
    "/replays/{replay_id:str}/story",
    status_code=200,
    summary="Tell its story",
    responses=errors(401, 403, 404, 409, 507),
)
async def tell(context: AppContext, person: CurrentPerson, replay_id: InPath) -> StoryInfo:
    """In the background, one at a time; asked again, it says how far it is."""
    await _check(context, person, replay_id)
    found = await context.stories.info(replay_id)
    if found.state != "none":
        return found
    take(context.rates.stories, person.id)
    context.check_storage()
    return await context.stories.ask(replay_id, await text_of(context, person, replay_id))


async def _check(context: Context, person: Person, replay_id: str) -> None:
    """Refuse who may not see a replay, without reading it."""
    if replay_id.startswith(UPLOADED):
        asked = "SELECT 1 FROM records WHERE id = ?"
        row = await context.store.read(lambda c: c.execute(asked, (replay_id,)).fetchone())
        if row is None:
            raise NotFound("replay")
        return
    async with context.registry.hold(replay_id) as room:
        check_over(room, person)


@post(
    "/replays/{replay_id:str}/branch",
    summary="What if",
    responses=errors(401, 403, 404, 409, 413, 415, 507),
)
async def branch(
    context: AppContext,
    person: CurrentPerson,
    address: Address,
    replay_id: InPath,
    data: JSONBody[WhatIf],
) -> TableInfo:
    """A new table that is played on from a moment of a finished game, against bots."""
    await check_new_table(context, person, address)
    level = known_level(data.bot or context.settings.usual_bot)
    info = await replay.fn(context, person, address, replay_id)
    if not info.finished:
        raise Conflict("not-over", "the game is not over")
    if data.seat >= info.seats or data.at > info.answers:
        raise NotFound("frame")
    text, key = await text_of(context, person, replay_id), secrets.token_bytes(32)
    found = await run_job(context, address, story_jobs.branch, text, data.at, key)
    if isinstance(found, tuple):
        raise unreadable(*found)
    assert not isinstance(found, str)
    if found.over:
        raise Conflict("over", "there is nothing left to decide")
    row = _row(found, Origin(replay_id, found.at, found.mark, key.hex()), person, context)
    others = SeatRow("bot", bot=level)
    mine = SeatRow("person", person.id, False, None, person.name, person.colour)
    seats = [mine if seat == data.seat else others for seat in range(found.seats)]
    events = [Event("answer", *answer) for answer in found.answers]
    await context.registry.add(person, row, seats, None, events)
    return await shown(context, person, row.id)


def _row(found: story_jobs.Branched, origin: Origin, host: Person, context: Context) -> TableRow:
    """The new table: closed to lists, open to who has its link; hints are allowed."""
    return TableRow(
        id=new_id(),
        game=found.game,
        rules=found.rules,
        seats=found.seats,
        options=found.options,
        key=found.key,
        host=host.id,
        status="gathering",
        listed=False,
        spectators=True,
        hints=True,
        seeded=True,
        pace=context.settings.pace,
        created=now(),
        updated=now(),
        origin=origin,
    )


HANDLERS = [story, tell, branch]
