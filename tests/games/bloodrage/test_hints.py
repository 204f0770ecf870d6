"""What an option of the Action phase costs or does, told before it is chosen."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import act, clan, position
from games.bloodrage.secrets import random_game
from meadhall.core import Text
from meadhall.games.bloodrage.draft import DraftCard
from meadhall.games.bloodrage.table import Table
from meadhall.text import Texts
from tables import question, tell

WORDS = {lang: Texts("bloodrage", lang) for lang in ("en", "ru")}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


def hint(table: Table, seat: int, name: str, option: str, lang: str = "en") -> str:
    """What is said of an option, in words."""
    told = question(table, seat, name).hint(table, option)
    return WORDS[lang].say(told) if isinstance(told, Text) else ""


def test_actions_tell_their_cost_and_what_is_left() -> None:
    mine = clan(
        rage=5,
        hand="troll friggas_charm q_manheim_1",
        upgrades="tyrs_challenge friggas_sacrifice friggas_domain",
        gimle="warrior*2",
        valhalla="leader",
        horgr="warrior",
    )
    table = act(position(mine, clan(), pillaged="gimle"))
    said = {
        option: hint(table, 0, "TakeAction", str(option))
        for option in question(table, 0, "TakeAction").options(table)
    }
    assert {
        "invade": "From 1 Rage up",
        "march": "1 Rage, 4 left",
        "upgrade": "From no Rage up",
        "quest": "No Rage",
        "pillage": "No Rage",
        "challenge": "2 Rage, 3 left",
        "sacrifice": "2 figures, no Rage",
        "summon": "1 Rage, 4 left",
        "pass": "Gives up 5 Rage; no more actions this age",
    } == said
    assert "1 ярость, останется 4" == hint(table, 0, "TakeAction", "march", "ru")
    assert "2 ярости, останется 3" == hint(table, 0, "TakeAction", "challenge", "ru")
    assert "2 фигурки, без затрат ярости" == hint(table, 0, "TakeAction", "sacrifice", "ru")
    assert "5 ярости" in hint(table, 0, "TakeAction", "pass", "ru")


def test_invaders_tell_their_cost() -> None:
    table = act(position(clan(rage=4, upgrades="experts_in_arms fire_giant"), clan()))
    tell(table, "0 TakeAction invade")
    said = [
        hint(table, 0, "ChooseInvader", figure)
        for figure in ("leader", "fire_giant", "ship", "warrior")
    ]
    assert ["No Rage, 4 left", "4 Rage, 0 left", "2 Rage, 2 left", "2 Rage, 2 left"] == said
    assert "Без затрат, останется 4" == hint(table, 0, "ChooseInvader", "leader", "ru")


def test_landings_tell_room_strength_reward_and_doom() -> None:
    mine = clan(upgrades="brothers_in_arms", gimle="warrior")
    table = position(
        mine,
        clan(gimle="leader"),
        clan(gimle="warrior"),
        pillaged="elvagar",
        tokens="gimle=token_axes",
        doom="utgard",
    )
    act(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader warrior")
    assert (
        "1 Rage, 5 left; 2 villages free; strength 1 → 3 against Raven (3) and Serpent (1); "
        "reward: +1 Axes stat"
    ) == hint(table, 0, "ChooseLanding", "gimle"), "with the newcomer, who makes a pair"
    russian = hint(table, 0, "ChooseLanding", "gimle", "ru")
    said = "свободны 2 деревни; сила 1 → 3 против Ворона (3) и Змея (1); награда: "
    assert russian.startswith(f"1 ярость, останется 5; {said}")
    assert (
        "1 Rage, 5 left; 4 villages free; strength 0 → 1, no rival there; reward already taken"
    ) == hint(table, 0, "ChooseLanding", "elvagar")
    assert hint(table, 0, "ChooseLanding", "utgard").endswith("; doomed")


def test_a_fjord_tells_of_both_provinces_that_stand() -> None:
    table = position(clan(elvagar="warrior"), clan(angerboda="leader"), destroyed="myrkulor")
    act(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader ship")
    assert (
        "2 Rage, 4 left; Elvagar: strength 1 → 3, no rival there; "
        "Angerboda: strength 0 → 2 against Raven (3)"
    ) == hint(table, 0, "ChooseLanding", "fjord_ne")
    said = hint(table, 0, "ChooseLanding", "fjord_nw")
    assert "2 Rage, 4 left; Gimle: strength 0 → 2, no rival there" == said
    said = hint(table, 0, "ChooseLanding", "fjord_nw", "ru")
    assert said.endswith("Гимле: сила 0 → 2, соперников там нет")


@pytest.mark.rule("BR-208")
@pytest.mark.card("fire_giant")
def test_a_landing_that_clears_the_province_tells_what_is_left_of_the_rivals() -> None:
    table = position(clan(upgrades="fire_giant"), clan(gimle="leader", fjord_nw="ship"), clan())
    act(table)
    tell(table, "0 TakeAction invade", "0 ChooseInvader fire_giant")
    said = hint(table, 0, "ChooseLanding", "gimle")
    assert "strength 0 → 4 against Raven (5 → 0)" in said


def test_marches_tell_what_is_left_and_what_is_reached() -> None:
    mine = clan(gimle="leader warrior", horgr="warrior")
    table = act(position(mine, clan(yggdrasil="warrior*2", gimle="warrior")))
    tell(table, "0 TakeAction march")
    assert "Now strength 4 against Raven (1)" == hint(table, 0, "MarchFrom", "gimle")
    tell(table, "0 MarchFrom gimle")
    assert (
        "1 Rage, 5 left; room for all; strength 0 → up to 4 against Raven (2); "
        "reward: +1 to all three stats"
    ) == hint(table, 0, "MarchTo", "yggdrasil")
    tell(table, "0 MarchTo yggdrasil")
    assert "Strength 0 → 3 against Raven (2)" == hint(table, 0, "MarchFigure", "leader")
    tell(table, "0 MarchFigure warrior")
    assert "Strength 1 against Raven (2)" == hint(table, 0, "MarchFigure", "done")


def test_a_march_promises_no_more_than_there_is_room_for() -> None:
    mine = clan(gimle="warrior*4 leader")
    table = act(position(mine, clan(andlang="warrior*2")))
    tell(table, "0 TakeAction march")
    assert "strength 0 → up to 3 against Raven (2)" in hint(table, 0, "MarchTo", "andlang")


def test_upgrades_tell_their_cost_and_what_they_replace() -> None:
    mine = clan(hand="frost_giant odins_throne", upgrades="troll valkyrie friggas_charm")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction upgrade")
    said = hint(table, 0, "ChooseUpgrade", "frost_giant")
    assert "Monster, cost 4, strength 4; 3 Rage, 3 left" == said, "with the Charm"
    tell(table, "0 ChooseUpgrade frost_giant")
    assert "Troll is discarded and leaves the game" == hint(table, 0, "ChooseSlot", "troll")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade odins_throne")
    assert "" == hint(table, 0, "ChooseSlot", "free")
    assert "Frigga's Charm is discarded" == hint(table, 0, "ChooseSlot", "friggas_charm")


def test_quests_tell_whether_they_would_be_fulfilled_now() -> None:
    table = act(position(clan(hand="q_alfheim_1 q_manheim_1", gimle="warrior"), clan()))
    tell(table, "0 TakeAction quest")
    told = "Quest for 5 Glory; fulfilled as things stand"
    assert told == hint(table, 0, "ChooseQuest", "q_alfheim_1")
    told = "Quest for 5 Glory; not fulfilled as things stand"
    assert told == hint(table, 0, "ChooseQuest", "q_manheim_1")


def test_prey_tells_strengths_and_reward() -> None:
    mine = clan(gimle="leader", fjord_ne="ship")
    table = act(position(mine, clan(gimle="warrior*2"), tokens="gimle=token_glory5"))
    tell(table, "0 TakeAction pillage")
    said = hint(table, 0, "ChoosePillage", "gimle")
    assert "Strength 3 against Raven (2); reward: 5 Glory" == said


@pytest.mark.card("thors_domain")
def test_thors_domain_tells_its_cost_and_the_prey() -> None:
    table = act(position(clan(upgrades="thors_domain"), clan(gimle="warrior")))
    tell(table, "0 TakeAction invade", "0 ChooseInvader leader", "0 ChooseLanding gimle")
    assert "2 Rage, 4 left; strength 3 against Raven (1); reward: +1 Rage stat" == hint(
        table, 0, "PillageAtOnce", "pillage"
    )
    assert "" == hint(table, 0, "PillageAtOnce", "pass")


def test_calls_to_battle_tell_strengths_here_and_there() -> None:
    table = act(position(clan(gimle="leader"), clan(andlang="leader warrior")))
    tell(table, "0 TakeAction pillage")
    said = hint(table, 1, "JoinBattle", "andlang")
    assert "Gimle: strength 0 → up to 3 against Wolf (3)" == said, "not Andlang's"
    assert "Gimle: strength 0 against Wolf (3)" == hint(table, 1, "JoinBattle", "pass")
    tell(table, "1 JoinBattle andlang")
    said = hint(table, 1, "SendFigure", "warrior")
    assert "Gimle: strength 0 → 1 against Wolf (3); Andlang: strength 4 → 3, no rival there" == said


def test_a_call_is_certain_where_all_who_can_be_sent_are_alike() -> None:
    table = act(position(clan(gimle="leader"), clan(andlang="warrior*2")))
    tell(table, "0 TakeAction pillage")
    said = hint(table, 1, "JoinBattle", "andlang")
    assert "Gimle: strength 0 → 1 against Wolf (3)" == said


@pytest.mark.rule("BR-093", "BR-144")
def test_a_march_reckons_with_pairs() -> None:
    mine = clan(upgrades="masters_in_arms", gimle="warrior*3 leader", andlang="warrior")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction march", "0 MarchFrom gimle")
    assert "strength 2 → up to 9," in hint(table, 0, "MarchTo", "andlang"), "a pair and the leader"


def test_a_draft_tells_what_is_printed_on_each_card() -> None:
    table = position(clan(), clan(), clan(), phase="gifts")
    cards = ("tyrs_smite", "heimdalls_sight", "q_manheim_1", "friggas_charm", "valkyrie")
    said = [WORDS["en"].say(DraftCard(0).hint(table, card)) for card in cards]
    assert [
        "Battle card +5",
        "Battle card, as strong as the best of the others",
        "Quest for 5 Glory",
        "Clan upgrade, cost 0",
        "Monster, cost 2, strength 2",
    ] == said
    assert "Воля богов, 5 славы" == WORDS["ru"].say(DraftCard(0).hint(table, "q_manheim_1"))


def test_a_free_invade_says_so() -> None:
    table = act(position(clan(hand="troll"), clan()))
    tell(table, "0 TakeAction upgrade", "0 ChooseUpgrade troll")
    assert "No Rage" == hint(table, 0, "FreeInvade", "troll")
    assert "" == hint(table, 0, "FreeInvade", "pass")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_hint_of_whole_games_can_be_said_in_both_languages(seats: int) -> None:
    """And asking for it changes nothing."""
    keys = set()
    for number, (table, _, _) in enumerate(random_game(seats, f"hints {seats}")):
        before = table.clone()
        for asked in table.questions():
            for option in table.options(asked):
                told = asked.hint(table, option)
                if told is not None:
                    keys.add(told.key)
                    if number % 3 == 0:
                        assert all(words.say(told) for words in WORDS.values())
        assert before == table
    assert len(keys) > 10
