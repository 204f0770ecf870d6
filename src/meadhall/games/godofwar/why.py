"""Why any thing on the table cannot be chosen at the question that is asked, with its rule.

1. What a question says of itself (``closed``) comes first; see reasons.py.
2. A thing that the question could be about: what keeps just this one out, by the conditions that
   make the options. Cards are in why_cards.py, heroes in why_heroes.py, all the rest is here.
3. Any other thing: the question asks for something else; its own rule tells for what.

Hands, piles and the scene lie open (GW-011), so that a reason tells nobody anything new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed, Option, Question
from meadhall.games.godofwar.cards import different
from meadhall.games.godofwar.heroes import HEROES, NOT_VIRTUAL, VARIANTS, VIRTUAL, VIRTUALS
from meadhall.games.godofwar.moving import free_columns
from meadhall.games.godofwar.reach import strikers
from meadhall.games.godofwar.reasons import (
    closed,
    no_companion,
    no_enemy,
    no_gear,
    no_move,
    no_point,
    no_rage,
    no_target,
    no_target_yet,
)
from meadhall.games.godofwar.scenes import Interaction
from meadhall.games.godofwar.sides import living_enemies, side_up
from meadhall.games.godofwar.striking import AddModifier
from meadhall.games.godofwar.table import Hero, Table, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.why_cards import OF_CARDS, cards_seen
from meadhall.games.godofwar.why_heroes import OF_HEROES, no_hero

Why = Callable[[Table, Any, Any], Closed | None]
"""The reason for one thing of a kind, by table, question and thing."""

ANYTIME = "GW-061"
"""The rule of what may be done beside the open question."""


# -- all that may be pointed at ------------------------------------------------------------


def things(table: Table, seat: int) -> dict[str, list[Option]]:
    """By kind, what a seat sees and may want to choose."""
    found: dict[str, list[Option]] = {
        "card": [*different(cards_seen(table, seat))],
        "hero": [hero.name for hero in table.heroes],
        "quest": [*table.quests, *table.bosses],
    }
    if any(player.board == NOBODY for player in table.players):
        found["hero_board"] = [board.key for board in HEROES]
    if table.laid_out is not None:
        sides = [side_up(table.stage, card) for card in table.scene.order]
        found["scene_card"] = [side.key for side in sides]
        enemies = [side.enemy.enemy for side in sides if side.enemy is not None]
        found["enemy"] = [table.scene.enemies[enemy] for enemy in dict.fromkeys(enemies)]
        found["column"] = [*range(1, len(table.columns))]
        found["action"] = actions(table, seat)
    return found


def actions(table: Table, seat: int) -> list[Option]:
    """What a hero could do besides playing cards: moving, points, rage, help, kept cards."""
    points = [
        point.key for card in table.scene.order for point in side_up(table.stage, card).interactions
    ]
    gear = [VIRTUALS[virtual].key for hero in own(table, seat) for virtual in hero.gear]
    rages = [hero.printed.rage for hero in table.heroes]
    return [*dict.fromkeys(["move", *points, *rages, *(VARIANTS if table.solo else ()), *gear])]


def own(table: Table, seat: int) -> list[Hero]:
    """The heroes of a seat."""
    return [table.heroes[hero] for hero in table.players[seat].heroes]


def why_not(table: Table, question: Question[Any], thing: Option) -> Closed | None:
    """Why a thing that is not open cannot be chosen; None for what the seat cannot point at."""
    kind = question.kind_of(thing, things(table, question.seat))
    if kind is None:
        return None
    found = OF_KIND[kind](table, question, thing)
    if found is not None:
        return found
    rule = question.rules_at(table)[0] if question.rules else ANYTIME
    return closed(thing, f"asks-{question.kind}", rule)


# -- cards, heroes, boards, quests -----------------------------------------------------------


def _card(table: Table, question: Any, name: str) -> Closed | None:
    why = OF_CARDS.get(question.name)
    return None if why is None else why(table, question, name)


def _hero(table: Table, question: Any, name: str) -> Closed | None:
    return no_hero(table, question, find_hero(table, name)) if question.name in OF_HEROES else None


def _board(table: Table, question: Any, name: str) -> Closed | None:
    return closed(name, "taken", "GW-013") if question.name == "ChooseHero" else None


def _quest(table: Table, question: Any, quest: str) -> Closed | None:
    """The row that comes next is open (GW-178)."""
    if quest in table.path:
        return closed(quest, "quest-played", "GW-178")
    if question.name != "ChoosePath":
        return closed(quest, "quest-later", "GW-178")
    if quest in table.bosses:
        return closed(quest, "boss-later", "GW-181")
    return closed(quest, "quest-left", "GW-179")


# -- the scene ---------------------------------------------------------------------------------


def _scene_card(table: Table, question: Any, side: str) -> Closed | None:
    card = table.scene.at(side)
    if question.name == "HeroAction":
        return no_target_yet(table, question.seat, card)
    if question.name == "MimirActs":
        return closed(side, "mimir-cards", "GW-226")
    if question.name == "ChooseTarget":
        return _target(table, question, card)
    if question.name == "PickEnemy":
        return no_enemy(table, card) or closed(side, "picked", "GW-170")
    if question.name == "NameCard":
        return no_enemy(table, card) or closed(side, "other-enemy", "GW-265")
    return None


def _target(table: Table, question: Any, card: int) -> Closed | None:
    """Out of reach, or an enemy that the double shot is aimed at already (GW-065, GW-271)."""
    cards = table.set
    if cards.virtual != NOT_VIRTUAL and VIRTUALS[cards.virtual].any_card:
        columns = [table.scene.cards[card].col]
    elif cards.hero != NOBODY:
        columns = [table.heroes[cards.hero].column]
    else:
        columns = [table.heroes[hero].column for hero in strikers(table, question.seat)]
    found = no_target(table, card, cards.kind, columns)
    return found or closed(side_up(table.stage, card).key, "picked", "GW-271")


def _enemy(table: Table, question: Any, enemy: str) -> Closed | None:
    if question.name != "PickEnemy":
        return None
    if table.scene.enemies.index(enemy) in living_enemies(table.stage):
        return closed(enemy, "picked", "GW-170")
    return closed(enemy, "defeated", "GW-170")


def _column(table: Table, question: Any, column: int) -> Closed | None:
    if question.name == "HeroAction":
        return _column_to_move(table, question, column)
    if question.name == "PushedTo":
        return closed(column, "pushed", "GW-123")
    if question.name == "PlaceHero":
        return closed(column, "full", "GW-027")
    if question.name != "ChooseColumn":
        return None
    if column == table.heroes[question.hero].column:
        two = len(table.columns[column]) > 1
        return closed(column, *(("swap", "GW-047") if two else ("own-column", "GW-043")))
    assert column not in free_columns(table, question.hero)
    return closed(column, "full", "GW-044")


def _column_to_move(table: Table, question: Any, column: int) -> Closed:
    """A column is chosen after the action of moving, if that is open (GW-043)."""
    if "move" in question.options(table):
        return closed(column, "move-first", "GW-043")
    found = no_move(table, question.seat)
    return Closed(column, found.why, found.rule)


# -- what a hero could do ------------------------------------------------------------------------


def _action(table: Table, question: Any, name: str) -> Closed | None:
    rages = {hero.printed.rage: hero for hero in table.heroes}
    if name == "move":
        return _move(table, question)
    if name in rages:
        return _rage(table, question, rages[name])
    if name in VARIANTS:
        return _companion(table, question, name)
    if name in VIRTUAL:
        return _gear(table, question, name)
    if question.name not in ("HeroAction", "MimirActs"):
        return None
    return no_point(table, question.seat, *_find_point(table, name))


def _find_point(table: Table, key: str) -> tuple[int, Interaction]:
    """An interaction point, and the card that shows it."""
    return next(
        (card, point)
        for card in table.scene.order
        for point in side_up(table.stage, card).interactions
        if point.key == key
    )


def _move(table: Table, question: Any) -> Closed | None:
    if question.name == "HeroAction":
        return no_move(table, question.seat)
    return closed("move", "with-host", "GW-224") if question.name == "MimirActs" else None


def _rage(table: Table, question: Any, hero: Hero) -> Closed | None:
    """Not ready, or not at any moment of one's own turn (GW-086, GW-087, GW-254)."""
    if question.name not in ("HeroAction", "MimirActs", "PlaySpecial", "Defend", "AddModifier"):
        return None
    found = no_rage(question.seat, hero)
    return found or closed(hero.printed.rage, "rage-later", "GW-254")


