"""A games for tests: the small game of the core's tests, on which everything happens fast."""

from __future__ import annotations

from typing import Any

from core.toy import TOY
from meadhall.core import Game

GAMES = ("toy",)


def game(name: str, rules: str | None = None) -> Game[Any]:
    return {"toy": TOY}[name]


def versions(name: str) -> tuple[str, ...]:
    return (game(name).version,)
