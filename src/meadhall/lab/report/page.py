"""The page of a report or a comparison: self-contained HTML, in one language."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import meadhall
from meadhall.lab.changes import values_of
from meadhall.lab.coverage import checkout
from meadhall.lab.findings import tidy
from meadhall.lab.numbers import decimal, percent
from meadhall.lab.plans import words
from meadhall.lab.report.figures import Figure, Writer, chosen_differences
from meadhall.lab.results import FEW, ArmResults, Results
from meadhall.text import Texts

FONTS = {
    ("Alegreya SC", 800): "alegreya-sc-{}-800-normal.woff2",
    ("Philosopher", 700): "philosopher-{}-700-normal.woff2",
    ("PT Sans", 400): "pt-sans-{}-400-normal.woff2",
    ("PT Sans", 700): "pt-sans-{}-700-normal.woff2",
}
ALPHABETS = {
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+2116",
    "latin": "U+0000-00FF,U+2000-206F,U+2212",
}


def report_page(results: Results, lang: str, command: str) -> str:
    """The report of a run: its plan, what stands out, all figures."""
    writer = Writer(Texts(results.game, lang))
    first, *others = results.arms
    figures = [*writer.figures(first)]
    compared = [writer.comparison(first, other) for other in others]
    # Wide ones stand where two columns are full: before the length, or after it.
    at = len(figures) if len(figures) % 2 == 0 else len(figures) - 1
    figures[at:at] = compared
    plan = results.plan
    return _page(
        writer,
        title=words(plan["title"], lang, results.plan["name"]),
        about=words(plan["about"], lang),
        meta=_meta(writer, results),
        arms=[_arm(writer, results, arm) for arm in results.arms],
        command=command,
        findings=[*_findings(writer, results)],
        figures=figures,
        results=results,
    )


def comparison_page(
    one: tuple[Results, ArmResults], other: tuple[Results, ArmResults], lang: str, command: str
) -> str:
    """Two arms, perhaps of two runs, side by side."""
    writer = Writer(Texts(one[0].game, lang))
    figure = replace(writer.comparison(one[1], other[1]), open=True)
    found = chosen_differences(one[1], other[1])
    settled = sum(each.settled for each in found)
    title = writer.say("versus", one=one[1].name, other=other[1].name)
    return _page(
        writer,
        title=title,
        about=writer.say("comparison-about"),
        meta=[
            (writer.say("games"), writer.say("count", number=one[1].games + other[1].games)),
            (writer.say("game"), writer.texts.name(one[0].game)),
        ],
        arms=[_arm(writer, *each) for each in (one, other)],
        command=command,
        findings=[_settled(writer, settled, len(found))],
        figures=[figure],
        results=one[0],
    )


# -- what the head says -----------------------------------------------------------------


def _meta(writer: Writer, results: Results) -> list[tuple[str, str]]:
    games = sum(arm.games for arm in results.arms)
    decisions = sum(arm.decisions for arm in results.arms)
    bots = [*dict.fromkeys(bot for arm in results.arms for bot in arm.by_bot)]
    return [
        (writer.say("games"), writer.say("count", number=games)),
        (writer.say("decisions"), writer.say("count", number=decisions)),
        (writer.say("bots"), ", ".join(_bot(writer, bot) for bot in bots[:3])),
        (writer.say("seed"), ", ".join(results.plan["seeds"][:3])),
    ]


def _bot(writer: Writer, label: str) -> str:
    """A bot by its name in the language, with its settings as they were given."""
    name, bracket, settings = label.partition("(")
    known = writer.texts.name(f"bot-{name}") if writer.texts.has(f"bot-{name}") else name
    return known + (f" {bracket}{settings}" if bracket else "")


def _arm(writer: Writer, results: Results, arm: ArmResults) -> tuple[str, str, str]:
    """An arm: its name, what is its own, and what it is called."""
    plan = arm.plan
    bots = dict.fromkeys(player["label"] for player in plan["line_up"])
    told = [writer.say("players", number=len(plan["line_up"])), ", ".join(bots)]
    told += [f"{name} = {_word(value)}" for name, value in plan["options"].items()]
    told += [f"{name}: {old} → {new}" for name, old, new in values_of(results.game, plan["change"])]
    return arm.name, " · ".join(told), words(plan["title"], writer.texts.lang)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- what stands out --------------------------------------------------------------------

Finding = tuple[str, str, bool]
"""A number, a sentence with its main words in asterisks, and whether it is a warning."""


def _findings(writer: Writer, results: Results) -> Iterator[Finding]:
    first, *others = results.arms
    if first.games < FEW:
        yield writer.say("count", number=first.games), writer.say("finding-few"), True
    if first.common:
        share = first.won / max(1, first.games)
        yield percent(writer.texts, share), writer.say("finding-won"), False
    else:
        yield _seat_finding(writer, first)
    if first.quarters and sum(first.scores.values()) > 0:
        yield _time_finding(writer, first)
    if others:
        found = chosen_differences(first, others[0])
        yield _settled(writer, sum(each.settled for each in found), len(found))
    elif len(first.by_bot) > 1:
        bot, part = max(first.by_bot.items(), key=lambda each: each[1].share)
        fair = percent(writer.texts, 1 / first.players)
        said = writer.say("finding-bot", bot=_bot(writer, bot), fair=fair)
        yield percent(writer.texts, part.share), said, False


def _seat_finding(writer: Writer, arm: ArmResults) -> Finding:
    fair = 1 / arm.players
    seat = max(range(arm.players), key=lambda at: abs(arm.by_seat[at].share - fair))
    part = arm.by_seat[seat]
    low, high = (decimal(writer.texts, end * 100) for end in part.interval)
    differs = arm.games >= FEW and part.differs_from(fair)
    said = writer.say(
        "finding-seat" if differs else "finding-seats-even",
        seat=writer.seat(seat),
        fair=percent(writer.texts, fair),
        low=low,
        high=high,
    )
    return percent(writer.texts, part.share), said, differs


def _time_finding(writer: Writer, arm: ArmResults) -> Finding:
    total = sum(arm.scores.values())
    last = total - sum(arm.quarters.get(3, {}).values())
    source, most = max(arm.scores.items(), key=lambda each: each[1])
    said = writer.say(
        "finding-time",
        last=writer.number(last),
        total=writer.number(total),
        source=writer.source(source),
        most=writer.number(most),
    )
    return percent(writer.texts, last / total), said, False


def _settled(writer: Writer, settled: int, of: int) -> Finding:
    return (
        writer.say("of", number=settled, of=of),
        writer.say("finding-differ", number=settled),
        False,
    )


# -- the page ---------------------------------------------------------------------------


def _page(
    writer: Writer,
    *,
    title: str,
    about: str,
    meta: Sequence[tuple[str, str]],
    arms: Sequence[tuple[str, str, str]],
    command: str,
    findings: Sequence[Finding],
    figures: Sequence[Figure],
    results: Results,
) -> str:
    texts = writer.texts
    head = f"{texts.fill('report-lab')} · {texts.name(results.game)}"
    data = base64.b64encode(json.dumps(summary(results), ensure_ascii=False).encode()).decode()
    date = results.finished.strftime("%Y-%m-%d")
    foot = writer.say("foot", rules=results.rules, version=meadhall.__version__)
    body = [
        '<main class="sheet"><i class="cn a"></i><i class="cn b"></i><i class="cn c"></i><i class="cn d"></i>',
        f'<header class="head"><div>{_medal()}<div><p class="over">{escape(head)}</p>',
        f"<h1>{escape(title)}</h1><p>{escape(about)}</p></div></div><dl>",
        *(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in meta),
        "</dl></header>",
        KNOT,
        f'<section class="plans" aria-label="{escape(writer.say("plan"))}">',
        f'<p class="command"><span>{escape(writer.say("again"))}</span><code>{escape(command)}</code></p>',
        *(_arm_row(at, *arm) for at, arm in enumerate(arms)),
        "</section>",
        f'<section class="finds" aria-label="{escape(writer.say("findings"))}">',
        *map(_finding, findings),
        '</section><div class="figures">',
        *(_figure(writer, number, each) for number, each in enumerate(figures, 1)),
        _how(writer, data),
        "</div>",
        KNOT,
        f"<footer><span>{escape(foot)}</span><span>{date}</span></footer></main>",
    ]
    return (
        f'<!doctype html><html lang="{texts.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)} · {escape(head)}</title><style>{_fonts()}{_style()}</style></head>"
        f"<body>{''.join(body)}</body></html>\n"
    )


def _arm_row(at: int, name: str, told: str, title: str) -> str:
    return (
        f'<div class="arm a{at % 4}"><b>{escape(name)}</b><code>{escape(told)}</code>'
        f"<span>{escape(title)}</span></div>"
    )


def _finding(finding: Finding) -> str:
    number, said, warns = finding
    start, strong, rest = [*said.split("*"), "", ""][:3]
    cls = ' class="warn"' if warns else ""
    return (
        f"<article{cls}><b>{escape(number)}</b><p>{escape(start)}<em>{escape(strong)}</em>"
        f"{escape(rest)}</p></article>"
    )


def _figure(writer: Writer, number: int, figure: Figure) -> str:
    cls = ' class="wide"' if figure.wide else ""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in figure.heads)
    rows = "".join(
        "<tr>"
        + f'<th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in figure.rows
    )
    return (
        f"<figure{cls}><figcaption><h2><b>{number}.</b> {escape(figure.title)}</h2>"
        f"<small>{escape(figure.caption)}</small></figcaption>"
        f'<div class="plot" tabindex="0" role="group" aria-label="{escape(figure.title)}">{figure.plot}</div>'
        f'<details{" open" * figure.open}><summary>{escape(writer.say("numbers"))}</summary><div class="table" '
        f'tabindex="0" role="group" aria-label="{escape(figure.title)}"><table><thead><tr>'
        f"{heads}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>"
    )


def _how(writer: Writer, data: str) -> str:
    lines = "".join(
        f"<li>{escape(writer.say(f'how-{key}'))}</li>"
        for key in ("win", "whiskers", "filled", "many", "seats")
    )
    return (
        f'<section class="how"><h2>{escape(writer.say("how"))}</h2><ul>{lines}</ul><p class="buttons">'
        f'<a class="gold" download="summary.json" href="data:application/json;base64,{data}">'
        f"{escape(writer.say('download'))}</a>"
        f'<button type="button" onclick="print()">{escape(writer.say("print"))}</button></p></section>'
    )


def _medal() -> str:
    return (
        '<svg class="medal" viewBox="0 0 104 104" aria-hidden="true"><circle class="rim" cx="52" cy="52" r="50"/>'
        '<circle class="field" cx="52" cy="52" r="43"/><path class="sign" d="M26 76V52h11v24zM46 76V34h12v42zM67 '
        '76V22h11v54z"/><path class="base" d="M22 79h60"/></svg>'
    )


def _knot() -> str:
    under = "".join(
        f"M{x} 11C{x + 5} 1 {x + 17} 1 {x + 22} 11M{x} 11C{x + 5} 21 {x + 17} 21 {x + 22} 11"
        for x in range(0, 1122, 22)
    )
    over = "".join(f"M{x} 11C{x + 5} 1 {x + 17} 1 {x + 22} 11" for x in range(11, 1100, 22))
    return (
        '<svg class="knot" viewBox="0 0 1122 22" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<path d="{under}"/><path class="over" d="{over}"/></svg>'
    )


KNOT = _knot()


def _style() -> str:
    return files(__package__).joinpath("style.css").read_text("utf-8")


def _fonts() -> str:
    """The client's fonts, taken into the page; without the client, the reader's own serve."""
    faces = []
    for (family, weight), pattern in FONTS.items():
        for alphabet, letters in ALPHABETS.items():
            found = _font(pattern.format(alphabet))
            if found is not None:
                packed = base64.b64encode(found.read_bytes()).decode()
                faces.append(
                    f'@font-face{{font-family:"{family}";font-weight:{weight};unicode-range:{letters};'
                    f"src:url(data:font/woff2;base64,{packed})}}"
                )
    return "".join(faces)


def _font(name: str) -> Path | None:
    """A font of the built client, or of its packages in a checkout."""
    stem, _, ending = name.rpartition(".")
    built = Path(str(files("meadhall"))) / "static"
    for each in built.rglob(f"{stem}*.{ending}"):
        return each
    root = checkout()
    if root is not None:
        for each in root.glob(f"web/node_modules/@fontsource/*/files/{name}"):
            return each
    return None


# -- data -------------------------------------------------------------------------------


def summary(results: Results) -> dict[str, Any]:
    """The numbers of a report as plain data."""
    return {
        "format": 1,
        "game": results.game,
        "rules": results.rules,
        "plan": results.plan,
        "arms": [
            {
                "name": arm.name,
                "games": arm.games,
                "decisions": arm.decisions,
                "won": arm.won,
                "by_seat": [_portion(part) for part in arm.by_seat],
                "by_bot": {bot: _portion(part) for bot, part in arm.by_bot.items()},
                "score_by_source": {name: tidy(value) for name, value in arm.scores.items()},
                "score_by_quarter": {
                    str(quarter): {name: tidy(value) for name, value in parts.items()}
                    for quarter, parts in arm.quarters.items()
                },
                "studies": arm.studies,
            }
            for arm in results.arms
        ],
    }


def _portion(part: Any) -> dict[str, float]:
    low, high = part.interval
    return {"share": tidy(part.share), "of": part.of, "low": tidy(low), "high": tidy(high)}
