"""Errors of the core in the player's language.

The core words its errors in English, for logs. Each reason for which a record is refused is
recognised here by its wording; an unknown wording is passed on as it is.
"""

from __future__ import annotations

import re

from meadhall.core import BadRecord, BadSetup, CannotUndo, MeadhallError
from meadhall.text.rules import rules
from meadhall.text.translator import Texts

REASONS: tuple[tuple[str, str], ...] = (
    (r"not a saga: the first line must be '(?P<first>.*)'", "record-not-saga"),
    (r"the record breaks off before 'begin'", "record-breaks-off"),
    (r"'(?P<word>.*)' is not expected here", "record-word"),
    (r"the line '(?P<word>\w+) …' is missing", "record-missing"),
    (r"(?P<game>\S+) cannot be played by '(?P<seats>.*)' seats", "record-seats"),
    (r"seat (?P<expected>\d+) should come here, not '(?P<number>.*)'", "record-seat-order"),
    (r"there is no game '(?P<name>.*)' here", "record-game"),
    (
        r"rules version '(?P<rules>.*)' of (?P<name>\S+) is unknown; here: (?P<version>.*)",
        "record-rules",
    ),
    (r"the key must be 64 hexadecimal digits", "record-key"),
    (r"the receipt is damaged", "record-receipt"),
    (r"the branch is damaged", "record-branch"),
    (r"a game that branched off another has no receipt", "record-branch-receipt"),
    (r"the record breaks off before its branch", "record-branch-short"),
    (r"(?P<game>\S+) has no option '(?P<name>.*)'", "record-option"),
    (r"(?P<name>\S+) cannot be '(?P<value>.*)': (?P<values>.*)", "record-option-value"),
    (r"(?P<name>\S+) has faults: (?P<faults>.*)", "record-writing"),
    (r"nothing may follow the result", "record-after-result"),
    (r"the state must be 32 hexadecimal digits", "record-state"),
    (r"the result must be (?P<count>\d+) numbers", "record-result"),
    (r"an answer is three words: seat, question, option", "record-answer"),
    (r"there is no seat '(?P<seat>.*)'", "record-seat"),
    (r"'(?P<word>.*)' is not the name of a question", "record-question"),
    (
        r"'?(?P<option>.*?)'? is not open to seat (?P<seat>\d+) at (?P<question>\w+)"
        r": (?P<offered>.*)",
        "record-illegal",
    ),
    (r"(?P<question>\w+) is not asked of seat (?P<seat>\d+) now", "record-not-asked"),
    (r"the record has a result but the game is not over", "record-not-over"),
    (r"the answers lead to another result: (?P<scores>.*)", "record-other-result"),
    (r"the answers lead to another state: (?P<state>.*)", "record-other-state"),
)
"""The core's reasons as patterns, each with its message; named groups are its arguments."""


def explain(texts: Texts, error: MeadhallError, game_id: str = "") -> str:
    """An error as one sentence."""
    if isinstance(error, BadRecord):
        said = reason(texts, error.reason)
        if not error.line:
            return texts.fill("error-record-whole", reason=said)
        return texts.fill("error-record", line=error.line, reason=said)
    if isinstance(error, BadSetup):
        rule = rules(game_id, texts.lang).get(error.rule)
        return texts.fill("error-setup", reason=str(error) if rule is None else rule.text)
    if isinstance(error, CannotUndo):
        return texts.fill(error.reason)
    return str(error)


def reason(texts: Texts, said: str) -> str:
    """A reason of the core as a message."""
    for pattern, key in REASONS:
        if match := re.fullmatch(pattern, said):
            return texts.fill(key, **match.groupdict())
    return said
