"""Which code and which tests stand for each numbered rule, and what is missing.

Code names a rule in a docstring, a comment or a question's ``rules`` (BR-069, or a range:
"BR-080 to BR-082"). A test names it in its mark: ``@pytest.mark.rule("BR-069")``. Rules that
no test can show are listed with the reason in ``untestable.toml`` beside the tests. Tests
are read, not run, so the words of a mark must stand there literally.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import meadhall
from meadhall.core import Game
from meadhall.text import rules as numbered_rules

MOST_UNTESTABLE = 0.1
"""The largest share of rules that may be called untestable."""

_NUMBERS = re.compile(r"\b([A-Z]{2,})-(\d+)(?:\s+(?:to|and)\s+|\s*[–—]\s*|-)?(?:\1-(\d+))?")


@dataclass(slots=True)
class Row:
    """The code and the tests of one rule."""

    code: list[str] = field(default_factory=list)
    """Places in the game's package, as ``file:line``."""
    tests: list[str] = field(default_factory=list)
    """Tests, as ``file::name``."""
    untestable: str = ""
    """Why no test can show it."""


@dataclass(slots=True)
class Marks:
    """The rules and cards that the tests of a game are marked with."""

    rules: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)
    """Marks whose arguments are not literals."""


@dataclass(slots=True)
class Coverage:
    """The rules and cards of a game with their code and tests, and what is wrong."""

    rows: dict[str, Row]
    cards: dict[str, list[str]]
    """For each card the tests that play it."""
    unknown: list[str] = field(default_factory=list)
    """Numbers and cards that are named but do not exist, with the place."""
    unreadable: list[str] = field(default_factory=list)

    @property
    def without_code(self) -> list[str]:
        """Rules that no code names and that could be tested."""
        return [n for n, row in self.rows.items() if not row.code and not row.untestable]

    @property
    def without_test(self) -> list[str]:
        """Rules that no test shows and that could be tested."""
        return [n for n, row in self.rows.items() if not row.tests and not row.untestable]

    @property
    def untestable(self) -> list[str]:
        return [n for n, row in self.rows.items() if row.untestable]

    @property
    def tested_after_all(self) -> list[str]:
        """Rules that are called untestable but have a test."""
        return [n for n, row in self.rows.items() if row.untestable and row.tests]

    @property
    def too_many_untestable(self) -> bool:
        """Whether more than ``MOST_UNTESTABLE`` of the rules are called untestable."""
        return len(self.untestable) > MOST_UNTESTABLE * len(self.rows)

    @property
    def cards_without_test(self) -> list[str]:
        return [card for card, tests in self.cards.items() if not tests]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and nothing is wrong."""
        gaps = [self.without_code, self.without_test, self.cards_without_test]
        wrong = [self.unknown, self.unreadable, self.tested_after_all]
        return bool(self.rows) and not any([*gaps, *wrong]) and not self.too_many_untestable


def checkout() -> Path | None:
    """The folder of the repository that this program runs from; None if it is installed."""
    root = Path(meadhall.__file__).resolve().parents[2]
    return root if (root / "tests" / "games").is_dir() else None


def coverage(game: Game[Any], root: Path) -> Coverage:
    """The coverage of a game in a checkout."""
    tests = root / "tests" / "games" / game.id
    package = root / "src" / "meadhall" / "games" / game.id
    return map_rules(
        numbered_rules(game.id, "en"),
        game.cards,
        read_code(package),
        read_marks(tests),
        read_untestable(tests / "untestable.toml"),
    )


def map_rules(
    known: Iterable[str],
    cards: Iterable[str],
    code: Mapping[str, list[str]],
    marks: Marks,
    untestable: Mapping[str, str],
) -> Coverage:
    """Put together rules, code and tests; a range counts for the rules that exist."""
    rows = {number: Row() for number in known}
    prefixes = {number.partition("-")[0] for number in rows}
    made = Coverage(rows, {card: marks.cards.get(card, []) for card in cards})
    for named, places in code.items():
        numbers = expand(named, rows)
        for number in numbers:
            rows[number].code += places
        if not numbers and named.partition("-")[0] in prefixes:
            made.unknown += [f"{named} ({place})" for place in places]
    _add_tests(made, marks)
    for named, reason in untestable.items():
        if named in rows:
            rows[named].untestable = reason
        else:
            made.unknown.append(f"{named} (untestable.toml)")
    return made


def _add_tests(made: Coverage, marks: Marks) -> None:
    for named, names in marks.rules.items():
        numbers = expand(named, made.rows)
        for number in numbers:
            made.rows[number].tests += names
        if not numbers:
            made.unknown += [f"{named} ({name})" for name in names]
    for card, names in marks.cards.items():
        if card not in made.cards:
            made.unknown += [f"{card} ({name})" for name in names]
    made.unreadable = marks.unreadable


def expand(named: str, known: Iterable[str]) -> list[str]:
    """The rules that a number, or a range as ``BR-080 to BR-082``, stands for."""
    first, _, last = named.partition(" to ")
    prefix, _, low = first.partition("-")
    high = last.partition("-")[2] or low
    if not low.isdecimal() or not high.isdecimal():
        return []
    wanted = range(int(low), int(high) + 1)
    ends = [number for number in known if number in (first, last or first)]
    if len(ends) != (2 if last and last != first else 1):
        return []
    return [
        number
        for number in known
        if number.partition("-")[0] == prefix and int(number.partition("-")[2]) in wanted
    ]


# -- code ----------------------------------------------------------------------


def read_code(package: Path) -> dict[str, list[str]]:
    """The numbers and ranges that a package's code names, with their places."""
    found: dict[str, list[str]] = {}
    for file in sorted(package.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for named, start in named_in(source):
            line = source.count("\n", 0, start) + 1
            found.setdefault(named, []).append(f"{file.relative_to(package).as_posix()}:{line}")
    return found


def named_in(source: str) -> Iterator[tuple[str, int]]:
    """The numbers and ranges in a text, with where they begin.

    Two numbers joined by "to" or a dash are a range; joined by "and" they are two.
    """
    for match in _NUMBERS.finditer(source):
        prefix, low, high = match.groups()
        first = f"{prefix}-{low}"
        if high is None:
            yield first, match.start()
        elif " and " in " ".join(match[0].split()):
            yield first, match.start()
            yield f"{prefix}-{high}", match.start(3)
        else:
            yield f"{first} to {prefix}-{high}", match.start()


# -- tests ---------------------------------------------------------------------


def read_marks(tests: Path) -> Marks:
    """All marks of the tests in a folder."""
    marks = Marks()
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests).as_posix()
        _Reader(name, marks).visit(ast.parse(file.read_text(encoding="utf-8"), name))
    return marks


