"""Why something cannot be chosen now: the reason, its rule, and that it is true."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import act, clan, position
from games.bloodrage.secrets import random_game
from meadhall.core import Option
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.actions import ACTIONS
from meadhall.games.bloodrage.table import Table
from meadhall.text import Texts
from meadhall.text.rules import rules
from tables import dice, question, tell

WORDS = {lang: Texts("bloodrage", lang) for lang in ("en", "ru")}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def reasons(table: Table, seat: int, name: str) -> dict[Option, str]:
    """What is closed at a question: why, with the rule."""
    return {
        each.option: f"{WORDS['en'].say(each.why)} {each.rule}"
        for each in question(table, seat, name).closed(table)
    }


@pytest.mark.rule("BR-080", "BR-087", "BR-091", "BR-100", "BR-112")
def test_actions_that_lack_figures_or_cards() -> None:
    table = act(position(clan(valhalla="leader ship warrior*8"), clan()))
    assert {
        "invade": "You have no figure in reserve. BR-080",
        "march": "You have no figure in a province; ships do not march. BR-087",
        "upgrade": "You have no upgrade card in hand. BR-091",
        "quest": "You have no quest in hand. BR-100",
        "pillage": "You have no figure in a province or fjord. BR-112",
    } == reasons(table, 0, "TakeAction")


@pytest.mark.rule("BR-068", "BR-083")
def test_actions_that_horns_rage_or_tokens_forbid() -> None:
    mine = clan(rage=1, hand="fire_giant", gimle="warrior*4")
    table = act(position(mine, clan(), pillaged="gimle"))
    assert {
        "invade": "Your Horns allow 4 figures on the board, and they are there. BR-083",
        "upgrade": "It takes 4 Rage, and you have 1. BR-068",
        "quest": "You have no quest in hand. BR-100",
        "pillage": "All provinces that your figures reach are pillaged. BR-112",
    } == reasons(table, 0, "TakeAction")


@pytest.mark.rule("BR-068", "BR-080", "BR-089")
def test_actions_for_which_there_is_no_rage_or_room() -> None:
    mine = clan(rage=1, upgrades="experts_in_arms", valhalla="leader ship", gimle="warrior")
    assert (
        "It takes 2 Rage, and you have 1. BR-068"
        == (reasons(act(position(mine, clan())), 0, "TakeAction")["invade"])
    )
    crowded = "elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor"
    mine = clan(yggdrasil="leader", valhalla="ship")
    table = act(position(mine, clan(), destroyed=crowded, doom="gimle"))
    told = reasons(table, 0, "TakeAction")
    assert "There is no free place on the board. BR-080" == told["invade"]
    assert "There is no free place on the board. BR-089" == told["march"]


@pytest.mark.rule("BR-005", "BR-037", "BR-081", "BR-082")
def test_places_where_a_figure_cannot_go() -> None:
    table = position(clan(gimle="warrior"), clan(andlang="warrior*3"), destroyed="horgr")
    act(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader")
    shut = {
        "horgr": "The province is destroyed. BR-037",
        "andlang": "No village is free there. BR-005",
    }
    invaded = {"yggdrasil": "Yggdrasil cannot be invaded: march there. BR-082"}
    assert invaded | shut == reasons(table, 0, "ChooseLanding")
    table = act(position(clan(gimle="warrior"), clan(andlang="warrior*3"), destroyed="horgr"))
    tell(table, "0 TakeAction march")
    assert shut == reasons(table, 0, "MarchTo")
    table = act(position(clan(gimle="warrior"), clan()))
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert "Ships invade fjords only. BR-081" == reasons(table, 0, "ChooseLanding")["gimle"]


@pytest.mark.rule("BR-112")
def test_provinces_that_cannot_be_pillaged() -> None:
    mine = clan(gimle="warrior", elvagar="warrior", utgard="warrior")
    table = act(position(mine, clan(), destroyed="horgr", pillaged="utgard"))
    tell(table, "0 TakeAction pillage")
    told = reasons(table, 0, "ChoosePillage")
    assert "The province is destroyed. BR-037" == told["horgr"]
    assert "It is pillaged already in this age. BR-112" == told["utgard"]
    assert "You have no figure there or in its fjord. BR-112" == told["andlang"]
    assert not {"gimle", "elvagar"} & {*told}


@pytest.mark.rule("BR-068")
def test_figures_and_cards_that_are_too_dear() -> None:
    mine = clan(rage=1, hand="fire_giant friggas_charm lokis_domain", upgrades="troll")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction invade")
    assert {
        "troll": "It takes 2 Rage, and you have 1. BR-068",
        "ship": "It takes 2 Rage, and you have 1. BR-068",
    } == reasons(table, 0, "ChooseInvader")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction upgrade")
    assert {"fire_giant": "It takes 4 Rage, and you have 1. BR-068"} == (
        reasons(table, 0, "ChooseUpgrade")
    )


@pytest.mark.rule("BR-232")
@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_in_whole_games(seats: int) -> None:
    """What is closed is not open, all five actions are one or the other, no secret shows."""
    seen = set()
    for number, (table, _, _) in enumerate(random_game(seats, f"reasons {seats}")):
        for asked in table.questions():
            told = asked.closed(table)
            shut = [each.option for each in told]
            assert not {*shut} & {*table.options(asked)}
            assert len({*shut}) == len(shut)
            seen |= {(each.why.key, each.rule) for each in told}
            if asked.name == "TakeAction":
                assert {*ACTIONS} <= {*shut, *table.options(asked)}
            if told and number % 5 == 0:
                assert all(words.say(each.why) for words in WORDS.values() for each in told)
                assert told == asked.closed(GAME.hidden(table, asked.seat, dice("reasons")))
    assert len(seen) >= 8
    assert {rule for _, rule in seen} <= {*rules("bloodrage", "en")}
