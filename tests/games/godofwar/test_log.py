"""What log, forecast and hints tell: sums that add up, names, causes, nothing unseen."""

from __future__ import annotations

from typing import Any

import pytest

from games.godofwar.positions import acting, card, enemy, hero, position, reveal, run, tiny
from meadhall.core import Line, Text
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.defence import AimDamage, AttackHero
from meadhall.games.godofwar.heroes import FIGURE
from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.moving import ChooseColumn, PlaceHero, PushedTo
from meadhall.games.godofwar.naming import card_named, namesakes
from meadhall.games.godofwar.reading import check_scene
from meadhall.games.godofwar.round import EndOfRound, UpgradePhase
from meadhall.games.godofwar.scenes import LIBRARY
from meadhall.games.godofwar.table import Table
from meadhall.text import Texts
from tables import said, tell

DOG = enemy("dog", "health = 9", 'kind = "melee", dirs = ["own"], strength = 3')


def line(table: Table, key: str) -> Line:
    """The last line of the log with this key."""
    return [each for each in table.log if each.key == key][-1]


def spoken(table: Table, lang: str) -> list[str]:
    """The log in words."""
    texts = Texts("godofwar", lang)
    return [texts.say(each) for each in table.log]


# -- sums ------------------------------------------------------------------------------


def test_an_attack_names_its_cards_and_its_sum_adds_up() -> None:
    rule = 'element = { text_en = "x", rules = [{ rule = "hero_attack", cols = [2], amount = 2 }] }'
    place = tiny(b2=f"{enemy('dog', 'health = 9, defense = 1')}\n{rule}")
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_mod_1"), scene=place, die=(1,))
    acting(table)
    tell(table, "0 HeroAction kr_axe_1", "0 AddModifier kr_mod_1")
    attack = line(table, "attacks").args
    assert (["kr_axe_1", "kr_mod_1"], 4) == (attack["cards"], attack["strength"])
    assert 2 == attack["more"], "what does not come from the cards"
    assert any("strength 4, of it 2 from effects." in each for each in spoken(table, "en"))
    assert any("сила 4, в том числе 2 от эффектов." in each for each in spoken(table, "ru"))
    told = line(table, "attack-sum-defense").args
    parts = [told[part] for part in ("strength", "die", "defense", "damage")]
    assert [4, 1, 1, 2] == parts
    assert 2 == line(table, "enemy-hurt").args["amount"]


def test_armour_tells_the_strength_it_held_against() -> None:
    place = tiny(b2=enemy("dog", "health = 9, armor = [6]"))
    table = position(hero("kratos", at=2, hand="kr_axe_2"), scene=place)
    acting(table)
    tell(table, "0 HeroAction kr_axe_2")
    told = line(table, "armor-holds").args
    assert (6, 2) == (told["armor"], told["strength"])


def test_a_defence_names_its_cards_and_its_sum_adds_up() -> None:
    place = tiny(b2=f'runes = ["fehu"]\n{DOG}')
    table = position(hero("kratos", at=2, hand="kr_guard kr_mod_1"), scene=place, runes="fehu")
    reveal(table)
    tell(table, "0 Defend kr_guard", "0 AddModifier kr_mod_1")
    assert ["kr_guard", "kr_mod_1"] == line(table, "defends").args["cards"]
    told = line(table, "blow-sum").args
    assert [3, 2, 1] == [told[part] for part in ("strength", "block", "damage")]
    assert 1 == line(table, "takes-damage").args["amount"]


# -- names and causes --------------------------------------------------------------------


def test_cards_of_the_same_name_are_told_apart_by_their_place() -> None:
    twins = [
        enemy(name, "health = 2").replace(f'name_en = "{name}"', 'name_en = "Draugr"')
        for name in ("one", "two")
    ]
    place = tiny(b1=twins[0], b2=twins[1], b3=enemy("three"))
    table = position(hero("kratos", at=2, hand="kr_axe_2 kr_mod_3"), scene=place, die=(0,))
    acting(table)
    tell(table, "0 HeroAction kr_axe_2", "0 AddModifier kr_mod_3")
    named = line(table, "enemy-hurt").args["enemy"]
    assert isinstance(named, Text)
    assert "card-at" == named.key
    assert f"{place}_two" == named.args["card"]
    assert "Draugr" not in [each.args.get("enemy") for each in table.log]
    assert f"{place}_three" not in namesakes(table)
    assert isinstance(card_named(table, card(table, "b3")), str)


@pytest.mark.parametrize("scene", OURS)
def test_no_two_things_of_our_scenes_are_told_alike(scene: str) -> None:
    table = position(hero("kratos"), scene=scene, length="scene")
    texts = Texts("godofwar", "en")
    names = [
        texts.say(Text("show-list", {"items": [card_named(table, at)]}))
        for at in LIBRARY[scene].order
    ]
    assert len(names) == len(dict.fromkeys(names))


def test_a_swap_names_both() -> None:
    table = position(hero("kratos", at=2), hero("atreus", at=2))
    run(table, ChooseColumn(0, 0, FIGURE["kratos"], False))
    tell(table, "0 ChooseColumn swap")
    told = line(table, "swaps-places").args
    assert ("kratos", "atreus") == (told["hero"], told["other"])


