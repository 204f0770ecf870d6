"""Reading a scene: from TOML that anybody can write to a Scene, with faults named by line and word.

1. ``lines.py`` says on which line a part of the text stands.
2. ``words.py`` reads effects, conditions and rules by the vocabulary.
3. ``printing.py`` reads the scene cards and their sides.
4. Here the quest card is read, and what only the whole scene can show is looked at.

All faults are collected, so that a writer sees them at once; a scene with faults is not made.
"""

from __future__ import annotations

import tomllib
from typing import Any

from meadhall.core import BadWriting, Fault
from meadhall.games.godofwar.bounds import shape_faults, text_faults
from meadhall.games.godofwar.lines import Lines, toml_fault
from meadhall.games.godofwar.printing import CardReader
from meadhall.games.godofwar.scenes import Card, Scene, Standing
from meadhall.games.godofwar.vocabulary import (
    ANYWHERE_RULES,
    NOBODY,
    ROWS,
    SIDES,
    Conditions,
    Effect,
    Rule,
)
from meadhall.games.godofwar.words import rows_of

_TOP_KEYS = [
    "id",
    "kind",
    "number",
    "name_en",
    "name_ru",
    "special_en",
    "special_ru",
    "victory_en",
    "victory_ru",
    "victory",
    "defeat_en",
    "defeat_ru",
    "defeat",
    "obstacle_en",
    "obstacle_ru",
    "obstacle",
    "columns",
    "card",
    "note",
    "source",
    "basis",
    "number_source",
    "victory_source",
    "obstacle_source",
    "scene_source",
]


def read_scene(text: str, suffix: str = "") -> Scene:
    """The scene of a TOML text; what is wrong is a BadWriting. ``suffix`` is added to its key."""
    reader = _Reader(text, suffix)
    scene = reader.scene()
    if reader.faults or scene is None:
        raise BadWriting(reader.faults)
    return scene


def check_scene(text: str) -> list[Fault]:
    """All that is wrong with a scene's text; empty if it can be played."""
    try:
        read_scene(text)
    except BadWriting as bad:
        return bad.faults
    return []


