"""What would happen: a rune if it came now, a set if it were played now, how likely each is.

These are the questions that screens, terminals and bots ask alike. They only look, and they
count nothing that the asking seat does not know.
"""

from __future__ import annotations

from collections.abc import Hashable

from meadhall.games.godofwar.cards import RUNE_OF
from meadhall.games.godofwar.components import ENEMY_DIE, RUNES
from meadhall.games.godofwar.conditions import all_hold, distance
from meadhall.games.godofwar.enemies import armor_left, attacked, defense_of, health_left
from meadhall.games.godofwar.glance import lie, remembered
from meadhall.games.godofwar.scene_types import (
    ActView,
    AttackAct,
    CardActs,
    ConditionView,
    EffectAct,
    EffectView,
    FlipAct,
    PrintedAttack,
    RuleView,
    RuneView,
)
from meadhall.games.godofwar.scenes import Flip, Scene
from meadhall.games.godofwar.sides import cards_of, living, reacts, side_up
from meadhall.games.godofwar.standing import attack_strength
from meadhall.games.godofwar.table import Table, all_awake
from meadhall.games.godofwar.view_types import OutcomeView
from meadhall.games.godofwar.vocabulary import (
    DIRECTIONS,
    NO_NUMBER,
    NOBODY,
    SIDES,
    Attack,
    Condition,
    DirectionWord,
    Effect,
    Rule,
)

_DIRECTION: dict[int, DirectionWord] = {step: word for word, step in DIRECTIONS.items()}

# -- which rune ------------------------------------------------------------------------


def unseen_upgrades(table: Table, seat: int | None) -> list[int]:
    """The places in the upgrade deck whose cards this seat does not know, bottom first."""
    deck = table.upgrades
    if seat is None:
        low = [at for at in range(table.under) if deck[at] in table.veiled]
        return [*low, *range(table.under, len(deck))]
    return [*range(table.under, max(table.under, len(deck) - table.over))]


def rune_counts(table: Table, seat: int | None) -> list[int]:
    """By rune how many cards that could come next show it; a card known to be next counts alone."""
    deck = table.upgrades
    if not deck:
        return [1] * len(RUNES)
    places = unseen_upgrades(table, seat)
    if len(deck) - 1 not in places:
        cards = deck[-1:]
    else:
        cards = [deck[at] for at in places]
        if seat is None:
            cards += table.scried
    found = [0] * len(RUNES)
    for card in cards:
        found[RUNE_OF[card]] += 1
    return found


# -- what it would do --------------------------------------------------------------------


def forecast(table: Table, rune: int) -> list[CardActs]:
    """What every card would do on a rune, in order, as things stand."""
    stage = table.laid_out
    if stage is None:
        return []
    return [
        {"card": side_up(stage, card).key, "acts": acts}
        for card in table.scene.order
        if reacts(stage, card, rune) and (acts := card_acts(table, card, rune))
    ]


def card_acts(table: Table, card: int, rune: int) -> list[ActView]:
    """Enemy, boxed runes and rune flips of one card."""
    stage = table.stage
    side = side_up(stage, card)
    found: list[ActView] = []
    enemy = living(stage, card)
    if rune in side.runes and enemy is not None and (attack := enemy.attacks[rune]):
        if stage.stunned[card]:
            found.append({"what": "stunned"})
        else:
            found.append(attack_view(table, card, attack, enemy.enemy))
            found += flips_view(table, [f for f in side.flips if f.when == "enemy_attacked"])
    for cell in side.cells:
        if cell.rune == rune and all_hold(table, cell.conditions):
            for effect in cell.effects:
                found.append(effect_act(table, card, effect))
    rune_flips = [f for f in side.flips if f.when == "rune" and f.rune == rune]
    return [*found, *flips_view(table, rune_flips)]


