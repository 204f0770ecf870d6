"""Plots as SVG: plain functions of numbers and labels, with text as text.

Colour never stands alone: bars and dots are labelled, a filled dot is one whose interval leaves
out the reference, layers of a stack are hatched in turn. Colours are classes of style.css, so that
a plot prints in ink.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

Say = Callable[[float], str]
"""A number as its reader writes it."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One column: label, height, whiskers, and the colour of its seat."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    colour: str = "plain"


@dataclass(frozen=True, slots=True)
class Dot:
    """One row of a dot plot; ``note`` stands at its end."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    differs: bool = False


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that span a range."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / about))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= about:
            step *= factor
            break
    start, end = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(at * step, 10) for at in range(start, end + 1)]


def text(x: float, y: float, said: str, cls: str = "", anchor: str = "middle") -> str:
    """A piece of text."""
    named = f' class="{cls}"' if cls else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    """The picture as a whole, named for screen readers."""
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg>"
    )


def _whisker(x: float, low: float, high: float) -> str:
    return f'<path class="whisker" d="M{x:.1f} {low:.1f}V{high:.1f}M{x - 7:.1f} {low:.1f}h14M{x - 7:.1f} {high:.1f}h14"/>'


def bars(
    label: str,
    columns: Sequence[Bar],
    say: Say,
    reference: tuple[float, str] | None = None,
    width: float = 520,
    height: float = 290,
) -> str:
    """Columns with whiskers, and a dashed line to hold them against."""
    left, right, top, bottom = 40.0, 84.0 if reference else 16.0, 22.0, height - 34
    most = max([*(bar.high or bar.value for bar in columns), reference[0] if reference else 0])
    scale = ticks(0, most * 1.08)
    high = scale[-1] or 1.0

    def y(value: float) -> float:
        return bottom - (bottom - top) * value / high

    parts = [_grid_line(left, width - right, y(each), not each) for each in scale]
    parts += [text(left - 8, y(each) + 4.5, f"{each:g}", "tick", "end") for each in scale]
    step = (width - left - right) / max(1, len(columns))
    for at, bar in enumerate(columns):
        x, wide = left + step * (at + 0.5), min(62.0, step * 0.66)
        parts.append(
            f'<rect class="bar {bar.colour}" x="{x - wide / 2:.1f}" y="{y(bar.value):.1f}" '
            f'width="{wide:.1f}" height="{bottom - y(bar.value):.1f}"/>'
        )
        tip = y(bar.value)
        if bar.low is not None and bar.high is not None:
            parts.append(_whisker(x, y(bar.low), y(bar.high)))
            tip = y(bar.high)
        parts.append(text(x, tip - 8, say(bar.value), "value"))
        parts += _wrapped(x, bottom + 19, bar.label, step)
    if reference is not None:
        value, said = reference
        parts.append(f'<path class="reference" d="M{left} {y(value):.1f}H{width - right}"/>')
        for line, word in enumerate(said.split("\n")):
            parts.append(
                text(width - right + 6, y(value) + 4 + 15 * line, word, "reference-note", "start")
            )
    return svg(width, height, label, parts)


def _grid_line(start: float, end: float, y: float, strong: bool = False) -> str:
    cls = "axis" if strong else "grid"
    return f'<path class="{cls}" d="M{start:.1f} {y:.1f}H{end:.1f}"/>'


def _wrapped(x: float, y: float, label: str, room: float) -> list[str]:
    """A label under a column, in two lines where one is too long."""
    if len(label) * 7.4 <= room or " " not in label:
        return [text(x, y, label, "label")]
    words = label.split()
    cut = min(
        range(1, len(words)),
        key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))),
    )
    lines = [" ".join(words[:cut]), " ".join(words[cut:])]
    return [text(x, y - 4 + 14 * at, line, "label small") for at, line in enumerate(lines)]


def dots(
    label: str,
    rows: Sequence[Dot | str],
    heads: tuple[str, str],
    reference: float | None = None,
    width: float = 620,
) -> str:
    """Rows with a dot and its interval; a plain string is a remark between rows."""
    shown = [row for row in rows if isinstance(row, Dot)]
    names = max(len(row.label) for row in shown)
    left, right, top, line = min(290.0, 40 + names * 7.4), 64.0, 34.0, 25.0
    height = top + line * len(rows) + 10
    scale = ticks(min(row.low for row in shown), max(row.high for row in shown))
    low, high = scale[0], scale[-1]

    def x(value: float) -> float:
        return left + (width - left - right) * (value - low) / ((high - low) or 1)

    parts = [
        f'<path class="grid" d="M{x(each):.1f} {top - 6}V{height - 6:.1f}"/>'
        + text(x(each), top - 14, f"{each:g}", "tick")
        for each in scale
    ]
    parts += [text(left - 12, top - 14, heads[0], "tick", "end")]
    parts += [text(width - 4, top - 14, heads[1], "tick", "end")]
    for at, row in enumerate(rows):
        y = top + line * (at + 0.5)
        if isinstance(row, str):
            parts.append(text(left - 12, y + 4.5, row, "remark", "end"))
            parts.append(f'<path class="grid dotted" d="M{left} {y:.1f}H{width - right:.1f}"/>')
            continue
        parts.append(text(left - 12, y + 5, row.label, "name", "end"))
        cls = "open"
        if row.differs and reference is not None:
            cls = "more" if row.value > reference else "less"
        parts.append(_interval(x(row.low), x(row.high), x(row.value), y, cls))
        parts.append(text(width - 4, y + 5, row.note, "note", "end"))
    if reference is not None:
        parts.insert(
            0, f'<path class="reference" d="M{x(reference):.1f} {top - 6}V{height - 6:.1f}"/>'
        )
    return svg(width, height, label, parts)


def _interval(low: float, high: float, value: float, y: float, cls: str) -> str:
    return (
        f'<path class="interval {cls}" d="M{low:.1f} {y:.1f}H{high:.1f}'
        f'M{low:.1f} {y - 5:.1f}v10M{high:.1f} {y - 5:.1f}v10"/>'
        f'<circle class="dot {cls}" cx="{value:.1f}" cy="{y:.1f}" r="6"/>'
    )


LAYERS = 10
"""Colours of layers in style.css."""


def stack(
    label: str,
    columns: Sequence[tuple[str, Sequence[float]]],
    layers: Sequence[str],
    say: Say,
    width: float = 480,
    height: float = 420,
) -> str:
    """Columns made of layers, named at the last one; what is negative lies below the axis."""
    left, right, top, bottom = 36.0, 150.0, 30.0, height - 28
    ups = [sum(v for v in values if v > 0) for _, values in columns]
    downs = [sum(v for v in values if v < 0) for _, values in columns]
    scale = ticks(min(0.0, *downs), max([*ups, 1e-9]) * 1.04)
    low, high = scale[0], scale[-1]

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / ((high - low) or 1)

    parts = [_hatches()]
    parts += [_grid_line(left, width - right, y(each), not each) for each in scale]
    parts += [text(left - 8, y(each) + 4.5, f"{each:g}", "tick", "end") for each in scale]
    step = (width - left - right) / len(columns)
    ends: list[tuple[float, str, int]] = []
    for at, (name, values) in enumerate(columns):
        x, wide = left + step * (at + 0.5), step * 0.72
        up = down = 0.0
        for layer, value in enumerate(values):
            base = up if value >= 0 else down
            start, end = y(base), y(base + value)
            up, down = (up + value, down) if value >= 0 else (up, down + value)
            box = f'x="{x - wide / 2:.1f}" y="{min(start, end):.1f}" width="{wide:.1f}" height="{abs(start - end):.1f}"'
            parts.append(f'<rect class="layer l{layer % LAYERS}" {box}/>')
            if layer % 2:
                parts.append(f'<rect fill="url(#hatch)" {box}/>')
            if abs(start - end) > 15:
                parts.append(text(x, (start + end) / 2 + 4.5, say(value), "inside"))
            if at == len(columns) - 1 and abs(value) > 0:
                ends.append(((start + end) / 2, layers[layer], layer))
        parts.append(text(x, y(up) - 8, say(up + down), "value"))
        parts += _wrapped(x, bottom + 19, name, step)
    edge = left + step * (len(columns) - 0.14)
    for wanted, at_y, name in _apart(ends, 15.0, top, bottom):
        parts.append(
            f'<path class="lead" d="M{edge:.1f} {wanted:.1f}L{edge + 14:.1f} {at_y:.1f}"/>'
        )
        parts.append(text(edge + 18, at_y + 4.5, name, "layer-name", "start"))
    return svg(width, height, label, parts)


def _apart(
    ends: Sequence[tuple[float, str, int]], room: float, top: float, bottom: float
) -> list[tuple[float, float, str]]:
    """Labels moved apart so that none covers another: where they point, where they stand."""
    placed: list[tuple[float, float, str]] = []
    below = bottom
    for at, (wanted, name, _) in enumerate(sorted(ends, reverse=True)):
        left = len(ends) - at - 1
        y = max(min(wanted, below), top + left * room)
        placed.append((wanted, y, name))
        below = y - room
    return placed


def _hatches() -> str:
    return (
        '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern></defs>'
    )


def histogram(
    label: str,
    values: Sequence[int],
    below: str,
    middle: tuple[float, str],
    span: tuple[float, float],
    width: float = 500,
    height: float = 310,
) -> str:
    """How often which length comes; the bracket below holds nine of ten."""
    left, right, top, bottom = 44.0, 12.0, 26.0, height - 48
    scale = ticks(min(values), max(values) + 1, 12)
    size = scale[1] - scale[0] if len(scale) > 1 else 1.0
    counts = [0] * max(1, len(scale) - 1)
    for value in values:
        counts[min(len(counts) - 1, int((value - scale[0]) / size))] += 1
    up = ticks(0, max(counts) * 1.05)

    def x(value: float) -> float:
        return left + (width - left - right) * (value - scale[0]) / (size * len(counts))

    def y(value: float) -> float:
        return bottom - (bottom - top) * value / (up[-1] or 1)

    parts = [_grid_line(left, width - right, y(each), not each) for each in up]
    parts += [text(left - 8, y(each) + 4.5, f"{each:g}", "tick", "end") for each in up]
    for at, count in enumerate(counts):
        start = x(scale[0] + size * at)
        parts.append(
            f'<rect class="bar plain" x="{start + 1:.1f}" y="{y(count):.1f}" '
            f'width="{x(scale[0] + size * (at + 1)) - start - 2:.1f}" height="{bottom - y(count):.1f}"/>'
        )
    every = max(1, len(scale) // 6)
    parts += [text(x(each), bottom + 24, f"{each:g}", "tick") for each in scale[::every]]
    parts.append(f'<path class="reference" d="M{x(middle[0]):.1f} {top - 8}V{bottom}"/>')
    near = x(middle[0]) > width * 0.7
    parts.append(
        text(
            x(middle[0]) + (-8 if near else 8),
            top + 2,
            middle[1],
            "reference-note",
            "end" if near else "start",
        )
    )
    a, b = x(span[0]), x(span[1])
    parts.append(
        f'<path class="whisker" d="M{a:.1f} {bottom + 7}H{b:.1f}M{a:.1f} {bottom + 3}v8M{b:.1f} {bottom + 3}v8"/>'
    )
    parts.append(text(width - right, height - 6, below, "tick", "end"))
    return svg(width, height, label, parts)


@dataclass(frozen=True, slots=True)
class Compared:
    """One row of a comparison: the numbers as they are shown, and the relative difference."""

    label: str
    one: str
    other: str
    change: str
    give: str
    value: float
    low: float
    high: float
    settled: bool


def differences(label: str, rows: Sequence[Compared], heads: Sequence[str]) -> str:
    """Figures of two arms, their difference, and how it lies around zero."""
    width, top, line = 1116.0, 40.0, 33.0
    left, right = 600.0, 24.0
    height = top + line * len(rows) + 8
    reach = min(1.0, max((max(abs(row.low), abs(row.high)) for row in rows), default=0.1))
    scale = ticks(-reach * 100, reach * 100, 8)
    end = max(abs(scale[0]), abs(scale[-1])) / 100

    def x(value: float) -> float:
        inside = max(-end, min(end, value))
        return left + (width - left - right) * (inside + end) / (2 * end)

    parts = [
        f'<rect class="stripe" x="0" y="{top + line * at:.1f}" width="{width}" height="{line}"/>'
        for at in range(0, len(rows), 2)
    ]
    for each in scale:
        if abs(each / 100) <= end:
            cls = "zero" if not each else "grid"
            parts.append(
                f'<path class="{cls}" d="M{x(each / 100):.1f} {top - 4}V{height - 6:.1f}"/>'
            )
            said = f"{'+' if each > 0 else '−' if each < 0 else ''}{abs(each):g} %" if each else "0"
            parts.append(text(x(each / 100), top - 14, said, "tick"))
    for at, head in zip((330.0, 420.0, 520.0), heads, strict=True):
        parts.append(text(at, top - 14, head, "tick"))
    for at, row in enumerate(rows):
        y = top + line * (at + 0.5)
        cls = ("more" if row.value > 0 else "less") if row.settled else "open"
        parts.append(text(14, y + 5, row.label, "name", "start"))
        parts.append(text(330, y + 6, row.one, "value"))
        parts.append(text(420, y + 6, row.other, "value"))
        parts.append(text(514, y + 6, row.change, f"value {cls}", "end"))
        parts.append(text(520, y + 5, row.give, "note", "start"))
        parts.append(_interval(x(row.low), x(row.high), x(row.value), y, cls))
    return svg(width, height, label, parts)
