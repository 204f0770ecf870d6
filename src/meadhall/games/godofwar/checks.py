"""What is checked when the game is imported, so that a slip in the data shows at once.

1. Rows name only columns, kinds and words that are known: cards.py and heroes.py, as they read.
2. Every effect of the vocabulary is carried out somewhere.
3. Every row has its texts in every language.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.core import BadRow
from meadhall.games.data import check_texts
from meadhall.games.godofwar.cards import FACES, HEROES_FILE, UPGRADES_FILE
from meadhall.games.godofwar.components import COMPONENTS_FILE, DIFFICULTIES, RUNES, STATUS
from meadhall.games.godofwar.effects import ENEMY_ACTS, HERO_ACTS, PLAYER_ACTS, SCENE_ACTS
from meadhall.games.godofwar.heroes import ABILITIES, FIGURES, HEROES, VARIANTS, VIRTUAL
from meadhall.games.godofwar.vocabulary import EFFECTS


def check_data(package: str | None) -> None:
    """All checks that need the whole game."""
    check_effects(EFFECTS)
    for file, keys in text_keys().items():
        check_texts(package, file, keys)


def check_effects(words: Iterable[str]) -> None:
    """Each of these words is carried out by some code."""
    known = {**HERO_ACTS, **PLAYER_ACTS, **ENEMY_ACTS, **SCENE_ACTS}
    for word in words:
        if word not in known:
            raise BadRow("vocabulary.py", word, "no code carries this effect out")


def text_keys() -> dict[str, list[str]]:
    """By data file the messages that its rows need."""
    boards = [board.key for board in HEROES]
    figures = [key for figure in FIGURES for key in (figure.key, figure.rage)]
    abilities = [f"ability-{ability}" for ability in ABILITIES]
    starting = [face.key for face in FACES if face.owner in boards]
    levels = [f"difficulty-{level}" for level in DIFFICULTIES]
    return {
        HEROES_FILE: [*boards, *figures, *VIRTUAL, *VARIANTS, *abilities, *starting],
        UPGRADES_FILE: [face.key for face in FACES if face.owner == "upgrade"],
        COMPONENTS_FILE: [*RUNES, *STATUS, *levels],
    }
