"""Battle, step Play Cards (BR-130 to BR-144).

    Each participant lays one card face down; all are turned up together.
B1  Thor's Primacy cancels the texts of the others' cards.
B2  Heimdall's Watch discards all of them for Glory, and everyone chooses anew.
B3  What acts before comparing: Odin's Smite, Odin's Tide, quests used as battle cards.
B4  White-disc cards may be added from hand, round after round.
B5  Totals are counted, Heimdall's Sight last.

Within a step the pillager is first, then clockwise; each effect is finished before the next.
B3 is in comparing.py, the strengths are in forces.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, Together, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import (
    BATTLE_STRENGTH,
    EFFECT,
    EFFECTS,
    IS_QUEST,
    MONSTERS,
    NAMES,
    different,
)
from meadhall.games.bloodrage.comparing import ActBeforeComparing
from meadhall.games.bloodrage.components import PLACES
from meadhall.games.bloodrage.figures import monsters_at, strength_in
from meadhall.games.bloodrage.forces import (
    COPY_HIGHEST,
    battle_of,
    cards_strength,
    first_text,
    printed_strength,
    quest_values,
    texts_of,
    total,
)
from meadhall.games.bloodrage.hands import discard, take_from_hand
from meadhall.games.bloodrage.resolution import (
    GLORY_PER_ENEMY_DESTROYED,
    ClearCards,
    ComfortLosers,
    DecideBattle,
    DestroyLosers,
    PayBattleGlory,
    PayForFallen,
    ResultTexts,
)
from meadhall.games.bloodrage.reward import PayIfPillaged
from meadhall.games.bloodrage.stats import gain_glory
from meadhall.games.bloodrage.table import Act, Ask, Battle, Table

CANCEL_TEXT = EFFECTS.name("cancel_text")
DISCARD_AND_REPLAY = EFFECTS.name("discard_and_replay")
LATE_PLAY = EFFECTS.name("late_play")

# -- the whole battle --------------------------------------------------------------------


@dataclass(slots=True)
class FightBattle(Act):
    """A battle from the first card to the last Glory (BR-130 to BR-160)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        table.say("battle", seats=[*battle.seats], place=PLACES[battle.province])
        note_watcher(table, battle)
        table.do(
            PlayCards(),
            CancelTexts(),
            WatchCards(),
            ActBeforeComparing(),
            OfferLateCard(0, 0),
            CountTotals(),
            DecideBattle(),
            ResultTexts(),
            ClearCards(),
            DestroyLosers(),
            PayIfPillaged(),
            PayBattleGlory(),
            PayForFallen(),
            ComfortLosers(),
        )


def note_watcher(table: Table, battle: Battle) -> None:
    """Remember whose Valkyrie is in the battle at its start: she may fall in it (BR-211)."""
    for seat in battle.seats:
        here = monsters_at(table.players[seat], battle.province)
        if any(MONSTERS[each].effect == GLORY_PER_ENEMY_DESTROYED for each in here):
            battle.watcher = seat


# -- playing cards -------------------------------------------------------------------------


@dataclass(slots=True)
class PlayCards(Act):
    """Every participant with cards lays one face down; all turn up together (BR-130, BR-137)."""

    def run(self, table: Table) -> None:
        seats = battle_of(table).seats
        ask = [CommitCard(seat) for seat in seats if table.players[seat].hand]
        table.do(Together(tuple(ask)), RevealCards())


@dataclass(slots=True)
class CommitCard(Ask):
    """Choose a card of any kind for the battle, in secret (BR-130 to BR-132).

    It may be exchanged until the last participant has chosen. Quests and upgrades add
    nothing: a bluff.
    """

    always = True
    kind = "card"
    rules = ("BR-130", "BR-131", "BR-132")

    def options(self, table: Table) -> list[Option]:
        return [NAMES[card] for card in different(table.players[self.seat].hand)]

    def hint(self, table: Table, option: Option) -> Text | None:
        """What the card adds, the total with it, and the others' strengths before their cards."""
        player = table.players[self.seat]
        figures = strength_in(player, battle_of(table).province)
        card = NAMES.index(str(option))
        key, strength = "hint-commit", BATTLE_STRENGTH[card]
        if EFFECT[card] == COPY_HIGHEST:
            key = "hint-commit-sight"
        elif IS_QUEST[card] and (values := quest_values(player)):
            key, strength = "hint-commit-quest", values[-1]
        rivals = hints.before_cards(table, self.seat)
        return text(key, strength=strength, total=figures + strength, rivals=rivals)

    def answer(self, table: Table, option: Option) -> None:
        """Lay it in front; it turns up with the others."""
        card = take_from_hand(table, self.seat, str(option))
        battle_of(table).front[self.seat].append(card)


