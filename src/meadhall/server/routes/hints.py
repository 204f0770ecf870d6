"""Hints: what a good player would do in one's own place."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from meadhall.bots import Advice, Next
from meadhall.server.exceptions import ApiError, Conflict, NotAllowed, TooManyRequests
from meadhall.server.messages import TextInfo
from meadhall.server.routes.common import AppContext, CurrentPerson, InPath, errors
from meadhall.server.schemas import AdviceInfo, AdvisedMove, AdvisedNext
from meadhall.server.workers import Crowded, JobTimeout, WorkerDied


@post(
    "/tables/{table_id:str}/seats/{seat:int}/hint",
    status_code=200,
    summary="What a jarl would do",
    responses=errors(401, 403, 404, 409, 503),
)
async def hint(
    context: AppContext, person: CurrentPerson, table_id: InPath, seat: FromPath[int]
) -> AdviceInfo:
    """The three best moves of one's own seat, where the table allows hints."""
    registry = context.registry
    async with registry.hold(table_id) as room:
        play = room.play
        if seat not in room.seats_of(person):
            raise NotAllowed("that is not your seat", "not-yours")
        if not room.row.hints:
            raise NotAllowed("hints are not allowed at this table", "no-hints")
        if play is None or room.row.status != "playing" or seat not in play.table.waiting():
            raise Conflict("not-asked", "you are asked nothing now")
        n = play.n(seat)
        try:
            found = await registry.bot_workers.advise(table_id, play, seat)
        except Crowded:
            raise TooManyRequests from None
        except (JobTimeout, WorkerDied):
            raise ApiError(503, "busy", "the bots have no time now") from None
    return _told(n, seat, found)


def _told(n: int, seat: int, found: Advice) -> AdviceInfo:
    moves = [
        AdvisedMove(
            each.question,
            each.option,
            round(each.chance, 4),
            None if each.expected is None else round(each.expected, 1),
            round(each.share, 4),
            TextInfo(each.reason.key, dict(each.reason.args)),
            [_next(step) for step in each.then],
        )
        for each in found.moves
    ]
    return AdviceInfo(n, seat, round(found.chance, 4), found.simulated, moves)


def _next(step: Next) -> AdvisedNext:
    hint = None if step.hint is None else TextInfo(step.hint.key, dict(step.hint.args))
    return AdvisedNext(step.name, step.seat, step.kind, step.args, step.option, hint)


HANDLERS = [hint]
