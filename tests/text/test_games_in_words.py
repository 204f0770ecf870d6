"""Whole games in words: everything a player reads, in both languages, without a flaw."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meadhall.core import Dice, Saga, key_from
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.table import Table
from meadhall.text import Texts
from reading import CYRILLIC, LATIN, MARKS, Move, everything_read, in_sections


def play(seats: int, seed: str) -> Iterator[Move]:
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


def in_battle(table: Table) -> bool:
    return table.battle is not None


@pytest.mark.parametrize(
    "seed", ["hearth", *[pytest.param(seed, marks=pytest.mark.slow) for seed in ("helm", "harp")]]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("lang", "foreign"), [("en", CYRILLIC), ("ru", LATIN)])
def test_all_that_is_read_in_a_game_is_in_good_order(
    lang: str, foreign: re.Pattern[str], seats: int, seed: str
) -> None:
    texts = Texts("bloodrage", lang)

    wrong = {
        said
        for said in everything_read(texts, play(seats, seed), in_battle)
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
        told = "\n".join(in_sections(texts.say, GAME.describe(view)))
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
