"""Games played by screen reader: everything is decided from the accessibility tree alone.

Before each decision the reader has heard what happened, each line once and in order, and then the
question, once; finds the question and every part of the table by its heading; and knows every
option by a name of its own, with its numbers.
"""

from __future__ import annotations

import random

import pytest

from browser.conftest import Comer
from browser.house import House
from browser.people import CYRILLIC, IDS, LATIN, NOT_WORDS, Person
from browser.spoken import NUMBER, Node, Reader, clean, twice
from meadhall.text import Texts

pytestmark = pytest.mark.slow

SEATS = {"bloodrage": 2, "valhalla": 2, "midgard": 2, "godofwar": 1}
OTHERS = [game for game in SEATS if game != "bloodrage"]
FIRST = 12
BOUND = 3000
"""No game has so many decisions."""


def called(name: str, title: str) -> bool:
    """Whether a thing goes by this title, whatever else is said of it."""
    return name == title or name.startswith((f"{title}:", f"{title}.", f"{title},"))


class Listener:
    """Somebody who plays by ear: hears, finds an option, presses Enter on it."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.game = person, game
        self.words = Texts(game, "ru" if person.language == "ru" else "en")
        self.reader = Reader(person.page)
        self.chance = random.Random(11)
        self.logged: set[int] = set()
        self.seen: set[str] = set()
        self.twins = 0
        self.name = ""
        waiting = self.words.fill("web-waiting", names="").split()[0]
        self.waits = (self.t("web-answered"), f"{waiting} ")
        self.says = clean(self.words.fill("web-chat-said", who="", text="")).strip(": ")

    def t(self, key: str) -> str:
        return clean(self.words.fill(key))

    def sit_down(self, plain: bool = False) -> None:
        """To a table with quick bots and a fixed seed."""
        person = self.person
        if plain:
            person.context.add_init_script("localStorage.setItem('meadhall-plain', 'yes')")
        person.go()
        person.page.wait_for_selector(".play")
        self.name = str(person.api("GET", "/api/me")["name"])
        bots = [{"kind": "bot", "bot": "random"}] * (SEATS[self.game] - 1)
        form = {"game": self.game, "seats": [{"kind": "me"}, *bots], "seed": "spoken"}
        person.go(f"/t/{person.api('POST', '/api/tables', form)['id']}")

    # -- finding -------------------------------------------------------------------

    def asked(self) -> tuple[Node, Node | None]:
        """The tree once something is asked, with its first options; None of them at the end."""
        over = {self.t("web-game-over"), self.t("web-you-won")}
        for _ in range(600):
            self.person.page.wait_for_timeout(15)
            tree = self.reader.look()
            if not self.reader.news(tree):
                continue
            for bar in tree.found("region"):
                if bar.name != self.t("web-actions"):
                    continue
                headings = self.reader.headings(bar, 2)
                if over & set(headings):
                    return tree, None
                if any(each.startswith(self.waits) for each in headings):
                    continue
                for group in bar.found("group"):
                    options = group.found("button")
                    fresh = all("pressed" not in each.states for each in options)
                    if fresh and any(not each.states.get("disabled") for each in options):
                        return tree, group
        raise AssertionError("nothing was asked any more")

    # -- listening -----------------------------------------------------------------

    def check_heard(self, tree: Node, question: str) -> None:
        """What happened was told once, in order, and then the question; nothing besides."""
        heard = [said for said in self.reader.hear(tree) if not said.startswith(self.waits)]
        lines = []
        for item in self.log(tree):
            if item.id not in self.logged:
                self.logged.add(item.id)
                lines.append(clean(item.words).replace(" ", ""))
        told = [said.replace(" ", "") for said in heard]
        assert told == [*lines, question.replace(" ", "")], (heard, lines, question)
        for said in heard:
            self.check_words(said)

    def log(self, tree: Node) -> list[Node]:
        """The lines of the log, where it is."""
        name = self.t("web-log")
        logs = [each for each in tree.found("region") if each.name == name]
        return [item for each in logs for item in each.found("listitem")]

    def check_words(self, said: str) -> None:
        """Words of the reader's language, and no key of a message."""
        assert IDS.findall(said) == [], said
        foreign = LATIN if self.person.language == "ru" else CYRILLIC
        assert foreign.findall(NOT_WORDS.sub("", said.replace(self.name, ""))) == [], said

    def check_places(self, tree: Node, question: str) -> None:
        """One can jump: one title, the question and the parts of the table under it."""
        assert [self.t(f"{self.game}-title")] == self.reader.headings(tree, 1)
        parts = self.reader.headings(tree, 2)
        assert question in parts
        assert {self.t("web-log"), self.t("web-chat")} <= {part.split(" ")[0] for part in parts}
        assert len(parts) >= 5, parts
        levels = [node.level for node in tree.found("heading")]
        assert max(levels) <= 4, levels

    def check_options(self, tree: Node, options: list[Node]) -> None:
        """Each is one thing, said once, and with the numbers of its card."""
        names = [each.name for each in options]
        assert all(names), names
        assert twice(names) == []
        cards = [each.name for each in tree.found("article")]
        for option in options:
            self.check_words(option.name)
            assert option.about == "", (option.name, option.about)
            title = option.name.split(":")[0]
            for card in cards:
                if called(card, title):
                    printed = NUMBER.search(card, len(title))
                    assert not printed or NUMBER.search(option.name, len(title)), card

    # -- deciding ------------------------------------------------------------------

    def twin(self, tree: Node, option: Node) -> Node | None:
        """The same option where it is drawn: a button by its name that opens nothing."""
        bar = {node.id for node in self.reader.region(tree, self.t("web-actions")).all()}
        title = option.name.split(":")[0]
        drawn = [
            each
            for each in tree.found("button")
            if each.id not in bar
            and called(each.name, title)
            and not each.states.get("disabled")
            and "hasPopup" not in each.states
        ]
        return self.chance.choice(drawn) if drawn else None

    def decide(self) -> bool:
        """Hear, check, and press one of what is offered; False once the game is over."""
        tree, group = self.asked()
        if group is None:
            return False
        bar = self.reader.region(tree, self.t("web-actions"))
        question = " ".join(self.reader.headings(bar, 2))
        self.check_heard(tree, question)
        options = [each for each in group.found("button") if "hasPopup" not in each.states]
        self.check_options(tree, options)
        if question not in self.seen:
            self.seen.add(question)
            self.check_places(tree, question)
        option = self.chance.choice(options)
        drawn = self.twin(tree, option) if self.chance.random() < 0.3 else None
        self.twins += drawn is not None
        self.reader.press(drawn or option)
        return True

    def play(self, decisions: int) -> int:
        for made in range(decisions):
            if not self.decide():
                return made
        return decisions

    def check_end(self) -> None:
        """How it ended was told, before or after what bots say then, and stands under a heading."""
        tree, group = self.asked()
        assert group is None
        bar = self.reader.region(tree, self.t("web-actions"))
        (ended,) = self.reader.headings(bar, 2)
        heard = [said for said in self.reader.hear(tree) if f" {self.says}: " not in said]
        assert heard[-1].startswith(ended), heard
        assert [self.t(f"{self.game}-title")] == self.reader.headings(tree, 1)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("bloodrage", "ru"),
        *[pytest.param(game, "en", marks=pytest.mark.long) for game in SEATS],
        *[pytest.param(game, "ru", marks=pytest.mark.long) for game in OTHERS],
    ],
)
def test_a_whole_game_by_ear(house: House, come: Comer, game: str, language: str) -> None:
    listener = Listener(come(house, language), game)
    listener.sit_down()
    assert listener.play(BOUND) < BOUND
    listener.check_end()
    assert len(listener.seen) > 8
    assert listener.twins, "what is drawn was pressed too"


@pytest.mark.parametrize("game", OTHERS)
def test_the_first_decisions_by_ear(house: House, come: Comer, game: str) -> None:
    listener = Listener(come(house, "en"), game)
    listener.sit_down()
    listener.play(FIRST)
