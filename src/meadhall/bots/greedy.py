"""A bot that looks one move ahead with the game's own estimate.

It imagines several tables that its seat could be sitting at (``game.hidden``), tries each
option at each of them, lets the move run its course until the table is at rest, and takes
the option after which its seat looks best on average (``game.worth``).

A move is often a row of small questions (march: from, to, who). Its own further questions
are tried in turn within a fixed budget of estimates; what others are asked meanwhile is
answered at random. The best row found is remembered, so that it is thought out once.

What may be done beside (a rune played at any time) is tried before the best move, in the
same worlds, and done first if the move is then worth more than without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.core import Dice, key_from

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table

Plan = list[tuple[str, "Option"]]
"""Further answers of a row that was thought out: the question's name and the option."""

Move = tuple["Question[Any]", "Option"]

PATIENCE = 60
"""How many questions a move may take to run its course before it is judged as it stands."""


class GreedyBot:
    """Looks one move ahead."""

    def __init__(self, seed: str, budget: int = 96, worlds: int = 3) -> None:
        """Draw from this seed; spend about ``budget`` estimates on a move, over some worlds."""
        self.dice = Dice(key_from(seed))
        self.budget = budget
        self.worlds = worlds
        self.plan: Plan = []

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        """The option after which this seat looks best."""
        question, options = questions[0]
        if self.plan:
            name, planned = self.plan.pop(0)
            if name == question.name and planned in options:
                return question, planned
            self.plan = []
        beside = [(aside, option) for aside, offered in questions[1:] for option in offered]
        if len(options) == 1 and not beside:
            return question, options[0]
        return self._best(game, table, seat, (question, options), beside)

    def _best(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        asked: tuple[Question[Any], list[Option]],
        beside: list[Move],
    ) -> Move:
        """Try all options in several worlds; remember how the best one goes on."""
        question, options = asked
        share = max(1, self.budget // (self.worlds * len(options)))
        sums = [0.0] * len(options)
        plans: list[Plan] = [[] for _ in options]
        worlds: list[Table] = []
        for world in range(self.worlds):
            imagined = game.hidden(table, seat, self.dice)
            worlds.append(imagined)
            for at, option in enumerate(options):
                value, plan = self._try(game, imagined, seat, question, option, share)
                sums[at] += value
                if world == 0:
                    plans[at] = plan
        best = max(range(len(options)), key=sums.__getitem__)
        self.plan = plans[best]
        move = (question, options[best])
        for aside in beside:
            value = sum(self._try_after(game, world, seat, aside, move) for world in worlds)
            if value > sums[best]:
                self.plan = []
                return aside
        return move

    def _try_after(
        self, game: Game[Any], table: Table, seat: int, aside: Move, move: Move
    ) -> float:
        """What a move is worth with something done beside it first."""
        after = table.clone()
        after.answer(*aside)
        for _ in range(PATIENCE):
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
        """What an option is worth at an imagined table, and how to go on after it."""
        after = table.clone()
        after.answer(question, option)
        for _ in range(PATIENCE):
            asked = after.questions()
            if not asked or game.at_rest(after):
                break
            own = next((each for each in asked if each.seat == seat), None)
            if own is not None:
                return self._go_on(game, after, seat, own, budget)
            other = asked[0]
            after.answer(other, self.dice.pick(after.options(other)))
        return game.worth(after, seat), []

    def _go_on(
        self, game: Game[Any], table: Table, seat: int, question: Question[Any], budget: int
    ) -> tuple[float, Plan]:
        """The best that can be made of an own further question."""
        options = table.options(question)
        if budget < len(options):
            options = options[:]
            self.dice.shuffle(options)
            options = options[: max(1, budget)]
        share = max(1, budget // len(options))
        best: tuple[float, Plan] | None = None
        for option in options:
            value, plan = self._try(game, table, seat, question, option, share)
            if best is None or value > best[0]:
                best = (value, [(question.name, option), *plan])
        assert best is not None
        return best
