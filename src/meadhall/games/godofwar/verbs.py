"""What each effect of the vocabulary does, once it is known whom it is for."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.components import CRYSTAL, ENEMY_DIE, STATUS
from meadhall.games.godofwar.drawing import Draw
from meadhall.games.godofwar.effects import ENEMY_ACTS, HERO_ACTS, PLAYER_ACTS, SCENE_ACTS, CarryOut
from meadhall.games.godofwar.flipping import HurtEnemy, Restore, TurnOver, Watch, stun
from meadhall.games.godofwar.hands import (
    DiscardCard,
    RemoveStatus,
    gain_status,
    give_back,
    shuffle_deck,
    take_top,
)
from meadhall.games.godofwar.heroes import FIGURES, MIMIR, VIRTUAL
from meadhall.games.godofwar.hints import hero_hint
from meadhall.games.godofwar.moving import ChooseColumn
from meadhall.games.godofwar.naming import card_named, enemy_named
from meadhall.games.godofwar.sides import damage_spot, enemy_on, side_up
from meadhall.games.godofwar.table import Ask, Table, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY, Effect
from meadhall.games.godofwar.wounds import gain_rage, heal

# -- heroes: put on the agenda one by one, or done at once -----------------------------


@HERO_ACTS.register("heal_hero")
def heal_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Remove damage."""
    heal(table, hero, effect.amount)


