"""Why any thing on the table cannot be chosen at the question that is asked, with its rule.

1. A thing of the kind that is asked for: what keeps just this one out, question by question, by
   the conditions that make the options.
2. A thing of another kind: when it is chosen, or what it is for.
3. Else the question asks for something else; its own rule tells for what.

All of it follows from what everybody sees and from the chooser's own cards (CM-011, CM-012).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core import Closed, Option, Question
from meadhall.games.midgard.assign import PROVISIONS, SendWarriors, capacity, limits
from meadhall.games.midgard.board import places_of
from meadhall.games.midgard.cards import (
    BANS,
    DESTINIES,
    ENEMIES,
    JOURNEY_FROM,
    JOURNEYS,
    LEADERS,
    MERCHANTS,
    RUNES,
)
from meadhall.games.midgard.combat import PassBlame
from meadhall.games.midgard.components import (
    ALL_PLACES,
    BLANK,
    FIRST_SHORE,
    GOODS,
    MOST_WARRIORS,
    NONE,
    PLACE,
    PLACES,
    PRIVATE_SHIPS,
    RATES,
    ROLLED,
    SHORE_NAMES,
    WARRIORS,
)
from meadhall.games.midgard.forecast import some
from meadhall.games.midgard.goods import times_of
from meadhall.games.midgard.locations import RepeatDeal, TakeRune, traded
from meadhall.games.midgard.own import own_journeys
from meadhall.games.midgard.placement import PlaceWorker
from meadhall.games.midgard.reasons import (
    closed,
    no_card,
    no_good,
    no_worker,
    owner_of,
    too_dear,
)
from meadhall.games.midgard.rolls import JudgeRoll, RerollDice
from meadhall.games.midgard.runes import GIFT_COUNT
from meadhall.games.midgard.table import Phase, Table

Why = Callable[[Table, Any, Any], Closed | None]
"""The reason for one thing, by table, question and thing."""


# -- all that may be pointed at ------------------------------------------------


def things(table: Table, seat: int) -> dict[str, list[Option]]:
    """By kind, what a seat sees and may want to choose, now or another time."""
    ships = [each for each in PRIVATE_SHIPS if ALL_PLACES[each].players <= table.seats]
    rolled = [] if table.fight is None else [ROLLED[die] for die in table.fight.roll]
    asked = next((each for each in table.questions() if each.seat == seat), None)
    return {
        "place": [PLACES[place] for place in places_of(table.seats, table.stalls)],
        "shore": [*SHORE_NAMES[: len(table.harbors)]],
        "ship": [PLACES[each] for each in ships],
        "warrior": [*WARRIORS],
        "good": [*GOODS],
        "item": ["food", *WARRIORS],
        "card": [*_cards(table, seat), *(["deck"] if isinstance(asked, TakeRune) else [])],
        "journey": _journeys(table, seat),
        "enemy": [ENEMIES[each] for each in table.enemies if each != NONE],
        "cargo": [] if table.merchant == NONE else [MERCHANTS[table.merchant]],
        "die": [*dict.fromkeys(rolled)],
        "word": ["favor", *(["roll"] if isinstance(asked, RerollDice) else [])],
        "number": [*range(_highest(table, asked) + 1)],
        "seat": [*range(table.seats)] if isinstance(asked, PassBlame) else [],
    }


def _cards(table: Table, seat: int) -> list[Option]:
    """Leaders, runes in the row and before players, own destinies."""
    leaders = [player.leader for player in table.players]
    if NONE in leaders:
        leaders = [*range(len(LEADERS))]
    runes = [*table.rune_row, *(rune for player in table.players for rune in player.runes)]
    return [
        *(LEADERS[each] for each in leaders),
        *(RUNES[rune] for rune in runes if rune != NONE),
        *(DESTINIES[each] for each in sorted(table.players[seat].destinies)),
    ]


def _journeys(table: Table, seat: int) -> list[Option]:
    """The kinds of journeys that lie open, or face down and looked at by this seat (CM-183)."""
    cards = zip(table.journeys, table.revealed, strict=True)
    shown = [JOURNEYS[card] for card, is_open in cards if is_open and card != NONE]
    return [*dict.fromkeys([*shown, *own_journeys(table, seat).values()])]


def _highest(table: Table, question: Question[Any] | None) -> int:
    """The highest number that a player may think of when asked for one; -1 if none is."""
    if question is None or question.kind != "number":
        return -1
    if isinstance(question, RepeatDeal):
        return ALL_PLACES[question.place].repeat
    most: dict[str, int] = {
        "BuyFavor": RATES[-1][0],
        "TradeForFood": traded(table, question.seat),
        "TradeForWood": traded(table, question.seat),
        "GiftOfFood": GIFT_COUNT,
        "GiftOfWood": GIFT_COUNT,
    }
    return most.get(question.name, MOST_WARRIORS)


def why_not(table: Table, question: Question[Any], thing: Option) -> Closed | None:
    """Why a thing that is not open cannot be chosen; None for what the seat cannot point at."""
    kind = question.kind_of(thing, things(table, question.seat))
    if kind is None:
        return None
    asks = type(question).__name__
    why = OF_KIND.get(asks) if kind == question.kind else None
    found = (why or ELSE.get(kind, _else))(table, question, thing)
    return found or _else(table, question, thing)


def _else(table: Table, question: Any, thing: Option) -> Closed:
    """The question asks for something else; beside it only runes may be used (CM-190)."""
    rule = question.rules_at(table)[0] if question.rules else "CM-190"
    return closed(thing, f"asks-{question.kind}", rule)


# -- of the kind that is asked for ---------------------------------------------


def _place(table: Table, question: Any, place: str) -> Closed | None:
    return no_worker(table, question.seat, place)


def _journey_unseen(table: Table, question: Any, shore: str) -> Closed | None:
    return closed(shore, "journey-seen", "CM-183")


def _harbor(table: Table, question: Any, shore: str) -> Closed | None:
    ship = table.harbors[SHORE_NAMES.index(shore)]
    return closed(shore, "harbor-taken", "CM-057", ship=PLACES[ship])


def _ship(table: Table, question: Any, ship: str) -> Closed | None:
    number = PLACE[ship]
    if number in table.ships:
        player = table.players[question.seat]
        return too_dear(ship, player, ALL_PLACES[number].cost, "CM-058")
    return closed(ship, "ship-of-other", "CM-058", seat=owner_of(table, number))


def _offered(table: Table, question: Any, warrior: str) -> Closed | None:
    return closed(warrior, "not-offered", "CM-008")


def _fighting(table: Table, question: Any, warrior: str) -> Closed | None:
    return closed(warrior, "not-fighting", "CM-103")


def _hungry(table: Table, question: Any, warrior: str) -> Closed | None:
    return closed(warrior, "not-aboard", "CM-127")


def _aboard(table: Table, question: Any, item: str) -> Closed | None:
    takes = JOURNEY_FROM[table.journeys[question.shore]]
    if ("food" if item == "food" else "warrior") in takes:
        return closed(item, "not-aboard", "CM-116")
    if item == "food":
        return closed(item, "takes-warriors", "CM-119")
    return closed(item, "takes-food", "CM-118")


def _die(table: Table, question: Any, die: str) -> Closed | None:
    if question.blanks and ROLLED.index(die) & 3 != BLANK:
        return closed(die, "only-blanks", "CM-171")
    return closed(die, "all-marked", "CM-191")


def _blamed(table: Table, question: Any, seat: int) -> Closed | None:
    return closed(seat, "not-yourself", "CM-096")


# -- numbers -------------------------------------------------------------------


def _favor(table: Table, question: Any, favor: int) -> Closed | None:
    if not favor:
        return closed(favor, "at-least-one", "CM-063")
    cost = some("coins", dict(RATES)[favor])
    return too_dear(favor, table.players[question.seat], cost, "CM-063")


def _times(table: Table, question: Any, times: int) -> Closed | None:
    if not times:
        return closed(times, "at-least-once", "CM-073")
    cost = times_of(ALL_PLACES[question.place].cost, times)
    return too_dear(times, table.players[question.seat], cost, "CM-073")


def _wood(table: Table, question: Any, wood: int) -> Closed | None:
    rest = traded(table, question.seat) - question.food
    return closed(wood, "only-left", "CM-059", n=rest)


def _gift(table: Table, question: Any, wood: int) -> Closed | None:
    return closed(wood, "only-left", "CM-165", n=GIFT_COUNT - question.food)


def _sent(table: Table, question: Any, number: int) -> Closed | None:
    """More than are left at home, or than the ship still holds (CM-081, CM-086)."""
    left, room = limits(table, question.seat, question.asked, question.sent)
    if room < left:
        return closed(
            number, "ship-full", "CM-086", n=room, capacity=capacity(table, question.target)
        )
    rule = "CM-086" if question.asked[len(question.sent)][1] == PROVISIONS else "CM-081"
    return closed(number, "only-left", rule, n=left)


OF_KIND: dict[str, Why] = {
    "PlaceWorker": _place,
    "LookAtJourney": _journey_unseen,
    "MoorShip": _harbor,
    "BuildShip": _ship,
    "KeepWarrior": _offered,
    "LoseWarrior": _fighting,
    "StarveWarrior": _hungry,
    "LoseAboard": _aboard,
    "RerollDice": _die,
    "PassBlame": _blamed,
    "BuyFavor": _favor,
    "RepeatDeal": _times,
    "TradeForWood": _wood,
    "GiftOfWood": _gift,
    "SendWarriors": _sent,
    "LoadFood": _sent,
}
"""By question, why a thing of its kind is left out."""


# -- of another kind -----------------------------------------------------------


def _place_later(table: Table, question: Any, place: str) -> Closed | None:
    placing = table.phase == Phase.WORKERS
    return None if placing else closed(place, "workers-first", "CM-037")


def _shore(table: Table, question: Any, shore: str) -> Closed | None:
    if isinstance(question, PlaceWorker):
        return closed(shore, "by-ship", "CM-041")
    return None if table.phase <= Phase.WORKERS else closed(shore, "moored", "CM-057")


def _warrior(table: Table, question: Any, warrior: str) -> Closed | None:
    if isinstance(question, PlaceWorker):
        return closed(warrior, "sent-later", "CM-081")
    if isinstance(question, SendWarriors) and question.target < FIRST_SHORE:
        enemy = table.enemies[question.target]
        if BANS[enemy][WARRIORS.index(warrior)]:
            return closed(warrior, "banned", "CM-087", enemy=ENEMIES[enemy])
    return closed(warrior, "crew-fixed", "CM-185") if table.phase == Phase.COMBAT else None


def _good(table: Table, question: Any, good: str) -> Closed | None:
    return no_good(question, good)


def _word(table: Table, question: Any, word: str) -> Closed | None:
    return closed(word, "mark-first", "CM-191") if word == "roll" else no_good(question, word)


def _roll(table: Table, question: Any, die: str) -> Closed | None:
    if "favor" in question.options(table):
        return closed(die, "favor-first", "CM-101")
    key = "no-favor" if isinstance(question, JudgeRoll) else "roll-over"
    return closed(die, key, "CM-101")


def _of_sort(key: str, rule: str) -> Why:
    """Things of a sort that no question ever asks for."""
    return lambda table, question, thing: closed(thing, key, rule)


ELSE: dict[str, Why] = {
    "place": _place_later,
    "shore": _shore,
    "warrior": _warrior,
    "good": _good,
    "card": no_card,
    "word": _word,
    "die": _roll,
    "journey": _of_sort("journey-met", "CM-113"),
    "enemy": _of_sort("enemy-fought", "CM-040"),
    "cargo": _of_sort("cargo-bought", "CM-060"),
}
"""By kind, why a thing is not chosen now."""
