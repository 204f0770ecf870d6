"""One handler for each message from a client.

Every message is checked: who sent it, for which seat, about which state. A refused message
changes nothing.
"""

from __future__ import annotations

from time import perf_counter

from meadhall.core import CannotUndo, Closed, IllegalAnswer, find_question
from meadhall.server import seating
from meadhall.server.connection import Connection
from meadhall.server.guests import clean_text
from meadhall.server.limits import RateLimits
from meadhall.server.logs import log_exception
from meadhall.server.messages import (
    Ack,
    Answer,
    Begin,
    Chat,
    ClientMessage,
    Hurry,
    Open,
    Pace,
    Ping,
    Reason,
    Resume,
    Seal,
    Show,
    Sit,
    Undo,
    Why,
)
from meadhall.server.queries import Event
from meadhall.server.room import Broken, Room
from meadhall.server.sandbox import OverBudget


async def handle(rates: RateLimits, room: Room, sender: Connection, message: ClientMessage) -> None:
    """Carry out a message or refuse it; a fault of the server is refused as ``broken``."""
    start = perf_counter()
    async with room.lock:
        try:
            await _dispatch(rates, room, sender, message)
        except Exception:
            log_exception("message-broken", table=room.row.id, message=type(message).__name__)
            room.metrics.count("faults_total")
            _refuse(room, sender, getattr(message, "id", None), "broken")
    if isinstance(message, (Answer, Undo)):
        room.metrics.observe(perf_counter() - start)


async def _dispatch(
    rates: RateLimits, room: Room, sender: Connection, message: ClientMessage
) -> None:
    match message:
        case Answer() | Undo():
            await _decide(room, sender, message)
        case Chat():
            await _chat(rates, room, sender, message)
        case Pace():
            await _pace(room, sender, message)
        case Hurry():
            _hurry(room, sender, message)
        case Why():
            _why(room, sender, message)
        case Seal() | Open() | Begin():
            await _receipt(room, sender, message)
        case Sit():
            _sit(room, sender, message)
        case Show():
            sender.plain = message.plain
            if message.plain:
                room.send_sections(sender)
        case Resume():
            room.send_state(sender, message.n)
        case Ping():
            sender.send(Ack(message.id, room.n_of(sender)))


def _refuse(room: Room, sender: Connection, message_id: str | None, code: str) -> None:
    room.metrics.count("refusals_total", f'code="{code}"')
    sender.refuse(message_id, code)


async def _decide(room: Room, sender: Connection, message: Answer | Undo) -> None:
    """Answer a question, or take an answer back."""
    before = room.acked(sender.person, message.id)
    if before is not None:
        sender.send(Ack(message.id, before))
        return
    why_not = _why_not(room, sender, message)
    if why_not:
        _refuse(room, sender, message.id, why_not)
        if why_not == "stale":
            room.send_state(sender, min(message.n, sender.n))
        return
    try:
        await room.apply(_event(sender, message), sender)
    except IllegalAnswer as error:
        room.metrics.count("refusals_total", 'code="illegal"')
        why = None if isinstance(message, Undo) else _reason(room, message)
        told = {"question": error.question, "offered": error.offered, "why": why}
        sender.refuse(message.id, "illegal", **told)
    except CannotUndo as error:
        _refuse(room, sender, message.id, error.reason)
    except OverBudget:
        _refuse(room, sender, message.id, "over-budget")
    except Broken:
        _refuse(room, sender, message.id, "broken")
    else:
        if isinstance(message, Answer):
            room.metrics.count("answers_total", 'by="person"')
        else:
            room.metrics.count("undos_total")


def _why_not(room: Room, sender: Connection, message: Answer | Undo) -> str | None:
    """The code of the refusal if this seat may not decide anything now, else None."""
    seat, play = message.seat, room.play
    if seat != sender.viewer or seat not in room.seats_of(sender.person):
        return "not-yours"
    if room.row.status != "playing":
        return "not-playing"
    if play is None:
        return "stuck"
    if play.events >= room.most_events:
        return "table-full"
    if room.lesson is not None and not (
        isinstance(message, Answer) and room.lesson.allows(seat, message.question, message.option)
    ):
        return "lesson"
    if not play.since(seat) <= message.n <= play.n(seat):
        return "stale"
    return None


def _event(sender: Connection, message: Answer | Undo) -> Event:
    person, seat = sender.person.id, message.seat
    if isinstance(message, Undo):
        return Event("undo", seat, None, None, person, message.id)
    return Event("answer", seat, message.question, message.option, person, message.id)


async def _chat(rates: RateLimits, room: Room, sender: Connection, message: Chat) -> None:
    """Post a line of chat; spectators may not."""
    before = room.acked(sender.person, message.id)
    if before is not None:
        sender.send(Ack(message.id, before))
    elif not room.seats_of(sender.person):
        _refuse(room, sender, message.id, "not-allowed")
    elif not clean_text(message.text):
        _refuse(room, sender, message.id, "malformed")
    elif not rates.chat.take(sender.person.id):
        _refuse(room, sender, message.id, "slow-down")
    else:
        await room.add_chat(sender, message.id, message.text)
        sender.send(Ack(message.id, room.n_of(sender)))


async def _pace(room: Room, sender: Connection, message: Pace) -> None:
    """Set how long bots wait before each step."""
    if not room.seats_of(sender.person) and room.row.host != sender.person.id:
        _refuse(room, sender, message.id, "not-allowed")
        return
    if room.row.pace != message.ms:
        room.row.pace = message.ms
        await room.save()
    sender.send(Ack(message.id, room.n_of(sender)))


def _hurry(room: Room, sender: Connection, message: Hurry) -> None:
    """Let the bots move without waiting any longer, if somebody who plays wants it."""
    if not room.seats_of(sender.person):
        _refuse(room, sender, message.id, "not-allowed")
        return
    if room.play is not None:
        room.hurried = room.play.events
    room.changed.set()
    sender.send(Ack(message.id, room.n_of(sender)))


async def _receipt(room: Room, sender: Connection, message: Seal | Open | Begin) -> None:
    """Take a part of the receipt from a device, or begin without what is missing."""
    person = sender.person
    if not room.seats_of(person):
        _refuse(room, sender, message.id, "not-allowed")
        return
    done = True
    match message:
        case Seal():
            done = await seating.seal(room, person, message.round, message.seal)
        case Open():
            done = await seating.open_share(room, person, message.round, message.share)
        case Begin():
            await seating.begin_without(room)
    if done:
        sender.send(Ack(message.id, room.n_of(sender)))
    else:
        _refuse(room, sender, message.id, "stale")


def _why(room: Room, sender: Connection, message: Why) -> None:
    """Say why a thing cannot be chosen at an open question."""
    if message.seat != sender.viewer or message.seat not in room.seats_of(sender.person):
        _refuse(room, sender, message.id, "not-yours")
    elif room.row.status != "playing":
        _refuse(room, sender, message.id, "not-playing")
    else:
        sender.send(Reason(message.id, _reason(room, message)))


def _reason(room: Room, asked: Answer | Why) -> Closed | None:
    """The reason for a thing, if the question is open to the seat and the game knows one."""
    play = room.play
    if play is None:
        return None
    question = find_question(play.table, asked.seat, asked.question)
    return None if question is None else play.game.reason(play.table, question, asked.option)


def _sit(room: Room, sender: Connection, message: Sit) -> None:
    """View the table from another of one's seats, or as a spectator."""
    if message.seat is not None and message.seat not in room.seats_of(sender.person):
        _refuse(room, sender, None, "not-yours")
    else:
        room.switch_viewer(sender, message.seat)
