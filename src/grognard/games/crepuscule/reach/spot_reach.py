"""C-ART-21, D-160: pieces that turn where they are, or are shown as they would be there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Decision
from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import ON_THE_SPOT, Reach, Track
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.pose import Pose

from ..chapters.charging.choices import reform_heading
from ..chapters.formations import body_of, new_pose, place_for, size_of
from ..chapters.orders.changes import NO_ROOM, files_for
from ..chapters.shooting.rank_swap import swapped_pose
from ..model.actions import (
    Form,
    Limber,
    React,
    Traverse,
    Unlimber,
)
from ..model.combat_actions import Swap
from ..model.kinds import DEPLOYED, LIMBERED
from ..model.pieces import Unit
from ..model.state import Battle
from ..screen.figures import unit_piece
from .way_reach import PITCH

HALF_TURN: Final = 2 * QUARTER


def traverse_reach(b: Battle, decision: Decision, u: Unit, whys: Whys) -> Reach:
    """C-ART-21 Every turn of a gun about its middle."""
    body = body_of(b, u)
    beyond = decision.why_not(b, Traverse(u.uid, HALF_TURN + DEGREE))
    assert beyond is not None
    number = whys.number(beyond)
    tracks: list[Track] = []
    for turn in range(-HALF_TURN // DEGREE, HALF_TURN // DEGREE + 1):
        verdict = whys.number(decision.why_not(b, Traverse(u.uid, turn * DEGREE)))
        tracks.append(Track(turn * DEGREE, 0, [(0, verdict, 0, 0)], number))
    size = body.width, body.depth
    return Reach(u.roster.id, ON_THE_SPOT, u.pose.key(), size, PITCH, tracks, whys.words, number)


# Where it would stand


def form_reach(b: Battle, decision: Decision, action: Form, whys: Whys) -> Reach:
    """D-160 In another formation: about the same middle or the same front, or a little aside."""
    u = b.units[action.unit]
    files = files_for(u, action.formation, action.files)
    heading = action.facing if action.facing >= 0 else u.pose.h
    refusal = decision.why_not(b, action)
    return as_formed(b, u, action.formation, files, heading, refusal, whys)


def react_reach(b: Battle, decision: Decision, action: React, whys: Whys) -> Reach:
    """D-160 Formed again in face of a charger."""
    u = b.units[action.unit]
    files = files_for(u, action.formation, 0)
    heading = reform_heading(b, u, action.formation)
    refusal = decision.why_not(b, action)
    return as_formed(
        b, u, action.formation, files, heading if heading >= 0 else u.pose.h, refusal, whys
    )


def limber_reach(b: Battle, decision: Decision, action: Limber | Unlimber, whys: Whys) -> Reach:
    """D-138 Behind its team, or in battery facing so."""
    u = b.units[action.unit]
    refusal = decision.why_not(b, action)
    if isinstance(action, Unlimber):
        return as_formed(b, u, DEPLOYED, 1, action.facing, refusal, whys)
    return as_formed(b, u, LIMBERED, 1, u.pose.h, refusal, whys)


def swap_reach(b: Battle, decision: Decision, action: Swap, whys: Whys) -> Reach:
    """D-208 A rank on, or a rank back."""
    u = b.units[action.unit]
    pose, size = swapped_pose(u, action.ahead), size_of(u.roster, u.formation, u.files, u.figures)
    return shown_at(b, u, pose, size, decision.why_not(b, action), whys)


def as_formed(
    b: Battle,
    u: Unit,
    formation: i64,
    files: i64,
    heading: i64,
    refusal: Refusal | None,
    whys: Whys,
) -> Reach:
    """The one place where it would stand, allowed or not."""
    pose: Pose | None = place_for(b, u, formation, files, heading) if files > 0 else None
    if pose is None:
        pose = new_pose(b, u, formation, files)
    size = size_of(u.roster, formation, files, u.figures)
    there = as_if(u, formation, files, pose)
    return shown_at(b, there, pose, size, refusal, whys)


def shown_at(
    b: Battle, u: Unit, pose: Pose, size: tuple[int, int], refusal: Refusal | None, whys: Whys
) -> Reach:
    tracks = [Track(0, 0, [(0, whys.number(refusal), 0, 0)], whys.number(NO_ROOM))]
    beyond = whys.number(NO_ROOM)
    found = Reach(u.roster.id, ON_THE_SPOT, pose.key(), size, PITCH, tracks, whys.words, beyond)
    found.figures = unit_piece(b, as_if(u, u.formation, u.files, pose)).figures
    return found


def as_if(u: Unit, formation: i64, files: i64, pose: Pose) -> Unit:
    """The unit as it would be there."""
    there = u.copy()
    there.formation, there.files, there.pose = formation, files, pose
    there.body = None
    return there
