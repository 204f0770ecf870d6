"""Every warrior of the box: its pattern arms it, strength and ability count, its glory scores."""

from __future__ import annotations

import pytest

from games.valhalla.positions import (
    attack,
    offered,
    player,
    position,
    show,
    side,
    strength,
    valhalla,
)
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.components import CLANS, WEAPONS
from meadhall.games.valhalla.party import bonus_of
from meadhall.games.valhalla.table import Table
from tables import asked, tell

ENEMY = {
    "bear": "bear_shield_bearer",
    "wolf": "wolf_shield_bearer",
    "boar": "boar_spearman",
    "stag": "stag_swordsman",
    "giant": "frost_giant_wanderer",
}
OTHERS = {
    "bear": ("bear_archer", "bear_spearman"),
    "wolf": ("wolf_swordsman", "wolf_shield_bearer"),
    "boar": ("boar_spearman", "boar_archer"),
    "stag": ("stag_swordsman", "stag_axeman"),
    "giant": ("frost_giant_wanderer", "frost_giant_brawler"),
}


def dice_for(name: str) -> str:
    """Dice that just cover a warrior."""
    row = ROWS[name]
    if row.need_rule == "exact":
        return " ".join(row.need)
    if row.need_rule == "different":
        return " ".join(WEAPONS[: row.symbols])
    if row.need_rule == "pairs":
        return " ".join(["axe"] * 2 + ["bow"] * (row.symbols - 2))
    return " ".join(["axe"] * row.symbols)


def fight(name: str, *others: str, enemy: str = "bear_swordsman") -> Table:
    """A battle in which this warrior has been armed with just the dice it needs."""
    if enemy in (name, *others):
        enemy = "bear_shield_bearer"
    table = position(
        player(party=" ".join([name, *others])),
        player(party=enemy),
        valkyries=True,
        dwarves=True,
    )
    attack(table, 0, 1)
    while asked(table)[0][1] == "Prepare":
        tell(table, f"{asked(table)[0][0]} Prepare pass")
    dice = dice_for(name).split()
    show(table, 0, " ".join(dice[1:] or ["blank"]))
    assert name not in offered(table)
    show(table, 0, " ".join(dice))
    tell(table, f"0 Fight {name}")
    assert 0 in side(table, 0).active
    return table


def wins(table: Table, name: str) -> None:
    """The warrior wins its battle and goes to Valhalla."""
    while asked(table)[0][1] in ("ForgeWeapon", "BindWarrior", "DiscardTactic"):
        tell(table, f"{asked(table)[0][0]} {asked(table)[0][1]} {offered(table)[-1]}")
    tell(table, "0 Fight end", "1 Fight end")
    while asked(table):
        seat, asks = asked(table)[0]
        tell(table, f"{seat} {asks} {offered(table)[-1]}")
    assert name in valhalla(table, 0)


PLAIN = [
    "bear_swordsman",
    "bear_axeman",
    "bear_spearman",
    "bear_archer",
    "bear_shield_bearer",
    "bear_reaver",
    "bear_raider",
    "bear_hunter",
    "bear_watchman",
    "bear_housecarl",
    "bear_two_blade_fighter",
    "bear_berserker",
    "bear_iron_breaker",
    "bear_champion",
    "bear_frenzied_berserker",
    "bear_veteran",
    "bear_warlord",
    "bear_captain_of_drengs",
    "wolf_swordsman",
    "wolf_shield_bearer",
    "wolf_scout",
    "wolf_path_guard",
    "boar_spearman",
    "boar_archer",
    "boar_housecarl",
    "boar_huntmaster",
    "stag_swordsman",
    "stag_axeman",
    "stag_forester",
    "stag_veteran",
    "chosen_bear_axeman",
    "chosen_bear_housecarl",
    "chosen_bear_raider",
    "chosen_bear_blade_master",
    "chosen_bear_hersir",
    "chosen_wolf_spearman",
    "chosen_wolf_hunter",
    "chosen_wolf_scout",
    "chosen_wolf_spear_master",
    "chosen_wolf_archer",
    "chosen_boar_shield_bearer",
    "chosen_boar_reaver",
    "chosen_boar_watchman",
    "chosen_boar_gatekeeper",
    "chosen_boar_berserker",
    "chosen_stag_archer",
    "chosen_stag_vanguard",
    "chosen_stag_defender",
    "chosen_stag_tower_guard",
    "chosen_stag_swordsman",
]


@pytest.mark.rule("VA-003", "VA-065", "VA-093")
@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_warrior_adds_its_strength_and_scores_its_glory(name: str) -> None:
    table = fight(name)
    assert ROWS[name].strength == strength(table, 0)
    wins(table, name)


BOARS = [
    "boar_swordsman",
    "boar_axeman",
    "boar_shield_bearer",
    "boar_reaver",
    "boar_raider",
    "boar_hunter",
    "boar_watchman",
    "boar_bulwark",
    "boar_berserker",
    "boar_gatekeeper",
    "boar_harpooner",
    "boar_hersir",
    "boar_wall_breaker",
    "boar_hero",
]


