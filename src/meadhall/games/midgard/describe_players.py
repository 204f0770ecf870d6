"""The players' part of a view in words (describe.py): goods, cards, trophies, own secrets."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core import NOTHING, Section, Text, columns, listed, number, text
from meadhall.games.midgard.cards import COLOURS, DESTINY, SOLE, TIED
from meadhall.games.midgard.components import GOODS, MOST_WARRIORS, WARRIORS, Dealt
from meadhall.games.midgard.scoring import open_sum
from meadhall.games.midgard.view_types import (
    DestinyView,
    OwnView,
    PlayerView,
    View,
    Warriors,
)


def counted(found: Mapping[Dealt, int] | Warriors) -> list[Text]:
    """Goods, dice and glory as texts: "2 food", "1 axeman"."""
    told = {str(name): n for name, n in found.items()}
    names = (*WARRIORS, *GOODS, "glory")
    return [text(f"count_{name}", n=told[name]) for name in names if told.get(name)]


def players_section(view: View) -> Section:
    """Everybody's goods, dice and workers in a grid, cards below."""
    rows, lines = [], []
    for seat, player in enumerate(view["players"]):
        rows.append(
            [
                text("show-seat", seat=seat),
                number(player["glory"]),
                *[number(player[good]) for good in GOODS],
                listed(counted(player["warriors"])),
                text("show-of", n=player["owned"], most=MOST_WARRIORS),
                text("show-of", n=player["workers"], most=player["workforce"]),
            ]
        )
        lines += player_lines(seat, player)
    names = ("who", "glory", *GOODS, "at-home", "dice", "left")
    return Section(text("title-players"), lines, columns(*names), rows)


def player_lines(seat: int, player: PlayerView) -> list[Text]:
    """Leader and the open part of the final score, runes, ship, revealed destinies."""
    lines = []
    if player["leader"] is not None:
        lines.append(
            text(
                "show-leader",
                seat=seat,
                leader=player["leader"],
                destinies=player["destinies"],
                glory=player["glory"] + open_sum(player["scoring"]),
            )
        )
    runes = [
        text("show-rune-used" if rune["used"] else "show-rune", card=rune["name"])
        for rune in player["runes"]
    ]
    if runes:
        lines.append(text("show-own-runes", seat=seat, runes=runes))
    if player["ship"] is not None:
        lines.append(text("show-own-ship", seat=seat, ship=player["ship"]))
    if player["shown"]:
        lines.append(text("show-shown", seat=seat, cards=player["shown"]))
    if player["begged"]:
        lines.append(text("show-begged", seat=seat, times=player["begged"]))
    return lines


def hall_section(view: View) -> Section:
    """Everybody's defeated enemies, where they lie open; sources of glory at the end."""
    lines = []
    for seat, found in enumerate(view["revealed"] or ()):
        names = found["defeated"]
        key = "show-defeated" if names else "show-defeated-none"
        lines.append(text(key, seat=seat, cards=names, sets=found["sets"]))
    if view["scores"] is not None:
        for seat, parts in enumerate(view["scores"]):
            told = [text(f"part-{name}", n=glory) for name, glory in parts.items() if glory]
            lines.append(text("show-parts", seat=seat, parts=told or [NOTHING]))
    return Section(text("title-hall"), lines)


def own_section(mine: OwnView) -> Section:
    """What you alone know: destinies, defeated enemies, your score so far."""
    lines = [destiny_line(each) for each in mine["destinies"]]
    if mine["drawn"]:
        lines.append(text("show-drawn", cards=mine["drawn"]))
    lines += [text("show-returned", cards=cards) for cards in mine["returned"]]
    trophies = mine["trophies"]
    if trophies["defeated"]:
        lines.append(text("show-trophies", cards=trophies["defeated"]))
    if any(trophies["kinds"].values()):
        red, yellow, blue = (trophies["colours"][colour] for colour in COLOURS)
        told = text("show-colours", red=red, yellow=yellow, blue=blue, sets=trophies["sets"])
        lines.append(told)
    parts = [
        text(f"part-{name}", n=glory)
        for name, glory in mine["scoring"].items()
        if glory and name != "total"
    ]
    total = mine["scoring"]["total"] or 0
    lines.append(text("show-score", parts=parts or [NOTHING], total=total))
    return Section(text("title-own"), lines)


def destiny_line(destiny: DestinyView) -> Text:
    """An own destiny: what it is worth and, where that is known, how it stands."""
    card = DESTINY[destiny["name"]]
    key, own, rival = "show-destiny", destiny["own"], 0
    if destiny["all"] is not None:
        others = [*destiny["all"]]
        others.remove(own)
        rival = max(others)
        key = f"show-destiny-{destiny['standing']}" if rival or own else "show-destiny-open"
    worth = {"sole": SOLE[card], "tied": TIED[card]}
    return text(key, card=destiny["name"], own=own, rival=rival, **worth)
