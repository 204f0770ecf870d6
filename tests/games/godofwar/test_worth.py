"""What bots do with special cards, rage and defence: in time, and not for nothing."""

from __future__ import annotations

import pytest

from games.godofwar.positions import acting, hero, position, reveal
from meadhall.bots import GreedyBot
from meadhall.core import Option
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.help import Need, help_worth, rage_gained, strikes_left
from meadhall.games.godofwar.outlook import habit
from meadhall.games.godofwar.table import Table
from tables import tell

SEEDS = ("one", "two", "three")


def choice(table: Table, seat: int, seed: str) -> tuple[str, Option]:
    """What the greedy bot does next: the question's name and its answer."""
    question, option = GreedyBot(seed).choose(GAME, table, seat, GAME.questions(table, seat))
    return question.name, option


def under_attack(mimirs: str, kratos: str = "", damage: int = 0) -> Table:
    """A rune is revealed that lets an enemy strike Kratos; Mimir is with him."""
    table = position(
        hero("kratos", at=1, hand=kratos, damage=damage), hero("mimir", hand=mimirs),
        runes="fehu", host="kratos",
    )  # fmt: skip
    reveal(table)
    return table


def first_window(table: Table, window: str) -> None:
    """Let everything pass until this window is open."""
    for _ in range(12):
        asked = table.questions()[0]
        if asked.name == "PlaySpecial" and asked.arguments()["window"] == f"window-{window}":
            return
        offered = table.options(asked)
        way_on = next(each for each in ("pass", "leave", "none", "strike") if each in offered)
        table.answer(asked, way_on)
    raise AssertionError(f"no window {window}")


@pytest.mark.parametrize("seed", SEEDS)
def test_counsel_is_not_given_where_no_set_is_played(seed: str) -> None:
    table = under_attack("mi_counsel mi_counsel")
    first_window(table, "rune")
    assert choice(table, 1, seed) == ("PlaySpecial", "pass")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("modifier", "wanted"), [("kr_mod_2", "mi_counsel"), ("kr_mod_3", "pass")])
def test_counsel_raises_an_attack_that_is_short_of_armour(
    seed: str, modifier: str, wanted: str
) -> None:
    """The traveller's armour of 5 holds 4 off, and falls to 5 without advice."""
    table = position(
        hero("kratos", at=2, hand=f"kr_axe_2 {modifier}"), hero("mimir", hand="mi_counsel"),
        host="kratos",
    )  # fmt: skip
    acting(table)
    tell(table, "0 HeroAction kr_axe_2")
    while table.questions()[0].name != "AddModifier":
        table.answer(table.questions()[0], table.options(table.questions()[0])[0])
    tell(table, f"0 AddModifier {modifier}")
    assert choice(table, 1, seed) == ("PlaySpecial", wanted)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_warning_waits_for_a_blow(seed: str) -> None:
    table = under_attack("mi_warning")
    first_window(table, "rune")
    assert choice(table, 1, seed) == ("PlaySpecial", "pass")
    first_window(table, "defence")
    assert table.blow.strength > 0
    assert choice(table, 1, seed) == ("PlaySpecial", "mi_warning")


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_healed_who_is_whole(seed: str) -> None:
    for damage, wanted in ((0, "end"), (6, "fr_mend")):
        table = position(hero("freya", at=2, hand="fr_mend"), hero("kratos", at=1, damage=damage))
        table.heroes[0].moved = True
        assert choice(acting(table), 0, seed) == ("HeroAction", wanted)


@pytest.mark.parametrize("seed", SEEDS)
def test_rage_that_is_ready_is_used_before_the_turn_ends(seed: str) -> None:
    table = position(hero("freya", at=1, rage=6), hero("kratos", at=2, damage=5))
    table.heroes[0].moved = True
    assert choice(acting(table), 0, seed) == ("HeroAction", "ancient_magic")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_defence_is_no_stronger_than_it_has_to_be(seed: str) -> None:
    table = position(
        hero("kratos", at=1, hand="kr_guard kr_mod_2 kr_mod_3"), hero("freya", at=3), runes="fehu"
    )
    reveal(table)
    tell(table, "0 Defend kr_guard")
    table.blow.strength = 1
    assert habit(table, table.questions()[0]) == "block"
    assert choice(table, 0, seed) == ("AddModifier", "block")
    table.blow.strength = 9
    assert habit(table, table.questions()[0]) is None
    assert choice(table, 0, seed)[1] in ("kr_mod_2", "kr_mod_3")


def test_a_special_is_worth_what_it_can_still_do() -> None:
    table = position(hero("mimir", hand="mi_counsel mi_warning"), hero("kratos", at=2))
    hand = table.players[0].hand
    much = help_worth(hand, Need(strikes=2, blows=2.0, price=1.5, wounds=0))
    little = help_worth(hand, Need(strikes=0, blows=0.5, price=1.5, wounds=0))
    nothing = help_worth(hand, Need(strikes=0, blows=0.0, price=1.5, wounds=0))
    assert much > little > nothing > 0.0
    assert strikes_left(table) == 2


def test_rage_beyond_the_last_space_is_worth_nothing() -> None:
    table = position(hero("kratos", at=2, rage=4), hero("freya", at=1, rage=6))
    kratos, freya = table.heroes
    assert rage_gained(kratos, 3) == rage_gained(kratos, 1) > 0.0
    assert rage_gained(freya, 2) == 0.0
