"""Outpost, chapter 2: what a move costs, what it keeps away from, brigades, and hidden scouts."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Decision
from grognard.table.pose import INCH
from tests.miniatures.outpost.chapters.moving import NO_BRIGADE, NO_FORD, NOT_READY, VERDICTS
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import HIDDEN, ON_TABLE
from tests.miniatures.outpost.moments import at, ordering, played, refused

TOO_FAR = VERDICTS.too_far.cite
NO_STEP = VERDICTS.not_a_step.cite


@pytest.mark.parametrize(
    ("stands", "most", "more"),
    [
        ({"r1": "11.5,4.5 0"}, "move r1 advance 6", "move r1 advance 6.05"),
        ({"r1": "11.5,4.5 0"}, "move r1 back 3", "move r1 back 3.05"),
        ({"r1": "11.5,4.5 0"}, "move r1 oblique right 4", "move r1 oblique right 4.05"),
        ({"r1": "11.5,4.5 0"}, "move r1 about, advance 3", "move r1 about, advance 4.05"),
        ({"r2": "11.5,4 0"}, "move r2 about, about, advance 3", "move r2 about, advance 7.05"),
        # half an inch in the open, then wood: twice for infantry, threefold for cavalry
        ({"r1": "5,5 0"}, "move r1 advance 3.25", "move r1 advance 3.3"),
        ({"r2": "5,5 0"}, "move r2 advance 3.25", "move r2 advance 4.5"),
        ({"r4": "5,5 0"}, "move r4 advance 3.7", "move r4 advance 8.05"),
        # a stream costs two inches
        ({"r1": "22,8 0", "b2": "19,16 180"}, "move r1 advance 4", "move r1 advance 4.05"),
    ],
)
def test_a_move_goes_as_far_as_it_is_paid(stands: dict[str, str], most: str, more: str) -> None:
    aside = {"r0": "22,1 0", "r4": "22,3 0", **stands}
    assert refused(ordering(**aside), most) == ""
    assert refused(ordering(**aside), more) == TOO_FAR


@pytest.mark.parametrize(
    ("stands", "order", "cite"),
    [
        ({}, "move r2 back 1", NO_STEP),
        ({}, "move r3 oblique left 1", NO_STEP),
        ({}, "move r1 wheel left 91", NO_STEP),
        ({"r3": "5,5 0"}, "move r3 advance 1", VERDICTS.no_passage.cite),
        ({"r3": "22.2,8 0"}, "move r3 advance 1", NO_FORD.cite),
        ({"r1": "18,5 0"}, "move r1 advance 1", VERDICTS.no_passage.cite),
        ({"r1": "3,4.5 0"}, "move r1 oblique left 2", VERDICTS.off_table.cite),
        ({"r1": "14,10 0"}, "move r1 advance 2.55", VERDICTS.too_near.cite),
        ({}, "move r0 advance 2", VERDICTS.on_friend.cite),
        ({"r1": "8,5 0"}, "move r1 advance 2.5", VERDICTS.on_friend.cite),
        ({}, "move b1 advance 1", "2.0 your own unit"),
        ({}, "brigade r1 advance 1", NO_BRIGADE.cite),
    ],
)
def test_what_a_move_may_not_do(stands: dict[str, str], order: str, cite: str) -> None:
    assert refused(ordering(**stands), order) == cite


def test_friends_are_passed() -> None:
    assert refused(ordering(), "move r0 advance 5") == ""


def test_an_about_face_turns_a_unit_on_its_ground() -> None:
    b = played(ordering(), "move r1 about")
    pose = b.body(1).pose
    assert pose.key() == (10 * INCH, 15 * INCH // 4, 18000)
    assert refused(OUTPOST.write(b), "move r1 advance 1") == NOT_READY.cite


# Brigades


def test_a_brigade_moves_as_one() -> None:
    b = played(ordering(), "brigade r0 oblique right 2")
    before = at(ordering())
    moved = [b.body(uid).pose.x - before.body(uid).pose.x for uid in (0, 1, 2)]
    assert moved == [3592, 3592, 3592] and b.ordered == 0b111 and b.left == 1


def test_a_brigade_wheels_about_its_corner() -> None:
    b = played(ordering(r1="8,4 0", r2="4,4 0", r0="6,2 0"), "brigade r0 wheel right 15")
    assert {b.body(uid).pose.h for uid in (0, 1, 2)} == {1500}
    assert OUTPOST.problems(b) == []


def test_only_units_in_command_go_with_the_general() -> None:
    b = played(ordering(r2="2,4 0"), "brigade r0 advance 1")
    assert b.ordered == 0b11
    assert refused(ordering(r1="18,4 0", r2="2,4 0"), "brigade r0 advance 1") == NO_BRIGADE.cite


def test_the_slowest_of_a_brigade_decides() -> None:
    seen = ordering(r4="22,2 0")
    assert refused(seen, "brigade r0 advance 4") == ""
    assert refused(seen, "brigade r0 advance 6.05") == TOO_FAR


# Hidden scouts


FOUND = ordering(r2="6,8.2 0", r4="hidden @3", b4="hidden @3")
EMPTY = ordering(r2="6,8.2 0", r4="hidden @3", b4="hidden @1")


def test_hidden_scouts_stop_units_that_come_near() -> None:
    b = played(FOUND, "move r2 advance 2")
    assert (b.body(2).pose.x, b.body(2).pose.y) == (6 * INCH, 9 * INCH)
    assert b.units[9].place == ON_TABLE and b.searched == [0, 0]


def test_a_place_where_nobody_hides_is_known_to_be_empty() -> None:
    b = played(EMPTY, "move r2 advance 2")
    assert b.body(2).pose.y == round(10.2 * INCH)
    assert b.units[9].place == HIDDEN and b.searched == [0, 0b100]


def test_a_brigade_halts_together_before_hidden_scouts() -> None:
    stands = {"r0": "3,6.5 0", "r1": "10,7 0", "r2": "6,8.2 0", "r4": "22,2 0"}
    b = played(ordering(b4="hidden @3", **stands), "brigade r0 advance 2")
    gone = {b.body(uid).pose.y - at(ordering(**stands)).body(uid).pose.y for uid in (0, 1, 2)}
    assert len(gone) == 1 and 0 < gone.pop() <= round(0.8 * INCH)
    assert b.units[9].place == ON_TABLE and OUTPOST.problems(b) == []


@pytest.mark.parametrize("order", ["move r4 advance 1", "fire r4 > b3"])
def test_scouts_who_move_or_shoot_are_seen(order: str) -> None:
    b = played(ordering(b3="8,10.5 180"), order)
    assert b.units[4].place == ON_TABLE


def test_the_rules_ask_nobody_where_enemies_hide() -> None:
    """What may be ordered, and why not, is the same wherever they are."""
    words = []
    for text in (FOUND, EMPTY):
        b = at(text)
        decision = b.pending
        assert isinstance(decision, Decision)
        words.append([(a.key(), str(decision.why_not(b, a))) for a in decision.candidates(b)])
    assert words[0] == words[1]
