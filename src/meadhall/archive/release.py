"""How a rules version is archived when it is released.

1. All files of the game are collected as they stand: code, data, texts, rules pages.
2. They join the game's archive under the number of the rules version.
3. A version that is archived never changes: the same files once more do nothing, other files are
   refused, since games may have been played by those that were released.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from meadhall.archive.files import BadArchive, packed, path_of, read

KINDS = (".py", ".toml", ".ftl")
"""The files that make a game."""


class Archived(NamedTuple):
    """What came of archiving a version."""

    new: bool
    files: int
    size: int
    """Bytes of the game's whole archive."""


def collect(folder: Traversable, pages: Iterable[Traversable]) -> dict[str, bytes]:
    """The files of a game by their paths, and its rules pages."""
    found = {path: file.read_bytes() for path, file in _walk(folder)}
    return found | {f"rules/{page.name}": page.read_bytes() for page in pages}


def _walk(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _walk(each, f"{before}{each.name}/")
        elif each.name.endswith(KINDS):
            yield before + each.name, each


def put(folder: Path, game: str, rules: str, files: dict[str, bytes]) -> Archived:
    """Add a version to the archive of its game; a released one is never changed."""
    path = path_of(game, folder)
    released = read(path)
    new = rules not in released
    if not new and released[rules] != files:
        raise BadArchive(f"rules version {rules} of {game} was released with other files")
    if new:
        path.write_bytes(packed({**released, rules: files}))
    return Archived(new, len(files), path.stat().st_size)
