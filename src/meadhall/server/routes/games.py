"""The games: seats, options, cards, rules."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from meadhall.bots import ratings
from meadhall.core import Game
from meadhall.games.lessons import lessons_of
from meadhall.server.bot_workers import LEVELS
from meadhall.server.context import Context
from meadhall.server.exceptions import NotFound
from meadhall.server.games import game_index
from meadhall.server.routes.common import AppContext, InPath, errors
from meadhall.server.schemas import ChoiceInfo, GameInfo, Language, RuleInfo
from meadhall.text import rules

KEEP = {"cache-control": "no-cache"}


def game_info(game: Game[Any]) -> GameInfo:
    """What a client must know to set up a table."""
    choices = [ChoiceInfo(each.name, [*each.values], each.default) for each in game.choices]
    return GameInfo(
        id=game.id,
        rules=game.version,
        seats=[*game.seats],
        options=choices,
        sides=[*game.sides],
        bots=[*LEVELS],
        ratings={str(players): rated for players, rated in ratings(game.id).items()},
        cards=len(game.cards),
        writing=None if game.writing is None else game.writing.option,
        lessons=[*lessons_of(game.home)],
    )


@cache
def _cards(module: str, game_id: str, version: str) -> dict[str, Any]:
    cards = game_index(module).game(game_id, version).cards
    return {name: plain(row) for name, row in cards.items()}


async def _game(context: Context, game_id: str, version: str | None) -> Game[Any]:
    """A game in its newest rules version or a past one."""
    if version is None:
        return context.registry.game(game_id)
    if context.registry.games.problem(game_id, version) is not None:
        raise NotFound("game")
    return await to_thread(context.registry.games.game, game_id, version)


def plain(value: Any) -> Any:
    """The printed facts of a card as plain data; what is not a fact (its steps) is left out."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        value = {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, dict):
        told = {str(key): plain(each) for key, each in value.items()}
        return {key: each for key, each in told.items() if each is not NotImplemented}
    if isinstance(value, (list, tuple)):
        return [each for each in map(plain, value) if each is not NotImplemented]
    return NotImplemented


@get("/games", summary="All games", responses=errors())
async def all_games(context: AppContext) -> list[GameInfo]:
    """All games that can be played here, in the order in which they are shown."""
    return [game_info(context.registry.game(name)) for name in context.registry.games.ids]


@get("/games/{game_id:str}", summary="A game", responses=errors(404))
async def one_game(context: AppContext, game_id: InPath) -> GameInfo:
    """Seats, options with their defaults, sides, bots."""
    return game_info(context.registry.game(game_id))


@get("/games/{game_id:str}/cards", summary="Its cards", responses=errors(404))
async def cards(
    context: AppContext, game_id: InPath, version: FromQuery[str | None] = None
) -> dict[str, dict[str, Any]]:
    """The printed facts of all cards by name, in the newest rules version or a past one."""
    game = await _game(context, game_id, version)
    return _cards(context.settings.games, game.id, game.version)


@get("/games/{game_id:str}/rules", summary="Its rules", responses=errors(404))
async def numbered_rules(
    context: AppContext,
    game_id: InPath,
    language: FromQuery[Language] = "en",
    version: FromQuery[str | None] = None,
) -> Response[list[RuleInfo]]:
    """The numbered rules in a language, of the newest version or a past one, in their order."""
    game = await _game(context, game_id, version)
    found = rules(game.package, language).values()
    return Response([RuleInfo(*rule) for rule in found], headers=KEEP)


HANDLERS = [all_games, one_game, cards, numbered_rules]
