"""The table on a terminal: sections, log, questions and results, laid out with rich.

Everything comes from the game's own texts; nothing here knows a game. Names of seats are
coloured, and always there as words, so that nothing is lost without colours.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Painted

from meadhall.core import Game, Line, Option, Question, Result, Section, Table, Text
from meadhall.text import Rule as NumberedRule
from meadhall.text import Texts

COLOURS = ("#e0685f", "#5b9bea", "#d8b23a", "#b98a5a", "#62b07a")
"""By seat; close to the clans' own, and told apart by the colour-blind as well as can be."""

WIDEST = 100
NARROW = 20
"""A column whose longest cell is no longer than this is never broken into lines."""
LONG = 50
"""Beside a column with cells longer than this, those in the middle are kept to ``SLIM``."""
SLIM = 16

_NUMBERS = re.compile(r"[\d() ★—-]+")
_SEATS = re.compile("([\ue000-\ue0ef])([^\ue0ff]*)\ue0ff")


def dress(seat: int, name: str) -> str:
    """Mark a seat's name inside a text, for ``painted`` to colour."""
    return f"{chr(0xE000 + seat)}{name}\ue0ff"


def undressed(said: str) -> str:
    """A text without the marks."""
    return _SEATS.sub(r"\2", said)


def painted(said: str, style: str = "") -> Painted:
    """A text with its seats' names in their colours."""
    made = Painted(style=style)
    end = 0
    for match in _SEATS.finditer(said):
        made.append(said[end : match.start()])
        made.append(match[2], f"bold {COLOURS[(ord(match[1]) - 0xE000) % len(COLOURS)]}")
        end = match.end()
    made.append(said[end:])
    return made


