"""The messages on a table's socket (docs/protocol.md).

Every message is one JSON object with its ``type``. Texts are sent as keys with arguments (``Text``
of the core), never as sentences.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from meadhall.core import Closed, Option, Section, Text
from meadhall.server.lesson_messages import LessonInfo, LessonPlace

MOST_BYTES = 4096
"""The longest message that a client may send."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A client's own name for a message, never used twice for different ones."""

Number = Annotated[int, Meta(ge=0, le=2**53)]
"""An integer that JavaScript represents exactly."""

Seat = Annotated[int, Meta(ge=0, le=63)]

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""The name of a question."""

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits: a share, or the seal of one."""

SeatKind = Literal["person", "bot", "open"]

Status = Literal["gathering", "playing", "finished", "abandoned"]

Stage = Literal["sealing", "opening", "begun"]
"""How far the receipt of a table is (receipts.py)."""


# -- from the client -----------------------------------------------------------


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Answer(Incoming, tag="answer"):
    """Decide an open question, or change an answer that is not in force yet."""

    id: Id
    n: Number
    """The number of the state that the player saw."""
    seat: Seat
    question: Name
    option: int | Annotated[str, Meta(max_length=200)]


class Undo(Incoming, tag="undo"):
    """Take back the seat's last answer."""

    id: Id
    n: Number
    seat: Seat


class Chat(Incoming, tag="chat"):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Incoming, tag="sit"):
    """See the table from another of one's own seats, or as a spectator (None)."""

    seat: Seat | None


class Show(Incoming, tag="show"):
    """Whether to send the table described in words after every state."""

    plain: bool


class Resume(Incoming, tag="resume"):
    """Send the present state again, with what was logged since state ``n``."""

    n: Number


class Pace(Incoming, tag="pace"):
    """How long bots wait before each step, in milliseconds."""

    id: Id
    ms: Annotated[int, Meta(ge=0, le=5000)]


class Hurry(Incoming, tag="hurry"):
    """Let the bots move now: nobody here wants to take anything back."""

    id: Id


class Seal(Incoming, tag="seal"):
    """Bring the seal of a new share for the receipt, at a table that gathers."""

    id: Id
    round: Number
    """The round of the receipt that it is for."""
    seal: Hex


class Open(Incoming, tag="open"):
    """Open one's share, once the sheet is written."""

    id: Id
    round: Number
    share: Hex


class Begin(Incoming, tag="begin"):
    """Begin without the shares of devices that do not answer."""

    id: Id


class Why(Incoming, tag="why"):
    """Ask why a thing cannot be chosen at an open question of one's own; answered by ``reason``."""

    id: Id
    seat: Seat
    question: Name
    option: int | Annotated[str, Meta(max_length=200)]


class Ping(Incoming, tag="ping"):
    """Ask for an ``ack``, to see whether the line is still open."""

    id: Id


ClientMessage = (
    Answer | Undo | Chat | Sit | Show | Resume | Pace | Hurry | Seal | Open | Begin | Why | Ping
)


# -- parts of messages from the server ---------------------------------------------


class TextInfo(Struct):
    """A text of the core: a key and its arguments."""

    key: str
    args: dict[str, Any]


class Offer(Struct, omit_defaults=True):
    """An option of a question, with what it costs or does where that is worth a word."""

    option: Option
    hint: Text | None = None


class Asked(Struct, omit_defaults=True):
    """A question that the seat may decide now."""

    name: str
    seat: int
    kind: str
    args: dict[str, Any]
    """What the prompt speaks of besides the seat: numbers, names, texts, lists of them."""
    options: list[Offer]
    rules: tuple[str, ...] = ()
    closed: list[Closed] = []
    """What a player may look for here and cannot choose now, each with the reason and its rule."""


class Answered(Asked, kw_only=True, omit_defaults=True):
    """A question that the seat has answered and may answer anew until others are ready."""

    given: Option


class LogLine(Struct):
    """A line of the log, with the number of the state it came with."""

    n: int
    key: str
    args: dict[str, Any]


class Log(Struct):
    """The log from line ``start`` on: what a client has beyond it is replaced."""

    start: int
    lines: list[LogLine]


class Outcome(Struct):
    """How the game ended, by seat; ``parts`` says where each score came from."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: list[int]
    won: bool
    parts: dict[str, tuple[int, ...]]


class SeatInfo(Struct):
    """Who sits where."""

    kind: SeatKind
    name: str
    """The player's name; empty where the seat goes by ``called`` or its side."""
    called: str | None
    """The text key of a bot's given name."""
    side: str | None
    """The text key of the seat's side (a clan, a jarl), if the game has sides."""
    colour: str
    bot: str | None
    """The bot's level."""
    owner: str | None
    """Whose bot sits there, by name: a program that plays over the socket; else None."""
    connected: bool
    yours: bool


