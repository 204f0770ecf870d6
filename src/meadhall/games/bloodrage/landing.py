"""What an invade does where it lands (BR-085, BR-086, BR-208, BR-209, BR-215).

1. The figure is placed.
2. Its own arrival effect: Troll and Fire Giant clear the province.
3. Frigga's Succor brings a warrior along.

Thor's Domain follows only on one's own turn (invade.py); Loki's Blessing lands inside a
battle (resolution.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.bloodrage.cards import EFFECTS, MONSTERS
from meadhall.games.bloodrage.components import PLACES, PROVINCES, RESERVE, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.destroy import DestroyFigures, Victim, figures_in
from meadhall.games.bloodrage.figures import (
    free_villages,
    has,
    horns_left,
    is_monster,
    move,
    upgrades,
)
from meadhall.games.bloodrage.table import Act, Ask, Player, Table

DESTROY_ON_INVADE = EFFECTS.name("destroy_on_invade", targets=str)
EXTRA_WARRIOR = EFFECTS.name("extra_warrior")

ENEMY_WARRIORS, ENEMY_NON_MONSTERS = TARGETS = ("enemy_warriors", "enemy_non_monsters")
"""What an arrival may clear away."""


@dataclass(slots=True)
class Land(Act):
    """A figure invades a place, from the reserve or from Valhalla (BR-085, BR-086)."""

    seat: int
    figure: str
    start: int
    place: int

    def run(self, table: Table) -> None:
        """Place it; in a province its arrival and Frigga's Succor follow."""
        move(table, self.seat, self.figure, self.start, self.place)
        table.say("invades", seat=self.seat, figure=self.figure, place=PLACES[self.place])
        if self.place < len(PROVINCES):
            table.do(
                Arrive(self.seat, self.figure, self.place), BringWarrior(self.seat, self.place)
            )


@dataclass(slots=True)
class Arrive(Act):
    """Troll and Fire Giant clear the province they invade (BR-208, BR-209)."""

    seat: int
    figure: str
    place: int

    def run(self, table: Table) -> None:
        """Everyone else's figures of the right kind are destroyed, in turn order (BR-223)."""
        if not clears(self.figure):
            return
        warriors_only = spares(self.figure)
        order = table.clockwise(self.seat)[1:]
        table.do(
            *[
                DestroyFigures(
                    seat, arrival_victims(table.players[seat], self.place, warriors_only)
                )
                for seat in order
            ]
        )


def clears(figure: str) -> bool:
    """Whether an arriving figure destroys others (BR-208)."""
    return is_monster(figure) and MONSTERS[figure].effect == DESTROY_ON_INVADE


def spares(figure: str) -> bool:
    """Whether it destroys warriors only (BR-208)."""
    return bool(MONSTERS[figure].params["targets"] == ENEMY_WARRIORS)


def arrival_victims(player: Player, province: int, warriors_only: bool) -> tuple[Victim, ...]:
    """What a clan loses to an arrival: warriors, or all but monsters, fjord included (BR-208)."""
    if warriors_only:
        return (("warrior", province),) * player.warriors[province]
    return tuple(each for each in figures_in(player, province) if not is_monster(each[0]))


def landed(table: Table, seat: int, figure: str, start: int, place: int) -> Table:
    """The table as it would be after an invade, if nobody saves a figure that it destroys."""
    after = table.clone()
    move(after, seat, figure, start, place)
    if place < len(PROVINCES) and clears(figure):
        for other in table.clockwise(seat)[1:]:
            for victim, at in arrival_victims(table.players[other], place, spares(figure)):
                move(after, other, victim, at, VALHALLA)
    return after


@dataclass(slots=True)
class BringWarrior(Ask):
    """Frigga's Succor: one warrior of the reserve may come along, free (BR-215)."""

    place: int

    rules = ("BR-215", "BR-216")

    def options(self, table: Table) -> list[Option]:
        """A warrior, if the card lies there, one is in reserve, and there is room (BR-216)."""
        player = table.players[self.seat]
        if not has(player, EXTRA_WARRIOR) or not player.warriors[RESERVE]:
            return []
        if self.place == YGGDRASIL or not free_villages(table, self.place):
            return []
        return ["warrior", "pass"] if horns_left(player) > 0 else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """How many more figures Horns then allow."""
        if option == "pass":
            return None
        return text("hint-return", horns=horns_left(table.players[self.seat]) - 1)

    def answer(self, table: Table, option: Option) -> None:
        """Place it; it brings nobody else."""
        if option == "pass":
            return
        move(table, self.seat, "warrior", RESERVE, self.place)
        (card,) = upgrades(table.players[self.seat], EXTRA_WARRIOR)
        table.say("brings", seat=self.seat, card=card.name, place=PLACES[self.place])
