"""What engines say to people: keys with arguments, never sentences.

A key is a message of the Fluent catalogues. An argument that is a string is itself a key
(the name of a card, a province, a clan); an argument called ``seat``, or ending in
``_seat``, is a seat, shown by its player's name; other numbers are numbers; a list is shown
as an enumeration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Union

Arg = Union[int, str, "Text", Sequence["Arg"]]


@dataclass(slots=True)
class Text:
    """Something to say: a key and its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class Line(Text):
    """A line of the log; ``seat`` is who alone may read it, None for everybody."""

    seat: int | None = None


@dataclass(slots=True)
class Section:
    """A part of a described table: a title, lines of text and perhaps a grid."""

    title: Text
    lines: list[Text] = field(default_factory=list)
    columns: list[Text] = field(default_factory=list)
    rows: list[list[Text]] = field(default_factory=list)


def text(key: str, **args: Arg) -> Text:
    """Make a text: ``text("invades", seat=1, figure="leader")``."""
    return Text(key, args)


# -- parts of sections ---------------------------------------------------------

NOTHING = Text("nothing")
"""A dash: the cell of a grid that has nothing to say."""


def columns(*names: str) -> list[Text]:
    """The headings of a grid."""
    return [Text(f"column-{name}") for name in names]


def number(n: int) -> Text:
    """A number in a grid."""
    return Text("show-number", {"n": n})


def listed(items: Sequence[Arg]) -> Text:
    """Things in a row, or a dash if there are none."""
    return Text("show-list", {"items": items}) if items else NOTHING


def grid(title: Text, lines: list[Text], names: Sequence[str], rows: list[list[Text]]) -> Section:
    """A section with a grid, without the columns that have nothing in any row."""
    kept = [at for at in range(len(names)) if any(row[at] != NOTHING for row in rows)]
    heads = columns(*[names[at] for at in kept])
    return Section(title, lines, heads, [[row[at] for at in kept] for row in rows])
