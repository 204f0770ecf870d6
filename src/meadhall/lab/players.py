"""Who plays: a bot by its name, perhaps with other settings, or a class in a file of one's own.

    greedy                          as it comes
    greedy(budget=24,worlds=1)      with other settings, which its class must take
    jarl(iterations=200)            a level with another budget
    my_bot.py                       the bot in a file of one's own (docs/writing-a-bot.md)
    my_bot.py:MyBot                 one of several in it
    my_bot.py:MyBot(depth=2)

The source of one's own file goes along with the work, so that other processes and machines need
no copy of it. What is beside the file can be imported where it is there.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

from meadhall.bots import ALL_NAMES, LEVELS, Bot, Budget, bot
from meadhall.lab.errors import LabError
from meadhall.lab.positions import Seated

Value = bool | int | float | str

_FORM = re.compile(r"(?P<name>[^()]+?)(?:\((?P<settings>[^()]*)\))?")
_OWN = re.compile(r"(?P<file>.+\.py)(?::(?P<cls>[A-Za-z_]\w*))?")
_BETWEEN = re.compile(r",(?![^()]*\))")
_WORDS = {"true": True, "yes": True, "false": False, "no": False}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot that can be seated: its label in results, and what makes it."""

    label: str
    name: str
    settings: tuple[tuple[str, Value], ...] = ()
    path: str = ""
    source: str = ""
    """The text of one's own file; empty for the bots that come with the program."""

    def seated(self, seed: str) -> Bot:
        """The bot with its own source of chance."""
        made = _class(self)(seed, **dict(self.settings)) if self.made_by_class else None
        if made is None:
            return bot(self.name, seed)
        if hasattr(made, "decide"):
            return Seated(made)
        result: Bot = made
        return result

    @property
    def made_by_class(self) -> bool:
        """Whether its class is called: one's own, or with settings."""
        return bool(self.source or self.settings)

    @property
    def searches(self) -> bool:
        """Whether it is a level with a budget."""
        return not self.source and any(each.searches for each in LEVELS if each.key == self.name)

    @property
    def by_clock(self) -> bool:
        """Whether it thinks by the clock, so that no game of it can be played again."""
        if not self.searches:
            return False
        budget = next(each.budget for each in LEVELS if each.key == self.name)
        chosen = Budget(**dict(self.settings)) if self.settings else budget  # type: ignore[arg-type]
        return chosen.milliseconds is not None


def split(line: str) -> list[str]:
    """The names in a list with commas; those inside brackets belong to the settings."""
    return [name.strip() for name in _BETWEEN.split(line)]


def player(said: str, folder: Path | None = None) -> Player:
    """A player by its name; a file is looked for from this folder. Raises LabError."""
    found = _FORM.fullmatch(said.strip())
    if found is None:
        raise LabError("lab-bot-form", said=said)
    name = found["name"].strip()
    settings = _settings(said, found["settings"] or "")
    own = _OWN.fullmatch(name)
    if own is None:
        if ".py:" in name:
            raise LabError("lab-bot-form", said=said)
        if name not in ALL_NAMES:
            raise LabError("lab-no-bot", said=name, known=", ".join(ALL_NAMES))
        made = Player(said.strip(), name, settings)
    else:
        path = (folder or Path()) / own["file"]
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise LabError("lab-bot-file", path=str(own["file"])) from None
        made = Player(said.strip(), name, settings, str(path.resolve()), source or "\n")
    _try(made)
    return made


def players(said: Sequence[str], folder: Path | None = None) -> list[Player]:
    """Several players by their names."""
    return [player(each, folder) for each in said]


def _settings(said: str, words: str) -> tuple[tuple[str, Value], ...]:
    found: list[tuple[str, Value]] = []
    for pair in filter(None, (each.strip() for each in words.split(","))):
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not name.isidentifier():
            raise LabError("lab-bot-form", said=said)
        found.append((name, _value(value)))
    return tuple(found)


def _value(word: str) -> Value:
    if word.casefold() in _WORDS:
        return _WORDS[word.casefold()]
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


def _try(made: Player) -> None:
    """Seat it once, so that what is wrong with it is said before anything is played."""
    if not made.made_by_class:
        return
    try:
        cls = _class(made)
        inspect.signature(cls).bind("seed", **dict(made.settings))
        seated = cls("seed", **dict(made.settings))
    except LabError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise LabError("lab-bot-fails", said=made.label, why=why) from None
    if not (hasattr(seated, "decide") or hasattr(seated, "choose")):
        raise LabError("lab-bot-deaf", said=made.label)


def _class(made: Player) -> Any:
    if not made.source:
        if made.searches:
            return lambda seed, **said: bot(made.name, seed, Budget(**said))
        return type(bot(made.name, ""))
    own = _OWN.fullmatch(made.name)
    assert own is not None
    module = _module(made.path, made.source)
    if own["cls"] is None:
        return _only_bot(module, own["file"])
    found = getattr(module, own["cls"], None)
    if found is None:
        raise LabError("lab-bot-class", path=own["file"], cls=own["cls"])
    return found


def _only_bot(module: ModuleType, path: str) -> Any:
    """The one bot class that a file defines; what it imports does not count."""
    bots = {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, type)
        and each.__module__ == module.__name__
        and (hasattr(each, "decide") or hasattr(each, "choose"))
    }
    if len(bots) != 1:
        raise LabError("lab-bot-which", path=path, count=len(bots), known=", ".join(bots))
    return next(iter(bots.values()))


@lru_cache(maxsize=16)
def _module(path: str, source: str) -> ModuleType:
    """The file as a module of its own, known by its contents."""
    name = f"meadhall_own_bot_{blake2b(source.encode(), digest_size=8).hexdigest()}"
    folder = str(Path(path).parent)
    if Path(path).exists() and folder not in sys.path:
        sys.path.append(folder)
    module = ModuleType(name)
    module.__file__ = path
    sys.modules[name] = module  # before it runs: dataclasses look their module up
    exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    return module
