"""Meeting engagements: both armies laid out in their zones, as a staff officer would.

Each division has a stretch of its side's front: brigades side by side, batteries beside them,
cavalry behind, its general in the middle. Who finds no room there is set further back.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.bodies import Body, overlapping
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import block
from grognard.table.terrain import Ground, enters

from ...model.kinds import CAVALRY, IMPASSABLE
from ...model.setting import Command, GeneralRoster, Roster, chain_of
from ..formations import size_of

FRONT: Final = 9 * INCH  # of each side from the middle line: a zone's width apart
SPACE: Final = INCH // 2
ROW: Final = 4 * INCH
STEP: Final = INCH
EDGE: Final = 2 * INCH


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
            pose = free_place(ground, taken, number, roster, seat, shares)
            roster = roster.placed(roster.id, roster.command, pose, None)
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


def free_place(
    ground: Ground,
    taken: list[Body],
    number: int,
    roster: Roster,
    seat: int,
    shares: list[int],
) -> Pose:
    """The first free place, from the front of its division's stretch to its rear."""
    stretch = (ground.width - 2 * EDGE) // len(shares)
    left = EDGE + shares.index(roster.command) * stretch
    row = ROW if roster.arm == CAVALRY else 0
    width = size_of(roster, roster.formation, roster.bases)[0]
    while True:
        for x in range(left + width // 2, ground.width - width // 2, STEP):
            pose = pose_at(ground, seat, x, row)
            body = body_at(number, roster, pose)
            if is_free(ground, taken, body):
                taken.append(body)
                return pose
        row += STEP
        if row > ground.height:
            left, row = EDGE, 0


def pose_at(ground: Ground, seat: int, x: int, back: int) -> Pose:
    """So far behind the front of a side, facing the enemy."""
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
    """Behind the middle of those he commands."""
    led = [r for r in rosters if any(c in chain_of(commands, r.command) for c in general.commands)]
    x = sum([r.pose.x for r in led]) // len(led)
    y = sum([r.pose.y for r in led]) // len(led)
    seat = commands[general.commands[0]].seat
    back = -2 * INCH if seat == 0 else 2 * INCH
    y = min(max(y + back, 0), ground.height)
    return general.placed(general.id, general.commands, x, y, None)
