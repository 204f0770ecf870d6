"""``meadhall lab``: plans of many games, their reports and comparisons."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from meadhall.cli import common
from meadhall.cli.ladder import command as ladder
from meadhall.cli.story import command as story
from meadhall.lab import plans
from meadhall.lab.compare import Difference, compare
from meadhall.lab.coverage import checkout
from meadhall.lab.engines import engine
from meadhall.lab.errors import LabError
from meadhall.lab.numbers import signed
from meadhall.lab.report import comparison_page, report_page
from meadhall.lab.report.figures import Writer
from meadhall.lab.results import ArmResults, Results, read
from meadhall.lab.runs import Run, put
from meadhall.text import Texts

RUNS = Path("runs")


@click.group("lab")
def command() -> None:
    """Play many games by a plan, report on them, compare them."""


command.add_command(ladder)
command.add_command(story)


@command.command("run")
@click.argument("plan_path", metavar="PLAN.toml", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the results.  [default: runs/NAME]",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=None,
    help="Processes to share the work; the results do not depend on it.  [default: 1]",
)
@click.option(
    "--on",
    default="local",
    show_default=True,
    metavar="local|ray|ray://HOST:PORT",
    help="What carries it out: this machine, Ray on this machine, a Ray cluster.",
)
@click.option("--games", type=click.IntRange(1), help="Deals of a seed, instead of the plan's.")
@common.lang_option
def run(
    plan_path: Path,
    out: Path | None,
    jobs: int | None,
    on: str,
    games: int | None,
    lang: str | None,
) -> None:
    """Play all games of a plan. Stopped and called again, it goes on where it was."""
    texts = common.texts_for(lang)
    with told_plainly(texts):
        plan = plans.read(plan_path)
        if games is not None:
            plan = plans.with_games(plan, games)
        work = Run(plan, out or RUNS / plan.name)
        carry_out(texts, work, on, jobs, again(plan_path, out, games))


def again(plan_path: Path, out: Path | None, games: int | None) -> str:
    """The command that makes a run again; how it was carried out does not matter."""
    words = ["meadhall", "lab", "run", str(plan_path)]
    if games is not None:
        words += ["--games", str(games)]
    if out is not None:
        words += ["--out", str(out)]
    return shlex.join(words)


def carry_out(texts: Texts, work: Run, on: str, jobs: int | None, command: str) -> None:
    """Carry a run out under a progress bar and say how it went."""
    label = texts.fill("lab-running", name=work.plan.name)
    try:
        with games_bar(texts, label, work.plan.total) as advance:
            note: dict[str, object] = {
                "engine": on.partition(":")[0],
                "jobs": jobs or 1,
                "command": command,
            }
            told = work.carry_out(engine(on, jobs), advance, note)
    except KeyboardInterrupt:
        click.echo(texts.fill("lab-stopped", folder=str(work.folder)), err=True)
        raise click.exceptions.Exit(130) from None
    if work.mended:
        click.echo(texts.fill("lab-mended", batches=work.mended), err=True)
    rate = told["games"] / told["seconds"] if told["seconds"] else 0.0
    click.echo(
        texts.fill(
            "lab-done",
            games=work.plan.total,
            new=told["games"],
            seconds=common.decimal(texts, told["seconds"]),
            rate=common.decimal(texts, rate, 2),
            folder=str(work.folder),
        )
    )


@command.command("report")
@click.argument("folder", metavar="RUN", type=click.Path(path_type=Path))
@click.option(
    "--out", type=click.Path(path_type=Path), help="The page.  [default: RUN/report.LANG.html]"
)
@common.lang_option
def report(folder: Path, out: Path | None, lang: str | None) -> None:
    """Write the report of a run: one page with plots, for the browser and for paper."""
    texts = common.texts_for(lang)
    with told_plainly(texts):
        results = read(folder)
        path = out or folder / f"report.{texts.lang}.html"
        run_again = results.sessions[-1].get("command")
        run_again = run_again or f"meadhall lab run {results.plan['name']}.toml"
        report_again = shlex.join(["meadhall", "lab", "report", str(folder)])
        command = f"{run_again} && {report_again}"
        write(texts, path, report_page(results, texts.lang, command))


@command.command("compare")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option("--out", type=click.Path(path_type=Path), help="Write a page with the plot, too.")
@click.option("--json", "as_json", is_flag=True, help="Print all differences as JSON.")
@common.lang_option
def compare_command(
    one: str, other: str, out: Path | None, as_json: bool, lang: str | None
) -> None:
    """Compare two runs, or two arms (RUN:ARM): differences with intervals, games to settle them."""
    texts = common.texts_for(lang)
    with told_plainly(texts):
        first, second = (find_arm(each) for each in (one, other))
        if first[0].game != second[0].game:
            raise LabError("lab-other-game", one=first[0].game, other=second[0].game)
        found = compare(first[1], second[1])
        if out is not None:
            words = ["meadhall", "lab", "compare", one, other, "--out", str(out)]
            write(texts, out, comparison_page(first, second, texts.lang, shlex.join(words)))
    if as_json:
        told = [{**asdict(each), "settled": each.settled, "needed": each.needed} for each in found]
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        show(Texts(first[0].game, texts.lang), one, other, found)


def find_arm(said: str) -> tuple[Results, ArmResults]:
    """A run's only or first arm, or the one named after a colon."""
    folder, colon, name = said.rpartition(":")
    if colon and not Path(said).exists():
        results = read(Path(folder))
        return results, results.arm(name)
    results = read(Path(said))
    return results, results.arms[0]


