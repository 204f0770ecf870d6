"""How good a table looks, for bots that look ahead; the same for everybody, since all win together.

In points of hero health: what is left of the heroes, less the work still to be done for
victory, the menace of living enemies, and what the runes of this round may yet bring, more for
decks, rage and cards kept for defence. A set being built and an attack about to land count as
what they can be expected to do. The weights are judged by play (``meadhall sim``), not by rules.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from meadhall.core import add_up
from meadhall.games.godofwar.cards import IS_CRYSTAL, MODIFIER, PRINTED
from meadhall.games.godofwar.components import DIE_MEAN, ENEMY_DIE
from meadhall.games.godofwar.conditions import distance
from meadhall.games.godofwar.enemies import armor_left, defense_of, health_left
from meadhall.games.godofwar.forecast import mean_damage
from meadhall.games.godofwar.glance import Prey, lie, prey, remembered
from meadhall.games.godofwar.help import RAGE_POINT, Need, help_worth, rage_gained, strikes_left
from meadhall.games.godofwar.heroes import MIMIR
from meadhall.games.godofwar.moving import free_columns
from meadhall.games.godofwar.prospects import (
    EXTRA_COST,
    activations_left,
    chances,
    menace,
    rune_acts,
)
from meadhall.games.godofwar.sets import has_number, rage_icons, strength, stuns
from meadhall.games.godofwar.sides import cards_of, enemy_on, living, living_enemies
from meadhall.games.godofwar.table import CardSet, Outcome, Phase, Player, Table, awake
from meadhall.games.godofwar.vocabulary import NOBODY

SCENE = 60.0
"""A completed scene."""
TYPICAL = 6.0
"""The strength of a usual attack, to see how much a defence slows the work down."""
HIDDEN_ENEMY = 25.0
"""The health of an enemy that victory asks for and nobody has seen yet."""
SMALLEST = 9
"""A deck is not made better by becoming smaller than this: seven cards are drawn every round."""
FALLEN = 8.0
LAST_BLOW = 40.0
KEPT, TOO_STRONG = 0.05, 0.1
"""A point of defence in hand, whatever comes, and one more than needed in a defence."""


@lru_cache(maxsize=64)
def health_worth(left: int) -> float:
    """A hero's health: the last points are worth most."""
    return add_up(0.9 + 3.0 / point for point in range(1, left + 1))


@lru_cache(maxsize=64)
def price(left: int) -> float:
    """What one point of damage costs a hero who has so much left."""
    return 0.9 + 3.0 / max(1, left)


def worth(table: Table, seat: int) -> float:
    """How things stand for the party."""
    if table.outcome == Outcome.WON:
        return 1000.0
    done = max(0, len(table.path) - 1)
    if table.outcome == Outcome.LOST:
        return -1000.0 + SCENE * done - victory_work(table)
    out = cards_out(table)
    value = SCENE * done
    for seat, player in enumerate(table.players):
        value += deck_worth(table, player, out.get(seat, ()))
    if table.laid_out is None:
        return value
    for hero in table.heroes:
        if hero.down:
            value -= FALLEN
            continue
        value += health_worth(hero.health - hero.damage)
        value += RAGE_POINT[hero.figure] * hero.rage + 0.8 * hero.bonus
        value += 2.5 * hero.wards + 1.5 * len(hero.gear)
    value += 0.7 * sum(not used for used in table.used) if table.solo else 0.0
    here = lie(table)
    value -= remembered(_BURDENS, here, work_menace_doom, table)
    value += round_worth(table, here)
    return value + pending_worth(table)


# -- the work to be done ------------------------------------------------------------------


def work_menace_doom(table: Table) -> float:
    """All that a scene still holds against the heroes; remembered for scenes that lie the same."""
    return victory_work(table) + menace(table) + doom(table)


_BURDENS: dict[Hashable, float] = {}


def enemy_work(table: Table, enemy: int) -> float:
    """Attacks' worth of strength that an enemy still takes, armour and defence included."""
    stage = table.stage
    cards = cards_of(stage, enemy)
    if not cards:
        return 0.0
    slow = max(1.5, TYPICAL - DIE_MEAN - defense_of(table, enemy_on(stage, cards[0])))
    work = health_left(table, cards[0]) * TYPICAL / slow / 1.24
    return work + 0.7 * min(sum(armor_left(table, card)) for card in cards)


def victory_work(table: Table) -> float:
    """What is left to do for the nearest victory; other enemies count for less."""
    stage = table.laid_out
    if stage is None:
        return 0.0
    best = 1e9
    alive = living_enemies(stage)
    for row in table.scene.victory:
        wanted = [each.enemy for each in row if each.word == "enemy_defeated"]
        work, hidden = 0.0, False
        for enemy in wanted:
            if enemy in alive:
                work += enemy_work(table, enemy)
            elif not stage.slain[enemy]:
                work += HIDDEN_ENEMY
                hidden = True
        rest = [enemy for enemy in alive if enemy not in wanted]
        work += (0.9 if hidden else 0.35) * add_up(enemy_work(table, enemy) for enemy in rest)
        work += sum(distance(table, each) for each in row if each.word != "enemy_defeated")
        best = min(best, work)
    return 0.8 * best


