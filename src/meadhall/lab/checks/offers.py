"""Questions and options: well formed, stable, and every option playable."""

from __future__ import annotations

import json
import re
from typing import Any

from meadhall.core import Dice, Game, IllegalAnswer, Option, Question, Table
from meadhall.lab.checks.violation import (
    Violation,
    crash,
    difference,
    guarded,
    open_questions,
    viewers,
)

_NUMBER = re.compile(r"-?\d+")

NOT_OPEN: tuple[Any, ...] = ("no-such-option", "", 10**9, -1, True, 1.5, None)
"""Answers that no question offers: unknown words and numbers, and wrong types."""


@guarded
def check_offers(game: Game[Any], table: Table) -> list[Violation]:
    """Somebody is asked and has options that a record can hold; or the game is over."""
    asked = table.questions()
    if not asked:
        return _check_end(game, table)
    found: list[Violation] = []
    seats = [question.seat for question in asked]
    if len(seats) != len(dict.fromkeys(seats)):
        found.append(Violation("options", "two questions of one seat are open", str(seats)))
    for question in open_questions(table):
        where = f"{question.name}"
        if question.seat not in range(table.seats):
            found.append(Violation("options", where, f"asked of seat {question.seat}"))
        found += _check_form(where, table.options(question))
    return found


def _check_end(game: Game[Any], table: Table) -> list[Violation]:
    if table.agenda:
        return [Violation("dead-end", "nobody is asked, but the agenda is not done")]
    if game.result(table) is None:
        return [Violation("dead-end", "nobody is asked and there is no result")]
    return []


def _check_form(where: str, options: list[Option]) -> list[Violation]:
    found = []
    if not options:
        found.append(Violation("dead-end", where, "is asked, with nothing to choose from"))
    for option in options:
        if type(option) not in (int, str):
            found.append(Violation("options", where, f"{option!r} is neither a number nor a word"))
        elif isinstance(option, str) and (not option or option.split() != [option]):
            found.append(Violation("options", where, f"{option!r} is not one word"))
        elif isinstance(option, str) and _NUMBER.fullmatch(option):
            found.append(Violation("options", where, f"{option!r} is a number as a word"))
    if len(options) != len(dict.fromkeys(options)):
        found.append(Violation("options", where, f"an option is there twice: {options}"))
    return found


# -- reading changes nothing ---------------------------------------------------


@guarded
def check_looking(game: Game[Any], table: Table) -> list[Violation]:
    """Options, hints, views, descriptions and estimates change nothing and stay the same."""
    before, lines = game.state_hash(table), len(table.log)
    found: list[Violation] = []

    def unchanged(what: str) -> None:
        if game.state_hash(table) != before or len(table.log) != lines:
            found.append(Violation("impure", what, "asking for it changes the table"))

    for question in [*open_questions(table), *table.answered()]:
        found += _check_same_options(table, question)
        for option in table.options(question):
            question.hint(table, option)
        question.closed(table)
        question.arguments()
        unchanged(f"options and hints of {question.name}")
    for viewer in viewers(table):
        found += _check_view(game, table, viewer)
        unchanged("view" if viewer is not None else "view of a spectator")
    for seat in range(table.seats):
        if game.at_rest(table):
            game.worth(table, seat)
    game.result(table)
    unchanged("result or worth")
    return [*found, *_check_asked_again(table)]


def _check_same_options(table: Table, question: Question[Any]) -> list[Violation]:
    offered = table.options(question)
    for _ in range(2):
        again = question.options(table)
        if again == offered:
            continue
        same = len(again) == len(offered) and all(option in offered for option in again)
        detail = f"{offered}, asked again {again}"
        if same:
            return [Violation("options", f"{question.name} is not in fixed order", detail)]
        return [Violation("dead-end", f"options of {question.name} change unasked", detail)]
    return []


def _check_asked_again(table: Table) -> list[Violation]:
    """What is asked depends on the state alone."""
    copy = table.clone()
    copy.do()
    before = [(question, table.options(question)) for question in table.questions()]
    again = [(question, copy.options(question)) for question in copy.questions()]
    if before == again:
        return []
    return [Violation("dead-end", "a copy asks something else", f"{before}, {again}")]


def _check_view(game: Game[Any], table: Table, viewer: int | None) -> list[Violation]:
    view = game.view(table, viewer)
    strange = not_plain(view)
    if strange is not None:
        return [Violation("view", "not plain data", strange)]
    kept = json.dumps(view)
    sections = game.describe(view)
    if json.dumps(view) != kept:
        return [Violation("impure", "describe", "changes the view")]
    if not sections:
        return [Violation("view", "describe", "says nothing")]
    again = difference(view, game.view(table, viewer))
    if again is not None:
        return [Violation("view", f"not the same twice: {again[0]}", again[1])]
    clear_nested(view)
    return []


def not_plain(value: Any, path: str = "view") -> str | None:
    """Where a value is more than numbers, words, lists and dicts of them; None if nowhere."""
    if value is None or type(value) in (bool, int, str):
        return None
    if type(value) is list:
        inner = [(f"{path}[{at}]", each) for at, each in enumerate(value)]
    elif type(value) is dict:
        if any(type(key) is not str for key in value):
            return f"{path} has keys that are not words"
        inner = [(f"{path}.{key}", each) for key, each in value.items()]
    else:
        return f"{path} is a {type(value).__name__}"
    return next((found for at, each in inner if (found := not_plain(each, at))), None)


def clear_nested(value: Any) -> None:
    """Clear a view with all lists and dicts in it: if it shares one with the table, that shows."""
    if isinstance(value, dict):
        for each in value.values():
            clear_nested(each)
        value.clear()
    elif isinstance(value, list):
        for each in value:
            clear_nested(each)
        value.clear()


# -- answers that are open, and answers that are not ---------------------------


@guarded
def check_every_option(
    game: Game[Any], table: Table, chance: Dice, most: int | None = None
) -> list[Violation]:
    """Every option offered can be taken, and leads on: to a question or to a result.

    With ``most`` only so many of them, drawn by chance, are tried.
    """
    trials = [(each, option) for each in open_questions(table) for option in table.options(each)]
    if most is not None and len(trials) > most:
        chance.shuffle(trials)
        trials = trials[:most]
    found: list[Violation] = []
    for question, option in trials:
        copy = table.clone()
        answer = f"{question.seat} {question.name} {option}"
        try:
            copy.answer(question, option)
            found += check_offers(game, copy)
            for wrong in game.audit(copy):
                found.append(Violation("audit", f"after {question.name}", f"{answer}: {wrong}"))
        except Exception as error:
            found.append(crash(error, answer))
    return found


@guarded
def check_refusals(game: Game[Any], table: Table) -> list[Violation]:
    """An answer that is not offered changes nothing; the error lists the options."""
    table = table.clone()
    before = game.state_hash(table)
    found: list[Violation] = []
    for question in [*open_questions(table), *table.answered()]:
        offered = table.options(question)
        for wrong in NOT_OPEN:
            if any(wrong == option and type(wrong) is type(option) for option in offered):
                continue
            try:
                table.answer(question, wrong)
            except IllegalAnswer as error:
                if not all(str(option) in str(error) for option in offered):
                    found.append(Violation("refusal", question.name, f"does not say why: {error}"))
            else:
                return [Violation("refusal", question.name, f"{wrong!r} was taken")]
        if game.state_hash(table) != before or table.log:
            return [Violation("refusal", question.name, "a refused answer changed the table")]
    return found
