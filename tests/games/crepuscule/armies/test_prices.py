"""D-205 Prices: every line of the lists by the formula, and every total that is given."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.army_rules import RULES
from grognard.games.crepuscule.armies.formula import figure_price
from grognard.games.crepuscule.armies.prices import group_prices, unit_points
from grognard.games.crepuscule.armies.troops import ENGINEERS, GUNS, OFFICERS, TROOPS, Troop
from grognard.miniatures.armies.army_check import army_check
from grognard.miniatures.armies.lists import read_army

LISTED = [troop for troop in TROOPS.values() if troop.key != ENGINEERS]


@pytest.mark.parametrize("troop", LISTED, ids=[troop.code for troop in LISTED])
def test_d_205_the_formula_gives_the_price_of_every_kind_of_troops(troop: Troop) -> None:
    assert figure_price(troop) == troop.price


def test_d_205_there_are_62_kinds_of_troops_and_7_of_batteries() -> None:
    assert (len(LISTED), len(GUNS), len(OFFICERS)) == (62, 7, 5)


def points(line: str, nation: str = "french") -> int:
    army = read_army(RULES, f"{nation}: A\ngeneral: X\nz1 line 30: Z\n{line}", 1000)
    return unit_points(nation, army.units[-1])


# The totals of the sample armies, unit by unit.
@pytest.mark.parametrize(
    ("nation", "line", "cost"),
    [
        ("french", "line 24, colour, musician", 178),
        ("french", "line 18, colour, musician", 136),
        ("french", "light-infantry 18, colour, musician", 172),
        ("french", "grenadiers 18, colour, musician", 208),
        ("french", "chasseurs 6, colour, musician", 106),
        ("french", "chasseurs 8, colour, musician", 138),
        ("french", "cuirassiers 8, colour, musician", 202),
        ("french", "medium-battery 4, officer, caisson", 120),
        ("french", "medium-battery 4, officer", 95),
        ("french", "light-horse-battery 3, officer, caisson", 120),
        ("austrian", "line 24, colour, musician", 154),
        ("austrian", "hungarians 24, colour, musician", 178),
        ("austrian", "grenzer 18, colour, musician", 154),
        ("austrian", "chevaulegers 8, colour, musician", 130),
        ("russian", "line 24, colour, musician", 178),
        ("russian", "jager 24, colour, musician", 202),
        ("russian", "grenadiers 18, colour, musician", 226),
        ("russian", "hussars 8, colour, musician", 138),
        ("russian", "cossacks 8", 104),
        ("russian", "medium-battery 5", 85),
        ("british", "line 20, colour, musician", 170),
        ("british", "portuguese 22, colour, musician", 164),
        ("british", "rifles 12", 168),
        ("british", "light-dragoons 8, colour, musician", 138),
        ("prussian", "reserve 30, colour, musician", 190),
        ("prussian", "landwehr 24, colour, musician", 130),
        ("prussian", "fusiliers 18, colour, musician", 154),
        ("prussian", "hussars 8, colour, musician", 138),
        ("prussian", "medium-battery 5, officer", 100),
    ],
)
def test_d_205_units_of_the_sample_armies(nation: str, line: str, cost: int) -> None:
    assert points(line, nation) == cost


def test_c_cmd_3_c_cav_23_colours_musicians_and_elites_cost_five_each() -> None:
    bare = points("hussars 8")
    assert points("hussars 8, colour") == points("hussars 8, musician") == bare + 5
    assert points("hussars 8, elites 2") == bare + 10


def test_c_eng_1_c_eng_2_engineers_cost_four_more_than_fusiliers_and_armour_two() -> None:
    assert points("pioneers 5") == 5 * (7 + 4)
    assert points("pioneers 5, armour") == 5 * (7 + 4 + 2)
    assert points("pioneers 5", "austrian") == 5 * (6 + 4)
    assert points("line 16, sappers 2") == 14 * 7 + 2 * 11
    assert points("light-infantry 16, sappers 2") == 14 * 9 + 2 * 11


def test_c_art_2_c_art_8_what_a_battery_may_have_on_top() -> None:
    assert points("light-battery 3") == 60
    assert points("light-battery 4") == 65 and points("light-battery 5") == 70
    assert points("light-battery 3, guard") == 75


def test_c_off_1_c_off_2_officers_cost_by_their_rank() -> None:
    text = "french: A\ngeneral, division-general: X\nbrigadier: Y\naide: Z\nf1 line 24: L"
    army = read_army(RULES, text, 2000)
    costs = [sum(line.points for line in group_prices(group)) for group in army.groups]
    assert costs == [120, 60, 30]


SAMPLES = [
    "french-1809-1000",
    "austrian-1809-1000",
    "french-1812-2000",
    "russian-1812-2000",
    "british-1811-1000",
    "prussian-1813-1000",
]


@pytest.mark.parametrize("key", SAMPLES)
def test_t_lst_1_d_205_sample_armies_cost_exactly_their_size(key: str) -> None:
    assert RULES.army_cost(RULES.ready()[key]) == int(key.rsplit("-", 1)[1])


def test_each_nation_has_two_armies_of_1000_and_of_2000_points() -> None:
    ready = RULES.ready()
    for nation in ("french", "british", "prussian", "austrian", "russian"):
        for size in (1000, 2000):
            keys = [key for key in ready if key.startswith(nation) and key.endswith(f"-{size}")]
            costs = [RULES.army_cost(ready[key]) for key in keys]
            assert len(keys) >= 2 and all(size - 10 <= cost <= size for cost in costs)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_parts_of_a_cost_add_up(lang: str) -> None:
    for army in RULES.ready().values():
        costs = [RULES.unit_cost(army, unit).total for unit in army.units]
        costs += [RULES.group_cost(army, group) for group in army.groups]
        parts = [RULES.unit_parts(army, unit, lang) for unit in army.units]
        parts += [RULES.group_parts(army, group, lang) for group in army.groups]
        assert [sum(part.value for part in each) for each in parts] == costs
        assert sum(costs) == RULES.army_cost(army)
        assert all(part.label for each in parts for part in each)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_army_is_described_in_words(lang: str) -> None:
    check = army_check(RULES, "russian-1812-2000", 2000, lang)
    assert check.points == check.limit == 2000 and check.flaws == []
    assert check.words and all(unit.words for unit in check.units)
