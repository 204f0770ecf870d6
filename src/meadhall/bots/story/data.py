"""What a story consists of: plain data, ready to be written as JSON.

Chances are from 0 to 1. ``half`` is half the width of a 95 % interval and ``n`` the number of
playouts behind a figure. A *side* is a seat, or the whole party where all win or lose together.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from meadhall.core import Option

VERSION = 1
"""Moves when the same record and effort would give other numbers."""

Kind = Literal["best", "missed", "luck", "unlucky"]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many playouts a story may cost."""

    moments: int = 64
    """Moments of the curve, evenly spread."""
    finer: int = 24
    """Further moments where the chances shift most."""
    playouts: int = 32
    """Playouts of a moment; as many again where the chances shift most."""
    choices: int = 600
    """Choices that are weighed; of more, these evenly spread."""
    choice: int = 8
    """Pairs of playouts of a choice: with the option taken, and as a quick bot decides."""
    looked: int = 40
    """Choices of which everything on offer is valued."""
    offer: int = 24
    """Playouts of each option on offer."""

    def with_playouts(self, playouts: int) -> Effort:
        """The same with so many playouts of a moment, and the rest in proportion.

        Fewer playouts also value fewer moments and options, but never fewer than make a curve.
        """
        share = playouts / self.playouts
        fewer = min(1.0, share)
        return replace(
            self,
            moments=max(16, round(self.moments * fewer)),
            finer=max(4, round(self.finer * fewer)),
            playouts=playouts,
            choice=max(2, round(self.choice * share)),
            looked=max(6, round(self.looked * fewer)),
            offer=max(2, round(self.offer * share)),
        )


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """How the game stood after so many answers."""

    at: int
    chances: list[float]
    """By side."""
    halves: list[float]
    n: int
    scores: list[int]
    """By seat, as they stood."""


@dataclass(frozen=True, slots=True)
class StoryOffer:
    """An option of a choice and the chance that it promised to who was asked."""

    option: Option
    chance: float
    half: float
    taken: bool


@dataclass(slots=True)
class StoryChoice:
    """A decision: the answer after ``at`` answers."""

    at: int
    seat: int
    question: str
    kind: str
    args: dict[str, Any]
    """What the question speaks of."""
    option: Option
    gain: float
    """What it changed for its own seat against how a quick bot would have decided."""
    half: float
    n: int
    offers: list[StoryOffer] = field(default_factory=list)
    """All that was on offer, the most promising first; empty where it was not looked at."""
    more: int = 0
    """Options that were on offer besides."""


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the public log: a text."""

    key: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoryChapter:
    """Where an age, a round or a scene begins, by the line of the public log that says so."""

    at: int
    """Answers given by then."""
    key: str
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoryMark:
    """A turning point: a best move, a missed one, luck or the lack of it."""

    kind: Kind
    at: int
    """Answers given when it was there to be seen."""
    since: int
    """Answers given at the moment before."""
    side: int
    """Whom it concerns."""
    shift: float
    half: float
    choice: int | None
    """The choice it is about, by its ``at``; None for luck."""
    said: list[StoryLine]


@dataclass(frozen=True, slots=True)
class StoryPart:
    """Where the change of a side's chance from first to last came from; they add up to it."""

    own: float
    own_half: float
    others: float
    others_half: float
    luck: float
    luck_half: float
    total: float


@dataclass(slots=True)
class Story:
    """All of it."""

    version: int
    game: str
    rules: str
    seats: int
    answers: int
    shared: bool
    """Whether all win or lose together: then there is one side."""
    used: int
    """Playouts that it took."""
    left_out: int
    """Choices that were too many to be valued: what they changed counts as luck."""
    moments: list[StoryMoment]
    choices: list[StoryChoice]
    marks: list[StoryMark]
    parts: list[StoryPart]
    scores: list[int]
    sources: dict[str, list[int]]
    """By source, the points of each seat."""
    chapters: list[StoryChapter] = field(default_factory=list)
    """Stories that were stored before there were any have none."""