class Screen:
    """Where a table is shown."""

    def __init__(self, texts: Texts) -> None:
        """Write to standard output, in colour where it is a terminal."""
        self.texts = texts
        self.console = Console(highlight=False, markup=False, emoji=False, file=sys.stdout)
        self.console.width = min(self.console.width, WIDEST)

    @property
    def is_live(self) -> bool:
        """Whether somebody sits before it, rather than a file or a pipe."""
        return self.console.is_terminal

    # -- plain things ----------------------------------------------------------

    def say(self, said: str, style: str = "") -> None:
        """A line or paragraph."""
        self.console.print(painted(said, style))

    def note(self, key: str, **values: int | str) -> None:
        """A line of the program's own."""
        self.say(self.texts.fill(key, **values), "yellow")

    def title(self, said: str) -> None:
        """A heading with a line to the right edge."""
        heading = painted(said, "bold")
        self.console.print(Rule(heading, align="left", style="dim", characters="─"))

    def space(self) -> None:
        """An empty line."""
        self.console.print()

    def clear(self) -> None:
        """Wipe the screen and what has scrolled off it; a file gets a line instead."""
        if self.is_live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print(Rule(style="dim"))

    # -- the table -------------------------------------------------------------

    def sections(self, sections: Iterable[Section]) -> None:
        """Parts of a described table."""
        for section in sections:
            self.title(self.texts.say(section.title))
            for line in section.lines:
                self.say(self.texts.say(line))
            if section.rows:
                heads = [self.texts.say(each) for each in section.columns]
                rows = [[self.texts.say(each) for each in row] for row in section.rows]
                self.console.print(grid(heads, rows))

    def log(self, lines: Sequence[Line]) -> None:
        """What happened; a new phase stands out."""
        for line in lines:
            said = self.texts.say(line)
            if line.key.startswith(("phase-", "age-")):
                self.say(said, "bold")
            else:
                self.console.print(bulleted(said))

    # -- deciding --------------------------------------------------------------

    def question(
        self,
        game: Game[Any],
        table: Table,
        question: Question[Any],
        offered: Sequence[tuple[int, Option]],
        facts: Mapping[str, Sequence[Text]],
    ) -> None:
        """A prompt and its numbered options.

        An option that stands in a grid of the table comes with what is said of it there
        (``facts``); another card at least with its text.
        """
        asked = f"{self.texts.seat(question.seat)} ▸ {self.texts.prompt(question)}"
        self.say(asked, "bold")
        shown = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        shown.add_column(justify="right", style="bold cyan", no_wrap=True)
        shown.add_column(no_wrap=True)
        width = max((len(facts[str(each)]) for _, each in offered if str(each) in facts), default=1)
        for _ in range(width - 1):
            shown.add_column(overflow="fold", max_width=SLIM)
        shown.add_column(overflow="fold")
        for number, option in offered:
            cells = [painted(self.texts.say(each), "dim") for each in facts.get(str(option), ())]
            if not cells and option in game.cards:
                cells = [painted(self.texts.name(str(option), "text"), "dim")]
            cells = [Painted()] * (width - len(cells)) + cells
            hint = question.hint(table, option)
            if hint is not None:
                said = painted(self.texts.say(hint))
                cells[-1] = Painted("\n").join([said, cells[-1]]) if cells[-1] else said
            shown.add_row(str(number), painted(self.texts.option(question, option)), *cells)
        self.console.print(shown)

    # -- help --------------------------------------------------------------------

    def card(self, name: str) -> None:
        """A card, or whatever else has a text, in full."""
        self.say(self.texts.name(name), "bold")
        for part in ("text", "help"):
            if self.texts.has(name, part):
                self.say(self.texts.name(name, part))

    def rule(self, rule: NumberedRule) -> None:
        """A numbered rule."""
        self.console.print(Painted.assemble((f"{rule.number} ", "bold"), rule.text))

    def pairs(self, rows: Iterable[tuple[str, str]]) -> None:
        """Two columns: a word and what it means."""
        shown = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        shown.add_column(style="bold cyan", no_wrap=True)
        shown.add_column(overflow="fold")
        for word, meaning in rows:
            shown.add_row(word, meaning)
        self.console.print(shown)

    # -- the end -----------------------------------------------------------------

    def result(self, result: Result) -> None:
        """Places, scores and where they came from."""
        texts, seats = self.texts, range(len(result.scores))
        self.title(texts.fill("ui-over"))
        heads = [texts.fill("ui-source"), *[texts.seat(seat) for seat in seats]]
        rows = [
            [texts.name(f"source-{part}"), *map(str, values)]
            for part, values in result.parts.items()
            if any(values)
        ]
        rows.append([texts.name("score"), *map(str, result.scores)])
        rows.append([texts.fill("ui-place"), *map(str, result.places)])
        self.console.print(grid(heads, rows))
        winners = [texts.seat(seat) for seat in result.winners]
        if len(winners) > 1:
            self.say(texts.fill("ui-winners", seats=texts.listed(winners)), "bold")
        elif winners:
            self.say(texts.fill("ui-winner", seat=winners[0]), "bold")
        else:
            self.say(texts.fill("ui-lost"), "bold")


# -- building blocks ---------------------------------------------------------------


def bulleted(said: str) -> Grid:
    """A line of a list; further lines of it are indented."""
    line = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
    line.add_column(style="dim", no_wrap=True)
    line.add_column(overflow="fold")
    line.add_row("·", painted(said))
    return line


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Rows under heads: numbers to the right, short columns unbroken."""
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    columns = [[undressed(cell) for cell in column] for column in zip(heads, *rows, strict=True)]
    widths = [max(map(len, column)) for column in columns]
    for at, (_, *cells) in enumerate(columns):
        numbers = "".join(cells).strip("—") and all(map(_NUMBERS.fullmatch, cells))
        in_the_middle = 0 < at < len(columns) - 1
        slim = in_the_middle and widths[-1] > LONG
        made.add_column(
            painted(heads[at]),
            justify="right" if numbers else "left",
            no_wrap=widths[at] <= NARROW and not slim,
            max_width=SLIM if slim else None,
            overflow="fold",
        )
    for row in rows:
        made.add_row(*[painted(cell) for cell in row])
    return made
