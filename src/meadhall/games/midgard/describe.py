"""A view in words: sections of texts for terminals, screen readers and plain pages.

Made from the view and printed facts alone, so that it can tell nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.core import Section, Text, View, text
from meadhall.games.midgard.board import deal_view
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    DEFENCE,
    DESTINY,
    ENEMY,
    ENEMY_GLORY,
    REWARD,
    SOLE,
    TIED,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    DISTANCE,
    FED_BY_ONE,
    GOODS,
    MOST_WARRIORS,
    PLACE,
    ROUNDS,
    SHORE_NAMES,
    WARRIORS,
)

NOTHING = text("nothing")


def lay_out(view: View) -> list[Section]:
    """The table from top to bottom: round, fight, enemies, places, players, your own things."""
    sections = [round_section(view)]
    if view["fight"] is not None:
        sections.append(fight_section(view))
    if view["fights"] or view["events"]:
        sections.append(fights_section(view))
    sections += [town_section(view), shores_section(view)]
    if view["phase"] in ("setup", "workers"):
        sections.append(places_section(view))
    sections += [players_section(view), cards_section(view)]
    if view["revealed"] is not None:
        sections.append(hall_section(view))
    if view["mine"] is not None:
        sections.append(own_section(view))
    return sections


def columns(*names: str) -> list[Text]:
    """The headings of a grid."""
    return [text(f"column-{name}") for name in names]


def grid(title: str, lines: list[Text], names: tuple[str, ...], rows: list[list[Text]]) -> Section:
    """A section with a grid, without the columns that have nothing in any row."""
    kept = [at for at in range(len(names)) if any(row[at] != NOTHING for row in rows)]
    heads = columns(*[names[at] for at in kept])
    return Section(text(title), lines, heads, [[row[at] for at in kept] for row in rows])


def listed(items: list[Text]) -> Text:
    """Some things in a row, or a dash."""
    return text("show-list", items=items) if items else NOTHING


def counted(found: Mapping[str, int]) -> list[Text]:
    """Goods, dice and glory as texts: "2 food", "1 axeman"."""
    names = (*WARRIORS, *GOODS, "glory")
    return [text(f"count_{name}", n=found[name]) for name in names if found.get(name)]


# -- the round and its fights --------------------------------------------------


def round_section(view: View) -> Section:
    """Round, phase, first player, who is waited for."""
    title = text(
        "title-round", round=view["round"], rounds=ROUNDS, phase=f"phase-name-{view['phase']}"
    )
    lines = [text("show-first", seat=view["first"])]
    if view["in_order"] and view["phase"] == "assigning":
        lines.append(text("show-in-order"))
    if view["leaders"]:
        lines.append(text("show-leaders", leaders=view["leaders"]))
    return Section(title, lines)


def fight_section(view: View) -> Section:
    """The hunt or fight under way: the dice as they lie, and what they mean."""
    fight = view["fight"]
    roll = [text(die) for die in fight["roll"]]
    lines = [text("show-roll", dice=roll)] if roll else []
    if fight["marked"]:
        lines.append(text("show-marked", dice=[text(die) for die in fight["marked"]]))
    if fight["reaction"]:
        lines.append(text("show-reaction"))
    if fight["enemy"] is None:
        return Section(text("title-hunt", seat=fight["seat"]), lines)
    enemy = fight["enemy"]
    title = text("title-fight", seat=fight["seat"], enemy=enemy, round=fight["round"])
    lines.insert(0, enemy_text(enemy))
    defence = DEFENCE[ENEMY[enemy]]
    lines.append(text("show-damage", damage=fight["damage"], defence=defence))
    lines += forecast_lines(fight["forecast"])
    return Section(title, lines)


def forecast_lines(found: Mapping[str, Any] | None) -> list[Text]:
    """What keeping the roll means, and what rolling again would."""
    if found is None:
        return []
    kept = text(
        "show-kept",
        hits=found["hits"],
        left=found["damage_left"],
        losses=found["losses"],
        win=found["win"],
    )
    if found["win_rerolled"] is None:
        return [kept]
    again = text(
        "show-rerolled",
        dice=found["rerolled"],
        win=found["win_rerolled"],
        kills=found["kills_rerolled"],
    )
    return [kept, again]


def fights_section(view: View) -> Section:
    """The order of this round's fights; what happened in them, unless it stays in the log."""
    rows = [
        [
            text(fight["target"]),
            text("show-seat", seat=fight["seat"]),
            NOTHING if fight["enemy"] is None else text(fight["enemy"]),
            text("outcome-now" if fight["now"] else f"outcome-{fight['outcome']}"),
        ]
        for fight in view["fights"]
        if fight["seat"] is not None
    ]
    told = view["events"] if view["revealed"] is None else []
    lines = [text(event["key"], **event["args"]) for event in told]
    return Section(text("title-fights"), lines, columns("target", "who", "enemy", "outcome"), rows)


