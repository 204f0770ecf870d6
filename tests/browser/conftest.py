"""A built client, a real server in a process of its own, and the system's Chromium."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.house import House
from browser.people import Person

ROOT = Path(__file__).resolve().parents[2]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever drives a browser is slow: the quick tests need no Chromium."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


def load_tool(name: str) -> ModuleType:
    """A script of tools/ as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_chromium() -> str:
    """The browser to drive; `./meadhall test` installs it, tests do not."""
    install_browser = load_tool("install_browser")
    found: str | None = install_browser.find()
    if found is None:
        pytest.fail(install_browser.ADVICE)
    return found


@pytest.fixture(scope="session")
def client() -> None:
    """The built client, fresh: one process builds, others wait for it."""
    load_tool("build_web").ensure()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium for one file of tests: its event loop must not stay open for other tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it standing."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(client: None, tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    with House(tmp_path) as opened:
        yield opened


Comer = Callable[..., Person]


@pytest.fixture
def come(browser: Browser) -> Iterator[Comer]:
    """Lets somebody come to a server with a browser of their own; at the end nothing went wrong."""
    with ExitStack() as stack:
        people: list[Person] = []

        def comes(
            house: House, language: str = "en", size: tuple[int, int] = (1440, 900)
        ) -> Person:
            person = stack.enter_context(Person(browser, house.url, language, size))
            people.append(person)
            return person

        yield comes
        for person in people:
            assert person.errors == []
