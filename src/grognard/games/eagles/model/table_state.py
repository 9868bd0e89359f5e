"""What lies on the table, what every chapter asks of it, and how effects write."""

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
from .cards import CAVALRY, GENERAL, SPECIAL, TERRAIN
from .events import UNKNOWN, Happened
from .pieces import (
    DEPLOYMENT,
    MOST_CARDS,
    NO_ACT,
    NOBODY,
    Ground,
    Setting,
    Unit,
)
from .places import POSITIONS, RESERVE, lane_of


class TableState(State):
    """Units and grounds are shared by clones and copied on first write."""

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
        """The kind of terrain a card is on; 0 in the open."""
        return self.units[u.on].card.terrain if u.on >= 0 and u.arm != SPECIAL else 0

    def shown(self, uid: i64) -> int:
        """R129 A card's id where all may know it, else the Position it lies in, as -1 - pos."""
        u = self.units[uid]
        return uid if u.up else -1 - u.place

    # How effects write

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
        """Take a card from where it lies to another place. Reports nothing: its callers do.

        `done` is what it has done this turn by that; most cards have no act left then, and where
        they arrive, listed acts stay valid.
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
        """A card has left a Position, or entered it:

        its lane has other facts, and if it is listed with acts of its own, its Position has others.
        """
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
