"""A turn (VA-040 to VA-053).

1. Phase A: one action of four (ActionPhase, ChooseAction)
   1 and 2. add one warrior, or two with few symbols (AddWarrior, then party.py)
   3. attack (DeclareAttack, ChooseTarget, then battle.py)
   4. draw, keep one (piles.py)
2. Phase B: draw, keep one (DrawPhase)
3. The turn passes to the left, or the last round ends in Ragnarök (EndTurn)
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.valhalla.battle import Attack
from meadhall.games.valhalla.cards import IS_WARRIOR, NAMES, ROWS, SYMBOLS, different
from meadhall.games.valhalla.components import MONSTER, PAIR_LIMIT
from meadhall.games.valhalla.effects import GIVE_UP
from meadhall.games.valhalla.forecast import (
    attack_chance,
    takes_last_shield,
    takes_new_shield,
)
from meadhall.games.valhalla.jarls import AT, condition_holds, draw_change, pair_limit
from meadhall.games.valhalla.party import Deploy
from meadhall.games.valhalla.piles import Draw, discard, show_hand, take_from_hand
from meadhall.games.valhalla.reasons import no_action, no_target, not_added
from meadhall.games.valhalla.table import Act, Ask, SeatStep, Table, follow, party_size
from meadhall.games.valhalla.words import warrior_hint


@dataclass(slots=True)
class TakeTurn(Act):
    """One player's turn, phase A then phase B (VA-041)."""

    seat: int

    def run(self, table: Table) -> None:
        table.turn = self.seat
        table.turns += 1
        table.say("turn", seat=self.seat)
        follow(table, "turn", self.seat)


@dataclass(slots=True)
class ActionPhase(SeatStep):
    """Phase A; without any warrior the hand is shown and action 4 is forced (VA-047)."""

    def run(self, table: Table) -> None:
        if party_size(table, self.seat) or in_hand(table, self.seat):
            table.do(ChooseAction(self.seat))
        else:
            show_hand(table, self.seat)
            table.do(Draw(self.seat, table.draws[0], 1))


def in_hand(table: Table, seat: int) -> list[int]:
    """The different warriors in a hand."""
    return [card for card in different(table.players[seat].hand) if IS_WARRIOR[card]]


def can_add_two(table: Table, seat: int) -> bool:
    """Whether two warriors in hand have few enough symbols together (VA-043)."""
    hand = table.players[seat].hand
    return fit_together(table, seat, [SYMBOLS[card] for card in hand if IS_WARRIOR[card]])


def fit_together(table: Table, seat: int, symbols: list[int]) -> bool:
    """Whether two of these numbers of symbols stay within the limit for two warriors."""
    few = sorted(symbols)[:2]
    return len(few) == 2 and sum(few) <= pair_limit(table, seat, PAIR_LIMIT)


def targets(table: Table, seat: int) -> list[int]:
    """Whom a player may attack: party and own shields left, no partner (VA-050, VA-226)."""
    return [
        other
        for other, player in enumerate(table.players)
        if other not in table.circle[seat] and player.shields and party_size(table, other)
    ]


ACTIONS = ("one", "two", "attack", "draw")
"""The actions of phase A."""


