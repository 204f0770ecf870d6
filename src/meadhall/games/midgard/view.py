"""What one seat sees of a table, built up from nothing (CM-011 to CM-013, CM-181 to CM-183).

Public: the board, everybody's goods, dice, workers, runes, ships and glory, how many destinies
each holds, who looked at which journey, discards, sizes of decks. Private: own destinies, own
defeated enemies, journeys looked at, destinies being chosen from. A spectator sees what is public.
"""

from __future__ import annotations

from typing import Any

from meadhall.core import View
from meadhall.games.midgard.assign import has_confirmed
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    COLOUR,
    COLOURS,
    COUNTS,
    DEFENCE,
    DESTINIES,
    ENEMIES,
    ENEMY_GLORY,
    ENEMY_KINDS,
    JOURNEYS,
    KIND,
    LEADERS,
    MERCHANTS,
    REWARD,
    RUNES,
    SOLE,
    TIED,
    colour_counts,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BEG,
    BLAME,
    DISTANCE,
    FED_BY_ONE,
    FIRST_SHORE,
    GOODS,
    HUNT,
    KINDS,
    MOST_WARRIORS,
    NONE,
    PLACES,
    PRIVATE_SHIPS,
    ROLLED,
    SHORE_NAMES,
    TARGETS,
    WARRIORS,
    Deal,
    blame_loss,
)
from meadhall.games.midgard.forecast import (
    as_dice,
    cargo_view,
    fight_view,
    place_cost,
    place_gain,
    recruits,
    roll_view,
    spare,
    voyage_odds,
)
from meadhall.games.midgard.placement import why_closed
from meadhall.games.midgard.scoring import counted, open_parts, secret_parts, sets_of, standing
from meadhall.games.midgard.table import (
    OUTCOMES,
    PHASES,
    SOURCES,
    TOLD,
    Event,
    Fight,
    Player,
    Table,
    crew,
    owned,
    sender,
)


def look(table: Table, seat: int | None) -> View:
    """Everything that this seat may see."""
    over = PHASES[table.phase] == "end"
    view: View = {
        "round": table.round,
        "phase": PHASES[table.phase],
        "first": table.first,
        "in_order": table.in_order,
        "players": [player_view(table, other) for other in range(table.seats)],
        "places": [
            place_view(table, seat, place)
            for place in range(len(ALL_PLACES))
            if in_use(table, place)
        ],
        "town": [target_view(table, seat, target) for target in range(FIRST_SHORE)],
        "shores": [shore_view(table, seat, shore) for shore in range(len(table.harbors))],
        "ships": [PLACES[ship] for ship in table.ships],
        "leaders": leaders_left(table),
        "runes": [None if rune == NONE else RUNES[rune] for rune in table.rune_row],
        "merchant": None if table.merchant == NONE else MERCHANTS[table.merchant],
        "supply": warriors_view(table.supply),
        "decks": decks_view(table),
        "discards": [ENEMIES[enemy] for enemy in table.discards],
        "journey_discards": [JOURNEYS[kind] for kind in table.journey_discards],
        "merchants_past": [MERCHANTS[card] for card in table.merchants_past],
        "fights": fights_view(table),
        "fight": None if table.fight is None else fight_under_way(table, table.fight),
        "events": [event_view(event) for event in table.chronicle],
        "mine": None if seat is None else own_view(table, seat),
        "revealed": [trophies(player) for player in table.players]
        if over or table.settings["hall_of_glory"]
        else None,
        "scores": [dict(zip(SOURCES, player.sources, strict=True)) for player in table.players]
        if over
        else None,
    }
    return view


def event_view(event: Event) -> dict[str, Any]:
    """Something announced in this combat phase, as a text's key and arguments."""
    key, seat, *values = event
    return {"key": key, "args": {"seat": seat, **dict(zip(TOLD[str(key)], values, strict=True))}}


def warriors_view(dice: list[int]) -> dict[str, int]:
    """Dice by the name of their type."""
    return dict(zip(WARRIORS, dice, strict=True))


def deal_view(found: Deal) -> dict[str, int]:
    """A deal by names, without what it has none of."""
    named = {**dict(zip(GOODS, found.goods, strict=True)), **warriors_view([*found.warriors])}
    named["glory"] = found.glory
    return {name: number for name, number in named.items() if number}


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def leaders_left(table: Table) -> list[str]:
    """The leaders to pick from, until all have one (CM-020)."""
    taken = [player.leader for player in table.players]
    return [name for at, name in enumerate(LEADERS) if at not in taken] if NONE in taken else []


def decks_view(table: Table) -> dict[str, int]:
    """How many cards each deck still has (CM-011)."""
    return {
        "trolls": len(table.trolls),
        "draugr": len(table.draugr),
        "monsters": len(table.monsters),
        "journeys": len(table.journey_deck),
        "merchants": len(table.merchants),
        "runes": len(table.runes),
        "destinies": len(table.destinies),
    }


