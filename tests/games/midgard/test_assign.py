"""Assigning warriors: together and in secret, or in turn order (CM-081 to CM-090, CM-185)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, goods, position, warriors
from meadhall.core import Answer, IllegalAnswer, Saga, text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.combat import BeginHunt
from meadhall.games.midgard.table import Table
from meadhall.lab.checks.undo import check_undo
from tables import asked, dice, options, question, said, tell


def assigning(*clans: object, **board: object) -> Table:
    """A position at the beginning of the assigning phase."""
    table = position(*clans, phase="assigning", **board)  # type: ignore[arg-type]
    table.do(AssignPhase())
    table.questions()
    return table


def sent(table: Table) -> dict[str, dict[str, int]]:
    """Which dice lie where, as a view shows it."""
    view = GAME.view(table)
    found = {each["name"]: each["warriors"] for each in [*view["town"], *view["shores"]]}
    return {
        name: {kind: n for kind, n in dice.items() if n}
        for name, dice in found.items()
        if any(dice.values())
    }


TROLL_AND_DRAUGR = (
    "0 SendSwordsmanToTroll 2",
    "0 SendSwordsmanToDraugr1 1",
    "0 ConfirmCrews confirm",
)


@pytest.mark.rule("CM-081")
def test_dice_are_divided_among_the_fights_each_to_one_place() -> None:
    table = assigning(clan(warriors="swordsman*3", at="troll draugr_1"), clan())
    tell(table, "0 SendSwordsmanToTroll 2")
    assert [0, 1] == options(table, 0, "SendSwordsmanToDraugr1")
    tell(table, "0 SendSwordsmanToDraugr1 1", "0 ConfirmCrews confirm")
    assert {"troll": {"swordsman": 2}, "draugr_1": {"swordsman": 1}} == sent(table)
    assert {} == warriors(table, 0)


@pytest.mark.rule("CM-081")
def test_who_has_no_fight_is_not_asked() -> None:
    table = assigning(clan(warriors="swordsman", at="troll"), clan(warriors="axeman", at="armory"))
    assert [(0, "SendSwordsmanToTroll")] == asked(table)


@pytest.mark.rule("CM-082")
def test_all_assign_at_the_same_time_and_reveal_together() -> None:
    table = assigning(
        clan(warriors="swordsman*2", at="troll"), clan(warriors="axeman", at="draugr_1")
    )
    assert [(0, "SendSwordsmanToTroll"), (1, "SendAxemanToDraugr1")] == asked(table)
    tell(table, "0 SendSwordsmanToTroll 2", "0 ConfirmCrews confirm")
    assert {} == sent(table)
    assert {} == GAME.view(table, 1)["town"][0]["warriors"]
    tell(table, "1 SendAxemanToDraugr1 1", "1 ConfirmCrews confirm")
    assert {"troll": {"swordsman": 2}, "draugr_1": {"axeman": 1}} == sent(table)


@pytest.mark.rule("CM-083", "CM-084")
def test_turn_order_can_be_demanded_until_the_reveal_and_takes_everything_back() -> None:
    table = assigning(
        clan(warriors="swordsman*2", at="troll"),
        clan(warriors="axeman", at="draugr_1"),
        clan(),
        first=1,
    )
    tell(table, "0 SendSwordsmanToTroll 2", "0 ConfirmCrews confirm", "2 Aside turn_order")
    assert "demands-order" in said(table)
    assert [(1, "SendAxemanToDraugr1")] == asked(table)
    tell(table, "1 SendAxemanToDraugr1 1", "1 ConfirmCrews confirm")
    assert {"draugr_1": {"axeman": 1}} == sent(table)
    assert [(0, "SendSwordsmanToTroll")] == asked(table)
    tell(table, "0 SendSwordsmanToTroll 0", "0 ConfirmCrews confirm")
    assert {"draugr_1": {"axeman": 1}} == sent(table)


@pytest.mark.rule("CM-084", "CM-185")
def test_everybody_may_demand_turn_order_once() -> None:
    table = assigning(clan(warriors="swordsman", at="troll"), clan(), clan())
    assert [0, 1, 2] == [aside.seat for aside in table.asides()]
    tell(table, "1 Aside turn_order")
    assert [] == table.asides()


@pytest.mark.rule("CM-084")
def test_a_demand_holds_for_one_round() -> None:
    table = assigning(clan(warriors="swordsman", at="troll"), clan())
    tell(table, "1 Aside turn_order", "0 SendSwordsmanToTroll 0", "0 ConfirmCrews confirm")
    table.do(AssignPhase())
    table.questions()
    assert not table.in_order
    assert ["turn_order"] == table.anytime(1)


@pytest.mark.rule("CM-085")
def test_nothing_need_be_sent() -> None:
    table = assigning(
        clan(warriors="swordsman", food=2, at="troll small_public_longship@shore_1"), clan()
    )
    tell(table, "0 SendSwordsmanToTroll 0", "0 SendSwordsmanToShore1 0", "0 LoadFoodForShore1 0")
    tell(table, "0 ConfirmCrews confirm")
    assert {} == sent(table)
    assert {"food": 2} == goods(table, 0)


@pytest.mark.rule("CM-086", "CM-054", "CM-055")
@pytest.mark.parametrize(
    ("ship", "room"), [("small_public_longship", 5), ("large_public_longship", 10)]
)
def test_dice_and_food_share_the_room_of_a_ship(ship: str, room: int) -> None:
    table = assigning(clan(warriors="spearman*4", food=9, at=f"{ship}@shore_1"), clan())
    tell(table, "0 SendSpearmanToShore1 4")
    assert [*range(room - 4 + 1)] == options(table, 0, "LoadFoodForShore1")
    tell(table, f"0 LoadFoodForShore1 {room - 4}", "0 ConfirmCrews confirm")
    view = GAME.view(table)["shores"][0]
    assert (room, room, room - 4) == (view["aboard"], view["capacity"], view["food"])
    assert 9 - (room - 4) == table.players[0].goods[0]


@pytest.mark.rule("CM-086")
def test_a_ship_takes_no_more_dice_than_it_holds() -> None:
    table = assigning(clan(warriors="axeman*8", at="small_public_longship@shore_1"), clan())
    assert [0, 1, 2, 3, 4, 5] == options(table, 0, "SendAxemanToShore1")


@pytest.mark.rule("CM-087")
@pytest.mark.card("draugr_drowned_red", "troll_bridge_2")
def test_banned_dice_cannot_be_sent_to_a_troll_or_draugr() -> None:
    table = assigning(
        clan(warriors="swordsman axeman", at="troll draugr_1"),
        clan(),
        troll="troll_bridge_2",
        draugr="draugr_drowned_red draugr_jarl_red",
    )
    assert [(0, "SendSwordsmanToTroll")] == asked(table)
    tell(table, "0 SendSwordsmanToTroll 1")
    assert [(0, "SendAxemanToDraugr1")] == asked(table)


@pytest.mark.rule("CM-088")
@pytest.mark.card("monster_mara_red")
def test_banned_dice_may_sail_to_a_monster() -> None:
    table = assigning(
        clan(warriors="swordsman*2", at="small_public_longship@shore_1"),
        clan(),
        monsters="monster_mara_red",
    )
    tell(table, "0 SendSwordsmanToShore1 2", "0 ConfirmCrews confirm")
    assert {"shore_1": {"swordsman": 2}} == sent(table)


@pytest.mark.rule("CM-086")
def test_the_log_names_the_dice_and_food_sent_to_each_target() -> None:
    table = assigning(
        clan(warriors="swordsman*2 axeman", food=4, at="draugr_1 small_public_longship@shore_1"),
        clan(),
    )
    tell(table, "0 SendSwordsmanToDraugr1 1", "0 SendAxemanToDraugr1 0")
    tell(table, "0 SendSwordsmanToShore1 1", "0 SendAxemanToShore1 1")
    tell(table, "0 LoadFoodForShore1 3", "0 ConfirmCrews confirm")
    swordsman, axeman = text("count_swordsman", n=1), text("count_axeman", n=1)
    assert [
        {"seat": 0, "target": "draugr_1", "crew": [swordsman]},
        {"seat": 0, "target": "shore_1", "crew": [swordsman, axeman, text("count_food", n=3)]},
    ] == [line.args for line in table.log if line.key == "sends"]


def test_the_log_says_who_sends_nobody() -> None:
    table = assigning(clan(warriors="swordsman", at="troll"), clan())
    tell(table, "0 SendSwordsmanToTroll 0", "0 ConfirmCrews confirm")
    assert "sends-nobody" in said(table)


@pytest.mark.rule("CM-089", "CM-007")
def test_assigned_dice_still_count_towards_the_limit() -> None:
    table = assigning(clan(warriors="swordsman*8", at="troll"), clan())
    tell(table, "0 SendSwordsmanToTroll 8", "0 ConfirmCrews confirm")
    assert 8 == GAME.view(table)["players"][0]["owned"]


@pytest.mark.rule("CM-090")
def test_dice_not_assigned_hunt_or_stay_at_home() -> None:
    table = assigning(
        clan(warriors="swordsman*3", at="troll hunting_grounds"), clan(warriors="axeman")
    )
    tell(table, "0 SendSwordsmanToTroll 1", "0 ConfirmCrews confirm")
    assert {"swordsman": 2} == warriors(table, 0)
    assert {"axeman": 1} == warriors(table, 1)
    assert ["hunt"] == BeginHunt(0).options(table)


@pytest.mark.rule("CM-185")
def test_an_assignment_may_be_changed_until_the_reveal() -> None:
    table = assigning(
        clan(warriors="swordsman*3", at="troll draugr_1"), clan(warriors="axeman", at="draugr_2")
    )
    tell(table, *TROLL_AND_DRAUGR)
    tell(table, "0 SendSwordsmanToTroll 0")
    assert [(0, "SendSwordsmanToDraugr1"), (1, "SendAxemanToDraugr2")] == asked(table)
    tell(table, "0 SendSwordsmanToDraugr1 3", "0 ConfirmCrews confirm")
    tell(table, "1 SendAxemanToDraugr2 0", "1 ConfirmCrews confirm")
    assert {"draugr_1": {"swordsman": 3}} == sent(table)
    with pytest.raises(AssertionError):
        tell(table, "0 SendSwordsmanToTroll 0")


@pytest.mark.rule("CM-185")
def test_who_has_nothing_to_assign_counts_as_confirmed() -> None:
    table = assigning(
        clan(warriors="swordsman", at="troll"), clan(at="draugr_1", runes="rune_gifts")
    )
    assert [(0, "SendSwordsmanToTroll")] == asked(table)
    assert ["turn_order"] == table.anytime(1)


def test_the_hint_of_a_slot_gives_the_odds_so_far() -> None:
    table = assigning(clan(warriors="swordsman*2", at="troll"), clan(), troll="troll_forest_1")
    hint = question(table, 0, "SendSwordsmanToTroll").hint(table, 2)
    assert hint == text("hint-chance", fighting=2, win=53)


def test_a_favor_is_told_only_where_it_helps() -> None:
    helped = assigning(clan(warriors="swordsman*2", at="troll", favor=1), clan())
    hint = question(helped, 0, "SendSwordsmanToTroll").hint(helped, 2)
    assert hint is not None
    assert ("hint-chance-favor", True) == (hint.key, hint.args["favored"] > hint.args["win"])  # type: ignore[operator]
    hopeless = assigning(
        clan(warriors="swordsman", at="troll", favor=1), clan(), troll="troll_chieftain_1"
    )
    hint = question(hopeless, 0, "SendSwordsmanToTroll").hint(hopeless, 1)
    assert hint == text("hint-chance", fighting=1, win=0)


def test_more_than_there_is_cannot_be_sent() -> None:
    table = assigning(clan(warriors="swordsman*2", at="troll"), clan())
    with pytest.raises(IllegalAnswer):
        tell(table, "0 SendSwordsmanToTroll 3")


@pytest.mark.rule("CM-173", "CM-190")
def test_a_part_given_can_be_taken_back_after_success_was_used_beside() -> None:
    saga = Saga.begin(GAME, 2, {}, "beside")
    saga.table = assigning(
        clan(
            warriors="swordsman*2", at="troll", runes="rune_success", destinies="prepared craftsman"
        ),
        clan(warriors="swordsman", at="draugr_1"),
    )
    for answer in (Answer(0, "SendSwordsmanToTroll", 1), Answer(0, "Aside", "rune_success")):
        saga.answer_by_name(answer)
    assert [] == check_undo(saga, Answer(0, "RevealDestiny", "prepared"), dice("beside"))
    assert ["prepared"] == GAME.view(saga.table, 1)["players"][0]["shown"]
