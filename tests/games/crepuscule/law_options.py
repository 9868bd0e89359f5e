"""The options that the laws are tried with: short battles, for a whole one has 300 decisions."""

from __future__ import annotations

QUICK = False  # from source a turn takes seconds

OPTIONS: list[dict[str, str]] = [
    {"turns": "1"},
    {"turns": "2", "stars": "family", "hard-shots": "second", "good-order": "formed"},
    {"turns": "3", "extremes": "none", "unit-officers": "off", "equal-pursuit": "caught"},
]
RANDOM = ("open-field", "great-field")


SET_UPS = ("alternate", "ready", "alternate")


def option_sets(scenario: str) -> list[dict[str, str]]:
    """On random ground armies are set up by hand, but once."""
    if scenario not in RANDOM:
        return OPTIONS
    pairs = zip(OPTIONS, SET_UPS, strict=True)
    return [{**options, "terrain": "7", "set-up": set_up} for options, set_up in pairs]
