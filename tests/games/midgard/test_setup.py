"""Set-up: board, stalls, ships, decks, leaders, what everybody starts with (CM-014 to CM-026)."""

from __future__ import annotations

import pytest

from games.midgard.positions import goods, warriors
from meadhall.core import BadSetup
from meadhall.games.midgard import GAME
from meadhall.games.midgard.components import ALL_PLACES, DISTANCE, FED_BY_ONE, PLACES, SHORES
from meadhall.games.midgard.table import Table
from tables import asked, options, tell

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def started(seats: int, seed: str = "", **options: bool | int | str) -> Table:
    """A new game after everybody has picked the first leader on offer."""
    table = GAME.new(seats, options, seed)
    while asked(table)[0][1] == "PickLeader":
        question = table.questions()[0]
        table.answer(question, table.options(question)[0])
    return table


@pytest.mark.rule("CM-014")
def test_the_game_begins_with_round_one() -> None:
    assert 1 == started(3).round


@pytest.mark.rule("CM-015")
@pytest.mark.parametrize(("seats", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_stalls_are_drawn_by_number_of_players(seats: int, military: int, economic: int) -> None:
    drawn = []
    for seed in range(12):
        stalls = GAME.new(seats, {}, str(seed)).stalls
        kinds = [ALL_PLACES[stall].kind for stall in stalls]
        assert (military, economic) == (kinds.count("military"), kinds.count("economic"))
        drawn.append(tuple(stalls))
    assert len(set(drawn)) > 3


@pytest.mark.rule("CM-016", "CM-017")
@pytest.mark.parametrize(
    ("seats", "ships"),
    [
        (2, ["knarr", "snekkja"]),
        (3, ["knarr", "karve", "snekkja"]),
        (4, ["knarr", "karve", "snekkja", "skeid"]),
    ],
)
def test_there_is_one_private_longship_a_player(seats: int, ships: list[str]) -> None:
    table = started(seats)
    assert ships == [PLACES[ship] for ship in table.ships]
    assert {"large_public_longship", "small_public_longship"} <= {
        place["name"] for place in GAME.view(table)["places"]
    }


@pytest.mark.rule("CM-018")
@each_count
def test_seven_decks_are_shuffled_separately(seats: int) -> None:
    one, other = GAME.new(seats, {}, "one"), GAME.new(seats, {}, "other")
    for deck in ("trolls", "draugr", "monsters", "journey_deck", "merchants", "runes"):
        assert sorted(getattr(one, deck)) == sorted(getattr(other, deck))
        assert getattr(one, deck) != getattr(other, deck)
    assert one.destinies != other.destinies
    assert (16, 21, 36, 18, 8, 10) == (
        len(one.trolls),
        len(one.draugr),
        len(one.monsters),
        len(one.journey_deck),
        len(one.merchants),
        len(one.runes),
    )


@pytest.mark.rule("CM-019")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {0, 1, 2} == {GAME.new(3, {}, str(seed)).first for seed in range(30)}
    assert 2 == GAME.new(3, {"first_player": 2}, "").first
    with pytest.raises(BadSetup, match="CM-019"):
        GAME.new(3, {"first_player": 3}, "")


@pytest.mark.rule("CM-020")
@pytest.mark.card("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")
def test_leaders_are_picked_counter_clockwise_and_the_first_player_is_last() -> None:
    table = GAME.new(3, {"first_player": 1}, "")
    five = ["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"]
    assert [(0, "PickLeader")] == asked(table)
    assert five == options(table, 0, "PickLeader")
    tell(table, "0 PickLeader gylfir")
    assert [(2, "PickLeader")] == asked(table)
    tell(table, "2 PickLeader ullr")
    assert ["asmundr", "dagrun", "svanhildr"] == options(table, 1, "PickLeader")
    tell(table, "1 PickLeader svanhildr")
    leaders = [player["leader"] for player in GAME.view(table)["players"]]
    assert ["gylfir", "svanhildr", "ullr"] == leaders


@pytest.mark.rule("CM-021")
@each_count
def test_everybody_starts_with_one_of_each_and_a_swordsman(seats: int) -> None:
    table = started(seats)
    for seat in range(seats):
        assert {"food": 1, "wood": 1, "coins": 1, "favor": 1} == goods(table, seat)
        assert {"swordsman": 1} == warriors(table, seat)


@pytest.mark.rule("CM-022")
@pytest.mark.parametrize(("seats", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_workers_by_number_of_players_and_one_in_the_huts(seats: int, workers: int) -> None:
    table = started(seats)
    for player in table.players:
        assert (workers, workers, False) == (player.workers, player.workforce, player.hired)


@pytest.mark.rule("CM-023", "CM-184")
def test_everybody_starts_at_zero_glory_in_a_colour_of_their_own() -> None:
    assert [0, 0, 0, 0] == [player.glory for player in started(4).players]
    assert 4 == len(set(GAME.sides))


@pytest.mark.rule("CM-024")
@each_count
def test_everybody_is_dealt_one_destiny(seats: int) -> None:
    table = started(seats)
    dealt = [player.destinies for player in table.players]
    assert [1] * seats == [len(cards) for cards in dealt]
    assert 12 - seats == len(table.destinies)
    assert 12 == len({*table.destinies, *(card for cards in dealt for card in cards)})


@pytest.mark.rule("CM-025", "CM-026")
def test_two_near_and_one_far_shore_and_a_fourth_for_four() -> None:
    assert ("near", "near", "far", "far") == DISTANCE
    assert {2: 3, 3: 3, 4: 4} == SHORES
    assert (2, 2, 1, 1) == FED_BY_ONE
    assert 4 == len(GAME.view(started(4))["shores"])
    assert 3 == len(GAME.view(started(2))["shores"])


@pytest.mark.rule("CM-184")
def test_clockwise_is_the_next_seat() -> None:
    table = started(4, first_player=3)
    order = []
    for _ in range(5):
        order.append(asked(table)[0][0])
        tell(table, f"{order[-1]} PlaceWorker beg")
    assert [3, 0, 1, 2, 3] == order


@pytest.mark.rule("CM-179", "CM-180")
def test_distrust_of_the_people_starts_everybody_with_blame() -> None:
    assert 0 == started(2).players[0].goods[4]
    table = started(2, distrust=True)
    assert [1, 1] == [player.goods[4] for player in table.players]


@pytest.mark.rule("CM-180")
def test_variants_are_off_unless_chosen_and_can_be_combined() -> None:
    settled = GAME.settle_options({})
    assert (False, False) == (settled["hall_of_glory"], settled["distrust"])
    both = GAME.new(2, {"hall_of_glory": True, "distrust": True}, "")
    assert both.settings["hall_of_glory"]
    assert both.settings["distrust"]
