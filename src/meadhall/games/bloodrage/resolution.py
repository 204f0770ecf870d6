"""Battle, step Resolution (BR-148 to BR-167).

R1  The highest total wins; a tie at the top is everybody's defeat.
R2  Texts for winner and losers act.
R3  The winner discards the cards played, the losers take theirs back.
R4  The losers' figures are destroyed.
R5  If the pillager won, the province is pillaged and pays (reward.py).
R6  The winner gains Glory equal to Axes.
R7  Glory for destroyed figures.
R8  Loki's Blessing comforts the losers.

Within a step the pillager is first, then clockwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import CARDS, EFFECT, EFFECTS, NAMES, different
from meadhall.games.bloodrage.components import AXES, NOWHERE, PLACES, RESERVE, YGGDRASIL
from meadhall.games.bloodrage.destroy import DestroyFigures, figures_in
from meadhall.games.bloodrage.figures import free_villages, has, horns_left, upgrades
from meadhall.games.bloodrage.forces import battle_of, losers
from meadhall.games.bloodrage.hands import discard, to_hand
from meadhall.games.bloodrage.landing import Land
from meadhall.games.bloodrage.stats import (
    RaiseStat,
    affords,
    gain_glory,
    gain_rage,
    pay_card,
    pay_rage,
    price,
)
from meadhall.games.bloodrage.table import Act, Ask, Table

KEEP_WON_CARDS = EFFECTS.name("keep_won_cards", rage=int)
GLORY_PER_DESTROYED = EFFECTS.name("glory_per_destroyed", glory=int)
GLORY_PER_ENEMY_DESTROYED = EFFECTS.name("glory_per_enemy_destroyed", glory=int)
BATTLE_DEATHS_GLORY = EFFECTS.name("battle_deaths_glory", min_enemy=int, glory=int)
LOSER_FREE_WARRIOR = EFFECTS.name("loser_free_warrior")

# -- R1 ------------------------------------------------------------------------------------


@dataclass(slots=True)
class DecideBattle(Act):
    """R1. The highest total wins; shared, nobody does (BR-148, BR-166)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        best = max(battle.totals[seat] for seat in battle.seats)
        top = [seat for seat in battle.seats if battle.totals[seat] == best]
        battle.winner = top[0] if len(top) == 1 else NOWHERE
        if battle.winner == NOWHERE:
            table.say("battle-tied", seats=top, place=PLACES[battle.province])
        else:
            table.say("battle-won", seat=battle.winner, place=PLACES[battle.province])


# -- R2 ------------------------------------------------------------------------------------


@dataclass(slots=True)
class ResultTexts(Act):
    """R2. Texts of the played cards for winner and losers (BR-149, BR-167)."""

    def run(self, table: Table) -> None:
        """Each card's text, the pillager's first; without a winner nothing is taken (BR-150)."""
        battle = battle_of(table)
        if battle.winner == NOWHERE:
            return
        steps: list[Act] = []
        for seat in battle.seats:
            texts = WIN_TEXTS if seat == battle.winner else LOSE_TEXTS
            steps += [
                ResultText(seat, card) for card in battle.texts[seat] if EFFECT[card] in texts
            ]
        table.do(*steps)


@dataclass(slots=True)
class ResultText(Act):
    """One card's text for the winner or a loser."""

    seat: int
    card: int

    def run(self, table: Table) -> None:
        texts = WIN_TEXTS if self.seat == battle_of(table).winner else LOSE_TEXTS
        table.say("acts", seat=self.seat, card=NAMES[self.card])
        texts[EFFECT[self.card]](table, self.seat, self.card)


def win_glory(table: Table, seat: int, card: int) -> None:
    """Thor's Hammer: Glory for the winner."""
    pay_card(table, seat, NAMES[card], CARDS[card].params["glory"], "cards")


def win_raise(table: Table, seat: int, card: int) -> None:
    """Thor's Oath: the winner raises a stat."""
    table.do(*[RaiseStat(seat) for _ in range(CARDS[card].params["stats"])])


