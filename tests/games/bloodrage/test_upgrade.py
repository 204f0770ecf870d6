"""The upgrade action (BR-091 to BR-099)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    act,
    clan,
    fallen,
    figures,
    glory,
    hand,
    names,
    on_the_board,
    position,
    rage,
    take_turns,
    upgrades,
)
from meadhall.games.bloodrage.age import ReleaseValhalla
from meadhall.games.bloodrage.cards import CARDS, NAMES
from meadhall.games.bloodrage.components import PLACE
from meadhall.games.bloodrage.figures import horns_left, strength_in
from tables import asked, options, tell


def upgrade(seat: int, card: str) -> list[str]:
    return [f"{seat} TakeAction upgrade", f"{seat} ChooseUpgrade {card}"]


# -- paying and laying down ----------------------------------------------------------------


@pytest.mark.rule("BR-091")
@pytest.mark.parametrize("card", sorted({c.name for c in CARDS if c.is_upgrade}))
def test_an_upgrade_costs_what_is_printed_and_lies_open_on_the_sheet(card: str) -> None:
    table = act(position(clan(hand=card), clan()))
    tell(table, *upgrade(0, card))
    printed = next(row.cost for row in CARDS if row.name == card)
    assert [6 - printed, 6] == rage(table)
    assert [card] == upgrades(table, 0)
    assert [] == hand(table, 0)


@pytest.mark.rule("BR-091", "BR-068")
def test_only_upgrades_that_can_be_paid_for_are_offered() -> None:
    mine = clan(rage=2, hand="fire_giant troll tyrs_smite q_manheim_1 lord_of_axes")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction upgrade")
    assert ["troll"] == options(table, 0, "ChooseUpgrade")


@pytest.mark.rule("BR-091")
@pytest.mark.card("friggas_charm")
def test_friggas_charm_takes_one_off_but_never_below_nothing() -> None:
    table = act(position(clan(rage=2, upgrades="friggas_charm", hand="lord_of_axes"), clan()))
    tell(table, *upgrade(0, "lord_of_axes"))
    assert [0, 6] == rage(table)
    table = act(position(clan(rage=2, upgrades="friggas_charm", hand="tyrs_domain"), clan()))
    tell(table, *upgrade(0, "tyrs_domain"), "0 ChooseSlot free")
    assert ["friggas_charm", "tyrs_domain"] == upgrades(table, 0)
    assert [2, 6] == rage(table), "a card that costs nothing pays nothing out"


# -- slots ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-092")
def test_an_occupied_slot_may_be_chosen_even_if_another_is_free() -> None:
    table = act(position(clan(hand="odins_throne", upgrades="lokis_domain thors_glory"), clan()))
    tell(table, *upgrade(0, "odins_throne"))
    assert ["free", "lokis_domain", "thors_glory"] == options(table, 0, "ChooseSlot")
    tell(table, "0 ChooseSlot lokis_domain")
    assert ["odins_throne", "thors_glory"] == upgrades(table, 0)
    assert ["lokis_domain"] == names(table.discards)


@pytest.mark.rule("BR-092")
def test_a_free_slot_leaves_the_others_as_they_are() -> None:
    table = act(position(clan(hand="odins_throne", upgrades="lokis_domain"), clan()))
    tell(table, *upgrade(0, "odins_throne"), "0 ChooseSlot free")
    assert ["lokis_domain", "odins_throne"] == upgrades(table, 0)
    assert [] == table.discards


@pytest.mark.rule("BR-092")
@pytest.mark.card("friggas_charm")
def test_a_replaced_card_stops_working_at_once() -> None:
    mine = clan(hand="lokis_wrath thors_conquest", upgrades="friggas_charm")
    table = act(position(mine, clan()))
    tell(table, *upgrade(0, "lokis_wrath"), "0 ChooseSlot friggas_charm")
    assert [4, 6] == rage(table), "the Charm still made it cheaper"
    act(table, 0)
    tell(table, *upgrade(0, "thors_conquest"), "0 ChooseSlot free")
    assert [1, 6] == rage(table)


@pytest.mark.rule("BR-092")
def test_the_only_slot_of_a_kind_is_not_asked_for() -> None:
    mine = clan(hand="lord_of_spears", upgrades="lord_of_axes", gimle="leader")
    table = act(position(mine, clan()))
    tell(table, *upgrade(0, "lord_of_spears"))
    assert [] == asked(table)
    assert ["lord_of_spears"] == upgrades(table, 0)
    assert ["lord_of_axes"] == names(table.discards)


@pytest.mark.rule("BR-092", "BR-093", "BR-187")
@pytest.mark.card("lokis_eminence", "lokis_domain", "friggas_succor")
def test_example_the_serpent_replaces_friggas_succor_with_lokis_eminence() -> None:
    """Together with Loki's Domain each figure back from Valhalla then pays 3 Glory."""
    mine = clan(
        hand="lokis_eminence",
        upgrades="lokis_domain friggas_succor thors_glory",
        valhalla="leader warrior",
    )
    table = act(position(clan(), clan(), mine, age=2), 2)
    tell(table, *upgrade(2, "lokis_eminence"))
    assert ["lokis_domain", "friggas_succor", "thors_glory"] == options(table, 2, "ChooseSlot")
    tell(table, "2 ChooseSlot friggas_succor")
    assert [6, 6, 4] == rage(table)
    assert ["lokis_domain", "lokis_eminence", "thors_glory"] == upgrades(table, 2)
    table.do(ReleaseValhalla())
    assert [] == asked(table)
    assert [0, 0, 6] == glory(table)


