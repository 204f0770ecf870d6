"""God of War: The Card Game: heroes against a scene of cards (docs/games/godofwar.md).

components.py, cards.py, heroes.py       the printed facts
vocabulary.py, words.py, lines.py        the words that scenes are written in
scenes.py, reading.py, printing.py, library.py   scenes: what is printed, read from TOML
table.py                                 what lies on the table
setup.py, journey.py, round.py           set-up, quests and boss, the phases of a round
hero_activation.py, moving.py, interact.py, solo.py   what heroes do
reach.py, sets.py, attack.py, striking.py             their attacks, from the card to the rage
scene_activation.py, defence.py          what the scene does
windows.py                               special cards at any time
effects.py, verbs.py, conditions.py, standing.py   the interpreter
sides.py, enemies.py, flipping.py, wounds.py, hands.py, drawing.py   what these are made of
forecast.py, coming.py, glance.py        what would happen
view.py, scene_view.py, view_types.py, scene_types.py, hidden.py   who sees what
describe.py, wording.py, naming.py, hints.py   in words
reasons.py, why.py, why_cards.py, why_heroes.py   why something cannot be chosen
evaluate.py, help.py, prospects.py, outlook.py, audit.py   in numbers, in order
study.py                                 what a finished game tells a researcher
catalogue.py, custom.py                  texts of scenes, tables with a scene of one's own
checks.py, figures.py                    data checked at import, numbers for the texts
"""

from meadhall.core import Game, Result
from meadhall.games.godofwar import verbs as _verbs  # noqa: F401 (registers its effects)
from meadhall.games.godofwar.audit import audit
from meadhall.games.godofwar.cards import BY_NAME
from meadhall.games.godofwar.checks import check_data
from meadhall.games.godofwar.custom import WRITING
from meadhall.games.godofwar.describe import lay_out
from meadhall.games.godofwar.evaluate import worth
from meadhall.games.godofwar.figures import all_figures
from meadhall.games.godofwar.hidden import reshuffle
from meadhall.games.godofwar.journey import quests_behind, whole_saga
from meadhall.games.godofwar.outlook import habit, outlook, settled
from meadhall.games.godofwar.setup import CHOICES, set_up
from meadhall.games.godofwar.study import study
from meadhall.games.godofwar.table import Outcome, Table
from meadhall.games.godofwar.view import look, own, public
from meadhall.games.godofwar.view_types import View
from meadhall.games.godofwar.why import things, why_not

VERSION = "10"
"""The rules version."""


def judge(table: Table) -> Result:
    """All win or all lose (GW-001); the score is how many scenes were completed at this table."""
    done = len(table.path) if table.outcome == Outcome.WON else max(0, len(table.path) - 1)
    if whole_saga(table):
        done -= quests_behind(table)
    scores = (done,) * table.seats
    return Result(scores, (1,) * table.seats, {"scenes": scores}, won=table.outcome == Outcome.WON)


check_data(__package__)

GAME = Game(
    id="godofwar",
    version=VERSION,
    seats=(1, 2, 3, 4),
    choices=CHOICES,
    table=Table,
    set_up=set_up,
    look=look,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=worth,
    outlook=outlook,
    habit=habit,
    at_rest=settled,
    cards=BY_NAME,
    shape=View,
    figures=all_figures(),
    audit=audit,
    own=own,
    public=public,
    study=study,
    writing=WRITING,
    things=things,
    why_not=why_not,
)
