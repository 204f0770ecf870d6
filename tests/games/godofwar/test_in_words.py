"""Whole games in words: everything that players read, in both languages, without a flaw."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meadhall.core import Dice, Saga, key_from
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.catalogue import LANGUAGES, catalogue
from meadhall.games.godofwar.table import Table
from meadhall.text import Texts
from meadhall.text import rules as numbered_rules
from meadhall.text.catalogue import catalogue_files
from reading import CYRILLIC, LATIN, MARKS, Move, everything_read, in_sections


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def play(seats: int, scene: str) -> Iterator[Move]:
    """A game by players who seldom pass and seldom end their turns; before each answer."""
    options = {"scene": scene, "length": "scene", "difficulty": "story"}
    saga = Saga.begin(GAME, seats, options, scene)
    chance = Dice(key_from(scene))
    while saga.table.questions():
        question = chance.pick([*saga.table.questions(), *saga.table.asides()[:1]])
        options_now = saga.table.options(question)
        bold = [option for option in options_now if option not in ("pass", "end", "none")]
        option = chance.pick(bold if bold and chance.below(5) else options_now)
        yield saga, question, option
        saga.answer(question, option)


def with_a_set(table: Table) -> bool:
    return table.building is not None


SCENES = [scene for scene in GAME.choices[2].values if scene != "random"]


FOREIGN = {"en": CYRILLIC, "ru": LATIN}
READ = [
    pytest.param(scene, lang, marks=[pytest.mark.slow] if (at + further) % 2 else [])
    for at, scene in enumerate(SCENES)
    for further, lang in enumerate(FOREIGN)
]
"""Every scene in both languages, in one of them quickly."""


@pytest.mark.parametrize(("scene", "lang"), READ)
@pytest.mark.rule("GW-249")
def test_all_that_is_read_in_a_game_is_in_good_order(scene: str, lang: str) -> None:
    texts, foreign = Texts("godofwar", lang), FOREIGN[lang]
    seats = 1 + SCENES.index(scene) % 4

    wrong = {
        said
        for said in everything_read(texts, play(seats, str(scene)), with_a_set)
        if foreign.search(said) or MARKS.search(said)
    }

    assert set() == wrong


@pytest.mark.parametrize(("lang", "foreign"), [*FOREIGN.items()])
def test_every_card_is_told_in_its_language(lang: str, foreign: re.Pattern[str]) -> None:
    texts = Texts("godofwar", lang)
    told = [texts.name(card, form) for card in GAME.cards for form in ("", "text", "help")]

    assert [] == [said for said in told if foreign.search(re.sub(r"GW-\d+", "", said))]
    assert all(texts.has(card, form) for card in GAME.cards for form in ("text", "help"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_of_scenes_is_fresh(lang: str) -> None:
    """``python -m meadhall.games.godofwar.catalogue`` makes it."""
    (file,) = [f for f in catalogue_files("godofwar", lang) if f.name == f"scenes.{lang}.ftl"]

    assert catalogue(lang) == file.read_text(encoding="utf-8")


@pytest.mark.rule("GW-201")
def test_the_english_edition_calls_it_a_shatter_crystal() -> None:
    assert "Shatter Crystal" == Texts("godofwar", "en").name("crystal")
    assert "Кристалл" == Texts("godofwar", "ru").name("crystal")


def test_both_rule_pages_have_the_same_rules() -> None:
    english, russian = (numbered_rules("godofwar", lang) for lang in LANGUAGES)

    assert [*english] == [*russian]
    assert 286 == len(english)


def test_the_table_is_told_completely() -> None:
    """Whatever is public stands in the words: scene cards, heroes, hands, offers."""
    texts = Texts("godofwar", "en")
    for number, (saga, question, _) in enumerate(play(3, "travelers")):
        if number % 9:
            continue
        view = GAME.view(saga.table, question.seat)
        told = "\n".join(in_sections(texts.say, GAME.describe(view)))
        for card in view["scene"]["cards"] if view["scene"] else []:
            assert texts.name(card["name"]) in told
        for hero in view["heroes"]:
            assert texts.name(hero["name"]) in told
        for player in view["players"]:
            for card in [*player["hand"], *player["top"], *player["discard"]]:
                assert texts.name(card) in told
        for card in view["players"][question.seat]["hand"]:
            assert texts.name(card, "text") in told
        for offered in view["offer"]:
            assert texts.name(offered["card"]) in told
