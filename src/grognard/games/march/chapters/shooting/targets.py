"""Chapters 9 and 10: which units may shoot at which.

`detached` says that the screen of a battalion shoots, `screen` that a screen is shot at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import MEANS, Refusal
from grognard.miniatures.shooting.fire_lines import (
    FAR,
    ShotVerdicts,
    can_aim,
    crosses_shape,
    why_not_bear,
)
from grognard.table.pose import CM
from grognard.table.shapes import Polygon

from ...model.actions import FireAt, SkirmishAt
from ...model.pieces import FIRED, NOBODY, ON_TABLE, ROUTING, SKIRMISHED, Battalion
from ...model.state import Battle
from ..figures import screen_footprint
from .fire_lines import front_of, in_the_way, is_screened, part_of, sight_of, take_aim

NO_TARGET: Final = Refusal("9.1 an enemy in play")
NO_SKIRMISHERS: Final = Refusal("10.2 skirmishers standing", MEANS)
IN_ROUT: Final = Refusal("9.1 not in rout", MEANS)
IN_COMBAT: Final = Refusal("R76 engaged", MEANS, "fights-not-shoots")
INTO_COMBAT: Final = Refusal("R76 engaged", MEANS, "into-combat")
HAS_FIRED: Final = Refusal("9.1 once a turn", MEANS, "has-fired")
OUT_OF_RANGE: Final = Refusal("9.4 out of range")
OUT_OF_ARC: Final = Refusal("R18 arc and target", why="out-of-arc")
NO_LINE: Final = Refusal("9.2 line of fire", why="no-line")
OWN_SCREEN: Final = Refusal("10.3 own screen in the way")
SCREEN_FIRST: Final = Refusal("10.3 screen first")
VERDICTS: Final = ShotVerdicts(OUT_OF_RANGE, OUT_OF_ARC, NO_LINE)

BANDS: Final = [15 * CM, 30 * CM, 45 * CM]
LONG_BANDS: Final = [20 * CM, 40 * CM, 60 * CM]


def bands_of(b: Battle, u: Battalion) -> list[int]:
    """9.4, R15 Where each row of the range table ends."""
    return LONG_BANDS if u.roster.rifles and b.setting.options.long_rifles else BANDS


def declared_reach(b: Battle, u: Battalion) -> i64:
    """9.4, R105 As far as a shot may be declared: without measuring, at everything in sight."""
    return bands_of(b, u)[2] if b.setting.options.measuring else FAR


def why_not_shoot(u: Battalion, detached: bool) -> Refusal | None:
    """9.1, 10.2, R69, R76 Whether a battalion, or its screen, may shoot at all."""
    if detached and not u.screen:
        return NO_SKIRMISHERS
    if u.marks & ROUTING:
        return IN_ROUT
    if u.foe != NOBODY:
        return IN_COMBAT
    if u.marks & (SKIRMISHED if detached else FIRED):
        return HAS_FIRED
    return None


def why_not_target(b: Battle, u: Battalion, target: i64, screen: bool) -> Refusal | None:
    """9.1, 10.3, R18, R76, R135 Whether there is somebody to shoot at."""
    if target < 0 or target >= len(b.units):
        return NO_TARGET
    x = b.units[target]
    if x.seat == u.seat or x.place != ON_TABLE:
        return NO_TARGET
    if screen:
        return None if x.screen else NO_SKIRMISHERS
    return INTO_COMBAT if x.foe != NOBODY else None


def why_not_shot(
    b: Battle, u: Battalion, detached: bool, target: i64, screen: bool
) -> Refusal | None:
    """9.1 One battalion, or its screen, shoots at one target."""
    refusal = why_not_shoot(u, detached)
    if refusal is None:
        refusal = why_not_target(b, u, target, screen)
    if refusal is not None:
        return refusal
    x = b.units[target]
    if Outlook(b, u, detached).has(x, screen):
        return None
    return why_not_aim(b, u, detached, x, screen)


class Outlook:
    """9.2 What a battalion, or its screen, has before it; what is in the way is found once."""

    def __init__(self, b: Battle, u: Battalion, detached: bool) -> None:
        self.battle: Final = b
        self.unit: Final = u
        self.detached: Final = detached
        self.front: Final = front_of(u, detached)
        self.limit: Final[i64] = declared_reach(b, u)
        self.ways: list[Polygon] | None = None
        self.ways_to_screens: list[Polygon] | None = None

    def might_have(self, x: Battalion, screen: bool) -> bool:
        """A quick look: not far too far, and not entirely out of arc."""
        return not self.front.passes_by(part_of(x, screen).hull, self.limit)

    def has(self, x: Battalion, screen: bool) -> bool:
        """9.2, 9.4, 10.3 Whether any group has a clear line to the target, near enough."""
        if not self.might_have(x, screen):
            return False
        sight = sight_of(self.battle, self.unit, self.detached, x, screen)
        if not sight.lines or (not screen and is_screened(sight, x)):
            return False
        ground = self.battle.setting.ground
        return can_aim(ground, self.front, sight, self.in_the_way(screen), self.limit)

    def in_the_way(self, screen: bool) -> list[Polygon]:
        found = self.ways_to_screens if screen else self.ways
        if found is None:
            found = in_the_way(self.battle, self.unit, self.detached, screen)
            if screen:
                self.ways_to_screens = found
            else:
                self.ways = found
        return found


def why_not_aim(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Refusal:
    """9.2, 9.4, R18 What keeps every group from shooting: range, arc, or something in the way."""
    limit = declared_reach(b, u)
    front = front_of(u, detached)
    shapes = [part_of(x, screen).hull]
    refusal = why_not_bear(front, shapes, limit, VERDICTS)
    if refusal is not None:
        return refusal
    if not screen and is_screened(sight_of(b, u, detached, x, screen), x):
        return SCREEN_FIRST
    if take_aim(b, u, detached, x, screen).lines:
        return OUT_OF_RANGE  # those nearest do not see it
    return why_hidden(b, u, detached, x, screen)


def why_hidden(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Refusal:
    """10.3, R70 A screen on a line is identified: it is the target, or its own."""
    refusal = NO_LINE
    for line in sight_of(b, u, detached, x, screen).lines:
        for other in b.units:
            if (
                other.place == ON_TABLE
                and other.screen
                and crosses_shape(line, screen_footprint(other).hull)
            ):
                if other.uid == u.uid and not detached:
                    return OWN_SCREEN
                if other.seat != u.seat:
                    refusal = SCREEN_FIRST
    return refusal


def list_shots(b: Battle, u: Battalion, detached: bool, sure: bool, found: list[Action]) -> None:
    """Every shot that may be worth asking about, or with `sure` exactly those allowed."""
    if why_not_shoot(u, detached) is not None:
        return
    outlook = Outlook(b, u, detached)
    for x in b.units:
        if x.seat != u.seat and x.place == ON_TABLE:
            if x.foe == NOBODY and is_listed(outlook, x, False, sure):
                found.append(shot_of(u, detached, x, False))
            if x.screen and is_listed(outlook, x, True, sure):
                found.append(shot_of(u, detached, x, True))


def is_listed(outlook: Outlook, x: Battalion, screen: bool, sure: bool) -> bool:
    return outlook.has(x, screen) if sure else outlook.might_have(x, screen)


def shot_of(u: Battalion, detached: bool, x: Battalion, screen: bool) -> Action:
    return SkirmishAt(u.uid, x.uid, screen) if detached else FireAt(u.uid, x.uid, screen)


def any_shot(b: Battle, u: Battalion, detached: bool) -> bool:
    found: list[Action] = []
    list_shots(b, u, detached, True, found)
    return len(found) > 0
