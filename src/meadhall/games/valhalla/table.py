"""What lies on a table of Valhalla, and how its steps and questions are made.

A warrior's place is a number: seat * 4 + slot, so that own, allied and enemy parties are
spoken of alike. Cards are numbers (see cards.py); piles have their top at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, TypeAlias

from meadhall.core import Arg, Option, Question, Setting, Step, Text, text
from meadhall.core import Table as CoreTable
from meadhall.games.valhalla.components import ARMS, EMPTY, GREY, NOBODY, PARTY
from meadhall.games.valhalla.flow import List, lists_of
from meadhall.games.valhalla.weapons import Counts
from meadhall.games.valhalla.words import warrior_hint

NO_LIMIT = 1 << 20


class Phase(IntEnum):
    """The phases of a battle; their number is that of the side that acts (VA-059, VA-084)."""

    NONE = -1
    """Before the rolls, and after them."""
    ATTACK = 0
    DEFENCE = 1


@dataclass(slots=True)
class Player:
    """One player's things."""

    jarl: str
    """The jarl's name; empty without one."""
    offered: list[str]
    """Jarls dealt to choose from."""
    hand: list[int]
    valhalla: list[int]
    drawn: list[int]
    """Cards of a draw not settled yet."""
    aside: list[int]
    """Cards picked from the hand and not shown yet: to be discarded, or to join the party."""
    shields: int
    captured: list[int]
    """Captured shields by the seat whose emblem they bear."""
    raiders: list[int]
    """Who has attacked this player since the player's last turn."""


@dataclass(slots=True)
class Side:
    """One side of a battle: dice, activated warriors, cards played."""

    seat: int
    """Who fights; NOBODY opposite a player in Ragnarök, MONSTER in solo."""
    pool: list[int]
    """Free dice by kind."""
    chosen: list[int]
    """Kinds of dice picked for a reroll that is being put together."""
    fewer: int
    """Coloured dice that are not rolled at the start (VA-082)."""
    promised: int
    """Extra dice to be rolled with the first roll (VA-059)."""
    active: list[int]
    """Places of activated warriors, in order."""
    laid: list[tuple[int, ...]]
    """The kinds of dice on each of them."""
    penalty: list[int]
    """Strength that each of them has less."""
    muted: list[int]
    """Places of activated warriors whose strength no longer counts (VA-182)."""
    blocked: list[int]
    """Places of warriors that cannot be activated (VA-195)."""
    tactics: list[int]
    """Tactics played, in order."""
    supplies: list[int]
    """Weapon Supply cards that lie free like dice (VA-315)."""
    given_up: list[int]
    """Hand cards laid by a dwarf until the end of the battle (VA-200)."""
    brought: int
    """Battle strength brought along: a monster's own, or a Valhalla's in solo (VA-260)."""
    plus: int
    """Battle strength from cards and abilities with a fixed amount."""
    free: list[int]
    """Free rerolls still due: the most dice of each, 0 for any number; negative from a tactic."""
    rerolls: int
    """Rerolls made, those given by tactics apart (VA-185)."""
    paid: int
    """Dice discarded to pay for rerolls."""
    used: list[str]
    """Jarl abilities used in this battle: jarl, second."""
    jarl_off: bool
    """The jarl is surrounded (VA-143)."""
    silent: bool
    """Has forgone tactics for the rest of this battle."""

    def have(self) -> Counts:
        """Free weapons by kind of weapon, Weapon Supply apart."""
        pool = self.pool
        return tuple([pool[weapon] + pool[weapon + GREY] for weapon in range(ARMS)])


@dataclass(slots=True)
class Battle:
    """The battle being fought, or a player's turn in Ragnarök."""

    sides: list[Side]
    """Attacker, defender."""
    phase: Phase
    ragnarok: bool
    decided: bool
    winner: int
    """The winning side (0 or 1), NOBODY without a winner."""
    strengths: list[int]
    """The battle strengths compared."""
    stolen_die: bool
    """The one die that giants and the like may cost the defender is gone (VA-082)."""
    sending: list[int]
    """Places of warriors on their way to Valhalla."""
    sent: bool
    """A sending event of this battle has happened (VA-198)."""
    helps: list[tuple[int, int, int]]
    """Thor's Help: helper, card, side helped."""
    banned: int
    """A card that cannot be played in this battle, EMPTY if none."""
    clans: list[int]
    """Different clans in each side's party when the battle was declared."""
    ignored: int
    """A clan whose abilities add no strength (VA-284), EMPTY if none."""
    most_tactics: int
    """How many tactics a side may play (VA-288, VA-290)."""
    barred: str
    """A family of tactics that cannot be played (VA-294)."""
    curse: str
    """What a monster's card does after this battle (VA-297)."""


