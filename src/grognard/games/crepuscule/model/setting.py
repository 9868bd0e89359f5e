"""What does not change in a battle: the ground, both armies as they began, the options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.battle.setting import BattleSetting
from grognard.miniatures.deploying.free_grid import Room
from grognard.miniatures.terrain.pieces import Piece, kind_of, own_name
from grognard.table.pose import Pose
from grognard.table.terrain import Area, Edge, Ground

from .kinds import (
    BAYONET,
    CHIEF_OF_BRIGADE,
    GUARD,
    LIGHT_INFANTRY,
    LINE,
    MEDIUM,
    MUSKET,
    NO_SAVE,
    NOBODY,
    REGULAR,
    ROAD,
)
from .options import Options

NOWHERE: Final = Pose(0, 0, 0)


class Profile:
    """The characteristics of a figure (W-PRO-1); `move` is in inches.

    In skirmish order it may have another `open_move` (D-27). `save` is the score from which on it
    is saved, NO_SAVE without armour.
    """

    __slots__ = tuple("attacks bs initiative ld move open_move save strength toughness ws".split())

    def __init__(
        self,
        move: i64 = 4,
        ws: i64 = 3,
        bs: i64 = 3,
        strength: i64 = 3,
        toughness: i64 = 3,
        initiative: i64 = 3,
        attacks: i64 = 1,
        ld: i64 = 7,
        save: i64 = NO_SAVE,
        open_move: i64 = 0,
    ) -> None:
        self.move: Final[i64] = move
        self.ws: Final[i64] = ws
        self.bs: Final[i64] = bs
        self.strength: Final[i64] = strength
        self.toughness: Final[i64] = toughness
        self.initiative: Final[i64] = initiative
        self.attacks: Final[i64] = attacks
        self.ld: Final[i64] = ld
        self.save: Final[i64] = save
        self.open_move: Final[i64] = open_move if open_move else move


class Roster:
    """A battalion, a regiment, a battery or a caisson as its army has it.

    `figures` are all that count as such: of a battery its gunners, without its officer. `code` is
    its line in the lists (R-FR-I2). Of a battery `weight` is the type of its gun and `minimum` the
    crew it needs, which are also the wounds of the gun. `skirmishers` are how many it may detach;
    detached ones have a roster of their own whose `parent` is the battalion's number. `elites` and
    `sappers` are among the figures. `price` is that of one figure, `cost` of all.
    """

    def __init__(
        self,
        id: str,
        name: str,
        seat: i64,
        arm: i64,
        figures: i64,
        profile: Profile,
        quality: i64 = REGULAR,
        weight: i64 = MEDIUM,
        firearm: i64 = MUSKET,
        blade: i64 = BAYONET,
        traits: i64 = 0,
        impact: i64 = 0,
        skirmishers: i64 = 0,
        colour: bool = False,
        musician: bool = False,
        officer: bool = True,
        elites: i64 = 0,
        sappers: i64 = 0,
        minimum: i64 = 0,
        price: i64 = 7,
        cost: i64 = 0,
        code: str = "",
        nation: str = "other",
        formation: i64 = LINE,
        files: i64 = 0,
        pose: Pose = NOWHERE,
        parent: i64 = NOBODY,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.seat: Final[i64] = seat
        self.arm: Final[i64] = arm
        self.figures: Final[i64] = figures
        self.profile: Final = profile
        self.quality: Final[i64] = quality
        self.weight: Final[i64] = weight
        self.firearm: Final[i64] = firearm
        self.blade: Final[i64] = blade
        self.traits: Final[i64] = traits
        self.impact: Final[i64] = impact  # WS and S of the Impact attack; 0 without one (C-CAV-5)
        self.skirmishers: Final[i64] = skirmishers
        self.colour: Final[bool] = colour
        self.musician: Final[bool] = musician
        self.officer: Final[bool] = officer
        self.elites: Final[i64] = elites
        self.sappers: Final[i64] = sappers
        self.minimum: Final[i64] = minimum
        self.price: Final[i64] = price
        self.cost: Final[i64] = cost
        self.code: Final = code
        self.nation: Final = nation
        self.formation: Final[i64] = formation
        self.files: Final[i64] = files  # figures abreast; 0: as usual for the formation
        self.pose: Final = pose
        self.parent: Final[i64] = parent

    def has(self, trait: i64) -> bool:
        return self.traits & trait != 0

    def is_light(self) -> bool:
        """C-INF-0b Light infantry."""
        return self.traits & LIGHT_INFANTRY != 0

    def is_guard(self) -> bool:
        return self.quality == GUARD

    def placed(
        self, id: str, pose: Pose, formation: i64 = NOBODY, files: i64 = 0, parent: i64 = NOBODY
    ) -> Roster:
        """The same in a battle: its id, its place, perhaps another formation."""
        return self.varied(
            id, self.figures, pose, self.formation if formation == NOBODY else formation,
            files if files else self.files, parent, self.cost,
        )  # fmt: skip

    def detachment(self, id: str, parent: i64, formation: i64) -> Roster:
        """C-CMD-4 Its skirmishers once they are detached; they cost nothing by themselves."""
        return self.varied(id, 0, NOWHERE, formation, 0, parent, 0)

    def varied(
        self,
        id: str,
        figures: i64,
        pose: Pose,
        formation: i64,
        files: i64,
        parent: i64,
        cost: i64,
    ) -> Roster:
        part = parent != NOBODY
        return Roster(
            id,
            self.name,
            self.seat,
            self.arm,
            figures,
            self.profile,
            self.quality,
            self.weight,
            self.firearm,
            self.blade,
            self.traits,
            self.impact,
            0 if part else self.skirmishers,
            self.colour and not part,
            self.musician and not part,
            self.officer and not part,
            0 if part else self.elites,
            0 if part else self.sappers,
            self.minimum,
            self.price,
            cost,
            self.code,
            self.nation,
            formation,
            files,
            pose,
            parent,
        )


class OfficerRoster:
    """A general or an aide-de-camp as his army has him; `radius` is his command range."""

    def __init__(
        self,
        id: str,
        name: str,
        seat: i64,
        rank: i64,
        profile: Profile,
        wounds: i64,
        radius: i64,
        cost: i64 = 0,
        x: i64 = 0,
        y: i64 = 0,
        nation: str = "other",
        code: str = "",
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.seat: Final[i64] = seat
        self.rank: Final[i64] = rank
        self.profile: Final = profile
        self.wounds: Final[i64] = wounds
        self.radius: Final[i64] = radius
        self.cost: Final[i64] = cost
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.nation: Final = nation
        self.code: Final = code

    def placed(self, id: str, x: i64, y: i64) -> OfficerRoster:
        return OfficerRoster(
            id, self.name, self.seat, self.rank, self.profile, self.wounds, self.radius, self.cost,
            x, y, self.nation, self.code,
        )  # fmt: skip

    def is_chief(self) -> bool:
        """C-OFF-1 The commander-in-chief."""
        return self.rank >= CHIEF_OF_BRIGADE


class Side:
    """An army: its name, its nation, the direction of its own edge, what it cost."""

    def __init__(self, name: str, nation: str, home: i64, points: i64) -> None:
        self.name: Final = name
        self.nation: Final = nation
        self.home: Final[i64] = home
        self.points: Final[i64] = points


class Goal:
    """An objective of a scenario (C-VIC-2): worth so many points to the side that holds it."""

    def __init__(self, name: str, x: i64, y: i64, radius: i64, worth: i64) -> None:
        self.name: Final = name
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.radius: Final[i64] = radius
        self.worth: Final[i64] = worth


class Setting(BattleSetting):
    """What does not change in a battle. Units and officers are numbered through both armies.

    Skirmishers that a battalion may detach follow all other units, two groups for each.
    """

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        ground: Ground,
        goals: list[Goal],
        sides: list[Side],
        rosters: list[Roster],
        staff: list[OfficerRoster],
        turns: i64,
        options: Options,
        pieces: list[Piece] | None = None,
        deploying: tuple[int, ...] = (),
    ) -> None:
        super().__init__(key, titles, ground, options, [one.id for one in rosters], pieces)
        self.goals: Final = goals
        self.sides: Final = sides
        self.rosters: Final = rosters
        self.staff: Final = staff
        self.turns: Final[i64] = turns
        self.options: Final = options
        self.officer_by_id: Final = {one.id: oid for oid, one in enumerate(staff)}
        self.deploying: Final = deploying  # the seats whose armies are not in place yet (D-112)
        self.rooms: Final[dict[int, Room]] = {}  # what is free in their zones, as last seen
        self.roads: Final[list[Edge]] = ground.edges_with(ROAD)

    def with_ground(self, areas: list[Area], edges: list[Edge]) -> Setting:
        """The same battle on ground that has changed; positions then write it down."""
        pieces = [
            Piece(kind_of(one.name), one.shape.corners(), own_name(one.name)) for one in areas
        ]
        pieces += [Piece(kind_of(one.name), one.points, own_name(one.name)) for one in edges]
        return Setting(
            self.key, self.titles, Ground(self.ground.width, self.ground.height, areas, edges),
            self.goals, self.sides, self.rosters, self.staff, self.turns, self.options, pieces,
            self.deploying,
        )  # fmt: skip


def with_detachments(rosters: list[Roster], formation: i64) -> list[Roster]:
    """C-CMD-4 All units, and after them two groups of skirmishers for each that may detach some."""
    found = list(rosters)
    taken = {roster.id for roster in rosters}
    for uid, roster in enumerate(rosters):
        if roster.skirmishers > 0:
            for letter in ("a", "b"):
                id = f"{roster.id}{letter}"
                while id in taken:
                    id = f"{id}{letter}"
                taken.add(id)
                found.append(roster.detachment(id, uid, formation))
    return found
