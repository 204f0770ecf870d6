"""Frigga's cards, one by one (Frigga's Protection: test_destroy.py as well)."""

from __future__ import annotations

import pytest

from games.bloodrage.battles import at, deal, discards, fight, pillage, rows, run, totals
from games.bloodrage.positions import (
    clan,
    fallen,
    figures,
    glory,
    on_the_board,
    position,
    rage,
    stats,
)
from meadhall.games.bloodrage.actions import TakeAction
from meadhall.games.bloodrage.components import PLACE, RESERVE
from meadhall.games.bloodrage.invade import Invade
from meadhall.games.bloodrage.table import Table
from tables import asked, options, tell

# -- Frigga's Grace ----------------------------------------------------------------------------


@pytest.mark.rule("BR-155", "BR-212")
@pytest.mark.card("friggas_grace")
@pytest.mark.parametrize("row", rows("friggas_grace"))
@pytest.mark.parametrize(
    ("token", "open_stats", "after"),
    [
        ("token_rage", ["axes", "horns"], (2, 1, 2)),
        ("token_axes", ["rage", "horns"], (1, 2, 2)),
        ("token_horns", ["rage", "axes"], None),
        ("token_glory5", ["rage", "axes", "horns"], (1, 1, 2)),
    ],
)
def test_grace_adds_two_and_raises_another_stat_than_the_tokens(
    row: int, token: str, open_stats: list[str], after: tuple[int, ...] | None
) -> None:
    table = position(clan(gimle="leader"), clan(gimle="warrior"), tokens=f"gimle={token}")
    deal(table, 0, row)
    fight(table, "gimle", "0 friggas_grace")
    assert {0: 5, 1: 1} == totals(table)
    assert open_stats == options(table, 0, "RaiseStat")
    if after is not None:
        tell(table, "0 RaiseStat horns")
        assert after == stats(table, 0)


@pytest.mark.rule("BR-212")
@pytest.mark.card("friggas_grace")
def test_grace_may_raise_any_stat_in_yggdrasil() -> None:
    table = position(clan(hand="friggas_grace", yggdrasil="leader"), clan(yggdrasil="warrior"))
    fight(table, "yggdrasil", "0 friggas_grace")
    assert ["rage", "axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat rage")
    assert (3, 2, 2) == stats(table, 0)


@pytest.mark.rule("BR-167", "BR-212")
@pytest.mark.card("friggas_grace")
def test_grace_is_only_for_a_pillager_who_wins() -> None:
    table = position(clan(hand="friggas_grace", gimle="leader"), clan(gimle="warrior"))
    fight(table, "gimle", "0 friggas_grace", seat=1)
    assert [] == asked(table)
    assert (1, 1, 1) == stats(table, 0)
    table = position(
        clan(hand="friggas_grace", gimle="warrior"), clan(hand="tyrs_rage", gimle="leader")
    )
    fight(table, "gimle", "0 friggas_grace", "1 tyrs_rage")
    assert [] == asked(table)


@pytest.mark.card("friggas_grace", "frost_giant", "lord_of_spears")
def test_frost_giant_doubles_the_token_but_not_grace_nor_the_lord() -> None:
    table = position(
        clan(
            hand="friggas_grace",
            upgrades="frost_giant lord_of_spears",
            gimle="leader frost_giant",
        ),
        clan(gimle="warrior"),
        tokens="gimle=token_rage",
    )
    fight(table, "gimle", "0 friggas_grace")
    assert (3, 1, 1) == stats(table, 0)
    assert ["axes", "horns"] == options(table, 0, "RaiseStat")
    tell(table, "0 RaiseStat axes")
    assert (4, 3, 2) == stats(table, 0)
    assert [5, 0] == glory(table)


@pytest.mark.rule("BR-017", "BR-224")
@pytest.mark.card("friggas_grace")
def test_grace_is_lost_when_only_the_tokens_stat_could_rise() -> None:
    table = position(
        clan(hand="friggas_grace", stats=(1, 6, 6), gimle="leader"),
        clan(gimle="warrior"),
        tokens="gimle=token_rage",
    )
    fight(table, "gimle", "0 friggas_grace")
    assert [] == asked(table)
    assert (2, 6, 6) == stats(table, 0)


