"""The order of play: the lists of the base game, and all that can be added to it.

Set-up follows the steps of the rulebook (4 jarls, 6 first discards, 7 and 8 first warriors,
9 opening hands; VA-022 to VA-033), a turn its phases A and B (VA-041), a battle VA-055 to
VA-090, the aftermath the numbers of VA-090. Expansions put their rows between these numbers.
"""

from __future__ import annotations

from meadhall.games.valhalla.actions import ActionPhase, DeclareAttack, DrawPhase, EndTurn
from meadhall.games.valhalla.aftermath import (
    CleanUp,
    DeclareSending,
    EnterValhalla,
    JarlsAfterBattle,
    SendWarriors,
    TakeShield,
)
from meadhall.games.valhalla.battle import (
    AfterBattle,
    AttackPhase,
    BeforeBattle,
    CompareStrengths,
    DefencePhase,
    PrepareAttacker,
    PrepareDefender,
)
from meadhall.games.valhalla.expansions.alliance import ALLIANCE
from meadhall.games.valhalla.expansions.dwarves import DWARVES
from meadhall.games.valhalla.expansions.last_viking import LAST_VIKING
from meadhall.games.valhalla.expansions.loki import LOKIS_TRICKERY
from meadhall.games.valhalla.expansions.partnership import PARTNERSHIP
from meadhall.games.valhalla.expansions.thor import THORS_HELP
from meadhall.games.valhalla.expansions.tyr import TYRS_WRATH
from meadhall.games.valhalla.expansions.valkyries import VALKYRIES
from meadhall.games.valhalla.fight import TakeDefenderDie
from meadhall.games.valhalla.flow import BASE, EXPANSIONS, Expansion
from meadhall.games.valhalla.opening import (
    ADVANCED_HAND,
    SIMPLIFIED,
    BeginPlay,
    DealHands,
    DealJarls,
    FirstDiscard,
    PickFirstWarriors,
    RevealWarriors,
)
from meadhall.games.valhalla.party import MakeRoom, PlaceWarriors
from meadhall.games.valhalla.ragnarok import GameOver, Ragnarok
from meadhall.games.valhalla.scoring import final
from meadhall.games.valhalla.solo.turn import SOLO
from meadhall.games.valhalla.tactics import SilenceJarl

BASE_GAME = Expansion(
    BASE,
    cards="base",
    rows=(
        ("setup", 40, DealJarls),
        ("setup", 60, FirstDiscard),
        ("setup", 70, RevealWarriors),
        ("setup", 80, PickFirstWarriors),
        ("setup", 90, DealHands),
        ("setup", 99, BeginPlay),
        ("turn", 20, ActionPhase),
        ("turn", 30, DrawPhase),
        ("turn", 90, EndTurn),
        ("deploy", 10, MakeRoom),
        ("deploy", 20, PlaceWarriors),
        ("attack", 10, DeclareAttack),
        ("battle", 10, BeforeBattle),
        ("battle", 20, AttackPhase),
        ("battle", 30, DefencePhase),
        ("battle", 40, CompareStrengths),
        ("battle", 50, AfterBattle),
        ("before_battle", 20, PrepareAttacker),
        ("before_battle", 30, PrepareDefender),
        ("giant", 10, TakeDefenderDie),
        ("surround", 10, SilenceJarl),
        ("aftermath", 20, TakeShield),
        ("aftermath", 30, SendWarriors),
        ("aftermath", 70, JarlsAfterBattle),
        ("aftermath", 90, CleanUp),
        ("sending", 10, DeclareSending),
        ("sending", 40, EnterValhalla),
        ("end", 50, Ragnarok),
        ("end", 90, GameOver),
    ),
    count=final,
)

ALL = (
    BASE_GAME,
    ALLIANCE,
    DWARVES,
    LAST_VIKING,
    LOKIS_TRICKERY,
    PARTNERSHIP,
    THORS_HELP,
    TYRS_WRATH,
    VALKYRIES,
    SIMPLIFIED,
    ADVANCED_HAND,
    SOLO,
)
"""In the order in which they apply; tables keep the names of those in play in this order."""

for _each in ALL:
    EXPANSIONS[_each.name] = _each
