"""D-112 An army set up at once: infantry and guns in the middle, cavalry on the wings.

Every unit is as far forward and as near to the middle as there is room; cavalry begins from the
wings. Officers are behind the units they lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grognard.kernel.refusal import BadData
from grognard.miniatures.bodies import Body, overlapping
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import block
from grognard.table.terrain import Ground, enters

from ...model.kinds import (
    ARTILLERY,
    CAISSON,
    CAVALRY,
    CHIEF_OF_BRIGADE,
    DEPLOYED,
    DIFFICULT,
    FOOT_BASE,
    GARRISON,
    LINE,
    NOBODY,
)
from ...model.setting import OfficerRoster, Roster
from ..deploying.plots import APART, CLOSED, ZONE, fits
from ..formations import size_of, usual_files

SPACE: Final = INCH
EDGE: Final = 2 * INCH
STEP: Final = INCH
BEHIND: Final = 3 * INCH  # officers behind the front
NO_ROOM: Final = {
    "en": "there is no room for it in the zone of its army (D-112)",
    "fr": "il n'y a pas de place pour elle dans la zone de son armée (D-112)",
}

NO_ROOM_FOR_ALL: Final = {
    "en": "its army does not find room in its zone (D-112)",
    "fr": "son armée ne trouve pas de place dans sa zone (D-112)",
}


def lay_out(ground: Ground, rosters: list[Roster], seats: list[int]) -> list[Roster]:
    """Places for the units of some seats; those of the others are where they are."""
    taken = [body_at(n, one) for n, one in enumerate(rosters) if int(one.seat) not in seats]
    placed = list(rosters)
    for number in sorted(range(len(rosters)), key=lambda n: order_of(rosters[n])):
        if int(rosters[number].seat) in seats:
            placed[number] = in_place(ground, taken, number, ready(rosters[number]))
            taken.append(body_at(number, placed[number]))
    return placed


def check_room(ground: Ground, rosters: list[Roster], seats: list[int]) -> None:
    """Whether armies that are set up by hand find room in their zones; raises BadData."""
    for seat in seats:
        own = [one for one in rosters if int(one.seat) == seat]
        if not fits(ground, seat, own):
            raise BadData("army", own[0].id, NO_ROOM_FOR_ALL["en"], NO_ROOM_FOR_ALL)


def order_of(roster: Roster) -> int:
    """Guns choose their places first, caissons last (D-112)."""
    return {ARTILLERY: 0, CAVALRY: 2, CAISSON: 3}.get(int(roster.arm), 1)


def ready(roster: Roster) -> Roster:
    """Nobody begins inside a building that the other side may be in too."""
    if roster.formation != GARRISON:
        return roster
    files = int(usual_files(roster.arm, LINE, roster.figures))
    return roster.placed(roster.id, roster.pose, LINE, files)


def room_of(roster: Roster) -> tuple[int, int]:
    """Width and depth; the gunners of a deployed gun are beside it."""
    width, depth = size_of(roster, roster.formation, roster.files, roster.figures)
    beside = 2 * FOOT_BASE if roster.formation == DEPLOYED else 0
    return int(width) + beside, int(depth)


def body_at(number: int, roster: Roster) -> Body:
    width, depth = room_of(roster)
    pose = roster.pose
    return Body(number, NOBODY, roster.seat, pose, width, depth, block(pose, width, depth))


def in_place(ground: Ground, taken: list[Body], number: int, roster: Roster) -> Roster:
    """At the first place that is free; raises BadData."""
    for closed in (CLOSED | DIFFICULT, CLOSED):
        for pose in places(ground, roster):
            found = roster.placed(roster.id, pose)
            if is_free(ground, taken, body_at(number, found), closed):
                return found
    raise BadData("army", roster.id, NO_ROOM["en"], NO_ROOM)


def places(ground: Ground, roster: Roster) -> Iterator[Pose]:
    """From the front of the zone to its rear, from the middle outwards or from the wings in."""
    width, depth = room_of(roster)
    middle, most = int(ground.width) // 2, (int(ground.width) - width) // 2 - EDGE
    aside = list(range(0, max(most, 0) + 1, STEP))
    if roster.arm == CAVALRY:
        aside.reverse()
    start = ZONE // 2 if roster.arm == CAISSON else 0
    for back in range(start, max(ZONE - depth, start) + 1, STEP):
        for off in aside:
            for x in (middle - off, middle + off):
                yield pose_at(ground, int(roster.seat), x, back)


def pose_at(ground: Ground, seat: int, x: int, back: int) -> Pose:
    """So far behind the front of a side's zone, facing the enemy."""
    front = (int(ground.height) - APART) // 2 - back
    return Pose(x, front, 0) if seat == 0 else Pose(x, int(ground.height) - front, 18_000)


def is_free(ground: Ground, taken: list[Body], body: Body, closed: int) -> bool:
    if not ground.on_table(body.shape.hull):
        return False
    for area in ground.areas_with(closed):
        if enters(area, body.shape.hull):
            return False
    wide = block(body.pose, body.width + 2 * SPACE, body.depth + SPACE)
    roomy = Body(body.owner, NOBODY, body.seat, body.pose, body.width, body.depth, wide)
    return not [pair for pair in overlapping([*taken, roomy]) if roomy in pair]


# Officers


def post(
    ground: Ground, rosters: list[Roster], staff: list[OfficerRoster], seats: list[int]
) -> list[OfficerRoster]:
    """The commander-in-chief behind the middle, others spread along the line."""
    found: list[OfficerRoster] = []
    for seat in (0, 1):
        own = [one for one in staff if int(one.seat) == seat]
        found += posted(ground, rosters, own) if seat in seats else own
    return found


def posted(ground: Ground, rosters: list[Roster], own: list[OfficerRoster]) -> list[OfficerRoster]:
    found: list[OfficerRoster] = []
    others = len([one for one in own if one.rank < CHIEF_OF_BRIGADE])
    place = 0
    for one in own:
        part, parts = 1, 2
        if one.rank < CHIEF_OF_BRIGADE:
            place += 1
            part, parts = place, others + 1
        found.append(behind(ground, rosters, one, part, parts))
    return found


def behind(
    ground: Ground, rosters: list[Roster], one: OfficerRoster, part: int, parts: int
) -> OfficerRoster:
    """Behind that part of the line, clear of all units."""
    xs = [int(roster.pose.x) for roster in rosters if roster.seat == one.seat]
    x = min(xs) + (max(xs) - min(xs)) * part // parts
    sign = 1 if one.seat == 0 else -1
    front = int(pose_at(ground, int(one.seat), x, BEHIND).y)
    bodies = [body_at(number, roster) for number, roster in enumerate(rosters)]
    y = front
    for step in range(0, ZONE, INCH // 2):
        y = front - sign * step
        pose = Pose(x, y + sign * INCH, 0 if sign > 0 else 18_000)
        spot = Body(NOBODY, NOBODY, one.seat, pose, 2 * INCH, 2 * INCH,
                    block(pose, 2 * INCH, 2 * INCH))  # fmt: skip
        if not [pair for pair in overlapping([*bodies, spot]) if spot in pair]:
            break
    return one.placed(one.id, x, y)
