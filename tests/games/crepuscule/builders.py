"""Battles for tests, made by hand: units placed in inches and degrees, on ground of their own."""

from __future__ import annotations

from typing import Any

from grognard.games.crepuscule.chapters.formations import usual_files
from grognard.games.crepuscule.model.kinds import (
    ADC,
    ARTILLERY,
    BRIGADIER,
    CARBINE,
    CAVALRY,
    CHIEF_OF_BRIGADE,
    DEPLOYED,
    HEAVY,
    INFANTRY,
    LIGHT,
    LINE,
    MEDIUM,
    MOVEMENT,
    NO_BLADE,
    NO_FIREARM,
    SABRE,
    SKIRMISH,
    VETERAN,
)
from grognard.games.crepuscule.model.options import Options
from grognard.games.crepuscule.model.setting import (
    OfficerRoster,
    Profile,
    Roster,
    Setting,
    Side,
    with_detachments,
)
from grognard.games.crepuscule.model.state import Battle, blank
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import advance, settle, submit
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge, Ground

FRENCH = 0
ALLIED = 1
HEAVY_MOVE = {LIGHT: 9, MEDIUM: 8, HEAVY: 7}


def inch(length: float) -> int:
    return round(length * INCH)


def pose(x: float, y: float, facing: float = 0) -> Pose:
    return Pose(inch(x), inch(y), round(facing * 100))


class Troops:
    """A unit of a test: its roster, its marks, and how many of its figures have fallen."""

    def __init__(self, roster: Roster, marks: int, lost: int) -> None:
        self.roster = roster
        self.marks = marks
        self.lost = lost


class Staff:
    """An officer of a test, and the unit that he is with."""

    def __init__(self, roster: OfficerRoster, attached: str) -> None:
        self.roster = roster
        self.attached = attached


def unit(
    id: str,
    seat: int,
    at: tuple[float, float],
    facing: float | None,
    arm: int,
    figures: int,
    profile: Profile,
    *,
    formation: int = LINE,
    files: int = 0,
    marks: int = 0,
    lost: int = 0,
    **details: Any,
) -> Troops:
    heading = (0 if seat == FRENCH else 180) if facing is None else facing
    abreast = files or usual_files(arm, formation, figures - lost)
    details.setdefault("cost", figures * details.get("price", 7))
    roster = Roster(
        id, id, seat, arm, figures, profile, formation=formation, files=abreast,
        pose=pose(at[0], at[1], heading), **details,
    )  # fmt: skip
    return Troops(roster, marks, lost)


def battalion(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (24, 12),
    facing: float | None = None,
    *,
    figures: int = 24,
    ld: int = 7,
    bs: int = 3,
    ws: int = 3,
    move: int = 4,
    **details: Any,
) -> Troops:
    """Line infantry of 24 in battle line; the French face north, the others south."""
    profile = Profile(move=move, ws=ws, bs=bs, ld=ld, initiative=4 if ws > 3 else 3)
    return unit(id, seat, at, facing, INFANTRY, figures, profile, **details)


def squadron(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (24, 12),
    facing: float | None = None,
    *,
    figures: int = 8,
    ld: int = 7,
    ws: int = 3,
    weight: int = MEDIUM,
    save: int = 7,
    **details: Any,
) -> Troops:
    """Eight of line cavalry with sabre and carbine, in line."""
    profile = Profile(
        move=HEAVY_MOVE[weight], ws=ws, ld=ld, save=save, initiative=4 if ws > 3 else 3
    )
    details.setdefault("blade", SABRE)
    details.setdefault("firearm", NO_FIREARM if weight == HEAVY else CARBINE)
    details.setdefault("impact", 3 if weight == HEAVY else 0)
    return unit(id, seat, at, facing, CAVALRY, figures, profile, weight=weight, **details)


def battery(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (24, 12),
    facing: float | None = None,
    *,
    gunners: int = 4,
    weight: int = MEDIUM,
    **details: Any,
) -> Troops:
    """A medium foot battery, deployed, with its minimum crew."""
    given = {
        "formation": DEPLOYED, "weight": weight, "quality": VETERAN, "minimum": gunners,
        "firearm": NO_FIREARM, "blade": NO_BLADE, "officer": False, "cost": 80, **details,
    }  # fmt: skip
    return unit(id, seat, at, facing, ARTILLERY, gunners, Profile(), **given)


