"""The record of a game: its set-up and its answers, as a text that people can read.

    saga 1
    game bloodrage
    rules 1
    seats 3
    seat 0 Astrid
    option cards 102
    receipt 1 Zk3p… 1
    …
    branch 89 5f0c… 71aa…
    key 6d65…
    begin
    0 DraftCard tyrs_smite
    …
    result 61 48 48
    state 9c41…

One answer is one line: seat, question, option. Lines that start with # are comments. The key
gives every shuffle and roll, so a record under way is secret; a finished one can be audited.
The lines ``receipt …`` say how the key came about (receipt.py); a record may be without them.
A game that was played on from a moment of another one has a line ``branch``: how many answers are
those of the other game, the other game's mark (``receipt.mark_of``), and the key of all dice from
there on. Its own key is the other game's, so it has no receipt.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from meadhall.core.agenda import Option, Question
from meadhall.core.errors import BadRecord, BadSetup, BadWriting, IllegalAnswer
from meadhall.core.game import Game, Setting
from meadhall.core.receipt import Reader, Receipt, is_hex
from meadhall.core.table import Table

FORMAT = "1"
"""The version of the text form itself."""

Find = Callable[[str, str | None], Game[Any]]
"""Gives a game by its id and rules version (None: the newest); what is not here is a KeyError."""

_NUMBER = re.compile(r"-?[0-9]{1,9}")
_SEAT = re.compile(r"[0-9]{1,2}")
LONGEST_NAME = 100
_HEADERS = ("game", "rules", "seats", "key")
_COUNT = re.compile(r"[0-9]{1,6}")


class Answer(NamedTuple):
    """One decision: who, which question, what."""

    seat: int
    question: str
    option: Option


class Branch(NamedTuple):
    """Where a game was played on from another."""

    at: int
    """How many answers are those of the other game."""
    mark: str
    """The other game's mark: its set-up, its key and every answer (``receipt.mark_of``)."""
    key: bytes
    """The key of all dice from there on."""

    def line(self) -> str:
        """The line of a record."""
        return f"branch {self.at} {self.mark} {self.key.hex()}"


