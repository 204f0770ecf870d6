"""Plans: what is read, what is refused, which games follow from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.lab import plans
from meadhall.lab.errors import LabError

pytestmark = pytest.mark.usefixtures("toy_game")


def plan(**said: Any) -> plans.Plan:
    return plans.plan_of({"game": "toy", "players": 2, **said}, "test")


def refused(**said: Any) -> str:
    with pytest.raises(LabError) as caught:
        plan(**said)
    return caught.value.key


def test_arms_share_what_they_do_not_say_themselves() -> None:
    made = plan(
        bots=["random"],
        options={"double": True},
        arm=[{}, {"options": {"length": 3}, "bots": ["greedy"], "title": "short"}],
    )
    assert ["A", "B"] == [arm.name for arm in made.arms]
    assert [{"double": True}, {"double": True, "length": 3}] == [arm.options for arm in made.arms]
    assert [["random"] * 2, ["greedy"] * 2] == [
        [player.label for player in arm.line_up] for arm in made.arms
    ]
    assert "short" == plans.words(made.arms[1].title, "ru")


def test_a_plan_without_arms_has_one() -> None:
    assert 1 == len(plan().arms)


def test_games_follow_from_seeds_and_repetitions() -> None:
    made = plan(games=2, seeds=["a", "b"], repeat=2)
    assert 8 == made.games_of_arm == made.total
    deals = [made.deal(0, number) for number in range(8)]
    assert ["a/0", "a/0", "a/1", "a/1", "b/0", "b/0", "b/1", "b/1"] == [d.seed for d in deals]
    assert [0, 1] * 4 == [deal.again for deal in deals]


def test_everybody_meets_every_seat_unless_seats_are_fixed() -> None:
    made = plan(bots=["random", "greedy"], games=2, repeat=2)
    seated = [[each.label for each in made.seated(made.deal(0, n))] for n in range(4)]
    assert [["random", "greedy"], ["greedy", "random"]] == seated[:2]  # the same deal, other seats
    assert [["greedy", "random"], ["random", "greedy"]] == seated[2:]
    fixed = plan(bots=["random", "greedy"], games=2, fixed_seats=True)
    assert {"random"} == {fixed.seated(fixed.deal(0, n))[0].label for n in range(2)}


def test_batches_hold_every_game_once() -> None:
    made = plan(games=7, batch=3, arm=[{}, {}])
    games = [(arm, number) for arm, numbers in made.batches() for number in numbers]
    assert [(arm, number) for arm in (0, 1) for number in range(7)] == games


def test_words_alone_make_no_other_run() -> None:
    assert plan().digest == plan(title="other words", name="other").digest
    assert plan().digest != plan(seed="2").digest


def test_a_bot_may_be_a_table_with_settings() -> None:
    made = plan(bots=[{"bot": "greedy", "budget": 4, "worlds": 1}])
    assert "greedy(budget=4,worlds=1)" == made.arms[0].line_up[0].label


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"game": "chess"}, "lab-plan-game"),
        ({"colour": "red"}, "lab-plan-unknown"),
        ({"arm": [{"games": 3}]}, "lab-plan-unknown"),
        ({"games": "many"}, "lab-plan-kind"),
        ({"games": True}, "lab-plan-kind"),
        ({"games": 0}, "lab-plan-number"),
        ({"games": 10_000_000, "repeat": 2}, "lab-plan-number"),
        ({"seed": "1", "seeds": ["1"]}, "lab-plan-seeds"),
        ({"seeds": []}, "lab-plan-kind"),
        ({"arm": [{"name": "x"}, {"name": "x"}]}, "lab-plan-arms"),
        ({"arm": []}, "lab-plan-kind"),
        ({"players": 9}, "lab-plan-setup"),
        ({"options": {"length": 7}}, "lab-plan-setup"),
        ({"bots": ["random"] * 3}, "lab-plan-bots"),
        ({"bots": []}, "lab-plan-bots"),
        ({"bots": ["clever"]}, "lab-no-bot"),
        ({"bots": [7]}, "lab-plan-kind"),
        ({"bots": ["jarl"]}, "lab-plan-clock"),
        ({"bots": ["jarl(milliseconds=5)"]}, "lab-plan-clock"),
        ({"bots": ["jarl(colour=red)"]}, "lab-bot-fails"),
        ({"bots": ["greedy(budget)"]}, "lab-bot-form"),
        ({"bots": ["greedy(colour=red)"]}, "lab-bot-fails"),
        ({"bots": ["nowhere.py:Bot"]}, "lab-bot-file"),
        ({"title": {"en": 7}}, "lab-plan-kind"),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, Any], key: str) -> None:
    assert key == refused(**said)


def test_files_that_hold_no_plan_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    for written, key in [
        (None, "lab-plan-missing"),
        (b"game = ", "lab-plan-toml"),
        (b"\xff\xfe", "lab-plan-unreadable"),
    ]:
        if written is not None:
            path.write_bytes(written)
        with pytest.raises(LabError) as caught:
            plans.read(path)
        assert key == caught.value.key


PLANS = sorted((Path(__file__).parents[2] / "plans").glob("*.toml"))


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_committed_plans_can_be_carried_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.GAMES", ("bloodrage", "valhalla", "midgard", "godofwar"))
    made = plans.read(path)
    assert made.total >= 500
    assert {"en", "ru"} == {*made.title}
