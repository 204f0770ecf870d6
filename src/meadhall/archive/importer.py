"""How an archived version becomes a package of its own: ``meadhall.games.valhalla_3``.

1. The finder answers for names below ``meadhall.games`` that end in the number of a version.
2. The source is the archived one, in which the game's package goes by the version's name: so its
   modules import each other, and its steps are known apart from those of other versions.
3. Data and texts are read through ``importlib.resources``, as they are from a folder.

Everything else, the core above all, is the present program's; tests/archive shows that it still
carries every version.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources.abc import Traversable, TraversableResources
from types import CodeType, ModuleType
from typing import Any, cast
from zipfile import Path as ZipPath
from zipfile import ZipFile

from meadhall.archive.files import opened, package_name, split_name, versions
from meadhall.core import Game

GAMES = "meadhall.games"


@cache
def load(game: str, rules: str) -> Game[Any]:
    """A released version of a game; one that is not archived is a KeyError.

    All its modules are imported, so that every step is known by name when a snapshot is read.
    """
    archive = opened(game)
    if archive is None or rules not in versions(game):
        raise KeyError(package_name(game, rules))
    home = f"{GAMES}.{package_name(game, rules)}"
    found: Game[Any] = import_module(home).GAME
    for name in archive.namelist():
        version, *parts = name.removesuffix(".py").split("/")
        if version == rules and name.endswith(".py") and parts[-1] != "__init__":
            import_module(".".join([home, *parts]))
    return found


class ArchiveFinder(MetaPathFinder):
    """Finds the modules of archived versions."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of an archived module; None for anything else."""
        home, _, inside = fullname.removeprefix(GAMES + ".").partition(".")
        known = split_name(home) if fullname.startswith(GAMES + ".") else None
        archive = None if known is None else opened(known[0])
        if known is None or archive is None:
            return None
        where = "/".join([known[1], *filter(None, inside.split("."))])
        for file in (f"{where}/__init__.py", f"{where}.py"):
            if file in archive.NameToInfo:
                loader = ArchiveLoader(archive, *known, file)
                return ModuleSpec(
                    fullname,
                    loader,
                    origin=loader.origin,
                    is_package=loader.is_package(fullname),
                )
        return None


class ArchiveLoader(InspectLoader):
    """Loads one module of an archived version."""

    def __init__(self, archive: ZipFile, game: str, rules: str, file: str) -> None:
        """Load this file of the game's archive."""
        self.archive = archive
        self.game = game
        self.rules = rules
        self.file = file
        self.origin = f"<{game} {rules}>/{file.partition('/')[2]}"
        """What tracebacks show as the file's name."""

    def is_package(self, fullname: str) -> bool:
        """Whether the module is a folder."""
        return self.file.endswith("/__init__.py")

    def get_source(self, fullname: str) -> str:
        """The archived source, with the version's own package in place of the game's."""
        source = self.archive.read(self.file).decode()
        own = rf"\b{re.escape(GAMES)}\.{self.game}\b"
        return re.sub(own, f"{GAMES}.{package_name(self.game, self.rules)}", source)

    def get_code(self, fullname: str) -> CodeType:
        """The compiled source."""
        return compile(self.get_source(fullname), self.origin, "exec", dont_inherit=True)

    def get_resource_reader(self, fullname: str) -> ArchiveResources:
        """The data beside the module."""
        return ArchiveResources(self.archive, self.file.rpartition("/")[0])


class ArchiveResources(TraversableResources):
    """The data of an archived package, for ``importlib.resources.files``."""

    def __init__(self, archive: ZipFile, folder: str) -> None:
        """Give the files of this folder of an archive."""
        self.archive = archive
        self.folder = folder

    def files(self) -> Traversable:
        """The folder."""
        return cast("Traversable", ZipPath(self.archive, self.folder + "/"))


def install() -> None:
    """Let archived versions be imported from now on."""
    if not any(isinstance(each, ArchiveFinder) for each in sys.meta_path):
        sys.meta_path.append(ArchiveFinder())
