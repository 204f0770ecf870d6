"""Tables with a scene that somebody has written, opened from its file or from a record (GW-278)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import meadhall
from meadhall.cli import kit
from meadhall.cli.scenes import GAME, tell
from meadhall.cli.terminal_session import why
from meadhall.core import Game
from meadhall.games.godofwar import custom
from meadhall.games.godofwar.catalogue import messages
from meadhall.games.godofwar.reading import BadScene
from meadhall.games.godofwar.scenes import LIBRARY, Scene
from meadhall.text import LANGUAGES, Texts
from meadhall.text.catalogue import catalogue


def game_with(texts: Texts, path: Path) -> Game[Any]:
    """The game with the scene of this file; what is wrong with the file is said."""
    try:
        written = path.expanduser().read_text(encoding="utf-8")
        found = custom.with_scene(written)
    except UnicodeDecodeError:
        raise kit.Refused(texts.fill("refuse-file", path=str(path), why="text")) from None
    except (OSError, ValueError) as error:
        raise kit.Refused(texts.fill("refuse-file", path=str(path), why=why(error))) from None
    except BadScene as bad:
        faults = sorted(bad.faults, key=lambda fault: fault.line)
        told = "\n".join(f"{path.name}: {tell(texts, fault)}" for fault in faults)
        raise kit.Refused(told) from None
    teach()
    return found


def finder(record: str) -> Callable[[str], Game[Any]]:
    """How to find games for a record, which may carry a scene of its own; damage is a BadRecord."""
    found = custom.finder(record, meadhall.game)
    teach()
    return found


def teach() -> None:
    """Let the catalogues know the names of all scenes that were added."""
    for scene in LIBRARY.values():
        for lang in LANGUAGES:
            if not catalogue(GAME, lang).has(scene.key):
                learn(scene, lang)


def learn(scene: Scene, lang: str) -> None:
    """The names of one scene in one language."""
    catalogue(GAME, lang).add(messages(scene, lang), f"{scene.key}.toml")
