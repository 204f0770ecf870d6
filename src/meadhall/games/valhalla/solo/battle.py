"""Battles against a monster and what follows them (VA-260 to VA-275, VA-282 to VA-297).

1. The player attacks, or the monster does                  AttackMonster, MonsterAttacks
2. Both bring their strength, the card's ability begins     FaceMonster
3. The player rolls and fights (fight.py)                   AttackPhase, DefendPhase
4. Comparison                                               CompareWithMonster
5. The card goes, or its dice leave it                      SettleMonster
6. Warriors for Valhalla, within the cap                    SendSolo
7. A warrior too many for the new card's slots goes         FitBoard
8. A loss costs a shield and cards of the deck              PayForLoss
9. What the card does after the battle                      SufferCurse
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.valhalla.actions import AttackStep
from meadhall.games.valhalla.aftermath import CleanUp
from meadhall.games.valhalla.battle import EndPhase
from meadhall.games.valhalla.bonuses import clans_in
from meadhall.games.valhalla.cards import GLORY, NAMES, ROWS, different
from meadhall.games.valhalla.components import EMPTY, MONSTER, NOBODY
from meadhall.games.valhalla.dice import RollDice, take_extra
from meadhall.games.valhalla.effects import (
    CURSES,
    IN_BATTLE,
    LOSE_GLORY,
    LOSE_GLORY_BEATEN,
    LOSE_RANDOM,
)
from meadhall.games.valhalla.expansions.loki import discard_random
from meadhall.games.valhalla.fight import Fight
from meadhall.games.valhalla.glory import TakeGlory, fewest, points, room_for_glory, stock_of
from meadhall.games.valhalla.party import DiscardWarrior, discard_warrior
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import discard, from_deck, tell_milled
from meadhall.games.valhalla.solo.monster import ability, monster_strength, turn_up
from meadhall.games.valhalla.strength import battle_strength
from meadhall.games.valhalla.table import (
    Act,
    Ask,
    Phase,
    SeatStep,
    Side,
    Table,
    battle_of,
    follow,
    new_battle,
    party_size,
)


@dataclass(slots=True)
class AttackMonster(AttackStep):
    """Action 3 against a monster (VA-267)."""

    @staticmethod
    def goals(table: Table, seat: int) -> list[int]:
        """It can always be attacked."""
        return [seat]

    def run(self, table: Table) -> None:
        table.battle = new_battle(self.seat, MONSTER)
        table.say("attacks-monster", seat=self.seat, card=table.monster[-1])
        follow(table, "battle")


@dataclass(slots=True)
class MonsterAttacks(SeatStep):
    """The monster attacks at once when all its symbols are covered (VA-257, VA-270)."""

    def run(self, table: Table) -> None:
        table.battle = new_battle(MONSTER, self.seat)
        table.say("monster-attacks", seat=self.seat, card=table.monster[-1])
        follow(table, "defence")


def own_side(table: Table) -> Side:
    """The player's side."""
    sides = battle_of(table).sides
    return sides[0] if sides[0].seat >= 0 else sides[1]


@dataclass(slots=True)
class FaceMonster(Act):
    """Both sides bring their strength; the card's ability begins to work (VA-260)."""

    def run(self, table: Table) -> None:
        """Glory in Valhalla counts as strength."""
        battle, side = battle_of(table), own_side(table)
        for each in battle.sides:
            if each is side:
                each.brought = points(table.players[side.seat].valhalla)
            else:
                each.brought = monster_strength(table)
        battle.clans[battle.sides.index(side)] = clans_in(table, side.seat)
        does = ability(table)
        if does in CURSES:
            battle.curse = does
        if does in IN_BATTLE:
            IN_BATTLE[does](table, battle, side)


