"""Where heroes stand and how they move (GW-043 to GW-050, GW-251)."""

from __future__ import annotations

import pytest

from games.godofwar.positions import acting, figure, hero, position, reveal, run, tiny
from meadhall.games.godofwar.heroes import FIGURE
from meadhall.games.godofwar.moving import ChooseColumn
from meadhall.games.godofwar.wounds import TakeDamage
from tables import asked, options, tell


def test_columns_list_the_front_hero_first() -> None:
    table = position(hero("kratos", at=2), hero("atreus", at=2))
    assert [[], [], [0, 1], [], []] == table.columns


@pytest.mark.rule("GW-043", "GW-044")
def test_a_hero_moves_to_any_column_with_a_free_place() -> None:
    table = acting(position(hero("kratos", at=1), hero("atreus", at=3), hero("freya", at=3)))
    tell(table, "0 HeroAction move")
    assert [2, 4] == options(table, 0, "ChooseColumn"), "column 3 is full"
    tell(table, "0 ChooseColumn 4")
    assert 4 == figure(table, "kratos").column


@pytest.mark.rule("GW-045", "GW-028")
@pytest.mark.parametrize(("place", "order"), [("front", [0, 1]), ("back", [1, 0])])
def test_who_enters_a_column_chooses_front_or_back(place: str, order: list[int]) -> None:
    table = acting(position(hero("kratos", at=1), hero("atreus", at=4)))
    tell(table, "0 HeroAction move", "0 ChooseColumn 4", f"0 ChoosePlace {place}")
    assert order == table.columns[4]


@pytest.mark.rule("GW-046")
def test_who_stays_behind_alone_is_in_front() -> None:
    table = acting(position(hero("kratos", at=1), hero("atreus", at=1)))
    tell(table, "0 HeroAction move", "0 ChooseColumn 2")
    assert [1] == table.columns[1]


@pytest.mark.rule("GW-046")
def test_when_the_front_hero_falls_the_one_behind_is_in_front() -> None:
    table = position(hero("kratos", at=1, damage=9), hero("atreus", at=1))
    run(table, TakeDamage(0, 1, -1, ()))
    assert [1] == table.columns[1]


@pytest.mark.rule("GW-047")
def test_changing_places_is_the_move_of_the_turn() -> None:
    table = acting(position(hero("kratos", at=1, hand="kr_resolve"), hero("atreus", at=1)))
    tell(table, "0 HeroAction move", "0 ChooseColumn swap")
    assert [1, 0] == table.columns[1]
    assert "move" not in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-041", "GW-042", "GW-048")
def test_a_hero_moves_once_between_other_actions_as_often_as_he_likes() -> None:
    table = acting(position(hero("kratos", at=1, hand="kr_axe_2 kr_axe_1 kr_resolve"), die=(0, 0)))
    tell(table, "0 HeroAction kr_axe_2", "0 HeroAction move")
    tell(table, "0 ChooseColumn 2", "0 HeroAction kr_axe_1")
    assert "move" not in options(table, 0, "HeroAction")
    assert "kr_resolve" in options(table, 0, "HeroAction")


@pytest.mark.rule("GW-048")
def test_a_move_by_an_effect_does_not_count() -> None:
    table = acting(position(hero("kratos", at=1, hand="up_sp_move"), hero("atreus", at=3)))
    tell(table, "0 HeroAction up_sp_move", "0 NameHero kratos", "0 ChooseColumn 2")
    assert 2 == figure(table, "kratos").column
    assert "move" in options(table, 0, "HeroAction")


def test_an_extra_move_may_be_declined() -> None:
    table = run(position(hero("kratos", at=1)), ChooseColumn(0, 0, FIGURE["kratos"], True))
    tell(table, "0 ChooseColumn stay")
    assert 1 == figure(table, "kratos").column


@pytest.mark.rule("GW-049")
def test_mimir_takes_no_place() -> None:
    table = position(
        hero("kratos", at=1), hero("mimir"), hero("freya", at=2), hero("atreus", at=2), host="freya"
    )
    assert [[], [0], [2, 3], [], []] == table.columns
    acting(table)
    tell(table, "0 HeroAction move")
    assert [3, 4] == options(table, 0, "ChooseColumn"), "two heroes fill column 2, not three"


@pytest.mark.rule("GW-050")
def test_from_behind_one_attacks_and_interacts_all_the_same() -> None:
    table = position(hero("kratos", at=1), hero("atreus", at=1, hand="at_arrow_1 at_knife"))
    acting(table, 1)
    offered = ["move", "at_arrow_1", "at_knife", "travelers_search_cart", "end"]
    assert offered == options(table, 1, "HeroAction")


PUSH = 'runes = ["fehu"]\nenemy = {{ id = "e", name_en = "e", health = 9, attack = {{ {} }} }}'


def pushed(at: int, *others: int, wall: str = 'kind = "melee", dirs = ["own", "right"]') -> object:
    key = tiny(b2=PUSH.format(wall + ', strength = 2, on_damage = ["push"]'))
    seats = [hero("kratos", at=at)]
    seats += [hero(name, at=o) for name, o in zip(("atreus", "freya"), others, strict=False)]
    table = position(*seats, scene=key, runes="fehu")
    return reveal(table)


@pytest.mark.rule("GW-123")
def test_a_pushed_hero_goes_one_column_away_from_the_attacker() -> None:
    table = pushed(3)
    assert 4 == figure(table, "kratos").column  # type: ignore[arg-type]


@pytest.mark.rule("GW-123")
def test_pushed_from_the_attackers_own_column_the_player_chooses_the_side() -> None:
    table = pushed(2)
    assert [1, 3] == options(table, 0, "PushedTo")  # type: ignore[arg-type]
    tell(table, "0 PushedTo 1")  # type: ignore[arg-type]
    assert 1 == figure(table, "kratos").column  # type: ignore[arg-type]


@pytest.mark.rule("GW-123")
def test_without_room_a_push_is_ignored() -> None:
    table = pushed(3, 4, 4)
    assert 3 == figure(table, "kratos").column  # type: ignore[arg-type]


@pytest.mark.rule("GW-251")
def test_a_pushed_hero_chooses_front_or_back() -> None:
    table = pushed(3, 4)
    assert [(0, "ChoosePlace")] == asked(table)  # type: ignore[arg-type]
    tell(table, "0 ChoosePlace back")  # type: ignore[arg-type]
    assert [1, 0] == table.columns[4]  # type: ignore[attr-defined]


@pytest.mark.rule("GW-251")
def test_mimir_cannot_be_moved_apart_from_his_host() -> None:
    table = position(hero("kratos", at=1, hand="up_sp_move"), hero("mimir"), host="kratos")
    acting(table)
    tell(table, "0 HeroAction up_sp_move", "0 NameHero mimir")
    assert [(0, "HeroAction")] == asked(table), "nothing to choose"
