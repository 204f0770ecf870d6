"""Given names of bots, so that a bot is called like nothing else at the table.

A bot's name follows from the table and its seat, so nothing of it is stored; what the server
sends is the key of a text (text/names.*.ftl).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from meadhall.server.messages import SeatKind

NAMES = (
    "thorolf",
    "ketil",
    "thorgerd",
    "eyvind",
    "vigdis",
    "steinar",
    "jorunn",
    "kolbein",
    "asgerd",
    "hallvard",
    "bergljot",
    "njal",
    "ingeborg",
    "hoskuld",
    "halldis",
    "thrand",
)


def bot_names(table_id: str, names: Sequence[str], kinds: Sequence[SeatKind]) -> list[str | None]:
    """The text key of the name of every bot that nobody has named, by seat; else None."""
    order = sorted(NAMES, key=lambda name: blake2b(f"{table_id}/{name}".encode()).digest())
    return [
        f"bot-name-{order[seat % len(order)]}" if kind == "bot" and not names[seat] else None
        for seat, kind in enumerate(kinds)
    ]


def replay_names(replay_id: str, names: Sequence[str], seats: int) -> list[str | None]:
    """The same for a replay, of which only the names that were written are known."""
    written = [*names, *[""] * (seats - len(names))]
    return bot_names(replay_id, written, ["bot"] * seats)
