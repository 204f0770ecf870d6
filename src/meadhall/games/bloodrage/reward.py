"""Battle, R5: the reward of a successful pillage, fought for or not (BR-155 to BR-157, BR-161).

1. The token is turned down and pays, twice with the Frost Giant there.
2. Frigga's Grace raises another stat, if the pillager won a battle with it.
3. The leader upgrade acts, if the leader stands in the province.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import CARDS, EFFECT, EFFECTS, MONSTERS, NAMES
from meadhall.games.bloodrage.components import (
    AXES,
    EMPTY,
    HORNS,
    LEADER_SLOT,
    NOWHERE,
    PLACE,
    PLACES,
    RAGE,
    STATS,
    TOKEN_GLORY,
    TOKEN_RAISES,
    TOKENS,
)
from meadhall.games.bloodrage.figures import (
    free_villages,
    monsters_at,
    move,
    neighbours,
)
from meadhall.games.bloodrage.forces import battle_of
from meadhall.games.bloodrage.stats import RaiseStat, RaiseStats, gain_glory, raise_stat
from meadhall.games.bloodrage.table import Act, Ask, Table

DOUBLE_PILLAGE_REWARD = EFFECTS.name("double_pillage_reward")
PILLAGE_EXTRA_RAISE = EFFECTS.name("pillage_extra_raise")
LEADER_PILLAGE_MOVE = EFFECTS.name("leader_pillage_move")
LEADER_PILLAGE_RAISE = EFFECTS.name("leader_pillage_raise", stats=int)


@dataclass(slots=True)
class PayIfPillaged(Act):
    """R5. Only a pillager who won takes the reward, even with no figure left (BR-157, BR-162)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        if battle.winner == battle.pillager:
            table.do(PayPillage())


@dataclass(slots=True)
class PayPillage(Act):
    """The province is pillaged: reward, Frigga's Grace, leader upgrade (BR-155, BR-156).

    A pillage without a battle is paid just so, but no card was played (BR-123, BR-225).
    """

    def run(self, table: Table) -> None:
        """Turn the token down and pay, twice with a Frost Giant there (BR-161)."""
        battle = battle_of(table)
        seat, province = battle.pillager, battle.province
        table.pillaged[province] = True
        token = table.tokens[province]
        table.say("pillaged", seat=seat, place=PLACES[province], token=TOKENS[token])
        here = monsters_at(table.players[seat], province)
        doubled = any(MONSTERS[each].effect == DOUBLE_PILLAGE_REWARD for each in here)
        for _ in range(2 if doubled else 1):
            take_reward(table, seat, token)
        table.do(UseGrace(seat), LeaderBonus(seat))


def take_reward(table: Table, seat: int, token: int) -> None:
    """A token raises its stats or pays its Glory (BR-156)."""
    for stat in TOKEN_RAISES[token]:
        raise_stat(table, seat, stat)
    if TOKEN_GLORY[token]:
        gain_glory(table, seat, TOKEN_GLORY[token], "pillaging")
        table.say("gains-glory", seat=seat, glory=TOKEN_GLORY[token])


@dataclass(slots=True)
class UseGrace(Act):
    """Frigga's Grace raises a stat for a pillager who won with it (BR-164, BR-167, BR-212)."""

    seat: int

    def run(self, table: Table) -> None:
        """Another stat than the token's; any, if the token shows none or all (BR-212)."""
        battle = battle_of(table)
        raises = TOKEN_RAISES[table.tokens[battle.province]]
        but = raises[0] if len(raises) == 1 else NOWHERE
        for card in battle.texts[self.seat]:
            if EFFECT[card] == PILLAGE_EXTRA_RAISE:
                table.say("acts", seat=self.seat, card=NAMES[card])
                table.do(RaiseStat(self.seat, but))


@dataclass(slots=True)
class LeaderBonus(Act):
    """The leader upgrade acts if the leader stands in the pillaged province (BR-155, BR-161)."""

    seat: int

    def run(self, table: Table) -> None:
        """Lords of Axes and Spears raise stats, the Lord of Hammers walks on."""
        player = table.players[self.seat]
        lord = player.slots[LEADER_SLOT]
        if player.leader != battle_of(table).province or lord == EMPTY:
            return
        card = CARDS[lord]
        if card.effect == LEADER_PILLAGE_MOVE:
            table.do(MoveLeader(self.seat))
        elif card.effect == LEADER_PILLAGE_RAISE:
            table.say("acts", seat=self.seat, card=card.name)
            raises = int(card.params["stats"])
            if raises == len(STATS):
                table.do(RaiseStats(self.seat, (RAGE, AXES, HORNS)))
            else:
                table.do(*[RaiseStat(self.seat) for _ in range(raises)])


@dataclass(slots=True)
class MoveLeader(Ask):
    """Lord of Hammers: the leader may step into a neighbouring province, free (BR-085)."""

    kind = "place"
    rules = ("BR-085", "BR-155", "BR-161")

    def options(self, table: Table) -> list[Option]:
        """Adjacent provinces with room, or stay."""
        here = table.players[self.seat].leader
        goals = [each for each in neighbours(table, here) if free_villages(table, each)]
        return [*(PLACES[goal] for goal in goals), "pass"] if goals else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """How strong the clan and its best rival would be where he goes or stays."""
        here = table.players[self.seat].leader
        goal = here if option == "pass" else PLACE[str(option)]
        after = hints.moved(table, self.seat, "leader", here, goal)
        return hints.forecast(table, after, self.seat, goal)

    def answer(self, table: Table, option: Option) -> None:
        """Move him; this is no invade."""
        if option == "pass":
            return
        goal = PLACE[str(option)]
        move(table, self.seat, "leader", table.players[self.seat].leader, goal)
        table.say("steps", seat=self.seat, place=PLACES[goal])


@dataclass(slots=True)
class EndPillage(Act):
    """The pillage with all its consequences is over."""

    def run(self, table: Table) -> None:
        table.battle = None