def read_untestable(file: Path) -> dict[str, str]:
    """The rules that no test can show, with the reasons; empty without such a file."""
    if not file.is_file():
        return {}
    rules = tomllib.loads(file.read_text(encoding="utf-8")).get("rules", {})
    return {number: reason for number, reason in rules.items() if str(reason).strip()}


class _Reader(ast.NodeVisitor):
    """Collects the marks of one file: those of tests, of classes and of the whole file."""

    def __init__(self, file: str, marks: Marks) -> None:
        self.file = file
        self.marks = marks
        self.inside: list[str] = []
        self.words: dict[str, list[str]] = {}
        """Lists of literals by name, for marks like ``card(*NAMES)``."""

    def visit_Module(self, node: ast.Module) -> None:
        for each in node.body:
            if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                try:
                    value = ast.literal_eval(each.value)
                except ValueError:
                    continue
                if isinstance(value, (list, tuple)):
                    self.words[each.targets[0].id] = [str(word) for word in value]
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if self.inside or node.name.startswith("test"):
            self.enter(node.name, node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if node.name.startswith("Test"):
            self.enter(node.name, node)

    def enter(self, name: str, node: ast.AST) -> None:
        """Read what is marked inside a test or a class of tests."""
        self.inside.append(name)
        self.generic_visit(node)
        self.inside.pop()

    def visit_Call(self, node: ast.Call) -> None:
        kind = _mark(node.func)
        if kind in ("rule", "card"):
            place = "::".join([self.file, *self.inside])
            known = self.marks.rules if kind == "rule" else self.marks.cards
            for word in self.read(node, place):
                known.setdefault(word, []).append(place)
        self.generic_visit(node)

    def read(self, node: ast.Call, place: str) -> Iterator[str]:
        """The arguments of a mark; those that are not literals are noted as unreadable."""
        for arg in node.args:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                yield arg.value
            elif isinstance(arg, ast.Starred) and isinstance(arg.value, ast.Name):
                if arg.value.id in self.words:
                    yield from self.words[arg.value.id]
                else:
                    self.marks.unreadable.append(f"{place}: *{arg.value.id}")
            else:
                self.marks.unreadable.append(f"{place}: {ast.unparse(arg)}")


def _mark(function: ast.expr) -> str:
    """The name of a pytest mark, or ""."""
    if (
        isinstance(function, ast.Attribute)
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    ):
        return function.attr
    return ""