# -- the board -----------------------------------------------------------------


def in_use(table: Table, place: int) -> bool:
    """Whether a place belongs to this game: stalls drawn, ships for so many players."""
    row = ALL_PLACES[place]
    if row.kind in ("military", "economic"):
        return place in table.stalls
    if place in PRIVATE_SHIPS:
        return place in table.ships or any(player.ship == place for player in table.players)
    return True


def place_view(table: Table, seat: int | None, place: int) -> dict[str, Any]:
    """A place: who is there, what it asks and gives now, and whether this seat may go there."""
    row = ALL_PLACES[place]
    moored = [shore for shore, ship in enumerate(table.harbors) if ship == place]
    view: dict[str, Any] = {
        "name": row.name,
        "kind": row.kind,
        "rule": row.rule,
        "workers": seats_in(table.placed[place]),
        "cost": deal_view(place_cost(table, seat, place)),
        "gain": deal_view(place_gain(table, place)),
        "repeat": row.repeat,
        "capacity": row.capacity,
        "glory": row.glory,
        "moored": SHORE_NAMES[moored[0]] if moored else None,
        "closed": None,
        "recruits": None,
    }
    if seat is not None and place != BEG:
        view["closed"] = why_closed(table, seat, place)
        if any(place_gain(table, place).warriors):
            dice = recruits(table, seat, place)
            view["recruits"] = {"come": dice.come, "wasted": dice.wasted, "after": dice.after}
    return view


def target_view(table: Table, viewer: int | None, target: int) -> dict[str, Any]:
    """A target: its enemy, who fights it, with what, the viewer's odds, and how it ended."""
    enemy = table.enemies[target]
    seat = sender(table, target)
    return {
        "name": TARGETS[target],
        "enemy": None if enemy == NONE else enemy_view(enemy),
        "fighter": None if seat == NONE else seat,
        "warriors": warriors_view(table.sent[target]),
        "outcome": OUTCOMES[table.outcomes[target]],
        "odds": odds_view(table, seat, target) if seat == viewer else None,
    }


def enemy_view(enemy: int) -> dict[str, Any]:
    """The printed facts of an enemy."""
    return {
        "name": ENEMIES[enemy],
        "kind": KIND[enemy],
        "colour": None if COLOUR[enemy] == NONE else COLOURS[COLOUR[enemy]],
        "attack": ATTACK[enemy],
        "defence": DEFENCE[enemy],
        "glory": ENEMY_GLORY[enemy],
        "reward": deal_view(REWARD[enemy]),
        "bans": [WARRIORS[kind] for kind in KINDS if BANS[enemy][kind]],
    }


def shore_view(table: Table, seat: int | None, shore: int) -> dict[str, Any]:
    """A shore: monster and coins, the journey if this seat may see it, the ship and its cargo."""
    seen = seat is not None and table.looked[shore] >> seat & 1
    card = table.journeys[shore]
    shown = card != NONE and (table.revealed[shore] or seen)
    target = FIRST_SHORE + shore
    return {
        **target_view(table, seat, target),
        "distance": DISTANCE[shore],
        "fed_by_one": FED_BY_ONE[shore],
        "coins": table.coins[shore],
        "journey": JOURNEYS[card] if shown else None,
        "face_down": card != NONE and not table.revealed[shore],
        "looked": seats_in(table.looked[shore]),
        "food": table.stores[shore],
        **cargo_view(table, target),
    }


# -- players -------------------------------------------------------------------


def player_view(table: Table, seat: int) -> dict[str, Any]:
    """A player as everyone sees them; at the end all destinies lie open (CM-138)."""
    player = table.players[seat]
    shown = player.destinies if PHASES[table.phase] == "end" else player.shown
    return {
        "leader": None if player.leader == NONE else LEADERS[player.leader],
        "glory": player.glory,
        **dict(zip(GOODS, player.goods, strict=True)),
        "blame_loss": blame_loss(player.goods[BLAME]),
        "warriors": warriors_view(player.warriors),
        "owned": sum(owned(table, seat)),
        "most": MOST_WARRIORS,
        "workers": player.workers,
        "workforce": player.workforce,
        "hired": player.hired,
        "begged": player.begged,
        "ship": None if player.ship == NONE else PLACES[player.ship],
        "runes": [{"name": RUNES[rune], "used": rune in player.used} for rune in player.runes],
        "destinies": len(player.destinies),
        "shown": [DESTINIES[each] for each in shown],
        "scoring": open_parts(player),
    }


def trophies(player: Player) -> dict[str, Any]:
    """Defeated enemies and what they are good for."""
    colours = colour_counts(player.defeated)
    return {
        "defeated": [ENEMIES[enemy] for enemy in player.defeated],
        "colours": dict(zip(COLOURS, colours, strict=True)),
        "kinds": {
            kind: sum(1 for enemy in player.defeated if KIND[enemy] == kind)
            for kind in ENEMY_KINDS[:3]
        },
        "sets": sets_of(player),
    }


