"""Values of a TOML file, taken one by one, with every fault remembered."""

from __future__ import annotations

import pytest

from grognard.kernel.refusal import BadData
from grognard.miniatures.files.toml_values import MOST_FAULTS, Node, check_faults, read_toml
from grognard.miniatures.length_unit import INCHES
from grognard.table.pose import INCH


def node(text: str) -> Node:
    return read_toml(text, "some.toml", INCHES)


def faults(top: Node) -> list[str]:
    return [f"{where}: {told['en']}" for where, told in top.faults]


def test_text_that_is_no_toml_is_reported_with_its_line() -> None:
    with pytest.raises(BadData, match=r"some\.toml: is not TOML: Invalid .*line 1"):
        node("a = \n")


def test_lengths_are_in_the_unit_of_the_file() -> None:
    top = node("a = 1.5\nb = 1.51\nc = 30\nat = [0.05, 2]")
    assert top.length("a", 0, 12 * INCH, 0) == 3810
    assert top.length("b", 0, 12 * INCH, 7) == 7 and top.length("c", 0, 12 * INCH, 7) == 7
    assert top.length("none", 0, 12 * INCH, 9) == 9 and top.point("at") == (127, 5080)
    assert faults(top) == [
        "b: 1.51 is not a number of inches from 0 to 12",
        "c: 30 is not a number of inches from 0 to 12",
    ]


def test_a_span_is_counted_in_steps() -> None:
    top = node("a = [1, 2.5]\nb = [2, 1]\nc = [1, 1.3]\nd = 3")
    assert top.span("a", INCH // 2) == (2, 5)
    assert [top.span(key, INCH // 2) for key in "bcd"] == [(1, 1)] * 3
    assert "b: [2, 1] is not a shortest and a longest length, in steps of 0.5" in faults(top)
    assert len(top.faults) == 3 and top.span("none", INCH) == (1, 1) and len(top.faults) == 4


def test_flags_are_true_or_false() -> None:
    top = node("a = true\nb = false\nc = 1")
    assert [top.flag(key) for key in "abcd"] == [True, False, False, False]
    assert faults(top) == ["c: 1 is neither true nor false"]


def test_names_are_known_ones_and_bits_by_their_place() -> None:
    top = node('a = ["x", "z"]\nb = "x"\nc = ["w"]\nd = ["z", "x"]')
    assert top.bits("a", ("x", "y", "z")) == 5 and top.bits("none", ("x",)) == 0
    assert top.names("b", ("x",)) == [] and top.names("c", ("x", "y")) == []
    assert top.names("d", ("x", "z")) == ["z", "x"]
    assert faults(top) == ["b: 'x' is not a list of names", "c: 'w' is not one of x, y"]


def test_angles_are_degrees_to_a_hundredth() -> None:
    top = node("a = 90.25\nb = 359.99\nc = 360\nd = 0.005\ne = -1")
    assert [top.angle(key, 7) for key in "abcdef"] == [9025, 35999, 7, 7, 7, 7]
    assert len(top.faults) == 3 and "c: 360 is not a direction" in faults(top)[0]


def test_what_nobody_takes_is_named_with_what_is_known() -> None:
    top = node("[a]\nb = 1\nc = 2")
    inner = top.table("a")
    inner.whole("b", 0, 9, 0)
    inner.finish()
    assert faults(top) == ["a.c: no such key; known here: b"]


def test_one_error_is_reported_alone_and_many_up_to_a_limit() -> None:
    top = node("")
    check_faults("some.toml", top)
    top.fault("a", "no-text")
    with pytest.raises(BadData, match=r"^some\.toml: a: is missing; expected a text$") as alone:
        check_faults("some.toml", top)
    assert alone.value.words("fr") == "some.toml: a: manque\xa0; il faut un texte"
    for order in range(30):
        top.fault(str(order), "no-text")
    with pytest.raises(BadData) as caught:
        check_faults("some.toml", top)
    assert caught.value.problem.startswith("31 problems:\n")
    assert "31 erreurs\xa0:\na: manque" in caught.value.words("fr")
    assert caught.value.problem.count("\n") == MOST_FAULTS
