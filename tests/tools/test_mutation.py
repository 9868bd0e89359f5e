"""The mutation run: which faults are made, which tests are chosen, and what is noticed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import CoverageData

from tools.mutants.covering import Cover, about_rules, times_in
from tools.mutants.making import Mutant, mutants_of, unchanged
from tools.mutation import chapters, sample

ROOT = Path(__file__).resolve().parents[2]
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="faults are tried in forks")

MODULE = '''"""Of 3 things."""

from __future__ import annotations

LIMIT: int = 4


def allowed(b: object, count: int = 0) -> bool:
    """More than 2."""
    assert count >= 0
    b.note()
    if b and not b.ready:
        return True
    return count + 1 < LIMIT and any(
        one
        for one in b.all
        if one.open
    )
'''


def faults(folder: Path, text: str) -> list[Mutant]:
    path = folder / "chapter.py"
    path.write_text(text, encoding="utf-8")
    return mutants_of(path)


def pairs(mutants: list[Mutant]) -> list[tuple[str, str]]:
    return [(mutant.old, mutant.new) for mutant in mutants]


def test_every_operator_number_and_condition_is_changed_and_nothing_else(tmp_path: Path) -> None:
    assert pairs(faults(tmp_path, MODULE)) == [
        *(("4", "5"), ("0", "1"), ("b.note()", "pass"), ("and", "or"), ("not", "")),
        *(("True", "False"), ("+", "-"), ("1", "2"), ("<", "<="), ("and", "or")),
        ("one.open", "(not one.open)"),
    ]


@pytest.mark.parametrize(
    ("text", "new"),
    [
        ("a <= b", ["a < b"]),
        ("a is not b", ["a is b"]),
        ("a not in b", ["a in b"]),
        ("a < b == c", ["a <= b == c", "a < b != c"]),
        ("a or b or c", ["a and b or c", "a or b and c"]),
        ("a // b", ["a * b"]),
        ("1 if a else b", ["2 if a else b", "1 if (not a) else b"]),
        ("(  # <\n    a < b\n)", ["(  # <\n    a <= b\n)"]),
    ],
)
def test_each_fault_changes_one_piece_of_the_source(
    tmp_path: Path, text: str, new: list[str]
) -> None:
    assert [mutant.source() for mutant in faults(tmp_path, f"x = {text}\n")] == [
        f"x = {changed}\n" for changed in new
    ]


def test_a_fault_knows_the_lines_of_its_statement(tmp_path: Path) -> None:
    mutants = faults(tmp_path, MODULE)
    assert [mutant.line for mutant in mutants] == [5, 8, 11, 12, 12, 13, 14, 14, 14, 14, 17]
    assert mutants[-1].lines == (14, 15, 16, 17, 18)
    assert mutants[3].lines == (12,)  # of an `if` only its head
    assert unchanged(mutants[0].path).source() == MODULE


def test_a_sample_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    mutants = faults(tmp_path, MODULE)
    assert sample(mutants, 4, 1) == sample(mutants, 4, 1) != sample(mutants, 4, 2)
    assert len(set(sample(mutants, 4, 1))) == 4
    assert sample(mutants, 100, 1) == mutants


def test_the_chapters_are_found_by_name() -> None:
    assert [path.name for path in chapters("march", "volley")] == ["volley.py"]
    assert chapters("march", "absent") == []
    assert len(chapters("eagles", "")) > 20
    assert not any(path.name == "__init__.py" for path in chapters("eagles", ""))


def test_what_is_run_exists() -> None:
    paths = [one for tests in about_rules("eagles") for one in tests if one.startswith("tests/")]
    assert paths and all((ROOT / path).exists() for path in paths)


def covered(folder: Path, by_test: dict[str, list[int]]) -> Cover:
    data = CoverageData(str(folder / "data"))
    for context, lines in by_test.items():
        data.set_context(context)
        data.add_lines({"/chapter.py": lines})
    data.write()
    return Cover(folder / "data", {"t.py::slow": 2.0, "t.py::quick": 0.1, "t.py::other": 1.0})


def test_the_tests_that_run_a_line_are_chosen_the_quickest_first(tmp_path: Path) -> None:
    found = covered(
        tmp_path,
        {"t.py::slow|run": [3, 4], "t.py::quick|run": [4], "t.py::other|setup": [3], "": [1]},
    )
    path = Path("/chapter.py")
    assert found.tests_of(path, [3]) == ["t.py::slow"]
    assert found.tests_of(path, [3, 4]) == ["t.py::quick", "t.py::slow"]
    assert found.tests_of(path, [9]) == found.tests_of(Path("/absent.py"), [3]) == []
    assert found.tests_of(path, [1]) == ["t.py::quick", "t.py::other", "t.py::slow"]


def test_times_are_read_by_the_name_of_the_test(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    case = '<testcase classname="tests.games.test_a" name="test_b[x-1]" time="0.25"/>'
    report.write_text(f"<testsuites><testsuite>{case}</testsuite></testsuites>")
    assert times_in(report) == {"tests/games/test_a.py::test_b[x-1]": 0.25}


TRIAL = """
import time
from pathlib import Path
from tools.mutants import judging
from tools.mutants.making import Mutant

path = Path("src/grognard/games/march/chapters/disorder.py").resolve()
raw = path.read_bytes()
judging.PATIENCE = 3

def verdict(old: str, new: str, test: str) -> str:
    start = raw.index(old.encode())
    mutant = Mutant(path, 1, (1,), start, start + len(old), old, new)
    trial = judging.Trial(mutant, [f"tests/games/march/chapters/test_disorder.py::{test}"], {})
    while not (found := trial.verdict()):
        time.sleep(0.02)
    return found

half = "test_R66_in_rough_ground_is_more_than_half_of_the_footprint"
print(verdict("> HALF", "> HALF", half))
print(verdict("> HALF", ">= HALF", half))
print(verdict("> HALF", ">= HALF", "test_absent"))
print(verdict("> HALF", "> HALVE", half))
print(verdict("    areas = ", "    while True: pass\\n    areas = ", half))
"""

BENCH = (
    TRIAL.partition("half =")[0]
    + """
from tools.mutants.swapping import Bench

def case(old: str, new: str, test: str) -> tuple[Mutant, list[str]]:
    start = raw.index(old.encode())
    mutant = Mutant(path, 1, (1,), start, start + len(old), old, new)
    return mutant, [f"tests/games/march/chapters/test_disorder.py::{test}"]

half = "test_R66_in_rough_ground_is_more_than_half_of_the_footprint"
cases = [
    case("> HALF", "> HALF", half),
    case("> HALF", ">= HALF", half),
    case("> HALF", "< HALF", "test_absent"),
    case("> HALF", "> HALVE", half),
    case("    areas = ", "    while True: pass\\n    areas = ", half),
    case("HALF: Final = ", "HALF: Final = 1 + ", half),
]
found = dict(Bench(cases, {}).verdicts())
for mutant, _ in cases:
    print(found[mutant])
"""
)


@pytest.mark.nightly
@needs_fork
@pytest.mark.parametrize(("script", "also"), [(TRIAL, []), (BENCH, ["outside"])])
def test_a_fault_is_noticed_or_survives_and_an_endless_one_is_ended(
    script: str, also: list[str]
) -> None:
    environment = {**os.environ, "GROGNARD_PURE": "1", "PYTHONPATH": "src"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["survived", "killed", "survived", "killed", "endless", *also]