def win_rage_glory(table: Table, seat: int, card: int) -> None:
    """Thor's Ascension: Rage, 12 at most, and Glory for the winner (BR-019)."""
    rage = gain_rage(table, seat, CARDS[card].params["rage"])
    table.say("gains-rage", seat=seat, rage=rage)
    win_glory(table, seat, card)


def lose_steal_rage(table: Table, seat: int, card: int) -> None:
    """Loki's Trickery: a loser takes Rage that the winner has, before Prowess (BR-151)."""
    winner = battle_of(table).winner
    stolen = min(CARDS[card].params["rage"], table.players[winner].rage)
    pay_rage(table, winner, stolen)
    gain_rage(table, seat, stolen)
    table.say("steals-rage", seat=seat, from_seat=winner, rage=stolen)


def lose_steal_glory(table: Table, seat: int, card: int) -> None:
    """Loki's Backstab: a loser takes Glory from the winner, never below 0 (BR-020)."""
    winner = battle_of(table).winner
    stolen = min(CARDS[card].params["glory"], table.players[winner].glory)
    gain_glory(table, winner, -stolen, "cards")
    gain_glory(table, seat, stolen, "cards")
    table.say("steals-glory", seat=seat, from_seat=winner, glory=stolen)


def lose_take_cards(table: Table, seat: int, card: int) -> None:
    """Loki's Poison: a loser takes all cards in front of the winner; the first does (BR-152)."""
    battle = battle_of(table)
    for taken in battle.front[battle.winner]:
        table.say("takes-card", seat=seat, from_seat=battle.winner, card=NAMES[taken])
    to_hand(table, seat, battle.front[battle.winner])
    battle.front[battle.winner] = []


CardText = Callable[[Table, int, int], None]
"""What a card's text does, for the table, its seat and the card itself."""

WIN_TEXTS: dict[str, CardText] = {
    EFFECTS.name("win_glory", glory=int): win_glory,
    EFFECTS.name("win_raise", stats=int): win_raise,
    EFFECTS.name("win_rage_glory", rage=int, glory=int): win_rage_glory,
}
LOSE_TEXTS: dict[str, CardText] = {
    EFFECTS.name("lose_steal_rage", rage=int): lose_steal_rage,
    EFFECTS.name("lose_steal_glory", glory=int): lose_steal_glory,
    EFFECTS.name("lose_take_cards"): lose_take_cards,
}


# -- R3 ------------------------------------------------------------------------------------


@dataclass(slots=True)
class ClearCards(Act):
    """R3. The winner's cards are discarded, the losers take theirs back (BR-153)."""

    def run(self, table: Table) -> None:
        """Tyr's Prowess first, for the winner."""
        battle = battle_of(table)
        for seat in losers(battle):
            to_hand(table, seat, battle.front[seat])
            battle.front[seat] = []
        if battle.winner != NOWHERE:
            table.do(KeepCard(battle.winner))


