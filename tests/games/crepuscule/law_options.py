"""The options that the laws are tried with: short battles, for a whole one has 300 decisions."""

from __future__ import annotations

QUICK = False  # from source a turn takes seconds

OPTIONS: list[dict[str, str]] = [
    {"turns": "1"},
    {"turns": "2", "stars": "family", "hard-shots": "second", "good-order": "formed"},
    {"turns": "3", "extremes": "none", "unit-officers": "off", "equal-pursuit": "caught"},
]
RANDOM = ("open-field", "great-field")


def option_sets(scenario: str) -> list[dict[str, str]]:
    return [{**options, "terrain": "7"} for options in OPTIONS] if scenario in RANDOM else OPTIONS