class _Reader(CardReader):
    """Reads one scene."""

    def __init__(self, text: str, suffix: str) -> None:
        super().__init__(Lines(text))
        self.text = text
        self.suffix = suffix

    # -- the whole ---------------------------------------------------------------

    def scene(self) -> Scene | None:
        """Read it all; None if it is not even TOML."""
        self.faults += text_faults(self.text)
        if self.faults:
            return None
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            self.faults.append(toml_fault(str(error)))
            return None
        self.at((), "")
        for key, word, expected in shape_faults(data):
            self.fault(key, word, expected)
        if self.faults:
            return None
        self.head(data)
        rows = rows_of(data.get("card"))
        self.gather(rows)
        cards = tuple(self.card(at, row) for at, row in enumerate(rows))
        scene = self.make(data, cards)
        if not self.faults:
            self.look_at_the_whole(scene)
        return scene

    def head(self, data: dict[str, Any]) -> None:
        """The quest's own lines."""
        self.at((), "")
        self.known_keys(data, _TOP_KEYS)
        self.at((), "id")
        self.key = self.name_part(data, "id") + self.suffix
        self.at((), "kind")
        self.one_of(data.get("kind"), ("quest", "boss"))
        self.at((), "columns")
        self.columns = self.number_in(data, "columns", 4, least=1, most=6)
        for word in ("name", "special", "victory", "defeat", "obstacle"):
            self.bilingual(data, (), word, self.key if word == "name" else f"{self.key}_{word}")

    def make(self, data: dict[str, Any], cards: tuple[Card, ...]) -> Scene:
        """Put the parts together."""
        self.at((), "obstacle")
        effects, rules = self.obstacle(data.get("obstacle", []))
        order = [
            at
            for row in ROWS
            for at in sorted(range(len(cards)), key=lambda at: (cards[at].col, at))
            if cards[at].row == row
        ]
        standing: dict[str, list[Standing]] = {}
        conditions = []
        for at in order:
            for number, side in enumerate(cards[at].sides):
                for rule in side.rules:
                    found = Standing(at, number, side.linked, rule)
                    standing.setdefault(rule.word, []).append(found)
                conditions += [
                    (at, number, flip) for flip in side.flips if flip.when == "condition"
                ]
        return Scene(
            key=self.key,
            kind=data.get("kind", "quest"),
            number=self.number_in(data, "number", 0),
            columns=self.columns,
            cards=cards,
            victory=self.alternatives(data, "victory"),
            defeat=self.alternatives(data, "defeat"),
            obstacle_effects=effects,
            obstacle_rules=rules,
            enemies=tuple(f"{self.key}_{name}" for name in self.enemies),
            enemy_pool=tuple(self.enemy_pool),
            pool_card=tuple(self.pool_card),
            pool_enemy=tuple(
                next((e for e, pool in enumerate(self.enemy_pool) if pool == number), NOBODY)
                for number in range(len(self.pools))
            ),
            interactions=tuple(self.points),
            order=tuple(order),
            shown=tuple(
                tuple(
                    (at, number)
                    for at in order
                    for number, side in enumerate(cards[at].sides)
                    if side.enemy is not None and side.enemy.enemy == enemy
                )
                for enemy in range(len(self.enemies))
            ),
            top=self.row_of(cards, "top"),
            bottom=self.row_of(cards, "bottom"),
            standing={word: tuple(each) for word, each in standing.items()},
            conditions=tuple(conditions),
            names=self.names,
            text=self.text,
        )

    def row_of(self, cards: tuple[Card, ...], row: str) -> tuple[int, ...]:
        """By column the card of a row."""
        found = {card.col: at for at, card in enumerate(cards) if card.row == row}
        return tuple(found.get(col, NOBODY) for col in range(self.columns + 1))

    def alternatives(self, data: dict[str, Any], word: str) -> tuple[Conditions, ...]:
        """Victory or defeat: any of several lists of conditions."""
        self.at((), word)
        given = data.get(word, [])
        if not isinstance(given, list) or not all(isinstance(each, list) for each in given):
            self.fault("scene-not-alternatives", word)
            return ()
        return tuple(self.conditions(each) for each in given)

    def obstacle(self, rows: Any) -> tuple[tuple[Effect, ...], tuple[Rule, ...]]:
        """Effects carried out once, rules that hold for the whole scene (GW-269)."""
        effects, rules = [], []
        for row in self.tables(rows):
            if "rule" in row:
                if row["rule"] not in [*ANYWHERE_RULES]:
                    self.fault("scene-not-in-obstacle", str(row["rule"]))
                rules += [rule for rule in [self.rule(row)] if rule is not None]
            else:
                effects += [effect for effect in [self.effect(row)] if effect is not None]
        for effect in effects:
            if effect.cards or effect.attack or effect.to in ("enemy", "column", "own", "columns"):
                self.fault("scene-not-in-obstacle", effect.do)
        return tuple(effects), tuple(rules)

    # -- before the cards are read: which there are --------------------------------

    def gather(self, rows: list[dict[str, Any]]) -> None:
        """Number cards, enemies and pools, so that words can speak of any of them."""
        for at, row in enumerate(rows):
            self.at((at,), "id")
            name = self.name_part(row, "id")
            if name in self.cards:
                self.fault("scene-twice", name)
            self.cards.setdefault(name, at)
        for at, row in enumerate(rows):
            for side in SIDES:
                printed = row.get(side)
                printed = printed if isinstance(printed, dict) else {}
                self.gather_pool(at, side, printed.get("health"))
        for at, row in enumerate(rows):
            for side in SIDES:
                printed = row.get(side)
                printed = printed if isinstance(printed, dict) else {}
                self.gather_enemy(at, side, printed.get("enemy"))

    def gather_pool(self, at: int, side: str, health: Any) -> None:
        """A health card and the pool it counts for."""
        if health is None:
            return
        self.at((at, side), "health")
        pool = self.name_part(health if isinstance(health, dict) else {}, "pool")
        if pool not in self.pools:
            self.pools[pool] = len(self.pools)
            self.pool_card.append(at)
        elif self.pool_card[self.pools[pool]] != at:
            self.fault("scene-pool-twice", pool)

    def gather_enemy(self, at: int, side: str, enemy: Any) -> None:
        """An enemy's id, and the pool it lives by."""
        if not isinstance(enemy, dict):
            return
        self.at((at, side), "enemy")
        name = self.name_part(enemy, "id")
        pool = NOBODY
        if "pool" in enemy:
            pool = self.pools.get(str(enemy["pool"]), NOBODY)
            if pool == NOBODY:
                self.fault("scene-no-pool", str(enemy["pool"]))
        if name not in self.enemies:
            self.enemies[name] = len(self.enemies)
            self.enemy_pool.append(pool)
        elif self.enemy_pool[self.enemies[name]] != pool:
            self.fault("scene-two-healths", name)

    # -- what only the whole can show --------------------------------------------------

    def look_at_the_whole(self, scene: Scene) -> None:
        """Victory can be told, every column has a card below, no place is taken twice."""
        self.at((), "victory")
        if not scene.victory or not all(scene.victory):
            self.fault("scene-no-victory", "victory")
        taken: list[tuple[str, int]] = []
        for at, card in enumerate(scene.cards):
            self.at((at,), "col")
            if card.row != "aside" and (card.row, card.col) in taken:
                self.fault("scene-place-taken", card.id)
            taken.append((card.row, card.col))
        self.at((), "columns")
        if NOBODY in scene.bottom[1:]:
            self.fault("scene-empty-column", str(scene.bottom.index(NOBODY, 1)))
