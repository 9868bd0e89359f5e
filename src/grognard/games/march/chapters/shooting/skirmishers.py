"""Chapter 10: skirmishers and light troops: their screen, its place, its shots and its end."""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.miniatures.moving.passable import is_walkable
from grognard.table.angles import DEGREE, QUARTER, TURN
from grognard.table.formations import strip_width
from grognard.table.measure import apart, between, far, overlap, to_polygon, within
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, rectangle

from ...model.actions import PlaceScreen
from ...model.flow import UnitProcedure, battle
from ...model.pieces import (
    GROUP,
    IMPASSABLE,
    ON_TABLE,
    ROUTING,
    SCREEN_DEPTH,
    SETTING_UP,
    Battalion,
    Roster,
)
from ...model.state import Battle
from ..commander import shift_aside
from ..figures import depth_of, footprint, screen_footprint, width_of
from ..quality import NOT_ASKED
from .shot_dice import shot_dice, weigh_shot
from .targets import NO_SKIRMISHERS, list_shots, why_not_shot
from .volley import Shots

BAD_GAP: Final = Refusal("R70 screen strip", why="bad-gap")
OFF_TABLE: Final = Refusal("R81 table edge", why="screen-off-table")
TOO_FAR: Final = Refusal("10.4 within ten centimetres")
TOO_FAR_LIGHT: Final = Refusal("R68 light screen", why="light-screen-too-far")
NO_PASSAGE: Final = Refusal("R65 swept path", why="screen-barred")
NO_ROOM: Final = Refusal("18.6 overlap")
TOO_NEAR: Final = Refusal("R8 ten centimetres", why="screen-too-near")

LEAST_GAP: Final = 2 * CM
MOST_GAP: Final = 4 * CM
LEASH: Final = 10 * CM
LIGHT_LEASH: Final = 15 * CM
ENEMY_DISTANCE: Final = 10 * CM
AHEAD: Final = 2  # of the places listed, so many are straight before the battalion


# How many


def most_detached(roster: Roster) -> i64:
    """10.1, R67 A fifth of the rankers, rounded up; of light troops more."""
    return most_light(roster) if roster.light else (roster.rankers + 4) // 5


def most_light(roster: Roster) -> i64:
    """10.6, R68 Three quarters of a light battalion, rounded up."""
    return (3 * roster.rankers + 3) // 4


# Their shots


