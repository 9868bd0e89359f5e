"""The sensible player of La Marche des Aigles: what it does, and that it may."""

from __future__ import annotations

import pytest

from grognard.agents import AT_ONCE, Seated, seated
from grognard.agents.march.brigadier import SensibleBrigadier
from grognard.agents.march.charges import win_chance
from grognard.agents.march.command import cost_of_fall, gain_of_joining
from grognard.agents.march.moves import candidate_forms, candidate_ways
from grognard.agents.march.shots import hits_of
from grognard.agents.march.stakes import Stakes, failing, keenness, passing
from grognard.agents.march.value import stand_value, value
from grognard.games import game as find_game
from grognard.games.march.chapters.activation import ChooseActivation
from grognard.games.march.chapters.charging.aggression import ChooseDefence
from grognard.games.march.chapters.charging.combat import ChoosePursuit
from grognard.games.march.chapters.charging.joining import ChooseWithdrawal
from grognard.games.march.chapters.commander import ChooseRide, ChooseToRide
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from grognard.games.march.chapters.moving.marching import why_not_path
from grognard.games.march.chapters.quality import RALLY, ChooseReroll
from grognard.games.march.chapters.setting_up.setup import ChooseSide
from grognard.games.march.chapters.shooting.volley import ChooseShot
from grognard.games.march.model.actions import (
    COLUMN,
    DEFENSIVE_FIRE,
    GO_FIRST,
    GO_SECOND,
    LINE,
    NORTH,
    PURSUE,
    REFORM,
    REROLL,
    SOUTH,
    STAND,
    Attack,
    FireAt,
    Form,
    Join,
    Manoeuvre,
    March,
    Pass,
    Rally,
    SkirmishAt,
    TakeSide,
)
from grognard.games.march.model.pieces import (
    FIRED,
    GUARD,
    RECRUITS,
    ROUGH,
    SHOT_AT,
    SKIRMISHED,
    SLOPE,
    VETERANS,
    Objective,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.volley_odds import hit_chances, pass_chance
from grognard.games.march.sequence import ChooseOrder
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import settle, submit
from grognard.table.paths import BACK
from grognard.table.shapes import polygon
from grognard.table.terrain import Area
from tests.games.march.field import BLUE, RED, Troops, cm, field
from tests.laws.walks import walk

MARCH = find_game("march")


def asked(b: Battle, decision: Decision) -> Action:
    """What the player answers to a question put to it in a position."""
    b.pending = decision
    action = SensibleBrigadier(1).proposals(b, decision)[0].action
    assert decision.why_not(b, action) is None
    return action


def activation(b: Battle, seat: int = RED) -> Action:
    b.active = seat
    return asked(b, ChooseActivation(seat, "5.4 choose an activation"))


def play(players: list[str], scenario: str, seed: int) -> Battle:
    """One game to its end; what a player says must be legal in the true state."""
    agents = [seated(name, seed + 10 * place) for place, name in enumerate(players)]
    dice = Rng(seed)
    s = MARCH.setup(scenario, {})
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            submit(s, agents[s.pending.seat].answer(MARCH, s, s.pending.seat, AT_ONCE))
    assert isinstance(s, Battle)
    return s


def proposed(b: Battle, decision: Decision) -> list[tuple[int, ...]]:
    """All that the player proposes, the best first."""
    b.pending = decision
    return [proposal.action.key() for proposal in SensibleBrigadier(1).proposals(b, decision)]


# Proposals


def test_it_proposes_other_acts_in_addition_to_the_one_it_chooses() -> None:
    b = field([Troops("a", 60, 40), Troops("c", 90, 40)], [Troops("x", 60, 52, 180)])
    b.active = RED
    found = proposed(b, ChooseActivation(RED, "5.4 choose an activation"))
    assert found[0] == activation(b).key()
    assert Manoeuvre(0).key() in found and Manoeuvre(1).key() in found
    assert len({key[0] for key in found}) > 2  # several kinds of act


def test_it_proposes_several_ways_each_once() -> None:
    b = field([Troops("a", 60, 20)], [Troops("x", 60, 100, 180)])
    found = proposed(b, ChoosePath(RED, 0, 4))
    assert 3 < len(found) == len(set(found))


def test_where_two_answers_are_possible_both_are_proposed() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 52, 180)])
    assert sorted(proposed(b, ChooseOrder(RED, "5.3 first or second"))) == sorted(
        [GO_FIRST.key(), GO_SECOND.key()]
    )


