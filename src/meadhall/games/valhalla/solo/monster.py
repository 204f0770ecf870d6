"""A monster's cards and what its abilities do to a battle (VA-249, VA-283 to VA-297)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.valhalla.cards import ROWS, Card
from meadhall.games.valhalla.components import CLANS, EMPTY, MONSTER_DICE, PARTY, WEAPONS
from meadhall.games.valhalla.effects import FEWER_SLOTS, IN_BATTLE
from meadhall.games.valhalla.party import DiscardWarrior
from meadhall.games.valhalla.piles import DiscardCard
from meadhall.games.valhalla.table import (
    NO_LIMIT,
    Battle,
    Side,
    Table,
    battle_of,
    foe_of,
)
from meadhall.games.valhalla.tactics import SurroundStep


def active_card(table: Table) -> Card:
    """The card on top of the monster's pile (VA-247)."""
    return ROWS[table.monster[-1]]


def _side_of_card(table: Table, key: str) -> int:
    """A figure of the active card, from its stronger side if cards were added (VA-298)."""
    plus = "_plus40" if table.settings["valkyries"] else ""
    row = active_card(table)
    found: int = row.facts[key + plus] if key + plus in row.facts else getattr(row, key)
    return found


def monster_strength(table: Table) -> int:
    """The battle strength on the active card."""
    return _side_of_card(table, "strength")


def monster_cap(table: Table) -> int:
    """How much glory the Valhalla may hold (VA-273)."""
    return _side_of_card(table, "valhalla_cap")


def ability(table: Table) -> str:
    """What the active card does; nothing if abilities are left out (VA-255)."""
    return active_card(table).effect if table.settings["monster_abilities"] else ""


def monster_needs(table: Table) -> list[int]:
    """Weapon symbols of the active card still open (VA-257)."""
    needed = [WEAPONS.index(weapon) for weapon in active_card(table).need]
    for weapon in table.monster_dice:
        needed.remove(weapon)
    return needed


def free_dice(table: Table) -> int:
    """How many dice the monster rolls in its phase: those that cover nothing yet (VA-257)."""
    return MONSTER_DICE - len(table.monster_dice)


def turn_up(table: Table) -> None:
    """A card becomes the active one: its cap and its slots hold from now on (VA-268, VA-291)."""
    table.cap = monster_cap(table)
    table.room = PARTY - (ability(table) == FEWER_SLOTS)


# -- abilities in a battle -----------------------------------------------------------------


def ignore_clan(table: Table, battle: Battle, side: Side) -> None:
    """Abilities of a clan's activated warriors add nothing (VA-284)."""
    battle.ignored = CLANS.index(active_card(table).params["target_clan"])


def discard_chosen(table: Table, battle: Battle, side: Side) -> None:
    """A hand card of choice is discarded before the battle (VA-285)."""
    table.do(DiscardCard(side.seat))


def one_die_fewer(table: Table, battle: Battle, side: Side) -> None:
    """One of the six dice is discarded before the roll (VA-286)."""
    side.fewer += 1


def few_tactics(table: Table, battle: Battle, side: Side) -> None:
    """At most so many tactics (VA-288)."""
    battle.most_tactics = active_card(table).params["n"]


def no_tactics(table: Table, battle: Battle, side: Side) -> None:
    """No tactics (VA-290)."""
    battle.most_tactics = 0


def jarl_off(table: Table, battle: Battle, side: Side) -> None:
    """The jarl's battle abilities do not work (VA-289)."""
    side.jarl_off = True


def no_reroll_tactics(table: Table, battle: Battle, side: Side) -> None:
    """Counterattack and Weapon Exchange cannot be played (VA-294)."""
    battle.barred = "reroll"


def sacrifice(table: Table, battle: Battle, side: Side) -> None:
    """A warrior of choice is discarded before the battle (VA-292)."""
    table.do(DiscardWarrior(side.seat))


IN_BATTLE.add("ignore_clan_abilities", ignore_clan, target_clan=str)
IN_BATTLE.add("discard_chosen_before_battle", discard_chosen)
IN_BATTLE.add("one_die_fewer", one_die_fewer)
IN_BATTLE.add("max_tactics", few_tactics, n=int)
IN_BATTLE.add("no_tactics", no_tactics)
IN_BATTLE.add("jarl_off", jarl_off)
IN_BATTLE.add("no_reroll_tactics", no_reroll_tactics)
IN_BATTLE.add("sacrifice_before_battle", sacrifice)


@dataclass(slots=True)
class SilenceMonster(SurroundStep):
    """Surround the Leader! cancels the card's ability from now on in this battle (VA-265)."""

    @staticmethod
    def can(table: Table, side: Side) -> bool:
        """There is an ability, and an opponent."""
        return foe_of(table, side).seat != EMPTY and bool(ability(table))

    @staticmethod
    def changes(table: Table) -> bool:
        """Not a second time, and not if the ability has worked already."""
        battle = battle_of(table)
        lasting = battle.ignored != EMPTY or battle.most_tactics != NO_LIMIT
        return lasting or bool(battle.barred or battle.curse or battle.sides[0].jarl_off)

    def run(self, table: Table) -> None:
        """What worked before is not undone."""
        battle = battle_of(table)
        battle.ignored = EMPTY
        battle.most_tactics = NO_LIMIT
        battle.barred = ""
        battle.curse = ""
        battle.sides[0].jarl_off = False
