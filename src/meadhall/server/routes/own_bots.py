"""Bots of one's own: their tokens."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from meadhall.server import own_bots
from meadhall.server.routes.common import AppContext, CurrentPerson, InPath, errors, take
from meadhall.server.schemas import BotToken, NewBot, OwnBots


@get("/me/bots", responses=errors(401, 403), summary="My own bots")
async def bots(context: AppContext, person: CurrentPerson) -> OwnBots:
    """Those that have a token, and how many I may have."""
    settings = context.settings
    found = await own_bots.bots_of(context.store, person.id)
    return OwnBots(settings.own_bots, settings.limits.own_bots, found)


@post("/me/bots", responses=errors(401, 403, 409, 413, 415, 507), summary="Make a bot of my own")
async def make_bot(context: AppContext, person: CurrentPerson, data: JSONBody[NewBot]) -> BotToken:
    """A token with which a program of mine can play; it is told this once."""
    take(context.rates.bots, person.id)
    return await own_bots.create(context, person, data)


@delete("/me/bots/{bot:str}", responses=errors(401, 403, 404), summary="Revoke a bot's token")
async def revoke_bot(context: AppContext, person: CurrentPerson, bot: InPath) -> None:
    """It leaves the tables where it plays, and cannot come back."""
    await own_bots.revoke(context, person, bot)


HANDLERS = [bots, make_bot, revoke_bot]
