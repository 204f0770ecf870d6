"""What a bot may do: the options of its questions, without those that are left to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.core import Game, Option, Question

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
