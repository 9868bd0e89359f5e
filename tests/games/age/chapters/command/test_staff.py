"""Chapter 11: generals attach, detach, take over, and ride."""

from __future__ import annotations

from grognard.games.age.chapters.command import staff
from grognard.games.age.chapters.command.riding import (
    CLOSED_GROUND,
    OFF_TABLE,
    THROUGH_ENEMY,
    TOO_FAR,
    TOO_NEAR,
    ride_cost,
)
from grognard.games.age.chapters.command.staff import (
    COMMITTED,
    NO_BRIGADE,
    NOT_ASKED,
    NOT_ATTACHED,
    NOT_BELOW,
    NOT_HIS,
    NOT_REACHED,
    NOT_YOURS,
    UNAVAILABLE,
    WITH_A_BRIGADE,
    ChooseCommand,
    ChooseRide,
    CommandStep,
    RideStep,
)
from grognard.games.age.model.actions import (
    END_STEP,
    GO_FIRST,
    Attach,
    Detach,
    Ride,
    Substitute,
)
from grognard.games.age.model.kinds import ARMY, FORD, IMPASSABLE, NOBODY, ROUGH
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.kernel.umpire import answer
from grognard.table.terrain import Area, Edge
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    area,
    battery,
    battle,
    brigade,
    general,
    inch,
    line,
    road,
    run,
    waiting,
)


def army(terrain: list[Area | Edge] | None = None) -> Battle:
    units = [
        brigade("f1", FRENCH, (24, 12)),
        brigade("f2", FRENCH, (40, 12), command="other0"),
        battery("fb", FRENCH, (30, 12)),
        brigade("p1", ALLIED, (24, 26)),
    ]
    officers = [
        general("lannes", at=(24, 5), rank=ARMY),
        general("suchet", at=(20, 5)),
        general("louis", ALLIED, (24, 30), rank=ARMY),
    ]
    return battle(units, officers, terrain)


def command(b: Battle, action: Action) -> Refusal | None:
    return ChooseCommand(FRENCH, "11.2 attach").why_not(b, action)


def ride(b: Battle, gid: int, x: float, y: float) -> Refusal | None:
    return ChooseRide(FRENCH, "11.5").why_not(b, Ride(gid, inch(x), inch(y)))


def number(b: Battle, id: str) -> int:
    return b.setting.command_by_id[id]


def test_11_2_a_general_joins_a_brigade_of_his_chain_within_his_ride() -> None:
    b = army()
    assert command(b, Attach(1, 0)) is None
    assert command(b, Attach(1, 1)) is NOT_HIS
    assert command(b, Attach(0, 1)) is NOT_REACHED
    assert command(b, Attach(0, 2)) is NO_BRIGADE
    assert command(b, Attach(0, 3)) is NOT_YOURS
    assert command(b, Attach(2, 3)) is NOT_YOURS
    assert command(b, Attach(9, 0)) is UNAVAILABLE
    b.fell_general(1, 4)
    assert command(b, Attach(1, 0)) is UNAVAILABLE


def test_R83_the_way_to_his_brigade_is_taken_from_his_ride() -> None:
    b = army()
    run(b, CommandStep(FRENCH))
    answer(b, Attach(0, 0))
    assert b.generals[0].attached == 0 and b.generals[0].ridden == inch(6)
    assert command(b, Attach(0, 0)) is COMMITTED
    assert command(b, Substitute(0, number(b, "division0"))) is COMMITTED


def test_11_3_he_leaves_it_where_it_stands() -> None:
    b = army()
    assert command(b, Detach(0)) is NOT_ATTACHED
    b.attach(0, 0, 0)
    run(b, CommandStep(FRENCH))
    answer(b, Detach(0))
    g = b.generals[0]
    assert (g.attached, g.x, g.y) == (NOBODY, inch(24), inch(11.5))
    answer(b, END_STEP)
    assert waiting(b) == ""


def test_11_4_he_takes_over_a_formation_below_his_own() -> None:
    b = army()
    assert command(b, Substitute(0, number(b, "division0"))) is None
    assert command(b, Substitute(0, number(b, "army0"))) is NOT_BELOW
    assert command(b, Substitute(0, number(b, "division1"))) is NOT_BELOW
    assert command(b, Substitute(1, number(b, "other0"))) is NOT_BELOW
    run(b, CommandStep(FRENCH))
    answer(b, Substitute(0, number(b, "other0")))
    assert b.generals[0].substitute == number(b, "other0")
    assert command(b, Detach(0)) is None


def test_1_2_the_step_asks_for_nothing_else() -> None:
    b = army()
    assert command(b, GO_FIRST) is NOT_ASKED
    assert command(b, END_STEP) is None


def test_11_5_a_detached_general_rides_twelve_inches() -> None:
    b = army()
    assert ride(b, 0, 12, 5) is None
    assert ride(b, 0, 11.95, 5) is TOO_FAR
    assert ride(b, 2, 24, 31) is NOT_YOURS
    b.attach(0, 0, 0)
    assert ride(b, 0, 24, 5) is WITH_A_BRIGADE


def test_11_5_what_he_has_ridden_is_used_up() -> None:
    b = army()
    run(b, RideStep(FRENCH))
    answer(b, Ride(0, inch(20), inch(5)))
    assert b.generals[0].ridden == inch(4)
    assert ride(b, 0, 28, 5) is None and ride(b, 0, 28.05, 5) is TOO_FAR
    answer(b, END_STEP)
    assert waiting(b) == ""


def test_11_5_where_he_may_be() -> None:
    b = army([area(28, 2, 30, 4, IMPASSABLE)])
    assert ride(b, 0, 29, 3) is CLOSED_GROUND
    assert ride(b, 0, 24, 49) is OFF_TABLE
    b.ride(0, inch(24), inch(20), 0)
    assert ride(b, 0, 24, 25) is None
    assert ride(b, 0, 24, 25.05) is TOO_NEAR
    assert ride(b, 0, 24, 28.5) is THROUGH_ENEMY


def test_2_3_rough_ground_costs_three_times_and_a_stream_two_inches() -> None:
    b = army([area(20, 0, 22, 9, ROUGH), line([(18, 0), (18, 9)], FORD)])
    assert ride_cost(b, (inch(24), inch(5)), (inch(19), inch(5))) == inch(5 + 4)
    assert ride_cost(b, (inch(24), inch(5)), (inch(17), inch(5))) == inch(7 + 4 + 2)


def test_2_2_a_road_carries_him_fifteen_inches() -> None:
    b = army([road((24, 5), (10, 5), (10, 20))])
    assert ride(b, 0, 10, 6) is None
    assert ride(b, 0, 10, 6.05) is TOO_FAR


def test_11_5_nobody_is_asked_where_nobody_can_ride() -> None:
    b = army()
    b.attach(0, 0, 0)
    b.ride(1, inch(20), inch(5), inch(12))
    assert staff.why_not_ride(b, FRENCH, 1) is NOT_REACHED
    run(b, RideStep(FRENCH))
    assert waiting(b) == ""


def test_11_7_a_general_who_is_out_or_yet_to_come_gives_no_orders() -> None:
    b = army()
    assert ride(b, 1, 20, 6) is None and command(b, Substitute(1, 99)) is NOT_BELOW
    b.capture_general(1, 4)
    assert ride(b, 1, 20, 6) is UNAVAILABLE
    assert command(b, Attach(1, 0)) is UNAVAILABLE
    assert command(b, Detach(1)) is UNAVAILABLE
    assert command(b, Substitute(1, number(b, "division0"))) is UNAVAILABLE
