"""The table on a terminal: sections, log, questions and results, laid out with rich.

Everything comes from the game's texts; nothing here knows a game. Names of seats are coloured;
they are always written out, so nothing is lost without colours.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Rich

from meadhall.core import Game, Line, Option, Question, Result, Section, Table, Text
from meadhall.text import Rule as NumberedRule
from meadhall.text import Texts

COLOURS = ("#e0685f", "#5b9bea", "#d8b23a", "#b98a5a", "#62b07a")
"""By seat; chosen to be distinct for the colour-blind too."""

WIDEST = 100
NARROW = 20
"""A column of cells no longer than this is never wrapped."""
LONG = 50
"""If the last column has cells longer than this, those in the middle are at most ``SLIM`` wide."""
SLIM = 16

_NUMBERS = re.compile(r"[\d() ★—-]+")
_SEATS = re.compile("([\ue000-\ue0ef])([^\ue0ff]*)\ue0ff")


def mark_seat(seat: int, name: str) -> str:
    """Mark a seat's name inside a text, for ``coloured``."""
    return f"{chr(0xE000 + seat)}{name}\ue0ff"


def without_marks(said: str) -> str:
    """Remove the marks of ``mark_seat``."""
    return _SEATS.sub(r"\2", said)


def coloured(said: str, style: str = "") -> Rich:
    """A text with the names of seats in their colours."""
    made = Rich(style=style)
    end = 0
    for match in _SEATS.finditer(said):
        made.append(said[end : match.start()])
        made.append(match[2], f"bold {COLOURS[(ord(match[1]) - 0xE000) % len(COLOURS)]}")
        end = match.end()
    made.append(said[end:])
    return made


class Screen:
    """Prints tables, questions and results."""

    def __init__(self, texts: Texts) -> None:
        """Write to standard output; in colour if it is a terminal."""
        self.texts = texts
        self.console = Console(highlight=False, markup=False, emoji=False, file=sys.stdout)
        self.console.width = min(self.console.width, WIDEST)

    @property
    def is_live(self) -> bool:
        """Whether output goes to a terminal, not to a file or pipe."""
        return self.console.is_terminal

    # -- plain things ----------------------------------------------------------

    def say(self, said: str, style: str = "") -> None:
        self.console.print(coloured(said, style))

    def note(self, key: str, **values: int | str) -> None:
        """A message of the program, by its text key."""
        self.say(self.texts.fill(key, **values), "yellow")

    def title(self, said: str) -> None:
        heading = coloured(said, "bold")
        self.console.print(Rule(heading, align="left", style="dim", characters="─"))

    def space(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Clear the screen and the scrollback; in a file, draw a line instead."""
        if self.is_live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print(Rule(style="dim"))

    # -- the table -------------------------------------------------------------

    def sections(self, sections: Iterable[Section]) -> None:
        for section in sections:
            self.title(self.texts.say(section.title))
            for line in section.lines:
                self.say(self.texts.say(line))
            if section.rows:
                heads = [self.texts.say(each) for each in section.columns]
                rows = [[self.texts.say(each) for each in row] for row in section.rows]
                self.console.print(grid(heads, rows))

    def log(self, lines: Sequence[Line]) -> None:
        """Log lines, with a new phase in bold."""
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
        width = max((len(facts[str(each)]) for _, each in offered if str(each) in facts), default=1)
        shown = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        shown.add_column(justify="right", style="bold cyan", no_wrap=True)
        shown.add_column(no_wrap=True)
        for _ in range(width - 1):
            shown.add_column(overflow="fold", max_width=SLIM)
        shown.add_column(overflow="fold")
        for number, option in offered:
            cells = [coloured(self.texts.say(each), "dim") for each in facts.get(str(option), ())]
            if not cells and option in game.cards:
                cells = [coloured(self.texts.name(str(option), "text"), "dim")]
            cells = [Rich()] * (width - len(cells)) + cells
            cells[-1] = self._with_hint(cells[-1], question.hint(table, option))
            shown.add_row(str(number), coloured(self.texts.option(question, option)), *cells)
        self.console.print(shown)

    def _with_hint(self, cell: Rich, hint: Text | None) -> Rich:
        if hint is None:
            return cell
        said = coloured(self.texts.say(hint))
        return Rich("\n").join([said, cell]) if cell else said

    # -- help --------------------------------------------------------------------

    def card(self, name: str) -> None:
        """A card, or anything else with ``.text`` and ``.help``."""
        self.say(self.texts.name(name), "bold")
        for part in ("text", "help"):
            if self.texts.has(name, part):
                self.say(self.texts.name(name, part))

    def rule(self, rule: NumberedRule) -> None:
        self.console.print(Rich.assemble((f"{rule.number} ", "bold"), rule.text))

    def pairs(self, rows: Iterable[tuple[str, str]]) -> None:
        """Two columns: a word and its meaning."""
        shown = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        shown.add_column(style="bold cyan", no_wrap=True)
        shown.add_column(overflow="fold")
        for word, meaning in rows:
            shown.add_row(word, meaning)
        self.console.print(shown)

    # -- the end -----------------------------------------------------------------

    def result(self, result: Result) -> None:
        """Places, scores and their sources."""
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
    """A list item with a hanging indent."""
    line = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
    line.add_column(style="dim", no_wrap=True)
    line.add_column(overflow="fold")
    line.add_row("·", coloured(said))
    return line


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Rows under heads: numbers right-aligned, short columns not wrapped."""
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    columns = [
        [without_marks(cell) for cell in column] for column in zip(heads, *rows, strict=True)
    ]
    widths = [max(map(len, column)) for column in columns]
    for at, (_, *cells) in enumerate(columns):
        numbers = "".join(cells).strip("—") and all(map(_NUMBERS.fullmatch, cells))
        in_the_middle = 0 < at < len(columns) - 1
        slim = in_the_middle and widths[-1] > LONG
        made.add_column(
            coloured(heads[at]),
            justify="right" if numbers else "left",
            no_wrap=widths[at] <= NARROW and not slim,
            max_width=SLIM if slim else None,
            overflow="fold",
        )
    for row in rows:
        made.add_row(*[coloured(cell) for cell in row])
    return made