# Shots


def test_its_sums_of_hits_are_the_exact_ones() -> None:
    for dice, lowest, rerolls in [(1, 4, 0), (5, 2, 2), (3, 6, 1), (4, 7, 1), (2, 1, 0)]:
        exact = hit_chances(dice, lowest, rerolls)
        found = hits_of(dice, lowest, rerolls)
        for hits in range(dice + 1):
            assert found.plain[hits] == pytest.approx(float(exact.get((hits, False), 0)))
            assert found.six[hits] == pytest.approx(float(exact.get((hits, True), 0)))


def test_its_chances_of_tests_are_the_exact_ones() -> None:
    b = field([Troops("a", 60, 40, staff=(0, 0, 1, 1))], [Troops("x", 60, 80, 180)])
    for u in b.units:
        assert 1.0 - failing(b, u) == pytest.approx(float(pass_chance(b, u)))
    assert passing(b, b.units[1], RALLY) == pytest.approx(0.5)


def test_the_chance_to_win_a_combat_is_known() -> None:
    assert win_chance(0) == pytest.approx(15 / 36)
    assert win_chance(6) == 1.0 and win_chance(-6) == 0.0 and win_chance(9) == 1.0


def two_targets() -> Battle:
    """A line with two enemies at the same range: recruits, and guards."""
    red = [Troops("a", 60, 40, rankers=36)]
    blue = [
        Troops("weak", 50, 60, 180, quality=RECRUITS, rankers=16),
        Troops("good", 70, 60, 180, quality=GUARD, rankers=16),
    ]
    return field(red, blue)


def test_it_shoots_at_units_that_are_likely_to_run() -> None:
    action = activation(two_targets())
    assert isinstance(action, FireAt) and action.target == 1


def test_it_shoots_at_the_other_once_the_first_must_test_anyway() -> None:
    b = two_targets()
    b.owe_test(1, SHOT_AT)
    action = activation(b)
    assert isinstance(action, FireAt) and action.target == 2


def test_of_screen_and_battalion_it_uses_both() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [Troops("x", 60, 60, 180, rankers=24)])
    b.place_screen(0, b.units[0].pose.moved(4000), 2000)
    first = activation(b)
    assert isinstance(first, FireAt | SkirmishAt)
    b.mark(0, FIRED if isinstance(first, FireAt) else SKIRMISHED)
    second = asked(b, ChooseShot(RED, 0, isinstance(first, FireAt)))
    assert isinstance(second, SkirmishAt if isinstance(first, FireAt) else FireAt)


# Charges


def charging() -> Battle:
    """A column of 32 with an officer, 12 cm before a small line that has acted."""
    red = [Troops("a", 60, 48, formation=COLUMN, rankers=32, quality=VETERANS, staff=(0, 0, 0, 1))]
    blue = [Troops("x", 60, 60, 180, rankers=16)]
    b = field(red, blue)
    b.activate(1)
    return b


def test_it_charges_when_it_is_sure_to_win() -> None:
    action = activation(charging())
    assert isinstance(action, Attack) and action.target == 1


def test_it_does_not_charge_a_fresh_line_that_it_cannot_beat() -> None:
    red = [Troops("a", 60, 48, formation=COLUMN, rankers=16, quality=RECRUITS)]
    strong = Troops("x", 60, 60, 180, rankers=48, quality=GUARD, staff=(2, 2, 1, 1))
    assert not isinstance(activation(field(red, [strong])), Attack)


def test_a_charge_that_it_would_not_make_is_still_proposed_for_a_search() -> None:
    red = [Troops("a", 60, 48, formation=COLUMN, rankers=16, quality=RECRUITS)]
    red += [Troops(f"r{n}", 10 + 12 * n, 20) for n in range(8)]
    strong = Troops("x", 60, 60, 180, rankers=48, quality=GUARD, staff=(2, 2, 1, 1))
    b = field(red, [strong])
    b.active = RED
    found = proposed(b, ChooseActivation(RED, "5.4 choose an activation"))
    charges = [key for key in found if key[0] == Attack(0, 9, 0).key()[0]]
    assert charges and found.index(charges[0]) >= 8


