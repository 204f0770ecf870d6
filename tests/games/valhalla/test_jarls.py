"""The jarls, one by one, and when their abilities can be used."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    hand,
    offered,
    party,
    pile,
    player,
    position,
    rig,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import DrawPhase, TakeTurn
from meadhall.games.valhalla.components import KIND
from meadhall.games.valhalla.effects import AFTER
from meadhall.games.valhalla.jarls import JARLS, Ability
from meadhall.games.valhalla.table import Table
from tables import asked, tell

FOUR = "bear_axeman bear_archer bear_spearman bear_swordsman"


def figure(jarl: str, ability: int, name: str) -> int:
    """A printed figure, so that a true one may replace a stand-in without touching a test."""
    return int(JARLS[jarl].abilities[ability].params[name])


def condition(jarl: str) -> int:
    """The number that the second ability asks for."""
    asked_for = JARLS[jarl].abilities[1].condition_params
    assert asked_for is not None
    return int(asked_for["n"])


def led(
    jarl: str, dice: str, ours: str = "bear_axeman", theirs: str = "wolf_swordsman", **more: str
) -> Table:
    """An attack by a party with this jarl."""
    table = position(
        player(jarl=jarl, party=ours, hand=more.get("hand", "")),
        player(party=theirs, hand=more.get("enemy", "")),
        player(),
    )
    attack(table, 0, 1, dice)
    return table


def defended(jarl: str, dice: str, ours: str = "wolf_swordsman", **more: str) -> Table:
    """A defence by a party with this jarl, against strength 2."""
    table = position(
        player(party="bear_axeman", captured=more.get("captured", "")),
        player(jarl=jarl, party=ours, hand=more.get("hand", "")),
        player(),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, dice)
    return table


@pytest.mark.rule("VA-006", "VA-009")
@pytest.mark.card("sigurd")
def test_sigurd_rerolls_a_few_dice_once_and_any_number_with_a_full_party() -> None:
    most = figure("sigurd", 0, "max_dice")
    table = led("sigurd", "axe" + " blank" * (most + 1))
    tell(table, "0 Fight jarl")
    assert "all" not in offered(table)
    rig(table, "axe " * most)
    tell(table, *["0 RerollDice blank"] * most)
    assert 1 + most == side(table, 0).pool[KIND["axe"]]
    assert "jarl" not in offered(table)
    assert 0 == side(table, 0).paid
    table = led("sigurd", "axe blank blank blank", FOUR)
    tell(table, "0 Fight jarl")
    assert "all" in offered(table)
    assert "jarl" not in offered(defended("sigurd", "blank"))


@pytest.mark.rule("VA-007", "VA-008")
@pytest.mark.card("solveig")
def test_solveig_turns_a_blank_in_defence_and_outnumbered_in_attack() -> None:
    table = defended("solveig", "blank blank")
    assert "second" not in offered(table)
    tell(table, "1 Fight jarl", "1 TurnTo sword")
    assert 1 == side(table, 1).pool[KIND["sword"]]
    assert "jarl" not in offered(table)
    assert not {"jarl", "second"} & set(offered(led("solveig", "blank blank")))
    table = led("solveig", "blank blank", theirs="wolf_swordsman wolf_scout")
    tell(table, "0 Fight second", "0 TurnTo axe")
    assert not {"jarl", "second"} & set(offered(table))


@pytest.mark.rule("VA-010", "VA-311")
@pytest.mark.card("sigvard")
def test_sigvard_adds_1_in_attack_and_1_more_with_many_activated() -> None:
    many = condition("sigvard")
    table = led("sigvard", "axe bow spear sword", FOUR)
    for count, name in enumerate(FOUR.split(), 1):
        tell(table, f"0 Fight {name}")
        assert 2 * count + 1 + (count >= many) == strength(table, 0)
    own = "wolf_swordsman bear_archer bear_spearman bear_shield_bearer"
    table = defended("sigvard", "sword bow spear shield", own)
    for count, name in enumerate(own.split(), 1):
        tell(table, f"1 Fight {name}")
        assert 2 * count + (count >= many) == strength(table, 1)


@pytest.mark.card("hod")
@pytest.mark.parametrize(("held", "kept"), [("fury fury", 2), ("fury fury fury", 1)])
def test_hod_draws_more_and_with_two_cards_keeps_one_more(held: str, kept: int) -> None:
    table = position(player(jarl="hod", party="bear_axeman", hand=held), player())
    before = len(held.split())
    table.do(DrawPhase(0))
    table.questions()
    assert 2 + figure("hod", 0, "draw") == len(table.players[0].drawn)
    while asked(table):
        tell(table, f"0 KeepCard {offered(table)[0]}")
    assert before + kept == len(hand(table, 0))


@pytest.mark.card("agnar")
def test_agnar_takes_extra_dice_in_defence_and_with_few_shields_in_attack() -> None:
    table = defended("agnar", "sword")
    tell(table, "1 Fight jarl")
    assert 1 + figure("agnar", 0, "n") == sum(side(table, 1).pool)
    few = condition("agnar")
    for shields in (few, few + 1):
        table = position(
            player(jarl="agnar", party="bear_axeman", shields=shields),
            player(party="wolf_swordsman"),
        )
        attack(table, 0, 1, "axe")
        assert "jarl" not in offered(table)
        assert (shields == few) == ("second" in offered(table))
    table = position(
        player(jarl="agnar", party="bear_axeman", shields=few), player(party="wolf_swordsman")
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight second")
    assert 1 + figure("agnar", 1, "n") == sum(side(table, 0).pool)


@pytest.mark.card("the_boar")
def test_the_boar_adds_strength_for_each_boar_and_meets_their_symbols() -> None:
    each = figure("the_boar", 0, "amount")
    table = led("the_boar", "spear", "boar_spearman")
    tell(table, "0 Fight boar_spearman")
    assert 2 + each == strength(table, 0)
    table = led("the_boar", "axe shield sword axe", "boar_axeman boar_shield_bearer boar_reaver")
    for count, name in enumerate(("boar_axeman", "boar_shield_bearer", "boar_reaver"), 1):
        tell(table, f"0 Fight {name}")
        met = min(count, figure("the_boar", 1, "warriors"))
        assert (1, 2, 5)[count - 1] + count * each + met * 3 == strength(table, 0)


@pytest.mark.card("valgard")
def test_valgard_adds_1_for_each_bear_and_rerolls_a_die_with_two() -> None:
    table = led("valgard", "axe blank", "bear_axeman bear_archer")
    tell(table, "0 Fight bear_axeman")
    assert 3 == strength(table, 0)
    rig(table, "bow")
    tell(table, "0 Fight second")
    assert 1 == side(table, 0).pool[KIND["bow"]]
    assert "second" not in offered(led("valgard", "axe blank"))


@pytest.mark.card("styr")
def test_styr_discards_a_card_for_strength_or_forgoes_tactics_for_more() -> None:
    table = led("styr", "axe", hand="fury bear_archer")
    tell(table, "0 Fight bear_axeman", "0 Fight fury")
    assert "second" not in offered(table)
    tell(table, "0 Fight jarl", "0 DiscardCard bear_archer")
    assert 4 + figure("styr", 0, "amount") == strength(table, 0)
    assert ["bear_archer"] == pile(table)
    table = led("styr", "axe", hand="fury bear_archer")
    tell(table, "0 Fight bear_axeman", "0 Fight second", "0 DiscardCard bear_archer")
    assert 2 + figure("styr", 1, "amount") == strength(table, 0)
    assert ["end"] == offered(table)


@pytest.mark.card("vingor")
def test_vingor_adds_two_warriors_of_more_symbols_and_still_more_from_an_empty_party() -> None:
    for held, limit in (("bear_axeman", 0), ("", 1)):
        table = position(player(jarl="vingor", party=held, hand="bear_reaver wolf_scout"), player())
        table.do(TakeTurn(0))
        tell(table, "0 ChooseAction two")
        (asking,) = table.questions()
        assert figure("vingor", limit, "limit") == asking.arguments()["limit"]


@pytest.mark.rule("VA-311")
@pytest.mark.card("aslaug")
def test_aslaug_draws_after_a_loss_and_again_after_a_close_one() -> None:
    def lost_by(difference: int) -> Table:
        table = led("aslaug", "axe", theirs="bear_reaver")
        tell(table, "0 Fight bear_axeman", "0 Fight end")
        show(table, 1, "sword axe")
        tell(table, "1 Fight bear_reaver")
        side(table, 1).plus = difference - (strength(table, 1) - strength(table, 0))
        tell(table, "1 Fight end", "1 SendWarrior done")
        return table

    close = condition("aslaug")
    assert ["jarl", "pass"] == offered(lost_by(close + 1))
    table = lost_by(close)
    assert ["jarl", "second", "pass"] == offered(table)
    tell(table, "0 UseJarl jarl")
    assert ["second", "pass"] == offered(table)
    tell(table, "0 UseJarl pass")
    assert 1 == len(hand(table, 0))


@pytest.mark.card("einar")
def test_einar_turns_a_shield_in_defence_or_any_die_when_outnumbered_in_attack() -> None:
    table = defended("einar", "shield blank")
    assert "second" not in offered(table)
    tell(table, "1 Fight jarl")
    assert "shield" not in offered(table)
    tell(table, "1 TurnTo sword")
    assert 1 == side(table, 1).pool[KIND["sword"]]
    assert not {"jarl", "second"} & set(offered(led("einar", "shield")))
    table = led("einar", "blank", theirs="wolf_swordsman wolf_scout")
    tell(table, "0 Fight second", "0 TurnTo axe", "0 Fight bear_axeman")
    assert 2 == strength(table, 0)


@pytest.mark.card("thord")
def test_thord_adds_strength_for_a_die_paid_and_more_for_several() -> None:
    table = led("thord", "axe bow")
    tell(table, "0 Fight bear_axeman")
    assert 2 == strength(table, 0)
    first, second = figure("thord", 0, "amount"), figure("thord", 1, "amount")
    side(table, 0).paid = 1
    assert 2 + first == strength(table, 0)
    side(table, 0).paid = condition("thord")
    assert 2 + first + second == strength(table, 0)


@pytest.mark.card("ottar")
def test_ottar_adds_1_for_each_wolf_and_draws_after_victory_with_three_clans() -> None:
    table = led("ottar", "sword", "wolf_swordsman bear_axeman boar_axeman", "stag_axeman")
    tell(table, "0 Fight wolf_swordsman")
    assert 3 == strength(table, 0)
    tell(table, "0 Fight end", "1 Fight end")
    assert ["second", "pass"] == offered(table)
    tell(table, "0 UseJarl second")
    assert 1 == len(hand(table, 0))


@pytest.mark.rule("VA-007", "VA-008")
@pytest.mark.card("esbjorn")
def test_esbjorn_adds_strength_to_fury_or_takes_it_back_after_victory() -> None:
    table = led("esbjorn", "axe", hand="fury")
    assert "jarl" not in offered(table)
    tell(table, "0 Fight bear_axeman", "0 Fight fury", "0 Fight jarl")
    assert 4 + figure("esbjorn", 0, "amount") == strength(table, 0)
    tell(table, "0 Fight end", "1 Fight end")
    assert ["fury"] == pile(table)
    table = led("esbjorn", "axe", hand="fury counterattack")
    tell(table, "0 Fight bear_axeman", "0 Fight fury", "0 Fight end", "1 Fight end")
    tell(table, "0 UseJarl second")
    assert ["counterattack", "fury"] == hand(table, 0)


@pytest.mark.card("egil")
def test_egil_gives_up_a_card_to_keep_one_more() -> None:
    table = position(
        player(jarl="egil", party="bear_axeman", hand="fury"),
        player(),
        deck="wolf_archer bear_archer",
    )
    table.do(DrawPhase(0))
    assert ["fury", "pass"] == offered(table)
    tell(table, "0 GiveUpCard fury")
    assert ["bear_archer", "wolf_archer"] == hand(table, 0)
    table = position(player(jarl="egil"), player(), deck="wolf_archer bear_archer")
    table.do(DrawPhase(0))
    table.questions()
    assert ["bear_archer", "wolf_archer"] == hand(table, 0)


@pytest.mark.card("beinir")
def test_beinir_adds_1_for_each_stag_and_lets_some_count_one_more() -> None:
    stags = ("stag_spearman", "stag_archer", "stag_shield_bearer")
    table = led("beinir", "spear bow shield", " ".join(stags))
    for count, name in enumerate(stags, 1):
        tell(table, f"0 Fight {name}")
        assert count * (1 + 1) + 2 * min(count, figure("beinir", 1, "warriors")) == strength(
            table, 0
        )


@pytest.mark.card("bernhard")
def test_bernhard_arms_a_warrior_short_of_one_symbol() -> None:
    table = led("bernhard", "sword spear", "bear_veteran")
    assert "bear_veteran" not in offered(table)
    tell(table, "0 Fight jarl")
    assert 7 - figure("bernhard", 0, "penalty") == strength(table, 0)
    table = defended("bernhard", "sword spear", "stag_veteran")
    tell(table, "1 Fight second")
    assert 7 - figure("bernhard", 1, "penalty") == strength(table, 1)


@pytest.mark.card("bernhard")
def test_the_log_gives_the_strength_of_a_warrior_armed_short() -> None:
    table = led("bernhard", "sword spear", "bear_veteran")
    tell(table, "0 Fight jarl")
    (line,) = [line for line in table.log if line.key == "activates"]
    assert ("bear_veteran", strength(table, 0)) == (line.args["card"], line.args["strength"])


@pytest.mark.card("bernhard")
def test_bernhard_lets_a_giant_fight_with_a_die_fewer() -> None:
    table = led("bernhard", "axe axe", "frost_giant_crusher")
    tell(table, "0 Fight jarl")
    assert 5 - figure("bernhard", 0, "penalty") == strength(table, 0)


@pytest.mark.rule("VA-007", "VA-312")
@pytest.mark.card("ragnhild")
def test_ragnhild_exchanges_a_card_or_takes_one_from_a_fuller_hand() -> None:
    def after(enemy: str) -> Table:
        table = led("ragnhild", "axe", hand="counterattack", enemy=enemy)
        tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
        return table

    assert ["jarl", "pass"] == offered(after("fury"))
    table = after("fury fury")
    assert ["jarl", "second", "pass"] == offered(table)
    tell(table, "0 UseJarl jarl", "0 GiveCard counterattack")
    assert ["fury"] == hand(table, 0)
    assert ["counterattack", "fury"] == hand(table, 1)
    assert ["counterattack"] == GAME.view(table, 0)["seen"][1]
    assert ["fury"] == GAME.view(table, 1)["seen"][0]
    assert [] == GAME.view(table, 2)["seen"][0]
    assert [] == asked(table)
    table = after("fury fury")
    tell(table, "0 UseJarl second")
    assert ["counterattack", "fury"] == hand(table, 0)
    assert [] == asked(table)


@pytest.mark.card("bjorn")
def test_bjorn_draws_after_the_battles_of_others() -> None:
    def after(own: int) -> Table:
        table = position(
            player(party="bear_axeman"),
            player(party="wolf_swordsman"),
            player(jarl="bjorn", shields=own, hand="fury"),
        )
        attack(table, 0, 1, "axe")
        tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
        return table

    table = after(4)
    assert ["jarl", "pass"] == offered(table)
    tell(table, "2 UseJarl jarl", "2 DiscardCard fury")
    assert 1 == len(hand(table, 2))
    table = after(2)
    tell(table, "2 UseJarl second")
    assert 2 == len(hand(table, 2))
    assert [] == asked(table)


@pytest.mark.rule("VA-312")
@pytest.mark.card("ulf")
def test_ulf_looks_at_cards_and_forbids_one() -> None:
    table = position(
        player(jarl="ulf", party="bear_axeman"),
        player(party="wolf_swordsman wolf_scout", hand="fury fury"),
        player(),
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare jarl")
    assert ["fury", "fury"] == GAME.view(table, 0)["seen"][1]
    assert [] == GAME.view(table, 2)["seen"][1]
    tell(table, "0 BanTactic fury")
    show(table, 0, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    tell(table, "1 Fight fury")
    assert "fury" not in offered(table)


@pytest.mark.rule("VA-010")
@pytest.mark.card("ulf")
def test_ulf_adds_strength_with_a_few_warriors() -> None:
    few, added = condition("ulf"), figure("ulf", 1, "amount")
    for size, gained in ((few - 1, 0), (few, added)):
        ours = " ".join(FOUR.split()[:size])
        table = led("ulf", "axe", ours)
        tell(table, "0 Fight bear_axeman")
        assert 2 + gained == strength(table, 0)


@pytest.mark.rule("VA-143")
@pytest.mark.card("freydis")
def test_freydis_silences_the_defender_and_who_holds_her_shield() -> None:
    table = position(
        player(jarl="freydis", party="bear_axeman"), player(jarl="solveig", party="wolf_swordsman")
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "blank")
    assert ["end"] == offered(table)
    for held, works in (("", True), ("1", False)):
        table = position(
            player(jarl="sigvard", party="bear_axeman", captured=held),
            player(jarl="freydis", party="wolf_swordsman"),
        )
        attack(table, 0, 1, "axe")
        tell(table, "0 Fight bear_axeman")
        assert (3 if works else 2) == strength(table, 0)


@pytest.mark.rule("VA-178")
@pytest.mark.card("harald")
def test_harald_makes_the_loser_discard_and_sends_an_idle_warrior() -> None:
    table = led("harald", "axe", "bear_axeman bear_archer", enemy="fury wolf_scout")
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["jarl", "second", "pass"] == offered(table)
    tell(table, "0 UseJarl second")
    assert ["bear_archer", "bear_axeman"] == valhalla(table, 0)
    tell(table, "0 UseJarl jarl", "1 DiscardTactic fury")
    lost = figure("harald", 0, "n")
    table = led("harald", "axe", enemy="wolf_scout" + " fury" * (lost + 1))
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end", "0 UseJarl jarl")
    tell(table, *["1 DiscardTactic fury"] * lost)
    assert ["fury", "wolf_scout"] == hand(table, 1)


@pytest.mark.card("gunnar")
def test_gunnar_costs_a_stronger_defender_a_die_and_adds_strength_against_four_shields() -> None:
    table = position(
        player(jarl="gunnar", party="frost_giant_wanderer", shields=3),
        player(party="wolf_swordsman"),
    )
    attack(table, 0, 1, "axe axe")
    tell(table, "0 Fight frost_giant_wanderer")
    assert 2 + figure("gunnar", 1, "amount") == strength(table, 0)
    tell(table, "0 Fight end")
    assert 5 == sum(side(table, 1).pool)


@pytest.mark.card("ivar")
def test_ivar_adds_2_against_the_greatest_robber_or_3_in_revenge() -> None:
    table = position(
        player(jarl="ivar", party="bear_axeman"),
        player(party="wolf_swordsman", captured="2"),
        player(),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 4 == strength(table, 0)
    table.players[0].raiders.append(1)
    assert 5 == strength(table, 0)


@pytest.mark.card("ivar")
@pytest.mark.parametrize(
    ("foe", "other", "added"), [("", "", 0), ("2", "1 1", 0), ("2", "1", 2), ("2 2", "1", 2)]
)
def test_ivar_adds_nothing_against_who_was_outdone_or_has_captured_nothing(
    foe: str, other: str, added: int
) -> None:
    table = position(
        player(jarl="ivar", party="bear_axeman"),
        player(party="wolf_swordsman", captured=foe),
        player(captured=other),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman")
    assert 2 + added == strength(table, 0)


@pytest.mark.card("ivar")
def test_raids_are_remembered_until_the_end_of_the_own_turn() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(table, 1, 0)
    tell(table, "1 Fight end")
    assert [1] == table.players[0].raiders
    table.do(TakeTurn(0))
    tell(table, "0 ChooseAction draw")
    while asked(table)[0][0] == 0:
        tell(table, f"0 KeepCard {offered(table)[0]}")
    assert [] == table.players[0].raiders


@pytest.mark.card("gudrun")
def test_gudrun_takes_cards_after_a_defence_and_exchanges_one_after_any_victory() -> None:
    taken = figure("gudrun", 0, "n")
    table = position(
        player(party="bear_axeman", hand="counterattack" + " fury" * taken, shields=3),
        player(jarl="gudrun", party="bear_reaver", captured="0"),
    )
    attack(table, 0, 1, "axe")
    tell(table, "0 Fight bear_axeman", "0 Fight end")
    show(table, 1, "sword axe")
    tell(table, "1 Fight bear_reaver", "1 Fight end", "1 SendWarrior done")
    tell(table, "1 UseJarl jarl", "1 UseJarl second")
    assert taken + figure("gudrun", 1, "draw") == len(hand(table, 1))
    tell(table, f"1 DiscardCard {offered(table)[0]}")
    assert taken == len(hand(table, 1))
    assert 1 == len(hand(table, 0))
    table = led("gudrun", "axe", enemy="fury")
    table.players[0].captured[1] = 1
    tell(table, "0 Fight bear_axeman", "0 Fight end", "1 Fight end")
    assert ["second", "pass"] == offered(table)


@pytest.mark.rule("VA-006", "VA-007")
def test_every_jarl_has_two_abilities_and_a_condition_for_the_second() -> None:
    assert 25 == len(JARLS)
    for jarl in JARLS.values():
        main, second = jarl.abilities
        assert "" == main.condition
        assert second.condition


@pytest.mark.rule("VA-011")
def test_a_card_prevails_over_the_rules() -> None:
    """Bernhard's card lets a warrior fight with a symbol uncovered, which VA-065 forbids."""
    table = led("bernhard", "sword spear", "bear_veteran")
    tell(table, "0 Fight jarl")
    assert [0] == side(table, 0).active
    assert ["bear_veteran"] == party(table, 0)


