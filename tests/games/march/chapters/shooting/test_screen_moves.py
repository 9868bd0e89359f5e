"""10.4: a skirmish screen moves with its battalion."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint, screen_footprint
from grognard.games.march.chapters.quality import NOT_ASKED
from grognard.games.march.chapters.shooting.accuracy import Shooting, volley_dice
from grognard.games.march.chapters.shooting.skirmishers import (
    ScreenMove,
    Skirmishing,
    is_leashed,
    list_places,
    most_detached,
    why_not_screen,
)
from grognard.games.march.chapters.shooting.volley import ChooseShot
from grognard.games.march.model.actions import (
    CEASE_FIRE,
    COLUMN,
    KEEP,
    FireAt,
    PlaceScreen,
    SkirmishAt,
)
from grognard.games.march.model.pieces import (
    ACTIVATED,
    BRITISH,
    FIRED,
    FRENCH,
    IMPASSABLE,
    READY,
    RIFLED,
    SETTING_UP,
    SKIRMISHED,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.umpire import answer, ask_again
from grognard.table.measure import gap
from grognard.table.shapes import polygon, rectangle
from grognard.table.terrain import Area
from tests.games.march.chapters.shooting.screened import (
    asked_screen,
    legal,
    lines_of,
    rifles,
    roll,
    screened,
    why_not,
)
from tests.games.march.field import Troops, cm, field, pose, run, waiting

DICE = "9.1 shooting dice"
OTHER = "R69 screen and parent"
PLACE = "10.4 screen follows"


def asked(b: Battle, action: Action) -> str:
    decision = b.pending
    assert isinstance(decision, Decision)
    refusal = decision.why_not(b, action)
    return "" if refusal is None else refusal.cite


def keys_allowed(b: Battle) -> list[tuple[int, ...]]:
    """What is legal by the slow definition."""
    decision = b.pending
    assert isinstance(decision, Decision)
    return [a.key() for a in decision.candidates(b) if decision.why_not(b, a) is None]


def test_10_4_skirmishers_shoot_in_the_activation_of_their_battalion() -> None:
    b = screened()
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status) == (23, ACTIVATED)
    assert (b.units[1].status, waiting(b)) == (READY, "")


def test_R69_after_the_screen_its_battalion_may_shoot() -> None:
    b = screened()
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert waiting(b) == OTHER
    assert [a.key() for a in legal(b)] == [CEASE_FIRE.key(), FireAt(0, 2, False).key()]
    answer(b, FireAt(0, 2, False))
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (22, ACTIVATED, "")


def test_R69_unasked_the_battalion_shoots_too_at_its_only_target() -> None:
    b = screened(routine="auto")
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert waiting(b) == DICE
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (22, ACTIVATED, "")


def test_R69_with_two_targets_it_is_asked_all_the_same() -> None:
    b = field(
        [Troops("a", 60, 40, detached=5)],
        [Troops("x", 60, 55, 180), Troops("y", 30, 60, 180)],
        nations=(FRENCH, FRENCH),
        routine="auto",
    )
    b.place_screen(0, pose(42, 47), cm(2))
    run(b, Shooting(0, 1, False))
    roll(b, 4)
    assert waiting(b) == OTHER


def test_R69_after_a_battalion_its_screen_may_shoot_elsewhere_or_cease() -> None:
    def volley() -> Battle:
        b = field(
            [Troops("a", 60, 40, detached=5)],
            [Troops("x", 60, 55, 180), Troops("y", 30, 60, 180)],
            nations=(FRENCH, FRENCH),
        )
        b.place_screen(0, pose(42, 47), cm(2))
        run(b, Shooting(0, 1, False))
        roll(b, 4)
        return b

    b = volley()
    assert (waiting(b), b.units[0].marks & (FIRED | SKIRMISHED)) == (OTHER, FIRED)
    assert asked(b, SkirmishAt(0, 2, False)) == ""
    answer(b, SkirmishAt(0, 2, False))
    roll(b, 4)
    assert (b.units[1].rankers, b.units[2].rankers, waiting(b)) == (23, 23, "")
    still = volley()
    answer(still, CEASE_FIRE)
    assert (still.units[2].rankers, still.units[0].status, waiting(still)) == (24, ACTIVATED, "")


def test_R69_only_the_other_part_is_asked() -> None:
    b = screened()
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    decision = b.pending
    assert isinstance(decision, ChooseShot)
    assert asked(b, SkirmishAt(0, 2, False)) == NOT_ASKED.cite
    assert asked(b, FireAt(1, 2, False)) == NOT_ASKED.cite
    assert asked(b, KEEP) == NOT_ASKED.cite
    assert asked(b, FireAt(0, 77, True)) == "9.1 an enemy in play"
    assert decision.weigh(b, KEEP) == []
    assert decision.weigh(b, FireAt(0, 2, False))[0].lines[0][0] == "9.1 firing groups"
    allowed = [a.key() for a in decision.candidates(b) if decision.why_not(b, a) is None]
    assert allowed == [a.key() for a in decision.legal(b)]
    fields = [p.fields() for p in b.stack]
    copy = b.clone()
    ask_again(copy)
    assert [p.fields() for p in copy.stack] == fields
    for p, q in zip(b.stack, copy.stack, strict=True):
        q.restore(p.fields())
    assert waiting(b) == OTHER


def test_R69_rifle_dice_are_given_once_a_turn() -> None:
    b = screened(shooter=rifles(8), nations=(BRITISH, FRENCH))
    b.place_screen(0, pose(40, 47), cm(2))
    assert lines_of(b)["9.3 rifles"] == 2
    run(b, Skirmishing(0, 2, False))
    roll(b, 1)
    assert b.units[0].marks & RIFLED
    decision = b.pending
    assert isinstance(decision, ChooseShot)
    weighed = dict(decision.weigh(b, FireAt(0, 2, False))[0].lines)
    assert "9.3 rifles" not in weighed and weighed["9.3 British in line"] == 2
    b.end_turn()
    assert lines_of(b)["9.3 rifles"] == 2


def test_R103_the_formed_part_has_rifle_dice_only_when_the_screen_has_no_shot() -> None:
    b = screened(shooter=rifles(8), nations=(BRITISH, FRENCH))
    b.place_screen(0, pose(40, 47), cm(2))
    kept = dict(volley_dice(b, b.units[0], 2, False, True).lines)
    assert "9.3 rifles" not in kept
    b.place_screen(0, pose(40, 47, 180), cm(2))  # it looks the other way
    given = dict(volley_dice(b, b.units[0], 2, False, True).lines)
    assert given["9.3 rifles"] == 2
    run(b, Shooting(0, 2, False))
    assert b.units[0].marks & RIFLED
    assert waiting(b) == DICE


def test_10_4_the_screen_follows_when_its_battalion_has_moved() -> None:
    b = screened()
    b.move_to(0, pose(60, 50))
    run(b, ScreenMove(0))
    assert (waiting(b), len(legal(b)) > 0) == (PLACE, True)
    assert [a.key() for a in legal(b)] == keys_allowed(b)
    assert isinstance(b.pending, Decision) and not b.pending.finite
    answer(b, PlaceScreen(0, pose(58, 58, 5), cm(3)))
    assert (b.units[0].screen_pose.key(), b.units[0].gap) == ((cm(58), cm(58), 500), cm(3))
    assert waiting(b) == ""


def test_10_4_it_is_proposed_before_its_battalion_whichever_way_that_has_turned() -> None:
    for heading in (0, 90, 225):
        b = field([Troops("a", 60, 40, heading, detached=5)], [Troops("x", 10, 110, 180)])
        run(b, ScreenMove(0))
        best = b.pending.recommended(b) if isinstance(b.pending, Decision) else []
        ahead = b.units[0].pose.moved(cm(12))
        assert best[0].key() == PlaceScreen(0, ahead, cm(2)).key()


def test_10_4_it_may_stay_where_it_is() -> None:
    b = screened()
    b.events = []
    run(b, ScreenMove(0))
    answer(b, PlaceScreen(0, b.units[0].screen_pose, b.units[0].gap))
    assert (b.events, waiting(b)) == ([], "")


@pytest.mark.parametrize(("ahead", "far"), [(10, False), (10.1, True)])
def test_10_4_never_farther_than_ten_centimetres(ahead: float, far: bool) -> None:
    b = screened(40)
    where = pose(60, 40 + ahead + 2)
    assert asked_screen(b, where) == ("10.4 within ten centimetres" if far else "")


def test_R70_each_group_keeps_within_the_limit() -> None:
    b = screened(40, shooter=Troops("a", 60, 40, rankers=48, formation=COLUMN, detached=10))
    # five groups, 28 cm: the outermost ends 6 cm beside the column, so 8 cm ahead is the most
    assert asked_screen(b, pose(60, 50)) == ""
    assert asked_screen(b, pose(60, 50.1)) == "10.4 within ten centimetres"


@pytest.mark.parametrize(("gap_", "bad"), [(1.9, True), (2, False), (4, False), (4.1, True)])
def test_R70_gaps_are_two_to_four_centimetres(gap_: float, bad: bool) -> None:
    b = screened(40)
    assert asked_screen(b, pose(60, 47), gap_) == ("R70 screen strip" if bad else "")


def test_R70_the_strip_stays_ten_centimetres_from_the_enemy() -> None:
    b = screened(25)
    b.move_to(2, pose(60, 57, 180))
    assert asked_screen(b, pose(60, 47)) == ""
    assert asked_screen(b, pose(60, 47.1)) == "R8 ten centimetres"
    skirmished = screened(40, target=Troops("x", 60, 80, 180, detached=4))
    skirmished.place_screen(2, pose(60, 58, 180), cm(2))
    assert asked_screen(skirmished, pose(60, 48)) == ""
    assert asked_screen(skirmished, pose(60, 48.1)) == "R8 ten centimetres"


def test_R8_a_screen_that_was_nearer_already_need_not_go_away() -> None:
    b = screened(5)
    assert asked_screen(b, pose(60, 47)) == ""
    assert asked_screen(b, pose(60, 46.9)) == ""
    assert asked_screen(b, pose(60, 47.1)) == "R8 ten centimetres"
    b.phase = SETTING_UP
    assert asked_screen(b, pose(60, 47)) == "R8 ten centimetres"


def test_R70_a_screen_is_on_no_unit_and_on_the_table() -> None:
    rocks = Area(
        "rocks",
        polygon([(cm(80), cm(41)), (cm(90), cm(41)), (cm(90), cm(60)), (cm(80), cm(60))]),
        IMPASSABLE,
    )
    b = field(
        [Troops("a", 60, 40, detached=5), Troops("b", 90, 12, detached=5), Troops("c", 40, 46)],
        [Troops("x", 60, 100, 180)],
        areas=[rocks],
    )
    b.place_screen(0, pose(60, 47), cm(2))
    b.place_screen(1, pose(75, 32), cm(2))
    assert asked_screen(b, pose(60, 38)) == "18.6 overlap"  # on its own battalion
    assert asked_screen(b, pose(50, 44)) == "18.6 overlap"  # on a friend
    assert asked_screen(b, pose(74, 33)) == "18.6 overlap"  # on another screen
    assert asked_screen(b, pose(75, 45)) == "R65 swept path"  # on the rocks
    assert asked_screen(b, pose(60, 47)) == ""
    b.move_to(0, pose(60, 112))
    assert asked_screen(b, pose(60, 120.1)) == "R81 table edge"
    assert asked_screen(b, pose(60, 120)) == ""


def cornered() -> Battle:
    """A battalion with enemies on three sides, its screen far off in the corner of the table."""
    b = field(
        [Troops("a", 12, 20, detached=5)],
        [Troops("x", 12, 24, 180), Troops("y", 31, 18, 270), Troops("z", 12, 10, 0)],
        size=(60, 60),
    )
    b.place_screen(0, pose(45, 45), cm(2))
    return b


def test_R101_without_an_allowed_place_the_screen_stays_unasked() -> None:
    b = cornered()
    run(b, ScreenMove(0))
    assert (b.units[0].screen_pose.key(), waiting(b)) == ((cm(45), cm(45), 0), "")


def test_R101_where_no_usual_place_is_free_all_around_is_searched() -> None:
    u = screened(60).units[0]
    rocks = [
        Area("rock", polygon(rectangle(p, cm(1), cm(2)).corners()), IMPASSABLE)
        for p in list_places(u)
    ]
    b = field([Troops("a", 60, 40, detached=5)], [Troops("x", 60, 110, 180)], areas=rocks)
    b.place_screen(0, pose(60, 90), cm(2))
    u = b.units[0]
    assert all(why_not_screen(b, u, p, cm(2)) is not None for p in list_places(u))
    run(b, ScreenMove(0))
    assert waiting(b) == PLACE
    places = legal(b)
    assert len(places) == 1
    assert keys_allowed(b) == [places[0].key()]
    answer(b, places[0])
    u = b.units[0]
    assert (is_leashed(u, u.screen_pose, u.gap), waiting(b)) == (True, "")


def test_R71_the_screen_of_a_router_comes_along_unasked() -> None:
    b = screened(60)
    b.rout(0)
    b.flee_to(0, pose(60, 20, 180))
    run(b, ScreenMove(0))
    assert gap(screen_footprint(b.units[0]), footprint(b.units[0])) <= cm(10)
    assert (why_not_screen(b, b.units[0], b.units[0].screen_pose, b.units[0].gap), waiting(b)) == (
        None,
        "",
    )
    before = b.units[0].screen_pose.key()
    run(b, ScreenMove(0))
    assert b.units[0].screen_pose.key() == before
    assert why_not(b) == "9.1 not in rout"


def test_R71_the_screen_of_a_router_without_a_place_stays() -> None:
    b = cornered()
    b.rout(0)
    run(b, ScreenMove(0))
    assert (b.units[0].screen_pose.key(), waiting(b)) == ((cm(45), cm(45), 0), "")


def test_10_4_without_a_screen_or_off_the_table_nobody_is_asked() -> None:
    b = screened()
    run(b, ScreenMove(1))
    assert waiting(b) == ""
    b.destroy(0)
    run(b, ScreenMove(0))
    assert waiting(b) == ""


def test_10_4_only_a_place_for_this_screen_is_an_answer() -> None:
    b = screened()
    run(b, ScreenMove(0))
    assert asked(b, CEASE_FIRE) == NOT_ASKED.cite
    assert asked(b, PlaceScreen(1, pose(60, 47), cm(2))) == NOT_ASKED.cite
    assert asked(b, PlaceScreen(0, pose(-900, 4700), cm(-3))) == "R70 screen strip"
    p = b.clone().stack[0]
    p.restore([1])
    assert (p.fields(), b.stack[0].fields()) == ([1], [0])


@pytest.mark.parametrize("formation", [0, COLUMN])
def test_R50_there_is_a_place_for_every_size_of_screen(formation: int) -> None:
    for rankers in range(16, 49, 4):
        troops = Troops("a", 60, 60, 30, rankers=rankers, formation=formation)
        detached = most_detached(troops.roster)
        troops.detached = detached
        b = field([troops], [Troops("x", 10, 110, 180)])
        b.phase = SETTING_UP
        u = b.units[0]
        allowed = [p for p in list_places(u) if why_not_screen(b, u, p, cm(2)) is None]
        assert len(allowed) >= 4