def test_it_catches_routers() -> None:
    b = charging()
    b.rout(1)
    assert isinstance(activation(b), Attack)


def test_it_pursues_the_weaker_and_lets_the_stronger_go() -> None:
    b = charging()
    b.engage(0, 1, False)
    assert asked(b, ChoosePursuit(RED, 0, 1, 0)).key() == PURSUE.key()
    red = [Troops("a", 60, 48, rankers=16)]
    b = field(red, [Troops("x", 60, 60, 180, rankers=48, quality=GUARD, staff=(2, 2, 1, 1))])
    b.engage(0, 1, False)
    assert asked(b, ChoosePursuit(RED, 0, 1, 0)).key() != PURSUE.key()


def test_it_shoots_at_units_that_charge_it() -> None:
    b = charging()
    b.units[1].status = 0
    assert asked(b, ChooseDefence(BLUE, 1, 0)).key() == DEFENSIVE_FIRE.key()


def test_by_option_it_meets_a_charge_with_its_own_where_that_is_better() -> None:
    red = [Troops("a", 60, 48, formation=COLUMN, rankers=16, quality=RECRUITS)]
    strong = Troops("x", 60, 60, 180, formation=COLUMN, rankers=48, quality=GUARD)
    b = field(red, [strong], counter_charge="on")
    assert asked(b, ChooseDefence(BLUE, 1, 0)).key()[0] in (26, 28)


# Manoeuvres


def test_every_way_it_thinks_of_is_allowed() -> None:
    b = MARCH.setup("training", {"set-up": "ready"})
    assert isinstance(b, Battle)
    for u in b.units:
        for pips in (1, 4, 6):
            ways = candidate_ways(b, u, pips)
            assert [] in ways and len(ways) > 3
            assert all(why_not_path(b, u, legs, pips) is None for legs in ways)
        assert candidate_forms(b, u)


def test_it_goes_towards_an_enemy_who_is_far_away() -> None:
    b = field([Troops("a", 60, 20, formation=COLUMN)], [Troops("x", 60, 110, 180)])
    assert activation(b).key() == Manoeuvre(0).key()
    march = asked(b, ChoosePath(RED, 0, 3))
    assert march.key() == (12, 0, cm(22.5))


def test_it_forms_line_to_shoot() -> None:
    column = Troops("a", 60, 56, formation=COLUMN, quality=VETERANS, staff=(0, 0, 0, 1))
    b = field([column], [Troops("x", 60, 84, 180, rankers=48, quality=GUARD, staff=(2, 2, 1, 1))])
    form = asked(b, ChooseManoeuvre(RED, 0))
    assert isinstance(form, Form) and form.formation == LINE


def test_it_reforms_when_no_enemy_is_at_hand() -> None:
    b = field([Troops("a", 60, 30)], [Troops("x", 60, 90, 180)])
    b.disorder(0)
    assert asked(b, ChooseManoeuvre(RED, 0)).key() == REFORM.key()


def test_it_rallies_its_routers() -> None:
    b = field([Troops("a", 60, 40, staff=(0, 0, 0, 1))], [Troops("x", 60, 110, 180)])
    b.rout(0)
    assert activation(b).key() == Rally(0).key()


def test_it_does_not_turn_its_flank_to_an_enemy_in_reach() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 70, 180, formation=COLUMN, rankers=32)])
    stakes = Stakes(b)
    facing = stand_value(b, stakes, b.units[0], 1.0)
    b.form(0, LINE, b.units[0].pose.turned(9000))
    assert stand_value(b, stakes, b.units[0], 1.0) < facing


def test_it_takes_every_reroll() -> None:
    b = charging()
    assert asked(b, ChooseReroll(RED, "12.1 officer's re-roll")).key() == REROLL.key()


