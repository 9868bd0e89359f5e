"""The odds of charges, combats and flights equal what the rules bring about, outcome by outcome."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from grognard.games import game as find_game
from grognard.games.march.chapters.charging.aggression import Charge, ChooseDefence
from grognard.games.march.chapters.charging.charge_path import approach
from grognard.games.march.chapters.charging.combat import ChoosePursuit, Round
from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.quality import AGGRESSION, MANOEUVRE, ChooseReroll, QualityTest
from grognard.games.march.chapters.resolve import Rallying, ResolveTest
from grognard.games.march.chapters.shooting.volley import Volley
from grognard.games.march.model import actions
from grognard.games.march.model.actions import (
    COLUMN,
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    KEEP,
    PURSUE,
    REROLL,
    STAND,
    Attack,
    FightOn,
    Rally,
)
from grognard.games.march.model.pieces import (
    CHARGING,
    DESTROYED,
    FLED,
    GUARD,
    LIGHT_COVER,
    OBSTACLE,
    ON_TABLE,
    RECRUITS,
    SHOT_AT,
    VETERANS,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.charge_odds import arrival, clash, flight, quality_chance
from grognard.games.march.text.writing import write
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, POOL_BASE, Throw
from grognard.kernel.umpire import answer, settle
from grognard.table.terrain import Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run

GAME = find_game("march")

Leaf = Callable[[Battle], bool]


def chance(b: Battle, over: Leaf, leaf: Leaf, reply: Action = HOLD_FIRE) -> Fraction:
    """Every throw gone through until it is over: how likely the leaf is; all re-rolls are taken."""
    return Walk(over, leaf, reply).of(b)


class Walk:
    """Positions that come again are gone through once."""

    def __init__(self, over: Leaf, leaf: Leaf, reply: Action) -> None:
        self.over = over
        self.leaf = leaf
        self.reply = reply
        self.known: dict[str, Fraction] = {}

    def of(self, b: Battle) -> Fraction:
        step = b.pending
        if not isinstance(step, (Decision, Throw)) or self.over(b):
            return Fraction(self.leaf(b))
        text = write(b)
        if text not in self.known:
            self.known[text] = self.beyond(b, step)
        return self.known[text]

    def beyond(self, b: Battle, step: Decision | Throw) -> Fraction:
        if isinstance(step, Decision):
            c = b.clone()
            answer(c, answered(step, c, self.reply))
            return self.of(c)
        outcomes = step.outcomes()
        found, total = Fraction(0), sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            c = b.clone()
            settle(c, outcome)
            found += self.of(c) * Fraction(weight, total)
        return found


def answered(step: Decision, b: Battle, reply: Action) -> Action:
    if isinstance(step, ChooseReroll):
        return REROLL
    if isinstance(step, ChooseDefence):
        return reply
    return STAND


def fleeing(b: Battle) -> bool:
    """Somebody breaks: what comes after is of no interest; or who holds is asked to be pursued."""
    top = b.stack[-1]
    return isinstance(top, Flight) or isinstance(b.pending, ChoosePursuit)


def lost(uid: int) -> Leaf:
    def is_lost(b: Battle) -> bool:
        return b.units[uid].place != ON_TABLE or b.units[uid].routing()

    return is_lost


def told(b: Battle, action: Action) -> dict[str, Fraction]:
    found = GAME.forecast(b, action, "en")[0]
    assert found is not None
    assert sum(share for _, share in found.bars) == 1
    return dict([*found.bars, *found.meanings])


def two(y: float = 55, red: Any = None, blue: Any = None, **more: Any) -> Battle:
    one = Troops("b1", 60, 40, **(red or {}))
    return field([one], [Troops("f1", 60, y, 180, **(blue or {}))], **more)


# 12.4 Rounds


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ({"rankers": 8}, {"rankers": 12}),
        ({"rankers": 20, "staff": (2, 0, 0, 1)}, {"rankers": 24, "staff": (0, 0, 0, 1)}),
        ({"rankers": 24, "quality": RECRUITS}, {"rankers": 28, "quality": GUARD}),
        ({"rankers": 12, "staff": (0, 0, 1, 0)}, {"rankers": 14, "staff": (1, 0, 1, 1)}),
        ({"rankers": 2}, {"rankers": 2}),
    ],
)
def test_12_4_a_round_is_won_and_lost_as_the_rules_have_it(red: Any, blue: Any) -> None:
    b = two(40, red, blue)
    b.engage(0, 1, False)
    foreseen = told(b, FightOn(0))
    run(b, Round(0))
    for uid, name in ((0, "B1"), (1, "F1")):
        exact = foreseen.get(f"{name} routs or is destroyed in the round", Fraction(0))
        assert exact == chance(b, fleeing, lost(uid))


def test_12_4_bars_are_those_of_the_dice() -> None:
    b = two(40, {"rankers": 12}, {"rankers": 20})
    b.engage(0, 1, False)
    found = GAME.forecast(b, FightOn(0), "en")[0]
    assert found is not None
    lead = clash(b, b.units[0], b.units[1], 1)
    assert [share for _, share in found.bars] == [lead.won, lead.drawn, lead.lost]
    assert (lead.won, lead.drawn) == (Fraction(21, 36), Fraction(5, 36))


# 12.1 Charges


def hedge(y: float) -> Edge:
    return Edge("hedge", [(cm(30), cm(y)), (cm(90), cm(y))], OBSTACLE | LIGHT_COVER)


def reaching(b: Battle) -> bool:
    top = b.stack[-1] if b.stack else None
    return isinstance(b.pending, ChooseDefence) or isinstance(top, Round)


@pytest.mark.parametrize("hedges", [[], [46], [46, 50], [40.2, 51, 54.9]])
@pytest.mark.parametrize("formation", [COLUMN, 0])
def test_12_3_a_charge_arrives_as_often_as_its_dice_let_it(
    hedges: list[float], formation: int
) -> None:
    red = {"formation": formation, "staff": (0, 0, 0, 1)}
    b = two(55, red, edges=[hedge(y) for y in hedges])
    exact = quality_chance(b, b.units[0], AGGRESSION) * arrival(
        b, b.units[0], approach(b, b.units[0], 0, 1)
    )
    assert told(b, Attack(0, 1, 0))["Reaches"] == exact
    run(b, Charge(0, 1, 0))
    assert chance(b, reaching, reaching) == exact


@pytest.mark.parametrize(
    ("red", "blue", "led"),
    [
        ({"rankers": 6, "staff": (0, 0, 0, 1)}, {"rankers": 4, "quality": RECRUITS}, True),
        ({"rankers": 5, "quality": GUARD}, {"rankers": 4}, False),
        ({"rankers": 9, "staff": (1, 0, 0, 0), "quality": GUARD}, {"rankers": 5}, True),
        ({"rankers": 1}, {"rankers": 8}, True),
    ],
)
def test_13_4_a_charge_is_shown_through_fire_and_combat_to_the_rout(
    red: Any, blue: Any, led: bool
) -> None:
    red["formation"] = COLUMN
    b = two(48, red, blue)
    if led:
        b.join(RED, 0)
    foreseen = told(b, Attack(0, 1, 0))
    run(b, Charge(0, 1, 0))

    def struck(c: Battle) -> bool:
        return c.units[0].engaged()

    def broken(c: Battle) -> bool:
        return not c.units[0].engaged() and lost(0)(c)

    arrives = foreseen["Reaches"]
    stopped = foreseen["B1 is routed or destroyed by the fire of f1, if it fires"]
    contact = chance(b, lambda c: struck(c) or lost(0)(c), struck, DEFENSIVE_FIRE)
    assert contact == arrives - stopped
    assert chance(b, lambda c: struck(c) or lost(0)(c), broken, DEFENSIVE_FIRE) == stopped
    foe = foreseen["F1 routs or is destroyed in the round"]
    assert chance(b, fleeing, lost(1), DEFENSIVE_FIRE) == foe
    own = foreseen.get("B1 routs or is destroyed in the round", Fraction(0))
    assert chance(b, fleeing, lost(0), DEFENSIVE_FIRE) == stopped + own


# 13.1 The answer to a charge


def answering(red: Any, blue: Any, **options: str) -> Battle:
    red["formation"] = COLUMN
    b = two(48, red, blue, **options)
    b.join(RED, 0)
    run(b, Charge(0, 1, 0))
    settle(b, 6)
    assert isinstance(b.pending, ChooseDefence)
    return b


@pytest.mark.parametrize("reply", [HOLD_FIRE, DEFENSIVE_FIRE, COUNTER_CHARGE])
@pytest.mark.parametrize("staff", [(0, 0, 0, 0), (1, 0, 1, 1)])
def test_13_1_every_answer_is_shown_to_the_end_of_the_round(
    reply: Action, staff: tuple[int, int, int, int]
) -> None:
    blue = {"rankers": 9, "quality": VETERANS, "staff": staff}
    b = answering({"rankers": 10}, blue, counter_charge="on")
    foreseen = told(b, reply)
    own = foreseen["F1 routs or is destroyed in the round"]
    assert chance(b, fleeing, lost(1), reply) == own
    foe = foreseen.get("B1 routs or is destroyed in the round", Fraction(0))
    if reply is DEFENSIVE_FIRE:
        foe += foreseen["B1 routs or is destroyed, counting its test of Resolve"]
    assert chance(b, fleeing, lost(0), reply) == foe

    def won(c: Battle) -> bool:
        return c.units[0].losses() - c.units[1].losses() == 4

    if reply is not DEFENSIVE_FIRE and not any(staff):
        wins = foreseen.get("F1 wins the round")
        if wins is None:
            found = GAME.forecast(b, reply, "en")[0]
            assert found is not None
            wins = found.bars[0][1]
        assert chance(b, fleeing, won, reply) == wins


def test_R53_with_the_supreme_commander_no_test_is_needed() -> None:
    b = answering({"rankers": 10}, {"rankers": 9}, counter_charge="on")
    b.join(BLUE, 1)
    assert told(b, COUNTER_CHARGE)["F1 charges, counting its re-rolls"] == 1
    assert GAME.forecast(b, KEEP, "en") == (None, None)


# 12.7 Pursuit


def test_12_7_who_pursues_charges_in_the_next_round() -> None:
    b = two(40, {"rankers": 24}, {"rankers": 28, "quality": GUARD})
    b.engage(0, 1, False)
    run(b, Round(0))
    settle(b, 6 * OPPOSED_BASE + 1)
    while not isinstance(b.pending, ChoosePursuit):
        assert isinstance(b.pending, Throw)
        settle(b, 6)
    found = GAME.forecast(b, PURSUE, "en")[0]
    assert GAME.forecast(b, STAND, "en") == (None, None)
    after = b.clone()
    answer(after, PURSUE)
    assert after.units[0].has(CHARGING)
    again = GAME.forecast(after, FightOn(0), "en")[0]
    assert found is not None and again is not None and found.bars == again.bars
    assert found.meanings == again.meanings


# R54 Re-rolls


def test_R54_a_test_re_rolled_or_kept() -> None:
    b = two(90, {"staff": (2, 0, 0, 0)})
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 1)
    found = GAME.forecast(b, REROLL, "en")[0]
    assert found is not None and (found.dice, found.faces) == (1, [4, 5, 6])
    assert found.bars[0][1] == Fraction(1, 2) and found.meanings[0][1] == Fraction(3, 4)
    kept = GAME.forecast(b, KEEP, "en")[0]
    assert kept is not None and (kept.dice, kept.bars[1][1]) == (0, Fraction(1))
    assert kept.meanings == []


@pytest.mark.parametrize("screen", [False, True])
def test_R54_a_shot_re_rolled_or_kept(screen: bool) -> None:
    b = two(52, {"staff": (0, 2, 0, 0), "rankers": 8}, {"detached": 1})
    b.place_screen(1, pose(60, 50, 180), cm(2))
    run(b, Volley(0, 1, screen, 3, 4))
    settle(b, POOL_BASE)
    assert isinstance(b.pending, ChooseReroll)
    found = GAME.forecast(b, REROLL, "en")[0]
    assert found is not None
    assert found.bars == [("1", Fraction(1, 4)), ("2", Fraction(1, 2)), ("3", Fraction(1, 4))]
    kept = GAME.forecast(b, KEEP, "en")[0]
    assert kept is not None and (kept.dice, kept.bars) == (0, [("1", Fraction(1))])
    b.stack = [Round(0)]
    assert GAME.forecast(b, KEEP, "en") == (None, None)


# 15 Resolve and flight


@pytest.mark.parametrize("y", [10, 30, 60])
def test_15_5_a_flight_leaves_the_table_or_meets_the_enemy(y: float) -> None:
    b = field([Troops("b1", 60, y)], [Troops("f1", 60, y - 22, 0, rankers=4)] if y > 30 else [])
    exact = flight(b, b.units[0])
    b.rout(0)
    run(b, Flight(0))
    gone = chance(b, nothing, lambda c: c.units[0].place == FLED)
    caught = chance(b, nothing, lambda c: c.units[0].place == DESTROYED)
    assert exact == (gone, caught)
    assert (gone if y == 10 else caught if y == 60 else 1) > 0


def nothing(b: Battle) -> bool:
    return False


def test_15_4_a_test_of_resolve_and_what_follows() -> None:
    red = [Troops("b1", 60, 8, staff=(0, 0, 1, 0)), Troops("b2", 20, 60)]
    b = field(red, [Troops("f1", 60, 90, 180)])
    b.owe_test(0, SHOT_AT)
    foreseen = told(b, actions.TestResolve(0))
    passed = foreseen["B1 passes, counting its re-rolls"]
    assert passed == Fraction(3, 4)
    assert foreseen["B1 flees from the table"] == Fraction(1, 4) * flight(b, b.units[0])[0]
    run(b, ResolveTest(0))
    assert chance(b, nothing, lambda c: not c.units[0].routing()) == passed


def test_15_6_who_does_not_rally_flees_on() -> None:
    b = field([Troops("b1", 60, 44)], [Troops("f1", 60, 22, 0, rankers=4)])
    b.rout(0)
    foreseen = told(b, Rally(0))
    assert (
        foreseen["B1 flees into the enemy and is lost"] == Fraction(1, 2) * flight(b, b.units[0])[1]
    )
    run(b, Rallying(0))
    assert chance(b, nothing, lambda c: not c.units[0].routing()) == Fraction(1, 2)
