"""``meadhall sim``: let bots play many games and report."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.bots import ALL_NAMES as NAMES
from meadhall.cli import common
from meadhall.lab import sim
from meadhall.lab.errors import LabError
from meadhall.lab.play import Endless
from meadhall.lab.players import Player, players, split
from meadhall.lab.positions import BadDecision
from meadhall.text import Texts


@click.command("sim")
@common.game_argument
@click.option(
    "--players", "number", type=int, help="How many; by default as many as the game takes."
)
@click.option(
    "--bots",
    "--bot",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help=f"Who plays: {', '.join(NAMES)}, or one of your own, my_bot.py. "
    "A list shorter than the players is repeated.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@common.seed_option
@common.jobs_option
@click.option(
    "--fixed-seats",
    is_flag=True,
    help="Leave every bot in its seat. Otherwise all move on by one seat from game to game, "
    "so that every bot meets every seat.",
)
@common.options_option
@click.option(
    "--save", type=click.Path(file_okay=False, path_type=Path), help="Write records to this folder."
)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@common.lang_option
def command(
    game_id: str,
    number: int | None,
    bots: str,
    games: int,
    seed: str,
    jobs: int,
    fixed_seats: bool,
    pairs: tuple[str, ...],
    save: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play many games and report who won, with what, and how fast it went."""
    texts = common.texts_for(lang, game_id)
    game = meadhall.game(game_id)
    seats = max(game.seats) if number is None else number
    seated = line_up(texts, bots, seats)
    names = tuple(each.label for each in seated)
    options = common.read_options(texts, game, [seats], pairs)
    plan = sim.Plan(game_id, names, games, seed, options, fixed_seats, save is not None)
    plan = replace(plan, own={each.label: each for each in seated if each.made_by_class})
    outcomes = run(texts, plan, jobs)
    if save is not None:
        write_records(plan, outcomes, save)
    summary = sim.summarise(plan, outcomes, jobs)
    if as_json:
        click.echo(json.dumps(summary, indent=2, ensure_ascii=False))
    else:
        show(texts, summary)


def run(texts: Texts, plan: sim.Plan, jobs: int) -> list[sim.Outcome]:
    """Play all games under a progress bar."""
    outcomes: list[sim.Outcome] = []
    try:
        with common.progress(texts.fill("sim-running"), plan.games) as advance:
            for outcome in sim.simulate(plan, jobs):
                outcomes.append(outcome)
                advance()
    except (Endless, BadDecision) as error:
        raise common.InputError(str(error)) from None
    return outcomes


def line_up(texts: Texts, bots: str, seats: int) -> tuple[Player, ...]:
    """The bots by seat; a short list is repeated."""
    try:
        named = players(split(bots))
    except LabError as error:
        raise common.InputError(texts.fill(error.key, **error.values)) from None
    if len(named) > seats:
        raise common.InputError(texts.fill("sim-too-many-bots", bots=len(named), seats=seats))
    return tuple(named[at % len(named)] for at in range(seats))


def write_records(plan: sim.Plan, outcomes: list[sim.Outcome], folder: Path) -> None:
    """Write one file per game, named by game, seed and number."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = re.sub(r"[^\w.-]+", "_", plan.seed) or "_"
    for number, outcome in enumerate(outcomes):
        file = folder / f"{plan.game}-{seed}-{number:05}.saga"
        file.write_text(outcome.record, encoding="utf-8")


# -- the tables ------------------------------------------------------------------


COLUMNS = ("sim-games", "sim-wins", "sim-interval", "sim-score", "sim-place")
"""What is told of a bot and of a seat, as ``_figures`` gives it."""


def show(texts: Texts, summary: dict[str, Any]) -> None:
    """Print the summary as tables; where all win or lose in common nobody has score or place."""
    shown = COLUMNS.index("sim-score") if summary["common"] else len(COLUMNS)
    console = common.console()
    title = {key: summary[key] for key in ("games", "players", "seed")}
    console.print(texts.fill("sim-title", game=texts.name(summary["game"]), **title))
    columns = [texts.fill(key) for key in COLUMNS[:shown]]
    rows = [[each["bot"], *_figures(texts, each)[:shown]] for each in summary["by_bot"]]
    console.print(common.grid([texts.fill("sim-bot"), *columns], rows))
    rows = [
        [texts.seat(each["seat"]), *_figures(texts, each)[:shown]] for each in summary["by_seat"]
    ]
    console.print(common.grid([texts.fill("sim-seat"), *columns], rows))
    if summary["sources"]:
        console.print(_sources(texts, summary))
    for study in summary["studies"]:
        console.print(_study(texts, study))
    length = summary["length"]
    mean = common.decimal(texts, length["mean"])
    console.print(texts.fill("sim-length", min=length["min"], mean=mean, max=length["max"]))
    console.print(_speed(texts, summary))


def _speed(texts: Texts, summary: dict[str, Any]) -> str:
    speed = summary["speed"]
    return texts.fill(
        "sim-speed",
        decisions=summary["decisions"],
        per_second=round(speed["decisions_per_cpu_second"]),
        games_per_second=common.decimal(texts, speed["games_per_cpu_second"]),
        seconds=common.decimal(texts, speed["cpu_seconds"]),
    )


def _figures(texts: Texts, tally: dict[str, Any]) -> list[str]:
    low = common.percent(texts, tally["win_share_low"])
    high = common.percent(texts, tally["win_share_high"])
    return [
        texts.fill("lab-count", number=tally["games"]),
        common.percent(texts, tally["win_share"]),
        f"{low} – {high}",
        common.decimal(texts, tally["mean_score"]),
        common.decimal(texts, tally["mean_place"], 2),
    ]


def _sources(texts: Texts, summary: dict[str, Any]) -> Any:
    rows = []
    for source, mean in summary["sources"].items():
        by_bot = [common.decimal(texts, each["sources"][source]) for each in summary["by_bot"]]
        rows.append([texts.name(f"source-{source}"), *by_bot, common.decimal(texts, mean)])
    bots = [each["bot"] for each in summary["by_bot"]]
    return common.grid([texts.fill("sim-source"), *bots, texts.fill("sim-all")], rows)


def _study(texts: Texts, study: dict[str, Any]) -> Any:
    """The game's own findings under one heading: shares or means."""
    shares = "share" in study["rows"][0]
    keys = ("sim-tries", "sim-share") if shares else ("sim-count", "sim-mean")
    columns = [texts.name(study["about"]), *map(texts.fill, keys), texts.fill("sim-interval")]
    shown = common.percent if shares else common.decimal
    rows = [
        [
            texts.name(each["name"]),
            texts.fill("lab-count", number=round(each["of" if shares else "count"])),
            shown(texts, each["share" if shares else "mean"]),
            f"{shown(texts, each['low'])} – {shown(texts, each['high'])}",
        ]
        for each in study["rows"]
    ]
    return common.grid(columns, rows)