@dataclass(slots=True)
class DefendPhase(Act):
    """The player defends as in any battle (VA-270)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        battle.phase = Phase.DEFENCE
        seat = battle.sides[1].seat
        table.do(RollDice(seat), Fight(seat), EndPhase())


@dataclass(slots=True)
class CompareWithMonster(Act):
    """An attack needs as much strength as the monster, a defence more (VA-261, VA-267)."""

    def run(self, table: Table) -> None:
        """Without an activated warrior an attack has no winner, a defence is lost."""
        battle, side = battle_of(table), own_side(table)
        at = battle.sides.index(side)
        battle.decided = True
        battle.strengths = [battle_strength(table, each) for each in battle.sides]
        ours, theirs = battle.strengths[at], battle.strengths[1 - at]
        if not side.active and at == 0:
            battle.winner = NOBODY
            table.say("no-winner", seat=side.seat)
            return
        won = bool(side.active) and (ours >= theirs if at == 0 else ours > theirs)
        battle.winner = at if won else 1 - at
        table.say("beats-monster" if won else "beaten", seat=side.seat, ours=ours, theirs=theirs)


@dataclass(slots=True)
class GainDie(SeatStep):
    """Each giant activated gives the player an extra die at once (VA-263)."""

    def run(self, table: Table) -> None:
        take_extra(table, own_side(table), 1)


# -- what follows --------------------------------------------------------------------------


def attacked(table: Table) -> bool:
    """Whether the player was the attacker."""
    return battle_of(table).sides[0].seat >= 0


def won(table: Table) -> bool:
    """Whether the player won."""
    battle = battle_of(table)
    return battle.winner != NOBODY and battle.sides[battle.winner].seat >= 0


@dataclass(slots=True)
class SettleMonster(Act):
    """Won attack: the card goes, the next is shown; defence: the dice leave it (VA-268, VA-270)."""

    def run(self, table: Table) -> None:
        """With its last card beaten the monster is slain (VA-280)."""
        if attacked(table) and not won(table):
            return
        table.monster_dice = []
        if not attacked(table):
            return
        table.say("monster-wounded", card=table.monster.pop())
        if table.monster:
            turn_up(table)
            table.say("monster-shows", card=table.monster[-1])
        else:
            table.won = table.over = True
            table.say("monster-slain")
            table.agenda.clear()
            table.do(CleanUp())


@dataclass(slots=True)
class SendSolo(Act):
    """Warriors for Valhalla: all after a won attack, any after a won defence, else one (VA-268)."""

    def run(self, table: Table) -> None:
        """Within the cap (VA-273, VA-274)."""
        battle, side = battle_of(table), own_side(table)
        if battle.winner == NOBODY:
            return
        if won(table):
            ask = SendNext(side.seat) if attacked(table) else SendFitting(side.seat, True)
        else:
            ask = SendFitting(side.seat, False)
        table.do(ask)


def fits(table: Table, place: int) -> bool:
    """Whether a warrior still fits under the cap with those on their way."""
    seat = own_side(table).seat
    coming = sum(GLORY[table.party[each]] for each in battle_of(table).sending)
    return coming + GLORY[table.party[place]] <= room_for_glory(table, seat)


def waiting(table: Table) -> list[int]:
    """Activated warriors still in the party and not on their way."""
    battle = battle_of(table)
    return [
        place
        for place in own_side(table).active
        if place not in battle.sending and table.party[place] != EMPTY
    ]


@dataclass(slots=True)
class SendNext(PickWarrior):
    """Choose which activated warrior goes next: to Valhalla if it fits, else lost (VA-274)."""

    rules = ("VA-268", "VA-273", "VA-274")

    def candidates(self, table: Table) -> list[int]:
        return waiting(table)

    def picked(self, table: Table, place: int) -> None:
        if fits(table, place):
            battle_of(table).sending.append(place)
        else:
            discard_warrior(table, place)
        table.do(SendNext(self.seat))


@dataclass(slots=True)
class SendFitting(PickWarrior):
    """Choose an activated warrior that goes to Valhalla, or none (VA-269, VA-271, VA-272)."""

    on: bool
    """Whether further ones may follow."""

    rules = ("VA-269", "VA-271", "VA-272", "VA-273")

    def candidates(self, table: Table) -> list[int]:
        return [place for place in waiting(table) if fits(table, place)]

    def options(self, table: Table) -> list[Option]:
        found = PickWarrior.options(self, table)
        return [*found, "done"] if found else []

    def answer(self, table: Table, option: Option) -> None:
        if option != "done":
            PickWarrior.answer(self, table, option)

    def picked(self, table: Table, place: int) -> None:
        battle_of(table).sending.append(place)
        if self.on:
            table.do(SendFitting(self.seat, True))

    def hint(self, table: Table, option: Option) -> Text | None:
        """Its points, and how much room is left."""
        for place in self.candidates(table):
            if NAMES[table.party[place]] == option:
                room = room_for_glory(table, self.seat)
                return text("hint-cap", glory=GLORY[table.party[place]], room=room)
        return None


@dataclass(slots=True)
class FitBoard(Act):
    """With a slot fewer on the new card a warrior too many is discarded (VA-291)."""

    def run(self, table: Table) -> None:
        seat = own_side(table).seat
        table.do(*[DiscardWarrior(seat) for _ in range(party_size(table, seat) - table.room)])


@dataclass(slots=True)
class PayForLoss(Act):
    """A lost defence costs a shield; every lost battle cards of the deck (VA-272, VA-282)."""

    def run(self, table: Table) -> None:
        """The fourth shield lost loses the game at once (VA-276)."""
        battle, side = battle_of(table), own_side(table)
        if battle.winner == NOBODY or won(table):
            return
        if not attacked(table):
            table.players[side.seat].shields -= 1
            table.say("loses-shield", seat=side.seat)
        count: int = ROWS[f"solo_level_{table.settings['level']}"].facts["deck_discard_on_loss"]
        cards = from_deck(table, count)
        discard(table, cards)
        tell_milled(table, cards)
        if not table.players[side.seat].shields:
            table.over = True
            table.say("shields-lost")
            table.agenda.clear()
            table.do(CleanUp())


@dataclass(slots=True)
class SufferCurse(Act):
    """After-battle abilities of the card that was fought (VA-287, VA-293, VA-295, VA-297)."""

    def run(self, table: Table) -> None:
        """A battle without winner is not lost."""
        battle, seat = battle_of(table), own_side(table).seat
        lost = battle.winner != NOBODY and not won(table)
        if battle.curse == LOSE_RANDOM:
            discard_random(table, seat)
        elif battle.curse == LOSE_GLORY or (battle.curse == LOSE_GLORY_BEATEN and lost):
            table.do(LoseGlory(seat))


@dataclass(slots=True)
class LoseGlory(Ask):
    """Choose the card of your Valhalla by which it loses 1 glory (VA-296).

    A card worth 1; without one a card worth more, for which cards worth 1 less are taken from
    the pile; if that cannot be had, the cheapest card.
    """

    kind = "card"
    rules = ("VA-296",)

    def choices(self, table: Table) -> list[int]:
        """The cards that may be given."""
        held = different(table.players[self.seat].valhalla)
        ones = [card for card in held if GLORY[card] == 1]
        if ones or not held:
            return ones
        stock = stock_of(table)
        changed = [card for card in held if fewest(stock, GLORY[card] - 1) >= 0]
        cheapest = min(GLORY[card] for card in held)
        return changed or [card for card in held if GLORY[card] == cheapest]

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in self.choices(table)]

    def answer(self, table: Table, option: Option) -> None:
        """Into the pile with it, and the change out of it."""
        card = next(card for card in self.choices(table) if NAMES[card] == option)
        change = GLORY[card] - 1
        due = change and fewest(stock_of(table), change) >= 0
        table.players[self.seat].valhalla.remove(card)
        discard(table, [card])
        table.say("loses-glory", seat=self.seat, card=NAMES[card])
        if due:
            table.do(TakeGlory(self.seat, change))
