"""Advice for a defence: which cards of the hand to keep for the blows still to come of this rune.

One defence card and any modifiers answer one blow (GW-115, GW-116), so what is spent on the first
is missing later. The split that lets the least damage through is looked for among all ways to lay
defence cards; modifiers then go where they still hold something off. It is advice and no more:
special cards, rage and Freya's tokens are left out.
"""

from __future__ import annotations

from itertools import permutations

from meadhall.games.godofwar.cards import BEGINS, MODIFIER, NAMES, PRINTED
from meadhall.games.godofwar.coming import coming_view
from meadhall.games.godofwar.scene_types import ActView, CardActs
from meadhall.games.godofwar.table import Table
from meadhall.games.godofwar.view_types import KeepView

MOST = 3
"""So many blows and defence cards are weighed; more do not come up in play."""

Laid = list[list[int]]
"""By blow the cards laid against it."""


def keep_view(table: Table) -> list[KeepView]:
    """Cards of the defender's hand that serve a later blow better, with that blow's number."""
    blow = table.incoming
    if blow is None:
        return []
    seat = table.heroes[blow.hero].seat
    names = [hero.name for hero in table.heroes if hero.seat == seat]
    ahead = [each for each in numbered(coming_view(table)) if set(each[2]) & set(names)]
    if not ahead:
        return []
    held = strongest(table.players[seat].hand)
    now = 0 if blow.set is not None else max(0, blow.strength - blow.block)
    strengths = [now, *[strength for _, strength, _ in ahead]][:MOST]
    best = best_split(
        held, [card for card in table.players[seat].hand if MODIFIER[card]], strengths
    )
    return [
        {"card": NAMES[card], "blow": ahead[at - 1][0]}
        for at, cards in enumerate(best)
        for card in cards
        if at
    ]


def numbered(coming: list[CardActs]) -> list[tuple[int, int, list[str]]]:
    """The blows ahead that can be defended against: number (1 is the present), strength, whom."""
    found: list[tuple[int, int, list[str]]] = []
    number = 1
    for card in coming:
        for act in card["acts"]:
            whom = struck(act)
            number += bool(whom)
            if whom and act["what"] == "attack":
                found.append((number, act["strength"], whom))
    return found


def struck(act: ActView) -> list[str]:
    """The heroes whom an attack or damage meets."""
    if act["what"] == "attack":
        return act["heroes"]
    if act["what"] == "effect" and act["effect"]["do"] == "damage_heroes":
        return act.get("heroes", [])
    return []


def strongest(hand: list[int]) -> list[int]:
    """The defence cards of a hand, the strongest first."""
    cards = [card for card in hand if BEGINS["defense"][card]]
    return sorted(cards, key=lambda card: (-value(card), card))[:MOST]


def value(card: int) -> int:
    """What a defence card holds off by itself."""
    return PRINTED[card].defense or 0


def best_split(cards: list[int], modifiers: list[int], strengths: list[int]) -> Laid:
    """The way to lay them with the least damage; among equals the one that spends least."""
    places: list[int | None] = [*cards, *[None] * len(strengths)]
    best: tuple[int, int, Laid] | None = None
    for order in dict.fromkeys(permutations(places, len(strengths))):
        laid = with_modifiers(order, modifiers, strengths)
        through = sum(left(each, power) for each, power in zip(laid, strengths, strict=True))
        spent = sum(len(each) for each in laid)
        if best is None or (through, spent) < best[:2]:
            best = (through, spent, laid)
    assert best is not None
    return best[2]


def with_modifiers(
    order: tuple[int | None, ...], modifiers: list[int], strengths: list[int]
) -> Laid:
    """Add modifiers, the smallest that does first, where a blow still comes through."""
    laid: Laid = [[] if card is None else [card] for card in order]
    rest = sorted(modifiers, key=lambda card: (MODIFIER[card], card))
    for cards, power in zip(laid, strengths, strict=True):
        while cards and rest and (missing := left(cards, power)):
            enough = [card for card in rest if MODIFIER[card] >= missing]
            taken = enough[0] if enough else rest[-1]
            rest.remove(taken)
            cards.append(taken)
    return laid


def left(cards: list[int], power: int) -> int:
    """What comes through; a card without a number needs a modifier (GW-054)."""
    if not cards or (BEGINS["defense"][cards[0]] == 1 and len(cards) == 1):
        return power
    return max(0, power - value(cards[0]) - sum(MODIFIER[card] for card in cards[1:]))
