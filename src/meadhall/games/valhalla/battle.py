"""A battle (VA-054 to VA-090).

1. Declaration                                                  Attack
2. Before the battle: outsiders, attacker, defender             BeforeBattle, Prepare
3. Attack phase: roll, act, end (fight.py)                      AttackPhase
4. Defence phase, unless nobody attacks                         DefencePhase
5. Comparison: the higher strength wins, a tie the attacker     CompareStrengths
6. Aftermath (aftermath.py)                                     AfterBattle
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.valhalla.bonuses import clans_in
from meadhall.games.valhalla.cards import EFFECT, GLORY, IS_EARLY, IS_TACTIC, NAMES, different
from meadhall.games.valhalla.components import KINDS, NOBODY
from meadhall.games.valhalla.dice import RollDice
from meadhall.games.valhalla.effects import BEFORE, EARLY, TAKE_DIE
from meadhall.games.valhalla.fight import Fight, TakeDefenderDie, tactics_allowed
from meadhall.games.valhalla.jarls import AT, Ability, condition_holds, has_part, usable
from meadhall.games.valhalla.piles import take_from_hand
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import (
    Act,
    Ask,
    Battle,
    Phase,
    Side,
    Table,
    battle_of,
    follow,
    new_battle,
    side_of,
)
from meadhall.games.valhalla.words import ability_text


@dataclass(slots=True)
class Attack(Act):
    """A player attacks another: the whole battle (VA-054, VA-055)."""

    seat: int
    target: int

    def run(self, table: Table) -> None:
        """Note what the declaration fixes, then follow the flow."""
        table.battle = new_battle(self.seat, self.target)
        table.battle.clans = [clans_in(table, self.seat), clans_in(table, self.target)]
        table.players[self.target].raiders.append(self.seat)
        table.say("attacks", seat=self.seat, on_seat=self.target)
        follow(table, "battle")


# -- before the battle ---------------------------------------------------------------------


@dataclass(slots=True)
class BeforeBattle(Act):
    """What is played before the battle: outsiders, attacker, defender (VA-056)."""

    def run(self, table: Table) -> None:
        follow(table, "before_battle")


@dataclass(slots=True)
class PrepareAttacker(Act):
    """Jarl and tactics with the before-battle sign by the attacker (VA-056, VA-057)."""

    def run(self, table: Table) -> None:
        table.do(Prepare(battle_of(table).sides[0].seat))


@dataclass(slots=True)
class PrepareDefender(Act):
    """The same by the defender (VA-056, VA-057)."""

    def run(self, table: Table) -> None:
        table.do(Prepare(battle_of(table).sides[1].seat))


@dataclass(slots=True)
class Prepare(Ask):
    """Play tactics with the before-battle sign or use the jarl before the battle (VA-057).

    Where the deck has such tactics everyone with a hand is asked, so that asking tells nothing.
    """

    always = True
    kind = "card"
    rules = ("VA-056", "VA-057", "VA-145")

    def options(self, table: Table) -> list[Option]:
        if self.seat < 0:
            return []
        hand = table.players[self.seat].hand
        abilities = self.abilities(table)
        if not abilities and not (table.early and hand):
            return []
        side = side_of(table, self.seat)
        found: list[Option] = []
        if any(each.name == "jarl" for each in abilities):
            found.append("jarl")
        if tactics_allowed(table, side):
            found += [
                NAMES[card]
                for card in different(hand)
                if IS_EARLY[card] and IS_TACTIC[card] and EARLY[EFFECT[card]].can(table, side, card)
            ]
        return [*found, "pass"]

    def abilities(self, table: Table) -> list[Ability]:
        """Before-battle abilities of the jarl not used yet; they are outside the battle."""
        jarl = table.players[self.seat].jarl
        used = side_of(table, self.seat).used
        return [
            each
            for each in (AT[jarl, "before_battle"] if jarl else ())
            if each.effect in BEFORE
            and each.name not in used
            and has_part(table, self.seat, each)
            and condition_holds(table, self.seat, each)
            and BEFORE[each.effect].can(table, self.seat, each)
        ]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What the jarl does; a card says so itself."""
        return ability_text(table.players[self.seat].jarl, option)

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            return
        table.do(Prepare(self.seat))
        side = side_of(table, self.seat)
        for each in self.abilities(table):
            if each.name == option:
                side.used.append(each.name)
                table.say("uses-jarl", seat=self.seat, jarl=table.players[self.seat].jarl)
                BEFORE[each.effect].use(table, self.seat, each)
                return
        card = take_from_hand(table, self.seat, str(option))
        side.tactics.append(card)
        table.say("plays", seat=self.seat, card=str(option))
        EARLY[EFFECT[card]].play(table, side, card)