# -- enemies -------------------------------------------------------------------


def enemy_text(name: str) -> Text:
    """An enemy in one line: strength, rewards, bans."""
    enemy = ENEMY[name]
    reward = listed(counted({**deal_view(REWARD[enemy]), "glory": ENEMY_GLORY[enemy]}))
    bans = [text(f"ban_{WARRIORS[kind]}") for kind, banned in enumerate(BANS[enemy]) if banned]
    numbers = {"attack": ATTACK[enemy], "defence": DEFENCE[enemy]}
    if bans:
        return text("show-enemy-bans", enemy=name, reward=reward, bans=bans, **numbers)
    return text("show-enemy", enemy=name, reward=reward, **numbers)


def target_row(target: Mapping[str, Any]) -> list[Text]:
    """A target: who goes there with what, and the odds."""
    sent = counted(target["warriors"])
    fighter = target["fighter"]
    return [
        text("show-place", place=target["name"]),
        NOTHING if fighter is None else text("show-seat", seat=fighter),
        listed([*sent, *counted({"food": target.get("food", 0)})]),
        odds_text(target.get("odds")),
    ]


def odds_text(odds: Mapping[str, Any] | None) -> Text:
    """The chance to win, in per cent."""
    if odds is None or not odds["fighting"]:
        return NOTHING
    whole, tenth = divmod(odds["losses_tenths"], 10)
    if odds["win_with_favor"] in (None, odds["win"]):
        return text("show-odds", win=odds["win"], whole=whole, tenth=tenth)
    favored = odds["win_with_favor"]
    return text("show-odds-favor", win=odds["win"], favored=favored, whole=whole, tenth=tenth)


TARGET_COLUMNS = ("target", "who", "sent", "odds")


def town_section(view: View) -> Section:
    """Troll and draugr, and who has reserved a fight."""
    lines = [
        text("show-target", place=target["name"], enemy=enemy_text(target["enemy"]))
        for target in view["town"]
        if target["enemy"] is not None
    ]
    rows = [target_row(target) for target in view["town"] if target["fighter"] is not None]
    return grid("title-town", lines, TARGET_COLUMNS, rows)


def shores_section(view: View) -> Section:
    """Monsters, journeys, ships and their cargo."""
    rows, lines = [], []
    for shore in view["shores"]:
        rows.append([*target_row(shore), *shore_cells(shore)])
        lines += shore_lines(shore)
    names = (*TARGET_COLUMNS, "coins", "journey", "cargo")
    return grid("title-shores", lines, names, rows)


def shore_lines(shore: Mapping[str, Any]) -> list[Text]:
    """A shore's way and its monster, and who knows its journey."""
    lines = []
    if shore["enemy"] is not None:
        at = SHORE_NAMES.index(shore["name"])
        told = {"place": shore["name"], "enemy": enemy_text(shore["enemy"])}
        lines.append(text(f"show-shore-{DISTANCE[at]}", fed=FED_BY_ONE[at], **told))
    if shore["looked"]:
        lines.append(text("show-looked", seats=shore["looked"], shore=shore["name"]))
    return lines


def shore_cells(shore: Mapping[str, Any]) -> list[Text]:
    """Coins, journey and cargo of a shore."""
    journey = NOTHING
    if shore["journey"] is not None:
        journey = text(shore["journey"])
    elif shore["face_down"]:
        journey = text("show-face-down")
    cargo = NOTHING
    if shore["capacity"]:
        cargo = text("show-cargo", aboard=shore["aboard"], capacity=shore["capacity"])
    return [text("show-number", n=shore["coins"]), journey, cargo]


# -- places --------------------------------------------------------------------


def places_section(view: View) -> Section:
    """Every place for workers: who is there, what it asks and gives, whether it is open."""
    rows = [
        [text("show-place", place=place["name"]), *place_cells(place)] for place in view["places"]
    ]
    return Section(text("title-places"), [], columns("place", "workers", "deal", "state"), rows)


def place_cells(place: Mapping[str, Any]) -> list[Text]:
    """What stands beside a place's name; its options have hints of their own."""
    return [who_text(place), deal_text(place), state_text(place)]


def who_text(place: Mapping[str, Any]) -> Text:
    """Whose workers stand there."""
    return text("show-seats", seats=place["workers"]) if "workers" in place else NOTHING


def deal_text(place: Mapping[str, Any]) -> Text:
    """What a place asks and gives now; what else it does, with its price, in its own words."""
    row = ALL_PLACES[PLACE[place["name"]]]
    cost, gain = counted(place.get("cost", {})), counted(place.get("gain", {}))
    if row.capacity:
        gain.append(text("show-capacity", capacity=row.capacity))
    if row.glory:
        gain.append(text("count_glory", n=row.glory))
    if not gain:
        gain = [text("show-text", place=row.name)]
        cost = cost if not any(row.cost.goods) else []
    return text("show-deal", cost=cost, gain=gain) if cost else text("show-list", items=gain)


