"""Chapter 9: which units may shoot at which, and which shots are listed."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.march.chapters.shooting.accuracy import (
    add_volleys,
    list_volleys,
    volley_dice,
    weigh_volley,
    why_not_volley,
)
from grognard.games.march.chapters.shooting.fire_lines import take_aim
from grognard.games.march.chapters.shooting.targets import Outlook, declared_reach
from grognard.games.march.model.actions import COLUMN, FireAt
from grognard.games.march.model.pieces import ACTIVATED, BRITISH, FIRED, FRENCH, SLOPE, VETERANS
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.miniatures.battle.happened import Happened
from grognard.table.shapes import polygon
from grognard.table.terrain import Area
from tests.games.march.chapters.shooting.duels import (
    box,
    dice_of,
    duel,
    fire,
    lines_of,
    why_not,
    wood,
)
from tests.games.march.field import Troops, cm, field, pose, waiting

# 9.1 Enemies in play


def test_9_1_only_enemies_in_play_are_targets() -> None:
    b = duel(15)
    assert [why_not(b, target) for target in (0, 1, -1, 3, 99)] == ["9.1 an enemy in play"] * 5
    assert why_not(b, 2, True) == "10.2 skirmishers standing"
    b.destroy(2)
    assert why_not(b, 2) == "9.1 an enemy in play"
    assert weigh_volley(b, b.units[0], 2, False) == []


def test_9_1_routers_do_not_shoot_but_are_shot_at() -> None:
    b = duel(15)
    b.rout(2)
    assert why_not(b) == ""
    b.rout(0)
    assert why_not(b) == "9.1 not in rout"


# 9.2 Who may shoot


def test_9_2_without_any_clear_line_there_is_no_shot() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 60, 50, rankers=32)], [Troops("x", 60, 70, 180)])
    assert why_not(b) == "9.2 line of fire"
    assert why_not(b, 2, False, 1) == ""
    assert volley_dice(b, b.units[0], 2, False, True).lines == [("9.1 firing groups", 0)]


def test_R18_what_is_behind_is_no_target() -> None:
    b = duel(15)
    b.move_to(2, pose(60, 25, 0))
    assert why_not(b) == "R18 arc and target"


def test_R18_nobody_shoots_into_a_combat() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 20, 58)], [Troops("x", 60, 55, 180)])
    b.engage(1, 2, False)
    assert why_not(b) == "R76 engaged"
    assert why_not(b, 2, False, 1) == "R76 engaged"
    found: list[Action] = []
    list_volleys(b, b.units[0], found)
    list_volleys(b, b.units[1], found)
    assert not found
    b.part(2)
    assert why_not(b) == ""


def test_9_2_out_of_arc_and_hidden_groups_together_have_no_shot() -> None:
    b = field(
        [Troops("a", 40, 40, rankers=48), Troops("b", 60, 52, rankers=24)],
        [Troops("x", 88, 62, 180, rankers=16)],
    )
    # from the left end x lies more than 45 degrees aside; b hides it from the right end
    assert why_not(b) == "9.2 line of fire"


# 9.4 Range


def test_9_4_beyond_45_centimetres_there_is_no_shot() -> None:
    assert why_not(duel(45)) == ""
    assert why_not(duel(45.1)) == "9.4 out of range"


def test_9_4_groups_that_see_the_target_may_be_too_far() -> None:
    b = field(
        [Troops("a", 30, 40, rankers=48), Troops("b", 52, 50, rankers=16)],
        [Troops("x", 60, 84, 180, rankers=16, formation=COLUMN)],
    )
    assert why_not(b) == "9.4 out of range"


def test_R15_rifles_reach_no_further_than_muskets_unless_agreed() -> None:
    def rifles(distance: float, ranges: str = "standard") -> Battle:
        shooter = Troops("a", 60, 20, rankers=16, quality=VETERANS, light=True, rifles=True)
        return duel(distance - 20, shooter=shooter, nations=(BRITISH, FRENCH), rifles=ranges)

    assert [dice_of(rifles(d)) for d in (15, 20, 30, 45)] == [8, 4, 4, 2]
    long = [dice_of(rifles(d, "long")) for d in (20, 20.1, 40, 40.1, 60)]
    assert long == [8, 4, 4, 2, 2]
    assert why_not(rifles(45.1)) == "9.4 out of range"
    assert why_not(rifles(60.1, "long")) == "9.4 out of range"
    muskets = duel(45.1, rifles="long")
    assert why_not(muskets) == "9.4 out of range"


def test_R105_without_measuring_a_shot_may_be_wasted() -> None:
    b = duel(50, measuring="none")
    assert declared_reach(b, b.units[0]) > cm(500)
    assert why_not(b) == ""
    assert lines_of(b) == {"9.1 firing groups": 6, "9.4 out of range": -6}
    b.events = []
    fire(b)
    assert waiting(b) == ""
    assert b.units[0].marks & FIRED and b.units[0].status == ACTIVATED
    assert [e.what for e in b.events if isinstance(e, Happened)] == ["shot"]
    assert why_not(duel(50)) == "9.4 out of range"


# Which shots are listed


def test_9_1_listed_volleys_are_exactly_the_allowed_ones() -> None:
    for b in crowds():
        for u in b.units:
            listed: list[Action] = []
            sure: list[Action] = []
            list_volleys(b, u, listed)
            add_volleys(b, u, sure)
            keys = [a.key() for a in sure]
            assert keys == [a.key() for a in listed if allowed(b, a)]
            everything = [FireAt(u.uid, x.uid, screen) for x in b.units for screen in (False, True)]
            assert sorted(keys) == sorted(a.key() for a in everything if allowed(b, a))


def crowds() -> Sequence[Battle]:
    """Battles with much in the way."""
    found = []
    for turn in range(6):
        b = field(
            [
                Troops("a", 30 + turn, 40, 10 * turn, detached=4),
                Troops("b", 58, 38 + turn, 350, formation=COLUMN),
                Troops("c", 62, 60, 45, rankers=16),
            ],
            [
                Troops("x", 40, 75, 180, detached=5),
                Troops("y", 70 - turn, 82, 200, formation=COLUMN),
                Troops("z", 90, 60, 270 - turn),
            ],
            areas=[wood(20, 52, 34, 60), Area("hill", polygon(box(60, 66, 80, 74)), SLOPE, 1)],
        )
        b.place_screen(0, pose(34 + turn, 50, 10 * turn), cm(2))
        b.place_screen(3, pose(40 + 2 * turn, 66, 180), cm(3))
        if turn == 3:
            b.rout(1)
        if turn == 4:
            b.mark(0, FIRED)
        found.append(b)
    return found


def allowed(b: Battle, action: Action) -> bool:
    assert isinstance(action, FireAt)
    return why_not_volley(b, b.units[action.unit], action.target, action.screen) is None


def test_9_2_a_quick_look_never_misses_a_shot() -> None:
    for b in crowds():
        for u in b.units:
            for x in b.units:
                if x.seat != u.seat:
                    aim = take_aim(b, u, False, x, False)
                    near = aim.lines and aim.range <= declared_reach(b, u) + 2
                    assert bool(near) == any_of(b, u.uid, x.uid)


def any_of(b: Battle, unit: int, target: int) -> bool:
    return Outlook(b, b.units[unit], False).has(b.units[target], False)
