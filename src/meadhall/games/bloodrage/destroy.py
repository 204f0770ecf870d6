"""Destroying figures, and what can save them (BR-021, BR-139, BR-209, BR-214, BR-222).

1. Each owner in turn may save figures: Frigga's Protection pays 1 Rage for a figure that
   stays where it is; the Volur Witch in an outer province may flee to Yggdrasil.
2. The rest goes to Valhalla; ships pay what the ship upgrade promises (BR-221).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from meadhall.core import Arg, Option, Text, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import CARDS, EFFECT, EFFECTS, MONSTERS, NAMES
from meadhall.games.bloodrage.components import (
    EMPTY,
    FJORD_OF,
    NOWHERE,
    PLACES,
    PROVINCES,
    SHIP_SLOT,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.bloodrage.figures import all_figures_at, is_ship, move, named, upgrades
from meadhall.games.bloodrage.stats import affords, pay_card, pay_rage, price
from meadhall.games.bloodrage.table import Act, Ask, Player, Table

PAY_TO_SAVE = EFFECTS.name("pay_to_save", rage=int)
RETREAT_TO_YGGDRASIL = EFFECTS.name("retreat_to_yggdrasil")
SHIP_DESTROYED_GLORY = EFFECTS.name("ship_destroyed_glory", glory=int)

Victim = tuple[str, int]
"""A figure and where it stands."""


def figures_in(player: Player, province: int) -> tuple[Victim, ...]:
    """All figures of a clan in a province and its supporting fjord, one by one (BR-010)."""
    fjord = FJORD_OF[province]
    places = (province,) if fjord == NOWHERE else (province, fjord)
    return tuple((figure, place) for place in places for figure in all_figures_at(player, place))


def flees(figure: str, place: int) -> bool:
    """Whether a figure may flee to Yggdrasil instead of dying: a witch in an outer province."""
    return (
        figure in MONSTERS
        and MONSTERS[figure].effect == RETREAT_TO_YGGDRASIL
        and place != YGGDRASIL
        and place < len(PROVINCES)
    )


def flee(table: Table, seat: int, victims: tuple[Victim, ...]) -> Victim:
    """The witch among these flees to Yggdrasil, and so is not destroyed (BR-184, BR-211)."""
    witch = next(victim for victim in victims if flees(*victim))
    move(table, seat, *witch, YGGDRASIL)
    table.say("flees", seat=seat, figure=witch[0])
    return witch


@dataclass(slots=True)
class DestroyFigures(Act):
    """These figures of a clan are to be destroyed; their owner may save some first (BR-139)."""

    seat: int
    victims: tuple[Victim, ...]

    def run(self, table: Table) -> None:
        if self.victims:
            table.do(SaveFigures(self.seat, self.victims))


@dataclass(slots=True)
class SaveFigures(Ask):
    """Save a figure from destruction, or let all that are left die (BR-214, BR-222).

    Frigga's Protection keeps a figure in place for 1 Rage, as often as the owner can pay; the
    Volur Witch may flee instead. Both lie open on the clan sheet, so being asked tells nothing.
    """

    victims: tuple[Victim, ...]

    kind = "figure"
    rules = ("BR-214", "BR-222")

    def arguments(self) -> dict[str, Arg]:
        """The figures in danger and where they stand."""
        return {
            "figures": named(Counter(figure for figure, _ in self.victims)),
            "place": PLACES[self.victims[0][1]],
        }

    def options(self, table: Table) -> list[Option]:
        """Figures that can be paid for, a flight, or none."""
        found: list[Option] = []
        player = table.players[self.seat]
        if affords(player, PAY_TO_SAVE):
            found += dict.fromkeys(figure for figure, _ in self.victims)
        if any(flees(*victim) for victim in self.victims):
            found.append("flee")
        return [*found, "pass"] if found else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """Rage that saving takes, or how many fall and what their ships pay."""
        player = table.players[self.seat]
        if option == "flee":
            return text("hint-flee")
        if option == "pass":
            glory = ship_glory(player, self.victims)
            key = "hint-let-fall-ships" if glory else "hint-let-fall"
            return text(key, figures_count=len(self.victims), glory=glory)
        return hints.cost(player, price(player, PAY_TO_SAVE))

    def answer(self, table: Table, option: Option) -> None:
        """Save it and ask again for the others."""
        if option == "pass":
            self.run(table)
            return
        if option == "flee":
            saved = flee(table, self.seat, self.victims)
        else:
            saved = next(victim for victim in self.victims if victim[0] == option)
            (card,) = upgrades(table.players[self.seat], PAY_TO_SAVE)
            pay_rage(table, self.seat, card.params["rage"])
            table.say("protects", seat=self.seat, figure=saved[0], card=card.name)
        left = list(self.victims)
        left.remove(saved)
        table.do(DestroyFigures(self.seat, tuple(left)))

    def run(self, table: Table) -> None:
        lose_figures(table, self.seat, self.victims)


def lose_figures(table: Table, seat: int, victims: tuple[Victim, ...]) -> None:
    """Send figures to Valhalla, counting the fallen of a battle and paying for ships."""
    for figure, place in victims:
        move(table, seat, figure, place, VALHALLA)
    for place in dict.fromkeys(place for _, place in victims):
        lost = Counter(figure for figure, at in victims if at == place)
        table.say("destroyed", seat=seat, figures=named(lost), place=PLACES[place])
    if table.battle is not None:
        table.battle.fallen[seat] += len(victims)
    player = table.players[seat]
    glory = ship_glory(player, victims)
    if glory:
        pay_card(table, seat, NAMES[player.slots[SHIP_SLOT]], glory, "ships")


def ship_glory(player: Player, victims: tuple[Victim, ...]) -> int:
    """What the ship upgrade pays for ships among these, whatever destroys them (BR-221)."""
    card = player.slots[SHIP_SLOT]
    if card == EMPTY or EFFECT[card] != SHIP_DESTROYED_GLORY:
        return 0
    return int(CARDS[card].params["glory"]) * sum(is_ship(figure) for figure, _ in victims)
