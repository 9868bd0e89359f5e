"""Meeting engagements: both armies set up in their zones, as a staff officer would.

Each division has a stretch of its side's front: brigades side by side, batteries beside them,
cavalry behind, its general in the middle. Units that find no room there are placed further back.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadData
from grognard.miniatures.bodies import Body, overlapping
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import block
from grognard.table.terrain import Ground, enters

from ...model.kinds import CAVALRY, COLUMN, GARRISON, IMPASSABLE, INFANTRY, LINEAR, MASSE, SUPPORTED
from ...model.options import MEETING
from ...model.setting import Command, GeneralRoster, Roster, chain_of
from ..formations import size_of

FRONT: Final = 9 * INCH  # of each side from the middle line: a zone's width apart
SPACE: Final = INCH // 2
ROW: Final = 4 * INCH
STEP: Final = INCH
EDGE: Final = 2 * INCH
NO_ROOM: Final = {
    "en": "there is no room for it in the zone of its army (R58)",
    "fr": "il n'y a pas de place pour elle dans la zone de son armée (R58)",
}


def lay_out(
    ground: Ground,
    rosters: list[Roster],
    staff: list[GeneralRoster],
    commands: list[Command],
    seats: list[int],
) -> tuple[list[Roster], list[GeneralRoster]]:
    """Places for the brigades and batteries of some seats, and posts for their generals."""
    taken = [body_at(number, r, r.pose) for number, r in enumerate(rosters) if r.arrival is None]
    taken = [body for body in taken if commands[rosters[body.owner].command].seat not in seats]
    placed: list[Roster] = []
    for number, roster in enumerate(rosters):
        seat = commands[roster.command].seat
        if seat in seats:
            shares = divisions_of(rosters, commands, seat)
            roster = laid_out(ground, taken, number, roster, seat, shares)
        placed.append(roster)
    posts = [
        posted(one, placed, commands, ground) if commands[one.commands[0]].seat in seats else one
        for one in staff
    ]
    return placed, posts


def body_at(number: int, roster: Roster, pose: Pose) -> Body:
    width, depth = size_of(roster, roster.formation, roster.bases)
    return Body(number, 0, 0, pose, width, depth, block(pose, width, depth))


def divisions_of(rosters: list[Roster], commands: list[Command], seat: int) -> list[int]:
    """The formations of a side that have units, in their order."""
    found: list[int] = []
    for roster in rosters:
        if commands[roster.command].seat == seat and roster.command not in found:
            found.append(roster.command)
    return found


def laid_out(
    ground: Ground,
    taken: list[Body],
    number: int,
    roster: Roster,
    seat: int,
    shares: list[int],
) -> Roster:
    """In its place; a garrison, or a march column too long for its zone, has deployed.

    Raises BadData.
    """
    choices = [roster, deployed(roster)] if roster.formation != GARRISON else [deployed(roster)]
    for one in choices:
        pose = free_place(ground, taken, number, one, seat, shares)
        if pose is not None:
            taken.append(body_at(number, one, pose))
            return one.placed(one.id, one.command, pose, None)
    raise BadData(MEETING, roster.id, NO_ROOM["en"], NO_ROOM)


def deployed(roster: Roster) -> Roster:
    """A brigade as it fights: columns and impulse troops in masse, others in two lines."""
    if roster.formation != COLUMN and roster.formation != GARRISON:
        return roster
    formation = SUPPORTED if roster.arm == INFANTRY and roster.mode == LINEAR else MASSE
    return roster.placed(roster.id, roster.command, roster.pose, roster.arrival, formation)


def free_place(
    ground: Ground,
    taken: list[Body],
    number: int,
    roster: Roster,
    seat: int,
    shares: list[int],
) -> Pose | None:
    """The first free place from the front of its division's stretch to its rear, or anywhere."""
    stretch = (ground.width - 2 * EDGE) // len(shares)
    row = ROW if roster.arm == CAVALRY else 0
    width = size_of(roster, roster.formation, roster.bases)[0]
    for left, front in ((EDGE + shares.index(roster.command) * stretch, row), (EDGE, 0)):
        for back in range(front, ground.height // 2, STEP):
            for x in range(left + width // 2, ground.width - width // 2, STEP):
                pose = pose_at(ground, seat, x, back)
                if is_free(ground, taken, body_at(number, roster, pose)):
                    return pose
    return None


def pose_at(ground: Ground, seat: int, x: int, back: int) -> Pose:
    """This far behind the front of a side, facing the enemy."""
    middle = ground.height // 2
    if seat == 0:
        return Pose(x, middle - FRONT - back, 0)
    return Pose(ground.width - x, middle + FRONT + back, 18_000)


def is_free(ground: Ground, taken: list[Body], body: Body) -> bool:
    if not ground.on_table(body.shape.hull):
        return False
    for area in ground.areas_with(IMPASSABLE):
        if enters(area, body.shape.hull):
            return False
    wide = block(body.pose, body.width + 2 * SPACE, body.depth + SPACE)
    roomy = Body(body.owner, 0, body.seat, body.pose, body.width, body.depth, wide)
    return not [pair for pair in overlapping([*taken, roomy]) if pair[0] is roomy]


def posted(
    general: GeneralRoster, rosters: list[Roster], commands: list[Command], ground: Ground
) -> GeneralRoster:
    """Behind the middle of his units."""
    led = [r for r in rosters if any(c in chain_of(commands, r.command) for c in general.commands)]
    x = sum([r.pose.x for r in led]) // len(led)
    y = sum([r.pose.y for r in led]) // len(led)
    seat = commands[general.commands[0]].seat
    back = -2 * INCH if seat == 0 else 2 * INCH
    y = min(max(y + back, 0), ground.height)
    return general.placed(general.id, general.commands, x, y, None)
