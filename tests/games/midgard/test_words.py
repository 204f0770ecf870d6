"""Whole games in words: everything a player reads, in both languages, without a flaw."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.midgard.positions import clan, position
from meadhall.core import Dice, Saga, Text, key_from, text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table
from meadhall.text import Texts, rules
from reading import CYRILLIC, LATIN, MARKS, Move, everything_read, in_sections
from tables import dice

both = pytest.mark.parametrize(("lang", "foreign"), [("en", CYRILLIC), ("ru", LATIN)])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error here."""
    monkeypatch.setattr(Texts, "strict", True)


def play(seats: int, seed: str, **options: bool) -> Iterator[Move]:
    """A game by players who seldom pass or beg; before each answer."""
    saga = Saga.begin(GAME, seats, options, seed)
    chance = Dice(key_from(seed))
    while saga.table.questions():
        questions = saga.table.questions()
        beside = saga.table.asides()
        if beside and not saga.table.answered() and chance.below(6) == 0:
            questions = beside
        question = chance.pick(questions)
        options_now = saga.table.options(question)
        bold = [option for option in options_now if option not in ("pass", "beg", "keep", 0)]
        option = chance.pick(bold if bold and chance.below(8) else options_now)
        yield saga, question, option
        saga.answer(question, option)


def in_fight(table: Table) -> bool:
    return table.fight is not None


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (2, "hearth"),
        (4, "helm"),
        *[
            pytest.param(seats, seed, marks=pytest.mark.slow)
            for seats, seed in [(3, "hearth"), (4, "hearth"), (2, "helm"), (3, "helm")]
        ],
    ],
)
@both
def test_all_that_is_read_in_a_game_is_in_good_order(
    lang: str, foreign: re.Pattern[str], seats: int, seed: str
) -> None:
    texts = Texts("midgard", lang)
    moves = play(seats, seed, hall_of_glory=seed == "helm")
    read = everything_read(texts, moves, in_fight)
    wrong = {said for said in read if foreign.search(said) or MARKS.search(said)}
    assert set() == wrong


@both
def test_every_card_is_told_in_its_language(lang: str, foreign: re.Pattern[str]) -> None:
    texts = Texts("midgard", lang)
    told = [texts.name(card, form) for card in GAME.cards for form in ("", "text", "help")]
    assert [] == [said for said in told if foreign.search(said)]
    assert all(texts.has(card, form) for card in GAME.cards for form in ("text", "help"))


def test_the_table_is_told_completely() -> None:
    """Whatever can be seen stands in the words: enemies, places, goods, cards, odds."""
    texts = Texts("midgard", "en")
    for number, (saga, question, _) in enumerate(play(3, "complete")):
        if number % 7:
            continue
        view = GAME.view(saga.table, question.seat)
        told = "\n".join(in_sections(texts.say, GAME.describe(view)))
        for target in [*view["town"], *view["shores"]]:
            if target["enemy"] is not None:
                assert texts.name(target["enemy"]) in told
        for place in view["places"] if view["phase"] in ("setup", "workers") else []:
            assert texts.name(place["name"]) in told
        for shore in view["shores"]:
            journey = shore["journey"] or view["mine"]["journeys"].get(shore["name"])
            if journey is not None:
                assert texts.name(journey) in told
        for player in view["players"]:
            for rune in player["runes"]:
                assert texts.name(rune["name"]) in told
            if player["ship"] is not None:
                assert texts.name(player["ship"]) in told
        for destiny in view["mine"]["destinies"]:
            assert texts.name(destiny["name"]) in told
        for enemy in view["mine"]["trophies"]["defeated"]:
            assert texts.name(enemy) in told


def test_a_spectator_is_told_nothing_private() -> None:
    for saga, _, _ in play(2, "watching"):
        keys = [each.title.key for each in GAME.describe(GAME.view(saga.table, None))]
        assert "title-own" not in keys


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_that_a_question_names_can_be_read(lang: str) -> None:
    known = rules("midgard", lang)
    for number, (_, question, _) in enumerate(play(4, "rules")):
        for rule in question.rules:
            assert rule in known
        if number > 250:
            break


def test_every_closed_place_has_a_reason_in_words() -> None:
    texts = Texts("midgard", "ru")
    seen = set()
    for saga, question, _ in play(4, "closed"):
        if question.name == "PlaceWorker":
            offered = saga.table.options(question)
            view = GAME.view(saga.table, question.seat)
            for place in view["places"]:
                own = view["mine"]["places"].get(place["name"], {})
                closed = own.get("closed", place.get("closed"))
                assert (closed is None) == (place["name"] in offered)
                assert not ("closed" in own and "closed" in place)
                if closed is not None:
                    seen.add(texts.name(closed))
    assert len(seen) >= 4


SAID = [
    (text("scores-destinies", seat=0, glory=2), "Красный получает за судьбы 2 славы."),
    (text("final-glory", seat=0, glory=42), "Итог Красного: 42 славы."),
    (text("rolls", seat=0, dice=["swordsman_hit", "axeman_blank"]),
     "Красный бросает кубики: мечник — удар, топорщик — пусто."),
    (text("looks-at-journey", seat=0, shore="shore_3"), "Красный смотрит поход у берега 3."),
    (text("show-looked", shore="shore_1", seats=[1]), "Берег 1: поход видели — Синий."),
    (text("nobody-fights", seat=3, enemy="monster_nokken_red"),
     "Жёлтому некем сразиться с врагом «Нёкк (красный)»."),
    (text("gifts", seat=0, goods=[text("count_food", n=4)]), "Красный получает дары: 4 еды."),
    (text("hint-fed", fed=2), "1 еда на 2 воинов"),
    (text("show-voyage", win=8), "8\u00a0%"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "said"), SAID, ids=[line.key for line, _ in SAID])
def test_lines_are_said_as_people_say_them(line: Text, said: str) -> None:
    assert said == Texts("midgard", "ru").say(line)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_names_cargo_printed_glory_marker_and_how_often(lang: str) -> None:
    texts = Texts("midgard", lang)
    table = position(
        clan(leader="ullr", workers=2, food=3, wood=1), clan(), merchant="merchant_1",
        runes="rune_glory rune_healing", stalls="pauper militia",
    )  # fmt: skip
    table.do(NextWorker(0))
    told = "\n".join(in_sections(texts.say, GAME.describe(GAME.view(table, 0))))
    assert texts.say(text("count_food", n=5)) in told
    assert texts.say(text("show-rune-glory", card="rune_healing", glory=2)) in told
    asked = table.questions()[0]
    jarl, pauper = (asked.hint(table, place) for place in ("jarl_longhouse", "pauper"))
    assert jarl is not None
    assert pauper is not None
    assert texts.say(text("hint-marker", seat=1)) in texts.say(jarl)
    assert texts.say(text("hint-times", times=3)) in texts.say(pauper)
    assert "3" in texts.name("draugr_jarl_red", "text")


@pytest.mark.rule("CM-182")
def test_what_others_fight_stands_in_the_log_of_all() -> None:
    saga = Saga.begin(GAME, 3, {}, "told to all")
    chance = dice("told to all")
    while saga.table.questions():
        asked = chance.pick(saga.table.questions())
        saga.answer(asked, chance.pick(saga.table.options(asked)))
    for seat in (None, 0, 1, 2):
        keys = [line.key for line in saga.log(seat)]
        assert {"fights", "rolls", "damage", "combat-total", "defeated-revealed"} <= {*keys}
