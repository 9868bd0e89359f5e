"""The staff of L'Âge des Aigles: charges, squares, guns, generals, tasks, and whole battles."""

from __future__ import annotations

import pytest

from grognard.agents import AT_ONCE, seated
from grognard.agents.age import Player
from grognard.agents.age.charges import good_charges
from grognard.agents.age.odds import disorder_and_loss, expected_lead
from grognard.agents.age.plans import Plan
from grognard.agents.age.posts import formation_for, post_of, prey_of
from grognard.games import game as find_game
from grognard.games.age.chapters.charging.breakthrough import ChooseFollowUp
from grognard.games.age.chapters.charging.charge import ChooseAdvance
from grognard.games.age.chapters.charging.counter_charge import ChooseAnswer
from grognard.games.age.chapters.command.staff import ChooseCommand, ChooseRide
from grognard.games.age.chapters.fire.fire import FireStep
from grognard.games.age.chapters.initiative import ChooseFirst
from grognard.games.age.chapters.moving.division import ChooseToGoOn
from grognard.games.age.chapters.moving.orders import ChooseOrder
from grognard.games.age.chapters.moving.ways import ChooseWay
from grognard.games.age.model.actions import (
    COUNTER_CHARGE,
    END_STEP,
    GO_FIRST,
    GO_SECOND,
    MOVE,
    OCCUPY,
    STOP,
    Aim,
    Attach,
    BreakThrough,
    Charge,
    Form,
    March,
    Move,
    Pivot,
    Ride,
    Roll,
    Unlimber,
)
from grognard.games.age.model.kinds import (
    ARMY,
    COLUMNAR,
    COMMAND,
    CONSCRIPT,
    DISORDERED,
    ELITE,
    HEAVY,
    LINE,
    MASSE,
    NOBODY,
    OWN_FIRE,
    RIDES,
    SQUARE,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.setting import Goal
from grognard.games.age.model.state import Battle
from grognard.games.age.sequence import new_battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import answer, settle, submit
from grognard.table.measure import distance
from grognard.table.paths import ADVANCE, end_path
from grognard.table.pose import INCH
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    asking,
    battery,
    battle,
    brigade,
    cavalry,
    general,
    inch,
    run,
    uid,
)

AGE = find_game("age")


def goal(x: float, y: float, holder: int, worth: int = 5) -> Goal:
    return Goal("goal", inch(x), inch(y), worth, holder)


def asked(b: Battle, decision: Decision) -> Action:
    """The answer of the staff; all of its proposals must be legal, and each a different one."""
    found = Player(1).proposals(b, decision)
    keys = [one.action.key() for one in found]
    assert len(set(keys)) == len(keys)
    for one in found:
        assert decision.why_not(b, one.action) is None
    assert [one.score for one in found] == sorted([one.score for one in found], reverse=True)
    return found[0].action


def order(b: Battle, seat: int = FRENCH) -> Action:
    return asked(b, ChooseOrder(seat))


# What it expects


def test_it_reads_the_fire_table_as_the_rules_do() -> None:
    disorder, bases = disorder_and_loss(10, 0)  # none to 5, disorder to 8, a base from 9 on
    assert disorder == pytest.approx(0.5) and bases == pytest.approx(0.2)
    assert disorder_and_loss(0, 0) == (0.0, 0.0)


def test_cavalry_expects_more_from_a_charge_from_near() -> None:
    b = battle([cavalry("a", at=(24, 10)), brigade("x", ALLIED, (24, 18))])
    far = expected_lead(b, [b.units[0]], b.units[1])
    assert expected_lead(b, [b.units[0]], b.units[1], True) == pytest.approx(far + 5)


# Charges


def test_it_charges_a_spent_enemy() -> None:
    b = battle([brigade("a", formation=MASSE), brigade("x", ALLIED, (24, 16), bases=2)])
    charge = order(b)
    assert isinstance(charge, Charge) and charge.target == uid(b, "x")


def test_it_does_not_charge_a_fresh_line_alone() -> None:
    b = battle([brigade("a", formation=MASSE), brigade("x", ALLIED, (24, 16))])
    assert not isinstance(order(b), Charge)


def test_two_brigades_charge_together_what_one_would_not() -> None:
    alone = [brigade("a", at=(22, 12), formation=MASSE, bases=5), brigade("x", ALLIED, (24, 16))]
    assert not good_charges(battle(alone), Plan(battle(alone), FRENCH))
    both = [*alone, brigade("b", at=(26, 12), formation=MASSE, bases=8, grade=ELITE)]
    assert len(good_charges(battle(both), Plan(battle(both), FRENCH))) == 2


