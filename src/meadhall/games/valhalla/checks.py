"""The rows against the code and the catalogues, checked when the game is imported.

A mistyped effect, parameter, condition, time, clan, weapon or text key is a BadRow at once,
with file and row.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from meadhall.core import BadRow, Effects, Row
from meadhall.games.data import check_texts
from meadhall.games.valhalla.cards import Card
from meadhall.games.valhalla.components import CLANS, FACES, WEAPONS
from meadhall.games.valhalla.effects import (
    AFTER,
    BEFORE,
    COMMISSIONS,
    CONDITIONS,
    DRAW_MORE,
    ENTERING,
    GIVE_UP,
    IN_PHASE,
    JARL_EFFECTS,
    JARL_STRENGTH,
    LIFT_LIMIT,
    LOKI,
    MONSTER_EFFECTS,
    OVERAWE,
    PAIR_LIMIT,
    TACTIC_EFFECTS,
    TAKE_DIE,
    THOR,
    TYR_EFFECTS,
    WARRIOR_EFFECTS,
)
from meadhall.games.valhalla.jarls import jarl_of

BY_KIND: dict[str, Effects] = {
    "warrior": WARRIOR_EFFECTS,
    "tactic": TACTIC_EFFECTS,
    "commission": COMMISSIONS.effects,
    "thor": THOR.effects,
    "tyr": TYR_EFFECTS,
    "monster": MONSTER_EFFECTS,
}
"""The effects that each kind of card may name."""

AT_TIME: dict[str, Container[str]] = {
    "own_phase": IN_PHASE,
    "before_battle": BEFORE,
    "after_battle_won": AFTER,
    "after_battle_lost": AFTER,
    "after_others_battle": AFTER,
    "comparison": JARL_STRENGTH,
    "attack_start": (TAKE_DIE,),
    "battle_static": (OVERAWE,),
    "phase_a": (PAIR_LIMIT,),
    "phase_b": (DRAW_MORE, GIVE_UP),
}
"""The effects that a jarl's ability can have at each time."""

WORDS: dict[str, tuple[str, ...]] = {
    "target_clan": CLANS,
    "clan": CLANS,
    "weapon": WEAPONS,
    "face": (*FACES, "any"),
}
"""Parameters that are words, with the words they may be."""


def check(cards: Iterable[Card]) -> None:
    """Compare all rows with the code; raises BadRow at the first that does not fit."""
    cards = list(cards)
    for kind, effects in BY_KIND.items():
        effects.check(
            row(card, card.effect, card.params)
            for card in cards
            if card.kind == kind and card.effect
        )
    ENTERING.effects.check(
        row(card, card.valhalla_effect, card.valhalla_params)
        for card in cards
        if card.valhalla_effect
    )
    LOKI.effects.check(
        row(card, each["effect"], each["params"])
        for card in cards
        for each in card.facts.get("rows", ())
    )
    check_jarls([card for card in cards if card.kind == "jarl"])
    for card in cards:
        check_words(card)


def row(card: Card, effect: str, params: Mapping[str, Any]) -> Row:
    """What is checked of a card."""
    return Row(file_of(card), card.key, effect, params)


def file_of(card: Card) -> str:
    """The data file in which a card stands."""
    return f"valhalla/data/{card.set}.toml"


def check_jarls(cards: list[Card]) -> None:
    """Effects, times and conditions of both abilities of each jarl."""
    found = [(card, ability) for card in cards for ability in jarl_of(card).abilities]
    JARL_EFFECTS.check(row(card, each.effect, each.params) for card, each in found)
    for card, each in found:
        lifts = each.effect == LIFT_LIMIT and each.timing == "own_phase"
        if not lifts and each.effect not in AT_TIME.get(each.timing, ()):
            reason = f"{each.effect} cannot be at the time {each.timing!r}"
            raise BadRow(file_of(card), card.key, reason)
    conditions = [
        row(card, each.condition, each.condition_params or {})
        for card, each in found
        if each.condition
    ]
    conditions += [row(card, each.require, {}) for card, each in found if each.require]
    CONDITIONS.effects.check(conditions)


def check_words(card: Card) -> None:
    """Clans, weapons and faces that parameters name."""
    facts = card.facts
    rows = (
        card.params,
        card.valhalla_params,
        facts.get("main_params", {}),
        facts.get("second_params", {}),
        facts.get("condition_params", {}),
    )
    for params in rows:
        for name, value in params.items():
            if name in WORDS and value not in WORDS[name]:
                known = ", ".join(WORDS[name])
                raise BadRow(file_of(card), card.key, f"no {name} {value!r}; known: {known}")


def check_names(cards: Iterable[Card]) -> None:
    """Each card, and each row of Loki's cards, has its text in every language."""
    for card in cards:
        rows = range(1, len(card.facts.get("rows", ())) + 1)
        keys = [card.key, *(f"{card.key}_row{at}" for at in rows)]
        check_texts(__package__, file_of(card), keys)
