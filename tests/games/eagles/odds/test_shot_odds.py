"""The odds of a shot: the forecast is what play then throws."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

import pytest

from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.odds.shot_odds import (
    Forecast,
    fall_chance,
    forecast,
    pass_chance,
    rout_chance,
)
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.odds.exact import odds, sampled
from tests.games.eagles.field import asked, card, do, drawn, fire, hits, roll, shock, waiting
from tests.nightly import some_by_day

TRIALS = 1200
NEAR = Fraction(4, 100)


def foretold(b: Battle, firer: str, target: str, shocking: bool = False) -> Forecast:
    return forecast(b, card(b, firer), card(b, target), shocking)


def hits_thrown(b: Battle, order: Action, target: str) -> dict[Hashable, Fraction]:
    """How many new hits a shot leaves on its target, by playing every throw."""

    def count(s: State, events: list[Event]) -> Hashable:
        return hits(battle(s), target)[0] - hits(b, target)[0]

    found = odds(b, order, count)
    assert found is not None
    return found


def lost_by_play(b: Battle, order: Action, *labels: str) -> list[Fraction]:
    """The chance that each of these cards is lost by the end of its Morale phase, by walking."""
    after = b.clone()
    do(after, order)
    lost = [Fraction(0)] * len(labels)
    for end, chance in leaves(after, Fraction(1)):
        for place, label in enumerate(labels):
            lost[place] += 0 if card(end, label).place < 6 else chance
    return lost


def leaves(b: Battle, chance: Fraction) -> list[tuple[Battle, Fraction]]:
    """Every end of the enemy's next Morale phase; nobody does anything but end their phase."""
    while isinstance(b.pending, Decision) and asked(b) == 0:
        do(b, END)
    if not isinstance(b.pending, Throw):
        return [(b, chance)]
    outcomes = b.pending.outcomes()
    total = sum(weight for _, weight in outcomes)
    found = []
    for outcome, weight in outcomes:
        branch = battle(b.clone())
        settle(branch, outcome)
        found += leaves(branch, chance * Fraction(weight, total))
    return found


def test_7_2_the_hits_of_the_forecast_are_those_of_the_throw() -> None:
    b = drawn(FC="015, 070", AC="130", AR="129")
    exact = dict(enumerate(foretold(b, "070", "130").hits))
    assert exact == hits_thrown(b, fire(b, "070", "130"), "130")
    assert sum(exact.values()) == 1


def test_7_2_the_forecast_of_a_shock_has_its_own_dice_and_level() -> None:
    b = drawn(AC="018 column, 070, 130")
    shocked, fired = foretold(b, "018", "130", True), foretold(b, "018", "130")
    assert dict(enumerate(shocked.hits)) == hits_thrown(b, shock(b, "018", "130"), "130")
    assert dict(enumerate(fired.hits)) == hits_thrown(b, fire(b, "018", "130"), "130")
    assert shocked.hits != fired.hits


def test_7_2_the_expected_hits_are_the_mean() -> None:
    b = drawn(FC="070", AC="130")
    told = foretold(b, "070", "130")
    dice = len(told.hits) - 1
    assert dice == 3 and told.expected() == dice * Fraction(1, 6)


def test_7_2_exact_is_what_sampling_comes_near() -> None:
    b = drawn(FC="015, 070", AC="130 hits 1, 111")
    order = fire(b, "070", "130")

    def count(s: State, events: list[Event]) -> Hashable:
        return hits(battle(s), "130")[0] - 1

    seen = sampled(b, order, count, Rng(7), TRIALS)
    for number, chance in enumerate(foretold(b, "070", "130").hits):
        assert abs(seen.get(number, Fraction(0)) - chance) < NEAR


def test_6_0_the_rout_of_the_forecast_is_close_to_that_of_play() -> None:
    b = drawn(FC="015, 070", AC="130 hits 1, 111 hits 1", AR="132")
    told = foretold(b, "070", "130")
    rng, routs, falls = Rng(11), 0, 0
    for _ in range(TRIALS):
        trial = battle(b.clone())
        answer(trial, fire(b, "070", "130"))
        while not (isinstance(trial.pending, Decision) and asked(trial) == 1):
            step = trial.pending
            if isinstance(step, Throw):
                settle(trial, step.toss(rng))
            else:
                answer(trial, END)
        routs += card(trial, "130").place >= 6
        falls += card(trial, "111").place >= 6
    assert told.rout is not None and told.fall is not None
    assert abs(Fraction(routs, TRIALS) - told.rout) < NEAR
    assert abs(Fraction(falls, TRIALS) - told.fall) < NEAR


