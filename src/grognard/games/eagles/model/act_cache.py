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

FROM_RESERVE: Final = 0
FROM_HOME: Final = 1
FROM_ABROAD: Final = 2
FROM_OTHER_LANE: Final = 3
STARTS: Final = 4

KINDS: Final = 24
UNKNOWN: Final = -1
ANY_TITLE: Final = -1  # every bit is set

NO_TERRAIN_LAID: Final[list[int]] = []
STALE: Final[list[Action]] = []  # marks a group that must be listed again
STAMPS: Final = 4  # of a cache: one for each lane, one for the Reserve


class Ways:
    """The ways open in a lane by start and kind of card, as far as judged; see open_ways.py."""

    def __init__(self) -> None:
        self.starts: Final = [[UNKNOWN] * KINDS for _ in range(STARTS)]


NO_WAYS: Final = Ways()  # before any facts are known


class Lane:
    """The facts of a lane: in one number for troops, in another for Generals.

    `stamp` changes with everything that concerns all cards of the lane. Where it is `crammed`, with
    too many own cards on the enemy line, each of these is judged by itself. It is `surveyed` while
    the Terrain that the active side may move onto is the same as in `ActCache.open`.
    """

    __slots__ = tuple(
        "command command_ways crammed crowded facts known stamp surveyed ways".split()
    )

    def __init__(self, stamp: i64) -> None:
        self.known = False
        self.surveyed = False
        self.facts: i64 = UNKNOWN
        self.command: i64 = UNKNOWN
        self.crowded = False
        self.crammed = False
        self.ways = NO_WAYS
        self.command_ways = NO_WAYS
        self.stamp: i64 = stamp

    def copy(self) -> Lane:
        lane = Lane(self.stamp)
        lane.known = self.known
        lane.surveyed = self.surveyed
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

    STALE, None, UNKNOWN and ANY_TITLE mark what must be found again.
    """

    __slots__ = ("groups", "laid", "lanes", "open", "reserve_stamp", "roads", "titles")

    def __init__(self, stamp: i64) -> None:
        self.groups = [STALE] * GROUPS
        self.roads = [UNKNOWN] * KINDS
        self.lanes = [Lane(stamp), Lane(stamp + 1), Lane(stamp + 2)]
        self.reserve_stamp: i64 = stamp + 3
        self.laid: list[list[int] | None] = [None] * POSITIONS
        self.open: list[list[int]] = [NO_TERRAIN_LAID] * POSITIONS
        self.titles = [ANY_TITLE, ANY_TITLE]

    def survey(self, pos: i64) -> None:
        """What lies in a Position, and what is on it, must be looked at again."""
        lane = self.lanes[pos if pos < 3 else pos - 3]
        lane.known = False
        lane.surveyed = False
        self.laid[pos] = None

    def copy(self) -> ActCache:
        cache = ActCache(0)
        cache.groups = self.groups[:]
        cache.roads = self.roads[:]
        cache.lanes = [lane.copy() for lane in self.lanes]
        cache.reserve_stamp = self.reserve_stamp
        cache.laid = self.laid[:]
        cache.open = self.open[:]
        cache.titles = self.titles[:]
        return cache
