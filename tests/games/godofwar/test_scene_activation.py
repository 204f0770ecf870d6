"""Scene activation and the targets of attacks (GW-096 to GW-114, GW-256 to GW-260)."""

from __future__ import annotations

from typing import Any

import pytest

from games.godofwar.positions import (
    card,
    damages,
    enemy,
    figure,
    hero,
    position,
    reveal,
    run,
    side,
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import NAMES, RUNE_OF, UPGRADES
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver
from meadhall.games.godofwar.scene_activation import RevealRune
from meadhall.games.godofwar.table import Table
from tables import options, said, tell

OWN = 'kind = "melee", dirs = ["own"], strength = {}'


def foe(strength: int = 2, rune: str = "fehu", attack: str = "", name: str = "foe") -> str:
    return f'runes = ["{rune}"]\n' + enemy(name, attack=attack or OWN.format(strength))


@pytest.mark.rule("GW-096", "GW-097", "GW-103")
def test_the_revealed_card_stays_on_offer_and_its_rune_makes_enemies_attack() -> None:
    table = position(hero("kratos", at=1), hero("atreus", at=2), runes="up_mod_4:fehu")
    reveal(table)
    assert ["up_mod_4"] == [NAMES[each] for each in table.offer]
    assert {"kratos": 4, "atreus": 2} == damages(table), "the horn for all, the draugr in column 1"


@pytest.mark.rule("GW-098")
def test_cards_act_top_row_first_from_left_to_right_health_cards_last() -> None:
    cell = 'cells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    key = tiny(h1='health = { pool = "x", value = 9 }\n' + cell, b2=cell, b1=cell, t3=cell, t1=cell,
               b3=enemy("x", 'pool = "x"'))  # fmt: skip
    table = reveal(position(hero("kratos", at=4), scene=key, runes="fehu"))
    acted = [line.args["card"] for line in table.log if line.key == "element-acts"]
    assert [f"{key}_{name}_front" for name in ("t1", "t3", "b1", "b2", "h1")] == acted


@pytest.mark.rule("GW-099")
def test_a_card_turned_before_its_moment_does_not_act_nor_does_the_side_it_shows() -> None:
    flip = 'cells = [{ rune = "fehu", effects = [{ do = "flip", cards = ["b1"] }] }]'
    rage = 'cells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    key = tiny(
        t1=flip, b1=foe(3), b1_back=rage, victory='[[{ is = "side", card = "b4", side = "back" }]]'
    )
    table = reveal(position(hero("kratos", at=1), scene=key, runes="fehu"))
    assert "back" == side(table, "b1")
    assert (0, 0) == (figure(table, "kratos").damage, figure(table, "kratos").rage)


@pytest.mark.rule("GW-073", "GW-099")
def test_an_enemy_defeated_before_its_moment_does_not_act() -> None:
    kill = (
        'cells = [{ rune = "fehu", effects = ['
        '{ do = "damage_enemies", to = "enemy:foe", amount = 9 }] }]'
    )
    rage = 'cells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    elsewhere = '[[{ is = "side", card = "b4", side = "back" }]]'
    key = tiny(t1=kill, b1=f"{foe(3)}\n{rage}", victory=elsewhere)
    table = reveal(position(hero("kratos", at=1), scene=key, runes="fehu"))
    assert "enemy-defeated" in said(table)
    assert (0, 0) == (figure(table, "kratos").damage, figure(table, "kratos").rage)
    alive = tiny(t2=kill.replace("9", "8"), b1=f"{foe(3)}\n{rage}", victory=elsewhere)
    table = reveal(position(hero("kratos", at=1), scene=alive, runes="fehu"))
    assert (3, 1) == (figure(table, "kratos").damage, figure(table, "kratos").rage)


@pytest.mark.rule("GW-099")
def test_a_card_turned_by_its_own_attack_does_nothing_more_on_this_rune() -> None:
    rage = 'cells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    turns = (
        'flips = [{ when = "enemy_attacked", cards = ["b1"] },'
        ' { when = "rune", rune = "fehu", cards = ["b1"] }]'
    )
    key = tiny(
        b1=f"{foe(3)}\n{rage}\n{turns}",
        b1_back=rage,
        victory='[[{ is = "side", card = "b4", side = "back" }]]',
    )
    table = reveal(position(hero("kratos", at=1), scene=key, runes="fehu"))
    assert (3, 0) == (figure(table, "kratos").damage, figure(table, "kratos").rage)
    assert "back" == side(table, "b1")


