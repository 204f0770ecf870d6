"""What is still to come of the rune that is being carried out, and where the path stands.

Read from the agenda, which everybody could tell: cards act in a fixed order (GW-098), and whom an
attack hits is fixed when it begins (GW-114).
"""

from __future__ import annotations

from meadhall.core import Step
from meadhall.games.godofwar.conditions import all_hold
from meadhall.games.godofwar.defence import AttackHero
from meadhall.games.godofwar.effects import CarryOut, effects_at
from meadhall.games.godofwar.forecast import attack_view, card_acts, effect_act
from meadhall.games.godofwar.journey import ChoosePath
from meadhall.games.godofwar.scene_activation import (
    ActivateCard,
    BeginAttack,
    CellActs,
    EndRune,
    EnemyAttacks,
    attack_at,
)
from meadhall.games.godofwar.scene_types import ActView, AttackAct, CardActs
from meadhall.games.godofwar.sides import is_out, living, side_up
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.view_types import PathCard, PathState
from meadhall.games.godofwar.vocabulary import NOBODY


def coming_view(table: Table) -> list[CardActs]:
    """The attacks and effects of this rune that have not begun yet, in their order."""
    found: list[CardActs] = []
    if table.rune == NOBODY:
        return found
    for step in reversed(table.agenda):
        if isinstance(step, EndRune):
            break
        card, acts = acts_of(table, step)
        if not acts:
            continue
        key = side_up(table.stage, card).key
        if found and found[-1]["card"] == key:
            found[-1]["acts"] += acts
        else:
            found.append({"card": key, "acts": [*acts]})
    return found


def acts_of(table: Table, step: Step[Table]) -> tuple[int, list[ActView]]:
    """What one step of the agenda would do, and the card it comes from."""
    if isinstance(step, AttackHero):
        down = table.heroes[step.hero].down
        return step.card, [] if down else [blow_ahead(table, step)]
    if isinstance(step, BeginAttack):
        attack, enemy = attack_at(table, step.source, step.at)
        return step.card, [attack_view(table, step.card, attack, enemy)]
    if isinstance(step, CarryOut) and step.source[0] == "cell":
        left = effects_at(table, step.source)[step.at :]
        return step.card, [effect_act(table, step.card, effect) for effect in left]
    if isinstance(step, ActivateCard | EnemyAttacks | CellActs):
        stage = table.stage
        gone = stage.turns[step.card] != step.turns or is_out(stage, step.card)
        return step.card, [] if gone else card_steps(table, step)
    return NOBODY, []


def blow_ahead(table: Table, step: AttackHero) -> AttackAct:
    """An attack that will hit this hero next."""
    told: AttackAct = {
        "what": "attack",
        "kind": step.kind,
        "strength": step.power,
        "heroes": [table.heroes[step.hero].name],
    }
    if step.extras:
        told["extras"] = [*step.extras]
    return told


def card_steps(table: Table, step: ActivateCard | EnemyAttacks | CellActs) -> list[ActView]:
    """What a card that has not begun to act would do."""
    stage = table.stage
    if isinstance(step, ActivateCard):
        return card_acts(table, step.card, step.rune)
    if isinstance(step, CellActs):
        cell = side_up(stage, step.card).cells[step.cell]
        held = all_hold(table, cell.conditions)
        return [effect_act(table, step.card, effect) for effect in cell.effects if held]
    enemy = living(stage, step.card)
    attack = None if enemy is None else enemy.attacks[step.rune]
    if enemy is None or attack is None:
        return []
    if stage.stunned[step.card]:
        return [{"what": "stunned"}]
    return [attack_view(table, step.card, attack, enemy.enemy)]


# -- the path ---------------------------------------------------------------------------


def pyramid_view(table: Table) -> list[list[PathCard]]:
    """The rows of the pyramid from below, each card with how it stands (GW-178 to GW-181)."""
    rows = [table.quests[:1], table.quests[1:], table.bosses]
    return [
        [{"quest": key, "state": path_state(table, at, key)} for key in row]
        for at, row in enumerate(rows)
        if row
    ]


def path_state(table: Table, row: int, key: str) -> PathState:
    """Whether a card is ahead, played, done, an obstacle now, or was left aside."""
    decided = len(table.path)
    if row >= decided:
        return "ahead"
    last = row == decided - 1
    open_now = table.laid_out is not None and not isinstance(table.top, ChoosePath)
    if key in table.path:
        return "now" if last and open_now and table.outcome != Outcome.WON else "done"
    return "obstacle" if last and open_now else "left"
