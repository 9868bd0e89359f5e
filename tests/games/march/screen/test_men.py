"""Where every man stands: in line and column, with characters, among the fallen, in open order."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.march.game import GAME
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import THINNED
from grognard.games.march.screen.men import in_hand, pieces, ranks, skirmishers
from grognard.miniatures.contract.board import Figures
from tests.games.march.field import Troops, field

WIDE, DEEP = 24_000, 4_000
NOBODY = (0, 0, 0, 0)
EVERYBODY = (1, 1, 1, 1)  # drummer, sergeant, ensign, officer


def places(figures: Figures, role: str) -> list[tuple[int, int]]:
    return [(figure.x, figure.y) for figure in figures if figure.role == role]


def test_18_1_a_line_has_two_ranks_two_centimetres_apart() -> None:
    men = ranks("f1", (WIDE, DEEP), 24, 24, NOBODY)
    assert places(men, "infantryman") == [
        (x, y) for y in (1000, 3000) for x in range(1000, WIDE, 2000)
    ]
    assert all((man.turn, man.size) == (0, 2000) for man in men)


def test_18_1_a_last_group_that_is_not_full_fills_from_its_left_front() -> None:
    left_out = set(places(ranks("f1", (WIDE, DEEP), 24, 24, NOBODY), "infantryman"))
    left_out -= set(places(ranks("f1", (WIDE, DEEP), 22, 22, NOBODY), "infantryman"))
    assert left_out == {(21_000, 3000), (23_000, 3000)}


def test_18_3_a_line_makes_way_for_its_characters_in_the_middle() -> None:
    men = ranks("f1", (WIDE, DEEP), 24, 24, EVERYBODY)
    roles = ("officer", "flag", "drum", "sergeant")
    staff = [place for role in roles for place in places(men, role)]
    assert len(staff) == 4 and all(abs(x - WIDE // 2) < 2000 for x, _ in staff)
    assert len({(man.x, man.y) for man in men}) == 28
    alone = ranks("f1", (WIDE, DEEP), 24, 24, (0, 1, 0, 0))
    assert places(alone, "sergeant")[0][1] == DEEP // 2


def test_18_3_a_column_follows_its_characters() -> None:
    men = ranks("f1", (8000, 12_000), 24, 24, (0, 0, 1, 1))
    (officer,), (ensign,) = places(men, "officer"), places(men, "flag")
    assert officer[1] == ensign[1] < min(y for _, y in places(men, "infantryman"))
    assert officer[0] + ensign[0] == 8000


def test_18_5_the_fallen_keep_their_places_and_stay_down_when_others_join_them() -> None:
    few, many = (ranks("f1", (WIDE, DEEP), left, 24, NOBODY) for left in (21, 15))
    assert len(places(few, "fallen")) == 3 and len(places(few, "infantryman")) == 21
    assert set(places(few, "fallen")) < set(places(many, "fallen"))


def test_18_2_skirmishers_stand_in_pairs_along_their_strip() -> None:
    men = skirmishers("f1.screen", 8, 22_000)
    assert [man.x for man in men] == [
        1000, 3000, 7000, 9000, 13_000, 15_000, 19_000, 21_000,
    ]  # fmt: skip
    assert all(abs(man.turn) <= 800 and abs(man.y - 1000) == 150 for man in men)
    assert len(skirmishers("f1.screen", 1, 4000)) == 1


def test_18_5_r44_the_fallen_are_taken_off_when_half_are_lost() -> None:
    b = field([Troops("b1", 60, 20, rankers=24)], [Troops("f1", 60, 90)])
    b.units[0].rankers = 11
    shown = Counter(figure.role for figure in pieces(b)[0].figures)
    assert shown["infantryman"] == 11 and shown["fallen"] == 13
    b.units[0].marks |= THINNED
    b.units[0].body = None
    assert "fallen" not in Counter(figure.role for figure in pieces(b)[0].figures)


def test_everybody_on_the_table_is_drawn_with_his_own_base() -> None:
    b = field([Troops("b1", 60, 20, rankers=24, detached=4)], [Troops("f1", 60, 90)])
    bases = {piece.id: piece.base for piece in GAME.figures(b, None)}
    assert bases["b1"] == bases["f1"] == "block" and bases["b1.screen"] == "loose"
    b.leave_table(1)
    assert "f1" not in {piece.id for piece in GAME.figures(b, None)}


@pytest.mark.parametrize(("word", "formation"), [("line", LINE), ("column", COLUMN)])
def test_4_7_a_battalion_in_hand_is_drawn_as_it_would_stand(word: str, formation: int) -> None:
    b = GAME.setup("open", {})
    action = GAME.parse(b, f"place b1 60,20 0 {word}")
    figures = in_hand(b, action)  # type: ignore[arg-type]
    men = places(figures, "infantryman")
    assert len(men) == b.units[0].roster.rankers  # type: ignore[attr-defined]
    assert (max(x for x, _ in men) > max(y for _, y in men)) == (formation == LINE)
