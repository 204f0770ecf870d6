"""A view in words: sections of texts for terminals, screen readers and plain pages.

Made from the view and printed facts alone, so that it can tell nothing that the seat may not know.
"""

from __future__ import annotations

from meadhall.core import NOTHING, Section, Text, columns, grid, listed, number, text
from meadhall.games.midgard.board import deal_view
from meadhall.games.midgard.cards import (
    ATTACK,
    BANS,
    DEFENCE,
    ENEMY,
    ENEMY_GLORY,
    GOODS_OF,
    MERCHANTS,
    REWARD,
    RUNE,
    RUNE_GLORY,
)
from meadhall.games.midgard.components import (
    ALL_PLACES,
    DISTANCE,
    FED_BY_ONE,
    PLACE,
    ROUNDS,
    SHORE_NAMES,
    WARRIORS,
    Dealt,
)
from meadhall.games.midgard.describe_players import (
    counted,
    hall_section,
    own_section,
    players_section,
)
from meadhall.games.midgard.forecast import count_texts
from meadhall.games.midgard.view_types import (
    Deal,
    Decks,
    FightOdds,
    Forecast,
    OwnPlace,
    OwnView,
    PlaceView,
    ShoreView,
    TargetView,
    UnderWay,
    View,
    VoyageOdds,
)


def lay_out(view: View) -> list[Section]:
    """The table from top to bottom: round, fight, enemies, places, players, your own things."""
    sections = [round_section(view)]
    if view["fight"] is not None:
        sections.append(fight_section(view["fight"]))
    if view["fights"] or view["events"]:
        sections.append(fights_section(view))
    sections += [town_section(view), shores_section(view)]
    if view["phase"] in ("setup", "workers"):
        sections.append(places_section(view))
    sections += [players_section(view), cards_section(view)]
    if view["revealed"] is not None:
        sections.append(hall_section(view))
    if view["mine"] is not None:
        sections.append(own_section(view["mine"]))
    return sections


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


def fight_section(fight: UnderWay) -> Section:
    """The hunt or fight under way: the dice as they lie, and what they mean."""
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


def forecast_lines(found: Forecast | None) -> list[Text]:
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
        kills=found["kills_rerolled"] or 0,
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
    gained: dict[Dealt, int] = {**deal_view(REWARD[enemy]), "glory": ENEMY_GLORY[enemy]}
    reward = listed(counted(gained))
    bans = [text(f"ban_{WARRIORS[kind]}") for kind, banned in enumerate(BANS[enemy]) if banned]
    numbers = {"attack": ATTACK[enemy], "defence": DEFENCE[enemy]}
    if bans:
        return text("show-enemy-bans", enemy=name, reward=reward, bans=bans, **numbers)
    return text("show-enemy", enemy=name, reward=reward, **numbers)


def target_row(target: TargetView, sent: list[Text], mine: OwnView | None) -> list[Text]:
    """A target: who goes there with what, and the odds."""
    fighter, name = target["fighter"], target["name"]
    odds = NOTHING
    if mine is not None and name in mine["odds"]:
        odds = odds_text(mine["odds"][name])
    elif mine is not None and name in mine["voyages"]:
        odds = voyage_text(mine["voyages"][name])
    return [
        text("show-place", place=name),
        NOTHING if fighter is None else text("show-seat", seat=fighter),
        listed(sent),
        odds,
    ]


def odds_text(odds: FightOdds) -> Text:
    """The chance to win a fight, in per cent."""
    if not odds["fighting"]:
        return NOTHING
    whole, tenth = divmod(odds["losses_tenths"], 10)
    key, favored = "show-odds", odds["win_with_favor"]
    if favored is None or favored == odds["win"]:
        told = text(key, win=odds["win"], whole=whole, tenth=tenth)
    else:
        told = text(f"{key}-favor", win=odds["win"], favored=favored, whole=whole, tenth=tenth)
    return told if odds["chosen"] else text("show-odds-best", odds=told)


def voyage_text(odds: VoyageOdds) -> Text:
    """The chance of a voyage: with the crew chosen, or with the best that could go."""
    if not odds["crew"]:
        return text("show-voyage-nobody" if odds["chosen"] else "show-voyage-hopeless")
    food: Deal = {"food": odds["food"]}
    crew = [*counted(odds["crew"]), *counted(food)]
    key = "show-voyage" if odds["chosen"] else "show-voyage-best"
    return text(key, win=odds["win"], crew=crew)


TARGET_COLUMNS = ("target", "who", "sent", "odds")


def town_section(view: View) -> Section:
    """Troll and draugr, and who has reserved a fight."""
    lines = [
        text("show-target", place=target["name"], enemy=enemy_text(target["enemy"]))
        for target in view["town"]
        if target["enemy"] is not None
    ]
    rows = [
        target_row(target, counted(target["warriors"]), view["mine"])
        for target in view["town"]
        if target["fighter"] is not None
    ]
    return grid(text("title-town"), lines, TARGET_COLUMNS, rows)


