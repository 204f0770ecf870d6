"""Tables with a scene that somebody has written, opened from its file or from a record (GW-278)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.cli import kit
from meadhall.cli.scenes import tell
from meadhall.cli.terminal_session import why
from meadhall.core import BadWriting, Game, Saga
from meadhall.games.godofwar import custom
from meadhall.text import LANGUAGES, Texts
from meadhall.text.catalogue import catalogue


def game_with(texts: Texts, path: Path) -> Game[Any]:
    """The game with the scene of this file; what is wrong with the file is said."""
    try:
        return custom.with_scene(path.expanduser().read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise kit.Refused(texts.fill("refuse-file", path=str(path), why="text")) from None
    except (OSError, ValueError) as error:
        raise kit.Refused(texts.fill("refuse-file", path=str(path), why=why(error))) from None
    except BadWriting as bad:
        told = "\n".join(f"{path.name}: {tell(texts, fault)}" for fault in bad.faults)
        raise kit.Refused(told) from None


def learn_names(saga: Saga[Any]) -> None:
    """Let the catalogues know the names in what was written for this game."""
    for lang in LANGUAGES:
        told = saga.game.words(saga.record.options, lang)
        if told is not None:
            catalogue(saga.game.package, lang).learn(told, saga.game.id)
