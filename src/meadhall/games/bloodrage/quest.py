"""Quests: committed by an action, and when they are fulfilled (BR-100 to BR-103, BR-175 to BR-177).

1. Choose a quest of your hand; it lies face down on the clan sheet and costs no Rage (BR-100).
2. The Quest phase (age.py) reveals all of them, asks here which are fulfilled, and pays those.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core import Option, Text, text
from meadhall.games.bloodrage import hints
from meadhall.games.bloodrage.cards import CARDS, EFFECTS, IS_QUEST, NAMES, different_names
from meadhall.games.bloodrage.components import PLACE, PROVINCES, REGION, VALHALLA
from meadhall.games.bloodrage.figures import count_at, strongest
from meadhall.games.bloodrage.hands import take_from_hand
from meadhall.games.bloodrage.table import Ask, Table

FIGURES_IN_VALHALLA = EFFECTS.name("figures_in_valhalla", min=int)
MOST_STRENGTH_IN_PROVINCE = EFFECTS.name("most_strength_in_province", province=str)
MOST_STRENGTH_IN_REGION = EFFECTS.name("most_strength_in_region", region=str)


def can_quest(table: Table, seat: int) -> bool:
    """Some quest is in hand (BR-100)."""
    return any(IS_QUEST[card] for card in table.players[seat].hand)


def is_fulfilled(table: Table, seat: int, card: int) -> bool:
    """Whether a quest's condition holds now (BR-175 to BR-177)."""
    row = CARDS[card]
    if row.effect == FIGURES_IN_VALHALLA:
        return count_at(table.players[seat], VALHALLA) >= int(row.params["min"])
    return any(strongest(table, province) == seat for province in quest_provinces(table, card))


def quest_provinces(table: Table, card: int) -> list[int]:
    """The undestroyed provinces in one of which a quest wants the most strength (BR-176)."""
    params = CARDS[card].params
    if CARDS[card].effect == MOST_STRENGTH_IN_PROVINCE:
        return [PLACE[params["province"]]]
    return [
        province
        for province in PROVINCES
        if REGION[province] == params["region"] and not table.destroyed[province]
    ]


@dataclass(slots=True)
class ChooseQuest(Ask):
    """Commit a quest face down on your clan sheet, for no Rage (BR-100).

    One an action, as many as you like in an age, two of a kind too (BR-101). It cannot be taken
    back (BR-102), but looked at (BR-103); everyone now knows that it was in hand (BR-236).
    """

    tells = True

    kind = "card"
    rules = ("BR-100", "BR-101", "BR-102", "BR-103")
    always = True

    def options(self, table: Table) -> list[Option]:
        return different_names(card for card in table.players[self.seat].hand if IS_QUEST[card])

    def hint(self, table: Table, option: Option) -> Text:
        """Its Glory, and whether it would be fulfilled as things stand."""
        fulfilled = is_fulfilled(table, self.seat, NAMES.index(str(option)))
        now = text("hint-quest-fulfilled" if fulfilled else "hint-quest-open")
        return hints.both(hints.card(str(option)), now)

    def answer(self, table: Table, option: Option) -> None:
        """It leaves the hand for good (BR-102)."""
        player = table.players[self.seat]
        player.quests.append(take_from_hand(table, self.seat, str(option)))
        table.say("commits", seat=self.seat, quests=len(player.quests))
        table.tell(self.seat, "you-commit", card=str(option))
