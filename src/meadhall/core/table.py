"""A table: everything in play, and the two calls that move it on.

``questions`` says what is asked of whom; ``answer`` decides one of them and lets the game
run on to the next. Whatever a game adds is plain data in slotted fields: numbers, names,
lists and further such records, so that copies are cheap and states can be compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from meadhall.core.agenda import Aside, Option, Question, Step, Together
from meadhall.core.clone import copier
from meadhall.core.dice import Dice
from meadhall.core.errors import IllegalAnswer, OverBudget
from meadhall.core.texts import Arg, Line

MOST_STEPS = 10_000
"""How many steps one answer may lead to; the longest seen in play is far below."""

MOST_LINES = 10_000
"""How many lines of the log one answer may lead to."""

COUNTED_EVERY = 16
"""Lines are counted once in so many steps: the loop is the hottest of random play."""

SPELL = range(COUNTED_EVERY)
SPELLS = range(MOST_STEPS // COUNTED_EVERY + 1)


@dataclass(slots=True)
class Table:
    """What every game's table has: seats, dice, agenda, log."""

    seats: int
    dice: Dice
    agenda: list[Step[Any]]

    log: list[Line] = field(init=False, repr=False, compare=False, default_factory=list)
    """What happened, as texts; belongs to who watches, so a copy starts with none."""

    _asked: list[Question[Any]] | None = field(init=False, repr=False, compare=False, default=None)
    _offers: list[list[Option]] = field(init=False, repr=False, compare=False, default_factory=list)

    _has_asides: ClassVar[bool] = False
    """Whether the game lets seats do things at any time: it has its own ``anytime``."""

    def __init_subclass__(cls) -> None:
        """See whether the game has things to do at any time."""
        cls._has_asides = cls.anytime is not Table.anytime

    def clockwise(self, start: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [*range(start, self.seats), *range(start)]

    # -- the agenda ----------------------------------------------------------

    def do(self, *steps: Step[Any]) -> None:
        """Put steps on top of the agenda, to happen in the order written."""
        self._asked = None
        self.agenda.extend(reversed(steps))

    @property
    def top(self) -> Step[Any] | None:
        """The step that is next; None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    def questions(self) -> list[Question[Any]]:
        """What is asked now, one question a seat; empty when the game is over."""
        asked = self._asked
        if asked is None:
            self._settle()
            asked = self._asked
            assert asked is not None
        return asked

    def options(self, question: Question[Any]) -> list[Option]:
        """What may be chosen at an open question (or to change an answer already given)."""
        asked = self.questions()
        if asked and asked[0] is question:  # nearly always
            return self._offers[0]
        if isinstance(question, Aside):
            return question.options(self) if self._has_asides and asked else []
        for at, each in enumerate(asked):
            if each is question or each == question:
                return self._offers[at]
        return question.options(self) if self._given(question) is not None else []

    def answer(self, question: Question[Any], option: Option) -> None:
        """Decide a question and run on until the next; an illegal answer changes nothing."""
        if type(option) not in (int, str) or option not in self.options(question):
            offered = self.options(question)
            raise IllegalAnswer(question.name, question.seat, option, offered)
        top = self.agenda[-1]
        self._asked = None
        if isinstance(question, Aside):
            question.answer(self, option)
        elif top.asks == 1:
            self.agenda.pop()
            question.answer(self, option)
        else:
            self._give(question, option)
        self._settle()

    def answered(self) -> list[Question[Any]]:
        """Questions answered but not in force yet: their answers may still be changed."""
        top = self.top
        if not isinstance(top, Together):
            return []
        return [question for lane in top.given for question, _ in lane]

    def take_back(self, seat: int) -> bool:
        """Take back what a seat has given while others still decide; False if nothing is."""
        top = self.top
        if not isinstance(top, Together):
            return False
        for lane, question in enumerate(top.questions):
            if question.seat == seat and top.lane(lane):
                self.agenda[-1] = top.put(lane, ())
                self._asked = None
                self._settle()
                return True
        return False

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return [question.seat for question in self.questions()]

    # -- things done at any time ---------------------------------------------

    def asides(self) -> list[Question[Any]]:
        """What seats may do beside the open questions; nobody waits for these."""
        if not self._has_asides or not self.questions():
            return []
        return [Aside(seat) for seat in range(self.seats) if self.anytime(seat)]

    def asides_of(self, seat: int) -> list[Question[Any]]:
        """The same for one seat."""
        if not self._has_asides or not self.questions():
            return []
        return [Aside(seat)] if self.anytime(seat) else []

    def anytime(self, seat: int) -> list[Option]:
        """What this seat may do at any time: nothing, unless the game says otherwise."""
        return []

    def play_anytime(self, seat: int, option: Option) -> None:
        """Do such a thing: put its steps on top of whatever is open."""
        raise NotImplementedError

    # -- talk ----------------------------------------------------------------

    def say(self, key: str, **args: Arg) -> None:
        """Write a line of the log that everybody may read."""
        self.log.append(Line(key, args))

    def tell(self, reader: int, key: str, **args: Arg) -> None:
        """Write a line of the log for one seat alone."""
        self.log.append(Line(key, args, reader))

    # -- copies --------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy of the state, with an empty log."""
        cls: Any = type(self)
        copy: Self = copier(cls)(self)
        copy._asked = self._asked
        copy._offers = self._offers
        return copy

    # -- inside --------------------------------------------------------------

    def _settle(self) -> None:
        """Run the agenda until somebody must decide."""
        agenda = self.agenda
        most = len(self.log) + MOST_LINES
        for _ in SPELLS:
            for _ in SPELL:
                if not agenda:
                    self._asked, self._offers = [], []
                    return
                step: Any = agenda[-1]  # asserting that it is a question costs time here
                asks = step.asks
                if not asks:
                    agenda.pop()
                    step.run(self)
                elif asks == 1:
                    options = step.options(self)
                    if len(options) > 1 or (options and step.always):
                        self._asked, self._offers = [step], [options]
                        return
                    agenda.pop()
                    if options:
                        step.answer(self, options[0])
                    else:
                        step.run(self)
                elif self._settle_together():
                    return
            if len(self.log) > most:
                break
        raise OverBudget(f"more than {MOST_STEPS} steps or {MOST_LINES} lines at once")

    def _settle_together(self) -> bool:
        """Open the lanes that still need an answer; False if all was given and put in force."""
        top = self.agenda[-1]
        assert isinstance(top, Together)
        asked: list[Question[Any]] = []
        offers: list[list[Option]] = []
        for lane in range(len(top.questions)):
            while (question := top.open_in(self, lane)) is not None:
                options = question.options(self)
                if len(options) > 1 or (options and question.always):
                    asked.append(question)
                    offers.append(options)
                    break
                if not options:
                    break
                top = top.put(lane, (*top.lane(lane), (question, options[0])))
        self.agenda[-1] = top
        if asked:
            self._asked, self._offers = asked, offers
            return True
        self.agenda.pop()
        top.run(self)
        return False

    def _given(self, question: Question[Any]) -> tuple[int, int] | None:
        """Where in the open lanes this question stands answered: lane and place."""
        top = self.top
        if isinstance(top, Together):
            for lane, given in enumerate(top.given):
                for place, (answered, _) in enumerate(given):
                    if answered == question:
                        return lane, place
        return None

    def _give(self, question: Question[Any], option: Option) -> None:
        """Note an answer, or change it, while others still decide."""
        top = self.agenda[-1]
        assert isinstance(top, Together)
        found = self._given(question)
        if found is not None:
            lane, place = found
            given = (*top.lane(lane)[:place], (question, option))
        else:
            seats = [q.seat for q in top.questions]
            lane = seats.index(question.seat)
            given = (*top.lane(lane), (question, option))
        self.agenda[-1] = top.put(lane, given)
