"""Chapter 16: retreats, of one's own will and forced."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import RESIGN, RETREAT
from tests.games.eagles.campaigns import (
    LOST_QUATRE_BRAS,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    WAITING,
    Places,
    enter,
    here,
    places,
    table,
    waged,
)
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    TESTING,
    asked,
    card,
    do,
    drawn,
    form,
    move,
    play,
    roll,
    waiting,
    why_not,
)

TEST_ORDER = "5.0 morale phase"


def open_field(**more: str) -> dict[str, Places]:
    return {"quatre_bras": OPEN_QUATRE_BRAS | more, "ligny": QUIET_LIGNY}


def test_16_0_the_beaten_side_tests_each_engaged_card_again() -> None:
    c = waged("quatre-bras", tables=open_field())
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    assert waiting(c) == TESTING and here(c) == "quatre-bras"
    roll(c, 6)
    assert places(c, "quatre-bras", "casualties") == ["130"]
    assert waiting(c) == WAITING and asked(c) == FRENCH


def test_16_0_a_card_that_passes_leaves_the_field_alive() -> None:
    c = waged("quatre-bras", tables=open_field())
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 1)
    assert places(c, "quatre-bras", "casualties") == []
    assert places(c, "quatre-bras", "reserve-allied") == ["128", "129", "130", "132"]


def test_R93_only_engaged_cards_test_and_with_the_usual_modifiers() -> None:
    """Halkett's B holds with Wellington beside him up to a 5; nobody else is engaged."""
    c = waged("quatre-bras", tables=open_field(AL="130, 111, 064"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 5)
    assert places(c, "quatre-bras", "casualties") == []
    assert waiting(c) == WAITING


def test_R98_reserve_and_deck_of_the_beaten_survive() -> None:
    c = waged("quatre-bras", tables=open_field())
    enter(c, "024", "AC")
    assert {"128", "129"} <= set(places(c, "quatre-bras", "reserve-allied"))


def test_R167_hits_are_tested_first_then_the_engagement() -> None:
    c = waged("quatre-bras", tables=open_field(AR="132 hits 1"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    assert waiting(c) == TESTING
    roll(c, 6)
    assert places(c, "quatre-bras", "casualties") == ["132"]
    assert waiting(c) == TESTING
    roll(c, 6)
    assert places(c, "quatre-bras", "casualties") == ["130", "132"]


def test_R167_generals_roll_before_all_others() -> None:
    c = waged("quatre-bras", tables=open_field(AL="130 hits 1, 111 hits 1, 064"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    assert waiting(c) == "12.4 general hit"
    roll(c, 6)
    assert places(c, "quatre-bras", "casualties") == ["111"]


def test_R167_the_owner_chooses_the_order() -> None:
    c = waged("quatre-bras", tables=open_field(AL="130, 134, 064"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    assert waiting(c) == TEST_ORDER and asked(c) == ALLIED


def test_R167_a_general_left_alone_is_lost() -> None:
    c = waged("quatre-bras", tables=open_field(AL="130, 123, 064"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 6)
    assert places(c, "quatre-bras", "casualties") == ["123", "130"]


def test_R167_rally_may_save_a_card_and_no_terrain_is_taken() -> None:
    c = waged(
        "quatre-bras", tables=open_field(AL="178, 130 on 178, 064, 025", allied="185", FR="026")
    )
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 6)
    assert waiting(c) == "13.0 from reserve" and asked(c) == ALLIED
    do(c, play(table(c, "quatre-bras"), "185", "130"))
    roll(c, 6)
    assert waiting(c) == WAITING
    assert places(c, "quatre-bras", "casualties") == ["130"]


def test_R167_other_specials_have_no_moment_there() -> None:
    """Panic belongs to a Morale phase; the Sappers and Howitzer Fire to a Combat phase."""
    c = waged("quatre-bras", tables=open_field(french="100, 108", allied="190, 188"))
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    assert waiting(c) == TESTING


def test_R167_untested_hits_of_the_winner_are_dropped() -> None:
    c = waged(
        "quatre-bras",
        ALLIED,
        quatre_bras=LOST_QUATRE_BRAS | {"AL": "132 hits 2"},
        ligny=QUIET_LIGNY,
    )
    do(c, move(table(c, "quatre-bras"), "128", "FC"))
    assert waiting(c) == TESTING
    roll(c, 1)
    assert card(table(c, "quatre-bras"), "132").hits == 0
    assert waiting(c) == WAITING and asked(c) == ALLIED


def test_16_0_a_side_may_retreat_before_it_moves_or_fires() -> None:
    c = waged("quatre-bras", tables=open_field(AL="130, 064 hits 1"))
    assert why_not(c, RETREAT) is None
    do(c, RETREAT)
    b = table(c, "quatre-bras")
    assert (b.winner, b.ending) == (ALLIED, "16.0 voluntary retreat")
    assert waiting(c) == WAITING and asked(c) == ALLIED


def test_R139_nobody_tests_in_a_voluntary_retreat() -> None:
    c = waged("quatre-bras", tables=open_field())
    do(c, RETREAT)
    survivors = ["006", "023", "024", "025", "026", "029", "056", "064"]
    assert places(c, "quatre-bras", "reserve-french") == survivors


def test_R165_the_first_act_is_the_last_chance() -> None:
    c = waged("quatre-bras", tables=open_field())
    do(c, form(table(c, "quatre-bras"), "024", "column"))
    assert why_not(c, RETREAT) == "R165 moment of retreat"


def test_R165_each_battle_has_its_own_moment() -> None:
    """Who has acted at the first battle may still retreat from the second."""
    c = waged("ligny", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    assert why_not(c, RETREAT) is None
    do(c, RETREAT)
    assert table(c, "ligny").finished and not table(c, "quatre-bras").finished


@pytest.mark.parametrize("phase", ["deployment", "morale"])
def test_R165_not_before_the_combat_phase(phase: str) -> None:
    c = waged("quatre-bras", phase=phase, tables=open_field(FC="024 hits 1, 029 hits 1"))
    assert why_not(c, RETREAT) == "16.0 voluntary retreat"


def test_16_0_nobody_retreats_from_a_single_battle() -> None:
    b = drawn("quatre-bras", options={}, FC="024", FL="023", FR="025", AC="130", AL="128", AR="132")
    assert why_not(b, RETREAT) == "16.0 voluntary retreat"
    do(b, RESIGN)
    assert b.ending == "R149 resignation"


def test_R169_resigning_ends_the_whole_campaign() -> None:
    c = waged("quatre-bras", tables=open_field())
    do(c, RESIGN)
    assert (c.finished, c.winner, c.ending) == (True, ALLIED, "R149 resignation")
