"""What a table promises the party, for bots that search (evaluate.py has the figures); habits."""

from __future__ import annotations

from math import exp
from typing import Any

from meadhall.core import Option, Outlook, Question, at_rest
from meadhall.games.godofwar.evaluate import SCENE, victory_work, worth
from meadhall.games.godofwar.journey import scenes_to_play
from meadhall.games.godofwar.sets import has_number, strength
from meadhall.games.godofwar.striking import AddModifier
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.windows import PlaySpecial

ENDED = 150.0
"""What victory adds and defeat takes besides scenes: more than happens within a scene, but no more,
since a search compares options on the scale of all that it has seen."""
ON_THE_WAY, IN_THE_LAST = (65.0, 140.0), (35.0, 65.0)
"""The worth within a scene at which a party wins every other time, and how far off that changes:
from 119 games of greedy, one to three heroes, at the beginning of each round."""


def outlook(table: Table) -> Outlook:
    """The same for everybody, since all win or lose together; the score is scenes completed."""
    done = max(0, len(table.path) - 1)
    if table.outcome == Outcome.WON:
        value, chance = SCENE * (done + 1) + ENDED, 1.0
    elif table.outcome == Outcome.LOST:
        value, chance = SCENE * done - ENDED - victory_work(table), 0.0
    else:
        value = worth(table, 0)
        even, steep = IN_THE_LAST if len(table.path) == scenes_to_play(table) else ON_THE_WAY
        chance = 1.0 / (1.0 + exp(min(50.0, (even + SCENE * done - value) / steep)))
    seats = table.seats
    scenes = done + 1.0 if table.outcome == Outcome.WON else done + chance
    return Outlook([value] * seats, [chance] * seats, [scenes] * seats, True)


def settled(table: Table) -> bool:
    """Whether nothing is half done; while a rune or a blow is about to act, something is.

    Else a card played in such a window would look good for putting off what comes.
    """
    asked = table.questions()
    if asked and isinstance(asked[0], PlaySpecial) and asked[0].window in ("rune", "defence"):
        return False
    return at_rest(table)


def habit(table: Table, question: Question[Any]) -> Option | None:
    """A defence that holds the whole blow off gets no more modifiers (GW-120)."""
    blow = table.incoming
    if blow is None or blow.set is None or not isinstance(question, AddModifier):
        return None
    enough = has_number(blow.set) and blow.block + strength(table, blow.set) >= blow.strength
    return "block" if enough else None
