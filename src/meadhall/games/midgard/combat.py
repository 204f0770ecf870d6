"""The combat phase: hunting, fights, combat rounds (CM-091 to CM-112, CM-191).

Hunting, then the troll, the left and the right draugr, then the shores (voyage.py). A combat round:
1. Roll all dice still in the fight (CM-100; rolls.py).
2. While the roll stands: favor, Potential, Reaction in any order (CM-101, CM-111).
3. Count damage (CM-102). 4. Lose dice, then perhaps Healing (CM-103, CM-104, CM-167).
5. Check: the enemy falls, or nobody is left, or another round (CM-105, CM-106).
After a victory: card, rewards, coins; the rune Glory; a troll's blame is passed on (CM-096, CM-108,
CM-112). A lost fight wipes the damage (CM-110).
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Arg, Option, Text
from meadhall.games.midgard.cards import (
    ATTACK,
    DEFENCE,
    DOUBLE_GLORY,
    ENEMIES,
    ENEMY_GLORY,
    GLORY,
    HEALING,
    KIND,
    KRAKEN,
    REWARD,
    RUNES,
    rune_param,
)
from meadhall.games.midgard.components import (
    BLAME,
    COINS,
    DOUBLE,
    EFFECTS,
    FAVOR,
    FIRST_SHORE,
    FOOD,
    HUNT,
    KINDS,
    MOST_GAME,
    NONE,
    WARRIORS,
    WOOD,
)
from meadhall.games.midgard.forecast import as_dice, chance_text
from meadhall.games.midgard.goods import lose_die
from meadhall.games.midgard.rolls import JudgeRoll, fight_of, roll_all
from meadhall.games.midgard.table import (
    LOST,
    WON,
    Act,
    Ask,
    Fight,
    Source,
    Table,
    crew,
    gain_glory,
    has_rune,
    hits_of,
    shields_of,
    use_rune,
)

SOURCE: dict[str, Source] = {
    "troll": "trolls",
    "draugr": "draugr",
    "monster": "monsters",
    "kraken": "krakens",
}
"""By kind of enemy where its glory is counted."""


@dataclass(slots=True)
class Begin(Ask):
    """The one choice of beginning: while it is awaited, anybody may use runes (CM-190)."""

    always = True
    rest = True

    def beside(self, table: Table, seat: int) -> list[Option]:
        """Runes without a trigger."""
        return table.ready_runes(seat)


# -- hunting -------------------------------------------------------------------


@dataclass(slots=True)
class BeginHunt(Begin):
    """Go hunting with all warriors that stayed at home (CM-090, CM-092, CM-094)."""

    rules = ("CM-092", "CM-093", "CM-094", "CM-095")

    def options(self, table: Table) -> list[Option]:
        """Hunt, if anybody is at home."""
        return ["hunt"] if any(table.players[self.seat].warriors) else []

    def answer(self, table: Table, option: Option) -> None:
        """Roll once; no dice are lost."""
        table.fight = Fight(self.seat, HUNT, NONE, 0, 0, [], [], False, [0, 0, 0])
        roll_all(table, table.fight)
        table.do(JudgeRoll(self.seat), GatherFood(self.seat))

    def run(self, table: Table) -> None:
        """Nobody at home: nothing is gained (CM-095)."""
        table.recount(self.seat, "hunts-with-nobody")


@dataclass(slots=True)
class GatherFood(Act):
    """One food for each hit, at most 6 (CM-092)."""

    seat: int

    def run(self, table: Table) -> None:
        food = min(hits_of(table, fight_of(table)), MOST_GAME)
        table.players[self.seat].goods[FOOD] += food
        table.fight = None
        table.recount(self.seat, "hunts", food)


# -- fights --------------------------------------------------------------------


@dataclass(slots=True)
class BeginFight(Begin):
    """Begin the fight; it runs until one side is beaten (CM-099, CM-106)."""

    target: int

    rules = ("CM-099", "CM-105", "CM-106")

    def options(self, table: Table) -> list[Option]:
        """Fight, if there is a warrior to do it."""
        return ["fight"] if any(table.sent[self.target]) else []

    def answer(self, table: Table, option: Option) -> None:
        start_fight(table, self.seat, self.target, table.enemies[self.target])

    def run(self, table: Table) -> None:
        """Nobody fights: the enemy is not defeated (CM-099)."""
        table.outcomes[self.target] = LOST
        table.recount(self.seat, "nobody-fights", ENEMIES[table.enemies[self.target]])

    def hint(self, table: Table, option: Option) -> Text:
        """The chance to win with these warriors."""
        dice = as_dice(table.sent[self.target])
        return chance_text(table, self.seat, self.target, dice)


def start_fight(table: Table, seat: int, target: int, enemy: int) -> None:
    """A fight begins without damage on the enemy."""
    table.fight = Fight(seat, target, enemy, 0, 0, [], [], False, [0, 0, 0])
    table.recount(seat, "fights", ENEMIES[enemy])
    table.do(FightRound())


@dataclass(slots=True)
class FightRound(Act):
    """A combat round: roll, judge, damage and losses, check (CM-100 to CM-105)."""

    def run(self, table: Table) -> None:
        fight = fight_of(table)
        fight.round += 1
        fight.reaction = False
        fight.lost = [0, 0, 0]
        roll_all(table, fight)
        table.do(JudgeRoll(fight.seat), DealDamage())


@dataclass(slots=True)
class DealDamage(Act):
    """Steps 3 and 4: damage and losses at once (CM-102 to CM-104)."""

    def run(self, table: Table) -> None:
        """A berserker's glory first, then damage, then dice are lost (CM-111, CM-160, CM-161)."""
        fight = fight_of(table)
        glory = DOUBLE_GLORY[table.players[fight.seat].leader]
        if glory and any(die & 3 == DOUBLE for die in fight.roll):
            gain_glory(table, fight.seat, glory, "leader")
            table.recount(fight.seat, "double-glory", glory)
        hits = hits_of(table, fight)
        fight.damage += hits
        losses = min(max(0, ATTACK[fight.enemy] - shields_of(fight)), len(fight.roll))
        table.say("damage", seat=fight.seat, hits=hits, losses=losses)
        if losses == len(fight.roll):
            dice = crew(table, fight)
            fight.lost = dice[:]
            for kind in KINDS:
                table.supply[kind] += dice[kind]
                dice[kind] = 0
            table.do(HealLosses(fight.seat), CheckFight())
        else:
            table.do(*[LoseWarrior(fight.seat)] * losses, HealLosses(fight.seat), CheckFight())


