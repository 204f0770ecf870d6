"""What a bot may do: the options of its questions, without those that are left to people, and some
of many by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from meadhall.core import Dice, Game, Option, Question, Table

X = TypeVar("X")

Questions = list[tuple["Question[Any]", "list[Option]"]]
Move = tuple["Question[Any]", "Option"]


def moves_of(game: Game[Any], questions: Questions) -> list[Move]:
    """The options of all these questions, things done beside included."""
    return [
        (question, option)
        for question, options in questions
        for option in options
        if option not in game.left_to_people
    ]


def known_best(game: Game[Any], table: Table, question: Question[Any]) -> Option | None:
    """What needs no search: what everybody answers, or what is best by exact reckoning."""
    found = None if game.habit is None else game.habit(table, question)
    if found is None and game.reckoned is not None:
        found = game.reckoned(table, question)
    return found


def some_of(things: list[X], most: int, dice: Dice) -> list[X]:
    """At most so many of some things, by lot; all of them in their order if they are not more."""
    if len(things) <= most:
        return things
    drawn = things[:]
    dice.shuffle(drawn)
    return drawn[:most]
