"""What special cards in hand and rage promise, for the estimate (evaluate.py).

A special is worth what it can still do in this round, since hands are discarded at its end: one
that raises a set waits for an attack or a defence, one that blocks for a blow, one that heals for a
wound. So it is not spent on nothing, and is spent when there is something. Rage is worth a part of
what its ability does: less than using it, since a full track gains no more.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core import add_up
from meadhall.games.godofwar.cards import IS_SPECIAL, PRINTED
from meadhall.games.godofwar.heroes import FIGURES
from meadhall.games.godofwar.table import Hero, Phase, Table
from meadhall.games.godofwar.vocabulary import Effect, Effects

HELD, LAPSING = 0.25, 0.02
"""A special not yet played, and once nothing more comes in this round: then its rage is welcome."""
IN_TIME = 0.6
"""How much of what a special does counts while it waits."""
UNUSED_RAGE = 0.6
"""How much of what a rage does counts while it is not used."""


class Help(NamedTuple):
    """What a special card gives: strength to a set, strength against a blow, health, cards."""

    raises: int
    blocks: int
    heals: int
    draws: int
    other: float


def help_of(effects: Effects) -> Help:
    """The effects of a special card by what they are good for."""

    def amount(word: str) -> int:
        return sum(effect.amount for effect in effects if effect.do == word)

    known = ("set_bonus", "defense_bonus", "heal_hero", "draw", "discard")
    other = 0.4 * sum(effect.do not in known for effect in effects)
    draws = max(0, amount("draw") - amount("discard"))
    return Help(amount("set_bonus"), amount("defense_bonus"), amount("heal_hero"), draws, other)


HELPS: tuple[Help | None, ...] = tuple(
    help_of(face.effects) if special else None
    for face, special in zip(PRINTED, IS_SPECIAL, strict=True)
)
"""By card what it gives as a special; None if it is none."""


class Need(NamedTuple):
    """What there is to help with in the rest of a round."""

    strikes: int
    """Heroes' turns to attack in that are to come or under way."""
    blows: float
    """Hits to expect."""
    price: float
    """What a point of damage costs, on average."""
    wounds: int
    """The most damage that a hero has."""


def strikes_left(table: Table) -> int:
    """Hero activations of this round that are not over."""
    phase = table.phase
    if phase in (Phase.SETUP, Phase.PREPARATION):
        return table.seats
    turn = (table.active - table.first) % table.seats
    if phase == Phase.HERO:
        return table.seats - turn
    return table.seats - turn - 1 if phase == Phase.SCENE else 0


def help_worth(hand: list[int], need: Need) -> float:
    """What the specials of a hand promise."""
    value, held = 0.0, HELD if need.strikes or need.blows > 0 else LAPSING
    for card in hand:
        found = HELPS[card]
        if found is not None:
            value += held + IN_TIME * promised(found, need)
    return value


def promised(found: Help, need: Need) -> float:
    """What a special card does if there is occasion."""
    chance = min(1.0, 0.6 * need.strikes + 0.3 * need.blows)
    value = chance * (found.raises + found.draws)
    value += found.blocks * need.price * min(1.0, need.blows)
    value += need.price * min(found.heals, need.wounds + 0.5 * need.blows)
    return value + min(1.0, float(need.strikes)) * found.other


# -- rage --------------------------------------------------------------------------------------


def rage_use(effect: Effect) -> float:
    """What an effect of a rage does, roughly."""
    if effect.do == "damage_enemies":
        return 0.8 * effect.amount * max(1, effect.count)
    if effect.do == "virtual_card":
        return 3.0
    per = {"next_attack_bonus": 0.8, "heal_hero": 0.7, "draw": 1.2}
    return per.get(effect.do, 0.0) * effect.amount or 2.5


RAGE_POINT: tuple[float, ...] = tuple(
    UNUSED_RAGE * add_up(map(rage_use, figure.rage_effects)) / figure.rage_track
    for figure in FIGURES
)
"""By figure what a point of rage is worth."""


def rage_gained(hero: Hero, amount: int) -> float:
    """What so much more rage is worth to a hero: nothing beyond the last space (GW-086)."""
    got = min(amount, FIGURES[hero.figure].rage_track - hero.rage)
    return RAGE_POINT[hero.figure] * max(0, got)
