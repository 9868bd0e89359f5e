"""What legal_acts.py remembers of the acts it has listed, as far as it still holds.

The effects in state.py say what has changed; nothing here is a rule, and all of it can be
thrown away and found again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action

from .places import POSITIONS

# Groups of acts listed together, after one for each Position.
ARRIVALS: Final = 6
TRANSFERS: Final = 7
CLOSING: Final = 8
SPECIAL_PLAYS: Final = 9
GROUPS: Final = 10

# What must be found again, one bit each: 1 << pos for the group of a Position, and these.
ARRIVALS_STALE: Final = 1 << ARRIVALS
TRANSFERS_STALE: Final = 1 << TRANSFERS
CLOSING_STALE: Final = 1 << CLOSING
PLAYS_STALE: Final = 1 << SPECIAL_PLAYS
LANE_STALE: Final = 9  # << lane: the groups of both its Positions
FACTS_STALE: Final = 1 << 10  # << lane: what gather_facts finds
GROUND_STALE: Final = 1 << 13  # << lane: the Terrain that the active side may go on to
ALL_LISTS_STALE: Final = (1 << GROUPS) - 1
ALL_STALE: Final = (1 << 16) - 1
STALE_POSITIONS: Final = [
    [pos for pos in range(POSITIONS) if stale >> pos & 1] for stale in range(1 << POSITIONS)
]

FROM_RESERVE: Final = 0
FROM_HOME: Final = 1
FROM_ABROAD: Final = 2
FROM_OTHER_LANE: Final = 3
STARTS: Final = 4

KINDS: Final = 24
UNKNOWN: Final = -1
ANY_TITLE: Final = -1  # every bit is set

NO_TERRAIN_LAID: Final[list[int]] = []
NOT_LISTED: Final[list[Action]] = []
STAMPS: Final = 4  # of a cache: one for each lane, one for the Reserve


class Ways:
    """The ways open in a lane by start and kind of card, as far as judged; see open_ways.py."""

    def __init__(self) -> None:
        self.starts: Final = [[UNKNOWN] * KINDS for _ in range(STARTS)]


NO_WAYS: Final = Ways()  # before any facts are known


class Lane:
    """The facts of a lane: in one number for troops, in another for Generals.

    `stamp` changes with everything that concerns all cards of the lane. Where it is `crammed`,
    with too many own cards on the enemy line, each of these is judged by itself.
    """

    __slots__ = tuple("command command_ways crammed crowded facts stamp ways".split())

    def __init__(self, stamp: i64) -> None:
        self.facts: i64 = UNKNOWN
        self.command: i64 = UNKNOWN
        self.crowded = False
        self.crammed = False
        self.ways = NO_WAYS
        self.command_ways = NO_WAYS
        self.stamp: i64 = stamp

    def copy(self) -> Lane:
        lane = Lane(self.stamp)
        lane.facts = self.facts
        lane.command = self.command
        lane.crowded = self.crowded
        lane.crammed = self.crammed
        lane.ways = self.ways
        lane.command_ways = self.command_ways
        return lane


class ActCache:
    """The groups of acts, the lanes, the Positions that a kind of card may enter from the Reserve
    (`roads`), in each Position the face-up Terrain (`laid`) and that which the active side may move
    onto (`open`), and the titles each player holds (`titles`, one bit each).

    `stale` says what of the groups, the facts and the open Terrain must be found again; for the
    others None, UNKNOWN and ANY_TITLE say so.
    """

    __slots__ = ("groups", "laid", "lanes", "open", "reserve_stamp", "roads", "stale", "titles")

    def __init__(self, stamp: i64) -> None:
        self.stale: i64 = ALL_STALE
        self.groups = [NOT_LISTED] * GROUPS
        self.roads = [UNKNOWN] * KINDS
        self.lanes = [Lane(stamp), Lane(stamp + 1), Lane(stamp + 2)]
        self.reserve_stamp: i64 = stamp + 3
        self.laid: list[list[int] | None] = [None] * POSITIONS
        self.open: list[list[int]] = [NO_TERRAIN_LAID] * POSITIONS
        self.titles = [ANY_TITLE, ANY_TITLE]

    def survey(self, pos: i64) -> None:
        """What lies in a Position, and what is on it, must be looked at again."""
        self.stale |= (FACTS_STALE | GROUND_STALE) << (pos if pos < 3 else pos - 3)
        self.laid[pos] = None

    def copy(self) -> ActCache:
        cache = ActCache(0)
        cache.stale = self.stale
        cache.groups = self.groups[:]
        cache.roads = self.roads[:]
        cache.lanes = [lane.copy() for lane in self.lanes]
        cache.reserve_stamp = self.reserve_stamp
        cache.laid = self.laid[:]
        cache.open = self.open[:]
        cache.titles = self.titles[:]
        return cache
