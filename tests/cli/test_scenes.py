"""``meadhall scenes check``: faults by line and word, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ford import FORD
from meadhall.cli.scenes import command

OURS = Path(__file__).parents[2] / "src/meadhall/games/godofwar/scenes"


def check(path: Path, lang: str = "en") -> tuple[int, list[str]]:
    result = CliRunner().invoke(command, ["check", str(path), "--lang", lang])
    return result.exit_code, result.output.splitlines()


@pytest.mark.parametrize("path", sorted(OURS.glob("*.toml")), ids=lambda path: path.stem)
def test_our_own_scenes_can_be_played(path: Path) -> None:
    code, said = check(path)
    assert 0 == code
    assert said[0].endswith("this scene can be played.")


def test_the_example_of_the_guide_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(FORD, encoding="utf-8")
    assert (0, ["The Ford: this scene can be played."]) == check(file)
    assert (0, ["Брод: сцена готова к игре."]) == check(file, "ru")


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ('do = "flip"', 'do = "flipp"', 55, "flipp"),
        ('rune = "fehu"', 'rune = "isa"', 80, "isa"),
        ('symbol = "ranged"', 'symbol = "axe"', 82, "axe"),
        ('kind = "melee"', 'kind = "mele"', 94, "mele"),
        ("health = 6", "healt = 6", 94, "healt"),
        ('cards = ["t1"]', 'cards = ["t9"]', 55, "t9"),
        ('enemy = "traveler_left"', 'enemy = "nobody"', 13, "nobody"),
    ],
)
def test_a_fault_names_its_line_and_word(
    tmp_path: Path, old: str, new: str, line: int, word: str
) -> None:
    text = (OURS / "01_travelers.toml").read_text(encoding="utf-8")
    wrong = text.replace(old, new, 1)
    line = 1 + next(at for at, each in enumerate(wrong.splitlines()) if new in each)
    file = tmp_path / "wrong.toml"
    file.write_text(wrong, encoding="utf-8")
    code, said = check(file)
    assert 1 == code
    assert any(each.startswith(f"wrong.toml: line {line}: ") and word in each for each in said), (
        said
    )
    code, said = check(file, "ru")
    assert any(each.startswith(f"wrong.toml: строка {line}: ") and word in each for each in said)


def test_what_is_no_toml_is_said_so(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('id = "x"\nkind = \n', encoding="utf-8")
    code, said = check(file)
    assert 1 == code
    assert said[0].startswith("wrong.toml: line 2: this is not TOML")


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('id = "x"\nkind = "feast"\ncolor = "red"\n', encoding="utf-8")
    code, said = check(file)
    assert 1 == code
    assert ["line 2", "line 3"] == [each.split(": ")[1] for each in said if "line 1" not in each]


@pytest.mark.parametrize("text", ["", " \n\n", "# a scene to be\n"])
def test_an_empty_file_is_called_empty(tmp_path: Path, text: str) -> None:
    file = tmp_path / "blank.toml"
    file.write_text(text, encoding="utf-8")
    told = (
        "blank.toml: line 1: there is nothing here; a scene begins with id, kind, name_en, name_ru"
    )
    assert (1, [told]) == check(file)
    code, said = check(file, "ru")
    assert (1, 1) == (code, len(said))
    assert said[0].startswith("blank.toml: строка 1: здесь ничего нет")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    code, said = check(file)
    assert 0 != code
    assert any("picture.toml" in each and "not a text" in each for each in said), said
