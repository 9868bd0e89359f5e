"""Orders of battle as lists: formations, generals, brigades, batteries, and what they cost."""

from __future__ import annotations

import pytest

from grognard.games.age.armies.army_rules import RULES
from grognard.games.age.armies.lists import army_from
from grognard.games.age.armies.orders_of_battle import OrderOfBattle, slug
from grognard.games.age.model.kinds import (
    AIDE,
    ARMY,
    ARTILLERY,
    CAVALRY,
    CONSCRIPT,
    CORPS,
    CUIRASSIER,
    DIVISION,
    ELITE,
    FRENCH_LINE,
    HEAVY,
    IMPULSE,
    LIMBERED,
    MASSE,
    UNLIMBERED,
)
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.armies.list_writer import write_list
from grognard.miniatures.armies.lists import read_army

LIST = """\
french: Grande Armée
army, as GA, led Napoleon, charismatic, value 3: Grande Armée
general, id rapp: Rapp
corps, as V, led Lannes, charismatic: V Corps
division, as d1, led Suchet: 1st Division
f17 infantry elite 8, impulse, skirmishers 3, worn 5, spent 3, masse: 17e Léger
f40 infantry conscript 1, men 2900: 40e Ligne
fc cuirassiers elite 4, lancers: Cuirassiers
fb1 foot-battery regular 1, heavy, line guns: Foot battery
fb2 horse-battery regular 1, unlimbered: Horse battery
"""


def army(text: str = LIST, points: int = 1000) -> OrderOfBattle:
    return army_from(text, 0, points)


def wrong(text: str, points: int = 1000) -> str:
    with pytest.raises(BadNotation) as caught:
        army(text, points)
    return str(caught.value)


def test_11_1_formations_hang_under_each_other() -> None:
    found = army()
    assert [(one.id, one.parent) for one in found.commands] == [("GA", -1), ("V", 0), ("d1", 1)]
    assert [roster.command for roster in found.rosters] == [2] * 5


def test_11_1_generals_command_their_formations() -> None:
    staff = {one.id: one for one in army().staff}
    assert list(staff) == ["napoleon", "rapp", "lannes", "suchet"]
    assert (staff["napoleon"].rank, staff["napoleon"].chief, staff["napoleon"].value) == (
        ARMY,
        1,
        3,
    )
    assert (staff["lannes"].rank, staff["suchet"].rank) == (CORPS, DIVISION)
    assert staff["suchet"].commands == [2] and staff["lannes"].charismatic
    assert staff["rapp"].rank in (ARMY, AIDE)


def test_12_8_what_a_line_says_of_a_brigade() -> None:
    f17, f40, fc, fb1, fb2 = army().rosters
    assert (f17.bases, f17.worn, f17.spent, f17.skirmishers) == (8, 5, 3, 3)
    assert (f17.grade, f17.mode, f17.formation) == (ELITE, IMPULSE, MASSE)
    assert (f40.bases, f40.grade) == (8, CONSCRIPT)
    assert (fc.arm, fc.weight, fc.lancers) == (CAVALRY, CUIRASSIER, True)
    assert (fb1.arm, fb1.weight, fb1.guns, fb1.formation) == (
        ARTILLERY,
        HEAVY,
        FRENCH_LINE,
        LIMBERED,
    )
    assert fb2.horse and fb2.formation == UNLIMBERED


@pytest.mark.parametrize(
    ("grade", "bases", "label"),
    [
        ("regular", 8, (6, 4)),
        ("regular", 5, (3, 2)),
        ("elite", 8, (5, 3)),
        ("conscript", 7, (6, 5)),
        ("conscript", 10, (8, 6)),
    ],
)
def test_12_8_labels_follow_from_the_grade(grade: str, bases: int, label: tuple[int, int]) -> None:
    text = f"french: A\ndivision, led X: D\nf1 infantry {grade} {bases}: One"
    (roster,) = army(text).rosters
    assert (roster.worn, roster.spent) == label


def test_R97_what_units_and_generals_cost() -> None:
    found = read_army(RULES, LIST, 1000)
    costs = {unit.id: RULES.unit_cost(found, unit).total for unit in found.units}
    assert costs == {
        "f17": 8 * 6 + 8 + 3,
        "f40": 8 * 3,
        "fc": 4 * 8 + 2,
        "fb1": 8 + 3 + 2,
        "fb2": 8 + 2,
    }
    groups = [RULES.group_cost(found, group) for group in found.groups]
    assert groups == [6 + 10, 3 + 2, 6, 3]
    assert RULES.army_cost(found) == sum(costs.values()) + sum(groups)


def test_R97_the_limit_of_points() -> None:
    cost = RULES.army_cost(read_army(RULES, LIST, 1000))
    assert army(points=cost).name == "Grande Armée"
    assert "R97" in wrong(LIST, cost - 1)


def test_R97_the_limit_of_points_holds_for_ready_armies() -> None:
    for name, ready in RULES.ready().items():
        cost = RULES.army_cost(ready)
        assert army(name, cost).name == ready.name
        assert f"{cost} points" in wrong(name, cost - 1) and "R97" in wrong(name, cost - 1)


def test_a_list_is_written_as_it_is_read() -> None:
    for name, ready in RULES.ready().items():
        again = read_army(RULES, write_list(RULES.terms, ready), 1000)
        assert write_list(RULES.terms, again) == write_list(RULES.terms, ready), name


def test_a_share_code_holds_a_whole_order_of_battle() -> None:
    text = "; ".join(LIST.strip().splitlines())
    code = RULES.codes.write(text)
    assert [r.id for r in army(code).rosters] == ["f17", "f40", "fc", "fb1", "fb2"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("f1 infantry regular 13: One", "12.8"),
        ("f1 infantry regular 6, ranks 4: One", "5.2"),
        ("f1 infantry regular 6, skirmishers 7: One", "5.2"),
        ("f1 light-cavalry regular 6, skirmishers 1: One", "5.2"),
        ("f1 infantry regular 6, worn 3, spent 4: One", "12.2"),
        ("f1 dragoons regular 6: One", "infantry"),
        ("f1 infantry regular 6, brave: One", "brave"),
    ],
)
def test_bad_lines_are_refused_with_their_rule(line: str, said: str) -> None:
    assert said in wrong(f"french: A\ndivision, led X: D\n{line}")


def test_11_1_no_formation_is_under_itself() -> None:
    above = "french: A\narmy, as X, led N: A\ncorps, as V, led L: C\n"
    chain = above + "division, as {}, led S: D\nf1 infantry regular 6: One"
    assert "two formations have the same short name (11.1)" in wrong(chain.format("V"))
    assert "two formations have the same short name (11.1)" in wrong(chain.format("X"))
    assert len(army(chain.format("d1")).commands) == 3


def test_11_1_an_army_needs_a_general() -> None:
    assert "11.1" in wrong("french: A\nf1 infantry regular 6: One")


def test_generals_have_short_names() -> None:
    assert slug("Prince of Orange") == "orange"
    assert slug("Latour-Maubourg") == "latourmaubou"
    assert slug("Jérôme") == "jerome"
