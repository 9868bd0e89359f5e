"""What is on the table. Rules read it here and change it only through the effects below."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.miniatures.battle.state import BattleState
from grognard.table.pose import Pose

from .pieces import (
    ACTIVATED,
    BATTLE_MARKS,
    BEATEN,
    CAUSES,
    CHARGING,
    COMMANDER,
    DEFENDING,
    DESTROYED,
    DISORDERED,
    ENTANGLED,
    FALTERED,
    FLED,
    FOUGHT,
    FREED,
    MENDING,
    NOBODY,
    NOWHERE,
    ON_TABLE,
    PASSED,
    RAN,
    READY,
    REFORMING,
    ROUTING,
    SETTING_UP,
    STEADY,
    STRUCK_ASIDE,
    TESTED,
    THINNED,
    TIRED,
    TURN_MARKS,
    Battalion,
    Commander,
    Setting,
)


def blank(setting: Setting) -> Battle:
    """A battle with every battalion still in hand."""
    b = Battle(setting)
    b.units = []
    for seat, army in enumerate(setting.armies):
        for roster in army.battalions:
            b.units.append(Battalion(len(b.units), roster, seat, army.nation))
    b.commanders = [Commander(0), Commander(1)]
    b.sides = list(setting.sides)
    return b


class Battle(BattleState):
    """A battle in progress. Battalions are shared by clones and copied on first write."""

    units: list[Battalion]
    commanders: list[Commander]
    sides: list[int]

    __slots__ = tuple("commanders passed setting sides units".split())

    def __init__(self, setting: Setting) -> None:
        super().__init__(SETTING_UP)
        self.setting = setting
        self.passed = False  # how the last test of quality came out

    def common(self) -> Setting:
        return self.setting

    def clone(self) -> Battle:
        other = Battle(self.setting)
        self.copy_battle_to(other)
        other.units = self.units[:]
        other.commanders = self.commanders
        other.sides = self.sides
        other.passed = self.passed
        return other

    # Questions that every chapter asks

    def side(self, seat: i64) -> list[Battalion]:
        """The battalions of a seat that are on the table."""
        return [u for u in self.units if u.seat == seat and u.place == ON_TABLE]

    def commander_with(self, u: Battalion) -> bool:
        """3 Whether the Supreme Commander has joined this battalion."""
        c = self.commanders[u.seat]
        return c.unit == u.uid and c.alive

    # How effects write

    def _edit(self, uid: i64) -> Battalion:
        """A battalion of our own to write on."""
        self.field = None
        u = self.units[uid]
        if u.owner != self.owner:
            u = u.copy()
            u.owner = self.owner
            self.units[uid] = u
        return u

    def _command(self, seat: i64) -> Commander:
        """A Supreme Commander to write on; the list is replaced, for clones share it."""
        c = self.commanders[seat].copy()
        self.commanders = [c, self.commanders[1]] if seat == 0 else [self.commanders[0], c]
        return c

    # Set-up

    def take_side(self, seat: i64, side: i64) -> None:
        self.sides = [side, 1 - side] if seat == 0 else [1 - side, side]
        self.note("sides", NOBODY, [seat, side])

    def place(
        self, uid: i64, pose: Pose, formation: i64, detached: i64, screen_pose: Pose = NOWHERE
    ) -> None:
        """A battalion is placed on the table, in order on any ground (R122).

        Until it is asked for, its screen is at `screen_pose`.
        """
        u = self._edit(uid)
        u.place = ON_TABLE
        u.pose = pose
        u.formation = formation
        u.detached = detached
        u.screen = detached
        u.screen_pose = screen_pose
        u.rankers = u.roster.rankers - detached
        u.body = None
        u.screen_body = None
        self.note("placed", uid, [pose.x, pose.y, pose.h, formation, detached])

    def place_screen(self, uid: i64, pose: Pose, gap: i64) -> None:
        u = self._edit(uid)
        u.screen_pose = pose
        u.gap = gap
        u.screen_body = None
        self.note("screened", uid, [pose.x, pose.y, pose.h, gap])

    def place_commander(self, seat: i64, x: i64, y: i64) -> None:
        c = self._command(seat)
        c.placed = True
        c.x = x
        c.y = y
        self.note("took post", NOBODY, [seat, x, y])

    # The turn

    def take_initiative(self, seat: i64) -> None:
        self.first = seat
        self.note("initiative", NOBODY, [seat])

    def give_activation(self, seat: i64) -> None:
        """Whose activation it is; no event: what they do will show it."""
        self.active = seat

    def end_turn(self) -> None:
        """5 What lasted for the turn ends; battalions that reformed in place are in order again."""
        for u in self.units:
            if u.place == ON_TABLE:
                self._end_turn_of(self._edit(u.uid))
        for seat in range(2):
            if self.commanders[seat].moved or self.commanders[seat].waits:
                c = self._command(seat)
                c.moved = False
                c.waits = False

    def _end_turn_of(self, u: Battalion) -> None:
        if u.marks & MENDING and u.marks & DISORDERED:
            u.marks &= ~DISORDERED
            self.note("in order", u.uid, [])
        if u.marks & (FALTERED | REFORMING) and u.until <= self.turn:
            if u.marks & REFORMING:
                u.marks &= ~DISORDERED
            u.marks &= ~(FALTERED | REFORMING)
            self.note("recovered", u.uid, [])
        u.marks &= ~TURN_MARKS
        u.status = READY
        u.causes = 0
        u.spent = 0

    # Activation

    def activate(self, uid: i64) -> None:
        u = self.units[uid]
        if u.status != ACTIVATED:
            self._edit(uid).status = ACTIVATED

    def pass_by(self, uid: i64) -> None:
        self._edit(uid).status = PASSED
        self.note("passed", uid, [])

    def spend(self, uid: i64, character: i64) -> None:
        """One re-roll of a kind of character is used for this turn."""
        u = self._edit(uid)
        u.spent += 1 << (4 * character)
        self.note("rerolled", uid, [character])

    def mark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark != mark:
            u = self._edit(uid)
            u.marks |= mark

    def unmark(self, uid: i64, mark: i64) -> None:
        if self.units[uid].marks & mark:
            u = self._edit(uid)
            u.marks &= ~mark

    # Moves

    def move_to(self, uid: i64, pose: Pose) -> None:
        """A battalion that moves leaves the combat it had joined."""
        self.leave_support(uid)
        u = self._edit(uid)
        u.pose = pose
        u.body = None
        self.note("moved", uid, [pose.x, pose.y, pose.h])

    def form(self, uid: i64, formation: i64, pose: Pose) -> None:
        self.leave_support(uid)
        u = self._edit(uid)
        u.pose = pose
        u.formation = formation
        u.body = None
        self.note("formed", uid, [formation, pose.x, pose.y, pose.h])

    def disorder(self, uid: i64) -> None:
        u = self.units[uid]
        if not u.marks & DISORDERED or u.marks & MENDING:
            u = self._edit(uid)
            u.marks = (u.marks | DISORDERED) & ~MENDING
            self.note("disordered", uid, [])

    def mend(self, uid: i64) -> None:
        """R13 It reforms: its order returns when the turn ends."""
        self.mark(uid, MENDING)
        self.note("reforms", uid, [])

    def ride(self, seat: i64, x: i64, y: i64) -> None:
        c = self._command(seat)
        c.moved = True
        c.waits = False
        c.unit = NOBODY
        c.x = x
        c.y = y
        self.note("rode", NOBODY, [seat, x, y])

    def join(self, seat: i64, uid: i64) -> None:
        c = self._command(seat)
        c.moved = True
        c.waits = False
        c.unit = uid
        self.note("joined", uid, [seat])

    def keep_post(self, seat: i64) -> None:
        """He has had his move of the turn and stays."""
        c = self._command(seat)
        c.moved = True
        c.waits = False

    def await_ride(self, seat: i64) -> None:
        """R46 He will be asked when the activation that comes now is over."""
        self._command(seat).waits = True
        self.note("will ride", NOBODY, [seat])

    def end_wait(self, seat: i64) -> None:
        """He has been asked; no event: what he does will show it."""
        self._command(seat).waits = False

    def shift_commander(self, seat: i64, x: i64, y: i64) -> None:
        """R46 He makes room for the enemy; it is not his move."""
        c = self._command(seat)
        c.x = x
        c.y = y
        self.note("made way", NOBODY, [seat, x, y])

    # Losses

    def lose(self, uid: i64, rankers: i64) -> None:
        u = self._edit(uid)
        lost = min(rankers, u.rankers)
        u.rankers -= lost
        self.note("lost", uid, [lost])
        self._thin(u)
        if u.rankers == 0:
            self.destroy(uid)

    def _thin(self, u: Battalion) -> None:
        """R44 From half its losses on, fallen figures are taken off."""
        if not u.marks & THINNED and 2 * u.losses() >= u.roster.rankers:
            u.marks |= THINNED
        if u.marks & THINNED:
            u.body = None

    def lose_skirmishers(self, uid: i64, figures: i64) -> None:
        u = self._edit(uid)
        lost = min(figures, u.screen)
        u.screen -= lost
        u.screen_body = None
        self.note("lost skirmishers", uid, [lost])
        self._thin(u)

    def sweep_screen(self, uid: i64) -> None:
        """10 An attack goes through the screen: what is left of it is removed."""
        u = self._edit(uid)
        lost = u.screen
        u.screen = 0
        u.screen_body = None
        self.note("screen swept", uid, [lost])
        self._thin(u)

    def lose_character(self, uid: i64, character: i64) -> None:
        if character == COMMANDER:
            self.kill_commander(self.units[uid].seat)
            return
        u = self._edit(uid)
        staff = u.staff[:]
        staff[character] -= 1
        u.staff = staff
        self.note("lost character", uid, [character])

    def kill_commander(self, seat: i64) -> None:
        c = self._command(seat)
        uid = c.unit
        c.alive = False
        c.unit = NOBODY
        self.note("commander fell", uid, [seat])

    def destroy(self, uid: i64) -> None:
        """R38 No formed ranker is left: it is removed with all that is with it."""
        self._remove(uid, DESTROYED)
        self.note("destroyed", uid, [])

    def leave_table(self, uid: i64) -> None:
        """15.8 A battalion in rout that leaves the table is gone for good."""
        self._remove(uid, FLED)
        self.note("left table", uid, [])

    def _remove(self, uid: i64, place: i64) -> None:
        """R38, R132 A commander with it goes with it."""
        self.part(uid)
        u = self._edit(uid)
        u.place = place
        u.helps = NOBODY
        c = self.commanders[u.seat]
        if c.alive and c.unit == uid:
            self.kill_commander(u.seat)

    # Combat

    def engage(self, attacker: i64, defender: i64, aside: bool) -> None:
        """12 Contact; `aside` when it is on the defender's flank or rear."""
        a, d = self._edit(attacker), self._edit(defender)
        a.foe = defender
        d.foe = attacker
        a.marks = (a.marks | CHARGING | ENTANGLED) & ~(DEFENDING | STRUCK_ASIDE)
        d.marks = (d.marks | DEFENDING | ENTANGLED) & ~(CHARGING | STRUCK_ASIDE)
        if aside:
            d.marks |= STRUCK_ASIDE
        self.note("engaged", attacker, [defender, int(aside)])

    def part(self, uid: i64) -> None:
        """The combat of a battalion is over, for both."""
        foe = self.units[uid].foe
        if foe == NOBODY:
            return
        for one in (uid, foe):
            u = self._edit(one)
            u.foe = NOBODY
            u.marks &= ~BATTLE_MARKS
        self.note("parted", uid, [foe])
        for u in self.units:
            if u.helps == uid or u.helps == foe:
                self.leave_support(u.uid)
                self.mark(u.uid, FREED)

    def support(self, uid: i64, friend: i64) -> None:
        """12 It joins the combat of a friend."""
        self._edit(uid).helps = friend
        self.note("joined combat", uid, [friend])

    def leave_support(self, uid: i64) -> None:
        if self.units[uid].helps != NOBODY:
            self._edit(uid).helps = NOBODY
            self.note("left combat", uid, [])

    def fight(self, uid: i64) -> None:
        """12.10 One activation counts for both."""
        for one in (uid, self.units[uid].foe):
            u = self._edit(one)
            u.status = ACTIVATED
            u.marks |= FOUGHT

    def draw(self, uid: i64) -> None:
        """R33 Neither has won: both stay in contact, and nobody charges any more."""
        for one in (uid, self.units[uid].foe):
            self.unmark(one, CHARGING)
        self.note("drew", uid, [self.units[uid].foe])

    def press(self, winner: i64, loser: i64) -> None:
        """R35 The winner follows: it charges on in the next round, and neither holds its cover."""
        w, d = self._edit(winner), self._edit(loser)
        w.marks = (w.marks | CHARGING) & ~DEFENDING
        d.marks &= ~(CHARGING | DEFENDING)
        self.note("pursued", winner, [loser])

    def beat(self, uid: i64) -> None:
        self.mark(uid, BEATEN)

    def tire(self, uid: i64) -> None:
        self.mark(uid, TIRED)

    def falter(self, uid: i64) -> None:
        """R27, R131 A charge that falls short: it rallies to the end of the next turn."""
        u = self._edit(uid)
        u.marks |= FALTERED
        u.until = self.turn + 1
        self.note("fell short", uid, [])

    # Resolve

    def owe_test(self, uid: i64, cause: i64) -> None:
        """15 A reason to test Resolve when all have acted."""
        u = self.units[uid]
        if not u.causes & cause:
            u = self._edit(uid)
            u.causes |= cause
            self.note("shaken", uid, [_place_of(cause)])

    def resolve_tested(self, uid: i64, passed: bool) -> None:
        self.mark(uid, TESTED | STEADY if passed else TESTED)
        self.note("held" if passed else "broke", uid, [])

    def rout(self, uid: i64) -> None:
        self.part(uid)
        self.leave_support(uid)
        u = self._edit(uid)
        u.marks = (u.marks | ROUTING) & ~(FALTERED | REFORMING | MENDING)
        self.note("routed", uid, [])

    def flee_to(self, uid: i64, pose: Pose) -> None:
        u = self._edit(uid)
        u.pose = pose
        u.body = None
        u.marks |= RAN
        self.note("fled", uid, [pose.x, pose.y, pose.h])

    def catch(self, uid: i64) -> None:
        """R42 A battalion in rout that touches the enemy is removed."""
        self._remove(uid, DESTROYED)
        self.note("caught", uid, [])

    def rally(self, uid: i64) -> None:
        """R43 It halts, and reforms to the end of the next turn."""
        u = self._edit(uid)
        u.marks = (u.marks | REFORMING) & ~ROUTING
        u.until = self.turn + 1
        self.note("rallied", uid, [])


def _place_of(cause: i64) -> int:
    """A cause as its number in CAUSES."""
    number = 0
    while 1 << number != cause:
        number += 1
    assert number < len(CAUSES)
    return number