@pytest.mark.rule("BR-093")
@pytest.mark.card("lokis_domain", "lokis_eminence", "lokis_wrath")
def test_the_same_benefit_of_several_cards_adds_up() -> None:
    mine = clan(upgrades="lokis_domain lokis_eminence lokis_wrath", valhalla="warrior")
    table = position(mine, clan())
    table.do(ReleaseValhalla())
    assert [] == asked(table)
    assert [6, 0] == glory(table)


@pytest.mark.rule("BR-093")
def test_upgrades_of_different_slots_work_side_by_side() -> None:
    mine = clan(
        upgrades="masters_in_arms valkyrie dark_elf", yggdrasil="leader warrior*2 valkyrie dark_elf"
    )
    table = position(mine, clan())
    assert 3 + 6 + 2 + 3 == strength_in(table.players[0], PLACE["yggdrasil"])


# -- the free invade -----------------------------------------------------------------------


@pytest.mark.rule("BR-094")
@pytest.mark.parametrize(
    ("card", "figure", "place"),
    [
        ("lord_of_hammers", "leader", "gimle"),
        ("experts_in_arms", "warrior", "gimle"),
        ("fire_dragons", "ship", "fjord_nw"),
    ],
)
def test_a_figure_upgrade_lets_one_such_figure_invade_at_once_for_nothing(
    card: str, figure: str, place: str
) -> None:
    table = take_turns(position(clan(hand=card), clan()))
    tell(table, *upgrade(0, card))
    paid = rage(table)
    assert [figure, "pass"] == options(table, 0, "FreeInvade")
    tell(table, f"0 FreeInvade {figure}", f"0 ChooseLanding {place}")
    assert {place: {figure: 1}} == on_the_board(table, 0)
    assert paid == rage(table)
    assert [(1, "TakeAction")] == asked(table), "one figure only, before the next turn"


@pytest.mark.rule("BR-094")
def test_without_such_a_figure_in_reserve_there_is_no_free_invade() -> None:
    table = act(position(clan(hand="lord_of_hammers", valhalla="leader"), clan()))
    tell(table, *upgrade(0, "lord_of_hammers"))
    assert [] == asked(table)


@pytest.mark.rule("BR-094")
def test_a_clan_upgrade_brings_no_free_invade() -> None:
    table = act(position(clan(hand="lokis_domain"), clan()))
    tell(table, *upgrade(0, "lokis_domain"))
    assert [] == asked(table)