def test_damage_at_the_end_of_a_round_has_a_cause() -> None:
    rules = (
        '[{ rule = "end_of_round", effects = [{ do = "damage_heroes", to = "each", amount = 1 }] }]'
    )
    place = tiny(b2=f'element = {{ text_en = "Fire", rules = {rules} }}')
    table = run(position(hero("kratos", at=1), scene=place), EndOfRound())
    keys = said(table)
    assert keys.index("element-acts") < keys.index("takes-damage")
    obstacle = tiny(obstacle=rules)
    table = run(position(hero("kratos", at=1), obstacles=obstacle), EndOfRound())
    assert obstacle == line(table, "obstacle-acts").args["quest"]
    assert said(table).index("obstacle-acts") < said(table).index("takes-damage")


def test_the_upgrade_phase_and_what_nobody_took_are_told() -> None:
    table = position(hero("kratos", discard="kr_axe_1"), offer="up_mod_4 up_def_2")
    run(table, UpgradePhase(False))
    tell(table, "0 TakeUpgrade up_mod_4")
    assert ["upgrade-phase", "takes-upgrade", "offer-stored"] == said(table)
    assert ["up_def_2"] == line(table, "offer-stored").args["cards"]


def test_lines_in_russian_have_their_cases_and_plurals() -> None:
    ally = hero("freya", at=3)
    table = position(hero("kratos", at=2, damage=4), ally)
    run(table, AttackHero(0, 2, "melee", card(table, "b1"), ()))
    assert "Кратос получает 2 урона; осталось здоровья 4." in spoken(table, "ru")
    table = run(position(hero("kratos", at=2), ally), AimDamage(0, 1))
    assert "Кратос получает 1 урон; осталось здоровья 9." in spoken(table, "ru")


# -- forecast --------------------------------------------------------------------------


def flips(table: Table) -> list[dict[str, Any]]:
    """What the forecast tells of flips."""
    runes = GAME.view(table, 0)["forecast"]
    acts = [act for rune in runes for each in rune["acts"] for act in each["acts"]]
    return [act for act in acts if act["what"] == "flip"]


def test_the_forecast_speaks_only_of_sides_already_seen() -> None:
    place = tiny(b2='flips = [{ when = "rune", rune = "fehu", cards = ["b2"] }]')
    table = position(hero("kratos", at=1), scene=place, runes="fehu")
    (told,) = flips(table)
    assert {"what": "flip", "cards": [f"{place}_b2_front"]} == told
    table.stage.turns[card(table, "b2")] = 2
    (told,) = flips(table)
    assert [f"{place}_b2_back"] == told["to"]


# -- hints ------------------------------------------------------------------------------


def test_a_hint_says_which_brother_goes() -> None:
    table = position(hero("brok_sindri", at=(1, 0)), hero("kratos", at=3))
    run(table, PlaceHero(0, 1, FIGURE["sindri"]))
    assert {"hero": "sindri"} == table.questions()[0].arguments()
    hint = table.questions()[0].hint(table, 2)
    assert hint is not None
    assert ("hint-who", "sindri") == (hint.key, hint.args["hero"])
    table = position(hero("kratos", at=3), hero("atreus"))
    run(table, ChooseColumn(0, 0, FIGURE["kratos"], False))
    hint = table.questions()[0].hint(table, 2)
    assert hint is not None
    assert "hint-who" != hint.key


@pytest.mark.parametrize(("lang", "named"), [("en", "Sindri"), ("ru", "Синдри")])
def test_a_prompt_says_which_brother_is_meant(lang: str, named: str) -> None:
    texts, sindri = Texts("godofwar", lang), FIGURE["sindri"]
    asked = [
        PlaceHero(0, 1, sindri),
        ChooseColumn(0, 1, sindri, False),
        PushedTo(0, 1, sindri, (1, 3)),
    ]
    for question in asked:
        assert named in texts.prompt(question)


def test_a_hint_of_a_point_says_the_least_number_of_a_symbol() -> None:
    point = (
        'interactions = [{ id = "lever", name_en = "Lever", limit = "once", effects = [],'
        ' cost = [{ symbol = "melee", min = 2 }] }]'
    )
    table = position(hero("kratos", at=2, hand="kr_axe_2"), scene=tiny(b2=point))
    acting(table)
    asked = table.questions()[0]
    (option,) = [each for each in table.options(asked) if str(each).endswith("_lever")]
    hint = asked.hint(table, option)
    assert hint is not None
    assert "melee of 2 or more" in Texts("godofwar", "en").say(hint)


# -- scenes that cannot be read ------------------------------------------------------------


def test_an_empty_scene_is_called_empty() -> None:
    (fault,) = check_scene("\n# nothing yet\n")
    assert ("scene-empty", 1) == (fault.key, fault.line)


def test_a_bare_scene_names_what_is_missing_and_nothing_else() -> None:
    faults = check_scene("columns = 4")
    words = [(fault.key, fault.word) for fault in faults]
    assert ("scene-missing-word", "kind") in words
    assert ("scene-no-name", "name_en") in words
    assert all(fault.word not in ("", "None") for fault in faults)
