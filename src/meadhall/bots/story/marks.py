"""The turning points of a game, and where its result came from.

Between two moments of the curve the chance of a side changes. What the choices made there changed,
by what their seats knew, is theirs; the rest is luck: dice, cards drawn and shown, and what others
turned out to hold. So choices and luck together are exactly the change from first to last.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from meadhall.bots.story.choices import Choices, Valued
from meadhall.bots.story.curve import Curve
from meadhall.bots.story.data import Kind, StoryLine, StoryMark, StoryPart
from meadhall.core import add_up

if TYPE_CHECKING:
    from meadhall.core import Saga

MOST_MARKS = 9
MOST_OF_A_KIND = 4
LEAST = 0.03
"""What shifts less is no turning point."""

MOST_SAID = 3
"""Lines of the log that a mark is told by."""


def marks(saga: Saga[Any], curve: Curve, choices: Choices) -> list[StoryMark]:
    """The largest shifts that are beyond chance, at most nine, in the order of the game."""
    found = [*_by_choice(choices), *_by_luck(curve, choices)]
    found.sort(key=lambda mark: -abs(mark.shift))
    kept: list[StoryMark] = []
    for mark in found:
        alike = sum(other.kind == mark.kind for other in kept)
        apart = all(other.at != mark.at for other in kept)
        if alike < MOST_OF_A_KIND and apart and len(kept) < MOST_MARKS:
            kept.append(mark)
    kept.sort(key=lambda mark: mark.at)
    return [_with_words(saga, mark) for mark in kept]


def _by_choice(choices: Choices) -> list[StoryMark]:
    found = []
    for each in choices.valued:
        side = choices.side(each.answer.seat)
        gain, half = each.gain(side), each.half(side)
        if gain - half > 0 and gain > LEAST:
            found.append(_mark("best", (each.at, each.at + 1), side, gain, half, each.at))
        lost, half = each.missed()
        if lost - half > 0 and lost > LEAST:
            found.append(_mark("missed", (each.at, each.at + 1), side, -lost, half, each.at))
    return found


def _by_luck(curve: Curve, choices: Choices) -> list[StoryMark]:
    ats = sorted(curve.samples)
    found = []
    for one, other in pairwise(ats):
        inside = [each for each in choices.valued if one <= each.at < other]
        before, after = curve.chances(one), curve.chances(other)
        ends = zip(curve.halves(one), curve.halves(other), strict=True)
        for side, (a, b) in enumerate(ends):
            shift = after[side] - before[side] - add_up([each.gain(side) for each in inside])
            squares = [a**2, b**2, *[each.half(side) ** 2 for each in inside]]
            half = add_up(squares) ** 0.5
            if abs(shift) - half > 0 and abs(shift) > LEAST:
                kind: Kind = "luck" if shift > 0 else "unlucky"
                found.append(_mark(kind, (one, other), side, shift, half, None))
    return found


def _mark(
    kind: Kind, span: tuple[int, int], side: int, shift: float, half: float, choice: int | None
) -> StoryMark:
    since, at = span
    return StoryMark(kind, at, since, side, round(shift, 4), round(half, 4), choice, [])


def _with_words(saga: Saga[Any], mark: StoryMark) -> StoryMark:
    """A mark with what the log says that everybody could read at the time."""
    lines = [line for at, line in saga.lines if line.seat is None and mark.since < at <= mark.at]
    said = [StoryLine(line.key, dict(line.args)) for line in lines[:MOST_SAID]]
    return replace(mark, said=said)


def parts(curve: Curve, choices: Choices) -> list[StoryPart]:
    """For each side what its own choices, those of others, and luck have changed."""
    ats = sorted(curve.samples)
    start, end = curve.chances(ats[0]), curve.chances(ats[-1])
    return [
        _part(side, end[side] - start[side], curve.halves(ats[0])[side], choices)
        for side in range(len(start))
    ]


def _part(side: int, total: float, start_half: float, choices: Choices) -> StoryPart:
    def added(of: list[Valued]) -> tuple[float, float]:
        half = add_up([each.half(side) ** 2 for each in of]) ** 0.5
        return round(add_up([each.gain(side) for each in of]), 4), half

    mine = [each for each in choices.valued if choices.side(each.answer.seat) == side]
    theirs = [each for each in choices.valued if choices.side(each.answer.seat) != side]
    (own, own_half), (others, others_half) = added(mine), added(theirs)
    total = round(total, 4)
    luck = round(total - own - others, 4)
    luck_half = (start_half**2 + own_half**2 + others_half**2) ** 0.5
    halves = [round(each, 4) for each in (own_half, others_half, luck_half)]
    return StoryPart(own, halves[0], others, halves[1], luck, halves[2], total)
