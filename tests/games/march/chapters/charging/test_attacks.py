"""Chapter 12: which enemies a battalion may charge, and the charges worth asking about."""

from __future__ import annotations

from random import Random

from grognard.games.march.chapters.charging.attacks import list_attacks
from grognard.games.march.chapters.charging.charge_path import charger_of
from grognard.games.march.chapters.figures import body_of, footprint
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import NOBODY
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.miniatures.moving.charge_path import hits, is_aside, is_beyond
from tests.games.march.field import Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    FIGHTING,
    blue,
    by_option,
    charge,
    in_contact,
    patch,
    place,
    red,
    refusal,
)


def listed(b: Battle, unit: int = 0) -> list[tuple[int, ...]]:
    actions: list[Action] = []
    list_attacks(b, b.units[unit], actions)
    return [action.key()[2:] for action in actions]


# 12.2 Which enemies may be charged


def test_12_2_only_an_enemy_battalion_on_the_table_is_charged() -> None:
    b = field([red(), Troops("r2", 90, 50)], [blue(), Troops("b2", 20, 110, 180)])
    assert refusal(b, 2) == ""
    assert refusal(b, 1) == "12.2 enemy battalion"
    for nobody in (-1, 4, 99):
        assert refusal(b, nobody) == "12.2 enemy battalion"
    b.destroy(2)
    assert refusal(b, 2) == "12.2 enemy battalion"


def test_12_2_routers_and_fighters_do_not_charge() -> None:
    b = field([red(), Troops("r2", 95, 40)], [blue(), Troops("b2", 20, 110, 180)])
    b.rout(0)
    assert refusal(b, 2) == "15.6 routers rally"
    assert listed(b) == []
    b = in_contact()
    assert refusal(b) == "R76 engaged"
    assert listed(b) == []


def test_R115_who_has_joined_a_combat_does_not_charge() -> None:
    b = field([red(), Troops("r2", 90, 60, 270)], [blue(y=50), Troops("b2", 20, 110, 180)])
    b.engage(0, 2, False)
    b.support(1, 0)
    assert refusal(b, 3, unit=1) == "R115 joiner bound"
    assert listed(b, 1) == []


def test_R115_a_joiner_that_is_attacked_leaves_the_combat_it_had_joined() -> None:
    b = field([red(), Troops("r2", 90, 60, 270)], [blue(y=50), Troops("b2", 75, 75, 135)])
    b.engage(0, 2, False)
    b.support(1, 0)
    b.pass_by(1)
    b.mark(1, 512)
    assert refusal(b, 1, unit=3) == ""
    charge(b, 6, 6, unit=3, target=1)
    assert (b.units[1].helps, b.units[1].foe) == (NOBODY, 3)
    assert waiting(b) == FIGHTING


def test_12_2_the_target_must_be_in_sight() -> None:
    seen = field([red()], [blue()], areas=[patch(40, 55, 80, 58, 0, depth=4000)])
    assert refusal(seen) == ""
    hidden = field([red()], [blue()], areas=[patch(40, 55, 80, 60, 0, depth=4000)])
    assert refusal(hidden) == "12.2 in sight"


def test_R109_one_end_of_the_front_is_enough_to_see_from() -> None:
    wood = patch(40, 55, 60, 60, 0, depth=4000)
    b = field([red()], [blue()], areas=[wood])
    assert refusal(b) == ""
    wider = patch(40, 55, 64.5, 60, 0, depth=4000)
    assert refusal(field([red()], [blue()], areas=[wider])) == "12.2 in sight"


def test_R109_battalions_hide_a_target_and_screens_do_not() -> None:
    friend = Troops("r2", 60, 60, 0, rankers=16)
    assert refusal(field([red(), friend], [blue()]), 2) == "12.2 in sight"
    b = field([red()], [blue(detached=4)])
    b.place_screen(1, pose(60, 62, 180), cm(2))
    assert refusal(b) == ""


def test_R108_an_enemy_whom_no_die_can_reach_is_not_charged() -> None:
    assert refusal(field([red(y=30)], [blue(y=75)])) == ""
    assert refusal(field([red(y=30)], [blue(y=75.1)])) == "12.3 out of reach"
    line = red(y=30, formation=LINE)
    assert refusal(field([line], [blue(y=60)])) == ""
    assert refusal(field([line], [blue(y=60.1)])) == "12.3 out of reach"


def test_R108_with_nobody_measuring_it_may_be_tried() -> None:
    b = field([red(y=30)], [blue(y=80)], measuring="none")
    assert refusal(b) == ""
    charge(b, 6, 6)
    assert place(b, 0) == (60, 75, 0)
    assert waiting(b) == ""


def test_R98_the_french_of_barrosa_do_not_charge_off_their_hill() -> None:
    hill = patch(40, 60, 80, 100, 0, level=1)
    b = field(
        [Troops("r1", 60, 50)],
        [Troops("b1", 60, 65, 180, formation=COLUMN)],
        areas=[hill],
        **by_option("french-hold", "on"),
    )
    assert refusal(b, 0, unit=1) == "R98 hold the hill"
    b.turn = 3
    assert refusal(b, 0, unit=1) == ""


# Charges worth asking about


def test_12_2_charges_are_listed_straight_and_toward_the_middle() -> None:
    b = field([red()], [blue(), Troops("b2", 60, 100, 180)])
    assert listed(b) == [(1, 0)]
    aside = field([red()], [blue(x=72)])
    assert [key[0] for key in listed(aside)] == [1, 1]
    assert listed(aside)[0][1] == 0 and 1000 < listed(aside)[1][1] <= 4500
    wide = field([red()], [blue(x=80)])
    least, centred = (key[1] for key in listed(wide))
    assert 0 < least < centred
    assert refusal(wide, wheel=least / 100) == ""
    assert refusal(wide, wheel=least / 100 - 1) == "R26 charge path"


def test_12_2_charges_are_listed_to_the_left_as_well() -> None:
    b = field([red()], [blue(x=40)])
    least, centred = (key[1] for key in listed(b))
    assert centred < least < 0
    assert refusal(b, wheel=least / 100) == ""


def test_12_2_nobody_out_of_reach_behind_or_aside_is_listed() -> None:
    for x, y in ((60, 96), (60, 20), (5, 45), (115, 45)):
        assert listed(field([red()], [blue(x=x, y=y)])) == []
    far_aside = field([red(formation=LINE)], [blue(x=100, y=60)])
    assert listed(far_aside) == []


def test_12_2_an_enemy_behind_another_is_not_listed() -> None:
    b = field([red()], [blue(y=75), Troops("b2", 60, 65, 180)])
    assert [key[0] for key in listed(b)] == [2]


def test_12_2_whom_a_quick_look_passes_over_no_wheel_reaches() -> None:
    lots = Random(1)
    seen = 0
    for _ in range(120):
        b = field(
            [red(60, 60, lots.uniform(0, 360), formation=lots.randrange(2))],
            [blue(lots.uniform(15, 105), lots.uniform(15, 105), lots.uniform(0, 360))],
        )
        u, target = b.units
        shape = footprint(target).hull
        charger = charger_of(u)
        if is_beyond(charger, shape) or is_aside(charger, shape):
            seen += 1
            wheels = range(-4500, 4501, 500)
            assert not any(hits(charger, wheel, body_of(target)) for wheel in wheels)
    assert 40 < seen < 110