class SeatGave(Struct):
    """What a seat's device has given so far."""

    seal: str | None
    opened: bool
    awaited: bool
    """Whether the table waits for this device, to seal a share or to open it."""


class ReceiptInfo(Struct):
    """What everybody at a table may know of its receipt."""

    stage: Stage
    round: int
    house: str
    """The seal of the house's secret."""
    seats: list[SeatGave]
    sheet: str
    """The text that is fixed before the first share is opened; empty until then."""
    mark: str = ""
    """Once the game is over: a short name of the whole game, for devices to note."""


class ChatLine(Struct):
    """A thing said at the table; ``seat`` is None for a spectator."""

    number: int
    name: str
    seat: int | None
    text: str
    """What a person wrote; empty where a bot speaks."""
    at: int
    """When, in milliseconds since 1970."""
    key: str | None = None
    """The text key of what a bot says: everybody reads it in their own language."""


# -- from the server -------------------------------------------------------------


class Outgoing(Struct, tag_field="type"):
    """A message from the server."""


class State(Outgoing, tag="state"):
    """How the table stands for one seat, or for a spectator."""

    n: int
    seat: int | None
    base: int | None
    """None if ``view`` is whole; else it says what changed since the view of state ``base``."""
    view: dict[str, Any]
    """The view, or a patch of it (see patches.py)."""
    waiting: list[int]
    asked: list[Asked]
    asides: list[Asked]
    answered: list[Answered]
    undo: str | None
    """Empty if the seat may undo, else the text key of the reason; None for a spectator."""
    log: Log
    result: Outcome | None


class BranchInfo(Struct):
    """From which replay a game was played on, and after how many answers."""

    replay: str
    at: int


class TableInfo(Outgoing, tag="table"):
    """What is known of a table besides the game itself; sent whole whenever it changes."""

    id: str
    game: str
    rules: str
    """The rules version."""
    options: dict[str, bool | int | str]
    status: Status
    seats: list[SeatInfo]
    host: str
    """The host's name."""
    hosting: bool
    """Whether you are the host."""
    listed: bool
    spectators: bool
    hints: bool
    """Whether one may ask what a good player would do."""
    watching: int
    seeded: bool
    """Whether somebody chose the seed, and so could know the cards."""
    pace: int
    created: int
    invite: str | None = None
    """The token of the invitation link, for those at the table while a seat is open."""
    written: bool = False
    """Whether it is played with a text that somebody wrote; its names are told by ``/words``."""
    rematch: str | None = None
    """The id of the table where the same people play again."""
    past: bool = False
    """Whether it is played by past rules; their texts are told by ``/words``."""
    stuck: TextInfo | None = None
    """Why this server cannot play it on; whatever is stored of it is kept."""
    receipt: ReceiptInfo | None = None
    """How the key of the game comes about; None if somebody chose it."""
    lesson: LessonInfo | None = None
    """The lesson that is played here, or was."""
    branch: BranchInfo | None = None
    """Where the game was played on from another one."""


class LessonState(Outgoing, tag="lesson"):
    """Where a table stands in its lesson; follows every state ``n`` while the lesson lasts."""

    n: int
    place: LessonPlace


class Sections(Outgoing, tag="sections"):
    """The table of state ``n`` in words."""

    n: int
    seat: int | None
    sections: list[Section]


class ChatLines(Outgoing, tag="chat"):
    """Things said at the table, the oldest first."""

    lines: list[ChatLine]


class Ack(Outgoing, tag="ack"):
    """A message was carried out; ``n`` is the state it led to."""

    id: str
    n: int


class Refused(Outgoing, tag="refused"):
    """A message was not carried out and changed nothing."""

    id: str | None
    """None if the message was so wrong that its id could not be read."""
    code: str
    text: Text
    """What to say about it: the message ``refused-CODE`` with its arguments."""
    question: str | None = None
    offered: list[Option] = field(default_factory=list)
    why: Closed | None = None
    """For an option that is not open: the reason and its rule, where the game knows them."""


class Reason(Outgoing, tag="reason"):
    """Why a thing cannot be chosen; None if it can be, or if there is nothing to say about it."""

    id: str
    closed: Closed | None


class Gone(Outgoing, tag="gone"):
    """This connection ends now; the text key says why."""

    reason: str


ServerMessage = (
    State | TableInfo | LessonState | Sections | ChatLines | Ack | Refused | Reason | Gone
)
