"""``meadhall bench server``: moves a second through real sockets, and how long they take."""

from __future__ import annotations

import json

import click

GOAL = 1_000
"""Moves a second that must be carried ..."""

WAIT = 150.0
"""... with 99 of 100 acknowledged within so many milliseconds."""


@click.command("server")
@click.option("--game", default="bloodrage", show_default=True)
@click.option("--sockets", default=400, show_default=True, type=click.IntRange(2, 10_000))
@click.option("--tables", default=100, show_default=True, type=click.IntRange(1, 5_000))
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 3600))
@click.option(
    "--rate",
    default=1_020.0,
    show_default=True,
    type=click.FloatRange(0),
    help="Moves due a second in the first run; 0 leaves it out.",
)
@click.option("--folder", default=None, help="Where the database is made; else the system's.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str,
    sockets: int,
    tables: int,
    seconds: float,
    rate: float,
    folder: str | None,
    as_json: bool,
) -> None:
    """Let people play at many tables of a server in another process.

    Each socket is a person with a seat of their own; every move is on disk before it is
    acknowledged. Server and load share the machine. First moves are made at a steady rate, and
    timed from the moment they were due; then as fast as the server takes them.
    """
    from meadhall.server.bench import Plan, run

    if sockets % tables:
        raise click.UsageError("the sockets must divide evenly among the tables")
    measured = run(Plan(game, sockets, tables, seconds, rate), folder)
    told = {("rate" if each.rate else "full_speed"): each.told() for each in measured}
    if as_json:
        click.echo(json.dumps(told))
        return
    click.echo(" " * 20 + "".join(f"{_head(name):>20}" for name in told))
    for figure in told["full_speed"]:
        values = "".join(f"{run[figure]:>20}" for run in told.values())
        click.echo(f"{figure.replace('_', ' '):>20}{values}")
    if "rate" in told:
        click.echo(_verdict(told["rate"]["moves_per_second"], told["rate"]["p99_ms"]))


def _head(name: str) -> str:
    return "at a steady rate" if name == "rate" else "at full speed"


def _verdict(moves: float, p99: float) -> str:
    met = moves >= GOAL and p99 < WAIT
    goal = f"at least {GOAL:,} moves a second with p99 under {WAIT:.0f} ms"
    return f"{goal}: {'met' if met else 'not met'} ({moves:,.0f}, {p99:.0f} ms)"
