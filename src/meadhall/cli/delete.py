"""``meadhall delete``: whoever runs a server deletes a table, an upload or a person from it."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import click


# An id may begin with a dash, which is no option then.
@click.command("delete", context_settings={"ignore_unknown_options": True})
@click.argument("what", type=click.Choice(["table", "record", "person"]))
@click.argument("ids", nargs=-1, required=True)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder.")
def command(what: str, ids: tuple[str, ...], data: Path | None) -> None:
    """Delete tables, uploaded records or people by their ids, for good.

    The server must not be running; a back-up first is a good idea. The id of a table or record
    stands in its address. Games that others played with a person stay, without the name.
    """
    from meadhall.server import expiry
    from meadhall.server.backup import DATABASE, DataFault, check_folder, locked
    from meadhall.server.settings import data_folder
    from meadhall.server.store import connect

    statements = {
        "table": expiry.delete_table,
        "record": expiry.delete_record,
        "person": expiry.delete_person,
    }[what]
    folder = data or data_folder(os.environ)
    try:
        if not (folder / DATABASE).is_file():
            raise DataFault(f"there is no database in {folder}")
        with locked(folder):
            check_folder(folder)
            with closing(connect(folder / DATABASE)) as connection:
                for each in ids:
                    found = connection.execute(f"SELECT 1 FROM {what}s WHERE id = ?", (each,))
                    if found.fetchone() is None:
                        raise DataFault(f"there is no {what} {each}")
                    connection.execute("BEGIN IMMEDIATE")
                    for sql, parameters in statements(each):
                        connection.execute(sql, parameters)
                    connection.execute("COMMIT")
                    click.echo(f"{what} {each}: deleted")
    except DataFault as fault:
        raise click.ClickException(str(fault)) from None
