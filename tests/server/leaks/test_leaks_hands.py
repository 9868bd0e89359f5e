"""Leaks between allies: what one holds, and is asked in secret, the other cannot notice.

Ann has the French, Bob the British, Dan the Prussians; Carol watches. Battle Smoke, or another
Special, lies in Dan's hand or deep in his pile; or Bob holds one, and Dan must not notice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from grognard.server.match.match import Match
from tests.nightly import some_by_day
from tests.server.leaks.traffic import PAUSE, WATCHER, World, leaks, two_worlds

pytestmark = pytest.mark.anyio

ANN, BOB, DAN = 0, 1, 3
ALLIED = 1
PRUSSIAN, BRITISH = ("296", "243"), ("192", "140")
POSITION = """eagles position 1
battle waterloo
turn 3 french combat
arrived
FC:
  015
FR:
  016
AL:
  240 up
  137 up
  017 up
AC:
  138
AR:
  139
reserve-french: 025, 026
reserve-allied: 146, 241, {held}
pile-{army}: {deep}, {below}
"""


def positions(of: int) -> list[str]:
    special, other = PRUSSIAN if of == DAN else BRITISH
    army, deep = ("prussian", "244, 242") if of == DAN else ("british", "147, 148")
    return [
        POSITION.format(held=held, below=below, army=army, deep=deep)
        for held, below in ((special, other), (other, special))
    ]


async def look(found: World, who: list[int]) -> None:
    tries = [f"play {PRUSSIAN[0]} > AL", f"move {PRUSSIAN[1]} > AC", "send 241 > wavre", "end"]
    for order in who:
        await found.observers[order].look(found.instants, tries[:-1])
    await found.settle()


async def decline(found: World) -> int:
    """Every player who is asked in secret declines; returns how often that was."""
    count = 0
    for order, sight in ((ANN, 0), (BOB, 17), (DAN, 33)):
        truth = found.truth
        while truth.is_asked_in_secret(sight) and truth.is_asked(sight):
            assert await found.act(order, "pass") == "ack"
            count += 1
    return count


async def play(
    found: World,
    at_once: bool,
    others: list[int],
    allies: Sequence[int] = (BOB, DAN),
    acted: Callable[[int], None] = lambda who: None,
) -> int:
    """A shot, the end of the French turn, that of the Allies' and what follows, with time between.

    What follows the Allies' own end is asked of the Allies too: Specials for the French turn.
    """
    asked, ends = 0, [(ally, "end") for ally in allies]
    for who, text in ((ANN, "fire 017 > 137"), (ANN, "end"), *ends):
        if found.truth.verdict is None:
            await found.act(who, text)
        acted(who)
        for wait in (1, PAUSE, PAUSE):
            await found.later(wait)
            if at_once:
                asked += await decline(found)
        await look(found, others)
    return asked


@pytest.mark.parametrize(
    ("of", "at_once"), some_by_day([(DAN, True), (BOB, True), (DAN, False), (BOB, False)], 1)
)
async def test_an_ally_cannot_know_what_the_other_holds(
    tmp_path: Path, of: int, at_once: bool
) -> None:
    others = [ANN, WATCHER, BOB if of == DAN else DAN]
    asked: list[int] = []

    async def script(found: World, first: bool) -> None:
        asked.append(await play(found, at_once, others))

    worlds = await two_worlds(tmp_path, "eagles", positions(of), script, shares=["prussian"], of=1)
    assert leaks(worlds, others) == []
    own = [found.observers[of].received["play"] for found in worlds]
    assert own[0] != own[1]
    assert worlds[0].truth.number != worlds[1].truth.number
    assert not at_once or asked[0] > asked[1]


async def test_by_correspondence_time_does_not_reveal_to_an_ally_that_the_other_was_asked(
    tmp_path: Path,
) -> None:
    """Orders answer at a divided seat, also about its own acts: nobody takes their time."""
    others: list[int] = [ANN, WATCHER, BOB]
    asked: tuple[list[int], list[int]] = [], []  # after whose acts, in either world

    async def script(found: World, first: bool) -> None:
        def note(who: int) -> None:
            if found.truth.asked_in_secret() == ALLIED:
                asked[0 if first else 1].append(who)

        await play(found, False, others, (DAN, BOB), note)

    terms: dict[str, Any] = {"shares": ["prussian"], "of": 1, "pace": "day"}
    worlds = await two_worlds(tmp_path, "eagles", positions(DAN), script, **terms)
    assert leaks(worlds, others) == []
    assert asked == ([ANN, BOB], [])


@pytest.mark.nightly
async def test_a_hand_that_an_ally_is_shown_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These tests can fail."""
    view = Match.view
    monkeypatch.setattr(
        Match, "view", lambda match, audience: view(match, 1 if audience else audience)
    )

    async def script(found: World, first: bool) -> None:
        await look(found, [BOB])

    worlds = await two_worlds(tmp_path, "eagles", positions(DAN), script, shares=["prussian"], of=1)
    assert leaks(worlds, [BOB])
