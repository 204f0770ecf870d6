"""Where the cards lie that a seat can see, and from where each question lets it choose (VA-312)."""

from __future__ import annotations

from meadhall.games.valhalla.cards import NAMES
from meadhall.games.valhalla.components import NOBODY
from meadhall.games.valhalla.table import Table, warriors

ZONES = ("hand", "drawn", "picked", "shown", "played", "valhalla", "known", "discard")
"""Where cards lie that are not on a board."""
BOARDS = ("party", "ally", "enemy")
"""Whose board a warrior stands on."""


def cards_in(table: Table, seat: int, zone: str) -> list[int]:
    """The cards of a zone, as far as this seat can see them."""
    player = table.players[seat]
    match zone:
        case "hand":
            return player.hand
        case "drawn":
            return player.drawn
        case "picked":
            return player.aside
        case "shown":
            return table.shown
        case "played":
            return played(table)
        case "valhalla":
            return player.valhalla
        case "known":
            return known(table, seat)
        case "discard":
            return table.discard
        case _:
            return [
                table.party[p]
                for other in owners(table, seat, zone)
                for p in warriors(table, other)
            ]


def owners(table: Table, seat: int, zone: str) -> list[int]:
    """Whose boards a zone means."""
    if zone == "party":
        return [seat]
    friends = table.circle[seat]
    if zone == "ally":
        return [*friends[1:]]
    return [other for other in range(table.seats) if other not in friends]


def played(table: Table) -> list[int]:
    """Cards that lie open in a battle: tactics, supplies, given up, Thor's Help."""
    if table.battle is None:
        return []
    sides = table.battle.sides
    return [
        *(card for side in sides for card in (*side.tactics, *side.given_up)),
        *(card for helper, card, _ in table.battle.helps if helper != NOBODY),
    ]


def known(table: Table, seat: int) -> list[int]:
    """Cards in the hands of others that this seat knows of (VA-312)."""
    if not table.notes:
        return []
    knows = 1 << seat
    return [
        card
        for other, player in enumerate(table.players)
        if other != seat
        for card in player.hand
        if table.notes.get(card, 0) & knows
    ]


def zone_of(table: Table, seat: int, name: str, chosen_from: str) -> str | None:
    """Where a card of that name lies: first where cards are chosen from, else anywhere in sight."""
    for zone in (chosen_from, *ZONES[:4], *BOARDS, *ZONES[4:]):
        if zone and any(NAMES[card] == name for card in cards_in(table, seat, zone)):
            return zone
    return None


SOURCE: dict[str, tuple[str, str]] = {
    "ChooseJarl": ("offered", ""),
    "TakeFirstWarrior": ("revealed", "shown"),
    "SetAside": ("hand", "hand"),
    "SetSecondAside": ("hand", "hand"),
    "GatherHand": ("gather", ""),
    "LayCard": ("hand", "hand"),
    "TakeReserve": ("reserve", "shown"),
    "ExchangeCard": ("hand", "hand"),
    "ChooseAction": ("action", "hand"),
    "AddWarrior": ("hand-warrior", "hand"),
    "DiscardWarrior": ("party", "party"),
    "WhichWarrior": ("slot", ""),
    "ChooseTarget": ("target", ""),
    "KeepCard": ("drawn", "drawn"),
    "GiveUpCard": ("hand", "hand"),
    "DiscardCard": ("hand", "hand"),
    "DiscardTactic": ("hand-tactic", "hand"),
    "Prepare": ("before", "hand"),
    "BanTactic": ("ban", "known"),
    "Fight": ("phase", "hand"),
    "PayDie": ("die", ""),
    "RerollDice": ("die", ""),
    "TurnDie": ("die", ""),
    "TurnTo": ("weapon", ""),
    "PayForTactic": ("die", ""),
    "KeepDie": ("extra-die", ""),
    "LayWeapons": ("weapon", ""),
    "ArmShort": ("party", "party"),
    "SendWarrior": ("fought", "party"),
    "UseJarl": ("ability", ""),
    "GiveCard": ("hand", "hand"),
    "SendIdle": ("idle", "party"),
    "ReturnTactic": ("played", "played"),
    "TakeGlory": ("pile", "discard"),
    "TakeLokiBonus": ("row", ""),
    "SendFallen": ("fought", "party"),
    "TakeFromHand": ("other-hand", "known"),
    "TakeDiscarded": ("pile", "discard"),
    "PlayThor": ("thor", "hand"),
    "HelpWhom": ("helped", ""),
    "WalkPath": ("fought", "party"),
    "PlayCommission": ("commission", "hand"),
    "BindWarrior": ("enemy", "enemy"),
    "ForgeWeapon": ("hand", "hand"),
    "HoldWarrior": ("enemy", "enemy"),
    "LayTyr": ("tyr", "hand"),
    "FinalAttack": ("final", ""),
    "SendNext": ("fought", "party"),
    "SendFitting": ("fought", "party"),
    "LoseGlory": ("valhalla", "valhalla"),
}
"""By question: what is chosen (a text ``among-…``), and the zone of its cards, if it has one."""
