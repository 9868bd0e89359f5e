"""A battle in progress. Rules read it and change it only through the effects below."""

from __future__ import annotations

from mypy_extensions import i64

from .actions import LINE
from .cards import GENERAL, RIVER, SPECIAL
from .events import UNKNOWN, Happened
from .pieces import (
    BATTERED,
    BLOWN,
    COMBAT,
    FRESH,
    NO_ACT,
    NOBODY,
    RECOVERING,
    TURN_MARKS,
    UNTOUCHED,
    Ground,
    Setting,
    Unit,
)
from .places import CASUALTIES, DISCARD, MIDDLE, PILE, PLACES, POSITIONS, RESERVE, lane_of
from .special_ids import REVERSE_SLOPE
from .table_state import TableState


def blank(setting: Setting) -> Battle:
    """A battle with empty places."""
    b = Battle(setting)
    b.units = []
    b.played = []
    b.at = [[] for _ in range(PLACES)]
    b.grounds = [Ground() for _ in range(POSITIONS)]
    b.troops = [0] * (2 * POSITIONS)
    b.leaders = [0] * (2 * POSITIONS)
    b.riders = [0] * (2 * POSITIONS)
    b.grounded = [0, 0, 0]
    b.specials = [[], []]
    b.crossed = [0, 0, 0]
    b.damage = [0, 0]
    b.stale()
    return b


