"""Environments for learning: PettingZoo's and Gymnasium's own tests, masks, rewards, secrets."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

import meadhall  # noqa: E402
from meadhall import env  # noqa: E402
from meadhall.core import BadSetup, Dice, key_from  # noqa: E402
from meadhall.env.seats import Seats  # noqa: E402
from meadhall.env.spaces import SIZE, SPARE, Flat, Words, place  # noqa: E402
from meadhall.lab.errors import LabError  # noqa: E402

GAMES = meadhall.GAMES
# Both warn of what they advise, such as observations without bounds.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(env.aec(game, players=2), num_cycles=60, verbose_progress=False)
    seed_test(lambda: env.aec(game, players=2), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_benchmark_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that goes on by 10 ms at every look, so that it ends after some 500 rounds."""
    from pettingzoo.test import performance_benchmark

    clock = SimpleNamespace(time=count(0, 0.01).__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(env.aec(game, players=2))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check_passes(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(env.single(game, players=2), skip_render_check=True)


def play(table: Seats, seed: str) -> list[list[float]]:
    table.begin(seed)
    dice = Dice(key_from(seed))
    rewards = []
    while table.seat >= 0:
        rewards.append(table.act(dice.pick([*table.open])))
    return rewards


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_an_action_and_every_action_an_option(game: str) -> None:
    table = Seats(game)
    for number in range(3):
        table.begin(f"options {number}")
        dice = Dice(key_from(str(number)))
        while table.seat >= 0:
            assert table.question is not None
            offered = table.table.options(table.question)
            assert [*offered] == [*table.open.values()]
            mask = table.mask()
            assert len(offered) == int(mask.sum()) > 0
            assert all(mask[action] for action in table.open)
            table.act(dice.pick([*table.open]))


def test_unknown_options_have_actions_of_their_own() -> None:
    words = Words("bloodrage")
    found = words.open(["march", "sing", "dance"])
    assert ["march", "sing", "dance"] == [*found.values()]
    assert words.size - SPARE == min(at for at, word in found.items() if word == "sing")


def test_a_word_keeps_its_number() -> None:
    assert [0, 1, 2] == Words("bloodrage").words[:3]
    assert 16 == Words("bloodrage").number["brothers_in_arms"]


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_add_up(game: str) -> None:
    table = Seats(game, 2)
    *before, last = play(table, "end")
    assert all(each == [0.0, 0.0] for each in before)
    result = table.game.result(table.table)
    assert result is not None
    if game == "godofwar":
        assert [1.0 if result.won else -1.0] * 2 == last
    else:
        assert 0 == pytest.approx(sum(last))
        assert all((last[seat] >= 0) == (seat in result.winners) for seat in range(2))


def test_rewards_by_score_add_up_to_the_score() -> None:
    table = Seats("bloodrage", 3, rewards="score")
    rewards = play(table, "score")
    result = table.game.result(table.table)
    assert result is not None
    assert [*result.scores] == [sum(each[seat] for each in rewards) for seat in range(3)]
    with pytest.raises(BadSetup):
        Seats("bloodrage", rewards="applause")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_tells_nothing_that_its_seat_cannot_know(game: str) -> None:
    table = Seats(game)
    table.begin("secret")
    dice = Dice(key_from("secret"))
    for step in range(60):
        if table.seat < 0:
            break
        if step % 10 == 0:
            seat = table.seat
            other = table.game.hidden(table.table, seat, dice)
            seen = [
                Flat().row(table.game.view(each, seat), table.question)
                for each in (table.table, other)
            ]
            assert np.array_equal(*seen)
            assert np.array_equal(seen[0], table.observe(seat))
        table.act(dice.pick([*table.open]))


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_the_same_whatever_came_before_it(game: str) -> None:
    table = Seats(game)
    dice = Dice(key_from("rows"))
    for deal in range(2):
        table.begin(f"rows {deal}")
        for step in range(150):
            if table.seat < 0:
                break
            seen = table.observe(table.seat)
            if step % 7 == 0:
                alone = Flat().row(table.game.view(table.table, table.seat), table.question)
                assert np.array_equal(alone, seen)
            table.act(dice.pick([*table.open]))


def plain_row(view: dict[str, Any], question: Any) -> Any:
    """An observation as ``spaces`` describes it, leaf by leaf, with nothing remembered."""
    tenths = [0] * SIZE

    def add(path: str, part: Any) -> None:
        if isinstance(part, str) or part is True:
            tenths[place(f"{path}={part}")] += 10
        elif isinstance(part, int) and part is not False:
            tenths[place(path)] += part
        elif isinstance(part, dict):
            for key, entry in part.items():
                add(f"{path}.{key}" if path else str(key), entry)
        elif isinstance(part, list | tuple):
            for at, entry in enumerate(part):
                add(path if isinstance(entry, str) else f"{path}.{at}", entry)

    add("", view)
    if question is not None:
        add("asked", [question.name, question.arguments()])
    return np.array(tenths, np.float32) * np.float32(0.1)


@pytest.mark.parametrize("game", GAMES)
def test_observations_of_a_whole_game_are_those_made_the_plain_way(game: str) -> None:
    table = Seats(game)
    dice = Dice(key_from("plain"))
    table.begin("plain")
    step = 0
    while table.seat >= 0:
        watched = range(table.players) if step % 9 == 0 else [table.seat]
        for seat in watched:
            seen = table.observe(seat)
            asked = table.question if seat == table.seat else None
            if step % 3 == 0:
                assert np.array_equal(plain_row(table.game.view(table.table, seat), asked), seen)
        table.act(dice.pick([*table.open]))
        step += 1


def test_observations_differ_where_views_do() -> None:
    table = Seats("bloodrage")
    one = table.observe(table.seat)
    assert (SIZE,) == one.shape
    table.act(next(iter(table.open)))
    assert not np.array_equal(one, table.observe(table.seat))


def test_the_same_seed_deals_the_same_and_a_new_game_another() -> None:
    zoo = env.aec("bloodrage", players=2)
    seen: list[Any] = []
    for seed in (7, None, 7, 8):
        zoo.reset(seed=seed)
        seen.append(zoo.observe(zoo.agent_selection)["observation"])
    assert np.array_equal(seen[0], seen[2])
    assert not np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[3])


def test_who_wants_no_observation_finds_the_mask_in_the_info() -> None:
    zoo = env.aec("bloodrage", players=2)
    zoo.reset(seed=1)
    for _ in range(30):
        agent = zoo.agent_selection
        _, _, _, _, info = zoo.last(observe=False)
        assert np.array_equal(zoo.observe(agent)["action_mask"], info["action_mask"])
        assert [agent] == [each for each in zoo.agents if zoo.infos[each]]
        zoo.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_an_action_that_is_not_open_is_refused_or_loses() -> None:
    zoo = env.aec("bloodrage", players=2)
    zoo.reset(seed=1)
    closed = int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not open to seat_"):
        zoo.step(closed)
    gym = env.single("bloodrage", players=2, seat=1)
    seen, _ = gym.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = gym.step(closed)
    assert (-1.0, True, True) == (reward, over, info["illegal"])


@pytest.mark.parametrize("opponents", ["random", "greedy(budget=2,worlds=1)"])
def test_a_whole_episode_against_bots(opponents: str) -> None:
    gym = env.single("bloodrage", players=2, opponents=opponents)
    seen, info = gym.reset(seed=3)
    chance = np.random.default_rng(3)
    over = False
    while not over:
        assert info["seat"] == gym.table.seat
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = gym.step(action)
    assert reward in (-0.5, 0.0, 0.5, 1.0, -1.0)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("meadhall.env.gym", "gymnasium"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(LabError) as caught:
        env.single("bloodrage")
    assert ("lab-extra", "env") == (caught.value.key, caught.value.values["extra"])
