"""Past rules: every released version of a game as it was, playable beside the present one.

    meadhall.game("valhalla", "3")     the third rules version of Valhalla
    meadhall.games.valhalla_3          its package: archived sources on the present core

files.py      the archives: one compressed file for each game, with all its released versions
importer.py   how an archived version becomes a package of its own
release.py    how a version is archived when it is released (``meadhall archive GAME``)

Why it is done so: docs/decisions/0005-past-rules.md.
"""

from meadhall.archive.files import BadArchive, is_past, package_name, split_name, versions
from meadhall.archive.importer import install, load

__all__ = ["BadArchive", "install", "is_past", "load", "package_name", "split_name", "versions"]
