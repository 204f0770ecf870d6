"""What a finished game tells a researcher: which scenes were completed, rounds, damage, falls."""

from __future__ import annotations

from meadhall.core import Finding, Line, Mean, Result, Share
from meadhall.games.godofwar.heroes import HEROES
from meadhall.games.godofwar.journey import quests_behind, whole_saga
from meadhall.games.godofwar.table import Table

PLACES = ("gw-study-first", "gw-study-second", "gw-study-boss")


def study(table: Table, result: Result) -> list[Finding]:
    """Whole games and scenes won, how long they took, who was hurt and fell, who won with whom."""
    behind = quests_behind(table) if whole_saga(table) else 0
    visits = scenes_of(table.log)
    return [
        Share("gw-study-games", "gw-study-won", result.won),
        *scenes(visits),
        *(places(visits, behind) if whole_saga(table) else []),
        *parties(table, result.won),
        *rounds(visits),
        *wounds(visits),
        *falls(table, visits),
    ]


def scenes_of(log: list[Line]) -> list[list[Line]]:
    """The log scene by scene, each from its laying out on."""
    found: list[list[Line]] = []
    for line in log:
        if line.key == "scene-laid-out":
            found.append([])
        if found:
            found[-1].append(line)
    return found


def is_completed(visit: list[Line]) -> bool:
    """Whether a scene ended in victory."""
    return any(line.key == "quest-completed" for line in visit)


def scene_of(visit: list[Line]) -> str:
    """Which scene it was."""
    return str(visit[0].args["quest"])


def scenes(visits: list[list[Line]]) -> list[Finding]:
    """By scene how often it was completed of the times it was begun."""
    return [Share("gw-study-scenes", scene_of(visit), is_completed(visit)) for visit in visits]


def places(visits: list[list[Line]], behind: int) -> list[Finding]:
    """The same by place in the saga: first quest, second quest, boss."""
    return [
        Share("gw-study-places", PLACES[at], is_completed(visit))
        for at, visit in enumerate(visits, behind)
    ]


def parties(table: Table, won: bool) -> list[Finding]:
    """By hero how often a party won with it, and without it."""
    if table.solo:
        return []
    present = [HEROES[player.board].key for player in table.players]
    return [
        Share(f"gw-study-{'with' if board.key in present else 'without'}", board.key, won)
        for board in HEROES
    ]


def rounds(visits: list[list[Line]]) -> list[Finding]:
    """Rounds in the whole game, and by scene."""
    begun = [sum(line.key == "round-begins" for line in visit) for visit in visits]
    whole: list[Finding] = [Mean("gw-study-rounds", "gw-study-all", sum(begun))]
    return whole + [
        Mean("gw-study-rounds", scene_of(visit), count)
        for visit, count in zip(visits, begun, strict=True)
    ]


def wounds(visits: list[list[Line]]) -> list[Finding]:
    """Damage to heroes and to enemies in a scene, and by scene to heroes."""
    found: list[Finding] = []
    for visit in visits:
        taken, dealt = damage(visit, "takes-damage"), damage(visit, "enemy-hurt")
        found += [
            Mean("gw-study-damage", "gw-study-taken", taken),
            Mean("gw-study-damage", "gw-study-dealt", dealt),
            Mean("gw-study-hurt", scene_of(visit), taken),
        ]
    return found


def damage(visit: list[Line], key: str) -> int:
    """The damage that such lines tell of."""
    told = [line.args["amount"] for line in visit if line.key == key]
    return sum(amount for amount in told if isinstance(amount, int))


def falls(table: Table, visits: list[list[Line]]) -> list[Finding]:
    """By figure in how many of the scenes it fell unconscious."""
    found: list[Finding] = []
    for visit in visits:
        fallen = [str(line.args["hero"]) for line in visit if line.key == "falls"]
        found += [Share("gw-study-falls", hero.name, hero.name in fallen) for hero in table.heroes]
    return found
