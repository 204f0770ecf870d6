"""Why something cannot be chosen: no reason is untrue. What all games keep: tests/contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.valhalla.positions import attack, player, position
from meadhall.core import Option
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import TakeTurn
from meadhall.games.valhalla.cards import GLORY, IS_WARRIOR, NAMES, ROWS, SYMBOLS
from meadhall.games.valhalla.components import KIND, PARTY
from meadhall.games.valhalla.table import Table, party_size, side_of
from meadhall.lab.reasons import Refusal, positions, refusals
from tables import tell


@cache
def sample() -> list[Table]:
    """Positions of a dozen games, half of them with options; of frequent questions only some."""
    frequent = ("Fight", "RerollDice", "KeepCard", "ChooseAction", "AddWarrior", "PayDie")
    return [
        table.clone()
        for at, table in enumerate(positions(GAME, 2 * len(GAME.seats), "why"))
        if at % 12 == 0 or table.questions()[0].name not in frequent
    ]


@cache
def told() -> list[tuple[Table, Refusal]]:
    """Their refusals."""
    return [(table, each) for table in sample()[::2] for each in refusals(GAME, table)]


def why(table: Table, seat: int, thing: Option) -> tuple[str, str] | None:
    """The reason for a thing at the question that a seat is asked, and its rule."""
    question = next(each for each in table.questions() if each.seat == seat)
    found = GAME.reason(table, question, thing)
    return None if found is None else (found.why.key.removeprefix("closed-"), found.rule)


# -- positions ---------------------------------------------------------------------------------


@pytest.mark.rule("VA-043", "VA-046", "VA-048", "VA-050")
def test_actions_say_what_is_wanting() -> None:
    empty = position(player(hand="bear_axeman wolf_archer fury"), player(party="boar_axeman"))
    empty.do(TakeTurn(0))
    assert ("party-empty", "VA-046") == why(empty, 0, "attack")
    assert ("party-empty", "VA-046") == why(empty, 0, "draw")
    assert ("add-first", "VA-042") == why(empty, 0, "wolf_archer")
    assert ("kind-tactic", "VA-134") == why(empty, 0, "fury")
    alone = position(player(party="bear_axeman"), player(), player(party="boar_axeman", shields=0))
    alone.do(TakeTurn(0))
    assert ("no-warriors", "VA-048") == why(alone, 0, "one")
    assert ("no-targets", "VA-050") == why(alone, 0, "attack")
    assert ("target-party", "VA-050") == why(alone, 0, 1)
    assert ("target-shields", "VA-050") == why(alone, 0, 2)
    assert ("yourself", "VA-044") == why(alone, 0, 0)
    many = [name for name, row in ROWS.items() if row.kind == "warrior" and row.symbols > 2][:2]
    heavy = position(player(party="bear_axeman", hand=" ".join(many)), player(party="boar_axeman"))
    heavy.do(TakeTurn(0))
    assert ("pair-symbols", "VA-043") == why(heavy, 0, "two")


@pytest.mark.rule("VA-065", "VA-071")
def test_a_warrior_names_the_weapons_it_lacks() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "bow bow blank")
    question = table.questions()[0]
    reason = GAME.reason(table, question, "bear_axeman")
    assert reason is not None
    assert ("VA-065", ["axe"]) == (reason.rule, reason.why.args["weapons"])
    assert ("dice-later", "VA-060") == why(table, 0, "bow")
    assert reason in question.closed(table), "the bar of options says it too"


@pytest.mark.rule("VA-062", "VA-067")
def test_dice_on_an_armed_warrior_stay_there() -> None:
    table = position(player(party="bear_axeman"), player(party="wolf_swordsman"))
    attack(table, 0, 1, "axe bow blank")
    tell(table, "0 Fight bear_axeman", "0 Fight reroll")
    assert ("die-laid", "VA-062") == why(table, 0, "axe")
    tell(table, "0 PayDie blank")
    assert why(table, 0, "bear_axeman") is not None


# -- all positions -----------------------------------------------------------------------------


def _holds(table: Table, refusal: Refusal) -> bool:
    """Whether a reason is true of the table, looked at in another way than the rules do."""
    question: Any = refusal[0]
    thing: Any = refusal[2]
    reason = refusal[3]
    assert reason is not None
    key, args = reason.why.key.removeprefix("closed-"), reason.why.args
    seat: int = question.seat
    one, battle = table.players[seat], table.battle
    hand = [NAMES[card] for card in one.hand]
    boards = [
        [*filter(None, (name(table, s * PARTY + slot) for slot in range(PARTY)))]
        for s in range(table.seats)
    ]
    side = side_of(table, seat) if battle and seat in [s.seat for s in battle.sides] else None
    warriors = [card for card in one.hand if IS_WARRIOR[card]]
    true: dict[str, Callable[[], bool]] = {
        "party-empty": lambda: not boards[seat],
        "no-targets": lambda: (
            not any(
                boards[s] and table.players[s].shields
                for s in range(table.seats)
                if s not in table.circle[seat]
            )
        ),
        "no-warriors": lambda: not warriors,
        "one-warrior": lambda: len(warriors) == 1,
        "pair-symbols": lambda: (
            sum(sorted(SYMBOLS[c] for c in warriors)[:2]) > int(str(args["limit"]))
        ),
        "symbols": lambda: ROWS[thing].symbols > question.limit,
        "no-second": lambda: question.left == 2,
        "yourself": lambda: thing == seat,
        "partner": lambda: thing != seat and thing in table.circle[seat],
        "target-party": lambda: not party_size(table, thing),
        "target-shields": lambda: not table.players[thing].shields,
        "attack-first": lambda: question.name == "ChooseAction",
        "not-tactic": lambda: ROWS[thing].kind not in ("tactic", "commission"),
        "no-points": lambda: not GLORY[NAMES.index(thing)],
        "too-many-points": lambda: ROWS[thing].glory > question.amount,
        "activated": lambda: side is not None and thing in [name(table, p) for p in side.active],
        "lacks": lambda: {*_weapons(args)} <= {*ROWS[thing].need} and bool(_weapons(args)),
        "lacks-dice": lambda: ROWS[thing].need_rule not in (None, "exact"),
        "few-dice": lambda: side is not None and sum(side.pool) < 2,
        "die-laid": lambda: side is not None and any(KIND[thing] in laid for laid in side.laid),
        "die-picked": lambda: side is not None and KIND[thing] in side.chosen,
        "set-aside": lambda: thing == question.first and hand.count(thing) == 1,
        "attacker-only": lambda: battle is not None and battle.sides[0].seat != seat,
        "defender-only": lambda: battle is not None and battle.sides[0].seat == seat,
        "not-fought": lambda: battle is not None and thing in boards[seat],
        "jarl-other": lambda: thing != one.jarl,
        "jarl-used": lambda: side is not None,
        "kind-warrior": lambda: ROWS[thing].kind == "warrior" and thing in hand,
        "kind-thor": lambda: ROWS[thing].kind == "thor" and thing in hand,
        "kind-tyr": lambda: ROWS[thing].kind == "tyr" and thing in hand,
        "no-blank": lambda: side is not None and not side.pool[KIND["blank"]],
        "no-extra-dice": lambda: table.grey == 0,
        "not-outnumbered": lambda: side is not None,
        "loki-row": lambda: thing <= question.due,
    }
    if key == "elsewhere":
        lies: Any = args["lies"]
        if (id(table), seat) not in PLACES:
            PLACES[id(table), seat] = _places(table, seat)
        return thing in PLACES[id(table), seat][lies.key]
    return true.get(key, lambda: True)()


def name(table: Table, place: int) -> str:
    """The warrior at a place, if one is there."""
    return NAMES[table.party[place]] if table.party[place] >= 0 else ""


def _weapons(args: Any) -> list[str]:
    return [*args["weapons"]]


PLACES: dict[tuple[int, int], dict[str, list[str]]] = {}
"""By table of the sample and seat, so that each view is made once."""


def _places(table: Table, seat: int) -> dict[str, list[str]]:
    """Where cards lie, read from the seat's own view."""
    view = GAME.view(table, seat)
    mine, battle = view["mine"], view["battle"]
    parties = [[w["card"] for w in each["party"] if w] for each in view["players"]]
    circle = table.circle[seat]
    sides = [side for side in (battle["sides"] if battle else []) if side["seat"] is not None]
    return {
        "lies-hand": mine["hand"],
        "lies-drawn": mine["drawn"],
        "lies-picked": mine["picked"],
        "lies-shown": view["shown"],
        "lies-party": parties[seat],
        "lies-ally": [card for ally in circle[1:] for card in parties[ally]],
        "lies-enemy": [c for s, party in enumerate(parties) if s not in circle for c in party],
        "lies-played": [
            *(card for side in sides for card in (*side["tactics"], *side["given_up"])),
            *(each["card"] for each in (battle["helps"] if battle else [])),
        ],
        "lies-valhalla": mine["valhalla"],
        "lies-known": [card for cards in view["seen"] for card in cards],
        "lies-discard": view["discard"],
    }


@pytest.mark.slow
def test_no_reason_is_untrue() -> None:
    for table, refusal in told():
        assert _holds(table, refusal), refusal


def test_what_nobody_can_point_at_has_no_reason() -> None:
    table = position(player(party="bear_axeman"), player(hand="counterattack"))
    table.do(TakeTurn(0))
    assert why(table, 0, "no such thing") is None
    assert why(table, 0, "counterattack") is None, "cards of others are unseen"
