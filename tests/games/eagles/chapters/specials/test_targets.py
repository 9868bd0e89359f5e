"""Chapter 13: the rules that hold for all Special cards.

What each Special does is in test_effects_*.py.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.setup import template
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.cards import standard
from tests.games.eagles.chapters.specials.moments import ACTS, SHOT, WINDOW, roll_for
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    play,
    roll,
    shock,
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import army_of, every_special

# Played from the Reserve


def test_13_0_a_special_is_played_from_its_owners_reserve_only() -> None:
    b = drawn("ligny", french="094, 015", allied="290", french_pile="109", AC="016 column, 207")
    assert why_not(b, play(b, "094", "AC")) is None
    assert why_not(b, play(b, "109", "FC")) == "13.0 from reserve"
    assert why_not(b, play(b, "290", "AC")) == "5.0 alternate turns"
    assert why_not(b, play(b, "015", "AC")) == "13.0 from reserve"
    do(b, play(b, "094", "AC"))
    assert why_not(b, play(b, "094", "AC")) == "13.0 from reserve"
    assert waiting(b) == ACTS


def test_13_0_a_special_is_not_deployed() -> None:
    b = drawn(phase="deployment", active=ALLIED, allied="130, 132, 140, 186")
    place = actions.deploys(uid(b, "186"), 4, -1)[0]
    assert why_not(b, place) == "13.0 from reserve"
    assert waiting(b) == "4.1 one to four"


def test_13_0_a_special_is_shown_and_discarded_and_R86_is_no_loss() -> None:
    b = drawn(french="107, 106", AC="134, 130, 015")
    do(b, play(b, "106", "AC"))
    assert (where(b, "106"), card(b, "106").up) == ("discard", True)
    roll(b, 1)
    assert b.damage == [0, 0]
    assert waiting(b) == ACTS


def test_13_0_the_effect_of_a_special_is_over_with_the_turn() -> None:
    b = drawn("ligny", french="109, 094", FC="070", AR="015 column, 207", AC="208")
    do(b, play(b, "109", "FC"), play(b, "094", "AR"), END, END)
    do(b, fire(b, "070", "208"))
    assert dice_thrown(b)[0] == 3
    roll(b, 2, 2, 2)
    do(b, shock(b, "015", "207"))
    assert dice_thrown(b)[0] == 3
    assert waiting(b) == SHOT


def test_R11_british_lost_orders_belong_to_waterloo_only() -> None:
    assert list(standard().by_number[193].battles) == ["waterloo"]
    assert "193" in template("waterloo", {"deck": "full"}).setting.by_label
    assert "193" not in template("quatre-bras", {"deck": "full"}).setting.by_label


def test_13_0_the_48_specials_are_played_in_the_battles_printed_on_them() -> None:
    specials = every_special()
    assert len(specials) == 48
    for label in specials:
        for battle in standard().by_number[int(label)].battles:
            assert label in template(battle, {"deck": "full"}).setting.by_label
    assert {army_of(label) for label in specials} == {"French", "British", "Prussian"}


# Two Specials, different ones

FULL = "016 column, 063, 130, 134"


def test_13_0_at_most_two_specials_are_played_on_a_position_in_a_phase() -> None:
    b = drawn(french="094, 110, 106, 093", AC=FULL, AR="017 column, 132")
    do(b, play(b, "094", "AC"), play(b, "110", "AC"))
    assert why_not(b, play(b, "106", "AC")) == "13.0 two specials"
    assert why_not(b, play(b, "093", "130")) == "13.0 two specials"
    assert why_not(b, play(b, "093", "132")) is None
    assert waiting(b) == ACTS


def test_R79_the_two_specials_of_one_player_leave_two_to_the_other() -> None:
    b = drawn(french="094, 110", allied="192, 183, 195", AC=FULL)
    do(b, play(b, "094", "AC"), play(b, "110", "AC"), shock(b, "016", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "192", "AC"), play(b, "183", "016"))
    assert waiting(b) == SHOT  # a third of their own is refused, so they are not asked


def test_R103_a_new_phase_counts_from_zero() -> None:
    b = drawn(phase="morale", french="106, 107, 094, 110", AC="016 column hits 1, 063, 130, 134")
    do(b, play(b, "106", "AC"))
    roll(b, 1)
    do(b, play(b, "107", "AC"))
    roll(b, 1)
    do(b, play(b, "094", "AC"), play(b, "110", "AC"))
    assert waiting(b) == ACTS


def test_R103_a_special_on_a_card_counts_for_the_position_it_stands_in() -> None:
    b = drawn(french="093, 097, 109, 099", FC="070", AC="130, 015", AR="132, 016", FL="072")
    do(b, play(b, "093", "130"), play(b, "109", "FC"))
    assert [entry // 32 for entry in b.played] == [4, 1]
    assert waiting(b) == ACTS


def test_R103_a_lasting_special_counts_only_in_the_phase_it_was_played() -> None:
    b = drawn("ligny", active=ALLIED, allied="289, 290, 296", AC="207 column, 208, 015")
    do(b, play(b, "289", "015"), play(b, "290", "AC"), END)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    assert why_not(b, play(b, "296", "AC")) is None
    assert where(b, "289") == "AC"


def test_R103_late_reserves_count_for_no_position() -> None:
    b = drawn(
        active=ALLIED, phase="reinforce", french="104, 106", british_pile="132", AC="134, 130, 015"
    )
    do(b, play(b, "104"))
    assert b.played == []
    do(b, play(b, "106", "AC"))
    roll(b, 1)
    assert (waiting(b), asked(b)) == (ACTS, FRENCH)


def test_13_0_two_specials_on_a_position_must_be_different() -> None:
    b = drawn(phase="morale", arrived=True, allied="192, 296, 294", FR="015, 130, 207")
    do(b, play(b, "192", "FR"))
    assert why_not(b, play(b, "296", "FR")) == "13.0 different specials"
    assert why_not(b, play(b, "294", "015")) is None
    assert waiting(b) == WINDOW


def test_R103_two_rally_cards_are_the_same_special_whatever_their_army() -> None:
    b = drawn("charleroi", active=ALLIED, phase="morale", allied="185, 292", AC="130 hits 1, 207")
    roll(b, 6)
    do(b, play(b, "185", "130"))
    roll(b, 6)
    assert (where(b, "130"), where(b, "292"), waiting(b)) == (
        "casualties",
        "reserve-allied",
        ACTS,
    )


def test_R103_two_copies_of_one_card_are_the_same_special() -> None:
    troops = "015, 016, 017, 018, 019, 020, 021"
    deck = {
        "deck": "custom",
        "french-deck": f"{troops}, 093 x2",
        "prussian-deck": "207, 208, 210, 211, 212, 213",
    }
    b = drawn("ligny", options=deck, french="093, 093b", AC="015, 207, 208", AR="016, 210")
    do(b, play(b, "093", "207"))
    assert why_not(b, play(b, "093b", "208")) == "13.0 different specials"
    assert why_not(b, play(b, "093b", "210")) is None
    assert waiting(b) == ACTS


# British and Prussian Specials where both armies fight


def test_13_0_prussian_specials_wait_for_the_prussians_to_arrive() -> None:
    for arrived, wait in ((False, ACTS), (True, WINDOW)):
        b = drawn(phase="morale", arrived=arrived, allied="297, 294", FR="015", AC="130")
        assert waiting(b) == wait
    b = drawn(phase="morale", allied="297, 193", FR="015", AC="130")
    assert why_not(b, play(b, "297", "FR")) == "13.0 prussian arrival"
    assert why_not(b, play(b, "193", "FR")) is None
    b = drawn(active=ALLIED, allied="295, 207, 193", AL="130, 015")
    confuse = actions.Confuse(uid(b, "295"), uid(b, "207"), 5, 0)
    assert why_not(b, confuse) == "13.0 prussian arrival"
    assert waiting(b) == ACTS


def test_13_0_prussian_specials_are_played_where_prussians_stand() -> None:
    b = drawn(
        phase="morale", arrived=True, allied="294, 296, 195", FR="015, 207", AC="016, 130", FC="017"
    )
    assert why_not(b, play(b, "294", "016")) == "13.0 prussian position"
    assert why_not(b, play(b, "294", "017")) == "13.0 prussian position"
    assert why_not(b, play(b, "296", "AC")) == "13.0 prussian position"
    assert why_not(b, play(b, "294", "015")) is None
    assert why_not(b, play(b, "296", "FR")) is None
    assert waiting(b) == WINDOW


def test_R104_a_general_of_the_nation_is_enough() -> None:
    b = drawn(phase="morale", arrived=True, allied="294", FR="015, 130, 206")
    assert why_not(b, play(b, "294", "015")) is None
    assert waiting(b) == WINDOW


def test_13_0_british_specials_are_played_where_british_stand() -> None:
    b = drawn(
        phase="morale",
        arrived=True,
        allied="183, 192, 195",
        FR="015, 207",
        AC="016, 130",
        amended=False,
    )
    assert why_not(b, play(b, "183", "015")) == "13.0 british position"
    assert why_not(b, play(b, "192", "FR")) == "13.0 british position"
    assert why_not(b, play(b, "195", "015")) == "13.0 british position"
    assert why_not(b, play(b, "183", "016")) is None
    assert why_not(b, play(b, "192", "AC")) is None
    assert why_not(b, play(b, "195", "016")) is None
    assert waiting(b) == WINDOW


def test_13_0_a_special_helps_only_cards_of_its_nation() -> None:
    b = drawn(
        active=ALLIED, phase="morale", arrived=True, allied="185, 292", AL="130 hits 1, 207 hits 1"
    )
    do(b, roll_for(b, "130"))
    roll(b, 6)
    assert why_not(b, play(b, "292", "130")) == "13.0 prussian aid"
    do(b, PASS)
    roll(b, 6)
    assert why_not(b, play(b, "185", "207")) == "13.0 british aid"
    assert why_not(b, play(b, "292", "207")) is None
    assert waiting(b) == WINDOW


@pytest.mark.parametrize(("special", "place"), [("186", "AL"), ("187", "FR")])
def test_R104_british_artillery_specials_do_not_serve_prussian_guns(
    special: str, place: str
) -> None:
    other = "" if place == "AL" else "015"
    b = drawn(
        active=ALLIED,
        arrived=True,
        allied=special,
        AL="272, 165, 130" + (", 015" if place == "AL" else ""),
        FR=other,
    )
    do(b, fire(b, "272", "015"))
    assert waiting(b) == SHOT
    roll(b, 2, 2, 2)
    do(b, fire(b, "165", "015"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)


def test_R104_bayonet_charge_of_one_nation_does_nothing_for_the_other() -> None:
    b = drawn(active=ALLIED, arrived=True, allied="184", FR="130 column, 207 column, 015, 016")
    do(b, play(b, "184", "FR"), shock(b, "207", "015"))
    assert dice_thrown(b)[0] == 4
    roll(b, 2, 2, 2, 2)
    do(b, shock(b, "130", "016"))
    assert dice_thrown(b)[0] == 4
    b = drawn(active=ALLIED, arrived=True, allied="184", FR="130, 207 column, 015")
    assert why_not(b, play(b, "184", "FR")) == "R106 idle play"
    assert waiting(b) == ACTS


def test_R104_battle_confusion_of_one_nation_does_not_move_the_other() -> None:
    b = drawn(active=ALLIED, arrived=True, allied="295, 191", AL="130, 207", FR="015")
    for special, inf, cite in (
        ("295", "130", "13.0 prussian aid"),
        ("191", "207", "13.0 british aid"),
        ("295", "207", None),
        ("191", "130", None),
    ):
        assert why_not(b, actions.Confuse(uid(b, special), uid(b, inf), 2, 0)) == cite
    assert waiting(b) == ACTS


def test_R104_lost_orders_are_exempt_but_297_names_the_french_right_at_waterloo() -> None:
    b = drawn(phase="morale", arrived=True, allied="193, 297", FL="015", FC="016", FR="017")
    for pos in ("FL", "FC", "FR"):
        assert why_not(b, play(b, "193", pos)) is None
    assert why_not(b, play(b, "297", "FL")) == "13.0 prussian position"
    assert why_not(b, play(b, "297", "FC")) == "13.0 prussian position"
    assert why_not(b, play(b, "297", "FR")) is None
    assert waiting(b) == WINDOW


def test_R104_charleroi_has_the_limits_of_nation_but_neither_lanes_nor_arrival() -> None:
    b = drawn(
        "charleroi", phase="morale", allied="294, 297", FL="015, 207", FC="016", AC="017, 130"
    )
    assert why_not(b, play(b, "294", "015")) is None
    assert why_not(b, play(b, "294", "017")) == "13.0 prussian position"
    assert why_not(b, play(b, "297", "FC")) is None
    assert waiting(b) == WINDOW


def test_R104_where_one_allied_army_fights_there_is_no_such_limit() -> None:
    b = drawn("quatre-bras", phase="morale", allied="189", FC="015", AC="130")
    assert why_not(b, play(b, "189", "015")) is None
    b = drawn("ligny", phase="morale", allied="294", FC="015", AC="207")
    assert why_not(b, play(b, "294", "015")) is None
    assert waiting(b) == WINDOW


def test_R104_french_specials_have_no_limit_of_nation() -> None:
    b = drawn(active=ALLIED, phase="morale", arrived=True, french="099", AL="130, 207", AC="132")
    for label in ("130", "207", "132"):
        assert why_not(b, play(b, "099", label)) is None
    assert waiting(b) == WINDOW
