"""Whole games in the terminal, typed by somebody who reads the screen: alone and with four heroes.

The games are those of records/*.saga: two quests and a boss, played by greedy heroes. Whoever
types looks for the wanted option among the numbered ones on the screen, and presses Enter
where the screen changes hands.

    python tests/games/godofwar/test_terminal.py      makes the records anew (rules version moved)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli.terminal import without_marks
from meadhall.core import Answer, Record, Saga, find_question, key_from, read_record
from meadhall.lab import trace
from meadhall.lab.play import play_game
from meadhall.text import Texts
from persons import NUMBERED, play

FOLDER = Path(__file__).parent / "records"
SEEDS = {"solo": (1, "Midgard {}"), "party": (4, "Jotunheim {}")}
"""By record the number of players and the form of its seed."""

OVER = {"en": "The game is over", "ru": "Игра окончена"}
RAW = re.compile(r"[{}$]|\b[a-z]+(?:[-_][a-z0-9]+)+\b|\b(?:GW|gw)-?study")
"""What nobody should read: braces, dollars, ids."""


def recorded(name: str) -> tuple[str, Record]:
    """The seed of a record, which its first line tells, and the record."""
    text = FOLDER.joinpath(f"{name}.saga").read_text(encoding="utf-8")
    seed = re.search(r"^# seed (.*)$", text, re.MULTILINE)
    assert seed is not None
    return seed[1], read_record(text, meadhall.game)


def typist(record: Record, lang: str) -> Callable[[str], str | None]:
    """Somebody who wants what the record says and finds it on the screen."""
    game = meadhall.game(record.game)
    mirror = Saga(game, Record(record.game, record.rules, record.seats, record.key, record.options))
    texts = Texts(record.game, lang)
    left = [*record.answers]

    def think(screen: str) -> str | None:
        if "▸" not in screen:
            return ""
        answer = left.pop(0)
        number = number_on(screen, texts, mirror, answer)
        mirror.answer_by_name(answer)
        return number

    return think


def number_on(screen: str, texts: Texts, mirror: Saga[Any], answer: Answer) -> str:
    """The number before an option, as it stands on the screen."""
    question = find_question(mirror.table, answer.seat, answer.question)
    assert question is not None
    at = screen.rindex(without_marks(texts.prompt(question))[:20])
    labels = {
        option: without_marks(texts.option(question, option))
        for option in mirror.table.options(question)
    }
    label = labels[answer.option]
    found = [number for number, said in NUMBERED.findall(screen[at:]) if is_label(said, label)]
    assert found, f"{label!r} is not offered:\n{screen[at:]}"
    alike = [option for option, said in labels.items() if said == label]
    return str(found[alike.index(answer.option)])


def is_label(said: str, label: str) -> bool:
    """Whether a numbered line begins with this label, and the label is whole."""
    return said.startswith(label) and said[len(label) :][:2].strip() == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("solo", "en"),
        pytest.param("solo", "ru", marks=pytest.mark.long),
        ("party", "ru"),
        pytest.param("party", "en", marks=pytest.mark.long),
    ],
)
def test_a_whole_saga_is_played_at_the_keyboard(name: str, lang: str, folder: Path) -> None:
    seed, record = recorded(name)
    seats = ",".join(["me"] * record.seats)
    said = ("--seats", seats, "--seed", seed, "--lang", lang)
    done = play("godofwar", *said, by=typist(record, lang), env={"COLUMNS": "120"})
    assert 0 == done.exit_code, done.output[-3000:]
    texts = Texts("godofwar", lang)
    shown = done.stdout[: done.stdout.rindex(OVER[lang])]
    (saved,) = folder.glob("*.saga")
    saga = meadhall.read(saved.read_text(encoding="utf-8"))
    assert record.answers == saga.record.answers
    assert 3 == len(saga.table.path), "two quests and a boss"
    for scene in saga.table.path:
        assert texts.name(scene) in shown
    spared = (".saga", seed, "Enter")
    lines = [line for line in done.stdout.splitlines() if not any(word in line for word in spared)]
    assert [] == [line for line in lines if RAW.search(line)]
    foreign = re.compile("[A-Za-z]" if lang == "ru" else "[А-Яа-яЁё]")
    assert [] == [line for line in lines if foreign.search(line)]


@pytest.mark.parametrize("name", [*SEEDS])
def test_the_records_lead_to_the_same_end_under_any_hash_seed(name: str) -> None:
    text = FOLDER.joinpath(f"{name}.saga").read_text(encoding="utf-8")
    here = trace.fingerprint(text, meadhall.game)
    for seed in (0, 2026):
        assert [here] == trace.fingerprints_in_subprocess([text], seed)
    assert (
        text.partition("\n")[2].partition("\n")[2] == meadhall.read(text).text().partition("\n")[2]
    )


def make_anew() -> None:
    """Look for seeds whose games get to the boss, and keep their records."""
    game = meadhall.game("godofwar")
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, form) in SEEDS.items():
        for number in range(100):
            seed = form.format(number)
            played = play_game(game, ["greedy"] * seats, {}, seed)
            scenes = [each for each in played.findings if each.about == "gw-study-scenes"]
            if len(scenes) == 3 and played.result.won:
                played.record.names = []
                first, _, rest = played.record.text().partition("\n")
                text = f"{first}\n# seed {seed}\n{rest}"
                FOLDER.joinpath(f"{name}.saga").write_text(text, encoding="utf-8")
                assert key_from(seed) == played.record.key
                break


if __name__ == "__main__":
    make_anew()
