"""The archives: one compressed file for each game, with all its released versions.

An archive is a ZIP file, packed without compression and then compressed as a whole with xz: two
versions of a game are mostly the same, so five of them take little more room than one. A file of
a version is found under ``VERSION/PATH``, with the path as in the game's folder; the rules pages
stand in ``VERSION/rules``. The bytes follow from the contents alone.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile, ZipFile, ZipInfo

HERE = Path(__file__).parent

Files = Mapping[str, bytes]
"""The files of one version by their paths in the game's folder."""

_NAME = re.compile(r"([a-z]+)_([1-9][0-9]*)")
_DATE = (1980, 1, 1, 0, 0, 0)


class BadArchive(Exception):
    """An archive that cannot be read, or that would change what was released."""


def package_name(game: str, rules: str) -> str:
    """The name of an archived version's package below ``meadhall.games``."""
    return f"{game}_{rules}"


def split_name(package: str) -> tuple[str, str] | None:
    """Game and version of such a name; None for any other."""
    found = _NAME.fullmatch(package)
    return None if found is None else (found[1], found[2])


def is_past(package: str) -> bool:
    """Whether a package holds past rules."""
    return split_name(package) is not None


def path_of(game: str, folder: Path = HERE) -> Path:
    """Where the archive of a game is kept."""
    return folder / f"{game}.zip.xz"


@cache
def opened(game: str) -> ZipFile | None:
    """The archive of a game that came with the program, kept in memory; None without one."""
    path = path_of(game)
    return _unpacked(path) if path.is_file() else None


def versions(game: str) -> tuple[str, ...]:
    """The released versions of a game, the oldest first."""
    archive = opened(game)
    names = () if archive is None else archive.namelist()
    return tuple(sorted({name.partition("/")[0] for name in names}, key=int))


def read(path: Path) -> dict[str, dict[str, bytes]]:
    """All versions of an archive with their files; none if there is no such file."""
    found: dict[str, dict[str, bytes]] = {}
    if path.is_file():
        archive = _unpacked(path)
        for name in archive.namelist():
            rules, _, inner = name.partition("/")
            found.setdefault(rules, {})[inner] = archive.read(name)
    return found


def packed(released: Mapping[str, Files]) -> bytes:
    """An archive of these versions; the same bytes for the same contents."""
    held = BytesIO()
    with ZipFile(held, "w") as archive:
        # The versions of one file lie next to each other, where compression finds them alike.
        order = sorted((path, int(rules)) for rules, files in released.items() for path in files)
        for path, rules in order:
            archive.writestr(ZipInfo(f"{rules}/{path}", _DATE), released[str(rules)][path])
    return lzma.compress(held.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def _unpacked(path: Path) -> ZipFile:
    try:
        return ZipFile(BytesIO(lzma.decompress(path.read_bytes())))
    except (lzma.LZMAError, BadZipFile, EOFError) as error:
        raise BadArchive(f"{path.name} is damaged: {error}") from None
