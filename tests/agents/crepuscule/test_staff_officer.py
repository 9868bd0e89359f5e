"""The staff of Au crépuscule de l'Aigle: charges, squares, fire, officers, and whole battles."""

from __future__ import annotations

import pytest

from grognard.agents import AT_ONCE, Agent, Seated
from grognard.agents.crepuscule import Player
from grognard.agents.crepuscule.charges import charge_value
from grognard.agents.crepuscule.ground import Footing, ground_wishes, last_footing
from grognard.agents.crepuscule.odds import (
    Round,
    die_chance,
    fire_loss,
    lost_share,
    pass_chance,
)
from grognard.agents.crepuscule.orders import formation_for
from grognard.agents.crepuscule.plans import Plan
from grognard.agents.crepuscule.shots import best_estimate
from grognard.agents.random_agent import Chance
from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.artillery.duel import ChooseCounterFire
from grognard.games.crepuscule.chapters.artillery.estimates import ChooseEstimates
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.pursuit import ChoosePursuit
from grognard.games.crepuscule.chapters.morale.break_test import ChooseReroll
from grognard.games.crepuscule.chapters.morale.formed_again import ChooseFormation
from grognard.games.crepuscule.chapters.officers.charged import ChooseAnswer, ChooseRefuge
from grognard.games.crepuscule.chapters.officers.riding import ChooseRide
from grognard.games.crepuscule.chapters.orders.ordered import ChooseAfterFailure
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.duel import ChooseReply
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY
from grognard.games.crepuscule.chapters.shooting.rank_swap import ChooseSwap
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import (
    AGAIN,
    DEFEND,
    END_STEP,
    EVADE,
    PASS,
    Charge,
    Form,
    Join,
    March,
    React,
    Ride,
)
from grognard.games.crepuscule.model.combat_actions import (
    HOLD_BACK,
    PURSUE,
    REPLY,
    Aim,
    Duel,
    Estimate,
    Volley,
)
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    CHARGES,
    COLUMN,
    COMMAND,
    DISORDERED,
    FALL_BACK,
    FIRE_AND_FLEE,
    FLEE,
    FLEEING,
    FRONT,
    GUNS,
    HEAVY,
    HOLLOW,
    LINE,
    MUSKETRY,
    REACTIONS,
    REAR,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import answer, settle, submit
from grognard.table.paths import ADVANCE, Leg, end_path
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    asking,
    battalion,
    battery,
    battle,
    inch,
    officer,
    run,
    squadron,
    uid,
)


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


def test_it_reads_two_dice_as_the_rules_do() -> None:
    b = battle()
    assert pass_chance(b, 7) == pytest.approx(21 / 36)
    assert pass_chance(b, 1) == pytest.approx(1 / 36)  # two 1s always pass
    assert pass_chance(b, 12) == pytest.approx(35 / 36)  # and two 6s never


def test_it_knows_what_one_die_does() -> None:
    assert die_chance(4) == pytest.approx(0.5)
    assert die_chance(7) == 0.0 and die_chance(2) == pytest.approx(5 / 6)


def test_fire_is_computed_by_dice_hits_and_wounds() -> None:
    b = battle([battalion("a"), battalion("x", ALLIED, (24, 20))], phase=MUSKETRY)
    # twelve in the front rank hit on 4 and wound on 4
    assert fire_loss(b, b.units[0], b.units[1], ORDINARY) == pytest.approx(12 / 4)


def test_a_flank_expects_to_lose_more_than_a_front() -> None:
    b = battle([battalion("a"), battalion("x", ALLIED, (24, 16))])
    front = Round(b, contact_between(b, 0, 1, FRONT))
    rear = Round(b, contact_between(b, 0, 1, REAR))
    assert rear.lead > front.lead and rear.value > front.value


def test_a_greater_difference_breaks_more() -> None:
    b = battle([battalion("a")])
    shares = [lost_share(b, b.units[0], difference, False) for difference in (1, 3, 5)]
    assert shares == sorted(shares) and shares[0] < shares[2]


# Charges


def charge(b: Battle) -> Action:
    return asked(b, ChooseCharge(FRENCH))


def test_it_charges_the_few_and_shaken() -> None:
    weak = battalion("x", ALLIED, (24, 18), lost=18, marks=DISORDERED)
    b = battle([battalion("a", formation=COLUMN), weak], phase=CHARGES)
    action = charge(b)
    assert isinstance(action, Charge) and action.target == uid(b, "x")


