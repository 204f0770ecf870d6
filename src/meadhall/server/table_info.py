"""What is known of a table besides the game itself, for one person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.archive import is_past
from meadhall.server.bot_names import bot_names
from meadhall.server.lessons import lesson_info
from meadhall.server.messages import SeatInfo, TableInfo, TextInfo
from meadhall.server.receipts import receipt_info

if TYPE_CHECKING:
    from meadhall.server.guests import Person
    from meadhall.server.room import Room

OVER = ("finished", "abandoned")


def table_info(room: Room, person: Person) -> TableInfo:
    """The table's information for a person."""
    row = room.row
    present = {each.person.id for each in room.connections}
    sides = room.game.sides if room.game is not None else ()
    called = bot_names(row.id, [s.name for s in room.seats], [s.kind for s in room.seats])
    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            called=called[number],
            side=sides[number] if number < len(sides) else None,
            colour=seat.colour,
            bot=seat.bot,
            connected=seat.person in present,
            yours=seat.person == person.id,
        )
        for number, seat in enumerate(room.seats)
    ]
    over = room.play is not None and row.status in OVER
    played = room.play.saga.record if over and room.play is not None else None
    inside = row.host == person.id or any(seat.yours for seat in seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options if room.game is None else room.game.spoken_options(row.options),
        status=row.status,
        seats=seats,
        host=room.host_name,
        hosting=row.host == person.id,
        listed=row.listed,
        spectators=row.spectators,
        hints=row.hints,
        watching=len(present - {seat.person for seat in room.seats}),
        seeded=row.seeded,
        pace=row.pace,
        created=row.created,
        invite=room.invite() if inside and room.has_open_seat else None,
        written=room.is_written,
        rematch=row.rematch,
        past=room.game is not None and is_past(room.game.package),
        stuck=None if room.stuck is None else TextInfo(room.stuck.key, dict(room.stuck.args)),
        receipt=receipt_info(row, room.seats, played),
        lesson=lesson_info(room.game, row),
    )
