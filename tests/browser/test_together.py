"""Several people: an invitation, a spectator, one device passed around, lost connections."""

from __future__ import annotations

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import OPTION, Person

pytestmark = pytest.mark.slow

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
REMEMBER_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...args) { super(...args); window.sockets.push(this); }
  };
"""
OTHERS_CHOSE = r"() => !/\bdecides\b/.test(document.querySelector('.scene').innerText)"
LOSE_THE_LINE = "() => window.sockets.forEach((each) => each.close())"
BESIDE = {"kind": "hotseat", "name": "Gudrun"}


def table(host: Person, *seats: dict[str, str]) -> dict[str, str]:
    host.go()
    host.page.wait_for_selector(".play")
    made: dict[str, str] = host.api(
        "POST", "/api/tables", {"game": "bloodrage", "seats": list(seats)}
    )
    return made


def hand(person: Person) -> list[str]:
    found: list[str] = person.page.eval_on_selector_all(
        ".hand .ttl", "all => all.map(e => e.textContent)"
    )
    return found


def test_two_browsers_at_one_table_by_an_invitation(house: House, come: Comer) -> None:
    host, guest = come(house, "ru"), come(house, "en", (414, 800))
    made = table(host, ME, OPEN, BOT)
    host.go(f"/t/{made['id']}")
    host.page.wait_for_selector("input[readonly], .invite input")
    link = host.page.input_value("input[readonly], .invite input")
    assert "invite=" in link
    guest.page.goto(link)
    guest.page.click("main button.gold, main .btn.gold")
    host.ready()
    guest.ready()
    for _ in range(3):
        host.play_on(1)
        guest.play_on(1)
    host.ready()
    assert set(hand(host)).isdisjoint(hand(guest))


def test_a_spectator_sees_no_hand(house: House, come: Comer) -> None:
    host, spectator = come(house, "en"), come(house, "ru")
    made = table(host, ME, BOT)
    host.go(f"/t/{made['id']}")
    host.play_on(3)
    spectator.go()
    spectator.page.wait_for_selector(".play")
    spectator.go(f"/t/{made['id']}")
    spectator.page.wait_for_selector(".board")
    assert hand(spectator) == []
    assert spectator.page.query_selector(".actions .option") is None
    spectator.check_room()
    spectator.check_access()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_the_host_sends_spectators_out_and_lets_them_in(
    house: House, come: Comer, size: tuple[int, int]
) -> None:
    host, spectator = come(house, "ru", size), come(house, "en")
    made = table(host, ME, BOT)
    host.go(f"/t/{made['id']}")
    host.ready()
    spectator.go()
    spectator.page.wait_for_selector(".play")
    spectator.go(f"/t/{made['id']}")
    spectator.page.wait_for_selector(".board")
    host.page.click(".menu [aria-expanded]")
    door = host.page.get_by_label("Зрители могут смотреть")
    door.uncheck()
    spectator.page.wait_for_selector("text=The host has closed this table to spectators.")
    host.check_room()
    host.check_access()
    door.check()
    host.page.wait_for_function("document.querySelector('.sheet .check input').checked")
    spectator.page.reload()
    spectator.page.wait_for_selector(".board")


def test_one_device_for_two_hides_hands_between_turns(house: House, come: Comer) -> None:
    host = come(house, "en")
    made = table(host, ME, BESIDE, BOT)
    host.go(f"/t/{made['id']}")
    hands: list[set[str]] = []
    for _ in range(2):
        host.page.wait_for_selector(".pass")
        assert host.page.query_selector_all(".card") == []
        host.check_access()
        host.page.click(".pass .btn")
        host.page.wait_for_selector(OPTION)
        cards = set(hand(host))
        assert cards
        hands.append(cards)
        host.decide()
    assert hands[0] != hands[1]


def test_a_lost_connection_in_mid_battle_comes_back(house: House, come: Comer) -> None:
    person = come(house, "en")
    person.context.add_init_script(REMEMBER_SOCKETS)
    person.play_now()
    for _ in range(400):
        person.ready()
        if person.page.query_selector(".scene") or person.over:
            break
        person.play_on(1)
    assert person.page.query_selector(".scene")
    person.page.wait_for_function(OTHERS_CHOSE)
    question, fight = person.question, person.page.inner_text(".scene")
    person.page.evaluate(LOSE_THE_LINE)
    person.page.wait_for_selector(".offline")
    person.page.wait_for_selector(".offline", state="detached")
    person.ready()
    assert question == person.question
    assert fight == person.page.inner_text(".scene")
    person.play_on(5)


def test_a_killed_server_loses_nothing_that_was_acknowledged(own_house: House, come: Comer) -> None:
    person = come(own_house, "en")
    person.play_now()
    person.play_on(20)
    person.ready()
    question = person.question
    log = person.page.inner_text(".log ol")
    own_house.kill()
    person.page.wait_for_selector(".offline")
    own_house.open()
    person.page.wait_for_selector(".offline", state="detached")
    person.ready()
    assert question == person.question
    assert log == person.page.inner_text(".log ol")
    person.play_on(10)
    assert person.page.query_selector(".offline") is None


def test_an_invitation_says_the_address_in_the_network_as_a_code_too(
    house: House, come: Comer
) -> None:
    host = come(house, "en", (360, 740))
    made = table(host, ME, OPEN)
    host.go(f"/t/{made['id']}")
    host.page.wait_for_selector("text=listens for this machine alone")
    assert host.page.query_selector(".qr") is None, "a code that leads nowhere"
    told = {"network": "http://192.168.1.7:8080/"}
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=told))
    host.page.reload()
    host.page.wait_for_selector(".qr path")
    link = host.page.input_value(".invite input")
    assert link.startswith(f"http://192.168.1.7:8080/t/{made['id']}?invite=")
    host.check_room()
    host.check_access()


def test_a_personal_link_asks_before_it_makes_somebody_of_anybody(
    house: House, come: Comer
) -> None:
    owner, other = come(house, "en"), come(house, "ru", (360, 740))
    for person in (owner, other):
        person.go()
        person.page.wait_for_selector(".play")
    owner.api("PATCH", "/api/me", {"name": "Hjordis"})
    before = other.api("GET", "/api/me")["name"]
    token = owner.api("POST", "/api/me/links", {})["token"]
    other.go(f"/me?link={token}")
    other.page.wait_for_selector("text=Вы — Hjordis?")
    other.check_room()
    other.check_access()
    assert other.api("GET", "/api/me")["name"] == before, "nothing happens by itself"
    other.page.click(".ask .gold")
    other.page.wait_for_function("() => document.querySelector('#name')?.value === 'Hjordis'")
    assert other.api("GET", "/api/me")["name"] == "Hjordis"


def test_who_has_tables_is_not_replaced_by_a_personal_link(house: House, come: Comer) -> None:
    owner, other = come(house, "en"), come(house, "en")
    owner.go()
    owner.page.wait_for_selector(".play")
    token = owner.api("POST", "/api/me/links", {})["token"]
    other.play_now()
    other.go(f"/me?link={token}")
    other.page.wait_for_selector("text=You have tables of your own in this browser")
    other.page.click(".ask .gold")
    other.page.wait_for_selector(".ask", state="detached")


def test_a_rematch_is_offered_to_the_others_and_accepted(house: House, come: Comer) -> None:
    host, guest = come(house, "en"), come(house, "en")
    made = table(host, ME, OPEN)
    host.api("PATCH", f"/api/tables/{made['id']}", {"listed": True})
    guest.go()
    guest.page.wait_for_selector(".play")
    guest.api("POST", f"/api/tables/{made['id']}/join", {})
    host.api("POST", f"/api/tables/{made['id']}/abandon", {})
    for person in (host, guest):
        person.go(f"/t/{made['id']}")
        person.page.click(".menu [aria-expanded]")
    host.page.click("text=Play again")
    host.page.wait_for_selector("text=The table is filling up")
    guest.page.click("text=Join the rematch")
    guest.ready()
    host.ready()
    assert host.page.url == guest.page.url


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 740)), ("ru", (360, 740))])
def test_a_bot_of_ones_own_gets_a_token_and_is_seen_as_such(
    house: House, come: Comer, language: str, size: tuple[int, int]
) -> None:
    host = come(house, language, size)
    made = table(host, ME, OPEN, OPEN)
    owner = host.api("GET", "/api/me")["name"]
    host.go("/me")
    host.page.fill("#bot-name", "Fenrir")
    host.page.click(".new .btn")
    host.page.wait_for_selector(".made input")
    host.check_room()
    host.check_access()
    headers = {"Authorization": f"Bearer {host.page.input_value('.made input')}"}
    path = f"{house.url}/api/tables/{made['id']}/join"
    assert host.page.request.post(path, data={}, headers=headers).ok
    host.go(f"/t/{made['id']}")
    of = {"en": f"Fenrir · bot of {owner}", "ru": f"Fenrir · бот игрока {owner}"}[language]
    host.page.wait_for_selector(f"text={of}")
    host.page.on("dialog", lambda dialog: dialog.accept())
    host.go("/me")
    host.page.click("li .btn")
    host.page.wait_for_selector("li .btn", state="detached")
    told = host.api("GET", f"/api/tables/{made['id']}")
    assert ["person", "open", "open"] == [seat["kind"] for seat in told["seats"]]
