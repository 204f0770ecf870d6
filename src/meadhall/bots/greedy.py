"""A bot that looks one move ahead with the game's own estimate.

It samples several worlds that its seat could be in (``game.hidden``), tries each option in
each of them, plays on until the table is at rest, and takes the option after which its seat
looks best on average (``game.worth``).

A move is often a sequence of small questions (march: from, to, who). Its own further questions
are searched within a fixed budget of estimates; questions of others are answered at random.
The best sequence is kept as the plan, as far as nothing was left out, so that it is searched once.
Small questions that every sensible player answers alike (``game.habit``) are not searched.

What is decided together takes effect with the last answer. So the others answer first, at random
in each world, and every option is seen in force, against the same answers.

An aside (a rune played at any time) is tried before the best move, in the same worlds, and
played first if that is worth more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.bots.moves import Move, moves_of, some_of
from meadhall.core import Dice, Together, add_up, key_from

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table

Plan = list[tuple[str, "Option"]]
"""The further answers of a move: names of questions and their options."""

MAX_QUESTIONS = 60
"""After so many questions a move is judged as it stands."""


class GreedyBot:
    """Takes the option after which its seat looks best."""

    def __init__(self, seed: str, budget: int = 96, worlds: int = 3, least: int = 4) -> None:
        """``seed`` is that of its own dice; ``budget`` the estimates for a move in all worlds.

        An option that asks further has ``least`` estimates in each world, however many there are.
        """
        self.dice = Dice(key_from(seed))
        self.budget = budget
        self.least = least
        self.worlds = worlds
        self.plan: Plan = []

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        question, options = questions[0]
        if self.plan:
            name, planned = self.plan.pop(0)
            if name == question.name and planned in options:
                return question, planned
            self.plan = []
        asides = moves_of(game, questions[1:])
        if len(options) == 1 and not asides:
            return question, options[0]
        usual = self._usual(game, table, question)
        if usual is not None and usual in options:
            return question, usual
        return self._search(game, table, seat, (question, options), asides)

    def _usual(self, game: Game[Any], table: Table, question: Question[Any]) -> Option | None:
        """What everybody answers here, if anything, as far as the seat can know."""
        if game.habit is None:
            return None
        return game.habit(game.hidden(table, question.seat, self.dice), question)

    def _search(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        asked: tuple[Question[Any], list[Option]],
        asides: list[Move],
    ) -> Move:
        """Try all options in several worlds; keep the plan of the best one."""
        question, options = asked
        share = max(self.least, self.budget // (self.worlds * len(options)))
        sums = [0.0] * len(options)
        plans: list[Plan] = [[] for _ in options]
        worlds: list[Table] = []
        for world in range(self.worlds):
            imagined = game.hidden(table, seat, self.dice)
            self._let_others_answer(imagined, seat)
            worlds.append(imagined)
            for at, option in enumerate(options):
                value, plan = self._try(game, imagined, seat, question, option, share)
                sums[at] += value
                if world == 0:
                    plans[at] = plan
        best = self.best(sums)
        move = (question, options[best])
        aside = self._better_aside(game, worlds, seat, asides, move, sums[best])
        self.plan = plans[best] if aside is None else []
        return move if aside is None else aside

    def best(self, values: list[float]) -> int:
        """Which of these values to go for."""
        return max(range(len(values)), key=values.__getitem__)

    def _let_others_answer(self, table: Table, seat: int) -> None:
        """Answer what others are asked at the same time as this seat."""
        while others := [asked for asked in table.questions() if asked.seat != seat]:
            if not isinstance(table.top, Together):
                return
            table.answer(others[0], self.dice.pick(table.options(others[0])))

    def _better_aside(
        self,
        game: Game[Any],
        worlds: list[Table],
        seat: int,
        asides: list[Move],
        move: Move,
        worth: float,
    ) -> Move | None:
        """The first aside that makes a move worth more when it is played before it."""
        for aside in asides:
            values = [self._try_after(game, world, seat, aside, move) for world in worlds]
            if add_up(values) > worth:
                return aside
        return None

    def _try_after(
        self, game: Game[Any], table: Table, seat: int, aside: Move, move: Move
    ) -> float:
        """The worth of a move after an aside."""
        after = table.clone()
        after.answer(*aside)
        for _ in range(MAX_QUESTIONS):
            asked = after.questions()
            if not asked:
                break
            if move[1] in after.options(move[0]):
                return self._try(game, after, seat, *move, 1)[0]
            other = next((each for each in asked if each.seat == seat), asked[0])
            after.answer(other, self.dice.pick(after.options(other)))
        return game.worth(after, seat)

    def _try(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        question: Question[Any],
        option: Option,
        budget: int,
    ) -> tuple[float, Plan]:
        """The worth of an option in a world, and the plan after it."""
        after = table.clone()
        after.answer(question, option)
        for _ in range(MAX_QUESTIONS):
            asked = after.questions()
            if not asked or game.at_rest(after):
                break
            own = next((each for each in asked if each.seat == seat), None)
            if own is not None:
                return self._search_further(game, after, seat, own, budget)
            other = asked[0]
            after.answer(other, self.dice.pick(after.options(other)))
        return game.worth(after, seat), []

    def _search_further(
        self, game: Game[Any], table: Table, seat: int, question: Question[Any], budget: int
    ) -> tuple[float, Plan]:
        """The best worth and plan for a further question of the bot's own.

        A plan goes as far as every option was tried; from there on is searched when it comes up.
        """
        usual = None if game.habit is None else game.habit(table, question)
        options = table.options(question)
        if usual is not None and usual in options:
            options = [usual]
        cut = budget < len(options)
        options = some_of(options, budget, self.dice)
        share = max(1, budget // len(options))
        best: tuple[float, Plan] | None = None
        for option in options:
            value, plan = self._try(game, table, seat, question, option, share)
            if best is None or value > best[0]:
                best = (value, [(question.name, option), *plan])
        assert best is not None
        return (best[0], []) if cut else best
