"""C-INF-1 to 6, C-CAV-6 to 9, D-131, D-132: formations and the ground they take."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.figures import bases_of
from grognard.games.crepuscule.chapters.formations import (
    are_files_right,
    body_of,
    depth_of,
    face_figures,
    face_files,
    face_ranks,
    footprint,
    has_room,
    knows,
    place_for,
    solid_side,
    usual_files,
    width_of,
)
from grognard.games.crepuscule.model.kinds import (
    CAVALRY,
    COLUMN,
    ECHELON,
    EXTENDED,
    FORAGERS,
    HEAVY,
    HOLLOW,
    INFANTRY,
    IRREGULAR,
    LIGHT,
    LINE,
    MARCH,
    MEDIUM,
    SKIRMISH,
    SOLID,
    SOLID_ONLY,
)
from grognard.table.pose import INCH, MM
from tests.games.crepuscule.builders import ALLIED, battalion, battery, battle, pose, squadron


def test_w_pro_5_d_132_figures_stand_on_bases_of_their_arm() -> None:
    b = battle([battalion("f1"), squadron("f2", at=(48, 12)), battery("f3", at=(60, 12))])
    foot, horse, guns = b.units
    assert (width_of(foot), depth_of(foot)) == (12 * 20 * MM, 2 * 20 * MM)
    assert (width_of(horse), depth_of(horse)) == (8 * 25 * MM, 50 * MM)
    assert (width_of(guns), depth_of(guns)) == (80 * MM, 60 * MM)


@pytest.mark.parametrize(
    ("arm", "formation", "figures", "files"),
    [
        (INFANTRY, LINE, 24, 12),
        (INFANTRY, LINE, 23, 12),
        (INFANTRY, EXTENDED, 12, 12),
        (INFANTRY, MARCH, 24, 3),
        (INFANTRY, MARCH, 4, 2),
        (CAVALRY, MARCH, 4, 2),
    ],
)
def test_t_for_2_usual_widths(arm: int, formation: int, figures: int, files: int) -> None:
    assert usual_files(arm, formation, figures) == files


@pytest.mark.parametrize(
    ("arm", "formation", "figures", "files", "right"),
    [
        (INFANTRY, LINE, 24, 12, True),
        (INFANTRY, LINE, 24, 11, False),
        (INFANTRY, COLUMN, 20, 4, True),
        (INFANTRY, COLUMN, 20, 3, False),
        (INFANTRY, COLUMN, 16, 8, False),
        (INFANTRY, MARCH, 24, 4, False),
        (CAVALRY, LINE, 8, 8, True),
        (CAVALRY, LINE, 8, 4, False),
        (CAVALRY, ECHELON, 8, 4, True),
        (CAVALRY, ECHELON, 8, 8, False),
    ],
)
def test_c_inf_3_c_cav_8_how_many_stand_abreast(
    arm: int, formation: int, figures: int, files: int, right: bool
) -> None:
    assert are_files_right(arm, formation, figures, files) is right


@pytest.mark.parametrize(
    ("figures", "faces", "ranks"),
    [(20, [5, 5, 5, 5], 1), (23, [6, 6, 5, 6], 1), (24, [6, 6, 6, 6], 2), (25, [7, 6, 6, 6], 2)],
)
def test_d_131_the_faces_of_a_hollow_square(figures: int, faces: list[int], ranks: int) -> None:
    assert [face_figures(figures, face) for face in range(4)] == faces
    assert face_ranks(figures) == ranks
    assert face_files(figures, 0) == -(-faces[0] // ranks)


@pytest.mark.parametrize(("figures", "side"), [(4, 2), (5, 3), (9, 3), (10, 4), (16, 4)])
def test_c_inf_4b_c_gen_8_the_side_of_a_solid_square_is_rounded_up(figures: int, side: int) -> None:
    assert solid_side(figures) == side


def test_d_131_no_two_figures_of_a_square_share_ground() -> None:
    for figures in (12, 20, 23, 24, 30):
        b = battle([battalion("f1", figures=figures, formation=HOLLOW)])
        bases = bases_of(b.units[0])
        assert len(bases) == figures
        hull = footprint(b, b.units[0]).hull.widened(2)
        assert all(
            hull.west <= one.west and one.east <= hull.east and hull.south <= one.south
            for one in bases
        )


@pytest.mark.parametrize(
    ("weight", "allowed"),
    [
        (LIGHT, {LINE, MARCH, FORAGERS}),
        (MEDIUM, {LINE, MARCH, ECHELON}),
        (HEAVY, {LINE, MARCH, ECHELON}),
    ],
)
def test_c_cav_1_c_cav_9_formations_by_class_of_cavalry(weight: int, allowed: set[int]) -> None:
    b = battle([squadron("f1", weight=weight)])
    assert {one for one in range(12) if knows(b.units[0], one)} == allowed


def test_c_inf_4a_w_lig_1_what_infantry_knows() -> None:
    b = battle(
        [
            battalion("f1"),
            battalion("f2", at=(40, 12), traits=SOLID_ONLY),
            squadron("f3", at=(56, 12), weight=LIGHT, traits=IRREGULAR),
        ]
    )
    plain, drilled, cossacks = b.units
    assert {one for one in range(12) if knows(plain, one)} == set(range(LINE, SKIRMISH + 1))
    assert not knows(drilled, HOLLOW) and knows(drilled, SOLID)
    assert {one for one in range(12) if knows(cossacks, one)} == {FORAGERS}


def test_d_160_a_formation_needs_room() -> None:
    b = battle(
        [battalion("f1"), battalion("f2", at=(24, 9.5)), battalion("a1", ALLIED, (24, 13.5))]
    )
    u = b.units[0]
    assert has_room(b, u, LINE, 12, pose(24, 12))
    assert not has_room(b, u, LINE, 12, pose(24, 13))
    assert not has_room(b, u, COLUMN, 4, u.pose)
    moved = place_for(b, u, COLUMN, 4, u.pose.h)
    assert moved is None or moved.key() != u.pose.key()


def test_c_inf_6_separate_figures_stand_an_inch_apart_and_hold_the_gaps() -> None:
    b = battle([battalion("f1", figures=12, formation=SKIRMISH)])
    u = b.units[0]
    assert len(bases_of(u)) == 12
    assert len(body_of(b, u).shape.parts) == 1
    assert width_of(u) == 6 * 20 * MM + 5 * INCH
