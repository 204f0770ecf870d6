"""A stranger's bot, written from docs/writing-a-bot.md alone, here and over the socket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.cli.bot_visit import Visit
from meadhall.lab.errors import LabError
from meadhall.lab.play import play_game
from meadhall.lab.players import Player, player
from meadhall.lab.positions import Seated
from meadhall.server.bench import Api, server

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The examples of the page as a file."""
    made = tmp_path_factory.mktemp("stranger")
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (made / "my_bot.py").write_text("\n\n".join(blocks))
    return made


@pytest.fixture(scope="module", params=["MyBot", "Miser"])
def stranger(request: pytest.FixtureRequest, folder: Path) -> Player:
    return player(f"my_bot.py:{request.param}", folder)


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_it_plays_every_game_here(stranger: Player, game: str) -> None:
    played = play_game(meadhall.game(game), [stranger, "random"], {}, "stranger")
    assert meadhall.read(played.record.text()).text() == played.record.text()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(str(tmp_path_factory.mktemp("house"))) as (_, opened):
        yield opened


def open_table(port: int, game: str) -> tuple[str, list[str]]:
    """A table with two open seats: the address of its invitation, and tokens for two bots."""
    with closing(Api(port)) as api:
        owner = api.guest()
        seats = [{"kind": "open"}, {"kind": "open"}]
        made, _ = api.post("/api/tables", {"game": game, "seats": seats}, owner)
        bots = [api.post("/api/me/bots", {"name": name}, owner)[0] for name in ("One", "Other")]
    address = f"http://127.0.0.1:{port}/t/{made['id']}?invite={made['invite']}"
    return address, [bot["token"] for bot in bots]


def visit(folder: Path, address: str, token: str) -> Visit:
    bot = player("my_bot.py:MyBot", folder).seated("1")
    assert isinstance(bot, Seated)
    return Visit(address, bot.decider, token)


@pytest.mark.slow
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_it_plays_every_game_over_the_socket(folder: Path, port: int, game: str) -> None:
    address, tokens = open_table(port, game)
    both = [visit(folder, address, token) for token in tokens]
    assert [0, 1] == [each.sit_down() for each in both]
    assert 1 == visit(folder, address, tokens[1]).sit_down(), "started anew it has its seat"
    with ThreadPoolExecutor() as pool:
        one, other = pool.map(Visit.play, both)
    assert one == other
    assert 2 == len(one["scores"])
    assert all(each.decisions > 10 for each in both)


@pytest.mark.slow
def test_the_command_sits_it_down(folder: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    invited, (token, token_of_other) = open_table(port, "bloodrage")
    address, _, invite = invited.partition("?invite=")
    other = visit(folder, invited, token_of_other)
    other.sit_down()
    words = ["bot", address, "my_bot.py:MyBot", "--lang", "en", "--invite", invite, "--token"]
    refused = CliRunner().invoke(main, [*words, "wrong"])
    assert (2, 1) == (refused.exit_code, refused.stderr.count("\n"))
    assert refused.stderr.startswith(f"The server refuses the bot at {address}: ")
    with ThreadPoolExecutor() as pool:
        playing = pool.submit(other.play)
        done = CliRunner().invoke(main, [*words, token])
        playing.result()
    assert 0 == done.exit_code, done.output
    assert done.stdout.startswith("One sits at seat 2.\nThe game is over: ")


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://127.0.0.1:9/", "lab-bot-url"),
        ("ftp://host/t/x", "lab-bot-url"),
        ("http://127.0.0.1:9/t/x", "lab-bot-unreachable"),
    ],
)
def test_addresses_that_lead_nowhere_are_named(folder: Path, url: str, key: str) -> None:
    with pytest.raises(LabError) as caught:
        visit(folder, url, "Nobody").sit_down()
    assert key == caught.value.key
