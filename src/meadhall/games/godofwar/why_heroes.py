"""Why a hero cannot be named at a question about heroes, with its rule.

Each question tells what it asks of a hero beyond being conscious: to be one's own, to stand in
the right column, to have something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed
from meadhall.games.godofwar.enemies import targets
from meadhall.games.godofwar.heroes import VIRTUALS
from meadhall.games.godofwar.interact import points_near
from meadhall.games.godofwar.moving import can_move
from meadhall.games.godofwar.reach import who_can_strike
from meadhall.games.godofwar.reasons import closed, no_prey
from meadhall.games.godofwar.table import Table

Why = Callable[[Table, Any, int], Closed | None]
"""Why a conscious hero cannot be named, by table, question and hero."""


def _own(rule: str, why: Why) -> Why:
    """A question for a player of several heroes about one of these (GW-242)."""

    def find(table: Table, question: Any, hero: int) -> Closed | None:
        one = table.heroes[hero]
        if one.seat != question.seat:
            return closed(one.name, "not-your-hero", rule)
        return why(table, question, hero)

    return find


def _nothing(table: Table, question: Any, hero: int) -> Closed | None:
    return None


def _mover(table: Table, question: Any, hero: int) -> Closed | None:
    one = table.heroes[hero]
    if one.moved:
        return closed(one.name, "hero-moved", "GW-239")
    assert not can_move(table, hero)
    return closed(one.name, "nowhere", "GW-043")


def _striker(table: Table, question: Any, hero: int) -> Closed | None:
    cards = table.set
    assert hero not in who_can_strike(table, question.seat, cards.targets[0], cards.kind)
    column = table.scene.cards[cards.targets[0]].col
    return closed(table.heroes[hero].name, "no-reach", "GW-242", column=column)


def _keeper(table: Table, question: Any, hero: int) -> Closed | None:
    one, kind = table.heroes[hero], VIRTUALS[question.virtual].kind
    if question.virtual not in one.gear:
        return closed(one.name, "no-gear", "GW-244")
    assert not targets(table, one.column, kind)
    return no_prey(one.name, kind == "ranged")


def _user(table: Table, question: Any, hero: int) -> Closed | None:
    assert table.scene.interactions[question.point] not in points_near(table, hero)
    return closed(table.heroes[hero].name, "not-at-point", "GW-090")


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
    "WhoMoves": _own("GW-239", _mover),
    "WhoStrikes": _own("GW-242", _striker),
    "WhoseGear": _own("GW-244", _keeper),
    "WhoInteracts": _own("GW-242", _user),
    "WhoPlays": _own("GW-242", _nothing),
    "WhoIsPoisoned": _own("GW-140", _nothing),
    "NameActor": _own("GW-164", _nothing),
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
