"""A game: the few calls that every game gives, and the settings a table can choose.

new       the first table for given seats, options and seed
view      what one seat, or a spectator, can see: plain data, built up from nothing
hidden    a table that this seat could just as well be sitting at, for search
result    scores, places and winners once the game is over
describe  a view as titled sections of text, for terminals, screen readers and plain pages
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any, Generic

from meadhall.core.agenda import Closed, Option, Question, T, Together, home_of
from meadhall.core.clone import packer, unpack
from meadhall.core.dice import Dice, key_from
from meadhall.core.errors import BadSetup
from meadhall.core.memo import Call
from meadhall.core.outlook import Outlook, contest
from meadhall.core.recent import Recent
from meadhall.core.study import Finding
from meadhall.core.table import Table
from meadhall.core.texts import Section

Setting = bool | int | str
"""The value of a table option."""

View = dict[str, Any]
"""What a seat sees: plain data only (numbers, names, lists and dicts of them)."""


ROUGHLY = 10.0
"""How far luck may move a score, in a game that does not say."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a table: its name, what it may be, and what it is if nobody says."""

    name: str
    values: tuple[Setting, ...]
    default: Setting


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: by seat the score, the place (1 is best; equals share it) and its parts.

    ``parts`` says where each seat's score came from, by source. In a game that is won or
    lost together everybody shares one place, and ``won`` says which.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: dict[str, tuple[int, ...]] = field(default_factory=dict)
    won: bool = True

    @property
    def winners(self) -> list[int]:
        """The seats in first place, none if a common game was lost."""
        return [seat for seat, place in enumerate(self.places) if place == 1 and self.won]


@dataclass(frozen=True, slots=True)
class Writing:
    """What people may write for a game themselves, such as a scene, to play with it.

    A table with such a text has one option more, whose value is the whole text packed into one
    word: so its record says all that is needed, wherever it is read.
    """

    option: str
    pack: Callable[[str], str]
    take: Callable[[str], Game[Any]]
    """The game with a packed text; one that cannot be played is a BadWriting."""

    messages: Callable[[str, str], str]
    """The names in a packed text, as Fluent messages in a language."""


def at_rest(table: Table) -> bool:
    """Whether nothing is half done: what is asked first says so, and the end is at rest."""
    asked = table.questions()
    return not asked or asked[0].at_rest(table)