def effect_act(table: Table, card: int, effect: Effect) -> ActView:
    """One effect of a boxed rune, with whom it would hit."""
    if effect.attack is not None:
        return attack_view(table, card, effect.attack, NOBODY)
    found: EffectAct = {"what": "effect", "effect": effect_view(table.scene, effect)}
    if effect.do == "damage_heroes" and effect.to in ("columns", "each"):
        inside = [hero for column in effect.columns for hero in table.columns[column]]
        hit = all_awake(table) if effect.to == "each" else inside
        found["heroes"] = [table.heroes[hero].name for hero in hit]
    return found


def attack_view(table: Table, card: int, attack: Attack, enemy: int) -> AttackAct:
    """An attack on heroes: whom, how hard, with what else."""
    heroes = attacked(table, card, attack)
    found: AttackAct = {
        "what": "attack",
        "kind": attack.kind,
        "strength": attack_strength(table, attack.kind, attack.strength, enemy),
        "heroes": [table.heroes[hero].name for hero in heroes],
    }
    if attack.kind == "ranged" and len(heroes) > 1:
        found["one_of"] = True
    if attack.extras:
        found["extras"] = [*attack.extras]
    return found


def flips_view(table: Table, flips: list[Flip]) -> list[ActView]:
    """Cards that would turn over; what they would show only where all of it was seen before."""
    stage = table.stage
    cards = table.scene.cards
    found: list[ActView] = []
    for flip in flips:
        told: FlipAct = {"what": "flip", "cards": [side_up(stage, at).key for at in flip.cards]}
        if all(stage.turns[at] for at in flip.cards):
            told["to"] = [cards[at].sides[1 - stage.sides[at]].key for at in flip.cards]
        found.append(told)
    return found


# -- what a set would do --------------------------------------------------------------------


def attack_outcome(table: Table, card: int, power: int, die_adds: bool) -> OutcomeView:
    """An attack of this strength on a card: armour, damage, chance to defeat in per cent."""
    enemy = living(table.stage, card)
    armor = armor_left(table, card)
    left = health_left(table, card)
    if armor or enemy is None:
        first = armor[0] if armor else 0
        breaks = bool(armor) and power >= first
        return {
            "armor": first,
            "defense": 0,
            "breaks": breaks,
            "least": 0,
            "most": 0,
            "left": left,
            "chance": 0,
        }
    defense = defense_of(table, enemy)
    hits = [max(0, power - defense + (die if die_adds else -die)) for die in ENEMY_DIE]
    return {
        "armor": 0,
        "defense": defense,
        "breaks": False,
        "least": min(hits),
        "most": max(hits),
        "left": left,
        "chance": 100 * sum(hit >= left for hit in hits) // len(hits),
    }


def mean_damage(table: Table, card: int, power: int, die_adds: bool = False) -> float:
    """The damage to expect of an attack, no more than the enemy has health; 0 against armour."""
    enemy = living(table.stage, card)
    if enemy is None or armor_left(table, card):
        return 0.0
    left = health_left(table, card)
    net = power - defense_of(table, enemy)
    dealt = [min(left, max(0, net + (die if die_adds else -die))) for die in ENEMY_DIE]
    return sum(dealt) / len(dealt)


# -- words as plain data ------------------------------------------------------------------------


def effect_view(scene: Scene | None, effect: Effect) -> EffectView:
    """An effect as plain data, with names instead of numbers."""
    found: EffectView = {"do": effect.do}
    if effect.to:
        found["to"] = effect.to
    if effect.amount:
        found["amount"] = effect.amount
    if effect.enemy != NOBODY and scene is not None:
        found["enemy"] = scene.enemies[effect.enemy]
    if effect.columns:
        found["columns"] = [*effect.columns]
    if effect.count:
        found["count"] = effect.count
    if effect.cards and scene is not None:
        found["cards"] = [scene.cards[card].sides[0].key for card in effect.cards]
    if effect.attack is not None:
        found["attack"] = printed_attack(effect.attack)
    add_details(found, effect)
    return found


