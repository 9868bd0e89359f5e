"""Where the words of a picture go: labels that avoid the troops and each other.

All in millimetres of the picture, y downward. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from .svg_symbols import ALARM, CARD, CREAM, INK, LINE, PAPER, SECOND_INK

SERIF: Final = "'Libre Bodoni', 'Bodoni MT', Didot, Georgia, serif"
SANS: Final = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif"
NAME: Final = 13.0  # heights of letters
FACTS: Final = 11.0
NARROW: Final = "iljt.,:;'|!()[] 1/"
WIDE: Final = "mwMWGOQ@%"

Box = tuple[float, float, float, float]  # left, top, right, bottom


def text_width(words: str, height: float, heavy: bool = False) -> float:
    """About how wide some words are: the fonts of the reader are not known here."""
    ems = sum(
        0.37 if letter in NARROW else 0.92 if letter in WIDE else 0.7 if letter.isupper() else 0.6
        for letter in words
    )
    return ems * height * (1.08 if heavy else 1.0)


def text(words: str, x: float, y: float, height: float, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{height:g}" {style}>{escape(words)}</text>'


def halo(words: str, x: float, y: float, height: float, style: str) -> str:
    """Words straight on the map, with a rim of paper."""
    rim = f'paint-order="stroke" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round"'
    return text(words, x, y, height, f"{rim} {style}")


def shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def box_at(x: float, y: float, wide: float, high: float) -> Box:
    """A box around its middle."""
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


class Layout:
    """Labels find their places one after the other, each where it hides least."""

    def __init__(self, width: float, height: float) -> None:
        self.table: Final = (2.0, 2.0, width - 2.0, height - 2.0)
        self.troops: Final[list[Box]] = []
        self.lines: Final[list[Box]] = []  # better left free, but no harm is done
        self.labels: Final[list[Box]] = []

    def place(self, anchor: Box, wide: float, high: float, first: str = "below") -> Box:
        """Beside something, on the preferred side if that is as good as any."""
        best = min(
            self.candidates(anchor, wide, high, first),
            key=lambda found: self.badness(found[1]) + found[0],
        )[1]
        self.labels.append(best)
        return best

    def candidates(
        self, anchor: Box, wide: float, high: float, first: str
    ) -> list[tuple[float, Box]]:
        """Places around an anchor, with what it costs to be further off."""
        left, top, right, bottom = anchor
        x, y = (left + right) / 2, (top + bottom) / 2
        found: list[tuple[float, Box]] = []
        for step in range(9):
            off = 5 + 14 * step
            aside = wide / 2 + off
            over = high / 2 + off
            spots = {
                "below": [(x + shift, bottom + over) for shift in slides(wide, right - left)],
                "above": [(x + shift, top - over) for shift in slides(wide, right - left)],
                "left": [(left - aside, y + shift) for shift in slides(high, bottom - top)],
                "right": [(right + aside, y + shift) for shift in slides(high, bottom - top)],
            }
            for side, places in spots.items():
                worse = 120.0 * step + (0 if side == first else 40)
                for order, (px, py) in enumerate(places):
                    found.append((worse + 8 * order, box_at(px, py, wide, high)))
        return found

    def badness(self, box: Box) -> float:
        """Everything a label would hide, and the part of it that lies off the table."""
        area = (box[2] - box[0]) * (box[3] - box[1])
        off = area - shared(box, self.table)
        grown = (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
        troops = sum(shared(grown, other) for other in self.troops)
        lines = sum(shared(box, other) for other in self.lines)
        labels = sum(shared(grown, other) for other in self.labels)
        return 8 * off + 3 * troops + lines + 6 * labels


def slides(own: float, anchor: float) -> list[float]:
    """How far a label may be moved along its side: not at all, then both ways."""
    most = max(own, anchor) / 2
    return [0, -most / 2, most / 2, -most, most]


# What labels look like


class Plaque:
    """The label of a unit: its id on its colour, its name, its numbers, its condition."""

    def __init__(self, id: str, name: str, facts: str, ailments: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.facts: Final = facts
        self.ailments: Final = ailments
        self.tab: Final = text_width(id, NAME, True) + 14
        told = text_width(facts, FACTS) + text_width(ailments, FACTS) + (4 if ailments else 0)
        self.wide: Final = self.tab + max(text_width(name, NAME, True), told) + 14
        self.high: Final = 34.0

    def draw(self, box: Box, colour: str) -> str:
        left, top, right, bottom = box
        tab = left + self.tab
        x = tab + 7
        bold = f'font-family="{SERIF}" font-weight="600"'
        plain = f'font-family="{SANS}"'
        end = x + text_width(self.facts, FACTS) + 4
        return (
            f'<g class="plaque"><rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
            f'height="{bottom - top:.1f}" rx="2" fill="{CARD}" stroke="{LINE}"/>'
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{self.tab:.1f}" '
            f'height="{bottom - top:.1f}" rx="2" fill="{colour}"/>'
            + text(
                self.id,
                left + self.tab / 2,
                top + self.high / 2 + 4.5,
                NAME,
                f'{bold} fill="{CREAM}" text-anchor="middle"',
            )
            + text(self.name, x, top + 15, NAME, f'{bold} fill="{INK}"')
            + text(self.facts, x, top + 28, FACTS, f'{plain} fill="{SECOND_INK}"')
            + text(self.ailments, end, top + 28, FACTS, f'{plain} fill="{ALARM}"')
            + "</g>"
        )


def leader(box: Box, anchor: Box, colour: str) -> str:
    """A thin line from a label to what it mentions, when it stands apart."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    ax = min(max(x, anchor[0]), anchor[2])
    ay = min(max(y, anchor[1]), anchor[3])
    bx, by = min(max(ax, box[0]), box[2]), min(max(ay, box[1]), box[3])
    if abs(bx - ax) + abs(by - ay) < 16:
        return ""
    return (
        f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="{colour}" stroke-width="1.2" '
        f'stroke-dasharray="2 3" fill="none"/>'
    )