def test_cavalry_does_not_charge_a_square_but_runs_down_units_that_flee() -> None:
    for formation, marks, charges in ((HOLLOW, 0, False), (LINE, FLEEING, True)):
        foot = battalion("x", ALLIED, (24, 22), formation=formation, marks=marks)
        b = battle([squadron("h", weight=HEAVY, ld=9), foot], phase=CHARGES)
        assert isinstance(charge(b), Charge) == charges


def test_cavalry_expects_the_square_that_infantry_may_form() -> None:
    horse = squadron("h", weight=HEAVY, ld=9)
    far = battle([horse, battalion("x", ALLIED, (24, 25))], phase=CHARGES)
    near = battle([horse, battalion("x", ALLIED, (24, 18))], phase=CHARGES)
    values = [charge_value(b, b.units[0], b.units[1]) for b in (far, near)]
    assert values[1] > values[0]


# Reactions


def reaction(b: Battle) -> React:
    run(b, ReactionStep(ALLIED))
    action = asked(b, asking(b))
    assert isinstance(action, React)
    return action


def test_a_line_stands_against_few_and_yields_to_a_strong_column() -> None:
    for lost, yields in ((18, False), (0, True)):
        column = battalion("a", formation=COLUMN, lost=lost)
        b = battle([column, battalion("x", ALLIED, (24, 18.5))], phase=REACTIONS)
        b.declare(0, 1, 0)
        assert (reaction(b).reaction in (FALL_BACK, FLEE, FIRE_AND_FLEE)) == yields


# Formations and moves


def test_infantry_forms_square_before_cavalry_and_not_with_infantry_at_hand() -> None:
    horse = squadron("h", ALLIED, (24, 24), weight=HEAVY)
    b = battle([battalion("a"), horse])
    assert order(b).key() == Form(0, HOLLOW).key()
    b = battle([battalion("a"), horse, battalion("x", ALLIED, (34, 20))])
    assert formation_for(b, Plan(b, FRENCH), b.units[0]) != HOLLOW


def test_a_square_opens_when_no_cavalry_is_near() -> None:
    b = battle([battalion("a", formation=HOLLOW), battalion("x", ALLIED, (24, 26))])
    assert order(b).key() == Form(0, LINE).key()


def test_a_line_goes_within_short_range_and_halts_there() -> None:
    b = battle([battalion("a", at=(24, 6)), battalion("x", ALLIED, (24, 24))])
    action = order(b)
    assert isinstance(action, March)
    there = end_path(b.units[0].pose, inch(9.5), inch(1.6), action.legs)
    assert there.y > b.units[0].pose.y and inch(24) - there.y > inch(7)
    b = battle([battalion("a", at=(24, 13)), battalion("x", ALLIED, (24, 23))])
    assert order(b).key() == END_STEP.key()


def test_a_side_that_leads_stays_where_it_can_shoot() -> None:
    units = [battalion("a", at=(24, 6)), battalion("x", ALLIED, (24, 22))]
    lost = battalion("y", ALLIED, (60, 40), marks=FLEEING)
    b = battle([*units, lost])
    assert not Plan(b, FRENCH).attacks and order(b).key() == END_STEP.key()
    b = battle(units)
    assert Plan(b, FRENCH).attacks and isinstance(order(b), March)


# Ground


def in_the_last_turn(*units: Troops, turn: int = 8) -> Battle:
    return battle([*units, battalion("y", ALLIED, (64, 40))], turn=turn)


def test_in_the_last_turn_a_battalion_takes_an_eighth_that_nobody_holds() -> None:
    near, far = battalion("a", at=(9, 21)), battalion("b", at=(9, 8))
    b = in_the_last_turn(near, far)
    action = order(b)
    assert isinstance(action, March) and action.unit == uid(b, "a")
    assert Footing(b, FRENCH).gain(action.unit, action.legs) == 100
    b = in_the_last_turn(near, far, turn=7)
    plan = Plan(b, FRENCH)
    assert last_footing(b, plan) is None
    assert not ground_wishes(b, plan, Player(1), None)


def test_in_the_last_turn_horse_takes_an_eighth_from_the_enemy_by_going_there() -> None:
    b = in_the_last_turn(squadron("h", at=(50, 20)), battalion("x", ALLIED, (40, 44)))
    action = order(b)
    assert isinstance(action, March) and action.unit == uid(b, "h")
    assert Footing(b, FRENCH).gain(action.unit, action.legs) == 100


