"""The measured table at length: random moves against the definition, and how long questions take.

    ./run tool table moves [--count 1000000] [--seed 1]
    ./run tool table bench [--seed 1]

`moves` runs random legs past random units. The fast verdict must be that of measuring in full; a
move that is clear must be so at moments between; one that is not must be stopped in time, and a
shape straight ahead must be touched and never overlapped. The checksum of all answers is the same
compiled and from source. `bench` prints the time of a line of sight between two battalions, of
finding what a mover must respect, and of the verdict of a way, with 12 units and 20 pieces of
terrain about.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from zlib import crc32

from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.mover import WHOLE_WAY, GroundRule, Mover, Steps, Verdicts
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.native import running
from grognard.table.angles import DEGREE, QUARTER, TURN
from grognard.table.contact import flush, straight_to, touched_edge, touching
from grognard.table.measure import TOLERANCE, collide, gap
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    BACK,
    OBLIQUE,
    PIVOT,
    SIDESTEP,
    WHEEL,
    Leg,
    clear,
    clear_by_definition,
    end,
    room,
    sweep,
)
from grognard.table.pose import CM, INCH, Pose
from grognard.table.shapes import Footprint, Polygon, bases, block, polygon, rectangle
from grognard.table.sight import nearest_point, visible
from grognard.table.terrain import Area, Ground
from tools.progress import counted

SIZES = (
    (24 * CM, 4 * CM),
    (8 * CM, 12 * CM),
    (48 * CM, 4 * CM),
    (4 * CM, 2 * CM),
    (3 * INCH, INCH),
    (1_501, 2_003),
)
LIMITS = (0, 0, 1, 10 * CM, 2 * INCH, 300)
LONGEST = {
    ADVANCE: 45 * CM,
    BACK: 15 * CM,
    SIDESTEP: 15 * CM,
    WHEEL: 2 * QUARTER,
    ABOUT: 0,
    OBLIQUE: 30 * CM,
    PIVOT: 2 * QUARTER,
}
TWO_SIDED = (WHEEL, SIDESTEP, OBLIQUE, PIVOT)
IMPASSABLE, WOOD = 1, 2
PRICES = {ADVANCE: 1, WHEEL: 2, BACK: 2}
STEPS = Steps(PRICES, {}, 4, TURN, 100 * CM)
VERDICTS = Verdicts(*[Refusal(f"7.{i} no") for i in range(7)])
WAYS = [[Leg(WHEEL, turn * DEGREE), Leg(ADVANCE, 10 * CM)] for turn in (-40, -20, 20, 40)]


class Move:
    """A random leg, and someone it may pass."""

    def __init__(self, rng: random.Random) -> None:
        self.width, self.depth = rng.choice(SIZES)
        self.pose = Pose(rng.randrange(120 * CM), rng.randrange(120 * CM), heading(rng))
        place = self.pose.moved(rng.randrange(-20 * CM, 50 * CM), rng.randrange(-35 * CM, 35 * CM))
        self.other = unit(rng, place.turned(heading(rng)))
        self.limit = rng.choice(LIMITS)
        kind = rng.choice(list(LONGEST))
        amount = rng.randrange(LONGEST[kind] + 1)
        if kind in TWO_SIDED and rng.random() < 0.5:
            amount = -amount
        self.leg = Leg(kind, amount)
        self.answers: list[int] = []

    def place(self, amount: int) -> Footprint:
        """Where the mover is after so much of the leg."""
        there = end(self.pose, self.width, self.depth, Leg(self.leg.kind, amount))
        return block(there, self.width, self.depth)

    def inner(self, amount: int) -> Footprint:
        """The same, smaller by what rounding may add."""
        there = end(self.pose, self.width, self.depth, Leg(self.leg.kind, amount))
        less = TOLERANCE + 1
        return block(there.moved(-less), self.width - 2 * less, self.depth - 2 * less)

    def fault(self, rng: random.Random) -> str:
        """What is wrong with the answers, if anything."""
        pieces = sweep(self.pose, self.width, self.depth, self.leg)
        free = clear(pieces, self.other, self.limit)
        if free != clear_by_definition(pieces, self.other, self.limit):
            return "the fast verdict is not the definition"
        found = room(self.pose, self.width, self.depth, self.leg, self.other, self.limit)
        self.answers += [int(free), found]
        if free and found != self.leg.amount:
            return "a clear leg is stopped"
        if (free or found) and not self.is_free_until(rng, found):
            return "a leg is not stopped in time"
        return self.fault_in_contact()

    def is_free_until(self, rng: random.Random, amount: int) -> bool:
        if not clear([self.place(amount).hull], self.other, self.limit):
            return False
        moment = self.inner(int(amount * rng.random()))
        return clear([moment.hull], self.other, self.limit)

    def fault_in_contact(self) -> str:
        hull = self.other.hull
        if collide(self.place(0), Footprint([hull], hull)):
            return ""
        ahead = straight_to(self.pose, self.width, self.depth, hull)
        if ahead < 0:
            return ""
        met = self.pose.moved(ahead)
        edge = touched_edge(self.pose, self.width, self.depth, hull)
        aligned = flush(met, self.width, hull, edge)
        self.answers += [ahead, edge, *aligned.key()]
        for pose in (met, aligned):
            there, target = block(pose, self.width, self.depth), Footprint([hull], hull)
            if collide(there, target) or not touching(there, target):
                return f"no contact: {gap(there, target)} apart"
        return ""

    def __str__(self) -> str:
        where = f"{self.pose.key()} {self.width} x {self.depth} leg {self.leg.key()}"
        return f"{where} past {self.other.hull.corners()} at {self.limit}"


def heading(rng: random.Random) -> int:
    """Any, or a round one, with which edges are parallel and corners meet."""
    return rng.choice((rng.randrange(TURN), rng.randrange(0, TURN, QUARTER // 2)))


def unit(rng: random.Random, pose: Pose) -> Footprint:
    if rng.random() < 0.8:
        return block(pose, *rng.choice(SIZES))
    side = [pose.moved(0, step) for step in (-7 * CM, 0, 7 * CM)]
    return bases([rectangle(place, 4 * CM, 2 * CM) for place in side])


def try_moves(count: int, seed: int) -> int:
    rng = random.Random(seed)
    begun = time.perf_counter()
    faults = checksum = 0
    for _ in counted("moves", count, range(count)):
        move = Move(rng)
        fault = move.fault(rng)
        checksum = crc32(repr(move.answers).encode(), checksum)
        if fault:
            faults += 1
            print(f"{fault}: {move}", flush=True)
    took = time.perf_counter() - begun
    print(f"{count} moves, {running()}: {faults} faults in {took:.0f} s, checksum {checksum:08x}")
    return 1 if faults else 0


class Battlefield:
    """A table with 20 pieces of terrain, and 12 battalions in addition to the two in question."""

    def __init__(self, rng: random.Random) -> None:
        areas = [piece(rng, i) for i in range(20)]
        self.ground = Ground(120 * CM, 120 * CM, areas, [])
        self.friends = [battalion(rng, 10 * CM, 50 * CM) for _ in range(6)]
        self.enemies = [battalion(rng, 60 * CM, 110 * CM) for _ in range(6)]
        self.here = Pose(rng.randrange(30 * CM, 90 * CM), 50 * CM, rng.randrange(-2_000, 2_000))
        self.there = battalion(rng, 80 * CM, 110 * CM)

    def shapes(self) -> list[Polygon]:
        return [unit.hull for unit in self.friends + self.enemies]

    def mover(self, width: int, depth: int) -> Mover:
        here = block(self.here, width, depth)
        m = Mover(here, self.here, width, depth, 30 * CM, STEPS, VERDICTS, self.ground)
        m.keep_out_of(self.ground.areas_with(IMPASSABLE), [])
        m.slow_down(GroundRule(self.ground.areas_with(WOOD), WHOLE_WAY))
        for enemy in self.enemies:
            m.keep_away(enemy, 10 * CM)
        for friend in self.friends:
            m.not_end_on(friend.hull)
        return m


def piece(rng: random.Random, number: int) -> Area:
    """One in five cannot be passed, one in three hides, one in four is a hill; all have a bay."""
    x, y = rng.randrange(5 * CM, 105 * CM), rng.randrange(5 * CM, 105 * CM)
    size = rng.randrange(4 * CM, 10 * CM)
    bay = polygon([(x, y), (x + size, y), (x + size // 2, y + size // 2), (x, y + size)])
    traits = IMPASSABLE if number % 5 == 0 else WOOD
    depth = 4 * CM if number % 3 == 0 else -1
    return Area(f"piece {number}", bay, traits, 1 if number % 4 == 0 else 0, depth)


def battalion(rng: random.Random, south: int, north: int) -> Footprint:
    x, y = rng.randrange(10 * CM, 110 * CM), rng.randrange(south, north)
    return block(Pose(x, y, rng.randrange(TURN)), *rng.choice(SIZES[:2]))


def microseconds(question: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        question()
    return (time.process_time() - begun) / times * 1e6


def measure(name: str, questions: list[Callable[[], object]], times: int) -> None:
    """Each question many times; the middle and the worst of all."""
    took = [min(microseconds(question, times) for _ in range(3)) for question in questions]
    print(f"{name:28} {median(took):10.1f} us, worst {max(took):10.1f} us")


def bench(seed: int) -> int:
    rng = random.Random(seed)
    fields = [Battlefield(rng) for _ in range(20)]
    print(f"{running()}; 20 pieces of terrain, 12 battalions; processor time of one question")
    times = 1 if running() == "interpreted" else 10
    measure("line of sight", [sight(field) for field in fields], 100 * times)
    for name, size in (("line", SIZES[0]), ("column", SIZES[1])):
        measure(f"what a {name} meets", [around(field, size) for field in fields], 10 * times)
        asked = [verdict(field.mover(*size), way) for field in fields for way in WAYS]
        measure(f"a way of a {name}", asked, 10 * times)
    return 0


def sight(field: Battlefield) -> Callable[[], object]:
    """As rules ask it: from the middle of the front to the nearest point of the target."""
    shapes = field.shapes()
    x, y = field.here.x, field.here.y

    def question() -> bool:
        to = nearest_point(field.there.hull, x, y)
        return visible(field.ground, x, y, to[0], to[1], shapes)

    return question


def around(field: Battlefield, size: tuple[int, int]) -> Callable[[], object]:
    return lambda: field.mover(*size)


def verdict(mover: Mover, way: list[Leg]) -> Callable[[], object]:
    return lambda: why_not_path(mover, way)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=["moves", "bench"])
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    return try_moves(args.count, args.seed) if args.what == "moves" else bench(args.seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
