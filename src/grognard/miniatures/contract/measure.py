"""What may be measured, as plain data for a screen."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Link

from .board import Outline, Point


class Area:
    """Ground with words about it: a range band, an arc, what a unit threatens."""

    def __init__(self, kind: str, words: str, outlines: list[Outline]) -> None:
        self.kind: Final = kind
        self.words: Final = words
        self.outlines: Final = outlines


class Sight:
    """A line that is looked along: clear, or seen no farther than `stop`, and why."""

    def __init__(self, start: Point, end: Point, stop: Point | None, cite: str, words: str) -> None:
        self.start: Final = start
        self.end: Final = end
        self.stop: Final = stop
        self.cite: Final = cite
        self.words: Final = words


class Span:
    """The shortest way between two things, edge to edge."""

    def __init__(self, start: Point, end: Point, length: int) -> None:
        self.start: Final = start
        self.end: Final = end
        self.length: Final = length


class Measure:
    """What may be measured of one piece, or from one to another; `links` lead to other pieces."""

    def __init__(
        self,
        words: list[str],
        areas: list[Area],
        sights: list[Sight],
        span: Span | None,
        links: list[Link] | None = None,
    ) -> None:
        self.words: Final = words
        self.areas: Final = areas
        self.sights: Final = sights
        self.span: Final = span
        self.links: Final = links or []
