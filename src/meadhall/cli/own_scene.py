"""Tables with a scene of one's own, from its file or from a record (GW-278)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.cli import common
from meadhall.cli.scenes import describe
from meadhall.core import BadWriting, Game, Saga
from meadhall.games.godofwar import custom
from meadhall.text import LANGUAGES, Texts
from meadhall.text.catalogue import catalogue


def game_with(texts: Texts, path: Path) -> Game[Any]:
    """The game with the scene of this file; raises InputError with all its faults."""
    try:
        return custom.with_scene(path.expanduser().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise common.unreadable(texts, path, error) from None
    except BadWriting as bad:
        lines = "\n".join(f"{path.name}: {describe(texts, fault)}" for fault in bad.faults)
        raise common.InputError(lines) from None


def learn_names(saga: Saga[Any]) -> None:
    """Add the names in a written scene to the catalogues."""
    for lang in LANGUAGES:
        names = saga.game.words(saga.record.options, lang)
        if names is not None:
            catalogue(saga.game.package, lang).learn(names, saga.game.id)
