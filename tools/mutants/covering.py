"""Which tests run which line, and how long each takes: found by one run with coverage."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

from coverage import CoverageData

ROOT = Path(__file__).resolve().parents[2]


class Cover:
    """The tests by line of each module, the quickest first."""

    def __init__(self, data: Path, times: dict[str, float]) -> None:
        self.data = CoverageData(str(data))
        self.data.read()
        self.times = times

    def tests_of(self, path: Path, line: int) -> list[str]:
        contexts = self.data.contexts_by_lineno(str(path)).get(line, [])
        tests = {context.removesuffix("|run") for context in contexts if context.endswith("|run")}
        return sorted(tests, key=lambda test: (self.times.get(test, 0.0), test))


def cover(game: str, tests: Sequence[str], scratch: Path) -> Cover:
    """Run the tests of a game from source once; raises where they do not all pass."""
    home = f"src/grognard/games/{game}"
    settings = scratch / "coverage.ini"
    settings.write_text(f"[run]\nsource = {home}\ndata_file = {scratch / 'data'}\n")
    report = scratch / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--cov", "--cov-context=test"]
    command += [f"--cov-config={settings}", "--cov-report=", f"--junit-xml={report}", *tests]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return Cover(scratch / "data", times_in(report))


def times_in(report: Path) -> dict[str, float]:
    """How long each test took, by the name that coverage gives it."""
    times = {}
    for case in ElementTree.parse(report).iter("testcase"):
        file = case.get("classname", "").replace(".", "/") + ".py"
        times[f"{file}::{case.get('name')}"] = float(case.get("time", 0))
    return times
