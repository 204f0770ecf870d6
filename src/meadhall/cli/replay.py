"""``meadhall replay``: show or verify a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.cli import common, own_scene
from meadhall.cli.terminal import Screen
from meadhall.core import MeadhallError, Result, Saga
from meadhall.text import Texts, explain


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--verify", is_flag=True, help="Only check that the answers lead to the result and state."
)
@click.option("--to", type=click.IntRange(0), help="Stop after so many answers; show the table.")
@click.option(
    "--seat", type=click.IntRange(0), help="Look from this seat (0, 1, …); else as a spectator."
)
@common.lang_option
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    verify: bool,
    to: int | None,
    seat: int | None,
    lang: str | None,
) -> None:
    """Show a recorded game, or verify it.

    The exit code is 1 if the record cannot be read or leads elsewhere than it says.
    """
    texts = common.texts_for(lang)
    try:
        text = file.read_text(encoding="utf-8")
        saga = Saga.read(text, meadhall.game, None if verify else to)
    except (OSError, UnicodeDecodeError, MeadhallError) as error:
        click.echo(problem(texts, file, error), err=True)
        ctx.exit(1)
    own_scene.learn_names(saga)
    if verify:
        click.echo(verified(texts, saga, text))
        return
    if seat is not None and seat >= saga.record.seats:
        last = saga.record.seats - 1
        raise common.InputError(texts.fill("replay-no-seat", seat=seat, last=last))
    show(common.texts_of(saga, texts), saga, seat, to is not None)


def problem(texts: Texts, file: Path, error: Exception) -> str:
    """Why a record cannot be read."""
    if isinstance(error, MeadhallError):
        return explain(texts, error)
    return common.unreadable(texts, file, error).message


def verified(texts: Texts, saga: Saga[Any], text: str) -> str:
    """The line of a verified record."""
    record = saga.record
    ends = [line.split()[0] for line in text.splitlines() if line.startswith(("result ", "state "))]
    key = "replay-verified" if "state" in ends else "replay-nothing-to-compare"
    result = saga.game.result(saga.table)
    return texts.fill(
        key,
        game=record.game,
        seats=record.seats,
        answers=len(record.answers),
        result=texts.fill("replay-no-result") if result is None else _scores(result),
        state=saga.game.state_hash(saga.table),
    )


def _scores(result: Result) -> str:
    return " ".join(map(str, result.scores))


def show(texts: Texts, saga: Saga[Any], seat: int | None, with_table: bool) -> None:
    """Print the log as this seat could read it, each line with the number of answers before it."""
    screen = Screen(texts)
    answers = len(saga.record.answers)
    screen.pairs((str(at), texts.say(line)) for at, line in saga.lines if line.seat in (None, seat))
    result = saga.game.result(saga.table)
    if with_table:
        screen.space()
        screen.sections(saga.game.describe(saga.game.view(saga.table, seat)))
    screen.space()
    if result is None:
        screen.say(texts.fill("replay-not-over", answers=answers))
    else:
        screen.result(result)
