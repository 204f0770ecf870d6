"""Effects, attacks, conditions, rules, flips and points of a scene in words (GW-249)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core import Text, number, text
from meadhall.games.godofwar.wording import (
    act_text,
    attack_text,
    condition_text,
    effect_text,
    flip_text,
    point_text,
    rule_text,
)
from meadhall.text import Texts

EACH: dict[str, Any] = {"who": text("to-each"), "amount": 0, "cards": []}


@pytest.mark.rule("GW-249")
@pytest.mark.parametrize(
    ("effect", "key", "args"),
    [
        ({"do": "damage_enemies", "amount": 2}, "damage_enemies", {"amount": 2}),
        (
            {"do": "damage_enemies", "amount": 2, "pierce": True},
            "damage_enemies-pierce",
            {"amount": 2},
        ),
        ({"do": "damage_heroes", "amount": 2, "pierce": True}, "damage_heroes", {"amount": 2}),
        ({"do": "hand_limit", "amount": 1}, "hand_limit-more", {"amount": 1}),
        ({"do": "hand_limit", "amount": -1}, "hand_limit-less", {"amount": 1}),
        (
            {"do": "hand_limit", "amount": -2, "until": "round"},
            "hand_limit-less-round",
            {"amount": 2},
        ),
        ({"do": "tokens", "amount": 3, "cards": ["t"]}, "tokens-more", {"amount": 3}),
        ({"do": "tokens", "amount": -3, "until": "round"}, "tokens-less", {"amount": 3}),
        ({"do": "shuffle_status", "status": "poison"}, "shuffle_status", {"status": "poison"}),
        ({"do": "virtual_card", "kind": "melee", "value": 2}, "virtual_card", {"value": 2}),
    ],
)
def test_an_effect_is_told_with_its_amount_and_its_variant(
    effect: Any, key: str, args: dict[str, Any]
) -> None:
    cards = {"cards": effect["cards"]} if "cards" in effect else {}
    kind = {"kind": f"symbol-{effect['kind']}"} if "kind" in effect else {}
    assert Text(f"effect-{key}", EACH | args | cards | kind) == effect_text(effect)


@pytest.mark.rule("GW-249")
@pytest.mark.parametrize(
    ("to", "who"),
    [
        ({"to": "each"}, text("to-each")),
        (
            {"to": "columns", "columns": [1, 3]},
            text("to-columns", columns=[number(1), number(3)], count=2),
        ),
        ({"to": "column", "columns": [2]}, text("to-column", columns=[number(2)], count=1)),
        ({"to": "enemy", "enemy": "troll"}, text("to-enemy", enemy="troll")),
        ({"to": "choice", "count": 2}, text("to-choice", count=2)),
    ],
)
def test_an_effect_says_whom_it_is_for(to: Any, who: Text) -> None:
    assert who == effect_text({"do": "heal_hero", "amount": 1} | to).args["who"]


@pytest.mark.rule("GW-249")
@pytest.mark.parametrize(
    ("attack", "key", "where"),
    [
        ({"kind": "melee", "dirs": ["own", "left"]}, "melee", ["dir-own", "dir-left"]),
        ({"kind": "area", "cols": [1, 2]}, "area", [1, 2]),
        ({"kind": "ranged"}, "ranged", []),
    ],
)
@pytest.mark.parametrize("extras", [[], ["stun", "push"]])
def test_an_attack_says_where_how_strongly_and_what_else(
    attack: Any, key: str, where: list[Any], extras: list[str]
) -> None:
    told = effect_text({"do": "attack", "attack": attack | {"strength": 3, "extras": extras}})
    assert attack_text(attack | {"strength": 3, "extras": extras}) == told
    assert ("attack-" + key + ("-and" if extras else "-told"), 3) == (
        told.key,
        told.args["strength"],
    )
    assert [f"extra-{extra}" for extra in extras] == told.args["extras"]
    assert told.args["where"] == [
        number(each) if isinstance(each, int) else text(each) for each in where
    ]


@pytest.mark.parametrize(
    ("cols", "en", "ru"),
    [
        ([2], "area attack of 1 on column 2", "атака по области силой 1, столбец 2"),
        ([2, 3], "area attack of 1 on columns 2 and 3", "атака по области силой 1, столбцы 2 и 3"),
    ],
)
def test_an_area_attack_on_one_column_speaks_of_one(cols: list[int], en: str, ru: str) -> None:
    told = attack_text({"kind": "area", "cols": cols, "strength": 1, "extras": []})
    assert [en, ru] == [Texts("godofwar", lang).say(told) for lang in ("en", "ru")]


@pytest.mark.rule("GW-249")
def test_a_condition_says_whether_it_holds_and_what_is_left() -> None:
    fallen: Any = {"is": "enemy_defeated", "enemy": "troll", "to_go": 2, "holds": False}
    told = text("if-enemy_defeated", value=0, enemy="troll")
    assert text("condition-to-go", condition=told, left=2) == condition_text(fallen)
    assert text("condition-unseen", condition=told) == condition_text(fallen | {"unseen": True})
    side: Any = {"is": "side", "side": "back", "card": "t1", "to_go": 0, "holds": True}
    turned = text("if-side-back", value=0, card="t1")
    assert text("condition-holds", condition=turned) == condition_text(side)
    assert text("condition-open", condition=turned) == condition_text(side | {"to_go": 1})


@pytest.mark.rule("GW-249")
@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (
            {"rule": "strength", "amount": 1, "enemy": "troll"},
            text("rule-strength-enemy", amount=1, enemy="troll"),
        ),
        (
            {"rule": "strength", "amount": 1, "kind": "area"},
            text("rule-strength-kind", amount=1, kind="attack-area"),
        ),
        (
            {"rule": "strength", "amount": 1, "enemy": "troll", "per_token": "t1"},
            text("rule-strength-per_token", amount=1, enemy="troll", per_token="t1"),
        ),
        (
            {"rule": "hero_attack", "amount": -1, "columns": [1]},
            text("rule-hero_attack-columns", amount=-1, columns=[number(1)], count=1),
        ),
        (
            {"rule": "hero_attack", "amount": -1, "enemy": "troll"},
            text("rule-hero_attack-enemy", amount=-1, enemy="troll"),
        ),
        (
            {"rule": "hero_attack", "amount": -1, "card": "t1"},
            text("rule-hero_attack-card", amount=-1, card="t1"),
        ),
        (
            {"rule": "end_of_round", "amount": 0, "effects": [{"do": "heal_hero", "amount": 1}]},
            text(
                "rule-end_of_round",
                amount=0,
                effects=[Text("effect-heal_hero", EACH | {"amount": 1})],
            ),
        ),
    ],
)
def test_a_standing_rule_says_what_it_reaches(rule: Any, told: Text) -> None:
    assert told == rule_text(rule)


@pytest.mark.rule("GW-249")
def test_a_flip_names_its_rune_or_its_conditions_and_other_cards() -> None:
    by_rune: Any = {"when": "rune", "cards": ["t1"], "rune": "fehu", "if": []}
    told = text("when-rune", rune="fehu")
    assert told == flip_text(by_rune, "t1")
    for cards in (["t1", "t2"], ["t2"]):
        more = text("when-cards", flip=told, cards=[*cards])
        assert more == flip_text(by_rune | {"cards": cards}, "t1")
    fallen: Any = {"is": "enemy_defeated", "enemy": "troll", "to_go": 1, "holds": False}
    by_condition: Any = {"when": "condition", "cards": ["t1"], "rune": None, "if": [fallen]}
    told = text("when-condition", conditions=[condition_text(fallen)])
    assert told == flip_text(by_condition, "t1")


@pytest.mark.rule("GW-249", "GW-092")
def test_a_point_tells_its_price_its_effect_and_how_often() -> None:
    point: Any = {
        "key": "p",
        "cost": [{"symbol": "melee", "min": 0}, {"symbol": "ranged", "min": 2}],
        "effects": [{"do": "heal_hero", "amount": 1}],
        "limit": "once",
        "if": [],
    }
    told = text(
        "show-point",
        point="p",
        cost=["symbol-melee", text("symbol-at-least", symbol="symbol-ranged", least=2)],
        effects=[Text("effect-heal_hero", EACH | {"amount": 1})],
        limit="limit-once",
    )
    assert told == point_text(point)
    fallen: Any = {"is": "enemy_defeated", "enemy": "troll", "to_go": 1, "holds": False}
    assert Text(
        "show-point-if", {**told.args, "conditions": [condition_text(fallen)]}
    ) == point_text(point | {"if": [fallen]})


@pytest.mark.rule("GW-249", "GW-099")
@pytest.mark.parametrize(
    ("heroes", "one_of", "extras", "key"),
    [
        ([], False, ["stun"], "act-attack-nobody"),
        (["kratos"], False, [], "act-attack"),
        (["kratos"], False, ["stun"], "act-attack-and"),
        (["kratos", "freya"], True, [], "act-attack-one-of"),
        (["kratos", "freya"], True, ["stun"], "act-attack-one-of-and"),
    ],
)
def test_what_a_card_would_do_on_a_rune(
    heroes: list[str], one_of: bool, extras: list[str], key: str
) -> None:
    act: Any = {
        "what": "attack",
        "kind": "melee",
        "strength": 3,
        "heroes": heroes,
        "one_of": one_of,
        "extras": extras,
    }
    assert act_text(act) == text(
        key,
        kind="attack-melee",
        strength=3,
        heroes=heroes,
        extras=[f"extra-{extra}" for extra in extras],
    )
    assert text("act-stunned") == act_text({"what": "stunned"})
    assert text("act-flip", cards=["t1"]) == act_text({"what": "flip", "cards": ["t1"]})
    healed: Any = {"do": "heal_hero", "amount": 1}
    assert effect_text(healed) == act_text({"what": "effect", "effect": healed})
