"""Charts for the real table: what random play seldom meets, and the boundaries of what they say."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import Clear
from grognard.games.crepuscule.model.kinds import (
    FORTIFIED,
    HARD_COVER,
    HEAVY,
    HOWITZER,
    OBSTACLE,
    PIONEERS,
    SKIRMISH,
    WALL,
    WOODED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.screen.charts.book import BOOK
from grognard.games.crepuscule.screen.charts.units import conditions_from
from grognard.kernel.charts.answer import Answer
from grognard.kernel.dice import Rng
from grognard.table.terrain import Area, Edge
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    area,
    battalion,
    battery,
    battle,
    line,
    run,
)
from tests.laws.charts import crepuscule as reader
from tests.laws.test_chart_laws import check


def agree(b: Battle, chart: str) -> None:
    """The chart says of what is thrown now what play makes of it."""
    met = [one for one in reader.situations(b) if one.chart == chart]
    assert met
    for one in met:
        check(GAME, b, one, Rng(7))


def ask(chart: str, **facts: int) -> Answer:
    found = BOOK.chart(chart)
    assert found is not None
    return Answer(found, {key.replace("_", "-"): value for key, value in facts.items()})


# What random play seldom meets


def test_w_art_3_the_chart_of_shells_is_that_of_play() -> None:
    howitzer = battery("g", at=(24, 10), gunners=3, weight=HOWITZER)
    b = battle([howitzer, battalion("a", ALLIED, (24, 36))])
    run(b, Shell(0, 1, 26))
    agree(b, "shell")
    assert ask("shell", place=1).need() == 5 and ask("shell", place=2).need() == 3
    assert ask("shell", place=3).sums["strength"].total == 6


@pytest.mark.parametrize("weight", [0, 1, HEAVY])
@pytest.mark.parametrize("formation", [0, SKIRMISH])
@pytest.mark.parametrize("ground", ["open", "wood", "earthwork"])
def test_c_art_15_the_chart_of_canister_is_that_of_play(
    weight: int, formation: int, ground: str
) -> None:
    grounds: dict[str, list[Area | Edge]] = {
        "open": [],
        "wood": [area(10, 14, 40, 20, WOODED | HARD_COVER)],
        "earthwork": [line([(10, 16.2), (40, 16.2)], OBSTACLE | HARD_COVER | FORTIFIED | WALL)],
    }
    target: Troops = battalion("a", ALLIED, (24, 16.4), formation=formation)
    b = battle([battery("g", at=(24, 10), weight=weight), target], terrain=grounds[ground])
    run(b, Canister(0, 1, 4))
    agree(b, "canister")


@pytest.mark.parametrize(("kind", "need"), [("hedge", 4), ("high-wall", 7), ("earthwork", 9)])
def test_c_eng_4_the_chart_of_engineers_is_that_of_play(kind: str, need: int) -> None:
    traits = {"hedge": OBSTACLE, "high-wall": OBSTACLE | WALL, "earthwork": OBSTACLE | FORTIFIED}
    made = line([(14, 12.5), (34, 12.5)], traits[kind])
    pioneers = battalion("p", figures=10, files=5, traits=PIONEERS)
    b = battle([pioneers], terrain=[Edge(kind, made.points, made.traits)])
    run(b, OrderStep(0))
    act(b, Clear(0, 0))
    agree(b, "engineers")
    level = ("hedge", "high-wall", "earthwork").index(kind)
    row = ask("engineers", level=level)
    assert [row.result(score) for score in (need - 1, need)] == [0, 1]
    assert ask("engineers", level=level, toil=2).score([1, 1]) == 6


# Boundaries


def test_d_04_a_two_always_passes_and_a_twelve_never_does() -> None:
    for ld, others in ((2, -9), (10, 9)):
        test = ask("manoeuvre", ld=ld, again=3 if others < 0 else 0, chief=int(others > 0))
        assert test.result(2) == 1 and test.result(12) == 0
    assert ask("manoeuvre", ld=10).odds()[1] == Fraction(33, 36)


def test_d_05_of_stars_the_best_bonus_and_the_worst_malus_count() -> None:
    one = ask("manoeuvre", officer=2, near=3, charges=1, numbers=4, shelter=2)
    told = dict(one.sums["value"].lines)
    assert told["C-MAN-9 BRIGIN"] == 2 and told["C-MAN-9 NEARRE"] == -3
    assert "C-MAN-9 DOUBLE" not in told and "C-MAN-9 FORT" not in told


def test_d_39_what_is_needed_beyond_six_is_taken_from_the_strength() -> None:
    hard = {"bs": 2, "fire": 2, "loose": 1, "cover": 2}  # 5 + 1 + 1 + 2
    shot = ask("volley", **hard)
    assert shot.sums["need"].total == 9 and shot.need() == 6
    assert shot.sums["strength"].lines[-1] == ("D-39", -3)
    assert shot.odds()[0] == 1  # without strength it wounds nobody
    easier = ask("volley", **{**hard, "cover": 1})
    assert easier.sums["strength"].total == 1 and 0 < easier.odds()[0] < 1


def test_w_sho_1_a_one_always_misses() -> None:
    assert ask("volley", bs=6, range=1, large=1).need() == 2


def test_w_sav_1_a_save_is_thrown_against_each_wound_and_strength_lowers_it() -> None:
    blow = {"blows": 1, "ws": 4, "theirs": 3, "base_strength": 3, "save": 2}  # save 5+
    hit, wound = Fraction(4, 6), Fraction(3, 6)
    assert ask("blows", **blow).odds()[1] == hit * wound * Fraction(4, 6)
    charge = ask("blows", **blow, blade=2, charges=1)
    assert charge.odds()[1] == hit * Fraction(4, 6) * Fraction(5, 6)


def test_c_cav_23_as_many_ones_are_re_rolled_as_there_are_elite_figures() -> None:
    none, one, all_ = (ask("blows", blows=2, ones=count) for count in (0, 1, 2))
    assert none.odds()[0] > one.odds()[0] > all_.odds()[0]
    assert one.score([1, 1, 6, 6]) == 1  # two ones, one re-rolled: it hits and wounds
    assert all_.score([1, 1, 6, 6, 6, 6]) == 2


def test_d_62_in_good_order_only_formed_and_willing_and_not_from_the_flank() -> None:
    lost = {"ld": 8, "difference": 3, "class": 2}
    assert ask("break", **lost).odds()[1] == Fraction(16, 36)  # a 6, 7 or 8
    for spoilt in ({"loose": 1}, {"flanked": 1}, {"class": 1}, {"class": 0}):
        assert ask("break", **{**lost, **spoilt}).odds()[1] == 0
    assert ask("break", **{**lost, "class": 1}, light=1).odds()[1] > 0


def test_w_res_8_too_few_break_without_a_test() -> None:
    assert ask("break", few=1).sure == (2, "W-RES-8")
    assert ask("break").sure is None


def test_w_stu_1_the_stubborn_test_on_their_own_leadership() -> None:
    beaten = ask("break", ld=9, difference=6, stubborn=1, own=8)
    assert beaten.sums["holds"].total == 8
    assert ask("break", ld=9, difference=1, stubborn=1, own=7).sums["holds"].total == 8


def test_c_qua_3_veterans_re_roll_once() -> None:
    once, twice = ask("panic", ld=7), ask("panic", ld=7, again=1)
    assert twice.odds()[0] == once.odds()[0] ** 2


def test_w_mus_1_a_musician_helps_up_to_ten() -> None:
    assert [ask("rally", ld=ld, musician=1).sums["value"].total for ld in (8, 9, 10)] == [9, 10, 10]


def test_d_81_a_large_target_costs_more_and_separate_figures_count_half() -> None:
    assert [ask("ball", gun=gun, struck=5, large=1).dice() for gun in (0, 1, 2)] == [6, 7, 7]
    assert ask("ball", struck=5, separate=1).dice() == 3


# The list of units


def test_d_03_a_quarter_lost_and_below_half() -> None:
    assert conditions_from({}, 20) == [15, 9]
    assert conditions_from({}, 21) == [15, 10]


def test_units_come_from_battles_armies_and_lists() -> None:
    facts = {fact.key: fact for fact in BOOK.sheet.facts}
    for lang in ("en", "fr"):
        battles, armies = GAME.chart_battles(lang), GAME.chart_armies(lang)
        assert {one.key for one in battles} == set(GAME.info.scenarios)
        listed = [one.units for one in battles] + [one.units for one in armies]
        for unit in [unit for units in listed for unit in units]:
            assert unit.name
            for key, value in unit.values.items():
                assert value in facts[key].span(), f"{unit.name}: {key}"
        assert len(armies) >= 20
    brought = [unit.name for unit in GAME.chart_army("french-1809-1000", "en").units]
    known = [[unit.name for unit in one.units] for one in GAME.chart_armies("en")]
    assert brought in known
