"""Why an action, a target, a warrior, a card of the hand or a jarl cannot be chosen, with its rule.

Asked for what the options of a question leave out; the texts are in text/reasons.*.ftl. All of it
follows from what everybody sees and from the chooser's own cards (VA-312).
"""

from __future__ import annotations

from meadhall.core import Arg, Closed, Option, text
from meadhall.games.valhalla.arming import at_hand, lacks
from meadhall.games.valhalla.cards import (
    CARDS,
    EFFECT,
    FAMILY,
    IS_TACTIC,
    IS_WARRIOR,
    NAMES,
    PATTERN,
    SYMBOLS,
    WHO,
)
from meadhall.games.valhalla.components import PAIR_LIMIT, PARTY
from meadhall.games.valhalla.effects import IN_PHASE, TACTICS, JarlEffect
from meadhall.games.valhalla.jarls import (
    JARLS,
    Ability,
    condition_holds,
    has_part,
    jarl_works,
    pair_limit,
)
from meadhall.games.valhalla.table import Side, Table, battle_of, party_size


def closed(option: Option, key: str, rule: str, **args: Arg) -> Closed:
    """Something that is not open, with its reason."""
    return Closed(option, text(f"closed-{key}", **args), rule)


# -- the turn ------------------------------------------------------------------------------


def no_action(table: Table, seat: int, action: str) -> Closed:
    """An action that cannot be carried out (VA-043, VA-046, VA-048, VA-050)."""
    if action in ("attack", "draw"):
        if not party_size(table, seat):
            return closed(action, "party-empty", "VA-046")
        return closed(action, "no-targets", "VA-050")
    hand = table.players[seat].hand
    symbols = sorted(SYMBOLS[card] for card in hand if IS_WARRIOR[card])[:2]
    if not symbols:
        return closed(action, "no-warriors", "VA-048")
    if len(symbols) == 1:
        return closed(action, "one-warrior", "VA-043")
    limit = pair_limit(table, seat, PAIR_LIMIT)
    return closed(action, "pair-symbols", "VA-043", symbols=sum(symbols), limit=limit)


def no_target(table: Table, seat: int, other: int) -> Closed:
    """A player who cannot be attacked (VA-044, VA-050, VA-226)."""
    if other == seat:
        return closed(other, "yourself", "VA-044")
    if other in table.circle[seat]:
        return closed(other, "partner", "VA-226")
    if not party_size(table, other):
        return closed(other, "target-party", "VA-050")
    return closed(other, "target-shields", "VA-050")


def not_added(card: int, limit: int) -> Closed:
    """A card of the hand that cannot join the party (VA-042, VA-043)."""
    if not IS_WARRIOR[card]:
        return kind_in_hand(card)
    if SYMBOLS[card] > limit:
        return closed(NAMES[card], "symbols", "VA-043", symbols=SYMBOLS[card], limit=limit)
    rest = limit - SYMBOLS[card]
    return closed(NAMES[card], "no-second", "VA-043", symbols=SYMBOLS[card], limit=rest)


def kind_in_hand(card: int) -> Closed:
    """When a card of this kind is used, and so not now (VA-042, VA-134, VA-163, VA-184, VA-205)."""
    kind = "early" if CARDS[card].timing == "before_battle" else CARDS[card].kind
    return closed(NAMES[card], f"kind-{kind}", RULE_OF_KIND[kind])


RULE_OF_KIND = {
    "warrior": "VA-042",
    "tactic": "VA-134",
    "early": "VA-145",
    "thor": "VA-163",
    "tyr": "VA-205",
    "commission": "VA-184",
}
"""The rule that says when a card of the hand is used."""


# -- a phase of a battle -------------------------------------------------------------------


