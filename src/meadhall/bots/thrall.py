"""A bot that plays like a beginner: it overlooks moves, misjudges and forgets.

It looks one move ahead like ``greedy``, in one imagined world only, with few estimates, and at half
of its options. Of those it takes one that looks nearly best: its judgement of each is off by a part
of what separates good from bad here. Half of the time it forgets what could be done beside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question, Table

BLUR = 1.0
"""How far a judgement may be off, as a share of what separates the best from the middling move."""

LEAST_SEEN = 3
"""How many options are never too many to see."""

FINE = 1 << 20


class ThrallBot(GreedyBot):
    """Takes an option that looks nearly best to a beginner."""

    def __init__(self, seed: str) -> None:
        """``seed`` is that of its own dice."""
        super().__init__(seed, budget=24, worlds=1, least=1)

    def choose(
        self,
        game: Game[Any],
        table: Table,
        seat: int,
        questions: list[tuple[Question[Any], list[Option]]],
    ) -> tuple[Question[Any], Option]:
        """A move among those that are seen, without things done beside where they are forgotten."""
        if len(questions) > 1 and self.dice.below(2):
            questions = questions[:1]
        question, options = questions[0]
        return super().choose(game, table, seat, [(question, self.seen(options)), *questions[1:]])

    def seen(self, options: list[Option]) -> list[Option]:
        """Half of the options, in their order, but not fewer than a few."""
        count = max(LEAST_SEEN, (len(options) + 1) // 2)
        places = [*range(len(options))]
        self.dice.shuffle(places)
        return [options[at] for at in sorted(places[:count])]

    def best(self, values: list[float]) -> int:
        """The best by a blurred judgement; never worse than a middling option."""
        ordered = sorted(values)
        reach = BLUR * (ordered[-1] - ordered[len(ordered) // 2])
        blurred = [value + reach * self.dice.below(FINE) / FINE for value in values]
        return max(range(len(values)), key=blurred.__getitem__)
