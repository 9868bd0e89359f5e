"""Every order that a hand may hold, and where its piece may be put."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.age.chapters.command.staff import RideStep
from grognard.games.age.chapters.moving.journeys import RESERVE_MOVE
from grognard.games.age.chapters.moving.marching import WHOLE
from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.chapters.moving.reserve import ReserveStep
from grognard.games.age.chapters.moving.ways import Moving
from grognard.games.age.chapters.upkeep import Upkeep
from grognard.games.age.game import GAME
from grognard.games.age.model.actions import (
    MOVE,
    WITHDRAW,
    Charge,
    Enter,
    Hold,
    March,
    Move,
    Pivot,
    Reserve,
    Ride,
    Roll,
    Withdraw,
)
from grognard.games.age.model.kinds import COLUMN, COLUMNAR, DISORDERED, TIRAILLEURS
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Action
from grognard.miniatures.contract.reach import CONTACT, FAN, GRID, ON_THE_SPOT, Reach
from grognard.table.paths import ABOUT, ADVANCE, OBLIQUE, WHEEL, Leg
from grognard.table.pose import INCH
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    arrival,
    battery,
    battle,
    brigade,
    general,
    inch,
    run,
    uid,
)
from tests.games.age.reaching import HAND
from tests.miniatures.reach.reading import all_places, differences, is_sound


def ordering(*more: object, **details: object) -> Battle:
    """The French give orders; an enemy is 12 inches from their first brigade."""
    units = [
        brigade("f1", at=(24, 12), mode=COLUMNAR, **details),  # type: ignore[arg-type]
        battery("fb", at=(36, 12)),
        brigade("a1", ALLIED, at=(24, 24)),
    ]
    b = battle(units, [general("lannes", at=(24, 8))])
    run(b, TacticalStep(FRENCH))
    return b


def found(b: Battle, action: Action, lang: str = "en") -> Reach:
    reach = GAME.reach(b, action, lang)
    assert reach is not None
    return reach


def every_place(b: Battle, action: Action) -> list[object]:
    """Where the reach and the rule differ, of all places of every ninth track."""
    reach = found(b, action)
    assert is_sound(reach)
    one = reach.kind in (CONTACT, ON_THE_SPOT)
    asked = [
        (track, [track.first] if one else all_places(reach, track)) for track in reach.tracks[::9]
    ]
    return list(differences(HAND, b, action, asked, reach))


# Before the die


def test_3_1_half_a_move_and_a_whole_one_each_have_their_chance() -> None:
    b = ordering()
    reach = found(b, Move(0))
    assert (reach.piece, reach.kind, reach.total) == ("f1", FAN, inch(9))
    # +1 columnar, +1 general near, +2 fresh: 1 is cautious, 3 goes forward
    assert [(pace.face, pace.total, pace.chance) for pace in reach.paces] == [
        (1, inch(4.5), Fraction(1)),
        (3, inch(9), Fraction(4, 5)),
    ]
    assert reach.caveat == ""


def test_3_2_a_withdrawal_is_less_likely_and_leads_away() -> None:
    b = ordering()
    assert found(b, Withdraw(0)).paces[-1].chance < found(b, Move(0)).paces[-1].chance
    ahead = next(t for t in found(b, Withdraw(0)).tracks if (t.at, t.leg) == (0, "advance"))
    assert ahead.runs[-1][1] >= 0


def test_3_4_of_a_disordered_brigade_it_is_said_what_rallying_changes() -> None:
    assert found(ordering(marks=DISORDERED), Move(0)).caveat
    assert found(ordering(marks=DISORDERED), Move(0), "fr").caveat


def test_4_1_a_battery_throws_no_die() -> None:
    b = battle([battery("fb", limbered=True), brigade("a1", ALLIED, at=(24, 28))])
    run(b, TacticalStep(FRENCH))
    assert found(b, Roll(0)).paces == []


def test_9_2_in_reserve_there_is_a_whole_move_or_none() -> None:
    b = battle([brigade("f1"), brigade("a1", ALLIED, at=(24, 34))])
    run(b, ReserveStep(FRENCH))
    reach = found(b, Reserve(0))
    assert [pace.total for pace in reach.paces] == [reach.total]


def test_3_4_nothing_is_put_of_an_order_that_leads_nowhere() -> None:
    b = ordering()
    assert GAME.reach(b, Hold(0), "en") is None
    assert GAME.reach(b, Move(2), "en") is None
    assert GAME.reach(b, Charge(0, 99, 0), "en") is None
    assert GAME.reach(b, Pivot(0, 0), "en") is None
    assert GAME.reach(b, Ride(0, 0, 0), "en") is None


# Ways


@pytest.mark.parametrize("order", [MOVE, WITHDRAW])
@pytest.mark.parametrize(
    "before", [[], [Leg(WHEEL, 3000)], [Leg(OBLIQUE, 2 * INCH)], [Leg(ADVANCE, INCH)]]
)
def test_12_6_a_way_says_what_the_rule_says(order: int, before: list[Leg]) -> None:
    b = ordering()
    run(b, Moving(0, WHOLE, order))
    assert every_place(b, March(before)) == []


@pytest.mark.parametrize("order", [MOVE, WITHDRAW])
def test_R54_tirailleurs_have_a_gap_in_the_middle(order: int) -> None:
    b = ordering(formation=TIRAILLEURS, bases=4)
    run(b, Moving(0, WHOLE, order))
    assert every_place(b, March([])) == []


@pytest.mark.parametrize("before", [[], [Leg(ABOUT, 0)], [Leg(WHEEL, -2000)]])
def test_12_1_all_of_a_march_column_ends_on_free_ground(before: list[Leg]) -> None:
    units = [
        brigade("f1", at=(24, 7), formation=COLUMN),
        brigade("f2", at=(24, 0.9), bases=3),
        brigade("f3", at=(21, 9), facing=90, formation=COLUMN),
        brigade("a1", ALLIED, at=(24, 24)),
    ]
    b = battle(units)
    run(b, Moving(0, WHOLE, MOVE))
    assert every_place(b, March(before)) == []


@pytest.mark.parametrize("before", [[], [Leg(WHEEL, 1500)], [Leg(ADVANCE, INCH)]])
def test_9_4_in_reserve_no_way_leads_into_a_zone_and_out_again(before: list[Leg]) -> None:
    enemies = [brigade("a1", ALLIED, at=(30, 27)), brigade("a2", ALLIED, at=(38, 26.5))]
    b = battle([brigade("f1", at=(24, 7), facing=80), *enemies])
    run(b, Moving(0, WHOLE, RESERVE_MOVE))
    assert every_place(b, March(before)) == []
    told = {why.cite for why in found(b, March(before)).whys}
    assert "9.4 not in and out" in told


def test_12_6_after_an_about_face_its_price_is_spent() -> None:
    b = battle([brigade("f1", at=(24, 14), formation=COLUMN), brigade("a1", ALLIED, at=(24, 28))])
    run(b, Moving(0, WHOLE, MOVE))
    reach = found(b, March([Leg(ABOUT, 0)]))
    assert (reach.spent, reach.total) == (inch(3), inch(6))
    assert reach.pose == (inch(24), inch(8), 18000)


# Other orders


def test_8_4_a_charge_has_a_place_for_every_wheel() -> None:
    units = [brigade("f1", at=(24, 12), mode=COLUMNAR), brigade("a1", ALLIED, at=(24, 17))]
    b = battle(units, [general("lannes", at=(24, 8))])
    run(b, TacticalStep(FRENCH))
    reach = found(b, Charge(0, 1, 0))
    assert (reach.kind, len(reach.tracks)) == (CONTACT, 91)
    straight = next(track for track in reach.tracks if track.at == 0)
    assert straight.runs == [(inch(5), -1, inch(5), 0)]
    assert [pace.total for pace in reach.paces] == [inch(4.5), inch(9)]
    assert every_place(b, Charge(0, 1, 0)) == []


def test_8_4_a_disordered_brigade_charges_only_with_elan() -> None:
    units = [
        brigade("f1", at=(24, 12), mode=COLUMNAR, marks=DISORDERED),
        brigade("a1", ALLIED, at=(24, 17)),
    ]
    b = battle(units)
    run(b, TacticalStep(FRENCH))
    # +1 columnar, +2 fresh: 7 or more
    paces = found(b, Charge(0, 1, 0)).paces
    assert [(pace.face, pace.total, pace.chance) for pace in paces] == [
        (7, inch(9), Fraction(2, 5))
    ]


def test_4_1_a_battery_turns_on_the_spot() -> None:
    b = ordering()
    reach = found(b, Pivot(uid(b, "fb"), 1000))
    assert (reach.kind, len(reach.tracks)) == (ON_THE_SPOT, 91)
    assert every_place(b, Pivot(uid(b, "fb"), 1000)) == []


def test_11_5_a_general_rides_anywhere_he_may() -> None:
    units = [brigade("f1"), brigade("a1", ALLIED, at=(24, 22))]
    b = battle(units, [general("lannes", at=(24, 8))])
    run(b, RideStep(FRENCH))
    ride = Ride(0, inch(20), inch(9))
    assert found(b, ride).kind == GRID
    assert every_place(b, ride) == []


def test_10_6_a_unit_comes_with_its_rear_on_the_edge() -> None:
    coming = brigade("f2", arrival=arrival(2, 10, 0, 20, 0))
    b = battle([brigade("f1"), coming, brigade("a1", ALLIED, at=(24, 30))])
    b.units[1].place = 0
    run(b, Upkeep())
    enter = Enter(1, inch(15), 0)
    reach = found(b, enter)
    assert (reach.kind, reach.ahead, reach.pose[2]) == (GRID, inch(1), 0)
    assert every_place(b, enter) == []
