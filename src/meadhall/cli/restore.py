"""``meadhall restore``: the server's data from a back-up."""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder.")
def command(file: Path, data: Path | None) -> None:
    """Put FILE, made by ``meadhall backup``, in the place of the server's data.

    The server must not be running. What was there before is kept under another name.
    """
    from meadhall.server.backup import DataFault, restore
    from meadhall.server.settings import data_folder, open_folder

    try:
        kept = restore(open_folder(data or data_folder(os.environ)), file)
    except DataFault as fault:
        raise click.ClickException(str(fault)) from None
    click.echo("Restored." if kept is None else f"Restored; what was there is now {kept}")
