"""Answers as numbers, and what a seat sees as an array: both from what that seat may know.

An answer's number is a hash of its sentence in the game's notation, which names hidden pieces by
where they are. So the same sentence has the same number in every position of every battle; where
two that are offered at once fall on one number, the later in the alphabet takes the next free one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.seen import Seen
from grognard.kernel.state import State

ANSWERS: Final = 4096  # numbers that an answer can have
MOST: Final = 1024  # answers that are offered at once
FEATURES: Final = 2048
LIMIT: Final = 64.0  # no feature goes beyond it
UNIT: Final = 32.0  # what counts as one, of a number in a view
FIXED: Final = 1815  # the seed of guesses that must be the same each time

Features = NDArray[np.float32]
Mask = NDArray[np.int8]
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
NUMBERS: Final = re.compile(r"-?\d+(?:\.\d+)?(?:[,x]-?\d+(?:\.\d+)?)*")


# Answers


def numbered(game: Game, s: State, answers: int = ANSWERS, most: int = MOST) -> dict[int, Action]:
    """The answers that may be given to the pending question by their numbers; none without one."""
    decision = s.pending
    if not isinstance(decision, Decision):
        return {}
    named = {game.notate(s, action): action for action in decision.legal(s)}
    if len(named) > most:
        named = {name: named[name] for name in worth_offering(game, s, most)}
    found: dict[int, Action] = {}
    for name in sorted(named):
        found[free(crc32(name.encode()) % answers, found, answers)] = named[name]
    return found


def free(number: int, taken: dict[int, Action], answers: int) -> int:
    """The number itself, or the next one that is not taken."""
    while number in taken:
        number = (number + 1) % answers
    return number


def worth_offering(game: Game, s: State, most: int) -> list[str]:
    """So many answers, those that the game recommends first.

    Their order is looked up in a state that the seat could be in: in the true one it could depend
    on what nobody may know.
    """
    decision = s.pending
    assert isinstance(decision, Decision)
    seen = Seen(game, s, decision.seat, Rng(FIXED))
    names = sorted(seen.key(seen.guess, action) for action in seen.legal())
    best = [seen.key(seen.guess, action) for action in seen.decision.recommended(seen.guess)]
    legal = set(names)
    return list(dict.fromkeys([name for name in best if name in legal] + names))[:most]


def mask_of(found: dict[int, Action], answers: int = ANSWERS) -> Mask:
    mask: Mask = np.zeros(answers, np.int8)
    mask[list(found)] = 1
    return mask


# What is seen


def seen_text(game: Game, s: State, seat: int) -> str:
    """All that a seat may know: the view, and what it is asked."""
    return f"{game.view(s, seat)}\nseat {seat}\nquestion {game.question(s, seat)}"


def features(game: Game, s: State, seat: int) -> Features:
    """What a seat sees as an array, by feature hashing; it is never empty."""
    found: Features = np.zeros(FEATURES, np.float32)
    for name, amount in facts(seen_text(game, s, seat)):
        found[crc32(name.encode()) % FEATURES] += amount
    return np.clip(found, -LIMIT, LIMIT, out=found)


def facts(text: str) -> Iterator[tuple[str, float]]:
    """Named amounts: what each line says of the piece or subject that it begins with.

    An indented line belongs to the last one that is not: its piece is there.
    """
    section = ""
    for line in text.splitlines():
        words = line.split()
        if not words:
            continue
        subject = words[0].rstrip(":")
        if line[0].isspace():
            yield f"{section} {subject}", 1.0
        else:
            section = subject
        yield from facts_of(subject, words[1:])


def facts_of(subject: str, words: list[str]) -> Iterator[tuple[str, float]]:
    """Words count; numbers count by the word before them, whole ones by themselves as well."""
    before = ""
    for place, word in enumerate(words):
        plain = word.strip(",:")
        if not NUMBERS.fullmatch(plain):
            before = plain
            yield f"{subject} {plain}", 1.0
            continue
        if plain.isdigit():
            yield f"{subject} {before} {plain}", 1.0
        for order, number in enumerate(NUMBER.findall(plain)):
            yield f"{subject} {before or place} #{order}", float(number) / UNIT
