"""The messages of a language: the core's, and those of one game.

A game is named by its package: ``valhalla`` is the present game, ``valhalla_3`` its rules
version 3, with the texts of its time.

Each catalogue is read once. A message that cannot be parsed, or an id given twice, is noted in
``faults``, which a test looks at; at run time only that message is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize, visitor

from meadhall.archive import is_past

LANGUAGES = ("en", "ru")
"""The languages there are; each has every message."""

Where = tuple[str, str]
"""A message and one of its attributes, or "" for its value."""


@dataclass
class Catalogue:
    """All messages in one language."""

    bundle: FluentBundle
    messages: dict[str, ast.Message] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """Messages that cannot be parsed and ids given twice."""
    _variables: dict[Where, tuple[str, ...]] = field(default_factory=dict)
    _learnt: set[str] = field(default_factory=set)

    def learn(self, source: str, file: str) -> None:
        """Add messages at run time, such as the names in a written scene; once."""
        if source not in self._learnt:
            self._learnt.add(source)
            self.add(source, file)

    def add(self, source: str, file: str) -> None:
        """Add the messages of a file."""
        resource = FluentResource(source)
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{file}: cannot be read: {(entry.content or '').strip()}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.faults.append(f"{file}: {entry.id.name} is given twice")
                self.messages.setdefault(entry.id.name, entry)

    def has(self, key: str, form: str = "") -> bool:
        """Whether there is this message, or this attribute of it."""
        return self.pattern(key, form) is not None

    def pattern(self, key: str, form: str) -> ast.Pattern | None:
        """The pattern of a message or of one of its attributes."""
        message = self.messages.get(key)
        if message is None:
            return None
        if not form:
            return message.value
        return next((each.value for each in message.attributes if each.id.name == form), None)

    def answered_by(self, option: str) -> str | None:
        """The first question (named like a class) that calls this answer by a plain name."""
        return next(
            (
                key
                for key in self.messages
                if key[0].isupper() and self.has(key, option) and not self.variables(key, option)
            ),
            None,
        )

    def variables(self, key: str, form: str = "") -> tuple[str, ...]:
        """The variables of a message, including those of messages it references."""
        found = self._variables.get((key, form))
        if found is None:
            reader = _Variables(self)
            reader.read(key, form)
            found = self._variables[key, form] = tuple(sorted(reader.found))
        return found


class _Variables(visitor.Visitor):
    """Collects the variables of a message, following its references to other messages."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.found: set[str] = set()
        self.read_already: set[Where] = set()

    def read(self, key: str, form: str) -> None:
        pattern = self.catalogue.pattern(key, form)
        if pattern is not None and (key, form) not in self.read_already:
            self.read_already.add((key, form))
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.read(node.id.name, node.attribute.name if node.attribute else "")


@cache
def catalogue(package: str, lang: str) -> Catalogue:
    """All messages for a game, or the core's alone for ""; an unknown language is a KeyError."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    made = Catalogue(FluentBundle([lang], use_isolating=False))
    for file in catalogue_files(package, lang):
        made.add(file.read_text(encoding="utf-8"), file.name)
    return made


def catalogue_files(package: str, lang: str) -> Iterator[Traversable]:
    """The files of a catalogue in the order of their names, the core's first.

    Past rules come before the core: should it have a message of the same name by now, theirs
    is the one that they were written with.
    """
    folders = [files("meadhall.text")]
    if package:
        folders.append(files(f"meadhall.games.{package}").joinpath("text"))
    for folder in reversed(folders) if is_past(package) else folders:
        yield from _of_language(folder, lang)


@cache
def past_messages(package: str, lang: str) -> str:
    """All messages of past rules without the core's, as one text with its figures written in.

    A client has the figures of the newest rules (``Game.figures``), which may be others.
    """
    folder = files(f"meadhall.games.{package}").joinpath("text")
    text = "\n".join(file.read_text(encoding="utf-8") for file in _of_language(folder, lang))
    figures = import_module(f"meadhall.games.{package}").GAME.figures
    return with_figures(text, figures) if figures else text


def with_figures(text: str, figures: Mapping[str, Mapping[str, int]]) -> str:
    """Fluent messages with numbers in place of the variables that are figures of their rows."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.id.name in figures:
            _WriteFigures(figures[entry.id.name]).visit(entry)
    return serialize(resource)


class _WriteFigures(visitor.Transformer):
    def __init__(self, figures: Mapping[str, int]) -> None:
        self.figures = figures

    def visit_VariableReference(self, node: ast.VariableReference) -> ast.BaseNode:  # noqa: N802
        figure = self.figures.get(node.id.name)
        return node if figure is None else ast.NumberLiteral(str(figure))


def _of_language(folder: Traversable, lang: str) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")]
    return sorted(found, key=lambda file: file.name)
