"""Moves of bots: one task for each table, which sleeps while no bot has to move."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from meadhall.core import IllegalAnswer, Together
from meadhall.server.bot_workers import BotWorkers, any_legal
from meadhall.server.logs import log_exception
from meadhall.server.queries import Event
from meadhall.server.room import Broken, Room
from meadhall.server.sandbox import OverBudget

RETRY_SECONDS = 5.0
"""Seconds to wait after a fault of the server."""


def bot_to_move(room: Room) -> int | None:
    """A bot's seat that the game waits for."""
    if room.play is None or room.row.status != "playing":
        return None
    for seat in room.play.table.waiting():
        if room.seats[seat].kind == "bot":
            return int(seat)
    return None


async def run_bots(room: Room, bot_workers: BotWorkers) -> None:
    """Answer for the bots of a table whenever it is their turn; ends by being cancelled."""
    while True:
        room.changed.clear()
        seat = bot_to_move(room)
        if seat is None:
            await room.changed.wait()
            continue
        try:
            await _wait(room)
            await _step(room, bot_workers, seat)
        except (Broken, OverBudget):
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log_exception("bot-loop-broken", table=room.row.id, seat=seat)
            await asyncio.sleep(RETRY_SECONDS)


async def _wait(room: Room) -> None:
    """Wait for the pace of the table; simultaneous decisions are made at once."""
    play = room.play
    if play is None or (play.table.agenda and isinstance(play.table.agenda[-1], Together)):
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(room.row.pace / 1000):
            await room.changed.wait()


async def _step(room: Room, bot_workers: BotWorkers, seat: int) -> None:
    """Make one decision of a bot, unless the table has changed while it was thinking."""
    play, level = room.play, room.seats[seat].bot
    if play is None or level is None or bot_to_move(room) is None:
        return
    events = play.events
    wanted = await bot_workers.choose(room.row.id, play, seat, level)
    async with room.lock:
        is_asked = room.play is play and seat in play.table.waiting()
        if not is_asked or room.row.status != "playing" or room.seats[seat].kind != "bot":
            return
        try:
            await room.apply(Event("answer", seat, *(wanted or any_legal(play, seat))))
        except IllegalAnswer:
            if play.events != events:
                return
            bot_workers.failed(room.row.id, seat, level, "illegal")
            await room.apply(Event("answer", seat, *any_legal(play, seat)))
        room.metrics.count("answers_total", 'by="bot"')
