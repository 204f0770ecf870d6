"""Who may talk to the server, what browsers are told, and the client's files."""

from __future__ import annotations

import gzip
import http.client
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.server.middleware import is_address, name_of, own_names
from meadhall.server.settings import Settings
from server.clients import LONG, Guest, Reply, Server
from server.conftest import Opener


def shake_hands(server: Server, guest: Guest, table: str, **headers: str) -> int:
    """Try to open a socket with these headers; the status of the reply."""
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with connect(url, additional_headers={"Cookie": guest.cookie, **told}):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "file://", ""],
)
def test_a_page_from_elsewhere_opens_no_socket_and_changes_nothing(
    server: Server, origin: str
) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    assert 403 == shake_hands(server, astrid, table["id"], Origin=origin)
    for method, path in (("POST", "/api/play"), ("PATCH", "/api/me"), ("DELETE", "/api/me/links")):
        reply = astrid.ask(method, path, {"game": "toy"}, {"Origin": origin})
        assert (403, "cross-site") == (reply.status, reply.json["code"])
    assert 1 == len(astrid.get("/api/tables").json["mine"])


def test_our_own_page_may_do_everything(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    origin = f"http://127.0.0.1:{server.port}"
    assert 101 == shake_hands(server, astrid, table["id"], Origin=origin)
    headers = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
    assert 201 == astrid.ask("POST", "/api/play", {"game": "toy"}, headers).status


def test_a_request_that_the_browser_calls_foreign_is_refused(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    for site in ("cross-site", "same-site"):
        reply = astrid.ask("POST", "/api/play", {"game": "toy"}, {"Sec-Fetch-Site": site})
        assert 403 == reply.status


def test_a_development_page_can_be_let_in(open_server: Opener) -> None:
    server = open_server(origins=("http://localhost:5173",))
    astrid = Guest(server.port, "Astrid")
    table = astrid.make("me", "random")
    origin = {"Origin": "http://localhost:5173"}
    assert 101 == shake_hands(server, astrid, table["id"], **origin)
    assert 201 == astrid.ask("POST", "/api/play", {"game": "toy"}, origin).status


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""])
def test_a_strange_name_leads_nowhere(server: Server, host: str) -> None:
    reply = raw(server, "GET", "/api/health", {"Host": host})
    assert (421, "misdirected") == (reply.status, reply.json["code"])


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:80", "192.168.1.7:8080"])
def test_addresses_and_own_names_lead_here(server: Server, host: str) -> None:
    assert 200 == raw(server, "GET", "/api/health", {"Host": host}).status


def test_a_further_name_can_be_given(tmp_path: Path) -> None:
    names = own_names(Settings(tmp_path, names=("Table.Example",)))
    assert "table.example" in names
    assert "evil.example" not in names
    assert ("a.example", "::1", "b") == (name_of("a.example:1"), name_of("[::1]:2"), name_of("B"))
    assert not is_address("127.0.0.1.evil.example")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_forms_of_other_pages_are_not_json(server: Server, kind: str) -> None:
    astrid = Guest(server.port, "Astrid")
    reply = astrid.ask("POST", "/api/play", '{"game": "toy"}', {"Content-Type": kind})
    assert (415, "not-json") == (reply.status, reply.json["code"])


