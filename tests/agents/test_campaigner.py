"""The sensible commander above the battles:

when it retreats, and which cards it sends where (16.0).
"""

from __future__ import annotations

from grognard.agents import AT_ONCE, seated
from grognard.agents.eagles.campaigner import is_hopeless
from grognard.games import game as find_game
from grognard.games.eagles.model.campaign import Campaign
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import settle, submit
from tests.games.eagles.campaigns import (
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    Places,
    enter,
    places,
    table,
    waged,
)
from tests.games.eagles.field import ALLIED, FRENCH, asked, waiting

GAME = find_game("eagles")
# One French card holds the Left against three, and nobody is left to help it.
LOST: Places = {
    "FL": "018, 128, 129, 146", "FC": "023", "FR": "024", "AL": "130, 147, 154",
    "AC": "131, 153", "AR": "132, 165", "british_pile": "133, 134",
}  # fmt: skip


def answer(c: Campaign) -> str:
    """What the sensible player says."""
    action = seated("sensible", 1).answer(GAME, c, asked(c), AT_ONCE)
    return GAME.notate(c, action)


def test_16_0_it_gives_up_a_battle_that_is_lost() -> None:
    c = waged("quatre-bras", quatre_bras=LOST, ligny=QUIET_LIGNY)
    assert is_hopeless(table(c, "quatre-bras"), FRENCH)
    assert answer(c) == "retreat"


def test_16_0_it_fights_on_where_there_is_hope() -> None:
    c = waged("quatre-bras", quatre_bras=LOST | {"french": "025, 026, 029, 063, 064, 067, 071"})
    assert not is_hopeless(table(c, "quatre-bras"), FRENCH)
    assert answer(c) != "retreat"


def test_16_0_the_french_do_not_give_up_the_second_battle() -> None:
    over: Places = {"french": "050", "allied": "207", "over": "1"}
    c = waged("quatre-bras", quatre_bras=LOST, ligny=over)
    assert is_hopeless(table(c, "quatre-bras"), FRENCH)
    assert answer(c) != "retreat"


def test_16_0_nobody_gives_up_the_last_battle() -> None:
    over: Places = {"french": "050", "allied": "207", "over": "1"}
    won: Places = {"french": "027", "allied": "210", "over": "0"}
    c = waged("charleroi", quatre_bras=over, ligny=won, charleroi=LOST)
    assert is_hopeless(table(c, "charleroi"), FRENCH)
    assert answer(c) != "retreat"


def test_R166_all_survivors_go_where_they_are_needed() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    assert answer(c) == "send all > ligny"


def test_R166_nobody_goes_to_a_battle_that_is_lost() -> None:
    lost = {
        "FL": "027, 207, 208, 213", "FC": "051", "FR": "052", "AL": "210, 211, 214",
        "AC": "216, 252, 253", "AR": "218, 219, 221", "allied": "222, 224, 225, 227, 228",
    }  # fmt: skip
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=lost)
    enter(c, "024", "AC")
    assert is_hopeless(table(c, "ligny"), FRENCH)
    assert answer(c) == "ready"


def test_R140_it_strengthens_wavre_until_it_can_hold() -> None:
    over: Places = {"french": "023", "allied": "130", "over": "0"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    sent = 0
    while waiting(c) == "R95 splitting the cards" and asked(c) == ALLIED:
        text = answer(c)
        sent += text.startswith("send")
        submit(c, GAME.parse(c, text))
    assert 3 < sent < 28
    assert "210" in places(c, "wavre", "pile-prussian") + places(c, "waterloo", "pile-prussian")


def test_16_0_it_beats_a_random_player() -> None:
    """One short campaign in each seat; the duel tool plays a hundred."""
    for seat in (FRENCH, ALLIED):
        agents = [seated("sensible" if s == seat else "random", 5 + s) for s in range(2)]
        c = GAME.setup("campaign", {"turns": "5"})
        rng = Rng(11 + seat)
        while GAME.verdict(c) is None:
            if isinstance(c.pending, Throw):
                settle(c, c.pending.toss(rng))
            else:
                who = asked(c)
                submit(c, agents[who].answer(GAME, c, who, AT_ONCE))
        verdict = GAME.verdict(c)
        assert verdict is not None and verdict.winner == seat
