"""After a battle, in order (VA-090).

1 winner and difference are fixed      battle.py
2 the winning attacker takes a shield  TakeShield
3 warriors go to Valhalla              SendWarriors
4-6 and 8 belong to expansions
7 jarls                                JarlsAfterBattle
9 clean-up                             CleanUp
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.valhalla.components import EXTRA_DICE, NOBODY, PARTY
from meadhall.games.valhalla.effects import AFTER
from meadhall.games.valhalla.jarls import AT, JARLS, Ability, condition_holds, has_part
from meadhall.games.valhalla.party import enter_valhalla
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import discard, trigger_end
from meadhall.games.valhalla.table import Act, Ask, Side, Table, battle_of, follow, own_active
from meadhall.games.valhalla.words import ability_text


def winner_of(table: Table) -> Side | None:
    """The winning side, None after a battle without winner."""
    battle = battle_of(table)
    return None if battle.winner == NOBODY else battle.sides[battle.winner]


def loser_of(table: Table) -> Side | None:
    """The losing side."""
    battle = battle_of(table)
    return None if battle.winner == NOBODY else battle.sides[1 - battle.winner]


@dataclass(slots=True)
class TakeShield(Act):
    """A winning attacker takes one own shield of the defender (VA-091, VA-092)."""

    def run(self, table: Table) -> None:
        """The last one triggers the end (VA-100)."""
        battle = battle_of(table)
        attacker, defender = (side.seat for side in battle.sides)
        if battle.winner != 0 or not table.players[defender].shields:
            return
        table.players[defender].shields -= 1
        table.players[attacker].captured[defender] += 1
        table.say("takes-shield", seat=attacker, from_seat=defender)
        if not table.players[defender].shields:
            trigger_end(table, "last-shield", seat=defender)


# -- to Valhalla ---------------------------------------------------------------------------


@dataclass(slots=True)
class SendWarriors(Act):
    """The winner's warriors go to Valhalla; a loser sends none (VA-093 to VA-096)."""

    def run(self, table: Table) -> None:
        """As the flow has it: declare, hold back, enter."""
        follow(table, "sending")


@dataclass(slots=True)
class DeclareSending(Act):
    """All activated warriors of a winning attacker go; a winning defender chooses (VA-093)."""

    def run(self, table: Table) -> None:
        """Only own warriors go; those of a partner stay (VA-229, VA-317)."""
        battle, winner = battle_of(table), winner_of(table)
        if winner is None:
            return
        if battle.winner == 0:
            battle.sending = own_active(winner)
        else:
            table.do(SendWarrior(winner.seat))


@dataclass(slots=True)
class SendWarrior(PickWarrior):
    """Choose which of your activated warriors go to Valhalla: none, some or all (VA-095)."""

    rules = ("VA-095",)

    def candidates(self, table: Table) -> list[int]:
        battle = battle_of(table)
        places = range(self.seat * PARTY, self.seat * PARTY + PARTY)
        active = [place for side in battle.sides for place in side.active if place in places]
        return [place for place in active if place not in battle.sending]

    def options(self, table: Table) -> list[Option]:
        """One more, all of them, or no more."""
        found = PickWarrior.options(self, table)
        if not found:
            return []
        return [*found, *(["all"] if len(self.candidates(table)) > 1 else []), "done"]

    def answer(self, table: Table, option: Option) -> None:
        if option == "all":
            battle_of(table).sending += self.candidates(table)
        elif option != "done":
            PickWarrior.answer(self, table, option)

    def picked(self, table: Table, place: int) -> None:
        battle_of(table).sending.append(place)
        table.do(SendWarrior(self.seat))


@dataclass(slots=True)
class EnterValhalla(Act):
    """The warriors declared enter their owners' Valhallas, each owner's together (VA-177)."""

    def run(self, table: Table) -> None:
        """The fighter's first."""
        battle = battle_of(table)
        places, battle.sending = battle.sending, []
        battle.sent = battle.sent or bool(places)
        for seat in dict.fromkeys(place // PARTY for place in places):
            enter_valhalla(table, seat, [place for place in places if place // PARTY == seat])


# -- jarls ---------------------------------------------------------------------------------


@dataclass(slots=True)
class JarlsAfterBattle(Act):
    """After-battle abilities: attacker, defender, then the others clockwise (VA-090)."""

    def run(self, table: Table) -> None:
        fighters = [side.seat for side in battle_of(table).sides if side.seat >= 0]
        others = [seat for seat in table.clockwise(fighters[0]) if seat not in fighters]
        table.do(*[OfferJarl(seat) for seat in [*fighters, *others]])


@dataclass(slots=True)
class OfferJarl(Act):
    """Offer a seat the abilities its jarl has after this battle, conditions checked first."""

    seat: int

    def run(self, table: Table) -> None:
        found = after_battle(table, self.seat)
        if found:
            table.do(UseJarl(self.seat, tuple(each.name for each in found)))


def after_battle(table: Table, seat: int) -> list[Ability]:
    """The abilities that a seat's jarl has after this battle."""
    jarl = table.players[seat].jarl
    if not jarl:
        return []
    battle = battle_of(table)
    side = next((side for side in battle.sides if side.seat == seat), None)
    if side is None:
        timing = "after_others_battle"
    elif battle.winner == NOBODY:
        return []
    else:
        won = battle.sides[battle.winner] is side
        timing = "after_battle_won" if won else "after_battle_lost"
    if side is not None and JARLS[jarl].either and side.used:
        return []
    return [
        each
        for each in AT[jarl, timing]
        if has_part(table, seat, each)
        and condition_holds(table, seat, each)
        and AFTER[each.effect].can(table, seat, each)
    ]


@dataclass(slots=True)
class UseJarl(Ask):
    """Use an after-battle ability of your jarl, or not (VA-311)."""

    among: tuple[str, ...]

    kind = "ability"
    rules = ("VA-006", "VA-007", "VA-311")

    def options(self, table: Table) -> list[Option]:
        jarl = JARLS[table.players[self.seat].jarl]
        found: list[Option] = []
        main, second = (
            each.name in self.among and AFTER[each.effect].can(table, self.seat, each)
            for each in jarl.abilities
        )
        if main:
            found.append("jarl")
        if second:
            found.append("second")
        return [*found, "pass"] if found else []

    def hint(self, table: Table, option: Option) -> Text | None:
        return ability_text(table.players[self.seat].jarl, option)

    def answer(self, table: Table, option: Option) -> None:
        """Do it; an "either" jarl then is done (VA-008)."""
        if option == "pass":
            return
        jarl = JARLS[table.players[self.seat].jarl]
        ability = next(each for each in jarl.abilities if each.name == option)
        left = () if jarl.either else tuple(name for name in self.among if name != option)
        table.say("uses-jarl", seat=self.seat, jarl=jarl.key)
        if left:
            table.do(UseJarl(self.seat, left))
        AFTER[ability.effect].use(table, self.seat, ability)


# -- clean-up ------------------------------------------------------------------------------


@dataclass(slots=True)
class CleanUp(Act):
    """Dice leave the cards, extra dice return, cards played are discarded (VA-097, VA-098)."""

    def run(self, table: Table) -> None:
        """Attacker's cards first, each in order of play."""
        for side in battle_of(table).sides:
            discard(table, [*side.tactics, *side.given_up])
        table.grey = EXTRA_DICE
        table.battle = None
