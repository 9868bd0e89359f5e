"""Leaks of a campaign: two tables, and three people of whom each knows their own army alone.

Ann has the French, Bob the British, Dan the Prussians; Carol watches. Who marches from one battle
to the other, how a deck is split, and a Special at one table are nobody else's to know.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.eagles.model.campaign import Campaign
from grognard.server.match.match import Match
from tests.games.eagles.campaigns import (
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    enter,
    waged,
)
from tests.nightly import some_by_day
from tests.server.leaks.traffic import PAUSE, WATCHER, World, leaks, two_worlds
from tests.server.matches import EAGLES

pytestmark = pytest.mark.anyio

ANN, BOB, DAN = 0, 1, 3
PRUSSIANS = {"shares": ["prussian"], "of": 1}
SENDING, SPLITTING, SPECIAL = "sending", "splitting", "special"
WHO = {SENDING: ANN, SPLITTING: DAN, SPECIAL: DAN}
HIDDEN = {SENDING: ("056", "023"), SPLITTING: ("210", "221"), SPECIAL: ("296", "218")}
ENGAGED_LIGNY = {
    "FL": "050", "FC": "051", "FR": "052", "AL": "207, 053", "AC": "208", "AR": "209",
    "french_pile": "027, 028",
}  # fmt: skip


def sending() -> Campaign:
    """The French have won Quatre Bras and say who marches to Ligny."""
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    return c


def splitting() -> Campaign:
    """The French have won both battles; the Allies say who goes to Wavre."""
    over = {"french": "023", "allied": "130", "over": "0"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    return c


def special(held: str, deep: str) -> Campaign:
    """A French shot at Ligny: Dan holds a Special for it, or it lies deep in his pile."""
    ligny = ENGAGED_LIGNY | {"allied": f"210, {held}", "prussian_pile": f"216, 219, {deep}"}
    return waged("ligny", quatre_bras=OPEN_QUATRE_BRAS, ligny=ligny)


def positions(what: str) -> list[str]:
    one, other = HIDDEN[what]
    if what == SPECIAL:
        return [EAGLES.write(special(one, other)), EAGLES.write(special(other, one))]
    return [EAGLES.write(sending() if what == SENDING else splitting())] * 2


def script(what: str, card: str) -> list[tuple[int, str]]:
    if what == SPECIAL:
        return [(ANN, "fire 053 > 207"), (ANN, "end")]
    to = "ligny" if what == SENDING else "wavre"
    closing = [(ANN, "ready")] if what == SENDING else [(DAN, "ready"), (BOB, "ready")]
    return [(WHO[what], f"send {card} > {to}"), *closing]


async def play(found: World, what: str, card: str) -> None:
    others = [order for order in (ANN, BOB, DAN, WATCHER) if order != WHO[what]]
    tries = [f"move {card} > AC" for card in HIDDEN[what]] + [f"play {HIDDEN[what][0]} > 207"]
    for who, text in script(what, card):
        assert await found.act(who, text) == "ack", text
        for wait in (1, PAUSE, PAUSE):
            await found.later(wait)
            await declined(found)
        for order in others:
            await found.observers[order].look(found.instants, tries)
        await found.settle()


async def declined(found: World) -> None:
    for order, sight in ((ANN, 0), (BOB, 17), (DAN, 33)):
        while found.truth.is_asked_in_secret(sight) and found.truth.is_asked(sight):
            assert await found.act(order, "pass") == "ack"


async def worlds_of(folder: Path, what: str) -> list[World]:
    async def both(found: World, first: bool) -> None:
        await play(found, what, HIDDEN[what][0 if first else 1])

    return await two_worlds(folder, "eagles", positions(what), both, **PRUSSIANS)


@pytest.mark.parametrize("what", some_by_day([(SPLITTING,), (SENDING,), (SPECIAL,)], 1))
async def test_16_0_nobody_else_can_tell_what_is_hidden_at_either_table(
    tmp_path: Path, what: str
) -> None:
    worlds = await worlds_of(tmp_path, what)
    others = [order for order in (ANN, BOB, DAN, WATCHER) if order != WHO[what]]
    assert leaks(worlds, others) == []
    assert leaks(worlds, [WHO[what]]) != []  # who decided can, and both worlds went on
    assert len({found.truth.number for found in worlds}) == (2 if what == SPECIAL else 1)


@pytest.mark.nightly
async def test_a_table_that_an_ally_is_shown_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These tests can fail."""
    view = Match.view
    monkeypatch.setattr(
        Match, "view", lambda match, audience: view(match, 1 if audience else audience)
    )
    assert leaks(await worlds_of(tmp_path, SPLITTING), [BOB])
