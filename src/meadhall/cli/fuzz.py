"""``meadhall fuzz``: play at random and look for faults."""

from __future__ import annotations

from pathlib import Path

import click

import meadhall
from meadhall.cli import common
from meadhall.core import BadRecord
from meadhall.lab import fuzz
from meadhall.lab.trial import LIMIT, THOROUGH, USUAL
from meadhall.text import Texts, explain

FOLDER = Path("fuzz-findings")


@click.command("fuzz")
@common.game_argument
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--players", metavar="N,M,…", help="Numbers of players; by default all, in turn.")
@common.seed_option
@common.jobs_option
@common.options_option
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
    help="Where the records of issues go.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    help="Instead of playing, check the position that this record leads to.",
)
@common.lang_option
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

    Each issue is saved with a record that leads to it; --record checks that position again.
    The exit code is 1 if anything is wrong.
    """
    texts = common.texts_for(lang, game_id)
    if record is not None:
        ctx.exit(recheck(texts, game_id, record, limit))
    seats = numbers(texts, players)
    options = common.read_options(texts, meadhall.game(game_id), seats, pairs)
    rates = THOROUGH if thorough else USUAL
    plan = fuzz.Plan(game_id, games, seed, seats, options, rates, limit)
    ctx.exit(show(texts, game_id, run(texts, plan, jobs), save))


def run(texts: Texts, plan: fuzz.Plan, jobs: int) -> fuzz.Report:
    """Play all trials under a progress bar."""
    report = fuzz.Report()
    with common.progress(texts.fill("fuzz-running"), plan.games) as advance:
        for trial in fuzz.fuzz(plan, jobs):
            report.add(trial)
            advance()
        report.finish()
    return report


def numbers(texts: Texts, players: str | None) -> tuple[int, ...]:
    """Numbers of players from their list: ``2,4``."""
    if players is None:
        return ()
    try:
        return tuple(int(each) for each in players.split(","))
    except ValueError:
        raise common.InputError(texts.fill("fuzz-no-number", players=players)) from None


def show(texts: Texts, game_id: str, report: fuzz.Report, folder: Path) -> int:
    """Save and print all issues; returns the exit code."""
    for number, issue in enumerate(report.issues.values(), 1):
        folder.mkdir(parents=True, exist_ok=True)
        kind = issue.violation.kind
        file = folder / f"{game_id}-{kind}-{issue.trial}-{number}.saga"
        file.write_text(issue.text(), encoding="utf-8")
        line = texts.fill(
            "fuzz-fault",
            kind=texts.fill(f"fuzz-{kind}"),
            reason=issue.violation.reason,
            count=issue.count,
            file=str(file),
        )
        click.echo(line)
    count = len(report.issues)
    key = "fuzz-found" if count else "fuzz-clean"
    click.echo(texts.fill(key, games=report.trials, decisions=report.decisions, faults=count))
    return 1 if count else 0


def recheck(texts: Texts, game_id: str, file: Path, limit: int) -> int:
    """Check the position that a record leads to; returns the exit code."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
        trial = fuzz.recheck(meadhall.game(game_id), text, limit)
    except OSError as error:
        raise common.unreadable(texts, file, error) from None
    except BadRecord as error:
        raise common.InputError(explain(texts, error, game_id)) from None
    for violation in trial.violations:
        kind = texts.fill(f"fuzz-{violation.kind}")
        click.echo(texts.fill("fuzz-again", kind=kind, reason=violation.reason))
    if not trial.violations:
        click.echo(texts.fill("fuzz-again-clean", answers=trial.decisions))
    return 1 if trial.violations else 0
