"""Positions of Blood Rage, built by zone, so that a test reads like a diagram.

    table = position(
        clan(hand="tyrs_smite troll", rage=4, elvagar="leader warrior*2", fjord_ne="ship"),
        clan(upgrades="friggas_protection", gimle="warrior", valhalla="warrior*3"),
        age=2, pillaged="gimle", destroyed="horgr utgard", doom="elvagar",
        tokens="elvagar=token_rage",
    )

Whatever is not named is as at the start: figures in reserve, hands empty, first steps of the
stats, all other cards in the decks. Nothing is asked until a step is put on the agenda:
``act(table, 0)`` gives seat 0 one action, ``take_turns(table)`` goes on to the end of the phase.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from meadhall.core import Dice, key_from
from meadhall.games.bloodrage.actions import EndActions, NextTurn, TakeAction
from meadhall.games.bloodrage.cards import CARDS, NAMES
from meadhall.games.bloodrage.components import (
    BOARD,
    EMPTY,
    MONSTER_SLOTS,
    PLACE,
    PLACES,
    PROVINCES,
    RESERVE,
    SLOTS,
    TOKENS,
    VALHALLA,
)
from meadhall.games.bloodrage.figures import move
from meadhall.games.bloodrage.setup import set_up
from meadhall.games.bloodrage.table import Phase, Player, Table
from meadhall.games.bloodrage.view import figures_view

DEFAULTS: dict[str, bool | int | str] = {
    "cards": "102",
    "first_game": False,
    "first_player": 0,
}


@dataclass
class Clan:
    """What a test says about one clan."""

    hand: str = ""
    quests: str = ""
    upgrades: str = ""
    rage: int = 6
    glory: int = 0
    stats: tuple[int, int, int] = (1, 1, 1)
    passed: bool = False
    thrown: str = ""
    places: dict[str, str] = field(default_factory=dict)


def clan(
    hand: str = "",
    quests: str = "",
    upgrades: str = "",
    rage: int = 6,
    glory: int = 0,
    stats: tuple[int, int, int] = (1, 1, 1),
    passed: bool = False,
    thrown: str = "",
    **places: str,
) -> Clan:
    """A clan: cards by name, stats by step (1 to 6), figures by place ("leader warrior*2")."""
    for place in places:
        assert place in PLACES, f"no place {place!r}"
    return Clan(hand, quests, upgrades, rage, glory, stats, passed, thrown, places)


def position(
    *clans: Clan,
    age: int = 1,
    phase: str = "action",
    first: int = 0,
    turn: int = 0,
    pillaged: str = "",
    destroyed: str = "",
    doom: str = "horgr",
    ragnarok: str = "",
    tokens: str = "",
    cards: str = "102",
    discards: str = "",
) -> Table:
    """A table with these clans (2 to 4) and this board; everything else as at the start.

    All 102 cards are in the decks whatever the number of clans, so that every card can be
    dealt to anybody.
    """
    table = set_up(4, {**DEFAULTS, "cards": cards}, Dice(key_from("position")))
    del table.players[len(clans) :]
    table.seats = len(clans)
    table.agenda.clear()
    table.log.clear()
    table.age, table.phase, table.first, table.turn = age, Phase[phase.upper()], first, turn
    table.destroyed = [PLACES[province] in destroyed.split() for province in PROVINCES]
    table.pillaged = [PLACES[province] in pillaged.split() for province in PROVINCES]
    table.doom = PLACE[doom]
    if ragnarok:
        table.ragnarok = [PLACE[name] for name in ragnarok.split()]
    table.tokens = [TOKENS.index("token_all"), *[TOKENS.index("token_rage")] * 8]
    for pair in tokens.split():
        place, token = pair.split("=")
        table.tokens[PLACE[place]] = TOKENS.index(token)
    for province in PROVINCES:
        if table.destroyed[province]:
            table.tokens[province] = EMPTY
    table.discards = [take_card(table, name) for name in discards.split()]
    for seat, one in enumerate(clans):
        seat_clan(table, seat, one)
    return table


def seat_clan(table: Table, seat: int, one: Clan) -> None:
    """Give a seat what the test says."""
    player = table.players[seat]
    player.rage, player.glory, player.passed = one.rage, one.glory, one.passed
    player.sources[0] = one.glory
    player.stats = [step - 1 for step in one.stats]
    player.hand = [take_card(table, name) for name in one.hand.split()]
    player.quests = [take_card(table, name) for name in one.quests.split()]
    player.thrown[0] = [take_card(table, name) for name in one.thrown.split()]
    for name in one.upgrades.split():
        lay(table, player, name)
    for place, figures in one.places.items():
        for word in figures.split():
            figure, _, count = word.partition("*")
            for _ in range(int(count or 1)):
                move(table, seat, figure, RESERVE, PLACE[place])


def take_card(table: Table, name: str) -> int:
    """Take a card of that name out of whichever deck holds it."""
    for deck in table.decks:
        for card in deck:
            if NAMES[card] == name:
                deck.remove(card)
                return card
    raise AssertionError(f"no card {name!r} is left in the decks")


def lay(table: Table, player: Player, name: str) -> None:
    """Lay an upgrade into the first free slot of its kind; a monster joins the reserve."""
    card = take_card(table, name)
    slots = SLOTS[CARDS[card].kind]
    slot = next(each for each in slots if player.slots[each] == EMPTY)
    player.slots[slot] = card
    if slot in MONSTER_SLOTS:
        player.monsters[MONSTER_SLOTS.index(slot)] = RESERVE


# -- whose turn it is ----------------------------------------------------------------------


def act(table: Table, seat: int = 0) -> Table:
    """Let a seat take one action; nothing follows it."""
    table.turn = seat
    table.do(TakeAction(seat))
    return table


def take_turns(table: Table) -> Table:
    """Go on with the Action phase from the seat whose turn it is."""
    table.do(NextTurn(table.turn), EndActions())
    return table


# -- looking -------------------------------------------------------------------------------


def figures(table: Table, seat: int, place: str) -> dict[str, int]:
    """A clan's figures in a place, as a view shows them: ``{"leader": 1, "warrior": 2}``."""
    return figures_view(table.players[seat], PLACE[place])


def fallen(table: Table, seat: int) -> dict[str, int]:
    """A clan's figures in Valhalla."""
    return figures(table, seat, PLACES[VALHALLA])


def on_the_board(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """Where a clan's figures on the board stand."""
    return {
        PLACES[place]: found for place in BOARD if (found := figures(table, seat, PLACES[place]))
    }


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards in a hand, sorted."""
    return names(table.players[seat].hand)


def names(cards: Iterable[int]) -> list[str]:
    """The names of cards, sorted."""
    return sorted(NAMES[card] for card in cards)


def upgrades(table: Table, seat: int) -> list[str]:
    """The names of the upgrades on a clan sheet, slot by slot."""
    return [NAMES[card] for card in table.players[seat].slots if card != EMPTY]


def pillaged_provinces(table: Table) -> list[str]:
    """The provinces whose token lies face down."""
    return [PLACES[province] for province in PROVINCES if table.pillaged[province]]


def stats(table: Table, seat: int) -> tuple[int, ...]:
    """The steps of Rage, Axes and Horns, from 1."""
    return tuple(step + 1 for step in table.players[seat].stats)


def glory(table: Table) -> list[int]:
    """Everybody's Glory."""
    return [player.glory for player in table.players]


def rage(table: Table) -> list[int]:
    """Everybody's Rage."""
    return [player.rage for player in table.players]
