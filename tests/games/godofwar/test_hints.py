"""What the hints of an attack, a modifier and an interaction promise (GW-068 to GW-115)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import acting, enemy, hero, position, reveal, tiny
from meadhall.core import Text, text
from meadhall.games.godofwar.cards import FACES
from meadhall.games.godofwar.table import Table
from meadhall.text import Texts
from tables import options, question, tell

VALUE = {face.key: face for face in FACES}
ELSEWHERE = '[[{ is = "side", card = "b4", side = "back" }]]'


def hint(table: Table, name: str, option: str) -> Text | None:
    return question(table, 0, name).hint(table, option)


def striking(foe: str, cards: str) -> Table:
    """Kratos in column 1 is about to strike with the first of these cards."""
    key = tiny(b1=enemy("foe", foe), victory=ELSEWHERE)
    table = position(hero("kratos", at=1, hand=cards), hero("freya", at=4), scene=key)
    acting(table)
    tell(table, f"0 HeroAction {cards.split()[0]}")
    return table


@pytest.mark.rule("GW-068")
def test_a_modifier_says_how_strong_the_attack_becomes() -> None:
    table = striking("health = 9", "kr_axe_2 kr_mod_2 kr_mod_1")
    bare = VALUE["kr_axe_2"].melee
    more = VALUE["kr_mod_2"].modifier
    assert bare
    assert more
    offered = options(table, 0, "AddModifier")
    assert "kr_mod_2" in offered
    told = [hint(table, "AddModifier", str(option)) for option in ("kr_mod_2", offered[-1])]
    assert [("hint-attack", bare + more), ("hint-attack", bare)] == [
        (each.key, each.args["strength"]) for each in told if each is not None
    ]


@pytest.mark.rule("GW-078", "GW-079")
@pytest.mark.parametrize(("armor", "key"), [(2, "hint-breaks-armor"), (9, "hint-too-weak")])
def test_against_armour_it_says_whether_it_breaks(armor: int, key: str) -> None:
    table = striking(f"health = 9, armor = [{armor}]", "kr_axe_2 kr_mod_2")
    told = hint(table, "AddModifier", "kr_mod_2")
    assert told is not None
    assert (key, armor) == (told.key, told.args["armor"])


@pytest.mark.rule("GW-115")
def test_a_modifier_of_a_defence_says_what_still_comes_through() -> None:
    blow = 'kind = "melee", dirs = ["own"], strength = 6'
    key = tiny(b1='runes = ["fehu"]\n' + enemy("foe", attack=blow), victory=ELSEWHERE)
    table = position(
        hero("kratos", at=1, hand="up_def_3 kr_mod_2"),
        hero("freya", at=4),
        scene=key,
        runes="fehu",
    )
    reveal(table)
    tell(table, "0 Defend up_def_3")
    assert text("hint-defence", strength=5, damage=1) == hint(table, "AddModifier", "kr_mod_2")
    table.blow.block = 1
    assert text("hint-defence", strength=5, damage=0) == hint(table, "AddModifier", "kr_mod_2")


@pytest.mark.rule("GW-092")
def test_an_interaction_says_what_it_costs() -> None:
    point = (
        'interactions = [{ id = "p", name_en = "p", limit = "turn",'
        ' cost = [{ symbol = "melee" }, { symbol = "modifier" }],'
        ' effects = [{ do = "heal_hero", to = "actor", amount = 1 }] }]'
    )
    key = tiny(b1=point, victory=ELSEWHERE)
    table = position(
        hero("kratos", at=1, hand="kr_axe_2 kr_mod_2", damage=2), hero("freya", at=4), scene=key
    )
    acting(table)
    (named,) = [
        str(each)
        for each in options(table, 0, "HeroAction")
        if hint(table, "HeroAction", str(each)) is not None
    ]
    told = hint(table, "HeroAction", named)
    assert told is not None
    assert ("hint-point", ["symbol-melee", "symbol-modifier"]) == (told.key, told.args["symbols"])
    said = Texts("godofwar", "en").say(told)
    assert said.startswith("costs melee and modifier: ")
    assert "heal" in said


@pytest.mark.rule("GW-066", "GW-170")
def test_enemies_of_the_same_name_are_told_apart_by_their_place() -> None:
    above, below = enemy("one", "health = 7"), enemy("two", "health = 9")
    key = tiny(t1=above, b1=below, victory=ELSEWHERE)
    table = position(hero("atreus", at=1, rage=4, hand="at_arrow_1"), hero("freya"), scene=key)
    acting(table)
    top, bottom = text("place-top", column=1), text("place-bottom", column=1)
    aimed = table.clone()
    tell(aimed, "0 HeroAction at_arrow_1")
    told = [hint(aimed, "ChooseTarget", str(each)) for each in options(aimed, 0, "ChooseTarget")]
    assert [top, bottom] == [each.args["place"] for each in told if each is not None]
    tell(table, "0 HeroAction stormbringer")
    first, second = options(table, 0, "PickEnemy")
    assert text("hint-enemy", places=[top], left=7) == hint(table, "PickEnemy", str(first))
    assert text("hint-enemy", places=[bottom], left=9) == hint(table, "PickEnemy", str(second))
    tell(table, f"0 PickEnemy {first}")
    assert hint(table, "PickEnemy", "enough") is None
