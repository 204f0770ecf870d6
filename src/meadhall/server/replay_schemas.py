"""Request and response bodies about records and replays (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from meadhall.bots.story import Story
from meadhall.server.messages import LogLine, Outcome, TextInfo
from meadhall.server.schemas import RequestBody, ResponseBody


class Upload(RequestBody):
    """A record: the text of a ``.saga`` file."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class ReplayInfo(ResponseBody):
    """A game that can be looked at answer by answer."""

    id: str
    game: str
    rules: str
    options: dict[str, bool | int | str]
    seats: int
    names: list[str]
    answers: int
    """Frames go from 0 (the set-up) to this number."""
    result: Outcome | None
    finished: bool
    called: list[str | None] = field(default_factory=list)
    """The text keys of given names for the seats without a name."""
    written: bool = False
    """Whether it is played with a text that somebody wrote; its names are told by ``/words``."""
    past: bool = False
    """Whether it is played by past rules; their texts are told by ``/words``."""


class Frame(ResponseBody):
    """How the table stood after so many answers."""

    number: int
    answer: tuple[int, str, int | str] | None
    """The answer that led here: seat, question, option."""
    views: list[dict[str, Any] | None]
    """For one seat or a spectator a single view; all-seeing, one for each seat."""
    waiting: list[int]
    log: list[LogLine]
    """What was logged since the frame before; ``n`` is the frame's number."""
    sections: list[dict[str, Any]] | None = None
    """The table in words (``Section``) for the one seat or spectator, where that was asked for."""


class Frames(ResponseBody):
    """Some frames in a row."""

    frames: list[Frame]


class DieCount(ResponseBody):
    """How a die of so many sides fell, or whatever else is one thing of so many."""

    seen: list[int]
    """By side, how often it showed."""
    low: int
    """Between ``low`` and ``high`` times a side of a fair die shows in 99 of 100 cases."""
    high: int


class Chance(ResponseBody):
    """The chance of a recorded game: every draw, and how the dice fell against expectation."""

    draws: list[int]
    """Every draw in order, each as two numbers: of how many, and which (from 0)."""
    shuffled: int
    """How many of the draws were steps of a shuffle."""
    dice: list[DieCount]


class GameChance(ResponseBody):
    """How the dice fell in a house's last finished games of one kind."""

    game: str
    tables: int
    dice: list[DieCount]


class HouseChance(ResponseBody):
    """How the dice fell in a house."""

    games: list[GameChance]
    left: int
    """How many of the last finished games are not counted yet; ask again."""


class StoryInfo(ResponseBody):
    """How far the story of a replay is, and the story once it is told."""

    state: Literal["none", "waiting", "working", "told", "failed"]
    done: int = 0
    """Playouts so far."""
    of: int = 0
    """Playouts that it takes at most."""
    ahead: int = 0
    """Stories that are told before it."""
    why: TextInfo | None = None
    """Why there is none."""
    story: Story | None = None


class WhatIf(RequestBody):
    """From where a game is to be played on, and by whom."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After how many answers; at the moment before, if an answer is given there in secret."""
    seat: Annotated[int, Meta(ge=0, le=99)]
    """Where you sit; bots play the others."""
    bot: str | None = None
    """Their level."""