def doom(table: Table) -> float:
    """How near a defeat condition is."""
    found = 0.0
    for row in table.scene.defeat:
        shares = [
            table.stage.tokens[each.card] / each.value
            for each in row
            if each.word == "tokens_at_least" and each.value
        ]
        if shares:
            found = max(found, 25.0 * min(shares) ** 3 + 4.0 * add_up(shares) / len(shares))
    return found


# -- cards ------------------------------------------------------------------------------------


def card_quality(card: int, attacks: bool) -> float:
    """How good a card is to have in a deck."""
    face = PRINTED[card]
    if MODIFIER[card]:
        return MODIFIER[card] * (1.0 if attacks else 0.6)
    if face.special:
        return 2.6
    if IS_CRYSTAL[card]:
        return 1.0
    best = 0.0
    icons = [value for value in (face.melee, face.ranged) if value is not None]
    if icons:
        best = (0.5 + max(icons) + 0.4 * len(icons)) if attacks else 0.3
    if face.defense is not None:
        best = max(best, 0.6 + 0.9 * face.defense) + (0.5 if icons else 0.0)
    if not icons and face.defense is None:
        return -2.0
    return best + (0.8 if face.stun and attacks else 0.0) + 0.4 * face.rage


_QUALITY = {
    attacks: [card_quality(card, attacks) for card in range(len(PRINTED))]
    for attacks in (True, False)
}


_HOLDS = [-1 if face.defense is None else face.defense or 0 for face in PRINTED]
"""By card what it holds off without modifiers; negative if it is no defence."""
_STRIKES = [0.0 if face.melee is None else max(0, face.melee) + 0.1 for face in PRINTED]
_SHOOTS = [
    0.0 if face.ranged is None or face.melee is not None else max(0, face.ranged) + 0.1
    for face in PRINTED
]
"""What a card may add to attacks, in melee or else from afar."""


def cards_out(table: Table) -> dict[int, list[int]]:
    """By seat the cards that lie on the table: played, or in a set being built."""
    found: dict[int, list[int]] = {}
    for card, seat in table.played.items():
        found.setdefault(seat, []).append(card)
    if table.building is not None:
        found.setdefault(table.active, []).extend(table.building.cards)
    blow = table.incoming
    if blow is not None and blow.set is not None:
        found.setdefault(table.heroes[blow.hero].seat, []).extend(blow.set.cards)
    return found


def deck_worth(table: Table, player: Player, out: Sequence[int] = ()) -> float:
    """The average hand of a player, wherever the cards are now; a deck too small fills none."""
    if player.board == NOBODY:
        return 0.0
    attacks = all(table.heroes[hero].figure != MIMIR for hero in player.heroes)
    quality = _QUALITY[attacks]
    count = max(SMALLEST, len(player.deck) + len(player.hand) + len(player.discard) + len(out))
    total = 0.0
    for pile in (player.deck, player.hand, player.discard, out):
        for card in pile:
            total += quality[card]
    return 9.0 * total / count


def round_worth(table: Table, here: Hashable) -> float:
    """The runes of this round against the cards kept for them, and attacks still to come."""
    left = activations_left(table)
    odds, acts = chances(table), rune_acts(table, here)
    heroes = table.heroes
    points = [price(one.health - one.damage) for one in heroes]
    hits = [0.0] * table.seats
    powers = [0.0] * table.seats
    cost = 0.0
    for rune, (struck, other) in enumerate(acts):
        weight = odds[rune] * left
        cost += weight * other
        for hero, power, extra in struck:
            one, point = heroes[hero], points[hero]
            cost += weight * (abs(power) * point + extra) * 0.9
            if power > 0:
                hits[one.seat] += weight
                powers[one.seat] += weight * power * point
    value = -cost
    found = prey(table)
    need = Need(strikes_left(table), add_up(hits), max(points), wounds(table))
    for seat, player in enumerate(table.players):
        if player.hand and (own := awake(table, seat)):
            value += defence_worth(player, hits[seat], powers[seat])
            value += attack_worth(table, seat, own, found)
            value += help_worth(player.hand, need)
    return value


def wounds(table: Table) -> int:
    """The most damage that a conscious hero has."""
    return max([hero.damage for hero in table.heroes if not hero.down], default=0)


