"""Results added up, comparisons, and the pages made of them."""

from __future__ import annotations

import json
import re
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from meadhall.cli import main
from meadhall.lab import engines, plans, results, runs
from meadhall.lab.compare import compare
from meadhall.lab.report import comparison_page, plots, report_page
from meadhall.lab.report.figures import chosen_differences
from meadhall.lab.report.page import summary
from meadhall.lab.results import ArmResults, Portion
from meadhall.text import Texts

pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small run of Blood Rage with two arms and two bots."""
    folder = tmp_path_factory.mktemp("run")
    said: dict[str, Any] = {
        "game": "bloodrage",
        "players": 3,
        "bots": ["random", "random", "greedy(budget=2,worlds=1)"],
        "games": 4,
        "title": {"en": "A <small> run", "ru": "Малый <прогон>"},
        "arm": [{}, {"change": {"cards": {"troll": {"strength": 6}}}}],
    }
    plan = plans.plan_of(said, "small")
    runs.Run(plan, folder).carry_out(engines.Local(1), lambda games: None, {})
    return folder


def lab(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", *words], env={"LC_ALL": "C"})


def test_results_add_up(run: Path) -> None:
    read = results.read(run)
    for arm in read.arms:
        assert 4 == arm.games == len(arm.lengths)
        assert pytest.approx(4) == sum(part.hits for part in arm.by_seat)
        assert pytest.approx(4) == sum(part.hits for part in arm.by_bot.values())
        assert {"random": 8, "greedy(budget=2,worlds=1)": 4} == {
            bot: part.of for bot, part in arm.by_bot.items()
        }
        means = arm.figures["score"]
        assert pytest.approx(sum(means) / 4) == sum(arm.scores.values())
        assert pytest.approx(arm.scores) == arm.quarters[4]
        assert not arm.common


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_report_is_one_page_that_needs_nothing_else(
    run: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    page = report_page(results.read(run), lang, "meadhall lab run small.toml")
    assert f'<html lang="{lang}">' in page
    assert ("A &lt;small&gt; run" if lang == "en" else "Малый &lt;прогон&gt;") in page
    assert not re.findall(r'(?:src|href)="(?!data:)', page)
    assert not re.findall(r"url\((?!\"?data:)(?!#)", page)
    assert page.count("<figure") == page.count('role="img"')
    assert page.count("<figure") == page.count("<table>")
    assert "cards.troll.strength: 2 → 6" in page
    body = re.sub(r"<style>.*?</style>|<code>.*?</code>", " ", page, flags=re.DOTALL)
    words = re.sub(r"<[^>]*>", " ", body)
    if lang == "ru":
        meant = {"meadhall", "JSON", "random", "greedy", "budget", "worlds"}
        assert {
            *re.findall(r"[A-Za-z]{4,}", words.replace("&lt;", "").replace("&gt;", ""))
        } <= meant
    else:
        assert not re.findall(r"[А-Яа-я]+", words)


def test_no_two_figures_say_the_same(run: Path) -> None:
    page = report_page(results.read(run), "en", "")
    tables = re.findall(r"<tbody>.*?</tbody>", page)
    assert "Wins by order of play" in page
    assert "Wins of who laid the upgrade" in page
    assert len(tables) == len({*tables})


def test_few_games_have_no_whiskers(run: Path) -> None:
    page = report_page(results.read(run), "en", "")
    assert "too few games for intervals" in page
    assert "games are few" in page


def test_the_numbers_are_there_as_data(run: Path) -> None:
    told = json.loads(json.dumps(summary(results.read(run))))
    assert [4, 4] == [arm["games"] for arm in told["arms"]]
    assert 3 == len(told["arms"][0]["by_seat"])


def arm(**figures: list[float]) -> ArmResults:
    made = ArmResults("x", {}, games=len(next(iter(figures.values()))))
    made.by_seat = [Portion(), Portion()]
    made.seeds = [(str(n), 0) for n in range(made.games)]
    made.figures = {name: array("d", values) for name, values in figures.items()}
    return made


def test_the_same_deals_are_compared_deal_by_deal() -> None:
    luck = [1.0, 50.0, 20.0, 90.0] * 20
    one, other = arm(score=luck), arm(score=[value + 1 + n % 2 for n, value in enumerate(luck)])
    (paired,) = compare(one, other)
    assert paired.settled
    assert pytest.approx(1.5) == paired.value
    other.seeds = [("another", n) for n in range(80)]
    (apart,) = compare(one, other)
    assert not apart.settled
    assert pytest.approx(1.5) == apart.value
    assert apart.half > 30 * paired.half


def test_open_differences_say_how_many_games_would_settle_them() -> None:
    one = arm(score=[0.0, 2.0] * 50)
    other = arm(score=[2.2, 0.2] * 50)
    (open_one,) = compare(one, other)
    assert not open_one.settled
    assert open_one.needed is not None
    games = open_one.needed
    assert 0.8 == pytest.approx(0.2 / (open_one.half / 1.96) * (games / 100) ** 0.5 - 1.96, abs=0.1)
    (same, *_) = compare(one, arm(score=[2.0, 0.0] * 50))
    assert same.needed is None


def test_differences_beyond_chance_are_never_left_out() -> None:
    means = {f"mean:x:{n}": [0.0, 2.0] * 50 for n in range(40)}
    one = arm(score=[0.0, 2.0] * 50, **means, length=[5.0, 6.0] * 50)
    other = arm(score=[2.2, 0.2] * 50, **{name: [2.2, 0.2] * 50 for name in means})
    other.figures["length"] = array("d", [8.0, 9.0] * 50)
    shown = [each.figure for each in chosen_differences(one, other)]
    assert ("score", "length", 24) == (shown[0], shown[-1], len(shown))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 56.3), (-40, 44), (84, 131), (0.2, 0.9)])
def test_ticks_are_round_and_span_the_range(low: float, high: float) -> None:
    marks = plots.ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert 2 <= len(marks) <= 9
    steps = {round(b - a, 9) for a, b in pairwise(marks)}
    assert 1 == len(steps)


def test_labels_of_a_stack_do_not_cover_each_other() -> None:
    ends = [(100.0 + n, f"layer {n}", n) for n in range(8)]
    placed = sorted(y for _, y, _ in plots._apart(ends, 15, 30, 300))
    assert all(b - a >= 15 for a, b in pairwise(placed))


def test_the_command_writes_the_page(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    done = lab("report", str(run), "--out", str(out), "--lang", "en")
    assert (0, f"{out}\n") == (done.exit_code, done.stdout)
    assert "<!doctype html>" in out.read_text()


def test_the_command_compares_arms_and_runs(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    done = lab("compare", f"{run}:A", f"{run}:B", "--lang", "en", "--out", str(out))
    assert 0 == done.exit_code, done.output
    assert "Score of a player" in done.stdout
    assert f"{run}:A against {run}:B" in done.stdout.replace("\n", "")
    assert "Arm B against arm A" in out.read_text()
    assert "<details open>" in out.read_text(), "how many games would settle it is seen at once"
    told = json.loads(lab("compare", str(run), str(run), "--json").stdout)
    assert [] == told  # the same games: nothing can differ


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["report", "nowhere"], "nowhere holds no run."),
        (["compare", "nowhere", "nowhere"], "nowhere holds no run."),
        (["run", "nowhere.toml"], "The plan nowhere.toml cannot be read."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: list[str], said: str) -> None:
    done = lab(*words)
    assert (2, "", f"{said}\n") == (done.exit_code, done.stdout, done.stderr)


def test_an_unknown_arm_or_engine_is_refused(run: Path, tmp_path: Path) -> None:
    done = lab("compare", f"{run}:A", f"{run}:Z")
    assert "There is no arm Z in this run; there is A, B.\n" == done.stderr
    path = tmp_path / "plan.toml"
    path.write_text('game = "bloodrage"\ngames = 1\n')
    done = lab("run", str(path), "--on", "mars", "--out", str(tmp_path / "out"))
    assert "Games are played on local, ray or ray://HOST:PORT, not on mars.\n" == done.stderr


def test_a_run_from_the_command_line_says_how_fast_it_went(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('game = "bloodrage"\ngames = 9\n')
    out = str(tmp_path / "out")
    done = lab("run", str(path), "--out", out, "--games", "2")
    assert 0 == done.exit_code, done.output
    assert re.fullmatch(
        rf"2 games, 2 of them now in [\d.]+ s \([\d.]+ games a second\): {out}\n", done.stdout
    )
    page = tmp_path / "page.html"
    lab("report", out, "--out", str(page))
    command = f"meadhall lab run {path} --games 2 --out {out} &amp;&amp; meadhall lab report {out}"
    assert command in page.read_text()
    again = lab("run", str(path), "--out", out, "--games", "2")
    assert again.stdout.startswith("2 games, 0 of them now")


def test_a_common_game_has_a_report_too(tmp_path: Path) -> None:
    plan = plans.plan_of({"game": "godofwar", "players": 2, "games": 2}, "common")
    runs.Run(plan, tmp_path).carry_out(engines.Local(1), lambda games: None, {})
    read = results.read(tmp_path)
    assert read.arms[0].common
    page = report_page(read, "en", "")
    assert "Games won, %" in page
    comparison_page((read, read.arms[0]), (read, read.arms[0]), "en", "")
