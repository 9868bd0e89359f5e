"""A piece as it stands, in sentences with their rules, and its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import game
from grognard.games.march.chapters.charging.combat import weigh_fight
from grognard.games.march.chapters.shooting.shot_dice import weigh_shot
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import (
    DISORDERED,
    DRUMMER,
    FIRED,
    GUARD,
    ROUTING,
    SHOT_AT,
    VETERANS,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.sequence import new_battle
from grognard.kernel.aids import SHORT, Sheet
from grognard.kernel.refusal import BadNotation
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose

GAME = game("march")


def two(**details: Any) -> Battle:
    return field([Troops("b1", 60, 40, **details)], [Troops("f1", 60, 55, 180)])


def shown(b: Battle, name: str, lang: str = "en") -> Sheet:
    return GAME.sheet(b, None, name, lang, SHORT)


def totals(found: Sheet) -> list[tuple[str, int]]:
    return [(tally.lines[0][0], int(tally.total)) for tally in found.sums]


def test_a_fresh_battalion() -> None:
    found = shown(two(staff=(2, 0, 0, 1)), "B1")
    assert found.lines == [
        "B1: Drilled, 24 of 24 men, in line (6.3, 14.0).",
        "Can still act this turn (5.4).",
        "Drummers, 2 of 2 left: 2 manoeuvre re-rolls left (7.1).",
        "Officer: 1 bravery re-roll left (12.1).",
        "12 more losses bring it to half strength (15.2).",
    ]
    assert totals(found) == [
        ("6.3 scores", 4),
        ("9.1 firing groups", 8),
        ("9.1 to hit", 0),
        ("12.5 groups", 12),
        ("7.1 manoeuvre test", 0),
        ("12.1 bravery test", 2),
        ("15.1 resolve test", 2),
    ]


def test_9_1_its_dice_are_those_of_a_volley_at_short_range_in_the_open() -> None:
    for details in ({"quality": GUARD}, {"formation": COLUMN}, {"rifles": True}, {"rankers": 17}):
        for disordered in (False, True):
            b = two(**details)
            if disordered:
                b.disorder(0)
            dice = weigh_shot(b, b.units[0], False, 1, False)[0]
            assert totals(shown(b, "b1"))[1] == ("9.1 firing groups", dice.total)


def test_what_it_has_done_and_what_it_owes() -> None:
    b = two(staff=(1, 0, 0, 0))
    b.lose(0, 12)
    b.spend(0, DRUMMER)
    b.mark(0, FIRED | DISORDERED)
    b.owe_test(0, SHOT_AT)
    b.activate(0)
    assert shown(b, "b1", "fr").lines == [
        "B1\xa0: Troupe exercée, 12 hommes sur 24, en ligne (6.3, 14.0).",
        "Désorganisé, a tiré.",
        "A agi ce tour (5.4).",
        "Tambour\xa0: plus de relance de manœuvre (7.1).",
        "Doit tester sa Détermination (15.4)\xa0: pertes sous le feu.",
        "Réduit de moitié\xa0: -1 à ses tests (15.2).",
    ]


def test_whom_it_fights_joins_or_has_with_it() -> None:
    red = [Troops("b1", 60, 40), Troops("b2", 30, 40), Troops("b3", 90, 40)]
    b = field(red, [Troops("f1", 60, 40, 180)])
    b.engage(0, 3, False)
    b.support(1, 0)
    b.join(RED, 2)
    b.pass_by(2)
    fighting = shown(b, "b1")
    assert "Fights f1 (12.8)." in fighting.lines
    assert fighting.sums[3].lines == weigh_fight(b, b.units[0])[0].lines
    assert "Has joined the combat of b1 (12.9)." in shown(b, "b2").lines
    led = shown(b, "b3").lines
    assert "The Supreme Commander is with it: its tests succeed (3.1)." in led
    assert "Has passed this turn (6.2)." in led


def test_routing_and_recovering_battalions() -> None:
    b = two()
    b.falter(0)
    assert "Recovering until the end of turn 2 (5.4)." in shown(b, "b1").lines
    b.mark(1, ROUTING)
    assert totals(shown(b, "f1")) == [("6.3 scores", 4), ("15.6 rally test", 0)]


def test_10_1_a_screen_belongs_to_its_battalion() -> None:
    b = two(quality=VETERANS, detached=5, light=True)
    b.place_screen(0, pose(60, 48), cm(2))
    assert shown(b, "b1.screen").lines[1] == "All 5 skirmishers are out (10.1)."
    b.lose_skirmishers(0, 2)
    found = shown(b, "b1.screen")
    assert found.lines[0] == "B1: Veterans, light troops, 22 of 24 men, in line (6.3, 14.0)."
    assert found.lines[1] == "3 of 5 skirmishers left (10.1)."


def test_battalions_that_are_not_on_the_table() -> None:
    b = new_battle("vimeiro", {})
    assert shown(b, "b95").lines == [
        "95th Rifles: Veterans, riflemen, 24 of 24 men, in line (6.3, 14.0).",
        "Not yet on the table (4.7).",
    ]
    assert shown(b, "commander red").lines[1] == "Not yet on the table (4.7)."
    b = two()
    b.leave_table(0)
    assert shown(b, "b1").lines[1] == "Has fled from the table (15.8)."
    b.destroy(1)
    assert shown(b, "f1").lines[1] == "Destroyed (R38)."


def test_3_0_the_supreme_commander() -> None:
    b = two()
    found = shown(b, "commander red")
    assert found.lines == [
        "Red chief, Supreme Commander of Red (3.0).",
        "At 1, 1 cm (3.0).",
        "Can still ride this turn (3.5).",
    ]
    assert totals(found) == [("5.2 initiative", 1)]
    b.join(RED, 0)
    assert shown(b, "commander red").lines[1:] == [
        "With b1: its tests succeed, all others are one step worse (3.1, 3.6).",
        "Has no ride left this turn (3.5).",
    ]
    b.kill_commander(BLUE)
    assert shown(b, "commander blue").lines[1].startswith("Has fallen")


@pytest.mark.parametrize("name", ["", "b9", "commander green"])
def test_only_pieces_have_a_sheet(name: str) -> None:
    with pytest.raises(BadNotation):
        shown(two(), name)
