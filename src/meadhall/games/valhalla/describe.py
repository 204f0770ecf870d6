"""A view in words: sections of texts for terminals, screen readers and plain pages.

1. where the game stands
2. the players in numbers
3. their parties, warrior by warrior
4. the battle under way: both sides, dice, what each warrior lacks
5. the monster of a solo game
6. the discard pile and other open cards
7. your own cards

Made from the view and the printed facts alone, so that it can tell nothing that the seat may
not know.
"""

from __future__ import annotations

from typing import Literal, TypeGuard

from meadhall.core import NOTHING, Section, Text, columns, listed, number, text
from meadhall.games.valhalla.cards import ROWS
from meadhall.games.valhalla.view_types import (
    BattleView,
    FighterView,
    MonsterSide,
    MonsterView,
    OddsView,
    OwnView,
    PlayerView,
    SideView,
    View,
    WarriorView,
)
from meadhall.games.valhalla.words import warrior_text, weapons_text

IN_A_LINE = 12
"""Cards in one line of a long enumeration."""
PARTS: tuple[Literal["warriors", "cards", "jarl", "brought"], ...] = (
    "warriors",
    "cards",
    "jarl",
    "brought",
)
"""What a battle strength is made of."""
OWN_CARDS: tuple[Literal["offered", "drawn", "hand"], ...] = ("offered", "drawn", "hand")
"""Where a player's own cards lie, in the order in which they are told."""


def lay_out(view: View) -> list[Section]:
    """The table from top to bottom."""
    sections = [standing_section(view), draws_section(view)]
    sections += [players_section(view), parties_section(view)]
    if view["monster"] is not None:
        sections.append(monster_section(view["monster"]))
    if view["battle"] is not None:
        sections += battle_sections(view["battle"])
    sections += piles_sections(view)
    if view["mine"] is not None:
        sections += own_sections(view, view["mine"])
    return sections


def in_lines(key: str, names: list[str]) -> list[Text]:
    """Many cards, a dozen to a line: the first line says what they are."""
    parts = [names[at : at + IN_A_LINE] for at in range(0, len(names), IN_A_LINE)]
    return [text(key if not at else "show-more", cards=part) for at, part in enumerate(parts)]


# -- where the game stands -------------------------------------------------------------------


def standing_section(view: View) -> Section:
    """Turn, deck, extra dice, the end in sight, Loki's card."""
    lines = [text("show-deck", deck=view["deck"], dice=view["extra_dice"])]
    if view["phase"] in ("turn", "battle"):
        lines.insert(0, text("show-turn", seat=view["turn"], turn=view["turns"]))
    if view["last_turns"]:
        lines.append(text("show-last-turns", turns=view["last_turns"]))
    elif view["ending"] and len(view["players"]) == 1 and view["won"] is None:
        lines.append(text("show-ending-solo"))
    elif view["ending"] and view["last_turns"] is None and len(view["players"]) > 1:
        lines.append(text("show-ending"))
    if view["shuffled_back"]:
        lines += in_lines("show-back", view["shuffled_back"])
    if view["loki"] is not None:
        lines.append(text("show-loki", card=view["loki"]))
    if view["won"] is not None:
        lines.append(text("show-won" if view["won"] else "show-lost"))
    return Section(text(f"title-{view['phase']}"), lines)


def draws_section(view: View) -> Section:
    """How many cards are drawn; apart, because it never changes."""
    return Section(text("title-draws"), [text("show-draws", **view["draws"])])


# -- players ---------------------------------------------------------------------------------


def players_section(view: View) -> Section:
    """Jarls, shields, trophies, hands, Valhallas; nobody takes shields from a monster."""
    names = ["player", "jarl", "shields", "trophies", "shield-points", "hand", "valhalla"]
    if len(view["players"]) == 1:
        names = [name for name in names if name not in ("trophies", "shield-points")]
    rows = []
    lines = []
    for seat, player in enumerate(view["players"]):
        cells = player_cells(seat, player)
        rows.append([cells[name] for name in names])
        lines += player_lines(seat, player, view["seen"][seat])
    return Section(text("title-players"), lines, columns(*names), rows)


def player_cells(seat: int, player: PlayerView) -> dict[str, Text]:
    """A player in numbers, by column."""
    trophies = [
        text("show-trophy", emblem=emblem, count=count)
        for emblem, count in player["captured"].items()
    ]
    return {
        "player": text("show-seat", seat=seat),
        "jarl": text(player["jarl"]) if player["jarl"] else NOTHING,
        "shields": number(player["shields"]),
        "trophies": listed(trophies),
        "shield-points": number(sum(player["shield_points"].values())),
        "hand": number(player["hand"] + player["drawn"]),
        "valhalla": number(player["valhalla"]),
    }


def player_lines(seat: int, player: PlayerView, seen: list[str]) -> list[Text]:
    """A partner, a title, cards that you know of."""
    lines = []
    if player["partner"] is not None:
        lines.append(text("show-partner", seat=seat, partner_seat=player["partner"]))
    if player["viking"] is not None:
        lines.append(text("show-viking", seat=seat, level=player["viking"]))
    if seen:
        lines.append(text("show-seen", seat=seat, cards=seen))
    return lines


