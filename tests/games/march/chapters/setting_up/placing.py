"""Battles that are being set up."""

from __future__ import annotations

from grognard.games.march.chapters.setting_up.setup import SetUp
from grognard.games.march.model.actions import GO_FIRST, LINE, NORTH, SOUTH, Place
from grognard.games.march.model.options import Options
from grognard.games.march.model.pieces import (
    BRITISH,
    DRILLED,
    FRENCH,
    IMPASSABLE,
    VETERANS,
    Army,
    Roster,
    Setting,
)
from grognard.games.march.model.state import Battle, blank
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE
from grognard.kernel.umpire import advance, answer, settle
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import Area, Ground
from tests.games.march.field import cm, pose


def roster(id: str, rankers: int = 24, *, formation: int = LINE, light: bool = False) -> Roster:
    quality = VETERANS if light else DRILLED
    return Roster(id, id, quality, rankers, [0, 0, 0, 0], light, False, formation)


def battle(
    red: list[Roster],
    blue: list[Roster],
    *,
    sides: list[int] | None = None,
    areas: list[Area] | None = None,
    size: tuple[int, int] = (120, 120),
    zones: list[Polygon] | None = None,
    ready: bool = False,
) -> Battle:
    """A battle about to throw for its sides."""
    armies = [Army("Red", BRITISH, "", red), Army("Blue", FRENCH, "", blue)]
    ground = Ground(cm(size[0]), cm(size[1]), areas or [], [])
    titles = {"en": "Test", "fr": "Essai"}
    given = [SOUTH, NORTH] if sides is None else sides
    options = Options({"set-up": "ready"} if ready else {})
    setting = Setting("test", titles, ground, [], armies, given, options, zones)
    return begun(setting)


def begun(setting: Setting) -> Battle:
    b = blank(setting)
    b.events = []
    b.stack = [SetUp()]
    advance(b)
    return b


def roll(b: Battle, red: int, blue: int) -> None:
    settle(b, red * OPPOSED_BASE + blue)


def placing(b: Battle) -> Battle:
    """Red has won the dice and places first."""
    roll(b, 6, 1)
    answer(b, GO_FIRST)
    return b


def why_not(b: Battle, action: Action) -> str:
    assert isinstance(b.pending, Decision)
    refusal = b.pending.why_not(b, action)
    return refusal.cite if refusal is not None else ""


def place(
    b: Battle,
    id: str,
    x: float,
    y: float,
    facing: float = 0,
    formation: int = LINE,
    detached: int = 0,
) -> Place:
    return Place(b.setting.by_id[id], pose(x, y, facing), formation, detached)


def pond(x: float, y: float, radius: float = 5) -> Area:
    corners = [(x - radius, y - radius), (x + radius, y - radius), (x, y + radius)]
    return Area("pond", polygon([(cm(a), cm(b)) for a, b in corners]), IMPASSABLE)
