"""The ten runes and their moments (CM-162 to CM-177, CM-190)."""

from __future__ import annotations

import pytest

from games.midgard.positions import clan, glory, goods, load, place, position, send, told, warriors
from meadhall.core import IllegalAnswer
from meadhall.games.midgard import GAME
from meadhall.games.midgard.assign import AssignPhase
from meadhall.games.midgard.cards import DESTINIES, RUNES
from meadhall.games.midgard.combat import BeginFight
from meadhall.games.midgard.components import NONE, TARGETS
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.voyage import BeginVoyage
from tables import asked, dice, options, tell

FREE = "rune_gifts rune_knowledge rune_success rune_wealth"


def placing(*clans: object, **board: object) -> Table:
    table = position(*clans, **board)  # type: ignore[arg-type]
    table.do(NextWorker(0))
    table.questions()
    return table


def fighting(target: str, crew: str, one: object, **board: object) -> Table:
    table = position(one, clan(), phase="combat", **board)  # type: ignore[arg-type]
    place(table, 0, target)
    send(table, target, crew)
    table.do(BeginFight(0, TARGETS.index(target)))
    return table


def beside(table: Table) -> dict[int, list[int | str]]:
    """What each seat may do beside the open question."""
    return {aside.seat: table.options(aside) for aside in table.asides()}


# -- moments -------------------------------------------------------------------


@pytest.mark.rule("CM-162")
@pytest.mark.card("rune_wealth")
def test_a_rune_works_once_and_stays_for_scoring() -> None:
    table = placing(clan(workers=1, coins=2, runes="rune_wealth"), clan())
    tell(table, "0 Aside rune_wealth")
    assert [{"name": "rune_wealth", "used": True}] == GAME.view(table)["players"][0]["runes"]
    assert 3 == GAME.view(table)["players"][0]["scoring"]["runes"]
    assert {} == beside(table)


@pytest.mark.rule("CM-163", "CM-190")
def test_runes_may_be_used_while_any_player_places_a_worker() -> None:
    table = placing(clan(workers=1), clan(coins=1, runes=FREE, destinies="prepared"))
    assert {1: FREE.split()} == beside(table)
    tell(table, "1 Aside rune_wealth")
    assert [(0, "PlaceWorker")] == asked(table)
    assert {"coins": 2} == goods(table, 1)


@pytest.mark.rule("CM-163")
def test_no_rune_is_used_inside_the_carrying_out_of_an_effect() -> None:
    table = placing(clan(workers=1, coins=3, runes=FREE), clan())
    tell(table, "0 PlaceWorker stave_church")
    assert [(0, "BuyFavor")] == asked(table)
    assert {} == beside(table)
    tell(table, "0 BuyFavor 1")


@pytest.mark.rule("CM-163")
def test_a_rune_takes_effect_completely_before_anything_else() -> None:
    table = placing(clan(workers=1), clan(runes="rune_gifts"))
    tell(table, "1 Aside rune_gifts")
    assert [(1, "GiftOfFood")] == asked(table)
    assert {} == beside(table)


@pytest.mark.rule("CM-164")
def test_a_rune_may_be_used_on_the_turn_it_was_gained_but_not_to_pay_for_it() -> None:
    table = placing(clan(workers=2, wood=1), clan(), runes="rune_gifts rune_glory")
    tell(table, "0 PlaceWorker runesmith")
    assert {} == beside(table)
    tell(table, "0 TakeRune rune_gifts")
    assert {0: ["rune_gifts"]} == beside(table)


@pytest.mark.rule("CM-190")
def test_runes_may_be_used_while_assigning_until_the_owner_has_confirmed() -> None:
    table = position(
        clan(warriors="swordsman", at="troll", runes="rune_gifts"),
        clan(warriors="axeman", at="draugr_1"),
        phase="assigning",
    )
    table.do(AssignPhase())
    assert {0: ["rune_gifts", "turn_order"], 1: ["turn_order"]} == beside(table)
    tell(table, "0 SendSwordsmanToTroll 1")
    assert ["rune_gifts", "turn_order"] == beside(table)[0]
    tell(table, "0 ConfirmCrews confirm")
    assert ["turn_order"] == beside(table)[0]


