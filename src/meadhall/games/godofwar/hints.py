"""What options do, for who is about to choose: rage, companions, points, columns, runes, scenes.

Hints say nothing that the asked seat does not know: they are made from views and printed texts.
"""

from __future__ import annotations

from meadhall.core import Arg, Option, Text, text
from meadhall.games.godofwar.cards import NAMES, RUNE_OF
from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.enemies import health_left
from meadhall.games.godofwar.forecast import effect_view, forecast_view
from meadhall.games.godofwar.heroes import FIGURES, VARIANTS, VIRTUAL
from meadhall.games.godofwar.naming import place_text
from meadhall.games.godofwar.scene_types import ActView, CardActs
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.sides import cards_of, side_up
from meadhall.games.godofwar.table import Table, column_of
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.wording import effect_text, rune_line, symbol_text

RAGES = tuple(figure.rage for figure in FIGURES)


def action_hint(table: Table, option: Option) -> Text | None:
    """What a rage, a companion's help, a kept card or an interaction point does."""
    if option in RAGES or option in VARIANTS or option in VIRTUAL:
        return text("hint-does", what=str(option))
    point = table.scene.point(str(option)) if table.laid_out is not None else None
    if point is None:
        return None
    effects: list[Arg] = [effect_text(effect_view(table.scene, each)) for each in point.effects]
    symbols: list[Arg] = [symbol_text(symbol, least) for symbol, least in point.cost]
    return text("hint-point", symbols=symbols, effects=effects)


def enemy_hint(table: Table, option: Option) -> Text | None:
    """Where an enemy shows, and what it has left."""
    if table.laid_out is None or option not in table.scene.enemies:
        return None
    cards = cards_of(table.stage, table.scene.enemies.index(str(option)))
    places: list[Arg] = [place_text(table, card) for card in cards]
    return text("hint-enemy", places=places, left=health_left(table, cards[0]))


def column_hint(table: Table, hero: int, option: Option) -> Text | None:
    """What lies before a column, and who stands there; of two brothers also who goes."""
    told = column_text(table, option)
    one = table.heroes[hero]
    if told is None or len(table.players[one.seat].heroes) == 1:
        return told
    return text("hint-who", hero=one.name, told=told)


def column_text(table: Table, option: Option) -> Text | None:
    """What lies before a column, and who stands there."""
    stage = table.laid_out
    if stage is None or not isinstance(option, int):
        return None
    rows = (table.scene.top[option], table.scene.bottom[option])
    cards: list[Arg] = [side_up(stage, card).key for card in rows if card != NOBODY]
    heroes: list[Arg] = [table.heroes[hero].name for hero in table.columns[option]]
    if heroes:
        return text("hint-column-with", cards=cards, heroes=heroes)
    return text("hint-column", cards=cards)


def hero_hint(table: Table, option: Option) -> Text | None:
    """Where a hero stands, and its health."""
    for at, hero in enumerate(table.heroes):
        if hero.name == option:
            column = column_of(table, at)
            key = "hint-hero-at" if column else "hint-hero-health"
            left = max(0, hero.health - hero.damage)
            return text(key, column=column, left=left, health=hero.health)
    return None


def harm_hint(table: Table, hero: int, amount: int) -> Text:
    """What damage would leave a hero."""
    one = table.heroes[hero]
    left = one.health - one.damage
    key = "hint-harm" if amount < left else "hint-fall"
    return text(key, hero=one.name, before=left, after=max(0, left - amount))


def runes_hint(table: Table, seat: int) -> Text:
    """What each rune would do if it came now, and how likely it is; blows into the void apart."""
    told: list[Arg] = []
    for rune in forecast_view(table, seat):
        felt: list[CardActs] = [
            {"card": card["card"], "acts": [act for act in card["acts"] if is_felt(act)]}
            for card in rune["acts"]
        ]
        told.append(rune_line({**rune, "acts": [card for card in felt if card["acts"]]}))
    return text("hint-runes", runes=told)


def is_felt(act: ActView) -> bool:
    """Whether it meets anybody, if it is aimed at heroes."""
    if act["what"] == "attack":
        return bool(act["heroes"])
    return act["what"] != "effect" or act.get("heroes") != []


def obstacle_hint(quest: str) -> Text | None:
    """What a quest or boss card does as an obstacle, if it is left."""
    key = f"{quest}_obstacle"
    if not any(LIBRARY[quest].names.get(key, ())):
        return None
    return text("hint-obstacle", obstacle=key)


def looked_at_hint(cards: list[int]) -> Text:
    """Upgrade cards that a solo player is looking at, with their runes."""
    told: list[Arg] = [
        text("show-upgrade", card=NAMES[card], rune=RUNES[RUNE_OF[card]]) for card in cards
    ]
    return text("show-list", items=told)
