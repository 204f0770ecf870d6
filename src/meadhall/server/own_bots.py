"""Bots of people's own: programs that play here over the socket, each with a token.

1. A bot is a person whom somebody owns, and its token is the secret of its only device: like
   those of people's devices it is kept as a hash.
2. It says its token in the header ``Authorization: Bearer TOKEN``, never in a cookie.
3. It takes seats and plays. What else people do (make tables, talk, upload) it may not.
4. Revoked, it leaves the tables where it plays; games that are over still tell whose it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from sqlite3 import Connection

from meadhall.server import expiry, seating
from meadhall.server.connection import SIGNED_OUT
from meadhall.server.context import Context
from meadhall.server.exceptions import Conflict, NotAllowed, NotFound
from meadhall.server.guests import Owner, Person
from meadhall.server.schemas import AboutMe, BotToken, Leave, NewBot, OwnBot
from meadhall.server.store import Store

SCHEME = "bearer "


def _tables_of(connection: Connection, bot: str) -> list[str]:
    """The tables under way where a bot sits."""
    found = connection.execute(
        "SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id"
        " WHERE seats.person = ? AND status IN ('gathering', 'playing')",
        (bot,),
    )
    return [row[0] for row in found]


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token that a bot brings; None if nobody says to be one."""
    said = headers.get("authorization", "")
    return said[len(SCHEME) :].strip() if said.lower().startswith(SCHEME) else None


async def find_bot(context: Context, token: str) -> Person | None:
    """The bot with this token, or None; refused where such bots may not play."""
    if not context.settings.own_bots:
        raise NotAllowed("bots of people's own may not play here", "no-own-bots")
    bot = await context.guests.find(token)
    if bot is None or bot.owner is None:
        return None
    await context.guests.note_visit(bot)
    return bot


async def bots_of(store: Store, owner: str) -> list[OwnBot]:
    """The bots of a person that have a token, the oldest first."""
    return await store.read(lambda connection: _bots_of(connection, owner))


def _bots_of(connection: Connection, owner: str) -> list[OwnBot]:
    found = connection.execute(
        "SELECT id, name, bots.created, seen FROM bots JOIN persons ON id = bots.person"
        " WHERE owner = ? AND EXISTS (SELECT 1 FROM devices WHERE devices.person = id)"
        " ORDER BY bots.created, id",
        (owner,),
    ).fetchall()
    return [
        OwnBot(bot, name, created, seen, tables=len(_tables_of(connection, bot)))
        for bot, name, created, seen in found
    ]


async def create(context: Context, person: Person, form: NewBot) -> BotToken:
    """Make a bot of a person's own."""
    if not context.settings.own_bots:
        raise NotAllowed("bots of people's own may not play here", "no-own-bots")
    context.check_storage()
    if len(await bots_of(context.store, person.id)) >= context.settings.limits.own_bots:
        raise Conflict("too-many-bots", "you have as many bots as one person may have")
    owner = Owner(person.id, person.name)
    about = AboutMe(form.name, colour=person.colour)
    bot, token = await context.guests.create(about, owner)
    made = [each for each in await bots_of(context.store, person.id) if each.id == bot.id]
    return BotToken(made[0], token)


async def revoke(context: Context, person: Person, bot_id: str) -> None:
    """Take a bot away from the tables where it plays, and make its token void."""
    if all(bot.id != bot_id for bot in await bots_of(context.store, person.id)):
        raise NotFound("bot")
    bot = Person(bot_id, "", "en", "", b"", owner=Owner(person.id, person.name))
    await context.store.write(*expiry.revoke_bot(bot_id))
    context.guests.forget(bot)
    for table_id in await context.store.read(lambda c: _tables_of(c, bot_id)):
        async with context.registry.hold(table_id) as room, room.lock:
            for connection in list(room.connections):
                if connection.person.id == bot_id:
                    connection.drop(SIGNED_OUT, "gone-revoked")
            if room.seats_of(bot) and room.row.status in ("gathering", "playing"):
                await seating.leave(room, bot, Leave())


async def check_bot_tables(context: Context, bot: Person) -> None:
    """Refuse a seat to a bot that sits at as many tables as one may."""
    tables = await context.store.read(lambda c: _tables_of(c, bot.id))
    if len(tables) >= context.settings.limits.bot_tables:
        raise Conflict("too-many-tables", "this bot sits at as many tables as one may")
