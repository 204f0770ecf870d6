"""``meadhall fuzz``: play at random and look for faults."""

from __future__ import annotations

from pathlib import Path

import click

import meadhall
from meadhall.cli import kit
from meadhall.cli.terminal_session import why
from meadhall.core import BadRecord
from meadhall.lab import fuzz
from meadhall.lab.trial import LIMIT, THOROUGH, USUAL
from meadhall.text import Texts, explain

FOLDER = Path("fuzz-findings")


@click.command("fuzz")
@kit.game_argument
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--players", metavar="N,M,…", help="Numbers of players; by default all, in turn.")
@kit.seed_option
@kit.jobs_option
@kit.option_option
@click.option(
    "--thorough",
    is_flag=True,
    help="Nearly every check at every position; some twenty-five times slower.",
)
@click.option(
    "--limit",
    type=click.IntRange(1),
    default=LIMIT,
    show_default=True,
    help="More answers than this are an endless game.",
)
@click.option(
    "--save",
    type=click.Path(file_okay=False, path_type=Path),
    default=FOLDER,
    show_default=True,
    help="Where records of what was found go.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    help="Instead of playing, check the position that this record leads to.",
)
@kit.lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game_id: str,
    games: int,
    players: str | None,
    seed: str,
    jobs: int,
    pairs: tuple[str, ...],
    thorough: bool,
    limit: int,
    save: Path,
    record: Path | None,
    lang: str | None,
) -> None:
    """Play at random, check what must hold at every position, and report what does not.

    Each finding is saved as a record that leads to it; --record looks at it again.
    The exit code is 1 if anything was found.
    """
    texts = kit.speak(lang, game_id)
    if record is not None:
        ctx.exit(look_again(texts, game_id, record, limit))
    game = meadhall.game(game_id)
    seats = numbers(texts, players)
    plan = fuzz.Plan(
        game=game_id,
        games=games,
        seed=seed,
        players=seats,
        options=kit.settings(texts, game, seats, pairs),
        rates=THOROUGH if thorough else USUAL,
        limit=limit,
    )
    report = fuzz.Report()
    with kit.progress(texts.fill("fuzz-running"), games) as advance:
        for trial in fuzz.fuzz(plan, jobs):
            report.add(trial)
            advance()
        report.close()
    ctx.exit(show(texts, game_id, report, save))


def numbers(texts: Texts, players: str | None) -> tuple[int, ...]:
    """Numbers of players as they are written: ``2,4``."""
    if players is None:
        return ()
    try:
        return tuple(int(each) for each in players.split(","))
    except ValueError:
        raise kit.Refused(texts.fill("fuzz-no-number", players=players)) from None


def show(texts: Texts, game_id: str, report: fuzz.Report, folder: Path) -> int:
    """Save and tell what was found; the exit code."""
    for number, fault in enumerate(report.faults.values(), 1):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{game_id}-{fault.finding.kind}-{fault.trial}-{number}.saga"
        file.write_text(fault.text(), encoding="utf-8")
        told = texts.fill(
            "fuzz-fault",
            kind=texts.fill(f"fuzz-{fault.finding.kind}"),
            reason=fault.finding.reason,
            count=fault.count,
            file=str(file),
        )
        click.echo(told)
    key = "fuzz-found" if report.faults else "fuzz-clean"
    faults = len(report.faults)
    click.echo(texts.fill(key, games=report.trials, decisions=report.decisions, faults=faults))
    return 1 if report.faults else 0


def look_again(texts: Texts, game_id: str, file: Path, limit: int) -> int:
    """Check where a record leads to; the exit code."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
        trial = fuzz.recheck(meadhall.game(game_id), text, limit)
    except OSError as error:
        raise kit.Refused(texts.fill("refuse-file", path=str(file), why=why(error))) from None
    except BadRecord as error:
        raise kit.Refused(explain(texts, error, game_id)) from None
    for finding in trial.findings:
        kind = texts.fill(f"fuzz-{finding.kind}")
        click.echo(texts.fill("fuzz-again", kind=kind, reason=finding.reason))
    if not trial.findings:
        click.echo(texts.fill("fuzz-again-clean", answers=trial.decisions))
    return 1 if trial.findings else 0
