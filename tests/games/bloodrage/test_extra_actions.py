"""Extra actions of clan upgrades (BR-104)."""

from __future__ import annotations

import pytest

from games.bloodrage.positions import (
    Clan,
    act,
    clan,
    fallen,
    figures,
    glory,
    on_the_board,
    pillaged_provinces,
    position,
    rage,
    stats,
    take_turns,
)
from tables import asked, options, tell


def offered(mine: Clan) -> list[str]:
    """The extra actions open to a clan while Gimle is pillaged."""
    table = act(position(mine, clan(), pillaged="gimle"))
    usual = ("invade", "march", "upgrade", "quest", "pillage", "pass")
    return [str(each) for each in options(table, 0, "TakeAction") if each not in usual]


# -- Tyr's Challenge -----------------------------------------------------------------------


@pytest.mark.rule("BR-104", "BR-112", "BR-218")
@pytest.mark.card("tyrs_challenge")
def test_tyrs_challenge_pillages_a_pillaged_province_for_two_rage_and_the_turn() -> None:
    mine = clan(upgrades="tyrs_challenge", gimle="warrior", horgr="warrior", fjord_se="ship")
    table = take_turns(position(mine, clan(), pillaged="gimle utgard", tokens="gimle=token_axes"))
    tell(table, "0 TakeAction challenge")
    assert [4, 6] == rage(table)
    assert (1, 2, 1) == stats(table, 0), "Gimle was the only pillaged one in reach"
    assert ["utgard", "gimle"] == pillaged_provinces(table), "the token stays face down"
    assert [(1, "TakeAction")] == asked(table)


@pytest.mark.rule("BR-104", "BR-112")
@pytest.mark.card("tyrs_challenge")
def test_tyrs_challenge_reaches_by_fjord_and_leaves_unpillaged_provinces_alone() -> None:
    mine = clan(upgrades="tyrs_challenge", fjord_ne="ship", gimle="leader", horgr="warrior")
    table = act(position(mine, clan(), pillaged="elvagar gimle", destroyed="utgard"))
    tell(table, "0 TakeAction challenge")
    assert ["elvagar", "gimle"] == options(table, 0, "ChooseChallenge")


@pytest.mark.rule("BR-104")
@pytest.mark.card("tyrs_challenge")
def test_tyrs_challenge_needs_two_rage_and_a_pillaged_province_in_reach() -> None:
    assert ["challenge"] == offered(clan(upgrades="tyrs_challenge", rage=2, gimle="warrior"))
    assert [] == offered(clan(upgrades="tyrs_challenge", rage=1, gimle="warrior"))
    assert [] == offered(clan(upgrades="tyrs_challenge", horgr="warrior"))
    assert [] == offered(clan(upgrades="lokis_domain", gimle="warrior"))


@pytest.mark.rule("BR-104", "BR-113")
@pytest.mark.card("tyrs_challenge")
def test_tyrs_challenge_calls_to_battle_like_any_pillage() -> None:
    mine = clan(upgrades="tyrs_challenge", gimle="leader")
    table = act(position(mine, clan(andlang="warrior"), pillaged="gimle"))
    tell(table, "0 TakeAction challenge")
    assert [(1, "JoinBattle")] == asked(table)
    tell(table, "1 JoinBattle andlang")
    assert {"warrior": 1} == fallen(table, 1)
    assert [3, 0] == glory(table)


@pytest.mark.rule("BR-104", "BR-218")
@pytest.mark.card("tyrs_challenge")
def test_after_a_lost_challenge_the_token_still_lies_face_down() -> None:
    mine = clan(upgrades="tyrs_challenge", gimle="warrior")
    table = act(position(mine, clan(gimle="leader"), pillaged="gimle"))
    tell(table, "0 TakeAction challenge")
    assert {"warrior": 1} == fallen(table, 0)
    assert ["gimle"] == pillaged_provinces(table)
    assert (1, 1, 1) == stats(table, 0)


