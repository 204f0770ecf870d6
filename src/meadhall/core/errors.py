"""What can go wrong from outside: a wrong answer, a wrong set-up, a wrong record, a faulty text.

These are players' and callers' mistakes and leave every table as it was.
Our own mistakes are assertions.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class MeadhallError(Exception):
    """Anything that a caller did wrong, said in one sentence."""


class IllegalAnswer(MeadhallError):
    """An answer that is not open: names the question, the seat and what was open."""

    def __init__(self, question: str, seat: int, option: object, offered: list[int | str]) -> None:
        """Keep the parts, so that a client can say it in the player's language."""
        self.question = question
        self.seat = seat
        self.option = option
        self.offered = offered
        if offered:
            said = ", ".join(str(each) for each in offered)
            text = f"{option!r} is not open to seat {seat} at {question}: {said}"
        else:
            text = f"{question} is not asked of seat {seat} now"
        super().__init__(text)


class BadSetup(MeadhallError):
    """A number of seats, an option or a combination that the game does not have.

    ``rule`` is the number of the rule that forbids it, where one does.
    """

    def __init__(self, text: str, rule: str = "") -> None:
        """Say what is wrong; name the rule where there is one."""
        self.rule = rule
        super().__init__(f"{text} ({rule})" if rule else text)


class BadRecord(MeadhallError):
    """A record that cannot be read back: names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line number (from 1; 0 for the whole file) and the reason."""
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}" if line else reason)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a text that somebody wrote: the line, a message id, and the word."""

    line: int
    key: str
    word: str
    expected: tuple[str, ...] = field(default=())

    @property
    def reason(self) -> str:
        """It all in one line, for developers; people read the message of ``key``."""
        said = f"line {self.line}: {self.key.partition('-')[2]} {self.word!r}"
        return f"{said}; known: {', '.join(self.expected)}" if self.expected else said


class BadWriting(MeadhallError):
    """A text written for a game that cannot be played; ``faults`` says all that is wrong."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep the faults, so that they can be told in the writer's language."""
        self.faults = sorted(faults, key=lambda fault: fault.line)
        super().__init__("; ".join(fault.reason for fault in self.faults))


class BadRow(MeadhallError):
    """A row of printed facts that no code stands for: names the file, the row and the fault."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        """Say where it stands and what is wrong with it."""
        super().__init__(f"{file}: {row}: {reason}")


class OverBudget(MeadhallError):
    """An answer that leads to more than any real game does: the table must be made anew.

    Only what people write for a game themselves, such as a scene, can lead to this.
    """


class CannotUndo(MeadhallError):
    """There is nothing that this seat may take back; ``reason`` is a text key."""

    def __init__(self, seat: int, reason: str) -> None:
        """Keep the seat and the key of the reason."""
        self.seat = seat
        self.reason = reason
        super().__init__(f"seat {seat} cannot undo: {reason}")
