"""``meadhall lab ladder``: levels of bots play their neighbours and get a rating."""

from __future__ import annotations

import json
from typing import Any

import click

import meadhall
from meadhall.bots import ALL_NAMES, LEVELS, Budget
from meadhall.cli import common
from meadhall.lab import ladder
from meadhall.text import Texts


@click.command("ladder")
@common.game_argument
@click.option("--players", type=int, default=2, show_default=True)
@click.option(
    "--rungs",
    default=",".join(level.key for level in LEVELS),
    show_default=True,
    metavar="A,B,…",
    help="The bots, the weakest first; each plays its neighbours.",
)
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="A match.")
@click.option(
    "--budget",
    "budgets",
    metavar="BOT=N|BOT=Nms",
    multiple=True,
    help="How long a bot that searches may: simulations or milliseconds a decision.",
)
@common.seed_option
@common.jobs_option
@common.options_option
@click.option("--json", "as_json", is_flag=True, help="Print all figures as JSON.")
@common.lang_option
def command(
    game_id: str,
    players: int,
    rungs: str,
    games: int,
    budgets: tuple[str, ...],
    seed: str,
    jobs: int,
    pairs: tuple[str, ...],
    as_json: bool,
    lang: str | None,
) -> None:
    """Let levels of bots play against each other; ratings with intervals, thinking times."""
    texts = common.texts_for(lang, game_id)
    names = tuple(name.strip() for name in rungs.split(","))
    for name in names:
        if name not in ALL_NAMES:
            raise common.InputError(texts.fill("sim-no-bot", name=name, names=", ".join(ALL_NAMES)))
    options = common.read_options(texts, meadhall.game(game_id), [players], pairs)
    found = dict(read_budget(texts, said) for said in budgets)
    plan = ladder.Plan(game_id, players, names, games, seed, found, options)
    outcomes = []
    with common.progress(texts.fill("sim-running"), games * len(plan.matches)) as advance:
        for outcome in ladder.run(plan, jobs):
            outcomes.append(outcome)
            advance()
    summary = ladder.summarise(plan, outcomes)
    if as_json:
        click.echo(json.dumps(summary, indent=2, ensure_ascii=False))
    else:
        show(texts, summary)


def read_budget(texts: Texts, said: str) -> tuple[str, Budget]:
    """A bot and its budget from BOT=N (simulations) or BOT=Nms."""
    name, _, amount = said.partition("=")
    number = amount.removesuffix("ms")
    if name not in ALL_NAMES or not number.isdecimal():
        raise common.InputError(texts.fill("ladder-bad-budget", said=said))
    if amount.endswith("ms"):
        return name, Budget(milliseconds=int(number))
    return name, Budget(iterations=int(number))


def show(texts: Texts, summary: dict[str, Any]) -> None:
    """Print the ladder and its matches as tables."""
    console = common.console()
    title = {key: summary[key] for key in ("games", "players", "seed")}
    console.print(texts.fill("ladder-title", game=texts.name(summary["game"]), **title))
    keys = ("sim-bot", "ladder-elo", "sim-interval", "ladder-p50", "ladder-p99", "ladder-most")
    rows = [
        [
            each["bot"],
            texts.fill("lab-count", number=each["elo"]),
            f"{each['low']} – {each['high']}",
            *[common.decimal(texts, each[key]) for key in ("p50_ms", "p99_ms", "most_ms")],
        ]
        for each in reversed(summary["rungs"])
    ]
    console.print(common.grid([texts.fill(key) for key in keys], rows))
    keys = ("sim-bot", "ladder-against", "sim-games", "sim-wins", "sim-interval", "sim-score")
    rows = [
        [
            each["bot"],
            each["against"],
            texts.fill("lab-count", number=each["games"]),
            common.percent(texts, each["share"]),
            f"{common.percent(texts, each['low'])} – {common.percent(texts, each['high'])}",
            f"{common.decimal(texts, each['score'])} : {common.decimal(texts, each['best_other'])}",
        ]
        for each in reversed(summary["matches"])
    ]
    console.print(common.grid([texts.fill(key) for key in keys], rows))
