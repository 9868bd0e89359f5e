"""What is on the table. Rules read units here and change them only through the effects below."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.event import EVERYONE
from grognard.kernel.state import State

from .act_cache import (
    ANY_TITLE,
    ARRIVALS,
    NO_TERRAIN_LAID,
    SPECIAL_PLAYS,
    STALE,
    STAMPS,
    TRANSFERS,
    ActCache,
)
from .actions import LINE
from .cards import CAVALRY, GENERAL, RIVER, SPECIAL, TERRAIN
from .events import UNKNOWN, Happened
from .pieces import (
    BATTERED,
    BLOWN,
    COMBAT,
    DEPLOYMENT,
    FRESH,
    MOST_CARDS,
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


class Battle(State):
    """A battle in progress. Units and grounds are shared by clones and copied on first write.

    Most small lists are replaced, never changed, so clones share them for good; the counts of
    cards and the lists of legal_acts.py are borrowed until one of the clones has something to
    change. `blank`
    and `clone` make the lists: making empty ones first took a sixth of a clone.
    """

    units: list[Unit]
    at: list[list[int]]
    grounds: list[Ground]
    troops: list[int]
    leaders: list[int]
    riders: list[int]
    grounded: list[int]
    specials: list[list[int]]
    played: list[int]
    crossed: list[int]
    damage: list[int]
    act_cache: ActCache

    # With so many attributes Python would look up each in a dictionary.
    __slots__ = tuple(
        "act act_boost act_card act_target act_to active amended arrived at bluffing borrowed "
        "crossed act_cache damage ending grounded grounds leaders no_draw offered owner phase "
        "played rallied riders setting sight specials test_card troops turn units winner".split()
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.turn: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = DEPLOYMENT
        self.arrived = False
        self.no_draw = False
        self.winner: i64 = -1
        self.ending = ""
        self.act: i64 = NO_ACT
        self.act_card: i64 = -1
        self.act_target: i64 = -1
        self.act_to: i64 = -1
        self.act_boost: i64 = 0
        self.test_card: i64 = -1
        self.rallied = False
        self.offered = False
        self.borrowed = False
        self.owner: i64 = 0
        self.sight: i64 = 0  # the hands whose cards the seat asked may name; 0: all of its own
        self.bluffing: Final[bool] = setting.options.decoys
        self.amended: Final[bool] = setting.amended

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

    # Questions

    def engaged(self, pos: i64) -> bool:
        """R99 A Position is engaged while it holds at least one troop card of each side."""
        troops = self.troops
        return troops[2 * pos] > 0 and troops[2 * pos + 1] > 0

    def is_engaged(self, u: Unit) -> bool:
        return u.place < POSITIONS and self.engaged(u.place)

    def occupants(self, terrain: i64) -> list[int]:
        """The cards standing on a Terrain card."""
        return [uid for uid in self.at[self.units[terrain].place] if self.units[uid].on == terrain]

    def terrain_in(self, pos: i64) -> list[int]:
        """The face-up Terrain cards of a Position; callers must not change the list."""
        if not self.grounded[pos if pos < 3 else pos - 3]:
            return NO_TERRAIN_LAID
        known = self.act_cache.laid[pos]
        if known is None:
            units = self.units
            known = [uid for uid in self.at[pos] if units[uid].arm == TERRAIN and units[uid].up]
            self.act_cache.laid[pos] = known
        return known

    def terrain_under(self, u: Unit) -> int:
        """The kind of terrain a card stands on; 0 in the open."""
        return self.units[u.on].card.terrain if u.on >= 0 and u.arm != SPECIAL else 0

    def shown(self, uid: i64) -> int:
        """R129 A card's id where all may know it, else the Position it lies in, as -1 - pos."""
        u = self.units[uid]
        return uid if u.up else -1 - u.place

    # Effects

    def _own(self, uid: i64) -> Unit:
        """This battle's own copy of a unit; clones keep theirs."""
        u = self.units[uid].copy()
        u.owner = self.owner
        self.units[uid] = u
        return u

    def _edit(self, uid: i64) -> Unit:
        """A unit of this battle's own, about to change."""
        u = self.units[uid]
        if u.owner != self.owner:
            u = self._own(uid)
        u.stamp = -1
        place = u.place
        self._stale(place, u.seat)
        if place < POSITIONS:
            act_cache = self.act_cache
            if u.twice and u.seat == self.active:
                act_cache.groups[TRANSFERS] = STALE
            if not u.troop:
                act_cache.survey(place)
            elif self.troops[2 * place + u.seat] >= MOST_CARDS or self.bluffing:
                act_cache.lanes[place if place < 3 else place - 3].known = False
        return u

    def ground(self, pos: i64) -> Ground:
        """This battle's own copy of a ground, for writing."""
        g = self.grounds[pos]
        if g.owner != self.owner:
            g = g.copy()
            g.owner = self.owner
            self.grounds[pos] = g
        self._stale(pos, NOBODY)
        self.act_cache.lanes[lane_of(pos)].known = False
        return g

    def _stale(self, place: i64, seat: i64) -> None:
        """Listed acts that may have changed are listed again; see legal_acts.py.

        A change to an own card concerns the others of its lane only through the lane's facts;
        one to an enemy card concerns them all.
        """
        if self.borrowed:
            self._own_lists()
        act_cache = self.act_cache
        groups = act_cache.groups
        groups[SPECIAL_PLAYS] = STALE
        if place >= POSITIONS:
            groups[ARRIVALS] = STALE
            return
        groups[place] = STALE
        if seat != self.active:
            groups[place + 3 if place < 3 else place - 3] = STALE
            act_cache.lanes[place if place < 3 else place - 3].stamp = self.new_stamp()

    def new_stamp(self) -> int:
        """A number no battle has used before, so that shared cards may keep their acts."""
        stamp_counter = self.setting.stamp_counter
        stamp_counter[0] += 1
        return stamp_counter[0]

    def _own_lists(self) -> None:
        self.borrowed = False
        self.troops = self.troops[:]
        self.leaders = self.leaders[:]
        self.riders = self.riders[:]
        self.act_cache = self.act_cache.copy()

    def stale(self) -> None:
        """Everything is listed again."""
        stamp_counter = self.setting.stamp_counter
        self.act_cache = ActCache(stamp_counter[0] + 1)
        stamp_counter[0] += STAMPS

    def tell(self, what: str, uid: i64, args: list[int]) -> None:
        """Emit an event about a card that only those may know who can see it."""
        if uid == UNKNOWN:
            self.emit(Happened(what, UNKNOWN, 0, EVERYONE, args))
        else:
            u = self.units[uid]
            self.emit(Happened(what, uid, u.army, u.known(), args))

    def put(self, uid: i64, place: i64, done: i64 = 0) -> Unit:
        """Take a card from where it lies to another place. Says nothing: its callers do.

        `done` is what it has done this turn by that; most cards have no act left then, and where
        they come to, listed acts stand.
        """
        u = self.units[uid]
        if u.owner != self.owner:
            u = self._own(uid)
        u.stamp = -1
        old = u.place
        at = self.at
        left = at[old][:]
        left.remove(uid)
        at[old] = left
        at[place] = [*at[place], uid]
        u.came = old
        u.place = place
        u.acted |= done
        if self.borrowed:
            self._own_lists()
        act_cache = self.act_cache
        groups = act_cache.groups
        groups[SPECIAL_PLAYS] = STALE
        if old < POSITIONS:
            self._recount(u, old, -1, True)
            if u.on >= 0:
                act_cache.survey(old)
        else:
            groups[ARRIVALS] = STALE
        if place < POSITIONS:
            self._recount(u, place, 1, not done or u.has_act())
        elif not done:
            groups[ARRIVALS] = STALE
        if u.arm == SPECIAL:
            self._hold(u)
        return u

    def _recount(self, u: Unit, pos: i64, more: i64, listed: bool) -> None:
        """A card has left a Position, or come to it: its lane has other facts, and if it is listed
        with acts of its own, its Position has others."""
        act_cache = self.act_cache
        groups = act_cache.groups
        if listed:
            groups[pos] = STALE
            if u.twice:
                groups[TRANSFERS] = STALE
        number = pos if pos < 3 else pos - 3
        lane = act_cache.lanes[number]
        lane.known = False
        index = 2 * pos + u.seat
        if u.seat != self.active:
            groups[pos + 3 if pos < 3 else pos - 3] = STALE
            lane.stamp = self.new_stamp()
        if u.troop:
            self.troops[index] += more
            if u.arm == CAVALRY:
                self.riders[index] += more
        elif u.arm == GENERAL:
            self.leaders[index] += more
        elif u.arm == TERRAIN:
            act_cache.survey(pos)
            self.grounded = self.grounded[:]
            self.grounded[number] = 1

    def _hold(self, u: Unit) -> None:
        """The Specials a player holds in the Reserve, in the order they came."""
        reserve = RESERVE + u.seat
        self.act_cache.titles[u.seat] = ANY_TITLE
        self.specials = self.specials[:]
        if u.came == reserve:
            self.specials[u.seat] = [x for x in self.specials[u.seat] if x != u.uid]
        if u.place == reserve:
            self.specials[u.seat] = [*self.specials[u.seat], u.uid]

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
        """A card comes to stand in a Position; from the Reserve troops come face-down (R119).

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
        """8.1 A card that goes on through the Reserve is hidden again, as all that come from it."""
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
        """11.5 A card goes on to a Terrain card in its Position, or off it."""
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
