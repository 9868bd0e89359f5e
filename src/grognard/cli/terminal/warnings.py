"""Warnings in the terminal: moves that a player may come to regret, with the rule."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.aids import Warning

from .screen import WARNING, tell
from .speech import say


def warning_words(warning: Warning) -> str:
    paragraph = warning.cite.split(" ", 1)[0]
    return say("odds-warning", words=warning.words, rule=paragraph)


def print_warnings(warnings: Iterable[Warning]) -> None:
    for warning in warnings:
        tell(warning_words(warning), WARNING)