@dataclass(slots=True)
class Record:
    """A game's set-up and answers; with ``result`` and ``state`` once they are known."""

    game: str
    rules: str
    seats: int
    key: bytes
    options: dict[str, Setting] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    scores: tuple[int, ...] | None = None
    state: str | None = None
    receipt: Receipt | None = None
    branch: Branch | None = None
    lines: list[int] = field(default_factory=list, compare=False)
    """For a record that was read: the line of each answer, then those of result and state."""

    def text(self) -> str:
        """The record as a text."""
        head = [f"saga {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        head.append(f"seats {self.seats}")
        head += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        head += self.option_lines()
        head += [] if self.receipt is None else self.receipt.lines()
        head += [] if self.branch is None else [self.branch.line()]
        head += [f"key {self.key.hex()}", "begin"]
        body = [f"{seat} {question} {option}" for seat, question, option in self.answers]
        if self.scores is not None:
            body.append("result " + " ".join(map(str, self.scores)))
        if self.state is not None:
            body.append(f"state {self.state}")
        return "\n".join([*head, *body]) + "\n"

    def set_up(self) -> Record:
        """The same game before its first answer."""
        return Record(
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            key=self.key,
            options=self.options,
            names=self.names,
            receipt=self.receipt,
            branch=self.branch,
        )

    def option_lines(self) -> list[str]:
        """The options as lines."""
        return [f"option {name} {_word(value)}" for name, value in self.options.items()]


def _word(value: Setting) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def find_question(table: Table, seat: int, name: str) -> Question[Any] | None:
    """The question of that name that this seat may answer, change or play now."""
    for question in (*table.questions(), *table.answered()):
        if question.seat == seat and question.name == name:
            return question
    return next((each for each in table.asides_of(seat) if each.name == name), None)


def question_of(table: Table, answer: Answer) -> Question[Any]:
    """The question that an answer names; one that is not open is an illegal answer."""
    question = find_question(table, answer.seat, answer.question)
    if question is None:
        raise IllegalAnswer(answer.question, answer.seat, answer.option, [])
    return question


def answer_by_name(table: Table, answer: Answer) -> None:
    """Answer as a record or a message says it: seat, question's name, option."""
    table.answer(question_of(table, answer), answer.option)


# -- reading -------------------------------------------------------------------


def read_record(text: str, find: Find) -> Record:
    """Read a record's text; what is damaged, foreign or unknown is named by its line."""
    numbered = list(enumerate(text.splitlines(), 1))
    if not numbered or numbered[0][1].split() != ["saga", FORMAT]:
        raise BadRecord(1, f"not a saga: the first line must be 'saga {FORMAT}'")
    told = [(at, line.strip()) for at, line in numbered[1:]]
    told = [(at, line) for at, line in told if line and not line.startswith("#")]
    begin = next((at for at, line in told if line == "begin"), None)
    if begin is None:
        raise BadRecord(len(numbered), "the record breaks off before 'begin'")
    record = _read_head([pair for pair in told if pair[0] < begin], begin, find)
    _read_body([pair for pair in told if pair[0] > begin], record)
    if record.branch is not None and record.branch.at > len(record.answers):
        raise BadRecord(begin, "the record breaks off before its branch")
    return record


def _read_head(told: list[tuple[int, str]], begin: int, find: Find) -> Record:
    head: dict[str, tuple[int, str]] = {}
    names: list[str] = []
    last_name = 0
    options: list[tuple[int, str, str]] = []
    reader = Reader()
    for at, line in told:
        word, _, rest = line.partition(" ")
        if word == "seat":
            names.append(_seat_name(at, rest, len(names)))
            last_name = at
        elif word == "option":
            name, _, value = rest.partition(" ")
            if any(name == known for _, known, _ in options):
                raise BadRecord(at, f"{name!r} is not expected here")
            options.append((at, name, value))
        elif word == "receipt":
            if not reader.take(rest):
                raise BadRecord(at, "the receipt is damaged")
        elif word in (*_HEADERS, "branch") and word not in head:
            head[word] = (at, rest)
        else:
            raise BadRecord(at, f"{word!r} is not expected here")
    for word in _HEADERS:
        if word not in head:
            raise BadRecord(begin, f"the line '{word} …' is missing")
    if not reader.complete:
        raise BadRecord(begin, "the receipt is damaged")
    game = _with_writing(_known_game(head, find), options)
    at, seats = head["seats"]
    if not _SEAT.fullmatch(seats) or int(seats) not in game.seats:
        raise BadRecord(at, f"{game.id} cannot be played by {seats!r} seats")
    if len(names) > int(seats):
        raise BadRecord(last_name, "'seat' is not expected here")
    return Record(
        game=game.id,
        rules=game.version,
        seats=int(seats),
        key=_key(*head["key"]),
        options=_options(options, game),
        names=names,
        receipt=reader.receipt,
        branch=_branch(head, reader.receipt),
    )


def _branch(head: Mapping[str, tuple[int, str]], receipt: Receipt | None) -> Branch | None:
    if "branch" not in head:
        return None
    at, rest = head["branch"]
    words = rest.split(" ")
    if len(words) != 3 or not _COUNT.fullmatch(words[0]) or not all(map(is_hex, words[1:])):
        raise BadRecord(at, "the branch is damaged")
    if receipt is not None:
        raise BadRecord(at, "a game that branched off another has no receipt")
    return Branch(int(words[0]), words[1], bytes.fromhex(words[2]))


def _seat_name(at: int, rest: str, expected: int) -> str:
    number, _, name = rest.partition(" ")
    if number != str(expected):
        raise BadRecord(at, f"seat {expected} should come here, not {number!r}")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRecord(at, f"{name[:LONGEST_NAME]!r} is not expected here")
    return name


def _known_game(head: Mapping[str, tuple[int, str]], find: Find) -> Game[Any]:
    """The game that a record was played with, in its own rules version."""
    at, name = head["game"]
    try:
        newest = find(name, None)
    except KeyError:
        raise BadRecord(at, f"there is no game {name!r} here") from None
    at, rules = head["rules"]
    try:
        found = find(name, rules)
    except KeyError:
        found = newest
    if rules != found.version:
        raise BadRecord(at, f"rules version {rules!r} of {name} is unknown; here: {newest.version}")
    return found


def _with_writing(game: Game[Any], told: list[tuple[int, str, str]]) -> Game[Any]:
    """The game with the text that a record carries in its options."""
    for at, name, value in told:
        try:
            game = game.with_writing({name: value})
        except BadWriting as bad:
            raise BadRecord(at, f"{name} has faults: {bad}") from None
    return game


def _key(at: int, text: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise BadRecord(at, "the key must be 64 hexadecimal digits")
    return bytes.fromhex(text)


def _options(told: list[tuple[int, str, str]], game: Game[Any]) -> dict[str, Setting]:
    known = {choice.name: choice for choice in game.choices}
    settled: dict[str, Setting] = {}
    for at, name, value in told:
        if name not in known:
            raise BadRecord(at, f"{game.id} has no option {name!r}")
        words = {_word(each): each for each in known[name].values}
        if value not in words:
            raise BadRecord(at, f"{name} cannot be {value!r}: {', '.join(words)}")
        settled[name] = words[value]
    try:
        return game.settle_options(settled)
    except BadSetup as error:
        raise BadRecord(told[-1][0] if told else 0, str(error)) from None


def _read_body(told: list[tuple[int, str]], record: Record) -> None:
    ends: list[int] = []
    for at, line in told:
        words = line.split(" ")
        if words[0] in ("result", "state") and len(words) > 1:
            _read_end(at, words, record)
            ends.append(at)
            continue
        if ends:
            raise BadRecord(at, "nothing may follow the result")
        record.answers.append(_read_answer(at, words, record.seats))
        record.lines.append(at)
    record.lines += ends


def _read_end(at: int, words: list[str], record: Record) -> None:
    if words[0] == "state":
        if not re.fullmatch("[0-9a-f]{32}", words[1]) or len(words) != 2:
            raise BadRecord(at, "the state must be 32 hexadecimal digits")
        record.state = words[1]
        return
    if len(words) != record.seats + 1 or not all(map(_NUMBER.fullmatch, words[1:])):
        raise BadRecord(at, f"the result must be {record.seats} numbers")
    record.scores = tuple(map(int, words[1:]))


def _read_answer(at: int, words: list[str], seats: int) -> Answer:
    if len(words) != 3:
        raise BadRecord(at, "an answer is three words: seat, question, option")
    seat, question, option = words
    if not _SEAT.fullmatch(seat) or int(seat) >= seats:
        raise BadRecord(at, f"there is no seat {seat!r}")
    if not question.isidentifier():
        raise BadRecord(at, f"{question!r} is not the name of a question")
    return Answer(int(seat), question, int(option) if _NUMBER.fullmatch(option) else option)
