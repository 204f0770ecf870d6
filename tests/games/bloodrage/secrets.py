"""What tests of secrecy share: random games with what a seat saw of the draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from meadhall.core import Dice, Text
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import AGE, BY_NAME, NAMES
from meadhall.games.bloodrage.components import ROUNDS
from meadhall.games.bloodrage.draft import NOT_DEALT, NOT_DRAFTED, NOT_KEPT, ROUND_BITS
from meadhall.games.bloodrage.table import Phase, Table
from tables import dice, random_step

Sight = dict[tuple[int, int], Counter[str]]
"""What a seat had in hand in each round of each age's draft."""


def random_game(
    seats: int, seed: str, **options: bool | int | str
) -> Iterator[tuple[Table, list[Sight], Dice]]:
    """Every position of a random game, with what each seat has seen of the packs so far."""
    table = GAME.new(seats, options, seed)
    chance = dice(seed)
    sights: list[Sight] = [{} for _ in range(seats)]
    while table.questions():
        if table.phase == Phase.GIFTS:
            for seat, player in enumerate(table.players):
                key = (table.age, table.draft_round)
                sights[seat].setdefault(key, Counter(NAMES[card] for card in player.pack))
        yield table, sights, chance
        random_step(table, chance)


def pack_in(table: Table, age: int, pack: int, number: int) -> Counter[str]:
    """What a pack held in a round, as the notes on the cards have it."""
    found: Counter[str] = Counter()
    for card, taken in enumerate(table.taken):
        if AGE[card] == age and taken != NOT_DEALT:
            from_pack, when = divmod(taken, ROUND_BITS)
            if from_pack == pack and when >= number:
                found[NAMES[card]] += 1
    return found


def misplaced(table: Table) -> list[str]:
    """Cards that do not lie where the notes on the draft say that they went."""
    seats, last = table.seats, ROUNDS[table.seats] - 1
    wrong = [card for deck in table.decks for card in deck if table.taken[card] != NOT_DEALT]
    for seat, player in enumerate(table.players):
        for card in player.held():
            pack, when = divmod(table.taken[card], ROUND_BITS)
            taker = pack if when == NOT_DRAFTED else (pack + when) % seats
            if card not in table.shown and (when == NOT_KEPT or taker != seat):
                wrong.append(card)
        for pile, at in ((player.pack, table.draft_round), (player.left, last)):
            here = (seat - at) % seats * ROUND_BITS + NOT_KEPT
            wrong += [card for card in pile if table.taken[card] != here]
    return [NAMES[card] for card in wrong]


def offer(table: Table, seat: int) -> list[Any]:
    """All that a seat is asked, word for word: prompts, options, hints."""
    return [
        (question.name, question.arguments(), options, [question.hint(table, o) for o in options])
        for question, options in GAME.questions(table, seat)
    ]


def cards_in(value: Any) -> set[str]:
    """All names of cards that stand anywhere in a view or a text."""
    if isinstance(value, str):
        return {value} & BY_NAME.keys()
    if isinstance(value, Text):
        value = value.args
    if isinstance(value, dict):
        value = [*value.values()]
    if not isinstance(value, (list, tuple)):
        return set()
    return set().union(*map(cards_in, value))
