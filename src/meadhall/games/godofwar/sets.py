"""Card sets: an icon card, or a virtual one, with modifiers; what it adds up to (GW-051 to GW-058).

The same set-building serves attacks and defence: ``table.set`` is a hero's attack, the set of
``table.blow`` a defence.
"""

from __future__ import annotations

from typing import Literal

from meadhall.core import Text, text
from meadhall.games.godofwar.cards import BEGINS, MODIFIER, PRINTED
from meadhall.games.godofwar.enemies import armor_left
from meadhall.games.godofwar.forecast import attack_outcome
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VIRTUALS
from meadhall.games.godofwar.sides import living
from meadhall.games.godofwar.standing import hero_bonus
from meadhall.games.godofwar.table import CardSet, Table, column_of
from meadhall.games.godofwar.vocabulary import NO_NUMBER, NOBODY, SetKind
from meadhall.games.godofwar.wording import damage_text


def new_set(
    kind: SetKind | Literal[""], hero: int, cards: list[int], virtual: int = NOT_VIRTUAL
) -> CardSet:
    """A set that has just been begun."""
    return CardSet(kind, hero, cards, virtual, [], 0, False)


def set_being_built(table: Table) -> CardSet:
    """The defence if a hero is being attacked, else the attack."""
    found = table.set if table.incoming is None else table.incoming.set
    if found is None:
        raise AssertionError("no defence is being played")
    return found


def numbers(cards: CardSet) -> list[int]:
    """The numbers of a set: beside the icon, and on modifiers (GW-055)."""
    found = []
    if cards.virtual != NOT_VIRTUAL:
        found.append(VIRTUALS[cards.virtual].value)
        found += [MODIFIER[card] for card in cards.cards]
    else:
        main, *modifiers = cards.cards
        found.append(PRINTED[main].value(cards.kind) or NO_NUMBER)
        found += [MODIFIER[card] for card in modifiers]
    return [number for number in found if number != NO_NUMBER]


def has_number(cards: CardSet) -> bool:
    """Whether it is a proper set (GW-054)."""
    return bool(numbers(cards))


def strength(table: Table, cards: CardSet, card: int = NOBODY) -> int:
    """The strength of a set, against a card if it is an attack (GW-055, GW-076)."""
    total = sum(numbers(cards)) + cards.bonus
    if cards.kind == "defense":
        return total
    total += table.heroes[cards.hero].bonus
    if card != NOBODY:
        enemy = living(table.stage, card)
        column = column_of(table, cards.hero)
        total += hero_bonus(table, column, card, NOBODY if enemy is None else enemy.enemy)
    return total


def modifiers_in(hand: list[int]) -> list[int]:
    """The modifier cards of a hand."""
    return [card for card in hand if MODIFIER[card]]


def stuns(cards: CardSet) -> bool:
    """Whether the set stuns its target (GW-131)."""
    if cards.virtual != NOT_VIRTUAL and VIRTUALS[cards.virtual].stun:
        return True
    return any(PRINTED[card].stun for card in cards.cards)


def rage_icons(cards: CardSet) -> int:
    """Rage icons on its cards (GW-064)."""
    return sum(PRINTED[card].rage for card in cards.cards)


def usable(hand: list[int], card: int, kind: str) -> bool:
    """Whether a card in hand can begin a set of this kind: it has or can get a number (GW-054)."""
    begins = BEGINS[kind][card]
    return begins == 2 or (begins == 1 and any(MODIFIER[other] for other in hand))


def die_will_roll(table: Table) -> bool:
    """Whether a target without armour is among those of the attack (GW-079, GW-271)."""
    return any(not armor_left(table, card) for card in table.set.targets)


def outcome_text(table: Table, cards: CardSet, total: int) -> Text:
    """What a set of this strength would do, in words."""
    if cards.kind == "defense":
        through = max(0, table.blow.strength - table.blow.block - total)
        return text("hint-defence", strength=total, damage=through)
    outcome = attack_outcome(table, cards.targets[0], total, cards.die_adds)
    if outcome["armor"]:
        key = "hint-breaks-armor" if outcome["breaks"] else "hint-too-weak"
        return text(key, strength=total, armor=outcome["armor"])
    damage = damage_text(outcome)
    return text("hint-attack", strength=total, damage=damage, chance=outcome["chance"])
