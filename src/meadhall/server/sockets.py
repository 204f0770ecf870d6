"""Accepting a socket: who connects, to which table, viewing it from which seat."""

from __future__ import annotations

import re
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from meadhall.server.connection import Connection, WriteText
from meadhall.server.context import Context
from meadhall.server.exceptions import NotAllowed, NotFound
from meadhall.server.guests import Person
from meadhall.server.handlers import handle
from meadhall.server.messages import ClientMessage
from meadhall.server.middleware import Receive, Scope, Send, address_of
from meadhall.server.own_bots import find_bot, token_in
from meadhall.server.protocols import WRITE_TEXT
from meadhall.server.room import Room

COOKIE = "meadhall"

UNKNOWN_PERSON, FORBIDDEN, NO_TABLE, TOO_MANY = 4401, 4403, 4404, 4429

NO_SEAT = -1

_PATH = re.compile(r"/ws/tables/([A-Za-z0-9_-]{1,40})")


class Sockets:
    """The ASGI application for sockets."""

    def __init__(self, context: Context) -> None:
        """Serve the tables of this context."""
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket and serve it until it closes."""
        context, address = self._context, address_of(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        crowded = context.open_sockets[address] >= context.settings.limits.open_sockets
        await send({"type": "websocket.accept"})
        if crowded or not context.rates.sockets.take(address):
            context.metrics.count("dropped_connections_total", 'reason="crowded"')
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        context.open_sockets[address] += 1
        try:
            code = await self._serve(scope, receive, send)
        finally:
            context.open_sockets[address] -= 1
            if not context.open_sockets[address]:
                del context.open_sockets[address]
        if code is not None:
            await send({"type": "websocket.close", "code": code})

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> int | None:
        """Serve a table to a person; returns a close code if that is refused."""
        context = self._context
        try:
            person = await self._who(scope["meadhall"])
        except NotAllowed:
            return FORBIDDEN
        path = _PATH.fullmatch(scope["path"])
        if person is None:
            return UNKNOWN_PERSON
        if path is None:
            return NO_TABLE
        try:
            async with context.registry.hold(path[1]) as room:
                connection = await self._enter(room, person, _query(scope))
                if connection is None:
                    return FORBIDDEN
                write_text = scope["extensions"].get(WRITE_TEXT)
                await self._attend(room, connection, receive, send, write_text)
        except NotFound:
            return NO_TABLE
        return None

    async def _who(self, headers: Mapping[str, str]) -> Person | None:
        """The bot whose token the socket brings, or the person of its cookie."""
        token = token_in(headers)
        if token is not None:
            return await find_bot(self._context, token)
        person = await self._context.guests.find(secret_in(headers.get("cookie", "")))
        return None if person is None or person.owner is not None else person

    async def _enter(self, room: Room, person: Person, query: dict[str, str]) -> Connection | None:
        """Add a connection to a table; None if the person may not view it."""
        async with room.lock:
            viewer, invite = _viewer(room, person, query.get("seat")), query.get("invite")
            if viewer == NO_SEAT or not room.can_view(person, invite):
                return None
            if viewer is None and person.owner is not None:
                return None  # a bot plays and does not watch
            plain = query.get("plain") == "1"
            connection = Connection(person, viewer, plain, self._context.settings.limits, invite)
            room.enter(connection, _number(query.get("n")))
            return connection

    async def _attend(
        self,
        room: Room,
        connection: Connection,
        receive: Receive,
        send: Send,
        write_text: WriteText | None,
    ) -> None:
        """Run a connection until it ends."""

        async def handler(sender: Connection, message: ClientMessage) -> None:
            await handle(self._context.rates, room, sender, message)

        try:
            await connection.run(receive, send, handler, write_text)
        finally:
            room.leave(connection)
            if connection.closed is not None:
                reason = f'reason="{connection.closed}"'
                self._context.metrics.count("dropped_connections_total", reason)


def secret_in(cookies: str) -> str | None:
    """The secret in a ``Cookie`` header."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _query(scope: Scope) -> dict[str, str]:
    try:
        asked: dict[str, Any] = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=16)
    except ValueError:  # more fields than any client sends
        return {}
    return {name: values[0] for name, values in asked.items()}


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 16 else 0


def _viewer(room: Room, person: Person, asked: str | None) -> int | None:
    """The seat to view from; None as a spectator, NO_SEAT for one that is not theirs."""
    own = room.seats_of(person)
    if asked is None or asked == "":
        return own[0] if len(own) == 1 else None
    return next((seat for seat in own if str(seat) == asked), NO_SEAT)