def test_cavalry_does_not_charge_sound_infantry_from_afar() -> None:
    b = battle([cavalry("a", at=(24, 8), weight=HEAVY), brigade("x", ALLIED, (24, 17))])
    assert not isinstance(order(b), Charge)


def test_cavalry_charges_infantry_in_disorder() -> None:
    shaken = brigade("x", ALLIED, (24, 16), marks=DISORDERED, grade=CONSCRIPT, bases=4)
    b = battle([cavalry("a", weight=HEAVY), shaken])
    assert isinstance(order(b), Charge)


def test_spent_troops_do_not_charge_but_go_back() -> None:
    b = battle([brigade("a", bases=2), brigade("x", ALLIED, (24, 17), bases=6)])
    assert order(b).key() == Move(0).key()
    way = asked(b, ChooseWay(FRENCH, 0, 2, MOVE))
    assert isinstance(way, March) and way.legs
    there = end_path(b.units[0].pose, inch(2), inch(1), way.legs)
    assert there.y < b.units[0].pose.y


# Squares and other formations


def test_infantry_forms_square_before_cavalry() -> None:
    b = battle([brigade("a", bases=4), cavalry("x", ALLIED, (24, 20), bases=6, weight=HEAVY)])
    assert order(b).key() == Form(0, SQUARE).key()


def test_infantry_does_not_form_square_before_infantry_and_cavalry() -> None:
    horse = cavalry("x", ALLIED, (24, 20), bases=6, weight=HEAVY)
    b = battle([brigade("a", bases=4), horse, brigade("y", ALLIED, (20, 16))])
    assert formation_for(b, Plan(b, FRENCH), b.units[0]) != SQUARE


def test_a_square_opens_when_no_cavalry_is_near() -> None:
    b = battle([brigade("a", formation=SQUARE, mode=COLUMNAR), brigade("x", ALLIED, (24, 20))])
    assert order(b).key() == Form(0, MASSE).key()


def test_lines_come_within_musket_range_and_columns_wait_out_of_it() -> None:
    for mode, formation, limit in ((0, LINE, 2.0), (COLUMNAR, MASSE, 4.0)):
        troops = brigade("a", at=(24, 8), formation=formation, mode=mode)
        b = battle([troops, brigade("x", ALLIED, (24, 16))])
        assert order(b).key() == Move(0).key()
        way = asked(b, ChooseWay(FRENCH, 0, 2, MOVE))
        assert isinstance(way, March)
        ahead = sum([int(leg.amount) for leg in way.legs if leg.kind == ADVANCE])
        assert inch(8) - ahead <= inch(limit) and (mode == 0 or inch(8) - ahead > inch(2))


# Guns


def test_guns_are_unlimbered_in_range_with_a_general_near() -> None:
    units = [battery("g", at=(24, 10), limbered=True), brigade("x", ALLIED, (24, 19))]
    b = battle(units, [general("n", at=(22, 8))])
    assert order(b).key() == Unlimber(0).key()
    alone = battle(units)
    assert order(alone).key() != Unlimber(0).key()


def test_guns_out_of_range_are_moved_up() -> None:
    b = battle([battery("g", at=(24, 2), limbered=True), brigade("x", ALLIED, (24, 22))])
    assert order(b).key() == Roll(0).key()
    assert isinstance(asked(b, ChooseWay(FRENCH, 0, 2, MOVE)), March)


def test_guns_turn_to_an_enemy_outside_their_arc() -> None:
    b = battle([battery("g"), brigade("x", ALLIED, (36, 12), facing=270, bases=2)])
    turn = order(b)
    assert isinstance(turn, Pivot) and turn.angle > 0


def test_guns_in_arc_stay_in_battery() -> None:
    b = battle([battery("g"), brigade("x", ALLIED, (24, 20))])
    assert order(b).key() == END_STEP.key()


def test_fire_goes_where_it_does_most() -> None:
    hurt = brigade("x", ALLIED, (20, 20), marks=DISORDERED, bases=6)
    units = [battery("g"), hurt, brigade("y", ALLIED, (29, 20.5), formation=MASSE)]
    b = battle(units, phase=OWN_FIRE)
    run(b, FireStep(FRENCH))
    assert b.units[0].aim == uid(b, "x")
    assert asked(b, asking(b)).key() == Aim(0, uid(b, "y")).key()


# Generals


def test_generals_ride_to_the_brigades_that_will_test() -> None:
    b = battle(
        [brigade("a", at=(24, 20)), brigade("x", ALLIED, (24, 30))],
        [general("n", at=(24, 3))],
        phase=RIDES,
    )
    ride = asked(b, ChooseRide(FRENCH, "11.5 detached generals move"))
    assert isinstance(ride, Ride) and ride.y > inch(7)


