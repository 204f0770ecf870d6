"""Battles and phases for tests: start one, play the cards, read what came of it.

    fight(table, "gimle", "0 tyrs_smite", "1 troll")      # seat 0 pillages; nobody adds a card
    assert {0: 8, 1: 3} == totals(table)

Whatever a card asks on the way is left open for the test to answer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.bloodrage.positions import Clan
from meadhall.core import Step
from meadhall.games.bloodrage.audit import audit_figures, audit_numbers
from meadhall.games.bloodrage.cards import CARDS, NAMES
from meadhall.games.bloodrage.components import PLACE, PLACES
from meadhall.games.bloodrage.pillage import StartPillage
from meadhall.games.bloodrage.table import Battle, Table
from tables import asked, tell


def run(table: Table, *steps: Step[Any]) -> None:
    """Let these steps happen, up to the first question."""
    table.do(*steps)
    table.questions()


def pillage(table: Table, place: str, seat: int = 0, again: bool = False) -> None:
    """A seat declares the pillage of a province."""
    run(table, StartPillage(seat, PLACE[place], again))


def commit(table: Table, *plays: str) -> None:
    """Lay battle cards face down: ``commit(table, "0 tyrs_smite", "1 troll")``."""
    for play in plays:
        seat, card = play.split(" ")
        tell(table, f"{seat} CommitCard {card}")


def decline(table: Table) -> None:
    """Nobody adds a white-disc card."""
    while asked(table) and asked(table)[0][1] == "AddCard":
        tell(table, f"{asked(table)[0][0]} AddCard pass")


def fight(table: Table, place: str, *plays: str, seat: int = 0) -> None:
    """Pillage and play these cards, without additions; stops where a card asks something."""
    pillage(table, place, seat)
    commit(table, *plays)
    decline(table)
    assert [] == audit_figures(table) + audit_numbers(table)


def at(one: Clan, **places: str) -> Clan:
    """The same clan with these figures in these places, where a test varies the place."""
    return replace(one, places={**one.places, **places})


def battle(table: Table) -> Battle:
    """The battle being fought."""
    assert table.battle is not None
    return table.battle


def totals(table: Table) -> dict[Any, Any]:
    """The totals that were compared last, by seat."""
    return {line.args["seat"]: line.args["total"] for line in table.log if line.key == "total"}


def winner(table: Table) -> Any:
    """Who won the last battle; None if nobody did."""
    told = [line for line in table.log if line.key in ("battle-won", "battle-tied")]
    return told[-1].args.get("seat")


def lines(table: Table, key: str) -> list[dict[str, Any]]:
    """What the log says under this key, in order."""
    return [dict(line.args) for line in table.log if line.key == key]


def discards(table: Table) -> list[str]:
    """The cards discarded face up, sorted."""
    return sorted(NAMES[card] for card in table.discards)


def pillaged(table: Table) -> list[str]:
    """The provinces whose token is turned down."""
    return [PLACES[place] for place, down in enumerate(table.pillaged) if down]


def rows(name: str) -> list[Any]:
    """Every printed card of this name, by its number, as parameters of a test."""
    found = [number for number, each in enumerate(NAMES) if each == name]
    assert found, f"no card {name!r}"
    return [pytest.param(row, id=f"{name}, age {CARDS[row].age}, row {row}") for row in found]


def deal(table: Table, seat: int, row: int) -> str:
    """Give a seat this very printed card, and say its name."""
    deck = table.decks[CARDS[row].age - 1]
    deck.remove(row)
    table.players[seat].hand.append(row)
    return NAMES[row]