# -- the two phases ------------------------------------------------------------------------


def steals_at_start(table: Table, attacker: Side) -> bool:
    """Whether the attacker's jarl takes a die from the defender before the roll."""
    return any(each.effect == TAKE_DIE for each in usable(table, attacker, "attack_start"))


@dataclass(slots=True)
class AttackPhase(Act):
    """The attacker rolls and fights (VA-059 to VA-073)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        battle.phase = Phase.ATTACK
        attacker = battle.sides[0]
        start = [TakeDefenderDie(attacker.seat)] if steals_at_start(table, attacker) else []
        table.do(*start, RollDice(attacker.seat), Fight(attacker.seat), EndPhase())


@dataclass(slots=True)
class DefencePhase(Act):
    """The defender rolls and fights, unless nobody attacks (VA-072, VA-084, VA-087)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        if not battle.sides[0].active:
            return
        battle.phase = Phase.DEFENCE
        seat = battle.sides[1].seat
        table.do(RollDice(seat), Fight(seat), EndPhase())


@dataclass(slots=True)
class EndPhase(Act):
    """A phase is over: nothing more is played by this side (VA-070, VA-073)."""

    def run(self, table: Table) -> None:
        """Say the strength reached, in Ragnarök the glory, with the dice as they lie at last."""
        battle = battle_of(table)
        side = battle.sides[battle.phase]
        battle.phase = Phase.NONE
        if battle.ragnarok:
            glory = sum(GLORY[table.party[place]] for place in side.active)
            table.say("ends-fight", seat=side.seat, glory=glory)
            tell_dice(table, side)
        else:
            table.say("ends-phase", seat=side.seat, strength=battle_strength(table, side))


def tell_dice(table: Table, side: Side) -> None:
    """Say which dice lie on warriors at the end of a last fight, and which were of no use."""
    laid = [KINDS[kind] for dice in side.laid for kind in dice]
    free = [KINDS[kind] for kind, count in enumerate(side.pool) for _ in range(count)]
    if laid:
        table.say("dice-used", seat=side.seat, dice=laid)
    if free:
        table.say("dice-unused", seat=side.seat, dice=free)


# -- comparison ----------------------------------------------------------------------------


def defender_wins(battle: Battle, ours: int, theirs: int) -> bool:
    """Whether the defender, with somebody activated, is the stronger side; a tie is not enough."""
    return bool(battle.sides[1].active) and theirs > ours


@dataclass(slots=True)
class CompareStrengths(Act):
    """The higher strength wins, a tie the attacker; nobody activated, nobody wins (VA-088)."""

    def run(self, table: Table) -> None:
        """Fix winner and difference (VA-090)."""
        battle = battle_of(table)
        attacker = battle.sides[0]
        battle.decided = True
        battle.strengths = [battle_strength(table, side) for side in battle.sides]
        if not attacker.active:
            battle.winner = NOBODY
            table.say("no-winner", seat=attacker.seat)
            return
        battle.winner = int(defender_wins(battle, *battle.strengths))
        table.say(
            "wins-battle",
            seat=battle.sides[battle.winner].seat,
            over_seat=battle.sides[1 - battle.winner].seat,
            ours=battle.strengths[battle.winner],
            theirs=battle.strengths[1 - battle.winner],
        )


@dataclass(slots=True)
class AfterBattle(Act):
    """The aftermath in its steps (VA-090); then the turn goes on (VA-099)."""

    def run(self, table: Table) -> None:
        follow(table, "aftermath")
