"""What a finished game of Blood Rage tells a researcher: order, pillages, quests, upgrades."""

from __future__ import annotations

from meadhall.core import Finding, Line, Mean, Result, Share, Text
from meadhall.games.bloodrage.table import Table


def study(table: Table, result: Result) -> list[Finding]:
    """How pillages and quests went, who fell, who won: by order of play and by upgrade."""
    log, winners = table.log, result.winners
    return [
        *order(log, table.seats, winners),
        *battles(log),
        *pillages(log),
        *quests(log),
        *laid_upgrades(log, winners),
    ]


def order(log: list[Line], seats: int, winners: list[int]) -> list[Finding]:
    """Wins by order of play in the first age, which is not the seat (BR-043)."""
    first = next(_seat(line) for line in log if line.key == "first-player")
    worth = 1 / len(winners) if winners else 0.0
    return [
        Share("study-order", f"study-player-{at + 1}", worth * ((first + at) % seats in winners))
        for at in range(seats)
    ]


def pillages(log: list[Line]) -> list[Finding]:
    """Of all pillages declared, how many met nobody, were won, were lost or tied (BR-123)."""
    found: list[Finding] = []
    pillager = -1
    for line in log:
        if line.key == "pillages":
            pillager = _seat(line)
        ends = {
            "unopposed": line.key == "unopposed",
            "won": line.key == "battle-won" and line.args["seat"] == pillager,
            "lost": line.key == "battle-won" and line.args["seat"] != pillager,
            "tied": line.key == "battle-tied",
        }
        if any(ends.values()):
            found += [Share("study-pillages", f"study-pillage-{end}", ends[end]) for end in ends]
    return found


def quests(log: list[Line]) -> list[Finding]:
    """Of the quests revealed, how many were fulfilled, by quest (BR-173)."""
    ends = ("quest-fulfilled", "quest-failed")
    return [
        Share("study-quests", str(line.args["card"]), line.key == ends[0])
        for line in log
        if line.key in ends
    ]


def battles(log: list[Line]) -> list[Finding]:
    """How many battles a game sees, and how many figures fall."""
    fought = sum(line.key == "battle" for line in log)
    fallen = sum(_count(line) for line in log if line.key == "destroyed")
    return [
        Mean("study-game", "study-battles", fought),
        Mean("study-game", "study-fallen", fallen),
    ]


def laid_upgrades(log: list[Line], winners: list[int]) -> list[Finding]:
    """By upgrade laid, how often the clan that laid it won."""
    worth = 1 / len(winners) if winners else 0.0
    return [
        Share("study-upgrades", str(line.args["card"]), worth * (_seat(line) in winners))
        for line in log
        if line.key == "upgrades"
    ]


def _seat(line: Line) -> int:
    seat = line.args["seat"]
    assert isinstance(seat, int)
    return seat


def _count(line: Line) -> int:
    """How many figures a line names: "3 warriors" are three, a monster is one."""
    figures = line.args["figures"]
    assert isinstance(figures, list)
    told = [figure.args.get("n", 1) for figure in figures if isinstance(figure, Text)]
    return sum(count for count in told if isinstance(count, int))
