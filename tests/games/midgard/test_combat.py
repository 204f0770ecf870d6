"""The combat phase: order, hunting, combat rounds, victory (CM-091 to CM-112, CM-191)."""

from __future__ import annotations

import pytest

from games.midgard.positions import (
    clan,
    glory,
    goods,
    load,
    place,
    position,
    send,
    supply,
    warriors,
)
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import ENEMIES, ENEMY
from meadhall.games.midgard.combat import BeginFight, BeginHunt
from meadhall.games.midgard.components import NONE, TARGETS
from meadhall.games.midgard.rounds import CombatPhase
from meadhall.games.midgard.table import Table
from tables import asked, options, said, tell


def fighting(target: str, crew: str, *clans: object, **board: object) -> Table:
    """Seat 0 is about to fight at a target with a crew."""
    table = position(*clans, phase="combat", **board)  # type: ignore[arg-type]
    place(table, 0, target)
    send(table, target, crew)
    table.do(BeginFight(0, TARGETS.index(target)))
    table.questions()
    return table


# -- order ---------------------------------------------------------------------


@pytest.mark.rule("CM-091", "CM-094")
def test_hunters_then_troll_then_draugr_then_shores_from_the_left() -> None:
    table = position(
        clan(warriors="swordsman", at="hunting_grounds draugr_2 small_public_longship@shore_3"),
        clan(warriors="swordsman", at="hunting_grounds troll large_public_longship@shore_1"),
        phase="combat",
        first=1,
    )
    for target in ("troll", "draugr_2", "shore_1", "shore_3"):
        send(table, target, "axeman*2", 2)
    table.do(CombatPhase())
    order = []
    while asked(table):
        seat, name = asked(table)[0]
        question = table.questions()[0]
        if name.startswith("Begin"):
            order.append((seat, name, question.arguments()))
        table.answer(question, table.options(question)[0])
    assert [
        (1, "BeginHunt", {}),
        (0, "BeginHunt", {}),
        (1, "BeginFight", {"target": "troll"}),
        (0, "BeginFight", {"target": "draugr_2"}),
        (1, "BeginVoyage", {"shore": "shore_1"}),
        (1, "BeginFight", {"target": "shore_1"}),
        (0, "BeginVoyage", {"shore": "shore_3"}),
        (0, "BeginFight", {"target": "shore_3"}),
    ] == order


# -- hunting -------------------------------------------------------------------


def hunting(one: object) -> Table:
    table = position(one, clan(), phase="combat")  # type: ignore[arg-type]
    place(table, 0, "hunting_grounds")
    table.do(BeginHunt(0))
    return table


@pytest.mark.rule("CM-092")
@pytest.mark.card("hunting_grounds")
def test_a_hunt_brings_a_food_for_each_hit_and_loses_nobody() -> None:
    table = hunting(clan(warriors="swordsman*2 axeman"))
    load(table, "swordsman_hit swordsman_shield axeman_double")
    tell(table, "0 BeginHunt hunt")
    assert {"food": 3} == goods(table, 0)
    assert {"swordsman": 2, "axeman": 1} == warriors(table, 0)


@pytest.mark.rule("CM-092")
def test_a_hunt_brings_at_most_six_food() -> None:
    table = hunting(clan(warriors="axeman*4", food=1))
    load(table, "axeman_double axeman_double axeman_double axeman_double")
    tell(table, "0 BeginHunt hunt")
    assert {"food": 7} == goods(table, 0)


@pytest.mark.rule("CM-093")
@pytest.mark.card("rune_potential", "rune_reaction")
def test_hunters_may_reroll_and_use_potential_and_reaction() -> None:
    table = hunting(clan(warriors="swordsman*2", favor=1, runes="rune_potential rune_reaction"))
    load(table, "swordsman_blank swordsman_shield", "swordsman_blank", "swordsman_hit")
    tell(table, "0 BeginHunt hunt")
    assert ["keep", "favor", "rune_potential", "rune_reaction"] == options(table, 0, "JudgeRoll")
    tell(table, "0 JudgeRoll rune_reaction", "0 JudgeRoll rune_potential")
    tell(table, "0 JudgeRoll favor", "0 RerollDice swordsman_blank", "0 RerollDice roll")
    assert {"food": 2} == goods(table, 0)


