"""A phase of a battle: what a side does after its roll (VA-060 to VA-073).

In any order, any number of times, until the phase is ended (Fight):

- reroll dice                       dice.py
- play tactics                      tactics.py, expansions
- arm and activate warriors         LayWeapons, activate
- use the jarl                      jarl_steps.py
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Closed, Option, Text, text
from meadhall.games.valhalla.arming import armable, at_hand, may_be_armed, ways_to_arm
from meadhall.games.valhalla.bonuses import warrior_strength
from meadhall.games.valhalla.cards import (
    EFFECT,
    FAMILY,
    GLORY,
    IS_TACTIC,
    NAMES,
    ORDER,
    PARAMS,
    ROWS,
    SYMBOLS,
    WEAPON,
    WHO,
    different,
)
from meadhall.games.valhalla.components import ARMS, EMPTY, FACES, GREY, KIND, WEAPONS
from meadhall.games.valhalla.dice import BY_TACTIC, PayDie, RerollDice, discard_die, kinds_in
from meadhall.games.valhalla.effects import IN_PHASE, ON_ACTIVATION, TACTICS
from meadhall.games.valhalla.jarls import usable
from meadhall.games.valhalla.odds import (
    best_after_paying,
    best_now,
    end_hint,
    reroll_hint,
    total_with,
)
from meadhall.games.valhalla.picking import PickWarrior, names_at, pick_by_name
from meadhall.games.valhalla.piles import take_from_hand
from meadhall.games.valhalla.reasons import no_reroll, not_armed, not_played
from meadhall.games.valhalla.table import Act, Ask, Battle, Side, Table, battle_of, follow, side_of
from meadhall.games.valhalla.weapons import Counts
from meadhall.games.valhalla.words import ability_text

# -- arming --------------------------------------------------------------------------------


@dataclass(slots=True)
class LayWeapons(Ask):
    """Choose the weapons that arm a warrior, one by one, where several sets would do (VA-079)."""

    place: int
    missing: int
    penalty: int
    chosen: tuple[int, ...] = ()

    kind = "weapon"
    rules = ("VA-079", "VA-080", "VA-081", "VA-179")

    def left(self, table: Table) -> list[Counts]:
        """The ways that agree with what was chosen."""
        side = side_of(table, self.seat)
        found = ways_to_arm(table, side, self.place, at_hand(side), self.missing)
        return [way for way in found if all(self.chosen.count(w) <= way[w] for w in range(ARMS))]

    def options(self, table: Table) -> list[Option]:
        found = self.left(table)
        if len(found) == 1:
            return []
        return [
            WEAPONS[weapon]
            for weapon in range(ARMS)
            if any(way[weapon] > self.chosen.count(weapon) for way in found)
        ]

    def answer(self, table: Table, option: Option) -> None:
        """Go on until one way is left."""
        chosen = (*self.chosen, WEAPONS.index(str(option)))
        table.do(LayWeapons(self.seat, self.place, self.missing, self.penalty, chosen))

    def run(self, table: Table) -> None:
        """One way is left: lay the dice and activate the warrior."""
        activate(table, side_of(table, self.seat), self.place, self.left(table)[0], self.penalty)


def activate(table: Table, side: Side, place: int, way: Counts, penalty: int = 0) -> None:
    """Lay the dice; the warrior is activated and its ability happens (VA-065, VA-067, VA-068).

    The Tyr card covers first, then Weapon Supply, then grey dice, then coloured ones.
    """
    under = table.tyr[place]
    covered = WEAPON[under] if under != EMPTY else -1
    laid: list[int] = []
    for weapon in range(ARMS):
        count = way[weapon] - (1 if weapon == covered and way[weapon] else 0)
        for card in [card for card in side.supplies if WEAPON[card] == weapon][:count]:
            side.supplies.remove(card)
            count -= 1
        grey = min(count, side.pool[weapon + GREY])
        side.pool[weapon + GREY] -= grey
        side.pool[weapon] -= count - grey
        laid += [weapon + GREY] * grey + [weapon] * (count - grey)
    side.active.append(place)
    side.laid.append(tuple(laid))
    side.penalty.append(penalty)
    card = table.party[place]
    if battle_of(table).ragnarok:
        table.say("activates-glory", seat=side.seat, card=NAMES[card], glory=GLORY[card])
    else:
        strength = warrior_strength(table, side, place) - penalty
        table.say("activates", seat=side.seat, card=NAMES[card], strength=strength)
    if EFFECT[card] in ON_ACTIVATION:
        table.do(ON_ACTIVATION[EFFECT[card]](side.seat, place))


# -- tactics -------------------------------------------------------------------------------


def tactics_allowed(table: Table, side: Side) -> bool:
    """Whether this side may play a further tactic at all (VA-288, VA-290)."""
    return not side.silent and len(side.tactics) < battle_of(table).most_tactics


def playable(table: Table, side: Side) -> list[int]:
    """One card of each name among the tactics in hand that can be played now (VA-134)."""
    if not tactics_allowed(table, side):
        return []
    battle = battle_of(table)
    barred = battle.barred or "none"
    found: dict[int, int] = {}
    for card in table.players[side.seat].hand:
        if not IS_TACTIC[card] or card == battle.banned or ORDER[card] in found:
            continue
        tactic = TACTICS.get(EFFECT[card])
        if (
            tactic is not None
            and FAMILY[card] != barred
            and right_part(battle, side, card)
            and tactic.can(table, side, card)
        ):
            found[ORDER[card]] = card
    return [found[order] for order in sorted(found)]


def right_part(battle: Battle, side: Side, card: int) -> bool:
    """Whether a tactic's part, attacker or defender, is this side's (VA-145, VA-110)."""
    who = WHO[card]
    return who == "any" or (who == "attacker") == (battle.sides[0] is side)


@dataclass(slots=True)
class PayForTactic(Ask):
    """Choose the die that you discard for a tactic (VA-137 to VA-139)."""

    weapon: int
    """The face it must show; EMPTY for any."""

    kind = "die"
    rules = ("VA-137", "VA-138", "VA-139")

    def options(self, table: Table) -> list[Option]:
        """Free dice, and Weapon Supply cards that lie free (VA-180)."""
        side = side_of(table, self.seat)
        pool = [
            count if self.weapon in (EMPTY, kind % GREY) else 0
            for kind, count in enumerate(side.pool)
        ]
        found = kinds_in(pool)
        for card in side.supplies:
            if self.weapon in (EMPTY, WEAPON[card]) and NAMES[card] not in found:
                found.append(NAMES[card])
        return found

    def answer(self, table: Table, option: Option) -> None:
        """It is out, or the supply is spent (VA-315)."""
        side = side_of(table, self.seat)
        for card in side.supplies:
            if NAMES[card] == option:
                side.supplies.remove(card)
                table.say("pays-supply", seat=self.seat, card=NAMES[card])
                return
        discard_die(table, side, KIND[str(option)])
        table.say("pays-tactic", seat=self.seat, die=FACES[KIND[str(option)] % GREY])


# -- the phase -----------------------------------------------------------------------------


@dataclass(slots=True)
class Fight(PickWarrior):
    """What to do next in your phase: arm, reroll, play a tactic, use the jarl, or end it.

    Asked even with nothing left but the end, so that nobody learns about your hand.
    """

    always = True
    rest = True
    kind = "battle"
    rules = ("VA-060", "VA-061", "VA-065", "VA-069", "VA-071")

    def candidates(self, table: Table) -> list[int]:
        return armable(table, side_of(table, self.seat))

    def options(self, table: Table) -> list[Option]:
        """Warriors, tactics, rerolls, the jarl, the end."""
        side = side_of(table, self.seat)
        found = names_at(table, armable(table, side))
        found += [NAMES[card] for card in playable(table, side)]
        dice = sum(side.pool)
        if side.free and dice:
            found.append("free_reroll")
        if dice > 1:
            found.append("reroll")
        ready = ready_abilities(table, side)
        if "jarl" in ready:
            found.append("jarl")
        if "second" in ready:
            found.append("second")
        found.append("end")
        return found

    def answer(self, table: Table, option: Option) -> None:
        if option == "end":
            return
        table.do(Fight(self.seat))
        side = side_of(table, self.seat)
        if option == "reroll":
            table.do(PayDie(self.seat))
        elif option == "free_reroll":
            spend_free_reroll(table, side)
        elif option in ("jarl", "second"):
            use_ability(table, side, str(option))
        elif ROWS[str(option)].kind == "tactic":
            play_tactic(table, side, str(option))
        else:
            pick_by_name(table, self, str(option), armable(table, side))

    def picked(self, table: Table, place: int) -> None:
        table.do(LayWeapons(self.seat, place, 0, 0))

    def hint(self, table: Table, option: Option) -> Text | None:
        return fight_hint(table, side_of(table, self.seat), option)

    def closed(self, table: Table) -> list[Closed]:
        """Warriors that lack weapons, tactics that cannot be played, a reroll without dice."""
        side, found = side_of(table, self.seat), self.options(table)
        told = [not_armed(table, side, place) for place in may_be_armed(table, side)]
        hand = different(table.players[self.seat].hand)
        told += [not_played(table, side, card) for card in hand if IS_TACTIC[card]]
        told.append(no_reroll(side, "reroll"))
        each_once = {each.option: each for each in reversed(told) if each.option not in found}
        return [*reversed(each_once.values())]


def ready_abilities(table: Table, side: Side) -> list[str]:
    """The jarl's abilities that can be used in the phase now."""
    return [
        each.name
        for each in usable(table, side, "own_phase")
        if each.effect in IN_PHASE and IN_PHASE[each.effect].can(table, side.seat, each)
    ]


