"""Every order that a hand may hold, and where its piece may be put."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.limbers import UnlimberStep
from grognard.games.crepuscule.chapters.charging.charges import ChargeStep
from grognard.games.crepuscule.chapters.charging.contact import ChooseChargeMove
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.formations import reformed_pose
from grognard.games.crepuscule.chapters.officers.riding import OfficerStep
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder, OrderStep
from grognard.games.crepuscule.chapters.shooting.rank_swap import ChooseSwap
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import (
    Build,
    Charge,
    ChargeOfficer,
    Detach,
    Form,
    Limber,
    March,
    React,
    Ride,
    Traverse,
    Unlimber,
)
from grognard.games.crepuscule.model.combat_actions import Shoot, Swap
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    CHARGING,
    CHIEF_OF_BRIGADE,
    DIFFICULT,
    EXTENDED,
    FIRED,
    FLEEING,
    GARRISON,
    HOLLOW,
    LIMBERED,
    LINE,
    MARCH,
    OBSTACLE,
    OPENINGS,
    PIONEERS,
    REFORM,
    SKIRMISH,
    VERY_DIFFICULT,
    WOODED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.procedure import Procedure
from grognard.miniatures.contract.reach import ALLOWED, CONTACT, FAN, GRID, ON_THE_SPOT, Reach
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.paths import ABOUT, ADVANCE, SIDESTEP, WHEEL, Leg
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Staff,
    Troops,
    area,
    battalion,
    battery,
    battle,
    inch,
    line,
    officer,
    run,
    squadron,
)
from tests.games.crepuscule.reaching import HAND
from tests.miniatures.reach.reading import all_places, cite_at, differences, is_sound


def field(
    units: list[Troops],
    *terrain: object,
    staff: list[Staff] | None = None,
    step: Procedure | None = None,
) -> Battle:
    b = battle(units, staff or [], list(terrain))  # type: ignore[arg-type]
    run(b, step or OrderStep(FRENCH))
    return b


def found(b: Battle, action: Action) -> Reach:
    reach = GAME.reach(b, action, "en")
    assert reach is not None
    return reach


def every_place(b: Battle, action: Action, among: int = 11) -> list[object]:
    """Where the reach and the rule differ, of all places of some tracks."""
    reach = found(b, action)
    assert is_sound(reach)
    one = reach.kind in (CONTACT, ON_THE_SPOT)
    tracks = [t for t in reach.tracks if t.at == 0 and reach.kind == FAN]
    asked = [
        (track, [track.first] if one else all_places(reach, track))
        for track in [*tracks, *reach.tracks[::among]]
    ]
    return list(differences(HAND, b, action, asked, reach))


def ahead(reach: Reach) -> list[tuple[int, int]]:
    """Straight on: how far, and whether so far is allowed."""
    track = next(t for t in reach.tracks if (t.at, t.leg) == (0, "advance"))
    return [(last, verdict) for last, verdict, _, _ in track.runs]


def far_enemy() -> Troops:
    return battalion("a1", ALLIED, at=(60, 40))


# Ways


def test_c_inf_7_a_battalion_walks_and_marches_in_one_reach() -> None:
    b = field([battalion("f1"), far_enemy()])
    reach = found(b, March(0, []))
    assert (reach.piece, reach.kind, reach.total) == ("f1", FAN, inch(8))
    assert ahead(reach)[-1] == (inch(8), ALLOWED)
    sidestep = next(t for t in reach.tracks if t.leg == "sidestep-right")
    assert sidestep.runs[-1][0] == inch(2)  # W-MOV-2 no march sideways
    assert reach.whys[sidestep.beyond].cite == "W-MOV-4"
    assert every_place(b, March(0, [])) == []


def test_d_25_near_the_enemy_it_only_walks() -> None:
    b = field([battalion("f1"), battalion("a1", ALLIED, at=(24, 19.5))])
    reach = found(b, March(0, []))
    assert (reach.total, ahead(reach)[-1]) == (inch(4), (inch(4), ALLOWED))


def test_w_mov_1_who_stays_has_not_moved() -> None:
    b = field([battalion("f1"), far_enemy()])
    reach = found(b, March(0, []))
    track = next(t for t in reach.tracks if (t.at, t.leg) == (0, "advance"))
    assert cite_at(reach, track, 0) == "W-MOV-4"


@pytest.mark.parametrize(
    "before",
    [
        [],
        [Leg(WHEEL, 30 * DEGREE)],
        [Leg(ADVANCE, 2 * INCH)],
        [Leg(SIDESTEP, INCH)],
        [Leg(ABOUT, 0)],
        [Leg(ADVANCE, 5 * INCH)],
        [Leg(ADVANCE, 30 * INCH)],
    ],
)
@pytest.mark.parametrize("formation", [LINE, EXTENDED, SKIRMISH])
def test_c_inf_7_every_place_is_what_the_rules_say(formation: int, before: list[Leg]) -> None:
    units = [
        battalion("f1", formation=formation),
        battalion("f2", at=(34, 16)),
        battalion("a1", ALLIED, at=(16, 26)),
    ]
    wood = area(26, 17, 32, 20, DIFFICULT | WOODED)
    marsh = area(17, 15, 20, 17, VERY_DIFFICULT)
    b = field(units, wood, marsh, line([(10, 19), (40, 19)], OBSTACLE))
    assert every_place(b, March(0, before), 61) == []


def test_c_inf_5_on_a_march_an_extended_line_cannot_wheel_and_too_wide_wheels_are_reported() -> (
    None
):
    b = field([battalion("f1", formation=EXTENDED), far_enemy()])
    march = March(0, [Leg(ADVANCE, 6 * INCH)])
    reach = found(b, march)
    wheels = {track.at: track for track in reach.tracks if track.at}
    assert min(wheels) == -45 * DEGREE and max(wheels) == 45 * DEGREE
    assert {cite_at(reach, track, 0) for track in wheels.values()} == {"W-MOV-4"}
    assert reach.whys[reach.beyond].cite == "C-INF-5"
    assert every_place(b, march) == []


def test_c_inf_5_an_extended_line_wheels_no_further_than_45_degrees_in_all() -> None:
    b = field([battalion("f1", formation=EXTENDED, figures=3), far_enemy()])
    reach = found(b, March(0, [Leg(WHEEL, 40 * DEGREE)]))
    assert {track.at for track in reach.tracks} == {turn * DEGREE for turn in range(-5, 6)}
    assert reach.whys[reach.beyond].cite == "C-INF-5"
    assert every_place(b, March(0, [Leg(WHEEL, 45 * DEGREE)]), 1) == []
    assert found(b, March(0, [Leg(WHEEL, 46 * DEGREE)])).tracks == []


def test_c_inf_1_a_march_column_goes_four_times_its_move_along_a_road() -> None:
    units = [battalion("f1", at=(24, 8), formation=MARCH, files=3, musician=True), far_enemy()]
    b = field(units)
    assert ahead(found(b, March(0, [])))[-1] == (inch(12), ALLOWED)
    b.setting.roads.append(line([(24, 0), (24, 48)], 0, 1))
    reach = found(b, March(0, []))
    assert (reach.total, ahead(reach)[-1]) == (inch(16), (inch(16), ALLOWED))
    assert every_place(b, March(0, [])) == []
    assert every_place(b, March(0, [Leg(ADVANCE, inch(3))]), 29) == []


def test_c_off_6_an_officer_with_it_is_taken_no_further_than_his_own_move() -> None:
    units = [squadron("f1", musician=True), far_enemy()]
    b = field(units, staff=[officer("ney", attached="f1")])
    track = next(t for t in found(b, March(0, [])).tracks if (t.at, t.leg) == (0, "advance"))
    assert cite_at(found(b, March(0, [])), track, inch(18)) is None
    assert cite_at(found(b, March(0, [])), track, inch(18) + 127) == "C-OFF-6"
    assert every_place(b, March(0, []), 31) == []


def test_d_169_a_fleeing_unit_goes_nowhere_and_the_reason_is_shown() -> None:
    b = field([battalion("f1", marks=FLEEING), battalion("f2", at=(40, 12)), far_enemy()])
    reach = found(b, March(0, []))
    assert (reach.tracks, reach.whys[reach.beyond].cite) == ([], "D-169")


def test_d_140_a_garrison_is_nowhere_to_be_put_whatever_is_asked() -> None:
    house = area(20, 8, 28, 14, BUILDING | OPENINGS)
    b = field([battalion("f1", at=(24, 11), formation=GARRISON), far_enemy()], house)
    reach = found(b, March(0, []))
    assert isinstance(b.pending, ChooseOrder)
    for legs in ([], [Leg(ADVANCE, INCH)]):
        refusal = b.pending.why_not(b, March(0, legs))
        assert refusal is not None and refusal.cite == reach.whys[reach.beyond].cite == "C-INF-7"


@pytest.mark.parametrize("before", [[], [Leg(WHEEL, 20 * DEGREE)], [Leg(ABOUT, 0)]])
def test_c_art_4_a_team_goes_farther_by_road(before: list[Leg]) -> None:
    b = field([battery("fb", at=(24, 8), formation=LIMBERED), far_enemy()])
    assert found(b, March(0, before)).total == inch(8)
    b.setting.roads.append(line([(24, 0), (24, 48)], 0, 1))
    assert every_place(b, March(0, before), 17) == []
    assert found(b, March(0, [])).total == inch(12)


def test_c_art_3_a_gun_is_pushed_any_way_by_hand() -> None:
    b = field([battery("fb", at=(24, 8)), far_enemy()])
    reach = found(b, March(0, []))
    assert {track.leg for track in reach.tracks} == {
        "advance", "back", "sidestep-left", "sidestep-right"
    }  # fmt: skip
    assert reach.total == inch(2)
    assert every_place(b, March(0, []), 1) == []


# Charges


def test_c_inf_10_a_charge_has_one_place_for_each_wheel() -> None:
    units = [battalion("f1"), battalion("a1", ALLIED, at=(26, 18))]
    b = field(units, step=ChargeStep(FRENCH))
    reach = found(b, Charge(0, 1, 0))
    assert (reach.kind, reach.total, len(reach.tracks)) == (CONTACT, inch(8), 181)
    assert every_place(b, Charge(0, 1, 0), 3) == []
    assert reach.whys[reach.beyond].cite == "W-MOV-4"
    assert GAME.reach(b, Charge(0, 9, 0), "en") is None


def test_w_chg_1_which_charge_moves_first_is_no_matter_of_places() -> None:
    units = [
        battalion("f1", marks=CHARGING),
        battalion("f2", at=(40, 12), marks=CHARGING),
        battalion("a1", ALLIED, at=(24, 18)),
    ]
    b = field(units)
    b.pending = ChooseChargeMove(FRENCH)
    assert GAME.reach(b, Charge(0, 2, 0), "en") is None


# Officers, skirmishers, engineers


@pytest.mark.parametrize("attached", ["", "f1"])
def test_d_194_an_officer_rides_twice_his_move_where_no_enemy_is_near(attached: str) -> None:
    staff = [officer("ney", at=(24, 20), rank=CHIEF_OF_BRIGADE, attached=attached)]
    units = [battalion("f1", at=(24, 16)), battalion("a1", ALLIED, at=(30, 40))]
    marsh = area(26, 22, 30, 26, VERY_DIFFICULT)
    b = field(units, marsh, staff=staff, step=OfficerStep(FRENCH))
    reach = found(b, Ride(0, inch(24), inch(20)))
    assert (reach.piece, reach.kind) == ("ney", GRID)
    assert every_place(b, Ride(0, inch(24), inch(20)), 5) == []


def test_d_194_an_unknown_officer_is_not_in_hand() -> None:
    b = field([battalion("f1"), far_enemy()], staff=[officer("ney")], step=OfficerStep(FRENCH))
    assert GAME.reach(b, Ride(7, 0, 0), "en") is None


def test_d_45_skirmishers_are_sent_out_within_six_inches() -> None:
    b = field([battalion("f1", skirmishers=6), far_enemy()])
    group = b.setting.by_id["f1a"]
    action = Detach(group, 6, inch(24), inch(15), 0)
    reach = found(b, action)
    assert (reach.kind, len(reach.figures)) == (GRID, 6)
    assert every_place(b, action, 3) == []
    never = found(b, Detach(group, 9, inch(24), inch(15), 0))
    assert (never.tracks, never.whys[never.beyond].cite) == ([], "D-45")


def test_c_eng_5_an_obstacle_is_built_beside_its_builders() -> None:
    wood = area(20, 7, 28, 10, DIFFICULT | WOODED)
    wall = line([(26, 13), (40, 13)], OBSTACLE)
    b = field([battalion("f1", traits=PIONEERS), far_enemy()], wood, wall)
    action = Build(0, inch(24), inch(12.5), 0)
    assert every_place(b, action, 3) == []
    b = field([battalion("f1"), far_enemy()], wood)
    assert found(b, action).whys[found(b, action).beyond].cite == "C-ENG-4"


# Turns and shapes


def test_c_art_21_a_gun_turns_about_its_middle() -> None:
    b = field([battery("fb", at=(24, 8)), far_enemy()])
    reach = found(b, Traverse(0, DEGREE))
    assert (reach.kind, len(reach.tracks)) == (ON_THE_SPOT, 361)
    assert every_place(b, Traverse(0, DEGREE), 9) == []
    assert cite_at(reach, reach.tracks[180], 0) == "C-ART-21"


def test_d_160_a_change_of_formation_is_shown_where_it_would_stand() -> None:
    b = field([battalion("f1"), far_enemy()])
    reach = found(b, Form(0, HOLLOW))
    assert reach.kind == ON_THE_SPOT
    assert reach.pose == reformed_pose(b, b.units[0], HOLLOW, 4, 0).key()
    assert len(reach.figures) == 24
    assert reach.tracks[0].runs == [(0, ALLOWED, 0, 0)]
    refused = found(b, Form(0, LINE, 5))
    assert refused.whys[refused.tracks[0].runs[0][1]].cite == "C-INF-3"


def test_d_138_a_gun_is_shown_limbered_and_in_battery() -> None:
    b = field([battery("fb", at=(24, 12)), far_enemy()])
    assert found(b, Limber(0)).size[1] == 12_000
    b = field([battery("fb", at=(24, 12), formation=LIMBERED), far_enemy()], step=UnlimberStep(0))
    east = found(b, Unlimber(0, QUARTER))
    assert (east.pose[2], east.size) == (QUARTER, (8_000, 6_000))


def test_c_rea_5_a_charged_unit_is_shown_as_it_would_form() -> None:
    units = [battalion("f1"), squadron("a1", ALLIED, at=(24, 28), marks=CHARGING)]
    b = battle(units)
    b.units[1].charge = 0
    run(b, ReactionStep(FRENCH))
    assert found(b, React(0, REFORM, HOLLOW)).kind == ON_THE_SPOT
    assert GAME.reach(b, React(0, 0), "en") is None


def test_what_places_nothing_has_no_reach() -> None:
    b = field([battalion("f1"), far_enemy()])
    assert GAME.reach(b, Shoot(0, 1), "en") is None
    assert GAME.reach(b, March(1, []), "en") is None
    assert GAME.reach(b, Form(1, HOLLOW), "en") is None


def test_c_off_5_a_charge_at_an_officer_has_one_place_for_each_wheel() -> None:
    units = [battalion("f1"), battalion("a1", ALLIED, at=(60, 40))]
    b = field(units, staff=[officer("hill", ALLIED, at=(26, 18))], step=ChargeStep(FRENCH))
    assert every_place(b, ChargeOfficer(0, 0, 0), 3) == []
    assert GAME.reach(b, ChargeOfficer(0, 7, 0), "en") is None


def test_d_208_ranks_that_change_places_are_shown_there() -> None:
    units = [battalion("f1", marks=FIRED), battalion("a1", ALLIED, at=(24, 28))]
    b = battle(units)
    b.pending = ChooseSwap(FRENCH)
    reach = found(b, Swap(0, True))
    assert (reach.pose, len(reach.figures)) == ((inch(24), inch(12) + 2_000, 0), 24)
