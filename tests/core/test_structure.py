"""How the source hangs together: imports one way, nothing forbidden in the engine."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"

ALLOWED = {
    "limits.py": set(),
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "archive": {"core", "archive"},
    "text": {"core", "games", "archive", "text"},
    "lab": {"core", "games", "bots", "archive", "text", "limits", "lab"},
    "server": {"core", "games", "bots", "archive", "text", "limits", "server"},
}
"""Which parts a part may import; the command line and the package itself may import all."""

FORBIDDEN = {
    "random",
    "time",
    "datetime",
    "uuid",
    "secrets",
    "os",
    "socket",
    "threading",
    "asyncio",
}
"""What neither core nor games may use: chance, clock and the outside world."""

ENGINE = sorted([*SOURCE.glob("core/**/*.py"), *SOURCE.glob("games/**/*.py")])
ALL = sorted(SOURCE.glob("**/*.py"))


@dataclass(frozen=True)
class Source:
    """What the tests want to know of a file."""

    docstring: str | None
    lines: int
    imports: list[str]
    """All modules that it imports, also inside functions."""


@cache
def source(path: Path) -> Source:
    """A file, parsed once for all tests."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return Source(ast.get_docstring(tree), text.count("\n"), found)


def part(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    allowed = ALLOWED.get(part(path))
    if allowed is None:
        return
    for module in source(path).imports:
        words = module.split(".")
        if words == ["meadhall"]:
            assert part(path) not in ("core", "games"), f"{path.name} imports the whole package"
        elif words[0] == "meadhall":
            assert words[1] in allowed, f"{path.name} imports {module}"


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_uses_no_chance_clock_or_outside_world(path: Path) -> None:
    used = {module.split(".")[0] for module in source(path).imports}
    assert set() == used & FORBIDDEN


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_imports_another(path: Path) -> None:
    if part(path) != "games" or path.parent.name == "games":
        return
    own = path.relative_to(SOURCE).parts[1]
    for module in source(path).imports:
        words = module.split(".")
        if words[:2] == ["meadhall", "games"] and len(words) > 2:
            assert words[2] in (own, "data", "correction")


def test_the_core_depends_on_nothing_but_python() -> None:
    known = {"meadhall", "__future__", "collections", "dataclasses", "functools", "hashlib"}
    known |= {"enum", "json", "math", "re", "struct", "types", "typing"}
    used = {
        module.split(".")[0] for path in SOURCE.glob("core/*.py") for module in source(path).imports
    }
    assert set() == used - known


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_opens_by_saying_what_it_holds_and_is_not_too_long(path: Path) -> None:
    assert source(path).docstring, "no docstring"
    assert source(path).lines < 400, "CONTRIBUTING, convention 13"
