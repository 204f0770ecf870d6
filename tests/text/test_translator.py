"""How keys with arguments become sentences, shown with the texts of Blood Rage."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

import pytest

from meadhall.core import Option, Question, Table, Text, text
from meadhall.core.agenda import STEPS
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.components import PLACE
from meadhall.text import TextError, Texts
from meadhall.text.catalogue import Catalogue, catalogue

EN = Texts("bloodrage", "en")
RU = Texts("bloodrage", "ru")


def said(told: Text, **given: list[str]) -> list[str]:
    """A text in English and in Russian."""
    return [Texts("bloodrage", lang, given.get("names")).say(told) for lang in ("en", "ru")]


def asked(name: str, seat: int, *about: int) -> Question[Any]:
    """A question of Blood Rage by its name."""
    found: type[Any] = STEPS[GAME.home][name]
    question: Question[Any] = found(seat, *about)
    return question


# -- names ---------------------------------------------------------------------------


def test_a_string_is_a_name_and_its_forms_are_its_attributes() -> None:
    told = text("invades", seat=0, figure="leader", place="elvagar")

    assert said(told) == [
        "Wolf invades, sending the leader into Elvagar.",
        "Волк вторгается вождём в Эльвагар.",
    ]


def test_where_a_form_is_missing_the_plain_name_stands() -> None:
    assert RU.name("troll", "nom") == RU.name("troll") == "Тролль"
    assert RU.say(text("flees", seat=0, figure="volur_witch")) == (
        "Волк: Вёльва отступает в Иггдрасиль."
    )


def test_a_name_can_be_asked_for_in_a_form() -> None:
    assert RU.name("gimle", "from") == "из Гимле"
    assert EN.name("fjord_ne", "in") == "in the north-east fjord"


# -- seats ---------------------------------------------------------------------------


def test_a_seat_goes_by_its_side_with_its_cases() -> None:
    told = text("steals-glory", seat=1, from_seat=3, glory=2)

    assert said(told) == [
        "Raven takes 2 Glory from Bear.",
        "Ворон забирает у Медведя 2 славы.",
    ]


def test_a_seat_goes_by_the_players_name_if_it_has_one() -> None:
    told = text("steals-glory", seat=1, from_seat=0, glory=1)

    assert said(told, names=["Астрид", ""]) == [
        "Raven takes 1 Glory from Астрид.",
        "Ворон забирает у игрока Астрид 1 славу.",
    ]


def test_a_name_is_never_taken_for_a_message() -> None:
    assert Texts("bloodrage", "ru", ["leader { $x }"]).seat(0) == "leader { $x }"


def test_a_seat_without_side_and_name_goes_by_its_number() -> None:
    assert Texts("", "en").seat(2) == "Player 3"
    assert Texts("", "ru").seat(2, "gen") == "игрока 3"


def test_names_of_seats_can_be_marked() -> None:
    marked = Texts("bloodrage", "en", mark=lambda seat, name: f"<{seat}:{name}>")

    assert marked.say(text("passes", seat=2)) == "<2:Serpent> passes."


# -- lists and texts inside texts --------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "english", "russian"),
    [
        ([0], "Wolf", "Волк"),
        ([0, 1], "Wolf and Raven", "Волк и Ворон"),
        ([2, 0, 1], "Serpent, Wolf and Raven", "Змей, Волк и Ворон"),
    ],
)
def test_a_list_is_enumerated(seats: list[int], english: str, russian: str) -> None:
    told = text("battle", seats=seats, place="gimle")

    assert said(told) == [
        f"Battle in Gimle between {english}.",
        f"Битва в Гимле: сошлись {russian}.",
    ]


def test_an_empty_list_is_nothing() -> None:
    assert EN.listed([]) == ""


def test_texts_inside_texts_are_said_first_each_in_the_form_that_is_wanted() -> None:
    lost = [text("count_leader", n=1), text("count_warrior", n=3), text("troll")]

    assert said(text("destroyed", seat=0, figures=lost, place="gimle")) == [
        "Wolf loses the leader, 3 warriors and the Troll in Gimle.",
        "Волк теряет вождя, 3 воинов и Тролля в Гимле.",
    ]


def test_a_message_may_say_what_stands_between_the_parts_of_its_lists() -> None:
    there = [text("count_leader", n=1), text("count_warrior", n=2)]

    assert RU.say(text("show-force", seat=0, figures=there, strength=5)) == (
        "Волк: вождь, 2 воина (5)"
    )


# -- numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "warriors", "lost", "cards", "glory"),
    [
        (1, "1 воин", "1 воина", "1 карту", "1 славу"),
        (2, "2 воина", "2 воинов", "2 карты", "2 славы"),
        (5, "5 воинов", "5 воинов", "5 карт", "5 славы"),
        (11, "11 воинов", "11 воинов", "11 карт", "11 славы"),
        (21, "21 воин", "21 воина", "21 карту", "21 славу"),
    ],
)
def test_russian_plurals(n: int, warriors: str, lost: str, cards: str, glory: str) -> None:
    warrior = text("count_warrior", n=n)

    assert RU.say(warrior) == warriors
    assert lost in RU.say(text("destroyed", seat=0, figures=[warrior], place="gimle"))
    assert cards in RU.say(text("keeps-card", seat=0, cards=n))
    assert glory in RU.say(text("gains-glory", seat=0, glory=n))


@pytest.mark.parametrize(("n", "cards"), [(1, "1 card."), (2, "2 cards."), (21, "21 cards.")])
def test_english_plurals(n: int, cards: str) -> None:
    assert EN.say(text("keeps-card", seat=0, cards=n)).endswith(cards)


# -- questions ---------------------------------------------------------------------------


def test_a_prompt_names_what_the_question_is_about() -> None:
    march = asked("MarchFigure", 0, PLACE["gimle"], PLACE["utgard"], 1)

    assert EN.prompt(march) == "March from Gimle into Utgard: who else goes?"
    assert RU.prompt(march) == "Марш из Гимле в Утгард: кто ещё идёт?"


def test_an_option_is_labelled_by_the_question_or_by_its_own_name() -> None:
    march = asked("MarchFigure", 0, PLACE["gimle"], PLACE["utgard"], 1)

    assert RU.option(march, "done") == "Больше никто"
    assert RU.option(march, "leader") == "Вождь"
    assert EN.option(asked("TakeAction", 0), "pass") == "Pass"


def test_a_number_is_labelled_by_the_question_for_all_others() -> None:
    assert [EN.option(asked("UseQuest", 0), value) for value in (0, 3)] == [
        "No, leave it a bluff",
        "Yes, as a +3 battle card",
    ]


@dataclass(slots=True)
class ChooseRival(Question[Table]):
    """A question without texts of its own, whose options are seats."""

    kind = "seat"

    def options(self, table: Table) -> list[Option]:
        return [1, 2]


def test_an_option_that_is_a_seat_goes_by_the_players_name() -> None:
    assert Texts("bloodrage", "ru", ["", "Астрид"]).option(ChooseRival(0), 1) == "Астрид"


# -- what is missing ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "told", [text("no-such-message"), text("passes"), text("passes", card="no-such-card")]
)
def test_a_missing_message_or_argument_is_an_error_in_tests(told: Text) -> None:
    with pytest.raises(TextError):
        EN.say(told)


def test_for_players_it_is_shown_by_its_key_and_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Texts, "strict", False)

    with caplog.at_level(logging.WARNING):
        assert RU.say(text("no-such-message", seat=1)) == "no-such-message"
        assert RU.say(text("passes")) == "passes"

    assert ["no-such-message" in caplog.messages[0], "passes" in caplog.messages[1]] == [True] * 2


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        Texts("bloodrage", "de")


def test_faults_of_a_catalogue_are_known() -> None:
    broken = Catalogue(catalogue("", "en").bundle)
    broken.add("good = fine\ngood = again\nthis is not a message\n", "broken.ftl")

    assert broken.faults == [
        "broken.ftl: good is given twice",
        "broken.ftl: cannot be read: this is not a message",
    ]
