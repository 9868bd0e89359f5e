"""C-OFF-4, C-OFF-5, D-137, D-195: odds about officers, and about who strikes whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.who_strikes import ChooseOfficerStrike, ChooseStrike
from grognard.games.crepuscule.chapters.officers.charged import ChooseAnswer, ChooseRefuge
from grognard.games.crepuscule.model.actions import (
    DEFEND,
    EVADE,
    SURRENDER,
    Join,
    Ride,
)
from grognard.games.crepuscule.model.combat_actions import Strike, StrikeOfficer
from grognard.games.crepuscule.model.kinds import (
    CAPTURED,
    CHARGED,
    CHARGES,
    CHIEF_OF_BRIGADE,
    COMBAT,
    DESTROYED,
    FRONT,
    LANCE,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.odds.lone_officers import best_refuge, hunted, peril_of, refuge_peril
from grognard.games.crepuscule.odds.melee import RoundOdds, round_odds, strike_odds
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import answer
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    act,
    asking,
    battalion,
    battle,
    inch,
    officer,
    run,
    squadron,
)
from tests.games.crepuscule.odds.trials import by_default, go_on, is_near, play
from tests.nightly import by_night

TRIALS = by_night(2_000, 200)


def charged(*units: Troops, at: tuple[float, float] = (24, 16), rank: int = 1) -> Battle:
    """An officer on his own, and a charge at him that has passed its test."""
    b = battle(list(units), [officer("picton", ALLIED, at, rank=rank)], phase=CHARGES)
    return hunted(b, 0, 0, 0)


def answers(answer: Action) -> Callable[[Decision, Battle], Action | None]:
    """He answers so, and withdraws to the place that the odds count on."""

    def answered(decision: Decision, b: Battle) -> Action | None:
        if isinstance(decision, ChooseAnswer):
            return answer
        if isinstance(decision, ChooseRefuge):
            return best_refuge(b, 0, decision.reach)
        return by_default(decision, b)

    return answered


def whole_charge() -> list[Procedure]:
    return [ReactionStep(ALLIED), ContactStep(FRENCH), CombatStep(FRENCH, [])]


ANSWERS = [
    (EVADE, (battalion("f1"),), (24, 16), 1),
    (EVADE, (squadron("f1"), battalion("a1", ALLIED, at=(36, 24))), (24, 20), 1),
    (DEFEND, (battalion("f1"),), (24, 16), CHIEF_OF_BRIGADE),
    (DEFEND, (squadron("f1", blade=LANCE, save=5),), (24, 16), 1),
    (DEFEND, (battalion("f1", figures=3),), (24, 16), 1),
    (SURRENDER, (battalion("f1"),), (24, 16), 1),
    (SURRENDER, (battalion("f1"),), (24, 22), 1),
]


@pytest.mark.parametrize(("answer", "units", "at", "rank"), ANSWERS)
def test_d_108_what_happens_to_a_charged_officer_is_that_of_trials(
    answer: Action, units: tuple[Troops, ...], at: tuple[float, float], rank: int
) -> None:
    b = charged(*units, at=at, rank=rank)
    peril = peril_of(b, 0, answer)
    assert peril.taken + peril.falls + peril.free == pytest.approx(peril.reached)
    reached = taken = fell = 0
    for seed in range(TRIALS):
        after = play(b, whole_charge(), Rng(seed), answers(answer))
        reached += after.units[0].has(CHARGED) or not after.units[0].on_table()
        taken += after.officers[0].place == CAPTURED
        fell += after.officers[0].place == DESTROYED
    assert is_near(peril.reached, reached, TRIALS)
    assert is_near(peril.taken, taken, TRIALS)
    assert is_near(peril.falls, fell, TRIALS)


def test_d_207_of_two_who_reach_him_he_fights_one_after_the_other() -> None:
    b = battle(
        [battalion("f1", at=(22, 12), figures=6), battalion("f2", at=(26, 12), figures=6)],
        [officer("picton", ALLIED, (24, 16), rank=CHIEF_OF_BRIGADE)],
        phase=CHARGES,
    )
    one = hunted(b, 0, 0, 0)
    two = hunted(one, 1, 0, 0)
    peril = peril_of(two, 0, DEFEND)
    assert peril.free < peril_of(one, 0, DEFEND).free
    fell = taken = 0
    for seed in range(TRIALS):
        after = play(two, whole_charge(), Rng(seed), in_turn)
        fell += after.officers[0].place == DESTROYED
        taken += after.officers[0].place == CAPTURED
    assert is_near(peril.falls, fell, TRIALS)
    assert is_near(peril.taken, taken, TRIALS)


def in_turn(decision: Decision, b: Battle) -> Action | None:
    """The first charge is moved first; he defends himself."""
    found = answers(DEFEND)(decision, b)
    return found if found is not None else decision.candidates(b)[0]


def test_c_off_4_a_refuge_out_of_reach_is_safe_and_one_within_is_not() -> None:
    b = charged(battalion("f1"), battalion("a1", ALLIED, at=(30, 20)))
    assert refuge_peril(b, 0, Join(0, 1)).reached == 0
    near = refuge_peril(b, 0, Ride(0, inch(24), inch(17)))
    assert near.reached == 1
    assert near.taken >= 0.5


# Who strikes whom


def fought() -> Battle:
    """One battalion between two, with a general in the first; it is asked which one it strikes."""
    units = [
        battalion("f1", at=(24, 12), figures=14),
        battalion("a1", ALLIED, at=(21, 12), figures=8),
        battalion("a2", ALLIED, at=(27, 12), figures=8),
    ]
    b = battle(units, [officer("picton", ALLIED, (21, 13), attached="a1")], phase=COMBAT)
    for foe in (1, 2):
        b.touch(Contact(foe, 0, FRONT, b.now()))
        b.mark(foe, CHARGED)
    run(b, CombatStep(ALLIED, []))
    return b


def most_at_units(decision: Decision, b: Battle) -> Action | None:
    """As many as can strike each enemy, and nobody an officer."""
    if isinstance(decision, ChooseStrike):
        return Strike(decision.unit, decision.target, decision.most)
    if isinstance(decision, ChooseOfficerStrike):
        return StrikeOfficer(decision.unit, decision.officer, 0)
    return by_default(decision, b)


def at_officer(b: Battle) -> Battle:
    """The same, where it is asked who strikes at the general."""
    while not isinstance(b.pending, ChooseOfficerStrike):
        action = most_at_units(asking(b), b)
        assert action is not None
        act(b, action)
    return b


@pytest.mark.parametrize("most", [True, False])
def test_d_195_a_round_is_shown_for_each_number_that_strikes(most: bool) -> None:
    b = fought()
    ask = asking(b)
    assert isinstance(ask, ChooseStrike) and ask.least < ask.most
    against_trials(b, Strike(ask.unit, ask.target, ask.most if most else ask.least))


@pytest.mark.parametrize("count", [0, 2])
def test_d_137_blows_at_an_officer_are_those_of_trials(count: int) -> None:
    b = at_officer(fought())
    ask = asking(b)
    assert isinstance(ask, ChooseOfficerStrike)
    found = against_trials(b, StrikeOfficer(ask.unit, ask.officer, count))
    assert (found.officers[0] > 0) == (count > 0)


def against_trials(b: Battle, choice: Strike | StrikeOfficer) -> RoundOdds:
    found = strike_odds(b, choice)
    assert found is not None
    hurt = {1: 0, 2: 0}
    fell = 0
    for seed in range(TRIALS):
        trial = b.clone()
        trial.events = []
        go_on(trial, answer(trial, choice), Rng(seed), most_at_units)
        fell += not trial.officers[0].on_table()
        lost = {event.facts()[0] for event in trial.events if event.kind() == "lost"}
        for uid in hurt:
            hurt[uid] += uid in lost
    assert is_near(found.officers.get(0, 0.0), fell, TRIALS)
    for uid, count in hurt.items():
        assert is_near(1 - found.fates[uid].lost[0], count, TRIALS)
    return found


def test_a_round_without_a_choice_is_that_of_the_most() -> None:
    b = fought()
    ask = asking(b)
    assert isinstance(ask, ChooseStrike)
    told = strike_odds(b, Strike(ask.unit, ask.target, ask.most))
    before = round_odds(b, 0, ALLIED)
    assert told is not None and before is not None
    assert told.lost == pytest.approx(before.won)
