"""Everything that people read: keys with arguments become sentences.

    texts = Texts("bloodrage", "ru")
    texts.say(text("invades", seat=0, figure="leader", place="elvagar"))
    texts.prompt(question), texts.option(question, "pass"), texts.name("elvagar", "in")

translator.py   formats a message: names, cases, seats, enumerations
catalogue.py    the messages: core.en.ftl here, and all *.en.ftl of a game
rules.py        the numbered rules of docs/games
errors.py       errors of the core as messages
language.py     the language of the environment
"""

from meadhall.text.catalogue import LANGUAGES
from meadhall.text.errors import explain
from meadhall.text.language import language
from meadhall.text.rules import Rule, rules
from meadhall.text.translator import TextError, Texts

__all__ = ["LANGUAGES", "Rule", "TextError", "Texts", "explain", "language", "rules"]
