"""Set-up: what a table may choose, and the first table (VA-021 to VA-024, VA-027).

1. The choice of expansions, modes and variants is checked    check
2. The deck is shuffled from the sets in play                 set_up
3. Boards, shields and dice are laid out, somebody begins     set_up
4. The steps of order.py's "setup" follow                     opening.py
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meadhall.core import BadSetup, Choice, Dice, Setting, first_player, first_player_choice
from meadhall.games.valhalla.cards import IS_EARLY, ROWS, numbers
from meadhall.games.valhalla.components import (
    DRAWS,
    EMPTY,
    EXTRA_DICE,
    NOBODY,
    PARTY,
    SHIELDS,
)
from meadhall.games.valhalla.flow import BASE, EXPANSIONS
from meadhall.games.valhalla.order import ALL
from meadhall.games.valhalla.table import NO_LIMIT, Table, follow, new_player

LOKI = tuple(card.key for card in ROWS.values() if card.kind == "loki")
MONSTERS = tuple(
    dict.fromkeys(card.facts["monster"] for card in ROWS.values() if card.kind == "monster")
)
MOST_SEATS = 6

CHOICES = (
    Choice("loki", ("no", "introductory", "random", *LOKI), "no"),
    Choice("thor", (False, True), False),
    Choice("valkyries", (False, True), False),
    Choice("dwarves", (False, True), False),
    Choice("tyr", (False, True), False),
    Choice("last_viking", (False, True), False),
    Choice("teams", ("no", "partnership", "alliance"), "no"),
    Choice("simplified", (False, True), False),
    Choice("advanced_hand", (False, True), False),
    Choice("five_jarls", (False, True), False),
    Choice("first_game_jarls", (False, True), False),
    Choice("monster", MONSTERS, MONSTERS[0]),
    Choice("level", (1, 2, 3), 1),
    Choice("monster_abilities", (False, True), True),
    first_player_choice(MOST_SEATS),
)
"""Expansions, team modes, variants; monster and level of a solo game; who begins."""


def added(seats: int, options: Mapping[str, Setting]) -> list[str]:
    """The expansions, modes and variants of a table, in the order in which they apply."""
    found = [each.name for each in ALL if options.get(each.name) is True]
    if options["loki"] != "no":
        found.append("loki")
    if options["teams"] != "no":
        found.append(str(options["teams"]))
    if seats == 1:
        found.append("solo")
    return found


def sets_in_play(names: Iterable[str]) -> list[str]:
    """The sets of cards in the deck with these expansions (VA-022)."""
    found = [EXPANSIONS[name].cards for name in (BASE, *names)]
    return [cards for cards in found if cards]


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """The first table. All chance comes from the game's dice (VA-022 to VA-027)."""
    check(seats, options)
    names = added(seats, options)
    sets = sets_in_play(names)
    big = sum(EXPANSIONS[name].big for name in names)
    deck = [card for each in sets for card in numbers(each)]
    dice.shuffle(deck)
    table = Table(
        seats=seats,
        dice=dice,
        agenda=[],
        settings=dict(options),
        added=tuple(names),
        players=[new_player(seats, SHIELDS) for _ in range(seats)],
        party=[EMPTY] * (seats * PARTY),
        tyr=[EMPTY] * (seats * PARTY),
        room=PARTY,
        circle=[(seat,) for seat in range(seats)],
        deck=deck,
        discard=[],
        box=[],
        shown=[],
        back=[],
        placed=[],
        early=any(IS_EARLY[card] for card in deck),
        jarls=[],
        grey=EXTRA_DICE,
        first=first_player(seats, options, dice, "VA-027"),
        turn=0,
        turns=0,
        draws=DRAWS[big],
        cap=NO_LIMIT,
        memo=max(seats, 2),
        ending=False,
        last_turns=NOBODY,
        over=False,
        notes={},
        loki="",
        vikings=[],
        levels=[],
        monster=[],
        monster_dice=[],
        won=False,
    )
    table.turn = table.first
    table.say("first-player", seat=table.first)
    follow(table, "setup")
    return table


# -- what cannot be combined ---------------------------------------------------------------


def check(seats: int, options: Mapping[str, Setting]) -> None:
    """Refuse combinations that the rules do not have, naming the rule."""
    if seats == 1:
        check_solo(options)
    if options["thor"] and seats < 3:
        raise BadSetup("Thor's Help needs at least 3 players", "VA-162")
    if options["teams"] != "no" and seats not in (4, 6):
        raise BadSetup("partnership and alliance need 4 or 6 players", "VA-245")
    if options["simplified"] and (options["advanced_hand"] or options["five_jarls"]):
        raise BadSetup("the simplified variant excludes the advanced ones", "VA-310")
    if options["first_game_jarls"] and (options["five_jarls"] or options["simplified"]):
        raise BadSetup("first-game jarls are dealt one each, without other jarl variants", "VA-026")


def check_solo(options: Mapping[str, Setting]) -> None:
    """A solo game has the base deck, perhaps with the Valkyries (VA-300), and a jarl of choice.

    There is no common game against a monster (VA-302).
    """
    others = [name for name in ("thor", "dwarves", "tyr", "last_viking") if options[name]]
    if others or options["loki"] != "no" or options["teams"] != "no":
        raise BadSetup("solo can be played with the Valkyries alone", "VA-299")
    if options["simplified"] or options["five_jarls"] or options["first_game_jarls"]:
        raise BadSetup("in solo the jarl is chosen freely", "VA-251")
    if options["advanced_hand"]:
        raise BadSetup("solo has its own opening hand", "VA-253")
