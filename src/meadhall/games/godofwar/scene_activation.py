"""Scene activation: reveal a rune, and everything that shows it acts (GW-096 to GW-114).

1. The top upgrade card is revealed; it stays on offer.
2. The cards that act are fixed, with the side they show (GW-099).
3. Special cards and rage may come in between (GW-061, GW-254).
4. Each card in order: its enemy attacks, boxed runes act, the rune turns it over (GW-105).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import NAMES, RUNE_OF
from meadhall.games.godofwar.components import RUNES
from meadhall.games.godofwar.conditions import all_hold
from meadhall.games.godofwar.defence import AttackHero
from meadhall.games.godofwar.effects import SCENE_ACTS, CarryOut, Source, carry_out, effects_at
from meadhall.games.godofwar.enemies import attacked
from meadhall.games.godofwar.flipping import TurnOver
from meadhall.games.godofwar.hands import clear_away
from meadhall.games.godofwar.hints import hero_hint, runes_hint
from meadhall.games.godofwar.naming import card_named, side_named
from meadhall.games.godofwar.sides import is_out, living, reacts, side_up
from meadhall.games.godofwar.standing import attack_strength
from meadhall.games.godofwar.table import Act, Ask, Phase, Table
from meadhall.games.godofwar.vocabulary import NOBODY, Attack, Effect
from meadhall.games.godofwar.windows import open_window


@dataclass(slots=True)
class RevealRune(Ask):
    """Turn over the top upgrade card: the scene acts on its rune (GW-096, GW-144)."""

    extra: bool
    """In the extra scene activation, which is nobody's turn (GW-256)."""

    always = True
    rules = ("GW-096", "GW-097", "GW-098", "GW-144")
    rest = True

    def options(self, table: Table) -> list[Option]:
        """There is only one thing to do, but it cannot be taken back."""
        return ["reveal"]

    def answer(self, table: Table, option: Option) -> None:
        stage = table.stage
        stage.chain = 0
        table.active = self.seat
        table.phase = Phase.EXTRA if self.extra else Phase.SCENE
        rune = reveal(table)
        table.rune = rune
        steps = [
            ActivateCard(card, stage.turns[card], rune)
            for card in table.scene.order
            if reacts(stage, card, rune)
        ]
        table.do(*steps, EndRune())
        open_window(table, "rune", self.seat)

    def hint(self, table: Table, option: Option) -> Text | None:
        return runes_hint(table, self.seat)


def reveal(table: Table) -> int:
    """The rune of the top upgrade card; with an empty deck one is drawn at random (GW-106)."""
    if not table.upgrades:
        rune = table.dice.below(len(RUNES))
        table.say("rune-drawn", rune=RUNES[rune])
        return rune
    card = table.upgrades.pop()
    table.offer.append(card)
    table.over = max(0, table.over - 1)
    table.under = min(table.under, len(table.upgrades))
    if card in table.veiled:
        table.veiled.remove(card)
    table.say("rune-revealed", rune=RUNES[RUNE_OF[card]], card=NAMES[card])
    return RUNE_OF[card]


@dataclass(slots=True)
class EndRune(Act):
    """The rune has been carried out."""

    def run(self, table: Table) -> None:
        table.rune = NOBODY
        clear_away(table)


@dataclass(slots=True)
class ActivateCard(Act):
    """One card acts, unless it was turned over before its moment (GW-099, GW-105)."""

    card: int
    turns: int
    rune: int

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.turns[self.card] != self.turns or is_out(stage, self.card):
            return
        side = side_up(stage, self.card)
        steps: list[Act] = []
        if self.rune in side.runes and living(stage, self.card) is not None:
            steps.append(EnemyAttacks(self.card, self.turns, self.rune))
        steps += [
            CellActs(self.card, self.turns, number)
            for number, cell in enumerate(side.cells)
            if cell.rune == self.rune
        ]
        steps += [
            RuneTurns(self.card, self.turns, number)
            for number, flip in enumerate(side.flips)
            if flip.when == "rune" and flip.rune == self.rune
        ]
        table.do(*steps)


@dataclass(slots=True)
class CellActs(Act):
    """A boxed rune carries out its effects, if its conditions hold (GW-104, GW-134)."""

    card: int
    turns: int
    cell: int

    def run(self, table: Table) -> None:
        """Not if the card has been turned or its enemy is out by now."""
        stage = table.stage
        if stage.turns[self.card] != self.turns or is_out(stage, self.card):
            return
        side = side_up(stage, self.card)
        if all_hold(table, side.cells[self.cell].conditions):
            table.say("element-acts", card=card_named(table, self.card))
            carry_out(
                table, ("cell", self.card, stage.sides[self.card], self.cell), NOBODY, self.card
            )


