"""D-65, D-164, D-169: a unit that stands again takes any formation and facing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.angles import QUARTER

from ...model.actions import STAY, Form, Stay
from ...model.flow import battle
from ...model.kinds import FORAGERS
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import are_files_right, centre_of, has_enough, knows, place_for, usual_files
from ..ground import heading_between, nearest_enemy

NOT_ASKED: Final = Refusal("D-169", MOMENT, "not-now")
ANOTHER: Final = Refusal("D-169", PIECE, "another-unit")
UNKNOWN: Final = Refusal("C-INF-8", MEANS, "not-for-it")
TOO_FEW: Final = Refusal("D-131", PIECE, "too-few-figures")
WRONG_FILES: Final = Refusal("C-INF-7", LIMIT, "wrong-files")
NO_ROOM: Final = Refusal("D-160", LIMIT, "no-room-to-form")


def files_for(u: Unit, action: Form) -> i64:
    return action.files if action.files else usual_files(u.arm, action.formation, u.figures)


def facing_of(u: Unit, action: Form) -> i64:
    return u.pose.h if action.facing < 0 else action.facing


def facings(b: Battle, u: Unit) -> list[i64]:
    """Worth asking about: as it stands, about, and toward the nearest enemy."""
    found: list[i64] = [-1, (u.pose.h + 2 * QUARTER) % (4 * QUARTER)]
    foe = nearest_enemy(b, u)
    if foe is not None:
        toward = heading_between(centre_of(b, u), centre_of(b, foe)) % (4 * QUARTER)
        if toward not in (u.pose.h, found[1]):
            found.append(toward)
    return found


class ChooseFormation(Decision):
    """D-169 Any formation it knows, in any facing, where there is room; or as it stands."""

    def __init__(self, seat: int, cite: str, unit: i64) -> None:
        super().__init__(seat, cite)
        self.unit: Final[i64] = unit
        self.finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        found: list[Action] = [STAY]
        for formation in range(FORAGERS + 1):
            if knows(u, formation) and has_enough(u, formation):
                for facing in facings(b, u):
                    found.append(Form(u.uid, formation, 0, facing))
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Stay):
            return None
        if not isinstance(action, Form):
            return NOT_ASKED
        if action.unit != self.unit:
            return ANOTHER
        u = b.units[self.unit]
        if not knows(u, action.formation):
            return UNKNOWN
        if not has_enough(u, action.formation):
            return TOO_FEW
        files = files_for(u, action)
        if not are_files_right(u.arm, action.formation, u.figures, files):
            return WRONG_FILES
        if place_for(b, u, action.formation, files, facing_of(u, action)) is None:
            return NO_ROOM
        return None


def form_again(b: Battle, uid: i64, action: Action | None) -> None:
    """It takes the formation that was chosen, or stays as it is."""
    if isinstance(action, Form):
        u = b.units[uid]
        files = files_for(u, action)
        pose = place_for(b, u, action.formation, files, facing_of(u, action))
        assert pose is not None
        b.form(uid, action.formation, files, pose)
