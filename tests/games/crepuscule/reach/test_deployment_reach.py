"""D-112 Where a unit or an officer in hand may be set up: the reach says what the rule says."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.deploying.deployment import ChoosePlace, ChoosePost
from grognard.games.crepuscule.chapters.deploying.placing import OUT_OF_ZONE
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import Place, Post
from grognard.games.crepuscule.model.kinds import DEPLOYED, LINE, SKIRMISH
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.miniatures.contract.reach import ALLOWED, GRID, Reach
from tests.games.crepuscule.chapters.deploying.test_deployment import place_all, placing
from tests.games.crepuscule.reaching import HAND
from tests.miniatures.reach.reading import all_places, differences, is_sound

AMONG = 9  # tracks of which one is looked at


def offered(b: Battle, kind: type[Action]) -> list[Action]:
    assert isinstance(b.pending, Decision)
    return [action for action in b.pending.candidates(b) if isinstance(action, kind)]


def check(b: Battle, action: Action) -> Reach:
    reach = GAME.reach(b, action, "en")
    assert reach is not None and reach.kind == GRID and is_sound(reach)
    asked = [(track, all_places(reach, track)) for track in reach.tracks[::AMONG]]
    assert list(differences(HAND, b, action, asked, reach)) == []
    return reach


def test_d_112_a_battery_may_be_set_up_where_the_rule_lets_it() -> None:
    b = placing()
    action = offered(b, Place)[0]
    assert isinstance(action, Place)
    reach = check(b, action)
    assert reach.figures and OUT_OF_ZONE.cite in {why.cite for why in reach.whys}
    turned = Place(action.unit, action.x, action.y, 900, action.formation, action.files)
    assert check(b, turned).figures != reach.figures


def test_d_112_a_formation_that_it_may_not_take_can_be_placed_nowhere() -> None:
    b = placing()
    action = offered(b, Place)[0]
    assert isinstance(action, Place) and action.formation == DEPLOYED
    reach = GAME.reach(
        b, Place(action.unit, action.x, action.y, action.facing, LINE, action.files), "en"
    )
    assert reach is not None
    assert not any(verdict == ALLOWED for one in reach.tracks for _, verdict, _, _ in one.runs)
    assert [why.cite for why in reach.whys] == ["D-112"]


@pytest.mark.parametrize("unit", [-1, 999])
def test_d_112_what_is_not_in_hand_has_no_reach(unit: int) -> None:
    b = placing()
    assert GAME.reach(b, Place(unit, 0, 0, 0, SKIRMISH, 0), "en") is None
    first = offered(b, Place)[0]
    assert isinstance(first, Place)
    place_all(b, ChoosePlace)
    assert isinstance(b.pending, ChoosePost)
    assert GAME.reach(b, Post(unit, 0, 0), "en") is None


def test_d_112_an_officer_may_be_posted_where_the_rule_lets_them() -> None:
    b = placing()
    place_all(b, ChoosePlace)
    action = offered(b, Post)[0]
    assert isinstance(action, Post)
    reach = check(b, action)
    assert OUT_OF_ZONE.cite in {why.cite for why in reach.whys}
    other = next(o for o in b.officers if o.seat != b.officers[action.officer].seat)
    assert GAME.reach(b, Post(other.oid, action.x, action.y), "en") is None
