"""The scenes that can be played: ours from scenes/*.toml, and those that somebody adds.

What the sources tell of them is GW-188 to GW-193, the rest is ours (GW-194).
"""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files

from meadhall.core import BadWriting, Fault
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


MOST_OWN = 500
"""How many other scenes one process takes in, so that nobody can fill its memory with them."""


def add_scene(text: str) -> Scene:
    """Add a scene by its text; the key bears a mark of the text, so that two never mix."""
    mark = blake2b(text.encode(), digest_size=4).hexdigest()
    scene = read_scene(text, f"_{mark}")
    if scene.key not in LIBRARY and len(LIBRARY) >= len(OURS) + MOST_OWN:
        raise BadWriting([Fault(1, "scene-too-many", str(MOST_OWN))])
    return LIBRARY.setdefault(scene.key, scene)