def test_in_the_last_turn_nobody_leaves_an_eighth_for_one_that_is_held_already() -> None:
    ahead, foe = battalion("b", at=(5, 34)), battalion("x", ALLIED, (12, 44))
    b = in_the_last_turn(battalion("a", at=(13, 21)), ahead, foe)
    away = March(uid(b, "a"), [Leg(ADVANCE, inch(5))])
    assert Footing(b, FRENCH).gain(away.unit, away.legs) == -100
    assert order(b).key() == END_STEP.key()
    b = in_the_last_turn(battalion("a", at=(13, 21)), ahead, foe, turn=4)
    assert isinstance(order(b), March)


# Fire


def test_a_line_that_stood_fires_by_command_at_what_it_hurts_most() -> None:
    b = battle(
        [
            battalion("a", ld=9),
            battalion("x", ALLIED, (24, 20)),
            battalion("y", ALLIED, (10, 27), formation=COLUMN),
        ],
        phase=MUSKETRY,
    )
    assert asked(b, ChooseShot(FRENCH)).key() == Volley(0, 1).key()


def test_guns_fire_ball_from_afar_and_canister_from_near() -> None:
    for off, ammunition in ((30.0, BALL), (18.0, CANISTER)):
        b = battle([battery("g"), battalion("x", ALLIED, (24, off))], phase=GUNS)
        assert asked(b, ChooseAim(FRENCH, [])).key() == Aim(0, 1, ammunition).key()


def test_a_ball_is_laid_short_of_its_target() -> None:
    b = battle([battery("g"), battalion("x", ALLIED, (24, 32), formation=COLUMN)], phase=GUNS)
    estimate, hits = best_estimate(b, b.units[0], b.units[1])
    assert 9 <= estimate <= 17 and hits > 0.5
    action = asked(b, ChooseEstimates(FRENCH, [0, 1, BALL, 0, 0]))
    assert isinstance(action, Estimate) and action.inches == [estimate]


def test_a_line_answers_fire_if_it_should_pass_its_test() -> None:
    for ld, said in ((10, REPLY), (4, PASS)):
        b = battle([battalion("a", ld=ld), battalion("x", ALLIED, (24, 22))], phase=MUSKETRY)
        assert asked(b, ChooseReply(FRENCH, 0, 1)).key() == said.key()


def test_a_battery_answers_guns_unless_the_enemy_is_at_hand() -> None:
    guns = [battery("g"), battery("x", ALLIED, (24, 40))]
    b = battle(guns, [officer("n", at=(22, 10))], phase=GUNS)
    assert asked(b, ChooseCounterFire(FRENCH, 0, 1)).key() == Duel(0, 1).key()
    b = battle([*guns, squadron("h", ALLIED, (24, 6), 0)], phase=GUNS)
    assert asked(b, ChooseCounterFire(FRENCH, 0, 1)).key() == PASS.key()


# Officers and the rest


def test_a_general_rides_to_units_that_need_him_and_keeps_away_from_the_enemy() -> None:
    units = [battalion("a", at=(24, 20)), battalion("b", at=(36, 20))]
    foe = battalion("x", ALLIED, (30, 32))
    b = battle([*units, foe], [officer("n", at=(30, 3))], phase=COMMAND)
    ride = asked(b, ChooseRide(FRENCH))
    assert isinstance(ride, Ride) and inch(6) < ride.y < inch(27)
    b = battle([*units, foe], [officer("n", at=(30, 18))], phase=COMMAND)
    assert asked(b, ChooseRide(FRENCH)).key() == END_STEP.key()


def test_a_brigadier_joins_a_battalion_that_may_soon_be_shaken_and_stays() -> None:
    near = [battalion("a", at=(24, 20)), battalion("x", ALLIED, (24, 29))]
    b = battle(near, [officer("n", at=(24, 14))], phase=COMMAND)
    assert asked(b, ChooseRide(FRENCH)).key() == Join(0, 0).key()
    b = battle(near, [officer("n", attached="a")], phase=COMMAND)
    assert asked(b, ChooseRide(FRENCH)).key() == END_STEP.key()


