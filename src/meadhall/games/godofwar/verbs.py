"""What each effect of the vocabulary does, once it is known whom it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.godofwar.cards import NAMES
from meadhall.games.godofwar.components import CRYSTAL, ENEMY_DIE, STATUS
from meadhall.games.godofwar.effects import PLAYER_VERBS, CarryOut
from meadhall.games.godofwar.enemies import damage_spot, living, side_up
from meadhall.games.godofwar.flipping import HurtEnemy, Restore, TurnOver, Watch
from meadhall.games.godofwar.hands import (
    DiscardCard,
    Draw,
    RemoveStatus,
    gain_status,
    give_back,
    shuffle_deck,
    take_top,
)
from meadhall.games.godofwar.heroes import FIGURES, MIMIR, VIRTUAL
from meadhall.games.godofwar.moving import ChooseColumn
from meadhall.games.godofwar.table import Ask, Table, find_hero
from meadhall.games.godofwar.vocabulary import NOBODY, Effect
from meadhall.games.godofwar.wounds import gain_rage, heal

LATER = ("damage_heroes", "move_hero", "ward", "draw", "discard", "remove_status")
"""Effects that put steps on the agenda: the last is put there first."""


def act(table: Table, cause: CarryOut, effect: Effect, heroes: list[int]) -> None:
    """Carry out one effect for these heroes, or for their players."""
    if effect.do in PLAYER_VERBS:
        seats = players_meant(table, effect, heroes)
        for seat in reversed(seats) if effect.do in LATER else seats:
            PLAYER_ACTS[effect.do](table, cause, effect, seat)
    elif effect.do in HERO_ACTS:
        for hero in reversed(heroes) if effect.do in LATER else heroes:
            HERO_ACTS[effect.do](table, cause, effect, hero)
    else:
        SCENE_ACTS[effect.do](table, cause, effect)


def players_meant(table: Table, effect: Effect, heroes: list[int]) -> list[int]:
    """The players of these heroes, each once; all of them where everybody is meant (GW-275)."""
    if effect.to == "each" and effect.do not in ("draw", "crystal"):
        return table.in_turn(table.first)
    seats: list[int] = []
    for hero in heroes:
        seat = table.heroes[hero].seat
        if seat not in seats:
            seats.append(seat)
    return seats


# -- heroes: put on the agenda one by one, or done at once -----------------------------


def hurt_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Damage that cannot be defended against; Mimir may take over his host's (GW-117, GW-228)."""
    from meadhall.games.godofwar.defence import AimDamage

    table.do(AimDamage(hero, effect.amount))


def heal_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Remove damage."""
    heal(table, hero, effect.amount)


def raise_rage(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Gain rage."""
    gain_rage(table, hero, effect.amount)


