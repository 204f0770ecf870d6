"""Names for people: where a card lies, and which of several that bear the same name it is."""

from __future__ import annotations

from collections.abc import Hashable

from meadhall.core import Arg, Text, text
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.glance import remembered
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VIRTUALS
from meadhall.games.godofwar.sides import enemy_on, side_up
from meadhall.games.godofwar.table import CardSet, Table


def place_text(table: Table, card: int) -> Text:
    """Row and column of a scene card."""
    printed = table.scene.cards[card]
    return text(f"place-{printed.row}", column=printed.col)


def side_named(table: Table, card: int, key: str) -> Arg:
    """A side of a card, with its place if another card bears the same name."""
    if key in namesakes(table):
        return text("card-at", card=key, place=place_text(table, card))
    return key


def card_named(table: Table, card: int) -> Arg:
    """The side of a card that is up, with its place if another card bears the same name."""
    return side_named(table, card, side_up(table.stage, card).key)


def enemy_named(table: Table, card: int) -> Arg:
    """The living enemy on a card, with its place if another one bears the same name."""
    return side_named(table, card, enemy_on(table.stage, card).key)


def namesakes(table: Table) -> frozenset[str]:
    """The keys of sides and enemies of this scene that share their name with another one's."""
    return remembered(_NAMESAKES, table.stage.scene, find_namesakes, table, 500)


def find_namesakes(table: Table) -> frozenset[str]:
    """The same, worked out: sides of different cards, and different enemies."""
    scene = table.scene
    bearers: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for at, card in enumerate(scene.cards):
        for side in card.sides:
            bearers.setdefault(scene.names[side.key], []).append((at, side.key))
    found = [
        key
        for alike in bearers.values()
        for at, key in alike
        if any(other != at for other, _ in alike)
    ]
    names = [scene.names[enemy] for enemy in scene.enemies]
    twice = [enemy for enemy in scene.enemies if names.count(scene.names[enemy]) > 1]
    return frozenset([*found, *twice])


_NAMESAKES: dict[Hashable, frozenset[str]] = {}


def set_named(cards: CardSet) -> list[Arg]:
    """The cards of a set, a virtual one first."""
    virtual: list[Arg] = [] if cards.virtual == NOT_VIRTUAL else [VIRTUALS[cards.virtual].key]
    return [*virtual, *(NAMES[card] for card in cards.cards)]
