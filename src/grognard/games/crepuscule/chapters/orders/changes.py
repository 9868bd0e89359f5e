"""C-INF-7, C-INF-8, C-CAV-10, D-29: changes of formation and of ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.table.measure import far
from grognard.table.pose import INCH, Pose

from ...model.actions import Form
from ...model.kinds import (
    BUILDING,
    COLUMN,
    DIFFICULT,
    ECHELON,
    FORAGERS,
    GARRISON,
    INFANTRY,
    LINE,
    MARCH,
    SKIRMISH,
    VERY_DIFFICULT,
    WHOLE,
    WOODED,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import (
    are_files_right,
    footprint,
    has_enough,
    knows,
    place_for,
    ranks_of,
    usual_files,
)
from ..moving.paces import allowance_of, base_move, share_of

NOT_FOR_IT: Final = Refusal("C-INF-8", MEANS, "not-for-it")
SAME: Final = Refusal("C-INF-8", MEANS, "same")
TOO_FEW: Final = Refusal("D-131", PIECE, "too-few-figures")
WRONG_FILES: Final = Refusal("C-INF-3", MEANS, "wrong-files")
NO_ROOM: Final = Refusal("D-160", why="no-room-to-form")
TOO_MANY_RANKS: Final = Refusal("C-INF-7", LIMIT, "ranks")
NO_MOVE_LEFT: Final = Refusal("D-29", LIMIT, "no-move-for-ranks")
NOT_HERE: Final = Refusal("C-INF-6", PIECE, "disperses-here")
KEEPS_FACING: Final = Refusal("W-MOV-4", MEANS, "keeps-facing")

NEAR_COVER: Final = 4 * INCH  # of ground for which line infantry disperses
MOST_RANKS: Final = 2
OF_FOOT: Final = range(LINE, SKIRMISH + 1)
OF_HORSE: Final = (LINE, MARCH, ECHELON, FORAGERS)


def files_for(u: Unit, formation: i64, files: i64) -> i64:
    return files if files > 0 else usual_files(u.arm, formation, u.figures)


def is_rank_change(u: Unit, formation: i64) -> bool:
    return formation == u.formation


def why_not_formation(b: Battle, u: Unit, formation: i64, files: i64) -> Refusal | None:
    """C-INF-1 to 6, C-CAV-6 to 9 Whether it may be in a formation, so many abreast."""
    if u.formation == GARRISON or not knows(u, formation):
        return NOT_FOR_IT
    if not has_enough(u, formation):
        return TOO_FEW
    if not are_files_right(u.arm, formation, u.figures, files_for(u, formation, files)):
        return WRONG_FILES
    return None if may_disperse(b, u, formation) else NOT_HERE


def may_disperse(b: Battle, u: Unit, formation: i64) -> bool:
    """C-INF-6 Line infantry skirmishes only in difficult ground and buildings, or beside them."""
    if formation != SKIRMISH or u.roster.is_light() or u.is_detached():
        return True
    here = footprint(b, u).hull
    for area in b.setting.ground.areas_with(DIFFICULT | VERY_DIFFICULT | WOODED | BUILDING):
        if not far(area.shape, here, NEAR_COVER):
            return True
    return False


def why_not_change(b: Battle, u: Unit, action: Form) -> Refusal | None:
    """C-INF-7, C-INF-8 Another formation, or other ranks, where there is room for it."""
    files = files_for(u, action.formation, action.files)
    refusal = why_not_formation(b, u, action.formation, files)
    if refusal is not None:
        return refusal
    if action.facing >= 0 and action.facing != u.pose.h:
        return KEEPS_FACING
    if is_rank_change(u, action.formation):
        refusal = why_not_ranks(b, u, files)
        if refusal is not None:
            return refusal
    return None if place_for(b, u, action.formation, files, u.pose.h) is not None else NO_ROOM


def why_not_ranks(b: Battle, u: Unit, files: i64) -> Refusal | None:
    """C-INF-7, D-29 At most two ranks more or fewer, for half a move each."""
    if files == u.files:
        return SAME
    if rank_steps(u, files) > MOST_RANKS:
        return TOO_MANY_RANKS
    return NO_MOVE_LEFT if u.used + rank_share(b, u, files) > WHOLE else None


def rank_steps(u: Unit, files: i64) -> i64:
    more = ranks_of(files, u.figures) - ranks_of(u.files, u.figures)
    return max(more if more >= 0 else -more, 1)


def rank_share(b: Battle, u: Unit, files: i64) -> i64:
    """D-29 Half of its move for each rank; nothing for Open Order and the Guard."""
    if u.is_open_order() or u.roster.is_guard():
        return 0
    return share_of(rank_steps(u, files) * base_move(u) // 2, allowance_of(b, u))


def list_changes(b: Battle, u: Unit) -> list[Action]:
    """Formations of its arm in their usual width, and a few other widths of columns."""
    found: list[Action] = []
    for formation in OF_FOOT if u.arm == INFANTRY else OF_HORSE:
        if formation != u.formation:
            found.append(Form(u.uid, formation))
    if u.formation == COLUMN or u.formation == ECHELON or u.is_open():
        for files in (u.files - 1, u.files + 1):
            if are_files_right(u.arm, u.formation, u.figures, files):
                found.append(Form(u.uid, u.formation, files))
    return found


def form(b: Battle, uid: i64, formation: i64, files: i64, heading: i64) -> bool:
    """It changes; False where it finds no room any more."""
    u = b.units[uid]
    abreast = files_for(u, formation, files)
    pose: Pose | None = place_for(b, u, formation, abreast, heading)
    if pose is None:
        return False
    if is_rank_change(u, formation):
        b.spend(uid, rank_share(b, u, abreast))
    b.form(uid, formation, abreast, pose)
    return True
