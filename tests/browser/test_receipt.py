"""The receipt's page: every check made by the browser itself, and tampering found by it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route

from browser.conftest import Comer
from browser.house import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_receipt_is_checked_by_the_browser(house: House, come: Comer, language: str) -> None:
    person = come(house, language, (360, 740) if language == "ru" else (1440, 900))
    table = person.play_now()
    person.decide()
    page = person.page
    person.go(f"/receipt/{table}")
    page.wait_for_selector("dd code")
    assert page.query_selector(".verdict") is None, "the secret is told at the end"
    person.api("POST", f"/api/tables/{table}/abandon", {})
    page.reload()
    page.wait_for_selector(".verdict:not(.bad)")
    page.wait_for_selector(".proof:not(.wrong)")
    assert 6 == page.locator(".checks li").count()
    unknown = page.locator(".checks .unknown").count()
    assert 1 == unknown, "the end was not seen, all else was"
    person.check_access()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def other_digit(found: re.Match[str]) -> str:
    return "1" if found[0] == "0" else "0"


def test_the_browser_finds_what_a_server_has_changed(house: House, come: Comer) -> None:
    person = come(house, "en")
    table = person.play_now()
    person.api("POST", f"/api/tables/{table}/abandon", {})
    page = person.page

    def forge(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(body=re.sub(r"(?m)(?<=^receipt secret ).", other_digit, text))

    page.route("**/record", forge)
    person.go(f"/receipt/{table}")
    page.wait_for_selector(".verdict.bad")
    assert "not the one that the house sealed" in page.inner_text(".verdict")


def test_a_share_is_opened_also_by_who_looks_at_another_page(house: House, come: Comer) -> None:
    astrid, bjorn = come(house, "en"), come(house, "en")
    astrid.go("/")
    astrid.page.wait_for_selector(".play")
    astrid.go("/new/valhalla")
    astrid.page.wait_for_selector("main")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = astrid.api("POST", "/api/tables", {"game": "valhalla", "seats": seats})
    astrid.go(f"/t/{made['id']}")
    astrid.page.wait_for_selector(".seats")
    astrid.page.wait_for_function(
        """async (id) => {
          const told = await (await fetch(`/api/tables/${id}`)).json();
          return told.receipt.seats[0].seal !== null;
        }""",
        arg=made["id"],
    )
    astrid.go("/")
    astrid.page.wait_for_selector(".play")
    bjorn.go(f"/t/{made['id']}?invite={made['invite']}")
    bjorn.page.click(".seats .btn.gold")
    bjorn.page.wait_for_selector(".actions")
    told = bjorn.api("GET", f"/api/tables/{made['id']}")
    assert [True, True] == [seat["opened"] for seat in told["receipt"]["seats"]]