@pytest.mark.rule("BR-095")
@pytest.mark.card("troll")
def test_a_monster_joins_the_reserve_and_may_invade_at_once_for_nothing() -> None:
    table = act(position(clan(hand="troll"), clan()))
    tell(table, *upgrade(0, "troll"))
    assert 1 == figures(table, 0, "reserve")["troll"]
    assert ["troll", "pass"] == options(table, 0, "FreeInvade"), "nobody but the Troll"
    tell(table, "0 FreeInvade troll", "0 ChooseLanding gimle")
    assert {"gimle": {"troll": 1}} == on_the_board(table, 0)
    assert [4, 6] == rage(table)


@pytest.mark.rule("BR-095", "BR-096")
@pytest.mark.card("troll")
def test_a_free_invade_that_is_declined_is_lost_and_the_monster_pays_later() -> None:
    table = take_turns(position(clan(hand="troll"), clan()))
    tell(table, *upgrade(0, "troll"), "0 FreeInvade pass")
    tell(table, "1 TakeAction pass", "0 TakeAction invade")
    tell(table, "0 ChooseInvader troll", "0 ChooseLanding gimle")
    assert [2, 0] == rage(table)


@pytest.mark.rule("BR-095", "BR-021", "BR-186")
@pytest.mark.card("troll")
def test_a_monster_falls_and_comes_back_like_any_figure() -> None:
    mine = clan(upgrades="troll", gimle="troll")
    table = act(position(clan(gimle="leader"), mine))
    tell(table, "0 TakeAction pillage")
    assert {"troll": 1} == fallen(table, 1)
    table.do(ReleaseValhalla())
    assert [] == asked(table)
    assert {} == fallen(table, 1)
    assert 1 == figures(table, 1, "reserve")["troll"]


@pytest.mark.rule("BR-096")
@pytest.mark.card("troll")
def test_the_last_rage_may_go_for_the_upgrade_and_the_invade_is_still_free() -> None:
    table = act(position(clan(rage=2, hand="troll"), clan()))
    tell(table, *upgrade(0, "troll"), "0 FreeInvade troll", "0 ChooseLanding gimle")
    assert [0, 6] == rage(table)
    assert {"gimle": {"troll": 1}} == on_the_board(table, 0)


@pytest.mark.rule("BR-096", "BR-082")
@pytest.mark.card("dark_elf", "troll", "sea_serpent")
@pytest.mark.parametrize(
    ("card", "opened", "closed"),
    [
        ("troll", ["gimle"], ["yggdrasil", "utgard", "horgr", "fjord_nw"]),
        ("dark_elf", ["yggdrasil", "gimle"], ["utgard", "horgr", "fjord_nw"]),
        ("sea_serpent", ["fjord_nw"], ["yggdrasil", "gimle", "fjord_se"]),
        ("lord_of_axes", ["gimle"], ["yggdrasil", "utgard", "horgr", "fjord_nw"]),
        ("fire_dragons", ["fjord_nw"], ["gimle", "fjord_se"]),
    ],
)
def test_the_free_invade_keeps_to_villages_fjords_and_the_ban_on_yggdrasil(
    card: str, opened: list[str], closed: list[str]
) -> None:
    table = position(clan(hand=card), clan(utgard="warrior*3"), destroyed="horgr muspelheim")
    act(table)
    tell(table, *upgrade(0, card))
    tell(table, f"0 FreeInvade {options(table, 0, 'FreeInvade')[0]}")
    offered = options(table, 0, "ChooseLanding")
    assert [*opened] == [place for place in opened if place in offered]
    assert [] == [place for place in closed if place in offered]


@pytest.mark.rule("BR-097")
@pytest.mark.card("sea_serpent")
def test_the_sea_serpent_may_use_the_free_invade_of_a_ship_upgrade() -> None:
    table = act(position(clan(hand="fire_dragons", upgrades="sea_serpent"), clan()))
    tell(table, *upgrade(0, "fire_dragons"))
    assert ["sea_serpent", "ship", "pass"] == options(table, 0, "FreeInvade")
    tell(table, "0 FreeInvade sea_serpent", "0 ChooseLanding fjord_ne")
    assert {"fjord_ne": {"sea_serpent": 1}} == on_the_board(table, 0)
    assert [] == asked(table), "one of them, not both"


