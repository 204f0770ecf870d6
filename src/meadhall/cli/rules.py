"""``meadhall rules``: numbered rules, or which code and tests stand for them."""

from __future__ import annotations

from itertools import groupby

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import meadhall
from meadhall.cli import common
from meadhall.lab.coverage import Coverage, checkout, coverage
from meadhall.text import Rule, Texts
from meadhall.text import rules as numbered_rules


@click.command("rules")
@common.game_argument
@click.argument("number", required=False)
@click.option(
    "--coverage",
    "with_coverage",
    is_flag=True,
    help="Show which code and which tests stand for each rule, and what is missing.",
)
@common.lang_option
@click.pass_context
def command(
    ctx: click.Context, game_id: str, number: str | None, with_coverage: bool, lang: str | None
) -> None:
    """Show the rules of a game as Meadhall plays them, all or one (BR-069, or just 69).

    With --coverage the exit code is 1 while any rule lacks its code or its test.
    """
    texts = common.texts_for(lang, game_id)
    known = numbered_rules(game_id, texts.lang)
    wanted = {each: rule for each, rule in known.items() if number is None or same(each, number)}
    if not wanted:
        key = "rules-none" if number is None else "rules-unknown"
        raise common.InputError(texts.fill(key, game=game_id, number=number or ""))
    if not with_coverage:
        show_rules(texts, [*wanted.values()])
        return
    root = checkout()
    if root is None:
        raise common.InputError(texts.fill("rules-no-tests"))
    found = coverage(meadhall.game(game_id), root)
    show_coverage(texts, found, [*wanted])
    ctx.exit(0 if found.complete else 1)


def same(number: str, written: str) -> bool:
    """Whether ``written`` (BR-069, br-69 or 69) names this rule."""
    prefix, _, digits = number.partition("-")
    before, _, after = written.upper().rpartition("-")
    return after.isdecimal() and int(after) == int(digits) and before in ("", prefix)


def show_rules(texts: Texts, rules: list[Rule]) -> None:
    """Print the rules under their headings."""
    console = common.console()
    for section, group in groupby(rules, key=lambda rule: rule.section):
        console.print(Text(section, style="bold"))
        for rule in group:
            line = Text.assemble((rule.number, "bold"), f"  {rule.text}")
            if rule.source:
                line.append(f"  [{rule.source}]", style="dim")
            console.print(Padding(line, (0, 0, 0, 2)))
        console.print()


# -- coverage ----------------------------------------------------------------------


def show_coverage(texts: Texts, found: Coverage, numbers: list[str]) -> None:
    """Print a row for each rule, then everything that is missing."""
    console = common.console()
    columns = [texts.fill(key) for key in ("rules-number", "rules-code", "rules-tests")]
    rows = []
    for number in numbers:
        row = found.rows[number]
        tests = [*dict.fromkeys(row.tests)]
        shown = ", ".join(tests[:2]) + (f" +{len(tests) - 2}" if len(tests) > 2 else "")
        if row.untestable:
            shown = texts.fill("rules-untestable", reason=row.untestable)
        code = ", ".join(row.code[:3]) + (f" +{len(row.code) - 3}" if len(row.code) > 3 else "")
        rows.append([number, code or "–", shown or "–"])
    table = common.grid(columns, rows)
    for column in table.columns:
        column.justify = "left"
        column.overflow = "fold"
    console.print(table)
    show_gaps(texts, found, console)


def show_gaps(texts: Texts, found: Coverage, console: Console) -> None:
    """Print what is missing or wrong, one paragraph for each kind, and the totals."""
    gaps = {
        "rules-without-code": found.without_code,
        "rules-without-test": found.without_test,
        "rules-cards-without-test": found.cards_without_test,
        "rules-named-unknown": found.unknown,
        "rules-unreadable": found.unreadable,
        "rules-tested-after-all": found.tested_after_all,
        "rules-too-many-untestable": found.untestable if found.too_many_untestable else [],
    }
    for key, names in gaps.items():
        if names:
            console.print(Text(texts.fill(key, count=len(names)), style="bold"))
            console.print(Padding(Text(", ".join(names)), (0, 0, 0, 2)))
    tested = sum(1 for row in found.rows.values() if row.tests)
    console.print(
        texts.fill(
            "rules-sum",
            rules=len(found.rows),
            tested=tested,
            untestable=len(found.untestable),
            cards=len(found.cards),
            cards_tested=len(found.cards) - len(found.cards_without_test),
        )
    )