@dataclass(frozen=True)
class Game(Generic[T]):
    """One game, by the functions that make, show and judge its tables."""

    id: str
    """Its short name, the same in records, addresses and folders."""

    version: str
    """The rules version: moves only when behaviour moves; a record names it."""

    seats: tuple[int, ...]
    """The numbers of players it can be played by."""

    choices: tuple[Choice, ...]
    """The options of a table."""

    table: type[T]
    set_up: Callable[[int, Mapping[str, Setting], Dice], T]
    look: Callable[[T, int | None], Mapping[str, Any]]
    reshuffle: Callable[[T, int | None, Dice], None]
    judge: Callable[[T], Result | None]
    lay_out: Callable[[Any], list[Section]]
    """A view of this game as sections of texts."""

    worth: Callable[[T, int], float]
    """How good a table looks to a seat, for bots that look ahead."""

    cards: Mapping[str, Any]
    """All cards by name, as rows of printed facts."""

    at_rest: Callable[[T], bool] = at_rest
    """Whether nothing is half done, so that ``worth`` can be asked: the question says."""

    shape: Any = None
    """The TypedDict that describes a view, from which the client's types are made."""

    audit: Callable[[T], list[str]] = lambda table: []
    """What is wrong with a table that no legal play can reach; empty if nothing is."""

    figures: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By text key, the numbers of its row that its texts may speak of, as variables."""

    sides: tuple[str, ...] = ()
    """By seat, the name of its side (a clan, a jarl), as a text key."""

    own: Callable[[T, int], Mapping[str, Any]] | None = None
    """The parts of a view that differ from seat to seat, so that the rest is made once for all.

    ``look(table, seat)`` must be ``look(table, None)`` with these in their place.
    """

    own_lately: Callable[[T, int, Recent], Mapping[str, Any]] | None = None
    """``own`` with what is as it was lately taken from there."""

    public: Callable[[T, Recent], Mapping[str, Any]] | None = None
    """``look(table, None)`` with the parts that are as they were lately taken from there."""

    study: Callable[[T, Result], list[Finding]] = lambda table, result: []
    """What a finished table with its whole log tells a researcher beyond its result."""

    writing: Writing | None = None
    """What people may write for it."""

    outlook: Callable[[T], Outlook] | None = None
    """What a table promises all seats at once, for bots that search; else by their ``worth``."""

    rough_outlooks: Mapping[str, Callable[[T], Outlook]] = field(default_factory=dict)
    """By level of bots what tables promise to their mind, where they know less than the best bots:
    longer thinking alone may hardly make a bot better."""

    habit: Callable[[T, Question[Any]], Option | None] | None = None
    """What every sensible player answers to a small question, so that bots need not search it."""

    reckoned: Callable[[T, Question[Any]], Option | None] | None = None
    """What is best by exact reckoning, which bots that search know and beginners do not."""

    foresight: int = 0
    """How many whole moves a bot that searches plays on before it judges a table, where the outlook
    is blind to what those moves bring."""

    short_search: int = 12
    """How many simulations make a sound player, who is to be clearly weaker than a good one."""

    left_to_people: frozenset[Option] = frozenset()
    """What may be done beside answering, but bots never do, so as not to bother people."""

    things: Callable[[T, int], Mapping[str, Sequence[Option]]] = lambda table, seat: {}
    """By kind (of questions), what a seat can see and may want to choose, now or another time."""

    why_not: Callable[[T, Question[Any], Option], Closed | None] = lambda *asked: None
    """Why one of these things is not open at a question, where ``closed`` does not say it."""

    slow_calls: Callable[[T], list[Call]] = lambda table: []
    """The calls that views and hints of a table will make and that take long."""

    def with_writing(self, options: Mapping[str, Setting]) -> Game[T]:
        """The game that a table with these options plays: as it is, or with what they carry."""
        packed = self.written(options)
        return self if self.writing is None or packed is None else self.writing.take(packed)

    def written(self, options: Mapping[str, Setting]) -> str | None:
        """The packed text among the options of a table; None if it is played without."""
        found = None if self.writing is None else options.get(self.writing.option)
        return None if found is None else str(found)

    def spoken_options(self, options: Mapping[str, Setting]) -> dict[str, Setting]:
        """The options that people choose between: all but such a text."""
        hidden = None if self.writing is None else self.writing.option
        return {name: value for name, value in options.items() if name != hidden}

    def words(self, options: Mapping[str, Setting], lang: str) -> str | None:
        """The names in such a text as Fluent messages; None if there is none."""
        packed = self.written(options)
        if self.writing is None or packed is None:
            return None
        return self.writing.messages(packed, lang)

    def new(self, seats: int, options: Mapping[str, Setting] | None = None, seed: str = "") -> T:
        """The first table: the same for the same seats, options and seed, everywhere."""
        return self.new_from_key(seats, options or {}, key_from(seed))

    def new_from_key(self, seats: int, options: Mapping[str, Setting], key: bytes) -> T:
        """The first table from the 32-byte key of a record."""
        if seats not in self.seats:
            known = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.id} is for {known} players, not {seats}")
        table = self.set_up(seats, self.settle_options(options), Dice(key))
        table.questions()
        return table

    def settle_options(self, options: Mapping[str, Setting]) -> dict[str, Setting]:
        """All options with their values; an unknown one or a value not open is refused."""
        known = {choice.name: choice for choice in self.choices}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r}: {', '.join(known)}")
            allowed = known[name].values
            if not any(value == each and type(value) is type(each) for each in allowed):
                said = ", ".join(map(str, allowed))
                raise BadSetup(f"{name} of {self.id} cannot be {value!r}: {said}")
        return {name: options.get(name, choice.default) for name, choice in known.items()}

    def view(self, table: T, seat: int | None = None) -> View:
        """What a seat sees, or a spectator (None); plain data."""
        return {**self.look(table, seat), "seat": seat, "waiting": table.waiting()}

    def public_view(self, table: T, recent: Recent) -> View:
        """What a spectator sees, sharing what stayed the same since it was last looked at."""
        if self.public is None:
            return self.view(table, None)
        seen = self.public(table, recent)
        return {**seen, "seat": None, "waiting": table.waiting()}

    def own_parts(self, table: T, seat: int, recent: Recent) -> View | None:
        """Where a seat's view differs from the spectator's; None if the game does not tell.

        Laid over the spectator's view they are what the seat sees.
        """
        if self.own_lately is not None:
            return {**self.own_lately(table, seat, recent), "seat": seat}
        if self.own is not None:
            return {**self.own(table, seat), "seat": seat}
        return None

    def questions(self, table: T, seat: int) -> list[tuple[Question[Any], list[Option]]]:
        """What this seat is asked or may do beside, each with its options."""
        asked = [*table.questions(), *table.asides()]
        return [(each, table.options(each)) for each in asked if each.seat == seat]

    def reason(self, table: T, question: Question[Any], thing: Option) -> Closed | None:
        """Why a thing cannot be chosen at an open question, with its rule.

        None if it can be, or if nothing is known about it: it tells the seat that is asked
        nothing that it cannot see.
        """
        if thing in table.options(question):
            return None
        told = (each for each in question.closed(table) if each.option == thing)
        return next(told, None) or self.why_not(table, question, thing)

    def hidden(self, table: T, seat: int | None, dice: Dice) -> T:
        """A table that looks the same to this seat, with all it cannot know drawn anew.

        Also the dice to come are new, and whatever others have chosen in secret.
        """
        other = table.clone()
        other.dice = dice.another(str(dice.below(1 << 32)))
        self.reshuffle(other, seat, dice)
        _choose_anew(other, seat, dice)
        other.do()
        return other

    def result(self, table: T) -> Result | None:
        """How it ended; None while somebody still has to decide."""
        return None if table.questions() else self.judge(table)

    def outlook_of(self, table: T) -> Outlook:
        """What a table promises all seats."""
        if self.outlook is not None:
            return self.outlook(table)
        worths = [self.worth(table, seat) for seat in range(table.seats)]
        return Outlook(worths, contest(worths, ROUGHLY).chances, worths)

    def describe(self, view: View) -> list[Section]:
        """A view in words: sections of texts, complete for playing without pictures."""
        return self.lay_out(view)

    def snapshot(self, table: T) -> bytes:
        """The whole state in a few kilobytes; ``restore`` reads it back."""
        cls: Any = self.table
        return json.dumps(packer(cls)(table), separators=(",", ":")).encode()

    def restore(self, snapshot: bytes) -> T:
        """The table of a snapshot made by the same rules version."""
        table: T = unpack(self.table, json.loads(snapshot), self.home)
        return table

    def state_hash(self, table: T) -> str:
        """A short name of the exact state: equal for equal states, on every machine."""
        return blake2b(self.snapshot(table), digest_size=16).hexdigest()

    @cached_property
    def judged_by(self) -> dict[str, Game[T]]:
        """This game as levels of bots judge it that know less than the best."""
        rough = self.rough_outlooks.items()
        return {level: replace(self, outlook=each, rough_outlooks={}) for level, each in rough}

    @cached_property
    def home(self) -> str:
        """The package in which the names of this game's steps are looked up."""
        return home_of(self.table.__module__)

    @property
    def package(self) -> str:
        """The name of that package, by which its texts are found: ``valhalla``, ``valhalla_3``."""
        return self.home.rpartition(".")[2]


