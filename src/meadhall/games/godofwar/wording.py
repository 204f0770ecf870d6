"""The vocabulary in words: effects, conditions, rules, attacks, costs as texts, made from views.

Custom scenes are told by the same words as ours, since nothing here knows a particular card.
"""

from __future__ import annotations

from meadhall.core import Arg, Text, number, text
from meadhall.games.godofwar.scene_types import (
    ActView,
    CardActs,
    ConditionView,
    EffectView,
    FlipView,
    PointView,
    PrintedAttack,
    RuleView,
    RuneView,
)
from meadhall.games.godofwar.view_types import OutcomeView
from meadhall.games.godofwar.vocabulary import SymbolWord

COUNTED = ("enemy_health_at_most", "enemy_defeated", "all_enemies_defeated", "tokens_at_least")
"""Conditions of which it can be said how much is left to go."""


def who_text(effect: EffectView) -> Text:
    """Whom an effect is for."""
    to = effect.get("to", "each")
    if to in ("columns", "column"):
        columns = effect.get("columns", [])
        return text(f"to-{to}", columns=[number(each) for each in columns], count=len(columns))
    if to == "enemy":
        return text("to-enemy", enemy=effect["enemy"])
    if to == "choice":
        return text("to-choice", count=effect["count"])
    return text(f"to-{to}")


def effect_text(effect: EffectView) -> Text:
    """An effect in words."""
    do: str = effect["do"]
    if "attack" in effect:
        return attack_text(effect["attack"])
    args: dict[str, Arg] = {"who": who_text(effect), "amount": abs(effect.get("amount", 0))}
    args["cards"] = [*effect.get("cards", [])]
    if do in ("hand_limit", "tokens"):
        do += "-more" if effect.get("amount", 0) > 0 else "-less"
    if do.startswith("hand_limit") and effect.get("until"):
        do += "-round"
    if do == "damage_enemies" and effect.get("pierce"):
        do = "damage_enemies-pierce"
    if "status" in effect:
        args["status"] = effect["status"]
    if "kind" in effect:
        args["kind"] = f"symbol-{effect['kind']}"
        args["value"] = effect.get("value", 0)
    return Text(f"effect-{do}", args)


def attack_text(attack: PrintedAttack) -> Text:
    """An attack on heroes as it is printed."""
    kind = attack["kind"]
    where: list[Arg] = []
    if kind == "melee":
        where = [text(f"dir-{step}") for step in attack.get("dirs", [])]
    elif kind == "area":
        where = [number(each) for each in attack.get("cols", [])]
    extras: list[Arg] = [f"extra-{extra}" for extra in attack.get("extras", [])]
    args: dict[str, Arg] = {"strength": attack["strength"], "where": where, "extras": extras}
    if kind == "area":
        args["count"] = len(where)
    return Text(f"attack-{kind}-and" if extras else f"attack-{kind}-told", args)


def condition_text(condition: ConditionView) -> Text:
    """A condition, with how far it is from holding."""
    args: dict[str, Arg] = {"value": condition.get("value", 0)}
    if "enemy" in condition:
        args["enemy"] = condition["enemy"]
    if "card" in condition:
        args["card"] = condition["card"]
    key = f"if-{condition['is']}"
    if "side" in condition:
        key = f"if-side-{condition['side']}"
    told, left = Text(key, args), condition.get("to_go", 0)
    if "unseen" in condition:
        return text("condition-unseen", condition=told)
    if left and condition["is"] in COUNTED:
        return text("condition-to-go", condition=told, left=left)
    return text("condition-open" if left else "condition-holds", condition=told)


def rule_text(rule: RuleView) -> Text:
    """A standing rule in words."""
    word = rule["rule"]
    args: dict[str, Arg] = {"amount": rule["amount"]}
    if "enemy" in rule:
        args["enemy"] = rule["enemy"]
    if "card" in rule:
        args["card"] = rule["card"]
    if "per_token" in rule:
        args["per_token"] = rule["per_token"]
    if "columns" in rule:
        args["columns"] = [number(each) for each in rule["columns"]]
        args["count"] = len(rule["columns"])
    if "kind" in rule:
        args["kind"] = f"attack-{rule['kind']}"
    if "effects" in rule:
        args["effects"] = [effect_text(each) for each in rule["effects"]]
    variant = {
        "strength": "per_token" if "per_token" in rule else "kind" if "kind" in rule else "enemy",
        "hero_attack": next((part for part in ("card", "enemy") if part in rule), "columns"),
    }.get(word)
    return Text(f"rule-{word}-{variant}" if variant else f"rule-{word}", args)


def flip_text(flip: FlipView, own: str) -> Text:
    """When cards turn over, and which, unless it is the card itself alone."""
    args: dict[str, Arg] = {}
    if flip.get("rune"):
        args["rune"] = flip["rune"]
    if flip.get("if"):
        args["conditions"] = [condition_text(each) for each in flip["if"]]
    told = Text(f"when-{flip['when']}", args)
    return told if flip["cards"] == [own] else text("when-cards", flip=told, cards=[*flip["cards"]])


def damage_text(outcome: OutcomeView) -> Text:
    """The damage that an attack may do: a number, or from one to another."""
    least, most = outcome["least"], outcome["most"]
    if least == most:
        return text("damage-exactly", amount=least)
    return text("damage-between", least=least, most=most)


def symbol_text(symbol: SymbolWord, least: int) -> Arg:
    """A symbol to be paid, with the least number it may have."""
    if not least:
        return f"symbol-{symbol}"
    return text("symbol-at-least", symbol=f"symbol-{symbol}", least=least)


def point_text(point: PointView) -> Text:
    """An interaction point: what it costs and does."""
    cost = [symbol_text(each["symbol"], each.get("min", 0)) for each in point["cost"]]
    args: dict[str, Arg] = {
        "point": point["key"],
        "cost": cost,
        "effects": [effect_text(each) for each in point["effects"]],
        "limit": f"limit-{point['limit']}",
    }
    if not point.get("if"):
        return Text("show-point", args)
    args["conditions"] = [condition_text(each) for each in point["if"]]
    return Text("show-point-if", args)


def act_text(act: ActView) -> Text:
    """What a card would do on a rune, as things stand."""
    if act["what"] == "stunned":
        return text("act-stunned")
    if act["what"] == "flip":
        if "to" in act:
            return text("act-flip-to", cards=[*act["to"]], count=len(act["to"]))
        return text("act-flip", cards=[*act["cards"]])
    if act["what"] == "effect":
        return effect_text(act["effect"])
    heroes: list[Arg] = [*act["heroes"]]
    extras = act.get("extras", [])
    args: dict[str, Arg] = {
        "kind": f"attack-{act['kind']}",
        "strength": act["strength"],
        "heroes": heroes,
        "extras": [f"extra-{extra}" for extra in extras],
    }
    if not heroes:
        return Text("act-attack-nobody", args)
    key = "act-attack-one-of" if act.get("one_of") else "act-attack"
    return Text(f"{key}-and" if extras else key, args)


def card_acts_text(card: CardActs) -> Text:
    """A card and what it would do."""
    return text("show-card-acts", card=card["card"], acts=[act_text(each) for each in card["acts"]])


def rune_line(rune: RuneView) -> Text:
    """What one rune would do if it came now, and how likely it is."""
    acts: list[Arg] = [card_acts_text(card) for card in rune["acts"]]
    key = "show-rune" if acts else "show-rune-quiet"
    return Text(key, {"rune": rune["rune"], "chance": rune["chance"], "acts": acts})