@pytest.mark.rule("CM-095")
def test_a_hunter_without_dice_at_home_gains_nothing() -> None:
    table = hunting(clan())
    assert [] == asked(table)
    assert {} == goods(table, 0)
    assert ["hunts-with-nobody"] == said(table)


# -- combat rounds -------------------------------------------------------------


@pytest.mark.rule("CM-099")
@pytest.mark.parametrize("target", ["troll", "draugr_1", "shore_1"])
def test_without_warriors_a_fight_does_not_take_place(target: str) -> None:
    table = position(clan(), clan(), phase="combat")
    place(table, 0, target if target != "shore_1" else "small_public_longship@shore_1")
    table.do(BeginFight(0, TARGETS.index(target)))
    assert [] == asked(table)
    assert NONE != table.enemies[TARGETS.index(target)]
    assert ["nobody-fights"] == said(table)


@pytest.mark.rule("CM-097", "CM-099")
def test_a_troll_fought_by_nobody_is_not_dead() -> None:
    table = position(clan(at="troll"), clan(), phase="combat")
    table.do(CombatPhase())
    table.questions()
    assert "troll_forest_1" == ENEMIES[table.enemies[0]]


@pytest.mark.rule("CM-100", "CM-102", "CM-108")
@pytest.mark.card("troll_forest_1")
def test_hits_add_up_over_the_rounds_of_a_fight() -> None:
    table = fighting("troll", "swordsman*3", clan(), clan())
    load(table, "swordsman_hit swordsman_blank swordsman_blank", "swordsman_double swordsman_blank")
    tell(table, "0 BeginFight fight")
    assert ["troll_forest_1"] == GAME.view(table, 0)["mine"]["trophies"]["defeated"]
    assert [4, 0] == glory(table)
    assert {"swordsman": 1} == warriors(table, 0)


@pytest.mark.rule("CM-101", "CM-191")
def test_a_favor_rerolls_chosen_dice_and_may_be_spent_again() -> None:
    table = fighting("troll", "swordsman*3", clan(favor=2), clan())
    load(
        table,
        "swordsman_blank swordsman_blank swordsman_hit",
        "swordsman_blank",
        "swordsman_double",
    )
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    assert ["swordsman_blank", "swordsman_hit"] == options(table, 0, "RerollDice")
    tell(table, "0 RerollDice swordsman_blank", "0 RerollDice roll")
    assert {"favor": 1} == goods(table, 0)
    tell(table, "0 JudgeRoll favor", "0 RerollDice swordsman_blank", "0 RerollDice roll")
    assert [4, 0] == glory(table)
    assert {"wood": 1} == goods(table, 0)