def own_view(table: Table, seat: int) -> dict[str, Any]:
    """What a player alone sees: destinies, defeated enemies, the score so far, odds."""
    player = table.players[seat]
    asked = [question.seat for question in table.questions()]
    return {
        "destinies": [destiny_view(table, seat, each) for each in player.destinies],
        "drawn": [DESTINIES[each] for each in sorted(table.drawn)] if seat in asked else [],
        "returned": [[DESTINIES[each] for each in cards] for cards in player.returned],
        "trophies": trophies(player),
        "scoring": own_scoring(table, seat),
    }


def knows_all(table: Table, counts: str) -> bool:
    """Whether what a destiny counts lies open for all players."""
    open_piles = bool(table.settings["hall_of_glory"]) or PHASES[table.phase] == "end"
    return open_piles or not counts.startswith("defeated_")


def destiny_view(table: Table, seat: int, destiny: int) -> dict[str, Any]:
    """An own destiny: what it counts and, where that lies open, how it stands (CM-013)."""
    counts = COUNTS[destiny]
    known = knows_all(table, counts)
    return {
        "name": DESTINIES[destiny],
        "counts": counts,
        "own": counted(table, seat, counts),
        "all": [counted(table, other, counts) for other in range(table.seats)] if known else None,
        "standing": standing(table, seat, destiny) if known else None,
        "sole": SOLE[destiny],
        "tied": TIED[destiny],
        "shown": destiny in table.players[seat].shown,
    }


def own_scoring(table: Table, seat: int) -> dict[str, int | None]:
    """The score so far line by line; destinies only if all that they count lies open."""
    player = table.players[seat]
    if PHASES[table.phase] == "end":
        return {**dict(zip(SOURCES, player.sources, strict=True)), "total": player.glory}
    secret = secret_parts(table, seat)
    sure = all(knows_all(table, COUNTS[each]) for each in player.destinies)
    parts: dict[str, int | None] = {
        "track": player.glory,
        "destinies": secret["destinies"] if sure else None,
        "sets": secret["sets"],
        **open_parts(player),
    }
    parts["total"] = sum(part for part in parts.values() if part is not None)
    return parts


def odds_view(table: Table, seat: int, target: int) -> dict[str, Any] | None:
    """The odds of an own fight: with all that could go while assigning, then with who went."""
    phase, enemy = PHASES[table.phase], table.enemies[target]
    under_way = table.fight is not None and table.fight.target == target
    if enemy == NONE or under_way or phase not in ("assigning", "combat"):
        return None
    sent = phase == "combat"
    dice = as_dice(table.sent[target]) if sent else spare(table, seat, target)
    odds = fight_view(table, seat, enemy, dice)
    if sent and target >= FIRST_SHORE:
        food = table.stores[target - FIRST_SHORE]
        odds = {**odds, **voyage_odds(table, seat, target, dice, food)}
    return odds


# -- fights --------------------------------------------------------------------


def fights_view(table: Table) -> list[dict[str, Any]]:
    """The order of fights once combat has begun: whose, against whom, how it stands (CM-091)."""
    found: list[dict[str, Any]] = []
    for target in range(len(table.enemies)):
        seat, enemy = sender(table, target), table.enemies[target]
        if not sent_openly(table, seat):
            continue
        found.append(
            {
                "target": TARGETS[target],
                "seat": None if seat == NONE else seat,
                "enemy": None if enemy == NONE else ENEMIES[enemy],
                "outcome": OUTCOMES[table.outcomes[target]],
                "now": table.fight is not None and table.fight.target == target,
            }
        )
    return found


def sent_openly(table: Table, seat: int) -> bool:
    """Whether what a player sends lies open: from combat on, before it if in turn order."""
    phase = PHASES[table.phase]
    if phase == "assigning" and table.in_order and seat != NONE:
        return has_confirmed(table, seat)
    return phase == "combat"


def fight_under_way(table: Table, fight: Fight) -> dict[str, Any]:
    """The hunt or fight under way: dice as they lie, damage, and what keeping them means."""
    hunting = fight.target == HUNT
    return {
        "seat": fight.seat,
        "target": None if hunting else TARGETS[fight.target],
        "enemy": None if hunting else enemy_view(fight.enemy),
        "round": fight.round,
        "damage": fight.damage,
        "warriors": warriors_view(crew(table, fight)),
        "roll": [ROLLED[die] for die in fight.roll],
        "marked": [ROLLED[die] for die in fight.marked],
        "reaction": fight.reaction,
        "lost": warriors_view(fight.lost),
        "forecast": None if hunting or not judged(table) else roll_view(table, fight),
    }


def judged(table: Table) -> bool:
    """Whether the roll stands and may still change."""
    return any(question.name in ("JudgeRoll", "RerollDice") for question in table.questions())
