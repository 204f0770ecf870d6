"""Request and response bodies of the HTTP API, besides ``TableInfo`` (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from meadhall.core import Option
from meadhall.server.messages import Hex, SeatKind, Status, TextInfo

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "ru"]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
MOST_WRITTEN = 50_000
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
LessonName = Annotated[str, Meta(min_length=1, max_length=40)]


class RequestBody(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class ResponseBody(Struct):
    """The body of a response."""


class FaultInfo(ResponseBody):
    """Something wrong with a text that somebody wrote for a game."""

    line: int
    key: str
    """A message of the game, about ``word`` and ``expected``, both to be shown as they are."""
    word: str
    expected: list[str]


class Problem(ResponseBody):
    """Why a request was not carried out: every reply from 400 on."""

    status: int
    code: str
    text: TextInfo
    """The message ``refused-CODE`` with its arguments."""
    detail: str
    """The same in plain English, for logs and programmers."""
    faults: list[FaultInfo] | UnsetType = UNSET
    """For a text that was written for the game: all that is wrong with it."""


# -- people ------------------------------------------------------------------------


class AboutMe(RequestBody):
    """What a person wants to be called and how they want to be spoken to."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class Me(ResponseBody):
    """Who the server takes you for."""

    id: str
    name: str
    language: str
    colour: str
    devices: int
    """How many browsers know you."""


class Link(ResponseBody):
    """A personal link: good for one use on another device, until it expires."""

    token: str
    expires: int
    """In milliseconds since 1970."""


class LinkInfo(ResponseBody):
    """Whom a personal link is for, to be asked about before it is used."""

    name: str
    colour: str
    you: str | None
    """Your present name on this device; None if the server does not know you."""
    has_tables: bool
    """Whether you have tables, seats or records here: then the link is refused."""


class Claim(RequestBody):
    """Become the person of a personal link on this device too."""

    token: Token


class NewBot(RequestBody):
    """A bot of one's own that is to get a token."""

    name: PersonName


class OwnBot(ResponseBody):
    """A bot of one's own that has a token."""

    id: str
    name: str
    created: int
    seen: int
    """When it last came, to the day; in milliseconds since 1970."""
    tables: int
    """At how many tables under way it sits."""


class BotToken(ResponseBody):
    """A token, which is told this once: the server keeps only its hash."""

    bot: OwnBot
    token: str


class OwnBots(ResponseBody):
    """The bots of one's own."""

    allowed: bool
    """Whether such bots may play here."""
    most: int
    """How many one may have."""
    bots: list[OwnBot]


# -- games ---------------------------------------------------------------------------


class ChoiceInfo(ResponseBody):
    """An option of a table."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameInfo(ResponseBody):
    """A game that can be played here."""

    id: str
    rules: str
    seats: list[int]
    options: list[ChoiceInfo]
    sides: list[str]
    bots: list[str]
    """The levels of bots, the weakest first."""
    ratings: dict[str, dict[str, int]]
    """By number of players, the measured Elo of levels; what was not measured is missing."""
    cards: int
    writing: str | None
    """The option of a table that holds what somebody wrote for the game; None if nobody can."""
    lessons: list[str]
    """The names of its lessons."""


class RuleInfo(ResponseBody):
    """A numbered rule."""

    number: str
    text: str
    section: str
    source: str


# -- tables --------------------------------------------------------------------------


class NewSeat(RequestBody):
    """Who is to sit there.

    ``me`` and ``hotseat`` are yours, the latter for somebody beside you at the same device;
    ``open`` is for whoever has the link; ``bot`` plays by itself.
    """

    kind: Literal["me", "hotseat", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(RequestBody):
    """A table to be made."""

    game: GameId
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    listed: bool = False
    spectators: bool = True
    hints: bool = True
    """Whether everybody may ask what a good player would do in their place."""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    writing: Annotated[str, Meta(min_length=1, max_length=MOST_WRITTEN)] | None = None
    """A text that somebody wrote for the game, such as a scene."""
    seal: Hex | None = None
    """The seal of your device's share for the receipt, which it will open."""


class PlayNow(RequestBody):
    """A table against bots with sensible defaults."""

    game: GameId
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seal: Hex | None = None
    lesson: LessonName | None = None
    """The lesson after which this is the first real game: its tips are given."""


class BeginLesson(RequestBody):
    """Begin a lesson, or go on with it where it was left."""

    game: GameId
    lesson: LessonName


class MoveLesson(RequestBody):
    """At a lesson's table: go to a step, have the present one played, or play on without it."""

    do: Literal["go", "skip", "leave"]
    step: Annotated[int, Meta(ge=0, le=999)] = 0
    """Where to go, counted over all chapters."""


class Join(RequestBody):
    """Take an open seat: this one, or the first that is free."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    invite: Token | None = None
    seal: Hex | None = None


class Leave(RequestBody):
    """Give up one's seat, or all of them; a bot may play on."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Reseat(RequestBody):
    """As host, put a bot on an open seat, or make a bot's seat open."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Openness(RequestBody):
    """As host, say whether strangers find the table and whether they may watch."""

    listed: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET


class AdvisedNext(ResponseBody):
    """A further choice that belongs to a move: what will be asked, and what to answer."""

    name: str
    seat: int
    kind: str
    args: dict[str, Any]
    option: Option
    hint: TextInfo | None


class AdvisedMove(ResponseBody):
    """A move that is worth considering."""

    question: str
    option: Option
    chance: float
    """The chance to win after it, from 0 to 1."""
    expected: float | None
    """The score to expect at the end; None where all win or lose together."""
    share: float
    """How much of the search went into it, from 0 to 1."""
    reason: TextInfo
    then: list[AdvisedNext]
    """How the move goes on."""


class AdviceInfo(ResponseBody):
    """What a jarl would do in one's place, the best first."""

    n: int
    """The state that it is about."""
    seat: int
    chance: float
    """The chance to win now, from 0 to 1."""
    simulated: int
    """How many continuations were played."""
    moves: list[AdvisedMove]


class TableLine(ResponseBody):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: list[str]
    """By seat; empty for an open seat and for a bot that goes by ``called``."""
    called: list[str | None]
    """The text keys of the bots' given names, by seat."""
    kinds: list[SeatKind]
    yours: list[int]
    """The seats that are yours."""
    turn: bool
    """Whether the game waits for you."""
    waiting: list[int]
    scores: list[int] | None
    created: int
    updated: int
    moment: TextInfo | None = None
    """Where the game stands (an age, a round), as far as the server has it at hand."""
    stuck: TextInfo | None = None
    """Why this server cannot play it on; whatever is stored of it is kept."""
    lesson: str | None = None
    """The lesson that it is in the middle of."""


class Tables(ResponseBody):
    """Tables of interest to you, the newest first."""

    mine: list[TableLine]
    open: list[TableLine]
    """Listed tables of others with a free seat, or that may be watched."""
    finished: list[TableLine]


class Addresses(ResponseBody):
    """Where this server can be reached."""

    network: str | None
    """For other devices in the same network; None if it listens for this machine alone."""


class Health(ResponseBody):
    """That the server is up, and how busy."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """Tables in memory."""
    connections: int
    problem: TextInfo | None = None
    """What is wrong: the message ``refused-CODE``."""
