"""Help on a terminal: commands, options, cards and rules, by number or name."""

from __future__ import annotations

from typing import Any

from meadhall.bots import Budget, advise
from meadhall.cli.terminal import Screen
from meadhall.core import Option, Question, Saga
from meadhall.text import Rule, rules

COMMANDS = ("undo", "board", "help", "why", "hint", "rule", "log", "save", "quit")
"""All commands; the words for each are in the message ``commands``."""

HINT = Budget(milliseconds=1000)
"""How long is thought about a hint."""

Choices = list[tuple[Question[Any], Option]]
"""The options on the screen, in the order of their numbers."""


def numbered(choices: Choices) -> dict[int, tuple[Question[Any], Option]]:
    """The options by what is typed for them: an amount that is asked for by itself, else from 1."""
    found: dict[int, tuple[Question[Any], Option]] = {}
    for question, option in choices:
        amount = question.kind == "number" and question is choices[0][0]
        number = option if amount and isinstance(option, int) else max(found, default=0) + 1
        found[number] = question, option
    return found


def question_options(choices: Choices) -> list[Option]:
    """The options of the first question on the screen."""
    return [option for question, option in choices if question is choices[0][0]]


def folded(said: str) -> str:
    """Fold a text for comparing: lower case, and е for ё."""
    return said.casefold().replace("ё", "е")