@pytest.mark.rule("GW-073", "GW-187")
def test_a_copy_of_a_defeated_enemy_acts() -> None:
    key = tiny(b1=foe(3), b2=foe(2), victory='[[{ is = "side", card = "b4", side = "back" }]]')
    table = position(
        hero("kratos", at=1),
        hero("freya", at=2),
        scene=key,
        dead="b1",
        damage={"b1": 9},
        runes="fehu",
    )
    reveal(table)
    assert {"kratos": 0, "freya": 2} == damages(table)


@pytest.mark.rule("GW-075")
def test_a_card_of_a_defeated_large_enemy_that_turns_up_later_does_not_act() -> None:
    giant = 'runes = ["fehu"]\n' + enemy("g", 'pool = "g"', OWN.format(3))
    key = tiny(
        b1=enemy("g", 'pool = "g"'),
        b2="",
        b2_back=giant,
        h1='health = { pool = "g", value = 5 }',
        victory='[[{ is = "side", card = "b4", side = "back" }]]',
    )
    for blow, hurt in ((4, 3), (5, 0)):
        table = position(hero("kratos", at=1), hero("freya", at=2), scene=key, runes="fehu")
        run(table, HurtEnemy(card(table, "b1"), blow, 0), TurnOver((card(table, "b2"),), -1))
        reveal(table)
        assert {"kratos": 0, "freya": hurt} == damages(table)


@pytest.mark.rule("GW-100")
def test_a_rune_that_nobody_shows_does_nothing() -> None:
    table = reveal(position(hero("kratos", at=1), scene=tiny(b1=foe()), runes="uruz"))
    assert ["rune-revealed"] == said(table)


@pytest.mark.rule("GW-101", "GW-102")
def test_every_upgrade_card_has_one_rune_and_there_are_22_of_each() -> None:
    assert [22] * 4 == [sum(RUNE_OF[each] == rune for each in UPGRADES) for rune in range(4)]


@pytest.mark.rule("GW-104", "GW-105")
def test_boxed_runes_act_after_the_enemy_and_before_the_rune_flip() -> None:
    more = (
        '\ncells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
        '\nflips = [{ when = "rune", rune = "fehu", cards = ["b1"] }]'
    )
    key = tiny(b1=foe(2) + more, victory='[[{ is = "side", card = "b4", side = "back" }]]')
    table = reveal(position(hero("kratos", at=1), scene=key, runes="fehu"))
    order = [key for key in said(table) if key in ("takes-damage", "gains-rage", "turns-over")]
    assert ["takes-damage", "gains-rage", "turns-over"] == order
    alone = tiny(b1=enemy("foe") + more.replace("b1", "b1"))
    table = reveal(position(hero("kratos", at=1), scene=alone, runes="fehu"))
    assert 0 == figure(table, "kratos").damage, "a boxed rune makes nobody attack"


@pytest.mark.rule("GW-106")
def test_with_an_empty_deck_chance_brings_a_rune_and_no_card() -> None:
    table = position(hero("kratos", at=1))
    table.upgrades = []
    reveal(table)
    assert [] == table.offer
    assert "rune-drawn" in said(table)


def party(*columns: int, **more: Any) -> Table:
    names = ("kratos", "atreus", "freya")
    seats = [hero(name, at=column) for name, column in zip(names, columns, strict=False)]
    key = tiny(**more)
    return position(*seats, scene=key, runes="fehu")


