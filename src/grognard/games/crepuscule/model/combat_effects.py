"""Effects of charges, combat and flight; losses; skirmishers thrown out and back again."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.pose import Pose

from .kinds import (
    BEFALLEN,
    CHARGED,
    CHARGING,
    COLOUR_LOST,
    COUNTERING,
    DESTROYED,
    DISORDERED,
    FLED,
    FLEEING,
    IN_RANKS,
    NOBODY,
    ON_TABLE,
    PUSH,
    RALLIED,
)
from .officer_effects import OfficerEffects
from .pieces import Contact


class CombatEffects(OfficerEffects):
    """What units do to each other."""

    __slots__ = ()

    # Charges and combat

    def declare(self, uid: i64, target: i64, wheel: i64) -> None:
        """P-03 A confirmed charge, or a counter-charge."""
        u = self._edit(uid)
        u.charge = target
        u.wheel = wheel
        u.marks |= CHARGING
        self.note("declared a charge", uid, [target])

    def declare_on(self, uid: i64, oid: i64, wheel: i64) -> None:
        """C-OFF-5 A confirmed charge at an officer on his own."""
        u = self._edit(uid)
        u.quarry = oid
        u.wheel = wheel
        u.marks |= CHARGING
        self.note("charged an officer", uid, [oid])

    def let_go(self, uid: i64) -> None:
        """D-207 It has no officer before it any more."""
        self._edit(uid).quarry = NOBODY

    def divert(self, uid: i64, target: i64) -> None:
        """D-193 Its charge at an officer meets a unit."""
        u = self._edit(uid)
        u.quarry = NOBODY
        u.charge = target

    def counter(self, uid: i64, charger: i64) -> None:
        """C-REA-7 It will meet a charger with a charge of its own."""
        u = self._edit(uid)
        u.charge = charger
        u.marks |= COUNTERING

    def void_charge(self, uid: i64) -> None:
        """D-125 It does not make its charge."""
        u = self.units[uid]
        if u.marks & CHARGING:
            target, officer = u.charge, u.quarry
            u = self._edit(uid)
            u.marks &= ~CHARGING
            u.charge = u.quarry = NOBODY
            if officer != NOBODY:
                self.note("missed an officer", uid, [officer])
            else:
                self.note("charge void", uid, [target])

    def end_charge(self, uid: i64, mark: i64) -> None:
        """P-05 The charge is moved: CHARGED or FAILED_CHARGE."""
        u = self._edit(uid)
        u.marks = u.marks & ~CHARGING | mark
        if mark != CHARGED and u.quarry != NOBODY:
            self.note("missed an officer", uid, [u.quarry])
        elif mark != CHARGED:
            self.note("charge failed", uid, [u.charge])

    def touch(self, contact: Contact) -> None:
        """D-132 Two units are in close combat."""
        self.contacts = [*self.contacts, contact]
        self.note("touched", contact.attacker, [contact.defender, contact.edge])

    def change_contact(self, old: Contact, new: Contact) -> None:
        self.contacts = [new if one is old else one for one in self.contacts]

    def part(self, one: Contact) -> None:
        """Their combat is over."""
        self.contacts = [other for other in self.contacts if other is not one]
        self.note("parted", one.attacker, [one.defender])
        for uid in (one.attacker, one.defender):
            if not self.is_engaged(uid):
                self.unmark(uid, PUSH)

    def part_all(self, uid: i64) -> None:
        """All combats of a unit are over."""
        for one in self.contacts:
            if one.touches(uid):
                self.part(one)

    def push(self, uid: i64) -> None:
        """C-CC-3 It has the push in the next round."""
        if not self.units[uid].marks & PUSH:
            self._edit(uid).marks |= PUSH
            self.note("pushed", uid, [])

    # Flight

    def flee(self, uid: i64) -> None:
        """It is fleeing; where to is decided elsewhere."""
        self.void_charge(uid)
        self.part_all(uid)
        u = self._edit(uid)
        if not u.marks & FLEEING:
            u.since = self.now()
        u.marks |= FLEEING
        u.marks &= ~(PUSH | DISORDERED | BEFALLEN)

    def rally(self, uid: i64, formation: i64, files: i64, pose: Pose) -> None:
        """D-169 It stands again, in any formation and facing."""
        u = self._leave(uid)
        u.marks = u.marks & ~FLEEING | RALLIED
        u.since = 0
        u.formation = formation
        u.files = files
        u.pose = pose
        self.note("rallied", uid, [formation])

    # Losses

    def lose(
        self,
        uid: i64,
        count: i64,
        formation: i64,
        files: i64,
        pose: Pose,
        elites: i64 = 0,
        sappers: i64 = 0,
    ) -> None:
        """C-CAS-1, D-66 Figures fall, so many of them elites and sappers; the rest is at `pose`."""
        u = self._shift(uid)
        u.formation = formation
        lost = min(count, u.figures)
        u.figures -= lost
        u.elites = max(min(u.elites - elites, u.figures), 0)
        u.sappers = max(min(u.sappers - sappers, u.figures - u.elites), 0)
        u.files = files
        u.pose = pose
        self.note("lost", uid, [lost])
        if u.figures == 0 and u.is_troops():
            self.destroy(uid)

    def destroy(self, uid: i64) -> None:
        self._remove(uid, DESTROYED)
        self.note("destroyed", uid, [])

    def flee_off(self, uid: i64) -> None:
        """W-FLE-2 Off the table."""
        self._remove(uid, FLED)
        self.note("fled off", uid, [])

    def take_colour(self, uid: i64) -> None:
        """D-117 The enemy has its colour."""
        u = self.units[uid]
        if u.roster.colour and not u.marks & COLOUR_LOST:
            self._edit(uid).marks |= COLOUR_LOST
            self.note("colour taken", uid, [])

    def _remove(self, uid: i64, place: i64) -> None:
        self.void_charge(uid)
        self.part_all(uid)
        u = self._shift(uid)
        u.place = place
        u.building = NOBODY
        for o in self.attached_to(uid):
            if place == FLED:  # D-137 he flees with it
                o = self._command(o.oid)
                o.attached = NOBODY
                o.place = FLED
            else:
                self.ride(o.oid, u.pose.x, u.pose.y, 0)

    # Skirmishers

    def detach(
        self, parent: i64, uid: i64, figures: i64, pose: Pose, files: i64, left: i64
    ) -> None:
        """C-CMD-4 A battalion throws out skirmishers; the rest stands `left` abreast."""
        whole = self._shift(parent)
        whole.figures -= figures
        whole.files = left
        u = self._shift(uid)
        u.place = ON_TABLE
        u.figures = u.counted = figures
        u.files = files
        u.pose = pose
        u.marks = 0
        whole.counted = whole.figures
        self.note("detached", parent, [uid, figures])

    def rejoin(self, uid: i64, files: i64) -> None:
        """C-CMD-4 They are in the ranks again, where now so many stand abreast."""
        figures = self.units[uid].figures
        self.part_all(uid)
        parent = self.units[uid].roster.parent
        u = self._shift(uid)
        u.place = IN_RANKS
        u.formation = u.roster.formation
        u.building = NOBODY
        u.figures = u.counted = 0
        u.marks = 0
        to = self._shift(parent)
        to.figures += figures
        to.files = files
        to.counted += figures
        for o in self.attached_to(uid):
            self._command(o.oid).attached = parent
        self.note("rejoined", uid, [parent])
