"""Valhalla: gather a party, arm it, fight for shields, die gloriously (docs/games/valhalla.md).

components.py, weapons.py, cards.py   the printed facts
table.py                              what lies on the table
flow.py, order.py                     the order of play as lists of steps, with expansions
effects.py, checks.py                 what cards do, and whether rows name it rightly
setup.py, opening.py                  set-up and its variants
actions.py, party.py, piles.py        the turn: warriors, attack, drawing; picking.py: which warrior
battle.py, fight.py, dice.py          the battle up to the comparison; arming.py: who can be armed
tactics.py, jarls.py                  what cards and jarls do in it: jarl_steps.py, jarl_after.py
bonuses.py, strength.py               a warrior's strength, battle strength
aftermath.py, glory.py                what follows a battle
ragnarok.py, scoring.py               the end
expansions/, solo/                    one module for each expansion and team mode; solo
view.py, hidden.py                    who sees what
odds.py, best_play.py                 exact chances for players (goals.py, hands.py)
chances.py                            quick ones for bots
forecast.py, stakes.py                what an attack promises; what a battle is fought for
describe.py, audit.py                 in words, in order
evaluate.py, outlook.py (aims.py, parties.py)  in numbers, for bots
learnt.py (traits.py, units.py)       the points that players can expect, learnt from games
reckoning.py                          what best play does next in a phase, for bots that search
reasons.py, why.py (why_cards.py, why_battle.py)  why something cannot be chosen
zones.py                              where cards lie that a seat can see
study.py                              what many games tell
"""

from meadhall.core import Game
from meadhall.games.valhalla.audit import audit
from meadhall.games.valhalla.cards import BY_NAME, ROWS
from meadhall.games.valhalla.checks import check, check_names
from meadhall.games.valhalla.components import EMBLEMS
from meadhall.games.valhalla.describe import lay_out
from meadhall.games.valhalla.evaluate import worth
from meadhall.games.valhalla.figures import FIGURES
from meadhall.games.valhalla.hidden import reshuffle
from meadhall.games.valhalla.outlook import habit, outlook, rough_outlook
from meadhall.games.valhalla.reckoning import reckoned
from meadhall.games.valhalla.scoring import judge
from meadhall.games.valhalla.setup import CHOICES, set_up
from meadhall.games.valhalla.study import study
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.view import look, own_lately, public, slow_calls
from meadhall.games.valhalla.view_types import View
from meadhall.games.valhalla.why import things, why_not

GAME = Game(
    id="valhalla",
    version="5",
    seats=(1, 2, 3, 4, 5, 6),
    choices=CHOICES,
    table=Table,
    set_up=set_up,
    look=look,
    reshuffle=reshuffle,
    judge=judge,
    lay_out=lay_out,
    worth=worth,
    outlook=outlook,
    rough_outlooks={"karl": rough_outlook},
    habit=habit,
    reckoned=reckoned,
    short_search=1,
    cards=BY_NAME,
    figures=FIGURES,
    shape=View,
    audit=audit,
    sides=EMBLEMS,
    own_lately=own_lately,
    public=public,
    slow_calls=slow_calls,
    study=study,
    things=things,
    why_not=why_not,
)

check(ROWS.values())
check_names(ROWS.values())
