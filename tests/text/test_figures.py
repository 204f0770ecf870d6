"""A text that carries a figure takes it from the data: change the row, and the text follows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from meadhall import GAMES, game
from meadhall.text import Texts
from meadhall.text.catalogue import LANGUAGES, Catalogue, catalogue, with_figures

NOT_SPOKEN = {"age", "copies", "count", "number", "players"}
"""Fields of a row that say how many of it there are or where it belongs, not what it does."""

RULE = re.compile(r"[A-Z]{2}-\d+")
NUMBER = re.compile(r"(?<![\w-])\d+(?!\w)")


class _Words(visitor.Visitor):
    """Collects what is written out in a pattern, placeables left out."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)


def written(known: Catalogue, key: str) -> Iterator[tuple[str, set[int]]]:
    """The numbers that stand as digits in a message and its attributes."""
    message = known.messages.get(key)
    if message is None:
        return
    parts = [("", message.value), *[(each.id.name, each.value) for each in message.attributes]]
    for form, pattern in parts:
        if pattern is not None:
            words = _Words()
            words.visit(pattern)
            said = RULE.sub("", " ".join(words.words))
            yield form, {int(found) for found in NUMBER.findall(said)}


def numbers(value: Any) -> set[int]:
    """All numbers in a row, whatever they are nested in."""
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, Mapping):
        inner = [numbers(each) for name, each in value.items() if name not in NOT_SPOKEN]
        return set().union(*inner)
    return set().union(*map(numbers, value)) if isinstance(value, (list, tuple)) else set()


def repeated(name: str, lang: str) -> list[str]:
    """Where a text says a number as digits that stands in its row or among its figures."""
    known, played = catalogue(name, lang), game(name)
    rows = {key: numbers(row) for key, row in played.cards.items()}
    for key, given in played.figures.items():
        rows[key] = rows.get(key, set()) | set(given.values())
    return [
        f"{key}{'.' if form else ''}{form}: {sorted(found & rows[key])}"
        for key in rows
        for form, found in written(known, key)
        if found & rows[key]
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_text_repeats_a_figure_of_its_row(name: str, lang: str) -> None:
    assert [] == repeated(name, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_figure_that_a_text_speaks_of_is_given(name: str, lang: str) -> None:
    texts = Texts(name, lang)
    texts.strict = True
    for key in game(name).figures:
        for form, _ in written(catalogue(name, lang), key):
            texts.name(key, form)


def test_figures_are_variables_of_the_texts_of_their_key(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("bloodrage")
    changed = replace(played, figures={"show-number": {"n": 7}})
    monkeypatch.setattr("meadhall.text.translator._game", lambda game_id: changed)
    assert "7" == Texts("bloodrage", "en").name("show-number")


def test_figures_are_written_into_texts_of_past_rules() -> None:
    """A client has the figures of the newest rules only."""
    text = """
freya = Freya
    .text = { $health } health, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { $seat }.
other = { $health }
"""
    written = with_figures(text, {"freya": {"health": 10, "cards": 1}})
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    message = bundle.get_message("freya")
    said, faults = bundle.format_pattern(message.attributes["text"], {"seat": "Astrid"})
    assert ("10 health, one card for Astrid.", []) == (said, faults)
    assert "other = { $health }" in written
