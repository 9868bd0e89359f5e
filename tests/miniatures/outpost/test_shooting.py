"""Outpost, chapter 3: arcs and sight, and estimates that are written in secret."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import POOL_BASE, Pool
from grognard.kernel.refusal import BadNotation
from grognard.kernel.sealed import owing, turn_to
from grognard.kernel.umpire import settle, submit
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import GONE, LIE, Battle
from tests.miniatures.outpost.moments import at, laying, ordering, played, refused


@pytest.mark.parametrize(
    ("stands", "order", "cite"),
    [
        ({"r1": "14,10 0"}, "fire r1 > b1", ""),
        ({"r1": "14,9 0"}, "fire r1 > b1", "3.2 in its range"),
        ({"r1": "14,10 180"}, "fire r1 > b1", "3.2 in its arc"),
        ({"r1": "14,10 0"}, "fire r1 > b0", "3.1 an enemy in sight"),
        ({"r1": "14,10 0"}, "fire r1 > b4", "3.1 an enemy in sight"),
        ({}, "fire r2 > b1", "3.1 foot, scouts and guns shoot"),
        ({"r3": "13,7.5 0"}, "fire r3 > b1", ""),
        ({"r3": "13,7.5 0", "r1": "13,9 0"}, "fire r3 > b1", "3.2 in sight"),
    ],
)
def test_who_may_shoot_at_whom(stands: dict[str, str], order: str, cite: str) -> None:
    assert refused(ordering(**stands), order) == cite


def test_a_volley_throws_a_die_for_each_base() -> None:
    b = played(ordering(r1="14,10 0"), "fire r1 > b1")
    assert isinstance(b.pending, Pool) and b.pending.dice == 4
    settle(b, 4 * POOL_BASE)
    assert b.units[6].place == GONE


def written(estimate: str, reaction: str, **moved: str) -> Battle:
    """Both have answered, the blue seat first."""
    b = at(laying(**moved))
    turn_to(b, 1)
    submit(b, OUTPOST.parse(b, reaction))
    assert owing(b) == [0]
    submit(b, OUTPOST.parse(b, estimate))
    return b


@pytest.mark.parametrize(("estimate", "dice"), [("e6", 3), ("e5", 3), ("e4", 1), ("e8", 1)])
@pytest.mark.parametrize(("reaction", "need"), [("stand", 4), ("lie", 6)])
def test_the_better_the_estimate_the_more_dice(
    estimate: str, dice: int, reaction: str, need: int
) -> None:
    throw = written(f"write {estimate}", reaction).pending
    assert isinstance(throw, Pool) and (throw.dice, throw.need) == (dice, need)


def test_a_bad_estimate_throws_nothing_and_units_that_lie_down_lose_a_turn() -> None:
    b = written("write e12", "lie")
    assert not isinstance(b.pending, Pool) and b.units[6].down
    b = played(OUTPOST.write(b), "end")
    assert refused(OUTPOST.write(b), "move b1 advance 1") == "2.0 one order a turn"
    assert not played(OUTPOST.write(b), "end").units[6].down


def test_guns_do_not_lie_down() -> None:
    b = played(ordering(r3="8,7.5 0", r4="hidden @3", r2="2,2 0"), "fire r3 > b3")
    turn_to(b, 1)
    assert [a.key() for a in b.pending.legal(b)] == [(8, 0)]  # type: ignore[attr-defined]
    assert LIE == 1


def test_one_answer_is_kept_in_a_position_and_both_are_not() -> None:
    b = at(laying())
    submit(b, OUTPOST.parse(b, "write e7"))
    text = OUTPOST.write(b)
    assert text.endswith("sealed red write e7\n") and OUTPOST.write(at(text)) == text
    with pytest.raises(BadNotation, match="sealed answers are kept only while"):
        at(text + "sealed blue stand\n")


def test_a_seat_sees_its_own_answer_only() -> None:
    b = at(laying())
    submit(b, OUTPOST.parse(b, "write e7"))
    assert "written write e7" in OUTPOST.view(b, 0)
    assert "e7" not in OUTPOST.view(b, 1) and "e7" not in OUTPOST.view(b, None)
