"""A client written from docs/protocol.md alone: it reads the page's tables, and plays a whole game.

Nothing of the server is imported here but the fixture that starts one.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server.clients import LONG, Server
from server.conftest import Opener

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def table_under(head: str, page: str = PAGE) -> list[list[str]]:
    """The rows of the page's table with this head."""
    start = page.index(head)
    rows = page[start:].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows]


MESSAGES = {
    row[0].strip("`"): re.findall(r"`(\w+)`", row[1].split("(")[0])
    for row in table_under("| message | fields | reply |")
}
REQUESTS = {
    re.sub(r"\?.*", "", request): row[1]
    for row in table_under("| Request | Brings | Gives |")
    for request in re.findall(r"`([A-Z]+ [^`]+)`", row[0])
}
BODIES = {row[0].strip("`"): row[1] for row in table_under("| Body | Fields |")}


class Stranger:
    """Knows the page and a port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, request: str, body: Any = None, **parts: str) -> Any:
        """A request as the page has it, with its parts in braces filled in."""
        assert request in REQUESTS, f"{request} is not on the page"
        method, path = request.format(**parts).split(" ")
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONG)
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        reply = line.getresponse()
        told = reply.read()
        self.cookie = (reply.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        line.close()
        assert reply.status < 300, told
        return json.loads(told) if told else None

    def say(self, kind: str, **fields: Any) -> str:
        """A message with exactly the fields that the page names."""
        assert {*MESSAGES[kind]} == {*fields}
        return json.dumps({"type": kind, **fields})


def patched(old: Any, patch: Any) -> Any:
    """A patch laid over a value, as the page says."""
    if isinstance(patch, list):
        return patch[0]
    new = dict(old) if isinstance(old, dict) else dict(enumerate(old))
    for key, each in patch.items():
        place: Any = key if isinstance(old, dict) else int(key)
        if each == []:
            gone = [place] if isinstance(old, dict) else [at for at in new if at >= place]
            for at in gone:
                del new[at]
        else:
            new[place] = patched(new.get(place), each)
    return new if isinstance(old, dict) else [new[at] for at in sorted(new)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "game"), [("server.toys", "toy"), ("meadhall", "valhalla"), ("meadhall", "godofwar")]
)
def test_a_client_written_from_the_page_plays_a_whole_game(
    open_server: Opener, games: str, game: str
) -> None:
    stranger = Stranger(open_server(games=games).port)
    stranger.ask("POST /api/me", {"name": "Stranger"})
    info = stranger.ask("GET /api/games/{game}", game=game)
    others = [{"kind": "bot", "bot": info["bots"][0]}] * (info["seats"][0] - 1)
    others = others or [{"kind": "bot", "bot": info["bots"][0]}]
    assert all(word in BODIES["NewTable"] for word in ("game", "seats", "kind", "bot", "seal"))
    share = hashlib.blake2b(game.encode(), digest_size=32).digest()
    seal = hashlib.blake2b(share, digest_size=32, person=b"meadhall share").hexdigest()
    form = {"game": game, "seats": [{"kind": "me"}, *others], "seal": seal}
    table = stranger.ask("POST /api/tables", form)
    url = f"ws://127.0.0.1:{stranger.port}/ws/tables/{table['id']}?seat=0"
    view: Any = None
    log: list[Any] = []
    with connect(url, additional_headers={"Cookie": stranger.cookie}, max_size=None) as line:
        line.send(stranger.say("pace", id="pace", ms=0))
        sent = 0
        while True:
            told = json.loads(line.recv(LONG))
            assert told["type"] != "refused" or told["code"] == "stale", told
            if told["type"] == "table" and told["receipt"]["stage"] == "opening" and view is None:
                assert f"seat 0 share {seal}\n" in told["receipt"]["sheet"]
                line.send(stranger.say("open", id="open", round=1, share=share.hex()))
            if told["type"] != "state":
                continue
            view = told["view"] if told["base"] is None else patched(view, told["view"])
            log = log[: told["log"]["start"]] + told["log"]["lines"]
            if told["result"] is not None:
                break
            if told["asked"]:
                asked = told["asked"][0]
                sent += 1
                options = asked["options"]
                chosen = options[sent % len(options)]["option"]
                line.send(
                    stranger.say(
                        "answer",
                        id=str(sent),
                        n=told["n"],
                        seat=asked["seat"],
                        question=asked["name"],
                        option=chosen,
                    )
                )
    assert sent
    last = json.loads(json.dumps(view))
    with connect(url, additional_headers={"Cookie": stranger.cookie}, max_size=None) as line:
        while (told := json.loads(line.recv(LONG)))["type"] != "state":
            pass
    assert last == told["view"], "the patches lead to the whole view"
    assert [each["key"] for each in log] == [each["key"] for each in told["log"]["lines"]]


def test_the_page_names_every_route(server: Server) -> None:
    stranger = Stranger(server.port)
    line = http.client.HTTPConnection("127.0.0.1", stranger.port, timeout=LONG)
    line.request("GET", "/api/openapi.json")
    paths = json.loads(line.getresponse().read())["paths"]
    line.close()
    plain = {re.sub(r"\{\w+\}", "{}", request) for request in REQUESTS}
    for path, methods in paths.items():
        for method in methods:
            assert f"{method.upper()} {re.sub(r'{[^}]+}', '{}', path)}" in plain


def test_hosting_names_every_limit_with_its_default() -> None:
    from meadhall.server.settings import Expiry, Limits, changed

    limits = {row[0].strip("`"): row[1].strip("`") for row in rows_of("| Name | Default | What |")}
    days = {row[0].strip("`"): row[1].strip("`") for row in rows_of("| Name | Days | What |")}
    assert {*Limits.__dataclass_fields__} == {*limits}
    assert Limits() == changed(Limits(), limits)
    assert {*Expiry.__dataclass_fields__} == {*days}
    assert Expiry() == changed(Expiry(), days)


def rows_of(head: str) -> list[list[str]]:
    return table_under(head, HOSTING)
