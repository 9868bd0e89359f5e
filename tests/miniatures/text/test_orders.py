"""Orders as sentences, and the ways in them."""

from __future__ import annotations

import pytest

from grognard.kernel.reading import Reader
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.text.lengths import Lengths
from grognard.miniatures.text.orders import Sentence, plain, way_text, words_of
from grognard.miniatures.text.positions import PlaceReader
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg

LENGTHS = Lengths(INCHES)
KNOWN = ("advance", "back", "wheel", "oblique", "sidestep", "pivot", "about", "halt")
UNITS = {"H1": 0, "Gun": 1}


def sentence(text: str) -> Sentence:
    return Sentence(text, words_of(text, {"avance": "advance"}), LENGTHS, UNITS)


def keys(legs: list[Leg]) -> list[tuple[int, int]]:
    return [leg.key() for leg in legs]


def test_every_kind_of_leg_is_written_and_read() -> None:
    legs = [
        Leg(ADVANCE, 2_540),
        Leg(BACK, 127),
        Leg(WHEEL, -3_000),
        Leg(PIVOT, 4_550),
        Leg(SIDESTEP, -1_270),
        Leg(OBLIQUE, 5_080),
        Leg(ABOUT, 0),
    ]
    text = way_text(LENGTHS, legs)
    assert text == (
        "advance 1, back 0.05, wheel left 30, pivot right 45.5, sidestep left 0.5, "
        "oblique right 2, about"
    )
    assert keys(sentence(text).legs(KNOWN)) == keys(legs)
    assert way_text(LENGTHS, []) == "halt" and sentence("halt").legs(KNOWN) == []


def test_a_game_reads_the_legs_it_has() -> None:
    with pytest.raises(BadNotation, match="expected one of advance, halt"):
        sentence("wheel left 30").legs(("advance", "halt"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("advance", "a length in inches"),
        ("advance 3 more", "nothing more, or a comma"),
        ("wheel 30", "one of left, right"),
        ("oblique left", "a length in inches"),
        ("about 3", "nothing more"),
        ("advance 3,", "a length in inches"),
    ],
)
def test_what_is_no_way(text: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        sentence(text).legs(KNOWN)


def test_words_are_taken_from_the_front() -> None:
    one = sentence("fire H1>GUN.crew 60,1.2 90 wide")
    assert (one.next("choice", known="fire"), one.unit()) == ("fire", 0)
    one.arrow()
    assert one.unit_or_part(".crew") == (1, True)
    assert one.pose().key() == (152_400, 3_048, 9_000)
    assert one.more() and not one.take("narrow") and one.take("wide") and not one.more()
    with pytest.raises(BadNotation, match=r"'fire H1>GUN.crew 60,1.2 90 wide …': expected .* fire"):
        one.next("choice", known="fire")


@pytest.mark.parametrize(
    ("text", "problem"), [("x", "'x': expected a unit: H1, Gun"), ("", "expected a unit")]
)
def test_units_are_known_by_their_ids(text: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        sentence(text).unit()
    with pytest.raises(BadNotation, match="'>' and a target"):
        sentence("h1").arrow()


def test_other_words_for_the_same() -> None:
    assert plain("Œuvre À Gauche") == "oeuvre a gauche"
    assert words_of("Avancé h1>gun", {"avance": "advance"}) == ["advance", "h1", ">", "gun"]


def test_a_line_of_a_position() -> None:
    reader = PlaceReader(LENGTHS, UNITS)
    assert isinstance(reader, Reader)
    reader.line, reader.words = 7, "60,1.2 90 3.5 12,4".split()
    assert reader.pose("60,20").key() == (152_400, 3_048, 9_000)
    assert (reader.length(), reader.point("1,1")) == (8_890, (30_480, 10_160))
    with pytest.raises(BadNotation, match=r"line 7: .* expected a length"):
        reader.length()
    assert reader.find_unit("Gun") == 1
    with pytest.raises(BadNotation, match="line 7: 'gun': unknown unit: expected one of H1, Gun"):
        reader.find_unit("gun")
