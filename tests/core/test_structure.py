"""How the source hangs together: imports one way, nothing forbidden in the engine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "meadhall"

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "archive": {"core", "archive"},
    "text": {"core", "games", "archive", "text"},
    "lab": {"core", "games", "bots", "archive", "text", "lab"},
    "server": {"core", "games", "bots", "archive", "text", "server"},
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


def imports(path: Path) -> list[str]:
    """All modules that a file imports, also inside functions."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


def part(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    allowed = ALLOWED.get(part(path))
    if allowed is None:
        return
    for module in imports(path):
        words = module.split(".")
        if words == ["meadhall"]:
            assert part(path) not in ("core", "games"), f"{path.name} imports the whole package"
        elif words[0] == "meadhall":
            assert words[1] in allowed, f"{path.name} imports {module}"


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_uses_no_chance_clock_or_outside_world(path: Path) -> None:
    used = {module.split(".")[0] for module in imports(path)}
    assert set() == used & FORBIDDEN


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_imports_another(path: Path) -> None:
    if part(path) != "games" or path.parent.name == "games":
        return
    own = path.relative_to(SOURCE).parts[1]
    for module in imports(path):
        words = module.split(".")
        if words[:2] == ["meadhall", "games"] and len(words) > 2:
            assert words[2] in (own, "data")


def test_the_core_depends_on_nothing_but_python() -> None:
    known = {"meadhall", "__future__", "collections", "dataclasses", "functools", "hashlib"}
    known |= {"enum", "json", "re", "struct", "types", "typing"}
    used = {module.split(".")[0] for path in SOURCE.glob("core/*.py") for module in imports(path)}
    assert set() == used - known


@pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_opens_by_saying_what_it_holds_and_is_not_too_long(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(source)), "no docstring"
    assert source.count("\n") < 400, "CONTRIBUTING, convention 13"
