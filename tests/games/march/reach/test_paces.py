"""7.2, 12.3 Before the distance die is thrown: which face leads how far, and how likely."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.march.chapters.activation import ChooseActivation
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre
from grognard.games.march.chapters.moving.move_cost import PIP
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import COLUMN, MOVE, Attack, Manoeuvre
from grognard.games.march.model.pieces import OBSTACLE, VETERANS
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.charge_odds import quality_chance
from grognard.kernel.decision import Action
from grognard.miniatures.contract.reach import Reach
from grognard.table.terrain import Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field


def acting(
    quality: int = VETERANS, edges: list[Edge] | None = None, measuring: str = "free"
) -> Battle:
    red = [Troops("b1", 60, 40, formation=COLUMN, quality=quality)]
    b = field(red, [Troops("f1", 60, 60, 180)], edges=edges, measuring=measuring)
    b.pending = ChooseActivation(RED, "5.4 choose an activation")
    return b


def found(b: Battle, action: Action) -> Reach:
    reach = GAME.reach(b, action, "en")
    assert reach is not None
    return reach


def test_7_2_each_face_pays_for_so_many_pips_and_a_higher_one_does_too() -> None:
    b = acting()
    obeys = quality_chance(b, b.units[0], 0)
    paces = found(b, Manoeuvre(0)).paces
    assert [pace.face for pace in paces] == [1, 2, 3, 4, 5, 6]
    assert [pace.total for pace in paces] == [face * PIP for face in range(1, 7)]
    assert [pace.chance for pace in paces] == [
        obeys * Fraction(7 - face, 6) for face in range(1, 7)
    ]
    assert 0 < obeys < 1


def test_7_2_where_the_best_die_leads_may_be_planned() -> None:
    straight = next(t for t in found(acting(), Manoeuvre(0)).tracks if t.at == 0)
    assert straight.runs[0][0] >= cm(9)  # to 10 cm from the enemy, and not by the die of nobody


def test_7_0_once_it_has_obeyed_only_the_distance_is_thrown_for() -> None:
    b = acting()
    b.pending = ChooseManoeuvre(RED, 0)
    assert [pace.chance for pace in found(b, MOVE).paces][::5] == [1, Fraction(1, 6)]


def test_12_3_a_charge_has_paces_of_its_own() -> None:
    b = acting()
    bold = quality_chance(b, b.units[0], 1)
    assert found(b, Attack(0, 1, 0)).paces[0].chance == bold


def test_7_8_what_obstacles_would_take_is_left_out_and_said() -> None:
    hedge = Edge("hedge", [(cm(30), cm(45)), (cm(90), cm(45))], OBSTACLE)
    assert "7.8" in found(acting(edges=[hedge]), Manoeuvre(0)).caveat
    far = Edge("hedge", [(cm(30), cm(118)), (cm(90), cm(118))], OBSTACLE)
    assert found(acting(edges=[far]), Manoeuvre(0)).caveat == ""
    assert found(acting(), Manoeuvre(0)).caveat == ""


def test_nobody_plans_what_he_may_not_do_or_measure() -> None:
    b = acting()
    assert GAME.reach(b, Manoeuvre(1), "en") is None
    b.pending = ChooseActivation(BLUE, "5.4 choose an activation")
    assert GAME.reach(b, Manoeuvre(0), "en") is None
    assert GAME.reach(acting(measuring="none"), Manoeuvre(0), "en") is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_caveat_is_shown_in_both_languages(lang: str) -> None:
    hedge = Edge("hedge", [(cm(30), cm(45)), (cm(90), cm(45))], OBSTACLE)
    reach = GAME.reach(acting(edges=[hedge]), Manoeuvre(0), lang)
    assert reach is not None and ("obstacles" in reach.caveat.lower())
