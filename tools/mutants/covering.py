"""Which tests run which line, and how long each takes: found by running them once with coverage."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from coverage import CoverageData

ROOT = Path(__file__).resolve().parents[2]
AT_IMPORT = ""  # what coverage calls the time outside all tests
RUN = "|run"  # what it adds to the name of a test while the test itself runs
LONGEST = 600  # seconds for one test: coverage is slow, and so may the machine be
WORDS_ONLY = ("screen", "armies")  # folders of a game's tests that are about texts, not about rules
SHARED = ("tests/games/test_perft.py", "tests/games/test_replays.py", "tests/laws/test_laws.py")


class Cover:
    """The tests by line of each module, the quickest first."""

    def __init__(self, data: Path, times: dict[str, float]) -> None:
        self.data = CoverageData(str(data))
        self.data.read()
        self.times = times
        self.contexts = cache(self.data.contexts_by_lineno)

    def tests_of(self, path: Path, lines: Sequence[int]) -> list[str]:
        """Those that run one of the lines; all, where a line is run before any test begins."""
        by_line = self.contexts(str(path))
        contexts = {context for line in lines for context in by_line.get(line, [])}
        if AT_IMPORT in contexts:
            return self.all_tests()
        ran = {context.removesuffix(RUN) for context in contexts if context.endswith(RUN)}
        return [test for test in self.all_tests() if test in ran]

    def all_tests(self) -> list[str]:
        return sorted(self.times, key=lambda test: (self.times[test], test))


def about_rules(game: str) -> list[list[str]]:
    """What pytest is to run: the game's own tests, then counted positions, whole battles, laws."""
    own = f"tests/games/{game}"
    left_out = [f"--ignore={own}/{folder}" for folder in WORDS_ONLY]
    return [
        ["-m", "not nightly", *left_out, own],
        ["-m", "both_forms and not nightly", "-k", game, *SHARED],
    ]


def cover(game: str, scratch: Path) -> Cover:
    """Run the tests of a game from source once; raises where they do not all pass."""
    data, settings = scratch / "data", scratch / "coverage.ini"
    times: dict[str, float] = {}
    settings.write_text(f"[run]\nsource = src/grognard/games/{game}\ndata_file = {data}\n")
    for order, tests in enumerate(about_rules(game)):
        report = scratch / f"report-{order}.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", f"--timeout={LONGEST}"]
        command += ["--cov", "--cov-append", "--cov-context=test", "--cov-report="]
        command += [f"--cov-config={settings}", f"--junit-xml={report}", *tests]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        if done.returncode:
            raise RuntimeError(f"without any fault, tests fail:\n{done.stdout}")
        times |= times_in(report)
    return Cover(data, times)


def times_in(report: Path) -> dict[str, float]:
    """How long each test took, by the name that pytest gives it."""
    times = {}
    for case in ElementTree.parse(report).iter("testcase"):
        file = case.get("classname", "").replace(".", "/") + ".py"
        times[f"{file}::{case.get('name')}"] = float(case.get("time", 0))
    return times
