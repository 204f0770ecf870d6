"""The ages: six phases each, and final scoring (BR-050 to BR-053, BR-170 to BR-199).

1. Gods' Gifts (draft.py)
2. Action (actions.py)
3. Discard: keep at most one card
4. Quest: committed quests are revealed and paid
5. Ragnarök: the doomed province is destroyed
6. Release Valhalla: the fallen come back
After the third age the stats and Thor's Conquest are scored.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, Together, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.actions import ActionPhase
from meadhall.games.bloodrage.cards import CARDS, EFFECTS, NAMES, different
from meadhall.games.bloodrage.components import (
    EMPTY,
    LEGENDARY,
    NOWHERE,
    PLACES,
    PROVINCES,
    RAGNAROK_GLORY,
    RESERVE,
    STATS,
    VALHALLA,
)
from meadhall.games.bloodrage.destroy import figures_in, flee, flees, lose_figures
from meadhall.games.bloodrage.draft import GodsGifts
from meadhall.games.bloodrage.figures import (
    all_figures_at,
    move,
    on_board,
    upgrades,
)
from meadhall.games.bloodrage.hands import discard
from meadhall.games.bloodrage.quest import is_fulfilled
from meadhall.games.bloodrage.stats import RaiseStat, gain_glory, pay_card
from meadhall.games.bloodrage.table import Act, Ask, Phase, Player, Table

LAST_AGE = 3

QUEST_MULTIPLIER = EFFECTS.name("quest_multiplier", factor=int)
RAGNAROK_MULTIPLIER = EFFECTS.name("ragnarok_multiplier", factor=int)
RELEASE_GLORY = EFFECTS.name("release_glory", glory=int)
FIGURES_GLORY = EFFECTS.name("figures_glory", glory=int)


@dataclass(slots=True)
class PlayAge(Act):
    """One age: its six phases, each finished before the next (BR-050)."""

    age: int

    def run(self, table: Table) -> None:
        table.age = self.age
        table.say("age-begins", age=self.age)
        table.do(
            GodsGifts(),
            ActionPhase(),
            DiscardPhase(),
            QuestPhase(),
            RagnarokPhase(),
            ReleaseValhalla(),
            EndAge(),
        )


@dataclass(slots=True)
class EndAge(Act):
    """Between ages: tokens turn up again, the first-player token passes left (BR-051)."""

    def run(self, table: Table) -> None:
        """Nothing else changes; figures, upgrades, stats and Glory carry over (BR-052)."""
        if table.age < LAST_AGE:
            table.pillaged = [False for _ in PROVINCES]
            table.first = (table.first + 1) % table.seats


# -- discard ---------------------------------------------------------------------------------


@dataclass(slots=True)
class DiscardPhase(Act):
    """Keep at most one card; in the third age none (BR-170)."""

    def run(self, table: Table) -> None:
        """All choose at the same time (BR-171)."""
        table.phase = Phase.DISCARD
        table.say("phase-discard", age=table.age)
        if table.age < LAST_AGE:
            asked = [seat for seat in range(table.seats) if table.players[seat].hand]
            table.do(Together(tuple(SaveCard(seat) for seat in asked)))
        else:
            for seat, player in enumerate(table.players):
                if player.hand:
                    throw_away(table, seat, keep="")


@dataclass(slots=True)
class SaveCard(Ask):
    """Choose the one card to keep for the next age, or none (BR-170, BR-171)."""

    rest = True
    kind = "card"
    rules = ("BR-170", "BR-171", "BR-172")

    def options(self, table: Table) -> list[Option]:
        return [*(NAMES[card] for card in different(table.players[self.seat].hand)), "none"]

    def hint(self, table: Table, option: Option) -> Text | None:
        cards = len(table.players[self.seat].hand)
        if option == "none":
            return text("hint-save", cards=cards)
        return hints.both(hints.card(str(option)), text("hint-save", cards=cards - 1))

    def answer(self, table: Table, option: Option) -> None:
        """The others are discarded face down."""
        throw_away(table, self.seat, keep=str(option))


def throw_away(table: Table, seat: int, keep: str) -> None:
    """Discard the hand face down but for one card (BR-170, BR-235)."""
    player = table.players[seat]
    saved = [card for card in sorted(player.hand) if NAMES[card] == keep][:1]
    thrown = [card for card in player.hand if card not in saved]
    player.thrown[table.age - 1] += thrown
    player.hand = saved
    table.say("keeps-card" if saved else "keeps-none", seat=seat, cards=len(thrown))


# -- quests ----------------------------------------------------------------------------------


@dataclass(slots=True)
class QuestPhase(Act):
    """All committed quests are revealed; fulfilled ones pay (BR-173 to BR-179, BR-189)."""

    def run(self, table: Table) -> None:
        """Look at all conditions at once, then pay in turn order (BR-174)."""
        table.phase = Phase.QUEST
        table.say("phase-quest", age=table.age)
        steps: list[Act] = []
        for seat in table.clockwise(table.first):
            quests = sorted(table.players[seat].quests)
            steps += [PayQuest(seat, card, is_fulfilled(table, seat, card)) for card in quests]
        for player in table.players:
            discard(table, sorted(player.quests))
            player.quests = []
        table.do(*steps)


@dataclass(slots=True)
class PayQuest(Act):
    """A revealed quest pays its printed Glory and raises a stat, if fulfilled (BR-173, BR-178)."""

    seat: int
    card: int
    fulfilled: bool

    def run(self, table: Table) -> None:
        """Odin's Throne doubles the Glory, not the raise (BR-179)."""
        name = NAMES[self.card]
        if not self.fulfilled:
            table.say("quest-failed", seat=self.seat, card=name)
            return
        glory = CARDS[self.card].glory
        for throne in upgrades(table.players[self.seat], QUEST_MULTIPLIER):
            glory *= int(throne.params["factor"])
        gain_glory(table, self.seat, glory, "quests")
        table.say("quest-fulfilled", seat=self.seat, card=name, glory=glory)
        table.do(RaiseStat(self.seat))


