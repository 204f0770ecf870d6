"""``meadhall serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from meadhall.server.settings import Settings


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address; 0.0.0.0 for a LAN.")
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder.")
@click.option("--open/--no-open", "opens", default=None, help="Open the browser.")
@click.option("--name", "names", multiple=True, help="A further name of this server.")
@click.option("--origin", "origins", multiple=True, help="A further page that may talk to it.")
@click.option("--pace", default=500, show_default=True, type=click.IntRange(0, 5000))
@click.option("--bot-workers", default=None, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option("--limits/--no-limits", default=True, help="Off only for load tests.")
@click.option("--log", type=click.Choice(["debug", "info", "warning", "error"]), default=None)
def command(
    host: str,
    port: int,
    data: Path | None,
    opens: bool | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    pace: int,
    bot_workers: int | None,
    limits: bool,
    log: str | None,
) -> None:
    """Play in the browser, alone, with friends or against bots.

    Everything is kept in one folder: a database, and nothing else.
    """
    from meadhall.server.logs import configure_logging
    from meadhall.server.settings import NO_LIMITS, Limits, Settings, data_folder

    configure_logging(log or ("warning" if sys.stderr.isatty() else "info"))
    settings = Settings(
        data=data or data_folder(os.environ),
        host=host,
        port=port,
        names=names,
        origins=origins,
        pace=pace,
        bot_workers=bot_workers or max(1, min(4, (os.cpu_count() or 2) - 1)),
        limits=Limits() if limits else NO_LIMITS,
    )
    _serve(settings, has_browser(os.environ) if opens is None else opens)


def _serve(settings: Settings, opens: bool) -> None:
    """Listen, say where, and serve until told to end."""
    from meadhall.server import serve
    from meadhall.server.migrations import TooNew
    from meadhall.server.store import Busy

    try:
        listener = serve.listen(settings.host, settings.port)
    except OSError as error:
        raise click.ClickException(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        ) from None
    host, port = serve.address(listener)

    def at_start() -> None:
        if settings.port not in (0, port):
            click.echo(f"Port {settings.port} is taken; using {port}.")
        _announce(host, port)
        if opens:
            webbrowser.open(serve.url(host, port))

    try:
        serve.run(settings, listener, at_start)
    except (Busy, TooNew) as error:
        raise click.ClickException(str(error)) from None
    except (PermissionError, FileExistsError, NotADirectoryError) as error:
        raise click.ClickException(f"cannot use {error.filename}: {error.strerror}") from None
    finally:
        listener.close()


def _announce(host: str, port: int) -> None:
    """Say where the server is, and show phones the way."""
    from meadhall.server import serve

    click.echo(f"Meadhall is open at {serve.url(host, port)}")
    lan = serve.lan_url(host, port)
    if lan is None:
        return
    click.echo(f"In this network: {lan}")
    if sys.stdout.isatty():
        import segno

        segno.make(lan, micro=False).terminal(sys.stdout, compact=True)


def has_browser(environ: dict[str, str] | os._Environ[str]) -> bool:
    """Whether there is somebody in front of a screen to open a browser for."""
    if not sys.stdout.isatty() or environ.get("SSH_CONNECTION"):
        return False
    if sys.platform == "darwin":
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