@pytest.mark.parametrize("general", some_by_day(["", ", 111", ", 111 hits 2"], 2))
def test_R28_a_general_who_falls_first_supports_nobody(general: str) -> None:
    """The forecast rout is that of the whole walk: the General's die, then the card's."""
    b = drawn(FC="015, 070", AC=f"130 hits 1{general}, 132", AR="129")
    told = foretold(b, "070", "130")
    labels = ["130", "111"] if general else ["130"]
    lost = lost_by_play(b, fire(b, "070", "130"), *labels)
    assert told.rout == lost[0]
    assert told.fall == (lost[1] if general else None)


@pytest.mark.parametrize(
    ("value", "chance"),
    [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (9, 5)],
)
def test_6_0_a_one_always_passes_and_a_six_never_does(value: int, chance: int) -> None:
    assert pass_chance(value) == Fraction(chance, 6)


def test_6_0_one_failed_roll_is_enough() -> None:
    assert rout_chance(3, 0) == 0
    assert rout_chance(3, 1) == Fraction(1, 2)
    assert rout_chance(3, 2) == Fraction(3, 4)
    assert rout_chance(9, 3) == 1 - Fraction(125, 216)


def test_6_0_hits_already_borne_count() -> None:
    fresh = drawn(FC="070", AC="130, 132")
    hit = drawn(FC="070", AC="130 hits 2, 132")
    value = pass_chance(card(hit, "130").card.morale)
    before, after = foretold(fresh, "070", "130"), foretold(hit, "070", "130")
    assert before.hits == after.hits
    assert before.rout is not None and after.rout is not None
    assert after.rout == 1 - (1 - before.rout) * value**2


def test_6_0_a_shot_that_cannot_hit_leaves_what_was_borne() -> None:
    """The chance of rout with no new hit is never 0 for a card that bears one."""
    b = drawn(FC="070", AC="130 hits 1, 132")
    told = foretold(b, "070", "130")
    assert told.rout is not None
    assert told.rout > told.hits[0] * rout_chance(card(b, "130").card.morale, 1) > 0


def test_13_0_a_face_down_card_is_hit_as_a_known_one_and_a_decoy_never_routs() -> None:
    hidden, shown = drawn(FC="070", AC="130 down"), drawn(FC="070", AC="130")
    assert foretold(hidden, "070", "130").hits == foretold(shown, "070", "130").hits
    assert foretold(hidden, "070", "130").rout == foretold(shown, "070", "130").rout > 0
    decoy = drawn(FC="070", AC="183 down, 130", options={"deck": "open", "decoys": "on"})
    assert foretold(decoy, "070", "183").rout == 0


def test_12_4_there_is_a_generals_risk_only_where_he_stands() -> None:
    with_him = drawn(FC="070", AC="130, 111", AR="132")
    elsewhere = drawn(FC="070", AC="130", AR="132, 111")
    told = foretold(with_him, "070", "130")
    assert told.touch == 1 - Fraction(5, 6) ** 3
    assert told.fall is not None and 0 < told.fall < told.touch
    assert foretold(elsewhere, "070", "130").touch is None
    assert foretold(elsewhere, "070", "130").fall is None


def test_12_4_the_firers_own_general_runs_no_risk() -> None:
    b = drawn(AC="015, 001, 130")
    assert foretold(b, "015", "130").fall is None


def test_14_0_a_face_down_general_is_not_betrayed() -> None:
    b = drawn(FC="070", AC="130, 111 down", options={"deck": "open", "decoys": "on"})
    assert foretold(b, "070", "130").fall is None
    assert foretold(b, "070", "130").touch is None


def test_12_4_each_hit_on_a_general_is_one_die() -> None:
    assert fall_chance(0) == 0
    assert fall_chance(1) == Fraction(1, 6)
    assert fall_chance(2) == Fraction(11, 36)


def test_12_4_the_ones_of_earlier_shots_count() -> None:
    b = drawn(FC="070, 071", AC="130, 132, 111")
    fresh = foretold(b, "071", "130").fall
    do(b, fire(b, "070", "132"))
    roll(b, 1, 1, 3)
    assert waiting(b) == "5.0 combat phase" and hits(b, "111") == [2]
    again = foretold(b, "071", "130").fall
    assert fresh is not None and again is not None
    assert again == 1 - (1 - fresh) * Fraction(25, 36)


def test_6_0_asking_changes_nothing() -> None:
    b = drawn(FC="070", AC="130 hits 1, 111")
    before = (hits(b, "130", "111"), waiting(b))
    foretold(b, "070", "130")
    assert (hits(b, "130", "111"), waiting(b)) == before
