"""Why something cannot be chosen: no reason is untrue. What all games keep: tests/contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.godofwar.positions import acting, enemy, fell, hero, position, reveal, tiny
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.cards import BY_NAME
from meadhall.games.godofwar.table import Table
from meadhall.lab.reasons import Refusal, positions, refusals
from tables import tell

Row = dict[str, Any]
LANGUAGES = ("en", "ru")


@cache
def told() -> list[tuple[Row, Refusal]]:
    """The refusals of a few games, each with what the seat sees."""
    found = []
    for table in positions(GAME, 6, "why"):
        views = {each.seat: GAME.view(table, each.seat) for each in table.questions()}
        found += [(views[each[0].seat], each) for each in refusals(GAME, table)]
    return found


def reason(table: Table, seat: int, thing: str | int) -> tuple[str, str]:
    """What is told of a thing at the question that is open to a seat, and its rule."""
    question = next(each for each in table.questions() if each.seat == seat)
    found = GAME.reason(table, question, thing)
    assert found is not None
    return found.why.key.removeprefix("closed-"), found.rule


# -- each is true, as the seat can see for itself --------------------------------------------------


def _card_at(view: Row, side: object) -> Row:
    found: Row = next(each for each in view["scene"]["cards"] if each["name"] == side)
    return found


def _point_at(view: Row, key: object) -> tuple[Row, Row]:
    return next(
        (card, point)
        for card in view["scene"]["cards"]
        for point in card.get("points", [])
        if point["key"] == key
    )


def _columns(view: Row) -> list[int]:
    """Where the heroes of the one who looks stand."""
    names = [hero["name"] for hero in view["heroes"] if hero["seat"] == view["seat"]]
    if "mimir" in names and view["host"] is not None:
        names.append(view["host"])
    return [at + 1 for at, there in enumerate(view["columns"]) if {*there} & {*names}]


def _holds(view: Row, refusal: Refusal) -> bool:
    """Whether a reason is true of what the seat sees."""
    question, _, thing, found = refusal
    assert found is not None
    key, args = found.why.key.removeprefix("closed-"), found.why.args
    if key.startswith("asks-"):
        return key == f"asks-{question.kind}"
    player = view["players"][view["seat"]]
    face: Row = BY_NAME.get(str(thing), {})
    heroes = {hero["name"]: hero for hero in view["heroes"]}
    rages = {hero["rage_name"]: hero for hero in view["heroes"]}
    one: Row = heroes.get(str(thing), rages.get(str(thing), {}))
    held, modifiers = thing in player["hand"], [*filter(_modifier, player["hand"])]
    true: dict[str, Callable[[], bool]] = {
        "modifier": lambda: held and bool(face["modifier"]),
        "modifier-defence": lambda: held and bool(face["modifier"]),
        "needs-modifier": lambda: not modifiers,
        "no-number": lambda: not (view["set"] or view["blow"]["set"])["complete"],
        "defence-later": lambda: not face or face["defense"] is not None,
        "no-defence": lambda: not face or face["defense"] is None,
        "one-icon": lambda: not face or (held and not face["modifier"] and not face["special"]),
        "not-special": lambda: held and not face["special"],
        "special-before": lambda: bool(face["special"]),
        "special-after": lambda: bool(face["special"]),
        "reroll": lambda: "reroll_die" in face["effects"],
        "needs-set": lambda: "set_bonus" in face["effects"] and view["set"] is None,
        "set-only": lambda: "set_bonus" not in face["effects"],
        "crystal-later": lambda: thing == "crystal",
        "discarded": lambda: thing in player["discard"] and not held,
        "remove-first": lambda: thing in player["discard"],
        "on-offer": lambda: thing in [each["card"] for each in view["offer"]],
        "removing": lambda: thing in [each["card"] for each in view["offer"]],
        "rage": lambda: args["rage"] == one["rage"] < one["rage_track"] == args["track"],
        "not-your-hero": lambda: one["seat"] != view["seat"],
        "fallen": lambda: not one or one.get("down", False),
        "full": lambda: len(view["columns"][int(thing) - 1]) == 2,
        "own-column": lambda: int(thing) in _columns(view),
        "taken": lambda: thing in [each["hero"] for each in view["players"]],
        "quest-played": lambda: thing in view["path"],
        "boss-later": lambda: thing in view["bosses"] and len(view["path"]) == 1,
        "defeated": lambda: not any(_alive(card, thing) for card in view["scene"]["cards"]),
        "no-enemy": lambda: "enemy" not in _card_at(view, thing),
        "health-card": lambda: _card_at(view, thing)["row"] == "aside",
        "melee-below": lambda: _card_at(view, thing)["row"] == "top",
        "other-column": lambda: _card_at(view, thing)["col"] not in _columns(view),
        "attack-first": lambda: _card_at(view, thing)["col"] in _columns(view),
        "point-column": lambda: _point_at(view, thing)[0]["col"] not in _columns(view),
        "point-cost": lambda: bool(_point_at(view, thing)[1]["open"]),
        "point-condition": lambda: not _point_at(view, thing)[1]["open"],
        "point-used-turn": lambda: not _point_at(view, thing)[1]["open"],
        "point-used-once": lambda: not _point_at(view, thing)[1]["open"],
        "ability-used": lambda: any(
            each["used"] for each in view["companions"] if thing in each["variants"]
        ),
    }
    return true.get(key, lambda: True)()


def _alive(card: Row, thing: object) -> bool:
    """Whether a card, or the card of an enemy, shows an enemy that lives."""
    enemy = card.get("enemy", {})
    return thing in (card["name"], enemy.get("name")) and bool(enemy.get("alive"))


def _modifier(name: str) -> bool:
    return bool(BY_NAME[name]["modifier"])


def test_no_reason_is_untrue() -> None:
    for view, refusal in told():
        assert _holds(view, refusal), refusal


# -- single positions ------------------------------------------------------------------------------


@pytest.mark.rule("GW-065", "GW-066", "GW-067")
def test_targets_say_which_way_they_are_out_of_reach() -> None:
    key = tiny(b2=enemy("low"), t2=enemy("high"), b3=enemy("aside"), b4=enemy("gone"))
    table = position(hero("kratos", at=2, hand="kr_axe_1 kr_mod_1"), scene=key, dead="b4")
    acting(table)
    assert reason(table, 0, f"{key}_b2_front") == ("attack-first", "GW-053")
    assert reason(table, 0, f"{key}_t2_front") == ("no-ranged-card", "GW-066")
    assert reason(table, 0, f"{key}_b3_front") == ("other-column", "GW-065")
    assert reason(table, 0, f"{key}_b4_front") == ("defeated", "GW-067")
    assert reason(table, 0, f"{key}_b1_front") == ("no-enemy", "GW-067")


@pytest.mark.rule("GW-066")
def test_melee_does_not_reach_the_top_row() -> None:
    key = tiny(b2=enemy("low"), b3=enemy("other"), t2=enemy("high"))
    brothers = hero("brok_sindri", at=(2, 3), hand="bs_hammer_1 bs_mod_1")
    table = position(brothers, hero("kratos", at=1), scene=key)
    acting(table)
    tell(table, "0 HeroAction bs_hammer_1")
    assert reason(table, 0, f"{key}_t2_front") == ("melee-below", "GW-066")


@pytest.mark.rule("GW-053", "GW-054", "GW-059", "GW-061")
def test_cards_say_what_they_wait_for() -> None:
    key = tiny(b2=enemy("low"))
    held = "kr_axe_1 kr_mod_1 kr_guard kr_throw"
    table = position(hero("kratos", at=1, hand=held), scene=key)
    acting(table)
    assert reason(table, 0, "kr_axe_1") == ("no-target-melee", "GW-066")
    assert reason(table, 0, "kr_throw") == ("no-target-ranged", "GW-065")
    assert reason(table, 0, "kr_mod_1") == ("modifier", "GW-053")
    assert reason(table, 0, "kr_guard") == ("defence-later", "GW-059")


@pytest.mark.rule("GW-054")
def test_a_card_without_a_number_needs_a_modifier() -> None:
    key = tiny(b2=enemy("low"))
    table = position(hero("atreus", at=2, hand="at_arrow_0 at_callout"), hero("kratos"), scene=key)
    acting(table)
    assert reason(table, 0, "at_arrow_0") == ("needs-modifier", "GW-054")
    with_number = position(
        hero("atreus", at=2, hand="at_arrow_0 at_mod_1 at_mod_2"), hero("kratos"), scene=key
    )
    acting(with_number)
    tell(with_number, "0 HeroAction at_arrow_0")
    assert reason(with_number, 0, "strike") == ("no-number", "GW-054")


@pytest.mark.rule("GW-042", "GW-043", "GW-044", "GW-047")
def test_columns_say_whether_they_are_full_or_ones_own() -> None:
    others = [hero("atreus", at=3), hero("freya", at=3), hero("mimir", at=0)]
    table = position(hero("kratos", at=1, hand="kr_resolve"), *others, scene=tiny(), host="kratos")
    acting(table)
    assert reason(table, 0, 2) == ("move-first", "GW-043")
    tell(table, "0 HeroAction move")
    assert reason(table, 0, 1) == ("own-column", "GW-043")
    assert reason(table, 0, 3) == ("full", "GW-044")
    tell(table, "0 ChooseColumn 2")
    assert reason(table, 0, "move") == ("moved", "GW-042")
    assert reason(table, 0, 4) == ("moved", "GW-042")


@pytest.mark.rule("GW-086", "GW-087", "GW-125")
def test_rage_says_whose_it_is_and_how_far_it_is() -> None:
    table = position(
        hero("kratos", rage=2, hand="kr_resolve"), hero("atreus"), hero("freya"), scene=tiny()
    )
    fell(table, "freya")
    acting(table)
    assert reason(table, 0, "spartan_rage") == ("rage", "GW-086")
    assert reason(table, 0, "stormbringer") == ("not-your-hero", "GW-087")


@pytest.mark.rule("GW-073", "GW-090", "GW-092", "GW-095")
def test_points_say_what_is_missing() -> None:
    point = (
        'interactions = [{{ id = "{}", name_en = "p", cost = [{{ symbol = "ranged" }}],'
        ' limit = "once", effects = [], if = [{}] }}]'
    )
    later = '{ is = "side", card = "b4", side = "back" }'
    key = tiny(
        b1=point.format("near", ""), b2=point.format("far", ""), t1=point.format("shut", later)
    )
    table = position(hero("kratos", at=1, hand="kr_axe_1 kr_resolve"), scene=key)
    acting(table)
    assert reason(table, 0, f"{key}_near") == ("point-cost", "GW-092")
    assert reason(table, 0, f"{key}_far") == ("point-column", "GW-090")
    assert reason(table, 0, f"{key}_shut") == ("point-condition", "GW-090")
    table.stage.used = [1 for _ in table.stage.used]
    assert reason(table, 0, f"{key}_near") == ("point-used-once", "GW-095")


@pytest.mark.rule("GW-207", "GW-211", "GW-212", "GW-214")
def test_companions_say_when_they_help() -> None:
    key = tiny(b1=enemy("low", "health = 9, armor = [3]"))
    cards = "kr_axe_1 kr_resolve"
    table = position(hero("kratos", at=1, hand=cards), scene=key, companions=True)
    acting(table)
    assert reason(table, 0, "cover") == ("defence-later", "GW-214")
    assert reason(table, 0, "weak_spot") == ("in-attack", "GW-212")
    assert reason(table, 0, "stunning_shot") == ("needs-modifier", "GW-211")
    table = position(hero("kratos", at=1, hand=f"{cards} kr_mod_1"), scene=key, companions=True)
    acting(table)
    tell(table, "0 HeroAction aim", "0 HeroAction kr_axe_1")
    assert reason(table, 0, "stunning_shot") == ("ability-used", "GW-207")
    assert reason(table, 0, "weak_spot") == ("no-die", "GW-272")
    assert reason(table, 0, "remedy") == ("ability-other", "GW-214")


@pytest.mark.rule("GW-053", "GW-061", "GW-115")
def test_a_defence_says_what_does_not_begin_one() -> None:
    key = tiny(
        b1='runes = ["fehu"]\n'
        + enemy("low", attack='kind = "melee", dirs = ["own"], strength = 4')
    )
    cards = "kr_guard kr_axe_1 kr_mod_1 kr_resolve"
    table = position(hero("kratos", at=1, hand=cards), scene=key, runes="fehu")
    reveal(table)
    tell(table, "0 PlaySpecial pass")
    assert reason(table, 0, "kr_axe_1") == ("not-special", "GW-060")
    tell(table, "0 PlaySpecial pass")
    assert reason(table, 0, "kr_axe_1") == ("no-defence", "GW-115")
    assert reason(table, 0, "kr_mod_1") == ("modifier-defence", "GW-053")
    assert reason(table, 0, "kr_resolve") == ("special-before", "GW-061")
    assert reason(table, 0, "aim") == ("ability-used", "GW-207")


@pytest.mark.rule("GW-109", "GW-111", "GW-230")
def test_heroes_say_why_a_shot_does_not_hit_them() -> None:
    key = tiny(
        b2='runes = ["fehu"]\n' + enemy("bow", attack='kind = "ranged", strength = 1'), columns=3
    )
    seats = hero("kratos", at=1), hero("atreus", at=1), hero("freya", at=3), hero("mimir", at=0)
    table = position(*seats, scene=key, runes="fehu", host="freya")
    reveal(table)
    assert reason(table, 0, "atreus") == ("behind", "GW-109")
    assert reason(table, 0, "mimir") == ("mimir-safe", "GW-230")


@pytest.mark.rule("GW-242")
def test_brothers_say_who_reaches_what() -> None:
    brothers = hero("brok_sindri", at=(1, 2), hand="bs_hammer_1 bs_tinker")
    table = position(brothers, hero("kratos", at=3), scene=tiny())
    acting(table)
    tell(table, "0 HeroAction bs_tinker")
    assert reason(table, 0, "kratos") == ("not-your-hero", "GW-242")


def test_what_nobody_can_point_at_has_no_reason() -> None:
    table = position(hero("kratos", hand="kr_resolve"), hero("freya", hand="fr_mend"), scene=tiny())
    acting(table)
    question = table.questions()[0]
    assert GAME.reason(table, question, "no such thing") is None
    assert GAME.reason(table, question, "fr_mend") is None, "others answer for their own cards"
