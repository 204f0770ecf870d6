"""What the commands share: options, language, errors, progress bars, tables of numbers."""

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
from meadhall.bots import ALL_NAMES as BOTS
from meadhall.core import BadSetup, Choice, Game, Saga, Setting
from meadhall.lab.numbers import decimal as decimal
from meadhall.lab.numbers import percent as percent
from meadhall.text import LANGUAGES, Texts, explain, language

game_argument = click.argument("game_id", metavar="GAME")

lang_option = click.option("--lang", help="The language: en or ru.  [default: the system's]")

options_option = click.option(
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


class InputError(click.ClickException):
    """Bad input; the message is in the user's language."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, err=True, file=file)


def file_problem(error: Exception) -> str:
    """The problem with a file, as the variant that messages select by."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    if isinstance(error, UnicodeDecodeError):
        return "text"
    return "denied" if isinstance(error, PermissionError) else "other"


def unreadable(texts: Texts, path: object, error: Exception) -> InputError:
    """The error for a file that cannot be read."""
    return InputError(texts.fill("refuse-file", path=str(path), why=file_problem(error)))


def texts_for(lang: str | None, game_id: str = "") -> Texts:
    """Texts in this language, by default that of the environment; refuses unknown games."""
    system = language(os.environ)
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise InputError(Texts("", system).fill("refuse-language", said=lang, known=known))
    if game_id and game_id not in meadhall.GAMES:
        known = ", ".join(meadhall.GAMES)
        raise InputError(Texts("", lang or system).fill("refuse-game", said=game_id, known=known))
    return Texts(game_id, lang or system)


def texts_of(saga: Saga[Any], texts: Texts) -> Texts:
    """The texts of a recorded game's own rules version, in the same language.

    Players with the name of a bot go by their side, as there may be several of them.
    """
    named = ["" if name in BOTS else name for name in saga.record.names]
    return Texts(saga.game.package, texts.lang, named)


def read_options(
    texts: Texts, game: Game[Any], seats: Sequence[int], pairs: Sequence[str]
) -> dict[str, Setting]:
    """The options of a table from NAME=VALUE, tried with these numbers of players."""
    known = {choice.name: choice for choice in game.choices}
    read: dict[str, Setting] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InputError(texts.fill("refuse-option-form", said=pair))
        if name not in known:
            raise InputError(texts.fill("refuse-option", said=name, known=", ".join(known)))
        words = option_words(texts, known[name])
        if value.casefold() not in words:
            said = {"name": name, "said": value, "known": ", ".join(words)}
            raise InputError(texts.fill("refuse-option-value", **said))
        read[name] = words[value.casefold()]
    for each in seats:
        check_setup(texts, game, each, read)
    return read


def option_words(texts: Texts, choice: Choice) -> dict[str, Setting]:
    """The words for each value of an option: yes and no also in the user's language."""
    words: dict[str, Setting] = {}
    for value in choice.values:
        if isinstance(value, bool):
            words[texts.fill("yes" if value else "no")] = value
            words["yes" if value else "no"] = value
        else:
            words[str(value)] = value
    return words


def check_setup(texts: Texts, game: Game[Any], seats: int, read: dict[str, Setting]) -> None:
    """Raise InputError if such a table cannot be set up."""
    if seats not in game.seats:
        known = texts.listed([str(number) for number in game.seats])
        name = texts.name(game.id)
        raise InputError(texts.fill("refuse-seats", game=name, known=known, count=seats))
    try:
        game.new(seats, read, "")
    except BadSetup as error:
        raise InputError(explain(texts, error, game.id)) from None


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on the error stream, if that is a terminal; yields the call to advance it."""
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


def console() -> Console:
    """The console for results: as wide as the terminal, 120 columns in a file."""
    made = Console(highlight=False)
    if not made.is_terminal:
        made.width = max(made.width, 120)
    return made


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> Table:
    """A table: the first column left-aligned, the others right-aligned."""
    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if at else "left")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
