"""The estimate for bots: it wants what the party wants."""

from __future__ import annotations

import pytest

from games.godofwar.positions import acting, card, fell, hero, position, run
from meadhall.bots.greedy import GreedyBot
from meadhall.core import at_rest
from meadhall.games.godofwar import GAME
from meadhall.games.godofwar.evaluate import worth
from meadhall.games.godofwar.flipping import HurtEnemy
from meadhall.games.godofwar.round import UpgradePhase
from meadhall.games.godofwar.table import Outcome, Table
from tables import tell


def pair(**more: object) -> Table:
    return position(hero("kratos", at=2), hero("freya", at=1), **more)  # type: ignore[arg-type]


def test_victory_is_best_and_defeat_is_worst() -> None:
    values = []
    for outcome in (Outcome.LOST, Outcome.PLAYING, Outcome.WON):
        table = pair()
        table.outcome = outcome
        values.append(worth(table, 0))
    assert sorted(values) == values
    assert 3 == len(dict.fromkeys(values))


def test_an_end_does_not_dwarf_what_a_scene_is_about() -> None:
    """On the scale of a search that saw both ends, a wound must still be seen."""
    found = []
    for outcome in (Outcome.LOST, Outcome.PLAYING, Outcome.WON):
        table = pair()
        table.outcome = outcome
        found.append(GAME.outlook_of(table).worths[0])
    lost, playing, won = found
    hurt = pair()
    hurt.heroes[0].damage = 4
    wound = playing - GAME.outlook_of(hurt).worths[0]
    assert lost < playing - wound < playing < won
    assert wound / (won - lost) > 0.01


def test_wounds_fallen_heroes_and_healthy_enemies_are_bad() -> None:
    whole = worth(pair(), 0)
    hurt = pair()
    hurt.heroes[0].damage = 4
    assert worth(hurt, 0) < whole
    down = pair()
    fell(down, "kratos")
    assert worth(down, 0) < worth(hurt, 0)
    struck = run(pair(), HurtEnemy(0, 0, 0))
    run(struck, HurtEnemy(card(struck, "b1"), 4, 0))
    assert worth(struck, 0) > whole


def test_all_seats_want_the_same() -> None:
    table = pair()
    assert worth(table, 0) == worth(table, 1)


def test_it_is_asked_only_when_no_move_is_half_said() -> None:
    table = acting(position(hero("kratos", at=2, hand="kr_recall kr_mod_3"), hero("freya", at=1)))
    assert at_rest(table)
    tell(table, "0 HeroAction kr_recall")
    assert not at_rest(table), "the target is not chosen yet"


def choose(table: Table, seat: int) -> object:
    question = next(each for each in table.questions() if each.seat == seat)
    offered = [(question, table.options(question))]
    return GreedyBot("judge").choose(GAME, table, seat, offered)[1]


@pytest.mark.parametrize("damage", [6, 8])
def test_a_greedy_bot_defends_a_hero_in_danger(damage: int) -> None:
    from games.godofwar.positions import reveal

    table = position(
        hero("kratos", at=1, hand="kr_guard kr_mod_2", damage=damage), hero("freya", at=3),
        runes="fehu",
    )  # fmt: skip
    reveal(table)
    assert "kr_guard" == choose(table, 0)


def test_a_greedy_bot_strikes_the_last_blow() -> None:
    table = position(
        hero("kratos", at=2, hand="kr_axe_2 kr_mod_3"), hero("freya", at=1),
        back="b2 b3", damage={"b2": 23, "b3": 25}, dead="b3",
    )  # fmt: skip
    acting(table)
    assert "kr_axe_2" == choose(table, 0)


def test_a_greedy_bot_takes_the_better_upgrade() -> None:
    table = position(hero("kratos"), hero("freya", at=2), offer="up_mod_2 up_mod_5 up_melee_2")
    run(table, UpgradePhase(False))
    assert "up_mod_5" == choose(table, 0)