@dataclass(slots=True)
class LoseWarrior(Ask):
    """Choose a warrior lost in this combat round (CM-103)."""

    kind = "warrior"
    rules = ("CM-103", "CM-104", "CM-107")

    def options(self, table: Table) -> list[Option]:
        """The types still in the fight."""
        dice = crew(table, fight_of(table))
        return [WARRIORS[kind] for kind in KINDS if dice[kind]]

    def answer(self, table: Table, option: Option) -> None:
        """It goes to the general supply."""
        fight = fight_of(table)
        kind = WARRIORS.index(str(option))
        lose_die(table, crew(table, fight), kind)
        fight.lost[kind] += 1


@EFFECTS.register("cancel_losses")
@dataclass(slots=True)
class HealLosses(Ask):
    """Healing: cancel all losses of this combat round (CM-167)."""

    kind = "card"
    rules = ("CM-167", "CM-168")

    def options(self, table: Table) -> list[Option]:
        """Use it or not, if something was lost."""
        ready = any(fight_of(table).lost) and has_rune(table.players[self.seat], HEALING)
        return [RUNES[HEALING], "pass"] if ready else []

    def answer(self, table: Table, option: Option) -> None:
        """Exactly those dice return to the fight."""
        if option == "pass":
            return
        use_rune(table, self.seat, HEALING)
        table.recount(self.seat, "uses-rune", str(option))
        fight = fight_of(table)
        dice = crew(table, fight)
        for kind in KINDS:
            dice[kind] += fight.lost[kind]
            table.supply[kind] -= fight.lost[kind]
        fight.lost = [0, 0, 0]


