"""Duels for tests: one battalion shoots at another, over ground of the test."""

from __future__ import annotations

from grognard.games.march.chapters.shooting.accuracy import Shooting, volley_dice, why_not_volley
from grognard.games.march.model.pieces import FRENCH, LIGHT_COVER, OBSTACLE, ROUGH
from grognard.games.march.model.state import Battle
from grognard.kernel.dice import Peaks
from grognard.kernel.umpire import settle
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import Troops, cm, field, run

DICE = "9.1 shooting dice"


def duel(
    distance: float,
    *,
    shooter: Troops | None = None,
    target: Troops | None = None,
    areas: list[Area] | None = None,
    edges: list[Edge] | None = None,
    nations: tuple[int, int] = (FRENCH, FRENCH),
    rifles: str = "standard",
    measuring: str = "free",
    routine: str = "ask",
) -> Battle:
    """A line of six groups in the south, another so many centimetres before its front."""
    red = shooter or Troops("a", 60, 40)
    blue = target or Troops("x", 60, 40 + distance, 180)
    return field(
        [red, Troops("bystander", 10, 5)],
        [blue],
        areas=areas,
        edges=edges,
        nations=nations,
        rifles=rifles,
        measuring=measuring,
        routine=routine,
    )


def lines_of(b: Battle, target: int = 2, screen: bool = False) -> dict[str, int]:
    """The tally of the first battalion's volley."""
    return dict(volley_dice(b, b.units[0], target, screen, True).lines)


def dice_of(b: Battle, target: int = 2, screen: bool = False) -> int:
    return volley_dice(b, b.units[0], target, screen).total


def why_not(b: Battle, target: int = 2, screen: bool = False, unit: int = 0) -> str:
    refusal = why_not_volley(b, b.units[unit], target, screen)
    return "" if refusal is None else refusal.cite


def fire(b: Battle, target: int = 2, screen: bool = False) -> None:
    run(b, Shooting(0, target, screen))


def thrown(b: Battle) -> tuple[int, int]:
    """How many dice are thrown, and the lowest face that hits."""
    throw = b.pending
    assert isinstance(throw, Peaks)
    return throw.dice, throw.need


def roll(b: Battle, *faces: int) -> None:
    throw = b.pending
    assert isinstance(throw, Peaks) and len(faces) == throw.dice
    settle(b, throw.read(list(faces)))


def box(west: float, south: float, east: float, north: float) -> list[tuple[int, int]]:
    return [(cm(x), cm(y)) for x, y in ((west, south), (east, south), (east, north), (west, north))]


def wood(west: float, south: float, east: float, north: float, traits: int = LIGHT_COVER) -> Area:
    return Area("wood", polygon(box(west, south, east, north)), ROUGH | traits, 0, cm(4))


def hedge(west: float, east: float, y: float, traits: int = LIGHT_COVER, width: float = 0) -> Edge:
    return Edge("hedge", [(cm(west), cm(y)), (cm(east), cm(y))], OBSTACLE | traits, cm(width))
