"""Chapter 5: the sequence of play."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS, READY
from grognard.games.eagles.model.events import Happened
from grognard.games.eagles.model.options import Options
from grognard.games.eagles.model.pieces import COMBAT, MORALE, REINFORCE
from grognard.games.eagles.model.places import PILE
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.position import write
from grognard.kernel.event import EVERYONE
from grognard.kernel.refusal import BadNotation
from tests.games.eagles.dealing import begun, deal_all, deploy_one_each
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    do,
    draw,
    drawn,
    fire,
    move,
    play,
    roll,
    uid,
    waiting,
    why_not,
)

DEPLOY = "4.1 one to four"
FIGHT = "5.0 combat phase"


# ---- R8 The Allies deploy first, then the French


def test_R8_the_allies_deploy_and_lock_then_the_french() -> None:
    b = begun()
    deal_all(b)
    deploy_one_each(b, ALLIED)
    assert waiting(b) == DEPLOY and asked(b) == FRENCH
    locked = next(x for x in b.at[PLACES["AC"]])
    assert why_not(b, actions.deploys(locked, PLACES["AR"], -1)[0]) == "5.0 alternate turns"
    deploy_one_each(b, FRENCH)
    assert waiting(b) == FIGHT


# ---- 5.0 Battle turns


def ready_to_fight() -> Battle:
    b = begun()
    deal_all(b)
    deploy_one_each(b, ALLIED)
    deploy_one_each(b, FRENCH)
    return b


def test_5_0_the_french_have_the_first_turn() -> None:
    b = ready_to_fight()
    assert waiting(b) == FIGHT and asked(b) == FRENCH
    assert b.turn == 1 and b.active == FRENCH


@pytest.mark.parametrize("battle", ["ligny", "wavre", "waterloo", "charleroi"])
def test_5_0_the_french_begin_in_every_battle(battle: str) -> None:
    b = begun(battle)
    deal_all(b)
    deploy_one_each(b, ALLIED)
    deploy_one_each(b, FRENCH)
    assert waiting(b) == FIGHT and asked(b) == FRENCH


def test_5_0_the_players_take_turns_in_alternation() -> None:
    b = ready_to_fight()
    seen = []
    for _ in range(4):
        seen.append((b.turn, asked(b)))
        do(b, END)
        roll(b, 1)
    assert seen == [(1, FRENCH), (1, ALLIED), (2, FRENCH), (2, ALLIED)]
    assert waiting(b) == FIGHT


def test_5_0_a_turn_is_morale_then_combat_then_reinforce() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1", FC="015", british_pile="128")
    assert waiting(b) == "6.0 one roll per hit" and b.phase == MORALE
    roll(b, 1)
    assert waiting(b) == FIGHT and b.phase == COMBAT
    do(b, END)
    assert waiting(b) == "10.0 draw" and b.phase == REINFORCE
    draw(b, "128")
    assert waiting(b) == FIGHT and asked(b) == FRENCH


def test_5_0_only_the_player_whose_turn_it_is_moves_and_fires() -> None:
    b = drawn(FC="015, 069", AC="130, 165", allied="128")
    assert why_not(b, move(b, "130", "FC")) == "5.0 alternate turns"
    assert why_not(b, fire(b, "165", "015")) == "5.0 alternate turns"
    assert why_not(b, fire(b, "069", "130")) is None
    assert waiting(b) == FIGHT and asked(b) == FRENCH


def test_5_0_each_thing_is_done_in_its_own_phase() -> None:
    b = drawn(FC="015 hits 1", AC="130")
    assert why_not(b, actions.Test(uid(b, "015"))) == "5.0 morale phase"
    assert why_not(b, READY) == "4.1 reserve"
    assert why_not(b, PASS) == "5.0 phases"
    assert waiting(b) == FIGHT


def test_5_0_any_or_all_cards_may_move_or_fire() -> None:
    b = drawn(FC="015, 016, 069", AC="130")
    do(b, fire(b, "069", "130"))
    roll(b, 2, 2, 2)
    do(b, move(b, "015", "AC"), move(b, "016", "AC"))
    assert why_not(b, move(b, "069", "reserve")) == "7.0 already fired"
    assert waiting(b) == FIGHT
    b = drawn(FC="015", AC="130")
    assert why_not(b, END) is None and waiting(b) == FIGHT


def test_5_0_a_card_that_acted_may_act_again_in_its_next_turn() -> None:
    b = drawn(FC="015, 069", AC="130")
    do(b, fire(b, "069", "130"))
    roll(b, 2, 2, 2)
    assert why_not(b, fire(b, "069", "130")) == "7.0 already fired"
    do(b, END, END)
    assert asked(b) == FRENCH and why_not(b, fire(b, "069", "130")) is None
    assert waiting(b) == FIGHT


def test_R100_what_lasts_this_turn_ends_with_its_reinforce_phase() -> None:
    b = drawn("quatre-bras", FC="015, 016", AC="130", allied="189", french_pile="001")
    do(b, move(b, "015", "AC"))
    assert waiting(b) == "13.0 from reserve" and asked(b) == ALLIED
    do(b, play(b, "189", "015"))
    assert why_not(b, move(b, "015", "AC")) == "13.0 fatigue"
    do(b, END)
    assert waiting(b) == "10.0 draw" and card(b, "015").marks
    draw(b, "001")
    assert not card(b, "015").marks
    do(b, END)
    assert asked(b) == FRENCH and why_not(b, move(b, "015", "AC")) is None
    assert waiting(b) == FIGHT


# ---- Options


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deck", "mixed"),
        ("scale", "0"),
        ("scale", "1/0"),
        ("scale", "1/2/3"),
        ("scale", "-1"),
        ("scale", "half"),
        ("scale", "21"),
        ("decoys", "yes"),
        ("victory", "3"),
        ("turns", "-1"),
        ("turns", "1000"),
        ("turns", ""),
        ("prussian-general", "maybe"),
        ("draws", ""),
        ("resign", "1"),
        ("weather", "rain"),
    ],
)
def test_2_0_a_bad_option_is_refused_by_name(key: str, value: str) -> None:
    with pytest.raises(BadNotation, match=key):
        Options({key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [("turns", "0"), ("turns", "999"), ("scale", "1/20"), ("scale", "20"), ("victory", "2")],
)
def test_2_0_an_option_inside_its_limits_is_taken(key: str, value: str) -> None:
    assert Options({key: value}).given == {key: value}


def test_2_0_an_option_left_at_its_default_is_not_named() -> None:
    assert Options({"turns": "40", "deck": "historical", "scale": "1"}).given == {}


def test_2_0_an_unknown_battle_is_refused() -> None:
    with pytest.raises(BadNotation, match="no such battle"):
        begun("austerlitz")


def test_an_event_goes_by_its_word() -> None:
    assert Happened("routed", 3, 0, EVERYONE, []).kind() == "routed"


def test_dealing_no_cards_changes_nothing() -> None:
    b = new_battle("wavre", {})
    before = write(b)
    b.deal([], PILE)
    assert write(b) == before