# -- Frigga's Sacrifice --------------------------------------------------------------------


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_sacrifice")
def test_friggas_sacrifice_gives_up_two_figures_for_a_raise_and_the_turn() -> None:
    mine = clan(upgrades="friggas_sacrifice", rage=1, gimle="leader warrior", fjord_ne="ship")
    table = take_turns(position(mine, clan(rage=1)))
    tell(table, "0 TakeAction sacrifice")
    assert ["gimle", "fjord_ne"] == options(table, 0, "SacrificeFrom")
    tell(table, "0 SacrificeFrom gimle")
    assert ["leader", "warrior"] == options(table, 0, "SacrificeFigure")
    tell(table, "0 SacrificeFigure warrior", "0 SacrificeFrom fjord_ne")
    assert [(0, "RaiseStat")] == asked(table)
    tell(table, "0 RaiseStat horns")
    assert {"ship": 1, "warrior": 1} == fallen(table, 0)
    assert {"gimle": {"leader": 1}} == on_the_board(table, 0)
    assert (1, 1, 2) == stats(table, 0)
    assert [1, 1] == rage(table)
    assert [(1, "TakeAction")] == asked(table)


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_sacrifice")
def test_friggas_sacrifice_needs_two_figures_on_the_board_and_one_rage() -> None:
    assert ["sacrifice"] == offered(
        clan(upgrades="friggas_sacrifice", rage=1, gimle="warrior", fjord_ne="ship")
    )
    assert [] == offered(clan(upgrades="friggas_sacrifice", gimle="warrior", valhalla="warrior*3"))
    starved = clan(upgrades="friggas_sacrifice", rage=0, gimle="warrior*2")
    assert [(1, "TakeAction")] == asked(take_turns(position(starved, clan())))


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_sacrifice", "friggas_protection", "volur_witch")
def test_what_is_sacrificed_cannot_be_saved() -> None:
    mine = clan(
        upgrades="friggas_sacrifice friggas_protection volur_witch", gimle="volur_witch warrior"
    )
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction sacrifice")
    tell(table, "0 SacrificeFigure volur_witch")
    assert [(0, "RaiseStat")] == asked(table)
    assert {"volur_witch": 1, "warrior": 1} == fallen(table, 0)
    assert [6, 6] == rage(table)


@pytest.mark.rule("BR-104", "BR-221")
@pytest.mark.card("friggas_sacrifice", "fire_dragons")
def test_a_sacrificed_ship_is_paid_for_like_any_destroyed_one() -> None:
    mine = clan(upgrades="friggas_sacrifice fire_dragons", fjord_ne="ship", gimle="warrior")
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction sacrifice", "0 SacrificeFrom fjord_ne", "0 RaiseStat rage")
    assert [8, 0] == glory(table)


# -- Frigga's Domain -----------------------------------------------------------------------


@pytest.mark.rule("BR-104", "BR-213")
@pytest.mark.card("friggas_domain")
@pytest.mark.parametrize(
    ("figure", "place"), [("leader", "gimle"), ("warrior", "gimle"), ("ship", "fjord_ne")]
)
def test_friggas_domain_invades_from_valhalla_for_one_rage_and_the_turn(
    figure: str, place: str
) -> None:
    mine = clan(upgrades="friggas_domain", valhalla="leader ship warrior*2")
    table = take_turns(position(mine, clan()))
    tell(table, "0 TakeAction summon")
    assert ["leader", "ship", "warrior"] == options(table, 0, "ChooseFallen")
    tell(table, f"0 ChooseFallen {figure}", f"0 ChooseLanding {place}")
    assert [5, 6] == rage(table)
    assert {place: {figure: 1}} == on_the_board(table, 0)
    assert 3 == sum(fallen(table, 0).values())
    assert [(1, "TakeAction")] == asked(table)


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_domain")
def test_friggas_domain_needs_a_fallen_figure_and_one_rage() -> None:
    assert ["summon"] == offered(clan(upgrades="friggas_domain", rage=1, valhalla="warrior"))
    assert [] == offered(clan(upgrades="friggas_domain", gimle="warrior"))
    starved = clan(upgrades="friggas_domain", rage=0, valhalla="warrior")
    assert [(1, "TakeAction")] == asked(take_turns(position(starved, clan())))


@pytest.mark.rule("BR-104", "BR-080", "BR-082")
@pytest.mark.card("friggas_domain", "dark_elf")
def test_friggas_domain_keeps_to_the_places_of_an_invade() -> None:
    mine = clan(upgrades="friggas_domain dark_elf", valhalla="warrior dark_elf")
    table = act(position(mine, clan(utgard="warrior*3"), destroyed="horgr"))
    tell(table, "0 TakeAction summon", "0 ChooseFallen warrior")
    goals = options(table, 0, "ChooseLanding")
    assert {"yggdrasil", "utgard", "horgr", "fjord_ne"}.isdisjoint(goals)
    table = act(position(mine, clan()))
    tell(table, "0 TakeAction summon", "0 ChooseFallen dark_elf", "0 ChooseLanding yggdrasil")
    assert {"dark_elf": 1} == figures(table, 0, "yggdrasil")
    assert [5, 6] == rage(table)


@pytest.mark.rule("BR-104")
def test_all_three_extra_actions_are_offered_after_the_usual_ones() -> None:
    mine = clan(
        upgrades="tyrs_challenge friggas_sacrifice friggas_domain",
        gimle="warrior*2",
        valhalla="leader",
    )
    assert ["challenge", "sacrifice", "summon"] == offered(mine)
