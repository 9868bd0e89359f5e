"""D-112: deployment unit by unit: whose turn it is, in which order, and the result."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.deploying.deployment import (
    ChooseFirstToPlace,
    ChoosePlace,
    ChoosePost,
)
from grognard.games.crepuscule.chapters.first_player import FirstPlayer
from grognard.games.crepuscule.chapters.victory import points_of
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import GO_FIRST, GO_SECOND
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.model.kinds import ARTILLERY, IN_HAND, SETTING_UP
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import OPPOSED_BASE, Contest, Rng
from grognard.kernel.umpire import settle, submit

FIELD = {"terrain": "7"}
PIONEERS = (
    "french: Génie; general, brigade-general: X; f1 line 24: L; f2 line 24: M; "
    "f3 pioneers 5: S; f4 medium-battery 4: B"
)


def begun(scenario: str = "open-field", **options: str) -> Battle:
    return battle(GAME.setup(scenario, {**FIELD, **options} if "field" in scenario else options))


def after_dice(b: Battle, one: int = 5, other: int = 2) -> Battle:
    settle(b, one * OPPOSED_BASE + other)
    return b


def placing(first: int = 0) -> Battle:
    """The south has won the dice; it places first, or second."""
    b = after_dice(begun())
    submit(b, GO_FIRST if first == 0 else GO_SECOND)
    return b


def asked(b: Battle) -> Decision:
    assert isinstance(b.pending, Decision)
    return b.pending


def place_next(b: Battle) -> int:
    """The plan's next place is taken; whose it was."""
    wait = asked(b)
    submit(b, wait.recommended(b)[0])
    return wait.seat


def place_all(b: Battle, kind: type[Decision]) -> list[int]:
    seats: list[int] = []
    while isinstance(b.pending, kind):
        seats.append(place_next(b))
    return seats


# Who is asked


def test_d_112_dice_say_who_decides_and_equal_ones_are_re_rolled() -> None:
    b = begun()
    assert b.phase == SETTING_UP and isinstance(b.pending, Contest)
    assert len(b.pending.outcomes()) == 30
    for one, other, seat in ((5, 2, 0), (2, 5, 1)):
        b = after_dice(begun(), one, other)
        assert isinstance(b.pending, ChooseFirstToPlace) and b.pending.seat == seat


@pytest.mark.parametrize(("first", "seat"), [(0, 0), (1, 1)])
def test_d_112_the_winner_places_first_or_has_the_other_do_so(first: int, seat: int) -> None:
    b = placing(first)
    assert isinstance(b.pending, ChoosePlace) and b.pending.seat == seat


def test_d_112_units_come_in_turn_guns_first_and_officers_last() -> None:
    b = placing()
    first = [asked(b).seat for _ in range(2) if submit(b, asked(b).recommended(b)[0]) or True]
    assert all(u.arm == ARTILLERY for u in b.units if u.on_table())
    assert len([u for u in b.units if u.on_table()]) == 2 and len(first) == 2
    seats = place_all(b, ChoosePlace)
    assert seats == [order % 2 for order in range(len(seats))]
    assert isinstance(b.pending, ChoosePost)
    assert place_all(b, ChoosePost) == [0, 1, 0, 1]
    assert isinstance(b.stack[-1], FirstPlayer)


def test_d_112_a_side_with_none_left_lets_the_other_finish() -> None:
    b = after_dice(begun(**{"south-army": PIONEERS}))
    submit(b, GO_FIRST)
    seats = place_all(b, ChoosePlace)
    assert seats == [0, 1] * 4 + [1] * 3


def test_d_112_who_begins_in_place_is_not_asked() -> None:
    assert isinstance(begun("training").stack[-1], FirstPlayer)
    assert isinstance(begun("open-field", **{"set-up": "ready"}).stack[-1], FirstPlayer)
    b = begun("training", **{"south-army": "british-1815-1000"})
    assert isinstance(b.pending, ChoosePlace) and b.pending.seat == 0
    assert {*place_all(b, ChoosePlace), *place_all(b, ChoosePost)} == {0}


# The result


def test_d_112_nobody_is_lost_while_they_are_in_hand() -> None:
    b = begun()
    assert all(u.place == IN_HAND for u in b.units if not u.is_detached())
    assert points_of(b, 0).total == points_of(b, 1).total == 0
    assert GAME.strength(b, 0) > 0
    assert GAME.problems(b) == []


def test_d_112_both_armies_stand_as_the_plan_has_them() -> None:
    b = placing()
    place_all(b, ChoosePlace)
    place_all(b, ChoosePost)
    assert GAME.problems(b) == []
    assert all(u.on_table() for u in b.units if not u.is_detached())
    middle = b.setting.ground.width // 2
    for seat in range(2):
        far = {int(u.arm): abs(int(u.pose.x - middle)) for u in b.side(seat)}
        assert far[1] > far[2]  # cavalry on the wings, guns in the middle


@pytest.mark.parametrize("seed", range(4))
def test_d_112_a_deployment_at_random_always_comes_to_an_end(seed: int) -> None:
    rng, b = Rng(seed), placing()
    while isinstance(b.pending, (ChoosePlace, ChoosePost)):
        text = GAME.write(b)
        assert GAME.write(GAME.read(text)) == text
        submit(b, b.pending.draw(b, rng))
    assert GAME.problems(b) == []


def test_d_112_all_that_is_proposed_is_allowed_and_more_is_than_is_proposed() -> None:
    b = placing()
    for _ in range(6):
        wait = asked(b)
        assert len(wait.legal(b)) > 1
        assert all(wait.why_not(b, action) is None for action in wait.recommended(b))
        place_next(b)
    assert isinstance(b.pending, ChoosePlace) and not b.pending.finite


def test_c_eng_3_gabions_stand_before_guns_once_both_armies_are_in_place() -> None:
    b = after_dice(begun(**{"south-army": PIONEERS}))
    submit(b, GO_FIRST)
    edges = len(b.setting.ground.edges)
    place_all(b, ChoosePlace)
    assert len(b.setting.ground.edges) == edges
    place_all(b, ChoosePost)
    assert len(b.setting.ground.edges) == edges + 1
    text = GAME.write(b)
    assert "terrain gabions" in text and GAME.write(GAME.read(text)) == text
