"""Tables with a scene of one's own (GW-278).

    game = with_scene(text)                     a Game whose first quest or boss it is
    saga = Saga.begin(game, 3, seed="...")      its record carries the scene, packed into one word
    Saga.read(record, meadhall.game)            and can be read back anywhere

The game is the same in everything but its options: instead of choosing the first quest (or
the boss, if that is what was written) it has the option ``own_scene``, whose only value is the
text itself. So a record made with it says all that is needed.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from meadhall.core import BadSetup, BadWriting, Choice, Dice, Fault, Game, Setting, Writing
from meadhall.games.godofwar.bounds import LONGEST_TEXT
from meadhall.games.godofwar.library import add_scene
from meadhall.games.godofwar.scenes import Scene
from meadhall.games.godofwar.setup import CHOICES, set_up
from meadhall.games.godofwar.table import Table

OWN_SCENE = "own_scene"


def with_scene(text: str) -> Game[Table]:
    """The game with this scene as its first quest; a faulty scene is a BadWriting."""
    return take(pack(text))


@lru_cache(maxsize=32)
def take(packed: str) -> Game[Table]:
    """The same for a packed scene; the word in the option stays as it is, however it was packed."""
    from meadhall.games.godofwar import GAME

    scene = scene_in(packed)
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


@lru_cache(maxsize=64)
def scene_in(packed: str) -> Scene:
    """The scene that was packed into a word."""
    try:
        text = unpack(packed)
    except (ValueError, zlib.error, binascii.Error):
        raise BadWriting([Fault(1, "scene-not-packed", packed[:20])]) from None
    return add_scene(text)


def names_in(packed: str, lang: str) -> str:
    """The messages of a packed scene in a language."""
    from meadhall.games.godofwar.catalogue import messages

    return messages(scene_in(packed), lang)


def pack(text: str) -> str:
    """A scene's text as one word."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> str:
    """The text of such a word."""
    opened = zlib.decompressobj()
    told = opened.decompress(base64.urlsafe_b64decode(packed.encode()), 4 * LONGEST_TEXT)
    if opened.unconsumed_tail:
        raise ValueError("too long")
    return told.decode()


WRITING = Writing(OWN_SCENE, pack, take, names_in)
"""Scenes are what people may write for this game."""