def parties_section(view: View) -> Section:
    """Every warrior on the boards: strength, weapons, glory, ability."""
    rows = []
    for seat, player in enumerate(view["players"]):
        for slot, warrior in enumerate(player["party"], 1):
            if warrior is not None:
                rows.append([text("show-slot", seat=seat, slot=slot), *warrior_row(warrior)])
    names = ("player", "warrior", "strength", "weapons", "glory", "text")
    lines = [] if rows else [text("show-no-parties")]
    return Section(text("title-parties"), lines, columns(*names), rows)


def warrior_row(warrior: WarriorView) -> list[Text]:
    """Name, strength, weapons, glory, ability; a Tyr card with it."""
    name = text(warrior["card"])
    if warrior["tyr"]:
        name = text("show-with-tyr", card=warrior["card"], tyr=warrior["tyr"])
    return [
        name,
        number(warrior["strength"]),
        weapons_text(warrior["rule"], warrior["symbols"], warrior["need"]),
        number(warrior["glory"]),
        text("show-card-text", card=warrior["card"]),
    ]


# -- the battle ------------------------------------------------------------------------------


def battle_sections(battle: BattleView) -> list[Section]:
    """Both sides with strengths, then the warriors of each."""
    title = "title-ragnarok-turn" if battle["ragnarok"] else "title-fight"
    lines = []
    if battle["decided"]:
        lines.append(text("show-decided"))
    elif not battle["ragnarok"]:
        lines.append(text(f"show-phase-{battle['phase'] or 'before'}"))
    if battle["needed"] is not None:
        lines.append(text("show-needed", needed=battle["needed"]))
    lines += [text("show-help", seat=each["seat"], card=each["card"]) for each in battle["helps"]]
    if battle["banned"] is not None:
        lines.append(text("show-banned", card=battle["banned"]))
    if battle["odds"] is not None:
        lines += odds_lines(battle["odds"], battle["ragnarok"])
    sections = [Section(text(title), lines)]
    if battle["ragnarok"]:
        return [*sections, *(last_section(side) for side in battle["sides"] if is_player(side))]
    for at, side in enumerate(battle["sides"]):
        if is_player(side):
            sections.append(side_section(side, at))
        else:
            strength = text("title-monster-side", strength=side["strength"])
            sections.append(Section(strength))
    return sections


def is_player(side: SideView | MonsterSide) -> TypeGuard[SideView]:
    """Whether a side is a player's, not a monster's."""
    return side["seat"] is not None


def last_section(side: SideView) -> Section:
    """A player in Ragnarök, where glory counts and strength does not."""
    armed = sum(each["glory"] for each in side["warriors"] if each["active"])
    lines = [text("show-glory-armed", glory=armed)]
    if side["dice"]:
        lines.append(text("show-dice-alone", dice=side["dice"]))
    else:
        lines.append(text("show-no-dice"))
    lines += side_lines(side)
    rows = [fighter_row(warrior, "glory") for warrior in side["warriors"]]
    title = text("title-last-fight", seat=side["seat"])
    return Section(title, lines, columns("warrior", "glory", "state"), rows)


def odds_lines(odds: OddsView, ragnarok: bool) -> list[Text]:
    """The chances of the dice picked."""
    lines = [text("show-picked", dice=odds["dice"])]
    if odds["percent"] is not None:
        lines.append(text("show-chance", percent=odds["percent"]))
    outcomes = [
        text("show-outcome", value=value, percent=round(chance / 10))
        for value, chance in odds["outcomes"]
        if chance > 5
    ]
    key = "show-outcomes-glory" if ragnarok else "show-outcomes"
    lines.append(text(key, items=outcomes))
    return lines


def side_section(side: SideView, at: int) -> Section:
    """A side: strength and where it comes from, dice, cards, warriors."""
    lines = [strength_line(side)]
    if side["dice"]:
        lines.append(text("show-dice", dice=side["dice"], best=side["best"]))
    else:
        lines.append(text("show-no-dice"))
    lines += side_lines(side)
    rows = [fighter_row(warrior, "strength") for warrior in side["warriors"]]
    title = text("title-attacker" if at == 0 else "title-defender", seat=side["seat"])
    return Section(title, lines, columns("warrior", "strength", "state"), rows)


def side_lines(side: SideView) -> list[Text]:
    """Rerolls due, dice to come or missing, cards, a jarl without effect."""
    lines = []
    if side["free_rerolls"]:
        lines.append(text("show-free-rerolls", count=side["free_rerolls"]))
    if side["fewer"]:
        lines.append(text("show-fewer", count=side["fewer"]))
    if side["promised"]:
        lines.append(text("show-promised", count=side["promised"]))
    if side["tactics"]:
        lines.append(text("show-tactics", cards=side["tactics"]))
    if side["supplies"]:
        lines.append(text("show-supplies", cards=side["supplies"]))
    if side["given_up"]:
        lines.append(text("show-given-up", cards=side["given_up"]))
    if not side["jarl_works"]:
        lines.append(text("show-jarl-off"))
    return lines


