"""What one seat sees of a table, built up from nothing (VA-012 to VA-019, VA-312).

Public: parties, jarls, shields, dice, cards played, the discard pile, counts of hidden cards.
Private: the own hand, Valhalla, cards being drawn or picked, and cards of others that this
seat has seen go into their hands. A spectator sees what is public. Once the game is over every
Valhalla lies open.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.core import Call, Recent
from meadhall.games.valhalla.actions import ChooseAction, ChooseTarget, chooses_in_secret, goals
from meadhall.games.valhalla.bonuses import clans_in
from meadhall.games.valhalla.cards import (
    CARDS,
    CLAN,
    GLORY,
    NAMES,
    ROWS,
    STRENGTH,
    SYMBOLS,
    names_of,
)
from meadhall.games.valhalla.components import (
    CLANS,
    EMBLEMS,
    EMPTY,
    MONSTER,
    SHIELD_POINTS,
    WEAPONS,
)
from meadhall.games.valhalla.forecast import (
    attack_calls,
    attack_forecast,
    takes_last_shield,
    takes_new_shield,
)
from meadhall.games.valhalla.glory import points
from meadhall.games.valhalla.jarls import second_holds
from meadhall.games.valhalla.odds import (
    chance_to_cover,
)
from meadhall.games.valhalla.piles import SPECTATOR
from meadhall.games.valhalla.scoring import parts_of, shield_parts
from meadhall.games.valhalla.solo.monster import (
    ability,
    active_card,
    free_dice,
    monster_cap,
    monster_needs,
    monster_strength,
)
from meadhall.games.valhalla.table import Table, party_size, places_of
from meadhall.games.valhalla.view_battle import battle_view
from meadhall.games.valhalla.view_types import (
    BattlePhase,
    DrawsView,
    MonsterView,
    Own,
    OwnView,
    PhaseName,
    PlayerView,
    Seen,
    ShieldWorth,
    TargetView,
    WarriorView,
)

BATTLE_PHASES: tuple[BattlePhase, ...] = ("attack", "defence")
"""What the phases of a battle are called."""


def look(table: Table, seat: int | None) -> Seen:
    """Everything that this seat may see."""
    view = public(table, Recent())
    if seat is not None:
        mine = own_lately(table, seat, Recent())
        view["seen"], view["mine"] = mine["seen"], mine["mine"]
    return view


def public(table: Table, recent: Recent) -> Seen:
    """Everything that is public; parts made of the same as lately are taken from there."""
    return {
        "turn": table.turn,
        "turns": table.turns,
        "first": table.first,
        "phase": phase_of(table),
        "deck": len(table.deck),
        "discard": cards_view("discard", table.discard, recent),
        "box": len(table.box),
        "shown": cards_view("shown", table.shown, recent),
        "shuffled_back": cards_view("back", table.back, recent),
        "extra_dice": table.grey,
        "draws": recent.part("draws", table.draws, lambda: draws_view(table)),
        "room": table.room,
        "ending": table.ending,
        "last_turns": None if table.last_turns < 0 else table.last_turns,
        "loki": table.loki or None,
        "memo": table.memo,
        "shield_worth": recent.part("worth", (table.memo,), lambda: shield_worth(table)),
        "players": players_view(table, recent),
        "battle": None if table.battle is None else battle_view(table, table.battle, recent),
        "monster": monster_view(table) if table.monster else None,
        "won": table.won if table.over and table.seats == 1 else None,
        "seen": seen_by(table, None),
        "mine": None,
    }


def own_lately(table: Table, seat: int, recent: Recent) -> Own:
    """The parts that are this seat's own: its cards, and what it knows of other hands."""
    return {"seen": seen_by(table, seat), "mine": own_view(table, seat, recent)}


def cards_view(name: str, cards: list[int], recent: Recent) -> list[str]:
    """Cards that lie open, in order."""
    return recent.part(name, tuple(cards), lambda: [NAMES[card] for card in cards])


def draws_view(table: Table) -> DrawsView:
    """How many cards are drawn."""
    action, phase_b = table.draws
    return {"action": action, "phase_b": phase_b}