def officer(
    id: str,
    seat: int = FRENCH,
    at: tuple[float, float] = (2, 2),
    *,
    rank: int = BRIGADIER,
    ld: int = 8,
    attached: str = "",
    radius: float | None = None,
) -> Staff:
    """A brigadier; of rank ADC or a commander-in-chief with what the lists give them."""
    chief = rank >= CHIEF_OF_BRIGADE
    reach = radius if radius is not None else (12 if chief else 6)
    wounds = 1 if rank == ADC else 2
    profile = Profile(move=9, ws=4, initiative=4, attacks=2, ld=ld)
    x, y = inch(at[0]), inch(at[1])
    return Staff(
        OfficerRoster(id, id, seat, rank, profile, wounds, inch(reach), 60, x, y), attached
    )


def area(west: float, south: float, east: float, north: float, traits: int, **more: int) -> Area:
    """A rectangle of ground; `level` and `depth` as on a table, `depth` in inches."""
    corners = [(west, south), (east, south), (east, north), (west, north)]
    if more.get("depth", -1) > 0:
        more["depth"] = inch(more["depth"])
    return Area("area", polygon([(inch(x), inch(y)) for x, y in corners]), traits, **more)


def line(points: list[tuple[float, float]], traits: int, width: float = 0) -> Edge:
    return Edge("line", [(inch(x), inch(y)) for x, y in points], traits, inch(width))


def battle(
    units: list[Troops] | None = None,
    officers: list[Staff] | None = None,
    terrain: list[Area | Edge] | None = None,
    table: tuple[float, float] = (72, 48),
    phase: int = MOVEMENT,
    active: int = FRENCH,
    *,
    turn: int = 2,
    turns: int = 8,
    points: int = 1000,
    **options: str,
) -> Battle:
    """A battle in the middle of its second turn; nobody has done anything in this player turn."""
    troops, staff = units or [], officers or []
    parts = terrain or []
    ground = Ground(
        inch(table[0]),
        inch(table[1]),
        [one for one in parts if isinstance(one, Area)],
        [one for one in parts if isinstance(one, Edge)],
    )
    setting = Setting(
        "test",
        {"en": "Test", "fr": "Essai"},
        ground,
        [],
        [Side("French", "french", 18000, points), Side("Allies", "british", 0, points)],
        with_detachments([one.roster for one in troops], SKIRMISH),
        [one.roster for one in staff],
        turns,
        Options({key.replace("_", "-"): value for key, value in options.items()}),
    )
    b = blank(setting)
    b.turn, b.phase, b.active = turn, phase, active
    for uid, one in enumerate(troops):
        u = b.units[uid]
        u.figures -= one.lost
        u.counted = u.figures
        u.marks = one.marks
    for oid, leader in enumerate(staff):
        if leader.attached:
            b.officers[oid].attached = setting.by_id[leader.attached]
    return b


# Playing


def run(b: Battle, procedure: Procedure) -> None:
    """Begin a procedure of its own and go to its first wait."""
    b.stack = [procedure]
    advance(b)


def act(b: Battle, action: Action) -> None:
    """A legal action; IllegalAction otherwise."""
    submit(b, action)


def throw(b: Battle, *faces: int) -> None:
    """What the dice show that play waits for."""
    wait = b.pending
    assert isinstance(wait, Throw), f"no dice are waited for, but {waiting(b)}"
    assert not wait.why_bad(list(faces)), f"{wait.cite}: {wait.why_bad(list(faces))}"
    settle(b, wait.read(list(faces)))


def waiting(b: Battle) -> str:
    """What play has stopped at: the cite of the question or throw, or "" when all is done."""
    wait = b.pending
    return wait.cite if isinstance(wait, (Decision, Throw)) else ""


def asking(b: Battle) -> Decision:
    assert isinstance(b.pending, Decision)
    return b.pending


def uid(b: Battle, id: str) -> int:
    return b.setting.by_id[id]