@pytest.mark.rule("GW-107", "GW-108", "GW-109", "GW-110", "GW-114")
@pytest.mark.parametrize("row", ["t", "b"])
def test_melee_hits_the_front_heroes_of_the_columns_named_each_with_full_strength(row: str) -> None:
    wide = 'kind = "melee", dirs = ["left", "own", "right"], strength = 2'
    table = reveal(party(1, 2, 2, **{f"{row}1": foe(attack=wide)}))
    assert {"kratos": 2, "atreus": 2, "freya": 0} == damages(table), "the row does not matter"
    order = [line.args["hero"] for line in table.log if line.key == "takes-damage"]
    assert ["kratos", "atreus"] == order
    left = 'kind = "melee", dirs = ["left"], strength = 2'
    table = reveal(party(1, 2, 3, b1=foe(attack=left)))
    assert [0, 0, 0] == [*damages(table).values()], "beyond the edge there is nobody"


@pytest.mark.rule("GW-111", "GW-259")
@pytest.mark.parametrize(("columns", "hit"), [((1, 2, 3), "freya"), ((1, 1, 1), "")])
def test_ranged_hits_the_front_hero_of_the_farthest_occupied_column(
    columns: tuple[int, ...], hit: str
) -> None:
    if not hit:
        key = tiny(b1=foe(attack='kind = "ranged", strength = 2'))
        table = position(hero("kratos", at=1), hero("atreus", at=1), scene=key, runes="fehu")
        assert {"kratos": 2, "atreus": 0} == damages(reveal(table)), "all in its own column"
        return
    table = reveal(party(*columns, b1=foe(attack='kind = "ranged", strength = 2')))
    assert {"kratos": 0, "atreus": 0, "freya": 2} == damages(table)


@pytest.mark.rule("GW-112")
def test_between_equally_far_columns_the_players_choose() -> None:
    table = party(1, 3, 2, b2=foe(attack='kind = "ranged", strength = 2'))
    reveal(table)
    assert ["kratos", "atreus"] == options(table, 0, "FarthestColumn")
    tell(table, "0 FarthestColumn atreus")
    assert {"kratos": 0, "atreus": 2, "freya": 0} == damages(table)


AREA = (
    'cells = [{ rune = "fehu", effects = [{ do = "attack", kind = "area", cols = [1, 2],'
    ' strength = 2, on_damage = ["push"] }] }]'
)


@pytest.mark.rule("GW-113", "GW-257")
def test_an_area_attack_hits_everybody_in_its_columns_front_before_back() -> None:
    table = reveal(party(2, 2, 3, t1=AREA.replace(', on_damage = ["push"]', "")))
    assert {"kratos": 2, "atreus": 2, "freya": 0} == damages(table)
    order = [line.args["hero"] for line in table.log if line.key == "takes-damage"]
    assert ["kratos", "atreus"] == order


@pytest.mark.rule("GW-257")
def test_an_element_that_says_no_more_strikes_the_front_hero() -> None:
    cell = (
        'cells = [{ rune = "fehu", effects = [{ do = "attack", kind = "melee", dirs = ["own"],'
        " strength = 2 }] }]"
    )
    table = reveal(party(2, 2, 3, t2=cell))
    assert {"kratos": 2, "atreus": 0, "freya": 0} == damages(table)


@pytest.mark.rule("GW-258")
def test_who_is_moved_during_an_attack_is_not_hit_twice() -> None:
    table = reveal(party(1, 3, t1=AREA))
    assert {"kratos": 2, "atreus": 0} == damages(table), "pushed from 1 to 2, but hit once"
    assert 2 == figure(table, "kratos").column


@pytest.mark.rule("GW-260")
@pytest.mark.parametrize(
    ("rule", "enemy_hit", "cell_hit"),
    [('enemy = "foe"', 3, 2), ('kind = "melee"', 3, 3), ('kind = "ranged"', 2, 2)],
)
def test_strength_rules_name_an_enemy_or_a_kind(rule: str, enemy_hit: int, cell_hit: int) -> None:
    element = (
        f'\nelement = {{ text_en = "e", rules = [{{ rule = "strength", {rule}, amount = 1 }}] }}'
    )
    cell = (
        'cells = [{ rune = "fehu", effects = [{ do = "attack", kind = "melee", dirs = ["own"],'
        " strength = 2 }] }]"
    )
    table = reveal(party(1, 2, b1=foe(2) + element, t2=cell))
    assert {"kratos": enemy_hit, "atreus": cell_hit} == damages(table)


