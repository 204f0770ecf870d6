"""Why a hero cannot be named at a question about heroes, with its rule.

Each question tells what it asks of a hero beyond being conscious: to be one's own, to stand where
a blow falls, to have something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed
from meadhall.games.godofwar.reasons import closed
from meadhall.games.godofwar.table import Table

Why = Callable[[Table, Any, int], Closed | None]
"""Why a conscious hero cannot be named, by table, question and hero."""


def _own(rule: str) -> Why:
    """A question about one's own heroes: it is asked only where all of these are open (GW-242)."""

    def why(table: Table, question: Any, hero: int) -> Closed | None:
        one = table.heroes[hero]
        return None if one.seat == question.seat else closed(one.name, "not-your-hero", rule)

    return why


def _hit(table: Table, question: Any, hero: int) -> Closed | None:
    """A ranged attack hits the front hero of the farthest column (GW-109, GW-111, GW-230)."""
    one = table.heroes[hero]
    if hero == table.mimir:
        return closed(one.name, "mimir-safe", "GW-230")
    if table.columns[one.column][0] != hero:
        return closed(one.name, "behind", "GW-109")
    return closed(one.name, "nearer", "GW-111")


def _host(table: Table, question: Any, hero: int) -> Closed | None:
    return closed(table.heroes[hero].name, "mimir-himself", "GW-224")


def _token(table: Table, question: Any, hero: int) -> Closed | None:
    one = table.heroes[hero]
    if hero == question.hero:
        return closed(one.name, "gets-token", "GW-236")
    return closed(one.name, "no-token", "GW-236")


def _meant(table: Table, question: Any, hero: int) -> Closed | None:
    return closed(table.heroes[hero].name, "brothers-only", "GW-243")


OF_HEROES: dict[str, Why] = {
    "WhoMoves": _own("GW-239"),
    "WhoStrikes": _own("GW-242"),
    "WhoseGear": _own("GW-244"),
    "WhoInteracts": _own("GW-242"),
    "WhoPlays": _own("GW-242"),
    "WhoIsPoisoned": _own("GW-140"),
    "NameActor": _own("GW-164"),
    "NameHero": _meant,
    "FarthestColumn": _hit,
    "ChooseHost": _host,
    "MoveFreyaToken": _token,
}
"""By question, why a conscious hero is left out."""


def no_hero(table: Table, question: Any, hero: int) -> Closed | None:
    """Why a hero cannot be named: unconscious, or what the question asks (GW-125)."""
    one = table.heroes[hero]
    if one.down:
        return closed(one.name, "fallen", "GW-125")
    return OF_HEROES[question.name](table, question, hero)
