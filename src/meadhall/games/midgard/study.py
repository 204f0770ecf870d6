"""What a finished game of Champions of Midgard tells a researcher: wins, fights, trolls, blame."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core import Finding, Line, Mean, Result, Share, win_shares
from meadhall.games.midgard.board import in_use
from meadhall.games.midgard.cards import ENEMY, KIND, LEADERS, RUNES
from meadhall.games.midgard.components import BLAME, PLACES
from meadhall.games.midgard.table import Player, Table


def study(table: Table, result: Result) -> list[Finding]:
    """Who won, what was fought and with what success, what blame there was, what runes did."""
    leaders = [LEADERS[player.leader] for player in table.players]
    return [
        *win_shares("study-leaders", leaders, result.winners),
        *turn_order(table.log, table.seats, result.winners),
        *fights(table.log),
        *trolls(table.log),
        *blame(table.log, table.players),
        *runes(table.players, result.winners),
        *places(table),
    ]


def turn_order(log: Sequence[Line], seats: int, winners: list[int]) -> list[Finding]:
    """Wins by place in the first round's turn order; the first line names who begins (CM-019)."""
    first = _number(next(line for line in log if line.key == "first-player"), "seat")
    names = [f"study-turn-{(seat - first) % seats + 1}" for seat in range(seats)]
    return sorted(win_shares("study-turns", names, winners), key=lambda found: found.name)


def fights(log: Sequence[Line]) -> list[Finding]:
    """Of the fights begun, how many were won: by kind of enemy, then by enemy."""
    ends = [line for line in log if line.key in ("defeats", "loses-fight")]
    found = [(_name(line, "enemy"), line.key == "defeats") for line in ends]
    kinds: list[Finding] = [Share("study-fights", "study-any-enemy", won) for _, won in found]
    kinds += [
        Share("study-fights", f"study-{KIND[ENEMY[enemy]]}", won)
        for enemy, won in sorted(found, key=lambda fight: ENEMY[fight[0]])
    ]
    single = [Share("study-enemies", enemy, won) for enemy, won in found]
    return [*kinds, *sorted(single, key=lambda each: ENEMY[each.name])]


def trolls(log: Sequence[Line]) -> list[Finding]:
    """By round, whether the troll was fought, and whether it was killed (CM-070, CM-096)."""
    found: list[Finding] = []
    for lines in rounds(log):
        keys = [line.key for line in lines if "enemy" in line.args and _is_troll(line)]
        found.append(Share("study-trolls", "study-troll-fought", "fights" in keys))
        found.append(Share("study-trolls", "study-troll-killed", "defeats" in keys))
    return found


def rounds(log: Sequence[Line]) -> list[Sequence[Line]]:
    """The log cut into rounds."""
    starts = [at for at, line in enumerate(log) if line.key == "round-begins"]
    return [log[at:end] for at, end in zip(starts, [*starts[1:], len(log)], strict=True)]


def blame(log: Sequence[Line], players: Sequence[Player]) -> list[Finding]:
    """A player's blame in the end, and where it came from (CM-045, CM-096, CM-132)."""
    seats = len(players)
    came = {
        "study-blame-troll": seats * _times(log, "troll-lives"),
        "study-blame-passed": _times(log, "passes-blame"),
        "study-blame-begged": _times(log, "begs"),
    }
    found: list[Finding] = [
        Mean("study-blame", "study-blame-left", player.goods[BLAME]) for player in players
    ]
    return found + [Mean("study-blame", name, number / seats) for name, number in came.items()]


def runes(players: Sequence[Player], winners: list[int]) -> list[Finding]:
    """By rune taken, how often it was used, and how often its owner won."""
    owned = sorted((rune, seat) for seat, player in enumerate(players) for rune in player.runes)
    used: list[Finding] = [
        Share("study-runes-used", RUNES[rune], rune in players[seat].used) for rune, seat in owned
    ]
    worth = 1 / len(winners)
    return used + [
        Share("study-runes-won", RUNES[rune], worth * (seat in winners)) for rune, seat in owned
    ]


def places(table: Table) -> list[Finding]:
    """How often workers went to each place of a game."""
    went = [_name(line, "place") for line in table.log if line.key == "places"]
    went += ["beg"] * _times(table.log, "begs")
    board = [PLACES[place] for place in range(len(PLACES)) if in_use(table, place)]
    return [Mean("study-places", name, went.count(name)) for name in board]


def _times(log: Sequence[Line], key: str) -> int:
    return sum(line.key == key for line in log)


def _is_troll(line: Line) -> bool:
    return KIND[ENEMY[_name(line, "enemy")]] == "troll"


def _name(line: Line, argument: str) -> str:
    name = line.args[argument]
    assert isinstance(name, str)
    return name


def _number(line: Line, argument: str) -> int:
    number = line.args[argument]
    assert isinstance(number, int)
    return number