def move_hero(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """One more move, which does not count (GW-048); Mimir stays with his host (GW-251)."""
    if table.heroes[hero].figure != MIMIR:
        table.do(ChooseColumn(table.heroes[hero].seat, hero, True))


def next_attack_bonus(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """A bonus that waits; several add up (GW-253)."""
    table.heroes[hero].bonus += effect.amount
    table.say("bonus-waits", hero=table.heroes[hero].name, amount=effect.amount)


def grant_card(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """A virtual card kept until used or until the quest ends (GW-244)."""
    virtual = f"{FIGURES[int(cause.source[1])].rage}_card"
    table.heroes[hero].gear.append(VIRTUAL[virtual])
    table.say("gets-gear", hero=table.heroes[hero].name, card=virtual)


def place_ward(table: Table, cause: CarryOut, effect: Effect, hero: int) -> None:
    """Put a Freya token on a hero; with both in play one of them moves (GW-236)."""
    if table.tokens:
        table.tokens -= 1
        table.heroes[hero].wards += 1
        table.say("freya-token-placed", hero=table.heroes[hero].name)
    else:
        table.do(MoveFreyaToken(cause.seat, hero))


HERO_ACTS: dict[str, Callable[[Table, CarryOut, Effect, int], None]] = {
    "damage_heroes": hurt_hero,
    "heal_hero": heal_hero,
    "rage": raise_rage,
    "move_hero": move_hero,
    "next_attack_bonus": next_attack_bonus,
    "virtual_card": grant_card,
    "ward": place_ward,
}


@dataclass(slots=True)
class MoveFreyaToken(Ask):
    """Both Freya tokens are in play: choose the hero from whom one is moved (GW-236)."""

    hero: int

    kind = "hero"
    rules = ("GW-236",)

    def options(self, table: Table) -> list[Option]:
        """Other heroes with a token."""
        return [hero.name for at, hero in enumerate(table.heroes) if hero.wards and at != self.hero]

    def answer(self, table: Table, option: Option) -> None:
        """Move it."""
        table.heroes[find_hero(table, str(option))].wards -= 1
        table.heroes[self.hero].wards += 1
        table.say("freya-token-placed", hero=table.heroes[self.hero].name)


# -- players -----------------------------------------------------------------------------


def give_crystal(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Crystal cards on top of the deck (GW-197)."""
    for _ in range(effect.amount):
        gain_status(table, seat, CRYSTAL)


def draw(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Draw cards, also above the hand limit (GW-205)."""
    table.do(Draw(seat, effect.amount))


def discard(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Discard cards of one's choice (GW-122)."""
    table.do(DiscardCard(seat, effect.amount))


def change_limit(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Raise or lower the hand limit, for the next drawing (GW-203, GW-204)."""
    player = table.players[seat]
    if effect.until == "end_of_round":
        player.round_limit += effect.amount
    else:
        player.quest_limit += effect.amount
    table.say("hand-limit-changes", seat=seat, amount=effect.amount)


def remove_status(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """A stun or poison card goes back to its pile."""
    table.do(*[RemoveStatus(cause.seat, seat) for _ in range(effect.amount)])


def shuffle_status(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """Status cards shuffled into the deck (GW-189)."""
    pile = STATUS.index(effect.status)
    for _ in range(effect.amount):
        if table.piles[pile]:
            table.players[seat].deck.append(table.piles[pile].pop())
            table.say("shuffles-in", seat=seat, card=effect.status)
    shuffle_deck(table, seat)


def remove_cards(table: Table, cause: CarryOut, effect: Effect, seat: int) -> None:
    """The top cards of the deck are shown and leave the game for good (GW-180)."""
    for _ in range(min(effect.amount, len(table.players[seat].deck))):
        card = take_top(table, seat)
        give_back(table, card)
        table.say("loses-card", seat=seat, card=NAMES[card])


PLAYER_ACTS: dict[str, Callable[[Table, CarryOut, Effect, int], None]] = {
    "crystal": give_crystal,
    "draw": draw,
    "discard": discard,
    "hand_limit": change_limit,
    "remove_status": remove_status,
    "shuffle_status": shuffle_status,
    "remove_cards": remove_cards,
}


# -- enemies -------------------------------------------------------------------------------


def act_on_card(table: Table, cause: CarryOut, effect: Effect, card: int) -> None:
    """Damage, healing or stun for the living enemy on a card (GW-266)."""
    stage = table.stage
    assert stage is not None
    enemy = living(stage, card)
    assert enemy is not None
    if effect.do == "damage_enemies":
        table.do(HurtEnemy(card, effect.amount, cause.hero, effect.pierce))
    elif effect.do == "stun_enemy":
        stun(table, card)
    else:
        spot = damage_spot(stage, card, enemy)
        healed = min(effect.amount, stage.damage[spot])
        stage.damage[spot] -= healed
        if healed:
            table.say("enemy-heals", enemy=enemy.key, amount=healed)
        table.do(Watch(cause.hero))


def stun(table: Table, card: int) -> None:
    """Put a stun token on a card; it holds at most one (GW-132, GW-133)."""
    stage = table.stage
    assert stage is not None
    if living(stage, card) is not None and not stage.stunned[card]:
        stage.stunned[card] = True
        table.say("enemy-stunned", card=side_up(stage, card).key)


# -- the scene and what is being played -------------------------------------------------------


def attack_heroes(table: Table, cause: CarryOut, effect: Effect) -> None:
    """An element attacks; columns are counted from the card it stands on (GW-117)."""
    from meadhall.games.godofwar.scene_activation import BeginAttack

    assert effect.attack is not None
    table.do(BeginAttack(cause.card, cause.source, cause.at))


def flip(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Turn cards over."""
    table.do(TurnOver(effect.cards, cause.hero))


def restore(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Bring cards back (GW-171, GW-279)."""
    table.do(*[Restore(card) for card in effect.cards])


def activate(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Enemies attack now, outside of their runes (GW-104)."""
    from meadhall.games.godofwar.scene_activation import EnemyAttacks

    stage = table.stage
    assert stage is not None
    rune = effect.rune
    table.do(*[EnemyAttacks(card, stage.turns[card], rune) for card in effect.cards])


def change_tokens(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Special tokens on a card, within its area (GW-167)."""
    stage = table.stage
    assert stage is not None
    (card,) = effect.cards
    most = side_up(stage, card).most_tokens
    stage.tokens[card] = max(0, min(most, stage.tokens[card] + effect.amount))
    table.say("tokens-now", card=side_up(stage, card).key, count=stage.tokens[card])
    table.do(Watch(cause.hero))


def set_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Add to the set being played now; without one nothing happens (GW-062, GW-076)."""
    playing = table.blow.set if table.blow is not None else table.set
    if playing is not None:
        playing.bonus += effect.amount
        table.say("set-raised", amount=effect.amount)


def defense_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Block some of the attack that is about to hit (GW-116)."""
    if table.blow is not None:
        table.blow.block += effect.amount
        table.say("attack-blocked", amount=effect.amount)


def reroll_die(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Roll the enemy die again (GW-061)."""
    if table.die != NOBODY:
        table.die = table.dice.pick([*ENEMY_DIE])
        table.say("die-rerolled", die=table.die)


def die_as_bonus(table: Table, cause: CarryOut, effect: Effect) -> None:
    """The die of this attack is added instead of subtracted (GW-212)."""
    assert table.set is not None
    table.set.die_adds = True


def ready_companions(table: Table, cause: CarryOut, effect: Effect) -> None:
    """All abilities of the companions may be used again (GW-208)."""
    table.used = [False for _ in table.used]
    table.say("companions-ready")


def scry_upgrades(table: Table, cause: CarryOut, effect: Effect) -> None:
    """Look at the top upgrade cards and put each back on top or under the deck (GW-213)."""
    from meadhall.games.godofwar.solo import begin_scrying

    begin_scrying(table, cause.seat, effect.amount)


SCENE_ACTS: dict[str, Callable[[Table, CarryOut, Effect], None]] = {
    "attack": attack_heroes,
    "flip": flip,
    "restore": restore,
    "activate": activate,
    "tokens": change_tokens,
    "set_bonus": set_bonus,
    "defense_bonus": defense_bonus,
    "reroll_die": reroll_die,
    "die_as_bonus": die_as_bonus,
    "ready_companions": ready_companions,
    "scry_upgrades": scry_upgrades,
}
