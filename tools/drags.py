"""Random drags on the table of La Marche des Aigles: the server agrees with what the screen showed.

    ./run tool drags [--count 100000] [--seed 1]

Random battles of all scenarios are played. Wherever something can be dragged, the screen's own
modules are given the reach and a pointer, and name the place, its verdict, where they draw the
piece, and the order. The order is read again, judged by the rules and carried out on the table.
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

from grognard.games.march.chapters.charging.charge_path import approach
from grognard.games.march.chapters.figures import depth_of, width_of
from grognard.games.march.chapters.moving.manoeuvre import ChoosePath
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import (
    Attack,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from grognard.games.march.model.flow import battle
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.refusal import BadNotation
from grognard.kernel.umpire import answer, settle
from grognard.miniatures.contract.reach import FAN, Reach
from grognard.native import running
from grognard.server.wire.measured_messages import reach_info
from grognard.table.angles import TURN
from grognard.table.paths import end_path
from grognard.table.pose import Pose
from tools.progress import Progress
from web import build

KINDS: dict[type[Action], str] = {
    March: "way",
    Attack: "attack",
    Place: "place",
    PlaceScreen: "screen",
    PlaceCommander: "commander",
    RideTo: "ride",
}
OPTIONS: list[dict[str, str]] = [
    {},
    {"set-up": "ready", "french-hold": "on"},
    {"set-up": "ready", "terrain": "7"},
    {"terrain": "12", "table": "160x120"},
]
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


def pointers(b: Battle, reach: Reach, rng: Rng) -> list[dict[str, object]]:
    """Near places of the reach, and anywhere on the table."""
    return [pointer(b, reach, rng) for _ in range(PER_REACH)]


def pointer(b: Battle, reach: Reach, rng: Rng) -> dict[str, object]:
    ground = b.setting.ground
    x, y = rng.below(ground.width + 1), rng.below(ground.height + 1)
    if reach.tracks and rng.below(4):
        x, y = near(reach, rng)
    fan = reach.kind == FAN
    return {
        "x": x,
        "y": y,
        "handle": HANDLES[rng.below(len(HANDLES))] if fan else "body",
        "forward": -rng.below(reach.size[1] + 1) if fan else 0,
        "right": rng.below(reach.size[0] + 1) - reach.size[0] // 2 if fan else 0,
        "snap": SNAPS[rng.below(len(SNAPS))],
    }


def near(reach: Reach, rng: Rng) -> tuple[int, int]:
    """About the end of a run, where verdicts change."""
    track = reach.tracks[rng.below(len(reach.tracks))]
    place = track.runs[rng.below(len(track.runs))][0]
    aside = rng.below(2001) - 1000
    if reach.kind != FAN:
        return place + aside, track.at + rng.below(2001) - 1000
    pose = end_of(reach, track.at)
    return pose.point(-place if track.back else place, aside)


def end_of(reach: Reach, turn: int) -> Pose:
    pose = Pose(*reach.pose)
    return pose.wheeled(reach.size[0], turn) if turn else pose


# What is dragged


def held(b: Battle, wait: Decision, rng: Rng) -> Action | None:
    """An order of those proposed that puts a piece somewhere."""
    orders = [action for action in wait.candidates(b) if type(action) in KINDS]
    if not orders:
        return None
    action = orders[rng.below(len(orders))]
    if isinstance(action, March):
        return March([])
    if isinstance(action, Place) and rng.below(2):
        pose = Pose(action.pose.x, action.pose.y, 500 * rng.below(72))
        return Place(action.unit, pose, action.formation, action.detached)
    if isinstance(action, PlaceScreen) and rng.below(2):
        pose = Pose(action.pose.x, action.pose.y, 500 * rng.below(72))
        return PlaceScreen(action.unit, pose, action.gap)
    return action


class Drags:
    """One order in hand, dragged to and fro; a way goes on from a place that was allowed."""

    def __init__(self, b: Battle, wait: Decision, screen: Screen, tally: Tally, rng: Rng) -> None:
        self.b = b
        self.wait = wait
        self.screen = screen
        self.tally = tally
        self.rng = rng

    def drag(self, action: Action, taken: list[dict[str, object]]) -> None:
        kind = KINDS[type(action)]
        before = time.process_time()
        reach = GAME.reach(self.b, action, "en")
        self.tally.seconds.setdefault(kind, []).append(time.process_time() - before)
        info = reach_info(reach)
        assert reach is not None and info is not None
        question = {
            "holding": kind,
            "order": GAME.notate(self.b, action),
            "taken": taken,
            "pointers": pointers(self.b, reach, self.rng),
        }
        text = json.dumps(question)[:-1] + f', "reach": {info.model_dump_json()}}}'
        shown = self.screen.ask(text)
        for one in shown:
            self.compare(kind, one)
        good = [one for one in shown if one["allowed"] and kind == "way"]
        if good and len(taken) < 2:
            one = good[self.rng.below(len(good))]
            self.drag(GAME.parse(self.b, one["order"]), [*taken, one["spot"]])

    def compare(self, kind: str, shown: dict[str, Any]) -> None:
        """The rule's word on the order that the screen would give, and where it leads."""
        self.tally.drags[kind] += 1
        self.tally.allowed[kind] += shown["allowed"]
        try:
            action = GAME.parse(self.b, shown["order"])
        except BadNotation:  # off the table there are no places to be written
            if shown["allowed"]:
                self.fault(kind, shown, "cannot be read")
            return
        refusal = self.wait.why_not(self.b, action)
        cite = "" if refusal is None else refusal.cite
        if (shown["allowed"], shown["cite"]) != (refusal is None, cite):
            self.fault(kind, shown, cite or "allowed")
        elif refusal is None and not is_there(shown["pose"], self.pose_after(action)):
            self.fault(kind, shown, f"ends at {self.pose_after(action).key()}")

    def fault(self, kind: str, shown: dict[str, Any], rule: str) -> None:
        said = "allowed" if shown["allowed"] else shown["cite"]
        self.tally.faults.append(f"{kind}: {shown['order']}: {said} at {shown['pose']}, but {rule}")

    def pose_after(self, action: Action) -> Pose:
        """Where the piece of an order comes to stand; a charge where it comes into contact."""
        if isinstance(action, March):
            assert isinstance(self.wait, ChoosePath)
            u = self.b.units[self.wait.unit]
            return end_path(u.pose, width_of(u), depth_of(u), action.legs)
        if isinstance(action, Attack):
            way = approach(self.b, self.b.units[action.unit], action.wheel, action.target)
            return way.contact()
        if isinstance(action, Place | PlaceScreen):
            return action.pose
        assert isinstance(action, PlaceCommander | RideTo)
        return Pose(action.x, action.y, 0)


