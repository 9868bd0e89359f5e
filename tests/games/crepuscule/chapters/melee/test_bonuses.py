"""C-CAV-16, C-SUP, W-RES: what else is worth something in a round, and what is not."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.casualties import remove_figures
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.fighters import keeps_bonuses, supporters
from grognard.games.crepuscule.chapters.melee.results import score_of
from grognard.games.crepuscule.chapters.melee.strikes import strength_of
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    COMBAT,
    ECHELON,
    FRONT,
    LIGHT_INFANTRY,
    OBSTACLE,
    PUSH,
    SOFT_COVER,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    battalion,
    battle,
    line,
    squadron,
)

DEPTH = 2 * 20 / 25.4  # of two ranks of infantry


def melee(*units: Troops) -> Battle:
    b = battle(list(units), phase=COMBAT)
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


def score(b: Battle, seat: int, wounds: int = 0) -> list[tuple[str, int]]:
    return score_of(b, b.contacts, seat, wounds, True).lines


def test_w_res_1_the_result_begins_with_the_wounds_inflicted() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED))
    assert score(b, FRENCH, 3) == [("W-RES-1", 3), ("C-CC-2", 1)]
    assert score_of(b, b.contacts, ALLIED, 2).total == 2


def test_w_res_5_numbers_alone_are_worth_nothing() -> None:
    b = melee(battalion("f", figures=12), battalion("a", ALLIED, figures=30))
    assert score(b, ALLIED)[1:] == []


def test_w_res_6_of_several_units_the_best_ranks_count() -> None:
    deep = battalion("a", ALLIED, (22, 12), figures=20, formation=COLUMN, files=4)
    low = battalion("c", ALLIED, (26, 12), figures=12, formation=COLUMN, files=4)
    b = melee(battalion("f"), low, deep)
    assert score(b, ALLIED)[1:] == [("W-RES-2", 2)]
    b.touch(contact_between(b, 0, 2, FRONT))
    assert score(b, ALLIED)[1:] == [("W-RES-2", 3)]


def test_c_cav_16_cavalry_has_the_bonus_of_its_charge_and_then_the_push() -> None:
    b = melee(squadron("c", marks=PUSH), squadron("d", ALLIED))
    b.unmark(0, PUSH)
    assert score(b, FRENCH)[1:] == [("C-CC-2", 1)]
    b.push(0)
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    assert score(b, FRENCH)[1:] == [("C-CC-3", 1)]


def test_c_cav_2_a_sabre_is_one_stronger_on_the_charge_only() -> None:
    b = melee(squadron("c"), battalion("a", ALLIED))
    one = b.contacts[0]
    assert (strength_of(b, one, 0), strength_of(b, one.fought(0), 0)) == (4, 3)


def test_c_cav_24_cavalry_loses_its_wings_in_line_and_its_rear_in_echelon() -> None:
    b = battle([squadron("c"), squadron("d", at=(48, 12), formation=ECHELON, files=4)])
    for unit in (0, 1):
        remove_figures(b, unit, 2)
    assert [(u.figures, u.files) for u in b.units] == [(6, 6), (6, 4)]


def column(id: str, seat: int, y: float) -> Troops:
    return battalion(id, seat, (24, y), figures=18, formation=COLUMN, files=9)


def test_c_sup_3_t_cc_8_t_cc_11_each_supporter_adds_one() -> None:
    foe = battalion("a", ALLIED, (24, 12))
    b = melee(column("f", FRENCH, 12), foe, column("g", FRENCH, 12 - DEPTH - 0.9))
    assert ("C-SUP-3 supports", 1) in score(b, FRENCH)
    b = melee(column("f", FRENCH, 12), foe, column("g", FRENCH, 12 - DEPTH - 1.1))
    assert "C-SUP-3 supports" not in [cite for cite, _ in score(b, FRENCH)]
    rows = [column(id, FRENCH, 12 - n * (DEPTH + 0.9)) for n, id in enumerate("ghi", 1)]
    b = melee(column("f", FRENCH, 12), foe, *rows)
    assert ("C-SUP-3 supports", 3) in score(b, FRENCH)


def test_c_sup_7_nobody_supports_units_that_defend_an_obstacle() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    units = [
        column("f", FRENCH, 13.8),
        column("a", ALLIED, 14.1),
        column("c", ALLIED, 14.1 + DEPTH + 0.5),
        column("g", FRENCH, 13.8 - DEPTH - 0.5),
    ]
    for terrain, behind in (([hedge], []), ([], [2])):
        b = battle(units, terrain=list(terrain))
        one = contact_between(b, 0, 1, FRONT)
        b.touch(one)
        assert supporters(b, one, 1) == behind
        assert supporters(b, one, 0) == [3]
        won = one.fought(0)  # the attacker has won a round: the hedge is held all the same
        b.change_contact(one, won)
        assert supporters(b, won, 1) == behind


def test_c_obs_1_open_order_keeps_its_bonuses_at_an_obstacle() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    for traits, kept in ((0, False), (LIGHT_INFANTRY, True)):
        men = battalion("f", at=(24, 13.8), traits=traits)
        b = battle([men, battalion("a", ALLIED, (24, 14.1))], terrain=[hedge])
        assert keeps_bonuses(b, contact_between(b, 0, 1, FRONT), 0) == kept