def shield_worth(table: Table) -> ShieldWorth:
    """What shields score in this game: an own one, a captured one, sets of different ones."""
    own, captured, sets = SHIELD_POINTS[table.memo]
    return {"own": own, "captured": captured, "sets": [[size, glory] for size, glory in sets]}


def phase_of(table: Table) -> PhaseName:
    """Where the game stands: setup, turn, battle, ragnarok, over."""
    if table.over:
        return "over"
    if table.battle is not None:
        return "ragnarok" if table.battle.ragnarok else "battle"
    return "turn" if table.turns else "setup"


# -- players -------------------------------------------------------------------------------


def players_view(table: Table, recent: Recent) -> list[PlayerView]:
    """All players as everyone sees them."""
    secret = chooses_in_secret(table)
    return [player_view(table, seat, secret, recent) for seat in range(table.seats)]


def player_view(table: Table, seat: int, secret: int | None, recent: Recent) -> PlayerView:
    """A player as everyone sees them; ``secret`` is who picks warriors unseen."""
    player, places = table.players[seat], places_of(seat)
    aside = 0 if secret == seat else len(player.aside)
    second = second_holds(table, seat)
    made_of = (
        player.jarl,
        table.circle[seat],
        table.memo,
        len(player.hand) + len(player.aside),
        len(player.drawn),
        aside,
        len(player.valhalla),
        table.over,
        player.shields,
        viking_level(table, seat) if table.vikings else None,
        second,
    )
    party = table.party[places.start : places.stop]
    tyr = table.tyr[places.start : places.stop]
    make = partial(new_player_view, table, seat, second, aside)
    return recent.part(seat, made_of, make, (party, tyr, player.captured))


def new_player_view(table: Table, seat: int, second: bool | None, aside: int) -> PlayerView:
    """The same, made now: with whether the second ability holds, and cards seen to be picked."""
    player = table.players[seat]
    captured = {EMBLEMS[other]: count for other, count in enumerate(player.captured) if count}
    return {
        "emblem": EMBLEMS[seat],
        "jarl": player.jarl or None,
        "second": second,
        "partner": table.circle[seat][1] if len(table.circle[seat]) > 1 else None,
        "party": [warrior_view(table, place) for place in places_of(seat)],
        "warriors": party_size(table, seat),
        "clans": clans_in(table, seat),
        "hand": len(player.hand) + len(player.aside),
        "drawn": len(player.drawn),
        "aside": aside,
        "valhalla": len(player.valhalla),
        "sent": names_of(player.valhalla) if table.over else [],
        "shields": player.shields,
        "captured": captured,
        "shield_points": shield_parts(table, player.shields, tuple(player.captured), table.memo),
        "viking": viking_level(table, seat),
    }


def viking_level(table: Table, seat: int) -> int | None:
    """The level of a Last Viking; None for anybody else."""
    if seat not in table.vikings:
        return None
    return table.levels[table.vikings.index(seat)]


def seen_by(table: Table, viewer: int | None) -> list[list[str]]:
    """By seat, the cards of its hand that a viewer knows of (VA-312)."""
    if not table.notes:
        return [[] for _ in table.players]
    knows = 1 << (SPECTATOR if viewer is None else viewer)
    return [
        []
        if seat == viewer
        else names_of(c for c in (*p.hand, *p.aside) if table.notes.get(c, 0) & knows)
        for seat, p in enumerate(table.players)
    ]


def warrior_view(table: Table, place: int) -> WarriorView | None:
    """A warrior on a board, with what it asks for; None for an empty slot."""
    card = table.party[place]
    if card == EMPTY:
        return None
    row = CARDS[card]
    return {
        "card": NAMES[card],
        "clan": CLANS[CLAN[card]],
        "strength": STRENGTH[card],
        "glory": GLORY[card],
        "rule": row.need_rule or "exact",
        "need": [*row.need],
        "symbols": SYMBOLS[card],
        "tyr": None if table.tyr[place] == EMPTY else NAMES[table.tyr[place]],
    }


