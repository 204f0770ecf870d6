"""Lets the bots of a table play: one task for each table, asleep while nobody needs it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from meadhall.core import MeadhallError, Together
from meadhall.server.ledger import Event
from meadhall.server.logs import fault
from meadhall.server.room import Broken, Room
from meadhall.server.thinkers import Thinkers, any_legal, is_legal

SETBACK = 5.0
"""Seconds to wait after something went wrong that is not the bot's fault."""


def bot_to_move(room: Room) -> int | None:
    """A bot's seat that the game waits for."""
    if room.play is None or room.row.status != "playing":
        return None
    for seat in room.play.table.waiting():
        if room.seats[seat].kind == "bot":
            return int(seat)
    return None


async def drive(room: Room, thinkers: Thinkers) -> None:
    """Answer for the bots of a table whenever it is their turn; ends by being cancelled."""
    while True:
        room.changed.clear()
        seat = bot_to_move(room)
        if seat is None:
            await room.changed.wait()
            continue
        try:
            await _wait(room)
            await _step(room, thinkers, seat)
        except Broken:
            await asyncio.sleep(SETBACK)
        except Exception:
            fault("driver-broken", table=room.row.id, seat=seat)
            await asyncio.sleep(SETBACK)


async def _wait(room: Room) -> None:
    """Let people see what happened before; what is decided in secret need not wait."""
    play = room.play
    if play is None or (play.table.agenda and isinstance(play.table.agenda[-1], Together)):
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(room.row.pace / 1000):
            await room.changed.wait()


async def _step(room: Room, thinkers: Thinkers, seat: int) -> None:
    """One decision of a bot, if it is still to be made once it was thought out."""
    play, level = room.play, room.seats[seat].bot
    if play is None or level is None or bot_to_move(room) is None:
        return
    events = play.events
    wanted = await thinkers.choose(room.row.id, play, seat, level)
    async with room.lock:
        is_asked = room.play is play and seat in play.table.waiting()
        if not is_asked or room.row.status != "playing" or room.seats[seat].kind != "bot":
            return
        if wanted is None or not is_legal(play, seat, *wanted):
            if wanted is not None and play.events != events:
                return
            if wanted is not None:
                thinkers.failed(room.row.id, seat, level, "illegal")
            wanted = any_legal(play, seat)
        with suppress(MeadhallError):
            await room.happen(Event("answer", seat, *wanted))
        room.metrics.count("answers_total", 'by="bot"')
