"""What a position is worth: games played on from it by quick bots, in worlds drawn anew.

1. A world is drawn that somebody (a seat, or everybody) could just as well be in; secret answers
   that others have given already are taken back.
2. Quick bots decide the next few questions: each looks at a few options in its own world,
   with other dice, one move ahead.
3. Where the game is not over by then it is taken to rest, and the game's own outlook gives the
   chances. At its end the winners share 1.

So a figure is an estimate of an estimate. Its interval tells how far more playouts could move it,
not how wrong the outlook may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.core import Dice, Together, add_up, answer_by_name

if TYPE_CHECKING:
    from meadhall.core import Answer, Game, Option, Question, Table

FAR = 8
"""Questions that quick bots decide before the outlook is asked, from a moment of the curve."""

NEAR = 3
"""The same from a choice: what it changed shows soon, and later only dice blur it."""

TRIED, CARE = 3, 8
"""Options that a quick bot looks at, and at a choice that is weighed."""

RESTLESS = 24
"""After so many further answers a table is valued though something is half done."""

ROLLS_APART = 1 << 12
"""A trial's dice begin so many words further on, so that no bot knows the dice to come."""

Z = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Playouts:
    """Values positions of one game."""

    def __init__(self, game: Game[Any], dice: Dice, shared: bool) -> None:
        """All chance comes from these dice; ``shared`` if all win or lose together."""
        self.game = game
        self.dice = dice
        self.shared = shared
        self.count = 0
        """Playouts so far."""

    def world(self, table: Table, viewer: int | None) -> Table:
        """A world that a seat, or a spectator, could be in."""
        world: Table = self.game.hidden(table, viewer, self.dice)
        if isinstance(world.top, Together):
            for other in range(world.seats):
                if other != viewer:
                    world.take_back(other)
        return world

    def seed(self) -> Dice:
        """Dice for the quick bots of a playout."""
        return self.dice.another(str(self.dice.below(1 << 32)))

    def sample(self, table: Table, viewer: int | None, count: int) -> list[list[float]]:
        """The chances by side after so many playouts, each in a world that a viewer could be in."""
        return [self.value(self.world(table, viewer), self.seed()) for _ in range(count)]

    def value(
        self, world: Table, seed: Dice, ahead: int = FAR, answer: Answer | None = None
    ) -> list[float]:
        """The chances by side after one playout of so many answers from a copy of a world.

        It begins with this ``answer``, if there is one; else with what a quick bot decides.
        """
        table, dice = world.clone(), Dice(seed.key)
        self.count += 1
        if answer is not None:
            answer_by_name(table, answer)
        for number in range(1 if answer is not None else 0, ahead):
            asked = table.questions()
            if not asked:
                break
            tried = CARE if ahead == NEAR and not number else TRIED
            table.answer(asked[0], self.choose(table, asked[0], dice, tried))
        self._settle(table, dice)
        return self.standing(table)

    def standing(self, table: Table) -> list[float]:
        """The chances by side as a table stands: certain at the end, else by the outlook."""
        result = self.game.result(table)
        if result is None:
            chances = self.game.outlook_of(table).chances
            return chances[:1] if self.shared else chances
        winners = result.winners
        if self.shared:
            return [1.0 if winners else 0.0]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]

    def choose(self, table: Table, question: Question[Any], dice: Dice, most: int) -> Option:
        """What a quick bot answers: a habit, or the best looking of a few options."""
        options = table.options(question)
        if len(options) == 1:
            return options[0]
        if self.game.habit is not None:
            usual = self.game.habit(table, question)
            if usual is not None and usual in options:
                return usual
        tried = options
        if len(options) > most:
            tried = options[:]
            dice.shuffle(tried)
            del tried[most:]
        best, highest = tried[0], None
        for number, option in enumerate(tried, 1):
            after = table.clone()
            after.dice.drawn += number * ROLLS_APART
            after.dice.block = ()
            after.answer(question, option)
            self._settle(after, dice)
            worth = self.game.worth(after, question.seat)
            if highest is None or worth > highest:
                best, highest = option, worth
        return best

    def _settle(self, table: Table, dice: Dice) -> None:
        """Take a table to rest; what is asked until then is answered at random."""
        for _ in range(RESTLESS):
            asked = table.questions()
            if not asked or (not table.answered() and self.game.at_rest(table)):
                return
            table.answer(asked[0], dice.pick(table.options(asked[0])))


def mean(values: list[float]) -> float:
    """The mean, added up from left to right."""
    return add_up(values) / len(values)


def half_width(values: list[float]) -> float:
    """Half of the 95 % interval of a mean of chances.

    A 0 and a 1 are added before the spread is taken: a few playouts that all ended alike are no
    certainty.
    """
    return spread([*values, 0.0, 1.0])


def spread(values: list[float]) -> float:
    """Half of the 95 % interval of a mean of values of any kind."""
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    variance = add_up([(value - middle) ** 2 for value in values]) / (len(values) - 1)
    return float(Z * (variance / len(values)) ** 0.5)
