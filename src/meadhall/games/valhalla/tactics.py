"""The battle tactics of the base deck (VA-134 to VA-144)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.valhalla.bonuses import foe_size
from meadhall.games.valhalla.cards import PARAMS, WEAPON
from meadhall.games.valhalla.components import BLANK, EMPTY, FACES, GREY, KIND
from meadhall.games.valhalla.dice import (
    BY_TACTIC,
    TurnDie,
    blanks,
    kinds_in,
    roll_into,
    tell_extra,
)
from meadhall.games.valhalla.effects import TACTICS, Tactic, Why
from meadhall.games.valhalla.fight import PayForTactic
from meadhall.games.valhalla.odds import best_with_blanks, reroll_hint
from meadhall.games.valhalla.table import (
    Ask,
    SeatStep,
    Side,
    Table,
    battle_of,
    foe_of,
    follow,
    party_size,
    side_of,
)

# -- Fury, Heroic Attack -------------------------------------------------------------------


def can_add_strength(table: Table, side: Side, card: int) -> bool:
    """Fury and Heroic Attack: the requirement is met and the die can be paid (VA-136 to VA-139)."""
    row = PARAMS[card]
    if battle_of(table).ragnarok:
        return False
    if "require" in row and party_size(table, side.seat) >= foe_size(table, side):
        return False
    return "cost" not in row or bool(payments(side, WEAPON[card]))


def why_no_strength(table: Table, side: Side, card: int) -> Why:
    """Why Fury or Heroic Attack cannot be played (VA-109, VA-136, VA-139)."""
    if battle_of(table).ragnarok:
        return "ragnarok-strength", "VA-109"
    if "require" in PARAMS[card] and party_size(table, side.seat) >= foe_size(table, side):
        return "not-outnumbered", "VA-136"
    return "no-die-to-pay", "VA-139"


def payments(side: Side, weapon: int) -> bool:
    """Whether a free die or supply can pay for a tactic."""
    if weapon == EMPTY:
        return bool(side.supplies) or any(side.pool)
    shown = side.pool[weapon] + side.pool[weapon + GREY]
    return shown > 0 or any(WEAPON[card] == weapon for card in side.supplies)


def add_strength(table: Table, side: Side, card: int) -> None:
    """Add the printed strength and pay the die (VA-135 to VA-138)."""
    side.plus += PARAMS[card]["amount"]
    if "cost" in PARAMS[card]:
        table.do(PayForTactic(side.seat, WEAPON[card]))


TACTICS.add(
    "add_strength",
    Tactic(
        can_add_strength,
        add_strength,
        lambda table, side, card: int(PARAMS[card]["amount"]),
        why=why_no_strength,
    ),
    amount=int,
    require=(str, None),
    cost=(str, None),
    weapon=(str, None),
)


# -- New Weapons ---------------------------------------------------------------------------


def new_weapons(table: Table, side: Side, card: int) -> None:
    """Take and roll two extra dice, add one, return the other (VA-140)."""
    taken = min(PARAMS[card]["take"], table.grey)
    table.grey -= taken
    before = side.pool[:]
    roll_into(table, side, 0, taken)
    new = tuple(k for k in range(GREY, 2 * GREY) for _ in range(side.pool[k] - before[k]))
    if taken > 1:
        table.do(KeepDie(side.seat, new))
    tell_extra(table, side.seat, [*new])


@dataclass(slots=True)
class KeepDie(Ask):
    """Choose which of the extra dice just rolled you keep; the other goes back (VA-140)."""

    rolled: tuple[int, ...]

    kind = "die"
    rules = ("VA-140",)

    def options(self, table: Table) -> list[Option]:
        return kinds_in([self.rolled.count(kind) for kind in range(2 * GREY)])

    def answer(self, table: Table, option: Option) -> None:
        side = side_of(table, self.seat)
        others = [*self.rolled]
        others.remove(KIND[str(option)])
        for kind in others:
            side.pool[kind] -= 1
            table.grey += 1
        table.say("keeps-die", seat=self.seat, die=FACES[KIND[str(option)] % GREY])


def extra_hint(table: Table, side: Side, card: int) -> Text:
    """How many extra dice are rolled."""
    return text("hint-extra", count=min(PARAMS[card]["take"], table.grey))


TACTICS.add(
    "roll_extra_choose_one",
    Tactic(
        lambda table, side, card: table.grey > 0,
        new_weapons,
        hint=extra_hint,
        why=lambda table, side, card: ("no-extra-dice", "VA-140"),
    ),
    take=int,
)


# -- Counterattack, Weapon Exchange --------------------------------------------------------


def counterattack(table: Table, side: Side, card: int) -> None:
    """Up to two free rerolls, spread over the phase as you like (VA-141)."""
    side.free += [BY_TACTIC] * PARAMS[card]["times"]


def counterattack_hint(table: Table, side: Side, card: int) -> Text | None:
    """What best play with the free rerolls is worth."""
    return reroll_hint(table, side, PARAMS[card]["times"])


TACTICS.add(
    "free_rerolls",
    Tactic(
        lambda table, side, card: any(side.pool),
        counterattack,
        hint=counterattack_hint,
        why=lambda table, side, card: ("no-dice-left", "VA-141"),
    ),
    times=int,
)


def weapon_exchange(table: Table, side: Side, card: int) -> None:
    """Turn all blanks to weapons, each its own (VA-142)."""
    table.do(TurnDie(side.seat, (BLANK,), blanks(side), False))


def blanks_hint(table: Table, side: Side, card: int) -> Text:
    """How many dice Weapon Exchange turns, and what strength that can give."""
    return text("hint-blanks", count=blanks(side), total=best_with_blanks(table, side))


TACTICS.add(
    "turn_all_blanks",
    Tactic(
        lambda table, side, card: blanks(side) > 0,
        weapon_exchange,
        hint=blanks_hint,
        why=lambda table, side, card: ("no-blank", "VA-142"),
    ),
)


# -- Surround the Leader! ------------------------------------------------------------------


@dataclass(slots=True)
class SurroundStep(SeatStep):
    """What is surrounded depends on the mode of play: a jarl, or a monster (VA-143, VA-265)."""

    @staticmethod
    def can(table: Table, side: Side) -> bool:
        """Whether there is something to surround."""
        raise NotImplementedError

    @staticmethod
    def changes(table: Table) -> bool:
        """Whether surrounding it now changes anything."""
        return True


def can_surround(table: Table, side: Side, card: int) -> bool:
    """Whether the mode of play has a leader to surround now."""
    step = table.flow["surround"][0]
    assert issubclass(step, SurroundStep)
    return step.can(table, side)


def surround(table: Table, side: Side, card: int) -> None:
    """Follow what the mode of play has to be surrounded."""
    follow(table, "surround", side.seat)


def surround_hint(table: Table, side: Side, card: int) -> Text | None:
    """Whether it would change anything."""
    step = table.flow["surround"][0]
    assert issubclass(step, SurroundStep)
    return None if step.changes(table) else text("hint-no-effect")


TACTICS.add(
    "disable_defender_jarl",
    Tactic(
        can_surround,
        surround,
        hint=surround_hint,
        why=lambda table, side, card: ("no-leader", "VA-143"),
    ),
)


@dataclass(slots=True)
class SilenceJarl(SurroundStep):
    """Both abilities of the defender's jarl are off for the rest of the battle (VA-143)."""

    @staticmethod
    def can(table: Table, side: Side) -> bool:
        """There is a leader to surround."""
        foe = foe_of(table, side)
        return foe.seat >= 0 and bool(table.players[foe.seat].jarl) and not foe.jarl_off

    def run(self, table: Table) -> None:
        """Abilities used before or outside the battle are not touched."""
        battle_of(table).sides[1].jarl_off = True