def shores_section(view: View) -> Section:
    """Monsters, journeys, ships and their cargo."""
    rows, lines = [], []
    for shore in view["shores"]:
        food: Deal = {"food": shore["food"]}
        sent = [*counted(shore["warriors"]), *counted(food)]
        rows.append([*target_row(shore, sent, view["mine"]), *shore_cells(shore, view["mine"])])
        lines += shore_lines(shore)
    names = (*TARGET_COLUMNS, "coins", "journey", "cargo")
    return grid(text("title-shores"), lines, names, rows)


def shore_lines(shore: ShoreView) -> list[Text]:
    """A shore's way and its monster, and who knows its journey."""
    lines = []
    if shore["enemy"] is not None:
        at = SHORE_NAMES.index(shore["name"])
        enemy = enemy_text(shore["enemy"])
        key = f"show-shore-{DISTANCE[at]}"
        lines.append(text(key, fed=FED_BY_ONE[at], place=shore["name"], enemy=enemy))
    if shore["looked"]:
        lines.append(text("show-looked", seats=shore["looked"], shore=shore["name"]))
    return lines


def shore_cells(shore: ShoreView, mine: OwnView | None) -> list[Text]:
    """Coins, journey and cargo of a shore."""
    journey = NOTHING
    seen = None if mine is None else mine["journeys"].get(shore["name"])
    known = shore["journey"] or seen
    if known is not None:
        journey = text(known)
    elif shore["face_down"]:
        journey = text("show-face-down")
    cargo = NOTHING
    if shore["capacity"]:
        cargo = text("show-cargo", aboard=shore["aboard"], capacity=shore["capacity"])
    return [number(shore["coins"]), journey, cargo]


# -- places --------------------------------------------------------------------


def places_section(view: View) -> Section:
    """Every place for workers: who is there, what it asks and gives, whether it is open."""
    mine = view["mine"]
    rows = []
    for place in view["places"]:
        own: OwnPlace = {} if mine is None else mine["places"].get(place["name"], {})
        rows.append([text("show-place", place=place["name"]), *place_cells(place, own)])
    return Section(text("title-places"), [], columns("place", "workers", "deal", "state"), rows)


def place_cells(place: PlaceView, own: OwnPlace) -> list[Text]:
    """What stands beside a place's name; its options have hints of their own."""
    return [who_text(place), deal_text(place, own), state_text(place, own)]


def who_text(place: PlaceView) -> Text:
    """Whose workers stand there."""
    return text("show-seats", seats=place["workers"]) if "workers" in place else NOTHING


def deal_text(place: PlaceView, own: OwnPlace) -> Text:
    """What a place asks and gives now; what else it does, with its price, in its own words."""
    row = ALL_PLACES[PLACE[place["name"]]]
    cost = counted(own["cost"] if "cost" in own else place.get("cost", {}))
    gain = counted(place.get("gain", {}))
    if row.capacity:
        gain.append(text("show-capacity", capacity=row.capacity))
    if row.glory:
        gain.append(text("count_glory", n=row.glory))
    if row.repeat > 1:
        gain.append(text("hint-times", times=row.repeat))
    if row.key == "worker_huts":
        gain = [text("show-worker")]
    if not gain:
        gain = [text("show-text", place=row.key)]
        cost = cost if not any(row.cost.goods) else []
    return text("show-deal", cost=cost, gain=gain) if cost else text("show-list", items=gain)


def state_text(place: PlaceView, own: OwnPlace) -> Text:
    """Open or not, and what would be lost to the limit of eight."""
    closed = own.get("closed", place.get("closed"))
    if closed is not None:
        return text(closed)
    if "moored" in place:
        return text("show-moored", shore=place["moored"])
    if "recruits" in own:
        found = own["recruits"]
        key = "show-recruits-wasted" if found["wasted"] else "show-recruits"
        return text(key, after=found["after"], wasted=found["wasted"])
    return NOTHING


def cards_section(view: View) -> Section:
    """Runes to be had, the merchant, the supply, decks and discards."""
    runes = [rune_text(name) for name in view["runes"] if name is not None]
    lines = [text("show-runes", cards=runes)] if runes else [text("show-no-runes")]
    if view["merchant"] is not None:
        cargo = count_texts(GOODS_OF[MERCHANTS.index(view["merchant"])])
        lines.append(text("show-merchant", card=view["merchant"], gain=cargo))
    if view["ships"]:
        lines.append(text("show-ships", ships=view["ships"]))
    lines.append(text("show-supply", dice=counted(view["supply"]) or [NOTHING]))
    lines.append(decks_text(view["decks"]))
    if view["discards"]:
        lines.append(text("show-discards", cards=view["discards"]))
    if view["journey_discards"]:
        lines.append(text("show-journey-discards", cards=view["journey_discards"]))
    if view["merchants_past"]:
        lines.append(text("show-merchants-past", cards=view["merchants_past"]))
    return Section(text("title-cards"), lines)


def rune_text(name: str) -> Text:
    """A rune to be had, with its printed glory."""
    return text("show-rune-glory", card=name, glory=RUNE_GLORY[RUNE[name]])


def decks_text(decks: Decks) -> Text:
    """How many cards each deck still has."""
    return text(
        "show-decks",
        trolls=decks["trolls"],
        draugr=decks["draugr"],
        monsters=decks["monsters"],
        journeys=decks["journeys"],
        merchants=decks["merchants"],
        runes=decks["runes"],
        destinies=decks["destinies"],
    )
