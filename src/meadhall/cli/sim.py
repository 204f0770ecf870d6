"""``meadhall sim``: let bots play many games and report."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click

import meadhall
from meadhall.bots import NAMES
from meadhall.cli import kit
from meadhall.lab import sim
from meadhall.lab.play import Endless
from meadhall.text import Texts


@click.command("sim")
@kit.game_argument
@click.option("--players", type=int, help="How many; by default as many as the game takes.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help=f"Who plays: {', '.join(NAMES)}. A list shorter than the players is repeated.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@kit.seed_option
@kit.jobs_option
@click.option(
    "--fixed-seats",
    is_flag=True,
    help="Leave every bot in its seat. Otherwise all move on by one seat from game to game, "
    "so that every bot meets every seat.",
)
@kit.option_option
@click.option(
    "--save", type=click.Path(file_okay=False, path_type=Path), help="Write records to this folder."
)
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@kit.lang_option
def command(
    game_id: str,
    players: int | None,
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
    texts = kit.speak(lang, game_id)
    game = meadhall.game(game_id)
    seats = max(game.seats) if players is None else players
    plan = sim.Plan(
        game=game_id,
        line_up=line_up(texts, bots, seats),
        games=games,
        seed=seed,
        options=kit.settings(texts, game, [seats], pairs),
        fixed_seats=fixed_seats,
        records=save is not None,
    )
    outcomes: list[sim.Outcome] = []
    try:
        with kit.progress(texts.fill("sim-running"), games) as advance:
            for outcome in sim.simulate(plan, jobs):
                outcomes.append(outcome)
                advance()
    except Endless as error:
        raise kit.Refused(str(error)) from None
    if save is not None:
        write_records(plan, outcomes, save)
    told = sim.summarise(plan, outcomes, jobs)
    if as_json:
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        show(texts, told)


def line_up(texts: Texts, bots: str, seats: int) -> tuple[str, ...]:
    """The bots by seat; the list is repeated as often as it takes."""
    named = [name.strip() for name in bots.split(",")]
    for name in named:
        if name not in NAMES:
            raise kit.Refused(texts.fill("sim-no-bot", name=name, names=", ".join(NAMES)))
    if len(named) > seats:
        raise kit.Refused(texts.fill("sim-too-many-bots", bots=len(named), seats=seats))
    return tuple(named[at % len(named)] for at in range(seats))


def write_records(plan: sim.Plan, outcomes: list[sim.Outcome], folder: Path) -> None:
    """One file a game, named by game, seed and number."""
    folder.mkdir(parents=True, exist_ok=True)
    seed = re.sub(r"[^\w.-]+", "_", plan.seed) or "_"
    for number, outcome in enumerate(outcomes):
        file = folder / f"{plan.game}-{seed}-{number:05}.saga"
        file.write_text(outcome.record, encoding="utf-8")


# -- in words --------------------------------------------------------------------


def show(texts: Texts, told: dict[str, Any]) -> None:
    """The summary for people."""
    console = kit.out()
    console.print(
        texts.fill(
            "sim-title",
            game=texts.name(told["game"]),
            games=told["games"],
            players=told["players"],
            seed=told["seed"],
        )
    )
    rows = [[each["bot"], *_figures(texts, each)] for each in told["by_bot"]]
    console.print(kit.grid(_columns(texts, "sim-bot"), rows))
    rows = [[texts.seat(each["seat"]), *_figures(texts, each)] for each in told["by_seat"]]
    console.print(kit.grid(_columns(texts, "sim-seat"), rows))
    if told["sources"]:
        console.print(_sources(texts, told))
    for study in told["studies"]:
        console.print(_study(texts, study))
    length, speed = told["length"], told["speed"]
    console.print(
        texts.fill(
            "sim-length",
            min=length["min"],
            mean=kit.decimal(texts, length["mean"]),
            max=length["max"],
        )
    )
    console.print(
        texts.fill(
            "sim-speed",
            decisions=told["decisions"],
            per_second=round(speed["decisions_per_cpu_second"]),
            games_per_second=kit.decimal(texts, speed["games_per_cpu_second"]),
            seconds=kit.decimal(texts, speed["cpu_seconds"]),
        )
    )


def _columns(texts: Texts, first: str) -> list[str]:
    keys = (first, "sim-games", "sim-wins", "sim-interval", "sim-score", "sim-place")
    return [texts.fill(key) for key in keys]


def _figures(texts: Texts, tally: dict[str, Any]) -> list[str]:
    low = kit.percent(texts, tally["win_share_low"])
    high = kit.percent(texts, tally["win_share_high"])
    return [
        texts.fill("lab-count", number=tally["games"]),
        kit.percent(texts, tally["win_share"]),
        f"{low} – {high}",
        kit.decimal(texts, tally["mean_score"]),
        kit.decimal(texts, tally["mean_place"], 2),
    ]


def _sources(texts: Texts, told: dict[str, Any]) -> Any:
    rows = []
    for source, mean in told["sources"].items():
        by_bot = [kit.decimal(texts, each["sources"][source]) for each in told["by_bot"]]
        rows.append([texts.name(f"source-{source}"), *by_bot, kit.decimal(texts, mean)])
    bots = [each["bot"] for each in told["by_bot"]]
    return kit.grid([texts.fill("sim-source"), *bots, texts.fill("sim-all")], rows)


def _study(texts: Texts, study: dict[str, Any]) -> Any:
    """What the game itself has found under one heading: shares, or means."""
    shares = "share" in study["rows"][0]
    keys = ("sim-tries", "sim-share") if shares else ("sim-count", "sim-mean")
    columns = [texts.name(study["about"]), *map(texts.fill, keys), texts.fill("sim-interval")]
    shown = kit.percent if shares else kit.decimal
    rows = [
        [
            texts.name(each["name"]),
            texts.fill("lab-count", number=round(each["of" if shares else "count"])),
            shown(texts, each["share" if shares else "mean"]),
            f"{shown(texts, each['low'])} – {shown(texts, each['high'])}",
        ]
        for each in study["rows"]
    ]
    return kit.grid(columns, rows)
