"""Why something cannot be done now, each with its rule (text/reasons.*.ftl).

What a hero activation leaves out: moving, cards in hand, interaction points, rage, companions,
kept cards, scene cards as targets. The conditions are those that make the options; all of it
lies open to everybody (GW-011).
"""

from __future__ import annotations

from meadhall.core import Arg, Closed, Option, text
from meadhall.games.godofwar.cards import (
    BEGINS,
    IS_CRYSTAL,
    IS_SPECIAL,
    MODIFIER,
    NAMES,
    different,
    find,
)
from meadhall.games.godofwar.conditions import holds
from meadhall.games.godofwar.enemies import targets
from meadhall.games.godofwar.forecast import condition_view
from meadhall.games.godofwar.heroes import VARIANTS, VIRTUALS
from meadhall.games.godofwar.interact import is_open
from meadhall.games.godofwar.reach import ATTACKS, reach, strikers
from meadhall.games.godofwar.scenes import Interaction
from meadhall.games.godofwar.sets import modifiers_in, usable
from meadhall.games.godofwar.sides import is_out, living, side_up
from meadhall.games.godofwar.standing import is_immune
from meadhall.games.godofwar.table import Hero, Table, awake, column_of
from meadhall.games.godofwar.wording import condition_text, symbol_text


def closed(option: Option, key: str, rule: str, **args: Arg) -> Closed:
    """Something that is not open, with its reason."""
    return Closed(option, text(f"closed-{key}", **args), rule)


# -- moving ----------------------------------------------------------------------------------


def no_move(table: Table, seat: int) -> Closed:
    """All have moved, or there is no free place anywhere else (GW-042, GW-043)."""
    if all(table.heroes[hero].moved for hero in awake(table, seat)):
        return closed("move", "moved", "GW-042")
    return closed("move", "nowhere", "GW-043")


# -- cards in hand -----------------------------------------------------------------------------


def no_action(table: Table, seat: int, card: int) -> Closed:
    """A card in hand that is no action of the hero activation as things stand (GW-042)."""
    name = NAMES[card]
    if IS_SPECIAL[card]:
        return closed(name, "reroll", "GW-061")
    if MODIFIER[card]:
        return closed(name, "modifier", "GW-053")
    kinds = [kind for kind in ATTACKS if BEGINS[kind][card]]
    if not kinds:
        return closed(name, "defence-later", "GW-059")
    in_reach = reach(table, seat)
    if any(in_reach[kind] for kind in kinds):
        return closed(name, "needs-modifier", "GW-054")
    return no_prey(name, "ranged" in kinds)


def no_prey(name: Option, ranged: bool) -> Closed:
    """Nobody to attack from the columns where one's heroes stand (GW-065, GW-066)."""
    if ranged:
        return closed(name, "no-target-ranged", "GW-065")
    return closed(name, "no-target-melee", "GW-066")


def no_gear(hero: Hero, virtual: int) -> Closed:
    """A kept card that is no attack, or whose owner has nobody to attack (GW-059, GW-244)."""
    printed = VIRTUALS[virtual]
    if hero.down:
        return closed(printed.key, "fallen", "GW-125")
    if printed.kind == "defense":
        return closed(printed.key, "defence-later", "GW-059")
    return no_prey(printed.key, printed.kind == "ranged")


def not_offered(table: Table, seat: int, offered: list[Option]) -> list[Closed]:
    """What of moving, cards in hand and points nearby is no action now."""
    found = [] if "move" in offered else [no_move(table, seat)]
    hand = table.players[seat].hand
    held = [name for name in different(hand) if name not in offered]
    found += [no_action(table, seat, find(hand, name)) for name in held]
    columns = [column_of(table, hero) for hero in awake(table, seat)]
    for card in table.scene.order:
        if table.scene.cards[card].col in columns:
            points = side_up(table.stage, card).interactions
            near = [point for point in points if point.key not in offered]
            found += [no_point(table, seat, card, point) for point in near]
    return found


# -- interaction points --------------------------------------------------------------------------


