"""``meadhall lab story``: what turned a recorded game, and how much of it was luck."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.bots.story import CannotTell, Effort, Story, Telling
from meadhall.bots.story.data import StoryMark
from meadhall.cli import common
from meadhall.cli.replay import problem
from meadhall.core import MeadhallError, Saga, Text
from meadhall.text import Texts

STEP = 50
"""Playouts between two looks at the progress bar."""

ROWS = 16
"""Moments of the curve that are printed."""


@click.command("story")
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option(
    "--playouts",
    type=click.IntRange(2, 1000),
    default=Effort().playouts,
    show_default=True,
    help="Playouts of a moment; the other figures follow from it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print all of it as JSON.")
@common.lang_option
@click.pass_context
def command(ctx: click.Context, file: Path, playouts: int, as_json: bool, lang: str | None) -> None:
    """Tell the story of a finished game: chances, turning points, play and luck (docs/story.md)."""
    texts = common.texts_for(lang)
    try:
        telling = Telling(
            file.read_text(encoding="utf-8"), meadhall.game, Effort().with_playouts(playouts)
        )
    except CannotTell as error:
        raise common.InputError(texts.fill(f"story-{error}")) from None
    except (OSError, UnicodeDecodeError, MeadhallError) as error:
        click.echo(problem(texts, file, error), err=True)
        ctx.exit(1)
    with common.progress(texts.fill("story-playouts"), telling.of) as advance:
        while not telling.go_on(STEP):
            for _ in range(STEP):
                advance()
    if as_json:
        click.echo(json.dumps(asdict(telling.story()), ensure_ascii=False))
    else:
        show(common.texts_of(telling.saga, texts), telling.saga, telling.story())


def show(texts: Texts, saga: Saga[Any], story: Story) -> None:
    """Print curve, turning points and parts."""
    console = common.console()
    sides = [texts.fill("story-party")]
    if not story.shared:
        sides = [texts.seat(seat) for seat in range(story.seats)]
    title = texts.fill("story-title", game=texts.name(saga.game.id), n=story.used)
    console.print(title, highlight=False)
    every = max(1, len(story.moments) // ROWS)
    kept = [*story.moments[:-1:every], story.moments[-1]]
    rows = [
        [str(moment.at), *map(_with_half, moment.chances, moment.halves), str(moment.n)]
        for moment in kept
    ]
    heads = [texts.fill("story-answers"), *sides, texts.fill("story-n")]
    console.print(common.grid(heads, rows))
    for mark in story.marks:
        console.print(_told(texts, mark, sides), highlight=False)
    rows = []
    for name, part in zip(sides, story.parts, strict=True):
        pairs = [(part.own, part.own_half), (part.others, part.others_half)]
        pairs.append((part.luck, part.luck_half))
        shown = [f"{_points(a)} ± {round(100 * b)}" for a, b in pairs]
        rows.append([name, *shown, _points(part.total)])
    heads = [texts.fill(f"story-{each}") for each in ("side", "own", "others", "luck", "total")]
    console.print(common.grid(heads, rows))


def _points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    return f"{round(100 * change):+d}".replace("-", "−")


def _with_half(chance: float, half: float) -> str:
    return f"{round(100 * chance)} ± {round(100 * half)}"


def _told(texts: Texts, mark: StoryMark, sides: list[str]) -> str:
    words = " ".join(texts.say(Text(said.key, said.args)) for said in mark.said)
    shift = _points(mark.shift)
    kind = texts.fill(f"story-{mark.kind}")
    return texts.fill(
        "story-mark", at=mark.at, kind=kind, who=sides[mark.side], shift=shift, words=words
    ).rstrip()
