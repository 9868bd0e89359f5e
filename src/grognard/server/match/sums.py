"""Labelled sums in words, wherever they come from."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.kernel.game import Game
from grognard.kernel.tally import Tally

# What made a number: the cite and value of each line.
Lines = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Sum:
    """A number and the rules that made it: cite, name and value of each; in `parts` of one."""

    title: str
    total: int
    lines: list[tuple[str, str, int]]
    parts: int = 1


def lines_of(tally: Tally) -> Lines:
    return tuple(tally.lines)


def in_words(game: Game, lines: Lines, lang: str, parts: int = 1) -> Sum:
    named = [(cite, game.label_of(cite, value, lang), value) for cite, value in lines]
    title = game.heading(lines[0][0], lang)
    return Sum(title, sum(value for _, value in lines), named, parts)
