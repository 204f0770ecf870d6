"""What bots say: a greeting when the game begins and a word when it is over, nothing between.

A line is stored like any other, without a person; what it says is a text key (names.*.ftl), so that
everybody reads it in their own language. In a lesson bots are silent.
"""

from __future__ import annotations

from hashlib import blake2b

from meadhall.server import queries
from meadhall.server.guests import now
from meadhall.server.messages import ChatLine
from meadhall.server.room import Room

GREETINGS = tuple(f"bot-hail-{number}" for number in range(1, 7))
FAREWELLS = tuple(f"bot-good-game-{number}" for number in range(1, 7))


def to_say(room: Room, has_played: bool) -> dict[int, str]:
    """By seat, what bots have to say now and have not said yet.

    They take leave only where the game was played since it was loaded, not at one of old.
    """
    if room.play is None or room.lesson is not None:
        return {}
    if room.row.status == "playing" and room.play.events == 0:
        words = GREETINGS
    elif room.row.status == "finished" and has_played:
        words = FAREWELLS
    else:
        return {}
    spoken = {line.seat for line in room.chat if line.key in words}
    bots = [seat for seat, row in enumerate(room.seats) if row.kind == "bot"]
    order = sorted(words, key=lambda key: blake2b(f"{room.row.id}/{key}".encode()).digest())
    return {seat: order[seat % len(order)] for seat in bots if seat not in spoken}


async def speak(room: Room, has_played: bool) -> None:
    """Let every bot say what it has to say; asked again it says nothing twice."""
    async with room.lock:
        for seat, key in to_say(room, has_played).items():
            number = room.chat[-1].number + 1 if room.chat else 1
            line = ChatLine(number, room.seats[seat].name, seat, "", now(), key)
            await room.store.write(queries.add_chat(room.row.id, line, "", f"{key}/{seat}"))
            room.broadcast_chat(line)