def own_view(table: Table, seat: int, recent: Recent) -> OwnView:
    """What a player alone sees, as it was lately or made anew."""
    player, targets = table.players[seat], targets_view(table, seat)
    made_of = (player.shields, table.memo, table.vikings.count(seat))
    make = partial(new_own_view, table, seat, targets)
    lists: tuple[list[Any], ...] = (
        player.hand,
        player.drawn,
        player.aside,
        player.offered,
        player.valhalla,
        player.captured,
        targets,
    )
    return recent.part(("own", seat), made_of, make, lists)


def new_own_view(table: Table, seat: int, targets: list[TargetView]) -> OwnView:
    """Hand, Valhalla, cards drawn or picked, points so far, whom to attack."""
    player = table.players[seat]
    parts = parts_of(table, seat)
    return {
        "hand": names_of(player.hand),
        "drawn": names_of(player.drawn),
        "picked": [NAMES[card] for card in player.aside],
        "offered": player.offered[:],
        "valhalla": names_of(player.valhalla),
        "glory": points(player.valhalla),
        "points": parts,
        "total": sum(parts.values()),
        "targets": targets,
    }


def targets_view(table: Table, seat: int) -> list[TargetView]:
    """Whom a player who is to act may attack, with what chance and for what."""
    top = table.top
    if not isinstance(top, (ChooseAction, ChooseTarget)) or top.seat != seat:
        return []
    found = attackable(table, seat)
    drawn = len(found) == 1 or isinstance(top, ChooseTarget)
    return [target_view(table, seat, target, drawn) for target in found]


def attackable(table: Table, seat: int) -> list[int]:
    """Whom a player's party may attack, in solo the monster."""
    if not party_size(table, seat):
        return []
    return [MONSTER] if table.monster else [*goals(table, seat)]


def slow_calls(table: Table) -> list[Call]:
    """The chances of attacks, of which hints and views will tell whoever is to act."""
    top = table.top
    if not isinstance(top, (ChooseAction, ChooseTarget)):
        return []
    targets = attackable(table, top.seat)
    return [call for each in targets for call in attack_calls(table, top.seat, each)]


def target_view(table: Table, seat: int, target: int, drawn: bool) -> TargetView:
    """What an attack promises and takes; how it may end only if it is about to be ``drawn``."""
    promise, solo = attack_forecast(table, seat, target), target == MONSTER
    ends = promise.ends if drawn else ()
    strengths = [[s, round(1000 * likely), round(1000 * beaten)] for s, likely, beaten in ends]
    return {
        "seat": None if solo else target,
        "percent": promise.percent,
        "strengths": [each for each in strengths if each[1]],
        "new": not solo and takes_new_shield(table, seat, target),
        "last": len(table.monster) == 1 if solo else takes_last_shield(table, target),
    }


# -- solo ----------------------------------------------------------------------------------


def monster_view(table: Table) -> MonsterView:
    """The monster: its active card and the next one; all of them before the game (VA-248)."""
    return {
        "name": active_card(table).facts["monster"],
        "card": table.monster[-1],
        "strength": monster_strength(table),
        "cap": monster_cap(table),
        "clans": [*active_card(table).facts["clans"]],
        "signs": active_card(table).facts["warrior_symbols"],
        "need": [*active_card(table).need],
        "open": [WEAPONS[weapon] for weapon in monster_needs(table)],
        "dice": [WEAPONS[weapon] for weapon in table.monster_dice],
        "rolls": free_dice(table),
        "attacks": round(100 * chance_to_cover(monster_needs(table), free_dice(table))),
        "ability": ability(table) or None,
        "left": len(table.monster),
        "next": table.monster[-2] if len(table.monster) > 1 else None,
        "cards": [*reversed(table.monster)] if not table.turns else [],
        "level": int(table.settings["level"]),
        "valhalla": names_of(table.players[0].valhalla),
        "loss": ROWS[f"solo_level_{table.settings['level']}"].facts["deck_discard_on_loss"],
        "glory": points(table.players[0].valhalla),
    }
