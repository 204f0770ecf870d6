"""A game played on a terminal: turns, typed commands, saving.

Bots decide at once. A person is shown the log since their last decision, the parts of the
table that have changed, and the question. With several people the screen is cleared whenever
it changes hands. The record is written after every decision.
"""

from __future__ import annotations

import os
import shlex
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from meadhall.bots import Bot
from meadhall.cli.common import file_problem
from meadhall.cli.terminal import Screen, without_marks
from meadhall.cli.terminal_help import Choices, Guide, folded, numbered
from meadhall.core import Option, Question, Saga, Section

LOG_LINES = 25
"""How many lines the command log shows by default."""


class Quit(Exception):
    """The command quit, or the end of input."""


class Seen:
    """What a seat has been shown already."""

    def __init__(self, saga: Saga[Any], seat: int) -> None:
        """Everything up to its last decision."""
        own = [at for at, each in enumerate(saga.record.answers, 1) if each.seat == seat]
        self.answers = own[-1] if own else 0
        self.lines = sum(at < self.answers for at, _ in saga.lines)
        self.sections: dict[str, Section] = {}
        self.lasting: list[str] = []
        """Titles of the sections of the first table; others come and go, such as a battle."""
        self.asked = ""


class Session:
    """A saga, its bots and people, and their screen."""

    def __init__(
        self, saga: Saga[Any], bots: dict[int, Bot], screen: Screen, path: Path, command: str
    ) -> None:
        """``bots`` by seat, the other seats are people; the record is written to ``path``."""
        self.saga = saga
        self.bots = bots
        self.screen = screen
        self.texts = screen.texts
        self.path = path
        self.command = command
        self.people = [seat for seat in range(saga.record.seats) if seat not in bots]
        self.seen = [Seen(saga, seat) for seat in range(saga.record.seats)]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.guide = Guide(saga, screen)
        self.commands = {word: name for name, said in self.guide.words.items() for word in said}

    # -- the game ----------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while self.saga.table.questions():
                waiting = self.saga.table.waiting()
                bot = next((seat for seat in waiting if seat in self.bots), None)
                if bot is not None:
                    self.bot_turn(bot)
                else:
                    self.person_turn(min(waiting, key=lambda seat: seat != self.at_screen))
        except Quit:
            self.leave()
            return
        self.finish()

    def bot_turn(self, seat: int) -> None:
        saga = self.saga
        thinks = without_marks(self.texts.fill("ui-thinking", seat=self.texts.seat(seat)))
        wait = self.screen.console.status(thinks) if self.screen.is_live else nullcontext()
        with wait:
            offered = saga.game.questions(saga.table, seat)
            question, option = self.bots[seat].choose(saga.game, saga.table, seat, offered)
            saga.answer(question, option)
        if not self.people:
            self.show_news(None, self.seen[seat])
            for seen in self.seen:
                seen.lines = len(saga.lines)

    def person_turn(self, seat: int) -> None:
        """Show a seat its turn and read until it has decided."""
        if self.at_screen != seat:
            self.hand_over(seat)
        choices = self.show_turn(seat)
        while True:
            said = self.read()
            word, _, rest = said.partition(" ")
            name = self.commands.get(word.casefold())
            if name == "undo" and not rest:
                if self.undo(seat):
                    return
            elif name is not None:
                self.run_command(name, rest.strip(), seat, choices)
            elif said and (found := self.find(said, choices)) is not None:
                self.saga.answer(*found)
                self.save()
                return

    def hand_over(self, seat: int) -> None:
        """Pass the screen to another person; nothing of the last one's may stay on it."""
        self.screen.clear()
        self.screen.say(self.texts.fill("ui-pass-device", seat=self.texts.seat(seat)), "bold")
        self.read(self.texts.fill("ui-press-enter") + " ")
        self.screen.clear()
        self.at_screen = seat
        self.seen[seat].sections = {}

    # -- showing -------------------------------------------------------------------

    def show_turn(self, seat: int) -> Choices:
        """Show news, what has changed on the table, and the questions; returns the options."""
        seen = self.seen[seat]
        answers = self.saga.record.answers
        seen.answers = min(seen.answers, len(answers))
        others = any(answer.seat != seat for answer in answers[seen.answers :])
        self.show_news(seat, seen)
        asked = self.choices(seat)[0][0].name
        alone = self.saga.record.seats == 1 and asked != seen.asked
        passing = not (others or alone) and bool(seen.sections)
        self.show_table(seat, everything=False, passing=passing)
        seen.asked = asked
        seen.answers = len(answers)
        return self.show_questions(seat)

    def show_news(self, seat: int | None, seen: Seen) -> None:
        """Show the log lines that this seat has not seen."""
        lines = self.saga.lines
        fresh = [line for _, line in lines[seen.lines :] if line.seat in (None, seat)]
        seen.lines = len(lines)
        if fresh:
            self.screen.space()
            if self.people:
                self.screen.title(self.texts.fill("ui-since"))
            self.screen.log(fresh)

    def show_table(self, seat: int, everything: bool, passing: bool = False) -> None:
        """Show the table, or only what has changed and is not among the options.

        ``passing``: after an own decision, only the sections that come and go.
        """
        seen = self.seen[seat]
        sections = self.describe(seat)
        shown = sections
        if not everything:
            offered = [str(option) for _, option in self.choices(seat)]
            shown = [
                each
                for each in sections
                if seen.sections.get(each.title.key) != each
                and not _is_offered(each, offered)
                and not (passing and each.title.key in seen.lasting)
            ]
        if shown:
            self.screen.space()
            self.screen.sections(shown)
        seen.lasting = seen.lasting or [each.title.key for each in sections]
        put_off = seen.lasting if passing else []
        known = seen.sections
        seen.sections = {
            each.title.key: known.get(each.title.key, each) if each.title.key in put_off else each
            for each in sections
        }

    def show_questions(self, seat: int) -> Choices:
        """Show all questions of this seat with numbered options."""
        game, table = self.saga.game, self.saga.table
        rows = [row for section in self.describe(seat) for row in section.rows]
        facts = {row[0].key: row[1:] for row in rows if not row[0].args}
        choices = self.choices(seat)
        by_number = numbered(choices)
        for question, _ in game.questions(table, seat):
            offered = [
                (number, option)
                for number, (asked, option) in by_number.items()
                if asked == question
            ]
            self.screen.space()
            self.screen.question(game, table, question, offered, facts)
        return choices

    def choices(self, seat: int) -> Choices:
        """All options of this seat, in the order of their numbers."""
        offered = self.saga.game.questions(self.saga.table, seat)
        return [(question, option) for question, options in offered for option in options]

    def describe(self, seat: int) -> list[Section]:
        return self.saga.game.describe(self.saga.game.view(self.saga.table, seat))

    # -- reading -------------------------------------------------------------------

    def read(self, prompt: str = "> ") -> str:
        """Read a line; the end of input raises Quit."""
        try:
            said = input(prompt)
        except EOFError:
            self.screen.space()
            raise Quit from None
        except UnicodeDecodeError:
            return "�"
        if not self.screen.is_live:
            self.screen.say(said)
        return " ".join(said.split())

    def find(self, said: str, choices: Choices) -> tuple[Question[Any], Option] | None:
        """The option with this number or beginning; if there is not exactly one, say why."""
        if said.isdecimal():
            return self.guide.by_number(said, choices)
        labels = [without_marks(self.texts.option(*choice)) for choice in choices]
        wanted = folded(said)
        exact = [at for at, label in enumerate(labels) if folded(label) == wanted]
        found = exact or [at for at, each in enumerate(labels) if folded(each).startswith(wanted)]
        if len(found) == 1:
            return choices[found[0]]
        if found:
            fitting = self.texts.listed([labels[at] for at in found])
            self.screen.note("ui-ambiguous", said=said, labels=fitting)
        else:
            self.screen.note("ui-not-understood", said=said)
        return None

    # -- commands ------------------------------------------------------------------

    def run_command(self, name: str, rest: str, seat: int, choices: Choices) -> None:
        """Run a command other than undo."""
        if name == "board":
            self.show_table(seat, everything=True)
            self.show_questions(seat)
        elif name == "help":
            self.guide.help(rest, choices)
        elif name == "why":
            self.guide.why(rest, choices)
        elif name == "hint":
            self.guide.hint(choices)
        elif name == "rule":
            self.guide.show_rule(rest)
        elif name == "log":
            self.show_log(seat, rest)
        elif name == "save":
            self.save_copy(rest)
        elif name == "quit":
            raise Quit
        else:
            self.screen.note("ui-not-understood", said=f"{name} {rest}")

    def undo(self, seat: int) -> bool:
        """Undo the last decision, or say why not."""
        reason = self.saga.why_not_undo(seat)
        if reason:
            self.screen.note(reason)
            return False
        self.saga.undo(seat)
        seen = self.seen[seat]
        seen.lines = min(seen.lines, len(self.saga.lines))
        self.save()
        self.screen.note("ui-undone")
        return True

    def show_log(self, seat: int, rest: str) -> None:
        wanted = int(rest) if rest.isdecimal() else LOG_LINES
        lines = self.saga.log(seat)
        if lines and wanted:
            self.screen.log(lines[-wanted:])
        else:
            self.screen.note("ui-log-empty")

    # -- saving ---------------------------------------------------------------------

    def save(self) -> bool:
        return self.write(self.path)

    def write(self, path: Path) -> bool:
        """Write the record atomically; on failure say why."""
        beside = path.parent / f"{path.name}.new"
        try:
            if path.is_dir():
                raise IsADirectoryError
            beside.write_text(self.saga.text(), encoding="utf-8")
            os.replace(beside, path)
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
            self.screen.note("ui-not-saved", path=str(path), why=file_problem(error))
            return False
        return True

    def save_copy(self, rest: str) -> None:
        if not rest:
            command = self.guide.words["save"][-1]
            self.screen.note("ui-which-file", file=f"{command} {self.path.name}")
        elif self.write(Path(rest).expanduser()):
            self.screen.note("ui-saved", path=rest)

    # -- leaving -----------------------------------------------------------------------

    def leave(self) -> None:
        """Save, and print how to go on later."""
        if self.save():
            self.screen.note("ui-saved", path=str(self.path))
            command = f"{self.command} play --load {shlex.quote(str(self.path))}"
            self.screen.note("ui-resume", command=command)

    def finish(self) -> None:
        """Show the last log lines, the result and where the record is."""
        alone = self.at_screen if len(self.people) == 1 else None
        self.show_news(alone, self.seen[self.at_screen or 0])
        result = self.saga.game.result(self.saga.table)
        assert result is not None
        self.screen.space()
        self.screen.result(result)
        if self.save():
            self.screen.note("ui-saved", path=str(self.path))


def _is_offered(section: Section, offered: list[str]) -> bool:
    """Whether all rows of a section are among the options."""
    rows = section.rows
    return bool(rows) and not section.lines and all(row[0].key in offered for row in rows)