@pytest.mark.rule("GW-260")
def test_an_attack_called_for_by_activate_is_the_enemys_own() -> None:
    element = (
        '\nelement = { text_en = "e", rules = [{ rule = "strength", enemy = "foe", amount = 1 }] }'
    )
    cell = 'cells = [{ rune = "uruz", effects = [{ do = "activate", cards = ["b1"] }] }]'
    key = tiny(b1=foe(2) + element, t2=cell)
    table = reveal(position(hero("kratos", at=1), scene=key, runes="uruz"))
    assert 3 == figure(table, "kratos").damage


@pytest.mark.rule("GW-281")
def test_an_enemy_may_attack_differently_on_different_runes() -> None:
    attacks = (
        'runes = ["fehu", "uruz"]\nenemy = { id = "foe", name_en = "foe", health = 9, attacks = ['
        '{ rune = "fehu", kind = "melee", dirs = ["own"], strength = 1 },'
        '{ rune = "uruz", kind = "ranged", strength = 3 }] }'
    )
    key = tiny(
        b1=attacks,
        t1='cells = [{ rune = "ansuz", effects = [{ do = "activate", cards = ["b1"] }] }]',
    )
    for rune, expected in (("fehu", [1, 0]), ("uruz", [0, 3]), ("ansuz", [1, 0])):
        table = reveal(position(hero("kratos", at=1), hero("atreus", at=3), scene=key, runes=rune))
        assert expected == [*damages(table).values()]
    shown = GAME.view(table, 0)["scene"]["cards"]
    (printed,) = [each for each in shown if each["name"] == f"{key}_b1_front"]
    assert [("fehu", 1), ("uruz", 3)] == [
        (a["rune"], a["strength"]) for a in printed["enemy"]["attacks"]
    ]


@pytest.mark.rule("GW-256")
def test_in_the_extra_activation_the_first_player_is_active() -> None:
    table = position(hero("kratos", at=1), hero("atreus", at=2), first=1, runes="fehu")
    run(table, RevealRune(1, True))
    tell(table, "1 RevealRune reveal")
    assert 1 == table.active


# -- the forecast ----------------------------------------------------------------------


def test_the_forecast_says_what_each_rune_would_do_to_whom_and_how_hard() -> None:
    table = position(hero("kratos", at=2), hero("freya", at=1), runes="fehu")
    forecast = GAME.view(table, 0)["forecast"]
    thurisaz = forecast[2]
    assert ("thurisaz", 25) == (thurisaz["rune"], thurisaz["chance"])
    (act,) = thurisaz["acts"]
    assert "travelers_b2_front" == act["card"]
    assert [("melee", 2, ["freya", "kratos"])] == [
        (each["kind"], each["strength"], each["heroes"]) for each in act["acts"]
    ]


def test_the_forecast_comes_true() -> None:
    for rune in ("fehu", "uruz", "thurisaz", "ansuz"):
        table = position(hero("kratos", at=2), hero("freya", at=1), runes=rune)
        view = GAME.view(table, 0)
        (told,) = [each for each in view["forecast"] if each["rune"] == rune]
        expected = {"kratos": 0, "freya": 0}
        for each in told["acts"]:
            for act in each["acts"]:
                for name in act.get("heroes", []):
                    expected[name] += act["strength"]
        assert expected == damages(reveal(table))


def test_the_forecast_tells_whom_damage_to_each_hero_would_meet() -> None:
    table = position(hero("kratos", at=2), hero("mimir"), host="kratos", scene="hraezlyr")
    (ansuz,) = [each for each in GAME.view(table, 0)["forecast"] if each["rune"] == "ansuz"]
    (neck,) = [each for each in ansuz["acts"] if each["card"] == "hraezlyr_t3_front"]
    assert [["kratos"], ["kratos", "mimir"]] == [each["heroes"] for each in neck["acts"]]


def test_chances_come_from_cards_not_yet_seen() -> None:
    table = position(hero("kratos"), offer="up_mod_4:fehu up_mod_3:fehu")
    assert [20, 22, 22, 22] == [each["cards"] for each in GAME.view(table, 0)["forecast"]]
