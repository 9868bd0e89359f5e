"""Random drags on the table of a miniatures game: the rules agree with what the screen showed.

    ./run tool drags [--game march] [--count 100000] [--seed 1]

Random battles of all scenarios are played. Wherever something can be dragged, the screen's own
modules are given the reach and a pointer, and name the place, its verdict and cost, where they draw
the piece, and the order. The order is read, judged by the rules and carried out on the table.
Needs Node and the packages of web/, as the browser's table does.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import GRID, Reach, Track
from grognard.native import running
from grognard.server.wire.measured_messages import reach_info
from grognard.table.angles import TURN
from grognard.table.polylines import point_along
from grognard.table.pose import Pose
from tests.laws.walks import walk
from tests.miniatures.reach.hands import HANDS
from tests.miniatures.reach.reading import Hand, Judge
from tools.progress import Progress
from web import build

PER_REACH = 25
LOOKED_AT = 4  # of so many moments one
NEAR_ENOUGH = 10  # hundredths of a millimetre
HANDLES = ("body", "body", "body", "left", "right", "front", "back")
SNAPS = (0, 150, 400, 1000)
SHOWN = 10


class Screen:
    """The screen's own modules in a process of Node."""

    def __init__(self, folder: Path) -> None:
        build.install_packages()
        out = ("--outDir", str(folder), "--emptyOutDir", "--logLevel", "error")
        build.npm("run", "--silent", "build", "--", "--config", "drags.config.ts", *out)
        command = [node(), str(folder / "drags.js")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, question: str) -> list[dict[str, Any]]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        answers: list[dict[str, Any]] = json.loads(self.process.stdout.readline())
        return answers

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def node() -> str:
    """Node of the system, or the one that came with npm."""
    if build.system_npm():
        return shutil.which("node") or "node"
    return build.packaged_npm()[0]


class Tally:
    """What was tried, what came out, and how long reaches took, waits for others left out."""

    def __init__(self) -> None:
        self.drags: Counter[str] = Counter()
        self.allowed: Counter[str] = Counter()
        self.seconds: dict[str, list[float]] = {}
        self.faults: list[str] = []

    def lines(self) -> Iterator[str]:
        for kind, count in self.drags.items():
            times = self.seconds[kind]
            share = 100 * self.allowed[kind] / count
            yield (
                f"{kind:9} {count:7} drags, {share:3.0f} % allowed; {len(times)} reaches, "
                f"median {1000 * median(times):.1f} ms, worst {1000 * max(times):.0f} ms"
            )
        yield f"{self.drags.total()} drags, {len(self.faults)} disagreements; rules {running()}"
        yield from self.faults[:SHOWN]


# Where a hand may be


def pointers(size: tuple[int, int], reach: Reach, rng: Rng) -> list[dict[str, object]]:
    """Near places of the reach, and anywhere on the table."""
    return [pointer(size, reach, rng) for _ in range(PER_REACH)]


def pointer(size: tuple[int, int], reach: Reach, rng: Rng) -> dict[str, object]:
    x, y = rng.below(size[0] + 1), rng.below(size[1] + 1)
    if reach.tracks and rng.below(4):
        x, y = near(reach, rng)
    fan = reach.kind != GRID
    return {
        "x": x,
        "y": y,
        "handle": HANDLES[rng.below(len(HANDLES))] if fan else "body",
        "forward": -rng.below(reach.size[1] + 1) if fan else 0,
        "right": rng.below(reach.size[0] + 1) - reach.size[0] // 2 if fan else 0,
        "snap": SNAPS[rng.below(len(SNAPS))],
        "free": rng.below(2) == 1,  # else the ghost stops where the rules stop it
    }


def near(reach: Reach, rng: Rng) -> tuple[int, int]:
    """About the end of a run, where verdicts change."""
    track = reach.tracks[rng.below(len(reach.tracks))]
    place = track.runs[rng.below(len(track.runs))][0]
    aside = rng.below(2001) - 1000
    if reach.kind == GRID:
        return place + aside, track.at + rng.below(2001) - 1000
    if track.line is not None:
        x, y = point_along(track.line.points, track.line.skip + place)
        return x + aside, y + rng.below(2001) - 1000
    pose = end_of(reach, track.at)
    return Pose(pose.x, pose.y, pose.h + track.course).point(place, aside)


def end_of(reach: Reach, turn: int) -> Pose:
    pose = Pose(*reach.pose)
    return pose.wheeled(reach.size[0], turn) if turn else pose


# What is dragged


