"""The state of the table. Rules read it here and change it only through the effects below."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.miniatures.battle.state import BattleState
from grognard.miniatures.bodies import Field
from grognard.table.pose import Pose
from grognard.table.terrain import Ground, inside

from .kinds import (
    ARRIVED,
    BUILT_UP,
    CAPTURED,
    DAMAGED,
    DESTROYED,
    DISORDERED,
    GARRISON,
    LIMBERED,
    LOCKED,
    LOST,
    NOBODY,
    ON_TABLE,
    OUT,
    REFORMED,
    SEGMENT_MARKS,
    SILENCED,
    SPENT,
    SQUARE,
    TO_COME,
    UNLIMBERED,
    UPKEEP,
    WORN,
)
from .pieces import Contact, General, Unit
from .setting import Setting


def blank(setting: Setting) -> Battle:
    """A battle before its first turn: what is not yet to come is in its place."""
    b = Battle(setting)
    b.units = []
    for uid, roster in enumerate(setting.rosters):
        u = Unit(uid, roster, setting.seat_of[uid])
        if roster.arrival is None:
            u.place = ON_TABLE
            u.pose = roster.pose
            if roster.formation == GARRISON:
                u.trail = [built_up_at(setting.ground, roster.pose)]
        b.units.append(u)
    b.generals = []
    for gid, officer in enumerate(setting.staff):
        g = General(gid, officer, setting.seat_of_general(gid))
        if officer.arrival is None:
            g.place = ON_TABLE
            g.x, g.y = officer.x, officer.y
        b.generals.append(g)
    b.holders = [goal.holder for goal in setting.goals]
    return b


def built_up_at(ground: Ground, pose: Pose) -> int:
    """R57 The built-up area around a place, by its number on the ground; NOBODY for none."""
    for number, area in enumerate(ground.areas):
        if area.traits & BUILT_UP and inside(area.shape, pose.x, pose.y):
            return number
    return NOBODY


class Battle(BattleState):
    """A battle in progress. Units and generals are shared by clones and copied on first write."""

    units: list[Unit]
    generals: list[General]
    contacts: list[Contact]
    holders: list[int]
    levels: list[int]

    __slots__ = tuple("before contacts generals holders levels opener setting units".split())

    def __init__(self, setting: Setting) -> None:
        super().__init__(UPKEEP)
        self.setting = setting
        self.first = NOBODY
        self.opener: i64 = 0  # whose segment is the first of the turn
        self.contacts = []  # replaced, never changed; so are the lists below
        self.levels = [0, 0]  # critical levels, as the turn began (R2)
        self.holders = []  # of the objectives, by their number
        self.before: Field | None = None  # the field before somebody moved

    def common(self) -> Setting:
        return self.setting

    def clone(self) -> Battle:
        other = Battle(self.setting)
        self.copy_battle_to(other)
        other.units = self.units[:]
        other.generals = self.generals[:]
        other.contacts = self.contacts
        other.holders = self.holders
        other.levels = self.levels
        other.opener = self.opener
        other.before = self.before
        return other

    # Questions that every chapter asks

    def side(self, seat: i64) -> list[Unit]:
        """The brigades and batteries of a seat that are on the table."""
        return [u for u in self.units if u.seat == seat and u.place == ON_TABLE]

    def staff(self, seat: i64) -> list[General]:
        """The generals of a seat that are on the table."""
        return [g for g in self.generals if g.seat == seat and g.place == ON_TABLE]

    def attached_to(self, uid: i64) -> list[General]:
        """The generals with a unit."""
        return [g for g in self.generals if g.attached == uid and g.place == ON_TABLE]

    def foes_of(self, uid: i64) -> list[int]:
        """The units it touches in combat."""
        found: list[int] = []
        for one in self.contacts:
            if one.attacker == uid:
                found.append(one.defender)
            elif one.defender == uid:
                found.append(one.attacker)
        return found

    def in_contact(self, uid: i64) -> bool:
        for one in self.contacts:
            if one.attacker == uid or one.defender == uid:
                return True
        return False

    # How effects write

    def _edit(self, uid: i64) -> Unit:
        """A unit of our own to write on."""
        u = self.units[uid]
        if u.owner != self.owner:
            u = u.copy()
            u.owner = self.owner
            self.units[uid] = u
        return u

    def _shift(self, uid: i64) -> Unit:
        """The same, to write on where it is and what ground it holds."""
        if self.field is not None:
            self.before = self.field
            self.field = None
        u = self._edit(uid)
        u.body = None
        u.rooms = {}
        u.charges = None
        return u

    def _command(self, gid: i64) -> General:
        """A general of our own to write on."""
        g = self.generals[gid]
        if g.owner != self.owner:
            g = g.copy()
            g.owner = self.owner
            self.generals[gid] = g
        return g

    # The turn

    def begin_turn(self) -> None:
        super().begin_turn()
        for u in self.units:
            self.unmark(u.uid, ARRIVED)

    def take_initiative(self, seat: i64) -> None:
        self.first = seat
        self.note("initiative", NOBODY, [seat])

    def open_turn(self, seat: i64) -> None:
        """1.1 Which side's segment comes first; no event: the segment itself shows it."""
        self.opener = seat

    def begin_segment(self, seat: i64) -> None:
        """1.2 What lasted for a segment ends, and silenced batteries recover (4.3)."""
        self.active = seat
        self.note("segment", NOBODY, [seat])
        for u in self.units:
            if u.place == ON_TABLE and (u.marks & SEGMENT_MARKS or u.fire_losses or u.aim >= 0):
                u = self._edit(u.uid)
                u.marks &= ~SEGMENT_MARKS
                u.fire_losses = 0
                u.aim = NOBODY
            if u.place == ON_TABLE and u.seat == seat and u.marks & SILENCED:
                self._edit(u.uid).marks &= ~SILENCED
                self.note("recovered", u.uid, [])
        for g in self.generals:
            if g.ridden:
                self._command(g.gid).ridden = 0

    def reach_level(self, seat: i64, level: i64) -> None:
        """R2 The critical level of an army, as the turn begins."""
        if self.levels[seat] != level:
            self.levels = [level, self.levels[1]] if seat == 0 else [self.levels[0], level]
            self.note("critical level", NOBODY, [seat, level])

    def hold_goal(self, goal: i64, seat: i64) -> None:
        if self.holders[goal] != seat:
            holders = self.holders[:]
            holders[goal] = seat
            self.holders = holders
            self.note("held", NOBODY, [goal, seat])

    # Arrivals

    def arrive(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.place = ON_TABLE
        u.pose = pose
        u.marks |= ARRIVED
        self.note("arrived", uid, [pose.x, pose.y, pose.h, u.formation])

    def general_arrives(self, gid: i64, x: i64, y: i64) -> None:
        g = self._command(gid)
        g.place = ON_TABLE
        g.x = x
        g.y = y
        self.note("general arrived", NOBODY, [gid, x, y])

    # Generals

    def attach(self, gid: i64, uid: i64, ridden: i64) -> None:
        """11.2 He joins a brigade; the way costs him what he rides."""
        g = self._command(gid)
        g.attached = uid
        g.substitute = NOBODY
        g.ridden += ridden
        self.note("attached", uid, [gid])

    def detach(self, gid: i64, x: i64, y: i64) -> None:
        """11.3 He leaves his brigade, or the formation he leads for another."""
        g = self._command(gid)
        uid = g.attached
        g.attached = NOBODY
        g.substitute = NOBODY
        g.x = x
        g.y = y
        self.note("detached", uid, [gid])

    def substitute(self, gid: i64, command: i64) -> None:
        """11.4 He takes over a formation below him."""
        g = self._command(gid)
        g.substitute = command
        self.note("substituted", NOBODY, [gid, command])

    def ride(self, gid: i64, x: i64, y: i64, ridden: i64) -> None:
        g = self._command(gid)
        g.x = x
        g.y = y
        g.ridden += ridden
        self.note("rode", NOBODY, [gid, x, y])

    def shift_general(self, gid: i64, x: i64, y: i64) -> None:
        """R83 He gets out of the enemy's way; it is not his move."""
        g = self._command(gid)
        g.x = x
        g.y = y
        self.note("made way", NOBODY, [gid, x, y])

    def fell_general(self, gid: i64, until: i64) -> None:
        """R36 He is hit; a successor comes in turn `until`, or never if that is 0."""
        self._lose_general(gid, OUT if until else LOST, until)
        self.note("general fell", NOBODY, [gid])

    def capture_general(self, gid: i64, until: i64) -> None:
        self._lose_general(gid, CAPTURED if until else LOST, until)
        self.note("general captured", NOBODY, [gid])

    def _lose_general(self, gid: i64, place: i64, until: i64) -> None:
        g = self._command(gid)
        g.place = place
        g.attached = NOBODY
        g.substitute = NOBODY
        g.until = until

    def succeed(self, gid: i64, x: i64, y: i64) -> None:
        """R36 An ordinary general takes the post."""
        g = self._command(gid)
        g.place = ON_TABLE
        g.charismatic = False
        g.x = x
        g.y = y
        g.until = NOBODY  # a second loss of the post is for good
        self.note("succeeded", NOBODY, [gid, x, y])

    # Marks

    def mark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark != mark:
            self._edit(uid).marks |= mark

    def unmark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark:
            self._edit(uid).marks &= ~mark

    def remember(self, uid: i64, streak: i64) -> None:
        """R12 The result of reserve movement."""
        if self.units[uid].streak != streak:
            self._edit(uid).streak = streak

    def disorder(self, uid: i64) -> None:
        if not self.units[uid].marks & DISORDERED:
            self._edit(uid).marks |= DISORDERED
            self.note("disordered", uid, [])

    def rally(self, uid: i64) -> None:
        if self.units[uid].marks & DISORDERED:
            self._edit(uid).marks &= ~DISORDERED
            self.note("rallied", uid, [])

    def silence(self, uid: i64) -> None:
        if not self.units[uid].marks & SILENCED:
            self._edit(uid).marks |= SILENCED
            self.note("silenced", uid, [])

    def damage(self, uid: i64) -> None:
        """R31, R90 A battery that is damaged a second time is destroyed."""
        if self.units[uid].marks & DAMAGED:
            self.destroy(uid)
        else:
            self._edit(uid).marks |= DAMAGED
            self.note("damaged", uid, [])

    # Moves

    def move_to(self, uid: i64, pose: Pose, trail: list[int]) -> None:
        u = self._shift(uid)
        u.pose = pose
        u.trail = trail
        self.note("moved", uid, [pose.x, pose.y, pose.h])

    def form(self, uid: i64, formation: i64, pose: Pose) -> None:
        """12.3 Another formation; the mark says that it was changed in this segment (R34)."""
        u = self._shift(uid)
        u.pose = pose
        u.formation = formation
        u.trail = []
        u.marks |= REFORMED
        self.note("formed", uid, [formation, pose.x, pose.y, pose.h])

    def garrison(self, uid: i64, area: i64, pose: Pose) -> None:
        """R57 It holds a built-up area, by its number on the ground."""
        u = self._shift(uid)
        u.pose = pose
        u.formation = GARRISON
        u.trail = [area]
        self.note("garrisoned", uid, [area])

    def form_square(self, uid: i64, pose: Pose) -> None:
        """R52 After beating cavalry, at no cost."""
        u = self._shift(uid)
        u.pose = pose
        u.formation = SQUARE
        u.trail = []
        self.note("formed square", uid, [])

    def limber(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.formation = LIMBERED
        u.pose = pose
        self.note("limbered", uid, [])

    def unlimber(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.formation = UNLIMBERED
        u.pose = pose
        self.note("unlimbered", uid, [])

    def pivot(self, uid: i64, pose: Pose, angle: i64) -> None:
        u = self._shift(uid)
        u.pose = pose
        self.note("pivoted", uid, [angle])

    def retreat_to(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.pose = pose
        u.trail = []
        self.note("retreated", uid, [pose.x, pose.y, pose.h])

    def occupy(self, uid: i64, pose: Pose) -> None:
        u = self._shift(uid)
        u.pose = pose
        u.trail = []
        self.note("occupied", uid, [pose.x, pose.y, pose.h])

    def escort(self, battery: i64, uid: i64) -> None:
        """R32 A battery is attached to a brigade, or with NOBODY to none.

        Enemies that might charge it have to check again, as if it had moved.
        """
        self._shift(battery).escort = uid
        if uid == NOBODY:
            self.note("battery detached", battery, [])
        else:
            self.note("battery attached", battery, [uid])

    # Fire

    def aim(self, uid: i64, target: i64) -> None:
        """R26 Its target in this fire step; NOBODY for a unit that holds its fire."""
        u = self._edit(uid)
        u.aim = target
        if target == NOBODY:
            self.note("held fire", uid, [])
        else:
            self.note("aimed", uid, [target])

    # Losses

    def lose_bases(self, uid: i64, count: i64, by_fire: bool, pose: Pose) -> None:
        """6.1, R65 Bases are lost; the rest is at `pose`, where the front stays as it was."""
        u = self._shift(uid)
        before = u.condition()
        lost = min(count, u.bases)
        u.bases -= lost
        u.pose = pose
        if by_fire:
            u.fire_losses += lost
        self.note("lost bases", uid, [lost])
        after = u.condition()
        if u.bases == 0:
            self.destroy(uid)
        elif after != before and after == WORN:
            self.note("became worn", uid, [])
        elif after != before and after == SPENT:
            self.note("became spent", uid, [])

    def destroy(self, uid: i64) -> None:
        """R56 Nothing is left of it, or it is lost in its retreat."""
        self._remove(uid, DESTROYED)
        self.note("destroyed", uid, [])

    def rout(self, uid: i64) -> None:
        """3.1 It is taken off the table."""
        self._remove(uid, DESTROYED)
        self.note("routed", uid, [])

    def capture(self, uid: i64) -> None:
        """8.3 A battery falls into enemy hands."""
        self._remove(uid, CAPTURED)
        self.note("captured", uid, [])

    def _remove(self, uid: i64, place: i64) -> None:
        self.part_all(uid)
        u = self._shift(uid)
        u.place = place
        u.escort = NOBODY
        for battery in self.units:
            if battery.escort == uid:
                self.escort(battery.uid, NOBODY)

    # Combat

    def touch(self, contact: Contact) -> None:
        """R69 Two units are in contact."""
        self.contacts = [*self.contacts, contact]
        self.note("touched", contact.attacker, [contact.defender, int(contact.flank)])

    def lock(self, attacker: i64, defender: i64) -> None:
        """8.3, R51 Neither gives way:

        they stay in contact, and the combat continues in the next segment.
        """
        self.contacts = [
            one for one in self.contacts if one.attacker != attacker or one.defender != defender
        ]
        self.contacts.append(Contact(attacker, defender, False, False, False, True))
        self.mark(attacker, LOCKED)
        self.mark(defender, LOCKED)
        self.note("locked", attacker, [defender])

    def part(self, attacker: i64, defender: i64) -> None:
        """Their combat is over."""
        self.contacts = [
            one for one in self.contacts if one.attacker != attacker or one.defender != defender
        ]
        self.note("parted", attacker, [defender])
        for uid in (attacker, defender):
            if not self.in_contact(uid):
                self.unmark(uid, LOCKED)

    def part_all(self, uid: i64) -> None:
        """All combats of a unit are over."""
        for one in self.contacts:
            if one.attacker == uid or one.defender == uid:
                self.part(one.attacker, one.defender)

    def is_to_come(self, uid: i64) -> bool:
        return self.units[uid].place == TO_COME
