"""A hero's attack, from the card to the rage (GW-065 to GW-085, GW-252).

1. The icon card, which action a joker is, the target, who strikes, the modifiers.
2. Special cards that raise the set.
3. Armour comparison, or the die; special cards that roll it again.
4. Stun token, damage, defeat and flips with their rewards.
5. Rage.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.godofwar.cards import BEGINS, FACE, MODIFIER, PRINTED, find
from meadhall.games.godofwar.components import ENEMY_DIE
from meadhall.games.godofwar.enemies import (
    all_targets,
    armor_left,
    defense_of,
    living,
    side_up,
    targets,
)
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver, Watch
from meadhall.games.godofwar.glance import prey
from meadhall.games.godofwar.hands import play_cards
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VARIANTS, VIRTUAL, VIRTUALS
from meadhall.games.godofwar.sets import (
    AddModifier,
    new_set,
    outcome_text,
    rage_icons,
    set_being_built,
    strength,
    stuns,
    usable,
)
from meadhall.games.godofwar.table import Act, Ask, CardSet, Table, awake, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.wounds import gain_rage

ATTACKS = ("melee", "ranged")
_BEGINS_MELEE, _BEGINS_RANGED = BEGINS["melee"], BEGINS["ranged"]


def strikers(table: Table, seat: int) -> list[int]:
    """The conscious heroes of a seat who may attack."""
    return [hero for hero in awake(table, seat) if table.heroes[hero].printed.can_attack]


def reach(table: Table, seat: int) -> dict[str, list[int]]:
    """By kind of attack the cards that some hero of the seat can aim at."""
    found: dict[str, list[int]] = {"melee": [], "ranged": []}
    for hero in strikers(table, seat):
        column = table.heroes[hero].column
        for kind in ATTACKS:
            found[kind] += [
                card for card in targets(table, column, kind) if card not in found[kind]
            ]
    return found


def attack_cards(table: Table, seat: int) -> list[int]:
    """Cards in hand that can begin an attack now; defence cards are for defending (GW-059)."""
    hand = table.players[seat].hand
    found = prey(table)
    columns = [found[table.heroes[hero].column] for hero in strikers(table, seat)]
    bare = 0 if any(MODIFIER[card] for card in hand) else 1
    near = any(column[0] for column in columns)
    far = any(column[1] for column in columns)
    return [
        card
        for card in hand
        if (near and _BEGINS_MELEE[card] > bare) or (far and _BEGINS_RANGED[card] > bare)
    ]


def begin_attack(table: Table, seat: int, name: str) -> None:
    """Take the card out of the hand and ask for the rest."""
    hand = table.players[seat].hand
    card = find(hand, name)
    hand.remove(card)
    table.set = new_set("", NOBODY, [card])
    table.do(DeclareAction(seat), ChooseTarget(seat), WhoStrikes(seat), AddModifier(seat))


def begin_virtual_attack(table: Table, seat: int, hero: int, virtual: int) -> None:
    """The same with a card that a hero keeps or a companion lends (GW-211, GW-244)."""
    printed = VIRTUALS[virtual]
    table.set = new_set(printed.kind, hero, [], virtual)
    table.do(*[ChooseTarget(seat) for _ in range(printed.targets)], AddModifier(seat))


@dataclass(slots=True)
class DeclareAction(Ask):
    """A joker: say which of its actions it is (GW-052)."""

    rules = ("GW-052",)

    def options(self, table: Table) -> list[Option]:
        """Actions of the card that have a target."""
        assert table.set is not None
        card = table.set.cards[0]
        in_reach = reach(table, self.seat)
        hand = table.players[self.seat].hand
        return [kind for kind in ATTACKS if in_reach[kind] and usable(hand, card, kind)]

    def answer(self, table: Table, option: Option) -> None:
        """It is that."""
        assert table.set is not None
        table.set.kind = str(option)


@dataclass(slots=True)
class ChooseTarget(Ask):
    """Choose the card that is attacked: melee below, ranged in either row (GW-066)."""

    kind = "scene_card"
    rules = ("GW-065", "GW-066", "GW-067")

    def options(self, table: Table) -> list[Option]:
        """Cards in reach with a living enemy; the double shot wants two enemies (GW-271)."""
        stage, cards = table.stage, table.set
        assert stage is not None
        assert cards is not None
        if cards.virtual != NOT_VIRTUAL and VIRTUALS[cards.virtual].any_card:
            found = all_targets(table)
        elif cards.hero != NOBODY:
            found = targets(table, table.heroes[cards.hero].column, cards.kind)
        else:
            found = reach(table, self.seat)[cards.kind]
        struck = [self.enemy_on(table, card) for card in cards.targets]
        found = [card for card in found if self.enemy_on(table, card) not in struck]
        return [side_up(stage, card).key for card in sorted(found)]

    def enemy_on(self, table: Table, card: int) -> int:
        """The number of the enemy on a card."""
        assert table.stage is not None
        enemy = living(table.stage, card)
        return NOBODY if enemy is None else enemy.enemy

    def answer(self, table: Table, option: Option) -> None:
        """Aim at it."""
        assert table.set is not None
        table.set.targets.append(table.scene.at(str(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        """Where it is, and what the set would do as it is."""
        from meadhall.games.godofwar.hints import place_text

        assert table.set is not None
        cards = table.set
        card = table.scene.at(str(option))
        bare = CardSet(cards.kind, cards.hero, cards.cards, cards.virtual, [card], 0, False)
        if bare.hero == NOBODY:
            bare.hero = who_can_strike(table, self.seat, card, cards.kind)[0]
        outcome = outcome_text(table, bare, strength(table, bare, card))
        return text("hint-target", place=place_text(table, card), outcome=outcome)


def who_can_strike(table: Table, seat: int, card: int, kind: str) -> list[int]:
    """The heroes of a seat who reach a card."""
    return [
        hero
        for hero in strikers(table, seat)
        if card in targets(table, table.heroes[hero].column, kind)
    ]


@dataclass(slots=True)
class WhoStrikes(Ask):
    """Brok or Sindri: say which of them plays the set, where both could (GW-242)."""

    kind = "hero"
    rules = ("GW-242",)

    def options(self, table: Table) -> list[Option]:
        """Those who reach the target."""
        assert table.set is not None
        cards = table.set
        able = who_can_strike(table, self.seat, cards.targets[0], cards.kind)
        return [table.heroes[hero].name for hero in able]

    def answer(self, table: Table, option: Option) -> None:
        """That one strikes."""
        assert table.set is not None
        table.set.hero = find_hero(table, str(option))


# -- declared -------------------------------------------------------------------------


@dataclass(slots=True)
class DeclareSet(Act):
    """The set lies on the table: special cards may raise it, then it takes effect (GW-061)."""

    seat: int

    def run(self, table: Table) -> None:
        """Open the window, then strike; a defence goes on by itself."""
        from meadhall.games.godofwar.windows import open_window

        cards = set_being_built(table)
        if cards.kind != "defense":
            hero = table.heroes[cards.hero].name
            card = side_up_key(table, cards.targets[0])
            table.say("attacks", hero=hero, card=card, strength=strength(table, cards))
            table.do(Strike())
        open_window(table, "set", self.seat)


def side_up_key(table: Table, card: int) -> str:
    """The name of the side that is up."""
    assert table.stage is not None
    return side_up(table.stage, card).key


@dataclass(slots=True)
class Strike(Act):
    """Roll the die unless all targets are armoured (GW-068, GW-079)."""

    def run(self, table: Table) -> None:
        """Roll, let it be rolled again, and land the blow."""
        from meadhall.games.godofwar.windows import open_window

        cards = table.set
        assert cards is not None
        table.do(Land())
        if any(not armor_left(table, card) for card in cards.targets):
            table.die = table.dice.pick([*ENEMY_DIE])
            table.say("die-rolled", die=table.die)
            open_window(table, "die", table.heroes[cards.hero].seat)


@dataclass(slots=True)
class Land(Act):
    """Armour, stun, damage with all its consequences, rage (GW-252)."""

    def run(self, table: Table) -> None:
        """Work it out for each target, then put the consequences in order."""
        cards, stage = table.set, table.stage
        assert cards is not None
        assert stage is not None
        hero = table.heroes[cards.hero]
        die, table.die, table.set = table.die, NOBODY, None
        play_cards(table, hero.seat, cards.cards)
        if hero.down:
            return
        steps: list[Act] = []
        for card in cards.targets:
            steps += self.consequences(table, cards, card, die)
        hero.bonus = 0
        table.do(*steps, GainRage(cards.hero, 1 + rage_icons(cards)))

    def consequences(self, table: Table, cards: CardSet, card: int, die: int) -> list[Act]:
        """What the attack does to one target."""
        stage = table.stage
        assert stage is not None
        enemy = living(stage, card)
        if enemy is None:
            return []
        power = strength(table, cards, card)
        steps: list[Act] = [StunTarget(card)] if stuns(cards) else []
        armor = armor_left(table, card)
        if armor:
            return [*steps, HitArmor(card, power, cards.hero)]
        roll = die if cards.die_adds else -die
        damage = max(0, power + roll - defense_of(table, enemy))
        if not damage:
            table.say("no-damage", card=side_up(stage, card).key)
        return [*steps, HurtEnemy(card, damage, cards.hero)]


@dataclass(slots=True)
class StunTarget(Act):
    """A stun token for the target, damage or not (GW-131)."""

    card: int

    def run(self, table: Table) -> None:
        """Put it there."""
        from meadhall.games.godofwar.verbs import stun

        stun(table, self.card)


@dataclass(slots=True)
class HitArmor(Act):
    """Destroy the highest armour value, or achieve nothing (GW-079, GW-080, GW-082)."""

    card: int
    power: int
    hero: int

    def run(self, table: Table) -> None:
        """Compare, mark, and turn over when the last one is gone."""
        stage = table.stage
        assert stage is not None
        armor = armor_left(table, self.card)
        if not armor:
            return
        side = side_up(stage, self.card)
        if self.power < armor[0]:
            table.say("armor-holds", card=side.key, armor=armor[0])
            return
        stage.broken[self.card] += 1
        table.say("armor-breaks", card=side.key, armor=armor[0])
        table.do(Watch(self.hero))
        if len(armor) == 1:
            flips = [flip for flip in side.flips if flip.when == "armor_destroyed"]
            table.do(*[TurnOver(flip.cards, self.hero) for flip in flips])


@dataclass(slots=True)
class GainRage(Act):
    """Rage for an attack, after everything else (GW-077)."""

    hero: int
    amount: int

    def run(self, table: Table) -> None:
        """Move the marker."""
        gain_rage(table, self.hero, self.amount)


def is_attack_name(name: Option) -> bool:
    """Whether an option names an action card with an attack icon."""
    if name not in FACE:
        return False
    face = PRINTED_BY_NAME[str(name)]
    return face.melee is not None or face.ranged is not None


PRINTED_BY_NAME = {face.name: face for face in PRINTED}
VIRTUAL_ATTACKS = tuple(name for name in VIRTUAL if VIRTUALS[VIRTUAL[name]].kind != "defense")
"""Virtual cards that can begin an attack."""
LENT_ATTACKS = tuple(name for name in VIRTUAL_ATTACKS if name in VARIANTS)
"""Those that companions lend (GW-211)."""
