"""Mutation run: small faults put into the chapters of a game, and how many the tests notice.

    ./run tool mutation eagles                      300 faults drawn from all its chapters
    ./run tool mutation march --count 50 --seed 2   another sample
    ./run tool mutation eagles --chapter fire       every fault of one chapter

A fault is one operator, number or condition changed. The tests of the game's rules, its counted
positions, its golden records and the laws over one of its scenarios are run once with coverage;
each fault is then tried on those that run its line, the quickest first. A fault that no test runs,
or that all of them pass, has survived and is listed; an endless loop is noticed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

os.environ["GROGNARD_PURE"] = "1"  # a binary has no source to put faults into

from grognard.games import PACKAGES
from grognard.kernel.dice import Rng
from tools.mutants.covering import Cover, cover
from tools.mutants.judging import SURVIVED, Trial, load_underneath
from tools.mutants.making import Mutant, mutants_of, unchanged
from tools.mutants.swapping import AT_ONCE, OUTSIDE, Bench, Case
from tools.progress import Progress, stage

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
SOME = 200  # tests, of those that are quick
NO_TEST = "no test runs it"


def chapters(game: str, wanted: str) -> list[Path]:
    found = sorted((GAMES / game / "chapters").rglob("*.py"))
    modules = [path for path in found if path.name != "__init__.py"]
    return [path for path in modules if wanted in ("", path.stem)]


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, each as likely as any other, the same for the same seed."""
    rng, left = Rng(seed), list(mutants)
    drawn = [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]
    return sorted(drawn, key=lambda mutant: (str(mutant.path), mutant.start))


def check_without_fault(found: Cover, path: Path) -> None:
    """Raises where tests fail that ought to pass: every fault would seem to be noticed."""
    trial = Trial(unchanged(path), found.all_tests()[:SOME], found.times)
    bench = Bench([(unchanged(path), found.all_tests())], found.times)
    verdicts = [verdict for _, verdict in bench.verdicts()]
    while not (verdict := trial.verdict()):
        time.sleep(0.1)
    if [*verdicts, verdict] != [SURVIVED, SURVIVED]:
        raise RuntimeError("without any fault, the tests fail as they are run here")


class Run:
    """Tries mutants two at a time, those in functions first; remembers what became of each."""

    def __init__(self, found: Cover, mutants: Sequence[Mutant]) -> None:
        self.found = found
        self.mutants = mutants
        self.progress = Progress("faults tried", len(mutants))
        self.verdicts: dict[Mutant, str] = {}
        self.trials: list[Trial] = []

    def go(self) -> None:
        cases = [(one, self.found.tests_of(one.path, one.lines)) for one in self.mutants]
        self.verdicts |= {one: NO_TEST for one, tests in cases if not tests}
        outside = self.try_inside([case for case in cases if case[1]])
        for mutant, tests in cases:
            if mutant in outside:
                self.wait_below(AT_ONCE)
                self.trials.append(Trial(mutant, tests, self.found.times))
        self.wait_below(1)
        self.progress.over()

    def try_inside(self, cases: Sequence[Case]) -> set[Mutant]:
        """Tries faults inside functions; those outside of all are left."""
        outside = set()
        for mutant, verdict in Bench(cases, self.found.times).verdicts():
            if verdict == OUTSIDE:
                outside.add(mutant)
            else:
                self.verdicts[mutant] = verdict
            self.progress.at(len(self.verdicts))
        return outside

    def wait_below(self, most: int) -> None:
        """Until fewer trials than that are under way."""
        while len(self.trials) >= most:
            for trial in self.trials[:]:
                verdict = trial.verdict()
                if verdict:
                    self.verdicts[trial.mutant] = verdict
                    self.trials.remove(trial)
            self.progress.at(len(self.verdicts))
            time.sleep(0.02)

    def survivors(self) -> list[Mutant]:
        return [one for one in self.mutants if self.verdicts[one] in (SURVIVED, NO_TEST)]


def report(run: Run) -> None:
    for mutant in run.survivors():
        place = mutant.path.relative_to(GAMES)
        print(f"{place}:{mutant.line}: {mutant.old!r} -> {mutant.new!r}: {run.verdicts[mutant]}")
    counts = Counter(run.verdicts.values())
    noticed = len(run.verdicts) - len(run.survivors())
    share = 100 * noticed / max(1, len(run.verdicts))
    parts = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(f"{noticed} of {len(run.verdicts)} faults noticed, {share:.1f} %: {parts}.")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=PACKAGES)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", default="", help="one module of the chapters, whole")
    args = parser.parse_args(arguments)
    paths = chapters(args.game, args.chapter)
    if not paths:
        parser.error(f"{args.game} has no chapter {args.chapter!r}")
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if not args.chapter:
        mutants = sample(mutants, args.count, args.seed)
    with tempfile.TemporaryDirectory() as scratch:
        stage("Running the tests once with coverage")
        found = cover(args.game, Path(scratch))
        stage("Running them once without any fault")
        load_underneath()
        check_without_fault(found, paths[0])
        run = Run(found, mutants)
        run.go()
    report(run)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
