"""What jarls' abilities do when used before and in a battle (VA-006 to VA-010, VA-311)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option
from meadhall.games.valhalla.arming import at_hand, may_be_armed, ways_to_arm
from meadhall.games.valhalla.cards import (
    FAMILY,
    IS_TACTIC,
    NAMES,
    SYMBOLS,
    different,
    names_of,
)
from meadhall.games.valhalla.components import BLANK, FACES, GREY, PARTY
from meadhall.games.valhalla.dice import RerollDice, TurnDie, blanks, take_extra
from meadhall.games.valhalla.effects import BEFORE, IN_PHASE, LIFT_LIMIT, JarlEffect
from meadhall.games.valhalla.fight import LayWeapons
from meadhall.games.valhalla.jarls import Ability, usable
from meadhall.games.valhalla.picking import PickWarrior
from meadhall.games.valhalla.piles import (
    EVERYONE,
    DiscardCard,
    in_order,
    note,
)
from meadhall.games.valhalla.table import Ask, Side, Table, battle_of, foe_of, side_of

# -- in the own phase: dice ----------------------------------------------------------------


def jarl_reroll(table: Table, seat: int, ability: Ability) -> None:
    """A free reroll; the second ability may lift its limit."""
    side = side_of(table, seat)
    jarl = usable(table, side, "own_phase")
    lifted = any(each.effect == LIFT_LIMIT for each in jarl)
    most = 0 if lifted else int(ability.params["max_dice"])
    table.do(RerollDice(seat, most, True))


IN_PHASE.add(
    "free_rerolls",
    JarlEffect(
        lambda table, seat, ability: any(side_of(table, seat).pool),
        jarl_reroll,
        "no-dice-left",
    ),
    max_dice=int,
)

IN_PHASE.add(
    "extra_dice",
    JarlEffect(
        lambda table, seat, ability: table.grey > 0,
        lambda table, seat, ability: take_extra(
            table, side_of(table, seat), int(ability.params["n"])
        ),
        "no-extra-dice",
    ),
    n=int,
)

IN_PHASE.add(
    "turn_blank",
    JarlEffect(
        lambda table, seat, ability: blanks(side_of(table, seat)) > 0,
        lambda table, seat, ability: table.do(
            TurnDie(seat, (BLANK,), int(ability.params["dice"]), False)
        ),
        "no-blank",
    ),
    dice=int,
)


def faces_to_turn(ability: Ability) -> tuple[int, ...]:
    """The faces that Einar may turn."""
    shown = ability.params["face"]
    return tuple(range(len(FACES))) if shown == "any" else (FACES.index(shown),)


def can_turn(table: Table, seat: int, ability: Ability) -> bool:
    """Whether a free die shows such a face."""
    pool = side_of(table, seat).pool
    return any(pool[face] or pool[face + GREY] for face in faces_to_turn(ability))


IN_PHASE.add(
    "turn_die",
    JarlEffect(
        can_turn,
        lambda table, seat, ability: table.do(TurnDie(seat, faces_to_turn(ability), 1, False)),
        "no-such-die",
    ),
    face=str,
)


# -- in the own phase: strength ------------------------------------------------------------


def give_up_for_strength(table: Table, seat: int, ability: Ability) -> None:
    """Discard a hand card for strength; the second ability forgoes tactics."""
    side = side_of(table, seat)
    side.plus += int(ability.params["amount"])
    side.silent = side.silent or bool(ability.params.get("then_no_tactics"))
    table.do(DiscardCard(seat))


IN_PHASE.add(
    "discard_hand_for_strength",
    JarlEffect(
        lambda table, seat, ability: (
            bool(table.players[seat].hand) and not battle_of(table).ragnarok
        ),
        give_up_for_strength,
        "nothing-to-give-up",
    ),
    amount=int,
    then_no_tactics=(bool, None),
)


def of_family(side: Side, ability: Ability) -> list[int]:
    """Tactics played that belong to an ability's families, any if it names none."""
    families = ability.params.get("families")
    return [card for card in side.tactics if families is None or FAMILY[card] in families]


