"""What the scene will do, for the estimate: hits by rune, chances, the menace of living enemies."""

from __future__ import annotations

from collections.abc import Hashable

from meadhall.core import add_up
from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.conditions import all_hold
from meadhall.games.godofwar.enemies import attacked, health_of
from meadhall.games.godofwar.forecast import rune_counts
from meadhall.games.godofwar.glance import remembered
from meadhall.games.godofwar.sides import (
    cards_of,
    damage_spot,
    enemy_on,
    living,
    living_enemies,
    reacts,
    side_up,
)
from meadhall.games.godofwar.standing import attack_strength, extra_reveals
from meadhall.games.godofwar.table import Phase, Table
from meadhall.games.godofwar.vocabulary import NOBODY, Effect

EXTRA_COST = {"stun": 1.2, "poison": 2.0, "push": 0.3, "discard": 1.0, "rage_loss": 0.6}

Hit = tuple[int, int, float]
"""A hero, the strength of a hit (negative if it cannot be defended against), its extra cost."""
Acts = tuple[tuple[Hit, ...], float]
"""What a rune does: its hits, and what else it costs."""


def rune_acts(table: Table, here: Hashable) -> tuple[Acts, ...]:
    """By rune what it would do now; remembered for scenes that lie the same (``here``)."""
    stage = table.stage
    key = (here, tuple(stage.stunned), tuple(map(tuple, table.columns)))
    return remembered(_ACTS, key, all_acts, table)


def all_acts(table: Table) -> tuple[Acts, ...]:
    """The same, worked out."""
    return tuple(acts_on(table, rune) for rune in range(len(RUNES)))


_ACTS: dict[Hashable, tuple[Acts, ...]] = {}


def acts_on(table: Table, rune: int) -> Acts:
    """Hits and other costs of one rune."""
    stage = table.stage
    hits: list[Hit] = []
    cost = 0.0
    for card in table.scene.order:
        if not reacts(stage, card, rune):
            continue
        side, enemy = side_up(stage, card), living(stage, card)
        if rune in side.runes and enemy is not None and not stage.stunned[card]:
            attack = enemy.attacks[rune]
            if attack is not None:
                power = attack_strength(table, attack.kind, attack.strength, enemy.enemy)
                extra = add_up(EXTRA_COST[each] for each in attack.extras)
                found = attacked(table, card, attack)
                hits += [
                    (h, power, extra) for h in (found[:1] if attack.kind == "ranged" else found)
                ]
        for cell in side.cells:
            if cell.rune == rune and all_hold(table, cell.conditions):
                for effect in cell.effects:
                    cost += cell_cost(table, card, effect, hits)
    return tuple(hits), cost


def cell_cost(table: Table, card: int, effect: Effect, hits: list[Hit]) -> float:
    """What an effect of a boxed rune costs besides the hits it adds."""
    if effect.attack is not None:
        power = attack_strength(table, effect.attack.kind, effect.attack.strength, NOBODY)
        extra = add_up(EXTRA_COST[each] for each in effect.attack.extras)
        found = attacked(table, card, effect.attack)
        one = effect.attack.kind == "ranged"
        hits += [(hero, power, extra) for hero in (found[:1] if one else found)]
        return 0.0
    if effect.do == "damage_heroes" and effect.to in ("columns", "each"):
        columns = range(len(table.columns)) if effect.to == "each" else effect.columns
        hit = [hero for column in columns for hero in table.columns[column]]
        hits += [(hero, -effect.amount, 0.0) for hero in hit]
    if effect.do == "activate":
        return 3.0
    if effect.do == "heal_enemy":
        return 0.7 * effect.amount
    if effect.do == "damage_enemies":
        return -0.8 * effect.amount
    if effect.do == "tokens":
        return 1.0 * effect.amount
    return 3.0 if effect.do == "restore" else 0.0


def chances(table: Table) -> list[float]:
    """The chance of each rune to come next."""
    key = (table.under, table.over, *table.upgrades)
    return remembered(_CHANCES, key, count_chances, table)


def count_chances(table: Table) -> list[float]:
    """The same, counted."""
    counts = rune_counts(table, 0)
    total = sum(counts) or 1
    return [count / total for count in counts]


_CHANCES: dict[Hashable, list[float]] = {}


def activations_left(table: Table) -> int:
    """Runes still to be revealed in this round."""
    phase = table.phase
    asked = table.questions()
    waiting = 1 if asked and asked[0].name == "RevealRune" else 0
    if phase in (Phase.SETUP, Phase.PREPARATION):
        return table.seats + 1 + extra_reveals(table)
    if phase in (Phase.HERO, Phase.SCENE):
        after = table.seats - 1 - (table.active - table.first) % table.seats
        own = 1 if phase == Phase.HERO else waiting
        return after + own + 1 + extra_reveals(table)
    return waiting


def menace(table: Table) -> float:
    """What living enemies will do in the rounds to come; the wounded ones will do it less long."""
    stage = table.stage
    total = 0.0
    for enemy in living_enemies(stage):
        cards = cards_of(stage, enemy)
        power = 0.0
        for card in cards:
            side = side_up(stage, card)
            attack = side.enemy.attacks[side.runes[0]] if side.enemy and side.runes else None
            if attack is not None:
                reach = 1.0 + 0.3 * (len(attack.dirs) > 1)
                power += len(side.runes) * attack.strength * reach
            power += 1.0 * len(side.cells)
        found = enemy_on(stage, cards[0])
        whole = health_of(table, found)
        share = max(0.0, 1 - stage.damage[damage_spot(stage, cards[0], found)] / max(1, whole))
        total += power * 0.25 * (table.seats + 1) * 0.5 * (0.5 + 0.5 * share)
    return total
