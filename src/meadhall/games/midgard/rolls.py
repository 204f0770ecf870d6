"""Rolls of hunters and fighters (CM-100, CM-101, CM-191).

1. All dice are rolled (CM-100).
2. While the roll stands, in any order and as often as can be paid for: a favor rerolls dice of
   one's choice, Potential rerolls blanks, Reaction makes shields hit too (CM-101, CM-171, CM-172).
3. The roll is kept: it counts as damage (combat.py) or food (CM-092).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.midgard.cards import (
    ATTACK,
    DEFENCE,
    FAVOR_SPENT_GLORY,
    POTENTIAL,
    REACTION,
    RUNES,
)
from meadhall.games.midgard.components import (
    BLANK,
    DIE,
    FAVOR,
    HUNT,
    KINDS,
    MOST_GAME,
    ROLLED,
)
from meadhall.games.midgard.table import (
    Ask,
    Fight,
    Table,
    crew,
    gain_glory,
    has_rune,
    hits_of,
    shields_of,
    use_rune,
)


def fight_of(table: Table) -> Fight:
    """The fight or hunt under way."""
    assert table.fight is not None
    return table.fight


def roll_all(table: Table, fight: Fight) -> None:
    """Step 1: roll all dice still in the fight (CM-100)."""
    below = table.dice.below
    dice = crew(table, fight)
    fight.roll = sorted([DIE[kind][below(6)] for kind in KINDS for _ in range(dice[kind])])
    told_roll(table, fight, "rolls")


def told_roll(table: Table, fight: Fight, key: str) -> None:
    """Announce how the dice lie."""
    table.say(key, seat=fight.seat, dice=[ROLLED[die] for die in fight.roll])


def has_blank(fight: Fight) -> bool:
    """Whether a die shows a blank."""
    return any(die & 3 == BLANK for die in fight.roll)


@dataclass(slots=True)
class JudgeRoll(Ask):
    """Keep the roll, reroll for favor, use Potential or Reaction (CM-101, CM-111, CM-177)."""

    kind = "word"
    rest = True
    rules = ("CM-101", "CM-111", "CM-171", "CM-172", "CM-191")

    def options(self, table: Table) -> list[Option]:
        """What can change the roll, and keeping it."""
        fight, player = fight_of(table), table.players[self.seat]
        found: list[Option] = []
        found.append("keep")
        if player.goods[FAVOR]:
            found.append("favor")
        if player.runes:
            rerolls = bool(player.goods[FAVOR])
            if has_rune(player, POTENTIAL) and has_blank(fight):
                found.append(RUNES[POTENTIAL])
                rerolls = True
            reacts = not fight.reaction and has_rune(player, REACTION)
            if reacts and (rerolls or shields_of(fight)):
                found.append(RUNES[REACTION])
        return found

    def answer(self, table: Table, option: Option) -> None:
        """Whatever was done to it, the roll is judged again (CM-191)."""
        fight = fight_of(table)
        if option == "keep":
            return
        if option == "favor":
            spend_favor(table, self.seat)
            table.do(RerollDice(self.seat, False), JudgeRoll(self.seat))
        elif option == RUNES[POTENTIAL]:
            use_rune(table, self.seat, POTENTIAL)
            table.recount(self.seat, "uses-rune", str(option))
            table.do(RerollDice(self.seat, True), JudgeRoll(self.seat))
        else:
            use_rune(table, self.seat, REACTION)
            fight.reaction = True
            table.recount(self.seat, "uses-rune", str(option))
            table.do(JudgeRoll(self.seat))

    def hint(self, table: Table, option: Option) -> Text | None:
        fight = fight_of(table)
        if option != "keep":
            return None
        hits = hits_of(table, fight)
        if fight.target == HUNT:
            return text("hint-food", food=min(hits, MOST_GAME))
        losses = max(0, ATTACK[fight.enemy] - shields_of(fight))
        left = max(0, DEFENCE[fight.enemy] - fight.damage - hits)
        return text("hint-keep", hits=hits, left=left, losses=min(losses, len(fight.roll)))


def spend_favor(table: Table, seat: int) -> None:
    """Discard a favor for a reroll; a pious leader gains glory by it (CM-101, CM-154, CM-155)."""
    player = table.players[seat]
    player.goods[FAVOR] -= 1
    glory = FAVOR_SPENT_GLORY[player.leader]
    table.recount(seat, "spends-favor")
    if glory:
        gain_glory(table, seat, glory, "leader")
        table.say("favor-glory", seat=seat, glory=glory)


@dataclass(slots=True)
class RerollDice(Ask):
    """Mark dice of the roll one by one, at least one, then roll them again (CM-101, CM-191)."""

    blanks: bool
    """Potential rerolls blanks only (CM-171)."""

    kind = "die"
    rest = True
    rules = ("CM-101", "CM-171", "CM-191")

    def options(self, table: Table) -> list[Option]:
        """The different dice not marked yet; rolling, once one is."""
        fight = fight_of(table)
        left = fight.roll[:]
        for die in fight.marked:
            left.remove(die)
        found = [die for at, die in enumerate(left) if not at or left[at - 1] != die]
        if self.blanks:
            found = [die for die in found if die & 3 == BLANK]
        named: list[Option] = [ROLLED[die] for die in found]
        return [*named, "roll"] if fight.marked else named

    def answer(self, table: Table, option: Option) -> None:
        """Mark a die and go on, or roll the marked ones."""
        fight = fight_of(table)
        if option != "roll":
            fight.marked.append(ROLLED.index(str(option)))
            table.do(RerollDice(self.seat, self.blanks))
            return
        for die in fight.marked:
            fight.roll.remove(die)
            fight.roll.append(DIE[die >> 2][table.dice.below(6)])
        fight.roll.sort()
        fight.marked = []
        told_roll(table, fight, "rerolls")
