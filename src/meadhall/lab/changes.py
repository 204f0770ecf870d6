"""A game with changed figures: balance questions without touching its code.

    {"cards": {"troll": {"strength": 6}}}      the Troll with strength 6
    {"figures": {"warrior": {"count": 10}}}    two warriors more for each clan

1. A change follows the names in a game's data files (``*.toml``). A list of rows is followed by
   the ``key`` of a row; all rows of that key are changed, as copies of a card are alike.
2. Only a value that is there can be changed, and only to one of the same kind.
3. The changed game is the same code under a name of its own (``meadhall.games.NAME_changed_…``),
   reading the changed data. Its checks at import hold as ever. Its rules version says that it is
   changed, so its records are never taken for those of the printed game.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import meadhall
from meadhall.core import BadRow, Game
from meadhall.games import data
from meadhall.lab.errors import LabError

GAMES = "meadhall.games"
MARK = "_changed_"

Changes = Mapping[str, Any]
"""By name a further such mapping, or the new value."""

_CHANGES: dict[str, Changes] = {}
"""The changes by the name of the package that has them."""


def changed(game_id: str, changes: Changes) -> Game[Any]:
    """The game with these changes; as it is without any. Raises LabError."""
    if not changes:
        return meadhall.game(game_id)
    return _load(game_id, json.dumps(changes, sort_keys=True))


@cache
def _load(game_id: str, packed: str) -> Game[Any]:
    changes: Changes = json.loads(packed)
    check(game_id, changes)
    digest = blake2b(packed.encode(), digest_size=6).hexdigest()
    package = f"{GAMES}.{game_id}{MARK}{digest}"
    _CHANGES[package] = changes
    data.AMENDED[package] = _amend
    if not any(isinstance(each, _Finder) for each in sys.meta_path):
        sys.meta_path.insert(0, _Finder())  # before the one that would find the printed game
    try:
        found: Game[Any] = import_module(package).GAME
        folder = Path(str(files(f"{GAMES}.{game_id}")))
        for file in sorted(folder.rglob("*.py")):
            inner = file.relative_to(folder).with_suffix("").parts
            if inner[-1] != "__init__":
                import_module(".".join([package, *inner]))
    except BadRow as error:
        raise LabError("lab-change-refused", why=str(error)) from None
    object.__setattr__(found, "version", f"{found.version}-changed-{digest}")
    return found


# -- what can be changed ---------------------------------------------------------


def check(game_id: str, changes: Changes) -> None:
    """Whether every change finds its value in some data file, and is of its kind."""
    tables = [tomllib.loads(file.read_text("utf-8")) for file in _data(game_id)]
    for path, value in _leaves(changes, ()):
        said = ".".join(path)
        found = [old for table in tables for old in _found(table, path)]
        if not found:
            raise LabError("lab-change-unknown", said=said)
        if path[-1] == "key" or any(type(value) is not type(old) for old in found):
            raise LabError("lab-change-kind", said=said, value=str(value), old=str(found[0]))


def values_of(game_id: str, changes: Changes) -> list[tuple[str, Any, Any]]:
    """What is changed, with the printed value and the new one."""
    tables = [tomllib.loads(file.read_text("utf-8")) for file in _data(game_id)]
    return [
        (".".join(path), next(old for table in tables for old in _found(table, path)), value)
        for path, value in _leaves(changes, ())
    ]


def _data(game_id: str) -> Iterator[Traversable]:
    """The data files of a game, without God of War's scenes, which are texts of their own."""
    folder = files(f"{GAMES}.{game_id}")
    inner = folder.joinpath("data")
    for each in [*folder.iterdir(), *(inner.iterdir() if inner.is_dir() else [])]:
        if each.name.endswith(".toml"):
            yield each


def _leaves(changes: Changes, before: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in changes.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, (*before, name))
        else:
            yield (*before, name), value


def _found(table: Any, path: Sequence[str]) -> list[Any]:
    return [holder[path[-1]] for holder in _holders(table, path)]


def _holders(table: Any, path: Sequence[str]) -> list[dict[str, Any]]:
    """The tables that hold the last name of a path."""
    here: list[Any] = [table]
    for name in path[:-1]:
        further: list[Any] = []
        for each in here:
            if isinstance(each, dict) and name in each:
                further.append(each[name])
            elif isinstance(each, list):
                further += [row for row in each if isinstance(row, dict) and row.get("key") == name]
        here = further
    return [each for each in here if isinstance(each, dict) and path[-1] in each]


def _amend(package: str, read: dict[str, Any]) -> None:
    """Change what a data file of this package says."""
    for path, value in _leaves(_CHANGES[package], ()):
        for holder in _holders(read, path):
            holder[path[-1]] = value


# -- the same code under another name ----------------------------------------------


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        home, _, inside = fullname.removeprefix(GAMES + ".").partition(".")
        if not fullname.startswith(GAMES + ".") or f"{GAMES}.{home}" not in _CHANGES:
            return None
        game_id = home.partition(MARK)[0]
        folder = Path(str(files(f"{GAMES}.{game_id}"))).joinpath(*filter(None, inside.split(".")))
        for file in (folder / "__init__.py", folder.with_suffix(".py")):
            if file.is_file():
                inner = [str(folder)] if file.name == "__init__.py" else None
                loader = _Loader(fullname, str(file), game_id, home)
                return spec_from_file_location(
                    fullname, file, loader=loader, submodule_search_locations=inner
                )
        return None


class _Loader(SourceFileLoader):
    """Loads a module of a game under the changed game's name; nothing compiled is kept."""

    def __init__(self, fullname: str, path: str, game_id: str, home: str) -> None:
        super().__init__(fullname, path)
        self.game_id = game_id
        self.home = home

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        own = rf"\b{re.escape(GAMES)}\.{self.game_id}\b"
        source = re.sub(own, f"{GAMES}.{self.home}", source)
        return compile(source, self.path, "exec", dont_inherit=True)
