"""Champions of Midgard: place workers, gather warriors, fight for glory (docs/games/midgard.md).

components.py, cards.py, rows.py   the printed facts, and whether code and texts fit them
table.py, goods.py              what lies on the table, goods and warriors coming and going
setup.py, rounds.py             set-up, the five phases of a round
placement.py, locations.py, sage.py   worker placement and what the locations do
assign.py                       assigning warriors
combat.py, rolls.py, voyage.py  hunting and fights, their rolls; journeys, feeding, monsters
runes.py, scoring.py            runes without a trigger; destinies and final scoring
odds.py, forecast.py            exact odds; what would happen
view.py, board.py, own.py, own_score.py, hidden.py   who sees what
reasons.py, why.py              why something is not open
describe.py, audit.py, study.py in words, in order, in hindsight
evaluate.py, plans.py, prospects.py, crews.py, learnt.py, outlook.py   in numbers
"""

from meadhall.core import Game
from meadhall.games.midgard.audit import audit
from meadhall.games.midgard.components import SIDES
from meadhall.games.midgard.crews import habit
from meadhall.games.midgard.describe import lay_out
from meadhall.games.midgard.evaluate import worth
from meadhall.games.midgard.hidden import reshuffle
from meadhall.games.midgard.outlook import outlook, part_outlook, rough_outlook
from meadhall.games.midgard.rows import BY_NAME, FIGURES, check_rows
from meadhall.games.midgard.scoring import judge
from meadhall.games.midgard.setup import CHOICES, set_up
from meadhall.games.midgard.study import study
from meadhall.games.midgard.table import Table
from meadhall.games.midgard.view import look, own, own_lately, public
from meadhall.games.midgard.view_types import View
from meadhall.games.midgard.why import things, why_not

GAME = Game(
    id="midgard",
    version="4",
    seats=(2, 3, 4),
    choices=CHOICES,
    table=Table,
    set_up=set_up,
    look=look,
    own=own,
    own_lately=own_lately,
    public=public,
    shape=View,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=worth,
    outlook=outlook,
    rough_outlooks={"karl": rough_outlook, "jarl": part_outlook},
    habit=habit,
    left_to_people=frozenset(("turn_order",)),
    cards=BY_NAME,
    figures=FIGURES,
    audit=audit,
    sides=SIDES,
    study=study,
    things=things,
    why_not=why_not,
)

check_rows()
