"""Turns keys with arguments into sentences.

1. The key is a message. Its variables are looked up among the arguments; ``$place_in`` is
   the argument ``place`` in its form ``in``.
2. A string is itself a key: ``$place`` is the name of that message, ``$place_in`` its
   attribute ``in``. Where it has no such attribute, the plain name stands.
3. ``seat`` or ``*_seat`` is a seat: the player's name, or the name of the side. A player's
   name takes its cases with the help of the message ``player``.
4. A text is formatted first; a form asks for that attribute of its message.
5. A list is an enumeration: "a, b and c". A message with the attribute ``separator`` puts
   that between the parts instead. ``seats`` or ``*_seats`` is a list of seats.
6. Other numbers are numbers, for plurals too.
7. A variable that is not among the arguments is a figure of the row that the key names
   (``Game.figures``): so the text of a card says what its row says.

A question's prompt is the message with its name; an option is labelled by the attribute with
the option's name, else by the attribute ``other`` (with ``$option``), else by its own name.

A message that is missing or wrong is shown by its key and noted in the program's log; with
``strict`` on, as in tests, it is an error.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from meadhall.core import Arg, Game, Option, Question, Text
from meadhall.text.catalogue import catalogue

_log = logging.getLogger(__name__)

Value = int | str
"""What a variable of a message can be."""


class TextError(Exception):
    """A message that is missing or cannot be formatted."""


def _game(package: str) -> Game[Any]:
    game: Game[Any] = import_module(f"meadhall.games.{package}").GAME
    return game


def sides(package: str) -> tuple[str, ...]:
    """By seat, the key of the side's name in a game."""
    return _game(package).sides


def _unmarked(seat: int, name: str) -> str:
    return name


class Texts:
    """The texts of one game in one language, for a table with these players' names."""

    strict = False
    """Whether a missing message is an error, as in tests, instead of being shown by its id."""

    def __init__(
        self,
        package: str,
        lang: str,
        names: Sequence[str] | None = None,
        mark: Callable[[int, str], str] = _unmarked,
    ) -> None:
        """The texts of this game, or the core's alone for ""; unnamed seats go by their side.

        ``mark`` may wrap each name of a seat, for instance to colour it later.
        """
        self.package = package
        self.lang = lang
        self._catalogue = catalogue(package, lang)
        self._sides = sides(package) if package else ()
        self._figures = _game(package).figures if package else {}
        self._names = names or ()
        self._mark = mark

    # -- messages --------------------------------------------------------------

    def say(self, text: Text, form: str = "") -> str:
        """A text: a log line, a description, a hint."""
        return self._format(text.key, form, text.args)

    def prompt(self, question: Question[Any]) -> str:
        return self._format(question.name, "", self._arguments(question))

    def option(self, question: Question[Any], option: Option) -> str:
        """The label of an option."""
        asked, named = question.name, str(option)
        if self._catalogue.has(asked, named):
            return self._format(asked, named, self._arguments(question))
        if self._catalogue.has(asked, "other"):
            subject = "option_seat" if question.kind == "seat" else "option"
            return self._format(asked, "other", {**self._arguments(question), subject: option})
        if isinstance(option, str):
            return self.name(option)
        return self.seat(option) if question.kind == "seat" else named

    def name(self, key: str, form: str = "") -> str:
        """The name of a card, a place, a figure; or that form of it."""
        return self._format(key, form, {})

    def thing(self, key: str) -> str | None:
        """What a thing is called: its own name, else what some question calls it (an action)."""
        if self._catalogue.has(key):
            return self.name(key)
        asked = self._catalogue.answered_by(key)
        return None if asked is None else self._format(asked, key, {})

    def seat(self, seat: int, form: str = "") -> str:
        """The name of a seat; or that case of it."""
        if seat < len(self._names) and self._names[seat]:
            said = self._fill("player", form, {"name": self._names[seat]})
        elif seat < len(self._sides):
            said = self.name(self._sides[seat], form)
        else:
            said = self._format("seat-number", form, {"number": seat + 1})
        return self._mark(seat, said)

    def fill(self, key: str, form: str = "", /, **values: Value) -> str:
        """A message with literal values, such as a file's name or what somebody typed."""
        return self._fill(key, form, values)

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        return self._catalogue.has(key, form)

    def listed(self, parts: Sequence[str]) -> str:
        """An enumeration: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        *before, last = parts
        return self._fill("enumeration", "", {"before": ", ".join(before), "last": last})

    # -- inside ----------------------------------------------------------------

    def _arguments(self, question: Question[Any]) -> dict[str, Arg]:
        return {**question.arguments(), "seat": question.seat}

    def _format(self, key: str, form: str, args: Mapping[str, Arg]) -> str:
        """Format a message with an engine's arguments."""
        if not self._catalogue.has(key, form):
            form = ""
        between = None
        if not form and self._catalogue.has(key, "separator"):
            between = self._fill(key, "separator", {})
        values: dict[str, Value] = dict(self._figures.get(key, {}))
        for variable in self._catalogue.variables(key, form):
            if variable in args:
                values[variable] = self._value(variable, args[variable], "", between)
            else:
                about, _, wanted = variable.rpartition("_")
                if about in args:
                    values[variable] = self._value(about, args[about], wanted, between)
        return self._fill(key, form, values)

    def _value(self, about: str, arg: Arg, form: str, between: str | None) -> Value:
        """An argument as a variable of a message."""
        if isinstance(arg, Text):
            return self.say(arg, form)
        if isinstance(arg, str):
            return self.name(arg, form)
        if isinstance(arg, int):
            is_seat = about == "seat" or about.endswith("_seat")
            return self.seat(arg, form) if is_seat else arg
        one = about.removesuffix("s") if about.endswith("seats") else about
        parts = [str(self._value(one, each, form, between)) for each in arg]
        return self.listed(parts) if between is None else between.join(parts)

    def _fill(self, key: str, form: str, values: Mapping[str, Value]) -> str:
        """Format a message with the values of its variables."""
        if not self._catalogue.has(key, form):
            return self._wrong(key, "there is no such message")
        message = self._catalogue.bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        said, errors = self._catalogue.bundle.format_pattern(pattern, dict(values))
        if errors:
            return self._wrong(key, "; ".join(map(str, errors)))
        return str(said)

    def _wrong(self, key: str, reason: str) -> str:
        if self.strict:
            raise TextError(f"{self.lang}: {key}: {reason}")
        _log.warning("%s: %s: %s", self.lang, key, reason)
        return key
