"""Mutation run: small faults put into the chapters of a game, and how many the tests notice.

    ./run tool mutation eagles                      300 faults drawn from all its chapters
    ./run tool mutation march --count 50 --seed 2   another sample
    ./run tool mutation eagles --chapter fire       every fault of one chapter

A fault is one operator, number or condition changed. The tests of the game are run once with
coverage; each fault is then tried on the tests that run its line, the quickest first. A fault that
no test runs, or that all of them pass, has survived and is listed; an endless loop is noticed.
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
from tools.mutants.judging import SURVIVED, Trial
from tools.mutants.making import Mutant, mutants_of
from tools.progress import Progress, stage

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
MOST_TESTS = 60  # of those that run a line; a fault that survives so many counts as a survivor
PATIENCE = 120.0
AT_ONCE = 2
NO_TEST = "no test runs it"


def tests_of(game: str) -> list[str]:
    """What is about the rules: chapters, examples, the sequence, counted positions."""
    home = f"tests/games/{game}"
    others = (f"{home}/test_examples.py", f"{home}/test_sequence.py")
    return [f"{home}/chapters", *(path for path in others if (ROOT / path).is_file())]


def chapters(game: str, wanted: str) -> list[Path]:
    found = sorted((GAMES / game / "chapters").rglob("*.py"))
    modules = [path for path in found if path.name != "__init__.py"]
    return [path for path in modules if wanted in ("", path.stem)]


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, each as likely as any other, the same for the same seed."""
    rng, left = Rng(seed), list(mutants)
    drawn = [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]
    return sorted(drawn, key=lambda mutant: (str(mutant.path), mutant.start))


class Run:
    """Tries mutants two at a time, and remembers what became of each."""

    def __init__(self, found: Cover, mutants: Sequence[Mutant]) -> None:
        self.found = found
        self.mutants = mutants
        self.progress = Progress("faults tried", len(mutants))
        self.verdicts: dict[Mutant, str] = {}
        self.trials: list[Trial] = []

    def go(self) -> None:
        for mutant in self.mutants:
            tests = self.found.tests_of(mutant.path, mutant.line)[:MOST_TESTS]
            if tests:
                self.wait_below(AT_ONCE)
                self.trials.append(Trial(mutant, tests, PATIENCE))
            else:
                self.verdicts[mutant] = NO_TEST
        self.wait_below(1)
        self.progress.over()

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
        return [one for one, verdict in self.verdicts.items() if verdict in (SURVIVED, NO_TEST)]


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
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    if not args.chapter:
        mutants = sample(mutants, args.count, args.seed)
    with tempfile.TemporaryDirectory() as scratch:
        stage("Running the tests once with coverage")
        run = Run(cover(args.game, tests_of(args.game), Path(scratch)), mutants)
        run.go()
    report(run)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