# -- Ragnarök ----------------------------------------------------------------------------------


@dataclass(slots=True)
class RagnarokPhase(Act):
    """The doomed province is destroyed with all in it and in its fjord (BR-180 to BR-185)."""

    def run(self, table: Table) -> None:
        """Each clan in turn from the first player; then the doom moves on."""
        table.phase = Phase.RAGNAROK
        province = table.doom
        table.say("phase-ragnarok", age=table.age, place=PLACES[province])
        order = table.clockwise(table.first)
        table.do(*[FaceRagnarok(seat, province) for seat in order], DestroyProvince(province))


@dataclass(slots=True)
class FaceRagnarok(Ask):
    """A Volur Witch may flee before her province goes down; then she earns nothing (BR-184).

    Nothing else can save a figure here, and ships fall too (BR-180, BR-181, BR-183).
    """

    province: int

    kind = "figure"
    rules = ("BR-182", "BR-184")

    def options(self, table: Table) -> list[Option]:
        """Flee or die, for a witch in the doomed province."""
        doomed = figures_in(table.players[self.seat], self.province)
        return ["flee", "pass"] if any(flees(*victim) for victim in doomed) else []

    def hint(self, table: Table, option: Option) -> Text | None:
        """Glory for those who fall, with or without the witch."""
        player = table.players[self.seat]
        doomed = len(figures_in(player, self.province))
        falling = doomed - 1 if option == "flee" else doomed
        return text("hint-ragnarok", glory=ragnarok_glory(table, player, falling))

    def answer(self, table: Table, option: Option) -> None:
        """Flee to Yggdrasil, then the others fall."""
        if option == "flee":
            flee(table, self.seat, figures_in(table.players[self.seat], self.province))
        self.run(table)

    def run(self, table: Table) -> None:
        """Each figure destroyed pays its owner; ship rewards come on top (BR-182, BR-184)."""
        player = table.players[self.seat]
        doomed = figures_in(player, self.province)
        if not doomed:
            return
        lose_figures(table, self.seat, doomed)
        glory = ragnarok_glory(table, player, len(doomed))
        gain_glory(table, self.seat, glory, "ragnarok")
        table.say("ragnarok-glory", seat=self.seat, glory=glory)


def ragnarok_glory(table: Table, player: Player, figures: int) -> int:
    """2, 3 or 4 Glory a figure by age, doubled by Odin's Inspiration (BR-182, BR-184)."""
    glory = RAGNAROK_GLORY[table.age - 1] * figures
    for card in upgrades(player, RAGNAROK_MULTIPLIER):
        glory *= int(card.params["factor"])
    return glory


@dataclass(slots=True)
class DestroyProvince(Act):
    """The province is out of play for good; the doom token moves on (BR-037, BR-185)."""

    province: int

    def run(self, table: Table) -> None:
        """Remove its token; doom the next age's province."""
        table.destroyed[self.province] = True
        table.tokens[self.province] = EMPTY
        table.doom = table.ragnarok[table.age] if table.age < LAST_AGE else NOWHERE


# -- Valhalla ------------------------------------------------------------------------------------


@dataclass(slots=True)
class ReleaseValhalla(Act):
    """All fallen return to their reserves; Loki's upgrades pay for each (BR-186, BR-187).

    The third age has this phase too, before the final scoring (BR-188).
    """

    def run(self, table: Table) -> None:
        """Clan by clan from the first player."""
        table.phase = Phase.VALHALLA
        table.say("phase-valhalla", age=table.age)
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            fallen = all_figures_at(player, VALHALLA)
            for figure in fallen:
                move(table, seat, figure, VALHALLA, RESERVE)
            if fallen:
                table.say("returns", seat=seat, figures_count=len(fallen))
            for card in upgrades(player, RELEASE_GLORY):
                pay_card(table, seat, card.name, card.params["glory"] * len(fallen), "valhalla")


# -- the end -------------------------------------------------------------------------------------


@dataclass(slots=True)
class FinalScoring(Act):
    """Legendary stats and Thor's Conquest pay (BR-196, BR-197)."""

    def run(self, table: Table) -> None:
        """Clan by clan from the first player."""
        table.phase = Phase.END
        table.say("final-scoring")
        for seat in table.clockwise(table.first):
            player = table.players[seat]
            for stat, step in enumerate(player.stats):
                if LEGENDARY[step]:
                    gain_glory(table, seat, LEGENDARY[step], "legends")
                    table.say("legendary", seat=seat, stat=STATS[stat], glory=LEGENDARY[step])
            for card in upgrades(player, FIGURES_GLORY):
                glory = card.params["glory"] * on_board(player)
                pay_card(table, seat, card.name, glory, "upgrades")
