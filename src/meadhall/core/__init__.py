"""The core that all games share: agenda, table, dice, views, records.

It depends on nothing but Python itself, does no input or output, and knows no game.
"""

from meadhall.core.agenda import Aside, Closed, Option, Question, Step, Together
from meadhall.core.dice import Dice, key_from
from meadhall.core.errors import (
    BadRecord,
    BadRow,
    BadSetup,
    BadWriting,
    CannotUndo,
    Fault,
    IllegalAnswer,
    MeadhallError,
    OverBudget,
)
from meadhall.core.game import (
    Choice,
    Game,
    Result,
    Setting,
    View,
    Writing,
    at_rest,
    first_player,
    first_player_choice,
    places,
)
from meadhall.core.memo import Call, Memo, memo
from meadhall.core.numbers import add_up
from meadhall.core.outlook import Outlook, contest
from meadhall.core.recent import Recent
from meadhall.core.record import (
    Answer,
    Branch,
    Find,
    Record,
    answer_by_name,
    find_question,
    question_of,
    read_record,
)
from meadhall.core.rows import Effects, Row
from meadhall.core.saga import Saga
from meadhall.core.study import Finding, Mean, Share, win_shares
from meadhall.core.table import Table
from meadhall.core.texts import (
    NOTHING,
    Arg,
    Line,
    Section,
    Text,
    columns,
    grid,
    listed,
    number,
    text,
)

__all__ = [
    "NOTHING",
    "Answer",
    "Arg",
    "Aside",
    "BadRecord",
    "BadRow",
    "BadSetup",
    "BadWriting",
    "Branch",
    "Call",
    "CannotUndo",
    "Choice",
    "Closed",
    "Dice",
    "Effects",
    "Fault",
    "Find",
    "Finding",
    "Game",
    "IllegalAnswer",
    "Line",
    "MeadhallError",
    "Mean",
    "Memo",
    "Option",
    "Outlook",
    "OverBudget",
    "Question",
    "Recent",
    "Record",
    "Result",
    "Row",
    "Saga",
    "Section",
    "Setting",
    "Share",
    "Step",
    "Table",
    "Text",
    "Together",
    "View",
    "Writing",
    "add_up",
    "answer_by_name",
    "at_rest",
    "columns",
    "contest",
    "find_question",
    "first_player",
    "first_player_choice",
    "grid",
    "key_from",
    "listed",
    "memo",
    "number",
    "places",
    "question_of",
    "read_record",
    "text",
    "win_shares",
]
