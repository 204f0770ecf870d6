"""Set-up for 2, 3 and 4 players, and the options of a table (BR-030 to BR-044)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bloodrage.positions import figures, glory, names, rage, stats
from meadhall.core import BadSetup
from meadhall.games.bloodrage import GAME
from meadhall.games.bloodrage.cards import CARDS, NAMES, deck
from meadhall.games.bloodrage.components import (
    EMPTY,
    OUTER,
    PLACES,
    PROVINCES,
    TOKENS,
    YGGDRASIL,
)
from meadhall.games.bloodrage.setup import CHOICES, set_up
from meadhall.games.bloodrage.table import Table
from tables import dice

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int, seed: str = "Uppsala", **options: bool | int | str) -> Table:
    """A table as it is set up, before anything is dealt."""
    return set_up(seats, GAME.settle_options(options), dice(seed))


# -- clans ---------------------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-030")
def test_every_clan_starts_equal(seats: int) -> None:
    table = fresh(seats)
    assert [0] * seats == glory(table)
    assert [6] * seats == rage(table)
    for seat in range(seats):
        assert (1, 1, 1) == stats(table, seat)
        assert {"leader": 1, "ship": 1, "warrior": 8} == figures(table, seat, "reserve")


@each_count
@pytest.mark.rule("BR-031")
def test_slots_hands_and_quests_start_empty(seats: int) -> None:
    for player in fresh(seats).players:
        assert [EMPTY] * 8 == player.slots
        assert [] == player.hand == player.quests
        assert [[], [], []] == player.thrown


# -- tokens and provinces ------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-032", "BR-034", "BR-037")
def test_pillage_tokens_lie_on_all_provinces_that_stand(seats: int) -> None:
    table = fresh(seats)
    assert "token_all" == TOKENS[table.tokens[YGGDRASIL]]
    for province in OUTER:
        assert table.destroyed[province] == (table.tokens[province] == EMPTY)
    lying = Counter(TOKENS[table.tokens[p]] for p in OUTER if not table.destroyed[p])
    box = Counter({"token_rage": 3, "token_axes": 2, "token_horns": 2, "token_glory5": 1})
    assert lying <= box
    assert 8 - {4: 1, 3: 2, 2: 3}[seats] == lying.total()


@pytest.mark.rule("BR-034")
def test_the_eight_shuffled_tokens_are_three_rage_two_axes_two_horns_and_five_glory() -> None:
    lying: Counter[str] = Counter()
    for seed in range(60):
        table = fresh(4, f"tokens {seed}")
        seen = Counter(TOKENS[token] for token in table.tokens[1:] if token != EMPTY)
        lying |= seen
    assert {"token_rage": 3, "token_axes": 2, "token_horns": 2, "token_glory5": 1} == dict(lying)


@pytest.mark.rule("BR-032", "BR-042")
def test_outer_tokens_are_shuffled() -> None:
    at_gimle = {fresh(4, f"tokens {seed}").tokens[7] for seed in range(60)}
    tokens = [TOKENS.index(f"token_{kind}") for kind in ("rage", "axes", "horns", "glory5")]
    assert {*tokens, EMPTY} == at_gimle


@each_count
@pytest.mark.rule("BR-033", "BR-226")
def test_the_rewards_of_all_tokens_are_seen_from_the_start(seats: int) -> None:
    table = GAME.new(seats, {}, "Uppsala")
    seen = [province["token"] for province in GAME.view(table, None)["provinces"]]
    lying = [None if token == EMPTY else TOKENS[token] for token in table.tokens]
    assert lying == seen
    assert not any(table.pillaged)


@each_count
@pytest.mark.rule("BR-035", "BR-036", "BR-038")
def test_three_dooms_and_the_provinces_destroyed_before_the_game_are_all_different(
    seats: int,
) -> None:
    table = fresh(seats)
    destroyed = [province for province in PROVINCES if table.destroyed[province]]
    assert {4: 1, 3: 2, 2: 3}[seats] == len(destroyed)
    assert 3 == len(table.ragnarok)
    drawn = [*table.ragnarok, *destroyed]
    assert len(drawn) == len(set(drawn))
    assert YGGDRASIL not in drawn
    assert table.ragnarok[0] == table.doom
    said = [line.args["place"] for line in table.log if line.key == "destroyed-at-start"]
    assert sorted(PLACES[province] for province in destroyed) == sorted(map(str, said))


@pytest.mark.rule("BR-035", "BR-036", "BR-042")
def test_every_outer_province_can_be_doomed_in_any_age_or_destroyed_at_once() -> None:
    tables = [fresh(2, f"doom {seed}") for seed in range(120)]
    for age in range(3):
        assert set(OUTER) == {table.ragnarok[age] for table in tables}
    assert set(OUTER) == {province for t in tables for province in OUTER if t.destroyed[province]}


# -- decks ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-039")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_deck_has_eight_cards_for_four_players_and_six_for_three(age: int) -> None:
    marks = Counter(card.players for card in CARDS if card.age == age)
    assert {2: 20, 3: 6, 4: 8} == dict(marks)


@pytest.mark.rule("BR-039", "BR-041")
@pytest.mark.parametrize(
    ("cards", "seats", "size"),
    [
        ("102", 4, 34),
        ("102", 3, 26),
        ("102", 2, 20),
        ("99", 4, 33),
        ("99", 3, 25),
        ("99", 2, 19),
    ],
)
def test_the_size_of_each_age_deck(cards: str, seats: int, size: int) -> None:
    table = fresh(seats, cards=cards)
    assert [size] * 3 == [len(deck) for deck in table.decks]
    for age, deck_of_age in enumerate(table.decks, 1):
        rows = [CARDS[card] for card in deck_of_age]
        assert {age} == {row.age for row in rows}
        assert all(row.players <= seats for row in rows)
        assert len(deck_of_age) == len(set(deck_of_age))


@pytest.mark.rule("BR-040")
def test_the_published_set_is_the_default_and_the_early_one_lacks_a_monster_an_age() -> None:
    assert "102" == GAME.settle_options({})["cards"]
    extra = [
        names(set(deck(age, 4, only_99=False)) - set(deck(age, 4, only_99=True)))
        for age in (1, 2, 3)
    ]
    assert [["dwarf_chieftain"], ["dark_elf"], ["soldier_of_hel"]] == extra
    assert 102 == len(CARDS)
    assert 9 == sum(card.kind == "monster" for card in CARDS)


@pytest.mark.rule("BR-042")
def test_decks_are_shuffled_and_the_same_for_the_same_seed() -> None:
    assert fresh(4).decks == fresh(4).decks
    tops = {NAMES[fresh(4, f"deck {seed}").decks[0][-1]] for seed in range(200)}
    assert set(names(deck(1, 4, only_99=False))) == tops


@pytest.mark.rule("BR-042")
def test_the_whole_first_table_follows_from_its_seed() -> None:
    once, again, other = (GAME.new(3, {}, seed) for seed in ("Birka", "Birka", "Hedeby"))
    assert GAME.state_hash(once) == GAME.state_hash(again) != GAME.state_hash(other)


# -- first player --------------------------------------------------------------------------


@each_count
@pytest.mark.rule("BR-043")
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    drawn = {fresh(seats, f"first {seed}").first for seed in range(40)}
    assert set(range(seats)) == drawn


@pytest.mark.rule("BR-043")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 3), (4, 0)])
def test_the_table_may_name_the_first_player(seats: int, first: int) -> None:
    tables = [fresh(seats, f"first {seed}", first_player=first) for seed in range(10)]
    assert [first] * 10 == [table.first for table in tables]


@pytest.mark.rule("BR-044")
def test_left_means_next_in_clockwise_order_of_fixed_seats() -> None:
    table = fresh(4)
    assert [2, 3, 0, 1] == table.clockwise(2)
    assert [1, 2, 0] == fresh(3).clockwise(1)


# -- refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2, 3, 4 players"):
        GAME.new(seats, {}, "")


@pytest.mark.rule("BR-043")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_a_seat_that_is_not_there_cannot_begin(seats: int, first: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats, {"first_player": first}, "")
    assert "BR-043" == refused.value.rule


@pytest.mark.parametrize(
    "options",
    [
        {"cards": "100"},
        {"cards": 102},
        {"first_game": 1},
        {"first_player": 4},
        {"first_player": "north"},
        {"first_player": True},
        {"mystics": True},
    ],
    ids=str,
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, bool | int | str]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(4, options, "")


def test_every_combination_of_options_that_is_allowed_can_be_played() -> None:
    cards, first_game, first_player = (choice.values for choice in CHOICES)
    for seats in GAME.seats:
        for which in cards:
            for learning in first_game:
                for first in first_player:
                    if isinstance(first, int) and first >= seats:
                        continue
                    options = {"cards": which, "first_game": learning, "first_player": first}
                    table = GAME.new(seats, options, "any")
                    assert [] == GAME.audit(table)
                    assert table.questions()
