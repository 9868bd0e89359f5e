"""P-12: a round of close combat, in its three steps."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.step_losses import even_shares
from grognard.games.crepuscule.chapters.melee.strikes import (
    blows_of,
    need_of,
    need_to_strike,
    strength_of,
)
from grognard.games.crepuscule.chapters.melee.who_strikes import ChooseStrike
from grognard.games.crepuscule.model.combat_actions import Fight, Strike
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    COMBAT,
    FEARFUL,
    FRONT,
    HEAVY,
    HOLLOW,
    LANCE,
    OBSTACLE,
    PISTOLS,
    SOFT_COVER,
    STRIKES_LAST,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battle,
    line,
    run,
    squadron,
    throw,
    waiting,
)


def melee(*units: Troops, **options: Any) -> Battle:
    """The first unit attacks the second; without officers of the units unless asked."""
    given: dict[str, Any] = {"unit_officers": "off", **options}
    b = battle(list(units), phase=COMBAT, **given)
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


@pytest.mark.parametrize(
    ("ws", "theirs", "need"), [(4, 3, 3), (3, 3, 4), (3, 6, 4), (3, 7, 5), (2, 4, 4), (2, 5, 5)]
)
def test_w_mel_1_skill_against_skill(ws: int, theirs: int, need: int) -> None:
    assert need_to_strike(ws, theirs) == need


def test_c_cc_4_a_bayonet_is_one_stronger_on_the_charge_only() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED))
    one = b.contacts[0]
    assert (strength_of(b, one, 0), strength_of(b, one, 1)) == (4, 3)
    assert strength_of(b, one.fought(0), 0) == 3


def test_t_cc_5_a_square_takes_the_strength_of_a_cavalry_charge() -> None:
    b = melee(squadron("c", weight=HEAVY), battalion("a", ALLIED, figures=12, formation=HOLLOW))
    assert strength_of(b, b.contacts[0], 0) == 3


def test_w_mel_4_t_cc_4_t_cc_14_a_hedge_is_harder_to_strike_over_until_it_is_won() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    b = battle([battalion("f", at=(24, 13.8)), battalion("a", ALLIED, (24, 14.1))], terrain=[hedge])
    one = contact_between(b, 0, 1, FRONT)
    assert (need_of(b, one, 0, 3), need_of(b, one, 1, 3)) == (5, 4)
    assert strength_of(b, one, 0) == 3
    assert need_of(b, one.fought(0), 0, 3) == 4


def test_d_171_sappers_lower_the_obstacle_by_a_step() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    b = battle(
        [battalion("f", at=(24, 13.8), sappers=2), battalion("a", ALLIED, (24, 14.1))],
        terrain=[hedge],
    )
    assert need_of(b, contact_between(b, 0, 1, FRONT), 0, 3) == 4


def test_w_fea_1_the_fearful_need_a_six_in_the_first_round() -> None:
    b = melee(battalion("f", marks=FEARFUL), battalion("a", ALLIED))
    assert need_of(b, b.contacts[0], 0, 3) == 6
    assert need_of(b, b.contacts[0].fought(0), 0, 3) == 4


def test_t_cc_12_impact_of_2_against_skill_4() -> None:
    b = melee(squadron("c", weight=HEAVY, impact=2), battalion("a", ALLIED, ws=4))
    blow = blows_of(b, b.contacts[0], 0, 8, True, 1)[1]
    assert (blow.dice, blow.need, blow.strength) == (8, 4, 2)


def test_c_cav_2_t_cc_1_those_killed_by_lances_do_not_strike() -> None:
    b = melee(squadron("l", figures=8, blade=LANCE), battalion("a", ALLIED, figures=24))
    run(b, CombatStep(0, []))
    throw(b, 6, 6, 6, 6, 6, 6, 6, 6)  # to hit
    throw(b, 6, 6, 6, 6, 1, 1, 1, 1)  # to wound
    assert b.units[1].figures == 20
    throw(b, *[1] * 8)  # of twelve in contact four have fallen


def test_c_cc_1_t_cc_2_without_lances_both_strike() -> None:
    b = melee(battalion("f", figures=6, files=3), battalion("a", ALLIED, figures=6, files=3))
    run(b, CombatStep(0, []))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    assert (b.units[0].figures, b.units[1].figures) == (3, 3)


def test_d_49_units_that_turned_in_combat_strike_last() -> None:
    b = melee(
        battalion("f", figures=6, files=3),
        battalion("a", ALLIED, figures=6, files=3, marks=STRIKES_LAST),
    )
    run(b, CombatStep(0, []))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    assert b.units[1].figures == 3  # they fell before their turn
    assert waiting(b) != "W-MEL-1"


def test_w_rer_1_d_156_pistols_throw_ones_again() -> None:
    b = melee(squadron("c", figures=4, traits=PISTOLS), squadron("d", ALLIED, figures=4))
    run(b, CombatStep(0, []))
    throw(b, 1, 1, 2, 6)
    assert waiting(b) == "W-MEL-1"
    throw(b, 6, 1)  # not a third time
    assert waiting(b) == "W-WND-1"


def test_w_pro_4_c_cmd_1_the_officer_of_a_unit_adds_an_attack() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED), unit_officers="on")
    one = b.contacts[0]
    assert blows_of(b, one, 0, 12, True, 1)[0].dice == 13
    assert blows_of(b, one, 0, 12, False, 1)[0].dice == 12
    b.lose_unit_officer(0)
    assert blows_of(b, one, 0, 12, True, 1)[0].dice == 12


def two_on_one() -> Battle:
    b = battle(
        [
            battalion("f", figures=24),
            battalion("a", ALLIED, (22, 12), figures=12),
            battalion("b", ALLIED, (26, 12), figures=12),
        ],
        phase=COMBAT,
        unit_officers="off",
    )
    b.touch(contact_between(b, 0, 1, FRONT))
    b.touch(contact_between(b, 0, 2, FRONT))
    return b


def test_c_cc_5_d_195_figures_that_touch_two_enemies_are_shared_out_by_their_owner() -> None:
    b = two_on_one()
    run(b, CombatStep(0, []))
    choice = asking(b)
    assert isinstance(choice, ChooseStrike)
    assert (choice.seat, choice.least, choice.most) == (0, 4, 8)
    with pytest.raises(IllegalAction):
        act(b, Strike(0, 1, 9))
    act(b, Strike(0, 1, 5))
    throw(b, *[1] * 5)  # at the first


def test_c_seq_6_the_active_side_chooses_which_combat_comes_first() -> None:
    b = battle(
        [
            battalion("f"), battalion("a", ALLIED),
            battalion("g", at=(50, 12)), battalion("b", ALLIED, (50, 12)),
        ],
        phase=COMBAT,
    )  # fmt: skip
    b.touch(contact_between(b, 0, 1, FRONT))
    b.touch(contact_between(b, 3, 2, FRONT))
    run(b, CombatStep(0, []))
    assert [action.key() for action in asking(b).legal(b)] == [Fight(0).key(), Fight(2).key()]
    act(b, Fight(2))
    assert waiting(b) == "W-MEL-1"


def test_c_sup_6_f_04_losses_are_shared_as_evenly_as_can_be() -> None:
    assert even_shares(5, [10, 12]) == [2, 3]  # the odd one from the larger
    assert even_shares(5, [10, 10]) == [3, 2]  # or from the front
    assert even_shares(9, [2, 10]) == [2, 7]
    assert even_shares(30, [2, 10]) == [2, 10]


def test_c_inf_3_a_column_of_twenty_charges_with_ten() -> None:
    b = melee(battalion("f", figures=20, formation=COLUMN, files=4), battalion("a", ALLIED))
    assert blows_of(b, b.contacts[0], 0, 4, False, 1)[0].dice == 4 + 6
