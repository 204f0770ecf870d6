"""Action cards and sets (GW-051 to GW-064)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
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
    tiny,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import FACES
from meadhall.games.godofwar.hero_activation import HeroActivation
from tables import asked, options, tell

STRIKE = 'kind = "melee", dirs = ["own"], strength = 4'


def facing(*hand_cards: str, die: tuple[int, ...] = (0,) * 6, at: int = 2):  # type: ignore[no-untyped-def]
    key = tiny(b2=enemy("foe", "health = 40"), t2=enemy("archer", "health = 40"))
    return acting(position(hero("kratos", at=at, hand=" ".join(hand_cards)), scene=key, die=die))


@pytest.mark.rule("GW-051")
def test_there_are_five_types_of_action_card() -> None:
    kinds = {symbol for face in FACES for symbol in face.symbols if face.owner != "status"}
    assert {"melee", "ranged", "defense", "special", "modifier"} == kinds


@pytest.mark.rule("GW-052")
@pytest.mark.card("kr_recall")
def test_a_joker_is_declared_when_it_is_played() -> None:
    table = facing("kr_recall")
    tell(table, "0 HeroAction kr_recall")
    assert ["melee", "ranged"] == options(table, 0, "DeclareAction")
    tell(table, "0 DeclareAction ranged")
    assert 2 == len(options(table, 0, "ChooseTarget")), "both rows"


@pytest.mark.rule("GW-053", "GW-055", "GW-058")
@pytest.mark.card("kr_axe_2", "kr_mod_3", "kr_mod_2", "kr_mod_1")
def test_a_set_is_an_icon_card_with_any_number_of_modifiers_and_their_sum() -> None:
    table = facing("kr_axe_2", "kr_mod_3", "kr_mod_2", "kr_mod_2", "kr_mod_1")
    tell(table, "0 HeroAction kr_axe_2")
    for name in ("kr_mod_3", "kr_mod_2", "kr_mod_2", "kr_mod_1"):
        tell(table, f"0 AddModifier {name}")
    assert 10 == on_card(table, "b2"), "with nothing left to add the set is played by itself"


@pytest.mark.rule("GW-054")
@pytest.mark.card("kr_throw")
def test_an_icon_without_a_number_needs_a_modifier() -> None:
    table = facing("kr_throw")
    assert [(0, "HeroAction")] == asked(table)
    assert ["move", "end"] == options(table, 0, "HeroAction")
    table = facing("kr_throw", "kr_mod_1", "kr_mod_2")
    tell(table, "0 HeroAction kr_throw")
    tell(table, f"0 ChooseTarget {options(table, 0, 'ChooseTarget')[0]}")
    assert "strike" not in options(table, 0, "AddModifier")
    tell(table, "0 AddModifier kr_mod_2")
    assert "strike" in options(table, 0, "AddModifier")


@pytest.mark.rule("GW-056", "GW-057")
def test_only_modifiers_may_be_added() -> None:
    table = facing("kr_axe_1", "kr_axe_2", "kr_guard", "kr_mod_1", "kr_recall")
    tell(table, "0 HeroAction kr_axe_1")
    assert ["kr_mod_1", "strike"] == options(table, 0, "AddModifier")


@pytest.mark.rule("GW-052")
@pytest.mark.card("kr_bash")
def test_shield_bash_is_a_blow_or_a_defence() -> None:
    table = facing("kr_bash", "kr_guard")
    tell(table, "0 HeroAction kr_bash")
    assert 1 == on_card(table, "b2"), "nothing but a blow can be meant in a hero activation"
    key = tiny(b2=f'runes = ["fehu"]\n{enemy("foe", attack=STRIKE)}')
    table = position(hero("kratos", at=2, hand="kr_bash kr_guard"), scene=key, runes="fehu")
    reveal(table)
    tell(table, "0 Defend kr_bash")
    assert 2 == figure(table, "kratos").damage, "4 less 2"


@pytest.mark.rule("GW-059")
def test_defence_is_not_played_in_a_hero_activation_and_attacks_not_in_defence() -> None:
    table = facing("kr_guard", "kr_axe_1")
    assert ["move", "kr_axe_1", "end"] == options(table, 0, "HeroAction")
    key = tiny(b2=f'runes = ["fehu"]\n{enemy("foe", attack=STRIKE)}')
    table = position(hero("kratos", at=2, hand="kr_guard kr_axe_1"), scene=key, runes="fehu")
    reveal(table)
    assert ["kr_guard", "none"] == options(table, 0, "Defend")


@pytest.mark.rule("GW-059")
def test_one_defends_in_the_extra_scene_activation_too() -> None:
    key = tiny(b2=f'runes = ["fehu"]\n{enemy("foe", attack=STRIKE)}')
    table = position(hero("kratos", at=2, hand="kr_guard"), scene=key, runes="fehu")
    reveal(table, extra=True)
    assert [(0, "Defend")] == asked(table)


@pytest.mark.rule("GW-060", "GW-061")
def test_special_cards_are_played_in_anyones_activation() -> None:
    table = position(hero("kratos", at=1), hero("freya", at=2, hand="fr_mend"))
    acting(table, 0)
    assert ["fr_mend"] == table.anytime(1)
    fell(table, "freya")
    assert [] == table.anytime(1), "only with a conscious hero"


@pytest.mark.rule("GW-061")
def test_windows_open_for_sets_dice_runes_and_defence() -> None:
    attack = 'kind = "melee", dirs = ["own"], strength = 4'
    key = tiny(b2=f'runes = ["fehu"]\n{enemy("foe", "health = 40", attack)}')
    specials = "at_callout up_sp_reroll up_sp_heal"
    table = position(
        hero("kratos", at=2, hand="kr_axe_2 kr_guard"),
        hero("atreus", at=1, hand=specials),
        scene=key,
        runes="fehu",
        die=(3, 0),
    )
    acting(table)
    tell(table, "0 HeroAction kr_axe_2")
    assert ["at_callout", "pass"] == options(table, 1, "PlaySpecial"), "a set: what raises it"
    tell(table, "1 PlaySpecial pass")
    assert ["up_sp_reroll", "pass"] == options(table, 1, "PlaySpecial"), "the die: rerolls"
    tell(table, "1 PlaySpecial up_sp_reroll")
    assert 2 == on_card(table, "b2"), "strength 2, and the second roll is 0"
    reveal(table)
    assert ["at_callout", "up_sp_heal", "pass"] == options(table, 1, "PlaySpecial"), "a rune"
    tell(table, "1 PlaySpecial pass")
    assert ["up_sp_heal", "pass"] == options(table, 1, "PlaySpecial"), "before defending"


@pytest.mark.rule("GW-060", "GW-061")
def test_an_ally_may_still_help_when_only_the_end_is_left() -> None:
    key = tiny(b2=enemy("foe", "health = 40"))
    table = position(
        hero("kratos", at=2, hand="kr_axe_2", deck="kr_axe_1"),
        hero("mimir", hand="mi_lore mi_tale"),
        hero("freya", at=1),
        host="freya",
        scene=key,
        die=(0,) * 6,
    )
    run(table, HeroActivation(0))
    figure(table, "kratos").moved = True
    tell(table, "0 HeroAction kr_axe_2")
    assert ["mi_lore", "mi_tale", "pass"] == options(table, 1, "PlaySpecial")
    tell(table, "1 PlaySpecial mi_lore", "1 NameHero kratos", "1 PlaySpecial pass")
    assert ["kr_axe_1", "end"] == options(table, 0, "HeroAction"), "he goes on with the card drawn"
    tell(table, "0 HeroAction kr_axe_1")
    assert ["mi_tale", "pass"] == options(table, 1, "PlaySpecial"), "and the ally is asked again"
    tell(table, "1 PlaySpecial pass")
    assert "PlaySpecial" not in [name for _, name in asked(table)], "passing ends the activation"
    assert 3 == on_card(table, "b2")


@pytest.mark.rule("GW-061")
def test_nobody_is_asked_at_the_end_who_has_no_special_card() -> None:
    table = position(hero("kratos", at=2, hand="kr_axe_2"), hero("freya", at=1, hand="fr_ward_1"))
    run(table, HeroActivation(0))
    tell(table, "0 HeroAction move", "0 ChooseColumn 4", "0 HeroAction end")
    assert [] == [name for _, name in asked(table) if name == "PlaySpecial"]


@pytest.mark.rule("GW-062")
def test_a_special_may_be_played_for_nothing() -> None:
    table = position(hero("kratos", at=1, hand="up_sp_heal up_sp_draw"))
    acting(table)
    tell(table, "0 HeroAction up_sp_heal")
    assert 0 == figure(table, "kratos").damage
    assert ["up_sp_draw"] == hand(table)


@pytest.mark.rule("GW-063")
def test_played_cards_go_to_the_owners_discard_pile_and_none_is_just_thrown_away() -> None:
    table = facing("kr_axe_2", "kr_mod_1", "kr_guard", "kr_throw")
    assert "kr_guard" not in options(table, 0, "HeroAction")
    tell(table, "0 HeroAction kr_axe_2", "0 AddModifier strike")
    assert ["kr_axe_2"] == discarded(table)
    assert ["kr_guard", "kr_mod_1", "kr_throw"] == hand(table)


@pytest.mark.rule("GW-282")
def test_a_special_lies_before_its_player_until_the_activation_ends() -> None:
    cards = "kr_resolve up_sp_draw kr_guard"
    table = run(position(hero("kratos", hand=cards, deck="", rage=1)), HeroActivation(0))
    tell(table, "0 HeroAction kr_resolve", "0 HeroAction up_sp_draw")
    assert ["kr_guard"] == hand(table), "neither can be drawn by the other"
    assert [] == discarded(table)
    assert ["kr_resolve", "up_sp_draw"] == sorted(GAME.view(table, 0)["played"])
    tell(table, "0 HeroAction end")
    assert ["kr_resolve", "up_sp_draw"] == discarded(table)


@pytest.mark.rule("GW-282")
def test_so_it_does_in_a_scene_activation() -> None:
    table = position(hero("kratos", hand="up_sp_heal", damage=3), scene=tiny(), runes="fehu")
    reveal(table)
    tell(table, "0 PlaySpecial up_sp_heal")
    assert ["up_sp_heal"] == discarded(table)


@pytest.mark.rule("GW-064")
@pytest.mark.card("up_melee_rage")
def test_rage_icons_count_when_played_not_when_paid_with() -> None:
    table = facing("up_melee_rage")
    tell(table, "0 HeroAction up_melee_rage")
    assert 2 == figure(table, "kratos").rage, "one for the attack, one for the icon"
    table = acting(position(hero("kratos", at=1, hand="up_melee_rage")))
    tell(table, "0 HeroAction travelers_search_cart")
    assert 0 == figure(table, "kratos").rage


@pytest.mark.rule("GW-249")
def test_a_set_says_its_sum_and_what_it_would_do() -> None:
    table = facing("kr_axe_2", "kr_mod_3", "kr_mod_1")
    tell(table, "0 HeroAction kr_axe_2", "0 AddModifier kr_mod_3")
    shown = GAME.view(table, 0)["set"]
    assert (5, "melee", "kratos") == (shown["sum"], shown["kind"], shown["hero"])
    (target,) = shown["targets"]
    assert (2, 5, 0) == (target["least"], target["most"], target["chance"])
