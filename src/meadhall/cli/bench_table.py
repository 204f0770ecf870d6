"""``meadhall bench table``: a live table with bots that think long, and others beside it."""

from __future__ import annotations

import json
from typing import Any

import click

MOST_LATE = 0.01
"""The share of decisions that may take more than a tenth beyond their budget."""


@click.command("table")
@click.option("--game", default="bloodrage", show_default=True)
@click.option("--bot", "level", default="konung", show_default=True)
@click.option("--bots", default=3, show_default=True, type=click.IntRange(1, 5))
@click.option("--seconds", default=120.0, show_default=True, type=click.FloatRange(1, 3600))
@click.option(
    "--sockets", default=100, show_default=True, help="People at tables beside it; 0 for none."
)
@click.option("--rate", default=100.0, show_default=True, help="Their moves a second.")
@click.option("--folder", default=None, help="Where the database is made; else the system's.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str,
    level: str,
    bots: int,
    seconds: float,
    sockets: int,
    rate: float,
    folder: str | None,
    as_json: bool,
) -> None:
    """Let one person play with bots that think long, and others play beside them.

    The person answers at once; server, bots and load share the machine. Told are the times until
    moves were acknowledged, and how long the bots took as a share of what they may.
    """
    from meadhall.server.bench_table import Plan, run

    if sockets % 4:
        raise click.UsageError("the sockets must divide evenly among tables of four")
    told = run(Plan(game, level, bots, seconds, sockets, rate), folder)
    if as_json:
        click.echo(json.dumps(told))
        return
    for name, value in told.items():
        said = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        click.echo(f"{name.replace('_', ' '):>24}  {said}")
    click.echo(verdict(told))


def verdict(told: dict[str, Any]) -> str:
    """Whether bots kept within their time."""
    late, decided = told["bots_late"], told["bots_decided"]
    met = decided and late <= MOST_LATE * decided
    goal = "p99 of thinking within the budget and a tenth"
    return f"{goal}: {'met' if met else 'not met'} ({late} of {decided} later)"
