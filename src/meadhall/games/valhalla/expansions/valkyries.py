"""Valkyries: bonus glory, Weapon Supply, Path to Valhalla, commissions (VA-171 to VA-189).

After a battle: a losing attacker's warriors on the path go to Valhalla (FollowPath), then the
winner may play a commission (OfferCommission).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.valhalla.aftermath import loser_of, winner_of
from meadhall.games.valhalla.cards import CARDS, CLAN, EFFECT, GLORY, NAMES, PARAMS, different
from meadhall.games.valhalla.components import CLANS, EMPTY
from meadhall.games.valhalla.effects import COMMISSIONS, ENTERING, TACTICS, Tactic
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.glory import room_for_glory
from meadhall.games.valhalla.party import enter_valhalla
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import take_from_hand
from meadhall.games.valhalla.table import Act, Ask, Side, Table, battle_of, foe_of, own_active

# -- bonus glory on entering Valhalla (VA-172 to VA-176) -----------------------------------


def per_other(cards: list[int], card: int) -> int:
    """Sign "companions": so much for each other warrior that goes with it (VA-174)."""
    return (len(cards) - 1) * int(CARDS[card].valhalla_params["glory"])


def with_clan(cards: list[int], card: int) -> int:
    """Sign "clan": once, if another warrior of the depicted clan goes with it (VA-175)."""
    wanted = CLANS.index(CARDS[card].valhalla_params["clan"])
    met = any(CLAN[other] == wanted for other in cards if other != card)
    return int(CARDS[card].valhalla_params["glory"]) if met else 0


def alone(cards: list[int], card: int) -> int:
    """Sign "alone": if it is the only one that goes (VA-176)."""
    return int(CARDS[card].valhalla_params["glory"]) if len(cards) == 1 else 0


ENTERING.add("per_other", per_other, glory=int)
ENTERING.add("with_clan", with_clan, clan=str, glory=int)
ENTERING.add("alone", alone, glory=int)


# -- Weapon Supply (VA-180, VA-181, VA-315) ------------------------------------------------


def weapon_supply(table: Table, side: Side, card: int) -> None:
    """The card lies with the dice as one of the depicted weapon."""
    side.supplies.append(card)


TACTICS.add("virtual_die", Tactic(lambda table, side, card: True, weapon_supply), weapon=str)


# -- Path to Valhalla (VA-182, VA-183) -----------------------------------------------------


def may_walk(table: Table, side: Side) -> list[int]:
    """The attacker's own activated warriors whose strength still counts (VA-183, VA-235)."""
    return [place for place in own_active(side) if place not in side.muted]


def can_show_path(table: Table, side: Side, card: int) -> bool:
    """There is an attacker with such a warrior; a monster has none (VA-301)."""
    foe = foe_of(table, side)
    return foe.seat >= 0 and bool(may_walk(table, foe))


def show_path(table: Table, side: Side, card: int) -> None:
    """The attacker picks the warrior."""
    table.do(WalkPath(foe_of(table, side).seat))


TACTICS.add(
    "attacker_loses_strength_of_own_choice",
    Tactic(can_show_path, show_path, why=lambda table, side, card: ("nobody-to-walk", "VA-183")),
)


@dataclass(slots=True)
class WalkPath(PickWarrior):
    """Choose the warrior of yours that takes the path: its strength no longer counts (VA-182)."""

    rules = ("VA-182", "VA-183")

    def candidates(self, table: Table) -> list[int]:
        """Own activated warriors not on the path yet."""
        return may_walk(table, battle_of(table).sides[0])

    def picked(self, table: Table, place: int) -> None:
        """It will go to Valhalla whatever the outcome."""
        battle_of(table).sides[0].muted.append(place)
        table.say("walks-path", seat=self.seat, card=NAMES[table.party[place]])


@dataclass(slots=True)
class FollowPath(Act):
    """A losing attacker's warriors on the path go to Valhalla all the same (VA-177, VA-182)."""

    def run(self, table: Table) -> None:
        """A winner's went with the others."""
        battle = battle_of(table)
        attacker = battle.sides[0]
        if battle.winner == 1:
            going = [place for place in attacker.muted if table.party[place] != EMPTY]
            battle.sent = battle.sent or bool(going)
            enter_valhalla(table, attacker.seat, going)


# -- commissions (VA-184 to VA-189) --------------------------------------------------------


def commission_met(table: Table, side: Side, card: int) -> bool:
    """Whether what a commission asks for was met in this battle (VA-185 to VA-188)."""
    return COMMISSIONS[EFFECT[card]](table, side, PARAMS[card])


def steady(table: Table, side: Side, params: Mapping[str, int]) -> bool:
    """No rerolls but those given by tactics (VA-185)."""
    return side.rerolls == 0


def rout(table: Table, side: Side, params: Mapping[str, int]) -> bool:
    """The winner's strength is so much above the loser's (VA-187)."""
    ours, theirs = battle_of(table).strengths
    return abs(ours - theirs) >= params["n"]


def warband(table: Table, side: Side, params: Mapping[str, int]) -> bool:
    """So many own warriors were activated, also such as have left since (VA-188, VA-235)."""
    return len(own_active(side)) >= params["n"]


COMMISSIONS.add("no_rerolls_except_by_tactics", steady)
COMMISSIONS.add("strength_difference_at_least", rout, n=int)
COMMISSIONS.add("activated_at_least", warband, n=int)


@dataclass(slots=True)
class OfferCommission(Act):
    """After a won battle the winner may play one commission, whatever limits tactics (VA-318)."""

    def run(self, table: Table) -> None:
        winner = winner_of(table)
        if winner is not None and winner.seat >= 0 and loser_of(table) is not None:
            table.do(PlayCommission(winner.seat))


@dataclass(slots=True)
class PlayCommission(Ask):
    """Play a commission whose demand you met: it goes to your Valhalla (VA-184).

    Every winner with a hand is asked, so that asking tells nothing.
    """

    always = True
    kind = "card"
    rules = ("VA-184", "VA-185", "VA-187", "VA-188", "VA-275")

    def options(self, table: Table) -> list[Option]:
        """Commissions whose demand is met, or none."""
        hand = table.players[self.seat].hand
        if not hand:
            return []
        side = winner_of(table)
        assert side is not None
        room = room_for_glory(table, self.seat)
        found = [
            NAMES[card]
            for card in different(hand)
            if CARDS[card].kind == "commission"
            and GLORY[card] <= room
            and commission_met(table, side, card)
        ]
        return [*found, "pass"]

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            card = take_from_hand(table, self.seat, str(option))
            table.players[self.seat].valhalla.append(card)
            table.say("commission", seat=self.seat, card=str(option), glory=GLORY[card])


VALKYRIES = Expansion(
    "valkyries",
    cards="valkyries",
    rows=(("sending", 50, FollowPath), ("aftermath", 40, OfferCommission)),
    big=True,
)
