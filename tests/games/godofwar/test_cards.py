"""Every action card is played: what it adds, whom it helps (GW-051 to GW-064)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import (
    acting,
    card,
    discarded,
    enemy,
    figure,
    hand,
    hero,
    on_card,
    position,
    reveal,
    tiny,
    top,
)
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import FACES, NAMES
from meadhall.games.godofwar.hero_activation import HeroActivation
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.vocabulary import NO_NUMBER
from tables import asked, options, tell

BLOW = 'kind = "melee", dirs = ["own"], strength = 9'
ARENA = tiny(
    b2='runes = ["fehu"]\n' + enemy("foe", "health = 60", BLOW), t2=enemy("archer", "health = 60")
)
OWNERS = {"upgrade": "freya", "mimir": "freya", "status": "freya"}


def arena(name: str, more: str = "", **parts: object) -> Table:
    """A hero with this card before an enemy below and one above."""
    face = next(each for each in FACES if each.key == name)
    owner = OWNERS.get(face.owner, face.owner)
    at = (2, 3) if owner == "brok_sindri" else 2
    other = "kratos" if owner != "kratos" else "atreus"
    seats = (hero(owner, at=at, hand=more), hero(other, at=4, damage=3))
    table = position(*seats, scene=ARENA, die=(0, 0, 0), runes="fehu", **parts)  # type: ignore[arg-type]
    for deck in STARTING_CARDS:
        if NAMES[deck] == name and deck not in table.players[0].hand:
            for pile in (table.players[0].deck, table.upgrades):
                if deck in pile:
                    pile.remove(deck)
            table.players[0].hand.append(deck)
            break
    return table


STARTING_CARDS = range(len(NAMES))


@pytest.mark.card("kr_axe_1", "kr_axe_2", "kr_bash", "kr_throw", "kr_recall")
@pytest.mark.card("at_arrow_1", "at_arrow_0", "at_shock", "at_knife", "at_snap")
@pytest.mark.card("fr_bolt_1", "fr_bolt_0", "fr_sword_0", "fr_sword_1")
@pytest.mark.card("bs_hammer_1", "bs_hammer_0", "bs_toss_1", "bs_toss_0", "bs_tongs")
@pytest.mark.card("up_melee_2", "up_melee_3", "up_melee_stun", "up_melee_rage")
@pytest.mark.card("up_ranged_2", "up_ranged_3", "up_ranged_stun", "up_ranged_rage")
@pytest.mark.card("up_joker_attack", "up_joker_attack_3", "up_joker_melee_def")
@pytest.mark.card("up_joker_ranged_def")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (f.key, k)
        for f in FACES
        for k in ("melee", "ranged")
        if f.value(k) is not None and f.owner != "mimir"
    ],
)
def test_an_attack_card_strikes_with_its_number_stuns_and_enrages_as_printed(
    name: str, kind: str
) -> None:
    face = next(each for each in FACES if each.key == name)
    table = acting(arena(name, "up_mod_2"))
    tell(table, f"0 HeroAction {name}")
    if (0, "DeclareAction") in asked(table):
        tell(table, f"0 DeclareAction {kind}")
    if (0, "ChooseTarget") in asked(table):
        row = "t2" if kind == "ranged" else "b2"
        tell(table, f"0 ChooseTarget {ARENA}_{row}_front")
    if (0, "AddModifier") in asked(table):
        tell(table, "0 AddModifier up_mod_2")
    row = "t2" if kind == "ranged" else "b2"
    value = face.value(kind)
    assert value is not None
    assert 2 + max(0, value) == on_card(table, row)
    assert face.stun == table.stage.stunned[card(table, row)]
    assert 1 + face.rage == table.heroes[0].rage
    assert (value == NO_NUMBER) == (value < 0)


@pytest.mark.card("kr_guard", "at_dodge", "at_snap", "fr_ward_2", "fr_ward_1")
@pytest.mark.card("bs_tongs", "bs_apron", "up_joker_melee_def", "up_joker_ranged_def")
@pytest.mark.card("up_def_2", "up_def_3", "up_def_4")
@pytest.mark.parametrize(
    "name", [f.key for f in FACES if f.defense is not None and f.owner != "mimir"]
)
def test_a_defence_card_holds_off_its_number(name: str) -> None:
    face = next(each for each in FACES if each.key == name)
    table = reveal(arena(name))
    tell(table, f"0 Defend {name}")
    assert face.defense is not None
    assert 9 - face.defense == table.heroes[0].damage
    assert [name] == discarded(table)


@pytest.mark.card("kr_mod_1", "kr_mod_2", "kr_mod_3", "at_mod_1", "at_mod_2", "mi_mod_2")
@pytest.mark.card("fr_mod_1", "fr_mod_2", "bs_mod_1", "bs_mod_2")
@pytest.mark.card("up_mod_2", "up_mod_3", "up_mod_4", "up_mod_5")
@pytest.mark.parametrize("name", [f.key for f in FACES if f.modifier and f.owner != "mimir"])
def test_a_modifier_adds_its_number_to_an_attack(name: str) -> None:
    face = next(each for each in FACES if each.key == name)
    table = acting(arena(name, "up_melee_2"))
    assert name not in options(table, 0, "HeroAction"), "never alone"
    tell(table, "0 HeroAction up_melee_2", f"0 AddModifier {name}")
    assert face.modifier is not None
    assert 2 + face.modifier == on_card(table, "b2")


@pytest.mark.card("mi_mod_2")
def test_insight_helps_mimir_to_defend() -> None:
    table = position(hero("mimir", hand="mi_wit mi_mod_2"), hero("kratos", at=2), host="kratos",
                     scene=ARENA, runes="fehu")  # fmt: skip
    reveal(table)
    tell(table, "0 TakeOverBlow take", "0 Defend mi_wit", "0 AddModifier mi_mod_2")
    assert figure(table, "mimir").down, "9 - 1 - 2 is as much as he has"
    assert 6 == figure(table, "mimir").damage


# -- specials -----------------------------------------------------------------------------


@pytest.mark.card("kr_resolve")
def test_spartan_resolve_gives_a_card() -> None:
    table = position(hero("kratos", hand="kr_resolve", deck="kr_guard"))
    acting(table)
    tell(table, "0 HeroAction kr_resolve")
    assert (["kr_guard"], 0) == (hand(table), figure(table, "kratos").rage)


@pytest.mark.card("at_callout", "mi_counsel", "up_sp_aid")
@pytest.mark.parametrize(
    ("name", "amount"), [("at_callout", 3), ("mi_counsel", 1), ("up_sp_aid", 3)]
)
def test_cards_that_raise_a_set_anybody_plays(name: str, amount: int) -> None:
    owner = "mimir" if name.startswith("mi") else "atreus"
    seats = (hero("kratos", at=2, hand="kr_axe_1"), hero(owner, at=3, hand=name))
    table = position(*seats, scene=ARENA, die=(0,), host="kratos" if owner == "mimir" else "")
    acting(table)
    tell(table, "0 HeroAction kr_axe_1", f"1 PlaySpecial {name}")
    assert 1 + amount == on_card(table, "b2")
    rage = 0 if name == "up_sp_aid" else 1
    assert rage == figure(table, owner).rage


@pytest.mark.card("mi_lore", "up_sp_draw", "bs_tinker")
def test_cards_that_draw() -> None:
    table = position(hero("kratos", at=2), hero("mimir", hand="mi_lore"), host="kratos")
    from games.godofwar.positions import run

    run(table, HeroActivation(0))
    tell(table, "1 MimirActs mi_lore", "1 NameHero kratos")
    assert (1, 1) == (len(table.players[0].hand), figure(table, "mimir").rage)
    table = acting(position(hero("kratos", hand="up_sp_draw")))
    tell(table, "0 HeroAction up_sp_draw")
    assert 2 == len(table.players[0].hand)
    table = acting(
        position(
            hero("brok_sindri", at=(1, 2), hand="bs_tinker", deck="bs_apron bs_toss_1 bs_toss_0"),
            hero("kratos", at=3),
        )
    )
    tell(table, "0 HeroAction bs_tinker", "0 WhoPlays sindri", "0 DiscardCard bs_apron")
    assert ["bs_toss_0", "bs_toss_1"] == sorted(hand(table))
    assert 1 == figure(table, "sindri").rage


@pytest.mark.card("mi_warning")
def test_warning_blocks_two_even_without_a_defence_card() -> None:
    table = position(hero("kratos", at=2), hero("mimir", hand="mi_warning"), host="kratos",
                     scene=ARENA, runes="fehu")  # fmt: skip
    reveal(table)
    tell(table, "1 PlaySpecial pass", "1 TakeOverBlow leave", "1 PlaySpecial mi_warning")
    assert 7 == figure(table, "kratos").damage


@pytest.mark.card("mi_tale", "up_sp_heal", "fr_mend")
@pytest.mark.parametrize(("name", "left"), [("mi_tale", 3), ("up_sp_heal", 2), ("fr_mend", 2)])
def test_cards_that_heal_one_hero(name: str, left: int) -> None:
    table = acting(
        position(
            hero("freya", at=2, hand=name if name != "mi_tale" else "up_sp_heal"),
            hero("kratos", at=3, damage=4),
        )
    )
    if name == "mi_tale":
        table = position(
            hero("kratos", at=2, damage=4), hero("mimir", hand="mi_tale"), host="kratos"
        )
        from games.godofwar.positions import run

        run(table, HeroActivation(0))
        tell(table, "1 MimirActs mi_tale", "1 NameHero kratos")
    else:
        tell(table, f"0 HeroAction {name}", "0 NameHero kratos")
    assert left == figure(table, "kratos").damage


@pytest.mark.card("mi_gaze")
def test_the_gaze_pays_for_either_attack_symbol() -> None:
    assert ["melee", "ranged"] == GAME.cards["mi_gaze"]["symbols"]


@pytest.mark.card("up_sp_rage", "up_sp_move", "up_sp_stun")
def test_cards_that_enrage_move_and_stun() -> None:
    table = acting(
        position(
            hero("freya", at=2, hand="up_sp_rage up_sp_move up_sp_stun"),
            hero("kratos", at=3),
            scene=ARENA,
        )
    )
    tell(table, "0 HeroAction up_sp_rage", "0 NameHero kratos")
    assert 2 == figure(table, "kratos").rage
    tell(table, "0 HeroAction up_sp_move", "0 NameHero kratos", "1 ChooseColumn 4")
    assert 4 == figure(table, "kratos").column
    tell(table, "0 HeroAction up_sp_stun", f"0 NameCard {ARENA}_t2_front")
    assert table.stage.stunned[card(table, "t2")]


@pytest.mark.card("up_sp_cleanse")
def test_the_cleansing_rune_returns_a_status_card() -> None:
    table = position(
        hero("freya", at=2, hand="up_sp_cleanse"), hero("kratos", at=3, discard="poison stun")
    )
    acting(table)
    tell(table, "0 HeroAction up_sp_cleanse", "0 NameHero kratos", "0 RemoveStatus poison")
    assert (["stun"], 10) == (discarded(table, 1), len(table.piles[1]))
    table = position(
        hero("freya", at=2, hand="up_sp_cleanse"), hero("kratos", at=3, deck="stun kr_axe_1")
    )
    acting(table)
    tell(table, "0 HeroAction up_sp_cleanse", "0 NameHero kratos")
    assert 10 == len(table.piles[0]), "from the top of the deck"


@pytest.mark.rule("GW-150")
@pytest.mark.card("up_sp_cleanse")
def test_of_a_deck_only_a_known_top_card_is_cleansed() -> None:
    table = position(
        hero("freya", at=2, hand="up_sp_cleanse"),
        hero("kratos", at=3, discard="poison", deck="stun poison kr_axe_1"),
    )
    acting(table)
    tell(table, "0 HeroAction up_sp_cleanse", "0 NameHero kratos")
    assert ["stun", "poison"] == sorted(options(table, 0, "RemoveStatus"), reverse=True)
    tell(table, "0 RemoveStatus stun")
    assert (["poison"], ["poison", "kr_axe_1"]) == (discarded(table, 1), top(table, 1, 3))
    table = position(
        hero("freya", at=2, hand="up_sp_cleanse"),
        hero("kratos", at=3, discard="poison", deck="stun kr_axe_1"),
    )
    table.players[1].known = 0
    acting(table)
    tell(table, "0 HeroAction up_sp_cleanse", "0 NameHero kratos")
    assert ([], ["stun"]) == (discarded(table, 1), top(table, 1))


@pytest.mark.card("up_sp_reroll")
def test_the_thread_of_fate_rolls_the_die_again() -> None:
    table = position(
        hero("freya", at=2, hand="fr_sword_1 up_sp_reroll"),
        hero("kratos", at=3),
        scene=ARENA,
        die=(3, 0),
    )
    acting(table)
    assert "up_sp_reroll" not in options(table, 0, "HeroAction"), "only after a die"
    tell(table, "0 HeroAction fr_sword_1", "0 PlaySpecial up_sp_reroll")
    assert 1 == on_card(table, "b2")