@dataclass(slots=True)
class CheckFight(Act):
    """Step 5: the enemy is defeated, or the fight goes on, or it is lost (CM-105)."""

    def run(self, table: Table) -> None:
        """Lethal damage wins even if nobody is left (CM-104)."""
        fight = fight_of(table)
        if fight.damage >= DEFENCE[fight.enemy]:
            win_fight(table, fight)
        elif any(crew(table, fight)):
            table.do(FightRound())
        else:
            lose_fight(table, fight)


def lose_fight(table: Table, fight: Fight) -> None:
    """No reward; the enemy's damage is wiped (CM-110)."""
    table.recount(fight.seat, "loses-fight", ENEMIES[fight.enemy])
    table.fight = None
    if fight.enemy != KRAKEN:
        table.outcomes[fight.target] = LOST


# -- victory -------------------------------------------------------------------


def win_fight(table: Table, fight: Fight) -> None:
    """The card and its rewards, then the rune Glory, then a troll's blame (CM-108, CM-112)."""
    seat, enemy = fight.seat, fight.enemy
    player = table.players[seat]
    gain_glory(table, seat, ENEMY_GLORY[enemy], SOURCE[KIND[enemy]])
    for good, number in enumerate(REWARD[enemy].goods):
        player.goods[good] += number
    coins = 0
    if enemy != KRAKEN:
        player.defeated.append(enemy)
        table.enemies[fight.target] = NONE
        table.outcomes[fight.target] = WON
        if fight.target >= FIRST_SHORE:
            shore = fight.target - FIRST_SHORE
            coins, table.coins[shore] = table.coins[shore], 0
            player.goods[COINS] += coins
        come_home(table, seat, fight.target)
    table.fight = None
    table.recount(
        seat,
        "defeats",
        ENEMIES[enemy],
        ENEMY_GLORY[enemy],
        REWARD[enemy].goods[WOOD],
        REWARD[enemy].goods[COINS] + coins,
        REWARD[enemy].goods[FAVOR],
    )
    if KIND[enemy] == "troll":
        table.do(ClaimGlory(seat, enemy), PassBlame(seat))
    else:
        table.do(ClaimGlory(seat, enemy))


def come_home(table: Table, seat: int, target: int) -> None:
    """Surviving dice return to the personal supply (CM-108)."""
    home, dice = table.players[seat].warriors, table.sent[target]
    for kind in KINDS:
        home[kind] += dice[kind]
        dice[kind] = 0


@EFFECTS.register("bonus_glory", percent=int)
@dataclass(slots=True)
class ClaimGlory(Ask):
    """Glory: half as much again for the enemy just defeated, rounded down (CM-166)."""

    enemy: int

    kind = "card"
    rules = ("CM-112", "CM-166")

    def options(self, table: Table) -> list[Option]:
        return [RUNES[GLORY], "pass"] if has_rune(table.players[self.seat], GLORY) else []

    def answer(self, table: Table, option: Option) -> None:
        if option != "pass":
            use_rune(table, self.seat, GLORY)
            glory = self.bonus()
            gain_glory(table, self.seat, glory, "runes")
            table.recount(self.seat, "claims-glory", glory)

    def bonus(self) -> int:
        """Half of the printed glory."""
        return int(ENEMY_GLORY[self.enemy] * rune_param(GLORY, "percent") // 100)

    def arguments(self) -> dict[str, Arg]:
        return {"enemy": ENEMIES[self.enemy], "glory": self.bonus()}


@dataclass(slots=True)
class PassBlame(Ask):
    """The troll's killer sheds a blame and chooses another player who takes one (CM-096)."""

    kind = "seat"
    rules = ("CM-096",)

    def options(self, table: Table) -> list[Option]:
        return [seat for seat in range(table.seats) if seat != self.seat]

    def answer(self, table: Table, option: Option) -> None:
        """Tokens come from and go to the general supply."""
        goods = table.players[self.seat].goods
        goods[BLAME] -= 1 if goods[BLAME] else 0
        table.players[int(option)].goods[BLAME] += 1
        table.recount(self.seat, "passes-blame", int(option))
