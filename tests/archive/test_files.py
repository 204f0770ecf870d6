"""Archives on disk: the same bytes for the same files, and what is released never changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.archive import BadArchive, files, package_name, split_name
from meadhall.archive.release import collect, put

ONE = {"__init__.py": b"GAME = 1\n", "text/log.en.ftl": b"a = A\n"}
TWO = {"__init__.py": b"GAME = 2\n", "text/log.en.ftl": b"a = A\n"}


@pytest.mark.slow
def test_an_archive_packed_again_is_the_same_archive(tmp_path: Path) -> None:
    """Compared by contents, as another build of liblzma may write other bytes for them."""
    released = files.read(files.path_of("bloodrage"))
    one, two = files.packed(released), files.packed(released)
    assert one == two
    again = files.path_of("bloodrage", tmp_path)
    again.write_bytes(one)
    assert released == files.read(again)


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_the_archives_are_small(game: str) -> None:
    assert files.path_of(game).stat().st_size < 250_000


def test_a_version_is_added_once_and_then_stays(tmp_path: Path) -> None:
    assert put(tmp_path, "toy", "1", ONE).new
    assert put(tmp_path, "toy", "2", TWO).new
    path = files.path_of("toy", tmp_path)
    before = path.read_bytes()
    assert not put(tmp_path, "toy", "1", ONE).new
    with pytest.raises(BadArchive, match="rules version 1 of toy was released with other files"):
        put(tmp_path, "toy", "1", TWO)
    assert before == path.read_bytes()
    assert {"1": ONE, "2": TWO} == files.read(path)


def test_the_order_in_which_versions_came_does_not_matter(tmp_path: Path) -> None:
    for folder, order in (("a", "12"), ("b", "21")):
        (tmp_path / folder).mkdir()
        for rules in order:
            put(tmp_path / folder, "toy", rules, ONE if rules == "1" else TWO)
    one, two = (files.path_of("toy", tmp_path / each).read_bytes() for each in "ab")
    assert one == two


@pytest.mark.parametrize("keep", [0, 1, -1])
def test_a_damaged_archive_is_named(tmp_path: Path, keep: int) -> None:
    put(tmp_path, "toy", "1", ONE)
    path = files.path_of("toy", tmp_path)
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(BadArchive, match=r"toy\.zip\.xz is damaged"):
        files.read(path)


def test_a_game_is_collected_with_its_folders_and_pages(tmp_path: Path) -> None:
    game = tmp_path / "toy"
    (game / "__pycache__").mkdir(parents=True)
    (game / "data").mkdir()
    for name in ("__init__.py", "data/cards.toml", "__pycache__/x.pyc", "notes.txt"):
        (game / name).write_bytes(name.encode())
    (tmp_path / "toy.md").write_bytes(b"- **TO-001** Win.\n")
    found = collect(game, [tmp_path / "toy.md"])
    assert {"__init__.py", "data/cards.toml", "rules/toy.md"} == set(found)


def test_only_the_name_of_a_version_is_one() -> None:
    assert "valhalla_3" == package_name("valhalla", "3")
    assert ("valhalla", "3") == split_name("valhalla_3")
    for name in ("valhalla", "valhalla_", "valhalla_03", "valhalla_3_4", "Valhalla_3", "data"):
        assert split_name(name) is None
