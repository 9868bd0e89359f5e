"""The conformance tests of the game, by their ids: each is the name of a test (test_t_man_1a_…)."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent

# What the booklet's own examples show, what its text says in numbers, and what completes both.
CONFORMANCE = {
    "MAN": "1a 1b 2 3 4 5 6 7 8 9 10 11 12 13 14",
    "ART": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
    "ENG": "1",
    "FOR": "1 2",
    "SHO": "1 2 3 4 5 6 7 8 9 10",
    "REA": "1 2 3 4 5 6 7 8",
    "CC": "1 2 3 4 5 6 7 8 9 10 11 12 13 14",
    "BRK": "1 2",
    "QUA": "1",
    "BLD": "1 2",
    "VIC": "1 2 3",
    "LST": "1",
    "SEQ": "1 2",
    "DUE": "1",
    "PAN": "1 2",
    "RAL": "1",
}


def test_every_conformance_test_is_there() -> None:
    wanted = [
        f"T-{group}-{one}" for group, numbers in CONFORMANCE.items() for one in numbers.split()
    ]
    assert len(set(wanted)) == len(wanted) == 82
    named: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M):
            for group, number in re.findall(r"(?<=_)t_([a-z]+)_(\d+[a-z]?)(?=_|$)", name):
                named.add(f"T-{group.upper()}-{number}")
    assert [id for id in wanted if id not in named] == []
