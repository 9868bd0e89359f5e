"""Odds are those of the rules: of all ways where they are walked, else near those of trials."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.charging.charges import ChargeStep
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.morale.panic import FirePanic
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot, Shooting
from grognard.games.crepuscule.chapters.shooting.need import COMMANDED, ORDINARY
from grognard.games.crepuscule.chapters.shooting.officers import Sniping
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.model.actions import Charge, Form, React
from grognard.games.crepuscule.model.combat_actions import REPLY, Reply, Shoot
from grognard.games.crepuscule.model.kinds import (
    BALL,
    BUILDING,
    CANISTER,
    CHARGED,
    COLUMN,
    COMBAT,
    COUNTER,
    FALL_BACK,
    FIRE_AND_FLEE,
    FLEE,
    GARRISON,
    GUARD,
    HARD_COVER,
    HEAVY,
    HOLD,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    HOLLOW,
    HOWITZER,
    LANCE,
    LINE,
    MILITIA,
    OPENINGS,
    PISTOLS,
    REFORM,
    SHELL,
    VETERAN,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.odds.charges import ChargeOdds, Onset
from grognard.games.crepuscule.odds.dice import binomial, both, pass_chance, sum_of, thinned
from grognard.games.crepuscule.odds.duels import answer_to, break_odds
from grognard.games.crepuscule.odds.guns import Cannonade, shot_of
from grognard.games.crepuscule.odds.losses import alarm_of, fire_of
from grognard.games.crepuscule.odds.melee import round_odds
from grognard.games.crepuscule.odds.snipes import snipe_odds
from grognard.games.crepuscule.odds.taken_tests import test_of as taken_test_of
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.umpire import advance, settle
from grognard.odds.exact import odds, spread
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    battalion,
    battery,
    battle,
    officer,
    squadron,
)
from tests.games.crepuscule.odds.trials import by_default, is_near, play
from tests.nightly import by_night

TRIALS = by_night(2_000, 300)


def walked(b: Battle, procedure: object, leaf: Callable[[Battle], int]) -> dict[int, Fraction]:
    """Every way in which the throws of a procedure may fall, to its next question."""
    b.stack = [procedure]  # type: ignore[list-item]
    advance(b)
    found: dict[int, Fraction] = {}

    def visit(s: Battle, weight: Fraction) -> None:
        wait = s.pending
        if not isinstance(wait, Throw):
            key = leaf(s)
            found[key] = found.get(key, Fraction(0)) + weight
            return
        for outcome, chance in spread(wait):
            other = s.clone()
            other.events = None
            settle(other, outcome)
            visit(other, weight * chance)

    visit(b, Fraction(1))
    return found


def same(shares: list[float], found: dict[int, Fraction]) -> bool:
    return all(
        abs(chance - float(found.get(count, Fraction(0)))) < 1e-9
        for count, chance in enumerate(shares)
    )


# Dice


def test_d_04_the_chance_of_a_test_has_its_extremes() -> None:
    b = battle([battalion("f1")])
    assert pass_chance(b, 7) == pytest.approx(21 / 36)
    assert pass_chance(b, -4) == pytest.approx(1 / 36)
    assert pass_chance(b, 15) == pytest.approx(35 / 36)
    assert pass_chance(battle([battalion("f1")], extremes="none"), 15) == pytest.approx(1)


def test_shares_of_dice_add_up() -> None:
    assert sum_of(2)[7] == pytest.approx(1 / 6)
    assert sum(both(binomial(5, 0.3), thinned(binomial(4, 0.5), 0.2))) == pytest.approx(1)


# Fire: all ways


SHOTS = [
    ([battalion("f1", figures=4), battalion("a1", ALLIED, at=(24, 22))], "strength"),
    ([battalion("f1", figures=4, bs=4), squadron("a1", ALLIED, at=(24, 22), save=5)], "strength"),
    ([battalion("f1", figures=6), battalion("a1", ALLIED, at=(24, 26), formation=6)],
     "second"),
    ([battalion("f1", figures=6), battery("a1", ALLIED, at=(24, 20))], "strength"),
    ([battalion("f1", figures=4), battalion("a1", ALLIED, at=(24, 22), officer=True)], "strength"),
    ([battalion("f1", figures=6), battalion("a1", ALLIED, at=(24, 22), sappers=1)], "strength"),
]  # fmt: skip


@pytest.mark.parametrize(("units", "hard_shots"), SHOTS)
def test_p_06_the_losses_of_a_volley_are_those_of_all_its_ways(
    units: list[Troops], hard_shots: str
) -> None:
    b = battle(units, hard_shots=hard_shots)
    before = b.units[1].figures
    fire = fire_of(b, b.units[0], b.units[1], ORDINARY)
    ways = walked(b.clone(), Volley(0, 1, ORDINARY), lambda s: int(before - s.units[1].figures))
    assert same(fire.lost, ways)
    assert sum(fire.lost) == pytest.approx(1)


def test_c_inf_13_commanded_fire_counts_both_its_ways() -> None:
    b = battle([battalion("f1", figures=4), battalion("a1", ALLIED, at=(24, 22))])
    commanded = fire_of(b, b.units[0], b.units[1], COMMANDED)
    assert commanded.dice == 2 * fire_of(b, b.units[0], b.units[1], ORDINARY).dice


def test_d_103_panic_after_losses_is_that_of_trials() -> None:
    units = [battalion("f1", figures=24), battalion("a1", ALLIED, at=(24, 16), figures=10, ld=6)]
    b = battle(units)
    fire = fire_of(b, b.units[0], b.units[1], ORDINARY)
    alarm = alarm_of(b, b.units[1], fire.lost)
    fled = sum(
        play(b, [Volley(0, 1, ORDINARY), FirePanic(1)], Rng(seed)).units[1].is_fleeing()
        or not play(b, [Volley(0, 1, ORDINARY), FirePanic(1)], Rng(seed)).units[1].on_table()
        for seed in range(TRIALS)
    )
    assert is_near(alarm.panics, fled, TRIALS)
    assert alarm.tests > alarm.panics > 0


def test_c_inf_14_a_duel_is_that_of_trials() -> None:
    b = battle([battalion("f1", figures=20), battalion("a1", ALLIED, at=(24, 18), figures=20)])
    fire = fire_of(b, b.units[0], b.units[1], ORDINARY)
    answer = answer_to(b, b.units[0], b.units[1], fire.lost)
    assert answer is not None

    def replies(decision: Decision, s: Battle) -> Action | None:
        return REPLY if decision.why_not(s, REPLY) is None else by_default(decision, s)

    hurt = broken = 0
    for seed in range(TRIALS):
        after = play(b, [Shooting(0, 1, -1, False)], Rng(seed), replies)
        hurt += after.units[0].figures < 20
        broken += after.units[1].is_fleeing()
    assert is_near(1 - answer.lost[0], hurt, TRIALS)
    assert is_near(answer.breaks, broken, TRIALS)


def test_c_off_3_shots_at_an_officer_are_those_of_all_their_ways() -> None:
    b = battle(
        [battalion("f1", figures=4), battalion("a1", ALLIED, at=(50, 40))],
        [officer("hill", ALLIED, at=(24, 22))],
    )
    ways = walked(b.clone(), Sniping(0, 0), lambda s: int(s.officers[0].lost))
    found = snipe_odds(b, 0, 0)
    assert same(found.wounds, ways)
    fallen = walked(b.clone(), Sniping(0, 0), lambda s: int(not s.officers[0].on_table()))
    assert found.falls == pytest.approx(float(fallen[1]))


# Guns


def lost_by(procedure: Callable[[], object], b: Battle, uid: int) -> int:
    """In how many trials somebody of a unit falls."""
    before = b.units[uid].figures
    hurt = 0
    for seed in range(TRIALS):
        hurt += play(b, [procedure()], Rng(seed)).units[uid].figures < before  # type: ignore[list-item]
    return hurt


GUNS = [
    (BALL, 14, battalion("a1", ALLIED, at=(24, 32), formation=COLUMN), "error"),
    (BALL, 12, battalion("a1", ALLIED, at=(24, 30)), "exact"),
    (BALL, 16, battery("a1", ALLIED, at=(24, 34)), "error"),
    (CANISTER, 4, battalion("a1", ALLIED, at=(24, 18)), "error"),
    (CANISTER, 3, squadron("a1", ALLIED, at=(24, 18), save=5), "error"),
    (SHELL, 20, battalion("a1", ALLIED, at=(24, 32), formation=COLUMN), "error"),
]


@pytest.mark.parametrize(("ammunition", "inches", "target", "estimates"), GUNS)
def test_c_art_14_to_16_a_shot_is_that_of_trials(
    ammunition: int, inches: int, target: Troops, estimates: str
) -> None:
    weight = HOWITZER if ammunition == SHELL else HEAVY
    b = battle([battery("fb", weight=weight), target], estimates=estimates)
    shot = shot_of(b, b.units[0], b.units[1], ammunition, inches)
    assert sum(shot.lost) == pytest.approx(1)
    makes = {BALL: Roundshot, CANISTER: Canister, SHELL: Shell}
    hurt = lost_by(lambda: makes[ammunition](0, 1, inches), b, 1)
    assert is_near(1 - shot.lost[0], hurt, TRIALS)


def test_d_79_each_estimate_has_its_own_chance_and_friends_are_shown() -> None:
    units = [battery("fb"), battalion("a1", ALLIED, at=(24, 30)), battalion("f2", at=(24, 38))]
    b = battle(units)
    balls = Cannonade(b, b.units[0], b.units[1])
    chances = [balls.shot(inches).hits for inches in (4, 12, 30)]
    assert chances[1] > chances[0] and chances[1] > chances[2]
    assert balls.shot(12).others.keys() == {2}


# Close combat


FIGHTS = [
    ([battalion("f1", figures=12), battalion("a1", ALLIED, at=(24, 12), figures=12)], 0),
    ([squadron("f1", blade=LANCE), battalion("a1", ALLIED, at=(24, 12), figures=12)], 0),
    ([squadron("f1", weight=HEAVY, traits=PISTOLS),
      battalion("a1", ALLIED, at=(24, 12), figures=12, quality=VETERAN)], 0),
    ([battalion("f1", figures=12, formation=COLUMN, elites=3),
      battalion("a1", ALLIED, at=(24, 12), figures=10, quality=GUARD)], 3),
]  # fmt: skip


@pytest.mark.parametrize(("units", "edge"), FIGHTS)
def test_p_12_a_round_is_that_of_trials(units: list[Troops], edge: int) -> None:
    b = fighting(units, edge)
    found = round_odds(b, 0, FRENCH)
    assert found is not None
    assert found.won + found.drawn + found.lost == pytest.approx(1)
    broke = {0: 0, 1: 0}
    hurt = {0: 0, 1: 0}
    for seed in range(TRIALS):
        after = play(b, [CombatStep(0, [])], Rng(seed))
        for uid in (0, 1):
            u, before = after.units[uid], b.units[uid].figures
            broke[uid] += u.is_fleeing() or not u.on_table() or is_breaking(after, uid)
            hurt[uid] += u.figures < before
    for uid in (0, 1):
        assert is_near(found.broken(uid), broke[uid], TRIALS)
        # units that are run down have no figures left either
        assert is_near(1 - found.fates[uid].lost[0], hurt[uid], TRIALS) or broke[uid]


def is_breaking(b: Battle, uid: int) -> bool:
    """Play may have stopped at the question of a pursuit."""
    top = b.stack[-1] if b.stack else None
    return getattr(top, "unit", -1) == uid and not getattr(top, "ordered", True)


def fighting(units: list[Troops], edge: int) -> Battle:
    b = battle(units, phase=COMBAT)
    b.mark(0, CHARGED)
    b.touch(Contact(0, 1, edge, b.now()))
    return b


def test_w_brk_1_veterans_throw_a_lost_break_test_again() -> None:
    b = battle([battalion("f1"), battalion("f2", quality=VETERAN, at=(36, 12))])
    once, twice = (break_odds(b, b.units[uid], 3, False) for uid in (0, 1))
    assert once.breaks == pytest.approx(1 - 6 / 36)
    failed = twice.breaks + twice.yields
    assert failed == pytest.approx((1 - 6 / 36) ** 2)


# Charges


CHARGES = [
    (HOLD, -1, battalion("f1", figures=16), battalion("a1", ALLIED, at=(24, 18), figures=16)),
    (HOLD_AND_FIRE, -1, squadron("f1"), battalion("a1", ALLIED, at=(24, 24), bs=4)),
    (HOLD_FIRE, -1, battalion("f1"), battalion("a1", ALLIED, at=(24, 18))),
    (FLEE, -1, squadron("f1"), battalion("a1", ALLIED, at=(24, 24))),
    (FIRE_AND_FLEE, -1, squadron("f1"), battalion("a1", ALLIED, at=(24, 24))),
    (FALL_BACK, -1, squadron("f1"), battalion("a1", ALLIED, at=(24, 24))),
    (COUNTER, -1, battalion("f1"), battalion("a1", ALLIED, at=(24, 18), figures=16)),
    (REFORM, HOLLOW, squadron("f1"), battalion("a1", ALLIED, at=(24, 24))),
    (HOLD, -1, squadron("f1"), battalion("a1", ALLIED, at=(24, 24), quality=MILITIA)),
]


@pytest.mark.parametrize(("reaction", "formation", "charger", "target"), CHARGES)
def test_p_04_a_charge_and_its_reaction_are_those_of_trials(
    reaction: int, formation: int, charger: Troops, target: Troops
) -> None:
    b = battle([charger, target])
    charge = ChargeOdds(b, 0, 1, 0)
    found = next(
        one for one in charge.onsets() if (one.reaction, one.formation) == (reaction, formation)
    )

    def reacts(decision: Decision, s: Battle) -> Action | None:
        react = React(1, reaction, formation)
        return react if decision.why_not(s, react) is None else by_default(decision, s)

    contacts = caught = broken = 0
    trials = TRIALS // 2
    for seed in range(trials):
        after = play(
            charge.declared, [ReactionStep(ALLIED), ContactStep(FRENCH)], Rng(seed), reacts
        )
        contacts += after.is_engaged(0)
        caught += was_caught(charge.declared, seed, reacts)
        after.enter(COMBAT)
        over = play(after, [CombatStep(0, [])], Rng(seed + 7)) if after.is_engaged(0) else after
        broken += after.is_engaged(0) and (
            over.units[1].is_fleeing() or not over.units[1].on_table() or is_breaking(over, 1)
        )
    assert is_near(found.contact, contacts, trials)
    assert is_near(found.caught, caught, trials)
    assert is_near(found.breaks, broken, trials)


def was_caught(b: Battle, seed: int, policy: Callable[[Decision, Battle], Action | None]) -> bool:
    """Run down by the charge move itself."""
    rng = Rng(seed)
    reacted = play(b, [ReactionStep(ALLIED)], rng, policy)
    if not reacted.units[1].on_table():
        return False
    return not play(reacted, [ContactStep(FRENCH)], rng, policy).units[1].on_table()


def test_d_140_an_assault_of_a_building_has_a_forecast() -> None:
    house = area(20, 18, 26, 22, BUILDING | OPENINGS | HARD_COVER)
    units = [battalion("f1"), battalion("a1", ALLIED, at=(23, 20), figures=12, formation=GARRISON)]
    b = battle(units, terrain=[house])
    b._edit(1).building = 0
    onsets = ChargeOdds(b, 0, 1, 0).onsets()
    assert {one.reaction for one in onsets} == {HOLD, HOLD_AND_FIRE}
    assert all(isinstance(one, Onset) and not one.missed for one in onsets)


def test_d_24_a_charge_beyond_its_reach_strikes_nobody() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, at=(24, 22))])
    charge = ChargeOdds(b, 0, 1, 0)
    assert charge.cost > charge.reach
    assert [one.contact for one in charge.onsets() if one.reaction == HOLD] == [0.0]


# Orders


def test_d_17_an_order_is_repeated_twice_at_two_less_each() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, at=(24, 20))])
    b.pending = ChooseOrder(FRENCH)
    taken = taken_test_of(b, Form(0, HOLLOW))
    assert taken is not None
    first, second, third = (pass_chance(b, taken.value - off) for off in (0, 2, 4))
    assert taken.passes == first
    assert taken.repeated == pytest.approx(1 - (1 - first) * (1 - second) * (1 - third))
    assert taken_test_of(b, Form(0, LINE, 11)) is None


def test_the_odds_of_a_charge_are_those_of_its_order() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, at=(24, 18))])
    b.stack = [ChargeStep(FRENCH)]
    advance(b)

    def charges(s: State, events: list[Event]) -> bool:
        assert isinstance(s, Battle)
        return s.units[0].charge == 1

    found = odds(b, Charge(0, 1, 0), charges)
    assert found is not None
    assert ChargeOdds(b, 0, 1, 0).first == pytest.approx(float(found[True]))


def test_a_shot_is_asked_for_what_it_is() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, at=(24, 20))])
    b.pending = ChooseShot(FRENCH)
    assert taken_test_of(b, Shoot(0, 1)) is None
    assert taken_test_of(b, Reply()) is None
