"""The numbers that texts of cards, heroes and companions speak of, by text key.

The catalogues use them as variables, so that a text says what its row says. Of effects, in the
order of the row: ``amount`` and ``second``, ``count`` (enemies to choose), ``targets``, ``value``.
"""

from __future__ import annotations

from meadhall.games.godofwar.cards import FACES, Face
from meadhall.games.godofwar.components import FREYA_TOKENS
from meadhall.games.godofwar.heroes import FIGURES, FREYA, HEROES, VARIANTS, VIRTUALS, Figure
from meadhall.games.godofwar.vocabulary import NO_NUMBER, Effects

Numbers = dict[str, int]


def of_effects(effects: Effects) -> Numbers:
    """The numbers of a list of effects."""
    amounts = [effect.amount for effect in effects if effect.amount]
    found: Numbers = dict(zip(("amount", "second"), amounts, strict=False))
    for effect in effects:
        if effect.count:
            found["count"] = effect.count
        if effect.value != NO_NUMBER:
            found["value"] = effect.value
        if effect.targets > 1:
            found["targets"] = effect.targets
    return found


def of_face(face: Face) -> Numbers:
    """The numbers beside the icons of a card, its rage icons, and those of its text."""
    kinds = ("melee", "ranged", "defense", "modifier")
    values = {kind: value for kind in kinds if (value := face.value(kind)) is not None}
    found = {kind: value for kind, value in values.items() if value != NO_NUMBER}
    return found | ({"rage": face.rage} if face.rage else {}) | of_effects(face.effects)


def of_figure(figure: Figure) -> Numbers:
    """Health and rage track of a figure, and what its rage does."""
    found = {"health": figure.health, "track": figure.rage_track, **of_effects(figure.rage_effects)}
    return found | ({"tokens": FREYA_TOKENS} if figure.key == FIGURES[FREYA].key else {})


def all_figures() -> dict[str, Numbers]:
    """All of them; a board of two figures tells the health of each."""
    found = {face.key: of_face(face) for face in FACES}
    for board in HEROES:
        found[board.key] = {"health": FIGURES[board.figures[0]].health}
    for figure in FIGURES:
        found[figure.key] = of_figure(figure)
        found[figure.rage] = of_effects(figure.rage_effects)
    for virtual in VIRTUALS:
        found[virtual.key] = {} if virtual.value == NO_NUMBER else {"value": virtual.value}
    for variant in VARIANTS.values():
        found[variant.key] = of_effects((variant.effect,))
    return found
