"""Everything that people read, from keys with arguments to sentences.

    texts = Texts("bloodrage", "ru")
    texts.say(text("invades", seat=0, figure="leader", place="elvagar"))
    texts.prompt(question), texts.option(question, "pass"), texts.name("elvagar", "in")

translator.py   how arguments become words: names, cases, seats, enumerations
catalogue.py    the messages: core.en.ftl here, and all *.en.ftl of a game
rules.py        the numbered rules of docs/games, by their number
errors.py       what went wrong, said to players
language.py     which language somebody wants
"""

from meadhall.text.catalogue import LANGUAGES
from meadhall.text.errors import explain
from meadhall.text.language import language
from meadhall.text.rules import Rule, rules
from meadhall.text.translator import TextError, Texts

__all__ = ["LANGUAGES", "Rule", "TextError", "Texts", "explain", "language", "rules"]
