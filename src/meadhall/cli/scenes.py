"""``meadhall scenes check FILE``: check a scene that somebody has written."""

from __future__ import annotations

from pathlib import Path

import click

from meadhall.cli import common
from meadhall.core import BadWriting, Fault
from meadhall.games.godofwar.reading import read_scene
from meadhall.text import LANGUAGES, Texts

GAME = "godofwar"


@click.group("scenes")
def command() -> None:
    """Work on scenes for God of War: The Card Game (docs/writing-a-scene.md)."""


@command.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@common.lang_option
@click.pass_context
def check(ctx: click.Context, file: Path, lang: str | None) -> None:
    """Say what is wrong with a scene, by line and word; the exit code is 1 if anything is."""
    texts = common.texts_for(lang, GAME)
    try:
        scene = read_scene(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise common.unreadable(texts, file.name, error) from None
    except BadWriting as bad:
        for fault in bad.faults:
            click.echo(f"{file.name}: {describe(texts, fault)}")
        ctx.exit(1)
    name = scene.names[scene.key][LANGUAGES.index(texts.lang)]
    click.echo(texts.fill("scene-ok", name=name))


def describe(texts: Texts, fault: Fault) -> str:
    """A fault as a line of text."""
    fault_text = texts.fill(fault.key, word=fault.word, expected=", ".join(fault.expected))
    return texts.fill("writing-fault", line=fault.line, told=fault_text)
