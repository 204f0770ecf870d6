"""A server for each test that wants one, with a data folder of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.migrations import upgrade_database
from server.clients import Server

Opener = Callable[..., Server]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new database, made once: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("database") / "meadhall.db"
    upgrade_database(path)
    return path


@pytest.fixture
def data(tmp_path: Path, empty_database: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(empty_database, folder / "meadhall.db")
    return folder


@pytest.fixture
def open_server(data: Path) -> Iterator[Opener]:
    """Opens servers on the test's data folder, one after the other if need be."""
    with ExitStack() as stack:

        def opened(**settings: Any) -> Server:
            return stack.enter_context(Server(data, **settings))

        yield opened


@pytest.fixture
def server(open_server: Opener) -> Server:
    return open_server()