def spend_free_reroll(table: Table, side: Side) -> None:
    """Use a free reroll, one given by a tactic first."""
    most = min(side.free)
    side.free.remove(most)
    table.do(RerollDice(side.seat, max(most, 0), most != BY_TACTIC))


def use_ability(table: Table, side: Side, name: str) -> None:
    """Use the jarl's ability, once in this battle (VA-009)."""
    ability = next(each for each in usable(table, side, "own_phase") if each.name == name)
    side.used.append(name)
    table.say("uses-jarl", seat=side.seat, jarl=table.players[side.seat].jarl)
    IN_PHASE[ability.effect].use(table, side.seat, ability)


def play_tactic(table: Table, side: Side, name: str) -> None:
    """Lay a tactic open and do what it says."""
    card = take_from_hand(table, side.seat, name, battle_of(table).banned)
    side.tactics.append(card)
    table.say("plays", seat=side.seat, card=name)
    TACTICS[EFFECT[card]].play(table, side, card)


def fight_hint(table: Table, side: Side, option: Option) -> Text | None:
    """The strength that arming or a tactic adds, the odds of rerolls, what ending now means."""
    if option == "end":
        return end_hint(table, side)
    if option == "reroll":
        return reroll_hint(table, side)
    if option == "free_reroll":
        most = min(side.free)
        if most > 0:
            return text("hint-free-dice", count=most)
        return reroll_hint(table, side, len(side.free))
    if option in ("jarl", "second"):
        return ability_text(table.players[side.seat].jarl, option)
    for place in armable(table, side):
        if NAMES[table.party[place]] == option:
            symbols = SYMBOLS[table.party[place]]
            if battle_of(table).ragnarok:
                return text("hint-arms-glory", glory=GLORY[table.party[place]], symbols=symbols)
            strength = warrior_strength(table, side, place)
            return text("hint-arms", strength=strength, symbols=symbols)
    for card in playable(table, side):
        if NAMES[card] == option:
            tactic = TACTICS[EFFECT[card]]
            if tactic.hint is not None:
                return tactic.hint(table, side, card)
            gives = tactic.gives(table, side, card)
            paid = "cost" in PARAMS[card]
            best = best_after_paying(table, side, WEAPON[card]) if paid else best_now(table, side)
            return total_with(table, side, gives, best) if gives else None
    return None


@dataclass(slots=True)
class TakeDefenderDie(Act):
    """A giant activated in attack: the defender has one die fewer, once a battle (VA-082)."""

    seat: int

    def run(self, table: Table) -> None:
        """Only the first counts; there is nobody to lose a die in Ragnarök."""
        battle = battle_of(table)
        defender = battle.sides[1]
        if battle.sides[0].seat == self.seat and defender.seat >= 0 and not battle.stolen_die:
            battle.stolen_die = True
            defender.fewer += 1
            table.say("takes-die", seat=self.seat, from_seat=defender.seat)


@dataclass(slots=True)
class GiantAwakes(Act):
    """What a frost giant does when activated, as the mode of play has it (VA-082, VA-263)."""

    seat: int
    place: int

    def run(self, table: Table) -> None:
        follow(table, "giant", self.seat)


ON_ACTIVATION.add("giant_take_die", GiantAwakes)
