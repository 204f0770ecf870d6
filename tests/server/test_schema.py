"""The HTTP interface does what its own description says, whatever it is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.clients import Guest, Server


def test_every_route_describes_its_problems(server: Server) -> None:
    schema = Guest(server.port).get("/api/openapi.json").json
    assert "3.1.0" == schema["openapi"]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            named = f"{method} {path}"
            told = operation["responses"]
            assert "429" in told, named
            if "{" in path:
                assert "404" in told, named
            if "requestBody" in operation:
                assert {"400", "413", "415"} <= set(told), named
            for status, response in told.items():
                if int(status) >= 400:
                    (content,) = response["content"].values()
                    assert content["schema"].get("$ref", "").endswith("Problem"), (named, status)


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    """Requests made up from the description: no fault, and no reply that it does not tell of."""
    astrid = Guest(server.port, "Astrid")
    astrid.make("me", "open", listed=True)
    over = astrid.make("me", "random")
    astrid.post(f"/api/tables/{over['id']}/abandon")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"http://127.0.0.1:{server.port}/api/openapi.json",
            "--header",
            f"Cookie: {astrid.cookie}",
            "--phases",
            "examples,coverage,fuzzing",
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,"
            "response_schema_conformance,response_headers_conformance,unsupported_method",
            "--max-examples",
            "10",
            "--seed",
            "1",
            "--no-color",
            "--exclude-operation-id",
            "ApiMeRemove",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout[-6000:] + done.stderr[-2000:]
    paths = astrid.get("/api/openapi.json").json["paths"].values()
    assert f"Tested: {sum(map(len, paths)) - 1}" in done.stdout, "all but DELETE /api/me"
    assert 0 == server.context.metrics.value("faults_total")
    assert 200 == astrid.get("/api/me").status
