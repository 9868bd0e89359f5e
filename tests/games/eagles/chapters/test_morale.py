"""Chapter 6: Morale."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.cards import data_file
from grognard.games.eagles.model.events import Happened
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Die
from tests.games.eagles.chapters.morale_tests import hits, trial
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    do,
    drawn,
    fire,
    roll,
    uid,
    waiting,
    where,
    why_not,
)

MORALE_DIE = "6.0 one roll per hit"
COMBAT = "5.0 combat phase"
CHOOSE_TEST = "5.0 morale phase"


def weighed(b: Battle, label: str) -> dict[str, int]:
    """The lines of the morale value a card would be tested on."""
    assert isinstance(b.pending, Decision)
    return dict(b.pending.weigh(b, trial(b, label))[0].lines)


def own_list(folder: Path, number: str, column: str, value: str) -> dict[str, str]:
    """Options for the standard card list with one cell changed."""
    lines = data_file("cards.csv").read_text(encoding="utf-8").splitlines()
    cell = lines[0].split(",").index(column)
    for index, line in enumerate(lines):
        if line.startswith(number):
            cells = line.split(",")
            cells[cell] = value
            lines[index] = ",".join(cells)
    path = folder / f"{number}-{column}-{value}.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    return {"deck": "open", "cards": str(path)}


# ---- 6.0 The value of each grade


def one_hit(side: int, label: str) -> Battle:
    """A Morale phase with one hit on one card, in FL or AR; bystanders in the Centers."""
    spec = f"{label} hits 1"
    left, right = (spec, "") if side == FRENCH else ("", spec)
    return drawn(active=side, phase="morale", FC="025", AC="128", FL=left, AR=right)


GRADES = [(FRENCH, "049", 4), (FRENCH, "015", 3), (FRENCH, "043", 2), (ALLIED, "133", 1)]


@pytest.mark.parametrize(("side", "label", "value"), GRADES, ids=["A", "B", "C", "D"])
def test_6_0_a_roll_equal_to_the_morale_value_passes_and_removes_the_hit(
    side: int, label: str, value: int
) -> None:
    b = one_hit(side, label)
    roll(b, value)
    assert hits(b, label) == 0
    assert where(b, label) == ("FL" if side == FRENCH else "AR")
    assert waiting(b) == COMBAT and asked(b) == side


@pytest.mark.parametrize(("side", "label", "value"), GRADES, ids=["A", "B", "C", "D"])
def test_6_0_a_roll_above_the_morale_value_routs_the_card(
    side: int, label: str, value: int
) -> None:
    b = one_hit(side, label)
    roll(b, value + 1)
    assert where(b, label) == "casualties"
    assert where(b, "025") == "FC" and where(b, "128") == "AC"
    assert waiting(b) == COMBAT and asked(b) == side


def test_6_0_artillery_and_cavalry_are_tested_like_infantry() -> None:
    b = drawn(phase="morale", FC="069 hits 1, 055 hits 1", AC="130")
    do(b, trial(b, "069"))
    roll(b, 3)
    roll(b, 4)
    assert where(b, "069") == "FC" and where(b, "055") == "casualties"
    assert waiting(b) == COMBAT


# ---- 6.0 Which cards are tested, and when


def test_6_0_a_card_hit_in_the_enemy_turn_is_tested_in_the_next_own_morale_phase() -> None:
    b = drawn(FC="069", AC="130, 128")
    do(b, fire(b, "069", "130"))
    roll(b, 6, 2, 3)
    assert hits(b, "130") == 1 and hits(b, "128") == 0
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    do(b, END)
    assert waiting(b) == MORALE_DIE
    roll(b, 3)
    assert hits(b, "130") == 0
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_6_0_a_hit_that_was_passed_is_not_tested_again() -> None:
    b = drawn(active=ALLIED, phase="morale", FC="015", AC="130 hits 1")
    roll(b, 1)
    do(b, END)
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    do(b, END)
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_6_0_the_enemys_hits_wait_for_his_own_morale_phase() -> None:
    b = drawn(phase="morale", FC="015 hits 1", AC="130 hits 2")
    roll(b, 1)
    assert hits(b, "130") == 2
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    do(b, END)
    assert waiting(b) == MORALE_DIE
    roll(b, 1)
    roll(b, 1)
    assert hits(b, "130") == 0 and waiting(b) == COMBAT and asked(b) == ALLIED


def test_6_0_with_no_hits_nothing_is_rolled() -> None:
    b = drawn(phase="morale", FC="015", AC="130")
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_6_0_a_card_that_was_not_hit_is_not_tested() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 016 hits 1, 017", AC="130 hits 1")
    assert waiting(b) == CHOOSE_TEST and asked(b) == FRENCH
    assert why_not(b, trial(b, "017")) == "6.0 last enemy turn"
    assert why_not(b, trial(b, "130")) == "6.0 last enemy turn"
    assert why_not(b, END) == "5.0 combat phase"
    assert why_not(b, trial(b, "015")) is None


# ---- 6.0 One roll per hit


def test_6_0_a_card_with_two_hits_rolls_twice() -> None:
    b = drawn(phase="morale", FC="015 hits 2", AC="130")
    roll(b, 3)
    assert hits(b, "015") == 1
    assert waiting(b) == MORALE_DIE
    roll(b, 2)
    assert hits(b, "015") == 0 and where(b, "015") == "FC"
    assert waiting(b) == COMBAT


def test_6_0_any_roll_above_the_value_routs_even_after_a_pass() -> None:
    b = drawn(phase="morale", FC="015 hits 2, 016", AC="130")
    roll(b, 3)
    roll(b, 4)
    assert where(b, "015") == "casualties" and where(b, "016") == "FC"
    assert waiting(b) == COMBAT


def test_6_0_the_books_example_of_a_guard_with_two_hits() -> None:
    for face in (1, 2, 3, 4):
        b = drawn(phase="morale", FC="049 hits 2", AC="130")
        roll(b, face)
        roll(b, face)
        assert where(b, "049") == "FC" and waiting(b) == COMBAT
    for face in (5, 6):
        b = drawn(phase="morale", FC="049 hits 2", AC="130")
        roll(b, face)
        assert where(b, "049") == "casualties" and waiting(b) == COMBAT


def test_R137_once_a_card_is_routed_the_rest_of_its_dice_are_not_rolled() -> None:
    b = drawn(phase="morale", FC="015 hits 3, 016 hits 1", AC="130")
    do(b, trial(b, "015"))
    roll(b, 5)
    assert where(b, "015") == "casualties" and hits(b, "015") == 0
    assert waiting(b) == MORALE_DIE  # the other card, not the second hit
    roll(b, 3)
    assert where(b, "016") == "FC" and waiting(b) == COMBAT


def test_R137_dice_are_thrown_one_at_a_time() -> None:
    b = drawn(phase="morale", FC="015 hits 3", AC="130")
    for left in (3, 2, 1):
        assert isinstance(b.pending, Die) and hits(b, "015") == left
        roll(b, 1)
    assert hits(b, "015") == 0 and waiting(b) == COMBAT


def test_6_0_each_roll_is_shown_with_its_face_the_value_and_whether_it_passed() -> None:
    b = drawn(phase="morale", FC="015 hits 2, 016", AC="130")
    b.events = []
    roll(b, 3)
    roll(b, 4)
    told = [event for event in b.events if isinstance(event, Happened) and event.what == "tested"]
    assert [(event.card, event.args) for event in told] == [
        (uid(b, "015"), [3, 3, 1]),
        (uid(b, "015"), [4, 3, 0]),
    ]


# ---- 6.0 Support, natural 1 and natural 6


def test_6_0_generals_terrain_and_specials_change_the_value(tmp_path: Path) -> None:
    options = own_list(tmp_path, "089", "terrain_morale", "+1")
    b = drawn(
        phase="morale",
        options=options,
        FC="089, 005, 015 square on 089 hits 1, 016 hits 1",
        AC="130",
    )
    assert weighed(b, "015") == {
        "6.0 morale value": 3,
        "12.1 defense": 1,
        "9.3 square morale": 1,
        "6.0 terrain morale": 1,
    }
    assert weighed(b, "016") == {"6.0 morale value": 3, "12.1 defense": 1}
    assert waiting(b) == CHOOSE_TEST


def test_6_0_only_a_test_throws_on_morale() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 016 hits 1", AC="130")
    assert isinstance(b.pending, Decision) and b.pending.weigh(b, END) == []
    assert waiting(b) == CHOOSE_TEST


def test_6_0_a_natural_six_routs_whatever_the_modifiers() -> None:
    b = drawn(phase="morale", FC="001, 049 square hits 1, 050", AC="130")
    roll(b, 6)  # against 4 + 2 + 1
    assert where(b, "049") == "casualties" and waiting(b) == COMBAT


def test_6_0_a_natural_one_passes_whatever_the_modifiers(tmp_path: Path) -> None:
    options = own_list(tmp_path, "179", "terrain_morale", "-3")
    b = drawn(active=ALLIED, phase="morale", options=options, AR="179, 133 on 179 hits 1", FC="015")
    roll(b, 1)  # against 1 - 3
    assert where(b, "133") == "AR" and hits(b, "133") == 0
    assert waiting(b) == COMBAT


def test_R39_with_a_value_above_six_a_five_passes_and_a_six_routs() -> None:
    b = drawn(phase="morale", AC="001, 049 square hits 2, 130", FL="015")
    roll(b, 5)  # against 4 + 3 + 1
    assert hits(b, "049") == 1
    roll(b, 6)
    assert where(b, "049") == "casualties" and waiting(b) == COMBAT


def test_R39_with_a_value_below_one_a_two_routs(tmp_path: Path) -> None:
    options = own_list(tmp_path, "179", "terrain_morale", "-3")
    b = drawn(
        active=ALLIED, phase="morale", options=options, AR="179, 133 on 179 hits 1, 130", FC="015"
    )
    roll(b, 2)
    assert where(b, "133") == "casualties" and where(b, "130") == "AR"
    assert waiting(b) == COMBAT


def test_R30_a_terrain_card_changes_the_morale_of_the_cards_on_it_only(tmp_path: Path) -> None:
    options = own_list(tmp_path, "180", "terrain_morale", "+1")
    houses = "180, 130 on 180 hits 1, 149 hits 1"
    b = drawn(active=ALLIED, phase="morale", options=options, AC=houses, FC="015")
    do(b, trial(b, "130"))
    roll(b, 4)
    assert where(b, "130") == "AC"
    roll(b, 4)
    assert where(b, "149") == "casualties" and waiting(b) == COMBAT


def test_R30_a_terrain_card_without_a_figure_changes_nothing() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 130 on 180 hits 1, 149", FC="015")
    roll(b, 4)
    assert where(b, "130") == "casualties" and waiting(b) == COMBAT