def no_point(table: Table, seat: int, card: int, point: Interaction) -> Closed:
    """A point that is out of force or reach, used, not open yet, or too dear (GW-090 to GW-095)."""
    columns = [column_of(table, hero) for hero in awake(table, seat)]
    column = table.scene.cards[card].col
    if is_out(table.stage, card):
        return closed(point.key, "point-dead", "GW-073")
    if column not in columns:
        return closed(point.key, "point-column", "GW-090", column=column)
    if not is_open(table, point):
        return not_open(table, point)
    cost: list[Arg] = [symbol_text(symbol, least) for symbol, least in point.cost]
    return closed(point.key, "point-cost", "GW-092", symbols=cost)


def not_open(table: Table, point: Interaction) -> Closed:
    """A point that was used, or whose requirement is not met (GW-090, GW-095)."""
    if table.stage.used[point.number]:
        return closed(point.key, f"point-used-{point.limit}", "GW-095")
    missing: list[Arg] = [
        condition_text(condition_view(table, each))
        for each in point.conditions
        if not holds(table, each)
    ]
    return closed(point.key, "point-condition", "GW-090", conditions=missing)


# -- rage and companions ---------------------------------------------------------------------------


def no_rage(seat: int, hero: Hero) -> Closed | None:
    """A rage that is another player's, or not ready (GW-086, GW-087); None if it is."""
    name = hero.printed.rage
    if hero.seat != seat:
        return closed(name, "not-your-hero", "GW-087")
    if hero.down:
        return closed(name, "fallen", "GW-125")
    if not hero.ready:
        track = hero.printed.rage_track
        return closed(name, "rage", "GW-086", rage=hero.rage, track=track)
    return None


def no_companion(table: Table, name: str) -> Closed:
    """A companion's help that is used up, or of no use in the hero activation (GW-207, GW-214)."""
    if table.used[VARIANTS[name].ability]:
        return closed(name, "ability-used", "GW-207")
    if name == "cover":
        return closed(name, "defence-later", "GW-214")
    if name == "weak_spot":
        return closed(name, "in-attack", "GW-212")
    if name == "path":
        return closed(name, "nowhere", "GW-043")
    if name == "foresight":
        return closed(name, "no-upgrades", "GW-213")
    if not modifiers_in(table.players[0].hand):
        return closed(name, "needs-modifier", "GW-211")
    if name == "double_shot":
        return closed(name, "two-enemies", "GW-271")
    return no_prey(name, ranged=True)


# -- scene cards -----------------------------------------------------------------------------------


def no_enemy(table: Table, card: int) -> Closed | None:
    """A scene card without a living enemy (GW-067); None if there is one."""
    stage = table.stage
    side = side_up(stage, card)
    if living(stage, card) is not None:
        return None
    if not table.scene.cards[card].col:
        return closed(side.key, "health-card", "GW-074")
    if is_out(stage, card):
        return closed(side.key, "defeated", "GW-067")
    return closed(side.key, "no-enemy", "GW-067")


def no_target(table: Table, card: int, kind: str, columns: list[int]) -> Closed | None:
    """A scene card that no attack of this kind from these columns can be aimed at (GW-065)."""
    key, printed = side_up(table.stage, card).key, table.scene.cards[card]
    if any(card in targets(table, column, kind) for column in columns):
        return None
    found = no_enemy(table, card)
    if found is not None:
        return found
    if is_immune(table, card):
        return closed(key, "immune", "GW-169")
    if printed.col not in columns:
        return closed(key, "other-column", "GW-065", column=printed.col)
    return closed(key, "melee-below", "GW-066")


def no_target_yet(table: Table, seat: int, card: int) -> Closed:
    """A scene card in the hero activation: out of reach, or a card comes first (GW-053)."""
    columns = [table.heroes[hero].column for hero in strikers(table, seat)]
    found = no_target(table, card, "ranged", columns)
    if found is not None:
        return found
    key, hand = side_up(table.stage, card).key, table.players[seat].hand
    kinds = [kind for kind in ATTACKS if no_target(table, card, kind, columns) is None]
    if any(usable(hand, each, kind) for each in hand for kind in kinds):
        return closed(key, "attack-first", "GW-053")
    if "melee" not in kinds:
        return closed(key, "no-ranged-card", "GW-066")
    return closed(key, "no-attack-card", "GW-053")


def crystal_later(card: int) -> Closed | None:
    """A crystal is broken in one's own hero activation (GW-198); None for other cards."""
    return closed(NAMES[card], "crystal-later", "GW-198") if IS_CRYSTAL[card] else None
