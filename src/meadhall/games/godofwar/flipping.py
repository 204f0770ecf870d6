"""Damage to enemies, defeat, flips, rewards, and looking whether anything is won or lost.

1. Damage is put on the card or health card; an enemy with enough of it is defeated (GW-070).
2. Its card turns over if it says so, else gets a death token (GW-072, GW-073).
3. Cards turn over together; damage stays, other tokens go (GW-157, GW-159).
4. Enemies shown with enough damage are defeated at once; rewards follow (GW-160, GW-164).
5. After every change: victory, defeat, written flip conditions (GW-005, GW-162, GW-163); what
   has turned over stays so (GW-168). Printed conditions are met where they arise (GW-161).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.godofwar.conditions import all_hold, any_list_holds
from meadhall.games.godofwar.effects import carry_out
from meadhall.games.godofwar.enemies import armor_left, health_of
from meadhall.games.godofwar.heroes import MIMIR
from meadhall.games.godofwar.naming import card_named, enemy_named
from meadhall.games.godofwar.scenes import Enemy
from meadhall.games.godofwar.sides import damage_spot, living, side_up
from meadhall.games.godofwar.table import Act, EndOfScene, Outcome, Stage, Table
from meadhall.games.godofwar.vocabulary import NOBODY

LONGEST_CHAIN = 40
"""A scene in which flips cause flips without end comes to rest after so many (GW-280)."""


@dataclass(slots=True)
class Watch(Act):
    """Look at everything after a change (GW-005, GW-163).

    ``fired`` marks written conditions that have turned cards since the change, so that two
    of them cannot turn the same card to and fro for ever (GW-280).
    """

    hero: int
    fired: int = 0

    def run(self, table: Table) -> None:
        stage = table.stage
        scene = stage.printed
        if any_list_holds(table, scene.victory):
            win_scene(table)
        elif is_lost(table):
            lose(table)
        else:
            for number, (card, side, flip) in enumerate(scene.conditions):
                if stage.sides[card] != side or self.fired >> number & 1 or stage.dead[card]:
                    continue
                if all_hold(table, flip.conditions):
                    table.do(TurnOver(flip.cards, self.hero, self.fired | 1 << number))
                    return


def is_lost(table: Table) -> bool:
    """All heroes but Mimir are unconscious, or a defeat condition is met (GW-003, GW-130)."""
    for hero in table.heroes:
        if not hero.down and hero.figure != MIMIR:
            return any_list_holds(table, table.scene.defeat)
    return True


def win_scene(table: Table) -> None:
    """The quest is completed: drop whatever was still to happen in this scene (GW-172)."""
    while not isinstance(table.top, EndOfScene):
        table.agenda.pop()
    table.say("quest-completed", quest=table.scene.key)


def lose(table: Table) -> None:
    """The game is lost at once (GW-003, GW-004, GW-186)."""
    table.agenda.clear()
    table.outcome = Outcome.LOST
    table.say("game-lost", quest=table.scene.key)


def win(table: Table) -> None:
    """The final boss is defeated (GW-185)."""
    table.agenda.clear()
    table.outcome = Outcome.WON
    table.say("game-won", quest=table.scene.key)


# -- damage and defeat -------------------------------------------------------------


@dataclass(slots=True)
class HurtEnemy(Act):
    """Damage to the enemy on a card; ``pierce`` goes through armour (GW-069, GW-085)."""

    card: int
    amount: int
    hero: int
    pierce: bool = True

    def run(self, table: Table) -> None:
        """Put all of it down, the excess too; tokens never run out (GW-009, GW-071)."""
        stage = table.stage
        enemy = living(stage, self.card)
        if enemy is None or self.amount <= 0:
            return
        if not self.pierce and armor_left(table, self.card):
            table.say("armor-stops", card=card_named(table, self.card))
            return
        spot = damage_spot(stage, self.card, enemy)
        stage.damage[spot] += self.amount
        left = max(0, health_of(table, enemy) - stage.damage[spot])
        named = enemy_named(table, self.card)
        table.say("enemy-hurt", enemy=named, amount=self.amount, left=left)
        table.do(Watch(self.hero))
        if not left:
            defeat(table, self.card, enemy, self.hero)


def defeat(table: Table, card: int, enemy: Enemy, hero: int) -> None:
    """An enemy is defeated: cards turn over, the rest of its cards get death tokens."""
    stage = table.stage
    table.say("enemy-defeated", enemy=enemy_named(table, card))
    stage.slain[enemy.enemy] = True
    if enemy.pool == NOBODY:
        cards = [card]
    else:
        health_card = stage.printed.pool_card[enemy.pool]
        cards = [
            each
            for each in stage.printed.order
            if each == health_card
            or ((shown := side_up(stage, each).enemy) is not None and shown.enemy == enemy.enemy)
        ]
    turning = [
        TurnOver(flip.cards, hero)
        for each in cards
        for flip in side_up(stage, each).flips
        if flip.when == "enemy_defeated"
    ]
    for each in cards:
        stage.dead[each] = True
        stage.stunned[each] = False
    table.do(*turning)


# -- turning over --------------------------------------------------------------------


@dataclass(slots=True)
class TurnOver(Act):
    """Turn cards over in place and together, whichever side they show (GW-156 to GW-158)."""

    cards: tuple[int, ...]
    hero: int
    """Who caused it; NOBODY for the scene itself."""
    fired: int = 0
    """Written conditions that have led to this."""

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.chain >= LONGEST_CHAIN:
            return
        stage.chain += 1
        for card in self.cards:
            turn(stage, card)
        table.say("turns-over", cards=[card_named(table, card) for card in self.cards])
        table.do(
            *[LookAtNewSide(card, stage.turns[card], self.hero) for card in self.cards],
            *[Reward(card, stage.sides[card], self.hero) for card in self.cards],
            Watch(self.hero, self.fired),
        )


def turn(stage: Stage, card: int) -> None:
    """One card: damage stays, all other marks and tokens go (GW-084, GW-159, GW-279)."""
    stage.sides[card] ^= 1
    stage.turns[card] += 1
    clear_tokens(stage, card)
    stage.tokens[card] = side_up(stage, card).tokens


def clear_tokens(stage: Stage, card: int) -> None:
    """Everything but damage goes to the supply."""
    stage.broken[card] = 0
    stage.stunned[card] = False
    stage.dead[card] = False
    stage.tokens[card] = 0


@dataclass(slots=True)
class LookAtNewSide(Act):
    """An enemy shown with as much damage as health is defeated; a lost health card too (GW-160)."""

    card: int
    turns: int
    hero: int

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.turns[self.card] != self.turns:
            return
        scene, side = stage.printed, side_up(stage, self.card)
        if self.card in scene.pool_card and side.pool == NOBODY:
            stage.slain[scene.pool_enemy[scene.pool_card.index(self.card)]] = True
        enemy = living(stage, self.card)
        if enemy is None or enemy.pool != NOBODY:
            return
        if stage.damage[self.card] >= health_of(table, enemy):
            defeat(table, self.card, enemy, self.hero)


@dataclass(slots=True)
class Reward(Act):
    """The reward on a newly shown side, for the hero who caused the flip (GW-164, GW-165)."""

    card: int
    side: int
    hero: int

    def run(self, table: Table) -> None:
        if table.scene.cards[self.card].sides[self.side].reward:
            carry_out(table, ("reward", self.card, self.side), self.hero, self.card)


@dataclass(slots=True)
class Restore(Act):
    """Bring a card back to its front, without damage and tokens; its enemy lives again (GW-171)."""

    card: int

    def run(self, table: Table) -> None:
        stage = table.stage
        if stage.sides[self.card]:
            stage.sides[self.card] = 0
            stage.turns[self.card] += 1
        clear_tokens(stage, self.card)
        stage.damage[self.card] = 0
        scene, side = stage.printed, side_up(stage, self.card)
        if side.enemy is not None and side.enemy.pool == NOBODY:
            stage.slain[side.enemy.enemy] = False
        if side.pool != NOBODY:
            stage.slain[scene.pool_enemy[side.pool]] = False
            for card in scene.order:
                shown = side_up(stage, card).enemy
                if shown is not None and shown.pool == side.pool:
                    stage.dead[card] = False
        table.say("is-restored", card=card_named(table, self.card))
        table.do(Watch(NOBODY))


def stun(table: Table, card: int) -> None:
    """Put a stun token on a card; it holds at most one (GW-132, GW-133)."""
    stage = table.stage
    if living(stage, card) is not None and not stage.stunned[card]:
        stage.stunned[card] = True
        table.say("enemy-stunned", card=card_named(table, card))