def add_plus(table: Table, seat: int, ability: Ability) -> None:
    """Strength for having played Fury or Heroic Attack."""
    side_of(table, seat).plus += int(ability.params["amount"])


IN_PHASE.add(
    "add_strength_on_tactic",
    JarlEffect(
        lambda table, seat, ability: bool(of_family(side_of(table, seat), ability)),
        add_plus,
        "no-such-tactic",
    ),
    families=list,
    amount=int,
)


# -- in the own phase: one symbol missing --------------------------------------------------


def nearly_armed(table: Table, side: Side, ability: Ability) -> list[int]:
    """Warriors of enough symbols that the dice cover but for one."""
    have = at_hand(side)
    return [
        place
        for place in may_be_armed(table, side)
        if place // PARTY == side.seat
        and SYMBOLS[table.party[place]] >= ability.params["min_symbols"]
        and ways_to_arm(table, side, place, have, 1)
    ]


@dataclass(slots=True)
class ArmShort(PickWarrior):
    """Choose the warrior that your jarl lets fight with one symbol uncovered."""

    least: int
    """How many symbols it must have."""
    penalty: int

    told = ("penalty",)
    rules = ("VA-065", "VA-311")

    def candidates(self, table: Table) -> list[int]:
        """Own warriors that lack at most one die."""
        side = side_of(table, self.seat)
        ability = Ability("jarl", "", "", "", {"min_symbols": self.least})
        return nearly_armed(table, side, ability)

    def picked(self, table: Table, place: int) -> None:
        table.do(LayWeapons(self.seat, place, 1, self.penalty))


IN_PHASE.add(
    "activate_missing_one",
    JarlEffect(
        lambda table, seat, ability: bool(nearly_armed(table, side_of(table, seat), ability)),
        lambda table, seat, ability: table.do(
            ArmShort(seat, int(ability.params["min_symbols"]), int(ability.params["penalty"]))
        ),
        "nobody-nearly-armed",
    ),
    min_symbols=int,
    penalty=int,
)


# -- before a battle: Ulf ------------------------------------------------------------------


def peek(table: Table, seat: int, ability: Ability) -> None:
    """Look at random cards of the opponent's hand; one tactic among them may be forbidden."""
    foe = foe_of(table, side_of(table, seat)).seat
    hand = in_order(table, seat, table.players[foe].hand)
    table.dice.shuffle(hand)
    seen = hand[: int(ability.params["n"])]
    for card in seen:
        note(table, card, 1 << seat)
    table.say("peeks", seat=seat, at_seat=foe, count=len(seen))
    table.tell(seat, "you-saw", cards=names_of(seen))
    if ability.params["forbid"]:
        table.do(BanTactic(seat, foe, tuple(seen)))


@dataclass(slots=True)
class BanTactic(Ask):
    """Mark one tactic among the cards you saw: that very card cannot be played in this battle."""

    of_seat: int
    seen: tuple[int, ...]

    told = ("of_seat",)
    always = True
    kind = "card"
    rules = ("VA-311",)

    def options(self, table: Table) -> list[Option]:
        return [*(NAMES[card] for card in different(self.seen) if IS_TACTIC[card]), "pass"]

    def answer(self, table: Table, option: Option) -> None:
        """It is named aloud, so everyone knows where it lies."""
        for card in self.seen:
            if NAMES[card] == option:
                battle_of(table).banned = card
                note(table, card, EVERYONE)
                table.say("bans", seat=self.seat, card=NAMES[card])
                return


BEFORE.add(
    "peek_random",
    JarlEffect(
        lambda table, seat, ability: bool(
            table.players[foe_of(table, side_of(table, seat)).seat].hand
        ),
        peek,
        "foe-holds-nothing",
    ),
    n=int,
    forbid=bool,
)
