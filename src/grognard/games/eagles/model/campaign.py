"""Chapter 16: a campaign: several battles, each on a table of its own.

A card has one number in all of them, and lies on one table at a time: on the others it is in the
box. A battle that is over keeps its table, with the survivors in their owner's Reserve, until the
next stage begins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.kernel.state import State

from .cards import TERRAIN, battles
from .events import UNKNOWN, Happened
from .options import Options
from .pieces import FRESH, Ground
from .places import BOX, CASUALTIES, DISCARD, PILE, PLACES, POSITIONS, RESERVE
from .state import Battle

CAMPAIGN: Final = "campaign"
KEYS: Final = list(battles())
QUATRE_BRAS: Final = 0
LIGNY: Final = 1
WAVRE: Final = 2
WATERLOO: Final = 3
CHARLEROI: Final = 4
FIRST_STAGE: Final = 2  # tables
MOST_TABLES: Final = 4
OVER: Final = "campaign-over"


class Campaign(State):
    """`table` is the one where somebody is asked; `acted` says that the side whose Combat phase it
    is has done something there. `fallen` are the Positions that the winners took, one bit each, at
    the tables that both sides have left."""

    __slots__ = ("acted", "amended", "ending", "fallen", "options", "table", "tables", "winner")

    def __init__(self, options: Options, amended: bool) -> None:
        super().__init__()
        self.options: Final = options
        self.amended: Final = amended
        self.tables: list[Battle] = []
        self.table: i64 = 0
        self.acted = False
        self.fallen = [0] * MOST_TABLES
        self.winner: i64 = -1
        self.ending = ""

    def clone(self) -> Campaign:
        other = Campaign(self.options, self.amended)
        self.copy_flow_to(other)
        other.tables = [b.clone() for b in self.tables]
        other.table = self.table
        other.acted = self.acted
        other.fallen = self.fallen
        other.winner = self.winner
        other.ending = self.ending
        return other

    # Questions

    def first_table(self) -> int:
        """The first table of the stage that is being fought."""
        return 0 if len(self.tables) <= FIRST_STAGE else FIRST_STAGE

    def stage_tables(self) -> list[int]:
        return list(range(self.first_table(), len(self.tables)))

    def other_table(self, table: i64) -> int:
        """The other battle of the stage, if it is still being fought; else -1."""
        for number in self.stage_tables():
            if number != table and not self.tables[number].finished:
                return number
        return -1

    def is_lost(self, uid: i64) -> bool:
        """16.0 Eliminated in one battle is eliminated for the whole campaign."""
        for b in self.tables:
            if b.units[uid].place == CASUALTIES:
                return True
        return False

    # Effects

    def ask(self, table: i64, decision: Decision) -> Decision:
        """A question about the cards of a table, where no battle is being fought."""
        self.table = table
        self.tables[table].pending = decision
        return decision

    def open_ears(self, b: Battle) -> None:
        """Events at a table are reported here while somebody listens."""
        b.events = None if self.events is None else []

    def hear(self, table: i64) -> None:
        """Take what has happened at a table, and who could have been asked there."""
        b = self.tables[table]
        heard, b.events = b.events, None
        self.pauses = (*self.pauses, *b.pauses)
        b.pauses = ()
        if heard is not None:
            for event in heard:
                assert isinstance(event, Happened)
                event.table = int(table)
                self.emit(event)

    def tell(self, what: str, uid: i64, args: list[int]) -> None:
        """Emit an event of the table where somebody is asked; nothing if nobody listens."""
        b = self.tables[self.table]
        self.open_ears(b)
        if b.events is not None:
            b.tell(what, uid, args)
        self.hear(self.table)

    def finish(self, winner: i64, cite: str) -> None:
        self.finished = True
        self.winner = winner
        self.ending = cite
        self.tell("campaign-over", UNKNOWN, [winner])


def key_of_table(b: Battle) -> int:
    """Which battle of the chart is fought on a table."""
    return KEYS.index(b.setting.chart.key)


def clear_field(b: Battle, seat: i64) -> int:
    """16.0, R98 All that is left of a side goes to its Reserve; its Terrain is set aside (R140)."""
    count = 0
    for place in range(PLACES):
        if place in (CASUALTIES, DISCARD, BOX) or place == RESERVE + seat:
            continue
        for uid in b.at[place]:
            if b.units[uid].seat == seat:
                take_away(b, uid, BOX if b.units[uid].arm == TERRAIN else RESERVE + seat)
    for uid in b.at[RESERVE + seat]:
        if b.units[uid].arm == TERRAIN:
            take_away(b, uid, BOX)
        else:
            rest(b, uid)
            count += 1
    return count


def leave_for_good(b: Battle, seat: int) -> None:
    """16.0, R86 The survivors of a battle continue to the next stage, discarded Specials too."""
    for place in (RESERVE + seat, DISCARD):
        for uid in b.at[place]:
            if b.units[uid].seat == seat:
                take_away(b, uid, BOX)


def clear_grounds(b: Battle) -> None:
    """Nothing lies on the Positions of a field that both sides have left."""
    b.grounds = [Ground() for _ in range(POSITIONS)]
    b.played = []


def take_away(b: Battle, uid: i64, place: i64) -> None:
    """A card leaves the field of a battle that is over, or the battle altogether."""
    b.put(uid, place)
    rest(b, uid)
    b.units[uid].came = PILE + b.units[uid].army if place < PILE else BOX
    b.at[BOX].sort()


def rest(b: Battle, uid: i64) -> None:
    """Nothing of the battle clings to a card any more."""
    u = b._edit(uid)
    u.up = False
    u.hits = 0
    u.marks = 0
    u.acted = 0
    u.formation = 0
    u.wind = FRESH
    u.on = -1
    u.holder = u.seat


def bring(b: Battle, uid: i64) -> None:
    """A card joins a battle through its Reinforcement deck."""
    b.put(uid, PILE + b.units[uid].army)
    rest(b, uid)
    b.units[uid].came = BOX
