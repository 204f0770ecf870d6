"""The heroes (GW-217 to GW-248, GW-273 to GW-275)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    damages,
    discarded,
    enemy,
    fell,
    figure,
    hand,
    hero,
    on_card,
    position,
    reveal,
    run,
    take,
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.heroes import FIGURES
from meadhall.games.godofwar.round import BeginScene, ChooseHost, PlayRound
from meadhall.games.godofwar.table import Table, column_of, find_hero
from meadhall.games.godofwar.wounds import HurtHero, heal
from tables import asked, options, said, tell

BLOW = 'runes = ["fehu"]\nenemy = {{ id = "e", name_en = "e", health = 30, attack = {{ {} }} }}'


def blow(strength: int, extras: str = "", kind: str = 'kind = "melee", dirs = ["own"]') -> str:
    more = f", on_damage = [{extras}]" if extras else ""
    return BLOW.format(f"{kind}, strength = {strength}{more}")


@pytest.mark.rule("GW-217", "GW-221", "GW-233", "GW-237")
def test_health_and_rage_tracks_are_those_of_the_boards() -> None:
    printed = {each.key: (each.health, each.rage_track) for each in FIGURES}
    assert {
        "kratos": (10, 5),
        "atreus": (7, 4),
        "mimir": (4, 5),
        "freya": (7, 6),
        "brok": (9, 3),
        "sindri": (9, 3),
    } == printed


@pytest.mark.rule("GW-219")
def test_spartan_rage_heals_without_an_attack_and_its_bonus_waits() -> None:
    table = acting(
        position(hero("kratos", at=2, rage=5, damage=5, hand="kr_axe_1"), hero("atreus"))
    )
    tell(table, "0 HeroAction spartan_rage", "0 HeroAction end")
    kratos = figure(table, "kratos")
    assert (2, 3) == (kratos.damage, kratos.bonus)


# -- Mimir -----------------------------------------------------------------------------


def with_mimir(**more: object) -> Table:
    seats = (
        hero("kratos", at=2, hand="kr_axe_1"),
        hero("mimir", hand="mi_wit"),
        hero("freya", at=3),
    )
    return position(*seats, host="kratos", scene=more.pop("scene", "travelers"), **more)  # type: ignore[arg-type]


@pytest.mark.rule("GW-224")
def test_mimir_goes_where_his_host_goes() -> None:
    table = acting(with_mimir())
    tell(table, "0 HeroAction move", "0 ChooseColumn 4")
    assert 4 == column_of(table, find_hero(table, "mimir"))


@pytest.mark.rule("GW-225")
def test_mimir_has_no_hero_activation_but_a_scene_activation() -> None:
    table = run(with_mimir(), HeroActivation(1), BeginScene(1))
    assert [(1, "RevealRune")] == asked(table)


@pytest.mark.rule("GW-226")
@pytest.mark.card("mi_gaze")
def test_mimir_never_attacks() -> None:
    table = with_mimir()
    table.players[1].hand.clear()
    table.players[1].discard.append(take(table, table.players[1], "mi_tale"))
    for name in ("mi_gaze", "mi_mod_2"):
        table.players[1].hand.append(take(table, table.players[1], name))
    run(table, HeroActivation(0))
    assert [(0, "HeroAction")] == asked(table), "attack cards are of no use to him in column 2"
    key = tiny(
        b2='interactions = [{ id = "p", name_en = "p", cost = [{ symbol = "ranged" }],'
        ' limit = "turn", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    )
    table = position(hero("kratos", at=2), hero("mimir", hand="mi_gaze"), host="kratos", scene=key)
    run(table, HeroActivation(0))
    tell(table, f"1 MimirActs {key}_p")
    assert [1, 1] == [each.rage for each in table.heroes]


@pytest.mark.rule("GW-228", "GW-229")
@pytest.mark.card("mi_wit")
def test_mimir_takes_a_blow_defends_with_his_hand_and_suffers_the_effects() -> None:
    table = with_mimir(scene=tiny(b2=blow(4, '"poison"')), runes="fehu")
    reveal(table)
    tell(table, "1 TakeOverBlow take", "1 Defend mi_wit")
    assert {"kratos": 0, "mimir": 3, "freya": 0} == damages(table)
    assert 9 == len(table.piles[1])
    assert ["mi_wit"] == discarded(table, 1)
    table = with_mimir(scene=tiny(b2=blow(4)), runes="fehu")
    reveal(table)
    tell(table, "1 TakeOverBlow leave")
    assert {"kratos": 4, "mimir": 0, "freya": 0} == damages(table)


@pytest.mark.rule("GW-228")
def test_mimir_may_take_over_damage_without_an_attack() -> None:
    effect = '{ do = "damage_heroes", to = "columns:2", amount = 2 }'
    cell = f'cells = [{{ rune = "fehu", effects = [{effect}] }}]'
    table = with_mimir(scene=tiny(t1=cell), runes="fehu")
    reveal(table)
    tell(table, "1 TakeOverDamage take")
    assert {"kratos": 0, "mimir": 2, "freya": 0} == damages(table)


@pytest.mark.rule("GW-229")
def test_poison_drawn_by_the_host_is_his_own() -> None:
    table = with_mimir()
    table.players[0].deck.append(table.piles[1].pop())
    run(table, Draw(0, 1))
    assert {"kratos": 1, "mimir": 0, "freya": 0} == damages(table)


@pytest.mark.rule("GW-230", "GW-273")
def test_mimir_is_no_target_but_one_of_each_hero_and_is_never_pushed() -> None:
    effect = '{ do = "attack", kind = "area", cols = [1, 2, 3, 4], strength = 1 }'
    area = f'cells = [{{ rune = "fehu", effects = [{effect}] }}]'
    table = with_mimir(scene=tiny(t1=area), runes="fehu")
    reveal(table)
    tell(table, "1 TakeOverBlow leave")
    assert {"kratos": 1, "mimir": 0, "freya": 1} == damages(table)
    cell = 'cells = [{ rune = "fehu", effects = [{ do = "rage", to = "each", amount = 1 }] }]'
    table = reveal(with_mimir(scene=tiny(t1=cell), runes="fehu"))
    assert [1, 1, 1] == [each.rage for each in table.heroes]
    table = with_mimir(scene=tiny(b2=blow(4, '"push"')), runes="fehu")
    reveal(table)
    tell(table, "1 TakeOverBlow take", "1 Defend none")
    assert 2 == figure(table, "kratos").column


@pytest.mark.rule("GW-231")
def test_when_the_host_falls_mimir_stays_there_until_the_next_round() -> None:
    table = with_mimir()
    fell(table, "kratos")
    mimir = find_hero(table, "mimir")
    assert 2 == column_of(table, mimir)
    assert 2 == GAME.view(table, 0)["heroes"][mimir]["column"]
    assert [0, 0, 1, 0] == [len(table.columns[at]) for at in (1, 2, 3, 4)], "he takes no place"
    run(table, HeroActivation(2))
    assert [(2, "HeroAction")] == asked(table)
    assert [] == [each for each in table.anytime(1) if str(each).startswith("travelers")]
    run(table, ChooseHost(1))
    assert find_hero(table, "freya") == table.host
    assert 3 == column_of(table, mimir)
    assert [] == GAME.audit(table)


@pytest.mark.rule("GW-231", "GW-273")
def test_nothing_hurts_mimir_beside_a_fallen_host() -> None:
    effect = '{ do = "damage_heroes", to = "each", amount = 2 }'
    cell = f'cells = [{{ rune = "fehu", effects = [{effect}] }}]'
    table = with_mimir(scene=tiny(t1=cell), runes="fehu")
    fell(table, "kratos")
    reveal(table)
    assert {"kratos": 10, "mimir": 0, "freya": 2} == damages(table)
    assert 1 == said(table).count("cannot-be-hurt")
    table.players[1].deck.append(table.piles[1].pop())
    run(table, Draw(1, 1))
    assert 0 == figure(table, "mimir").damage
    run(table, ChooseHost(1))
    run(table, HurtHero(find_hero(table, "mimir"), 1, -1))
    assert 1 == figure(table, "mimir").damage, "with a new host he can be hurt again"


@pytest.mark.rule("GW-231")
def test_a_fallen_mimir_stands_nowhere() -> None:
    table = with_mimir()
    fell(table, "mimir")
    assert 0 == column_of(table, find_hero(table, "mimir"))


@pytest.mark.rule("GW-232")
def test_the_host_may_be_one_of_the_brothers() -> None:
    table = position(hero("brok_sindri", at=(1, 4)), hero("mimir"))
    run(table, PlayRound())
    tell(table, "1 ChooseHost sindri")
    assert 4 == column_of(table, find_hero(table, "mimir"))


@pytest.mark.rule("GW-233")
def test_mimirs_rage_lets_a_player_of_his_choice_draw_in_his_hosts_activation() -> None:
    table = position(
        hero("kratos", at=2), hero("mimir", rage=5), hero("freya", at=3), host="kratos"
    )
    run(table, HeroActivation(0))
    tell(table, "1 MimirActs voice_of_wisdom", "1 NameHero freya")
    assert [0, 0, 1] == [len(player.hand) for player in table.players]
    table = position(
        hero("kratos", at=2),
        hero("mimir", rage=5),
        hero("freya", at=3, hand="fr_mend"),
        host="kratos",
    )
    run(table, HeroActivation(2))
    assert [] == table.anytime(1), "not in another one's activation"


# -- Freya -----------------------------------------------------------------------------


@pytest.mark.rule("GW-234", "GW-235", "GW-236")
def test_ancient_magic_places_a_token_that_stops_one_hit_and_all_that_hangs_on_it() -> None:
    table = position(
        hero("freya", at=1, rage=6, hand="fr_mend"), hero("kratos", at=2),
        scene=tiny(b2=blow(4, '"stun"')), runes="fehu fehu",
    )  # fmt: skip
    table.tokens = 2
    acting(table)
    tell(table, "0 HeroAction ancient_magic", "0 NameHero kratos", "0 HeroAction end")
    assert (1, 1, 0) == (table.tokens, figure(table, "kratos").wards, figure(table, "freya").rage)
    reveal(table)
    tell(table, "0 PlaySpecial pass", "0 PlaySpecial pass")
    assert ["use", "keep"] == options(table, 1, "UseFreyaToken"), "the player of the hero decides"
    tell(table, "1 UseFreyaToken use")
    assert (0, 2, 10) == (figure(table, "kratos").damage, table.tokens, len(table.piles[0]))


@pytest.mark.rule("GW-236")
def test_with_both_tokens_in_play_one_moves_and_a_hero_may_hold_both() -> None:
    table = position(hero("freya", at=1, rage=6, hand="fr_mend"), hero("kratos", at=2))
    figure(table, "freya").wards, figure(table, "kratos").wards, table.tokens = 1, 1, 0
    acting(table)
    tell(table, "0 HeroAction ancient_magic", "0 NameHero kratos")
    assert (0, 2) == (figure(table, "freya").wards, figure(table, "kratos").wards)


@pytest.mark.rule("GW-274")
def test_one_token_stops_one_hit_of_any_size_and_outlives_freya() -> None:
    table = position(hero("freya", at=1), hero("kratos", at=2))
    figure(table, "kratos").wards, table.tokens = 1, 1
    fell(table, "freya")
    run(table, HurtHero(1, 9, -1))
    tell(table, "1 UseFreyaToken use")
    assert 0 == figure(table, "kratos").damage
    run(table, HurtHero(1, 1, -1))
    assert 1 == figure(table, "kratos").damage


# -- Brok and Sindri ----------------------------------------------------------------------


def brothers(cards: str, at: tuple[int, int] = (1, 2), **more: object) -> Table:
    return position(hero("brok_sindri", at=at, hand=cards), hero("kratos", at=4), **more)  # type: ignore[arg-type]


@pytest.mark.rule("GW-239", "GW-240")
def test_each_brother_moves_once_their_actions_interleaved() -> None:
    table = acting(brothers("bs_hammer_1 bs_tinker", die=(0,)))
    tell(table, "0 HeroAction move", "0 WhoMoves brok", "0 ChooseColumn 3", "0 HeroAction move")
    tell(table, "0 ChooseColumn 1")
    assert (3, 1) == (figure(table, "brok").column, figure(table, "sindri").column)
    assert "move" not in options(table, 0, "HeroAction")
    run(table, HeroActivation(0))
    tell(table, "0 HeroAction end")


@pytest.mark.rule("GW-241", "GW-247", "GW-275")
def test_they_share_deck_hand_and_limit_and_players_effects_come_once() -> None:
    table = brothers("")
    carry_out(table, ("obstacle", "grendels"), -1, seat=0)
    table.questions()
    assert 8 == len(table.piles[0]), "one stun card for each of the two players"
    carry_out(table, ("obstacle", "ogre"), -1, seat=0)
    table.questions()
    assert {"brok": 1, "sindri": 1, "kratos": 1} == damages(table), "but every hero is hurt"
    assert 2 == len(GAME.view(table, 0)["players"])


@pytest.mark.rule("GW-242")
@pytest.mark.card("bs_hammer_1")
def test_the_player_says_who_strikes_and_only_his_rage_goes_up() -> None:
    table = acting(brothers("bs_hammer_1 bs_hammer_1", at=(1, 1), die=(0, 0)))
    tell(table, "0 HeroAction bs_hammer_1")
    assert ["brok", "sindri"] == options(table, 0, "WhoStrikes")
    tell(table, "0 WhoStrikes sindri")
    assert (0, 1) == (figure(table, "brok").rage, figure(table, "sindri").rage)
    table = acting(brothers("bs_hammer_1", at=(1, 4), die=(0,)))
    tell(table, "0 HeroAction bs_hammer_1", "0 ChooseTarget travelers_b4_front")
    assert (0, 1) == (figure(table, "brok").rage, figure(table, "sindri").rage), "who stands there"


@pytest.mark.rule("GW-243", "GW-244")
def test_gear_up_and_arm_grant_kept_cards_of_three() -> None:
    table = brothers(
        "bs_mod_2", at=(1, 2), die=(0,), runes="fehu", scene=tiny(b1=blow(6), b2=enemy("x"))
    )
    figure(table, "brok").rage = figure(table, "sindri").rage = 3
    acting(table)
    tell(table, "0 HeroAction gear_up", "0 NameHero brok", "0 HeroAction arm", "0 NameHero sindri")
    tell(table, "0 HeroAction arm_card", "0 AddModifier strike")
    assert 3 == on_card(table, "b2")
    assert "arm_card" not in options(table, 0, "HeroAction"), "used up"
    tell(table, "0 HeroAction end")
    reveal(table)
    tell(table, "0 Defend gear_up_card", "0 AddModifier bs_mod_2")
    assert {"brok": 1, "sindri": 0, "kratos": 0} == damages(table), "6 - 3 - 2"


@pytest.mark.rule("GW-246")
def test_if_one_falls_the_other_goes_on() -> None:
    table = brothers("bs_hammer_1", die=(0,))
    fell(table, "sindri")
    run(table, HeroActivation(0))
    assert "bs_hammer_1" in options(table, 0, "HeroAction")
    heal(table, find_hero(table, "sindri"), 9)
    assert figure(table, "sindri").down


@pytest.mark.rule("GW-248")
@pytest.mark.card("bs_apron")
def test_hit_by_one_attack_each_defends_with_a_set_of_his_own() -> None:
    wide = 'kind = "melee", dirs = ["own", "right"]'
    table = brothers("bs_apron bs_apron", scene=tiny(b1=blow(3, kind=wide)), runes="fehu")
    reveal(table)
    tell(table, "0 Defend bs_apron", "0 Defend bs_apron")
    assert {"brok": 1, "sindri": 1, "kratos": 0} == damages(table)
    assert [] == hand(table)
