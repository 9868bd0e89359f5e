"""What is at stake in La Marche des Aigles: what battalions are worth, and what a rout costs.

Numbers are points of the army lists, and as much again for the place that a battalion has in the
count at the end. Chances come from the tallies and scores that play itself uses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.armies.armies import PRICES
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.chapters.flight import STRIDE
from grognard.games.march.chapters.quality import (
    AGGRESSION,
    MANOEUVRE,
    RALLY,
    REROLLERS,
    RESOLVE,
    quality_modifier,
    rerolls_left,
    score,
)
from grognard.games.march.chapters.resolve import must_test
from grognard.games.march.chapters.victory import losses, standing
from grognard.games.march.model.actions import SOUTH
from grognard.games.march.model.pieces import (
    BEATEN,
    DISORDERED,
    DRUMMER,
    ENSIGN,
    OFFICER,
    ON_TABLE,
    ROUTING,
    SERGEANT,
    TESTED,
    Battalion,
)
from grognard.games.march.model.state import Battle

FACES: Final = 6
COUNTED: Final = 35.0  # what one more battalion in the count is worth
ALARM: Final = 0.7  # the share of units that may see a rout and do see it
LOST_AT_ONCE: Final = 6  # rankers of the loser of a combat
REST_OF_ROUT: Final = 0.85  # the likely loss of a routing battalion that does not rally
AFTER_RALLY: Final = 0.3  # the cost of two turns in place
DISORDER: Final = 9.0
KEEN: Final = 0.4  # how much more a bold player values what it may do
CAUTION: Final = 0.4  # and how much less it fears
LATE: Final = 3  # turns in which losses decide between equals


def share_of(lowest: i64) -> float:
    """The chance that one die shows at least this much."""
    if lowest <= 1:
        return 1.0
    return float(FACES + 1 - lowest) / FACES if lowest <= FACES else 0.0


def passing(b: Battle, u: Battalion, kind: i64) -> float:
    """6 The chance to pass a test of quality, its re-rolls included."""
    if b.commander_with(u):
        return 1.0
    once = share_of(score(b, u) - quality_modifier(b, u, kind).total)
    failing = 1.0 - once
    fails = failing
    for _ in range(rerolls_left(u, REROLLERS[kind])):
        fails *= failing
    return 1.0 - fails


def failing(b: Battle, u: Battalion) -> float:
    """15 The chance to fail the next test of Resolve; nobody tests twice in a turn."""
    if u.marks & (TESTED | ROUTING):
        return 0.0
    return 1.0 - passing(b, u, RESOLVE)


def bravery(b: Battle, u: Battalion) -> float:
    return passing(b, u, AGGRESSION)


def handiness(b: Battle, u: Battalion) -> float:
    return passing(b, u, MANOEUVRE)


# Worth


def rate_of(u: Battalion) -> float:
    """2 What one ranker costs."""
    return 0.5 + 0.5 * float(u.quality)


def strength(u: Battalion) -> float:
    """2 What is left of a battalion, at the prices of the lists."""
    points = rate_of(u) * float(u.rankers + u.screen)
    for character in (DRUMMER, SERGEANT, ENSIGN, OFFICER):
        points += float(PRICES[character] * u.staff[character])
    return points


def worth(u: Battalion) -> float:
    return COUNTED + strength(u)


def to_own_edge(b: Battle, u: Battalion) -> i64:
    """15.5 How far a battalion may flee before it leaves the table."""
    shape = footprint(u).hull
    if b.sides[u.seat] == SOUTH:
        return shape.south
    return b.setting.ground.height - shape.north


def is_last_turn(b: Battle) -> bool:
    return b.turn >= b.setting.options.turns


def lost_by_rout(b: Battle, u: Battalion) -> float:
    """15.5, 15.6 The share of a battalion that is lost when it breaks: it may rally, or be gone."""
    if is_last_turn(b):
        return 1.0
    room = to_own_edge(b, u)
    gone = 0.0
    for face in range(1, FACES + 1):
        if face * STRIDE > room:
            gone += 1.0 / FACES
    rally = passing(b, u, RALLY)
    return gone + (1.0 - gone) * (rally * AFTER_RALLY + (1.0 - rally) * REST_OF_ROUT)


def held(b: Battle, u: Battalion) -> float:
    """What a battalion counts for its side as it stands now."""
    if u.place != ON_TABLE:
        return 0.0
    total = worth(u)
    if u.marks & ROUTING:
        return total * (1.0 - lost_by_rout(b, u))
    if must_test(u):
        total -= failing(b, u) * lost_by_rout(b, u) * total
    return total - DISORDER if u.marks & DISORDERED else total


def material(b: Battle, seat: i64) -> float:
    """What a side has, less what the other has."""
    total = 0.0
    for u in b.units:
        total += held(b, u) if u.seat == seat else -held(b, u)
    return total


class Stakes:
    """What each battalion has to fear, computed once for everything that is weighed in one
    decision.

    `daring` is that of the player who weighs it: what others may do counts less to a bold one.
    """

    __slots__ = (
        "alarm",
        "beaten",
        "bravery",
        "daring",
        "failing",
        "rate",
        "rout",
        "thinned",
        "worth",
    )

    def __init__(self, b: Battle, daring: float = 0.0) -> None:
        self.daring: Final = daring
        self.worth: Final = [worth(u) for u in b.units]
        self.rate: Final = [rate_of(u) for u in b.units]
        self.failing: Final[list[float]] = []
        self.rout: Final[list[float]] = []  # what its rout costs, including friends who see it
        self.alarm: Final[list[float]] = []  # what its friends have to fear from any rout
        self.thinned: Final[list[float]] = []  # how it fails with half of it lost
        self.beaten: Final[list[float]] = []  # the cost of a lost round of combat
        self.bravery: Final[list[float]] = []
        own: list[float] = []
        for u in b.units:
            on_table = u.place == ON_TABLE
            self.failing.append(failing(b, u) if on_table else 0.0)
            own.append(lost_by_rout(b, u) * self.worth[u.uid] if on_table else 0.0)
            self.bravery.append(bravery(b, u) if on_table else 0.0)
        fear = [0.0, 0.0]
        for u in b.units:
            if u.place == ON_TABLE and not must_test(u):
                fear[u.seat] += self.failing[u.uid] * own[u.uid]
        for u in b.units:
            mine = 0.0 if must_test(u) else self.failing[u.uid] * own[u.uid]
            self.alarm.append(ALARM * (fear[u.seat] - mine))
            self.rout.append(own[u.uid] + self.alarm[u.uid])
            self.thinned.append(thinned(b, u) if u.place == ON_TABLE else 0.0)
            self.beaten.append(self.cost_of_defeat(b, u) if u.place == ON_TABLE else 0.0)

    def keen(self, b: Battle, seat: i64) -> float:
        """How much a side must dare, and how much it likes to."""
        return keenness(b, seat) * (1.0 + KEEN * self.daring)

    def caution(self) -> float:
        """How much of what the enemy may do is counted."""
        return 1.0 - CAUTION * self.daring

    def cost_of_defeat(self, b: Battle, u: Battalion) -> float:
        """12.6 What the loser of a round loses: six rankers, and perhaps its nerve."""
        if u.rankers <= LOST_AT_ONCE:
            return self.worth[u.uid]
        trial = b.clone()
        trial.lose(u.uid, LOST_AT_ONCE)
        trial.mark(u.uid, BEATEN)
        nerve = failing(trial, trial.units[u.uid])
        return self.rate[u.uid] * LOST_AT_ONCE + nerve * self.rout[u.uid]


def half_gone(u: Battalion) -> i64:
    """15.2, R44 How many more losses bring a battalion to half of its strength."""
    return (u.roster.rankers + 1) // 2 - u.losses()


def thinned(b: Battle, u: Battalion) -> float:
    """15.2 How a battalion fails once half of it is lost."""
    more = half_gone(u)
    if more <= 0 or more >= u.rankers or b.commander_with(u):
        return failing(b, u)
    trial = b.clone()
    trial.lose(u.uid, more)
    return failing(trial, trial.units[u.uid])


def keenness(b: Battle, seat: i64) -> float:
    """16 The side that is behind must dare; the side ahead near the end need not."""
    lead = standing(b, seat).total - standing(b, 1 - seat).total
    if lead == 0 and b.setting.options.turns - b.turn < LATE:
        lead = losses(b, 1 - seat) - losses(b, seat)
    if lead < 0:
        return 1.5
    if lead == 0:
        return 1.3
    return 1.2 if b.setting.options.turns - b.turn > 1 else 0.9