# -- Frigga's Charm ----------------------------------------------------------------------------


@pytest.mark.rule("BR-091")
@pytest.mark.card("friggas_charm")
@pytest.mark.parametrize(
    ("card", "cost"), [("lord_of_axes", 2), ("thors_glory", 1), ("tyrs_domain", 0)]
)
def test_charm_makes_upgrades_a_rage_cheaper_but_never_below_nothing(card: str, cost: int) -> None:
    table = position(clan(hand=card, upgrades="friggas_charm", gimle="leader"), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction upgrade", f"0 ChooseUpgrade {card}")
    if asked(table) == [(0, "ChooseSlot")]:
        tell(table, "0 ChooseSlot free")
    assert 6 - cost == table.players[0].rage


@pytest.mark.card("friggas_charm")
def test_charm_does_not_make_invading_cheaper() -> None:
    table = position(clan(upgrades="friggas_charm", rage=1), clan())
    run(table, TakeAction(0))
    tell(table, "0 TakeAction invade")
    # a warrior for 1 and the leader for nothing, but no ship for 2
    assert ["leader", "warrior"] == options(table, 0, "ChooseInvader")


# -- Frigga's Succor ---------------------------------------------------------------------------


def succor(place: str = "gimle", **places: str) -> Table:
    table = position(
        at(clan(upgrades="friggas_succor dark_elf", rage=3), **places),
        clan(andlang="warrior"),
    )
    run(table, Invade(0, "dark_elf", RESERVE, PLACE[place]))
    return table


@pytest.mark.rule("BR-085", "BR-215")
@pytest.mark.card("friggas_succor")
def test_succor_brings_one_warrior_along_for_free() -> None:
    table = succor()
    assert ["warrior", "pass"] == options(table, 0, "BringWarrior")
    tell(table, "0 BringWarrior warrior")
    assert [] == asked(table)
    assert {"dark_elf": 1, "warrior": 1} == figures(table, 0, "gimle")
    assert 3 == table.players[0].rage


@pytest.mark.rule("BR-215", "BR-224")
@pytest.mark.card("friggas_succor")
def test_succor_may_be_declined() -> None:
    table = succor()
    tell(table, "0 BringWarrior pass")
    assert {"dark_elf": 1} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-215", "BR-216")
@pytest.mark.card("friggas_succor", "dark_elf")
def test_succor_does_not_open_yggdrasil() -> None:
    table = succor(place="yggdrasil")
    assert [] == asked(table)
    assert {"dark_elf": 1} == figures(table, 0, "yggdrasil")


@pytest.mark.rule("BR-215")
@pytest.mark.card("friggas_succor")
def test_succor_needs_village_horns_and_a_warrior_in_reserve() -> None:
    assert [(0, "BringWarrior")] == asked(succor(place="andlang"))
    assert [] == asked(succor(andlang="warrior", place="andlang"))
    assert [(0, "BringWarrior")] == asked(succor(horgr="warrior*2"))
    assert [] == asked(succor(horgr="warrior*3"))
    assert [] == asked(succor(valhalla="warrior*8"))


@pytest.mark.rule("BR-215")
@pytest.mark.card("friggas_succor")
def test_succor_does_not_work_in_fjords() -> None:
    table = position(clan(upgrades="friggas_succor"), clan())
    run(table, Invade(0, "ship", RESERVE, PLACE["fjord_nw"]))
    assert [] == asked(table)


@pytest.mark.rule("BR-215")
@pytest.mark.card("friggas_succor", "troll")
def test_succor_comes_after_an_arrival_and_may_use_the_village_it_freed() -> None:
    table = position(clan(upgrades="friggas_succor troll"), clan(andlang="warrior*2"))
    run(table, Invade(0, "troll", RESERVE, PLACE["andlang"]))
    assert {"warrior": 2} == fallen(table, 1)
    tell(table, "0 BringWarrior warrior")
    assert {"troll": 1, "warrior": 1} == figures(table, 0, "andlang")


# -- Frigga's Protection -----------------------------------------------------------------------


@pytest.mark.rule("BR-214")
@pytest.mark.card("friggas_protection")
def test_protection_keeps_a_ship_in_its_fjord_without_its_reward() -> None:
    table = position(
        clan(gimle="leader"),
        clan(upgrades="friggas_protection lokis_dragons", rage=3, fjord_nw="ship"),
    )
    fight(table, "gimle")
    tell(table, "1 SaveFigures ship")
    assert {"fjord_nw": {"ship": 1}} == on_the_board(table, 1)
    assert [3, 0] == glory(table)
    assert [6, 2] == rage(table)


# -- Frigga's Domain ---------------------------------------------------------------------------


@pytest.mark.rule("BR-104", "BR-213")
@pytest.mark.card("friggas_domain")
@pytest.mark.parametrize("figure", ["leader", "warrior", "troll", "ship"])
def test_friggas_domain_invades_from_valhalla_for_exactly_one_rage(figure: str) -> None:
    table = position(
        clan(upgrades="friggas_domain troll", rage=1, valhalla="leader warrior troll ship"), clan()
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction summon")
    assert ["leader", "troll", "ship", "warrior"] == options(table, 0, "ChooseFallen")
    place = "fjord_nw" if figure == "ship" else "gimle"
    tell(table, f"0 ChooseFallen {figure}", f"0 ChooseLanding {place}")
    assert {place: {figure: 1}} == on_the_board(table, 0)
    assert 0 == table.players[0].rage


@pytest.mark.rule("BR-085", "BR-213")
@pytest.mark.card("friggas_domain", "fire_giant", "friggas_succor")
def test_an_invade_from_valhalla_triggers_what_an_invade_does() -> None:
    table = position(
        clan(upgrades="friggas_domain friggas_succor fire_giant", valhalla="fire_giant"),
        clan(gimle="leader warrior"),
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction summon", "0 ChooseLanding gimle")
    assert {"leader": 1, "warrior": 1} == fallen(table, 1)
    tell(table, "0 BringWarrior warrior")
    assert {"fire_giant": 1, "warrior": 1} == figures(table, 0, "gimle")


@pytest.mark.rule("BR-083", "BR-104", "BR-213")
@pytest.mark.card("friggas_domain")
@pytest.mark.parametrize(
    ("dead", "alive", "open_now"),
    [("warrior", "warrior*3", True), ("warrior", "warrior*4", False), ("", "warrior", False)],
)
def test_friggas_domain_needs_a_fallen_figure_and_horns(
    dead: str, alive: str, open_now: bool
) -> None:
    table = position(clan(upgrades="friggas_domain", valhalla=dead, gimle=alive), clan())
    run(table, TakeAction(0))
    assert open_now == ("summon" in options(table, 0, "TakeAction"))


# -- Frigga's Sacrifice ------------------------------------------------------------------------


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_sacrifice")
def test_sacrifice_gives_up_two_figures_for_a_stat_and_no_rage() -> None:
    table = position(
        clan(upgrades="friggas_sacrifice", rage=1, gimle="warrior*2", fjord_nw="ship"), clan()
    )
    run(table, TakeAction(0))
    tell(table, "0 TakeAction sacrifice", "0 SacrificeFrom gimle", "0 SacrificeFrom fjord_nw")
    tell(table, "0 RaiseStat axes")
    assert {"ship": 1, "warrior": 1} == fallen(table, 0)
    assert (1, 2, 1) == stats(table, 0)
    assert [1, 6] == rage(table)
    assert [] == discards(table)


@pytest.mark.rule("BR-104")
@pytest.mark.card("friggas_sacrifice")
@pytest.mark.parametrize(("alive", "open_now"), [("warrior", False), ("warrior*2", True)])
def test_sacrifice_needs_two_own_figures_on_the_board(alive: str, open_now: bool) -> None:
    table = position(clan(upgrades="friggas_sacrifice", gimle=alive, valhalla="warrior*4"), clan())
    run(table, TakeAction(0))
    assert open_now == ("sacrifice" in options(table, 0, "TakeAction"))


@pytest.mark.rule("BR-225")
@pytest.mark.card("friggas_grace")
def test_grace_in_hand_does_nothing_in_an_unopposed_pillage() -> None:
    table = position(clan(hand="friggas_grace", gimle="leader"), clan())
    pillage(table, "gimle")
    assert [] == asked(table)
    assert (2, 1, 1) == stats(table, 0)