def test_a_general_joins_a_brigade_about_to_charge_and_the_commander_does_not() -> None:
    units = [brigade("a", formation=MASSE), brigade("x", ALLIED, (24, 16), bases=2)]
    officers = [general("c", at=(23, 8), rank=ARMY), general("n", at=(25, 8))]
    b = battle(units, officers, phase=COMMAND)
    choice = ChooseCommand(FRENCH, "11.2 attach")
    assert asked(b, choice).key() == Attach(1, 0).key()
    b.attach(1, 0, 0)
    assert asked(b, choice).key() == END_STEP.key()


def test_a_general_leaves_a_brigade_that_has_nobody_to_fight() -> None:
    b = battle([brigade("a")], [general("n", attached="a")], phase=COMMAND)
    assert asked(b, ChooseCommand(FRENCH, "11.2 attach")).key() == (5, 0)


# Tasks


def test_the_side_without_the_objectives_attacks_and_the_other_holds() -> None:
    b = battle(
        [brigade("a", at=(24, 4), formation=MASSE), brigade("x", ALLIED, (24, 30))],
        goals=[goal(24, 29, ALLIED)],
    )
    assert Plan(b, FRENCH).attacks and not Plan(b, ALLIED).attacks
    post = post_of(b, Plan(b, FRENCH), b.units[0])
    assert post is not None and post.y > inch(20)


def test_one_brigade_stays_at_an_objective_that_is_threatened() -> None:
    units = [brigade("a", at=(24, 10)), brigade("b", at=(34, 8)), brigade("x", ALLIED, (24, 22))]
    b = battle(units, goals=[goal(24, 11, FRENCH), goal(24, 30, ALLIED, 9)])
    assert Plan(b, FRENCH).guards == {0: 0}


def test_an_objective_that_nobody_defends_is_taken_by_who_is_soonest_there() -> None:
    units = [brigade("a", at=(24, 10)), cavalry("h", at=(28, 8)), brigade("x", ALLIED, (12, 24))]
    b = battle(units, goals=[goal(12, 25, ALLIED, 8), goal(36, 16, ALLIED, 3)])
    plan = Plan(b, FRENCH)
    assert plan.takers == {1: 1} and plan.goal_for(b.units[0]) == 0
    post = post_of(b, plan, b.units[1])
    assert post is not None and (post.x, post.y) == (inch(36), inch(16))


def test_nobody_is_sent_where_it_is_too_late_to_arrive() -> None:
    units = [brigade("a", at=(24, 4)), brigade("x", ALLIED, (12, 34))]
    b = battle(units, goals=[goal(36, 30, ALLIED)], turn=10)
    assert Plan(b, FRENCH).takers == {}


def test_an_attack_is_shared_out_by_worth_and_by_who_defends() -> None:
    units = [
        brigade("a", at=(20, 6), bases=8, command="d1"),
        brigade("b", at=(24, 6), bases=8, command="d2"),
        brigade("x", ALLIED, (20, 24), bases=4),
        brigade("y", ALLIED, (28, 24), bases=4),
    ]
    b = battle(units, goals=[goal(20, 24, ALLIED, 5), goal(28, 24, ALLIED, 5)])
    plan = Plan(b, FRENCH)
    assert sorted(plan.goal_for(u) for u in b.units[:2]) == [0, 1]


def test_the_cavalry_of_a_winning_side_is_kept_for_weak_and_lone_units() -> None:
    units = [cavalry("h", weight=HEAVY, bases=6), cavalry("x", ALLIED, (24, 16), bases=3)]
    company = brigade("y", ALLIED, (30, 22))
    for troops, holder, charges in (
        (units, FRENCH, True),
        ([*units, company], ALLIED, True),
        ([*units, company], FRENCH, False),
    ):
        b = battle(troops, goals=[goal(2, 2, holder, 9)])
        assert isinstance(order(b), Charge) == charges


def test_it_acts_last_in_the_last_turn() -> None:
    units = [brigade("a"), brigade("x", ALLIED, (24, 30))]
    choice = ChooseFirst(FRENCH, "1.1 winner chooses")
    assert asked(battle(units, turn=10), choice).key() == GO_SECOND.key()
    assert asked(battle(units, turn=2), choice).key() == GO_FIRST.key()


# Answers


def test_cavalry_meets_a_charge_of_cavalry() -> None:
    b = battle([cavalry("a"), cavalry("x", ALLIED, (24, 12.1))], active=ALLIED)
    b.touch(Contact(1, 0, False, False, False, False))
    assert asked(b, ChooseAnswer(FRENCH, 0)).key() == COUNTER_CHARGE.key()