def strength_line(side: SideView) -> Text:
    """The strength, with its parts if it has more than warriors."""
    parts = [text(f"part-{part}", n=n) for part in PARTS if (n := side["parts"][part])]
    if side["strength"] == side["parts"]["warriors"]:
        return text("show-strength", strength=side["strength"])
    return text("show-strength-of", strength=side["strength"], parts=parts)


def fighter_row(warrior: FighterView, worth: Literal["strength", "glory"]) -> list[Text]:
    """A warrior in battle: its strength or glory, and how it stands."""
    if warrior["muted"]:
        state = text("state-muted")
    elif warrior["active"]:
        state = text("state-active", dice=warrior["dice"]) if warrior["dice"] else text("state-in")
    elif warrior["blocked"]:
        state = text("state-blocked")
    elif warrior["ready"]:
        state = text("state-ready")
    else:
        state = lacks_text(warrior)
    return [text(warrior["card"]), number(warrior[worth]), state]


def lacks_text(warrior: FighterView) -> Text:
    """The weapons that a warrior lacks; of a giant's pattern, how many dice."""
    row = ROWS[warrior["card"]]
    if row.need_rule in (None, "exact"):
        return text("state-lacks", weapons=warrior["lacks"])
    pattern = weapons_text(row.need_rule, row.symbols, [])
    return text("state-short", count=len(warrior["lacks"]), pattern=pattern)


# -- solo ------------------------------------------------------------------------------------


def monster_section(monster: MonsterView) -> Section:
    """The active card, its dice, the next one."""
    lines = [
        text("show-monster", strength=monster["strength"], cap=monster["cap"]),
        text(
            "show-monster-clans",
            clans=[text(f"clan-{clan}") for clan in monster["clans"]],
            signs=monster["signs"],
        ),
        text("show-monster-need", weapons=monster["need"]),
        text("show-monster-open", weapons=monster["open"])
        if monster["open"]
        else text("show-monster-covered"),
        text("show-glory-bar", glory=monster["glory"], cap=monster["cap"]),
        text("show-loss", count=monster["loss"], level=monster["level"]),
    ]
    if monster["ability"] is not None:
        lines.append(text("show-card-text", card=monster["card"]))
    if monster["next"] is not None:
        lines.append(text("show-next-card", card=monster["next"], left=monster["left"]))
    else:
        lines.append(text("show-last-card"))
    lines += in_lines("show-valhalla", monster["valhalla"])
    return Section(text("title-monster", card=monster["card"]), lines)


# -- piles and own cards -----------------------------------------------------------------------


def piles_sections(view: View) -> list[Section]:
    """The discard pile from the top, and cards lying open.

    What lies deep stands apart and in whole lines, so that it changes seldom.
    """
    lines = []
    if view["shown"]:
        lines.append(text("show-open", cards=view["shown"]))
    pile = view["discard"][::-1]
    top = len(pile) if len(pile) < 2 * IN_A_LINE else len(pile) % IN_A_LINE + IN_A_LINE
    lines += in_lines("show-pile", pile[:top]) or [text("show-no-pile")]
    found = [Section(text("title-piles", count=len(pile)), lines)]
    if pile[top:]:
        found.append(Section(text("title-deep"), in_lines("show-deep", pile[top:])))
    return found


def own_sections(view: View, mine: OwnView) -> list[Section]:
    """Your hand with texts, cards to choose from; your Valhalla and points."""
    sections = []
    for key in OWN_CARDS:
        if mine[key] or key == "hand":
            rows = [card_row(name) for name in mine[key]]
            lines = [] if rows else [text("show-no-hand")]
            heads = columns("card", "kind", "text") if rows else []
            sections.append(Section(text(f"title-{key}"), lines, heads, rows))
    if mine["picked"]:
        lines = [text("show-picked-cards", cards=mine["picked"])]
        sections.append(Section(text("title-picked"), lines))
    if len(view["players"]) > 1:  # a solo game has no points (VA-281)
        lines = [*points_lines(view, mine), *in_lines("show-valhalla", mine["valhalla"])]
        sections.append(Section(text("title-mine"), lines))
    return sections


def points_lines(view: View, mine: OwnView) -> list[Text]:
    """Points so far, by source, and what shields are worth."""
    worth = view["shield_worth"]
    points = mine["points"]
    sets = [text("show-set", size=size, glory=glory) for size, glory in worth["sets"]]
    return [
        text("show-points", total=mine["total"]),
        text("show-valhalla-points", glory=mine["glory"]),
        text(
            "show-shield-points",
            own=points["own_shields"],
            captured=points["captured_shields"],
            sets=points["shield_sets"],
        ),
        text(
            "show-shield-worth",
            own=worth["own"],
            captured=worth["captured"],
            sets=listed(sets),
        ),
    ]


def card_row(name: str) -> list[Text]:
    """A card of your own: name, what it is, what it says."""
    row = ROWS[name]
    kind = warrior_text(name) if row.kind == "warrior" else text(f"kind-{row.kind}")
    return [text(name), kind, text("show-card-text", card=name)]
