"""D-132, D-145, D-52, D-53: which figures fight which."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.fighters import (
    extra_strikers,
    fighters,
    flank_strikers,
    has_impact,
    rear_strikers,
    support_strikers,
    supporters,
)
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    COUNTERING,
    ECHELON,
    FRONT,
    HEAVY,
    HOLLOW,
    LEFT,
    OBSTACLE,
    SKIRMISH,
    SOFT_COVER,
)
from grognard.games.crepuscule.model.pieces import Contact
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


def facing(*units: Troops) -> tuple[Battle, Contact]:
    """A battle in which the first two are in contact, the first attacking."""
    b = battle(list(units))
    one = contact_between(b, 0, 1, FRONT)
    b.touch(one)
    return b, one


def test_w_mel_2_t_cc_9_eight_horsemen_on_a_line_of_twelve() -> None:
    b, one = facing(squadron("c"), battalion("a", ALLIED, (24, 12)))
    assert (fighters(b, one, 0), fighters(b, one, 1)) == (8, 12)


def test_w_mel_2_t_cc_10_eight_horsemen_on_a_face_of_three() -> None:
    b, one = facing(squadron("c"), battalion("a", ALLIED, figures=12, formation=HOLLOW))
    assert (fighters(b, one, 0), fighters(b, one, 1)) == (4, 3)


def test_d_132_a_flank_is_as_wide_as_its_ranks() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, formation=COLUMN, files=4)])
    one = contact_between(b, 0, 1, LEFT)
    assert fighters(b, one, 1) == 6  # ranks of 24 figures four abreast
    assert fighters(b, one, 0) == 6 + 2


def test_d_132_skirmishers_one_for_each_base_and_two_attackers_on_one() -> None:
    men = battalion("a", ALLIED, figures=4, formation=SKIRMISH, files=4)
    b, one = facing(battalion("f"), men)
    assert fighters(b, one, 1) == 4
    assert fighters(b, one, 0) == 8


def test_t_cc_3_flank_figures_of_a_column_that_charges_are_capped() -> None:
    column = battalion("f", figures=20, formation=COLUMN, files=4)
    b, one = facing(column, battalion("a", ALLIED))
    assert extra_strikers(b, one, 0) == 6
    b, one = facing(column, battalion("a", ALLIED))
    assert extra_strikers(b, one.fought(0), 0) == 0  # only in the round of the charge
    b = battle([column, battalion("a", ALLIED)], column_flanks="all")
    assert flank_strikers(b, b.units[0]) == 8


def test_d_182_a_last_rank_of_one_gives_one_striker() -> None:
    b = battle([battalion("f", figures=13, formation=COLUMN, files=4)])
    assert flank_strikers(b, b.units[0]) == 2 + 2 + 1


def test_c_rea_7_a_counter_charge_has_the_extras_too() -> None:
    column = battalion("a", ALLIED, figures=20, formation=COLUMN, files=4)
    b, one = facing(battalion("f"), column)
    assert extra_strikers(b, one, 1) == 0
    b.declare(1, 0, 0)
    b.mark(1, COUNTERING)
    assert extra_strikers(b, one, 1) == 6


def test_d_53_half_of_the_rear_ranks_of_an_echelon_rounded_up() -> None:
    b = battle([squadron("c", figures=9, formation=ECHELON, files=4)])
    assert rear_strikers(b.units[0]) == 3


def test_c_obs_1_t_cc_4_no_extras_against_a_defended_hedge() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    column = battalion("f", at=(24, 13.8), figures=20, formation=COLUMN, files=4)
    b = battle([column, battalion("a", ALLIED, (24, 14.1))], terrain=[hedge])
    one = contact_between(b, 0, 1, FRONT)
    assert one.behind == 1
    assert extra_strikers(b, one, 0) == 0


def test_t_cc_5_no_impact_on_a_square_nor_on_horsemen() -> None:
    cuirassiers = squadron("c", weight=HEAVY)
    b, one = facing(cuirassiers, battalion("a", ALLIED))
    assert has_impact(b, one, 0)
    b, one = facing(cuirassiers, battalion("a", ALLIED, figures=12, formation=HOLLOW))
    assert not has_impact(b, one, 0)
    b, one = facing(cuirassiers, squadron("d", ALLIED))
    assert not has_impact(b, one, 0)


def column_behind(id: str, y: float, seat: int = FRENCH) -> Troops:
    return battalion(id, seat, (24, y), figures=18, formation=COLUMN, files=9)


def test_c_sup_3_t_cc_8_a_supporter_nine_wide_strikes_with_four() -> None:
    b = battle([column_behind("f", 12)])
    assert support_strikers(b.units[0]) == 4


def test_t_cc_11_supporters_in_file_each_at_most_an_inch_behind() -> None:
    depth = 2 * 20 / 25.4
    rows = [column_behind(f"f{i}", 12 - i * (depth + 0.9)) for i in range(4)]
    b = battle([*rows, battalion("a", ALLIED, (24, 12))])
    one = contact_between(b, 0, 4, FRONT)
    b.touch(one)
    assert supporters(b, one, 0) == [1, 2, 3]
    b = battle([*rows, battalion("a", ALLIED, (24, 12))], supports="two")
    one = contact_between(b, 0, 4, FRONT)
    b.touch(one)
    assert supporters(b, one, 0) == [1, 2]


def test_d_145_no_supporter_more_than_an_inch_behind_nor_of_another_arm() -> None:
    depth = 2 * 20 / 25.4
    far = [column_behind("f", 12), column_behind("g", 12 - depth - 1.1)]
    b = battle([*far, battalion("a", ALLIED, (24, 12))])
    one = contact_between(b, 0, 2, FRONT)
    b.touch(one)
    assert supporters(b, one, 0) == []
    horse = [column_behind("f", 12), squadron("c", at=(24, 12 - depth - 0.5))]
    b = battle([*horse, battalion("a", ALLIED, (24, 12))])
    one = contact_between(b, 0, 2, FRONT)
    b.touch(one)
    assert supporters(b, one, 0) == []