@pytest.mark.rule("CM-191")
def test_at_least_one_die_is_rerolled_for_a_favor() -> None:
    table = fighting("troll", "swordsman*2", clan(favor=1), clan())
    load(table, "swordsman_hit swordsman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    assert ["swordsman_blank", "swordsman_hit"] == options(table, 0, "RerollDice")
    tell(table, "0 RerollDice swordsman_hit")
    assert ["swordsman_blank", "roll"] == options(table, 0, "RerollDice")


@pytest.mark.rule("CM-191")
def test_like_dice_are_offered_once_after_a_reroll_too() -> None:
    table = fighting("troll", "swordsman*3", clan(favor=2), clan())
    load(table, "swordsman_blank swordsman_blank swordsman_hit", "swordsman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    tell(table, "0 RerollDice swordsman_blank", "0 RerollDice roll", "0 JudgeRoll favor")
    assert ["swordsman_blank", "swordsman_hit"] == options(table, 0, "RerollDice")


@pytest.mark.rule("CM-191", "CM-103")
def test_lost_dice_are_not_rolled_again() -> None:
    table = fighting("troll", "swordsman*2", clan(favor=1), clan(), troll="troll_mountain_1")
    load(table, "swordsman_blank swordsman_hit")
    tell(table, "0 BeginFight fight", "0 JudgeRoll keep")
    assert {"swordsman": 12, "spearman": 12, "axeman": 10} == supply(table)
    assert None is table.fight


@pytest.mark.rule("CM-103")
def test_losses_are_the_attack_less_shields_and_the_player_chooses() -> None:
    table = fighting(
        "troll", "swordsman spearman*2 axeman", clan(), clan(), troll="troll_chieftain_1"
    )
    load(table, "swordsman_hit spearman_shield spearman_blank axeman_hit")
    tell(table, "0 BeginFight fight")
    assert ["swordsman", "spearman", "axeman"] == options(table, 0, "LoseWarrior")
    tell(table, "0 LoseWarrior swordsman")
    assert ["spearman", "axeman"] == options(table, 0, "LoseWarrior")
    load(table, "spearman_double axeman_double")
    tell(table, "0 LoseWarrior spearman")
    assert [9, 0] == glory(table)


@pytest.mark.rule("CM-103")
def test_shields_beyond_the_attack_give_nothing() -> None:
    table = fighting("troll", "spearman*3", clan(), clan())
    load(table, "spearman_shield spearman_shield spearman_hit", "spearman_double " * 3)
    tell(table, "0 BeginFight fight")
    assert {"spearman": 2} == warriors(table, 0)


@pytest.mark.rule("CM-104")
def test_a_dying_enemy_still_inflicts_its_losses() -> None:
    table = fighting("troll", "axeman*2", clan(), clan())
    load(table, "axeman_double axeman_double")
    tell(table, "0 BeginFight fight")
    assert {"axeman": 1} == warriors(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("CM-104")
def test_who_loses_the_last_die_with_the_lethal_blow_still_wins() -> None:
    table = fighting("draugr_1", "axeman", clan(), clan())
    load(table, "axeman_double")
    tell(table, "0 BeginFight fight")
    assert {} == warriors(table, 0)
    assert [3, 0] == glory(table)


@pytest.mark.rule("CM-105", "CM-106")
def test_a_fight_runs_until_one_side_is_beaten() -> None:
    table = fighting("troll", "swordsman*3", clan(), clan())
    load(table, *["swordsman_blank " * 3, "swordsman_blank " * 2, "swordsman_blank"])
    tell(table, "0 BeginFight fight")
    assert [] == asked(table)
    assert "lost" == GAME.view(table)["town"][0]["outcome"]


@pytest.mark.rule("CM-105")
def test_damage_equal_to_the_defence_is_enough() -> None:
    table = fighting("draugr_1", "swordsman*2", clan(), clan())
    load(table, "swordsman_hit swordsman_hit")
    tell(table, "0 BeginFight fight")
    assert "won" == GAME.view(table)["town"][1]["outcome"]


@pytest.mark.rule("CM-107")
def test_shields_protect_only_in_their_own_round() -> None:
    table = fighting("troll", "spearman*2", clan(), clan())
    load(table, "spearman_shield spearman_blank", "spearman_blank spearman_hit", "spearman_double")
    tell(table, "0 BeginFight fight")
    assert {} == warriors(table, 0)
    assert [4, 0] == glory(table)


@pytest.mark.rule("CM-107")
def test_a_rerolled_shield_is_lost() -> None:
    table = fighting("troll", "spearman", clan(favor=1), clan())
    load(table, "spearman_shield", "spearman_blank")
    tell(table, "0 BeginFight fight", "0 JudgeRoll favor")
    assert None is table.fight
    assert 12 == supply(table)["spearman"]


@pytest.mark.rule("CM-110")
def test_a_lost_fight_gives_nothing_and_wipes_the_damage() -> None:
    table = fighting("troll", "axeman", clan(), clan())
    load(table, "axeman_double")
    tell(table, "0 BeginFight fight")
    assert ([0, 0], {}) == (glory(table), goods(table, 0))
    send(table, "troll", "axeman")
    table.do(BeginFight(0, 0))
    load(table, "axeman_hit")
    tell(table, "0 BeginFight fight")
    assert [0, 0] == glory(table)


@pytest.mark.rule("CM-111")
@pytest.mark.card("rune_healing")
def test_favor_and_runes_come_before_damage_and_healing_after_losses() -> None:
    table = fighting(
        "troll",
        "swordsman spearman",
        clan(favor=1, runes="rune_potential rune_reaction rune_healing"),
        clan(),
    )
    load(table, "swordsman_blank spearman_blank", "spearman_shield")
    tell(table, "0 BeginFight fight", "0 JudgeRoll rune_potential")
    tell(table, "0 RerollDice spearman_blank", "0 RerollDice roll")
    tell(table, "0 JudgeRoll rune_reaction")
    assert ["keep", "favor"] == options(table, 0, "JudgeRoll")
    load(table, "swordsman_blank spearman_blank")
    tell(table, "0 JudgeRoll keep")
    assert ["keep", "favor"] == options(table, 0, "JudgeRoll")
    assert 1 == GAME.view(table)["fight"]["damage"]
    tell(table, "0 JudgeRoll keep", "0 LoseWarrior swordsman")
    assert ["rune_healing", "pass"] == options(table, 0, "HealLosses")


# -- victory -------------------------------------------------------------------


@pytest.mark.rule("CM-108", "CM-109")
def test_the_rulebook_example_of_six_glory_and_four_coins() -> None:
    table = fighting(
        "draugr_1", "axeman*3", clan(), clan(), draugr="draugr_jarl_red draugr_jarl_blue"
    )
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginFight fight")
    assert [6, 0] == glory(table)
    assert {"coins": 4} == goods(table, 0)
    assert {"axeman": 1} == warriors(table, 0)


@pytest.mark.rule("CM-096")
def test_the_trolls_killer_sheds_blame_and_gives_one_to_another() -> None:
    table = fighting("troll", "axeman*3", clan(blame=2), clan(), clan(blame=1))
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginFight fight")
    assert [1, 2] == options(table, 0, "PassBlame")
    tell(table, "0 PassBlame 2")
    assert [1, 0, 2] == [player.goods[4] for player in table.players]


@pytest.mark.rule("CM-096")
def test_who_has_no_blame_sheds_none() -> None:
    table = fighting("troll", "axeman*3", clan(), clan())
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginFight fight")
    assert [0, 1] == [player.goods[4] for player in table.players]


@pytest.mark.rule("CM-112")
@pytest.mark.card("rune_glory")
def test_rewards_come_before_the_rune_glory_and_blame_last() -> None:
    table = fighting("troll", "axeman*3", clan(runes="rune_glory", blame=1), clan(), clan())
    load(table, "axeman_double axeman_double axeman_blank")
    tell(table, "0 BeginFight fight")
    assert ([4, 0, 0], {"wood": 1, "blame": 1}) == (glory(table), goods(table, 0))
    tell(table, "0 ClaimGlory rune_glory")
    assert ([6, 0, 0], {"wood": 1, "blame": 1}) == (glory(table), goods(table, 0))
    assert [(0, "PassBlame")] == asked(table)


TROLLS = (
    "troll_forest_1",
    "troll_forest_2",
    "troll_bridge_1",
    "troll_bridge_2",
    "troll_hill_1",
    "troll_hill_2",
    "troll_cave_1",
    "troll_cave_2",
    "troll_snow_1",
    "troll_snow_2",
    "troll_stone_1",
    "troll_stone_2",
    "troll_mountain_1",
    "troll_mountain_2",
    "troll_chieftain_1",
    "troll_chieftain_2",
)
DRAUGR = (
    "draugr_restless_red",
    "draugr_restless_yellow",
    "draugr_restless_blue",
    "draugr_barrow_red",
    "draugr_barrow_yellow",
    "draugr_barrow_blue",
    "draugr_drowned_red",
    "draugr_drowned_yellow",
    "draugr_drowned_blue",
    "draugr_shieldbearer_red",
    "draugr_shieldbearer_yellow",
    "draugr_shieldbearer_blue",
    "draugr_raider_red",
    "draugr_raider_yellow",
    "draugr_raider_blue",
    "draugr_berserker_red",
    "draugr_berserker_yellow",
    "draugr_berserker_blue",
    "draugr_jarl_red",
    "draugr_jarl_yellow",
    "draugr_jarl_blue",
)
MONSTERS = (
    "monster_huldra_red",
    "monster_huldra_yellow",
    "monster_huldra_blue",
    "monster_nokken_red",
    "monster_nokken_yellow",
    "monster_nokken_blue",
    "monster_mara_red",
    "monster_mara_yellow",
    "monster_mara_blue",
    "monster_fenris_cub_red",
    "monster_fenris_cub_yellow",
    "monster_fenris_cub_blue",
    "monster_hel_hound_red",
    "monster_hel_hound_yellow",
    "monster_hel_hound_blue",
    "monster_giant_eagle_red",
    "monster_giant_eagle_yellow",
    "monster_giant_eagle_blue",
    "monster_lindworm_red",
    "monster_lindworm_yellow",
    "monster_lindworm_blue",
    "monster_frost_giant_red",
    "monster_frost_giant_yellow",
    "monster_frost_giant_blue",
    "monster_stone_giant_red",
    "monster_stone_giant_yellow",
    "monster_stone_giant_blue",
    "monster_fire_giant_red",
    "monster_fire_giant_yellow",
    "monster_fire_giant_blue",
    "monster_sea_serpent_red",
    "monster_sea_serpent_yellow",
    "monster_sea_serpent_blue",
    "monster_jormungandr_spawn_red",
    "monster_jormungandr_spawn_yellow",
    "monster_jormungandr_spawn_blue",
)


@pytest.mark.rule("CM-099", "CM-108", "CM-109")
@pytest.mark.card(*TROLLS)
@pytest.mark.card(*DRAUGR)
@pytest.mark.card(*MONSTERS)
@pytest.mark.parametrize("name", [*TROLLS, *DRAUGR, *MONSTERS])
def test_every_enemy_of_the_data_falls_to_its_defence_and_gives_its_reward(name: str) -> None:
    row = GAME.cards[name]
    target = {"troll": "troll", "draugr": "draugr_1", "monster": "shore_1"}[row["kind"]]
    table = position(clan(), clan(), phase="combat", coins=(2, 0, 0))
    at = TARGETS.index(target)
    if table.enemies[at] != ENEMY[name]:
        deck = {"troll": table.trolls, "draugr": table.draugr, "monster": table.monsters}
        deck[row["kind"]].append(table.enemies[at])
        if ENEMY[name] in deck[row["kind"]]:
            deck[row["kind"]].remove(ENEMY[name])
            table.enemies[at] = ENEMY[name]
        else:
            other = table.enemies.index(ENEMY[name])
            deck[row["kind"]].pop()
            table.enemies[at], table.enemies[other] = table.enemies[other], table.enemies[at]
    warrior = next(each for each in ("axeman", "spearman") if each not in row["bans"])
    place(table, 0, target if at < 3 else "large_public_longship@shore_1")
    send(table, target, f"{warrior}*8")
    table.do(BeginFight(0, at))
    hits = [f"{warrior}_hit"] * row["defence"]
    load(table, " ".join([*hits, *[f"{warrior}_blank"] * (8 - row["defence"])]))
    tell(table, "0 BeginFight fight")
    assert [row["glory"], 0] == glory(table)
    coins = 2 if row["kind"] == "monster" else 0
    won = {**row["reward"]}
    won["coins"] = won.get("coins", 0) + coins
    assert {good: n for good, n in won.items() if n} == goods(table, 0)
    assert {warrior: 8 - row["attack"]} == warriors(table, 0)
    assert [name] == GAME.view(table, 0)["mine"]["trophies"]["defeated"]
    assert NONE == table.enemies[at]