class Drags:
    """One order in hand, dragged back and forth; a way continues from a place that was allowed."""

    def __init__(self, hand: Hand, s: State, screen: Screen, tally: Tally, rng: Rng) -> None:
        self.hand = hand
        self.game = hand.game
        self.s = s
        self.screen = screen
        self.tally = tally
        self.rng = rng

    def drag(self, action: Action, taken: list[dict[str, object]]) -> None:
        kind = self.hand.kind(action)
        before = time.process_time()
        reach = self.hand.reach(self.s, action)
        self.tally.seconds.setdefault(kind, []).append(time.process_time() - before)
        shown = self.ask(kind, action, reach, taken)
        judge = self.hand.judge(self.s)
        for one in shown:
            self.compare(kind, action, one, judge)
        goes_on = self.hand.goes_on(action)
        good = [one for one in shown if one["allowed"] and goes_on]
        if good and len(taken) < 2:
            one = good[self.rng.below(len(good))]
            order = self.order(action, one)
            if self.hand.goes_on(order):
                self.drag(order, [*taken, one["spot"]])

    def ask(
        self, kind: str, action: Action, reach: Reach, taken: list[dict[str, object]]
    ) -> list[dict[str, Any]]:
        board = self.game.board(self.s, "en")
        question = {
            "game": self.game.info.key,
            "holding": kind,
            "order": self.said(action),
            "taken": taken,
            "pointers": pointers((board.width, board.height), reach, self.rng),
        }
        info = reach_info(reach)
        assert info is not None
        return self.screen.ask(json.dumps(question)[:-1] + f', "reach": {info.model_dump_json()}}}')

    def said(self, action: Action) -> dict[str, object]:
        """An order as the screen holds it: its parts by their names."""
        said = self.game.take_apart(self.s, action)
        names = {verb.word: verb.parts for verb in self.game.verbs()}.get(said.verb, [])
        whole = {"text": said.text, "card": said.piece, "target": said.target}
        return whole | dict(zip(names, said.parts, strict=False))

    def order(self, action: Action, shown: dict[str, Any]) -> Action:
        """The order that the screen would give; where no screen writes any, that of the place.

        Raises BadNotation off the table, where there are no places to be written.
        """
        if shown["order"] is not None:
            return self.game.parse(self.s, shown["order"])
        spot = shown["spot"]
        return self.hand.put(action, Track(spot["at"], 0, [], 0, spot["leg"]), spot["place"])

    def compare(self, kind: str, action: Action, shown: dict[str, Any], judge: Judge) -> None:
        """The rule's word on the order that the screen would give, and where it leads."""
        self.tally.drags[kind] += 1
        self.tally.allowed[kind] += shown["allowed"]
        try:
            order = self.order(action, shown)
        except BadNotation:
            if shown["allowed"]:
                self.fault(kind, shown, "cannot be read")
            return
        cite = judge.cite(order)
        if (shown["allowed"], shown["cite"]) != (cite is None, cite or ""):
            self.fault(kind, shown, cite or "allowed")
        elif cite is None:
            self.compare_end(kind, order, shown, judge)

    def compare_end(self, kind: str, order: Action, shown: dict[str, Any], judge: Judge) -> None:
        pose, cost = self.hand.pose_after(self.s, order), judge.cost(order)
        if not is_there(shown["pose"], pose):
            self.fault(kind, shown, f"ends at {pose.key()}")
        elif cost is not None and cost != shown["cost"]:
            self.fault(kind, shown, f"costs {cost}")

    def fault(self, kind: str, shown: dict[str, Any], rule: str) -> None:
        said = "allowed" if shown["allowed"] else shown["cite"]
        where = f"{said} at {shown['pose']} for {shown['cost']}"
        self.tally.faults.append(f"{kind}: {shown['order'] or shown['spot']}: {where}, but {rule}")


def is_there(drawn: dict[str, int], pose: Pose) -> bool:
    x, y, h = pose.key()
    off = max(abs(drawn["x"] - x), abs(drawn["y"] - y))
    return off <= NEAR_ENOUGH and (drawn["h"] - h) % TURN == 0


# Battles


def moments(hand: Hand, seed: int) -> Iterator[State]:
    """Random battles without end, at every decision."""
    number = 0
    scenarios = hand.game.info.scenarios
    while True:
        options = hand.options[number // len(scenarios) % len(hand.options)]
        scenario = scenarios[number % len(scenarios)]
        for s in walk(hand.game, scenario, options, seed * 1_000_003 + number):
            if isinstance(s.pending, Decision):
                yield s
        number += 1


def run(hand: Hand, count: int, seed: int) -> Tally:
    tally = Tally()
    rng = Rng(seed)
    progress = Progress("drags", count)
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(Path(folder))
        try:
            for s in moments(hand, seed):
                action = hand.held(s, rng) if rng.below(LOOKED_AT) == 0 else None
                if action is not None:
                    Drags(hand, s, screen, tally, rng).drag(hand.fresh(action), [])
                progress.at(tally.drags.total())
                if tally.drags.total() >= count:
                    break
        finally:
            screen.close()
    progress.over()
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(HANDS), default="march")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    tally = run(HANDS[chosen.game], chosen.count, chosen.seed)
    for line in tally.lines():
        print(line)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