class Battle(TableState):
    """A battle, its effects, and its copies.

    Most small lists are replaced, never changed, so clones share them for good; the counts of
    cards and the lists of legal_acts.py are borrowed until one of the clones has something to
    change. `blank` and `clone` make the lists: making empty ones first took a sixth of a clone.
    """

    __slots__ = ()

    def clone(self) -> Battle:
        other = Battle(self.setting)
        self.copy_flow_to(other)
        other.units = self.units[:]
        other.at = self.at[:]
        other.grounds = self.grounds[:]
        other.troops = self.troops
        other.leaders = self.leaders
        other.riders = self.riders
        other.grounded = self.grounded
        other.specials = self.specials
        other.played = self.played
        other.crossed = self.crossed
        other.damage = self.damage
        other.act_cache = self.act_cache
        other.turn = self.turn
        other.active = self.active
        other.phase = self.phase
        other.arrived = self.arrived
        other.no_draw = self.no_draw
        other.winner = self.winner
        other.ending = self.ending
        other.act = self.act
        other.act_card = self.act_card
        other.act_target = self.act_target
        other.act_to = self.act_to
        other.act_boost = self.act_boost
        other.test_card = self.test_card
        other.rallied = self.rallied
        other.offered = self.offered
        other.sight = self.sight
        other.borrowed = True
        self.borrowed = True
        self._part(other)
        return other

    def _part(self, other: Battle) -> None:
        """From here on neither battle owns the units and grounds both hold."""
        stamp_counter = self.setting.stamp_counter
        stamp_counter[0] += 2
        self.owner = stamp_counter[0] - 1
        other.owner = stamp_counter[0]

    # Effects

    def deal(self, uids: list[int], place: i64) -> None:
        """2.0, 3.0 Cards are dealt from one place off the field to another; nobody sees which.

        They leave their place all at once: one by one, dealing took a tenth of a random game.
        """
        if not uids:
            return
        old = self.units[uids[0]].place
        going = set(uids)
        self.at[old] = [uid for uid in self.at[old] if uid not in going]
        self.at[place] = [*self.at[place], *uids]
        self._stale(old, NOBODY)
        self._stale(place, NOBODY)
        for uid in uids:
            u = self.units[uid]
            if u.owner != self.owner:
                u = self._own(uid)
            u.stamp = -1
            u.came = old
            u.place = place
            if u.arm == SPECIAL and (old < PILE or place < PILE):
                self._hold(u)
        if self.events is not None:
            self.tell("dealt", UNKNOWN, [self.units[uids[0]].army, len(uids), place])

    def take(self, uid: i64) -> None:
        """10.0 A card comes from a pile to the Reserve; only its owner sees which."""
        self.put(uid, RESERVE + self.units[uid].seat)
        if self.events is not None:
            self.tell("drew", uid, [self.units[uid].army])

    def station(self, uid: i64, pos: i64, formation: i64, terrain: i64, done: i64 = 0) -> None:
        """A card is placed in a Position; from the Reserve troops come face-down (R119).

        `done` as in `put`.
        """
        came = self.units[uid].place
        u = self.put(uid, pos, done)
        u.formation = formation
        u.on = terrain
        if terrain >= 0:
            self.act_cache.survey(pos)
        if not u.troop:
            u.up = True
        if self.events is not None:
            self.tell("moved", uid, [came, pos, formation, terrain, u.army])

    def hide(self, uid: i64, pos: i64) -> None:
        """14.0 A card is laid face-down as a decoy, even if it was shown before."""
        came = self.units[uid].place
        self.put(uid, pos).up = False
        if self.events is not None:
            self.tell("hid", uid, [came, pos, LINE, -1, self.units[uid].army])

    def cover(self, uid: i64) -> None:
        """8.1 A card that moves on through the Reserve is hidden again, like any from there."""
        u = self._edit(uid)
        u.up = False

    def withdraw(self, uid: i64, done: i64 = 0) -> None:
        """A card goes to its owner's Reserve, and is hidden again (8.1); `done` as in `put`."""
        came = self.units[uid].place
        known = self.units[uid].known()
        u = self.put(uid, RESERVE + self.units[uid].seat, done)
        u.formation = LINE
        u.on = -1
        u.up = False
        if u.wind == BLOWN:
            u.wind = RECOVERING  # R49
        if self.events is not None:
            place = RESERVE + u.seat
            self.emit(Happened("moved", uid, u.army, known, [came, place, 0, -1, u.army]))

    def shift(self, uid: i64, terrain: i64) -> None:
        """11.5 A card moves onto a Terrain card in its Position, or off it."""
        u = self._edit(uid)
        u.on = terrain
        self.act_cache.survey(u.place)
        if self.events is not None:
            self.tell("shifted", uid, [u.place, terrain])

    def reveal(self, uid: i64) -> None:
        if not self.units[uid].up:
            self._edit(uid).up = True
            if self.events is not None:
                self.tell("revealed", uid, [self.units[uid].place])

    def change(self, uid: i64, formation: i64, done: i64 = 0) -> None:
        """9.0 Infantry changes formation; `done` is what it has done this turn by that."""
        u = self._edit(uid)
        u.formation = formation
        u.acted |= done
        if self.events is not None:
            self.tell("formed", uid, [formation])

    def did(self, uid: i64, what: i64) -> None:
        u = self._edit(uid)
        u.acted |= what

    def mark(self, uid: i64, what: i64) -> None:
        u = self._edit(uid)
        u.marks |= what

    def unmark(self, uid: i64, what: i64) -> None:
        if self.units[uid].marks & what:
            u = self._edit(uid)
            u.marks &= ~what

    def hit(self, uid: i64, hits: i64) -> None:
        """A card takes hits, to be tested in its owner's Morale phase."""
        u = self._edit(uid)
        u.hits += hits
        u.marks |= BATTERED
        if self.events is not None:
            self.tell("hit", uid, [hits])

    def heal(self, uid: i64) -> None:
        """6.0 A hit is removed by a passed roll."""
        u = self._edit(uid)
        u.hits -= 1

    def blow(self, uid: i64) -> None:
        """7.31 Cavalry that has used Shock is blown."""
        self._edit(uid).wind = BLOWN
        if self.events is not None:
            self.tell("blown", uid, [])

    def rest(self, uid: i64, wind: i64) -> None:
        self._edit(uid).wind = wind
        if wind == RECOVERING and self.events is not None:
            self.tell("recovered", uid, [])

    def eliminate(self, uid: i64, what: str) -> None:
        """A card is lost for the rest of the battle; everybody sees it."""
        came = self.units[uid].place
        u = self.put(uid, CASUALTIES)
        u.up = True
        if u.troop or u.arm == GENERAL:
            self.damage = self.damage[:]
            self.damage[1 - u.seat] += u.card.bp
        u.on = -1
        u.hits = 0
        u.marks = 0
        u.acted = 0
        u.formation = LINE
        u.wind = FRESH
        if self.events is not None:
            self.tell(what, uid, [came])

    def discard(self, uid: i64) -> None:
        """A Special has had its effect."""
        u = self._edit(uid)
        u.up = True
        if u.place < POSITIONS and self.grounds[u.place].slope == uid:
            self.ground(u.place).slope = -1
        u.on = -1
        u.acted = 0
        self.put(uid, DISCARD)

    def leave_special(self, uid: i64, pos: i64, on: int) -> None:
        """A Special that stays: on a card, or on a Position."""
        u = self._edit(uid)
        u.up = True
        u.on = on
        self.put(uid, pos)
        if u.title == REVERSE_SLOPE:
            self.ground(pos).slope = uid

    def lay(self, uid: i64, pos: i64) -> None:
        """11.0 A Terrain card is played; a River goes to the Middle Ground (11.3)."""
        u = self._edit(uid)
        u.up = True
        river = u.card.terrain == RIVER
        self.put(uid, MIDDLE + lane_of(pos) if river else pos)
        self._stale(pos, NOBODY)
        self.act_cache.lanes[lane_of(pos)].known = False
        if self.events is not None:
            self.tell("laid", uid, [pos])

    def capture(self, terrain: i64, uid: i64) -> None:
        """11.5 Infantry takes a Terrain card at once."""
        t = self._edit(terrain)
        t.holder = self.units[uid].seat
        self._edit(uid).on = terrain
        if self.events is not None:
            self.tell("captured", uid, [terrain])

    def release(self, terrain: i64, holder: i64) -> None:
        """R126 A vacant Terrain card faces the owner of the Position again."""
        self._edit(terrain).holder = holder

    def cross(self, lane: i64) -> None:
        """11.3 A card crosses the Middle Ground of a lane."""
        self.crossed = self.crossed[:]
        self.crossed[lane] += 1

    def announce(self, act: i64, card: i64, target: i64, to: i64) -> None:
        """R101 The active player names a card, its act and its target or route."""
        self.act = act
        self.act_card = card
        self.act_target = target
        self.act_to = to
        self.act_boost = 0

    def boost(self, what: i64) -> None:
        self.act_boost |= what

    def act_stopped(self, act: i64, card: i64) -> None:
        """R101 An answer has put an end to what a card was announced to do."""
        if self.events is not None:
            self.tell("stopped", card, [act])

    def act_over(self) -> None:
        self.act = NO_ACT
        self.act_card = -1
        self.act_target = -1
        self.act_to = -1
        self.act_boost = 0

    def test_begins(self, uid: i64) -> None:
        """R102 A General or card is about to roll; an announced act waits meanwhile."""
        self.test_card = uid
        self.rallied = False

    def test_over(self) -> None:
        self.test_begins(-1)

    def begin_turn(self, seat: i64) -> None:
        self.active = seat
        if seat == 0:
            self.turn += 1
        self.crossed = [0, 0, 0]
        self.no_draw = False
        self.offered = False
        if self.events is not None:
            self.tell("turn", UNKNOWN, [self.turn, seat])

    def begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.played = []
        if phase == COMBAT:
            self.stale()
        if self.events is not None:
            self.tell("phase", UNKNOWN, [phase, self.active])

    def end_turn(self) -> None:
        """R100 What was to last for this turn is over."""
        for pos in range(POSITIONS):
            if self.grounds[pos].owner != UNTOUCHED:
                g = Ground()
                g.slope = self.grounds[pos].slope
                g.owner = UNTOUCHED
                self.grounds[pos] = g
            for uid in self.at[pos]:
                u = self.units[uid]
                if u.acted or u.marks & TURN_MARKS:
                    self._refresh(u, u.marks & ~TURN_MARKS)
        for seat in range(2):
            for uid in self.at[RESERVE + seat]:
                u = self.units[uid]
                if u.acted or u.marks:
                    self._refresh(u, 0)

    def _refresh(self, u: Unit, marks: i64) -> None:
        """A card with a new turn before it; no acts are listed between two turns."""
        if u.owner != self.owner:
            u = self._own(u.uid)
        u.stamp = -1
        u.acted = 0
        u.marks = marks

    def finish(self, winner: int, cite: str) -> None:
        """4.3 The battle is over at this instant; winner -1 is a draw."""
        self.finished = True
        self.winner = winner
        self.ending = cite
        if self.events is not None:
            self.tell("won" if winner >= 0 else "drawn", UNKNOWN, [winner])
