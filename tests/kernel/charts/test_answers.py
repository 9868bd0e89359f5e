"""Charts of nobody's game: sums that are cut, lines that are lit, dice that cannot be."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.kernel.charts.answer import Answer, BadDice, Impossible
from grognard.kernel.charts.book import runs, span
from grognard.kernel.charts.chart import (
    DIE,
    OPPOSED,
    POOL,
    TOTAL,
    Bar,
    Chart,
    Excess,
    Limits,
    Part,
    Result,
    Stage,
    Start,
    Sum,
    Sure,
    Table,
    Throw,
    begins,
    lane,
)
from grognard.kernel.charts.facts import choice, number, tick
from grognard.kernel.charts.form import cells_of
from grognard.kernel.dice import Rng
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import DOWN, HALF_UP, UP, Shares, Steps

NEVER = Refusal("1.1 never")
TEST = Chart(
    "test",
    "1.1 test",
    "",
    [
        tick("wet", "1.1 wet"),
        tick("very-wet", "1.1 very wet", needs=("wet", (1,))),
        number("again", "1.1 again", 0, 2),
        choice("way", "1.1 way", ("road", "field", "sky")),
    ],
    [
        Sum(
            "die",
            begins("1.1 test"),
            [Part(("wet", "very-wet"), lambda f, t: t.add(-f["wet"] - f["very-wet"], "1.1 wet"))],
        )
    ],
    Throw(DIE, 6, ["die"]),
    Table([lane(0, [0, 0, 0, 0, 1, 1, 1])]),
    [Result("1.1 failed"), Result("1.1 passed")],
    bars=[Bar(("way",), lambda f: NEVER if f["way"] == 2 else None)],
    sure=[Sure(("way",), lambda f: (1, "1.1 road") if f["way"] == 0 else None)],
    again="again",
    rerolled=[0],
)
FIELD = {"way": 1}


def test_the_sum_is_added_to_the_die_and_picks_the_result() -> None:
    dry, wet = Answer(TEST, FIELD), Answer(TEST, {**FIELD, "wet": 1, "very-wet": 1})
    assert dry.odds() == [Fraction(1, 2), Fraction(1, 2)]
    assert wet.sums["die"].lines == [("1.1 test", 0), ("1.1 wet", -2)]
    assert wet.odds() == [Fraction(5, 6), Fraction(1, 6)]
    assert (wet.score([6]), wet.result(4)) == (4, 1)


def test_a_fact_that_another_rules_out_does_not_count() -> None:
    assert Answer(TEST, {**FIELD, "very-wet": 1}).sums["die"].total == 0


def test_what_fails_is_re_rolled_as_often_as_may_be() -> None:
    assert Answer(TEST, {**FIELD, "again": 1}).odds() == [Fraction(1, 4), Fraction(3, 4)]
    assert Answer(TEST, {**FIELD, "again": 2}).odds() == [Fraction(1, 8), Fraction(7, 8)]


def test_what_is_sure_needs_no_die_and_what_cannot_be_has_a_rule() -> None:
    road = Answer(TEST, {})
    assert (road.sure, road.dice()) == ((1, "1.1 road"), 0)
    assert road.odds() == [Fraction(0), Fraction(1)]
    with pytest.raises(Impossible) as refused:
        Answer(TEST, {"way": 2})
    assert refused.value.refusal is NEVER


@pytest.mark.parametrize("faces", [[], [0], [7], [1, 2]])
def test_dice_that_were_not_thrown_are_refused(faces: list[int]) -> None:
    with pytest.raises(BadDice):
        Answer(TEST, FIELD).score(faces)


def test_two_sides_and_pools_have_exact_odds() -> None:
    count = number("count", "1.1 count", 0, 4)
    start = Start((), lambda f: (1, "1.1 count"), each="count")
    fight = Chart(
        "fight",
        "1.1 fight",
        "",
        [count],
        [Sum("mine", start, []), Sum("theirs", begins("1.1 fight"), [])],
        Throw(OPPOSED, 6, ["mine", "theirs"]),
        Table([lane(-20, [2 if s < 0 else 1 if s == 0 else 0 for s in range(-20, 21)])]),
        [Result("1.1 won"), Result("1.1 drawn"), Result("1.1 lost")],
    )
    assert Answer(fight, {}).odds() == [Fraction(15, 36), Fraction(6, 36), Fraction(15, 36)]
    assert Answer(fight, {"count": 1}).odds()[0] == Fraction(21, 36)
    pool = Chart(
        "pool",
        "1.1 pool",
        "",
        [count],
        [Sum("dice", start, []), Sum("level", begins("1.1 level", 3), [])],
        Throw(POOL, 6, target=7, less="level"),
        Table([lane(0, range(5))]),
        [Result("1.1 hits", count=hits) for hits in range(5)],
    )
    two = Answer(pool, {"count": 2})
    assert (two.dice(), two.need(), two.score([4, 3])) == (2, 4, 1)
    assert two.odds()[:3] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]


def test_shares_are_rounded_as_a_whole() -> None:
    for rounding, left in ((DOWN, 1), (HALF_UP, 2), (UP, 2)):
        dice = Shares(6, "1.1 dice", True, rounding)
        dice.cut(1, 2, "1.1 half")
        dice.cut(1, 2, "1.1 half")
        assert dice.total == left
    power = Shares(8, "1.1 power", True)
    power.cut(4, 1, "1.1 much")
    power.hold(1, 4, 2, "1.1 held")
    assert (power.total, power.lines[-1]) == (16, ("1.1 held", -16))
    power.hold(1, 4, 2, "1.1 held")
    power.take(99, "1.1 taken")
    power.at_least(1, "1.1 one")
    power.at_most(0, "1.1 none")
    assert (power.total, len(power.lines)) == (0, 6)


def test_steps_are_recorded_for_any_number() -> None:
    taken = Steps()
    taken.add(2, "a")
    taken.take(2, "b")
    taken.cut(1, 2, "c")
    taken.hold(1, 4, 2, "d")
    taken.at_least(1, "e")
    taken.at_most(4, "f")
    assert [what for what, _, _ in taken.steps] == list(range(6))
    assert cells_of(TEST.facts[:2], lambda f: f["wet"] + f["very-wet"]) == ([0, 1, 2], [0, 1, 1, 2])


def test_a_line_is_printed_by_its_spans() -> None:
    table = lane(-3, [0, 0, 0, 1, 2, 2])
    assert [(place, span(low, high)) for place, low, high in runs(table)] == [
        (0, "≤ −1"),
        (1, "0"),
        (2, "1+"),
    ]
    assert (span(None, None), span(-3, -1), span(2, 4)) == ("", "−3 – −1", "2–4")


# Two dice and limits


def decided(ld: int, less: int = 0) -> Answer:
    chart = Chart(
        "tested",
        "1.1 tested",
        "",
        [number("ld", "1.1 ld", 0, 12), number("less", "1.1 less", 0, 12)],
        [
            Sum("high", Start(("ld",), lambda f: (f["ld"], "1.1 ld")), []),
            Sum(
                "low",
                Start(("ld",), lambda f: (f["ld"], "1.1 ld")),
                [Part(("less",), lambda f, t: t.add(-f["less"], "1.1 less"))],
            ),
        ],
        Throw(TOTAL, 6),
        Table([], limits=Limits([("low", 0), ("high", 1)], 2, 2, 12)),
        [Result("1.1 well"), Result("1.1 so-so"), Result("1.1 badly")],
    )
    return Answer(chart, {"ld": ld, "less": less})


def test_a_score_has_the_first_result_whose_sum_it_does_not_exceed() -> None:
    answer = decided(8, 2)
    assert [answer.result(score) for score in (6, 7, 8, 9)] == [0, 1, 1, 2]
    assert answer.odds() == [Fraction(15, 36), Fraction(11, 36), Fraction(10, 36)]
    assert (answer.dice(), answer.score([3, 4])) == (2, 7)
    assert decided(0).result(2) == 0 and decided(12).result(12) == 2


# Pools in stages


def shots(count: int, need: int, ones: int = 0, strength: int = 2) -> Answer:
    chart = Chart(
        "shots",
        "1.1 shots",
        "",
        [
            number("count", "1.1 count", 0, 9),
            number("need", "1.1 need", 1, 9),
            number("ones", "1.1 ones", 0, 9),
            number("strength", "1.1 strength", 0, 9),
        ],
        [
            Sum("dice", Start((), lambda f: (1, "1.1 count"), each="count"), []),
            Sum("to-hit", Start(("need",), lambda f: (f["need"], "1.1 need")), []),
            Sum(
                "power",
                Start(("strength",), lambda f: (f["strength"], "1.1 strength")),
                [],
                excess=Excess("to-hit", 6, "1.1 hard"),
            ),
        ],
        Throw(
            POOL,
            6,
            target="to-hit",
            bounds=(1, 6),
            ones="ones",
            stages=[
                Stage("wound", "power", range(4), lambda power, _: 7 - 2 * power),
                Stage("save", "power", range(4), lambda power, _: 4 + power, spares=True),
            ],
        ),
        Table([lane(0, range(10))]),
        [Result("1.1 hits", count=hits) for hits in range(10)],
    )
    return Answer(chart, {"count": count, "need": need, "ones": ones, "strength": strength})


def test_dice_that_hit_go_through_the_stages_of_a_pool() -> None:
    answer = shots(1, 4)  # wounds on 3, saved on 6
    assert answer.odds()[1] == Fraction(3, 6) * Fraction(4, 6) * Fraction(5, 6)
    assert answer.score([3]) == 0
    assert [answer.score([4, 3, save]) for save in (5, 6)] == [1, 0]
    assert shots(2, 4).score([4, 4, 2, 3, 1]) == 1


def test_a_number_that_no_die_misses_is_not_thrown_for() -> None:
    assert shots(2, 1).score([3, 3, 5, 5]) == 2
    assert shots(2, 1, strength=3).score([]) == 2  # wounds on 1, is saved by no die
    assert shots(2, 1, strength=0).score([]) == 0  # wounds on nothing


def test_what_another_sum_has_too_much_is_taken_but_nothing_that_is_not_there() -> None:
    assert shots(1, 7).sums["power"].lines == [("1.1 strength", 2), ("1.1 hard", -1)]
    assert shots(1, 6).sums["power"].lines == [("1.1 strength", 2)]
    assert shots(1, 9).sums["power"].total == 0
    assert shots(1, 9).need() == 6 and shots(1, 9).odds()[0] == 1


def test_ones_are_re_rolled_as_often_as_may_be() -> None:
    through = Fraction(4, 6) * Fraction(5, 6)
    hit = Fraction(3, 6)
    assert shots(1, 4, ones=1).odds()[1] == (hit + Fraction(1, 6) * hit) * through
    assert shots(1, 4, ones=9).odds() == shots(1, 4, ones=1).odds()
    for ones in (0, 1, 2, 3):
        assert sum(shots(3, 5, ones=ones).odds()) == 1
    assert shots(2, 4, ones=1).score([1, 1, 4, 3, 5]) == 1


@pytest.mark.parametrize("faces", [[], [4], [4, 3], [4, 3, 5, 5], [4, 3, 7], [3, 3]])
def test_a_pool_whose_dice_do_not_fit_is_refused(faces: list[int]) -> None:
    with pytest.raises(BadDice):
        shots(1, 4).score(faces)


def test_dice_thrown_for_the_reader_always_fit() -> None:
    rng = Rng(3)
    for ones in (0, 2):
        answer = shots(6, 4, ones=ones)
        faces = answer.toss(lambda: rng.below(6) + 1)
        assert 0 <= answer.score(faces) <= 6
