"""Action, status and crystal cards: rows of heroes.toml, upgrades.toml and components.toml.

A table holds printed cards by number, so that each can be followed from pile to pile; copies
share their face, and players, views and records name a card by its face (GW-006).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from meadhall.core import BadRow
from meadhall.games.data import read_toml
from meadhall.games.godofwar.components import CRYSTAL, POISON, RUNE, STATUS, STATUS_COPIES, STUN
from meadhall.games.godofwar.lines import Lines
from meadhall.games.godofwar.vocabulary import NO_NUMBER, NOBODY, Effects
from meadhall.games.godofwar.words import Words

HEROES_FILE, UPGRADES_FILE = "heroes.toml", "upgrades.toml"
HERO_ROWS: list[dict[str, Any]] = read_toml(__package__, HEROES_FILE)["hero"]
_UPGRADE_ROWS: list[dict[str, Any]] = read_toml(__package__, UPGRADES_FILE)["upgrade"]

CARD_COLUMNS = ("key", "copies", "options", "stun", "rage", "effects", "runes", "source", "note")
OPTION_KINDS = ("melee", "ranged", "defense", "modifier", "special")


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card; copies share it."""

    key: str
    owner: str
    """The hero whose starting card it is, "upgrade" or "status"."""
    melee: int | None
    """The number beside the icon, NO_NUMBER if it has none; None if there is no such icon."""
    ranged: int | None
    defense: int | None
    modifier: int | None
    special: bool
    stun: bool
    rage: int
    effects: Effects
    source: str

    def value(self, kind: str) -> int | None:
        """The number for a kind of set."""
        found: int | None = getattr(self, kind)
        return found

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols it can pay for at an interaction point (GW-092)."""
        kinds = ("melee", "ranged", "defense", "modifier")
        found = [kind for kind in kinds if self.value(kind) is not None]
        if self.special:
            found.append("special")
        if self.key == STATUS[CRYSTAL]:
            found.append("crystal")
        return tuple(found)


def read_effects(file: str, key: str, rows: object) -> Effects:
    """The effects of a row; a word or part that the vocabulary does not know is a BadRow."""
    words = Words(Lines(""), in_scene=False)
    made = words.effects(rows)
    for fault in words.faults:
        known = f"; known: {', '.join(fault.expected)}" if fault.expected else ""
        raise BadRow(file, key, f"{fault.key} {fault.word!r}{known}")
    return made


def check_columns(file: str, row: Mapping[str, Any], known: Iterable[str]) -> None:
    """A row has no column but these; else a BadRow names it."""
    for column in row:
        if column not in known:
            raise BadRow(
                file, str(row.get("key")), f"no column {column!r}; known: {', '.join(known)}"
            )


def make_face(file: str, row: Mapping[str, Any], owner: str) -> Face:
    """The face that a row describes."""
    check_columns(file, row, CARD_COLUMNS)
    values = {option["kind"]: option.get("value", NO_NUMBER) for option in row["options"]}
    for kind in values:
        if kind not in OPTION_KINDS:
            raise BadRow(file, row["key"], f"no kind {kind!r}; known: {', '.join(OPTION_KINDS)}")
    return Face(
        row["key"],
        owner,
        values.get("melee"),
        values.get("ranged"),
        values.get("defense"),
        values.get("modifier"),
        "special" in values,
        row.get("stun", False),
        row.get("rage", 0),
        read_effects(file, row["key"], row.get("effects", [])),
        row["source"],
    )


def _status(name: str) -> Face:
    return Face(name, "status", None, None, None, None, False, False, 0, (), "rulebook")


def _begins(face: Face, kind: str) -> int:
    """Whether a card begins a set of this kind: it has a number, or can get one (GW-054)."""
    value = face.value(kind)
    if value is None or face.special or face.modifier:
        return 0
    return 1 if value == NO_NUMBER else 2


FACES: list[Face] = []
"""All faces: starting cards hero by hero, upgrades, then stun, poison and crystal."""
FACE_OF: list[int] = []
"""The face of each printed card."""
RUNE_OF: list[int] = []
"""The rune of each printed card; NOBODY for all but upgrades."""
STARTING: dict[str, list[int]] = {}
"""The 14 starting cards of each hero."""
UPGRADES: list[int] = []
STATUS_CARDS: tuple[list[int], ...] = ([], [], [])
"""The printed stun, poison and crystal cards."""


def _print_all() -> None:
    def print_card(rune: int = NOBODY) -> int:
        FACE_OF.append(len(FACES) - 1)
        RUNE_OF.append(rune)
        return len(FACE_OF) - 1

    for hero in HERO_ROWS:
        for row in hero["card"]:
            FACES.append(make_face(HEROES_FILE, row, hero["key"]))
            own = STARTING.setdefault(hero["key"], [])
            own += [print_card() for _ in range(row["copies"])]
    for row in _UPGRADE_ROWS:
        FACES.append(make_face(UPGRADES_FILE, row, "upgrade"))
        UPGRADES.extend(print_card(RUNE[rune]) for rune in row["runes"])
    for pile, name in enumerate(STATUS):
        FACES.append(_status(name))
        STATUS_CARDS[pile].extend(print_card() for _ in range(STATUS_COPIES[pile]))


_print_all()

NAMES: tuple[str, ...] = tuple(FACES[face].key for face in FACE_OF)
"""The name of each printed card."""
FACE: dict[str, int] = {face.key: number for number, face in enumerate(FACES)}
PRINTED: tuple[Face, ...] = tuple(FACES[face] for face in FACE_OF)
"""The face of each printed card, at hand."""

MODIFIER: tuple[int, ...] = tuple(face.modifier or 0 for face in PRINTED)
"""The number of a modifier card, 0 for the rest."""
IS_SPECIAL: tuple[bool, ...] = tuple(face.special for face in PRINTED)
IS_CRYSTAL: tuple[bool, ...] = tuple(name == STATUS[CRYSTAL] for name in NAMES)
IS_BAD: tuple[bool, ...] = tuple(name in (STATUS[STUN], STATUS[POISON]) for name in NAMES)
"""Stun and poison cards, which are never held in hand (GW-142)."""
PILE_OF: tuple[int, ...] = tuple(STATUS.index(name) if name in STATUS else NOBODY for name in NAMES)

SYMBOLS: tuple[tuple[str, ...], ...] = tuple(face.symbols for face in PRINTED)
"""What each card can pay for."""

BEGINS: dict[str, tuple[int, ...]] = {
    kind: tuple(_begins(face, kind) for face in PRINTED) for kind in ("melee", "ranged", "defense")
}
"""By kind of set: 2 if a card begins one by itself, 1 with a modifier's number, 0 if not at all."""