@dataclass(slots=True)
class RevealCards(Act):
    """All cards are turned up and public from now on (BR-130, BR-230)."""

    def run(self, table: Table) -> None:
        battle = battle_of(table)
        for seat in battle.seats:
            for card in battle.front[seat]:
                table.say("reveals", seat=seat, card=NAMES[card])
            if not battle.front[seat]:
                table.say("reveals-nothing", seat=seat)


# -- B1: Thor's Primacy ------------------------------------------------------------------------


@dataclass(slots=True)
class CancelTexts(Act):
    """B1. Thor's Primacy blanks the others' texts; of several the first in order acts (BR-134)."""

    def run(self, table: Table) -> None:
        """Blank every card that others revealed in this round; printed strength stays (BR-135)."""
        battle = battle_of(table)
        primacy = first_text(battle, CANCEL_TEXT)
        if primacy is None:
            return
        seat, card = primacy
        table.say("cancels", seat=seat, card=NAMES[card])
        for other in battle.seats:
            if other != seat:
                battle.blank += battle.front[other]


# -- B2: Heimdall's Watch ----------------------------------------------------------------------


@dataclass(slots=True)
class WatchCards(Act):
    """B2. Heimdall's Watch discards the round's cards for Glory; all choose anew (BR-136)."""

    def run(self, table: Table) -> None:
        """Only the first Watch in order acts, the others are discarded by it."""
        battle = battle_of(table)
        watch = first_text(battle, DISCARD_AND_REPLAY)
        if watch is None:
            return
        seat, card = watch
        glory = sum(printed_strength(battle, each) for each in battle.seats)
        gain_glory(table, seat, glory, "cards")
        table.say("watches", seat=seat, card=NAMES[card], glory=glory)
        discard_round(table, battle)
        table.do(PlayCards(), CancelTexts(), WatchCards())


def discard_round(table: Table, battle: Battle) -> None:
    """All revealed cards of the round are gone for good (BR-136, BR-163)."""
    for seat in battle.seats:
        discard(table, battle.front[seat])
        battle.front[seat] = []


# -- B4: white-disc cards ----------------------------------------------------------------------


@dataclass(slots=True)
class OfferLateCard(Act):
    """B4. Offer white-disc cards around until all have declined in a row (BR-140, BR-141)."""

    index: int
    declined: int

    def run(self, table: Table) -> None:
        """Everyone with a card in hand is asked alike, so that asking tells nothing (BR-142)."""
        seats = battle_of(table).seats
        if self.declined == len(seats):
            return
        seat = seats[self.index % len(seats)]
        if table.players[seat].hand:
            table.do(AddCard(seat, self.index, self.declined))
        else:
            table.do(OfferLateCard(self.index + 1, self.declined + 1))


@dataclass(slots=True)
class AddCard(Ask):
    """Add a white-disc card from hand to the cards already played, or decline (BR-140, BR-142)."""

    index: int
    declined: int

    always = True
    kind = "card"
    rules = ("BR-140", "BR-142")

    def options(self, table: Table) -> list[Option]:
        """White-disc cards in hand, or decline."""
        hand = different(table.players[self.seat].hand)
        return [*(NAMES[card] for card in hand if EFFECT[card] == LATE_PLAY), "pass"]

    def hint(self, table: Table, option: Option) -> Text | None:
        """The totals with it or without, who wins then, and whether that is certain."""
        after, seats = table, battle_of(table).seats
        later = len(seats) - 1
        if option == "pass":
            later -= self.declined
        else:
            after = table.clone()
            battle_of(after).front[self.seat].append(NAMES.index(str(option)))
        asked = [seats[(self.index + each) % len(seats)] for each in range(1, later + 1)]
        is_open = any(table.players[seat].hand for seat in asked)
        return hints.outcome(table, after, self.seat, is_open)

    def answer(self, table: Table, option: Option) -> None:
        """Lay it open; the round goes on (BR-234)."""
        if option == "pass":
            table.say("adds-nothing", seat=self.seat)
            table.do(OfferLateCard(self.index + 1, self.declined + 1))
            return
        card = take_from_hand(table, self.seat, str(option))
        battle_of(table).front[self.seat].append(card)
        table.say("adds", seat=self.seat, card=NAMES[card])
        table.do(OfferLateCard(self.index + 1, 0))


# -- B5: totals --------------------------------------------------------------------------------


@dataclass(slots=True)
class CountTotals(Act):
    """B5. Figures still in the battle plus the cards in front (BR-133, BR-143)."""

    def run(self, table: Table) -> None:
        """Write the totals down; from now on texts in force are settled (BR-164)."""
        battle = battle_of(table)
        battle.texts = [texts_of(battle, seat) for seat in range(table.seats)]
        for seat in battle.seats:
            battle.totals[seat] = total(table, seat)
            table.say(
                "total",
                seat=seat,
                figures=strength_in(table.players[seat], battle.province),
                cards=cards_strength(battle, seat),
                total=battle.totals[seat],
            )