def list_skirmishes(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Every shot of a screen worth asking about."""
    list_shots(b, u, True, False, actions)


def add_skirmishes(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """Exactly the shots that `why_not_skirmish` allows, of those listed."""
    list_shots(b, u, True, True, actions)


def why_not_skirmish(b: Battle, u: Battalion, target: i64, screen: bool) -> Refusal | None:
    """10.2 A screen shoots at an enemy battalion, or at its screen."""
    return why_not_shot(b, u, True, target, screen)


def skirmish_dice(b: Battle, u: Battalion, target: i64, screen: bool, keep: bool = False) -> Tally:
    """10.2, R67 A die for each two figures; every fraction goes up."""
    return shot_dice(b, u, True, b.units[target], screen, keep)


def weigh_skirmish(b: Battle, u: Battalion, target: i64, screen: bool) -> list[Tally]:
    return weigh_shot(b, u, True, target, screen)


class Skirmishing(Shots):
    """10.0, R69 A screen shoots, in the activation of its battalion, which may do so afterwards."""

    def detached(self) -> bool:
        return True


# Their place


def why_not_screen(b: Battle, u: Battalion, pose: Pose, gap: i64) -> Refusal | None:
    """10.4, R50, R70 Whether the screen of a battalion may be there."""
    refusal = why_not_spread(u, gap)
    return why_not_strip(b, u, pose, gap, strip_at(u, pose, gap)) if refusal is None else refusal


def why_not_spread(u: Battalion, gap: i64) -> Refusal | None:
    """R70 What forbids a screen of such gaps wherever it would stand."""
    if not u.screen:
        return NO_SKIRMISHERS
    return BAD_GAP if gap < LEAST_GAP or gap > MOST_GAP else None


def why_not_strip(b: Battle, u: Battalion, pose: Pose, gap: i64, place: Polygon) -> Refusal | None:
    """The same of a strip that could be one: callers that have made it need not do so again."""
    if not b.setting.ground.on_table(place):
        return OFF_TABLE
    if not is_leashed(u, pose, gap):
        return TOO_FAR_LIGHT if u.roster.light else TOO_FAR
    if not is_walkable(b.setting.ground, IMPASSABLE, place):
        return NO_PASSAGE
    if not has_room(b, u, place):
        return NO_ROOM
    return TOO_NEAR if nears_enemy(b, u, place) else None


def strip_at(u: Battalion, pose: Pose, gap: i64) -> Polygon:
    """R70 The whole strip of a screen."""
    return rectangle(pose, strip_width(u.screen_groups(), GROUP, gap), SCREEN_DEPTH)


def is_leashed(u: Battalion, pose: Pose, gap: i64) -> bool:
    """10.4, R68, R70 Each group of a screen within 10 cm of its battalion.

    A light battalion's, too wide for that, needs only to be within 15 cm as a whole (R100).
    """
    parent = footprint(u).hull
    if u.roster.light:
        x, y = pose.point(-SCREEN_DEPTH, 0)
        if to_polygon(x, y, parent) <= LIGHT_LEASH:  # a point of it is enough for a quick yes
            return True
        return within(between(strip_at(u, pose, gap), parent), LIGHT_LEASH)
    # the groups are in one line and the battalion is convex: the outermost are the farthest
    aside = (strip_width(u.screen_groups(), GROUP, gap) - GROUP) // 2
    return _is_near(pose.moved(0, -aside), parent) and _is_near(pose.moved(0, aside), parent)


def _is_near(group: Pose, parent: Polygon) -> bool:
    x, y = group.point(-SCREEN_DEPTH, 0)
    if to_polygon(x, y, parent) <= LEASH:  # the middle of its rear is enough for a quick yes
        return True
    return within(between(rectangle(group, GROUP, SCREEN_DEPTH), parent), LEASH)


def has_room(b: Battle, u: Battalion, place: Polygon) -> bool:
    """R70, R81 On no battalion and on no other screen."""
    for other in b.units:
        if other.place == ON_TABLE:
            if overlap(place, footprint(other).hull):
                return False
            if other.screen and other.uid != u.uid and overlap(place, screen_footprint(other).hull):
                return False
    return True


def nears_enemy(b: Battle, u: Battalion, place: Polygon) -> bool:
    """R8, R70 Nearer than 10 cm to an enemy, unless it was nearer already and does not close in."""
    for x in b.units:
        if x.seat != u.seat and x.place == ON_TABLE:
            if closes_in(b, u, place, footprint(x).hull):
                return True
            if x.screen and closes_in(b, u, place, screen_footprint(x).hull):
                return True
    return False


def closes_in(b: Battle, u: Battalion, place: Polygon, enemy: Polygon) -> bool:
    if far(place, enemy, ENEMY_DISTANCE):
        return False
    now = between(place, enemy)
    if apart(now, ENEMY_DISTANCE):
        return False
    if b.phase == SETTING_UP:
        return True
    before = between(screen_footprint(u).hull, enemy)
    return apart(before, ENEMY_DISTANCE) or now < before


def list_places(u: Battalion) -> list[Pose]:
    """R50 Meaningful places for a screen: before its battalion, far and near, beside it, behind."""
    far = farthest(u)
    side = width_of(u) // 2
    near = u.pose.moved(far // 2 + SCREEN_DEPTH)
    flank = u.pose.moved(-depth_of(u) // 2)
    return [
        u.pose.moved(far + SCREEN_DEPTH),
        near,
        near.moved(0, -side),
        near.moved(0, side),
        flank.moved(0, -side - 2 * SCREEN_DEPTH).turned(-QUARTER),
        flank.moved(0, side + 2 * SCREEN_DEPTH).turned(QUARTER),
        u.pose.moved(-depth_of(u) - far // 2),
    ]


def farthest(u: Battalion) -> i64:
    """10.4 How far straight before its battalion the screen may stand, in whole centimetres."""
    if u.roster.light:
        return LIGHT_LEASH
    width = strip_width(u.screen_groups(), GROUP, LEAST_GAP)
    aside = max(0, (width - width_of(u)) // 2 - GROUP)  # to the outermost group
    return isqrt(LEASH * LEASH - aside * aside) // CM * CM


def has_place(b: Battle, u: Battalion) -> bool:
    """Whether it may stay, or go to one of the places listed."""
    if why_not_screen(b, u, u.screen_pose, u.gap) is None:
        return True
    for pose in list_places(u):
        if why_not_screen(b, u, pose, LEAST_GAP) is None:
            return True
    return False


def first_place(b: Battle, u: Battalion) -> Pose | None:
    """R101 The first place allowed, of those listed and then of all around the battalion."""
    for pose in list_places(u):
        if why_not_screen(b, u, pose, LEAST_GAP) is None:
            return pose
    return first_around(b, u)


def first_around(b: Battle, u: Battalion) -> Pose | None:
    """Of a grid of places all around a battalion, facing every way, its own first."""
    reach, step, turn = LEASH, 3 * CM, 15 * DEGREE
    if u.roster.light:
        half = strip_width(u.screen_groups(), GROUP, LEAST_GAP) // 2
        reach, step, turn = LIGHT_LEASH + half, 6 * CM, 30 * DEGREE
    side = width_of(u) // 2 + reach
    for heading in range(0, TURN, turn):
        for ahead in range(reach, -depth_of(u) - reach - 1, -step):
            for right in range(-side, side + 1, step):
                pose = u.pose.moved(ahead, right).turned(heading)
                if why_not_screen(b, u, pose, LEAST_GAP) is None:
                    return pose
    return None


class ChoosePlace(Decision):
    """10.4, R50 Where the screen of a battalion that has moved goes."""

    finite = False

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "10.4 screen follows")
        self.unit: Final = unit

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        return self.proposals(u) if has_place(b, u) else self.proposals(u) + self.spare(b, u)

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        actions = [a for a in self.proposals(b.units[self.unit]) if self.why_not(b, a) is None]
        return actions if actions else self.spare(b, b.units[self.unit])

    def recommended(self, s: State) -> list[Action]:
        """Straight before its battalion, as far as it may, facing as it does."""
        b = battle(s)
        ahead = list_places(b.units[self.unit])[:AHEAD]
        actions = [PlaceScreen(self.unit, pose, LEAST_GAP) for pose in ahead]
        return [action for action in actions if self.why_not(b, action) is None]

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def proposals(self, u: Battalion) -> list[Action]:
        """To stay, and the places listed, each once."""
        found: list[Action] = [PlaceScreen(self.unit, u.screen_pose, u.gap)]
        for pose in list_places(u):
            if u.gap != LEAST_GAP or pose.key() != u.screen_pose.key():
                found.append(PlaceScreen(self.unit, pose, LEAST_GAP))
        return found

    def spare(self, b: Battle, u: Battalion) -> list[Action]:
        place = first_place(b, u)
        return [PlaceScreen(self.unit, place, LEAST_GAP)] if place is not None else []

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceScreen) or action.unit != self.unit:
            return NOT_ASKED
        b = battle(s)
        return why_not_screen(b, b.units[self.unit], action.pose, action.gap)


class ScreenMove(UnitProcedure):
    """10.4, R50, R118, R120 A screen goes with its battalion; those in its way make room.

    A screen for which no place is allowed stays (R101). Nobody looks at its leash before (R119).
    """

    STAGES = ("ask", "answered", "make_way", "answered")

    def ask(self, b: Battle) -> Step:
        """10.4 The owner places it; with a battalion in rout it follows by itself."""
        u = b.units[self.unit]
        if u.screen and u.place == ON_TABLE:
            if u.marks & ROUTING:
                follow(b, u.uid)
            elif can_follow(b, u):
                return ChoosePlace(u.seat, u.uid)
        self.stage = 3
        return self.make_way(b)

    def answered(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, PlaceScreen)
        take_place(b, action.unit, action.pose, action.gap)
        self.stage = 3
        return self.make_way(b)

    def make_way(self, b: Battle) -> Step:
        """R118 A friendly screen on whose ground the battalion has ended goes elsewhere.

        It moves as with its own battalion; once it has moved, this one is no longer on it.
        """
        u = b.units[self.unit]
        for x in b.side(u.seat):
            if x.uid != u.uid and lies_on_screen(u, x):
                if x.marks & ROUTING:
                    follow(b, x.uid)
                elif can_follow(b, x):
                    return ChoosePlace(x.seat, x.uid)
        return DONE


def lies_on_screen(u: Battalion, x: Battalion) -> bool:
    """R118 Whether a battalion is on the ground of another's screen."""
    return (
        u.place == ON_TABLE
        and x.screen > 0
        and overlap(footprint(u).hull, screen_footprint(x).hull)
    )


def can_follow(b: Battle, u: Battalion) -> bool:
    """R101 Whether there is any place for its screen."""
    return has_place(b, u) or first_place(b, u) is not None


def follow(b: Battle, uid: i64) -> None:
    """R71, R101 A screen follows a routing battalion automatically, to the first place allowed."""
    u = b.units[uid]
    if why_not_screen(b, u, u.screen_pose, u.gap) is not None:
        place = first_place(b, u)
        if place is not None:
            take_place(b, uid, place, LEAST_GAP)


def take_place(b: Battle, uid: i64, pose: Pose, gap: i64) -> None:
    """10.4, R46 A screen that goes elsewhere; an enemy commander who is there makes room for it."""
    u = b.units[uid]
    if pose.key() != u.screen_pose.key() or gap != u.gap:
        b.place_screen(uid, pose, gap)
        shift_aside(b, [screen_footprint(b.units[uid]).hull], u.seat)


# Their end


def remove_screens_crossed(b: Battle, seat: i64, pieces: list[Polygon]) -> None:
    """10.5, R71 A charge of that seat removes every enemy screen it goes through."""
    for x in b.units:
        if x.seat != seat and x.place == ON_TABLE and x.screen and is_crossed(x, pieces):
            b.sweep_screen(x.uid)


def is_crossed(x: Battalion, pieces: list[Polygon]) -> bool:
    for piece in pieces:
        if overlap(piece, screen_footprint(x).hull):
            return True
    return False
