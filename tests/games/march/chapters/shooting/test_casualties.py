"""Chapters 11 and 14: characters under fire, casualties, characters in a lost combat."""

from __future__ import annotations

from grognard.games.march.chapters.figures import depth_of, footprint, width_of
from grognard.games.march.chapters.shooting.accuracy import Shooting
from grognard.games.march.chapters.shooting.casualties import Casualties, CombatRisk, chosen
from grognard.games.march.model.actions import COLUMN, REROLL
from grognard.games.march.model.pieces import (
    COMMANDER,
    DESTROYED,
    DRUMMER,
    ENSIGN,
    LOST_COMMANDER,
    OFFICER,
    ON_TABLE,
    SERGEANT,
    SHOT_AT,
    THINNED,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.dice import Draw, Peaks, Pool
from grognard.kernel.umpire import answer, settle
from tests.games.march.field import BLUE, Troops, cm, field, pose, run, waiting

DICE = "9.1 shooting dice"
WHICH = "11.1 which character"
RISK = "14.2 characters in combat"


def facing(staff: tuple[int, int, int, int] = (0, 0, 0, 0), **troops: int) -> Battle:
    """A drilled line shoots at a battalion with these characters, 15 cm away."""
    return field(
        [Troops("a", 60, 40)],
        [
            Troops("x", 60, 55, 180, staff=staff, **troops),  # type: ignore[arg-type]
            Troops("bystander", 110, 110, 180, staff=(1, 1, 1, 1)),
        ],
        nations=(1, 1),
    )


def volley(b: Battle, *faces: int) -> None:
    run(b, Shooting(0, 1, False))
    throw = b.pending
    assert isinstance(throw, Peaks)
    settle(b, throw.read([*faces, *[1] * (throw.dice - len(faces))]))


def staff(b: Battle, uid: int = 1) -> list[int]:
    return b.units[uid].staff


# 11 Characters under fire


def test_11_0_only_a_battalion_that_loses_men_to_fire_risks_its_characters() -> None:
    b = facing((1, 1, 1, 1))
    volley(b, 3, 3)
    assert (b.units[1].rankers, staff(b), b.units[1].causes) == (24, [1, 1, 1, 1], 0)
    assert waiting(b) == ""


def test_11_1_a_six_that_hits_takes_the_character_in_place_of_a_ranker() -> None:
    b = facing((0, 1, 0, 0))
    volley(b, 6, 5, 4)
    assert (b.units[1].rankers, staff(b)) == (22, [0, 0, 0, 0])
    assert (b.units[1].causes, staff(b, 2)) == (SHOT_AT, [1, 1, 1, 1])
    assert waiting(b) == ""


def test_11_1_without_a_six_no_character_falls() -> None:
    b = facing((0, 1, 0, 0))
    volley(b, 5, 5, 4)
    assert (b.units[1].rankers, staff(b)) == (21, [0, 1, 0, 0])
    assert waiting(b) == ""


def test_11_1_a_six_on_a_battalion_without_characters_costs_a_ranker() -> None:
    b = facing()
    volley(b, 6)
    assert (b.units[1].rankers, waiting(b)) == (23, "")


def test_11_1_several_characters_dice_for_which() -> None:
    b = facing((2, 0, 1, 1))
    volley(b, 6)
    throw = b.pending
    assert isinstance(throw, Draw) and throw.count == 4
    assert waiting(b) == WHICH
    settle(b, 2)
    assert (staff(b), b.units[1].rankers) == ([2, 0, 0, 1], 24)
    assert b.units[1].causes == SHOT_AT  # R40: a character is a loss
    assert waiting(b) == ""


def test_R57_every_character_present_has_the_same_chance() -> None:
    b = facing((2, 1, 1, 1))
    b.join(BLUE, 1)
    kinds = [chosen(b, b.units[1], lot) for lot in range(6)]
    assert kinds == [DRUMMER, DRUMMER, SERGEANT, ENSIGN, OFFICER, COMMANDER]


def test_11_1_a_joined_commander_is_one_of_the_lot() -> None:
    b = facing((0, 0, 0, 1))
    b.join(BLUE, 1)
    volley(b, 6, 6, 4)
    assert waiting(b) == WHICH
    settle(b, 1)
    assert not b.commanders[BLUE].alive
    assert (staff(b), b.units[1].rankers) == ([0, 0, 0, 1], 22)
    assert b.units[1].causes == SHOT_AT | LOST_COMMANDER
    assert (b.units[2].causes, waiting(b)) == (0, "")


def test_11_1_a_commander_alone_with_a_battalion_falls_without_a_lot() -> None:
    b = facing()
    b.join(BLUE, 1)
    volley(b, 6)
    assert (b.commanders[BLUE].alive, b.units[1].rankers, waiting(b)) == (False, 24, "")


def test_R23_a_volley_takes_one_character_at_most() -> None:
    b = facing((2, 0, 0, 0))
    volley(b, 6, 6, 6)
    settle(b, 0)
    assert (staff(b), b.units[1].rankers) == ([1, 0, 0, 0], 22)
    assert waiting(b) == ""


def test_R23_of_a_die_re_rolled_the_last_face_counts() -> None:
    b = field(
        [Troops("a", 60, 40, staff=(0, 1, 0, 0))],
        [Troops("x", 60, 55, 180, staff=(0, 0, 0, 1))],
        nations=(1, 1),
    )
    volley(b, 4)
    answer(b, REROLL)
    settle(b, Peaks(DICE, 1, 4).read([6]))
    assert (staff(b), b.units[1].rankers) == ([0, 0, 0, 0], 23)
    assert waiting(b) == ""


def test_R57_a_six_counts_only_if_it_hits() -> None:
    throw = Peaks(DICE, 2, 7)
    assert throw.read([6, 6]) == 0


def test_R57_the_only_ranker_lives_if_a_character_takes_the_hit() -> None:
    b = facing((0, 1, 0, 0))
    b.lose(1, 23)
    volley(b, 6)
    assert (b.units[1].rankers, staff(b), b.units[1].place) == (1, [0, 0, 0, 0], ON_TABLE)
    assert waiting(b) == ""


def test_R40_hits_that_are_not_by_fire_reach_no_character_and_call_for_no_test() -> None:
    b = facing((0, 1, 0, 0))
    run(b, Casualties(1, 3, 3, False))
    assert (b.units[1].rankers, staff(b), b.units[1].causes) == (21, [0, 1, 0, 0], 0)
    assert waiting(b) == ""


# 14 Casualties


def test_14_0_a_battalion_holds_its_front_while_it_can() -> None:
    b = facing()
    volley(b, 4, 4, 4, 4, 4, 4)
    assert (b.units[1].rankers, width_of(b.units[1]), waiting(b)) == (18, cm(24), "")


def test_14_1_fallen_rankers_stay_until_half_of_the_battalion_is_lost() -> None:
    b = facing()
    b.lose(1, 11)
    assert (width_of(b.units[1]), b.units[1].groups()) == (cm(24), 4)
    b.lose(1, 1)
    assert (b.units[1].marks & THINNED, width_of(b.units[1])) == (THINNED, cm(12))


def test_R44_from_half_its_losses_on_the_true_strength_shows() -> None:
    b = facing()
    b.lose(1, 12)
    hull = footprint(b.units[1]).hull
    assert (hull.west, hull.east) == (cm(54), cm(66))  # both ends alike
    b.lose(1, 4)
    assert width_of(b.units[1]) == cm(8)


def test_R44_a_column_shrinks_from_the_rear() -> None:
    b = facing(formation=COLUMN)
    assert depth_of(b.units[1]) == cm(12)
    b.lose(1, 12)
    hull = footprint(b.units[1]).hull
    assert (hull.south, hull.north) == (cm(55), cm(63))


def test_R44_skirmishers_lost_count_for_the_half() -> None:
    b = facing(detached=5)
    b.place_screen(1, pose(60, 50, 180), cm(2))
    b.lose(1, 9)
    b.lose_skirmishers(1, 2)
    assert (b.units[1].losses(), b.units[1].marks & THINNED) == (11, 0)
    b.lose_skirmishers(1, 1)
    assert (b.units[1].losses(), b.units[1].marks & THINNED) == (12, THINNED)


def test_14_1_characters_are_removed_at_once() -> None:
    b = facing((0, 0, 0, 1))
    volley(b, 6)
    assert (staff(b), width_of(b.units[1]), waiting(b)) == ([0, 0, 0, 0], cm(24), "")


def test_R38_losses_beyond_the_figures_left_destroy_the_battalion() -> None:
    b = facing((0, 1, 0, 0))
    b.lose(1, 21)
    b.join(BLUE, 1)
    volley(b, 5, 5, 5, 5, 5)
    assert (b.units[1].place, b.units[1].causes) == (DESTROYED, 0)
    assert not b.commanders[BLUE].alive
    assert waiting(b) == ""


# 14.2 Characters in a lost combat


def risk(b: Battle, *faces: list[int]) -> None:
    run(b, CombatRisk(1, 6))
    for dice in faces:
        throw = b.pending
        assert isinstance(throw, Pool)
        settle(b, throw.read(dice))


def test_14_2_each_character_of_a_badly_beaten_battalion_is_lost_on_half_the_faces() -> None:
    b = facing((2, 0, 1, 1))
    run(b, CombatRisk(1, 6))
    assert waiting(b) == RISK
    risk(b, [3, 4], [1], [4])
    assert (staff(b), b.units[1].rankers) == ([1, 0, 0, 1], 20)
    assert (staff(b, 2), b.units[1].causes, waiting(b)) == ([1, 1, 1, 1], 0, "")


def test_R59_a_lost_character_takes_the_place_of_a_ranker() -> None:
    b = facing((0, 0, 0, 1))
    risk(b, [3])
    assert (staff(b), b.units[1].rankers, waiting(b)) == ([0, 0, 0, 0], 19, "")
    saved = facing((0, 0, 0, 1))
    risk(saved, [4])
    assert (staff(saved), saved.units[1].rankers) == ([0, 0, 0, 1], 18)


def test_R59_a_joined_commander_runs_the_same_risk() -> None:
    b = facing()
    b.join(BLUE, 1)
    risk(b, [1])
    assert (b.commanders[BLUE].alive, b.units[1].rankers) == (False, 19)
    assert (b.units[1].causes, waiting(b)) == (LOST_COMMANDER, "")


def test_R59_with_seven_characters_lost_no_ranker_falls() -> None:
    b = facing((2, 2, 1, 1))
    b.join(BLUE, 1)
    risk(b, [1, 2], [3, 3], [1], [2], [3])
    assert (staff(b), b.units[1].rankers) == ([0, 0, 0, 0], 24)
    assert (b.commanders[BLUE].alive, waiting(b)) == (False, "")


def test_R59_the_last_ranker_falls_unless_a_sixth_character_takes_his_place() -> None:
    for officer, rankers in ((4, 23), (3, 24)):
        b = facing((2, 2, 1, 1))
        b.events = []
        risk(b, [1, 2], [3, 3], [1], [officer])
        fallen = [event for event in b.events if event.kind() == "lost"]
        assert (b.units[1].rankers, len(fallen), waiting(b)) == (rankers, 24 - rankers, "")


def test_14_2_without_characters_no_die_is_thrown() -> None:
    b = facing()
    risk(b)
    assert (b.units[1].rankers, waiting(b)) == (18, "")


def test_14_2_the_risk_can_be_saved_and_copied_at_every_wait() -> None:
    b = facing((2, 0, 1, 0))
    run(b, CombatRisk(1, 6))
    for dice in ([1, 6], [6]):
        copy = b.clone()
        fields = b.stack[0].fields()
        copy.stack[0].restore(fields)
        assert copy.stack[0].fields() == fields
        throw = copy.pending
        assert isinstance(throw, Pool)
        settle(b, throw.read(dice))
    assert (staff(b), b.units[1].rankers, waiting(b)) == ([1, 0, 1, 0], 19, "")
    assert Casualties(3, 2, 1, True).copy().fields() == [3, 2, 1, 1]
    for fields in ([3, 4, 2, 1], [1, 5, 3, 0]):
        p = Casualties(0, 0, 0, False)
        p.restore(fields)
        assert p.fields() == fields