@dataclass(slots=True)
class Table(CoreTable):
    """A table of Valhalla."""

    settings: dict[str, Setting]
    added: tuple[str, ...]
    """The expansions, modes and variants in play, by name; they decide the order of play."""
    players: list[Player]
    party: list[int]
    """Warriors by place."""
    tyr: list[int]
    """Tyr's Wrath under each warrior, by place."""
    room: int
    """Slots of a board in use (VA-035, VA-291)."""
    circle: list[tuple[int, ...]]
    """By seat: the seats whose warriors it may activate, itself first (VA-229)."""
    deck: list[int]
    discard: list[int]
    box: list[int]
    """Cards out of the game that nobody has seen (VA-203)."""
    shown: list[int]
    """Cards laid open during set-up."""
    back: list[int]
    """Cards of the opening that everyone saw go back into the deck (VA-029)."""
    placed: list[int]
    """Places of the warriors that have just joined a party."""
    early: bool
    """Some tactics of the game have the before-battle sign."""
    jarls: list[str]
    """Jarls not dealt."""
    grey: int
    """Extra dice in the supply."""
    first: int
    turn: int
    turns: int
    """Turns begun so far."""
    draws: tuple[int, int]
    """Cards drawn in action 4 and in phase B."""
    cap: int
    """The most points that a Valhalla may hold (VA-273)."""
    memo: int
    """Which memo shields are scored by."""
    ending: bool
    """The end of the game has been triggered (VA-100)."""
    last_turns: int
    """Turns left in the last round; NOBODY before it."""
    over: bool
    notes: dict[int, int]
    """By card: what is known of where it lies, as bits (see piles.py); most cards have none."""
    loki: str
    """Loki's card in play (VA-153)."""
    vikings: list[int]
    """By pair of Last Viking cards: who holds it."""
    levels: list[int]
    """By pair: the level of its holder, from 1."""
    monster: list[str]
    """A monster's cards, the active one at the end (VA-247)."""
    monster_dice: list[int]
    """Weapons on the active monster card."""
    won: bool
    """A solo game was won (VA-280)."""
    battle: Battle | None = None

    @property
    def flow(self) -> dict[List, tuple[type[Step[Any]], ...]]:
        """The steps of set-up, turn, battle and so on, as chosen at set-up."""
        return lists_of(self.added)


Act: TypeAlias = Step[Table]
"""A step of Valhalla."""


@dataclass(slots=True)
class Ask(Question[Table]):
    """A question of Valhalla."""

    told: ClassVar[tuple[str, ...]] = ()
    """The fields that its prompt speaks of."""

    def arguments(self) -> dict[str, Arg]:
        """Only those fields; places and card numbers are nothing for a prompt."""
        return {name: getattr(self, name) for name in self.told}

    def hint(self, table: Table, option: Option) -> Text | None:
        """What is printed on a warrior that may be chosen; other cards speak for themselves.

        Where everybody is asked so that asking tells nothing, a lone "pass" says so.
        """
        if option == "pass" and self.always and self.kind == "card":
            return text("hint-none-fits") if len(self.options(table)) == 1 else None
        return warrior_hint(option) if self.kind in ("card", "warrior") else None


@dataclass(slots=True)
class SeatStep(Step[Table]):
    """A step of one seat's turn or set-up."""

    seat: int


def follow(table: Table, flow: List, *args: int) -> None:
    """Do the steps of a list, in order."""
    table.do(*[step(*args) for step in table.flow[flow]])


# -- parties -------------------------------------------------------------------------------


def places_of(seat: int) -> range:
    """All places of a seat's board."""
    return range(seat * PARTY, seat * PARTY + PARTY)


def warriors(table: Table, seat: int) -> list[int]:
    """The places of a seat's warriors."""
    party = table.party
    start = seat * PARTY
    return [place for place in range(start, start + PARTY) if party[place] != EMPTY]


def party_size(table: Table, seat: int) -> int:
    """How many warriors a seat's party has."""
    start = seat * PARTY
    return PARTY - table.party[start : start + PARTY].count(EMPTY)


def battle_of(table: Table) -> Battle:
    """The battle being fought."""
    assert table.battle is not None
    return table.battle


def side_of(table: Table, seat: int) -> Side:
    """A fighting seat's side."""
    assert table.battle is not None
    attacker, defender = table.battle.sides
    return attacker if attacker.seat == seat else defender


def foe_of(table: Table, side: Side) -> Side:
    """The side opposite."""
    sides = battle_of(table).sides
    return sides[1] if sides[0] is side else sides[0]


def own_active(side: Side) -> list[int]:
    """Activated warriors of the fighter's own party (VA-230)."""
    start = side.seat * PARTY
    return [place for place in side.active if start <= place < start + PARTY]


# -- fresh records --------------------------------------------------------------------------


def new_player(seats: int, shields: int) -> Player:
    """A player at the start: four own shields, everything else empty (VA-024)."""
    return Player(
        jarl="",
        offered=[],
        hand=[],
        valhalla=[],
        drawn=[],
        aside=[],
        shields=shields,
        captured=[0] * seats,
        raiders=[],
    )


def new_side(seat: int) -> Side:
    """A side before its phase."""
    return Side(
        seat=seat,
        pool=[0] * (2 * GREY),
        chosen=[],
        fewer=0,
        promised=0,
        active=[],
        laid=[],
        penalty=[],
        muted=[],
        blocked=[],
        tactics=[],
        supplies=[],
        given_up=[],
        brought=0,
        plus=0,
        free=[],
        rerolls=0,
        paid=0,
        used=[],
        jarl_off=False,
        silent=False,
    )


def new_battle(attacker: int, defender: int, ragnarok: bool = False) -> Battle:
    """A battle that has just been declared."""
    return Battle(
        sides=[new_side(attacker), new_side(defender)],
        phase=Phase.NONE,
        ragnarok=ragnarok,
        decided=False,
        winner=NOBODY,
        strengths=[0, 0],
        stolen_die=False,
        sending=[],
        sent=False,
        helps=[],
        banned=EMPTY,
        clans=[0, 0],
        ignored=EMPTY,
        most_tactics=NO_LIMIT,
        barred="",
        curse="",
    )
