"""What a choice costs or does, told before it is made (text/hints.*.ftl).

All of it is read from what everybody sees and from the chooser's own cards, so that a hint
never tells more than the view does (BR-232).
"""

from __future__ import annotations

from meadhall.core import Text, text
from meadhall.games.bloodrage.components import (
    PLACES,
    PROVINCES,
    SUPPORTS,
    TOKENS,
    YGGDRASIL,
)
from meadhall.games.bloodrage.figures import best_rival, free_villages, move, strength_in
from meadhall.games.bloodrage.table import Player, Table


def cost(player: Player, rage: int) -> Text:
    """So much Rage, and what would be left."""
    return text("hint-cost", cost=rage, left=player.rage - rage)


def both(first: Text, second: Text) -> Text:
    """Two hints in a row."""
    return text("hint-both", first=first, second=second)


def standing(table: Table, seat: int, province: int) -> Text:
    """Own strength in a province against the best rival there."""
    mine = strength_in(table.players[seat], province)
    return text("hint-standing", mine=mine, rival=best_rival(table, seat, province))


def prize(table: Table, province: int) -> Text:
    """What pillaging a province promises, if it is still to be had."""
    if table.pillaged[province]:
        return text("hint-pillaged")
    return text("hint-prize", token=TOKENS[table.tokens[province]])


def prey(table: Table, seat: int, province: int) -> Text:
    """What pillaging a province means: strengths as they stand, and its reward."""
    mine = strength_in(table.players[seat], province)
    token = TOKENS[table.tokens[province]]
    return text("hint-prey", mine=mine, rival=best_rival(table, seat, province), token=token)


def province(table: Table, seat: int, place: int, mine: int) -> Text:
    """A province as a goal: room now, own strength as it would be, rivals, reward, doom."""
    rival = best_rival(table, seat, place)
    if place == YGGDRASIL:
        return text("hint-yggdrasil", mine=mine, rival=rival, prize=prize(table, place))
    return text(
        "hint-province",
        free=free_villages(table, place),
        mine=mine,
        rival=rival,
        prize=prize(table, place),
        doomed=int(table.doom == place),
    )


def moved(table: Table, seat: int, figure: str, start: int, goal: int) -> Table:
    """The table as it would be with one figure moved."""
    after = table.clone()
    move(after, seat, figure, start, goal)
    return after


def landing(table: Table, seat: int, figure: str, start: int, place: int) -> Text:
    """What a figure finds where it would invade, its own strength included."""
    after = moved(table, seat, figure, start, place)
    if place < len(PROVINCES):
        return province(table, seat, place, strength_in(after.players[seat], place))
    return text(
        "hint-fjord",
        provinces=[
            text("hint-support", place=PLACES[each], standing=standing(after, seat, each))
            for each in SUPPORTS[place]
            if not table.destroyed[each]
        ],
    )
