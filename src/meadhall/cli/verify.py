"""``meadhall verify``: check a recorded game and its receipt, without trusting any server."""

from __future__ import annotations

from pathlib import Path

import click

import meadhall
from meadhall.cli import common, own_scene
from meadhall.cli.replay import problem, verified
from meadhall.core import MeadhallError, Record, Saga
from meadhall.core.chance import Draw, count, draws_of
from meadhall.core.receipt import Noted, Receipt, check_receipt, mark_of, read_noted
from meadhall.text import Texts


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--noted",
    type=click.Path(path_type=Path),
    help="What your device noted while you played: the file that the receipt's page saves.",
)
@click.option("--dice", is_flag=True, help="Show how the dice fell against expectation.")
@common.lang_option
@click.pass_context
def command(
    ctx: click.Context, file: Path, noted: Path | None, dice: bool, lang: str | None
) -> None:
    """Play a record again and check its receipt.

    Every shuffle and roll is computed anew from the key, and the key from the receipt. The exit
    code is 1 if anything does not fit.
    """
    texts = common.texts_for(lang)
    seen = None if noted is None else _noted(texts, noted)
    try:
        text = file.read_text(encoding="utf-8")
        saga = Saga.read(text, meadhall.game)
    except (OSError, UnicodeDecodeError, MeadhallError) as error:
        click.echo(problem(texts, file, error), err=True)
        ctx.exit(1)
    own_scene.learn_names(saga)
    click.echo(verified(texts, saga, text))
    fits = receipt_fits(texts, saga.record, seen)
    if dice:
        show_dice(texts, draws_of(saga.game, saga.record))
    if not fits:
        ctx.exit(1)


def _noted(texts: Texts, path: Path) -> Noted:
    try:
        found = read_noted(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise common.unreadable(texts, path, error) from None
    if found is None:
        raise common.InputError(texts.fill("verify-not-noted", path=str(path)))
    return found


def receipt_fits(texts: Texts, record: Record, noted: Noted | None) -> bool:
    """Say what the receipt proves, or what is wrong with it."""
    if record.branch is not None:
        branch = record.branch
        click.echo(texts.fill("receipt-branched", at=branch.at, mark=branch.mark))
        return noted is None
    if record.receipt is None and noted is None:
        click.echo(texts.fill("receipt-none"))
        return True
    faults = check_receipt(record, noted)
    for fault in faults:
        click.echo(texts.fill(fault), err=True)
    if faults or record.receipt is None:
        return False
    for line in _proved(texts, record, record.receipt, noted):
        click.echo(line)
    return True


def _proved(texts: Texts, record: Record, receipt: Receipt, noted: Noted | None) -> list[str]:
    lines = [texts.fill("receipt-fits", table=receipt.table, round=receipt.round)]
    if receipt.shares:
        lines.append(texts.fill("receipt-shares", shares=receipt.shares))
    else:
        lines.append(texts.fill("receipt-house-alone"))
    withheld = sum(given.part == "withheld" for given in receipt.seats)
    if withheld:
        lines.append(texts.fill("receipt-withheld", count=withheld))
    if receipt.round > 1:
        lines.append(texts.fill("receipt-rounds", round=receipt.round))
    lines.append(texts.fill("receipt-mark-is", mark=mark_of(record)))
    lines.append(texts.fill("receipt-unseen" if noted is None else "receipt-seen"))
    return lines


def show_dice(texts: Texts, draws: list[Draw]) -> None:
    """Print how often each side of each die showed, with what is expected."""
    counted = count(draws)
    shuffled = sum(draw.shuffles for draw in draws)
    click.echo(texts.fill("chance-draws", draws=len(draws), shuffled=shuffled))
    for sides, each in counted.items():
        low, high = each.interval()
        click.echo(
            texts.fill(
                "chance-odd" if each.is_odd() else "chance-even",
                sides=sides,
                thrown=each.thrown,
                seen=", ".join(map(str, each.seen)),
                expected=common.decimal(texts, each.expected),
                low=low,
                high=high,
            )
        )
