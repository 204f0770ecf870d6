"""A view in words: sections of texts for terminals, screen readers and plain pages.

1. the age: phase, turn, doom
2. the board, province by province around the ring, each fjord after the two it supports
3. the clans in numbers
4. the clans' sheets: upgrades, reserve, the fallen, cards that everybody knows of
5. the pillage under way
6. your own cards

Made from the view and the printed facts alone, so that it can tell nothing that the seat may
not know.
"""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core import NOTHING, Section, Text, columns, listed, number, text
from meadhall.games.bloodrage.cards import BY_NAME, CARDS
from meadhall.games.bloodrage.components import (
    LEGENDARY,
    PLACE,
    STATS,
    YGGDRASIL,
    ProvinceName,
)
from meadhall.games.bloodrage.figures import named
from meadhall.games.bloodrage.view_types import (
    BattleView,
    Figures,
    FjordView,
    OwnView,
    ProvinceView,
    StatView,
    View,
)

BLANK = text("blank")


def lay_out(view: View) -> list[Section]:
    """The table from top to bottom."""
    sections = [age_section(view), board_section(view), clans_section(view), sheets_section(view)]
    if view["battle"] is not None:
        sections.append(battle_section(view, view["battle"]))
    if view["mine"] is not None:
        sections += cards_sections(view, view["mine"])
    return sections


# -- the age -----------------------------------------------------------------------


def age_section(view: View) -> Section:
    """Age, phase, whose turn, what is doomed."""
    age, phase = view["age"], view["phase"]
    lines = [text("show-first", seat=view["first"])]
    if phase == "action":
        lines = [text("show-turn", turn_seat=view["turn"], seat=view["first"])]
    if view["doom"] is not None:
        glory = view["printed"]["ragnarok_glory"][view["ragnarok"].index(view["doom"])]
        lines.append(text("show-doom", place=view["doom"], glory=glory))
        later = view["ragnarok"][view["ragnarok"].index(view["doom"]) + 1 :]
        if later:
            lines.append(text("show-later-dooms", places=later))
    return Section(text("title-age", age=age, phase=f"phase-name-{phase}"), lines)


# -- the board -------------------------------------------------------------------------


def board_section(view: View) -> Section:
    """The provinces in the order of the ring, each fjord below the two that it supports."""
    rows = []
    for province in view["provinces"]:
        rows.append(province_row(province))
        rows += [
            fjord_row(each) for each in view["fjords"] if each["supports"][-1] == province["name"]
        ]
    heads = columns("province", "region", "room", "reward", "forces")
    return Section(text("title-board"), [], heads, rows)


def province_row(province: ProvinceView) -> list[Text]:
    """A province: name and doom, region, free villages, reward, figures."""
    place = PLACE[province["name"]]
    name = text("show-doomed" if province["doomed"] else "show-place", place=province["name"])
    region = BLANK if place == YGGDRASIL else text(province["region"])
    if province["destroyed"]:
        return [name, region, BLANK, BLANK, text("show-destroyed")]
    room = text("show-no-limit")
    if province["villages"] is not None and province["free"] is not None:
        room = text("show-room", free=province["free"], villages=province["villages"])
    reward = f"short-{province['token']}"
    taken = "show-reward-taken" if province["pillaged"] else "show-reward"
    forces = [
        force(seat, own, strength)
        for seat, (own, strength) in enumerate(
            zip(province["figures"], province["strength"], strict=True)
        )
        if strength
    ]
    return [name, region, room, text(taken, token=reward), together(forces)]


def fjord_row(fjord: FjordView) -> list[Text]:
    """A fjord and the ships in it."""
    ships = [
        text("show-fleet", seat=seat, figures=named(own))
        for seat, own in enumerate(fjord["figures"])
        if own
    ]
    return [text(f"short-{fjord['name']}"), BLANK, BLANK, BLANK, together(ships)]


def force(seat: int, figures: Mapping[str, int], strength: int) -> Text:
    """A clan's figures in a province and its strength there, its ships in the fjord included."""
    if not figures:
        return text("show-support", seat=seat, strength=strength)
    return text("show-force", seat=seat, figures=named(figures), strength=strength)


def together(forces: list[Text]) -> Text:
    """All who are in a place."""
    return text("show-forces", items=forces) if forces else BLANK


# -- the clans -------------------------------------------------------------------------


def clans_section(view: View) -> Section:
    """Glory, Rage and stats of all clans; hands, which grow alike in a draft, only after it."""
    rows = []
    drafting = view["phase"] == "gifts"
    for seat, player in enumerate(view["players"]):
        passed = player["passed"] and view["phase"] == "action"
        rows.append(
            [
                text("show-clan", seat=seat, you=int(view["seat"] == seat), passed=int(passed)),
                number(player["glory"]),
                number(player["rage"]),
                *[stat_text(player["stats"][name]) for name in STATS],
                number(player["on_board"]),
                NOTHING if drafting else number(player["hand"]),
                number(player["quests"]),
            ]
        )
    heads = columns("clan", "glory", "rage", "rage-stat", "axes", "horns", "on-board")
    heads += columns("hand", "quests")
    return Section(text("title-clans"), [], heads, rows)