def show(texts: Texts, one: str, other: str, found: list[Difference]) -> None:
    """Print the differences as a table."""
    writer = Writer(texts)
    settled = sum(each.settled for each in found)
    console = common.console()
    console.print(
        Text(texts.fill("lab-compare-title", one=one, other=other, settled=settled, of=len(found)))
    )
    rows = []
    for each in found:
        scale = 100 if each.figure.startswith(("seat:", "bot:")) else 1
        half = common.decimal(texts, each.half * scale, 2)
        change = f"{signed(texts, each.value * scale, 2)} ± {half}"
        shown = [writer.value(each.figure, value) for value in (each.one, each.other)]
        rows.append([writer.name_of(each.figure), *shown, change, writer.needed(each)])
    heads = [writer.say("what"), "A", "B", writer.say("difference", one="A", other="B")]
    console.print(common.grid([*heads, writer.say("needed")], rows))


def write(texts: Texts, path: Path, page: str) -> None:
    """Write a page and say where it is."""
    try:
        put(path, page.encode())
    except OSError as error:
        why = error.strerror or str(error)
        raise LabError("lab-cannot-write", folder=str(path), why=why) from None
    click.echo(texts.fill("lab-written", path=str(path)))


# -- what the commands share ---------------------------------------------------------


@contextmanager
def told_plainly(texts: Texts) -> Iterator[None]:
    """Turn what goes wrong into one sentence and the exit code 2."""
    try:
        yield
    except LabError as error:
        values = dict(error.values)
        if error.key == "lab-extra":
            values["line"] = install_line(str(values["extra"]))
        raise common.InputError(texts.fill(error.key, **values)) from None


def install_line(extra: str) -> str:
    """The command that installs an extra for this Python; in a checkout with hashes."""
    root = checkout()
    locked = None if root is None else root / "requirements" / f"{extra}.txt"
    if locked is not None and locked.is_file():
        return f"{sys.executable} -m pip install --require-hashes -r {locked}"
    return f"{sys.executable} -m pip install 'meadhall[{extra}]'"


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, texts: Texts) -> None:
        """In the language of these texts."""
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        """The rate of late, as far as it is known."""
        speed = task.finished_speed or task.speed
        rate = "–" if speed is None else common.decimal(self.texts, speed)
        return Text(self.texts.fill("lab-rate", rate=rate))


@contextmanager
def games_bar(texts: Texts, label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with games a second and time left, if the error stream is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        Rate(texts),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=300,
    ) as bar:
        task = bar.add_task(label, total=total)
        yield lambda games: bar.advance(task, games)
