"""The forces of a battle: who fights, which texts are in force, how strong everybody is.

Rules, view, log and hints ask here alike; nothing here changes anything.
"""

from __future__ import annotations

from meadhall.games.bloodrage.cards import BATTLE_STRENGTH, EFFECT, EFFECTS, IS_QUEST
from meadhall.games.bloodrage.figures import strength_in, upgrades
from meadhall.games.bloodrage.table import Battle, Player, Table

COPY_HIGHEST = EFFECTS.name("copy_highest")
QUEST_AS_BATTLE = EFFECTS.name("quest_as_battle", strength=int)


def battle_of(table: Table) -> Battle:
    """The battle being fought."""
    assert table.battle is not None
    return table.battle


def losers(battle: Battle) -> list[int]:
    """Everybody in the battle but the winner, the pillager first (BR-148)."""
    return [seat for seat in battle.seats if seat != battle.winner]


def texts_of(battle: Battle, seat: int) -> list[int]:
    """The cards in front of a seat whose text is not cancelled (BR-134)."""
    return [card for card in battle.front[seat] if card not in battle.blank]


def first_text(battle: Battle, effect: str) -> tuple[int, int] | None:
    """The seat and card of the first text in order that has this effect, if any."""
    for seat in battle.seats:
        for card in texts_of(battle, seat):
            if EFFECT[card] == effect:
                return seat, card
    return None


def quest_values(player: Player) -> list[int]:
    """What Tyr's Domain and Tyr's Wrath let a revealed quest count for (BR-219)."""
    return sorted(int(card.params["strength"]) for card in upgrades(player, QUEST_AS_BATTLE))


def card_strength(battle: Battle, seat: int, card: int) -> int:
    """What one card in front of a seat adds, Heimdall's Sight apart (BR-132, BR-219)."""
    return battle.quest_value[seat] if IS_QUEST[card] else BATTLE_STRENGTH[card]


def cards_strength(battle: Battle, seat: int) -> int:
    """What all cards in front of a seat add, Heimdall's Sight valued last (BR-143)."""
    added = sum(card_strength(battle, seat, card) for card in battle.front[seat])
    sights = [card for card in texts_of(battle, seat) if EFFECT[card] == COPY_HIGHEST]
    if sights:
        others = [
            card_strength(battle, each, card)
            for each in battle.seats
            if each != seat
            for card in battle.front[each]
        ]
        added += len(sights) * max(others, default=0)
    return added


def total(table: Table, seat: int) -> int:
    """A clan's strength in the battle as it stands: figures and cards (BR-143)."""
    battle = battle_of(table)
    return strength_in(table.players[seat], battle.province) + cards_strength(battle, seat)


def printed_strength(battle: Battle, seat: int) -> int:
    """What a seat's cards of the round are worth to Heimdall's Watch (BR-136)."""
    others = [card for each in battle.seats if each != seat for card in battle.front[each]]
    best = max((BATTLE_STRENGTH[card] for card in others), default=0)
    return sum(
        best if EFFECT[card] == COPY_HIGHEST else BATTLE_STRENGTH[card]
        for card in battle.front[seat]
    )