SET_BONUS: tuple[bool, ...] = tuple(
    any(effect.do == "set_bonus" for effect in face.effects) for face in PRINTED
)
REROLL: tuple[bool, ...] = tuple(
    any(effect.do == "reroll_die" for effect in face.effects) for face in PRINTED
)
PLAYABLE: tuple[bool, ...] = tuple(
    crystal or (special and not reroll)
    for crystal, special, reroll in zip(IS_CRYSTAL, IS_SPECIAL, REROLL, strict=True)
)
"""Crystals and special cards that can be played as an action (GW-060, GW-201)."""

BY_NAME: dict[str, dict[str, Any]] = {
    face.key: {
        "name": face.key,
        **{column: told for column, told in asdict(face).items() if column != "key"},
        "effects": [effect.do for effect in face.effects],
        "symbols": [*face.symbols],
        "copies": NAMES.count(face.key),
    }
    for face in FACES
}
"""One row a name, as plain data, for card lists and help."""


def names_of(cards: Iterable[int]) -> list[str]:
    """The names of these cards, in the order of the card list."""
    return [NAMES[card] for card in sorted(cards)]


def different(cards: Iterable[int]) -> list[str]:
    """The names among these cards, each once, in the order of the card list."""
    ordered = sorted(cards)
    if len(ordered) < 2:
        return [NAMES[card] for card in ordered]
    return [*dict.fromkeys(map(NAMES.__getitem__, ordered))]


def find(cards: Iterable[int], name: str) -> int:
    """The first card of that name among these."""
    return min(card for card in cards if NAMES[card] == name)
