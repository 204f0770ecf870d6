"""The flow of a game: steps, questions, and questions asked together.

1. The agenda is a stack of steps kept in the table itself; the top one is next.
2. A step happens; it may put further steps on top, in the order they are to happen.
3. A question asks one seat for one option. With nothing to choose from it just runs; a
   single option is taken for the seat, unless taking it silently would tell a secret.
4. Questions asked together wait for each other, and take effect when the last is answered;
   until then an answer may be changed.

A step is never changed once made: what must be remembered goes on the table, where views,
bots and tests can see it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from meadhall.core.texts import Arg, Text

if TYPE_CHECKING:
    from meadhall.core.table import Table

Option = int | str
"""The bare thing chosen: a seat, a card, a province, a number or a word such as "pass"."""

T = TypeVar("T", bound="Table")

STEPS: dict[str, dict[str, type[Step[Any]]]] = {}
"""All step classes by home (the game's package) and name, to read snapshots and records."""


def home_of(module: str) -> str:
    """The package whose names must be unique: ``meadhall.games.x`` for a game's modules."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["meadhall", "games"] else module


class Step(Generic[T]):
    """One thing that happens."""

    __slots__ = ()

    asks: ClassVar[int] = 0
    """0 for a plain step, 1 for a question, 2 for questions asked together."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Know every step by its name."""
        super().__init_subclass__(**kwargs)
        STEPS.setdefault(home_of(cls.__module__), {})[cls.__name__] = cls

    def run(self, table: T) -> None:
        """Make it happen."""


@dataclass(frozen=True, slots=True)
class Closed:
    """Something that cannot be chosen now: the reason in a sentence, and the rule that says so."""

    option: Option
    why: Text
    rule: str


@dataclass(slots=True)
class Question(Step[T]):
    """One thing a seat decides; its fields are its arguments, its docstring is the rule."""

    seat: int

    asks: ClassVar[int] = 1

    always: ClassVar[bool] = False
    """Asked even with a single option, because not being asked would tell a secret."""

    kind: ClassVar[str] = "word"
    """What its options are: word, card, province, figure, seat, number, or a game's own."""

    rest: ClassVar[bool] = False
    """Whether nothing is half done while this is asked, so that bots may judge the table."""

    tells: ClassVar[bool] = False
    """Whether others learn something hidden from any answer, so that it cannot be taken back."""

    rules: ClassVar[tuple[str, ...]] = ()
    """Numbers of the rules that a player who is asked this may want to read."""

    def options(self, table: T) -> list[Option]:
        """What may be chosen now, in fixed order and without duplicates."""
        raise NotImplementedError

    def answer(self, table: T, option: Option) -> None:
        """Make the choice happen."""
        raise NotImplementedError

    def more(self, table: T, option: Option) -> Question[T] | None:
        """A further part of a choice made together with others, or None when it is complete.

        The further question carries what was chosen so far and answers for the whole.
        """
        return None

    def at_rest(self, table: T) -> bool:
        """Whether the table is at rest while this is asked; ``rest`` unless a game knows more."""
        return self.rest

    @property
    def name(self) -> str:
        """The name of the choice: in records, prompts and tests alike."""
        return type(self).__name__

    def arguments(self) -> dict[str, Arg]:
        """What the prompt speaks of besides the seat: by default the fields as they are."""
        cls: Any = type(self)
        return {name: getattr(self, name) for name in _arguments(cls)}

    def hint(self, table: T, option: Option) -> Text | None:
        """What an option costs or does, for who is about to choose; None if it is plain."""
        return None

    def kind_of(self, thing: Option, things: Mapping[str, Collection[Option]]) -> str | None:
        """Of which kind a thing is, first of all as it is asked for; None if none has it."""
        kinds = [kind for kind, each in things.items() if thing in each]
        return self.kind if self.kind in kinds else next(iter(kinds), None)

    def rules_at(self, table: T) -> tuple[str, ...]:
        """Those of its ``rules`` that matter at this table."""
        return self.rules

    def closed(self, table: T) -> list[Closed]:
        """What is not open now though a player may look for it here, each with the reason.

        It tells the seat that is asked nothing that it cannot know, and nothing about an option
        that is open; reasons follow from the same conditions as the options.
        """
        return []


@cache
def _arguments(cls: type) -> tuple[str, ...]:
    """The names of a question's fields besides the seat."""
    return tuple(f.name for f in fields(cls) if f.name != "seat")


Given = tuple[Question[Any], Option]
"""A question and the option given to it, not in force yet."""


@dataclass(slots=True)
class Together(Step[Any]):
    """Questions open at once to different seats, and what was given so far.

    Each seat has its lane: the question asked first and, where that calls for ``more``, the
    further ones. All lanes take effect together, so an answer must touch only its own seat's
    things and never roll: the order of arrival cannot matter.
    """

    questions: tuple[Question[Any], ...]
    given: tuple[tuple[Given, ...], ...] = ()

    asks: ClassVar[int] = 2

    def lane(self, lane: int) -> tuple[Given, ...]:
        """What was given in a lane so far."""
        return self.given[lane] if self.given else ()

    def open_in(self, table: Table, lane: int) -> Question[Any] | None:
        """The question now open in a lane, or None when the lane is complete."""
        given = self.lane(lane)
        if not given:
            return self.questions[lane]
        question, option = given[-1]
        return question.more(table, option)

    def put(self, lane: int, given: tuple[Given, ...]) -> Together:
        """The same with other answers in one lane."""
        lanes = list(self.given or [()] * len(self.questions))
        lanes[lane] = given
        return Together(self.questions, tuple(lanes) if any(lanes) else ())

    def run(self, table: Table) -> None:
        """Put all answers in force, lane by lane."""
        for lane, question in enumerate(self.questions):
            given = self.lane(lane)
            if given:
                last, option = given[-1]
                last.answer(table, option)
            else:
                question.run(table)


@dataclass(slots=True)
class Aside(Question[Any]):
    """A thing that a seat may do beside whatever is being asked; nobody waits for it."""

    def options(self, table: Table) -> list[Option]:
        """What the table lets this seat do at any time."""
        return table.anytime(self.seat)

    def answer(self, table: Table, option: Option) -> None:
        """Do it, before the question that was open is asked again."""
        table.play_anytime(self.seat, option)
