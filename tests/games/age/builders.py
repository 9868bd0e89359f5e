"""Battles for tests, made by hand: units placed in inches and degrees, on ground of their own."""

from __future__ import annotations

from typing import Any

from grognard.games.age.model.kinds import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    DIVISION,
    INFANTRY,
    LIMBERED,
    LINE,
    NOBODY,
    REGULAR,
    ROAD,
    TACTICS,
    UNLIMBERED,
)
from grognard.games.age.model.options import Options
from grognard.games.age.model.setting import (
    Arrival,
    Command,
    GeneralRoster,
    Goal,
    Notes,
    Roster,
    Setting,
    Side,
)
from grognard.games.age.model.state import Battle, blank
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import advance
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge, Ground

FRENCH = 0
ALLIED = 1


def inch(length: float) -> int:
    return round(length * INCH)


def pose(x: float, y: float, facing: float = 0) -> Pose:
    return Pose(inch(x), inch(y), round(facing * 100))


class Troops:
    """A brigade or a battery of a test: its formation, its marks, and all else of its roster."""

    def __init__(
        self, id: str, seat: int, command: str, marks: int, details: dict[str, Any]
    ) -> None:
        self.id = id
        self.seat = seat
        self.command = command or f"division{seat}"
        self.marks = marks
        self.details = details


class Officer:
    """A general of a test, and the brigade that he is attached to."""

    def __init__(
        self, id: str, seat: int, commands: list[str], attached: str, details: dict[str, Any]
    ) -> None:
        self.id = id
        self.seat = seat
        self.commands = commands
        self.attached = attached
        self.details = details


def brigade(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (24, 12),
    facing: float | None = None,
    *,
    arm: int = INFANTRY,
    bases: int = 6,
    worn: int = 4,
    spent: int = 2,
    formation: int = LINE,
    command: str = "",
    marks: int = 0,
    **details: Any,
) -> Troops:
    """Six bases of regular infantry in line; the French face north, the others south."""
    heading = (0 if seat == FRENCH else 180) if facing is None else facing
    given: dict[str, Any] = {
        "arm": arm,
        "grade": REGULAR,
        "bases": bases,
        "worn": worn,
        "spent": spent,
    }
    given |= {"formation": formation, "pose": pose(at[0], at[1], heading), **details}
    return Troops(id, seat, command, marks, given)


def cavalry(
    id: str, seat: int = FRENCH, at: tuple[float, float] = (24, 12), **details: Any
) -> Troops:
    """Four bases of light cavalry in line."""
    return brigade(id, seat, at, **{"arm": CAVALRY, "bases": 4, "worn": 3, **details})


def battery(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (24, 12),
    facing: float | None = None,
    *,
    limbered: bool = False,
    **details: Any,
) -> Troops:
    """A light foot battery, unlimbered."""
    given = {"arm": ARTILLERY, "bases": 1, "worn": 0, "spent": 0, **details}
    return brigade(id, seat, at, facing, formation=LIMBERED if limbered else UNLIMBERED, **given)


def general(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (1, 1),
    *,
    rank: int = DIVISION,
    charismatic: bool = False,
    commands: list[str] | None = None,
    attached: str = "",
    **details: Any,
) -> Officer:
    """An ordinary general of the division; of rank ARMY the commander-in-chief."""
    given = {
        "rank": rank,
        "charismatic": charismatic,
        "x": inch(at[0]),
        "y": inch(at[1]),
        **details,
    }
    if rank == ARMY:
        given.setdefault("chief", 1)
    led = commands or [f"army{seat}" if rank == ARMY else f"division{seat}"]
    return Officer(id, seat, led, attached, given)


def area(west: float, south: float, east: float, north: float, traits: int, **more: int) -> Area:
    """A rectangle of ground; `level` and `depth` as on a table, `depth` in inches."""
    corners = [(west, south), (east, south), (east, north), (west, north)]
    if more.get("depth", -1) > 0:
        more["depth"] = inch(more["depth"])
    return Area("area", polygon([(inch(x), inch(y)) for x, y in corners]), traits, **more)


