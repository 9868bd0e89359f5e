"""R170: British and Prussians as two hands of the Allied seat, as the game itself knows them."""

from __future__ import annotations

from grognard.games import game as find_game
from grognard.kernel.shares import ALL_HANDS, hands_seen, seat_seen, sight_of, sights
from grognard.kernel.state import State
from tests.games.eagles.campaigns import QUIET_LIGNY, waged
from tests.games.eagles.field import ALLIED, FRENCH

GAME = find_game("eagles")
HANDS = GAME.hands(ALLIED)
BRITONS, PRUSSIANS = (sight_of(ALLIED, HANDS, [key]) for key in HANDS)
WATERLOO = """
eagles position 1
battle waterloo
turn 3 allied combat
arrived
FC:
  015
AL:
  240
AC:
  137 up
reserve-allied: 146, 241, 296
pile-prussian: 242, 243
"""


def waterloo() -> State:
    return GAME.read(WATERLOO)


def test_sights_are_numbered_beyond_the_seats() -> None:
    assert sights(ALLIED, HANDS) == [BRITONS, PRUSSIANS]
    assert sight_of(ALLIED, HANDS, HANDS) == ALLIED
    assert {seat_seen(BRITONS), seat_seen(PRUSSIANS)} == {ALLIED}
    assert hands_seen(PRUSSIANS, HANDS) == ["prussian"]
    assert hands_seen(ALLIED, HANDS) == HANDS


def test_R170_there_are_two_hands_where_both_armies_fight() -> None:
    assert [share.key for share in GAME.shares(waterloo(), ALLIED)] == HANDS
    assert [share.key for share in GAME.shares(waged("ligny"), ALLIED)] == HANDS
    for scenario in ("quatre-bras", "ligny", "wavre"):
        assert GAME.shares(GAME.setup(scenario, {}), ALLIED) == []
    assert GAME.shares(waterloo(), FRENCH) == []


def test_R170_an_answer_is_the_matter_of_the_army_of_its_card() -> None:
    s = waterloo()
    for text, share in (("move 241 > AL", "prussian"), ("move 146 > AC", "british")):
        assert GAME.share_of(s, GAME.parse(s, text)) == share
    for text in ("resign", "offer draw"):
        assert GAME.share_of(s, GAME.parse(s, text)) == ALL_HANDS


def test_R170_a_retreat_is_decided_by_the_army_that_fights_there() -> None:
    c = waged("ligny", active=ALLIED, ligny=QUIET_LIGNY)
    assert GAME.share_of(c, GAME.parse(c, "retreat")) == "prussian"
    c = waged("quatre-bras", active=ALLIED, quatre_bras={"AL": "130", "AC": "128", "AR": "132"})
    assert GAME.share_of(c, GAME.parse(c, "retreat")) == "british"


def test_R170_a_question_waits_for_all_who_have_cards_there() -> None:
    assert GAME.waits_for(waterloo()) == HANDS
    assert GAME.waits_for(waged("ligny", active=ALLIED, ligny=QUIET_LIGNY)) == ["prussian"]


def test_R170_each_sees_only_their_own_cards() -> None:
    s = waterloo()
    assert "reserve-allied: 146, ?prussian x2" in GAME.view(s, BRITONS)
    assert "reserve-allied: 241, 296, ?british x1" in GAME.view(s, PRUSSIANS)
    assert "  ?prussian" in GAME.view(s, BRITONS)
    assert "Adam" in GAME.table(s, BRITONS, "en")
    assert "Battle Smoke" not in GAME.table(s, BRITONS, "en")
