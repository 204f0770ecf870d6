"""Bounds of a scene's text (GW-278), so that no text can be too much for a program to read or play.

1. ``text_faults`` looks at the bare text, before the TOML reader does: that it says anything, its
   length, how deep brackets and keys nest, how long numbers are.
2. ``shape_faults`` looks at what was read: the lengths of lists and words, and repeated words
   where a list means a set.

Our ten scenes stay far below all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from meadhall.core import Fault

LONGEST_TEXT = 50_000
LONGEST_LINE = 2_000
LONGEST_WORD = 1_000
LONGEST_LIST = 12
MOST_CARDS = 24
MOST_DIGITS = 6
DEEPEST = 12
"""How deep brackets may nest."""
MOST_DOTS = 16
"""How many dots one line may have outside of texts: a key has one for each level."""
MOST_EFFECTS = 200
MOST_FAULTS = 40
"""How many faults are told of one text."""
LONGEST_FAULT = 60
"""How much of a wrong word is told."""

SETS = ("cards", "cols", "dirs", "on_damage", "runes")
"""Lists that may not say the same twice."""

_TEXTS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*')
_DIGITS = re.compile(rf"\d{{{MOST_DIGITS + 1},}}")


def text_faults(text: str) -> list[Fault]:
    """What is empty, too long or too deep in a text, before it is read as TOML."""
    if all(line.strip()[:1] in ("", "#") for line in text.split("\n")):
        return [Fault(1, "scene-empty", "", ("id", "kind", "name_en", "name_ru"))]
    if len(text) > LONGEST_TEXT:
        return [Fault(1, "scene-too-long", str(len(text)), (str(LONGEST_TEXT),))]
    faults: list[Fault] = []
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        bare = _TEXTS.sub("", line)
        depth, deepest = _nested(bare, depth)
        if len(line) > LONGEST_LINE:
            faults.append(Fault(number, "scene-too-long", str(len(line)), (str(LONGEST_LINE),)))
        elif bare.count(".") > MOST_DOTS or deepest > DEEPEST:
            faults.append(Fault(number, "scene-too-deep", str(DEEPEST)))
        elif found := _DIGITS.search(bare):
            faults.append(Fault(number, "scene-long-number", cut(found[0]), (str(MOST_DIGITS),)))
        if len(faults) == MOST_FAULTS:
            break
    return faults


def _nested(bare: str, depth: int) -> tuple[int, int]:
    """How deep brackets nest at the end of a line, and at its deepest."""
    deepest = depth
    for each in bare:
        if each in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif each in "]}":
            depth = max(0, depth - 1)
    return depth, deepest


def shape_faults(data: dict[str, Any]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What is too long or repeated in a scene that was read: a message, the word, what may be."""
    effects = 0
    for key, value in _parts("", data):
        if isinstance(value, list):
            most = MOST_CARDS if key == "card" else LONGEST_LIST
            if len(value) > most:
                yield "scene-long-list", key, (str(most),)
            twice = [each for at, each in enumerate(value) if each in value[:at]]
            if key in SETS and twice:
                yield "scene-twice", cut(str(twice[0])), ()
        elif isinstance(value, str) and len(value) > LONGEST_WORD:
            yield "scene-too-long", str(len(value)), (str(LONGEST_WORD),)
        elif isinstance(value, dict):
            effects += "do" in value
    if effects > MOST_EFFECTS:
        yield "scene-long-list", "effects", (str(MOST_EFFECTS),)


def _parts(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every value in a scene with the key it stands under; its depth is bounded already."""
    yield key, value
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _parts(name, each)
    elif isinstance(value, list) and len(value) <= MOST_CARDS:
        for each in value:
            yield from _parts(key, each)


def cut(word: str) -> str:
    """As much of a wrong word as is told."""
    return word if len(word) <= LONGEST_FAULT else word[: LONGEST_FAULT - 1] + "…"
