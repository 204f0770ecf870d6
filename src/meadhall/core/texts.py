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
