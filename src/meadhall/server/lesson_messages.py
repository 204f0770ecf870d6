"""What messages say of lessons (docs/protocol.md): the lesson of a table, and where it stands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.core import Option


class TipInfo(Struct):
    """Help at a known trap, to be given once: its texts are ``tip-NAME`` of the game."""

    name: str
    question: str
    option: Option | None
    """Given when the question offers or refuses this; None: whenever it is asked."""
    rules: list[str]


class LessonInfo(Struct):
    """The lesson of a table."""

    name: str
    over: bool
    """Whether it is a real game by now."""
    tips: list[TipInfo]


class LessonStep(Struct):
    """A step of a lesson: its texts are ``lesson-LESSON-NAME`` of the game."""

    name: str
    rules: list[str]
    clicks: int


class LessonPlace(Struct):
    """Where a table stands in its lesson."""

    lesson: str
    chapter: str
    step: int
    """The step that it is at, of ``steps``."""
    steps: list[LessonStep]
    click: int
    """Which decision of the step comes now, or came last."""
    question: str | None
    """What the learner is to decide; None while the others play, and at the end."""
    options: list[Option] | None
    """What may be chosen; empty: whatever is offered."""
    stage: Literal["click", "watch", "chapter", "end"]
    """Somebody decides, others play, the chapter is done, the lesson is done."""
