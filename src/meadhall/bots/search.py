"""A bot that searches a tree of moves in worlds that its seat could be in.

Each simulation (Monte Carlo tree search over information sets):

1. takes an imagined world (``game.hidden``), so that nothing unknown to the seat is used, and
   rolls its dice anew;
2. goes down the tree: at each question the seat that is asked takes the option that looks best
   to it, with a bonus for options seldom tried (UCB);
3. at a question that is new in the tree tries each option once, with the best of a few further
   choices that its move asks for, plays on from the best one as far as the game asks for, and
   estimates the table when it is at rest (estimate.py);
4. adds the estimates to every option on the way.

What is decided together is one step of the tree: each seat chooses by its own figures, without
knowing what the others choose at the same time; answers that others have given already are taken
back in every world. Chance and hidden cards are averaged over worlds. Things done at any time are
further options of the decision that is searched.

The budget is a number of simulations, with which the same seed gives the same move on any machine,
or a time. A move of several questions (march: from, to, who) keeps its part of the tree.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from meadhall.bots.budget import Budget
from meadhall.bots.estimate import RESTLESS, Estimator, Rest
from meadhall.bots.moves import Move, Questions, known_best, moves_of, some_of
from meadhall.bots.tree import Arm, Judged, Key, Node
from meadhall.core import Aside, Dice, Together, key_from

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Outlook, Question, Table

MOST_WORLDS = 64
"""How many worlds are imagined for a decision; more simulations use them again."""

DEEPEST = 24
"""So many decisions down the tree a table is judged as it stands."""

MOST_TRIED = 12
"""How many options of a new question are tried; the rest follow when they are reached again."""

WIDE, NARROW = 12, 3
"""About how many further choices of a move are tried for its estimate: at the decision itself, and
further down the tree."""

CURIOSITY = 1.0
"""How much an option seldom tried is favoured, in spreads of the estimates of one option."""

ROLLS_APART = 1 << 16
"""More words of chance than a simulation draws: the dice of each begin so far from the last."""


class SearchBot:
    """Takes the option that was taken most in its search."""

    def __init__(self, seed: str, budget: Budget, level: str = "") -> None:
        """``seed`` is that of its own dice; ``level`` that by which it judges, none as the best."""
        self.dice = Dice(key_from(seed))
        self.budget = budget
        self.level = level
        self.kept: Node | None = None
        """The part of the last tree that the last move led into."""
        self.simulated = 0
        """Simulations of the last decision."""
        self.searched: Search | None = None
        """The tree of the last judgement."""

    def choose(
        self, game: Game[Any], table: Table, seat: int, questions: Questions
    ) -> tuple[Question[Any], Option]:
        """The best move; at once if there is no other."""
        moves = moves_of(game, questions)
        if len(moves) == 1:
            self.simulated = 0
            return moves[0]
        usual = self.usual(game, table, seat, questions)
        if usual is not None:
            return usual
        search, (best, *_) = self._search(game, table, seat, questions)
        self.kept = search.root.after(best.question, best.option)
        return best.question, best.option

    def usual(self, game: Game[Any], table: Table, seat: int, questions: Questions) -> Move | None:
        """What needs no search here, if anything does not."""
        question, options = questions[0]
        found = known_best(game, game.hidden(table, seat, self.dice), question)
        return (question, found) if found is not None and found in options else None

    def judge(self, game: Game[Any], table: Table, seat: int, questions: Questions) -> list[Judged]:
        """All options of a decision, the best first."""
        self.searched, found = self._search(game, table, seat, questions)
        return found

    def _search(
        self, game: Game[Any], table: Table, seat: int, questions: Questions
    ) -> tuple[Search, list[Judged]]:
        """Search within the budget; there is always one simulation."""
        game = game.judged_by.get(self.level, game)
        most, spare = self.budget.most(game), self.budget.milliseconds
        start = perf_counter()
        end = inf if spare is None else start + spare / 1000
        root = self._kept_tree(game, table, questions[0][0])
        search = Search(game, seat, moves_of(game, questions), self.dice, root, end)
        most = max(most - search.visits(), most // 4, 1)
        worlds: list[tuple[Table, Outlook]] = []
        number = 0
        while not number or (number < most and perf_counter() < end):
            if number < MOST_WORLDS:
                world = imagine(game, table, seat, self.dice)
                worlds.append((world, game.outlook_of(world)))
            search.simulate(*worlds[number % len(worlds)], number)
            number += 1
            if number & 15 == 0:
                now = perf_counter()
                left = min(most - number, number * (end - now) / (now - start))
                if search.decided(left):
                    break
        self.simulated = number
        return search, search.judged()

    def _kept_tree(self, game: Game[Any], table: Table, asked: Question[Any]) -> Node:
        """The kept part of the last tree if this decision goes on with its move, or a new one."""
        kept, self.kept = self.kept, None
        goes_on = kept is not None and (asked.seat, asked.name, 0) in kept.arms
        return kept if kept is not None and goes_on and not game.at_rest(table) else Node()


def imagine(game: Game[Any], table: Table, seat: int, dice: Dice) -> Table:
    """A world that a seat could be in; what others chose at the same time is taken back."""
    world: Table = game.hidden(table, seat, dice)
    if isinstance(world.top, Together):
        for other in range(world.seats):
            if other != seat:
                world.take_back(other)
    return world


class Search:
    """The tree of one decision."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        moves: list[Move],
        dice: Dice,
        root: Node,
        end: float,
    ) -> None:
        """``moves`` are the options of the seat that decides, things done beside included."""
        self.game = game
        self.seat = seat
        self.moves = moves
        self.root = root
        self.estimator = Estimator(game, dice, end)
        self.now: list[float] = []

    # -- what was found ----------------------------------------------------------------

    def judged(self) -> list[Judged]:
        """The options of the decision, the best first."""
        found = []
        for question, option in self.moves:
            arm = self._own_arm(question, option)
            n = max(1, arm.visits)
            worth = arm.total / n if arm.visits else -inf
            found.append(Judged(question, option, arm.visits, worth, arm.chance / n, arm.score / n))
        return sorted(found, key=lambda each: (-each.visits, -each.worth))

    def visits(self) -> int:
        """How often any option of the decision was taken."""
        return sum([self._own_arm(*move).visits for move in self.moves])

    def decided(self, left: float) -> bool:
        """Whether so many further simulations cannot change the choice."""
        most = sorted([self._own_arm(*move).visits for move in self.moves], reverse=True)
        return len(most) > 1 and most[0] - most[1] > left

    def _own_arm(self, question: Question[Any], option: Option) -> Arm:
        found = self.root.arms.get((question.seat, question.name, 0), {})
        return found.get(option) or Arm()

    # -- one simulation ----------------------------------------------------------------

    def simulate(self, world: Table, now: Outlook, number: int) -> None:
        """Go down the tree in a copy of a world and learn from where it ends.

        Estimates are counted from how the world looks ``now``: what differs between worlds
        whatever is done, such as cards of others, would only blur the comparison of options.
        """
        table, node = world.clone(), self.root
        self.now = now.worths
        table.dice.drawn, table.dice.block = number * ROLLS_APART, ()
        taken: list[tuple[int, Arm]] = []
        step: list[tuple[Key, Option]] = []
        found: Rest | None = None
        for _ in range(DEEPEST):
            if step or node is not self.root:
                self._answer_as_usual(table)
            moves = self._open(table, node, step)
            if not moves:
                break
            seat = moves[0][0].seat
            turn = len([1 for key, _ in step if key[0] == seat])
            known = [node.arms.setdefault((seat, q.name, turn), {}) for q, _ in moves]
            fresh = [at for at, move in enumerate(moves) if move[1] not in known[at]]
            if fresh:
                is_new = len(fresh) == len(moves)
                found = self._expand(table, moves, known, fresh, node is self.root)
                if is_new:
                    found = self.estimator.play_on(found)
                    break
            at = self._pick(moves, known)
            if at is None:
                break
            found = None
            question, option = moves[at]
            taken.append((seat, known[at][option]))
            step.append(((seat, question.name, turn), option))
            if self._answer(table, question, option):
                node = node.next.setdefault(tuple(step), Node())
                step = []
        found = found or self.estimator.settle(table, -1, 1)
        self._learn(taken, found.outlook)

    def _open(self, table: Table, node: Node, step: list[tuple[Key, Option]]) -> list[Move]:
        """The options of whoever decides next."""
        if node is self.root and not step:
            return self.moves
        asked = table.questions()
        return [(asked[0], option) for option in table.options(asked[0])] if asked else []

    def _answer_as_usual(self, table: Table) -> None:
        """Answer what needs no search."""
        for _ in range(RESTLESS):
            asked = table.questions()
            if not asked or (option := known_best(self.game, table, asked[0])) is None:
                return
            table.answer(asked[0], option)

    def _answer(self, table: Table, question: Question[Any], option: Option) -> bool:
        """Answer; whether the step is over, and not only one of several choices made together."""
        before = table.top
        table.answer(question, option)
        after = table.top
        if isinstance(question, Aside):
            return True
        if not isinstance(before, Together) or not isinstance(after, Together):
            return True
        return before.questions is not after.questions

    def _pick(self, moves: list[Move], known: list[dict[Option, Arm]]) -> int | None:
        """The option that looks best to the seat that is asked, or was seldom tried.

        How much curiosity counts follows from how far estimates of one option lie apart here.
        """
        arms = [known[at].get(move[1]) for at, move in enumerate(moves)]
        visits, apart, again = 0, 0.0, 0
        for arm in arms:
            if arm is not None:
                visits += arm.visits
                apart += arm.squares - arm.total * arm.total / arm.visits
                again += arm.visits - 1
        spread = sqrt(max(0.0, apart) / again) if again else 0.0
        tried = CURIOSITY * spread * sqrt(log(1 + visits))
        best, at = -inf, None
        for number, arm in enumerate(arms):
            if arm is None:
                continue
            score = arm.total / arm.visits + tried / sqrt(arm.visits)
            if score > best:
                best, at = score, number
        return at

    # -- new questions -----------------------------------------------------------------

    def _expand(
        self,
        table: Table,
        moves: list[Move],
        known: list[dict[Option, Arm]],
        fresh: list[int],
        is_root: bool,
    ) -> Rest:
        """Try new options once each; where the one leads that its seat likes best."""
        if not is_root:
            fresh = some_of(fresh, MOST_TRIED, self.estimator.dice)
        seat = moves[0][0].seat
        best: Rest | None = None
        for at in fresh:
            if best is not None and self.estimator.is_over():
                break
            question, option = moves[at]
            found = self.estimator.after(table, question, option, WIDE if is_root else NARROW)
            arm = known[at][option] = Arm()
            self._learn([(seat, arm)], found.outlook)
            if best is None or found.outlook.worths[seat] > best.outlook.worths[seat]:
                best = found
        assert best is not None
        return best

    # -- figures -----------------------------------------------------------------------

    def _learn(self, taken: list[tuple[int, Arm]], found: Outlook) -> None:
        for seat, arm in taken:
            worth = found.worths[seat] - self.now[seat]
            arm.visits += 1
            arm.total += worth
            arm.squares += worth * worth
            arm.chance += found.chances[seat]
            arm.score += found.scores[seat]