class Guide:
    """Answers the commands help and rule."""

    def __init__(self, saga: Saga[Any], screen: Screen) -> None:
        """Print the help of this game on this screen."""
        self.saga = saga
        self.screen = screen
        self.texts = screen.texts
        self.words = {name: self.texts.fill("commands", name).split() for name in COMMANDS}

    def help(self, said: str, choices: Choices) -> None:
        """Help in general, about an option by its number, or about a thing by its name."""
        if not said:
            self.in_general(choices)
        elif said.isdecimal():
            found = self.by_number(said, choices)
            if found is not None:
                self.about_option(*found)
        elif self.rule_named(said) is not None:
            self.show_rule(said)
        else:
            self.about_card(said)

    def by_number(self, said: str, choices: Choices) -> tuple[Question[Any], Option] | None:
        """The option with this number; if there is none, say which numbers there are."""
        numbers = numbered(choices)
        found = numbers.get(int(said))
        if found is None:
            self.screen.note("ui-no-number", number=said, first=min(numbers), last=max(numbers))
        return found

    def in_general(self, choices: Choices) -> None:
        """All commands, how to read the table, and the rules of what is being asked."""
        texts, question = self.texts, choices[0][0]
        rows = [(texts.fill("ui-help-choose"), texts.fill("ui-help-choose", "what"))]
        rule = next(iter(question.rules_at(self.saga.table)), "")
        for name in COMMANDS:
            key, called = f"ui-help-{name}", ", ".join(self.words[name])
            more = f" {texts.fill(key, 'with', rule=rule)}" if texts.has(key, "with") else ""
            rows.append((called + more, texts.fill(key)))
        self.screen.pairs(rows)
        game, table = self.saga.game, self.saga.table
        sections = game.describe(game.view(table, question.seat))
        titles = [each.title.key for each in sections if texts.has(each.title.key, "help")]
        if titles:
            self.screen.title(texts.fill("ui-help-table"))
            for title in titles:
                self.screen.say(texts.fill(title, "help"))
        self.closed_at(question)
        self.rules_of(question)

    def about_option(self, question: Question[Any], option: Option) -> None:
        if isinstance(option, str) and self.texts.has(option, "text"):
            self.screen.card(option)
        else:
            self.screen.say(self.texts.option(question, option), "bold")
        hint = question.hint(self.saga.table, option)
        if hint is not None:
            self.screen.say(self.texts.say(hint))
        self.rules_of(question)

    def about_card(self, said: str) -> None:
        """A card by its name or the beginning of it."""
        wanted = folded(said)
        by_name = {self.texts.name(card): card for card in self.saga.game.cards}
        exact = [name for name in by_name if folded(name) == wanted]
        found = exact or [name for name in by_name if folded(name).startswith(wanted)]
        if len(found) == 1:
            self.screen.card(by_name[found[0]])
        elif found:
            self.screen.note("ui-many-help", names=self.texts.listed(found))
        else:
            self.screen.note("ui-no-help", said=said)

    def closed_at(self, question: Question[Any]) -> None:
        """What cannot be chosen now though one may look for it, and why."""
        closed = question.closed(self.saga.table)
        if closed:
            self.screen.title(self.texts.fill("ui-help-closed"))
            self.screen.pairs(
                (
                    self.texts.option(question, each.option),
                    f"{self.texts.say(each.why)} {each.rule}",
                )
                for each in closed
            )

    def why(self, said: str, choices: Choices) -> None:
        """Why a thing cannot be chosen now, by its name or the beginning of it."""
        question, texts = choices[0][0], self.texts
        if not said:
            self.closed_at(question)
            self.screen.note("ui-which-why", said=f"{self.words['why'][-1]} …")
            return
        wanted, by_name = folded(said), self.things_by_name(question, question_options(choices))
        exact = [name for name in by_name if folded(name) == wanted]
        found = exact or [name for name in by_name if folded(name).startswith(wanted)]
        if len(found) > 1:
            self.screen.note("ui-many-help", names=texts.listed(found))
        elif not found:
            self.screen.note("ui-no-help", said=said)
        else:
            self.why_not(question, found[0], by_name[found[0]])

    def hint(self, choices: Choices) -> None:
        """What a jarl would do: the best moves with their chances and reasons."""
        seat, texts = choices[0][0].seat, self.texts
        game, table = self.saga.game, self.saga.table
        found = advise(game, table, seat, f"hint {len(self.saga.record.answers)}", HINT)
        self.screen.title(texts.fill("ui-hint", chance=round(100 * found.chance)))
        by_name = {(question.name, option): question for question, option in choices}
        rows = []
        for move in found.moves:
            question = by_name[move.question, move.option]
            key = "ui-hint-chance" if move.expected is None else "ui-hint-score"
            said = texts.fill(key, chance=round(100 * move.chance), n=round(move.expected or 0))
            steps: list[tuple[Any, Option]] = [(question, move.option)]
            steps += [(each, each.option) for each in move.then]
            name = " → ".join([texts.option(*step) for step in steps])
            hint = move.then[-1].hint if move.then else question.hint(table, move.option)
            told = [
                said,
                *([] if hint is None else [f"{texts.say(hint)}."]),
                texts.say(move.reason),
            ]
            rows.append((name, " ".join(told)))
        self.screen.pairs(rows)

    def things_by_name(self, question: Question[Any], options: list[Option]) -> dict[str, Option]:
        """What may be asked about: options, what is closed, and all else that has a name."""
        table, texts = self.saga.table, self.texts
        own = [*options, *(each.option for each in question.closed(table))]
        found = {texts.option(question, thing): thing for thing in own}
        for things in self.saga.game.things(table, question.seat).values():
            called = {texts.thing(str(each)): each for each in things}
            found |= {name: each for name, each in called.items() if name is not None}
        return found

    def why_not(self, question: Question[Any], name: str, thing: Option) -> None:
        """The reason in a sentence, and its rule."""
        reason = self.saga.game.reason(self.saga.table, question, thing)
        if reason is None:
            self.screen.note("ui-why-open", said=name)
            return
        self.screen.say(f"{name}: {self.texts.say(reason.why)}")
        self.show_rule(reason.rule)

    # -- rules -------------------------------------------------------------------

    def rules_of(self, question: Question[Any]) -> None:
        """The rules that a question names."""
        known = rules(self.saga.game.package, self.texts.lang)
        found = [known[number] for number in question.rules_at(self.saga.table) if number in known]
        if found:
            self.screen.title(self.texts.fill("ui-help-rules"))
            for rule in found:
                self.screen.rule(rule)

    def rule_named(self, said: str) -> Rule | None:
        """A rule by its number, with or without its letters."""
        known = rules(self.saga.game.package, self.texts.lang)
        wanted = said.upper()
        if wanted.isdecimal() and known:
            letters = next(iter(known)).partition("-")[0]
            wanted = f"{letters}-{int(wanted):03}"
        return known.get(wanted)

    def show_rule(self, said: str) -> None:
        rule = self.rule_named(said)
        if rule is not None:
            self.screen.rule(rule)
        elif said:
            self.screen.note("ui-no-rule", number=said)
        else:
            first = next(iter(rules(self.saga.game.package, self.texts.lang)), "")
            self.screen.note("ui-which-rule", number=f"{self.words['rule'][-1]} {first}")
