"""Tables with a scene of one's own (GW-278).

    game = with_scene(text)                     a Game whose first quest or boss it is
    saga = Saga.begin(game, 3, seed="...")      its record carries the scene, packed into one word
    Saga.read(record, finder(record, find))     and can be read back anywhere

The game is the same in everything but its options: instead of choosing the first quest (or
the boss, if that is what was written) it has the option ``own_scene``, whose only value is the
text itself. So a record made with it says all that is needed, and a reader that does not know
the scene takes it from there.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from meadhall.core import BadRecord, BadSetup, Choice, Dice, Game, Setting
from meadhall.games.godofwar.library import add_scene
from meadhall.games.godofwar.reading import BadScene
from meadhall.games.godofwar.scenes import Scene
from meadhall.games.godofwar.setup import CHOICES, set_up
from meadhall.games.godofwar.table import Table

OWN_SCENE = "own_scene"

LONGEST = 200_000
"""How long a scene's text may be."""


def with_scene(text: str) -> Game[Table]:
    """The game with this scene as its first quest; a faulty scene is a BadScene."""
    return _with_packed(pack(text), text)


def finder(record: str, find: Callable[[str], Game[Any]]) -> Callable[[str], Game[Any]]:
    """How to find games for a record that may carry a scene; others are found by ``find``."""
    for number, line in enumerate(record.splitlines(), 1):
        words = line.split()
        if words[:2] == ["option", OWN_SCENE] and len(words) == 3:
            own = _from_record(number, words[2])
            return lambda name: own if name == own.id else find(name)
        if line.strip() == "begin":
            break
    return find


def _from_record(line: int, packed: str) -> Game[Table]:
    """The game that a record speaks of."""
    try:
        return _with_packed(packed, unpack(packed))
    except (ValueError, zlib.error, binascii.Error):
        raise BadRecord(line, "the scene in it cannot be unpacked") from None
    except BadScene as bad:
        raise BadRecord(line, f"the scene in it has faults: {bad}") from None


def _with_packed(packed: str, text: str) -> Game[Table]:
    """The word in the option stays as it was written, however it was packed."""
    from meadhall.games.godofwar import GAME

    scene = add_scene(text)
    others = [choice for choice in CHOICES if choice.name != scene_option(scene)]

    def set_up_own(seats: int, options: Mapping[str, Setting], dice: Dice) -> Table:
        kept = {name: value for name, value in options.items() if name != OWN_SCENE}
        alone = options["length"] == "scene"
        if scene.kind == "boss" and alone and options["scene"] != "random":
            raise BadSetup("a single scene is the own one and no other", "GW-278")
        unsettled = {"boss": "random"} if scene.kind == "boss" else {}
        own = {"scene" if alone else scene_option(scene): scene.key}
        return set_up(seats, {**kept, **unsettled, **own}, dice)

    choices = (*others, Choice(OWN_SCENE, (packed,), packed))
    return replace(GAME, choices=choices, set_up=set_up_own)


def scene_option(scene: Scene) -> str:
    """The option that the scene takes the place of: the first quest or the final boss."""
    return "boss" if scene.kind == "boss" else "scene"


def pack(text: str) -> str:
    """A scene's text as one word."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> str:
    """The text of such a word."""
    opened = zlib.decompressobj()
    told = opened.decompress(base64.urlsafe_b64decode(packed.encode()), LONGEST)
    if opened.unconsumed_tail:
        raise ValueError("too long")
    return told.decode()
