"""Set-up: clans, tokens, destroyed provinces, decks, first player (BR-030 to BR-044).

1. Every clan starts equal: ten figures in reserve, first steps of the stats (BR-030).
2. The token for all stats lies on Yggdrasil, the others are shuffled to the outer provinces,
   face up (BR-032, BR-033).
3. Three Ragnarök tokens lie on the age track (BR-035), the doom on the first of them (BR-038);
   further ones destroy provinces before the game (BR-036).
4. A deck for each age is shuffled (BR-039), and somebody begins (BR-043).
"""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core import Choice, Dice, Setting, first_player, first_player_choice
from meadhall.games.bloodrage.age import LAST_AGE, FinalScoring, PlayAge
from meadhall.games.bloodrage.cards import CARDS, deck
from meadhall.games.bloodrage.components import (
    CLANS,
    DESTROYED_AT_START,
    EMPTY,
    OUTER,
    PLACES,
    PROVINCES,
    SHUFFLED_TOKENS,
    TOKEN_ALL,
    WARRIORS,
)
from meadhall.games.bloodrage.draft import NOT_DEALT
from meadhall.games.bloodrage.table import Phase, Table, new_player

CHOICES = (
    Choice("cards", ("102", "99"), "102"),
    Choice("first_game", (False, True), False),
    first_player_choice(len(CLANS)),
)
"""The published or early card set (BR-040); no draft in age one (BR-062); who begins (BR-043)."""


def set_up(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
    """The first table. All chance comes from the game's dice, in this order (BR-042)."""
    tokens = [*SHUFFLED_TOKENS]
    dice.shuffle(tokens)
    ragnarok = [*OUTER]
    dice.shuffle(ragnarok)
    decks = [deck(age, seats, options["cards"] == "99") for age in range(1, LAST_AGE + 1)]
    for cards in decks:
        dice.shuffle(cards)
    table = Table(
        seats=seats,
        dice=dice,
        agenda=[],
        players=[new_player(WARRIORS) for _ in range(seats)],
        settings=dict(options),
        age=1,
        phase=Phase.GIFTS,
        first=first_player(seats, options, dice, "BR-043"),
        turn=0,
        tokens=[TOKEN_ALL, *tokens],
        pillaged=[False for _ in PROVINCES],
        destroyed=[False for _ in PROVINCES],
        ragnarok=ragnarok[:LAST_AGE],
        doom=ragnarok[0],
        crowd=[0 for _ in PROVINCES],
        decks=decks,
        discards=[],
        shown=[],
        shown_when={},
        taken=[NOT_DEALT for _ in CARDS],
        draft_round=0,
    )
    table.turn = table.first
    table.say("first-player", seat=table.first)
    for province in ragnarok[LAST_AGE : LAST_AGE + DESTROYED_AT_START[seats]]:
        destroy_at_start(table, province)
    table.do(*[PlayAge(age) for age in range(1, LAST_AGE + 1)], FinalScoring())
    return table


def destroy_at_start(table: Table, province: int) -> None:
    """The fewer players, the more provinces are out of play, token and all (BR-036, BR-037)."""
    table.destroyed[province] = True
    table.tokens[province] = EMPTY
    table.say("destroyed-at-start", place=PLACES[province])
