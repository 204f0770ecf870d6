"""The command line: ``meadhall COMMAND``. Each command is a module, imported when used."""

from __future__ import annotations

from importlib import import_module

import click

from meadhall import __version__

COMMANDS = {
    "serve": "play in the browser, alone, with friends or against bots",
    "play": "play a game in the terminal",
    "sim": "let bots play many games and report",
    "lab": "play by a plan, report with plots, compare; the ladder of bots",
    "bot": "sit a bot of your own at a table on a server",
    "replay": "show or verify a recorded game",
    "verify": "check a recorded game and its receipt without trusting a server",
    "fuzz": "play at random and look for faults",
    "rules": "show numbered rules, or which code and tests stand for them",
    "bench": "measure speed and memory",
    "backup": "write a checked copy of the server's data, also while it runs",
    "restore": "put such a copy in the place of the server's data",
    "delete": "delete a table, an upload or a person from the server's data",
    "archive": "keep a game's rules version for good when it is released",
    "scenes": "check a scene that you have written for God of War",
}


class Commands(click.Group):
    """A group that imports a command only when it is called, so that help is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import ``command`` from the module ``meadhall.cli.NAME``."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"meadhall.cli.{cmd_name}").command
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([*COMMANDS.items()])


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="meadhall", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Meadhall: one table for four Viking board games."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(import_module("meadhall.cli.serve").command)
