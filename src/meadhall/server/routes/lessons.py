"""Lessons: beginning one or going on with it, and moving about in it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from meadhall.games.lessons import lessons_of
from meadhall.server import lessons, queries
from meadhall.server.exceptions import NotAllowed, NotFound
from meadhall.server.messages import TableInfo
from meadhall.server.queries import LessonMark
from meadhall.server.routes.common import (
    Address,
    AppContext,
    CurrentPerson,
    InPath,
    check_new_table,
    errors,
)
from meadhall.server.schemas import BeginLesson, MoveLesson, NewSeat, NewTable


@post("/lessons", summary="Learn a game", responses=errors(401, 404, 409, 413, 415, 507))
async def begin(
    context: AppContext, person: CurrentPerson, address: Address, data: JSONBody[BeginLesson]
) -> TableInfo:
    """A table of my own where the lesson is played; the one where I left it, if there is one."""
    registry = context.registry
    found = lessons_of(registry.game(data.game).home).get(data.lesson)
    if found is None:
        raise NotFound("lesson")
    asked = person.id, data.game, data.lesson
    table_id = await context.store.read(lambda reader: queries.lesson_table(reader, *asked))
    if table_id is None:
        await check_new_table(context, person, address)
        seats = [NewSeat("bot", lessons.BOT) for _ in range(found.seats)]
        seats[found.seat] = NewSeat("me")
        chapter = found.chapters[0]
        form = NewTable(
            data.game, seats, dict(chapter.options), spectators=False, seed=chapter.seed
        )
        table_id = await registry.create(person, form, LessonMark(found.name, 0))
        async with registry.hold(table_id) as room, room.lock:
            await lessons.go_to(room, 0)
    async with registry.hold(table_id) as room:
        return room.info(person)


@post(
    "/tables/{table_id:str}/lesson",
    status_code=200,
    summary="Move about in a lesson",
    responses=errors(401, 403, 404, 409, 413, 415),
)
async def move(
    context: AppContext, person: CurrentPerson, table_id: InPath, data: JSONBody[MoveLesson]
) -> TableInfo:
    """Go to a step, have the present one played for me, or leave and play on."""
    async with context.registry.hold(table_id) as room, room.lock:
        if not room.seats_of(person):
            raise NotAllowed("you are not at this table")
        if data.do == "go":
            await lessons.go_to(room, data.step)
        elif data.do == "skip":
            await lessons.skip(room)
        else:
            await lessons.leave(room)
        return room.info(person)


HANDLERS = [begin, move]
