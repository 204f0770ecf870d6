"""Reading scene cards: their sides with enemies, boxed runes, flips, points, elements, texts."""

from __future__ import annotations

from typing import Any

from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.lines import Lines
from meadhall.games.godofwar.scenes import Card, Cell, Enemy, Flip, Interaction, Side
from meadhall.games.godofwar.vocabulary import FLIPS, LIMITS, NOBODY, ROWS, SIDES, SYMBOLS, Attack
from meadhall.games.godofwar.words import Words

_CARD_KEYS = ["id", "row", "col", "front", "back", "source", "note"]
_SIDE_KEYS = [
    "name_en",
    "name_ru",
    "runes",
    "enemy",
    "cells",
    "flips",
    "interactions",
    "element",
    "reward",
    "tokens",
    "health",
]
_ENEMY_KEYS = [
    "id",
    "name_en",
    "name_ru",
    "health",
    "pool",
    "armor",
    "defense",
    "attack",
    "attacks",
]
_POINT_KEYS = ["id", "name_en", "name_ru", "cost", "if", "limit", "effects"]


class CardReader(Words):
    """Reads the cards of one scene and notes their texts."""

    def __init__(self, lines: Lines) -> None:
        """Nothing is read yet."""
        super().__init__(lines)
        self.key = ""
        self.points: list[Interaction] = []
        self.names: dict[str, tuple[str, str]] = {}

    # -- cards ---------------------------------------------------------------------

    def card(self, at: int, row: dict[str, Any]) -> Card:
        """One card: where it lies and its two sides."""
        self.at((at,), "")
        self.known_keys(row, _CARD_KEYS)
        self.at((at,), "row")
        place = self.one_of(row.get("row"), ROWS)
        self.at((at,), "col")
        aside = place == "aside"
        col = self.number_in(
            row, "col", 0, least=0 if aside else 1, most=0 if aside else self.columns
        )
        name = str(row.get("id"))
        sides = [self.side(at, side, row.get(side), name, col) for side in SIDES]
        key = f"{self.key}_{name}"
        return Card(name, key, place, col, (sides[0], sides[1]), str(row.get("source", "")))

    def side(self, at: int, side: str, row: Any, card: str, col: int) -> Side:
        """One side of a card."""
        scope = (at, side)
        self.at(scope, "")
        self.here = at
        self.here_col = col
        key = f"{self.key}_{card}_{side}"
        if not isinstance(row, dict):
            self.fault("scene-no-side", side)
            return Side(key)
        self.known_keys(row, _SIDE_KEYS)
        self.bilingual(row, scope, "name", key)
        self.at(scope, "runes")
        runes = tuple(self.rune(each) for each in self.words_in(row.get("runes", [])))
        self.at(scope, "enemy")
        enemy = None if row.get("enemy") is None else self.enemy(row["enemy"], scope)
        if runes and (enemy is None or not any(enemy.attacks)):
            self.at(scope, "runes")
            self.fault("scene-rune-without-attack", "runes")
        self.at(scope, "cells")
        cells = tuple(self.cell(each) for each in self.tables(row.get("cells", [])))
        self.at(scope, "flips")
        flips = tuple(self.flip(each, enemy, row) for each in self.tables(row.get("flips", [])))
        self.at(scope, "interactions")
        points = self.tables(row.get("interactions", []))
        interactions = tuple(self.interaction(each) for each in points)
        self.at(scope, "reward")
        reward = self.effects(row.get("reward", []))
        return Side(
            key=key,
            runes=runes,
            enemy=enemy,
            cells=cells,
            flips=flips,
            interactions=interactions,
            reward=reward,
            reacts=tuple(
                rune in runes
                or any(cell.rune == rune for cell in cells)
                or any(flip.when == "rune" and flip.rune == rune for flip in flips)
                for rune in range(len(RUNES))
            ),
            **self.element(row, scope, key),
            **self.areas(row, scope),
        )

    def areas(self, row: dict[str, Any], scope: tuple[int, str]) -> dict[str, Any]:
        """The token area and the mark of a health card."""
        found = {}
        if "tokens" in row:
            self.at(scope, "tokens")
            area = row["tokens"] if isinstance(row["tokens"], dict) else {}
            self.known_keys(area, ("start", "max"))
            found["most_tokens"] = self.number_in(area, "max", 0, least=1)
            found["tokens"] = self.number_in(area, "start", 0, most=found["most_tokens"])
        if "health" in row:
            self.at(scope, "health")
            health = row["health"] if isinstance(row["health"], dict) else {}
            self.known_keys(health, ("pool", "value"))
            found["pool"] = self.pools.get(str(health.get("pool")), NOBODY)
            found["pool_value"] = self.number_in(health, "value", 0, least=1)
        return found

    def element(self, row: dict[str, Any], scope: tuple[int, str], key: str) -> dict[str, Any]:
        """The text of an element with its standing rules."""
        element = row.get("element")
        if not isinstance(element, dict):
            return {}
        self.at(scope, "element")
        self.known_keys(element, ("text_en", "text_ru", "linked", "rules"))
        self.bilingual(element, scope, "text", f"{key}.text", field="element")
        linked = self.enemy_number(element["linked"]) if "linked" in element else NOBODY
        rules = tuple(
            rule for each in self.tables(element.get("rules", [])) if (rule := self.rule(each))
        )
        return {"linked": linked, "rules": rules, "has_text": "text_en" in element}

    def enemy(self, row: Any, scope: tuple[int, str]) -> Enemy:
        """An enemy: health or pool, armour, defence, attacks."""
        row = row if isinstance(row, dict) else {}
        self.known_keys(row, _ENEMY_KEYS)
        name = self.name_part(row, "id")
        self.bilingual(row, scope, "name", f"{self.key}_{name}", field="enemy")
        if ("health" in row) == ("pool" in row):
            self.fault("scene-health-or-pool", name)
        given = row.get("armor", [])
        armor = [each for each in given if type(each) is int] if isinstance(given, list) else []
        if armor != sorted(armor, reverse=True) or armor != given:
            self.fault("scene-armor-order", "armor")
        if self.here_col == 0:
            self.fault("scene-enemy-aside", name)
        return Enemy(
            enemy=self.enemies.get(name, NOBODY),
            key=f"{self.key}_{name}",
            health=self.number_in(row, "health", 0, least=1) if "health" in row else 0,
            pool=self.pools.get(str(row.get("pool")), NOBODY),
            armor=tuple(armor),
            defense=self.number_in(row, "defense", 0),
            attacks=self.attacks(row),
        )

    def attacks(self, row: dict[str, Any]) -> tuple[Attack | None, ...]:
        """What an enemy does: one attack for every rune, or one for each of some (GW-281)."""
        if "attack" in row and "attacks" in row:
            self.fault("scene-attack-or-attacks", "attacks")
        plain = self.attack(row["attack"]) if "attack" in row else None
        found: list[Attack | None] = [plain] * (len(RUNES) + 1)
        for each in self.tables(row.get("attacks", [])):
            parts = {key: value for key, value in each.items() if key != "rune"}
            made = self.attack(parts)
            if "rune" in each:
                found[self.rune(each["rune"])] = made
            if "rune" not in each or found[-1] is None:
                found[-1] = made
        return tuple(found)

    def cell(self, row: dict[str, Any]) -> Cell:
        """A boxed rune."""
        self.known_keys(row, ("rune", "if", "effects"))
        return Cell(
            self.rune(row.get("rune")),
            self.effects(row.get("effects", [])),
            self.conditions(row.get("if", [])),
        )

    def flip(self, row: dict[str, Any], enemy: Enemy | None, side: dict[str, Any]) -> Flip:
        """A flip condition."""
        self.known_keys(row, ("when", "rune", "if", "cards"))
        when = self.one_of(row.get("when"), FLIPS)
        rune = self.rune(row.get("rune")) if when == "rune" else NOBODY
        if when == "armor_destroyed" and not (enemy and enemy.armor):
            self.fault("scene-flip-without-armor", when)
        if when == "enemy_attacked" and not (enemy and any(enemy.attacks)):
            self.fault("scene-flip-without-attack", when)
        if when == "enemy_defeated" and enemy is None and "health" not in side:
            self.fault("scene-flip-without-enemy", when)
        cards = tuple(self.card_number(each) for each in self.words_in(row.get("cards", [])))
        if when == "condition" and self.here not in cards:
            self.fault("scene-condition-elsewhere", when)
        return Flip(when, cards, rune, self.conditions(row.get("if", [])))

    def interaction(self, row: dict[str, Any]) -> Interaction:
        """An interaction point."""
        self.known_keys(row, _POINT_KEYS)
        name = self.name_part(row, "id")
        key = f"{self.key}_{name}"
        if any(point.key == key for point in self.points):
            self.fault("scene-twice", name)
        self.names.setdefault(key, self.pair(row, "name"))
        cost = []
        for each in self.tables(row.get("cost", [])):
            self.known_keys(each, ("symbol", "min"))
            cost.append((self.one_of(each.get("symbol"), SYMBOLS), self.number_in(each, "min", 0)))
        if not cost:
            self.fault("scene-no-cost", name)
        made = Interaction(
            len(self.points),
            key,
            tuple(cost),
            self.one_of(row.get("limit"), LIMITS),
            self.effects(row.get("effects", [])),
            self.conditions(row.get("if", [])),
        )
        self.points.append(made)
        return made

    # -- texts -----------------------------------------------------------------------

    def pair(self, row: dict[str, Any], word: str) -> tuple[str, str]:
        """A text in both languages; either may stand in for the other."""
        told = [str(row.get(f"{word}_{lang}", "")) for lang in ("en", "ru")]
        return told[0] or told[1], told[1] or told[0]

    def bilingual(
        self, row: dict[str, Any], scope: tuple[Any, ...], word: str, key: str, field: str = ""
    ) -> None:
        """Note a text; a name must be there in at least one language."""
        told = self.pair(row, word)
        if word == "name" and not told[0]:
            self.at(scope, field)
            self.fault("scene-no-name", key or "name_en")
        self.names.setdefault(key, told)
