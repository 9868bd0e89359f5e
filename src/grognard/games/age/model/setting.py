"""What does not change in a battle: the ground, both armies as they began, what is special."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.battle.setting import BattleSetting
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.pose import Pose
from grognard.table.terrain import Edge, Ground

from .kinds import LIGHT, LINE, LINEAR, NOBODY, OTHER_GUNS, ROAD
from .options import Options

NOWHERE: Final = Pose(0, 0, 0)


class Arrival:
    """When a unit comes, and the stretch of a table edge where it does (R64)."""

    def __init__(self, turn: i64, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.turn: Final[i64] = turn
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.bx: Final[i64] = bx
        self.by: Final[i64] = by


class Roster:
    """A brigade or a battery as its army has it.

    A battery counts as one base. `worn` and `spent` are the counts of bases at which it becomes
    worn or spent (D1). A brigade `stays` in its garrison; until turn `rests_until` it may not move;
    a `timid` one never charges by choice.
    """

    def __init__(
        self,
        id: str,
        name: str,
        command: i64,
        arm: i64,
        grade: i64,
        bases: i64,
        worn: i64,
        spent: i64,
        skirmishers: i64 = 0,
        mode: i64 = LINEAR,
        ranks: i64 = 3,
        weight: i64 = LIGHT,
        lancers: bool = False,
        guns: i64 = OTHER_GUNS,
        horse: bool = False,
        nation: str = "other",
        formation: i64 = LINE,
        pose: Pose = NOWHERE,
        arrival: Arrival | None = None,
        stays: bool = False,
        rests_until: i64 = 0,
        timid: bool = False,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.command: Final[i64] = command
        self.arm: Final[i64] = arm
        self.grade: Final[i64] = grade
        self.bases: Final[i64] = bases
        self.worn: Final[i64] = worn
        self.spent: Final[i64] = spent
        self.skirmishers: Final[i64] = skirmishers
        self.mode: Final[i64] = mode
        self.ranks: Final[i64] = ranks
        self.weight: Final[i64] = weight
        self.lancers: Final[bool] = lancers
        self.guns: Final[i64] = guns
        self.horse: Final[bool] = horse  # of a battery: horse artillery
        self.nation: Final = nation
        self.formation: Final[i64] = formation
        self.pose: Final = pose
        self.arrival: Final = arrival
        self.stays: Final[bool] = stays
        self.rests_until: Final[i64] = rests_until
        self.timid: Final[bool] = timid

    def placed(
        self,
        id: str,
        command: i64,
        pose: Pose,
        arrival: Arrival | None,
        formation: i64 = NOBODY,
    ) -> Roster:
        """The same in a battle: its id and command there, where it is or when it comes.

        In another formation than its list says, if one is given.
        """
        return Roster(
            id,
            self.name,
            command,
            self.arm,
            self.grade,
            self.bases,
            self.worn,
            self.spent,
            self.skirmishers,
            self.mode,
            self.ranks,
            self.weight,
            self.lancers,
            self.guns,
            self.horse,
            self.nation,
            self.formation if formation == NOBODY else formation,
            pose,
            arrival,
            self.stays,
            self.rests_until,
            self.timid,
        )


class GeneralRoster:
    """A general as his army has him.

    `commands` are formations, by number. Of the possible commanders-in-chief the one with the
    highest `chief` who has arrived is; `value` is then what he adds to reserve movement.
    """

    def __init__(
        self,
        id: str,
        name: str,
        rank: i64,
        charismatic: bool,
        commands: list[int],
        chief: i64 = 0,
        value: i64 = 0,
        gunner: bool = False,
        x: i64 = 0,
        y: i64 = 0,
        arrival: Arrival | None = None,
        nation: str = "other",
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.rank: Final[i64] = rank
        self.charismatic: Final[bool] = charismatic
        self.commands: Final = commands
        self.chief: Final[i64] = chief
        self.value: Final[i64] = value
        self.gunner: Final[bool] = gunner
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.arrival: Final = arrival
        self.nation: Final = nation

    def placed(
        self, id: str, commands: list[int], x: i64, y: i64, arrival: Arrival | None
    ) -> GeneralRoster:
        """The same in a battle: his id and formations there, where he is or when he comes."""
        return GeneralRoster(
            id,
            self.name,
            self.rank,
            self.charismatic,
            commands,
            self.chief,
            self.value,
            self.gunner,
            x,
            y,
            arrival,
            self.nation,
        )


class Command:
    """A formation of the order of battle: an army, a corps or a division; the army has no parent.

    `chain` is the formation itself and all above it.
    """

    def __init__(self, number: i64, id: str, name: str, seat: i64, parent: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final = id
        self.name: Final = name
        self.seat: Final[i64] = seat
        self.parent: Final[i64] = parent
        self.chain: list[int] = []  # filled by Setting, which knows the others


class Side:
    """An army: its name, its colours, whether it is the French one (R61), where its edge is."""

    def __init__(self, name: str, army: str, french: bool, home: i64) -> None:
        self.name: Final = name
        self.army: Final = army
        self.french: Final[bool] = french
        self.home: Final[i64] = home  # the direction of its own edge


class Goal:
    """An objective: worth so many points to the side that held it last (D4)."""

    def __init__(self, name: str, x: i64, y: i64, worth: i64, holder: i64) -> None:
        self.name: Final = name
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.worth: Final[i64] = worth
        self.holder: Final[i64] = holder  # as the battle begins


class Notes:
    """The special notes of a battle (D7). Turns that are 0 never come."""

    def __init__(
        self,
        rain_from: i64 = 0,
        rain_to: i64 = 0,
        no_charge_before: list[int] | None = None,
        starter: i64 = 0,
        critical: list[int] | None = None,
    ) -> None:
        self.rain_from: Final[i64] = rain_from  # infantry fire is halved
        self.rain_to: Final[i64] = rain_to
        self.no_charge_before: Final = no_charge_before or [0, 0]  # turn, by seat
        self.starter: Final[i64] = starter  # has a tied first initiative (R4)
        self.critical: Final = critical or []  # per cent of bases lost; empty: as the chart (R3)


class Setting(BattleSetting):
    """What does not change in a battle. Units and generals are numbered through both armies."""

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        ground: Ground,
        goals: list[Goal],
        sides: list[Side],
        commands: list[Command],
        rosters: list[Roster],
        staff: list[GeneralRoster],
        turns: i64,
        notes: Notes,
        options: Options,
        pieces: list[Piece] | None = None,
    ) -> None:
        super().__init__(key, titles, ground, options, [one.id for one in rosters], pieces)
        self.goals: Final = goals
        self.sides: Final = sides
        self.commands: Final = commands
        self.rosters: Final = rosters
        self.staff: Final = staff
        self.turns: Final[i64] = turns
        self.notes: Final = notes
        self.options: Final = options
        self.seat_of: Final = [commands[r.command].seat for r in rosters]
        self.general_by_id: Final = {one.id: gid for gid, one in enumerate(staff)}
        self.command_by_id: Final = {one.id: one.number for one in commands}
        self.roads: Final[list[Edge]] = ground.edges_with(ROAD)
        for one in commands:
            one.chain = chain_of(commands, one.number)

    def seat_of_general(self, gid: i64) -> i64:
        return self.commands[self.staff[gid].commands[0]].seat


def chain_of(commands: list[Command], number: i64) -> list[int]:
    """A formation and all above it."""
    chain: list[int] = []
    while number != NOBODY and number not in chain:
        chain.append(number)
        number = commands[number].parent
    return chain
