"""Chance: the same everywhere, even, and independent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core import Dice, key_from


def test_the_same_seed_gives_the_same_draws_on_every_machine_for_ever() -> None:
    chance = Dice(key_from("Uppsala"))
    drawn = [chance.below(1000) for _ in range(20)]
    first = [464, 383, 662, 898, 690, 971, 866, 145, 27, 108]
    assert [*first, 587, 111, 13, 206, 976, 80, 265, 186, 783, 146] == drawn


def test_a_copy_in_the_middle_of_a_block_goes_on_the_same() -> None:
    chance = Dice(key_from("x"))
    for _ in range(21):
        chance.below(6)
    copy = Dice(chance.key, chance.drawn)
    assert [chance.below(100) for _ in range(40)] == [copy.below(100) for _ in range(40)]


@given(st.text(), st.integers(1, 10_000))
def test_a_draw_is_within_its_bounds(seed: str, n: int) -> None:
    chance = Dice(key_from(seed))
    assert all(0 <= chance.below(n) < n for _ in range(5))


@given(st.text(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_all_things(seed: str, things: list[int]) -> None:
    shuffled = things[:]
    Dice(key_from(seed)).shuffle(shuffled)
    assert sorted(things) == sorted(shuffled)


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_a_die_is_even(sides: int) -> None:
    chance = Dice(key_from(f"die {sides}"))
    rolls = [chance.roll(sides) for _ in range(6000)]
    expected = 6000 / sides
    chi = sum((rolls.count(face) - expected) ** 2 / expected for face in range(1, sides + 1))
    assert chi < 27.9  # one in a thousand for nine degrees of freedom, less for fewer


def test_every_order_of_three_is_equally_likely() -> None:
    chance = Dice(key_from("orders"))
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = [1, 2, 3]
        chance.shuffle(things)
        seen[tuple(things)] = seen.get(tuple(things), 0) + 1
    assert 6 == len(seen)
    assert all(850 < count < 1150 for count in seen.values())


def test_another_source_is_independent_and_draws_nothing_here() -> None:
    chance = Dice(key_from("x"))
    other = chance.another("bots")
    assert (0, other.key != chance.key) == (chance.drawn, True)
    assert other.key == Dice(chance.key, 99).another("bots").key
    assert other.key != chance.another("bot").key