@HERO_ACTS.register("rage")
def raise_rage(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Gain rage."""
    gain_rage(table, hero, effect.amount)


@HERO_ACTS.register("move_hero")
def move_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """One more move, which does not count (GW-048); Mimir stays with his host (GW-251)."""
    one = table.heroes[hero]
    if one.figure != MIMIR:
        table.do(ChooseColumn(one.seat, hero, one.figure, True))


@HERO_ACTS.register("next_attack_bonus")
def next_attack_bonus(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """A bonus that waits; several add up (GW-253)."""
    table.heroes[hero].bonus += effect.amount
    table.say("bonus-waits", hero=table.heroes[hero].name, amount=effect.amount)


@HERO_ACTS.register("virtual_card")
def grant_card(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """A virtual card kept until used or until the quest ends (GW-244)."""
    virtual = f"{FIGURES[int(cause.source[1])].rage}_card"
    table.heroes[hero].gear.append(VIRTUAL[virtual])
    table.say("gets-gear", hero=table.heroes[hero].name, card=virtual)


@HERO_ACTS.register("ward")
def place_ward(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Put a Freya token on a hero; with both in play one of them moves (GW-236)."""
    if table.tokens:
        table.tokens -= 1
        table.heroes[hero].wards += 1
        table.say("freya-token-placed", hero=table.heroes[hero].name)
    else:
        table.do(MoveFreyaToken(cause.seat, hero))


@dataclass(slots=True)
class MoveFreyaToken(Ask):
    """Both Freya tokens are in play: choose the hero from whom one is moved (GW-236)."""

    hero: int

    kind = "hero"
    rules = ("GW-236",)

    def options(self, table: Table) -> list[Option]:
        return [hero.name for at, hero in enumerate(table.heroes) if hero.wards and at != self.hero]

    def answer(self, table: Table, option: Option) -> None:
        table.heroes[find_hero(table, str(option))].wards -= 1
        table.heroes[self.hero].wards += 1
        table.say("freya-token-placed", hero=table.heroes[self.hero].name)

    def hint(self, table: Table, option: Option) -> Text | None:
        return hero_hint(table, option)


# -- players -----------------------------------------------------------------------------


@PLAYER_ACTS.register("crystal")
def give_crystal(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Crystal cards on top of the deck (GW-197)."""
    for _ in range(effect.amount):
        gain_status(table, seat, CRYSTAL)


@PLAYER_ACTS.register("draw")
def draw(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Draw cards, also above the hand limit (GW-205)."""
    table.do(Draw(seat, effect.amount))


@PLAYER_ACTS.register("discard")
def discard(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Discard cards of one's choice (GW-122)."""
    table.do(DiscardCard(seat, effect.amount))


@PLAYER_ACTS.register("hand_limit")
def change_limit(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Raise or lower the hand limit, for the next drawing (GW-203, GW-204)."""
    player = table.players[seat]
    if effect.until == "end_of_round":
        player.round_limit += effect.amount
    else:
        player.quest_limit += effect.amount
    key = "hand-limit-more" if effect.amount > 0 else "hand-limit-less"
    table.say(key, seat=seat, amount=abs(effect.amount))


@PLAYER_ACTS.register("remove_status")
def remove_status(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """A stun or poison card goes back to its pile."""
    table.do(*[RemoveStatus(cause.seat, seat) for _ in range(effect.amount)])


@PLAYER_ACTS.register("shuffle_status")
def shuffle_status(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Status cards shuffled into the deck (GW-189)."""
    pile = STATUS.index(effect.status)
    for _ in range(effect.amount):
        if table.piles[pile]:
            table.players[seat].deck.append(table.piles[pile].pop())
            table.say("shuffles-in", seat=seat, card=effect.status)
    shuffle_deck(table, seat)


@PLAYER_ACTS.register("remove_cards")
def remove_cards(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """The top cards of the deck are shown and leave the game for good (GW-180)."""
    for _ in range(min(effect.amount, len(table.players[seat].deck))):
        card = take_top(table, seat)
        give_back(table, card)
        table.say("loses-card", seat=seat, card=NAMES[card])


# -- enemies -------------------------------------------------------------------------------


@ENEMY_ACTS.register("damage_enemies")
def hurt_enemy(table: Table, cause: CarryOut, effect: Effect, card: int) -> None:
    """Damage that is no attack: no die, and armour stops it unless it pierces (GW-085, GW-266)."""
    table.do(HurtEnemy(card, effect.amount, cause.hero, effect.pierce))


@ENEMY_ACTS.register("stun_enemy")
def stun_enemy(table: Table, cause: CarryOut, effect: Effect, card: int) -> None:
    """A stun token (GW-132)."""
    stun(table, card)


@ENEMY_ACTS.register("heal_enemy")
def heal_enemy(table: Table, cause: CarryOut, effect: Effect, card: int) -> None:
    """Remove damage from the enemy on a card, or from its health card (GW-266)."""
    stage = table.stage
    enemy = enemy_on(stage, card)
    spot = damage_spot(stage, card, enemy)
    healed = min(effect.amount, stage.damage[spot])
    stage.damage[spot] -= healed
    if healed:
        table.say("enemy-heals", enemy=enemy_named(table, card), amount=healed)
    table.do(Watch(cause.hero))


# -- the scene and what is being played -------------------------------------------------------


@SCENE_ACTS.register("flip")
def flip(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Turn cards over."""
    table.do(TurnOver(effect.cards, cause.hero))


@SCENE_ACTS.register("restore")
def restore(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Bring cards back (GW-171, GW-279)."""
    table.do(*[Restore(card) for card in effect.cards])


@SCENE_ACTS.register("tokens")
def change_tokens(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Special tokens on a card, within its area (GW-167)."""
    stage = table.stage
    (card,) = effect.cards
    most = side_up(stage, card).most_tokens
    stage.tokens[card] = max(0, min(most, stage.tokens[card] + effect.amount))
    table.say("tokens-now", card=card_named(table, card), count=stage.tokens[card])
    table.do(Watch(cause.hero))


@SCENE_ACTS.register("set_bonus")
def set_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Add to the set being played now; without one nothing happens (GW-062, GW-076)."""
    playing = table.building if table.incoming is None else table.incoming.set
    if playing is not None:
        playing.bonus += effect.amount
        table.say("set-raised", amount=effect.amount)


@SCENE_ACTS.register("defense_bonus")
def defense_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Block some of the attack that is about to hit (GW-116)."""
    if table.incoming is not None:
        table.incoming.block += effect.amount
        table.say("attack-blocked", amount=effect.amount)


@SCENE_ACTS.register("reroll_die")
def reroll_die(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Roll the enemy die again (GW-061)."""
    if table.die != NOBODY:
        table.die = table.dice.pick([*ENEMY_DIE])
        table.say("die-rerolled", die=table.die)


@SCENE_ACTS.register("die_as_bonus")
def die_as_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """The die of this attack is added instead of subtracted (GW-212)."""
    table.set.die_adds = True


@SCENE_ACTS.register("ready_companions")
def ready_companions(table: Table, cause: CarryOut, effect: Effect) -> None:
    """All abilities of the companions may be used again (GW-208)."""
    table.used = [False for _ in table.used]
    table.say("companions-ready")
