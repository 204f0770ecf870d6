"""What can be set about a server, and where its data lives."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: its refill rate and its size."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, person or connection may use."""

    requests: Rate = Rate(50, 300)
    """HTTP requests by address."""
    guests: Rate = Rate(0.2, 30)
    """New guests by address."""
    tables: Rate = Rate(0.2, 20)
    """New tables by person."""
    links: Rate = Rate(0.1, 10)
    """Personal links made or claimed, by address."""
    uploads: Rate = Rate(0.1, 10)
    """Uploaded records by person."""
    frames: Rate = Rate(5, 40)
    """Requests for replay frames by address."""
    sockets: Rate = Rate(10, 100)
    """New connections by address."""
    messages: Rate = Rate(30, 60)
    """Messages by connection."""
    chat: Rate = Rate(1, 8)
    """Chat lines by connection."""
    patience: int = 200
    """Messages over the limit before a connection is closed."""
    open_sockets: int = 200
    """Connections open at once by address."""
    queue: int = 256
    """Messages that may wait for a client that does not read."""
    body: int = 65_536
    """Bytes of a request, uploads apart."""
    upload: int = 1_100_000
    """Bytes of an uploaded record, in its JSON."""


_ANY = Rate(1e9, 10**9)

NO_LIMITS = Limits(
    requests=_ANY,
    guests=_ANY,
    tables=_ANY,
    links=_ANY,
    uploads=_ANY,
    frames=_ANY,
    sockets=_ANY,
    messages=_ANY,
    chat=_ANY,
    open_sockets=10**9,
)
"""For load tests on a closed network."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    names: tuple[str, ...] = ()
    """Accepted host names besides localhost, this machine's name and IP addresses."""
    origins: tuple[str, ...] = ()
    """Further accepted origins, such as a development server."""
    games: str = "meadhall"
    """The module whose ``GAMES`` and ``game`` give the games."""
    static: Path | None = None
    """The built client; by default the one in the package."""
    limits: Limits = field(default_factory=Limits)
    pace: int = 500
    """Milliseconds that bots wait before each step at a new table."""
    budget: float = 3.0
    """Seconds that a bot may think; then a random legal move is made for it."""
    bot_workers: int = 1
    """Worker processes for bots."""
    idle: float = 300.0
    """Seconds after which a table without connections is unloaded."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The default data folder of the platform."""
    home = environ.get("HOME")
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "meadhall"
    if not home:
        return Path("data")
    if platform == "darwin":
        return Path(home) / "Library" / "Application Support" / "Meadhall"
    return Path(home) / ".local" / "share" / "meadhall"


def open_folder(path: Path) -> Path:
    """Make a data folder that only its owner can read, and give its full path."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.stat().st_uid == os.getuid():
        path.chmod(0o700)
    return path.resolve()