@dataclass(slots=True)
class ChooseAction(Ask):
    """Choose the action of phase A (VA-042 to VA-049).

    With an empty party warriors must be added (VA-046); there is no passing (VA-048).
    """

    always = True
    rest = True
    kind = "action"
    rules = ("VA-042", "VA-043", "VA-044", "VA-045", "VA-046", "VA-048", "VA-049")

    def options(self, table: Table) -> list[Option]:
        """The actions that can be carried out."""
        found: list[Option] = []
        symbols = [SYMBOLS[card] for card in table.players[self.seat].hand if IS_WARRIOR[card]]
        if symbols:
            found.append("one")
            if fit_together(table, self.seat, symbols):
                found.append("two")
        if party_size(table, self.seat):
            if goals(table, self.seat):
                found.append("attack")
            found.append("draw")
        return found

    def answer(self, table: Table, option: Option) -> None:
        if option == "draw":
            table.do(Draw(self.seat, table.draws[0], 1))
        elif option == "attack":
            follow(table, "attack", self.seat)
        else:
            limit = pair_limit(table, self.seat, PAIR_LIMIT)
            table.do(
                AddWarrior(self.seat, 2, limit)
                if option == "two"
                else AddWarrior(self.seat, 1, MANY_SYMBOLS),
                Deploy(self.seat),
            )

    def hint(self, table: Table, option: Option) -> Text | None:
        if option == "attack":
            return attack_hint(table, self.seat)
        if option == "draw":
            return text("hint-draw", draw=table.draws[0])
        if option == "two":
            return text("hint-two", limit=pair_limit(table, self.seat, PAIR_LIMIT))
        full = party_size(table, self.seat) >= table.room
        return text("hint-full" if full else "hint-room")

    def closed(self, table: Table) -> list[Closed]:
        """The actions that cannot be carried out."""
        found = self.options(table)
        return [no_action(table, self.seat, each) for each in ACTIONS if each not in found]


def attack_hint(table: Table, seat: int) -> Text:
    """How many may be attacked, and about the best chance."""
    found = goals(table, seat)
    if table.monster:
        return text("hint-monster", percent=attack_chance(table, seat, MONSTER))
    best = max(attack_chance(table, seat, target) for target in found)
    return text("hint-targets", count=len(found), percent=best)


def goals(table: Table, seat: int) -> list[int]:
    """Whom the mode of play lets a player attack now."""
    step = table.flow["attack"][0]
    assert issubclass(step, AttackStep)
    return step.goals(table, seat)


MANY_SYMBOLS = 99
"""As good as no limit on weapon symbols."""


@dataclass(slots=True)
class AddWarrior(Ask):
    """Choose a warrior of your hand that joins your party (VA-042, VA-043)."""

    left: int
    """How many are still to be picked."""
    limit: int
    """How many weapon symbols they may have together."""
    may_stop: bool = False

    told = ("left", "limit")
    always = True
    kind = "card"
    rules = ("VA-042", "VA-043", "VA-037")

    def options(self, table: Table) -> list[Option]:
        """Warriors that fit, and leave another that fits if one more is due.

        Who may stop is asked even without any: not being asked would tell of the hand (VA-312).
        """
        hand = table.players[self.seat].hand
        found: list[Option] = []
        for card in in_hand(table, self.seat):
            rest = self.limit - SYMBOLS[card]
            if rest < 0:
                continue
            if (
                self.left == 1
                or self.may_stop
                or any(
                    IS_WARRIOR[other] and other != card and SYMBOLS[other] <= rest for other in hand
                )
            ):
                found.append(NAMES[card])
        return [*found, "stop"] if self.may_stop else found

    def answer(self, table: Table, option: Option) -> None:
        """Lay it aside, unseen; pick the next."""
        if option == "stop":
            return
        player = table.players[self.seat]
        card = next(card for card in different(player.hand) if NAMES[card] == option)
        player.hand.remove(card)
        player.aside.append(card)
        if self.left > 1:
            limit = self.limit - SYMBOLS[card]
            table.do(AddWarrior(self.seat, self.left - 1, limit, self.may_stop))

    def hint(self, table: Table, option: Option) -> Text | None:
        """What is printed on it, and what it takes of the symbols that two may have together."""
        printed = warrior_hint(option)
        if printed is None or self.limit >= MANY_SYMBOLS:
            return printed
        symbols = ROWS[str(option)].symbols
        return text("hint-add", warrior=printed, symbols=symbols, limit=self.limit)

    def closed(self, table: Table) -> list[Closed]:
        """Warriors in hand that do not fit."""
        found = self.options(table)
        return [
            not_added(card, self.limit)
            for card in in_hand(table, self.seat)
            if NAMES[card] not in found
        ]


def chooses_in_secret(table: Table) -> int | None:
    """Who is picking warriors as an action: till they join, others do not even know of the action.

    A bonus that may stop is another matter: all see how many were picked (VA-312).
    """
    top = table.top
    return top.seat if isinstance(top, AddWarrior) and not top.may_stop else None


