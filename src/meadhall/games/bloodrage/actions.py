"""The Action phase: turns and what can be done in them (BR-066 to BR-079).

1. Everybody's Rage is refilled (BR-066).
2. Clockwise from the first player, whoever has Rage and has not passed takes a turn: one
   action or a pass (BR-067, BR-072). The actions: invade (invade.py), march (march.py),
   upgrade (upgrade.py), quest (quest.py), pillage (pillage.py), and the extra actions of clan
   upgrades (extra.py).
3. The phase ends when nobody can act or nothing is left to pillage (BR-076, BR-077).
4. Rage left over is lost (BR-079).

Without Rage there is no action at all (BR-069); battles are joined, cards played and effects
answered all the same, because only turns ask for Rage (BR-070).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.bloodrage import hints, reasons
from meadhall.games.bloodrage.components import EMPTY, RAGE, SLOTS
from meadhall.games.bloodrage.extra import (
    INVADE_FROM_VALHALLA,
    REPILLAGE,
    ChooseChallenge,
    ChooseFallen,
    Sacrifice,
    can_challenge,
    can_sacrifice,
    can_summon,
    sacrificed,
)
from meadhall.games.bloodrage.figures import invade_cost
from meadhall.games.bloodrage.invade import ChooseInvader, can_invade, invaders
from meadhall.games.bloodrage.march import MARCH_COST, MarchFrom, can_march
from meadhall.games.bloodrage.pillage import ChoosePillage, can_pillage
from meadhall.games.bloodrage.quest import ChooseQuest, can_quest
from meadhall.games.bloodrage.stats import price
from meadhall.games.bloodrage.table import Act, Ask, Phase, Player, Table
from meadhall.games.bloodrage.upgrade import ChooseUpgrade, affordable, can_upgrade, upgrade_cost

# -- turns ---------------------------------------------------------------------------------


@dataclass(slots=True)
class ActionPhase(Act):
    """Rage is refilled and the first player begins (BR-066, BR-067)."""

    def run(self, table: Table) -> None:
        """Refill to the Rage stat, whatever was left before; then take turns (BR-018)."""
        table.phase = Phase.ACTION
        table.say("phase-action", age=table.age)
        for player in table.players:
            player.rage = player.stat(RAGE)
            player.passed = False
        table.do(NextTurn(table.first), EndActions())


def is_in(player: Player) -> bool:
    """Whether a player still takes turns: has Rage, perhaps anew, and has not passed (BR-071).

    Without Rage turns are skipped (BR-069); who passed stays out even with Rage gained later,
    which then only pays for reactions (BR-073).
    """
    return player.rage > 0 and not player.passed


def phase_is_over(table: Table) -> bool:
    """Nobody can act any more, or nothing is left to pillage (BR-076, BR-077)."""
    if not any(map(is_in, table.players)):
        return True
    for province, pillaged in enumerate(table.pillaged):
        if not pillaged and not table.destroyed[province]:
            return False
    return True


@dataclass(slots=True)
class NextTurn(Act):
    """The next player clockwise who can act takes a turn; others are skipped (BR-067, BR-069)."""

    start: int

    def run(self, table: Table) -> None:
        """See only now, with the last action fully resolved, whether the phase is over (BR-078)."""
        if phase_is_over(table):
            return
        seat = self.start
        while not is_in(table.players[seat]):
            seat = (seat + 1) % table.seats
        table.turn = seat
        table.do(TakeAction(seat), NextTurn((seat + 1) % table.seats))


@dataclass(slots=True)
class EndActions(Act):
    """Rage left over is lost at once (BR-079)."""

    def run(self, table: Table) -> None:
        for player in table.players:
            player.rage = 0


@dataclass(slots=True)
class TakeAction(Ask):
    """Choose one action, of a kind used before or not, or pass (BR-067, BR-072, BR-074)."""

    always = True
    rest = True
    kind = "action"
    rules = ("BR-067", "BR-068", "BR-072", "BR-075")

    def options(self, table: Table) -> list[Option]:
        """The actions that can be carried out and paid for in full (BR-068, BR-075)."""
        found: list[Option] = [name for name, (can, _) in ACTIONS.items() if can(table, self.seat)]
        slots = table.players[self.seat].slots
        if any(slots[each] != EMPTY for each in SLOTS["clan"]):
            found += [name for name, (can, _) in EXTRA_ACTIONS.items() if can(table, self.seat)]
        return [*found, "pass"]

    def hint(self, table: Table, option: Option) -> Text:
        """What the action costs, or costs at least."""
        return ACTION_HINTS[str(option)](table, table.players[self.seat])

    def closed(self, table: Table) -> list[Closed]:
        """The five actions that are not open, each with the reason (BR-068, BR-075)."""
        player = table.players[self.seat]
        return [
            why(table, player)
            for name, why in CLOSED_ACTIONS.items()
            if not ACTIONS[name][0](table, self.seat)
        ]

    def answer(self, table: Table, option: Option) -> None:
        if option == "pass":
            table.do(Pass(self.seat))
        else:
            _, begin = ACTIONS.get(str(option)) or EXTRA_ACTIONS[str(option)]
            table.do(begin(self.seat))


@dataclass(slots=True)
class Pass(Act):
    """All Rage is lost and no further action may be taken this age (BR-072)."""

    seat: int

    def run(self, table: Table) -> None:
        """Out for the age (BR-073)."""
        player = table.players[self.seat]
        player.rage = 0
        player.passed = True
        table.say("passes", seat=self.seat)


Actions = dict[str, tuple[Callable[[Table, int], bool], Callable[[int], Act]]]

ACTIONS: Actions = {
    "invade": (can_invade, ChooseInvader),
    "march": (can_march, MarchFrom),
    "upgrade": (can_upgrade, ChooseUpgrade),
    "quest": (can_quest, ChooseQuest),
    "pillage": (can_pillage, ChoosePillage),
}
"""The five actions of a turn: when each is open, and the step it begins with."""

CLOSED_ACTIONS: dict[str, Callable[[Table, Player], Closed]] = {
    "invade": reasons.no_invade,
    "march": reasons.no_march,
    "upgrade": lambda table, player: reasons.no_upgrade(player, upgrade_cost),
    "quest": lambda table, player: reasons.no_quest(),
    "pillage": reasons.no_pillage,
}
"""Why each of them is not open, asked when it is not."""

EXTRA_ACTIONS: Actions = {
    "challenge": (can_challenge, ChooseChallenge),
    "sacrifice": (can_sacrifice, Sacrifice),
    "summon": (can_summon, ChooseFallen),
}
"""What clan upgrades add to them (BR-104)."""


# -- what they cost ------------------------------------------------------------------------


def invade_hint(table: Table, player: Player) -> Text:
    """The cheapest figure that may invade."""
    return text(
        "hint-from", cost=min(invade_cost(player, each) for each in invaders(table, player))
    )


def upgrade_hint(table: Table, player: Player) -> Text:
    """The cheapest upgrade in hand."""
    return text("hint-from", cost=min(upgrade_cost(player, card) for card in affordable(player)))


ACTION_HINTS: dict[str, Callable[[Table, Player], Text]] = {
    "invade": invade_hint,
    "march": lambda table, player: hints.cost(player, MARCH_COST),
    "upgrade": upgrade_hint,
    "quest": lambda table, player: text("hint-free"),
    "pillage": lambda table, player: text("hint-free"),
    "challenge": lambda table, player: hints.cost(player, price(player, REPILLAGE)),
    "sacrifice": lambda table, player: text("hint-sacrifice", figures_count=sacrificed(player)),
    "summon": lambda table, player: hints.cost(player, price(player, INVADE_FROM_VALHALLA)),
    "pass": lambda table, player: text("hint-pass", rage=player.rage),
}
"""What is said of each action before it is chosen."""
