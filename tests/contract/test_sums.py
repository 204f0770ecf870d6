"""No float goes through ``sum()`` where bots decide: it is compensated from Python 3.12 on.

A bot that adds floats with it plays differently on 3.11 and 3.13 for the same seed, so they are
added with ``meadhall.core.add_up``. Every module of games and bots that calls ``sum`` (as its
syntax tree says) gets one that refuses floats, and then greedy bots play whole games.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.lab.play import play_game

SOURCE = Path(meadhall.__file__).parent


@cache
def modules_with_sum() -> list[str]:
    """The names of all modules of games and bots that call ``sum``."""
    found = []
    for path in sorted([*SOURCE.glob("games/**/*.py"), *SOURCE.glob("bots/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name) and node.id == "sum":
                parts = path.relative_to(SOURCE).with_suffix("").parts
                found.append(".".join(["meadhall", *parts]).removesuffix(".__init__"))
                break
    return found


def whole_sum(numbers: Iterable[Any], start: Any = 0) -> Any:
    """``sum``, of anything but floats."""
    listed = [start, *numbers]
    if any(isinstance(number, float) for number in listed):
        caller = sys._getframe(1)
        place = f"{caller.f_globals['__name__']}:{caller.f_lineno}"
        raise AssertionError(f"{place} adds floats with sum(): use meadhall.core.add_up")
    return sum(listed[1:], start)


@pytest.fixture(autouse=True)
def _refuse_floats(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in modules_with_sum():
        monkeypatch.setattr(import_module(name), "sum", whole_sum, raising=False)


@pytest.mark.parametrize("which", [0, pytest.param(-1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", meadhall.GAMES)
def test_greedy_bots_add_no_floats_with_sum(name: str, which: int) -> None:
    game = meadhall.game(name)
    seats = game.seats[which]
    bots = ["greedy", *["random"] * (seats - 1)]
    assert play_game(game, bots, {}, f"sums {seats}").result is not None


def test_a_sum_of_floats_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"add_up"):
        whole_sum([1, 0.5])
    assert 3 == whole_sum([1, 2])
    assert [1, 2] == whole_sum([[1], [2]], [])
