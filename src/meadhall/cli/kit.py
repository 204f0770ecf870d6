"""What the lab's commands share: language, arguments, errors, progress, tables of numbers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

import meadhall
from meadhall.bots import NAMES as BOTS
from meadhall.core import BadSetup, Choice, Game, Saga, Setting
from meadhall.text import LANGUAGES, Texts, explain, language

game_argument = click.argument("game_id", metavar="GAME")

lang_option = click.option("--lang", help="The language: en or ru.  [default: the system's]")

option_option = click.option(
    "--option",
    "pairs",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option of the table; may be given several times.",
)

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Processes to share the work; the results do not depend on it.",
)

seed_option = click.option(
    "--seed", default="1", show_default=True, help="Any text; the same seed gives the same games."
)


class Refused(click.ClickException):
    """Input that cannot be used, said in the user's language."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Say it on the error stream."""
        click.echo(self.message, err=True, file=file)


def speak(lang: str | None, game_id: str = "") -> Texts:
    """Texts in the language that was asked for, or else that of the environment."""
    spoken = language(os.environ)
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(Texts("", spoken).fill("refuse-language", said=lang, known=known))
    if game_id and game_id not in meadhall.GAMES:
        known = ", ".join(meadhall.GAMES)
        raise Refused(Texts("", lang or spoken).fill("refuse-game", said=game_id, known=known))
    return Texts(game_id, lang or spoken)


def speak_of(saga: Saga[Any], texts: Texts) -> Texts:
    """The same language for a recorded game: the texts of its own rules, its players' names.

    Players who are called like a bot go by their side, as there may be several of them.
    """
    named = ["" if name in BOTS else name for name in saga.record.names]
    return Texts(saga.game.package, texts.lang, named)


def settings(
    texts: Texts, game: Game[Any], seats: Sequence[int], pairs: Sequence[str]
) -> dict[str, Setting]:
    """The options of a table from NAME=VALUE, tried out with these numbers of players."""
    known = {choice.name: choice for choice in game.choices}
    read: dict[str, Setting] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused(texts.fill("refuse-option-form", said=pair))
        if name not in known:
            raise Refused(texts.fill("refuse-option", said=name, known=", ".join(known)))
        words = words_for(texts, known[name])
        if value.casefold() not in words:
            said = {"name": name, "said": value, "known": ", ".join(words)}
            raise Refused(texts.fill("refuse-option-value", **said))
        read[name] = words[value.casefold()]
    for each in seats:
        try_out(texts, game, each, read)
    return read


def words_for(texts: Texts, choice: Choice) -> dict[str, Setting]:
    """What may be written for each value of an option."""
    words: dict[str, Setting] = {}
    for value in choice.values:
        if isinstance(value, bool):
            words[texts.fill("yes" if value else "no")] = value
            words["yes" if value else "no"] = value
        else:
            words[str(value)] = value
    return words


def try_out(texts: Texts, game: Game[Any], seats: int, read: dict[str, Setting]) -> None:
    """Refuse a table that cannot be set up."""
    if seats not in game.seats:
        known = texts.listed([str(number) for number in game.seats])
        name = texts.name(game.id)
        raise Refused(texts.fill("refuse-seats", game=name, known=known, count=seats))
    try:
        game.new(seats, read, "")
    except BadSetup as error:
        raise Refused(explain(texts, error, game.id)) from None


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on the error stream, if that is a terminal; gives the call that moves it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)


# -- tables of numbers -----------------------------------------------------------


def out() -> Console:
    """The console for results: as wide as the terminal, and never too narrow for a table."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, 120)
    return console


def decimal(texts: Texts, value: float, digits: int = 1) -> str:
    """A number with so many digits after the point, or after the comma where they write one."""
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    said = texts.fill("lab-decimal", whole=int(whole), part=part)
    return f"-{said}" if value < 0 else said


def percent(texts: Texts, share: float) -> str:
    """A share as a percentage."""
    return texts.fill("lab-percent", number=decimal(texts, share * 100))


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> Table:
    """A table: the first column to the left, numbers to the right."""
    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if at else "left")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