def test_who_is_likely_to_run_stays_out_of_range() -> None:
    weak = Troops("a", 60, 20, quality=RECRUITS, rankers=16, formation=COLUMN)
    b = field([weak], [Troops("x", 60, 72, 180, rankers=48, quality=GUARD)])
    b.activate(0)
    here = stand_value(b, Stakes(b), b.units[0], 1.0)
    b.move_to(0, b.units[0].pose.moved(cm(20)))
    assert stand_value(b, Stakes(b), b.units[0], 1.0) < here


# The Supreme Commander


def test_he_joins_who_must_test_when_nobody_else_has_to() -> None:
    b = field([Troops("a", 60, 20, rankers=48)], [Troops("x", 60, 110, 180)])
    b.place_commander(RED, cm(60), cm(10))
    b.owe_test(0, SHOT_AT)
    b.activate(0)
    b.activate(1)
    assert asked(b, ChooseToRide(RED, "3.5 ride or stay")).key() == (19,)
    assert asked(b, ChooseRide(RED, cm(10))).key() == Join(0).key()


def test_he_keeps_his_ride_while_battalions_have_still_to_act() -> None:
    b = field([Troops("a", 60, 20), Troops("b", 90, 20)], [Troops("x", 60, 110, 180)])
    assert asked(b, ChooseToRide(RED, "3.5 ride or stay")).key() == (22,)


def test_he_follows_the_strongest_when_all_have_acted() -> None:
    b = field([Troops("a", 60, 60, rankers=48), Troops("b", 10, 20)], [Troops("x", 60, 110, 180)])
    for uid in range(3):
        b.activate(uid)
    assert asked(b, ChooseToRide(RED, "3.5 ride or stay")).key() == (19,)
    ride = asked(b, ChooseRide(RED, cm(30))).key()
    assert ride[0] == 20 and ride[1] > cm(10)


def test_in_the_last_turn_he_may_fall_for_nothing_comes_after() -> None:
    red = [Troops("a", 60, 20, rankers=48, quality=GUARD), Troops("b", 90, 20, rankers=48)]
    b = field(red, [Troops("x", 60, 110, 180)])
    b.place_commander(RED, cm(60), cm(10))
    b.owe_test(0, SHOT_AT)
    b.turn = 7
    before = gain_of_joining(b, RED, b.units[0])
    assert cost_of_fall(b, RED) > 0.0
    b.turn = 8
    assert cost_of_fall(b, RED) == 0.0 and gain_of_joining(b, RED, b.units[0]) > before


# What decides


def test_it_wants_to_touch_an_objective() -> None:
    crest = Objective("crest", cm(60), cm(60), cm(5), 2)
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 119, 180)], objectives=[crest])
    b.turn = 7
    away = stand_value(b, Stakes(b), b.units[0], 1.0)
    b.move_to(0, b.units[0].pose.moved(cm(16)))
    assert stand_value(b, Stakes(b), b.units[0], 1.0) > away + 20


def test_who_is_behind_dares_more_than_who_is_ahead_at_the_end() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 90, 40)], [Troops("x", 60, 80, 180)])
    b.turn = 8
    assert keenness(b, RED) < 1.0 < keenness(b, BLUE)
    b.rout(1)
    b.lose(0, 1)
    assert keenness(b, RED) > keenness(b, BLUE)  # as many, but more losses


def test_in_the_last_turn_it_shoots_rather_than_moves() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 80, 180)])
    b.turn = 8
    assert isinstance(activation(b), FireAt)


def test_it_acts_first_only_where_something_can_be_done() -> None:
    far = field([Troops("a", 60, 20)], [Troops("x", 60, 110, 180)])
    near = field([Troops("a", 60, 40)], [Troops("x", 60, 70, 180)])
    assert asked(far, ChooseOrder(RED, "5.3 first or second")).key() == GO_SECOND.key()
    assert asked(near, ChooseOrder(RED, "5.3 first or second")).key() == GO_FIRST.key()


def test_who_had_joined_a_combat_stays_where_it_struck() -> None:
    b = charging()
    assert asked(b, ChooseWithdrawal(RED, 0)).key() == STAND.key()