def state_text(place: Mapping[str, Any]) -> Text:
    """Open or not, and what would be lost to the limit of eight."""
    if "closed" in place:
        return text(place["closed"])
    if "moored" in place:
        return text("show-moored", shore=place["moored"])
    if "recruits" in place:
        found = place["recruits"]
        key = "show-recruits-wasted" if found["wasted"] else "show-recruits"
        return text(key, after=found["after"], wasted=found["wasted"])
    return NOTHING


def cards_section(view: View) -> Section:
    """Runes to be had, the merchant, the supply, decks and discards."""
    runes = [name for name in view["runes"] if name is not None]
    lines = [text("show-runes", cards=runes)] if runes else [text("show-no-runes")]
    if view["merchant"] is not None:
        lines.append(text("show-merchant", card=view["merchant"]))
    if view["ships"]:
        lines.append(text("show-ships", ships=view["ships"]))
    lines.append(text("show-supply", dice=counted(view["supply"]) or [NOTHING]))
    lines.append(text("show-decks", **view["decks"]))
    if view["discards"]:
        lines.append(text("show-discards", cards=view["discards"]))
    if view["journey_discards"]:
        lines.append(text("show-journey-discards", cards=view["journey_discards"]))
    if view["merchants_past"]:
        lines.append(text("show-merchants-past", cards=view["merchants_past"]))
    return Section(text("title-cards"), lines)


# -- players -------------------------------------------------------------------


def players_section(view: View) -> Section:
    """Everybody's goods, dice and workers in a grid, cards below."""
    rows, lines = [], []
    for seat, player in enumerate(view["players"]):
        rows.append(
            [
                text("show-seat", seat=seat),
                text("show-number", n=player["glory"]),
                *[text("show-number", n=player[good]) for good in GOODS],
                listed(counted(player["warriors"])),
                text("show-of", n=player["owned"], most=MOST_WARRIORS),
                text("show-of", n=player["workers"], most=player["workforce"]),
            ]
        )
        lines += player_lines(seat, player)
    names = ("who", "glory", *GOODS, "at-home", "dice", "left")
    return Section(text("title-players"), lines, columns(*names), rows)


def player_lines(seat: int, player: Mapping[str, Any]) -> list[Text]:
    """Leader and the open part of the final score, runes, ship, revealed destinies."""
    lines = []
    if player["leader"] is not None:
        total = player["glory"] + sum(player["scoring"].values())
        told = {"leader": player["leader"], "destinies": player["destinies"], "glory": total}
        lines.append(text("show-leader", seat=seat, **told))
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
    for seat, found in enumerate(view["revealed"]):
        names = found["defeated"]
        key = "show-defeated" if names else "show-defeated-none"
        lines.append(text(key, seat=seat, cards=names, sets=found["sets"]))
    if view["scores"] is not None:
        for seat, parts in enumerate(view["scores"]):
            told = [text(f"part-{name}", n=glory) for name, glory in parts.items() if glory]
            lines.append(text("show-parts", seat=seat, parts=told or [NOTHING]))
    return Section(text("title-hall"), lines)


def own_section(view: View) -> Section:
    """What you alone know: destinies, defeated enemies, your score so far."""
    mine = view["mine"]
    lines = [destiny_line(each) for each in mine["destinies"]]
    if mine["drawn"]:
        lines.append(text("show-drawn", cards=mine["drawn"]))
    lines += [text("show-returned", cards=cards) for cards in mine["returned"]]
    trophies = mine["trophies"]
    if trophies["defeated"]:
        lines.append(text("show-trophies", cards=trophies["defeated"]))
    if any(trophies["kinds"].values()):
        lines.append(text("show-colours", **trophies["colours"], sets=trophies["sets"]))
    parts = [
        text(f"part-{name}", n=glory)
        for name, glory in mine["scoring"].items()
        if glory and name != "total"
    ]
    lines.append(text("show-score", parts=parts or [NOTHING], total=mine["scoring"]["total"]))
    return Section(text("title-own"), lines)


def destiny_line(destiny: Mapping[str, Any]) -> Text:
    """An own destiny: what it is worth and, where that is known, how it stands."""
    number = DESTINY[destiny["name"]]
    told = {"card": destiny["name"], "sole": SOLE[number], "tied": TIED[number]}
    if destiny["standing"] is None:
        return text("show-destiny", own=destiny["own"], **told)
    rival = max(number for number in [0, *others(destiny)])
    key = f"show-destiny-{destiny['standing']}" if rival or destiny["own"] else "show-destiny-open"
    return text(key, own=destiny["own"], rival=rival, **told)


def others(destiny: Mapping[str, Any]) -> list[int]:
    """What the others have of what a destiny counts."""
    found: list[int] = [*destiny["all"]]
    found.remove(destiny["own"])
    return found
