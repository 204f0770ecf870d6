"""Whole games in words: everything a player reads, in both languages, without a flaw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.core import Dice, Option, Question, Saga, Section, key_from
from meadhall.games.bloodrage import GAME
from meadhall.text import Texts

LATIN = re.compile("[A-Za-z]")
CYRILLIC = re.compile("[А-Яа-яЁё]")
MARKS = re.compile(r"[{}$\u2066-\u2069]|\s$|^\s|  | [,.;:!?)]|\(\)|\.\.")
"""What no finished text has: braces, isolation marks, stray spaces, doubled or lost points."""


def play(seats: int, seed: str) -> Iterator[tuple[Saga[Any], Question[Any], Option]]:
    """A game by players who seldom pass, so that much happens; before each answer."""
    saga = Saga.begin(GAME, seats, {}, seed)
    chance = Dice(key_from(seed))
    while saga.table.questions():
        question = chance.pick(saga.table.questions())
        options = saga.table.options(question)
        bold = [option for option in options if option not in ("pass", "done", "none")]
        option = chance.pick(bold if bold and chance.below(12) else options)
        yield saga, question, option
        saga.answer(question, option)


def in_sections(texts: Texts, sections: list[Section]) -> Iterator[str]:
    for section in sections:
        yield texts.say(section.title)
        for text in [*section.lines, *section.columns]:
            yield texts.say(text)
        for row in section.rows:
            assert len(row) == len(section.columns)
            yield from map(texts.say, row)


def everything_read(texts: Texts, seats: int, seed: str) -> Iterator[str]:
    """All that the players of a game read, from the first prompt to the result."""
    saga = None
    for number, (saga, question, _) in enumerate(play(seats, seed)):
        yield texts.prompt(question)
        for option in saga.table.options(question):
            yield texts.option(question, option)
            hint = question.hint(saga.table, option)
            if hint is not None:
                yield texts.say(hint)
        if number % 5 == 0 or saga.table.battle is not None:
            viewer = None if number % 3 == 0 else question.seat
            yield from in_sections(texts, GAME.describe(GAME.view(saga.table, viewer)))
    assert saga is not None
    yield from (texts.say(line) for _, line in saga.lines)
    result = GAME.result(saga.table)
    assert result is not None
    yield from (texts.name(f"source-{part}") for part in result.parts)
    yield from in_sections(texts, GAME.describe(GAME.view(saga.table, 0)))


@pytest.mark.parametrize("seed", ["hearth", "helm", "harp"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("lang", "foreign"), [("en", CYRILLIC), ("ru", LATIN)])
def test_all_that_is_read_in_a_game_is_in_good_order(
    lang: str, foreign: re.Pattern[str], seats: int, seed: str
) -> None:
    texts = Texts("bloodrage", lang)

    wrong = {
        said
        for said in everything_read(texts, seats, seed)
        if foreign.search(said) or MARKS.search(said)
    }

    assert wrong == set()


@pytest.mark.parametrize(("lang", "foreign"), [("en", CYRILLIC), ("ru", LATIN)])
def test_every_card_is_told_in_its_language(lang: str, foreign: re.Pattern[str]) -> None:
    texts = Texts("bloodrage", lang)
    told = [texts.name(card, form) for card in GAME.cards for form in ("", "text", "help")]

    assert [said for said in told if foreign.search(re.sub(r"BR-\d+", "", said))] == []
    assert all(texts.has(card, form) for card in GAME.cards for form in ("text", "help"))


def test_the_table_is_told_completely() -> None:
    """Whatever is public stands in the words: places, figures, numbers, upgrades, cards seen."""
    texts = Texts("bloodrage", "en")
    for number, (saga, question, _) in enumerate(play(3, "complete")):
        if number % 7:
            continue
        view = GAME.view(saga.table, question.seat)
        told = "\n".join(in_sections(texts, GAME.describe(view)))
        for province in view["provinces"]:
            assert texts.name(province["name"]) in told
        for player in view["players"]:
            laid = [card for kind in player["upgrades"].values() for card in kind if card]
            for card in [*laid, *player["seen"]]:
                assert texts.name(card) in told
        for card in [*view["mine"]["hand"], *view["mine"]["pack"], *view["mine"]["quests"]]:
            assert texts.name(card) in told
        for card in [*view["mine"]["hand"], *view["mine"]["pack"]]:
            assert texts.name(card, "text") in told


def test_a_spectator_is_told_of_no_hand() -> None:
    for saga, _, _ in play(2, "watching"):
        keys = [each.title.key for each in GAME.describe(GAME.view(saga.table, None))]
        assert "title-cards" not in keys
        assert "title-pack" not in keys