def test_a_breakthrough_is_made_only_where_it_should_win() -> None:
    units = [brigade("a", bases=6), brigade("x", ALLIED, (24, 15), bases=2)]
    strong = [brigade("a", bases=3), brigade("x", ALLIED, (24, 15), bases=8, grade=ELITE)]
    for troops, goes in ((units, True), (strong, False)):
        b = battle(troops)
        said = asked(b, ChooseFollowUp(FRENCH, 0, [BreakThrough(0, 1), OCCUPY]))
        assert isinstance(said, BreakThrough) == goes


def test_small_questions_have_an_answer() -> None:
    b = battle([brigade("a"), brigade("x", ALLIED, (24, 20))])
    assert asked(b, ChooseToGoOn(FRENCH)).key() == STOP.key()
    assert asked(b, ChooseAdvance(FRENCH)).key() in ((22,), (23,))


# Styles


def ordered(daring: float) -> tuple[int, int]:
    """With masses and cavalry against lines of all sizes: how many charge or come close to it."""
    charges, prey = 0, 0
    for own in range(3, 9):
        for other in range(2, 7):
            foe = brigade("x", ALLIED, (24, 16), bases=other)
            b = battle([brigade("a", formation=MASSE, bases=own), foe])
            charges += len(good_charges(b, Plan(b, FRENCH, daring)))
            b = battle([cavalry("a", bases=own), foe])
            prey += prey_of(b, Plan(b, FRENCH, daring), b.units[0]) != NOBODY
    return charges, prey


def test_the_bold_charge_more_than_the_careful() -> None:
    careful, steady, bold = (ordered(daring) for daring in (-1.0, 0.0, 1.0))
    assert careful[0] < steady[0] < bold[0] and careful[1] < bold[1]


def test_a_style_is_in_every_order_of_the_staff() -> None:
    """The same position: a bold staff orders the charge, a careful one does not."""
    found: list[bool] = []
    for daring in (-1.0, 1.0):
        foe = brigade("x", ALLIED, (24, 16), bases=4)
        b = battle([brigade("a", formation=MASSE, bases=5), foe])
        staff = Player(1)
        staff.daring = daring
        first = staff.proposals(b, ChooseOrder(FRENCH))[0].action
        found.append(isinstance(first, Charge))
    assert found == [False, True]


# The whole


def test_every_question_of_a_battle_gets_legal_answers() -> None:
    """Against itself, so that all kinds come up; and what it is shown does not change."""
    kinds: dict[str, int] = {}
    dice, b = Rng(3), new_battle("saalfeld", {})
    while not b.finished:
        if isinstance(b.pending, Throw):
            settle(b, b.pending.toss(dice))
            continue
        assert isinstance(b.pending, Decision)
        kind = type(b.pending).__name__
        kinds[kind] = kinds.get(kind, 0) + 1
        before = AGE.write(b) if kinds[kind] < 4 else ""
        action = asked(b, b.pending)
        assert not before or AGE.write(b) == before
        answer(b, action)
    assert len(kinds) >= 8


def winner(players: list[str], scenario: str, seed: int) -> int:
    agents = [seated(players[0], seed), seated(players[1], seed + 100)]
    dice = Rng(seed)
    s = AGE.setup(scenario, {})
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            seat = s.pending.seat
            submit(s, agents[seat].answer(AGE, s, seat, AT_ONCE))
    assert isinstance(s, Battle)
    return s.winner


def test_it_beats_random_play() -> None:
    assert winner(["sensible", "random"], "saalfeld", 1) == FRENCH


@pytest.mark.nightly
@pytest.mark.parametrize("scenario", ["saalfeld", "albuera", "quatre-bras"])
@pytest.mark.parametrize("seat", [FRENCH, ALLIED])
def test_it_beats_random_play_from_both_sides(scenario: str, seat: int) -> None:
    players = ["random", "random"]
    players[seat] = "sensible"
    won = [winner(players, scenario, seed) for seed in range(5)]
    assert won.count(seat) >= 3 and won.count(1 - seat) == 0  # the others are draws


def test_generals_keep_their_distance_from_the_enemy() -> None:
    b = battle(
        [brigade("a", at=(24, 20)), brigade("x", ALLIED, (24, 24))],
        [general("n", at=(24, 12))],
        phase=RIDES,
    )
    ride = asked(b, ChooseRide(FRENCH, "11.5 detached generals move"))
    if isinstance(ride, Ride):
        assert distance(ride.x, ride.y, inch(24), inch(24)) >= 4 * INCH
