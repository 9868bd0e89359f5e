"""The options that the laws are tried with: short battles, for a whole one has 500 decisions."""

from __future__ import annotations

QUICK = False  # from source a turn takes seconds

OPTIONS: list[dict[str, str]] = [
    {"turns": "1"},
    {"turns": "1", "critical": "initiative", "infantry-breakthrough": "optional"},
    {"turns": "2", "cavalry-evades": "on"},
]


def option_sets(scenario: str) -> list[dict[str, str]]:
    return (
        [{**options, "terrain": "7"} for options in OPTIONS] if scenario == "meeting" else OPTIONS
    )
