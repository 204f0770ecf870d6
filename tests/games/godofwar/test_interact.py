"""Interaction points (GW-090 to GW-095, GW-255) and crystals (GW-197 to GW-201)."""

from __future__ import annotations

from typing import Any

import pytest

from games.godofwar.positions import (
    acting,
    card,
    discarded,
    figure,
    hand,
    hero,
    on_card,
    position,
    run,
    side,
    tiny,
    top,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.flipping import TurnOver
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.journey import clean_up
from meadhall.games.godofwar.round import UpgradePhase
from tables import asked, options, tell

POINT = (
    'interactions = [{{ id = "{}", name_en = "p", cost = [{}], limit = "{}",'
    ' effects = [{{ do = "rage", to = "actor", amount = 1 }}] }}]'
)


def point(cost: str, limit: str = "turn", name: str = "p") -> str:
    symbols = ", ".join(f'{{ symbol = "{each}" }}' for each in cost.split())
    return POINT.format(name, symbols, limit)


@pytest.mark.rule("GW-090", "GW-091")
@pytest.mark.parametrize(
    ("row", "at", "able"), [("t2", 2, True), ("b2", 2, True), ("t2", 3, False)]
)
def test_who_stands_in_the_column_may_use_a_point_for_cards(row: str, at: int, able: bool) -> None:
    parts: dict[str, Any] = {row: point("defense")}
    key = tiny(**parts)
    table = position(hero("atreus", at=2), hero("kratos", at=at, hand="kr_guard"), scene=key)
    acting(table, 1)
    assert able == (f"{key}_p" in options(table, 1, "HeroAction")), "from behind as well"


@pytest.mark.rule("GW-090", "GW-191")
@pytest.mark.parametrize(("wounds", "able"), [(15, False), (16, True)])
def test_a_requirement_must_be_met(wounds: int, able: bool) -> None:
    table = position(
        hero("kratos", at=3, hand="kr_axe_1 kr_guard"), scene="ogre", damage={"h1": wounds}
    )
    acting(table)
    assert able == ("ogre_ride" in options(table, 0, "HeroAction")), "the Ogre has 36 health"


@pytest.mark.rule("GW-191")
def test_climbing_the_ogre_costs_two_cards_and_turns_four_over() -> None:
    table = position(hero("freya", at=3, hand="fr_sword_0 fr_ward_1"), hero("kratos", at=1),
                     scene="ogre", damage={"h1": 18})  # fmt: skip
    acting(table)
    tell(table, "0 HeroAction ogre_ride")
    assert ["back"] * 4 == [side(table, name) for name in ("t2", "t3", "b2", "b3")]
    assert ["fr_sword_0", "fr_ward_1"] == sorted(discarded(table))


@pytest.mark.rule("GW-092")
def test_one_card_pays_for_one_symbol() -> None:
    key = tiny(b2=point("melee ranged"))
    table = acting(position(hero("kratos", at=2, hand="kr_recall kr_resolve"), scene=key))
    assert f"{key}_p" not in options(table, 0, "HeroAction"), "the joker pays for one of the two"
    table = acting(position(hero("kratos", at=2, hand="kr_recall kr_axe_2 kr_guard"), scene=key))
    tell(table, f"0 HeroAction {key}_p")
    assert ["kr_guard"] == hand(table), "only the axe can pay for melee, so it is taken"


@pytest.mark.rule("GW-092")
@pytest.mark.parametrize(("name", "able"), [("kr_axe_2", False), ("kr_mod_1", True)])
def test_a_modifier_symbol_is_paid_with_a_modifier_card_only(name: str, able: bool) -> None:
    key = tiny(b2=point("modifier"))
    table = acting(position(hero("kratos", at=2, hand=f"{name} kr_resolve"), scene=key))
    assert able == (f"{key}_p" in options(table, 0, "HeroAction"))


@pytest.mark.rule("GW-092")
@pytest.mark.parametrize(("name", "able"), [("kr_mod_1", False), ("kr_mod_2", True)])
def test_a_number_matters_only_if_the_cost_names_a_minimum(name: str, able: bool) -> None:
    table = position(hero("kratos", at=1, hand=f"kr_throw {name} kr_resolve"), scene="baldur")
    acting(table)
    assert able == ("baldur_mistletoe" in options(table, 0, "HeroAction"))


@pytest.mark.rule("GW-093", "GW-142")
@pytest.mark.card("crystal")
def test_a_crystal_symbol_is_paid_with_a_crystal() -> None:
    key = tiny(b2=point("crystal"))
    table = acting(position(hero("kratos", at=2, hand="crystal kr_resolve"), scene=key))
    tell(table, f"0 HeroAction {key}_p")
    assert ["crystal"] == discarded(table)
    assert 1 == figure(table, "kratos").rage


@pytest.mark.rule("GW-095", "GW-255")
def test_limits_are_counted_by_point_whatever_turns_over() -> None:
    key = tiny(b2=point("defense", "once"), b2_back="")
    cards = "kr_guard kr_guard kr_resolve"
    table = acting(position(hero("kratos", at=2, hand=cards), scene=key))
    tell(table, f"0 HeroAction {key}_p")
    assert f"{key}_p" not in options(table, 0, "HeroAction")
    both = (card(table, "b2"),)
    run(table, TurnOver(both, -1), TurnOver(both, -1))
    assert f"{key}_p" not in options(table, 0, "HeroAction")
    tell(table, "0 HeroAction end")
    run(table, HeroActivation(0))
    assert f"{key}_p" not in options(table, 0, "HeroAction"), "once per scene"


@pytest.mark.rule("GW-095")
def test_a_point_of_once_a_turn_is_open_again_in_the_next_activation() -> None:
    key = tiny(b2=point("defense", "turn"))
    cards = "kr_guard kr_guard kr_resolve"
    table = run(position(hero("kratos", at=2, hand=cards), scene=key), HeroActivation(0))
    tell(table, f"0 HeroAction {key}_p")
    assert f"{key}_p" not in options(table, 0, "HeroAction")
    tell(table, "0 HeroAction end")
    run(table, HeroActivation(0))
    assert f"{key}_p" in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-255", "GW-227", "GW-226")
def test_what_mimir_uses_counts_as_used_in_his_hosts_activation() -> None:
    key = tiny(b2=point("defense", "turn"))
    table = position(
        hero("kratos", at=2, hand="kr_guard kr_resolve"),
        hero("mimir", hand="mi_wit"),
        scene=key,
        host="kratos",
    )
    run(table, HeroActivation(0))
    assert [f"{key}_p", "pass"] == options(table, 1, "MimirActs"), "with his own cards"
    tell(table, f"1 MimirActs {key}_p")
    assert f"{key}_p" not in options(table, 0, "HeroAction")
    assert 1 == figure(table, "mimir").rage, "the effect is his"
    assert ["mi_wit"] == discarded(table, 1)


# -- crystals ----------------------------------------------------------------------------


@pytest.mark.rule("GW-197")
def test_a_gained_crystal_goes_on_top_of_the_deck() -> None:
    table = position(hero("kratos", at=2, hand="kr_axe_1"), scene="hraezlyr")
    acting(table)
    tell(table, "0 HeroAction hraezlyr_gather")
    assert ["crystal"] == top(table)
    assert 9 == len(table.piles[2])


@pytest.mark.rule("GW-198")
def test_a_crystal_is_broken_in_the_own_turn_to_draw_a_card() -> None:
    table = acting(
        position(hero("kratos", hand="crystal", deck="kr_resolve"), hero("atreus", at=2))
    )
    tell(table, "0 HeroAction crystal")
    assert ["kr_resolve"] == hand(table)
    assert ["crystal"] == GAME.view(table, 0)["played"]
    table = acting(position(hero("kratos"), hero("atreus", at=2, hand="crystal")))
    assert [] == table.anytime(1), "not in another one's turn"


@pytest.mark.rule("GW-199")
def test_a_crystal_in_hand_is_a_card_like_others() -> None:
    table = position(hero("kratos", hand="crystal"), offer="up_mod_2")
    run(table, UpgradePhase(False))
    assert ["crystal"] == discarded(table)


@pytest.mark.rule("GW-200", "GW-143", "GW-150")
@pytest.mark.card("stun", "poison")
def test_status_cards_leave_in_the_upgrade_phase_or_at_the_end_of_the_quest() -> None:
    cards = "crystal stun poison kr_axe_1"
    table = position(hero("kratos", discard=cards), offer="up_mod_2")
    run(table, UpgradePhase(False))
    tell(table, "0 TakeUpgrade remove")
    assert ["kr_axe_1", "stun", "poison", "crystal"] == options(table, 0, "RemoveCard")
    tell(table, "0 RemoveCard poison")
    assert [9, 10, 9] == [len(pile) for pile in table.piles]
    clean_up(table)
    assert [10, 10, 10] == [len(pile) for pile in table.piles]
    assert ["kr_axe_1"] == discarded(table)
    assert [(0, "Rest")] == asked(table)
    assert 0 == on_card(table, "b1")
