"""Names at one table: no two of them look alike.

A name that is taken at a table, or looks like one that is, gets a number there: ``Olga (2)``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count

_ALIKE = str.maketrans(
    "АВЕЁЗІЈКМНОРСЅТУХҮԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧL10|", "ABEE3IJKMHOPCSTYXYWABEZHIKMNOPTYXIIOI"
)
"""Capitals of Cyrillic and Greek, and figures, as the Latin capitals that they look like."""


def look(name: str) -> str:
    """The same for names that a reader could take for each other: case, accents and alphabet."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return "".join(plain.upper().translate(_ALIKE).split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if one of the others looks like it; no name stays none."""
    taken = {look(other) for other in others}
    if not name or look(name) not in taken:
        return name
    numbered = (f"{name} ({number})" for number in count(2))
    return next(each for each in numbered if look(each) not in taken)


def renamed(names: Sequence[str], own: Sequence[bool], name: str) -> list[str]:
    """The names of a table's seats when those of one person get a new name."""
    found = list(names)
    for seat, mine in enumerate(own):
        if mine:
            found[seat] = distinct(name, found[:seat] + found[seat + 1 :])
    return found
