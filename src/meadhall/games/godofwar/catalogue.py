"""The texts of scenes, made from their TOML, so that names are written once.

    python -m meadhall.games.godofwar.catalogue

writes text/scenes.en.ftl and text/scenes.ru.ftl from scenes/*.toml; a test sees that they are
fresh. For a scene of one's own the same function gives the messages to add to a catalogue.
"""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.games.godofwar.library import OURS
from meadhall.games.godofwar.scenes import LIBRARY, Scene

LANGUAGES = ("en", "ru")
HEADS = {
    "en": "### God of War: quests, bosses and scenes. Made from scenes/*.toml: edit those.",
    "ru": "### God of War: квесты, боссы и сцены. Сделано из scenes/*.toml: правьте их.",
}


def messages(scene: Scene, lang: str) -> str:
    """All messages of a scene in a language: names as values, texts of elements as ``.text``."""
    number = LANGUAGES.index(lang)
    lines = [f"## {plain(scene.names[scene.key][number])}", ""]
    for key, told in scene.names.items():
        if key.endswith(".text"):
            continue
        name = plain(told[number]) or '{ "" }'
        lines.append(f"{key} = {name}")
        element = plain(scene.names.get(f"{key}.text", ("", ""))[number])
        if element:
            lines.append(f"    .text = {element}")
    return "\n".join(lines) + "\n"


def plain(told: str) -> str:
    """A name or text as it stands in a message: on one line, braces said and not obeyed."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', " ".join(told.split()))


def catalogue(lang: str) -> str:
    """The catalogue of our ten scenes."""
    return "\n".join([HEADS[lang], "", *(messages(LIBRARY[key], lang) for key in OURS)])


def write(folder: Path) -> None:
    """Write both catalogues."""
    for lang in LANGUAGES:
        folder.joinpath(f"scenes.{lang}.ftl").write_text(catalogue(lang), encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parent / "text")