@dataclass(slots=True)
class KeepCard(Ask):
    """Tyr's Prowess: keep a card you won with for 1 Rage, as often as you can pay (BR-153)."""

    kind = "card"
    rules = ("BR-151", "BR-153")

    def options(self, table: Table) -> list[Option]:
        """The cards still in front, or let the rest go."""
        player = table.players[self.seat]
        front = battle_of(table).front[self.seat]
        if not front or not affords(player, KEEP_WON_CARDS):
            return []
        return [*(NAMES[card] for card in different(front)), "pass"]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What is printed on it, Rage that it takes and leaves, or how many cards go for good."""
        player = table.players[self.seat]
        if option == "pass":
            return text("hint-discard-rest", cards=len(battle_of(table).front[self.seat]))
        cost = hints.cost(player, price(player, KEEP_WON_CARDS))
        return hints.both(hints.card(str(option)), cost)

    def answer(self, table: Table, option: Option) -> None:
        """Pay, take it back, and ask again."""
        if option == "pass":
            self.run(table)
            return
        pay_rage(table, self.seat, price(table.players[self.seat], KEEP_WON_CARDS))
        front = battle_of(table).front[self.seat]
        card = next(each for each in front if NAMES[each] == option)
        front.remove(card)
        to_hand(table, self.seat, [card])
        table.say("keeps", seat=self.seat, card=NAMES[card])
        table.do(KeepCard(self.seat))

    def run(self, table: Table) -> None:
        """The rest is discarded for good (BR-163)."""
        battle = battle_of(table)
        discard(table, battle.front[self.seat])
        battle.front[self.seat] = []


# -- R4 ------------------------------------------------------------------------------------


@dataclass(slots=True)
class DestroyLosers(Act):
    """R4. All losers' figures in the battle are destroyed, the fjord's ships too (BR-154)."""

    def run(self, table: Table) -> None:
        """Seat by seat; owners may save some."""
        battle = battle_of(table)
        table.do(
            *[
                DestroyFigures(seat, figures_in(table.players[seat], battle.province))
                for seat in losers(battle)
            ]
        )


# -- R6 to R8 --------------------------------------------------------------------------------


@dataclass(slots=True)
class PayBattleGlory(Act):
    """R6. The winner, pillager or not, gains Glory equal to Axes (BR-158)."""

    def run(self, table: Table) -> None:
        """Raises of this battle already count."""
        winner = battle_of(table).winner
        if winner != NOWHERE:
            glory = table.players[winner].stat(AXES)
            gain_glory(table, winner, glory, "battles")
            table.say("battle-glory", seat=winner, glory=glory)


@dataclass(slots=True)
class PayForFallen(Act):
    """R7. Odin's Judgement, Valkyrie, Thor's Glory pay for destroyed figures (BR-159, BR-164)."""

    def run(self, table: Table) -> None:
        """Count everything destroyed since the cards were first turned up."""
        battle = battle_of(table)
        for seat in battle.seats:
            enemies = sum(battle.fallen) - battle.fallen[seat]
            for card in battle.texts[seat]:
                if EFFECT[card] == GLORY_PER_DESTROYED:
                    glory = CARDS[card].params["glory"] * sum(battle.fallen)
                    pay_card(table, seat, NAMES[card], glory, "cards")
            player = table.players[seat]
            if battle.watcher == seat:
                for row in upgrades(player, GLORY_PER_ENEMY_DESTROYED):
                    pay_card(table, seat, row.name, row.params["glory"] * enemies, "upgrades")
            for row in upgrades(player, BATTLE_DEATHS_GLORY):
                if enemies >= row.params["min_enemy"]:
                    pay_card(table, seat, row.name, row.params["glory"], "upgrades")


@dataclass(slots=True)
class ComfortLosers(Act):
    """R8. Loki's Blessing of each loser (BR-160)."""

    def run(self, table: Table) -> None:
        table.do(*[ReturnToBattle(seat) for seat in losers(battle_of(table))])


@dataclass(slots=True)
class ReturnToBattle(Ask):
    """Loki's Blessing: a loser may invade the province with a warrior, free (BR-160, BR-216)."""

    rules = ("BR-160", "BR-216")

    def options(self, table: Table) -> list[Option]:
        """A warrior, if the card lies there, one is in reserve, and there is room."""
        player = table.players[self.seat]
        province = battle_of(table).province
        if province == YGGDRASIL or not has(player, LOSER_FREE_WARRIOR):
            return []
        room = free_villages(table, province) and horns_left(player) > 0
        return ["warrior", "pass"] if room and player.warriors[RESERVE] else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """How many more figures Horns then allow."""
        if option == "pass":
            return None
        return text("hint-return", horns=horns_left(table.players[self.seat]) - 1)

    def answer(self, table: Table, option: Option) -> None:
        """Land there; inside a pillage Thor's Domain stays quiet (BR-217)."""
        if option == "warrior":
            table.do(Land(self.seat, "warrior", RESERVE, battle_of(table).province))
