"""The scenes that can be played: ours from scenes/*.toml, and those that somebody adds.

What the sources tell of them is GW-188 to GW-193, the rest is ours (GW-194).
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files

from meadhall.games.godofwar.reading import read_scene
from meadhall.games.godofwar.scenes import LIBRARY, Scene


def _read_ours() -> tuple[str, ...]:
    """Read the ten scenes, in the order of their numbers."""
    folder = files(__package__).joinpath("scenes")
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    for name in found:
        scene = read_scene(folder.joinpath(name).read_text(encoding="utf-8"))
        LIBRARY[scene.key] = scene
    return tuple(LIBRARY)


OURS = _read_ours()
QUESTS: tuple[str, ...] = tuple(key for key in OURS if LIBRARY[key].kind == "quest")
BOSSES: tuple[str, ...] = tuple(key for key in OURS if LIBRARY[key].kind == "boss")


def add_scene(text: str) -> Scene:
    """Add a scene by its text, for as long as somebody holds it.

    Its key bears a hash of the text, so that two never mix.
    """
    mark = blake2b(text.encode(), digest_size=16).hexdigest()
    return LIBRARY.lend(read_scene(text, f"_{mark}"))