FIRST_PLAYER = "first_player"


def first_player_choice(most: int) -> Choice:
    """The option of a table that names the first player, or leaves it to the dice."""
    return Choice(FIRST_PLAYER, ("random", *range(most)), "random")


def first_player(seats: int, options: Mapping[str, Setting], dice: Dice, rule: str) -> int:
    """The seat that begins: drawn at random unless the table names one."""
    named = options[FIRST_PLAYER]
    if isinstance(named, str):
        return dice.below(seats)
    if named >= seats:
        raise BadSetup(f"seat {named} cannot begin at a table of {seats}", rule)
    return int(named)


def places(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Places from scores: 1 for the highest, equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _choose_anew(table: Any, seat: int | None, dice: Dice) -> None:
    """Draw anew what other seats have chosen in secret and not yet shown.

    Something played at any time may have asked a question on top of it meanwhile.
    """
    for at, step in enumerate(table.agenda):
        if isinstance(step, Together) and step.given:
            table.agenda[at] = _given_anew(table, step, seat, dice)


def _given_anew(table: Any, together: Together, seat: int | None, dice: Dice) -> Together:
    for lane, question in enumerate(together.questions):
        given = together.lane(lane)
        if not given or question.seat == seat:
            continue
        complete = together.open_in(table, lane) is None
        together = together.put(lane, ())
        while (open_now := together.open_in(table, lane)) is not None:
            if not complete and len(together.lane(lane)) == len(given):
                break
            option = dice.pick(open_now.options(table))
            together = together.put(lane, (*together.lane(lane), (open_now, option)))
    return together
