"""The options that the laws are tried with."""

from __future__ import annotations

OPTIONS: list[dict[str, str]] = [
    {"turns": "4"},
    {"set-up": "ready", "counter-charge": "on", "winner-tests": "on"},
    {"set-up": "ready", "rifles": "long", "measuring": "none", "french-hold": "on"},
    {"routine": "ask", "set-up": "ready", "turns": "3"},
    {"terrain": "7", "table": "160x120", "objectives": "off", "turns": "3"},
]


def option_sets(scenario: str) -> list[dict[str, str]]:
    return OPTIONS
