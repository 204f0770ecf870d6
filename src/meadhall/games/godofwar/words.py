"""Reading effects, conditions and rules by the vocabulary, noting every fault on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from meadhall.core import Fault
from meadhall.games.godofwar.bounds import MOST_FAULTS, cut
from meadhall.games.godofwar.components import RUNE, RUNES
from meadhall.games.godofwar.lines import Lines, Scope
from meadhall.games.godofwar.vocabulary import (
    ATTACK_KINDS,
    ATTACK_PARTS,
    CONDITIONS,
    DIRECTIONS,
    EFFECTS,
    EXTRAS,
    HERO_WORDS,
    HEROES_ONLY,
    NO_NUMBER,
    NOBODY,
    PILES,
    RULES,
    SET_KINDS,
    SIDES,
    STATUSES,
    UNTIL,
    Attack,
    Condition,
    Conditions,
    Effect,
    Effects,
    Part,
    Rule,
)

W = TypeVar("W", bound=str)

_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_ONE_OF: dict[str, tuple[str, ...]] = {
    "attack kind": ATTACK_KINDS,
    "set kind": SET_KINDS,
    "side": SIDES,
    "status": STATUSES,
    "until": UNTIL,
    "pile": PILES,
}


def rows_of(given: Any) -> list[dict[str, Any]]:
    """A list of tables; what is not one counts as empty."""
    if not isinstance(given, list):
        return []
    return [each if isinstance(each, dict) else {} for each in given]


class Words:
    """A reader of words that knows the cards, enemies and pools of the scene it is reading."""

    def __init__(self, lines: Lines, in_scene: bool = True) -> None:
        """Read at these lines; outside of scenes every effect may be used."""
        self.lines = lines
        self.in_scene = in_scene
        self.faults: list[Fault] = []
        self.cards: dict[str, int] = {}
        self.enemies: dict[str, int] = {}
        self.enemy_pool: list[int] = []
        self.pools: dict[str, int] = {}
        self.pool_card: list[int] = []
        self.columns = 4
        self.here = NOBODY
        """The card being read, and its column."""
        self.here_col = NOBODY
        self._scope: Scope = ()
        self._key = ""

    # -- faults ------------------------------------------------------------------

    def at(self, scope: Scope, key: str) -> None:
        """What is read next stands here."""
        self._scope, self._key = scope, key

    def fault(self, key: str, word: str, expected: Iterable[str] = ()) -> None:
        """Note a fault at the word; what comes after so many is not told."""
        if len(self.faults) < MOST_FAULTS:
            word = cut(word)
            line = self.lines.line(self._scope, self._key, word)
            self.faults.append(Fault(line, key, word, tuple(expected)))

    def known_keys(self, row: Mapping[str, Any], known: Iterable[str]) -> None:
        """Every key of a table must be one of these."""
        known = [*known]
        for key in row:
            if key not in known:
                self.fault("scene-unknown-key", key, known)

    # -- small parts -----------------------------------------------------------------

    def tables(self, given: Any) -> list[dict[str, Any]]:
        """A list of tables."""
        if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
            self.fault("scene-not-a-list", self._key)
        return rows_of(given)

    def words_in(self, given: Any) -> list[str]:
        """A list of words."""
        if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
            self.fault("scene-not-a-list", self._key)
            return []
        return given

    def name_part(self, row: Mapping[str, Any], key: str) -> str:
        """An id: small letters, digits and underscores."""
        name = row.get(key)
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            self.fault("scene-not-an-id", str(name) if name is not None else key)
            return ""
        return name

    def one_of(self, word: Any, known: Iterable[W]) -> W:
        """One of several words."""
        known = [*known]
        if word is None:
            self.fault("scene-missing-word", self._key, known)
            return known[0]
        if word not in known:
            self.fault("scene-unknown-word", str(word), known)
            return known[0]
        return known[known.index(word)]

    def number_in(
        self, row: Mapping[str, Any], key: str, missing: int, least: int = 0, most: int = 999
    ) -> int:
        """A number within bounds."""
        value = row.get(key, missing)
        if type(value) is not int or not least <= value <= most:
            self.fault("scene-not-in-range", key, (str(least), str(most)))
            return missing
        return value

    def rune(self, word: Any) -> int:
        """A rune by its name."""
        return RUNE[self.one_of(word, RUNES)]

    def card_number(self, word: Any) -> int:
        """A card of this scene by its id."""
        if not isinstance(word, str) or word not in self.cards:
            self.fault("scene-no-card", str(word), self.cards)
            return 0
        return self.cards[word]

    def enemy_number(self, word: Any) -> int:
        """An enemy of this scene by its id."""
        if not isinstance(word, str) or word not in self.enemies:
            self.fault("scene-no-enemy", str(word), self.enemies)
            return 0
        return self.enemies[word]

    def column_numbers(self, given: Any) -> tuple[int, ...]:
        """A list of columns."""
        columns = given if isinstance(given, list) else []
        known = range(1, self.columns + 1)
        if not columns or not all(type(each) is int and each in known for each in columns):
            self.fault("scene-no-column", self._key)
            return ()
        return tuple(columns)

    # -- words with parts ------------------------------------------------------------

    def parts(self, row: Mapping[str, Any], word: str, spec: Mapping[str, Part]) -> dict[str, Any]:
        """The parts of a word, each read by its kind."""
        known = {key: part for key, part in row.items() if key not in ("do", "is", "rule", "id")}
        for key in known:
            if key not in spec:
                self.fault("scene-unknown-part", key, spec)
        found = {}
        for key, (kind, required) in spec.items():
            if key in known:
                found[key] = self.part(kind, known[key], key)
            elif required:
                self.fault("scene-missing-part", word, (key,))
        return found

    def part(self, kind: str, value: Any, key: str) -> Any:
        """One part of a word."""
        if kind in _ONE_OF:
            return self.one_of(value, _ONE_OF[kind])
        readers: dict[str, Callable[[], Any]] = {
            "number": lambda: self.number_in({key: value}, key, 0, least=-99, most=99),
            "yes or no": lambda: bool(value),
            "card": lambda: self.card_number(value),
            "cards": lambda: tuple(self.card_number(each) for each in self.words_in(value)),
            "enemy": lambda: self.enemy_number(value),
            "rune": lambda: self.rune(value),
            "columns": lambda: self.column_numbers(value),
            "directions": lambda: tuple(
                DIRECTIONS[self.one_of(each, DIRECTIONS)] for each in self.words_in(value)
            ),
            "extra effects": lambda: tuple(
                self.one_of(each, EXTRAS) for each in self.words_in(value)
            ),
            "effects": lambda: self.effects(value),
            "heroes": lambda: self.heroes(value),
            "enemies": lambda: self.foes(value),
        }
        return readers[kind]()

    def heroes(self, value: Any) -> dict[str, Any]:
        """Which heroes an effect is for."""
        word, _, rest = str(value).partition(":")
        if word == "columns" and rest:
            numbers = [int(each) if each.isdecimal() else 0 for each in rest.split(",")]
            return {"to": "columns", "columns": self.column_numbers(numbers)}
        return {"to": self.one_of(value, HERO_WORDS)}

    def foes(self, value: Any) -> dict[str, Any]:
        """Which enemies an effect is for."""
        word, _, rest = str(value).partition(":")
        if word == "enemy":
            return {"to": "enemy", "enemy": self.enemy_number(rest)}
        if word == "column" and rest == "own":
            return {"to": "own"}
        if word == "column" and rest.isdecimal():
            return {"to": "column", "columns": self.column_numbers([int(rest)])}
        if word == "choice" and rest.isdecimal() and int(rest):
            return {"to": "choice", "count": int(rest)}
        expected = ("enemy:ID", "column:N", "column:own", "choice:N")
        self.fault("scene-unknown-word", str(value), expected)
        return {"to": "own"}

    def attack(self, row: Any) -> Attack:
        """An attack on heroes: melee has directions, area has columns."""
        row = row if isinstance(row, dict) else {}
        found = self.parts(row, "attack", ATTACK_PARTS)
        kind = found.get("kind", "melee")
        if kind == "melee" and not found.get("dirs"):
            self.fault("scene-missing-part", "melee", ("dirs",))
        if kind == "area" and not found.get("cols"):
            self.fault("scene-missing-part", "area", ("cols",))
        if kind != "area" and self.here_col == 0:
            self.fault("scene-attack-aside", kind)
        return Attack(
            kind,
            max(0, found.get("strength", 0)),
            found.get("dirs", ()),
            found.get("cols", ()),
            found.get("on_damage", ()),
        )

    def effects(self, rows: Any) -> Effects:
        """A list of effects."""
        return tuple(made for row in self.tables(rows) if (made := self.effect(row)) is not None)

    def effect(self, row: dict[str, Any]) -> Effect | None:
        """One effect."""
        word = self.one_of(row.get("do"), EFFECTS)
        if word != row.get("do"):
            return None
        if self.in_scene and word in HEROES_ONLY:
            self.fault("scene-not-in-scene", word)
            return None
        if word == "attack":
            attack = self.attack({key: value for key, value in row.items() if key != "do"})
            return Effect("attack", attack=attack)
        found = self.parts(row, word, EFFECTS[word])
        cards = found.get("cards", (found["card"],) if "card" in found else ())
        return Effect(
            do=word,
            amount=found.get("amount", found.get("delta", 0)),
            cards=cards,
            pierce=found.get("pierce", False),
            until=found.get("until", ""),
            status=found.get("status", ""),
            pile=found.get("from", ""),
            rune=found.get("rune", NOBODY),
            kind=found.get("kind", ""),
            value=found.get("value", NO_NUMBER),
            stun=found.get("stun", False),
            targets=found.get("targets", 1),
            any_card=found.get("any_card", False),
            **found.get("to", {}),
        )

    def conditions(self, rows: Any) -> Conditions:
        """Conditions that must all hold."""
        return tuple(made for row in self.tables(rows) if (made := self.condition(row)) is not None)

    def condition(self, row: dict[str, Any]) -> Condition | None:
        """One condition."""
        word = self.one_of(row.get("is"), CONDITIONS)
        if word != row.get("is"):
            return None
        found = self.parts(row, word, CONDITIONS[word])
        return Condition(
            word,
            found.get("enemy", NOBODY),
            found.get("card", NOBODY),
            found.get("value", 0),
            SIDES.index(found.get("side", "front")),
        )

    def rule(self, row: dict[str, Any]) -> Rule | None:
        """One standing rule."""
        word = self.one_of(row.get("rule"), RULES)
        if word != row.get("rule"):
            return None
        found = self.parts(row, word, RULES[word])
        return Rule(
            word,
            found.get("amount", 0),
            found.get("enemy", NOBODY),
            found.get("kind", ""),
            found.get("card", NOBODY),
            found.get("per_token", NOBODY),
            found.get("cols", ()),
            found.get("effects", ()),
        )
