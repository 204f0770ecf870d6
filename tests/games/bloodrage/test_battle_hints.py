"""Hints: what an option costs or does, before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from games.bloodrage.battles import commit, fight, pillage, run
from games.bloodrage.positions import clan, position
from meadhall.core import Option, Text, text
from meadhall.games.bloodrage.age import DiscardPhase, QuestPhase, RagnarokPhase
from meadhall.games.bloodrage.table import Table
from meadhall.text import Texts
from tables import options, question, tell


def hints(table: Table, seat: int, name: str) -> dict[Option, Any]:
    """The hint of every option, as key and arguments."""
    asked = question(table, seat, name)
    found = {}
    for option in options(table, seat, name):
        hint = asked.hint(table, option)
        found[option] = hint and (hint.key, dict(hint.args))
    return found


def words(table: Table, seat: int, name: str, lang: str = "en") -> dict[Option, str]:
    """The hint of every option, in words."""
    texts, asked = Texts("bloodrage", lang), question(table, seat, name)
    told = {option: asked.hint(table, option) for option in options(table, seat, name)}
    return {option: texts.say(hint) for option, hint in told.items() if hint is not None}


@pytest.mark.rule("BR-132", "BR-143")
def test_a_battle_card_tells_its_strength_and_the_total() -> None:
    table = position(
        clan(
            hand="tyrs_smash q_alfheim_1 troll heimdalls_sight",
            gimle="leader",
            fjord_nw="ship",
        ),
        clan(hand="tyrs_rage", gimle="warrior"),
    )
    pillage(table, "gimle")
    against = "against Raven (1) before their cards"
    assert {
        "tyrs_smash": f"+3; your strength: 8 {against}",
        "q_alfheim_1": f"Adds nothing; your strength: 5 {against}",
        "troll": f"Adds nothing; your strength: 5 {against}",
        "heimdalls_sight": (
            f"As much as the best card of another clan; your strength: at least 5 {against}"
        ),
    } == words(table, 0, "CommitCard")
    assert (
        "+3; ваша сила: 8 против Ворона (1) без карт"
        == (words(table, 0, "CommitCard", "ru")["tyrs_smash"])
    )


@pytest.mark.rule("BR-219")
def test_a_quest_tells_what_tyr_makes_of_it() -> None:
    table = position(
        clan(hand="q_alfheim_1", upgrades="tyrs_domain tyrs_wrath", gimle="leader"),
        clan(hand="tyrs_bash", gimle="warrior"),
    )
    pillage(table, "gimle")
    said = "Up to +5 by the gift of Tyr; your strength then: 8 against Raven (1) before their cards"
    assert {"q_alfheim_1": said} == words(table, 0, "CommitCard")
    commit(table, "0 q_alfheim_1", "1 tyrs_bash")
    assert {
        0: "Strength 3 against Raven (3): a tie, everybody loses",
        3: "Strength 3 → 6 against Raven (3): you win",
        5: "Strength 3 → 8 against Raven (3): you win",
    } == words(table, 0, "UseQuest")


@pytest.mark.rule("BR-131", "BR-232")
def test_hints_do_not_depend_on_what_others_chose() -> None:
    told = []
    for card in ("tyrs_bash", "tyrs_rage"):
        table = position(
            clan(hand="tyrs_smash heimdalls_sight", gimle="leader"),
            clan(hand="tyrs_bash tyrs_rage", gimle="warrior"),
        )
        pillage(table, "gimle")
        commit(table, f"1 {card}")
        told.append(hints(table, 0, "CommitCard"))
    assert told[0] == told[1]


@pytest.mark.rule("BR-140", "BR-143")
def test_a_late_card_tells_the_total_with_sight_as_it_stands() -> None:
    table = position(
        clan(hand="heimdalls_sight heimdalls_gaze", gimle="leader"),
        clan(hand="tyrs_crush", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 heimdalls_sight", "1 tyrs_crush")
    assert {
        "heimdalls_gaze": "Strength 7 → 10 against Raven (5): you win",
        "pass": "Strength 7 against Raven (5): you win",
    } == words(table, 0, "AddCard")


@pytest.mark.rule("BR-140", "BR-142", "BR-148")
def test_a_late_card_tells_who_wins_unless_another_is_added() -> None:
    table = position(
        clan(hand="tyrs_rage heimdalls_eye", gimle="leader"),
        clan(hand="tyrs_bash troll", gimle="leader warrior", fjord_nw="ship"),
        clan(hand="tyrs_smash", gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 tyrs_rage", "1 tyrs_bash", "2 tyrs_smash")
    against = "against Raven (8) and Serpent (4)"
    assert {
        "heimdalls_eye": f"Strength 9 → 11 {against}: you win unless a card is added",
        "pass": f"Strength 9 {against}: you win unless a card is added",
    } == words(table, 0, "AddCard")
    tell(table, "0 AddCard pass")
    assert {
        "pass": "Strength 8 against Wolf (9) and Serpent (4): you lose",
    } == words(table, 1, "AddCard"), "the others have declined or have no cards"
    assert {
        "pass": "Сила 8 против Волка (9) и Змея (4): поражение",
    } == words(table, 1, "AddCard", "ru")


@pytest.mark.rule("BR-143", "BR-148")
def test_a_late_card_changes_what_an_opponents_sight_is_worth() -> None:
    table = position(
        clan(hand="troll heimdalls_gaze", gimle="leader"),
        clan(hand="heimdalls_sight", gimle="leader"),
    )
    pillage(table, "gimle")
    commit(table, "0 troll", "1 heimdalls_sight")
    assert {
        "heimdalls_gaze": "Strength 3 → 6 against Raven (3 → 6): a tie, everybody loses",
        "pass": "Strength 3 against Raven (3): a tie, everybody loses",
    } == words(table, 0, "AddCard")


@pytest.mark.rule("BR-220")
def test_sparing_a_figure_tells_its_strength() -> None:
    table = position(
        clan(
            hand="odins_tide",
            upgrades="masters_in_arms frost_giant",
            gimle="leader warrior*2 frost_giant",
            fjord_nw="ship",
        ),
        clan(gimle="warrior"),
    )
    pillage(table, "gimle")
    commit(table, "0 odins_tide")
    told = {name: args["strength"] for name, (_, args) in hints(table, 0, "SpareFigure").items()}
    assert {"leader": 3, "frost_giant": 4, "warrior": 2, "ship": 2} == told


@pytest.mark.rule("BR-214", "BR-221", "BR-222")
def test_saving_figures_tells_the_rage_and_what_falling_means() -> None:
    table = position(
        clan(hand="tyrs_rage", gimle="leader"),
        clan(
            upgrades="friggas_protection volur_witch lokis_dragons",
            rage=3,
            gimle="volur_witch warrior",
            fjord_nw="ship",
        ),
    )
    fight(table, "gimle", "0 tyrs_rage")
    pay = ("hint-cost", {"cost": 1, "left": 2})
    assert {
        "volur_witch": pay,
        "warrior": pay,
        "ship": pay,
        "flee": ("hint-flee", {}),
        "pass": ("hint-let-fall-ships", {"figures_count": 3, "glory": 4}),
    } == hints(table, 1, "SaveFigures")
    tell(table, "1 SaveFigures ship")
    fall = ("hint-let-fall", {"figures_count": 2, "glory": 0})
    assert fall == hints(table, 1, "SaveFigures")["pass"]


@pytest.mark.rule("BR-153")
def test_keeping_a_card_tells_its_strength_and_the_rage() -> None:
    table = position(
        clan(hand="tyrs_smash", upgrades="tyrs_prowess", rage=1, gimle="leader"),
        clan(gimle="warrior"),
    )
    fight(table, "gimle", "0 tyrs_smash")
    assert {
        "tyrs_smash": "Battle card +3; 1 Rage, 0 left",
        "pass": "1 card is discarded for good",
    } == words(table, 0, "KeepCard")


@pytest.mark.rule("BR-015", "BR-196")
def test_raising_a_stat_tells_the_values_and_the_legend_at_stake() -> None:
    table = position(clan(quests="q_alfheim_1", stats=(3, 4, 5), gimle="warrior"), clan())
    run(table, QuestPhase())
    assert {
        "rage": ("hint-raise-legend", {"value": 8, "after": 9, "glory": 10}),
        "axes": ("hint-raise", {"value": 6, "after": 8, "glory": 0}),
        "horns": ("hint-raise-legend", {"value": 10, "after": 10, "glory": 10}),
    } == hints(table, 0, "RaiseStat")


@pytest.mark.rule("BR-155")
def test_the_lord_of_hammers_is_told_the_strengths_around_him() -> None:
    table = position(
        clan(upgrades="lord_of_hammers", gimle="leader", fjord_sw="ship"),
        clan(andlang="warrior", myrkulor="warrior*2"),
    )
    pillage(table, "gimle")
    tell(table, "1 JoinBattle pass")
    assert {
        "yggdrasil": "Strength 0 → 3, no rival there",
        "andlang": "Strength 2 → 5 against Raven (1)",
        "myrkulor": "Strength 0 → 3 against Raven (2)",
        "pass": "Strength 3, no rival there",
    } == words(table, 0, "MoveLeader")


@pytest.mark.rule("BR-083", "BR-160", "BR-215")
def test_free_warriors_are_told_the_horns_left() -> None:
    table = position(
        clan(gimle="leader"),
        clan(upgrades="lokis_blessing friggas_succor", gimle="warrior", horgr="warrior"),
    )
    fight(table, "gimle")
    told = {"warrior": ("hint-return", {"horns": 2}), "pass": None}
    assert told == hints(table, 1, "ReturnToBattle")
    tell(table, "1 ReturnToBattle warrior")
    told = {"warrior": ("hint-return", {"horns": 1}), "pass": None}
    assert told == hints(table, 1, "BringWarrior")


@pytest.mark.rule("BR-170")
def test_keeping_a_card_for_the_next_age_tells_how_many_go() -> None:
    table = position(clan(hand="tyrs_bash troll"), clan())
    run(table, DiscardPhase())
    assert {
        "troll": "Monster, cost 2, strength 2; 1 card is thrown away",
        "tyrs_bash": "Battle card +2; 1 card is thrown away",
        "none": "2 cards are thrown away",
    } == words(table, 0, "SaveCard")


@pytest.mark.rule("BR-182", "BR-184")
def test_ragnarok_tells_the_glory_with_and_without_the_witch() -> None:
    table = position(
        clan(upgrades="volur_witch odins_inspiration", gimle="volur_witch warrior"),
        clan(),
        doom="gimle",
        age=2,
    )
    run(table, RagnarokPhase())
    assert {
        "flee": ("hint-ragnarok", {"glory": 6}),
        "pass": ("hint-ragnarok", {"glory": 12}),
    } == hints(table, 0, "FaceRagnarok")


RIVAL = [text("hint-rival", seat=1, strength=1)]

SAID = [
    (
        text("hint-commit", strength=0, total=5, rivals=RIVAL),
        "Adds nothing; your strength: 5 against Raven (1) before their cards",
        "Ничего не прибавит; ваша сила: 5 против Ворона (1) без карт",
    ),
    (
        text("hint-commit-sight", total=5, rivals=RIVAL),
        "As much as the best card of another clan; "
        "your strength: at least 5 against Raven (1) before their cards",
        "Столько, сколько лучшая карта другого клана; "
        "ваша сила: не меньше 5 против Ворона (1) без карт",
    ),
    (
        text("hint-commit-quest", strength=5, total=8, rivals=RIVAL),
        "Up to +5 by the gift of Tyr; your strength then: 8 against Raven (1) before their cards",
        "До +5 по дару Тюра; ваша сила тогда: 8 против Ворона (1) без карт",
    ),
    (
        text("hint-spare", strength=3),
        "Leaves your figures strength 3",
        "Сила ваших фигурок станет 3",
    ),
    (text("hint-flee"), "Goes to Yggdrasil and lives", "Уйдёт в Иггдрасиль и уцелеет"),
    (text("hint-let-fall", figures_count=1, glory=0), "1 figure falls", "Погибнет 1 фигурка"),
    (text("hint-let-fall", figures_count=5, glory=0), "5 figures fall", "Погибнет 5 фигурок"),
    (
        text("hint-let-fall-ships", figures_count=2, glory=4),
        "2 figures fall; your ship upgrade pays 4 Glory",
        "Погибнут 2 фигурки; улучшение корабля даст 4 славы",
    ),
    (
        text("hint-discard-rest", cards=1),
        "1 card is discarded for good",
        "Навсегда уйдёт в сброс 1 карта",
    ),
    (
        text("hint-discard-rest", cards=2),
        "2 cards are discarded for good",
        "Навсегда уйдут в сброс 2 карты",
    ),
    (text("hint-raise", value=6, after=8, glory=0), "6 → 8", "6 → 8"),
    (
        text("hint-raise-legend", value=8, after=9, glory=10),
        "8 → 9; 10 more Glory at the end of the game",
        "8 → 9; в конце игры ещё 10 славы",
    ),
    (
        text("hint-return", horns=0),
        "Free of charge; your Horns are then used up",
        "Бесплатно; больше шлемы никого не позволят",
    ),
    (
        text("hint-return", horns=2),
        "Free of charge; your Horns then allow 2 more figures",
        "Бесплатно; шлемы позволят ещё 2 фигурки",
    ),
    (text("hint-save", cards=0), "Nothing is thrown away", "Сбрасывать нечего"),
    (text("hint-save", cards=1), "1 card is thrown away", "В сброс уйдёт 1 карта"),
    (text("hint-save", cards=5), "5 cards are thrown away", "В сброс уйдёт 5 карт"),
    (text("hint-ragnarok", glory=0), "No Glory from Ragnarök", "Славы от Рагнарёка не будет"),
    (text("hint-ragnarok", glory=6), "6 Glory from Ragnarök", "6 славы от Рагнарёка"),
]


@pytest.mark.parametrize(("hint", "english", "russian"), SAID, ids=lambda each: str(each)[:40])
def test_hints_in_words(
    hint: Text, english: str, russian: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    assert english == Texts("bloodrage", "en").say(hint)
    assert russian == Texts("bloodrage", "ru").say(hint)