@pytest.mark.rule("VA-128")
@pytest.mark.card(
    "boar_swordsman",
    "boar_axeman",
    "boar_shield_bearer",
    "boar_reaver",
    "boar_raider",
    "boar_hunter",
    "boar_watchman",
    "boar_bulwark",
    "boar_berserker",
    "boar_gatekeeper",
    "boar_harpooner",
    "boar_hersir",
    "boar_wall_breaker",
    "boar_hero",
)
@pytest.mark.parametrize("name", BOARS)
def test_a_boar_is_stronger_against_its_clan_alone(name: str) -> None:
    row = ROWS[name]
    clan = row.params["target_clan"]
    for each in CLANS[:5]:
        table = fight(name, enemy=ENEMY[each])
        bonus = row.params["amount"] if each == clan else 0
        assert row.strength + bonus == strength(table, 0)
    wins(table, name)


STAGS = [
    "stag_spearman",
    "stag_archer",
    "stag_shield_bearer",
    "stag_vanguard",
    "stag_shield_wall_fighter",
    "stag_defender",
    "stag_scout",
    "stag_bulwark",
    "stag_two_blade_fighter",
    "stag_keen_eyed_archer",
    "stag_tower_guard",
    "stag_sworn_guard",
    "stag_weapon_master",
    "stag_keeper_of_the_grove",
]


@pytest.mark.rule("VA-129")
@pytest.mark.card(
    "stag_spearman",
    "stag_archer",
    "stag_shield_bearer",
    "stag_vanguard",
    "stag_shield_wall_fighter",
    "stag_defender",
    "stag_scout",
    "stag_bulwark",
    "stag_two_blade_fighter",
    "stag_keen_eyed_archer",
    "stag_tower_guard",
    "stag_sworn_guard",
    "stag_weapon_master",
    "stag_keeper_of_the_grove",
)
@pytest.mark.parametrize("name", STAGS)
def test_a_stag_is_stronger_with_its_clan_beside_it(name: str) -> None:
    row = ROWS[name]
    one, two = OTHERS[row.params["target_clan"]]
    assert row.strength == strength(fight(name), 0)
    assert row.strength + row.params["one"] == strength(fight(name, one), 0)
    table = fight(name, one, two)
    assert row.strength + row.params["two"] == strength(table, 0)
    wins(table, name)


WOLVES = [
    "wolf_axeman",
    "wolf_spearman",
    "wolf_archer",
    "wolf_vanguard",
    "wolf_shield_wall_fighter",
    "wolf_defender",
    "wolf_forester",
    "wolf_spear_thrower",
    "wolf_marksman",
    "wolf_tracker",
    "wolf_spear_master",
    "wolf_wanderer",
    "wolf_war_leader",
    "wolf_great_hunter",
]


@pytest.mark.rule("VA-131")
@pytest.mark.card(
    "wolf_axeman",
    "wolf_spearman",
    "wolf_archer",
    "wolf_vanguard",
    "wolf_shield_wall_fighter",
    "wolf_defender",
    "wolf_forester",
    "wolf_spear_thrower",
    "wolf_marksman",
    "wolf_tracker",
    "wolf_spear_master",
    "wolf_wanderer",
    "wolf_war_leader",
    "wolf_great_hunter",
)
@pytest.mark.parametrize("name", WOLVES)
def test_a_wolf_is_stronger_among_many_clans(name: str) -> None:
    row = ROWS[name]
    assert row.strength == strength(fight(name, "bear_archer"), 0)
    three = fight(name, "bear_archer", "boar_archer")
    assert row.strength + row.params["three"] == strength(three, 0)
    table = fight(name, "bear_archer", "boar_archer", "stag_axeman")
    assert row.strength + row.params["four"] == strength(table, 0)
    wins(table, name)


GIANTS = [
    "frost_giant_wanderer",
    "frost_giant_brawler",
    "frost_giant_crusher",
    "frost_giant_chieftain",
    "frost_giant_gatherer",
    "frost_giant_reaper",
    "frost_giant_hermit",
    "frost_giant_king",
]


@pytest.mark.rule("VA-079", "VA-082")
@pytest.mark.card(
    "frost_giant_wanderer",
    "frost_giant_brawler",
    "frost_giant_crusher",
    "frost_giant_chieftain",
    "frost_giant_gatherer",
    "frost_giant_reaper",
    "frost_giant_hermit",
    "frost_giant_king",
)
@pytest.mark.parametrize("name", GIANTS)
def test_a_giant_adds_its_strength_and_takes_a_die(name: str) -> None:
    table = fight(name)
    assert ROWS[name].strength == strength(table, 0)
    assert 1 == side(table, 1).fewer
    wins(table, name)


