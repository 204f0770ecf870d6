"""The order of play as lists of named steps, and how expansions change them.

Each row is a list's name, a number and a step. An expansion adds rows; a row with the list
and number of another takes its place, and one without a step takes it away. The lists are
put together once for each choice of expansions, which a table keeps by name, so that the base
game never asks which expansions are in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

Row = tuple[str, int, str]

BASE: tuple[Row, ...] = (
    ("setup", 40, "DealJarls"),
    ("setup", 60, "FirstDiscard"),
    ("setup", 70, "RevealWarriors"),
    ("setup", 80, "PickFirstWarriors"),
    ("setup", 90, "DealHands"),
    ("setup", 99, "BeginPlay"),
    ("turn", 20, "ActionPhase"),
    ("turn", 30, "DrawPhase"),
    ("turn", 90, "EndTurn"),
    ("attack", 10, "DeclareAttack"),
    ("deploy", 10, "MakeRoom"),
    ("deploy", 20, "PlaceWarriors"),
    ("battle", 10, "BeforeBattle"),
    ("battle", 20, "AttackPhase"),
    ("battle", 30, "DefencePhase"),
    ("battle", 40, "CompareStrengths"),
    ("battle", 50, "AfterBattle"),
    ("before_battle", 20, "PrepareAttacker"),
    ("before_battle", 30, "PrepareDefender"),
    ("giant", 10, "TakeDefenderDie"),
    ("surround", 10, "SilenceJarl"),
    ("aftermath", 20, "TakeShield"),
    ("aftermath", 30, "SendWarriors"),
    ("aftermath", 70, "JarlsAfterBattle"),
    ("aftermath", 90, "CleanUp"),
    ("sending", 10, "DeclareSending"),
    ("sending", 40, "EnterValhalla"),
    ("end", 50, "Ragnarok"),
    ("end", 90, "GameOver"),
    ("count", 10, "final"),
)
"""The base game; the numbers of set-up and aftermath are those of the rulebook and VA-090."""


@dataclass(frozen=True, slots=True)
class Expansion:
    """Something that can be added to the game: its cards and its rows (VA-146)."""

    name: str
    cards: str = ""
    """The set shuffled into the deck."""
    rows: tuple[Row, ...] = ()
    big: bool = False
    """One of the 40-card expansions (VA-148, VA-149)."""


EXPANSIONS: dict[str, Expansion] = {}
"""All expansions, modes and variants by name; their modules fill it."""


@cache
def lists_of(added: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The lists of steps with these expansions."""
    rows = {(flow, number): step for flow, number, step in BASE}
    for name in added:
        rows |= {(flow, number): step for flow, number, step in EXPANSIONS[name].rows}
    found: dict[str, list[str]] = {}
    for (flow, _), step in sorted(rows.items()):
        if step:
            found.setdefault(flow, []).append(step)
    return {flow: tuple(steps) for flow, steps in found.items()}
