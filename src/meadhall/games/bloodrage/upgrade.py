"""Upgrade: a card of the hand goes to the clan sheet (BR-091 to BR-099).

1. Choose the card and, where there are several, the slot.
2. Pay its cost; what lay in the slot is discarded, its monster leaves the game.
3. It works from now on. With an upgrade of figures, one of them may invade at once, free.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.bloodrage import hints, reasons
from meadhall.games.bloodrage.cards import (
    CARDS,
    COST,
    EFFECTS,
    IS_UPGRADE,
    KIND,
    NAMES,
    different_names,
)
from meadhall.games.bloodrage.components import EMPTY, MONSTER_SLOTS, NOWHERE, RESERVE, SLOTS
from meadhall.games.bloodrage.figures import figures_at, is_ship, move, upgrades
from meadhall.games.bloodrage.hands import take_from_hand
from meadhall.games.bloodrage.invade import FreeInvade
from meadhall.games.bloodrage.stats import pay_rage
from meadhall.games.bloodrage.table import Act, Ask, Player, Table

UPGRADE_DISCOUNT = EFFECTS.name("upgrade_discount", rage=int)


def discount(player: Player) -> int:
    """What Frigga's Charm takes off the cost of an upgrade."""
    return sum(int(row.params["rage"]) for row in upgrades(player, UPGRADE_DISCOUNT))


def upgrade_cost(player: Player, card: int) -> int:
    """Rage to lay an upgrade down, less what Frigga's Charm takes off, not below 0 (BR-091)."""
    return max(0, COST[card] - discount(player))


def affordable(player: Player) -> list[int]:
    """The upgrades in hand that can be paid for (BR-068, BR-091)."""
    most = player.rage + discount(player)
    return [card for card in player.hand if IS_UPGRADE[card] and COST[card] <= most]


def can_upgrade(table: Table, seat: int) -> bool:
    """Some upgrade in hand can be paid for (BR-091)."""
    return bool(affordable(table.players[seat]))


@dataclass(slots=True)
class ChooseUpgrade(Ask):
    """Choose an upgrade of your hand and pay its cost (BR-091)."""

    kind = "card"
    rules = ("BR-091", "BR-092")
    always = True

    def options(self, table: Table) -> list[Option]:
        return different_names(affordable(table.players[self.seat]))

    def hint(self, table: Table, option: Option) -> Text:
        player = table.players[self.seat]
        cost = hints.cost(player, upgrade_cost(player, NAMES.index(str(option))))
        return hints.both(hints.card(str(option)), cost)

    def closed(self, table: Table) -> list[Closed]:
        """Upgrades in hand that are too dear."""
        return reasons.not_laid(table.players[self.seat], upgrade_cost)

    def answer(self, table: Table, option: Option) -> None:
        table.do(ChooseSlot(self.seat, str(option)))


@dataclass(slots=True)
class ChooseSlot(Ask):
    """Choose where the upgrade goes: a free slot, or in place of a card there (BR-092)."""

    card: str

    kind = "card"
    rules = ("BR-092", "BR-098")

    def slots(self) -> tuple[int, ...]:
        """The slots of the card's kind."""
        return SLOTS[KIND[NAMES.index(self.card)]]

    def options(self, table: Table) -> list[Option]:
        """Free, or the card to be replaced."""
        lying = [table.players[self.seat].slots[slot] for slot in self.slots()]
        replaced = [NAMES[card] for card in lying if card != EMPTY]
        return ["free", *replaced] if EMPTY in lying else [*replaced]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What is lost by it: the card that lies there, and with it its monster."""
        if option == "free":
            return None
        monster = self.slots() == MONSTER_SLOTS
        return text("hint-monster-lost" if monster else "hint-card-lost", card=str(option))

    def answer(self, table: Table, option: Option) -> None:
        wanted = EMPTY if option == "free" else NAMES.index(str(option))
        lying = table.players[self.seat].slots
        slot = next(each for each in self.slots() if lying[each] == wanted)
        table.do(LayUpgrade(self.seat, self.card, slot))


@dataclass(slots=True)
class LayUpgrade(Act):
    """The card lies open in its slot, beside the others, and works at once (BR-091, BR-093)."""

    seat: int
    card: str
    slot: int

    def run(self, table: Table) -> None:
        """Pay, clear the slot, lay the card; then its free invade (BR-094, BR-095)."""
        player = table.players[self.seat]
        card = take_from_hand(table, self.seat, self.card)
        pay_rage(table, self.seat, upgrade_cost(player, card))
        self.clear_slot(table, player)
        player.slots[self.slot] = card
        if card in table.shown:
            table.shown.remove(card)
        table.say("upgrades", seat=self.seat, card=self.card)
        kind = KIND[card]
        if kind == "monster":
            player.monsters[MONSTER_SLOTS.index(self.slot)] = RESERVE
            table.do(FreeInvade(self.seat, (CARDS[card].key,)))
        elif kind != "clan":
            table.do(FreeInvade(self.seat, tuple(self.concerned(player, kind))))

    def concerned(self, player: Player, kind: str) -> list[str]:
        """The figures that may use the free invade; the Sea Serpent is a ship too (BR-097)."""
        ready = figures_at(player, RESERVE)
        return [each for each in ready if each == kind or (kind == "ship" and is_ship(each))]

    def clear_slot(self, table: Table, player: Player) -> None:
        """The card that lay there is discarded; its monster leaves the game (BR-092, BR-098)."""
        old = player.slots[self.slot]
        if old == EMPTY:
            return
        table.discards.append(old)
        table.say("replaces", seat=self.seat, card=NAMES[old])
        if self.slot in MONSTER_SLOTS:
            which = MONSTER_SLOTS.index(self.slot)
            move(table, self.seat, CARDS[old].key, player.monsters[which], NOWHERE)
        player.slots[self.slot] = EMPTY
