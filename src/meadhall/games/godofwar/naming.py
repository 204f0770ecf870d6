"""Names for people: where a card lies, and which of several that bear the same name it is."""

from __future__ import annotations

from meadhall.core import Arg, Text, text
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VIRTUALS
from meadhall.games.godofwar.scenes import Scene
from meadhall.games.godofwar.sides import enemy_on, side_up
from meadhall.games.godofwar.table import CardSet, Table


def place_text(table: Table, card: int) -> Text:
    """Row and column of a scene card."""
    printed = table.scene.cards[card]
    return text(f"place-{printed.row}", column=printed.col)


def side_named(table: Table, card: int, key: str) -> Arg:
    """A side of a card, with its place if another card bears the same name."""
    scene = table.scene
    told = scene.names.get(key)
    for at, other in enumerate(scene.cards):
        if at != card and any(scene.names.get(side.key) == told for side in other.sides):
            return text("card-at", card=key, place=place_text(table, card))
    return key


def card_named(table: Table, card: int) -> Arg:
    """The side of a card that is up, with its place if another card bears the same name."""
    return side_named(table, card, side_up(table.stage, card).key)


def is_namesake(scene: Scene, key: str) -> bool:
    """Whether another enemy of the scene bears the same name."""
    told = scene.names.get(key)
    return any(other != key and scene.names.get(other) == told for other in scene.enemies)


def enemy_named(table: Table, card: int) -> Arg:
    """The living enemy on a card, with its place if another one bears the same name."""
    key = enemy_on(table.stage, card).key
    if is_namesake(table.scene, key):
        return text("card-at", card=key, place=place_text(table, card))
    return key


def set_named(cards: CardSet) -> list[Arg]:
    """The cards of a set, a virtual one first."""
    virtual: list[Arg] = [] if cards.virtual == NOT_VIRTUAL else [VIRTUALS[cards.virtual].key]
    return [*virtual, *(NAMES[card] for card in cards.cards)]