@pytest.mark.rule("CM-190", "CM-086")
def test_gifts_taken_while_assigning_can_be_loaded() -> None:
    table = position(
        clan(warriors="swordsman*2", at="small_public_longship@shore_1", runes="rune_gifts"),
        clan(),
        phase="assigning",
    )
    table.do(AssignPhase())
    tell(table, "0 SendSwordsmanToShore1 2")
    assert [0] == options(table, 0, "LoadFoodForShore1")
    tell(table, "0 Aside rune_gifts", "0 GiftOfFood 2", "0 GiftOfWood 0")
    assert [0, 1, 2] == options(table, 0, "LoadFoodForShore1")
    tell(table, "0 LoadFoodForShore1 2", "0 ConfirmCrews confirm")
    assert {"coins": 2} == goods(table, 0)


@pytest.mark.rule("CM-190")
def test_in_turn_order_a_player_who_has_confirmed_uses_no_runes() -> None:
    table = position(
        clan(warriors="swordsman", at="troll", runes="rune_gifts"),
        clan(warriors="axeman", at="draugr_1", runes="rune_success"),
        phase="assigning",
    )
    table.do(AssignPhase())
    tell(table, "1 Aside turn_order", "0 SendSwordsmanToTroll 1", "0 ConfirmCrews confirm")
    assert {1: ["rune_success"]} == beside(table)


@pytest.mark.rule("CM-190")
def test_runes_may_be_used_while_a_hunt_a_fight_or_a_journey_is_to_begin() -> None:
    table = fighting("troll", "swordsman", clan(runes="rune_gifts"))
    assert {0: ["rune_gifts"]} == beside(table)
    table = position(clan(), clan(runes="rune_gifts"), phase="combat")
    place(table, 0, "small_public_longship@shore_1")
    table.do(BeginVoyage(0, 0))
    assert {1: ["rune_gifts"]} == beside(table)


@pytest.mark.rule("CM-190", "CM-163")
def test_runes_without_a_trigger_wait_while_a_roll_stands() -> None:
    table = fighting("troll", "swordsman", clan(favor=1, runes="rune_gifts"))
    tell(table, "0 BeginFight fight")
    assert [(0, "JudgeRoll")] == asked(table)
    assert {} == beside(table)


# -- one by one ----------------------------------------------------------------


@pytest.mark.rule("CM-165", "CM-004")
@pytest.mark.card("rune_gifts")
def test_gifts_are_four_resources_in_any_mix() -> None:
    table = placing(clan(workers=1, runes="rune_gifts"), clan())
    tell(table, "0 Aside rune_gifts")
    assert [0, 1, 2, 3, 4] == options(table, 0, "GiftOfFood")
    tell(table, "0 GiftOfFood 1")
    assert [0, 1, 2, 3] == options(table, 0, "GiftOfWood")
    tell(table, "0 GiftOfWood 1")
    assert {"food": 1, "wood": 1, "coins": 2} == goods(table, 0)


@pytest.mark.rule("CM-166")
@pytest.mark.card("rune_glory", "monster_fire_giant_red")
def test_the_rulebook_example_of_thirteen_glory_and_six_more() -> None:
    table = position(
        clan(runes="rune_glory"), clan(), phase="combat", monsters="monster_fire_giant_red"
    )
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", "axeman*5")
    table.do(BeginFight(0, 3))
    load(table, "axeman_double " * 5)
    tell(table, "0 BeginFight fight", "0 ClaimGlory rune_glory")
    assert [19, 0] == glory(table)


@pytest.mark.rule("CM-166")
def test_glory_may_be_kept_for_a_better_enemy() -> None:
    table = fighting("draugr_1", "axeman*2", clan(runes="rune_glory"))
    load(table, "axeman_double axeman_double")
    tell(table, "0 BeginFight fight", "0 ClaimGlory pass")
    assert ([3, 0], ()) == (glory(table), table.players[0].used)