# -- monsters ------------------------------------------------------------------------------


@pytest.mark.rule("BR-098")
@pytest.mark.card("troll")
def test_a_third_monster_takes_the_place_of_another_whose_figure_leaves_the_game() -> None:
    mine = clan(hand="frost_giant", upgrades="troll valkyrie", utgard="troll warrior", glory=3)
    table = position(mine, clan(utgard="leader"))
    act(table)
    tell(table, *upgrade(0, "frost_giant"))
    assert ["troll", "valkyrie"] == options(table, 0, "ChooseSlot")
    tell(table, "0 ChooseSlot troll")
    assert {"utgard": {"warrior": 1}} == on_the_board(table, 0)
    assert {} == fallen(table, 0), "not destroyed"
    assert [3, 0] == glory(table)
    reserve = figures(table, 0, "reserve")
    assert ["frost_giant", "valkyrie"] == sorted(set(reserve) - {"leader", "ship", "warrior"})
    assert [(0, "FreeInvade")] == asked(table)
    tell(table, "0 FreeInvade frost_giant")
    assert "utgard" in options(table, 0, "ChooseLanding"), "the village is free at once"


@pytest.mark.rule("BR-098", "BR-083")
def test_a_discarded_monster_no_longer_counts_against_horns() -> None:
    mine = clan(hand="frost_giant", upgrades="troll valkyrie", utgard="troll leader warrior*2")
    table = act(position(mine, clan()))
    assert 0 == horns_left(table.players[0])
    tell(table, *upgrade(0, "frost_giant"), "0 ChooseSlot troll")
    assert ["frost_giant", "pass"] == options(table, 0, "FreeInvade")
    assert 1 == horns_left(table.players[0])


@pytest.mark.rule("BR-098")
@pytest.mark.parametrize("place", ["reserve", "valhalla", "gimle"])
def test_a_discarded_monster_leaves_from_wherever_it_is(place: str) -> None:
    mine = clan(hand="frost_giant", upgrades="troll valkyrie")
    if place != "reserve":
        mine.places[place] = "valkyrie"
    table = act(position(mine, clan()))
    tell(table, *upgrade(0, "frost_giant"), "0 ChooseSlot valkyrie", "0 FreeInvade pass")
    for where in ("reserve", "valhalla", "gimle"):
        assert "valkyrie" not in figures(table, 0, where)
    assert ["troll", "frost_giant"] == upgrades(table, 0)


@pytest.mark.rule("BR-098")
@pytest.mark.card("sea_serpent", "fire_dragons")
def test_a_discarded_sea_serpent_pays_nothing_for_a_lost_ship() -> None:
    mine = clan(
        hand="frost_giant", upgrades="sea_serpent valkyrie fire_dragons", fjord_ne="sea_serpent"
    )
    table = act(position(mine, clan()))
    tell(table, *upgrade(0, "frost_giant"), "0 ChooseSlot sea_serpent", "0 FreeInvade pass")
    assert [0, 0] == glory(table)
    assert {} == on_the_board(table, 0)


@pytest.mark.rule("BR-099")
@pytest.mark.card("experts_in_arms", "masters_in_arms")
def test_an_upgrade_works_for_figures_already_on_the_board() -> None:
    table = act(position(clan(hand="masters_in_arms", gimle="warrior*3"), clan()))
    assert 3 == strength_in(table.players[0], PLACE["gimle"])
    tell(table, *upgrade(0, "masters_in_arms"))
    assert 6 + 2 == strength_in(table.players[0], PLACE["gimle"])


def test_a_known_card_that_is_laid_down_is_no_longer_known_to_be_in_hand() -> None:
    table = act(position(clan(hand="lokis_domain"), clan()))
    table.shown = [NAMES.index("lokis_domain")]
    tell(table, *upgrade(0, "lokis_domain"))
    assert [] == table.shown
