"""``meadhall bench server``: moves a second through real sockets, and how long they take."""

from __future__ import annotations

import json

import click


@click.command("server")
@click.option("--game", default="bloodrage", show_default=True)
@click.option("--sockets", default=400, show_default=True, type=click.IntRange(2, 10_000))
@click.option("--tables", default=100, show_default=True, type=click.IntRange(1, 5_000))
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 3600))
@click.option("--rate", default=0.0, show_default=True, help="Moves a second; 0 for no limit.")
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
    acknowledged. Server and load share the machine.
    """
    from meadhall.server.bench import run

    if sockets % tables:
        raise click.UsageError("the sockets must divide evenly among the tables")
    figures = run(game, sockets, tables, seconds, rate, folder).told()
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        click.echo(f"{name.replace('_', ' '):>20}  {value:>10}")