def _companion(table: Table, question: Any, name: str) -> Closed | None:
    """Companions help in Kratos' own turn, some with a set, one in defence (GW-207, GW-214)."""
    if question.name == "HeroAction":
        return no_companion(table, name)
    if question.name not in ("AddModifier", "Defend"):
        return None
    if table.used[VARIANTS[name].ability]:
        return closed(name, "ability-used", "GW-207")
    if table.incoming is not None:
        return closed(name, "ability-own-turn", "GW-214")
    if name == "weak_spot" and name not in AddModifier(0).help_from_companions(table, table.set):
        return closed(name, "no-die", "GW-272")
    return closed(name, "ability-other", "GW-214")


def _gear(table: Table, question: Any, name: str) -> Closed | None:
    """A kept card begins a set of its keeper (GW-244)."""
    virtual = VIRTUAL[name]
    keeper = next(hero for hero in own(table, question.seat) if virtual in hero.gear)
    if question.name == "HeroAction":
        return no_gear(keeper, virtual)
    if question.name == "AddModifier":
        return closed(name, "one-icon", "GW-056")
    if question.name != "Defend":
        return None
    if VIRTUALS[virtual].kind == "defense":
        return closed(name, "other-brother", "GW-244")
    return closed(name, "no-defence", "GW-115")


OF_KIND: dict[str, Why] = {
    "card": _card,
    "hero": _hero,
    "hero_board": _board,
    "quest": _quest,
    "scene_card": _scene_card,
    "enemy": _enemy,
    "column": _column,
    "action": _action,
}
"""By kind of thing, why it is left out at a question; None where the question is about others."""
