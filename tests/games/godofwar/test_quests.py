"""Quests, obstacles, the path (GW-172 to GW-194, GW-267 to GW-269)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    card,
    damages,
    enemy,
    fell,
    figure,
    hero,
    position,
    reveal,
    run,
    side,
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.conditions import holds
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.flipping import HurtEnemy
from meadhall.games.godofwar.journey import ChooseNext, CompleteQuest, PlayQuest, clean_up
from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.vocabulary import Condition
from tables import asked, options, said, tell

QUICK = tiny(b2=enemy("e", "health = 1"), victory='[[{ is = "enemy_defeated", enemy = "e" }]]')


def completed(**more: object) -> Table:
    table = position(
        hero("kratos", at=2, hand="kr_axe_1 crystal", discard="stun poison", damage=4, rage=3),
        hero("freya", at=1, deck="crystal fr_mend"),
        scene=QUICK,
        offer="up_mod_4",
        **more,  # type: ignore[arg-type]
    )
    table.quests, table.bosses = [QUICK, "ogre", "alfheim"], ["baldur", "sigrun", "hraezlyr"]
    return table


@pytest.mark.rule("GW-172")
def test_a_quest_is_completed_the_moment_its_condition_is_met() -> None:
    table = completed()
    run(table, HurtEnemy(card(table, "b2"), 1, 0))
    assert "quest-completed" in said(table)
    assert [(0, "TakeUpgrade")] == asked(table)


@pytest.mark.rule("GW-173", "GW-174", "GW-176")
def test_heroes_rise_well_and_without_status_cards_rage_and_tokens() -> None:
    table = completed()
    fell(table, "freya")
    figure(table, "kratos").wards, figure(table, "kratos").bonus, table.tokens = 1, 3, 1
    run(table, HurtEnemy(card(table, "b2"), 1, 0))
    assert {"kratos": 0, "freya": 0} == damages(table)
    assert [False, False] == [each.down for each in table.heroes]
    assert [0, 0] == [each.rage for each in table.heroes]
    assert [10, 10, 10] == [len(pile) for pile in table.piles]
    assert (2, 0) == (table.tokens, figure(table, "kratos").bonus)


@pytest.mark.rule("GW-173")
@pytest.mark.parametrize(
    ("deck", "known", "left"),
    [
        ("poison kr_axe_1 kr_axe_2 kr_mod_1", 3, ["kr_axe_1", "kr_axe_2"]),
        ("kr_axe_1 poison stun kr_mod_1", 3, ["kr_axe_1"]),
        ("kr_axe_1 kr_axe_2 poison kr_mod_1", 2, ["kr_axe_1", "kr_axe_2"]),
    ],
)
def test_known_cards_of_a_deck_are_known_when_status_cards_have_left_it(
    deck: str, known: int, left: list[str]
) -> None:
    table = position(hero("kratos", deck=deck), scene=QUICK)
    table.players[0].known = known
    clean_up(table)
    assert left == GAME.view(table, 0)["players"][0]["top"]


@pytest.mark.rule("GW-175", "GW-177", "GW-267", "GW-178", "GW-012")
def test_between_quests_upgrade_first_player_shuffle_choice() -> None:
    table = completed()
    run(table, HurtEnemy(card(table, "b2"), 1, 0))
    tell(table, "0 TakeUpgrade up_mod_4")
    assert [(1, "ChoosePath")] == asked(table), "the token has passed on"
    assert [[], []] == [player.discard for player in table.players], "shuffled together"
    assert ["ogre", "alfheim"] == options(table, 1, "ChoosePath")


@pytest.mark.rule("GW-179", "GW-183", "GW-189", "GW-268")
def test_the_quest_not_chosen_becomes_an_obstacle_of_the_second() -> None:
    table = completed(path="")
    table.path = [QUICK]
    clean_up(table)
    run(table, ChooseNext())
    view = GAME.view(table, 0)
    assert "alfheim_obstacle" not in str(view), "its back is hidden before the choice"
    tell(table, "0 ChoosePath ogre")
    assert ["alfheim"] == [each["quest"] for each in GAME.view(table, 0)["quest"]["obstacles"]]
    assert 0 == sum(NAMES[c] == "poison" for c in table.players[0].deck), "placing comes first"
    tell(table, "0 PlaceHero 1", "1 PlaceHero 2")
    assert 8 == len(table.piles[1]), "each player shuffles a poison card in"
    assert 1 == table.round


@pytest.mark.rule("GW-181", "GW-182", "GW-185")
def test_after_two_quests_a_boss_with_the_obstacles_of_the_other_two() -> None:
    table = completed(path="ogre")
    table.bosses = ["baldur", "sigrun", QUICK]
    table.path = ["travelers", "ogre"]
    clean_up(table)
    run(table, ChooseNext())
    tell(table, f"0 ChoosePath {QUICK}", "0 PlaceHero 1", "1 PlaceHero 2")
    assert ["baldur", "sigrun"] == table.stage.obstacles, "that of the second row has ended"
    run(table, HurtEnemy(card(table, "b2"), 1, 0))
    assert Outcome.WON == table.outcome


@pytest.mark.rule("GW-182")
def test_no_obstacle_holds_during_the_first_quest() -> None:
    assert [] == GAME.view(GAME.new(1, {}, "first"), 0)["quest"]["obstacles"]


@pytest.mark.rule("GW-180", "GW-177")
def test_cards_lost_to_an_obstacle_stay_lost() -> None:
    table = position(hero("kratos", deck="kr_axe_1 kr_axe_2"), hero("freya", at=2, deck="fr_mend"))
    lost = len(table.removed)
    carry_out(table, ("obstacle", "helheim"), -1, seat=0)
    table.questions()
    assert ["kr_axe_1", "fr_mend"] == [NAMES[each] for each in table.removed[lost:]]
    run(table, CompleteQuest())
    assert "kr_axe_1" in [NAMES[each] for each in table.removed]


@pytest.mark.rule("GW-184")
def test_heroes_are_placed_anew_from_the_current_first_player() -> None:
    table = completed(first=1)
    clean_up(table)
    run(table, PlayQuest("ogre", ()))
    assert [(1, "PlaceHero")] == asked(table)


@pytest.mark.rule("GW-187")
def test_defeated_means_defeated_and_no_living_copy_in_sight() -> None:
    key = tiny(b1=enemy("e", "health = 3"), b1_back=enemy("e", "health = 9"))
    table = position(hero("kratos"), scene=key)
    wanted = Condition("enemy_defeated", enemy=0)
    assert not holds(table, wanted)
    run(table, HurtEnemy(card(table, "b1"), 3, 0))
    assert holds(table, wanted)
    table.stage.sides[card(table, "b1")] = 1
    table.stage.dead[card(table, "b1")] = False
    assert not holds(table, wanted)


@pytest.mark.rule("GW-188")
def test_travelers_has_no_rules_of_its_own() -> None:
    quest = GAME.view(position(hero("kratos")), 0)["quest"]
    assert (False, []) == (quest["special"], quest["defeat"])
    assert [["travelers_traveler_left", "travelers_traveler_right"]] == [
        [each["enemy"] for each in row] for row in quest["victory"]
    ]


@pytest.mark.rule("GW-190")
def test_in_helheim_six_cards_turn_when_all_visible_enemies_are_defeated() -> None:
    table = position(hero("kratos", at=2), scene="helheim", dead="t2 t3 b2 b4",
                     damage={"t2": 6, "t3": 6, "b2": 9, "b3": 8})  # fmt: skip
    run(table, HurtEnemy(card(table, "b3"), 1, 0))
    turned = [side(table, name) for name in ("t1", "t2", "t3", "t4", "b2", "b3")]
    assert ["back"] * 6 == turned
    living = [each for each in GAME.view(table, 0)["scene"]["cards"] if "enemy" in each]
    assert ["helheim_mattugr", "helheim_revenant"] == sorted(
        each["enemy"]["name"] for each in living if "alive" in each["enemy"]
    )


@pytest.mark.rule("GW-192")
def test_pedestals_hold_the_power_of_their_grendels() -> None:
    table = position(
        hero("kratos", at=1), scene="grendels", runes="uruz", tokens={"t1": 3, "t4": 0}
    )
    reveal(table)
    told = "the club of ashes: 1 + 3 tokens, the breath of frost: 1 and none"
    assert 5 == figure(table, "kratos").damage, told


@pytest.mark.rule("GW-193")
def test_sigruns_defeated_followers_turn_against_her() -> None:
    table = position(hero("kratos", at=1), scene="sigrun", damage={"t1": 7}, runes="fehu")
    run(table, HurtEnemy(card(table, "t1"), 1, 0))
    assert "back" == side(table, "t1")
    reveal(table)
    assert 3 == table.stage.damage[card(table, "h1")]


@pytest.mark.rule("GW-269")
def test_an_obstacle_that_finds_nothing_does_nothing() -> None:
    key = tiny(b1=enemy("e"))
    table = position(hero("kratos", at=1), scene=key, obstacles="travelers hraezlyr")
    (shown,) = [each for each in GAME.view(table, 0)["scene"]["cards"] if "enemy" in each]
    assert (9, []) == (shown["enemy"]["health"], shown["enemy"].get("armor", []))


@pytest.mark.rule("GW-269")
def test_an_obstacle_given_as_a_rule_holds_for_the_whole_scene() -> None:
    table = position(hero("kratos"), scene="ogre", obstacles="travelers")
    shown = {each["name"]: each for each in GAME.view(table, 0)["scene"]["cards"]}
    assert [5] == shown["ogre_b4_front"]["enemy"]["armor"]
    assert (
        LIBRARY["ogre"].cards[8].sides[0].pool_value + 3
        == shown["ogre_h1_front"]["health"]["value"]
    )


@pytest.mark.parametrize("key", OURS)
def test_every_quest_and_boss_can_be_played_as_any_of_the_three_scenes(key: str) -> None:
    for path in ("", "ogre", "ogre travelers"):
        table = completed(path=path)
        others = tuple(each for each in OURS if each != key)[:2]
        clean_up(table)
        run(table, PlayQuest(key, others))
        tell(table, "0 PlaceHero 2", "1 PlaceHero 3")
        assert [] == GAME.audit(table)
        assert key == GAME.view(table, None)["quest"]["key"]
