"""Moves of bots: one task for each table, which sleeps while no bot has to move."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from meadhall.core import IllegalAnswer, Together
from meadhall.server.bot_talk import speak, to_say
from meadhall.server.bot_workers import BotWorkers, any_legal
from meadhall.server.lessons import play_script
from meadhall.server.logs import log_exception
from meadhall.server.queries import Event
from meadhall.server.room import Broken, Room
from meadhall.server.sandbox import OverBudget

RETRY_SECONDS = 5.0
"""Seconds to wait after a fault of the server."""

UNDO_MS = 2500
"""Milliseconds that bots leave somebody to take back what they have just done."""

CHANGE_MS = 1500
"""The same for what is decided together: the choice can be changed until the last bot answers."""

LONGEST_MS = 5000


def bot_to_move(room: Room) -> int | None:
    """A bot's seat that the game waits for.

    What is decided together takes effect with the last answer; so that people can still change
    theirs, the last bot waits for them, unless bots are to move at once.
    """
    if room.play is None or room.row.status != "playing" or room.lesson is not None:
        return None
    waiting = room.play.table.waiting()
    bots = [int(seat) for seat in waiting if room.seats[seat].kind == "bot"]
    people = any(room.seats[seat].kind == "person" for seat in waiting)
    if room.row.pace and len(bots) == 1 and people and _is_together(room):
        return None
    return bots[0] if bots else None


def wait_ms(room: Room) -> int:
    """How long a bot waits before its step, in milliseconds.

    At least the pace of the table; longer while somebody may still take back what they did or
    change what they chose; not at all where the pace is none.
    """
    play, pace = room.play, room.row.pace
    if play is None or not pace:
        return 0
    people = [seat for seat, row in enumerate(room.seats) if row.kind == "person"]
    if _is_together(room):
        chosen = any(question.seat in people for question in play.table.answered())
        return min(LONGEST_MS, max(CHANGE_MS, 2 * pace)) if chosen else 0
    if any(play.saga.can_undo(seat) for seat in people):
        return min(LONGEST_MS, max(UNDO_MS, 4 * pace))
    return pace


def _is_together(room: Room) -> bool:
    """Whether several seats decide at once."""
    agenda = room.play.table.agenda if room.play is not None else []
    return bool(agenda) and isinstance(agenda[-1], Together)


async def run_bots(room: Room, bot_workers: BotWorkers) -> None:
    """Answer for the bots of a table whenever it is their turn; ends by being cancelled."""
    has_played = False
    while True:
        room.changed.clear()
        has_played = has_played or room.row.status == "playing"
        await _speak(room, has_played)
        seat = bot_to_move(room)
        scripted = room.lesson is not None and room.lesson.scripted() is not None
        if seat is None and not scripted:
            await room.changed.wait()
            continue
        try:
            await (play_script(room) if seat is None else _step(room, bot_workers, seat))
        except (Broken, OverBudget):
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log_exception("bot-loop-broken", table=room.row.id, seat=seat)
            await asyncio.sleep(RETRY_SECONDS)


async def _speak(room: Room, has_played: bool) -> None:
    """Let bots greet or take leave; that it cannot be stored holds up no game."""
    if to_say(room, has_played):
        try:
            await speak(room, has_played)
        except Exception:
            log_exception("bot-talk-broken", table=room.row.id)


async def _wait(room: Room, until: float) -> None:
    """Wait; less if the table changes or somebody wants the bots to go on."""
    with suppress(TimeoutError):
        async with asyncio.timeout_at(until):
            await room.changed.wait()


async def _step(room: Room, bot_workers: BotWorkers, seat: int) -> None:
    """Make one decision of a bot, unless the table has changed while it was thinking.

    It thinks while it waits. Where several decide in secret it takes the whole time that it may
    think, so that a quick answer does not show that there was nothing to choose from.
    """
    play, level = room.play, room.seats[seat].bot
    if play is None or level is None:
        return
    events, wait = play.events, wait_ms(room)
    if wait and _is_together(room):
        wait = max(wait, bot_workers.budget_ms(level))
    began = asyncio.get_running_loop().time()
    wanted = await bot_workers.choose(room.row.id, play, seat, level)
    if wait:
        if room.hurried != play.events:
            await _wait(room, began + wait / 1000)
        if play.events != events:
            return
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
