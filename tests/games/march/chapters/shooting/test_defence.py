"""Chapter 13: defensive fire."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.march.chapters.quality import score
from grognard.games.march.chapters.shooting.defence import (
    DefensiveVolley,
    defence_dice,
    defence_modifier,
    why_not_defend,
)
from grognard.games.march.model.actions import COLUMN, KEEP
from grognard.games.march.model.pieces import (
    ACTIVATED,
    BRITISH,
    DRILLED,
    FALTERED,
    FIRED,
    FRENCH,
    GUARD,
    HARD_COVER,
    READY,
    RECRUITS,
    REFORMING,
    RIFLED,
    SHOT_AT,
    TIRED,
    VETERANS,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.volley_odds import chance_of, forecast_defence
from grognard.kernel.dice import Die, Peaks
from grognard.kernel.umpire import answer, settle
from grognard.table.shapes import polygon
from grognard.table.terrain import Area
from tests.games.march.field import RED, Troops, cm, field, pose, run, waiting

RANGE = "13.2 range die"
DICE = "9.1 shooting dice"


def attacked(
    defender: Troops | None = None,
    charger: Troops | None = None,
    nations: tuple[int, int] = (FRENCH, FRENCH),
) -> Battle:
    """Red, 0, is charged by blue, 1; 2 looks on."""
    return field(
        [defender or Troops("a", 60, 40)],
        [charger or Troops("x", 60, 60, 180), Troops("bystander", 110, 110, 180)],
        nations=nations,
    )


def why_not(b: Battle) -> str:
    refusal = why_not_defend(b, b.units[0], b.units[1])
    return "" if refusal is None else refusal.cite


def dice(b: Battle, face: int) -> int:
    return defence_dice(b.units[0], b.units[1], face).total


def lowest(b: Battle) -> int:
    u = b.units[0]
    return score(b, u) - defence_modifier(b, u).total


def thrown(b: Battle) -> tuple[int, int]:
    throw = b.pending
    assert isinstance(throw, Peaks)
    return throw.dice, throw.need


def roll(b: Battle, *faces: int) -> None:
    throw = b.pending
    assert isinstance(throw, Peaks)
    settle(b, throw.read([*faces, *[1] * (throw.dice - len(faces))]))


# 13.0, 13.1 Who


def test_13_0_a_battalion_that_is_attacked_answers_with_its_fire() -> None:
    b = attacked()
    run(b, DefensiveVolley(0, 1))
    assert waiting(b) == RANGE
    settle(b, 6)
    roll(b, 5)
    assert (b.units[1].rankers, b.units[2].rankers, waiting(b)) == (23, 24, "")


def test_13_2_defensive_fire_is_shown_with_its_range_die_its_dice_and_what_they_need() -> None:
    b = attacked()
    b.events = []
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    assert isinstance(b.pending, Peaks)
    told = next(event.facts() for event in b.events if event.kind() == "defended")
    assert told == [0, 1, 6, b.pending.dice, b.pending.need]


def test_13_1_a_battalion_that_has_not_acted_may_shoot_at_its_attackers() -> None:
    b = attacked()
    assert why_not(b) == ""
    b.activate(0)
    assert why_not(b) == "13.1 not yet activated"


def test_R56_a_battalion_that_passed_still_may() -> None:
    b = attacked()
    b.pass_by(0)
    assert why_not(b) == ""
    b.mark(0, FIRED)
    assert why_not(b) == "R21 volley of the turn"


@pytest.mark.parametrize("mark", [FALTERED, REFORMING, TIRED])
def test_R22_rallying_and_tired_battalions_have_no_defensive_fire(mark: int) -> None:
    b = attacked()
    b.mark(0, mark)
    assert why_not(b) == "R22 no defensive fire"
    b.unmark(0, mark)
    assert why_not(b) == ""


def test_R22_routers_and_those_in_combat_have_none() -> None:
    b = attacked()
    b.engage(0, 2, False)
    assert why_not(b) == "R22 no defensive fire"
    b.part(0)
    assert why_not(b) == ""
    b.rout(0)
    assert why_not(b) == "R22 no defensive fire"


def test_R72_only_at_an_attack_on_the_front() -> None:
    b = attacked()
    b.move_to(1, pose(100, 38, 270))
    assert why_not(b) == "R72 defensive groups"
    b.move_to(1, pose(60, 10, 0))
    assert why_not(b) == "R72 defensive groups"
    b.move_to(1, pose(70, 60, 200))
    assert why_not(b) == ""


# 13.2 The range die


@pytest.mark.parametrize(
    ("face", "cite", "groups"),
    [
        (1, "13.2 long range", 2),
        (2, "13.2 long range", 2),
        (3, "13.2 medium range", 3),
        (5, "13.2 medium range", 3),
        (6, "13.2 short range", 6),
    ],
)
def test_13_2_the_range_is_diced(face: int, cite: str, groups: int) -> None:
    b = attacked()
    assert defence_dice(b.units[0], b.units[1], face, True).lines[-1][0] == cite
    run(b, DefensiveVolley(0, 1))
    assert isinstance(b.pending, Die) and waiting(b) == RANGE
    settle(b, face)
    assert thrown(b) == (groups, 5)
    assert waiting(b) == DICE


def test_R20_a_two_is_long_range_and_modifiers_come_first() -> None:
    b = attacked(
        Troops("a", 60, 40, rankers=36),
        Troops("x", 60, 60, 180, formation=COLUMN),
        (BRITISH, FRENCH),
    )
    assert [dice(b, face) for face in (2, 4, 6)] == [3, 7, 13]


def test_R72_all_groups_of_a_line_the_front_two_of_a_column() -> None:
    assert dice(attacked(), 6) == 6
    assert dice(attacked(Troops("a", 60, 40, formation=COLUMN)), 6) == 2
    # no question of arc, sight or range
    b = field(
        [Troops("a", 60, 40), Troops("b", 60, 45)],
        [Troops("x", 60, 110, 180)],
        nations=(FRENCH, FRENCH),
    )
    assert defence_dice(b.units[0], b.units[2], 6).total == 6


def test_R72_no_cover_helps_a_charger() -> None:
    farm = Area("farm", polygon([(0, cm(58)), (cm(120), cm(58)), (cm(120), cm(70)), (0, cm(70))]),
                HARD_COVER)  # fmt: skip
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 60, 180)], areas=[farm], nations=(1, 1))
    assert dice(b, 6) == 6


def test_R21_disorder_halves_it_and_one_die_is_always_left() -> None:
    b = attacked()
    b.disorder(0)
    assert [dice(b, face) for face in (1, 3, 6)] == [1, 2, 3]
    b.lose(0, 22)
    assert dice(b, 1) == 1


def test_13_2_bonuses_are_those_of_any_volley() -> None:
    b = attacked(Troops("a", 60, 40, quality=GUARD), nations=(BRITISH, FRENCH))
    assert defence_dice(b.units[0], b.units[1], 6, True).lines == [
        ("9.1 firing groups", 6),
        ("9.3 British in line", 2),
        ("9.3 Guard", 2),
        ("13.2 short range", 0),
    ]


def test_R69_rifle_dice_in_defence_are_the_ones_of_the_turn() -> None:
    rifles = Troops("a", 60, 40, quality=VETERANS, light=True, rifles=True)
    b = attacked(rifles, nations=(BRITISH, FRENCH))
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    assert thrown(b)[0] == 6 + 2 + 2
    assert b.units[0].marks & RIFLED
    assert dice(b, 6) == 6 + 2


def test_R71_the_screen_does_not_shoot_in_defence() -> None:
    rifles = Troops("a", 60, 40, quality=VETERANS, light=True, rifles=True, detached=18)
    b = attacked(rifles, nations=(BRITISH, FRENCH))
    b.place_screen(0, pose(60, 50), cm(2))
    assert dice(b, 6) == 2 + 2 + 2  # two formed groups


# 13.3 The dice


@pytest.mark.parametrize(
    ("quality", "need", "chance"),
    [
        (RECRUITS, 6, Fraction(1, 6)),
        (DRILLED, 5, Fraction(1, 3)),
        (VETERANS, 4, Fraction(1, 2)),
        (GUARD, 3, Fraction(2, 3)),
    ],
)
def test_13_3_one_is_taken_from_each_die(quality: int, need: int, chance: Fraction) -> None:
    b = attacked(Troops("a", 60, 40, quality=quality))
    assert (lowest(b), chance_of(lowest(b))) == (need, chance)


def test_R24_lowered_recruits_cannot_hit_in_defence() -> None:
    b = attacked(Troops("a", 60, 40, quality=RECRUITS, staff=(0, 1, 0, 0)))
    b.kill_commander(RED)
    assert lowest(b) == 7
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    roll(b, 6, 6, 6, 6, 6, 6)
    assert (b.units[1].rankers, b.passed, waiting(b)) == (24, True, "")


def test_R72_the_minus_one_adds_to_every_other_modifier() -> None:
    b = attacked()
    b.join(RED, 0)
    assert defence_modifier(b, b.units[0], True).lines == [
        ("9.1 to hit", 0),
        ("3.3 accuracy", 1),
        ("13.3 minus one", -1),
    ]
    assert lowest(b) == 4


def test_13_3_each_die_at_the_score_costs_the_charger_a_loss() -> None:
    b = attacked()
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    roll(b, 5, 6, 4, 4, 4, 4)
    assert (b.units[1].rankers, b.units[2].rankers, b.units[0].rankers) == (22, 24, 24)
    assert waiting(b) == ""


def test_R104_sergeants_serve_in_defensive_fire() -> None:
    b = attacked(Troops("a", 60, 40, staff=(0, 1, 0, 0)))
    run(b, DefensiveVolley(0, 1))
    settle(b, 1)
    roll(b, 1, 1)
    assert waiting(b) == "9.1 sergeant's re-roll"
    answer(b, KEEP)
    assert (b.units[1].rankers, b.passed, waiting(b)) == (24, True, "")


# 13.4 What follows


def test_13_4_a_charger_that_loses_anyone_will_test_its_resolve() -> None:
    b = attacked()
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    roll(b, 5)
    assert (b.passed, b.units[1].causes) == (False, SHOT_AT)
    unhurt = attacked()
    run(unhurt, DefensiveVolley(0, 1))
    settle(unhurt, 6)
    roll(unhurt, 4)
    assert (unhurt.passed, unhurt.units[1].causes) == (True, 0)
    assert waiting(unhurt) == ""


def test_R21_it_was_the_volley_and_the_activation_of_the_turn() -> None:
    b = attacked()
    run(b, DefensiveVolley(0, 1))
    assert (b.units[0].marks & FIRED, b.units[0].status) == (0, READY)
    settle(b, 3)
    assert (b.units[0].marks & FIRED, b.units[0].status) == (FIRED, ACTIVATED)
    assert (b.units[1].status, why_not(b)) == (READY, "13.1 not yet activated")
    assert waiting(b) == DICE


def test_13_4_a_six_takes_a_character_of_the_charger() -> None:
    b = attacked(charger=Troops("x", 60, 60, 180, staff=(0, 0, 0, 1)))
    run(b, DefensiveVolley(0, 1))
    settle(b, 6)
    roll(b, 6, 5)
    assert (b.units[1].staff, b.units[1].rankers) == ([0, 0, 0, 0], 23)
    assert waiting(b) == ""


def test_13_1_defensive_fire_can_be_saved_and_copied() -> None:
    b = attacked()
    run(b, DefensiveVolley(0, 1))
    p = b.clone().stack[0]
    assert p.fields() == [0, 1]
    p.restore([2, 3])
    assert (p.fields(), b.stack[0].fields()) == ([2, 3], [0, 1])


# The numbers of the balance note


def test_R53_the_chances_of_a_column_charging_a_british_line() -> None:
    """36 Drilled in column, with an officer, charge 36 Drilled British who have not acted."""

    def charge(officer: int) -> Battle:
        return attacked(
            Troops("a", 60, 40, rankers=36),
            Troops("x", 60, 60, 180, rankers=36, formation=COLUMN, staff=(0, 0, 0, officer)),
            (BRITISH, FRENCH),
        )

    led = charge(1)
    found = forecast_defence(led, led.units[0], led.units[1])
    assert found.any_loss() == Fraction(4166513, 4782969)
    alone = charge(0)
    without = forecast_defence(alone, alone.units[0], alone.units[1])
    assert round(float(without.rout) * 100, 1) == 43.6
    assert found.gone == 0 and without.character == 0
    assert led.units[1].rankers == 36  # nothing happened