def add_details(found: EffectView, effect: Effect) -> None:
    """The parts that few effects have."""
    if effect.pierce:
        found["pierce"] = True
    if effect.until:
        found["until"] = effect.until
    if effect.status:
        found["status"] = effect.status
    if effect.kind:
        found["kind"] = effect.kind
    if effect.stun:
        found["stun"] = True
    if effect.value != NO_NUMBER:
        found["value"] = effect.value


def printed_attack(attack: Attack) -> PrintedAttack:
    """An attack as it is printed."""
    found: PrintedAttack = {"kind": attack.kind, "strength": attack.strength}
    if attack.dirs:
        found["dirs"] = [_DIRECTION[step] for step in attack.dirs]
    if attack.cols:
        found["cols"] = [*attack.cols]
    if attack.extras:
        found["extras"] = [*attack.extras]
    return found


def condition_view(table: Table, condition: Condition) -> ConditionView:
    """A condition and how far it is from holding; without ``to_go`` it holds.

    An enemy that lies on no side up so far is ``unseen``: nobody knows how far it is.
    """
    scene = table.scene
    found: ConditionView = {"is": condition.word}
    if condition.enemy != NOBODY:
        found["enemy"] = scene.enemies[condition.enemy]
    if condition.card != NOBODY:
        found["card"] = side_up(table.stage, condition.card).key
    if condition.word == "side":
        found["side"] = SIDES[condition.side]
    if condition.value:
        found["value"] = condition.value
    to_go = distance(table, condition)
    if to_go:
        found["to_go"] = to_go
        if condition.word == "enemy_defeated" and not cards_of(table.stage, condition.enemy):
            found["unseen"] = True
    return found


def rule_view(scene: Scene, rule: Rule) -> RuleView:
    """A standing rule as plain data."""
    found: RuleView = {"rule": rule.word, "amount": rule.amount}
    if rule.enemy != NOBODY:
        found["enemy"] = scene.enemies[rule.enemy]
    if rule.kind:
        found["kind"] = rule.kind
    if rule.card != NOBODY:
        found["card"] = scene.cards[rule.card].sides[0].key
    if rule.per_token != NOBODY:
        found["per_token"] = scene.cards[rule.per_token].sides[0].key
    if rule.cols:
        found["columns"] = [*rule.cols]
    if rule.effects:
        found["effects"] = [effect_view(scene, effect) for effect in rule.effects]
    return found


def forecast_view(table: Table, seat: int | None) -> list[RuneView]:
    """By rune: its chance in per cent from the cards not yet seen, and what it would do."""
    return runes_view(rune_counts(table, seat), acts_by_rune(table))


def acts_by_rune(table: Table) -> list[list[CardActs]]:
    """By rune what it would do; shared by views and hints, so it is not to be changed."""
    if table.laid_out is None:
        return [[] for _ in RUNES]
    return remembered(_ACTS, acts_key(table), work_out_acts, table, 500)


def acts_key(table: Table) -> tuple[Hashable, ...]:
    """All that it depends on: how the scene lies, who is stunned, who stands where."""
    figures = tuple([hero.figure for hero in table.heroes])
    places = tuple(map(tuple, table.columns))
    seen = tuple([turns > 0 for turns in table.stage.turns])
    return lie(table), tuple(table.stage.stunned), seen, places, figures


def work_out_acts(table: Table) -> list[list[CardActs]]:
    """The same, worked out."""
    return [forecast(table, rune) for rune in range(len(RUNES))]


_ACTS: dict[Hashable, list[list[CardActs]]] = {}


def runes_view(counts: list[int], acts: list[list[CardActs]]) -> list[RuneView]:
    """The runes with chances and acts."""
    return [
        {
            "rune": name,
            "chance": 100 * counts[rune] // max(1, sum(counts)),
            "cards": counts[rune],
            "acts": acts[rune],
        }
        for rune, name in enumerate(RUNES)
    ]
