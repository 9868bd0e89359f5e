"""Battles for tests: battalions put where a test needs them, on ground of its own."""

from __future__ import annotations

from grognard.games.march.model.actions import LINE, NORTH, SOUTH
from grognard.games.march.model.options import Options
from grognard.games.march.model.pieces import (
    ACTIVATIONS,
    BRITISH,
    DRILLED,
    FRENCH,
    Army,
    Objective,
    Roster,
    Setting,
)
from grognard.games.march.model.state import Battle, blank
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import advance
from grognard.table.pose import CM, Pose
from grognard.table.terrain import Area, Edge, Ground

RED = 0
BLUE = 1


class Troops:
    """A battalion of a test: which it is, and where it is in centimetres and degrees."""

    def __init__(
        self,
        id: str,
        x: float,
        y: float,
        facing: float = 0,
        *,
        quality: int = DRILLED,
        rankers: int = 24,
        formation: int = LINE,
        staff: tuple[int, int, int, int] = (0, 0, 0, 0),
        light: bool = False,
        rifles: bool = False,
        detached: int = 0,
    ) -> None:
        self.roster = Roster(id, id, quality, rankers, list(staff), light, rifles, formation)
        self.pose = pose(x, y, facing)
        self.formation = formation
        self.detached = detached


def cm(length: float) -> int:
    return round(length * CM)


def pose(x: float, y: float, facing: float = 0) -> Pose:
    return Pose(cm(x), cm(y), round(facing * 100))


def field(
    red: list[Troops],
    blue: list[Troops],
    *,
    areas: list[Area] | None = None,
    edges: list[Edge] | None = None,
    size: tuple[int, int] = (120, 120),
    nations: tuple[int, int] = (BRITISH, FRENCH),
    objectives: list[Objective] | None = None,
    first_rules: bool = False,
    **options: str,
) -> Battle:
    """Red in the south, blue in the north, in the middle of a turn; Supreme Commanders far off.

    Every question is asked, unless a test wants the routine to go by itself.
    """
    ground = Ground(cm(size[0]), cm(size[1]), areas or [], edges or [])
    armies = [
        Army("Red", nations[0], "Red chief", [troops.roster for troops in red]),
        Army("Blue", nations[1], "Blue chief", [troops.roster for troops in blue]),
    ]
    setting = Setting(
        "test",
        {"en": "Test", "fr": "Essai"},
        ground,
        objectives or [],
        armies,
        [SOUTH, NORTH],
        Options({"routine": "ask", **{k.replace("_", "-"): value for k, value in options.items()}}),
        first_rules=first_rules,
    )
    b = blank(setting)
    for uid, troops in enumerate(red + blue):
        b.place(uid, troops.pose, troops.formation, troops.detached)
    b.place_commander(RED, cm(1), cm(1))
    b.place_commander(BLUE, cm(size[0] - 1), cm(size[1] - 1))
    b.turn = 1
    b.phase = ACTIVATIONS
    return b


def run(b: Battle, procedure: Procedure) -> None:
    """Begin a procedure of its own and go to its first wait."""
    b.stack = [procedure]
    advance(b)


def waiting(b: Battle) -> str:
    """What play has stopped at: the cite of the question or throw, or "" when all is done."""
    wait = b.pending
    return wait.cite if isinstance(wait, (Decision, Throw)) else ""
