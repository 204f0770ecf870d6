"""What a finished game of Valhalla tells a researcher: jarls, clans, attacks, order of play."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core import Finding, Line, Mean, Result, Share, win_shares
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.table import Table

ENDS = ("deck-empty", "last-shield")
"""What triggers the last round (VA-100, VA-101)."""


SOLO_ENDS = ("monster-slain", "shields-lost", "solo-lost")
"""How a solo game ends: won, without shields, without cards (VA-280, VA-281)."""


def study(table: Table, result: Result) -> list[Finding]:
    """How long it was, who won with what, how attacks and warriors fared."""
    log = table.log
    found = length(log, table.seats)
    if table.seats == 1:
        monster = str(table.settings["monster"])
        return [*found, *hunt(log, monster, result.won), *clans(log, result.winners)]
    return [
        *found,
        *order(table, result.winners),
        *attacks(log),
        *jarls(table, result.winners),
        *clans(log, result.winners),
    ]


def length(log: list[Line], seats: int) -> list[Finding]:
    """Turns of a player, battles and rerolls of a game, and what ended it."""
    counts = [line.key for line in log]
    battles = sum(counts.count(key) for key in ("attacks", "attacks-monster", "monster-attacks"))
    found: list[Finding] = [
        Mean("study-game", "study-turns", counts.count("turn") / seats),
        Mean("study-game", "study-battles", battles),
        Mean("study-game", "study-rerolls", counts.count("rerolls")),
    ]
    first = next((key for key in counts if key in ENDS), None)
    if seats > 1:
        found += [Share("study-end", f"study-{end}", end == first) for end in ENDS]
    return found


def order(table: Table, winners: list[int]) -> list[Finding]:
    """Wins by order of play, which is not the seat: the first player is drawn by lot (VA-027)."""
    worth = 1 / len(winners) if winners else 0.0
    return [
        Share("study-order", f"study-player-{at}", worth * (seat in winners))
        for at, seat in enumerate(table.clockwise(table.first), 1)
    ]


def attacks(log: list[Line]) -> list[Finding]:
    """Of all attacks, how many the attacker wins, the defender wins, nobody wins (VA-088)."""
    found: list[Finding] = []
    attacker: object = None
    for line in log:
        if line.key == "attacks":
            attacker = line.args["seat"]
        elif line.key in ("wins-battle", "no-winner"):
            ends = {
                "won": line.key == "wins-battle" and line.args["seat"] == attacker,
                "lost": line.key == "wins-battle" and line.args["seat"] != attacker,
                "nobody": line.key == "no-winner",
            }
            found += [Share("study-attacks", f"study-attack-{end}", ends[end]) for end in ends]
    return found


def jarls(table: Table, winners: list[int]) -> list[Finding]:
    """By jarl, how often who followed it won."""
    names = [player.jarl for player in table.players]
    return win_shares("study-jarls", names, winners) if all(names) else []


def clans(log: list[Line], winners: list[int]) -> list[Finding]:
    """By clan: who won with its warriors, and how many of them reached Valhalla."""
    worth = 1 / len(winners) if winners else 0.0
    joined: dict[str, int] = {}
    reached: dict[str, int] = {}
    won: dict[str, float] = {}
    for line in log:
        for clan in clans_told(line):
            if line.key == "adds":
                joined[clan] = joined.get(clan, 0) + 1
                won[clan] = won.get(clan, 0.0) + worth * (line.args["seat"] in winners)
            else:
                reached[clan] = reached.get(clan, 0) + 1
    shares = [
        Share("study-reached", f"clan-{clan}", reached.get(clan, 0), joined[clan])
        for clan in sorted(joined)
    ]
    wins = [Share("study-clans", f"clan-{clan}", won[clan], joined[clan]) for clan in sorted(won)]
    return [*wins, *shares]


def clans_told(line: Line) -> Iterator[str]:
    """The clan of each warrior that a line lets join a party or reach Valhalla."""
    if line.key in ("adds", "enters-valhalla"):
        names = line.args["cards"]
        assert isinstance(names, list)
        yield from (ROWS[str(name)].clan for name in names)


def hunt(log: list[Line], monster: str, won: bool) -> list[Finding]:
    """A solo game: whether the monster was slain, its cards beaten, battles won on each side."""
    found: list[Finding] = [Share("study-solo", monster, won)]
    found.append(
        Mean("study-game", "study-wounds", sum(line.key == "monster-wounded" for line in log))
    )
    last = next((line.key for line in reversed(log) if line.key in SOLO_ENDS), "")
    found += [Share("study-solo-end", f"study-{end}", end == last) for end in SOLO_ENDS]
    fought = ""
    for line in log:
        if line.key in ("attacks-monster", "monster-attacks"):
            fought = line.key
        elif line.key in ("beats-monster", "beaten", "no-winner") and fought:
            found.append(Share("study-fights", f"study-{fought}", line.key == "beats-monster"))
            fought = ""
    return found
