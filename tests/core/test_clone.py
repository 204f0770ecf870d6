"""Copies, snapshots and state hashes made from field types."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from core.toy import TOY, Table
from meadhall.core.clone import copier, packer, unpack
from tables import dice, random_step


@dataclass(slots=True)
class Inner:
    numbers: list[int]
    name: str


@dataclass(slots=True)
class Outer:
    one: Inner
    maybe: Inner | None
    many: list[Inner]
    grid: list[list[int]]
    named: dict[str, list[int]]
    fixed: tuple[int, str]
    raw: bytes
    scratch: list[int] = field(default_factory=list, compare=False)


def outer() -> Outer:
    return Outer(
        one=Inner([1, 2], "a"),
        maybe=None,
        many=[Inner([3], "b")],
        grid=[[4], [5, 6]],
        named={"x": [7]},
        fixed=(8, "nine"),
        raw=b"\x0a\x0b",
        scratch=[99],
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    made = outer()
    copy = copier(Outer)(made)
    assert made == copy
    copy.one.numbers.append(0)
    copy.many[0].name = "changed"
    copy.grid[1][0] = 0
    copy.named["x"].append(0)
    assert outer() == made


def test_what_is_no_state_is_not_copied() -> None:
    assert [] == copier(Outer)(outer()).scratch


def test_an_optional_record_is_copied_when_it_is_there() -> None:
    made = outer()
    made.maybe = Inner([1], "c")
    copy = copier(Outer)(made)
    copy.maybe.numbers.append(2)
    assert [1] == made.maybe.numbers


def test_plain_lists_give_back_the_same_record() -> None:
    made = outer()
    made.maybe = Inner([1], "c")
    assert made == unpack(Outer, packer(Outer)(made), "nowhere")


def test_a_set_cannot_be_part_of_a_state() -> None:
    @dataclass(slots=True)
    class Bad:
        seen: set[int]

    Bad.__module__ = __name__
    with pytest.raises(TypeError, match="cannot be part of a table's state"):
        copier(Bad)


def test_a_clone_at_every_decision_plays_on_the_same() -> None:
    one: Table = TOY.new(3, {}, "clone")
    chance, same = dice("c"), dice("c")
    while one.questions():
        copy = one.clone()
        assert one == copy
        assert random_step(one, chance) == random_step(copy, same)
        assert TOY.state_hash(one) == TOY.state_hash(copy)


def test_what_happens_to_a_clone_does_not_touch_the_table() -> None:
    table: Table = TOY.new(3, {}, "clone")
    before = TOY.state_hash(table)
    copy = table.clone()
    chance = dice("d")
    while copy.questions():
        random_step(copy, chance)
    assert before == TOY.state_hash(table)


def test_a_snapshot_at_every_decision_gives_back_the_table_and_plays_on() -> None:
    table: Table = TOY.new(3, {"double": True}, "snap")
    chance, same = dice("e"), dice("e")
    while table.questions():
        back = TOY.restore(TOY.snapshot(table))
        assert (table, table.questions()) == (back, back.questions())
        assert random_step(table, chance) == random_step(back, same)
        assert TOY.snapshot(table) == TOY.snapshot(back)


def test_different_states_have_different_hashes() -> None:
    one: Table = TOY.new(2, {}, "a")
    other = one.clone()
    other.points[0] += 1
    assert TOY.state_hash(one) != TOY.state_hash(other)