def stat_text(stat: StatView) -> Text:
    """A stat's value and its step on the track; from the fourth on it is legendary."""
    legendary = LEGENDARY[stat["step"] - 1] > 0
    key = "show-stat-legendary" if legendary else "show-stat"
    return text(key, value=stat["value"], step=stat["step"])


def sheets_section(view: View) -> Section:
    """Upgrades, reserves and the fallen; cards that everybody knows of."""
    rows = []
    for seat, player in enumerate(view["players"]):
        laid = [name for kind in player["upgrades"].values() for name in kind if name]
        rows.append(
            [
                text("show-seat", seat=seat),
                listed(laid),
                listed(named(player["reserve"])),
                listed(named(player["valhalla"])),
            ]
        )
    lines = [
        text("show-seen", seat=seat, cards=player["seen"])
        for seat, player in enumerate(view["players"])
        if player["seen"]
    ]
    discards = of_this_age(view["discards"], view)
    if discards:
        lines.append(text("show-discards", cards=discards))
    heads = columns("clan", "upgrades", "reserve", "valhalla")
    return Section(text("title-sheets"), lines, heads, rows)


def of_this_age(cards: list[str], view: View) -> list[str]:
    """Those that are printed for this age: who counts cards needs to know where they are."""
    printed = {card.name for card in CARDS if card.age == view["age"]}
    return [name for name in cards if name in printed]


# -- the pillage under way -----------------------------------------------------------


def battle_section(view: View, battle: BattleView) -> Section:
    """Who is there with what strength and, once they are up, which cards."""
    here = view["provinces"][PLACE[battle["province"]]]
    title = text("title-battle", seat=battle["pillager"], place=battle["province"])
    lines = [text("show-prize", token=here["token"])] if here["token"] else []
    if not battle["seats"]:
        lines.append(text("show-call"))
    seats = battle["seats"] or [seat for seat, has in enumerate(here["strength"]) if has]
    rows = [
        battle_row(battle, seat, figures_there(view, battle["province"], seat)) for seat in seats
    ]
    heads = columns("clan", "figures", "cards", "strength") if rows else []
    return Section(title, lines, heads, rows)


def figures_there(view: View, name: ProvinceName, seat: int) -> Figures:
    """A clan's figures in the pillaged province and its supporting fjord."""
    fjords = [fjord for fjord in view["fjords"] if name in fjord["supports"]]
    found: Figures = {}
    for place in (view["provinces"][PLACE[name]], *fjords):
        found.update(place["figures"][seat])
    return found


def battle_row(battle: BattleView, seat: int, figures: Mapping[str, int]) -> list[Text]:
    """A clan in the battle: figures, cards turned up, strength so far."""
    blank = battle["blank"][seat]
    cards: list[Text] = [
        text("show-blank-card", card=name) if name in blank else text(name)
        for name in battle["cards"][seat]
    ]
    own, added = battle["figures_strength"][seat], battle["cards_strength"][seat]
    return [
        text("show-seat", seat=seat),
        text("show-figures", figures=named(figures) or [NOTHING], strength=own),
        listed(cards),
        number(own + added),
    ]


# -- your own cards ----------------------------------------------------------------------


def cards_sections(view: View, mine: OwnView) -> list[Section]:
    """Your pack while you draft, and your cards."""
    sections = []
    if mine["pack"] and view["round"] is not None:
        title = text("title-pack", round=view["round"])
        sections.append(Section(title, [], card_heads(), card_rows(mine["pack"])))
    lines = [] if mine["hand"] else [text("show-no-hand")]
    if mine["quests"]:
        lines.append(text("show-quests", cards=mine["quests"]))
    gone = of_this_age([*mine["left"], *mine["thrown"]], view)
    if gone:
        lines.append(text("show-gone", cards=gone))
    rows = card_rows(mine["hand"])
    sections.append(Section(text("title-cards"), lines, card_heads() if rows else [], rows))
    return sections


def card_heads() -> list[Text]:
    """The heads of a grid of cards."""
    return columns("card", "kind", "text")


def card_rows(cards: list[str]) -> list[list[Text]]:
    """Cards with what they are and what they say."""
    return [[text(name), card_facts(name), text("show-card-text", card=name)] for name in cards]


def card_facts(name: str) -> Text:
    """What is printed on a card besides its text: kind, strength, cost."""
    card = BY_NAME[name]
    kind = card["kind"]
    if kind == "battle":
        return text("show-battle-card", strength=card["strength"])
    if kind == "quest":
        return text("show-quest-card")
    if kind == "monster":
        return text("show-monster-card", cost=card["cost"], strength=card["strength"])
    return text(f"show-{kind}-card", cost=card["cost"])
