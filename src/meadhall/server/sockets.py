"""The door to a table's socket: who comes, to which table, from which seat."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from meadhall.server.connection import Connection
from meadhall.server.ears import hear
from meadhall.server.guard import Receive, Scope, Send, address_of
from meadhall.server.house import House
from meadhall.server.messages import ClientMessage
from meadhall.server.people import Person
from meadhall.server.room import Room
from meadhall.server.trouble import NotFound

COOKIE = "meadhall"

NOBODY, NOT_FOR_YOU, NOT_THERE, CROWDED = 4401, 4403, 4404, 4429

NO_SEAT = -1

_PATH = re.compile(r"/ws/tables/([A-Za-z0-9_-]{1,40})")


class Sockets:
    """Takes in sockets."""

    def __init__(self, house: House) -> None:
        """Lead them to the tables of this house."""
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket to its end."""
        house, address = self._house, address_of(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        crowd = house.open_sockets[address] >= house.settings.limits.open_sockets
        await send({"type": "websocket.accept"})
        if crowd or not house.sockets.take(address):
            house.metrics.count("dropped_connections_total", 'reason="crowded"')
            await send({"type": "websocket.close", "code": CROWDED})
            return
        house.open_sockets[address] += 1
        try:
            code = await self._serve(scope, receive, send)
        finally:
            house.open_sockets[address] -= 1
            if not house.open_sockets[address]:
                del house.open_sockets[address]
        if code is not None:
            await send({"type": "websocket.close", "code": code})

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> int | None:
        """Lead somebody to their table; a code says why that cannot be."""
        house = self._house
        person = await house.people.find(secret_in(scope["meadhall"].get("cookie", "")))
        path = _PATH.fullmatch(scope["path"])
        if person is None:
            return NOBODY
        if path is None:
            return NOT_THERE
        try:
            async with house.hall.at(path[1]) as room:
                connection = await self._enter(room, person, _query(scope))
                if connection is None:
                    return NOT_FOR_YOU
                await self._attend(room, connection, receive, send)
        except NotFound:
            return NOT_THERE
        return None

    async def _enter(self, room: Room, person: Person, query: dict[str, str]) -> Connection | None:
        """Come to a table, if that is allowed."""
        async with room.lock:
            viewer, invite = _viewer(room, person, query.get("seat")), query.get("invite")
            if viewer == NO_SEAT or not room.may_look(person, invite):
                return None
            plain = query.get("plain") == "1"
            connection = Connection(person, viewer, plain, self._house.settings.limits, invite)
            room.enter(connection, _number(query.get("n")))
            return connection

    async def _attend(
        self, room: Room, connection: Connection, receive: Receive, send: Send
    ) -> None:
        """Be at a table until one side has had enough."""

        async def heard(sender: Connection, message: ClientMessage) -> None:
            await hear(room, sender, message)

        try:
            await connection.run(receive, send, heard)
        finally:
            room.leave(connection)
            if connection.closed is not None:
                reason = f'reason="{connection.closed}"'
                self._house.metrics.count("dropped_connections_total", reason)


def secret_in(cookies: str) -> str | None:
    """The secret in a ``Cookie`` header."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _query(scope: Scope) -> dict[str, str]:
    asked: dict[str, Any] = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=16)
    return {name: values[0] for name, values in asked.items()}


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 16 else 0


def _viewer(room: Room, person: Person, asked: str | None) -> int | None:
    """The seat to look from; None as a spectator, NO_SEAT for one that is not theirs."""
    own = room.seats_of(person)
    if asked is None or asked == "":
        return own[0] if len(own) == 1 else None
    return next((seat for seat in own if str(seat) == asked), NO_SEAT)
