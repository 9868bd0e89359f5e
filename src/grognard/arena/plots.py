"""Plots as SVG of our own: marks by shape and hatching first, by colour second.

Colours are the variables of `page.css`, so that a plot follows the light theme or the dark one.
Seat 0 is hatched horizontally, seat 1 vertically, as in engravings of blue and red.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from .scores import Interval

WIDE: Final = 720
NAMES: Final = 210  # the column of labels
FIGURES: Final = 120  # the column of figures
ROW: Final = 30
AXIS: Final = 26
TALL: Final = 180
WIDEST: Final = 80  # of a column
NEUTRAL: Final = "var(--hair)"
PATTERNS: Final = (
    '<defs><pattern id="level" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<rect class="tint-0" width="4" height="4"/><path class="pen-0" d="M0 2H4"/></pattern>'
    '<pattern id="upright" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<rect class="tint-1" width="4" height="4"/><path class="pen-1" d="M2 0V4"/></pattern></defs>'
)
FILLS: Final = ("url(#level)", "url(#upright)")


@dataclass(frozen=True)
class Scale:
    """Values to positions from left to right."""

    low: float
    high: float
    left: float = NAMES
    right: float = WIDE - FIGURES

    def at(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1)
        return self.left + min(1.0, max(0.0, share)) * (self.right - self.left)


@dataclass(frozen=True)
class Row:
    """A line of a plot: its name, its estimate, and the same in figures."""

    name: str
    interval: Interval
    figure: str
    seat: int | None = None


@dataclass(frozen=True)
class Part:
    """A part of a bar: how much, what it is called, and its fill (a seat, or None for neither)."""

    amount: float
    name: str
    seat: int | None = None


def svg(height: float, label: str, body: str) -> str:
    return (
        f'<svg class="plot" role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDE} '
        f'{height:.0f}">{PATTERNS}{body}</svg>'
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def whiskers(rows: Sequence[Row], scale: Scale, middle: tuple[float, str], label: str) -> str:
    """Estimates with their intervals around a middle that has a name."""
    bottom = ROW * len(rows)
    at, name = scale.at(middle[0]), middle[1]
    body = line(at, 0, at, bottom + 4, "middle")
    body += text(at, bottom + AXIS - 8, name, "note", "middle")
    for number, row in enumerate(rows):
        body += whisker(row, scale, ROW * number + ROW / 2)
    return svg(bottom + AXIS, label, body)


def whisker(row: Row, scale: Scale, y: float) -> str:
    low, high = scale.at(row.interval.low), scale.at(row.interval.high)
    mark = scale.at(row.interval.value)
    kind = "" if row.seat is None else f"seat-{row.seat}"
    ends = "".join(line(x, y - 5, x, y + 5, f"whisker {kind}") for x in (low, high))
    return (
        text(0, y + 4, row.name)
        + line(low, y, high, y, f"whisker {kind}")
        + ends
        + f'<circle class="mark {kind}" cx="{mark:.1f}" cy="{y:.1f}" r="5"/>'
        + text(WIDE, y + 4, row.figure, "figure", "end")
    )


def stacks(rows: Sequence[tuple[str, Sequence[Part]]], label: str) -> str:
    """Each row a bar of the same length, in its parts."""
    body = ""
    for number, (name, parts) in enumerate(rows):
        body += text(0, ROW * number + ROW / 2 + 4, name) + stack(parts, ROW * number + 4)
    return svg(ROW * len(rows) + 4, label, body)


def stack(parts: Sequence[Part], y: float) -> str:
    whole = sum(part.amount for part in parts) or 1
    scale = Scale(0, whole, right=WIDE)
    found, done = "", 0.0
    for part in parts:
        x, wide = scale.at(done), scale.at(done + part.amount) - scale.at(done)
        done += part.amount
        fill = NEUTRAL if part.seat is None else FILLS[part.seat]
        told = f"{part.name}: {part.amount:g}"
        found += (
            f'<rect class="part" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 8}"'
            f' fill="{fill}"><title>{escape(told)}</title></rect>'
        )
        if wide > 9 * len(f"{part.amount:g}") + 8:
            found += text(x + wide / 2, y + ROW / 2, f"{part.amount:g}", "in-part", "middle")
    return found


def columns(
    counts: Sequence[tuple[str, int]], label: str, axis: str, seat: int | None = None
) -> str:
    """How often each value came up, from left to right."""
    most = max([1, *(count for _, count in counts)])
    step = min(WIDEST, WIDE / max(1, len(counts)))
    fill = NEUTRAL if seat is None else FILLS[seat]
    body = ""
    for number, (name, count) in enumerate(counts):
        tall = (TALL - 16) * count / most
        x = step * number
        body += (
            f'<rect class="column" x="{x + step * 0.1:.1f}" y="{TALL - tall:.1f}" '
            f'width="{step * 0.8:.1f}" height="{tall:.1f}" fill="{fill}">'
            f"<title>{escape(name)}: {count}</title></rect>"
        )
        if step >= 24 or number % 5 == 0:
            body += text(x + step / 2, TALL + 16, name, "note", "middle")
    body += line(0, TALL, WIDE, TALL, "axis") + text(WIDE, TALL + 34, axis, "note", "end")
    return svg(TALL + 40, label, body)


def walk(path: Sequence[float], bound: float, names: tuple[str, str], label: str) -> str:
    """A value that goes up and down between two bounds until it reaches one."""
    reach = max([bound, *map(abs, path)]) * 1.1
    across = Scale(0, max(1, len(path)), 0, WIDE)
    up = Scale(-reach, reach, TALL, 0)
    points = " ".join(
        f"{across.at(number + 1):.1f},{up.at(value):.1f}" for number, value in enumerate(path)
    )
    body = line(0, up.at(0), WIDE, up.at(0), "axis")
    for value, name, drop in ((bound, names[0], -6), (-bound, names[1], 16)):
        body += line(0, up.at(value), WIDE, up.at(value), "middle")
        body += text(0, up.at(value) + drop, name, "note")
    body += f'<polyline class="walk" points="0,{up.at(0):.1f} {points}"/>'
    return svg(TALL + 8, label, body)