def test_it_takes_the_side_with_the_hill() -> None:
    ground = [((30, 80), SLOPE, NORTH), ((30, 20), SLOPE, SOUTH), ((30, 20), ROUGH, NORTH)]
    for (x, y), traits, side in ground:
        corners = [(cm(x), cm(y)), (cm(x + 20), cm(y)), (cm(x + 20), cm(y + 10))]
        area = Area("patch", polygon(corners), traits, level=1 if traits == SLOPE else 0)
        b = field([Troops("a", 60, 40)], [Troops("x", 60, 80, 180)], areas=[area])
        assert asked(b, ChooseSide(RED, "4.4 choice of side")).key() == TakeSide(side).key()


def test_it_passes_when_there_is_nothing_better() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 110, 180)])
    b.turn = 8
    assert activation(b).key() == Pass(0).key()


def test_in_the_last_turn_it_leaves_the_range_of_units_that_may_still_shoot() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 84, 180)])
    b.turn = 8
    b.mark(0, FIRED)
    assert activation(b).key() == Manoeuvre(0).key()
    march = asked(b, ChoosePath(RED, 0, 2))
    assert isinstance(march, March) and march.legs[0].kind == BACK


# The whole


def test_the_value_of_a_position_is_the_same_from_both_sides() -> None:
    b = charging()
    assert value(b, RED) == pytest.approx(-value(b, BLUE))
    assert value(b, RED) > 0


def test_a_routed_enemy_is_worth_having() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 80, 180), Troops("y", 90, 80, 180)])
    before = value(b, RED)
    b.rout(1)
    assert value(b, RED) > before


def set_up(seat: int) -> Battle:
    """The training field set up by the player on one side, at random on the other."""
    agents = [seated("random", 1), seated("random", 2)]
    agents[seat] = seated("sensible", 3)
    dice = Rng(4)
    s = MARCH.setup("training", {})
    assert isinstance(s, Battle)
    while s.turn == 0:
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            assert isinstance(s.pending, Decision)
            submit(s, agents[s.pending.seat].answer(MARCH, s, s.pending.seat, AT_ONCE))
    return s


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_it_sets_up_with_screens_out_and_the_commander_behind(seat: int) -> None:
    b = set_up(seat)
    own = b.side(seat)
    assert len([u for u in own if u.screen]) >= 3
    front = max(u.pose.y for u in own) if seat == RED else min(u.pose.y for u in own)
    post = b.commanders[seat]
    assert abs(int(front - post.y)) >= cm(8)
    strongest = max(own, key=lambda u: u.quality * 100 + u.rankers)
    assert abs(int(strongest.pose.x) - cm(60)) <= cm(35)


@pytest.mark.parametrize("scenario", ["training", "vimeiro", "barrosa", "open"])
def test_every_question_of_a_random_game_gets_a_legal_answer(scenario: str) -> None:
    kinds: dict[str, int] = {}
    for s in walk(MARCH, scenario, {}, 5):
        if isinstance(s.pending, Decision) and kinds.get(s.pending.cite, 0) < 4:
            kinds[s.pending.cite] = kinds.get(s.pending.cite, 0) + 1
            brigadier = Seated(SensibleBrigadier(1), 1)
            action = brigadier.answer(MARCH, s, s.pending.seat, AT_ONCE)
            assert s.pending.why_not(s, action) is None
    assert len(kinds) > 7


def test_it_does_not_change_what_it_is_shown() -> None:
    for number, s in enumerate(walk(MARCH, "training", {}, 3)):
        if isinstance(s.pending, Decision) and number % 9 == 0:
            before = MARCH.write(s)
            SensibleBrigadier(1).proposals(s, s.pending)
            assert MARCH.write(s) == before


def test_the_same_position_gets_the_same_answer() -> None:
    for number, s in enumerate(walk(MARCH, "training", {}, 4)):
        if isinstance(s.pending, Decision) and number % 25 == 0:
            seat = s.pending.seat
            said = {
                MARCH.notate(s, seated("sensible", seed).answer(MARCH, s, seat, AT_ONCE))
                for seed in (1, 2)
            }
            assert len(said) == 1


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_it_beats_random_play_from_both_sides(seat: int) -> None:
    for seed in range(2):
        players = ["random", "random"]
        players[seat] = "sensible"
        assert play(players, "training", seed).winner == seat