def not_armed(table: Table, side: Side, place: int) -> Closed:
    """A warrior that cannot be activated now (VA-065, VA-067, VA-195, VA-236)."""
    name, card = NAMES[table.party[place]], table.party[place]
    owner = place // PARTY
    if owner not in table.circle[side.seat]:
        return closed(name, "not-yours", "VA-065")
    if owner != side.seat and battle_of(table).ragnarok:
        return closed(name, "partners", "VA-236")
    if place in side.active:
        return closed(name, "activated", "VA-067")
    if place in side.blocked:
        return closed(name, "bound", "VA-195")
    missing = lacks(table, place, at_hand(side))
    if PATTERN[card][0] == "exact":
        return closed(name, "lacks", "VA-065", weapons=missing)
    return closed(name, "lacks-dice", "VA-079", n=len(missing))


def not_played(table: Table, side: Side, card: int) -> Closed:
    """A card of the hand that cannot be played in the own phase (VA-134, VA-145, VA-288)."""
    battle, name = battle_of(table), NAMES[card]
    if not IS_TACTIC[card] or EFFECT[card] not in TACTICS:
        return kind_in_hand(card)
    if side.silent:
        return closed(name, "tactics-forgone", "VA-311")
    if len(side.tactics) >= battle.most_tactics:
        rule = "VA-288" if battle.most_tactics else "VA-290"
        return closed(name, "tactics-limit", rule, n=battle.most_tactics)
    if card == battle.banned:
        return closed(name, "banned", "VA-311")
    if battle.barred and FAMILY[card] == battle.barred:
        return closed(name, "barred", "VA-294")
    if WHO[card] == "attacker" and battle.sides[0] is not side:
        return closed(name, "attacker-only", "VA-145")
    if WHO[card] == "defender" and battle.sides[0] is side:
        return closed(name, "defender-only", "VA-110" if battle.ragnarok else "VA-145")
    key, rule = TACTICS[EFFECT[card]].why(table, side, card)
    return closed(name, key, rule)


def no_reroll(side: Side, option: str) -> Closed:
    """A reroll that is not there to be made, or for which dice are wanting (VA-061, VA-063)."""
    if option == "reroll":
        return closed(option, "few-dice", "VA-063", n=sum(side.pool))
    if not side.free:
        return closed(option, "no-free-reroll", "VA-061")
    return closed(option, "no-dice-left", "VA-063")


# -- jarls ---------------------------------------------------------------------------------


def ability_of(table: Table, seat: int, name: str) -> Ability:
    """An ability of a seat's jarl, by name."""
    return next(each for each in JARLS[table.players[seat].jarl].abilities if each.name == name)


def at_another_time(ability: Ability, option: Option) -> Closed:
    """An ability that is used at another time than now (VA-145)."""
    return closed(option, "jarl-time", "VA-145", when=text(f"jarl-time-{ability.timing}"))


def not_used(table: Table, side: Side, name: str) -> Closed:
    """An ability that cannot be used in the own phase (VA-006 to VA-010, VA-143)."""
    ability = ability_of(table, side.seat, name)
    if ability.timing != "own_phase":
        return at_another_time(ability, name)
    if not jarl_works(table, side):
        return closed(name, "jarl-off", "VA-289" if table.monster else "VA-143")
    return not_available(table, side, ability) or cannot_use(ability, name, IN_PHASE)


def not_available(table: Table, side: Side, ability: Ability) -> Closed | None:
    """An ability that is spent, of another part, or whose condition is not met (VA-006 to 010)."""
    name, jarl = ability.name, table.players[side.seat].jarl
    if name in side.used:
        return closed(name, "jarl-used", "VA-009")
    if JARLS[jarl].either and side.used:
        return closed(name, "jarl-either", "VA-008")
    if not has_part(table, side.seat, ability):
        return closed(name, f"{ability.part}-only", "VA-145")
    if not condition_holds(table, side.seat, ability):
        return closed(name, "jarl-condition", "VA-006")
    return None


def cannot_use(ability: Ability, name: str, effects: dict[str, JarlEffect]) -> Closed:
    """An ability for which something is wanting, or that works by itself (VA-009, VA-311)."""
    if ability.effect not in effects:
        return closed(name, "jarl-standing", "VA-009")
    return closed(name, effects[ability.effect].why, "VA-311")
