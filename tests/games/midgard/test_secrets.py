"""Who sees what (CM-011 to CM-013, CM-178, CM-181 to CM-183)."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from games.midgard.positions import clan, load, place, position, public, send, told
from meadhall.core import Saga, Text, text
from meadhall.games.midgard import GAME
from meadhall.games.midgard.cards import DESTINY
from meadhall.games.midgard.combat import BeginFight
from meadhall.games.midgard.hidden import reshuffle
from meadhall.games.midgard.placement import NextWorker
from meadhall.games.midgard.rounds import Cleanup
from meadhall.games.midgard.table import Table
from tables import dice, options, random_step, tell


def kill(**options: bool) -> Table:
    """Seat 0 has just killed a draugr."""
    table = position(clan(), clan(), clan(), phase="combat", **options)  # type: ignore[arg-type]
    table.before = ((0,) * 7,) * 3
    place(table, 0, "draugr_1")
    send(table, "draugr_1", "axeman*2")
    table.do(BeginFight(0, 1))
    load(table, "axeman_double axeman_double")
    tell(table, "0 BeginFight fight")
    return table


@pytest.mark.rule("CM-011")
def test_what_is_public_looks_the_same_to_all() -> None:
    table = GAME.new(3, {}, "public")
    chance = dice("public")
    for _ in range(120):
        random_step(table, chance)
    views = [GAME.view(table, seat) for seat in (0, 1, 2, None)]
    for view in views:
        for key in ("players", "discards", "journey_discards", "runes", "merchant", "decks"):
            assert views[3][key] == view[key]
        assert [s["looked"] for s in views[3]["shores"]] == [s["looked"] for s in view["shores"]]
    assert {"glory", "food", "favor", "blame", "warriors", "workers", "runes", "ship"} <= {
        *views[3]["players"][0]
    }


@pytest.mark.rule("CM-012", "CM-181")
def test_destinies_are_seen_by_their_owner_alone() -> None:
    table = position(clan(destinies="prepared"), clan(destinies="craftsman"))
    assert ["prepared"] == [each["name"] for each in GAME.view(table, 0)["mine"]["destinies"]]
    for viewer in (1, None):
        assert "prepared" not in json.dumps(GAME.view(table, viewer))
        assert 1 == GAME.view(table, viewer)["players"][0]["destinies"]


@pytest.mark.rule("CM-012", "CM-156")
def test_destinies_drawn_and_put_back_are_known_to_the_drawer_alone() -> None:
    table = position(clan(leader="dagrun", workers=1), clan())
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    kept, back = options(table, 0, "KeepDestiny")
    assert [kept, back] == GAME.view(table, 0)["mine"]["drawn"]
    assert [] == GAME.view(table, 1)["mine"]["drawn"]
    tell(table, f"0 KeepDestiny {kept}")
    assert [[back]] == GAME.view(table, 0)["mine"]["returned"]
    for viewer in (1, None):
        assert str(back) not in json.dumps(GAME.view(table, viewer))


@pytest.mark.rule("CM-012")
def test_what_a_seat_put_back_stays_known_to_it() -> None:
    table = position(clan(leader="dagrun", workers=1), clan())
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    kept = options(table, 0, "KeepDestiny")[0]
    tell(table, f"0 KeepDestiny {kept}")
    bottom = table.destinies[0]
    for number in range(8):
        world = table.clone()
        reshuffle(world, 0, dice(f"back {number}"))
        assert bottom == world.destinies[0]


@pytest.mark.rule("CM-012", "CM-013", "CM-181")
def test_defeated_enemies_are_seen_by_their_owner_alone() -> None:
    table = position(clan(defeated="troll_hill_1 draugr_jarl_red"), clan())
    assert ["troll_hill_1", "draugr_jarl_red"] == GAME.view(table, 0)["mine"]["trophies"][
        "defeated"
    ]
    other = GAME.view(table, 1)
    assert None is other["revealed"]
    assert "troll_hill_1" not in json.dumps(other)
    none_killed = position(clan(), clan())
    none_killed.draugr, none_killed.trolls = table.draugr, table.trolls
    for view in (other, unequal := GAME.view(none_killed, 1)):
        view.pop("decks")
    assert unequal == other


@pytest.mark.rule("CM-178")
def test_in_the_hall_of_glory_defeated_enemies_are_public() -> None:
    table = position(clan(defeated="troll_hill_1"), clan(), hall_of_glory=True)
    assert ["troll_hill_1"] == GAME.view(table, 1)["revealed"][0]["defeated"]
    assert ["troll_hill_1"] == GAME.view(table)["revealed"][0]["defeated"]
    own = GAME.view(table, 0)["mine"]["trophies"]
    assert ([], 1) == (own["defeated"], own["kinds"]["troll"]), "what all see is no secret of one"


@pytest.mark.rule("CM-012")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_the_order_of_a_deck(seat: int | None) -> None:
    table = position(clan(), clan())
    piles = [
        "trolls",
        "draugr",
        "monsters",
        "journey_deck",
        "merchants",
        "runes",
        "destinies",
    ]
    for pile in piles:
        orders = set()
        for number in range(6):
            world = table.clone()
            reshuffle(world, seat, dice(f"{pile} {number}"))
            orders.add(tuple(getattr(world, pile)))
        assert 1 < len(orders)


@pytest.mark.rule("CM-012", "CM-183")
def test_a_journey_looked_at_stays_known_to_who_looked_and_to_nobody_else() -> None:
    table = position(clan(workers=1), clan(), journeys="journey_storm journey_lost journey_kraken")
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney shore_3")
    seen = set()
    for number in range(20):
        own, other = table.clone(), table.clone()
        reshuffle(own, 0, dice(f"own {number}"))
        reshuffle(other, 1, dice(f"other {number}"))
        assert table.journeys[2] == own.journeys[2]
        seen.add(other.journeys[2])
    assert 1 < len(seen)
    table.do(Cleanup())
    table.questions()
    assert {"shore_3": "journey_kraken"} == GAME.view(table, 0)["mine"]["journeys"]
    assert [0] == GAME.view(table, 1)["shores"][2]["looked"]


@pytest.mark.rule("CM-182", "CM-013")
def test_a_kill_is_told_to_all_but_nobody_sees_the_pile() -> None:
    table = kill()
    events = GAME.view(table, 2)["events"]
    assert ["fights", "defeats"] == [event["key"] for event in events]
    assert "draugr_restless_red" == events[1]["args"]["enemy"]
    assert [] == told(table, 0)
    keys = [line.key for line in public(table)]
    assert ["fights", "rolls", "damage", "defeats"] == [key for key in keys if key != "sends"]
    table.do(Cleanup())
    table.questions()
    assert [] == GAME.view(table, 2)["events"]
    totals = [line for line in public(table) if line.key == "combat-total"]
    change = {"glory": 3, "coins": 2, "blame": 1, "warriors": 1}
    told_so = [text("change-up", what=name, n=number) for name, number in change.items()]
    assert {"seat": 0, "changes": told_so} == totals[0].args
    assert "draugr_restless_red" not in repr(GAME.view(table, 2))
    assert ["draugr_restless_red"] == GAME.view(table, 0)["mine"]["trophies"]["defeated"]


@pytest.mark.rule("CM-012", "CM-024", "CM-052")
def test_a_destiny_is_told_to_its_owner_alone() -> None:
    table = GAME.new(2, {}, "destinies")
    dealt = [
        (line.seat, DESTINY[str(line.args["card"])])
        for line in table.log
        if line.key == "keeps-destiny"
    ]
    assert [(seat, each) for seat in (0, 1) for each in table.players[seat].destinies] == dealt
    table = position(clan(workers=1), clan())
    table.do(NextWorker(0))
    tell(table, "0 PlaceWorker sage_house", "0 LookAtJourney pass")
    (line,) = [line for line in table.log if line.key == "keeps-destiny"]
    assert (0, table.players[0].destinies) == (line.seat, [DESTINY[str(line.args["card"])]])


@pytest.mark.rule("CM-178", "CM-182")
def test_in_the_hall_of_glory_the_log_withholds_nothing() -> None:
    table = kill(hall_of_glory=True)
    assert "defeats" in [line.key for line in public(table)]


@pytest.mark.rule("CM-181")
def test_nothing_sent_to_a_seat_depends_on_what_it_cannot_know() -> None:
    table = GAME.new(4, {}, "nothing")
    chance = dice("nothing")
    while table.questions():
        if chance.below(10) == 0:
            for viewer in (0, 1, 2, 3, None):
                world = GAME.hidden(table, viewer, chance)
                assert GAME.view(table, viewer) == GAME.view(world, viewer)
        random_step(table, chance)


@pytest.mark.rule("CM-181", "CM-174")
def test_a_destiny_on_hidden_piles_shows_no_standing() -> None:
    table = position(clan(destinies="troll_slayer prepared", food=1), clan(defeated="troll_hill_1"))
    slayer, prepared = GAME.view(table, 0)["mine"]["destinies"]
    assert (None, None, 0) == (slayer["standing"], slayer["all"], slayer["own"])
    assert ("leads", [1, 0]) == (prepared["standing"], prepared["all"])
    assert None is GAME.view(table, 0)["mine"]["scoring"]["destinies"]


@pytest.mark.rule("CM-182")
def test_the_last_to_confirm_cannot_take_it_back_after_seeing_the_others() -> None:
    saga = Saga.begin(GAME, 2, {"first_player": 0}, "undo")
    chance = dice("undo")
    confirmed = 0
    while confirmed < 3:
        question = chance.pick(saga.table.questions())
        saga.answer(question, chance.pick(saga.table.options(question)))
        if question.name == "ConfirmCrews" and not saga.table.answered():
            confirmed += 1
            assert not saga.can_undo(question.seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_is_sent_stays_small(seats: int) -> None:
    """View, questions and hints of any position: under 9,000 bytes of JSON."""
    table, chance = GAME.new(seats, {"hall_of_glory": True}, "small"), dice("small")
    largest = 0
    while table.questions():
        for seat in range(seats):
            asked = [
                [ask.name, [[each, plain(ask.hint(table, each))] for each in offered]]
                for ask, offered in GAME.questions(table, seat)
            ]
            sent = json.dumps([GAME.view(table, seat), asked], separators=(",", ":"))
            largest = max(largest, len(sent))
        random_step(table, chance)
    assert 4_000 < largest < 9_000


def plain(told: Text | None) -> Any:
    """A text as it goes over the wire."""
    return None if told is None else asdict(told)
