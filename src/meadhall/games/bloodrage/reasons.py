"""Why something cannot be chosen now, each with its rule (text/reasons.*.ftl).

Asked for what the options of a question leave out: actions, places, figures, cards of one's own
hand. All of it follows from what everybody sees and from the chooser's own cards (BR-232).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.core import Arg, Closed, Option, text
from meadhall.games.bloodrage.cards import IS_UPGRADE, NAMES, different
from meadhall.games.bloodrage.components import HORNS, PLACES, PROVINCES, RESERVE, YGGDRASIL
from meadhall.games.bloodrage.figures import (
    enters_yggdrasil,
    figures_at,
    free_villages,
    has_room,
    horns_left,
    invade_cost,
    is_present,
    is_ship,
    walking,
)
from meadhall.games.bloodrage.table import Player, Table


def closed(option: Option, key: str, rule: str, **args: Arg) -> Closed:
    """Something that is not open, with its reason."""
    return Closed(option, text(f"closed-{key}", **args), rule)


# -- actions -------------------------------------------------------------------------------


def no_invade(table: Table, player: Player) -> Closed:
    """Nobody in reserve, no Horns left, no Rage or no room for any (BR-068, BR-080, BR-083)."""
    ready = figures_at(player, RESERVE)
    if not ready:
        return closed("invade", "reserve", "BR-080")
    if horns_left(player) <= 0:
        return closed("invade", "horns", "BR-083", horns=player.stat(HORNS))
    costs = [invade_cost(player, figure) for figure in ready if has_room(table, figure)]
    if not costs:
        return closed("invade", "room", "BR-080")
    return closed("invade", "rage", "BR-068", cost=min(costs), rage=player.rage)


def no_march(table: Table, player: Player) -> Closed:
    """No figure that can walk, or nowhere to go (BR-087, BR-089)."""
    if walking(player):
        return closed("march", "room", "BR-089")
    return closed("march", "walkers", "BR-087")


def no_upgrade(player: Player, cost: Callable[[Player, int], int]) -> Closed:
    """No upgrade in hand, or none that can be paid for (BR-068, BR-091)."""
    costs = [cost(player, card) for card in player.hand if IS_UPGRADE[card]]
    if not costs:
        return closed("upgrade", "upgrades", "BR-091")
    return closed("upgrade", "rage", "BR-068", cost=min(costs), rage=player.rage)


def no_quest() -> Closed:
    """No quest in hand (BR-100)."""
    return closed("quest", "quests", "BR-100")


def no_pillage(table: Table, player: Player) -> Closed:
    """No figure near a province, or all those are pillaged (BR-112)."""
    near = any(
        is_present(player, province) for province in PROVINCES if not table.destroyed[province]
    )
    return closed("pillage", "all-pillaged" if near else "figures", "BR-112")


# -- places --------------------------------------------------------------------------------


def no_landing(table: Table, figure: str, places: Iterable[int]) -> list[Closed]:
    """Provinces that a figure cannot invade; of ships it is enough that they keep to fjords."""
    if is_ship(figure):
        return [closed(PLACES[place], "fjords-only", "BR-081") for place in places]
    return [
        closed(PLACES[place], "yggdrasil", "BR-082")
        if place == YGGDRASIL and not enters_yggdrasil(figure)
        else no_room(table, place)
        for place in places
    ]


def no_room(table: Table, place: int) -> Closed:
    """A province that is destroyed or full (BR-005, BR-037)."""
    if table.destroyed[place]:
        return closed(PLACES[place], "destroyed", "BR-037")
    assert not free_villages(table, place)
    return closed(PLACES[place], "full", "BR-005")


def no_prey(table: Table, place: int) -> Closed:
    """A province that cannot be pillaged: destroyed, pillaged, or out of reach (BR-112)."""
    if table.destroyed[place]:
        return closed(PLACES[place], "destroyed", "BR-037")
    if table.pillaged[place]:
        return closed(PLACES[place], "pillaged", "BR-112")
    return closed(PLACES[place], "out-of-reach", "BR-112")


# -- figures and cards -----------------------------------------------------------------------


def no_invader(table: Table, player: Player, figure: str) -> Closed:
    """A figure in reserve that cannot be placed or paid for (BR-068, BR-080)."""
    if not has_room(table, figure):
        return closed(figure, "room", "BR-080")
    return closed(figure, "rage", "BR-068", cost=invade_cost(player, figure), rage=player.rage)


def not_laid(player: Player, cost: Callable[[Player, int], int]) -> list[Closed]:
    """Upgrades in hand that cost more Rage than there is (BR-068, BR-091)."""
    return [
        closed(NAMES[card], "rage", "BR-068", cost=cost(player, card), rage=player.rage)
        for card in different(player.hand)
        if IS_UPGRADE[card] and cost(player, card) > player.rage
    ]
