"""A set from its modifiers to its effect, for attacks; a defence shares the first two steps.

1. Modifiers are added, companions may help, and the set is declared (GW-055, GW-058).
2. Special cards may raise it (GW-061).
3. An attack: the die is rolled unless all targets are armoured, and may be rolled again
   (GW-068, GW-079).
4. Stun token, armour or damage, defeat and flips with their rewards (GW-069 to GW-082, GW-131).
5. Rage (GW-077, GW-252).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Closed, Option, Text, text
from meadhall.games.godofwar.cards import MODIFIER, NAMES, different, find
from meadhall.games.godofwar.components import ENEMY_DIE
from meadhall.games.godofwar.enemies import armor_left, defense_of
from meadhall.games.godofwar.flipping import HurtEnemy, TurnOver, Watch, stun
from meadhall.games.godofwar.hands import play_cards
from meadhall.games.godofwar.heroes import VARIANTS
from meadhall.games.godofwar.naming import card_named, set_named
from meadhall.games.godofwar.reasons import closed
from meadhall.games.godofwar.sets import (
    die_will_roll,
    has_number,
    modifiers_in,
    numbers,
    outcome_text,
    rage_icons,
    set_being_built,
    strength,
    stuns,
)
from meadhall.games.godofwar.sides import living, side_up
from meadhall.games.godofwar.solo import call_companion
from meadhall.games.godofwar.table import Act, Ask, CardSet, Table
from meadhall.games.godofwar.vocabulary import NOBODY
from meadhall.games.godofwar.windows import open_window
from meadhall.games.godofwar.wounds import gain_rage


@dataclass(slots=True)
class AddModifier(Ask):
    """Add modifier cards to the set, as many as you like, then play it (GW-058)."""

    kind = "card"
    rules = ("GW-053", "GW-055", "GW-058")
    rest = True

    def options(self, table: Table) -> list[Option]:
        """Modifiers in hand, companions' help, and playing the set once it has a number."""
        cards = set_being_built(table)
        hand = table.players[self.seat].hand
        found: list[Option] = [*different(modifiers_in(hand))]
        if table.solo and cards.kind != "defense":
            found += self.help_from_companions(table, cards)
        if has_number(cards):
            found += ["block"] if cards.kind == "defense" else ["strike"]
        return found

    def closed(self, table: Table) -> list[Closed]:
        """A set without a number cannot be played yet (GW-054)."""
        cards = set_being_built(table)
        word = "block" if cards.kind == "defense" else "strike"
        return [] if has_number(cards) else [closed(word, "no-number", "GW-054")]

    def help_from_companions(self, table: Table, cards: CardSet) -> list[Option]:
        """Aim, and the weak spot if a die will be rolled (GW-209, GW-212, GW-272)."""
        found: list[Option] = []
        if not table.used[VARIANTS["aim"].ability]:
            found.append("aim")
        if not table.used[VARIANTS["weak_spot"].ability] and not cards.die_adds:
            found += ["weak_spot"] if die_will_roll(table) else []
        return found

    def answer(self, table: Table, option: Option) -> None:
        if option in ("strike", "block"):
            table.do(DeclareSet(self.seat))
        elif option in VARIANTS:
            table.do(AddModifier(self.seat))
            call_companion(table, str(option))
        else:
            hand = table.players[self.seat].hand
            card = find(hand, str(option))
            hand.remove(card)
            set_being_built(table).cards.append(card)
            table.do(AddModifier(self.seat))

    def hint(self, table: Table, option: Option) -> Text | None:
        cards = set_being_built(table)
        card = cards.targets[0] if cards.targets else NOBODY
        total = strength(table, cards, card)
        if option in NAMES:
            total += max(MODIFIER[each] for each in range(len(NAMES)) if NAMES[each] == option)
        elif option in VARIANTS:
            return text("hint-does", what=str(option))
        return outcome_text(table, cards, total)


@dataclass(slots=True)
class DeclareSet(Act):
    """The set lies on the table: special cards may raise it, then it takes effect (GW-061)."""

    seat: int

    def run(self, table: Table) -> None:
        """Open the window, then strike; a defence goes on by itself."""
        cards = set_being_built(table)
        if cards.kind != "defense":
            self.announce(table, cards)
            table.do(Strike())
        open_window(table, "set", self.seat)

    def announce(self, table: Table, cards: CardSet) -> None:
        """Who attacks whom with which cards, how strong that is, and what is not from the cards."""
        hero = table.heroes[cards.hero].name
        for target in cards.targets:
            power = strength(table, cards, target)
            told: dict[str, Arg] = {"strength": power, "more": power - sum(numbers(cards))}
            named = card_named(table, target)
            table.say("attacks", hero=hero, card=named, cards=set_named(cards), **told)


@dataclass(slots=True)
class Strike(Act):
    """Roll the die unless all targets are armoured (GW-068, GW-079)."""

    def run(self, table: Table) -> None:
        cards = table.set
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
        cards = table.set
        hero = table.heroes[cards.hero]
        die, table.die, table.building = table.die, NOBODY, None
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
        enemy = living(stage, card)
        if enemy is None:
            return []
        power = strength(table, cards, card)
        steps: list[Act] = [StunTarget(card)] if stuns(cards) else []
        armor = armor_left(table, card)
        if armor:
            return [*steps, HitArmor(card, power, cards.hero)]
        defense = defense_of(table, enemy)
        damage = max(0, power + (die if cards.die_adds else -die) - defense)
        self.add_up(table, card, (power, die, defense, damage), cards.die_adds)
        return [*steps, HurtEnemy(card, damage, cards.hero)]

    def add_up(
        self, table: Table, card: int, parts: tuple[int, int, int, int], die_adds: bool
    ) -> None:
        """Tell the sum: strength, die, fixed defence and the damage that is left (GW-068)."""
        power, die, defense, damage = parts
        key = "attack-adds" if die_adds else "attack-sum"
        told: dict[str, Arg] = {"strength": power, "die": die, "damage": damage}
        if defense:
            key, told = f"{key}-defense", {**told, "defense": defense}
        table.say(key, card=card_named(table, card), **told)


@dataclass(slots=True)
class StunTarget(Act):
    """A stun token for the target, damage or not (GW-131)."""

    card: int

    def run(self, table: Table) -> None:
        stun(table, self.card)


@dataclass(slots=True)
class HitArmor(Act):
    """Destroy the card's highest armour value, or achieve nothing (GW-079 to GW-083)."""

    card: int
    power: int
    hero: int

    def run(self, table: Table) -> None:
        """Compare, mark, and turn over when the last one is gone."""
        stage = table.stage
        armor = armor_left(table, self.card)
        if not armor:
            return
        side = side_up(stage, self.card)
        if self.power < armor[0]:
            told: dict[str, Arg] = {"armor": armor[0], "strength": self.power}
            table.say("armor-holds", card=card_named(table, self.card), **told)
            return
        stage.broken[self.card] += 1
        table.say("armor-breaks", card=card_named(table, self.card), armor=armor[0])
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
        gain_rage(table, self.hero, self.amount)
