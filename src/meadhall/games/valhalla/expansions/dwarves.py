"""Dwarves of Svartalfheim: four abilities and three tactics (VA-190 to VA-201).

When activated: bind an enemy (BindWarrior), break a tactic (BreakTactic), forge strength from
a card (ForgeWeapon). As warriors are sent to Valhalla: hold one back (HoldBack).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.valhalla.cards import EFFECT, IS_WARRIOR, NAMES, PARAMS, different
from meadhall.games.valhalla.components import PARTY
from meadhall.games.valhalla.effects import (
    EARLY,
    HOLD,
    LIVE,
    ON_ACTIVATION,
    TACTICS,
    Tactic,
    Why,
)
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.party import DiscardWarrior, join
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import LoseTactic, take_from_hand
from meadhall.games.valhalla.table import (
    Act,
    Ask,
    Side,
    Table,
    battle_of,
    foe_of,
    own_active,
    party_size,
    side_of,
    warriors,
)

# -- Call to Arms (VA-191, VA-192) ---------------------------------------------------------


def topmost(table: Table) -> int | None:
    """The topmost warrior of the discard pile."""
    return next((card for card in reversed(table.discard) if IS_WARRIOR[card]), None)


def call_to_arms(table: Table, side: Side, card: int) -> None:
    """The topmost warrior joins; with a full party one of the own is discarded first."""
    called = topmost(table)
    assert called is not None
    table.discard.remove(called)
    table.shown.append(called)
    full = party_size(table, side.seat) >= table.room
    table.do(*([DiscardWarrior(side.seat)] if full else []), JoinCalled(side.seat))


@dataclass(slots=True)
class JoinCalled(Act):
    """The warrior called joins the party and may fight in this battle (VA-192)."""

    seat: int

    def run(self, table: Table) -> None:
        card = table.shown.pop()
        join(table, self.seat, card)
        table.say("adds", seat=self.seat, cards=[NAMES[card]])


EARLY.add(
    "deploy_topmost_discarded_warrior",
    Tactic(
        lambda table, side, card: topmost(table) is not None,
        call_to_arms,
        why=lambda table, side, card: ("no-warrior-in-pile", "VA-192"),
    ),
)


# -- War Cry (VA-193, VA-194) --------------------------------------------------------------


def cry_of_party(table: Table, side: Side, card: int) -> int:
    """One for each warrior of the own party, activated or not."""
    return int(PARAMS[card]["amount"]) * party_size(table, side.seat)


def cry_of_activated(table: Table, side: Side, card: int) -> int:
    """By the number of own activated warriors."""
    steps: list[int] = PARAMS[card]["table"]
    count = min(len(own_active(side)), len(steps))
    return steps[count - 1] if count else 0


def can_cry(table: Table, side: Side, card: int) -> bool:
    """Strength is no use in Ragnarök."""
    return not battle_of(table).ragnarok


def why_no_cry(table: Table, side: Side, card: int) -> Why:
    """There is no opponent in Ragnarök (VA-109)."""
    return "ragnarok-strength", "VA-109"


def cry(table: Table, side: Side, card: int) -> None:
    """Nothing to do: the strength is read from the table as long as the card lies there."""


def cry_hint(table: Table, side: Side, card: int) -> Text:
    """What the cry gives now."""
    return text("hint-strength", strength=LIVE[EFFECT[card]](table, side, card))


LIVE["add_strength_per_party_warrior"] = cry_of_party
LIVE["add_strength_by_activated"] = cry_of_activated
TACTICS.add(
    "add_strength_per_party_warrior",
    Tactic(can_cry, cry, cry_of_party, cry_hint, why_no_cry),
    amount=int,
)
TACTICS.add(
    "add_strength_by_activated",
    Tactic(can_cry, cry, cry_of_activated, cry_hint, why_no_cry),
    table=list,
)


# -- binding (VA-195, VA-196, VA-236) ------------------------------------------------------


@dataclass(slots=True)
class BindWarrior(PickWarrior):
    """Choose a warrior of the opponent that cannot fight in this battle (VA-195).

    In attack only, and never the last one not yet blocked (VA-196).
    """

    place: int

    rules = ("VA-195", "VA-196", "VA-236")

    def candidates(self, table: Table) -> list[int]:
        """The opponent's own warriors not blocked yet, if more than one is left."""
        battle = battle_of(table)
        foe = battle.sides[1]
        if battle.sides[0].seat != self.seat or foe.seat < 0:
            return []
        left = [place for place in warriors(table, foe.seat) if place not in foe.blocked]
        return left if len(left) > 1 else []

    def picked(self, table: Table, place: int) -> None:
        """It stays in the party for counts and clans."""
        battle_of(table).sides[1].blocked.append(place)
        table.say("binds", seat=self.seat, card=NAMES[table.party[place]])


