"""What the log says of things that are easily told wrongly."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import lines
from games.bloodrage.positions import act, clan, position
from meadhall.core import text
from meadhall.games.bloodrage.stats import raise_stat
from meadhall.games.bloodrage.table import Table
from meadhall.text import Texts
from tables import question, said, tell

WORDS = {lang: Texts("bloodrage", lang) for lang in ("en", "ru")}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def told(table: Table, key: str, lang: str = "en") -> list[str]:
    """The lines of this key, in words."""
    return [WORDS[lang].say(line) for line in table.log if line.key == key]


@pytest.mark.rule("BR-015", "BR-017")
def test_a_raise_names_the_step_for_the_last_two_have_the_same_value() -> None:
    table = position(clan(stats=(4, 1, 1)), clan())
    raise_stat(table, 0, 0)
    raise_stat(table, 0, 0)
    assert ["Wolf raises Rage to 12 (step 5).", "Wolf raises Rage to 12 (step 6)."] == told(
        table, "raises"
    )
    assert "Волк повышает ярость до 12 (деление 6)." == told(table, "raises", "ru")[1]


@pytest.mark.rule("BR-119")
def test_the_pillager_does_not_decline_its_own_call() -> None:
    table = position(clan(gimle="leader", myrkulor="warrior"), clan(andlang="warrior"))
    act(table)
    tell(table, "0 TakeAction pillage", "0 ChoosePillage gimle", "1 JoinBattle pass")
    tell(table, "0 JoinBattle pass")
    assert ["stays-out", "sends-no-more"] == [
        key for key in said(table) if key in ("stays-out", "sends-no-more")
    ]
    assert ["Ворон никого не посылает в битву."] == told(table, "stays-out", "ru")


@pytest.mark.rule("BR-154")
def test_figures_lost_are_told_where_they_stood() -> None:
    table = position(clan(gimle="leader warrior"), clan(gimle="warrior", fjord_nw="ship"))
    act(table)
    tell(table, "0 TakeAction pillage")
    places = [line["place"] for line in lines(table, "destroyed")]
    assert ["gimle", "fjord_nw"] == places
    assert "Raven loses the ship in the north-west fjord." == told(table, "destroyed")[1]


def test_a_call_names_the_province_attacked() -> None:
    table = act(position(clan(gimle="leader"), clan(andlang="leader warrior")))
    tell(table, "0 TakeAction pillage")
    asked = question(table, 1, "JoinBattle")
    assert WORDS["en"].prompt(asked).startswith("Call to Battle for Gimle:")
    tell(table, "1 JoinBattle andlang")
    asked = question(table, 1, "SendFigure")
    assert "Сигнал к битве за Гимле: кто выступает из Андланга?" == WORDS["ru"].prompt(asked)


@pytest.mark.parametrize(
    ("key", "args", "russian"),
    [
        ("legendary", {"stat": "axes", "glory": 10, "seat": 0}, "за легендарный уровень топоров."),
        ("hint-let-fall", {"figures_count": 2}, "Погибнут 2 фигурки"),
        ("hint-discard-rest", {"cards": 5}, "Навсегда уйдёт в сброс 5 карт"),
        ("short-token_horns", {}, "шлемы +1"),
        ("br-draft-round", {"round": 3, "keep": 2, "last": 1}, "2 карты, остальные уйдут в сброс"),
    ],
)
def test_russian_that_was_wrong_once(key: str, args: dict[str, int], russian: str) -> None:
    assert WORDS["ru"].say(text(key, **args)).endswith(russian)
