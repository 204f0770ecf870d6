"""Games that take for ever: with a text that somebody wrote, and without."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from core.toy import TOY, Table
from meadhall.core import Choice, Game, Writing

GAMES = ("toy", "endless")


def never() -> None:
    while True:
        pass


def look(table: Table, seat: int | None) -> Any:
    """A view that is never ready once somebody has points."""
    if any(table.points):
        never()
    return TOY.look(table, seat)


def take(packed: str) -> Game[Any]:
    """``read`` is never read, ``play`` is never played beyond the first round."""
    if packed == "read":
        never()
    choices = (*TOY.choices, Choice("text", (packed,), packed))
    return replace(TOY, writing=WRITING, choices=choices, look=look, public=None, own=None)


def endless(table: Table, seat: int | None) -> Any:
    never()


WRITING = Writing("text", str, take, lambda packed, lang: "")
WRITTEN = replace(TOY, writing=WRITING)
ENDLESS = replace(TOY, id="endless", look=endless, public=None, own=None)


def game(name: str, rules: str | None = None) -> Game[Any]:
    return {"toy": WRITTEN, "endless": ENDLESS}[name]


def versions(name: str) -> tuple[str, ...]:
    return (game(name).version,)