def test_browsers_are_told_to_be_strict(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nowhere", "/nowhere.js", "/metrics"):
        headers = Guest(server.port).get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert f"ws://127.0.0.1:{server.port} " in policy
        assert "nosniff" == headers["x-content-type-options"]
        assert "no-referrer" == headers["referrer-policy"]
        assert "server" not in headers


def test_nothing_with_a_secret_is_kept_by_the_browser(server: Server) -> None:
    reply = Guest(server.port).get("/api/me")
    assert "no-store" == reply.headers["cache-control"]


def test_every_error_is_a_problem(server: Server) -> None:
    astrid = Guest(server.port, "Astrid")
    for method, path, form, status in (
        ("GET", "/api/nowhere", None, 404),
        ("GET", "/api/games/chess", None, 404),
        ("PUT", "/api/health", None, 405),
        ("POST", "/api/play", "{", 400),
        ("POST", "/api/play", {"game": 1}, 400),
        ("POST", "/api/play", {"game": "toy", "more": 1}, 400),
        ("POST", "/api/play", [], 400),
        ("GET", "/api/games/toy/rules?language=xx", None, 400),
        ("POST", "/", None, 405),
    ):
        reply = astrid.ask(method, path, form)
        assert status == reply.status, (method, path, reply.body)
        problem = reply.json
        assert {"status", "code", "text", "detail"} == set(problem)
        assert (status, f"refused-{problem['code']}") == (problem["status"], problem["text"]["key"])


def test_a_fault_of_ours_is_admitted_and_noted(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    astrid = Guest(server.port, "Astrid")
    monkeypatch.setattr(server.context.registry, "list", broken)
    reply = astrid.get("/api/tables")
    assert (500, "broken") == (reply.status, reply.json["code"])
    assert b"secret" not in reply.body
    assert "request-broken" in caplog.text
    assert 1 == server.context.metrics.value("faults_total")


# -- the client's files -------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path, open_server: Opener) -> Server:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Meadhall</title>" + " " * 2000)
    (folder / "assets" / "main-4f2a.js").write_text("let x = 1;" * 200)
    (folder / "assets" / "main-4f2a.js.br").write_bytes(b"packed by the build")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return open_server(static=folder)


def test_the_page_and_its_files(built: Server) -> None:
    guest = Guest(built.port)
    page = guest.get("/")
    assert (200, "text/html; charset=utf-8") == (page.status, page.headers["content-type"])
    assert "no-cache" == page.headers["cache-control"]
    script = guest.get("/assets/main-4f2a.js")
    assert "application/javascript; charset=utf-8" == script.headers["content-type"]
    assert "public, max-age=31536000, immutable" == script.headers["cache-control"]
    assert "image/png" == guest.get("/icon.png").headers["content-type"]
    for path in ("/t/abc", "/replay/~x/7", "/rules/bloodrage", "/me/token"):
        assert page.body == guest.get(path).body


def test_a_brotli_copy_is_sent_to_who_reads_it(built: Server) -> None:
    guest = Guest(built.port)
    wanted = {"Accept-Encoding": "gzip, deflate, br"}
    script = guest.ask("GET", "/assets/main-4f2a.js", headers=wanted)
    assert ("br", b"packed by the build") == (script.headers["content-encoding"], script.body)
    other = guest.ask("GET", "/assets/main-4f2a.js", headers={"Accept-Encoding": "gzip"})
    assert "gzip" == other.headers["content-encoding"]
    assert 404 == guest.get("/assets/main-4f2a.js.br").status


def test_files_are_packed_and_not_sent_twice(built: Server) -> None:
    guest = Guest(built.port)
    plain = guest.get("/")
    packed = guest.ask("GET", "/", headers={"Accept-Encoding": "gzip"})
    assert plain.body == gzip.decompress(packed.body)
    assert len(packed.body) < len(plain.body)
    again = guest.ask("GET", "/", headers={"If-None-Match": plain.headers["etag"]})
    assert (304, b"") == (again.status, again.body)
    head = guest.ask("HEAD", "/")
    assert (200, b"", str(len(plain.body))) == (
        head.status,
        head.body,
        head.headers["content-length"],
    )


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/%2e%2e/%2e%2e/secret",
        "//etc/passwd.txt",
        "/link.txt",
        "/secret.txt",
        "/index.html%00.txt",
        "/assets/missing.js",
        "/assets/missing",
        "/favicon.ico",
    ],
)
def test_no_path_leads_out(built: Server, path: str) -> None:
    reply = raw(built, "GET", path, {"Host": "localhost"})
    assert 404 == reply.status
    assert b"secret" not in reply.body


def test_without_a_built_client_a_page_says_how_to_build_it(
    open_server: Opener, tmp_path: Path
) -> None:
    server = open_server(static=tmp_path / "nowhere")
    reply = Guest(server.port).get("/")
    assert 503 == reply.status
    assert b"npm run build" in reply.body


def raw(server: Server, method: str, path: str, headers: dict[str, str]) -> Reply:
    """A request as it is written, without a client's tidying up."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONG)
    line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name, value)
    line.endheaders()
    reply = Reply(line.getresponse())
    line.close()
    return reply
