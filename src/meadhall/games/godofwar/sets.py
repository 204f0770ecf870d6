"""Card sets: an icon card, or a virtual one, with modifiers; what it adds up to (GW-051 to GW-058).

The same set-building serves attacks and defence: ``table.set`` is a hero's attack, the set of
``table.blow`` a defence.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.godofwar.cards import BEGINS, MODIFIER, NAMES, PRINTED, different, find
from meadhall.games.godofwar.enemies import armor_left, living
from meadhall.games.godofwar.heroes import NOT_VIRTUAL, VARIANTS, VIRTUALS
from meadhall.games.godofwar.standing import hero_bonus
from meadhall.games.godofwar.table import Ask, CardSet, Table, column_of
from meadhall.games.godofwar.vocabulary import NO_NUMBER, NOBODY
from meadhall.games.godofwar.wording import damage_text


def new_set(kind: str, hero: int, cards: list[int], virtual: int = NOT_VIRTUAL) -> CardSet:
    """A set that has just been begun."""
    return CardSet(kind, hero, cards, virtual, [], 0, False)


def set_being_built(table: Table) -> CardSet:
    """The defence if a hero is being attacked, else the attack."""
    found = table.blow.set if table.blow is not None else table.set
    assert found is not None
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
        assert table.stage is not None
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
    assert table.set is not None
    return any(not armor_left(table, card) for card in table.set.targets)


@dataclass(slots=True)
class AddModifier(Ask):
    """Add modifier cards to the set, as many as you like, then play it (GW-058)."""

    kind = "card"
    rules = ("GW-053", "GW-055", "GW-058")

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

    def help_from_companions(self, table: Table, cards: CardSet) -> list[Option]:
        """Aim, and the weak spot if a die will be rolled (GW-209, GW-212, GW-272)."""
        found: list[Option] = []
        if not table.used[VARIANTS["aim"].ability]:
            found.append("aim")
        if not table.used[VARIANTS["weak_spot"].ability] and not cards.die_adds:
            found += ["weak_spot"] if die_will_roll(table) else []
        return found

    def answer(self, table: Table, option: Option) -> None:
        """Add it and ask again, or play the set."""
        from meadhall.games.godofwar.attack import DeclareSet
        from meadhall.games.godofwar.solo import use_variant

        if option in ("strike", "block"):
            table.do(DeclareSet(self.seat))
        elif option in VARIANTS:
            table.do(AddModifier(self.seat))
            use_variant(table, str(option))
        else:
            hand = table.players[self.seat].hand
            card = find(hand, str(option))
            hand.remove(card)
            set_being_built(table).cards.append(card)
            table.do(AddModifier(self.seat))

    def hint(self, table: Table, option: Option) -> Text | None:
        """What the set adds up to with it."""
        cards = set_being_built(table)
        card = cards.targets[0] if cards.targets else NOBODY
        total = strength(table, cards, card)
        if option in NAMES:
            total += max(MODIFIER[each] for each in range(len(NAMES)) if NAMES[each] == option)
        elif option in VARIANTS:
            return text("hint-does", what=str(option))
        return outcome_text(table, cards, total)


def outcome_text(table: Table, cards: CardSet, total: int) -> Text:
    """What a set of this strength would do, in words."""
    if cards.kind == "defense":
        assert table.blow is not None
        through = max(0, table.blow.strength - table.blow.block - total)
        return text("hint-defence", strength=total, damage=through)
    from meadhall.games.godofwar.forecast import attack_outcome

    outcome = attack_outcome(table, cards.targets[0], total, cards.die_adds)
    if outcome["armor"]:
        key = "hint-breaks-armor" if outcome["breaks"] else "hint-too-weak"
        return text(key, strength=total, armor=outcome["armor"])
    damage = damage_text(outcome)
    return text("hint-attack", strength=total, damage=damage, chance=outcome["chance"])
