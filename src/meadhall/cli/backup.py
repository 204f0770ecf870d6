"""``meadhall backup``: a checked copy of the server's data, also while it runs."""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder.")
def command(file: Path, data: Path | None) -> None:
    """Write everything that the server keeps into FILE.

    The server may be running. The copy is checked before it takes the place of an older FILE.
    """
    from meadhall.server.backup import DataFault, back_up
    from meadhall.server.settings import data_folder

    try:
        size = back_up(data or data_folder(os.environ), file)
    except DataFault as fault:
        raise click.ClickException(str(fault)) from None
    click.echo(f"{file}: {size:,} bytes, checked")
