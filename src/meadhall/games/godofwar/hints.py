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
from meadhall.games.godofwar.scene_types import ActView, CardActs
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.sides import cards_of, side_up
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.wording import effect_text, rune_line

RAGES = tuple(figure.rage for figure in FIGURES)


def action_hint(table: Table, option: Option) -> Text | None:
    """What a rage, a companion's help, a kept card or an interaction point does."""
    if option in RAGES or option in VARIANTS or option in VIRTUAL:
        return text("hint-does", what=str(option))
    point = table.scene.point(str(option)) if table.laid_out is not None else None
    if point is None:
        return None
    effects: list[Arg] = [effect_text(effect_view(table.scene, each)) for each in point.effects]
    symbols: list[Arg] = [f"symbol-{symbol}" for symbol, _ in point.cost]
    return text("hint-point", symbols=symbols, effects=effects)


def place_text(table: Table, card: int) -> Text:
    """Row and column of a scene card, since several may bear the same name."""
    printed = table.scene.cards[card]
    return text(f"place-{printed.row}", column=printed.col)


def enemy_hint(table: Table, option: Option) -> Text | None:
    """Where an enemy shows, and what it has left."""
    if table.laid_out is None or option not in table.scene.enemies:
        return None
    cards = cards_of(table.stage, table.scene.enemies.index(str(option)))
    places: list[Arg] = [place_text(table, card) for card in cards]
    return text("hint-enemy", places=places, left=health_left(table, cards[0]))


def column_hint(table: Table, option: Option) -> Text | None:
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
