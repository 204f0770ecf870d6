"""What somebody hears who plays by screen reader, taken from Chromium's accessibility tree alone.

A reader knows no class name and no picture: it has landmarks and headings to jump by, names and
states of what stands there, live regions that speak by themselves, and the keyboard. The page is
asked for nothing else than its tree, and the focus is set by the tree's own nodes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

LANDMARKS = {"banner", "main", "navigation", "complementary", "region"}
CONTROLS = {"button", "link", "checkbox", "switch", "textbox"}
LEAVES = {"StaticText", "image"}
NUMBER = re.compile(r"\d+")


@dataclass
class Node:
    """A thing in the tree: what it is, what it is called, where it stands."""

    id: int
    role: str
    name: str
    about: str
    states: dict[str, Any]
    children: list[Node] = field(default_factory=list)

    @property
    def level(self) -> int:
        return int(self.states.get("level", 0))

    def all(self) -> Iterator[Node]:
        """This and everything in it, as it is read from top to bottom."""
        yield self
        for child in self.children:
            yield from child.all()

    def found(self, *roles: str) -> list[Node]:
        return [node for node in self.all() if node.role in roles]

    @property
    def words(self) -> str:
        """What is read of it."""
        if self.role in LEAVES or (self.name and self.role in CONTROLS):
            return self.name
        return " ".join(filter(None, (child.words for child in self.children)))


def clean(words: str) -> str:
    """Without what differs only for the eye: line breaks, kinds of spaces, marks of direction."""
    return re.sub(r"\s+", " ", re.sub(r"[\u2066-\u2069]", "", words)).strip()


class Reader:
    """Reads a page by its accessibility tree, and decides by what it says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.known: set[int] = set()
        self.told: list[str] = []

    def look(self) -> Node:
        """The tree as it is now; what is in nobody's way is left out."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        raw = {node["nodeId"]: node for node in nodes}

        def read(node: dict[str, Any]) -> list[Node]:
            inside = [
                each
                for child in node.get("childIds", [])
                if child in raw
                for each in read(raw[child])
            ]
            role = node.get("role", {}).get("value", "")
            if node["ignored"] or role in ("none", "generic", "InlineTextBox"):
                return inside
            states = {each["name"]: each["value"].get("value") for each in node["properties"]}
            name = clean(node.get("name", {}).get("value", ""))
            about = clean(node.get("description", {}).get("value", ""))
            return [Node(node.get("backendDOMNodeId", 0), role, name, about, states, inside)]

        (root,) = read(nodes[0])
        return root

    # -- hearing -------------------------------------------------------------------

    def news(self, tree: Node) -> list[Node]:
        """What live regions have said since it was last listened to, in their order."""
        live = [node for node in tree.all() if node.states.get("live", "off") != "off"]
        parts = [part for node in live for part in node.children]
        return [part for part in parts if part.id not in self.known and clean(part.words)]

    def hear(self, tree: Node) -> list[str]:
        """The same in words; it is then known."""
        news = self.news(tree)
        self.known.update(part.id for part in news)
        return [clean(part.words) for part in news]

    # -- where things are ------------------------------------------------------------

    @staticmethod
    def headings(tree: Node, level: int = 0) -> list[str]:
        found = [node for node in tree.found("heading") if level in (0, node.level)]
        return [clean(node.words) for node in found]

    @staticmethod
    def region(tree: Node, name: str) -> Node:
        """The landmark of this name."""
        (found,) = [node for node in tree.all() if node.role in LANDMARKS and node.name == name]
        return found

    # -- acting ----------------------------------------------------------------------

    def press(self, node: Node) -> None:
        """Go to a thing and press Enter there, as one does who has heard its name."""
        self.line.send("DOM.focus", {"backendNodeId": node.id})
        self.page.keyboard.press("Enter")


def twice(names: list[str]) -> list[str]:
    """Names that stand for more than one thing."""
    return [name for name, times in Counter(names).items() if times > 1]