ON_ACTIVATION.add("block_enemy_warrior", BindWarrior)


# -- breaking (VA-199) ---------------------------------------------------------------------


@dataclass(slots=True)
class BreakTactic(Act):
    """The opponent discards a tactic, or shows a hand without one (VA-199)."""

    seat: int
    place: int

    def run(self, table: Table) -> None:
        """At once; there is nobody to do so in Ragnarök."""
        foe = foe_of(table, side_of(table, self.seat))
        if foe.seat >= 0:
            times = PARAMS[table.party[self.place]]["n"]
            table.do(*[LoseTactic(foe.seat) for _ in range(times)])


ON_ACTIVATION.add("opponent_discards_tactic", BreakTactic, n=int)


# -- forging (VA-200, VA-201) --------------------------------------------------------------


@dataclass(slots=True)
class ForgeWeapon(Ask):
    """Give up a hand card for battle strength, or not (VA-200)."""

    place: int

    always = True
    kind = "card"
    rules = ("VA-200", "VA-201")

    def options(self, table: Table) -> list[Option]:
        """A card of the hand, or none; strength is no use in Ragnarök."""
        hand = table.players[self.seat].hand
        if not hand or battle_of(table).ragnarok:
            return []
        return [*(NAMES[card] for card in different(hand)), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        """The card lies by the dwarf until the end of the battle."""
        if option == "pass":
            return
        side = side_of(table, self.seat)
        side.given_up.append(take_from_hand(table, self.seat, str(option)))
        side.plus += PARAMS[table.party[self.place]]["amount"]
        table.say("gives-up", seat=self.seat, card=str(option))

    def hint(self, table: Table, option: Option) -> Text | None:
        if option == "pass":
            return None
        return text("hint-strength", strength=PARAMS[table.party[self.place]]["amount"])


ON_ACTIVATION.add("discard_hand_for_strength", ForgeWeapon, amount=int)


# -- holding (VA-197, VA-198) --------------------------------------------------------------


@dataclass(slots=True)
class HoldBack(Act):
    """Each activated holding dwarf keeps one of the opponent's warriors back (VA-197, VA-198)."""

    def run(self, table: Table) -> None:
        """In the first sending event of a battle only."""
        battle = battle_of(table)
        if battle.sent or not battle.sending:
            return
        sender = battle.sending[0] // PARTY
        for side in battle.sides:
            if side.seat in table.circle[sender]:
                continue
            holders = [c for p in side.active if EFFECT[c := table.party[p]] == HOLD]
            held = sum(PARAMS[card]["n"] for card in holders)
            table.do(*[HoldWarrior(side.seat) for _ in range(held)])


@dataclass(slots=True)
class HoldWarrior(PickWarrior):
    """Choose a warrior of the opponent that does not go to Valhalla but stays (VA-197)."""

    rules = ("VA-197", "VA-198")

    def candidates(self, table: Table) -> list[int]:
        """The opponent's own warriors on their way, those on the path apart (VA-183, VA-235)."""
        battle = battle_of(table)
        foe = foe_of(table, side_of(table, self.seat))
        return [
            place
            for place in battle.sending
            if place // PARTY == foe.seat and place not in foe.muted
        ]

    def picked(self, table: Table, place: int) -> None:
        battle_of(table).sending.remove(place)
        table.say("holds", seat=self.seat, card=NAMES[table.party[place]])


DWARVES = Expansion("dwarves", cards="dwarves", rows=(("sending", 20, HoldBack),), big=True)
