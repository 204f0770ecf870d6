"""Blood Rage: draft, invade, pillage, die gloriously (docs/games/bloodrage.md).

components.py, cards.py   the printed facts
table.py                  what lies on the table
setup.py, age.py          set-up, the phases of an age, the end
draft.py                  gods' gifts
actions.py                the action phase: invade.py (landing.py), march.py, upgrade.py,
                          quest.py, extra.py; hints.py: what they cost and do; reasons.py, why.py:
                          why something is not open
pillage.py                call to battle
battle.py, comparing.py   play cards
resolution.py, reward.py  resolution and the reward of a pillage
stats.py, figures.py, forces.py, hands.py, destroy.py   what the steps above are made of
view.py (view_types.py), hidden.py   who sees what
describe.py, evaluate.py (standing.py, learnt.py, outlook.py), audit.py, study.py
                          in words, numbers, order, hindsight
check.py                  whether rows, code and texts fit, asked at import
"""

from meadhall.core import Game, Result, places
from meadhall.games.bloodrage.audit import audit
from meadhall.games.bloodrage.cards import BY_NAME, CARDS, FIGURES
from meadhall.games.bloodrage.check import check_cards, check_components
from meadhall.games.bloodrage.components import CLANS
from meadhall.games.bloodrage.describe import lay_out
from meadhall.games.bloodrage.evaluate import worth
from meadhall.games.bloodrage.hidden import reshuffle
from meadhall.games.bloodrage.outlook import half_outlook, outlook, rough_outlook
from meadhall.games.bloodrage.setup import CHOICES, set_up
from meadhall.games.bloodrage.study import study
from meadhall.games.bloodrage.table import SOURCES, Table
from meadhall.games.bloodrage.view import look, own_lately, public
from meadhall.games.bloodrage.view_types import View
from meadhall.games.bloodrage.why import things, why_not


def judge(table: Table) -> Result:
    """The most Glory wins; equal Glory shares the place (BR-198, BR-199)."""
    scores = tuple(player.glory for player in table.players)
    parts: dict[str, tuple[int, ...]] = {
        source: tuple(player.sources[number] for player in table.players)
        for number, source in enumerate(SOURCES)
    }
    return Result(scores, places(scores), parts)


GAME = Game(
    id="bloodrage",
    version="1",
    seats=(2, 3, 4),
    choices=CHOICES,
    table=Table,
    set_up=set_up,
    look=look,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=worth,
    outlook=outlook,
    rough_outlooks={"karl": rough_outlook, "jarl": half_outlook},
    foresight=6,
    cards=BY_NAME,
    figures=FIGURES,
    audit=audit,
    sides=CLANS,
    own_lately=own_lately,
    public=public,
    study=study,
    shape=View,
    things=things,
    why_not=why_not,
)

check_cards(CARDS)
check_components()