def line(points: list[tuple[float, float]], traits: int, width: float = 0) -> Edge:
    return Edge("line", [(inch(x), inch(y)) for x, y in points], traits, inch(width))


def road(*points: tuple[float, float]) -> Edge:
    return line(list(points), ROAD)


def arrival(turn: int, ax: float, ay: float, bx: float, by: float) -> Arrival:
    return Arrival(turn, inch(ax), inch(ay), inch(bx), inch(by))


def battle(
    units: list[Troops] | None = None,
    generals: list[Officer] | None = None,
    terrain: list[Area | Edge] | None = None,
    table: tuple[float, float] = (48, 36),
    phase: int = TACTICS,
    active: int = FRENCH,
    *,
    goals: list[Goal] | None = None,
    notes: Notes | None = None,
    turns: int = 10,
    turn: int = 2,
    parents: dict[str, str] | None = None,
    **options: str,
) -> Battle:
    """A battle in the middle of its second turn; nobody has done anything in this segment.

    `parents` are formations under others; those that are not named are under their army.
    """
    troops, officers = units or [], generals or []
    ground = ground_of(terrain or [], table)
    commands = commands_of(troops, officers, parents or {})
    numbers = {one.id: one.number for one in commands}
    setting = Setting(
        "test",
        {"en": "Test", "fr": "Essai"},
        ground,
        goals or [],
        [
            Side("French", "french", True, 18000),
            Side("Allies", "allied", False, 0),
        ],
        commands,
        [Roster(one.id, one.id, numbers[one.command], **one.details) for one in troops],
        [
            GeneralRoster(
                one.id, one.id, commands=[numbers[c] for c in one.commands], **one.details
            )
            for one in officers
        ],
        turns,
        notes or Notes(),
        Options({key.replace("_", "-"): value for key, value in options.items()}),
    )
    return begun(blank(setting), troops, officers, (turn, phase, active))


def begun(
    b: Battle, troops: list[Troops], officers: list[Officer], moment: tuple[int, int, int]
) -> Battle:
    b.turn, b.phase, b.active = moment
    b.first = b.opener = b.active
    for uid, one in enumerate(troops):
        if one.marks:
            b.mark(uid, one.marks)
    for gid, officer in enumerate(officers):
        if officer.attached:
            b.attach(gid, b.setting.by_id[officer.attached], 0)
    return b


def ground_of(terrain: list[Area | Edge], table: tuple[float, float]) -> Ground:
    areas = [one for one in terrain if isinstance(one, Area)]
    edges = [one for one in terrain if isinstance(one, Edge)]
    return Ground(inch(table[0]), inch(table[1]), areas, edges)


def commands_of(
    troops: list[Troops], officers: list[Officer], parents: dict[str, str]
) -> list[Command]:
    """An army for each side, a division, and everything else the test names."""
    named = {"army0": 0, "army1": 1, "division0": 0, "division1": 1}
    for one in troops:
        named.setdefault(one.command, one.seat)
    for officer in officers:
        for command in officer.commands:
            named.setdefault(command, officer.seat)
    numbers = {name: number for number, name in enumerate(named)}
    found = []
    for name, seat in named.items():
        above = parents.get(name, f"army{seat}")
        parent = NOBODY if name.startswith("army") else numbers[above]
        found.append(Command(numbers[name], name, name, seat, parent))
    return found


def run(b: Battle, procedure: Procedure) -> None:
    """Begin a procedure of its own and go to its first wait."""
    b.stack = [procedure]
    advance(b)


def waiting(b: Battle) -> str:
    """What play has stopped at: the cite of the question or throw, or "" when all is done."""
    wait = b.pending
    return wait.cite if isinstance(wait, (Decision, Throw)) else ""


def asking(b: Battle) -> Decision:
    assert isinstance(b.pending, Decision)
    return b.pending


def uid(b: Battle, id: str) -> int:
    return b.setting.by_id[id]
