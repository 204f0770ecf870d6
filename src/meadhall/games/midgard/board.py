"""The board as a seat sees it: places for workers, targets of warriors, fights (view.py).

Printed facts of places and enemies are not repeated: they are known by the name (cards.BY_NAME).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.games.midgard.assign import has_confirmed
from meadhall.games.midgard.cards import ENEMIES, ENEMY, JOURNEYS, KRAKEN
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BEG,
    FIRST_SHORE,
    GOODS,
    HUNT,
    NONE,
    PLACES,
    PRIVATE_SHIPS,
    ROLLED,
    SHORE_NAMES,
    TARGETS,
    WARRIORS,
    Deal,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    cargo_view,
    fight_view,
    place_cost,
    place_gain,
    recruits,
    roll_view,
    spare,
    voyage_odds,
)
from meadhall.games.midgard.placement import open_places, why_closed
from meadhall.games.midgard.table import OUTCOMES, PHASES, WON, Fight, Table, crew, sender

# -- words and numbers -----------------------------------------------------------


def warriors_view(dice: list[int]) -> dict[str, int]:
    """Dice by the name of their type, without what there is none of."""
    return {name: number for name, number in zip(WARRIORS, dice, strict=True) if number}


def deal_view(found: Deal) -> dict[str, int]:
    """A deal by names, without what it has none of."""
    return dict(_named(found))


@cache
def _named(found: Deal) -> tuple[tuple[str, int], ...]:
    names = (*GOODS, *WARRIORS, "glory")
    numbers = (*found.goods, *found.warriors, found.glory)
    return tuple((name, number) for name, number in zip(names, numbers, strict=True) if number)


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


# -- places and targets ---------------------------------------------------------


def in_use(table: Table, place: int) -> bool:
    """Whether a place belongs to this game: stalls drawn, ships for so many players."""
    row = ALL_PLACES[place]
    if row.kind in ("military", "economic"):
        return place in table.stalls
    if place in PRIVATE_SHIPS:
        return place in table.ships or any(player.ship == place for player in table.players)
    return True


def places_view(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """All places of this game in the order of the board."""
    free = None if seat is None else open_places(table, seat)
    return [
        place_view(table, seat, place, free)
        for place in range(len(ALL_PLACES))
        if in_use(table, place)
    ]


def place_view(
    table: Table, seat: int | None, place: int, free: list[int] | None
) -> dict[str, Any]:
    """A place: who is there, what it asks and gives now, and whether this seat may go there.

    What it has none of is left out.
    """
    offer = place_gain(table, place)
    view: dict[str, Any] = {"name": PLACES[place]}
    if table.placed[place]:
        view["workers"] = seats_in(table.placed[place])
    if cost := deal_view(place_cost(table, seat, place)):
        view["cost"] = cost
    if gain := deal_view(offer):
        view["gain"] = gain
    if place in table.harbors:
        view["moored"] = SHORE_NAMES[table.harbors.index(place)]
    if seat is not None and free is not None and place != BEG:
        if place not in free:
            view["closed"] = why_closed(table, seat, place)
        if any(offer.warriors):
            dice = recruits(table, seat, place)
            view["recruits"] = {"wasted": dice.wasted, "after": dice.after}
    return view


def target_view(table: Table, viewer: int | None, target: int) -> dict[str, Any]:
    """A target: its enemy, who fights it, with what, the viewer's odds, and how it ended."""
    enemy = table.enemies[target]
    seat = sender(table, target)
    view: dict[str, Any] = {
        "name": TARGETS[target],
        "enemy": None if enemy == NONE else ENEMIES[enemy],
        "fighter": None if seat == NONE else seat,
        "warriors": warriors_view(table.sent[target]),
        "outcome": OUTCOMES[table.outcomes[target]],
    }
    if seat == viewer:
        view["odds"] = odds_view(table, seat, target)
    return view


def shore_view(table: Table, seat: int | None, shore: int) -> dict[str, Any]:
    """A shore: monster and coins, the journey if this seat may see it, the ship and its cargo."""
    seen = seat is not None and table.looked[shore] >> seat & 1
    card = table.journeys[shore]
    shown = card != NONE and (table.revealed[shore] or seen)
    target = FIRST_SHORE + shore
    return {
        **target_view(table, seat, target),
        "coins": table.coins[shore],
        "journey": JOURNEYS[card] if shown else None,
        "face_down": card != NONE and not table.revealed[shore],
        "looked": seats_in(table.looked[shore]),
        "food": table.stores[shore],
        **cargo_view(table, target),
    }


def odds_view(table: Table, seat: int, target: int) -> dict[str, Any] | None:
    """The odds of an own fight: with all that could go while assigning, then with who went."""
    phase, enemy = PHASES[table.phase], table.enemies[target]
    under_way = table.fight is not None and table.fight.target == target
    if enemy == NONE or under_way or phase not in ("assigning", "combat"):
        return None
    sent = phase == "combat"
    dice = as_dice(table.sent[target]) if sent else spare(table, seat, target)
    odds = fight_view(table, seat, enemy, dice)
    if sent and target >= FIRST_SHORE:
        food = table.stores[target - FIRST_SHORE]
        odds = {**odds, **voyage_odds(table, seat, target, dice, food)}
    return odds


# -- fights --------------------------------------------------------------------


def fights_view(table: Table) -> list[dict[str, Any]]:
    """The order of fights once combat has begun: whose, against whom, how it stands (CM-091)."""
    found: list[dict[str, Any]] = []
    fallen = iter(defeated_now(table))
    for target in range(len(table.enemies)):
        seat, enemy = sender(table, target), table.enemies[target]
        if not sent_openly(table, seat):
            continue
        if table.outcomes[target] == WON:
            enemy = next(fallen, NONE)
        found.append(
            {
                "target": TARGETS[target],
                "seat": None if seat == NONE else seat,
                "enemy": None if enemy == NONE else ENEMIES[enemy],
                "outcome": OUTCOMES[table.outcomes[target]],
                "now": table.fight is not None and table.fight.target == target,
            }
        )
    return found


def defeated_now(table: Table) -> list[int]:
    """The enemies defeated in this combat phase, in the order of their targets (CM-182)."""
    told = [ENEMY[str(event[2])] for event in table.chronicle if event[0] == "defeats"]
    return [enemy for enemy in told if enemy != KRAKEN]


def sent_openly(table: Table, seat: int) -> bool:
    """Whether what a player sends lies open: from combat on, before it if in turn order."""
    phase = PHASES[table.phase]
    if phase == "assigning" and table.in_order and seat != NONE:
        return has_confirmed(table, seat)
    return phase == "combat"


def fight_under_way(table: Table, fight: Fight) -> dict[str, Any]:
    """The hunt or fight under way: dice as they lie, damage, and what keeping them means."""
    hunting = fight.target == HUNT
    return {
        "seat": fight.seat,
        "target": None if hunting else TARGETS[fight.target],
        "enemy": None if hunting else ENEMIES[fight.enemy],
        "round": fight.round,
        "damage": fight.damage,
        "warriors": warriors_view(crew(table, fight)),
        "roll": [ROLLED[die] for die in fight.roll],
        "marked": [ROLLED[die] for die in fight.marked],
        "reaction": fight.reaction,
        "lost": warriors_view(fight.lost),
        "forecast": None if hunting or not judged(table) else roll_view(table, fight),
    }


def judged(table: Table) -> bool:
    """Whether the roll stands and may still change."""
    return any(question.name in ("JudgeRoll", "RerollDice") for question in table.questions())