@dataclass(slots=True)
class AttackStep(SeatStep):
    """How the mode of play lets a player attack: another player, or a monster."""

    @staticmethod
    def goals(table: Table, seat: int) -> list[int]:
        """Whom a player may attack now."""
        raise NotImplementedError


@dataclass(slots=True)
class DeclareAttack(AttackStep):
    """Action 3: name the defender (VA-055)."""

    @staticmethod
    def goals(table: Table, seat: int) -> list[int]:
        """Other players who can be attacked."""
        return targets(table, seat)

    def run(self, table: Table) -> None:
        table.do(ChooseTarget(self.seat))


@dataclass(slots=True)
class ChooseTarget(Ask):
    """Choose the player whom you attack (VA-044, VA-050, VA-055)."""

    kind = "seat"
    rules = ("VA-044", "VA-050", "VA-055")

    def options(self, table: Table) -> list[Option]:
        """Players with a party and own shields."""
        return [*targets(table, self.seat)]

    def answer(self, table: Table, option: Option) -> None:
        table.do(Attack(self.seat, int(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        target = int(option)
        other = table.players[target]
        shield = "last" if takes_last_shield(table, target) else "known"
        if shield == "known" and takes_new_shield(table, self.seat, target):
            shield = "new"
        return text(
            "hint-target",
            percent=attack_chance(table, self.seat, target),
            stake=text(f"stake-{shield}"),
            warriors=party_size(table, target),
            shields=other.shields,
            hand=len(other.hand),
        )

    def closed(self, table: Table) -> list[Closed]:
        """Other players who cannot be attacked."""
        others = [seat for seat in range(table.seats) if seat != self.seat]
        found = targets(table, self.seat)
        return [no_target(table, self.seat, other) for other in others if other not in found]


# -- phase B -------------------------------------------------------------------------------


@dataclass(slots=True)
class DrawPhase(SeatStep):
    """Phase B: draw, keep one, discard the rest (VA-052)."""

    def run(self, table: Table) -> None:
        """With what a jarl changes, read when the phase starts."""
        draw, keep = draw_change(table, self.seat)
        jarl = table.players[self.seat].jarl
        gives_up = any(
            each.effect == GIVE_UP and condition_holds(table, self.seat, each)
            for each in (AT[jarl, "phase_b"] if jarl else ())
        )
        drawn = Draw(self.seat, table.draws[1] + draw, 1 + keep)
        if gives_up and table.players[self.seat].hand:
            table.do(GiveUpCard(self.seat, drawn.draw, drawn.keep))
        else:
            table.do(drawn)


@dataclass(slots=True)
class GiveUpCard(Ask):
    """Your jarl lets you discard a card now and keep one more of those you draw (VA-311)."""

    draw: int
    keep: int

    always = True
    kind = "card"
    rules = ("VA-052", "VA-311")

    def options(self, table: Table) -> list[Option]:
        """A card of the hand, or none."""
        hand = different(table.players[self.seat].hand)
        return [*(NAMES[card] for card in hand), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        keep = self.keep
        if option != "pass":
            discard(table, [take_from_hand(table, self.seat, str(option))])
            table.say("discards", seat=self.seat, card=str(option))
            keep += 1
        table.do(Draw(self.seat, self.draw, keep))


@dataclass(slots=True)
class EndTurn(SeatStep):
    """The turn ends; after a trigger everyone has one more turn, then Ragnarök (VA-102, VA-103)."""

    def run(self, table: Table) -> None:
        """Pass the turn to the left (VA-040), also to a player without shields (VA-104)."""
        table.players[self.seat].raiders = []
        following = (self.seat + 1) % table.seats
        if table.last_turns >= 0:
            table.last_turns -= 1
        elif table.ending:
            table.last_turns = table.seats
            table.say("last-round")
        if table.last_turns == 0:
            follow(table, "end")
        else:
            table.do(TakeTurn(following))
