"""What the tests of whole games in words share: reading all that players read, and its flaws."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from meadhall.core import Option, Question, Saga, Section, Text
from meadhall.text import Texts

LATIN = re.compile("[A-Za-z]")
CYRILLIC = re.compile("[А-Яа-яЁё]")
MARKS = re.compile(r"[{}$\u2066-\u2069]|\s$|^\s|  | [,.;:!?)]|\(\)|\.\.")
"""What no finished text has: braces, isolation marks, stray spaces, doubled or lost points."""

Move = tuple[Saga[Any], Question[Any], Option]
"""A game before an answer is given."""


def in_sections(say: Callable[[Text], str], sections: list[Section]) -> Iterator[str]:
    """All that a described table says."""
    for section in sections:
        yield say(section.title)
        for text in [*section.lines, *section.columns]:
            yield say(text)
        for row in section.rows:
            assert len(row) == len(section.columns)
            yield from map(say, row)


def everything_read(
    texts: Texts, moves: Iterable[Move], closely: Callable[[Any], bool]
) -> Iterator[str]:
    """All that the players of a game read, from the first prompt to the result.

    The table is read now and then, and every time where it is worth looking ``closely``. Most of
    it is as before, and what was said once is not put into words anew.
    """
    said: dict[str, str] = {}

    def say(text: Text) -> str:
        key = repr(text)
        if key not in said:
            said[key] = texts.say(text)
        return said[key]

    saga = None
    for number, (saga, question, _) in enumerate(moves):
        yield texts.prompt(question)
        for option in saga.table.options(question):
            yield texts.option(question, option)
            hint = question.hint(saga.table, option)
            if hint is not None:
                yield say(hint)
        if number % 5 == 0 or closely(saga.table):
            viewer = None if number % 3 == 0 else question.seat
            view = saga.game.view(saga.table, viewer)
            yield from in_sections(say, saga.game.describe(view))
    assert saga is not None
    yield from (say(line) for _, line in saga.lines)
    result = saga.game.result(saga.table)
    assert result is not None
    yield from (texts.name(f"source-{part}") for part in result.parts)
    yield from in_sections(say, saga.game.describe(saga.game.view(saga.table, 0)))
