"""Effects on guns and their crews."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.pose import Pose

from .combat_effects import CombatEffects
from .kinds import (
    DEPLOYED,
    FIRED,
    LIMBERED,
    LIMBERED_NOW,
    MANNED,
    NOBODY,
    ON_TABLE,
    REFORMED,
    SPIKED,
    TAKEN,
    TEAM,
)


class GunEffects(CombatEffects):
    """What happens to batteries."""

    __slots__ = ()

    def limber(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.formation = LIMBERED
        u.pose = pose
        u.marks |= LIMBERED_NOW
        self.note("limbered", uid, [])

    def unlimber(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.formation = DEPLOYED
        u.pose = pose
        self.note("unlimbered", uid, [pose.h])

    def traverse(self, uid: i64, angle: i64, pose: Pose) -> None:
        """C-ART-21 A gun turns where it stands; how far counts when it fires."""
        u = self._shift(uid)
        u.pose = pose
        u.wheel = angle
        u.marks |= REFORMED
        self.note("traversed", uid, [pose.h])

    def abandon(self, uid: i64) -> None:
        """C-ART-7, C-ART-11, D-215 Its gunners run, and leave the gun."""
        self.part_all(uid)
        u = self._shift(uid)
        u.figures = 0
        u.post = NOBODY
        self.note("abandoned", uid, [])

    def shelter(self, uid: i64, square: i64) -> None:
        """C-ART-7 Its gunners run into a square."""
        self._edit(uid).post = square
        self.note("sheltered", uid, [square])

    def step_back(self, uid: i64) -> None:
        """C-ART-10 Its gunners fall back from their gun."""
        self._edit(uid).post = uid
        self.note("gunners fell back", uid, [])

    def man_again(self, uid: i64) -> None:
        """Its gunners are at their gun again."""
        self._edit(uid).post = NOBODY
        self.note("gunners came back", uid, [])

    def join_crew(self, uid: i64, gunners: i64) -> None:
        """D-92 Gunners without a gun fill the crew of this one."""
        joined = min(gunners, self.units[uid].roster.figures - self.units[uid].figures)
        if joined > 0:
            self._shift(uid).figures += joined
            self.note("gunners joined", uid, [joined])

    def fire_gun(self, uid: i64, canister: bool, waits: i64) -> None:
        """C-ART-8, C-ART-32 It has fired a round, and reloads for so many of its phases."""
        u = self._edit(uid)
        u.marks |= FIRED
        u.waits = waits
        if canister:
            u.canisters += 1
        else:
            u.balls += 1

    def reload(self, uid: i64) -> None:
        """D-78 One phase nearer to its next round."""
        self._edit(uid).waits -= 1

    def spike(self, uid: i64, by: i64) -> None:
        """C-ART-26 The gun can no longer be used."""
        self._edit(uid).marks |= SPIKED
        self.note("gun spiked", by, [uid])
        self.destroy(uid)

    def wound_gun(self, uid: i64, wounds: i64) -> None:
        """C-ART-22 Its wounds are its minimum crew."""
        u = self._edit(uid)
        u.wounds += wounds
        self.note("gun hit", uid, [wounds])
        if u.wounds >= u.roster.minimum:
            self.destroy(uid)

    def wound_team(self, uid: i64, wounds: i64) -> None:
        """C-ART-29, C-ART-30 Horses fall; with the last the gun or the caisson is lost."""
        if wounds > 0:
            u = self._edit(uid)
            u.team += wounds
            self.note("team hit", uid, [wounds])
            if u.team >= TEAM:
                self.destroy(uid)

    def bring_up(self, uid: i64, pose: Pose) -> None:
        """C-ART-32 Another caisson comes in the place of one that was destroyed."""
        u = self._shift(uid)
        u.place = ON_TABLE
        u.figures = u.counted = u.roster.figures
        u.team = 0
        u.captor = NOBODY
        u.marks = 0
        u.pose = pose
        self.note("caisson came up", uid, [pose.x, pose.y, pose.h])

    def refill(self, uid: i64) -> None:
        """C-ART-32 Its chests are full again."""
        u = self._edit(uid)
        u.balls = u.canisters = 0
        self.note("refilled", uid, [])

    def take_wagon(self, uid: i64, captor: i64) -> None:
        """C-ART-29 Caught: its crew is gone, and it belongs to the unit that caught it."""
        u = self._edit(uid)
        u.captor = captor
        u.marks |= TAKEN
        if u.is_battery():
            u.figures = u.counted = 0
        self.note("gun captured", uid, [captor])

    def jam(self, uid: i64) -> None:
        """W-ART-4 It misses its next phase of fire, if it did not have to anyway."""
        u = self._edit(uid)
        u.waits = max(u.waits, 1)
        self.note("jammed", uid, [])

    def crew_gun(
        self, uid: i64, by: i64, count: i64, formation: i64, files: i64, pose: Pose
    ) -> None:
        """C-ART-27 So many figures leave their unit, which closes up, to serve a gun they took."""
        u = self._shift(by)
        u.figures -= count
        u.counted = u.figures
        u.elites = min(u.elites, u.figures)
        u.sappers = min(u.sappers, u.figures)
        u.formation = formation
        u.files = files
        u.pose = pose
        gun = self._edit(uid)
        gun.captor = by
        gun.marks |= MANNED
        self.note("gun crewed", by, [uid])

    def capture_gun(self, uid: i64, captor: i64) -> None:
        """C-ART-25"""
        u = self._edit(uid)
        u.captor = captor
        u.marks &= ~MANNED
        self.note("gun captured", uid, [captor])