def defence_worth(player: Player, hits: float, powers: float) -> float:
    """What the defence cards of a hand will hold off, if so many hits are to be expected."""
    values = [_HOLDS[card] for card in player.hand if _HOLDS[card] >= 0]
    modifiers = sum([MODIFIER[card] for card in player.hand])
    kept = KEPT * (sum(values) + modifiers)
    if hits <= 0 or not values:
        return kept
    values.sort(reverse=True)
    point = powers / hits / max(1.0, powers / hits / 2.0)
    saved = 0.0
    for number, value in enumerate(values):
        use = max(0.0, min(1.0, 0.75 * (hits - 0.8 * number)))
        saved += use * max(0.5, value)
    saved += 0.35 * min(1.0, hits) * min(modifiers, 3)
    return min(0.8 * powers, saved * point) + kept


def attack_worth(table: Table, seat: int, own: list[int], found: tuple[Prey, ...]) -> float:
    """What a hand can still do in this round's hero activation; more if there is something near."""
    phase = table.phase
    if phase in (Phase.EXTRA, Phase.UPGRADE):
        return 0.0
    place = (seat - table.first) % table.seats
    turn = (table.active - table.first) % table.seats
    if phase == Phase.PREPARATION or place > turn:
        share = 0.6
    elif place == turn and phase == Phase.HERO:
        share = 0.45
    else:
        return 0.0
    hand = table.players[seat].hand
    melee = ranged = 0.0
    numbers = 0
    for card in hand:
        numbers += MODIFIER[card]
        melee += _STRIKES[card]
        ranged += _SHOOTS[card]
    if not melee and not ranged:
        return 0.0
    best = 0.0
    for hero in own:
        one = table.heroes[hero]
        if not one.printed.can_attack:
            continue
        columns = [one.column] if one.column else []
        if not one.moved:
            columns += free_columns(table, hero)
        for column in columns:
            near = 0.0
            bottom, both, bonus = found[column]
            if bottom and melee:
                near += melee
            if both and ranged:
                near += ranged
            if near:
                near += numbers + bonus
                near -= DIE_MEAN
                best = max(best, near * (1.0 if column == one.column else 0.97))
    return share * 0.8 * best


# -- what is under way ----------------------------------------------------------------------------


def pending_worth(table: Table) -> float:
    """An attack on a hero about to land, and a set about to strike."""
    value = 0.0
    blow = table.incoming
    if blow is not None:
        held = blow.block
        if blow.set is not None and has_number(blow.set):
            held += strength(table, blow.set)
        through = max(0, blow.strength - held)
        value -= TOO_STRONG * max(0, held - blow.strength)
        hero = table.heroes[blow.hero]
        if through and not hero.down:
            left = hero.health - hero.damage
            value -= health_worth(left) - health_worth(max(0, left - through))
            value -= FALLEN if through >= left else 0.0
            value -= add_up(EXTRA_COST[each] for each in blow.extras)
    cards = table.building
    if cards is not None and cards.kind and has_number(cards):
        value += set_worth(table, cards)
    return value


def set_worth(table: Table, cards: CardSet) -> float:
    """What an attack can be expected to do as it is."""
    stage = table.stage
    hero = table.heroes[cards.hero]
    value = rage_gained(hero, 1 + rage_icons(cards)) - 0.8 * hero.bonus
    for card in cards.targets:
        power = strength(table, cards, card)
        enemy = living(stage, card)
        if enemy is None:
            continue
        wanted = any(each.enemy == enemy.enemy for row in table.scene.victory for each in row)
        weight = 0.8 if wanted else 0.35
        armor = armor_left(table, card)
        if armor:
            value += (0.7 * 0.8 * armor[0] + 2.5) if power >= armor[0] else 0.0
            continue
        slow = max(1.5, TYPICAL - DIE_MEAN - defense_of(table, enemy))
        whole = TYPICAL / slow / 1.24
        if table.die == NOBODY:
            dealt = mean_damage(table, card, power, cards.die_adds)
            chance = kill_chance(table, card, power, cards.die_adds)
        else:
            roll = table.die if cards.die_adds else -table.die
            dealt = max(0, power + roll - defense_of(table, enemy))
            chance = 1.0 if dealt >= health_left(table, card) else 0.0
        value += dealt * (weight * whole + 0.25) + chance * 2.5
        if chance and is_last(table, enemy.enemy):
            value += chance * LAST_BLOW
        if stuns(cards) and not stage.stunned[card]:
            value += 1.2 * (1.0 - chance)
    return value


def is_last(table: Table, enemy: int) -> bool:
    """Whether the defeat of this enemy would complete the quest."""
    stage = table.stage
    return any(
        all(
            each.word == "enemy_defeated" and (each.enemy == enemy or stage.slain[each.enemy])
            for each in row
        )
        for row in table.scene.victory
    )


def kill_chance(table: Table, card: int, power: int, die_adds: bool) -> float:
    """The chance that an attack defeats its target."""
    enemy = enemy_on(table.stage, card)
    left = health_left(table, card)
    net = power - defense_of(table, enemy)
    dealt = [net + (die if die_adds else -die) for die in ENEMY_DIE]
    return sum(each >= left for each in dealt) / len(dealt)
