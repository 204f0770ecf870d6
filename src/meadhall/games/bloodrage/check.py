"""Whether the data files fit the code and the catalogues: asked once, when the game is imported.

1. Each row of cards.toml names an effect that some code carries out, with its parameters.
2. The words in a row (kind, god, region, province, targets) are known ones.
3. An upgrade has its worth for bots, by its effect.
4. Each row of cards.toml and components.toml has its texts in every language.

Whatever is wrong is a BadRow with file and row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core import BadRow, Row
from meadhall.games.bloodrage.cards import EFFECTS, FILE, Card
from meadhall.games.bloodrage.components import (
    CLANS,
    FIGURES,
    FJORDS,
    OUTER,
    PLACES,
    PROVINCES,
    REGION,
    SLOTS,
    STATS,
    TOKENS,
)
from meadhall.games.bloodrage.evaluate import UPGRADE_WORTH
from meadhall.games.bloodrage.landing import TARGETS
from meadhall.games.data import check_texts

KINDS = ("battle", "quest", *SLOTS)
GODS = ("none", "odin", "thor", "loki", "frigga", "heimdall", "tyr")

WORDS: dict[str, tuple[str, ...]] = {
    "region": tuple(REGION[province] for province in OUTER),
    "province": tuple(PLACES[province] for province in PROVINCES),
    "targets": TARGETS,
}
"""What a parameter that is a word may be."""


def check_cards(cards: Sequence[Card]) -> None:
    """The rows of cards.toml."""
    EFFECTS.check(Row(FILE, card.name, card.effect, card.params) for card in cards)
    for card in cards:
        known = {"kind": KINDS, "god": GODS} | {word: WORDS[word] for word in WORDS}
        said = {"kind": card.kind, "god": card.god} | card.params
        for column, words in known.items():
            if column in said and said[column] not in words:
                raise BadRow(FILE, card.name, f"{column} cannot be {said[column]!r}: {words}")
        if card.is_upgrade and card.effect not in UPGRADE_WORTH:
            raise BadRow(FILE, card.name, f"{card.effect} has no worth in evaluate.py")
    check_texts(__package__, FILE, card_texts(cards))


def card_texts(cards: Iterable[Card]) -> list[str]:
    """The text keys of cards, their kinds and gods."""
    keys = [key for card in cards for key in (card.name, f"type_{card.kind}", f"god_{card.god}")]
    return [*dict.fromkeys(keys)]


def check_components() -> None:
    """The rows of components.toml."""
    keys = [*CLANS, *PLACES, *dict.fromkeys(WORDS["region"]), *STATS, *TOKENS]
    keys += [f"short-{token}" for token in TOKENS]
    keys += [f"short-{PLACES[fjord]}" for fjord in FJORDS]
    keys += [key for figure in FIGURES for key in (figure, f"count_{figure}")]
    check_texts(__package__, "components.toml", keys)
