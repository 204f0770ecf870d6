"""The wire format: what is written about it, in code and documents, agrees."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from meadhall.server import messages
from meadhall.server.logs import JsonLines
from meadhall.server.metrics import HELP, Metrics
from meadhall.server.typescript import typescript
from meadhall.text.catalogue import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def codes() -> set[str]:
    """All codes of refusals that stand in the server's source."""
    found: set[str] = set()
    named = {"ApiError": 1, "Conflict": 0, "NotAllowed": 1, "refuse": 1, "_refuse": 3}
    for path in (ROOT / "src" / "meadhall" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                at = named.get(name)
                if at is not None and len(node.args) > at:
                    code = node.args[at]
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        found.add(code.value)
    return found | {"not-found", "not-allowed", "slow-down", "stale", "not-yours", "not-playing"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_in_every_language(language: str) -> None:
    known = catalogue("", language)
    assert len(codes()) > 20
    assert [] == [code for code in sorted(codes()) if not known.has(f"refused-{code}")]
    for reason in (
        "gone-signed-out",
        "gone-left",
        "gone-closed",
        "undo-nothing",
        "undo-others",
        "undo-rolled",
    ):
        assert known.has(reason)


def test_the_document_names_every_message_and_its_fields() -> None:
    for message in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert f"`{message.__struct_config__.tag}`" in PROTOCOL
    for message in get_args(messages.ClientMessage):
        for field in msgspec.structs.fields(message):
            assert f"`{field.encode_name}`" in PROTOCOL


def test_the_document_names_every_route() -> None:
    for path in (ROOT / "src" / "meadhall" / "server" / "routes").glob("*.py"):
        for route in re.findall(r'@(get|post|put|patch|delete)\(\s*"([^"]+)"', path.read_text()):
            method, address = route
            plain = re.sub(r"\{(\w+?)(_id)?:\w+\}", r"{\1}", address)
            plain = re.sub(r"(tables|replays)/\{\w+\}", r"\1/{id}", plain)
            assert f"`{method.upper()} /api{plain}" in PROTOCOL, route


def test_typescript_declares_every_message() -> None:
    written = typescript()
    for message in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert f"export interface {message.__name__} {{" in written
        assert f'  type: "{message.__struct_config__.tag}";' in written


def test_the_clients_copy_of_the_protocol_is_up_to_date() -> None:
    copy = ROOT / "web" / "src" / "lib" / "protocol.ts"
    if not copy.exists():
        pytest.skip("there is no web client here")
    assert typescript() == copy.read_text(encoding="utf-8")


# -- figures and logs --------------------------------------------------------------------


def test_figures_are_told_in_the_form_that_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.count("answers_total", 'by="bot"')
    metrics.count("answers_total", 'by="person"')
    metrics.count("undos_total")
    for seconds in (0.0005, 0.003, 99.0):
        metrics.observe(seconds)
    text = metrics.text(tables=3, connections=7, commits=9)
    line = re.compile(r'(# (HELP|TYPE) .+|meadhall_\w+(\{\w+="[^"]+"\})? [0-9.]+)')
    assert [] == [each for each in text.splitlines() if not line.fullmatch(each)]
    for told in (
        'meadhall_answers_total{by="bot"} 1',
        "meadhall_undos_total 1",
        "meadhall_tables 3",
        "meadhall_commits_total 9",
        "meadhall_connections 7",
        'meadhall_answer_seconds_bucket{le="0.001"} 1',
        'meadhall_answer_seconds_bucket{le="0.005"} 2',
        'meadhall_answer_seconds_bucket{le="+Inf"} 3',
        "meadhall_answer_seconds_count 3",
    ):
        assert f"\n{told}\n" in text
    for name in HELP:
        assert f"# TYPE meadhall_{name} " in text


def test_a_log_line_is_one_json_object() -> None:
    import json
    import logging

    record = logging.makeLogRecord(
        {"name": "meadhall", "msg": "table-made", "levelname": "INFO", "created": 0.0}
    )
    record.fields = {"table": "a\nb", "seats": 3}
    told = JsonLines().format(record)
    assert "\n" not in told
    assert {
        "at": "1970-01-01T00:00:00.000+00:00",
        "level": "info",
        "event": "table-made",
        "table": "a\nb",
        "seats": 3,
    } == json.loads(told)