def is_there(drawn: dict[str, int], pose: Pose) -> bool:
    x, y, h = pose.key()
    off = max(abs(drawn["x"] - x), abs(drawn["y"] - y))
    return off <= NEAR_ENOUGH and (drawn["h"] - h) % TURN == 0


# Battles


def moments(seed: int) -> Iterator[Battle]:
    """Random battles without end, at every decision."""
    number = 0
    while True:
        scenario = GAME.info.scenarios[number % len(GAME.info.scenarios)]
        rng = Rng(seed * 1_000_003 + number)
        b = battle(GAME.setup(scenario, OPTIONS[number // len(GAME.info.scenarios) % len(OPTIONS)]))
        while isinstance(b.pending, Decision | Throw):
            wait = b.pending
            if isinstance(wait, Throw):
                settle(b, wait.toss(rng))
            else:
                yield b
                actions = wait.legal(b)
                answer(b, actions[rng.below(len(actions))])
        number += 1


def run(count: int, seed: int) -> Tally:
    tally = Tally()
    rng = Rng(seed)
    progress = Progress("drags", count)
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(Path(folder))
        try:
            for b in moments(seed):
                wait = b.pending
                assert isinstance(wait, Decision)
                action = held(b, wait, rng) if rng.below(LOOKED_AT) == 0 else None
                if action is not None:
                    Drags(b, wait, screen, tally, rng).drag(action, [])
                progress.at(tally.drags.total())
                if tally.drags.total() >= count:
                    break
        finally:
            screen.close()
    progress.over()
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    tally = run(chosen.count, chosen.seed)
    for line in tally.lines():
        print(line)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