def test_a_charged_officer_goes_to_his_friends_or_fights() -> None:
    horse, friend = squadron("h", ALLIED, (24, 30)), battalion("a", at=(24, 8))
    b = battle([friend, horse], [officer("n", at=(24, 12))])
    b.declare_on(1, 0, 0)
    assert asked(b, ChooseAnswer(FRENCH, 0)).key() == EVADE.key()
    assert asked(b, ChooseRefuge(FRENCH, 0, inch(8))).key() == Join(0, 0).key()
    alone = battle(
        [battalion("a", at=(60, 8)), squadron("h", ALLIED, (24, 18))], [officer("n", at=(24, 12))]
    )
    alone.declare_on(1, 0, 0)
    assert asked(alone, ChooseAnswer(FRENCH, 0)).key() == DEFEND.key()
    assert asked(alone, ChooseSwap(FRENCH)).key() == END_STEP.key()


def test_infantry_does_not_pursue_among_cavalry() -> None:
    for horse, answer_of in (((24, 24), HOLD_BACK), ((60, 44), PURSUE)):
        b = battle([battalion("a"), squadron("h", ALLIED, horse)])
        assert asked(b, ChoosePursuit(FRENCH, 0)).key() == answer_of.key()


def test_small_questions_have_an_answer() -> None:
    b = battle([battalion("a", marks=FLEEING), squadron("h", ALLIED, (24, 24))])
    assert asked(b, ChooseAfterFailure(FRENCH, 0)).key() == AGAIN.key()
    assert asked(b, ChooseReroll(FRENCH, 0)).key() == AGAIN.key()
    formed = asked(b, ChooseFormation(FRENCH, "D-169", 0))
    assert isinstance(formed, Form) and formed.formation == HOLLOW


# Styles


def charges_of(daring: float) -> int:
    """Of squadrons near and far against lines that have lost more and more: how many charge."""
    staff = Player(1)
    staff.daring = daring
    found = 0
    for lost in range(0, 20, 4):
        for far in (18, 25):
            foe = battalion("x", ALLIED, (24, far), lost=lost)
            b = battle([squadron("h"), foe], phase=CHARGES)
            proposed = staff.proposals(b, ChooseCharge(FRENCH))
            scores = [one.score for one in proposed]
            assert scores == sorted(scores, reverse=True)  # also where a charge costs the bold
            found += isinstance(proposed[0].action, Charge)
    return found


def test_the_bold_charge_more_than_the_careful() -> None:
    careful, steady, bold = (charges_of(daring) for daring in (-1.0, 0.0, 1.0))
    assert careful < steady < bold


# The whole


def test_every_question_of_a_battle_gets_legal_answers() -> None:
    """Against itself, so that all kinds come up; and what it is shown does not change."""
    kinds: dict[str, int] = {}
    dice = Rng(3)
    b = GAME.setup("training", {})
    assert isinstance(b, Battle)
    while not b.finished:
        if isinstance(b.pending, Throw):
            settle(b, b.pending.toss(dice))
            continue
        assert isinstance(b.pending, Decision)
        kind = type(b.pending).__name__
        kinds[kind] = kinds.get(kind, 0) + 1
        before = GAME.write(b) if kinds[kind] < 4 else ""
        action = asked(b, b.pending)
        assert not before or GAME.write(b) == before
        answer(b, action)
    assert len(kinds) >= 8


def winner(seat: int, scenario: str, seed: int) -> int:
    """Of a battle of the staff in one seat against random play."""
    agents: list[Agent] = [Chance(seed + 100), Chance(seed + 200)]
    agents[seat] = Player(seed)
    players = [Seated(agent, seed + 1) for agent in agents]
    dice = Rng(seed)
    s = GAME.setup(scenario, {})
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            asks = s.pending.seat
            submit(s, players[asks].answer(GAME, s, asks, AT_ONCE))
    assert isinstance(s, Battle)
    return int(s.winner)


@pytest.mark.parametrize("seat", [FRENCH, ALLIED])
def test_it_beats_random_play(seat: int) -> None:
    assert [winner(seat, "training", seed) for seed in range(2)] == [seat, seat]


@pytest.mark.nightly
@pytest.mark.parametrize("scenario", ["training", "open-field"])
@pytest.mark.parametrize("seat", [FRENCH, ALLIED])
def test_it_beats_random_play_from_both_sides(scenario: str, seat: int) -> None:
    won = [winner(seat, scenario, seed) for seed in range(25)]
    assert won.count(seat) >= 18