@pytest.mark.parametrize(
    ("effect", "figures", "ours", "theirs", "answers", "left"),
    [
        ("steal_random", {"n": 2}, 0, 3, [], (2, 1)),
        ("steal_random", {"n": 4}, 0, 3, [], (3, 0)),
        ("steal_random_then_return", {"take": 3, "give": 1}, 0, 3, ["GiveCard"], (2, 1)),
        ("steal_random_then_return", {"take": 1, "give": 2}, 1, 3, ["GiveCard"] * 2, (0, 4)),
        ("draw_then_discard", {"draw": 1, "discard": 2}, 2, 0, ["DiscardCard"] * 2, (1, 0)),
        ("draw_then_discard", {"draw": 3, "discard": 1}, 2, 0, ["DiscardCard"], (4, 0)),
    ],
)
def test_how_many_cards_a_jarl_moves_stands_on_its_row(
    effect: str,
    figures: dict[str, int],
    ours: int,
    theirs: int,
    answers: list[str],
    left: tuple[int, int],
) -> None:
    table = led("sigvard", "axe", hand="fury " * ours, enemy="fury " * theirs)
    ability = Ability("jarl", "after_battle_won", "", effect, figures)
    AFTER[effect].use(table, 0, ability)
    tell(table, *[f"0 {name} fury" for name in answers])
    assert left == (len(hand(table, 0)), len(hand(table, 1)))


@pytest.mark.rule("VA-178")
def test_how_many_idle_warriors_a_jarl_sends_stands_on_its_row() -> None:
    table = led("harald", "axe", FOUR)
    tell(table, "0 Fight bear_axeman")
    sending = Ability("second", "after_battle_won", "", "send_nonactivated", {"n": 2})
    AFTER[sending.effect].use(table, 0, sending)
    tell(table, "0 SendIdle bear_archer", "0 SendIdle bear_spearman")
    assert ["bear_axeman", "bear_swordsman"] == sorted(party(table, 0))
