"""Secrets: nothing reaches a seat that it cannot know.

The swap test. Take a table and a viewer (a seat, or a spectator), and let the game draw anew
all that this viewer cannot know (``game.hidden``). The viewer must not be able to tell the
two worlds apart: the same view, the same questions with the same options and hints, the same
seats waiting, the same words of refusal. Then both worlds are played on with the same dice
and the same answers while these are open in both; only what one other seat gives in secret
may differ. As long as the views stay the same, the questions and the log lines must, too: a
difference there told something that the view keeps back. Once the views part, something was
shown by the rules, and the test ends.

The test is as good as ``game.hidden`` is thorough, so that is tested as well: imagined tables
must be sound (audit, playable to the end) and must not remember the truth, and every part of
a seat's private view must be drawn anew for others sooner or later (``Variety``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from meadhall.core import (
    Answer,
    Aside,
    Dice,
    Game,
    IllegalAnswer,
    Line,
    Option,
    Question,
    Table,
    Together,
    answer_by_name,
    find_question,
)
from meadhall.lab.checks.offers import check_offers
from meadhall.lab.checks.violation import Violation, crash, difference, guarded, open_questions

TOGETHER = Together.asks

NEVER = "is never drawn anew"

MAX_DECISIONS = 20_000
"""How many decisions an imagined game may take."""


@guarded
def check_secrets(
    game: Game[Any], table: Table, viewer: int | None, chance: Dice, steps: int | None = None
) -> list[Violation]:
    """The swap test for one viewer, played on for so many answers, or for some by chance."""
    if steps is None:
        steps = chance.below(2 * table.seats + 1)
    world = game.hidden(table, viewer, chance)
    who = "a spectator" if viewer is None else f"seat {viewer}"
    found = difference(knowledge(game, table, viewer), knowledge(game, world, viewer))
    if found is not None:
        return [Violation("leak", found[0], f"{who} can tell worlds apart: {found[1]}")]
    found = difference(refusals(table, table, viewer), refusals(table, world, viewer))
    if found is not None:
        return [Violation("leak", f"error text {found[0]}", f"to {who}: {found[1]}")]
    return _play_on(game, table, world, viewer, chance, steps)


def knowledge(game: Game[Any], table: Table, viewer: int | None) -> dict[str, Any]:
    """Everything that a viewer is sent at a position, as plain data."""
    own = [] if viewer is None else game.questions(table, viewer)
    given = [each for each in table.answered() if each.seat == viewer]
    return {
        "view": game.view(table, viewer),
        "questions": [_asked(table, question, options) for question, options in own],
        "given": [_asked(table, question, table.options(question)) for question in given],
    }


def _asked(table: Table, question: Question[Any], options: list[Option]) -> dict[str, Any]:
    return {
        "question": question.name,
        "options": options,
        "arguments": repr(question.arguments()),
        "hints": [repr(question.hint(table, option)) for option in options],
        "closed": repr(question.closed(table)),
    }


def refusals(table: Table, world: Table, viewer: int | None) -> list[str]:
    """The error texts that a seat gets for a wrong answer to each open question."""
    if viewer is None:
        return []
    names = [question.name for question in open_questions(table)]
    world = world.clone()
    told = []
    for name in dict.fromkeys([*names, "NoSuchQuestion"]):
        try:
            answer_by_name(world, Answer(viewer, name, "no-such-option"))
        except IllegalAnswer as error:
            told.append(str(error))
    return told


# -- both worlds played on -----------------------------------------------------


def _play_on(
    game: Game[Any], table: Table, world: Table, viewer: int | None, chance: Dice, steps: int
) -> list[Violation]:
    one, other = table.clone(), world.clone()
    other.dice = replace(one.dice)
    odd = chance.pick([None, *range(table.seats)])
    for question in table.answered():
        if question.seat not in (viewer, odd):
            one.take_back(question.seat)
            other.take_back(question.seat)
    for _ in range(steps):
        answers = draw_for_both(one, other, None if odd == viewer else odd, chance)
        if answers is None:
            return []
        one.log.clear()
        other.log.clear()
        answer_by_name(one, answers[0])
        answer_by_name(other, answers[1])
        if game.view(one, viewer) != game.view(other, viewer):
            return []
        name = answers[0].question
        told = difference(_lines(one.log, viewer), _lines(other.log, viewer))
        if told is not None:
            return [Violation("leak", f"log after {name}", told[1])]
        known = difference(knowledge(game, one, viewer), knowledge(game, other, viewer))
        if known is not None:
            return [Violation("leak", known[0], f"after {name}: {known[1]}")]
    return []


def draw_for_both(
    one: Table, other: Table, odd: int | None, chance: Dice
) -> tuple[Answer, Answer] | None:
    """The next answer at each of two tables, drawn by chance; None if there is none.

    It is the same for both, except that the ``odd`` seat, where it answers in secret together
    with others, answers as it likes at each.
    """
    questions = open_questions(one)
    chance.shuffle(questions)
    for question in questions:
        seat, name = question.seat, question.name
        twin = find_question(other, seat, name)
        offered = [] if twin is None else other.options(twin)
        secret = one.agenda[-1].asks == TOGETHER and not isinstance(question, Aside)
        if seat == odd and secret and offered:
            choices = chance.pick(one.options(question)), chance.pick(offered)
            return Answer(seat, name, choices[0]), Answer(seat, name, choices[1])
        both = [option for option in one.options(question) if option in offered]
        if both:
            answer = Answer(seat, name, chance.pick(both))
            return answer, answer
    return None


def _lines(log: list[Line], viewer: int | None) -> list[str]:
    return [repr(line) for line in log if line.seat in (None, viewer)]


# -- imagined tables -----------------------------------------------------------


@guarded
def check_hidden(
    game: Game[Any], table: Table, viewer: int | None, chance: Dice, steps: int | None = 0
) -> list[Violation]:
    """An imagined table is sound and can be played on (``steps``; None: to the end)."""
    before = game.state_hash(table)
    world = game.hidden(table, viewer, chance)
    if game.state_hash(table) != before:
        return [Violation("hidden", "imagining a table changes the true one")]
    if world.dice.key == table.dice.key:
        return [Violation("hidden", "an imagined table foretells the dice")]
    found = _unsound(game, world) or _remembers(game, table, world, viewer, chance)
    left = MAX_DECISIONS if steps is None else steps
    while not found and left and world.questions():
        question = chance.pick(world.questions())
        option = chance.pick(world.options(question))
        try:
            world.answer(question, option)
        except Exception as error:
            return [crash(error, f"{question.name} at an imagined table", "hidden")]
        left -= 1
    if steps is None and not left:
        return [Violation("endless", "an imagined game does not end")]
    return found or _unsound(game, world)


def _remembers(
    game: Game[Any], table: Table, world: Table, viewer: int | None, chance: Dice
) -> list[Violation]:
    """An imagined table depends on what the viewer knows and on chance, not on the true table."""
    one = game.hidden(table, viewer, replace(chance))
    other = game.hidden(world, viewer, replace(chance))
    if game.state_hash(one) == game.state_hash(other):
        return []
    return [Violation("hidden", "an imagined table remembers the true one")]


def _unsound(game: Game[Any], world: Table) -> list[Violation]:
    wrong = [Violation("hidden", "audit of an imagined table", told) for told in game.audit(world)]
    return wrong or [
        Violation("hidden", f"imagined table: {each.where}", each.detail)
        for each in check_offers(game, world)
    ]


@dataclass(slots=True)
class Variety:
    """How often each private part of a view was there, and how often it was drawn anew."""

    seen: dict[str, int] = field(default_factory=dict)
    changed: dict[str, int] = field(default_factory=dict)

    def note(self, game: Game[Any], table: Table, viewer: int | None, chance: Dice) -> None:
        """Compare the others' private cards at a table with those at an imagined one."""
        world = game.hidden(table, viewer, chance)
        public = _open_cards(game, game.view(table, None))
        for seat in range(table.seats):
            if seat == viewer:
                continue
            true = _cards_by_path(game, game.view(table, seat))
            imagined = _cards_by_path(game, game.view(world, seat))
            for path, cards in true.items():
                if cards - public.get(_zone(path), Counter()):
                    self.seen[path] = self.seen.get(path, 0) + 1
                    if imagined.get(path) != cards:
                        self.changed[path] = self.changed.get(path, 0) + 1

    def add(self, other: Variety) -> None:
        """Add the counts of another."""
        for path, count in other.seen.items():
            self.seen[path] = self.seen.get(path, 0) + count
        for path, count in other.changed.items():
            self.changed[path] = self.changed.get(path, 0) + count

    def violations(self, enough: int = 200) -> list[Violation]:
        """Private parts seen often enough that were never drawn anew."""
        return [
            Violation("hidden", f"{path} of others {NEVER}", f"{count} times the same")
            for path, count in self.seen.items()
            if count >= enough and not self.changed.get(path)
        ]


@guarded
def check_variety(
    game: Game[Any], table: Table, viewer: int | None, chance: Dice, variety: Variety
) -> list[Violation]:
    """Count how much of an imagined table is new; ``Variety.violations`` judges the whole run."""
    variety.note(game, table, viewer, chance)
    return []


def _cards_by_path(game: Game[Any], view: Mapping[str, Any]) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for path, word in _words(view, ""):
        if word in game.cards:
            found.setdefault(path, Counter())[word] += 1
    return found


def _open_cards(game: Game[Any], view: Mapping[str, Any]) -> dict[str, Counter[str]]:
    """The cards of a view by zone: what lies open there is no secret in a seat's own part."""
    found: dict[str, Counter[str]] = {}
    for path, cards in _cards_by_path(game, view).items():
        found[_zone(path)] = found.get(_zone(path), Counter()) + cards
    return found


def _zone(path: str) -> str:
    return path.rpartition(".")[2]


def _words(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _words(each, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list):
        for each in value:
            yield from _words(each, f"{path}[]")