@pytest.mark.rule("CM-167")
@pytest.mark.card("rune_healing")
def test_healing_returns_exactly_the_dice_lost_in_one_round() -> None:
    table = fighting("troll", "swordsman axeman", clan(runes="rune_healing"))
    load(table, "swordsman_hit axeman_blank", "swordsman_blank axeman_double")
    tell(table, "0 BeginFight fight", "0 LoseWarrior axeman", "0 HealLosses rune_healing")
    tell(table, "0 LoseWarrior swordsman")
    assert {"axeman": 1} == warriors(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("CM-167")
def test_healing_saves_a_crew_that_was_lost_whole() -> None:
    table = fighting("troll", "axeman", clan(runes="rune_healing"))
    load(table, "axeman_double", "axeman_double")
    tell(table, "0 BeginFight fight", "0 HealLosses rune_healing")
    assert [4, 0] == glory(table)


@pytest.mark.rule("CM-168")
@pytest.mark.card("monster_mara_blue")
def test_healing_saves_nobody_from_the_sea_hunger_or_bans() -> None:
    table = position(
        clan(runes="rune_healing"),
        clan(),
        phase="combat",
        journeys="journey_whirlpool",
        monsters="monster_mara_blue",
    )
    place(table, 0, "large_public_longship@shore_1")
    send(table, "shore_1", "axeman*4", 1)
    table.do(BeginVoyage(0, 0))
    tell(table, "0 BeginVoyage sail")
    assert ([], ()) == (asked(table), table.players[0].used)
    assert [0, 0, 0] == table.sent[3]


@pytest.mark.rule("CM-170", "CM-183")
@pytest.mark.card("rune_knowledge")
def test_knowledge_shows_all_face_down_journeys_but_not_the_deck() -> None:
    table = placing(
        clan(workers=1, runes="rune_knowledge"), clan(), journeys="journey_storm journey_kraken"
    )
    tell(table, "0 Aside rune_knowledge")
    seen = GAME.view(table, 0)["mine"]["journeys"]
    assert ["journey_storm", "journey_kraken", "journey_all_quiet"] == [*seen.values()]
    assert {} == GAME.view(table, 1)["mine"]["journeys"]
    assert 3 == told(table, 0).count("sees-journey")


@pytest.mark.rule("CM-170", "CM-183")
@pytest.mark.card("rune_knowledge")
def test_knowledge_is_there_for_journeys_that_lie_face_down_unseen() -> None:
    table = placing(
        clan(workers=1, runes="rune_knowledge"), clan(runes="rune_knowledge"), clan(), clan()
    )
    table.journeys[0] = NONE
    table.revealed[1] = True
    table.looked[2] = 1 << 1
    assert [[2, 3], [3], [2, 3]] == [table.unseen_journeys(seat) for seat in (0, 1, 2)]
    assert {0: ["rune_knowledge"], 1: ["rune_knowledge"]} == beside(table)
    table.looked[3] = 1 << 1
    assert {0: ["rune_knowledge"]} == beside(table)
    tell(table, "0 Aside rune_knowledge")
    assert 2 == told(table, 0).count("sees-journey")


@pytest.mark.rule("CM-162")
@pytest.mark.card("rune_gifts", "rune_knowledge", "rune_success", "rune_wealth")
@pytest.mark.parametrize("rune", FREE.split())
def test_a_rune_without_a_trigger_is_used_up(rune: str) -> None:
    table = placing(clan(workers=1, coins=1, runes=rune, destinies="prepared"), clan())
    tell(table, f"0 Aside {rune}")
    assert [rune] == [RUNES[each] for each in table.players[0].used]


@pytest.mark.rule("CM-171")
@pytest.mark.card("rune_potential")
def test_potential_rerolls_blanks_only_and_favor_may_follow() -> None:
    table = fighting("troll", "swordsman*2 axeman", clan(favor=1, runes="rune_potential"))
    load(table, "swordsman_blank swordsman_hit axeman_blank", "swordsman_blank axeman_hit")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_potential")
    assert ["swordsman_blank", "axeman_blank"] == options(table, 0, "RerollDice")
    tell(table, "0 RerollDice swordsman_blank", "0 RerollDice axeman_blank")
    assert ["keep", "favor"] == options(table, 0, "JudgeRoll")


@pytest.mark.rule("CM-171")
def test_potential_needs_a_blank() -> None:
    table = fighting("troll", "swordsman*2", clan(favor=1, runes="rune_potential"))
    load(table, "swordsman_hit swordsman_shield")
    tell(table, "0 BeginFight fight")
    assert ["keep", "favor"] == options(table, 0, "JudgeRoll")


@pytest.mark.rule("CM-172")
@pytest.mark.card("rune_reaction")
def test_reaction_makes_shields_hits_and_shields_at_once() -> None:
    table = fighting("troll", "spearman*3", clan(runes="rune_reaction"))
    load(table, "spearman_shield spearman_shield spearman_hit")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction")
    assert [4, 0] == glory(table)
    assert {"spearman": 3} == warriors(table, 0)


@pytest.mark.rule("CM-172")
@pytest.mark.card("svanhildr")
def test_reaction_counts_two_hits_for_svanhildrs_swordsmen() -> None:
    table = fighting("troll", "swordsman spearman", clan(leader="svanhildr", runes="rune_reaction"))
    load(table, "swordsman_shield spearman_shield")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction")
    assert [4, 0] == glory(table)


@pytest.mark.rule("CM-172")
def test_reaction_lasts_for_rerolls_of_this_roll_and_no_longer() -> None:
    table = fighting(
        "troll", "spearman*2", clan(favor=2, runes="rune_reaction"), troll="troll_stone_1"
    )
    load(table, "spearman_blank spearman_hit", "spearman_shield", "spearman_shield spearman_shield")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction", "0 JudgeRoll favor")
    tell(table, "0 RerollDice spearman_blank", "0 RerollDice roll")
    assert 2 == GAME.view(table)["fight"]["forecast"]["hits"]
    tell(table, "0 JudgeRoll keep")
    view = GAME.view(table)["fight"]
    assert (2, 2, 0) == (view["round"], view["damage"], view["forecast"]["hits"])


@pytest.mark.rule("CM-173", "CM-174")
@pytest.mark.card("rune_success")
@pytest.mark.parametrize(
    ("own", "other", "key", "bonus"),
    [(3, 1, "leads", 5), (2, 2, "ties", 2), (1, 2, "trails", 0), (0, 0, "trails", 0)],
)
def test_success_scores_a_destiny_by_the_present_state(
    own: int, other: int, key: str, bonus: int
) -> None:
    table = placing(
        clan(workers=1, food=own, runes="rune_success", destinies="prepared"), clan(food=other)
    )
    tell(table, "0 Aside rune_success")
    assert [bonus, 0] == glory(table)
    assert [f"success-{key}"] == [line.key for line in table.log]
    assert ["prepared"] == GAME.view(table, 1)["players"][0]["shown"]


@pytest.mark.rule("CM-173")
def test_success_asks_which_destiny() -> None:
    table = placing(
        clan(workers=1, wood=1, runes="rune_success", destinies="prepared craftsman"), clan()
    )
    tell(table, "0 Aside rune_success")
    assert ["craftsman", "prepared"] == options(table, 0, "RevealDestiny")
    tell(table, "0 RevealDestiny craftsman")
    assert [5, 0] == glory(table)


@pytest.mark.rule("CM-175")
@pytest.mark.card("rune_true_vision")
def test_true_vision_draws_three_and_is_declared_first() -> None:
    table = placing(clan(workers=1, runes="rune_true_vision"), clan())
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    assert 12 == len(table.destinies)
    tell(table, "0 DeclareTrueVision rune_true_vision")
    offer = options(table, 0, "KeepDestiny")
    assert 3 == len(offer)
    tell(table, f"0 KeepDestiny {offer[0]}")
    assert 11 == len(table.destinies)


@pytest.mark.rule("CM-156", "CM-175")
def test_destinies_not_kept_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for number in range(10):
        table = placing(clan(workers=1, runes="rune_true_vision"), clan())
        table.dice = dice(f"destinies {number}")
        under = table.destinies[:12]
        drawn = sorted(table.destinies[-3:])
        tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
        tell(table, "0 DeclareTrueVision rune_true_vision")
        tell(table, f"0 KeepDestiny {DESTINIES[drawn[0]]}")
        assert drawn[1:] == sorted(table.destinies[:2])
        assert under[: len(table.destinies) - 2] == table.destinies[2:]
        orders.add(tuple(table.destinies[:2]))
    assert 2 == len(orders)


@pytest.mark.rule("CM-175")
def test_true_vision_may_be_saved() -> None:
    table = placing(clan(workers=1, runes="rune_true_vision"), clan())
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass", "0 DeclareTrueVision pass")
    assert (1, ()) == (len(table.players[0].destinies), table.players[0].used)


@pytest.mark.rule("CM-176")
@pytest.mark.parametrize(("coins", "after"), [(1, 2), (5, 10), (9, 14)])
def test_wealth_doubles_coins_gaining_at_most_five(coins: int, after: int) -> None:
    table = placing(clan(workers=1, coins=coins, runes="rune_wealth"), clan())
    tell(table, "0 Aside rune_wealth")
    assert {"coins": after} == goods(table, 0)


@pytest.mark.rule("CM-177")
def test_several_runes_may_be_used_on_one_roll() -> None:
    table = fighting("troll", "spearman*2", clan(runes="rune_potential rune_reaction"))
    load(table, "spearman_blank spearman_shield", "spearman_double")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_reaction", "0 JudgeRoll rune_potential")
    assert [4, 0] == glory(table)
    assert ["rune_reaction", "rune_potential"] == [RUNES[each] for each in table.players[0].used]


@pytest.mark.rule("CM-163")
def test_a_rune_that_is_not_there_cannot_be_played() -> None:
    table = placing(clan(workers=1, runes="rune_gifts/used"), clan())
    with pytest.raises((AssertionError, IllegalAnswer)):
        tell(table, "0 Aside rune_gifts")