@dataclass(slots=True)
class RuneTurns(Act):
    """The rune flip condition, looked at last; a stunned enemy does not stop it (GW-263)."""

    card: int
    turns: int
    flip: int

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.turns[self.card] == self.turns and not is_out(stage, self.card):
            table.do(TurnOver(side_up(stage, self.card).flips[self.flip].cards, NOBODY))


# -- attacks ---------------------------------------------------------------------------


@dataclass(slots=True)
class EnemyAttacks(Act):
    """The enemy on a card attacks; a stunned one only loses its token (GW-103, GW-132)."""

    card: int
    turns: int
    rune: int
    """The rune that makes it attack; NOBODY if an effect does."""

    def run(self, table: Table) -> None:
        stage = table.stage
        enemy = living(stage, self.card)
        if enemy is None or stage.turns[self.card] != self.turns:
            return
        if enemy.attacks[self.rune] is None:
            return
        if stage.stunned[self.card]:
            stage.stunned[self.card] = False
            table.say("stun-wears-off", card=card_named(table, self.card))
            return
        source = ("enemy", self.card, stage.sides[self.card], self.rune)
        table.do(BeginAttack(self.card, source, 0), AfterAttack(self.card, self.turns))


@dataclass(slots=True)
class AfterAttack(Act):
    """Flips after the enemy has attacked, whatever it did (GW-121)."""

    card: int
    turns: int

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.turns[self.card] != self.turns:
            return
        flips = [flip for flip in side_up(stage, self.card).flips if flip.when == "enemy_attacked"]
        table.do(*[TurnOver(flip.cards, NOBODY) for flip in flips])


def attack_at(table: Table, source: Source, at: int) -> tuple[Attack, int]:
    """The attack that a source names, and the enemy that makes it (NOBODY for elements)."""
    if source[0] == "enemy":
        card, side, rune = (int(each) for each in source[1:])
        enemy = table.scene.cards[card].sides[side].enemy
        if enemy is not None and (attack := enemy.attacks[rune]) is not None:
            return attack, enemy.enemy
    elif (attack := effects_at(table, source)[at].attack) is not None:
        return attack, NOBODY
    raise AssertionError(f"no attack at {source}")


@dataclass(slots=True)
class BeginAttack(Act):
    """An attack by an enemy or an element: fix whom it hits (GW-114, GW-258)."""

    card: int
    source: Source
    at: int

    def run(self, table: Table) -> None:
        """Hit them one by one; the players choose between equally far columns (GW-112)."""
        attack, enemy = attack_at(table, self.source, self.at)
        heroes = attacked(table, self.card, attack)
        power = attack_strength(table, attack.kind, attack.strength, enemy)
        key = side_up_or_source(table, self.card, self.source)
        named = side_named(table, self.card, key)
        table.say("scene-attacks", card=named, kind=f"attack-{attack.kind}", strength=power)
        if attack.kind == "ranged" and len(heroes) > 1:
            table.do(FarthestColumn(table.active, self.card, self.source, self.at, tuple(heroes)))
        else:
            hit_all(table, self.card, attack, power, heroes)


def side_up_or_source(table: Table, card: int, source: Source) -> str:
    """The side that an attack comes from, even if it has been turned over since."""
    side = int(source[2]) if source[0] in ("enemy", "cell", "reward") else 0
    if source[0] in ("enemy", "cell", "reward"):
        return table.scene.cards[card].sides[side].key
    return side_up(table.stage, card).key


def hit_all(table: Table, card: int, attack: Attack, power: int, heroes: list[int]) -> None:
    """Each hero hit faces the full strength (GW-114)."""
    table.do(*[AttackHero(hero, power, attack.kind, card, attack.extras) for hero in heroes])


@dataclass(slots=True)
class FarthestColumn(Ask):
    """Two columns are equally far from a ranged attack: choose which is hit (GW-112)."""

    card: int
    source: Source
    at: int
    heroes: tuple[int, ...]

    kind = "hero"
    rules = ("GW-111", "GW-112", "GW-259")
    rest = True

    def options(self, table: Table) -> list[Option]:
        return [table.heroes[hero].name for hero in self.heroes]

    def answer(self, table: Table, option: Option) -> None:
        attack, enemy = attack_at(table, self.source, self.at)
        power = attack_strength(table, attack.kind, attack.strength, enemy)
        hit = [hero for hero in self.heroes if table.heroes[hero].name == option]
        hit_all(table, self.card, attack, power, hit)

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


@SCENE_ACTS.register("attack")
def attack_heroes(table: Table, cause: CarryOut, effect: Effect) -> None:
    """An element attacks; columns are counted from the card it stands on (GW-117)."""
    table.do(BeginAttack(cause.card, cause.source, cause.at))


@SCENE_ACTS.register("activate")
def activate(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Enemies attack now, outside of their runes (GW-104)."""
    stage = table.stage
    rune = effect.rune
    table.do(*[EnemyAttacks(card, stage.turns[card], rune) for card in effect.cards])
