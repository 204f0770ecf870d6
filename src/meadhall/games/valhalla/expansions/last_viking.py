"""The Last Viking: who wins holds the title, gains glory by it and draws attacks (VA-212).

1. Set-up: a pair of cards lies ready, with six players two      LayOutVikings
2. The holder's turn starts: glory of the level, level up        VikingGlory
3. Who attacks the holder gets extra dice                        GrantVikingDice
4. After a battle the title changes hands                        PassTitle
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.valhalla.aftermath import loser_of, winner_of
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.components import NOBODY
from meadhall.games.valhalla.flow import Expansion
from meadhall.games.valhalla.glory import GainGlory
from meadhall.games.valhalla.table import Act, SeatStep, Table, battle_of, party_size


def bonus_card(table: Table) -> dict[str, list[int]]:
    """The levels for the number of players (VA-213, VA-224)."""
    return ROWS[f"last_viking_bonus_{table.seats}p"].facts


@dataclass(slots=True)
class LayOutVikings(Act):
    """One pair of cards lies ready, with six players two (VA-213, VA-221)."""

    def run(self, table: Table) -> None:
        pairs = ROWS[f"last_viking_bonus_{table.seats}p"].count
        table.vikings = [NOBODY] * pairs
        table.levels = [0] * pairs


@dataclass(slots=True)
class VikingGlory(SeatStep):
    """At the start of the own turn a Last Viking with warriors gains glory and rises (VA-216)."""

    def run(self, table: Table) -> None:
        """The last level is kept once reached (VA-219)."""
        levels = bonus_card(table)["level_glory"]
        for pair, holder in enumerate(table.vikings):
            if holder == self.seat and party_size(table, self.seat):
                level = table.levels[pair]
                table.levels[pair] = min(level + 1, len(levels))
                table.say("viking-glory", seat=self.seat, level=level)
                table.do(GainGlory(self.seat, levels[level - 1]))


@dataclass(slots=True)
class GrantVikingDice(Act):
    """Who attacks a Last Viking gets the extra dice of the level (VA-217, VA-316)."""

    def run(self, table: Table) -> None:
        attacker, defender = battle_of(table).sides
        for pair, holder in enumerate(table.vikings):
            if holder == defender.seat:
                dice = bonus_card(table)["level_attacker_dice"][table.levels[pair] - 1]
                attacker.promised += dice
                if dice:
                    table.say("viking-dice", seat=attacker.seat, count=dice)


@dataclass(slots=True)
class PassTitle(Act):
    """The title goes to who beats its holder, or to a winner if it is free (VA-214, VA-215).

    With two titles: a free one goes to the winner of a battle without a Last Viking; when both
    holders fight, the loser's goes back to the middle (VA-221 to VA-223). A winner who holds one
    keeps it at its level (VA-220).
    """

    def run(self, table: Table) -> None:
        """A battle without winner changes nothing (VA-219)."""
        winner, loser = winner_of(table), loser_of(table)
        if winner is None or loser is None:
            return
        holds = [seat in table.vikings for seat in (winner.seat, loser.seat)]
        if holds[1]:
            pair = table.vikings.index(loser.seat)
            table.vikings[pair] = NOBODY
            table.levels[pair] = 0
            if holds[0]:
                table.say("viking-falls", seat=loser.seat)
            else:
                self.give(table, pair, winner.seat)
        elif not holds[0] and NOBODY in table.vikings:
            self.give(table, table.vikings.index(NOBODY), winner.seat)

    def give(self, table: Table, pair: int, seat: int) -> None:
        """The new holder starts at level 1."""
        table.vikings[pair] = seat
        table.levels[pair] = 1
        table.say("viking-rises", seat=seat)


LAST_VIKING = Expansion(
    "last_viking",
    rows=(
        ("setup", 20, LayOutVikings),
        ("turn", 10, VikingGlory),
        ("battle", 5, GrantVikingDice),
        ("aftermath", 60, PassTitle),
    ),
)
