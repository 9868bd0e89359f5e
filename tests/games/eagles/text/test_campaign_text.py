"""A campaign as text: written by hand, saved and read back, and what is wrong with one."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.campaign_invariants import campaign_faults
from grognard.games.eagles.model.actions import ALL, READY, RETREAT, Send
from grognard.games.eagles.model.flow import campaign
from grognard.games.eagles.model.state import Battle
from grognard.kernel.refusal import BadNotation
from tests.games.eagles.campaigns import (
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    enter,
    here,
    send,
    table,
    waged,
)
from tests.games.eagles.field import ACTING, ALLIED, FRENCH, asked, do, move, roll, waiting

GAME = find_game("eagles")
BY_HAND = """eagles position 1
battle campaign
option turns 20
at ligny
table quatre-bras
turn 4 allied reinforce
FL: 023
FC: 024
FR: 025
AL: 130
AC: 131
AR: 132
table ligny
turn 4 french combat
FL: 050
FC: 051
FR: 052
AL: 207
AC: 208 hits 1
AR: 209
"""


def test_16_0_a_campaign_written_by_hand_asks_what_its_battle_asks() -> None:
    c = campaign(GAME.read(BY_HAND))
    assert (here(c), waiting(c), asked(c)) == ("ligny", ACTING, FRENCH)
    assert c.options.turns == 20
    assert GAME.write(GAME.read(GAME.write(c))) == GAME.write(c)


def test_16_0_and_continues_with_the_next_turn() -> None:
    c = campaign(GAME.read(BY_HAND))
    do(c, move(table(c, "ligny"), "051", "AC"))
    text = GAME.write(c)
    assert "acted" in text.splitlines()
    again = campaign(GAME.read(text))
    assert again.acted and GAME.write(again) == text


def test_16_0_a_deployment_written_by_hand() -> None:
    text = BY_HAND.replace("turn 4 french combat", "turn 0 allied deployment")
    c = campaign(GAME.read(text.replace("AL: 207\n", "AL: 207\nreserve-allied: 218\n")))
    assert (waiting(c), asked(c)) == ("4.1 one to four", ALLIED)
    do(c, READY, READY)
    assert (here(c), waiting(c), asked(c)) == ("quatre-bras", ACTING, FRENCH)


def test_16_0_checks_of_the_beaten_are_saved_and_continue() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    text = GAME.write(c)
    assert "over french 4.3 sole occupation" in text and "fallen AC" in text
    again = campaign(GAME.read(text))
    assert GAME.write(again) == text
    for one in (c, again):
        roll(one, 6)
        do(one, send(one, "all", "ligny"))
    assert GAME.write(c) == GAME.write(again)


def test_R94_an_army_that_has_joined_is_saved_with_its_rate() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    do(c, RETREAT)
    do(c, send(c, "132", "ligny"), READY)
    text = GAME.write(c)
    assert "joined british 2" in text
    assert table(campaign(GAME.read(text)), "ligny").setting.draws == [4, 2, 4]


def test_16_0_a_campaign_that_is_over_is_read_back() -> None:
    over = {"french": "023", "allied": "130", "over": "1"}
    lost = OPEN_LIGNY | {"FC": "", "AC": "208, 218", "AR": "209"}
    c = waged("ligny", ALLIED, quatre_bras=over, ligny=lost)
    enter(c, "208", "FC")
    again = campaign(GAME.read(GAME.write(c)))
    assert again.finished and (again.winner, again.ending) == (ALLIED, "16.0 both lost")
    assert GAME.open_view(again) == GAME.open_view(c)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("at ligny", "at waterloo", "expected one of quatre-bras, ligny"),
        ("at ligny", "weather rain", "expected one of battle, option, at"),
        ("table ligny", "table wavre", "expected the tables of quatre-bras, ligny"),
        ("option turns 20", "option scale 2", "not for a campaign"),
        ("option turns 20", "option weather 2", "no such option"),
        ("FL: 050", "FL: 023", "023: fights at quatre-bras, ligny"),
        ("FL: 050", "fallen XX", "expected a Position"),
        ("FL: 050", "FL: 999", "unknown card"),
        ("at ligny", "at ligny extra", "expected nothing more"),
        ("turn 4 french combat\n", "", "expected a line such as 'turn"),
    ],
)
def test_what_is_wrong_with_a_campaign_is_said(old: str, new: str, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        GAME.read(BY_HAND.replace(old, new))


def test_a_campaign_without_tables_is_none() -> None:
    with pytest.raises(BadNotation, match="expected the tables of"):
        GAME.read("eagles position 1\nbattle campaign\nat ligny\n")


def test_a_list_of_cards_that_cannot_be_read_is_reported_with_its_line() -> None:
    with pytest.raises(BadNotation, match=r"nowhere\.csv"):
        GAME.read(BY_HAND.replace("option turns 20", "option cards nowhere.csv"))


def test_single_battles_know_no_retreat() -> None:
    with pytest.raises(BadNotation, match="expected one of deployment, morale, combat, reinforce"):
        GAME.read("eagles position 1\nbattle ligny\nturn 1 french retreat\n")


def test_R166_orders_to_send_are_written_and_read_back() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    one, everybody = send(c, "056", "ligny"), Send(ALL, 1)
    assert GAME.notate(c, one) == "send 056 > ligny"
    assert GAME.notate(c, everybody) == "send all > ligny"
    assert GAME.parse(c, "envoie tout vers ligny").key() == everybody.key()
    assert GAME.parse(c, "send 56 ligny").key() == one.key()
    said = GAME.take_apart(c, one)
    assert (said.verb, said.piece, said.target) == ("send", "056", "ligny")
    assert GAME.describe(c, one, "en").endswith("marches to Ligny")
    assert GAME.describe(c, everybody, "en") == "all that are left march to Ligny"
    for wrong in ("send 999 > ligny", "send 056", "send 056 > paris"):
        with pytest.raises(BadNotation):
            GAME.parse(c, wrong)


def test_16_0_a_card_that_fights_twice_is_found() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    assert campaign_faults(c) == []
    b = table(c, "ligny")
    assert isinstance(b, Battle)
    b.put(b.setting.by_label["023"], 8)
    assert campaign_faults(c) == ["023: fights at quatre-bras, ligny, or is lost and fights on"]
