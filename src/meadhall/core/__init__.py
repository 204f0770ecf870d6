"""The core that all games share: agenda, table, dice, views, records.

It depends on nothing but Python itself, does no input or output, and knows no game.
"""

from meadhall.core.agenda import Aside, Option, Question, Step, Together
from meadhall.core.dice import Dice, key_from
from meadhall.core.errors import (
    BadRecord,
    BadSetup,
    BadWriting,
    CannotUndo,
    Fault,
    IllegalAnswer,
    MeadhallError,
)
from meadhall.core.game import Choice, Game, Result, Setting, View, Writing, places
from meadhall.core.recent import Recent
from meadhall.core.record import Answer, Find, Record, answer_by_name, find_question, read_record
from meadhall.core.saga import Saga
from meadhall.core.study import Finding, Mean, Share, win_shares
from meadhall.core.table import Table
from meadhall.core.texts import Arg, Line, Section, Text, text

__all__ = [
    "Answer",
    "Arg",
    "Aside",
    "BadRecord",
    "BadSetup",
    "BadWriting",
    "CannotUndo",
    "Choice",
    "Dice",
    "Fault",
    "Find",
    "Finding",
    "Game",
    "IllegalAnswer",
    "Line",
    "MeadhallError",
    "Mean",
    "Option",
    "Question",
    "Recent",
    "Record",
    "Result",
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
    "answer_by_name",
    "find_question",
    "key_from",
    "places",
    "read_record",
    "text",
    "win_shares",
]
