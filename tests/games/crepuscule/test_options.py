"""Every reading that the rulings leave open is an option, and the ruled one its default."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.casualties import panic_share, remove_figures
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.shooting.targets import why_not_fire
from grognard.games.crepuscule.model.kinds import (
    FRONT,
    HOWITZER,
    MILITIA,
    MOVED,
    REACTIONS,
)
from grognard.games.crepuscule.model.options import OPTIONS, Options
from grognard.games.crepuscule.model.pieces import Contact
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battery,
    battle,
    run,
    squadron,
    throw,
    waiting,
)

# Each toggle with the ruling or rule that it is about, and its values, the default first.
TOGGLES = {
    "set-up": ("D-112", "alternate ready"),
    "extremes": ("D-04", "ruled none"),
    "stars": ("D-05", "one family"),
    "chief-range": ("D-14", "ruled short"),
    "march-limit": ("D-25", "on off"),
    "march-musician": ("D-26", "on off"),
    "hard-shots": ("D-39", "strength second"),
    "carbines": ("D-42", "ruled moving"),
    "heavy-fire": ("D-43", "off on"),
    "column-flanks": ("D-52", "six all"),
    "supports": ("D-60", "all two"),
    "good-order": ("D-62", "eligible formed"),
    "heavy-fall-back": ("D-64", "order short"),
    "medium-crew": ("D-77", "4 3"),
    "howitzer-misfire": ("D-87", "none chart"),
    "partial-cover": ("D-88", "5 4"),
    "militia-panic": ("D-103", "tenth quarter"),
    "unit-officers": ("D-110", "on off"),
    "early-end": ("D-111", "on off"),
    "smoke": ("D-122", "off on"),
    "impetuosity": ("D-127", "leadership die"),
    "square-ranks": ("D-130", "all one"),
    "flank-panic": ("D-174", "always melee"),
    "light-ranks": ("D-199", "two three"),
    "equal-pursuit": ("W-PUR-1", "escapes caught"),
    "ammunition": ("C-ART-32", "off on"),
    "estimates": ("D-79", "error exact"),
    "by-eye": ("D-79", "off on"),
}


@pytest.mark.parametrize("key", TOGGLES)
def test_each_open_reading_is_an_option_with_the_ruled_default(key: str) -> None:
    cite, values = TOGGLES[key]
    (option,) = [one for one in OPTIONS if one.key == key]
    assert option.values == values.split() and option.default == option.values[0]
    for lang in ("en", "fr"):
        assert option.about[lang].startswith(cite)
    for value in option.values:
        Options({key: value})


def test_no_option_is_without_its_ruling() -> None:
    general = {"turns", "points", "terrain", "south-army", "north-army"}
    known = general | set(TOGGLES)
    assert {one.key for one in OPTIONS if not one.local} == known


@pytest.mark.parametrize(("value", "cite"), [("ruled", "D-42"), ("moving", "")])
def test_d_42_mounted_carbines_on_the_move(value: str, cite: str) -> None:
    b = battle([squadron("f1", marks=MOVED), battalion("a1", ALLIED, (24, 20))], carbines=value)
    found = why_not_fire(b, b.units[0])
    assert (found.cite if found else "") == cite


@pytest.mark.parametrize(("value", "need"), [("5", 5), ("4", 4)])
def test_d_88_figures_partly_under_a_template(value: str, need: int) -> None:
    b = battle(
        [
            battery("h", at=(24, 10), weight=HOWITZER, gunners=3),
            battalion("a", ALLIED, (24, 36), figures=22),
        ],
        partial_cover=value,
        estimates="exact",
    )
    run(b, Shell(0, 1, 26))
    throw(b, 6)
    throw(b, 1)
    assert isinstance(b.pending, Pool)
    assert (waiting(b), b.pending.need) == ("D-88", need)


@pytest.mark.parametrize(("value", "tests"), [("tenth", True), ("quarter", False)])
def test_d_103_at_which_losses_militia_panics(value: str, tests: bool) -> None:
    b = battle([battalion("f1", figures=22, quality=MILITIA)], militia_panic=value)
    remove_figures(b, 0, 3)
    assert panic_share(b, b.units[0]) is tests
    remove_figures(b, 0, 3)
    assert panic_share(b, b.units[0])


@pytest.mark.parametrize(
    ("value", "fights", "cite"),
    [("always", False, "C-MOR-1"), ("melee", False, "D-125"), ("melee", True, "C-MOR-1")],
)
def test_d_174_who_panics_when_charged_in_flank(value: str, fights: bool, cite: str) -> None:
    units: list[Any] = [
        battalion("a1", ALLIED, (24, 20), figures=12),
        battalion("f1", at=(34, 20), facing=270),
        battalion("f2", at=(24, 20), figures=12),
    ]
    b = battle(units, phase=REACTIONS, flank_panic=value)
    if fights:
        b.touch(Contact(2, 0, FRONT, 0, 1))
    b.declare(1, 0, 0)
    run(b, ReactionStep(ALLIED))
    assert waiting(b) == cite


@pytest.mark.parametrize(
    ("given", "erring"),
    [({}, True), ({"estimates": "exact"}, False), ({"by-eye": "on"}, False)],
)
def test_d_79_by_eye_no_dice_make_an_estimate_wrong(given: dict[str, str], erring: bool) -> None:
    assert Options(given).estimate_error is erring


def test_d_111_the_turns_are_an_option() -> None:
    assert Options({}).turns == 8 and Options({"turns": "30"}).turns == 30
    for bad in ("0", "31", "many"):
        with pytest.raises(ValueError, match="turns"):
            Options({"turns": bad})