DWARVES = [
    "dwarf_binder_1",
    "dwarf_binder_2",
    "dwarf_binder_3",
    "dwarf_binder_4",
    "dwarf_binder_5",
    "dwarf_binder_6",
    "dwarf_binder_7",
    "dwarf_soul_catcher_1",
    "dwarf_soul_catcher_2",
    "dwarf_soul_catcher_3",
    "dwarf_soul_catcher_4",
    "dwarf_soul_catcher_5",
    "dwarf_soul_catcher_6",
    "dwarf_soul_catcher_7",
    "dwarf_saboteur_1",
    "dwarf_saboteur_2",
    "dwarf_saboteur_3",
    "dwarf_saboteur_4",
    "dwarf_saboteur_5",
    "dwarf_saboteur_6",
    "dwarf_saboteur_7",
    "dwarf_smith_1",
    "dwarf_smith_2",
    "dwarf_smith_3",
    "dwarf_smith_4",
    "dwarf_smith_5",
    "dwarf_smith_6",
    "dwarf_smith_7",
]


@pytest.mark.rule("VA-195", "VA-197", "VA-199", "VA-200")
@pytest.mark.card(
    "dwarf_binder_1",
    "dwarf_binder_2",
    "dwarf_binder_3",
    "dwarf_binder_4",
    "dwarf_binder_5",
    "dwarf_binder_6",
    "dwarf_binder_7",
    "dwarf_soul_catcher_1",
    "dwarf_soul_catcher_2",
    "dwarf_soul_catcher_3",
    "dwarf_soul_catcher_4",
    "dwarf_soul_catcher_5",
    "dwarf_soul_catcher_6",
    "dwarf_soul_catcher_7",
    "dwarf_saboteur_1",
    "dwarf_saboteur_2",
    "dwarf_saboteur_3",
    "dwarf_saboteur_4",
    "dwarf_saboteur_5",
    "dwarf_saboteur_6",
    "dwarf_saboteur_7",
    "dwarf_smith_1",
    "dwarf_smith_2",
    "dwarf_smith_3",
    "dwarf_smith_4",
    "dwarf_smith_5",
    "dwarf_smith_6",
    "dwarf_smith_7",
)
@pytest.mark.parametrize("name", DWARVES)
def test_a_dwarf_adds_its_strength_and_does_its_work(name: str) -> None:
    row = ROWS[name]
    table = position(
        player(party=name, hand="fury"),
        player(party="bear_swordsman bear_archer", hand="counterattack"),
        dwarves=True,
    )
    attack(table, 0, 1)
    tell(table, "0 Prepare pass", "1 Prepare pass")
    show(table, 0, dice_for(name))
    tell(table, f"0 Fight {name}")
    asks = {
        "block_enemy_warrior": (0, "BindWarrior"),
        "opponent_discards_tactic": (1, "DiscardTactic"),
        "discard_hand_for_strength": (0, "ForgeWeapon"),
        "hold_enemy_from_valhalla": (0, "Fight"),
    }
    assert [asks[row.effect]] == asked(table)
    assert row.strength == strength(table, 0)
    wins(table, name)


CHOSEN = [
    "chosen_bear_axeman",
    "chosen_bear_housecarl",
    "chosen_bear_raider",
    "chosen_bear_blade_master",
    "chosen_wolf_spearman",
    "chosen_wolf_hunter",
    "chosen_wolf_scout",
    "chosen_wolf_spear_master",
    "chosen_wolf_archer",
    "chosen_boar_shield_bearer",
    "chosen_boar_reaver",
    "chosen_boar_watchman",
    "chosen_boar_gatekeeper",
    "chosen_stag_archer",
    "chosen_stag_vanguard",
    "chosen_stag_defender",
    "chosen_stag_tower_guard",
    "chosen_stag_swordsman",
    "frost_giant_reaper",
    "frost_giant_hermit",
]


@pytest.mark.rule("VA-172", "VA-174", "VA-175", "VA-176")
@pytest.mark.card(
    "chosen_bear_axeman",
    "chosen_bear_housecarl",
    "chosen_bear_raider",
    "chosen_bear_blade_master",
    "chosen_wolf_spearman",
    "chosen_wolf_hunter",
    "chosen_wolf_scout",
    "chosen_wolf_spear_master",
    "chosen_wolf_archer",
    "chosen_boar_shield_bearer",
    "chosen_boar_reaver",
    "chosen_boar_watchman",
    "chosen_boar_gatekeeper",
    "chosen_stag_archer",
    "chosen_stag_vanguard",
    "chosen_stag_defender",
    "chosen_stag_tower_guard",
    "chosen_stag_swordsman",
    "frost_giant_reaper",
    "frost_giant_hermit",
)
@pytest.mark.parametrize("name", CHOSEN)
def test_a_chosen_warrior_brings_its_bonus(name: str) -> None:
    from meadhall.games.valhalla.cards import NAMES

    row, card = ROWS[name], NAMES.index(name)
    amount = row.valhalla_params["glory"]
    others = [NAMES.index(each[0]) for each in OTHERS.values()]
    if row.valhalla_effect == "alone":
        assert amount == bonus_of([card])
        assert 0 == bonus_of([card, others[0]])
    elif row.valhalla_effect == "per_other":
        assert 0 == bonus_of([card])
        assert 2 * amount == bonus_of([card, others[0], others[1]])
    else:
        for clan, other in zip(OTHERS, others, strict=True):
            assert (amount if clan == row.valhalla_params["clan"] else 0) == bonus_of([card, other])
