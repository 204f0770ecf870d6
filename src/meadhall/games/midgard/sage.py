"""The Sage's House (CM-052, CM-053, CM-156, CM-157, CM-175).

1. Look secretly at one face-down journey, or at none (CM-052).
2. True Vision, before any destiny is drawn (CM-175).
3. Draw one destiny, more by leader and rune (CM-053, CM-156, CM-175).
4. Keep one; the others go under the deck in random order (CM-157).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.midgard.cards import (
    DESTINIES,
    DESTINY,
    MORE_DESTINIES,
    RUNES,
    TRUE_VISION,
    rune_param,
)
from meadhall.games.midgard.components import FIRST_SHORE, SHORE_NAMES
from meadhall.games.midgard.forecast import enemy_hint, shore_forecast
from meadhall.games.midgard.runes import look_at
from meadhall.games.midgard.table import Ask, Table, has_rune, use_rune


@dataclass(slots=True)
class LookAtJourney(Ask):
    """Look secretly at one face-down journey on the board, or at none (CM-052)."""

    kind = "shore"
    rules = ("CM-052", "CM-183")

    def options(self, table: Table) -> list[Option]:
        """Shores whose journey you have not seen; who looked where is public."""
        unseen = table.unseen_journeys(self.seat)
        return [*(SHORE_NAMES[shore] for shore in unseen), "pass"] if unseen else []

    def answer(self, table: Table, option: Option) -> None:
        """Show it to this seat alone."""
        if option != "pass":
            table.say("looks-at-journey", seat=self.seat, shore=str(option))
            look_at(table, self.seat, SHORE_NAMES.index(str(option)))

    def hint(self, table: Table, option: Option) -> Text | None:
        """The monster that waits at the end of that journey."""
        if option == "pass":
            return None
        shore = SHORE_NAMES.index(str(option))
        return shore_forecast(table, shore, enemy_hint(table.enemies[FIRST_SHORE + shore]))


@dataclass(slots=True)
class DeclareTrueVision(Ask):
    """Use True Vision before any destiny is drawn (CM-175)."""

    kind = "card"
    rules = ("CM-175",)

    def options(self, table: Table) -> list[Option]:
        """Use it or not, if you have it and there is something to draw."""
        ready = table.destinies and has_rune(table.players[self.seat], TRUE_VISION)
        return [RUNES[TRUE_VISION], "pass"] if ready else []

    def answer(self, table: Table, option: Option) -> None:
        more = 0
        if option != "pass":
            use_rune(table, self.seat, TRUE_VISION)
            table.say("uses-rune", seat=self.seat, card=str(option))
            more = rune_param(TRUE_VISION, "more")
        self.draw(table, more)

    def run(self, table: Table) -> None:
        self.draw(table, 0)

    def draw(self, table: Table, more: int) -> None:
        """One destiny, and one more for each that a leader or a rune adds (CM-156, CM-157)."""
        number = min(
            1 + MORE_DESTINIES[table.players[self.seat].leader] + more, len(table.destinies)
        )
        table.drawn = [table.destinies.pop() for _ in range(number)]
        if number:
            table.say("draws-destinies", seat=self.seat, cards=number)
            table.do(KeepDestiny(self.seat))


@dataclass(slots=True)
class KeepDestiny(Ask):
    """Keep one of the destinies drawn; the others go under the deck in random order (CM-156)."""

    kind = "card"
    rules = ("CM-156", "CM-157", "CM-175")

    def options(self, table: Table) -> list[Option]:
        """Those drawn; how many they are is public."""
        return [DESTINIES[each] for each in sorted(table.drawn)]

    def answer(self, table: Table, option: Option) -> None:
        """Keep it and return the rest."""
        player = table.players[self.seat]
        kept = DESTINY[str(option)]
        rest = sorted(each for each in table.drawn if each != kept)
        table.drawn = []
        player.destinies.append(kept)
        table.tell(self.seat, "keeps-destiny", seat=self.seat, card=str(option))
        if rest:
            player.returned += (tuple(rest),)
            table.dice.shuffle(rest)
            table.destinies[:0] = rest
